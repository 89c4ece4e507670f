export const id = 651;
export const ids = [651];
export const modules = {

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   it: () => (/* binding */ MODE_SYMLINK),
/* harmony export */   x1: () => (/* binding */ MODE_SUBMODULE)
/* harmony export */ });
/* unused harmony export MODE_EXECUTABLE */
const MODE_SYMLINK = '120000';
const MODE_SUBMODULE = '160000';
const MODE_EXECUTABLE = '100755';


/***/ }),

/***/ 8357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tI: () => (/* binding */ compileGlobs)
});

// UNUSED EXPORTS: MAX_ENTRY_LENGTH, MAX_GLOBSTARS, MAX_GLOB_LENGTH, MAX_WILDCARDS

;// CONCATENATED MODULE: ./changes/glob-match.js
const ANY_FOLDERS = '**';
const STAR = 0x2a;
const QUESTION_MARK = 0x3f;
function hasWildcard(text) {
    return text.includes('*') || text.includes('?');
}
function matchesName(pattern, name) {
    let at = 0;
    let n = 0;
    let star = -1;
    let starEnd = 0;
    while (n < name.length) {
        const symbol = pattern.charCodeAt(at);
        if (symbol === STAR) {
            star = at;
            starEnd = n;
            at += 1;
        }
        else if (symbol === QUESTION_MARK) {
            n += unitsAt(name, n);
            at += 1;
        }
        else if (symbol === name.charCodeAt(n)) {
            n += 1;
            at += 1;
        }
        else if (star === -1) {
            return false;
        }
        else {
            starEnd += unitsAt(name, starEnd);
            n = starEnd;
            at = star + 1;
        }
    }
    while (pattern.charCodeAt(at) === STAR)
        at += 1;
    return at === pattern.length;
}
function unitsAt(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
function matchesFolder(patterns, components) {
    let at = 0;
    let n = 0;
    let globstar = -1;
    let globstarEnd = 0;
    while (n < components.length) {
        const pattern = patterns[at];
        if (pattern === ANY_FOLDERS) {
            globstar = at;
            globstarEnd = n;
            at += 1;
        }
        else if (pattern !== undefined && coversComponent(pattern, components[n] ?? '')) {
            n += 1;
            at += 1;
        }
        else if (globstar === -1) {
            return false;
        }
        else {
            globstarEnd += 1;
            n = globstarEnd;
            at = globstar + 1;
        }
    }
    while (patterns[at] === ANY_FOLDERS)
        at += 1;
    return at === patterns.length;
}
function coversComponent(pattern, component) {
    return pattern === component || (hasWildcard(pattern) && matchesName(pattern, component));
}

;// CONCATENATED MODULE: ./changes/glob-names.js

const MAX_MATCH_STEPS = 1_280_000;
const MAX_KEY = 8;
function nameLookup() {
    const exact = new Map();
    const byEnd = [];
    const byStart = [];
    const others = [];
    return {
        add(glob, last) {
            const [start, end] = literalEnds(last);
            const around = last.length === start.length + 1 + end.length && last[start.length] === '*' ? [start, end] : null;
            const pattern = { glob, last, around };
            if (!hasWildcard(last))
                append(exact, last, pattern);
            else if (end !== '' && end.length >= start.length)
                addByText(byEnd, end.slice(-MAX_KEY), pattern);
            else if (start !== '')
                addByText(byStart, start.slice(0, MAX_KEY), pattern);
            else
                others.push(pattern);
        },
        find(name, pathLength, covering) {
            addCovering(others, name, pathLength, covering);
            if (exact.size > 0)
                addCovering(exact.get(name), name, pathLength, covering);
            for (const { length, patterns } of byEnd) {
                addCovering(patterns.get(name.slice(-length)), name, pathLength, covering);
            }
            for (const { length, patterns } of byStart) {
                addCovering(patterns.get(name.slice(0, length)), name, pathLength, covering);
            }
        },
    };
}
function addCovering(patterns, name, pathLength, covering) {
    if (patterns === undefined)
        return;
    for (const pattern of patterns) {
        if (covers(pattern, name, pathLength))
            covering.push(pattern.glob);
    }
}
function covers({ glob, last, around }, name, pathLength) {
    if (glob.rest === ANY_FOLDERS)
        return true;
    if ((pathLength - glob.folder.length) * glob.rest.length > MAX_MATCH_STEPS)
        return false;
    if (around === null)
        return matchesName(last, name);
    const [start, end] = around;
    return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
function literalEnds(pattern) {
    const first = pattern.search(/[*?]/);
    if (first === -1)
        return [pattern, ''];
    const last = Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?'));
    return [pattern.slice(0, first), pattern.slice(last + 1)];
}
function addByText(lists, text, pattern) {
    let list = lists.find(({ length }) => length === text.length);
    if (list === undefined) {
        list = { length: text.length, patterns: new Map() };
        lists.push(list);
    }
    append(list.patterns, text, pattern);
}
function append(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}

;// CONCATENATED MODULE: ./changes/glob-lookup.js


function globLookup(globs) {
    const places = placesOf(globs);
    const deepest = globs.reduce((length, { folder }) => Math.max(length, folder.length), 0);
    const kept = new Map();
    return (path) => {
        const nameStart = path.lastIndexOf('/') + 1;
        const folder = path.slice(0, nameStart);
        let found = kept.get(folder);
        if (found === undefined) {
            found = isFilePath(folder) ? findFolderGlobs(places, folder, deepest) : [];
            kept.set(folder, found);
        }
        if (found.length === 0)
            return NO_GLOBS;
        const name = path.slice(nameStart);
        if (name === '' || name === '.' || name === '..')
            return NO_GLOBS;
        const covering = [];
        for (const { names } of found)
            names.find(name, path.length, covering);
        return covering.length > 1 ? covering.sort((a, b) => a.index - b.index) : covering;
    };
}
const NO_GLOBS = [];
function isFilePath(folder) {
    return !/(?:^|\/)\.{0,2}\//.test(folder);
}
function placesOf(globs) {
    const byFolder = new Map();
    for (const glob of globs) {
        const groups = byFolder.get(glob.folder) ?? new Map();
        byFolder.set(glob.folder, groups);
        const components = glob.rest.split('/');
        const last = components.at(-1) ?? '';
        const patterns = last === ANY_FOLDERS ? components : components.slice(0, -1);
        const text = patterns.join('/');
        let group = groups.get(text);
        if (group === undefined) {
            group = { patterns, length: text.length, needs: longest(text.split(/[*?/]/)), names: nameLookup() };
            groups.set(text, group);
        }
        group.names.add(glob, last);
    }
    return new Map([...byFolder].map(([folder, groups]) => [folder, placeOf([...groups.values()])]));
}
function placeOf(groups) {
    const literals = groups.map(({ patterns }) => patterns.filter((pattern) => !hasWildcard(pattern)));
    const uses = new Map();
    for (const literal of literals.flat())
        uses.set(literal, (uses.get(literal) ?? 0) + 1);
    const place = { byComponent: new Map(), others: [] };
    for (const [at, group] of groups.entries()) {
        const [literal] = (literals[at] ?? []).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
        if (literal === undefined)
            place.others.push(group);
        else
            append(place.byComponent, literal, group);
    }
    return place;
}
function longest(texts) {
    return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}
function findFolderGlobs(places, folder, deepest) {
    const found = [];
    for (let end = 0; end <= deepest;) {
        const place = places.get(folder.slice(0, end));
        if (place !== undefined)
            addFolderGlobs(place, folder.slice(end), found);
        const next = folder.indexOf('/', end) + 1;
        if (next === 0)
            break;
        end = next;
    }
    return found;
}
function addFolderGlobs({ byComponent, others }, folder, found) {
    const candidates = others.filter((group) => isPossible(group, folder));
    const lookUp = byComponent.size > 0 && folder.length * '*/x'.length <= MAX_MATCH_STEPS;
    if (!lookUp && candidates.every(isAnywhere)) {
        found.push(...candidates);
        return;
    }
    const components = folder === '' ? [] : folder.slice(0, -1).split('/');
    const asked = new Set();
    for (const component of lookUp ? components : []) {
        const groups = byComponent.get(component);
        if (groups === undefined || asked.has(groups))
            continue;
        asked.add(groups);
        for (const group of groups)
            if (isPossible(group, folder))
                candidates.push(group);
    }
    for (const group of candidates) {
        if (isAnywhere(group) || matchesFolder(group.patterns, components))
            found.push(group);
    }
}
function isPossible({ needs, length }, folder) {
    const tooLong = length > ANY_FOLDERS.length && length * folder.length > MAX_MATCH_STEPS;
    return !tooLong && folder.includes(needs);
}
function isAnywhere({ patterns }) {
    return patterns.length === 1 && patterns[0] === ANY_FOLDERS;
}

;// CONCATENATED MODULE: ./changes/scope.js


const MAX_ENTRY_LENGTH = 4_352;
const MAX_GLOB_LENGTH = 256;
const MAX_WILDCARDS = 64;
const MAX_GLOBSTARS = 16;
function compileGlobs(entries) {
    const problems = entries.flatMap((entry) => problemOf(entry) ?? []);
    if (problems.length > 0)
        return { ok: false, problems };
    const literals = new Set(entries);
    const covering = globLookup([...literals].filter(hasWildcard).map(splitGlob));
    const compiled = {
        entries,
        matches: (path) => (literals.has(path) ? path : (covering(path)[0]?.entry ?? null)),
        namesLiterally: (path) => literals.has(path),
        split: (paths) => splitPaths(literals, covering, paths),
    };
    return { ok: true, globs: compiled };
}
function splitPaths(entries, covering, paths) {
    const covered = new Map();
    const outside = [];
    const waiting = new Set(entries);
    for (const path of paths) {
        waiting.delete(path);
        const globs = covering(path);
        for (const { entry } of globs)
            waiting.delete(entry);
        const by = entries.has(path) ? path : globs[0]?.entry;
        if (by === undefined)
            outside.push(path);
        else
            covered.set(path, by);
    }
    return { covered, outside, unmatched: [...waiting] };
}
function splitGlob(entry, index) {
    const folder = literalFolder(entry);
    return { entry, index, folder, rest: entry.slice(folder.length) };
}
function literalFolder(entry) {
    return entry.slice(0, entry.lastIndexOf('/', entry.search(/[*?]/)) + 1);
}
function problemOf(entry) {
    const refuse = (what) => ({ entry, message: `The entry ${excerpt(entry)} ${what}` });
    if (entry.length > MAX_ENTRY_LENGTH) {
        return refuse(`has ${entry.length} characters, more than ${MAX_ENTRY_LENGTH}. Name the files more briefly.`);
    }
    if (!hasWildcard(entry))
        return null;
    const length = entry.length - literalFolder(entry).length;
    if (length > MAX_GLOB_LENGTH) {
        return refuse(`goes on for ${length} characters from its first wildcard's folder, more than ${MAX_GLOB_LENGTH}.`);
    }
    const wildcards = entry.match(/[*?]/g)?.length ?? 0;
    if (wildcards > MAX_WILDCARDS) {
        return refuse(`holds ${wildcards} wildcards, more than ${MAX_WILDCARDS}. Split it into simpler ones.`);
    }
    const globstars = entry.split('/').filter((component) => component === '**').length;
    if (globstars <= MAX_GLOBSTARS)
        return null;
    return refuse(`holds \`**\` ${globstars} times, more than ${MAX_GLOBSTARS}. Split it into simpler ones.`);
}
function excerpt(entry) {
    return JSON.stringify(entry.length > 80 ? `${entry.slice(0, 79)}…` : entry);
}


/***/ }),

/***/ 8303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ spanOf)
/* harmony export */ });
function spanOf({ line, end_line, column, end_column, }) {
    if (end_line > line)
        return { line, endLine: end_line };
    return { line, endLine: line, column, endColumn: Math.max(column, end_column - 1) };
}


/***/ }),

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ SNAPSHOT_SCHEMA_VERSION),
/* harmony export */   Dr: () => (/* binding */ targetString),
/* harmony export */   F2: () => (/* binding */ compareWarnings),
/* harmony export */   Ui: () => (/* binding */ warningString),
/* harmony export */   a: () => (/* binding */ sortWarnings),
/* harmony export */   l: () => (/* binding */ compareTests),
/* harmony export */   mY: () => (/* binding */ testString),
/* harmony export */   u5: () => (/* binding */ sortTests)
/* harmony export */ });
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);

const SNAPSHOT_SCHEMA_VERSION = 1;
function targetString(target) {
    return `${target.package}/${target.target_kind}/${target.target}`;
}
function testString(test) {
    return `${test.package}/${test.target_kind}/${test.target}::${test.name}`;
}
function warningString(warning) {
    return `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f${warning.message}`;
}
function compareTests(a, b) {
    return (compareField(a.package, b.package) ||
        compareField(a.target_kind, b.target_kind) ||
        compareField(a.target, b.target) ||
        compareField(a.name, b.name));
}
function compareWarnings(a, b) {
    return (compareField(a.lint, b.lint) ||
        compareField(a.package, b.package) ||
        compareField(a.file, b.file) ||
        compareField(a.message, b.message));
}
function sortTests(tests) {
    return sortedSet(tests, compareTests, compareTests);
}
function sortWarnings(warnings) {
    return sortedSet(warnings, (a, b) => compareWarnings(a, b) || b.count - a.count, compareWarnings);
}
function compareField(a, b) {
    return a === b ? 0 : (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(a, b);
}
const SORTED_SETS = new WeakSet();
function sortedSet(items, order, identify) {
    if (SORTED_SETS.has(items))
        return items;
    const follows = (item, i, all) => {
        const previous = i === 0 ? undefined : all[i - 1];
        return previous === undefined || identify(previous, item) < 0;
    };
    const sorted = items.every(follows) ? items : [...items].sort(order).filter(follows);
    SORTED_SETS.add(sorted);
    return sorted;
}


/***/ }),

/***/ 1186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ compatibleToolchains),
/* harmony export */   p8: () => (/* binding */ rustcMinor),
/* harmony export */   v3: () => (/* binding */ UNKNOWN_TOOLCHAIN)
/* harmony export */ });
const UNKNOWN_TOOLCHAIN = 'unknown';
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const NUMBER = '(0|[1-9][0-9]*)';
const PRE = '(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const SEMVER = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`);
const MAX_VERSION_NUMBER = 2n ** 64n - 1n;
const MAX_VERSION_LENGTH = 256;
function compatibleToolchains(a, b) {
    const left = rustcMinor(a);
    const right = rustcMinor(b);
    return left !== null && right !== null ? left === right : a === b;
}
function rustcMinor(toolchain) {
    const words = toolchain.split(WHITE_SPACE).filter((word) => word !== '');
    const version = words[0] === 'rustc' ? (words[1] ?? '') : '';
    const numbers = version.length <= MAX_VERSION_LENGTH ? SEMVER.exec(version)?.slice(1, 4) : undefined;
    if (numbers?.every((digits) => BigInt(digits) <= MAX_VERSION_NUMBER) !== true)
        return null;
    return `${numbers[0]}.${numbers[1]}`;
}


/***/ }),

/***/ 7835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ sortUtf8),
/* harmony export */   fI: () => (/* binding */ hasLoneSurrogate),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
const SURROGATE = /[\ud800-\udfff]/;
const FROM_SURROGATES_ON = /[\ud800-\uffff]/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;
function compareUtf8(a, b) {
    if (a === b)
        return 0;
    if (!FROM_SURROGATES_ON.test(a))
        return a < b ? -1 : 1;
    const shared = Math.min(a.length, b.length);
    for (let i = 0; i < shared; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x !== y)
            return codePointRank(x) - codePointRank(y);
    }
    return a.length - b.length;
}
function sortUtf8(strings) {
    const sorted = [...strings];
    if (sorted.some(hasSurrogate))
        return sorted.sort(compareUtf8);
    return isAscending(sorted) ? sorted : sorted.sort();
}
function isAscending(strings) {
    let previous = '';
    for (const text of strings) {
        if (text < previous)
            return false;
        previous = text;
    }
    return true;
}
function hasLoneSurrogate(text) {
    return SURROGATE.test(text) && LONE_SURROGATE.test(text);
}
function hasSurrogate(text) {
    return SURROGATE.test(text);
}
function codePointRank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}


/***/ }),

/***/ 1844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ FLOOR_OFF),
/* harmony export */   KP: () => (/* binding */ CHECKS_OFF),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   hH: () => (/* binding */ notApplicable)
/* harmony export */ });
function known(value) {
    return { state: 'known', value };
}
function missing(kind, reason) {
    return { state: 'missing', kind, reason };
}
function notApplicable(reason) {
    return { state: 'not-applicable', reason };
}
const FLOOR_OFF = notApplicable('`floor: off`: no test was run and no warning counted for this verdict.');
const CHECKS_OFF = notApplicable('`run-checks: off`: the plan checks were not run for this verdict.');


/***/ }),

/***/ 366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ GATES)
});

;// CONCATENATED MODULE: ./gates/gate.js
function defineGate(gate) {
    return gate;
}

;// CONCATENATED MODULE: ./gates/baseline.js

const baselineGate = defineGate({
    id: 'baseline',
    title: 'Baseline',
    why: 'Tests and warnings are held against the commit that the feature started from; a baseline that is not the one the plan pins could hide any loss.',
    failureKind: 'bad-baseline',
    needs: ['baselineState'],
    evaluate({ baselineState }) {
        const { source, pinnedOf, findings } = baselineState;
        const errors = findings.filter((finding) => finding.level === 'error').length;
        if (errors > 0) {
            const reasons = errors === 1 ? '' : `, for ${errors} reasons`;
            return { summary: `The baseline can not be relied on${reasons}.`, findings };
        }
        if (source === null) {
            return {
                summary: 'The head has the three hashes that the plan pins: for what they cover, no list of the baseline is needed.',
                findings,
            };
        }
        if (pinnedOf !== undefined) {
            const summary = `The baseline is ${source}, which is of the commit that the plan names; the hashes that the plan pins are those of ${pinnedOf}.`;
            return { summary, findings };
        }
        return { summary: `The baseline is ${source}, which is what the plan pins.`, findings };
    },
});

;// CONCATENATED MODULE: ./gates/branch.js

const branchGate = defineGate({
    id: 'branch',
    title: 'Branch',
    why: 'A change that lands on another branch than the plan names escapes every later check of the feature.',
    failureKind: 'violation',
    needs: ['placement'],
    evaluate({ placement }) {
        const expected = expectedBase(placement);
        if (placement.baseRef === expected) {
            return {
                summary: `The base ${placement.baseRef} is the plan's branch for a ${placement.kind} pull request.`,
                findings: [],
            };
        }
        return {
            summary: `The base is ${placement.baseRef}, not ${expected}.`,
            findings: [wrongBase(placement, expected)],
        };
    },
});
function expectedBase({ kind, feature }) {
    return kind === 'feature' ? feature.source_branch : feature.integration_branch;
}
function wrongBase(placement, expected) {
    return {
        code: 'wrong_base',
        level: 'error',
        message: `A ${placement.kind} pull request of ${placement.feature.slug} goes into ${expected}, but this one goes into ${placement.baseRef}.`,
        help: `Change the base of the pull request to ${expected}, or choose the plan that governs ${placement.baseRef}.`,
    };
}

;// CONCATENATED MODULE: ./gates/checks-pass.js

const SHOWN_LINES = 10;
const SHOWN_UNITS = 800;
const checksPassGate = defineGate({
    id: 'checks-pass',
    title: 'Plan checks',
    why: 'The checks are what the plan itself says must hold when this work is done.',
    failureKind: 'violation',
    needs: ['planChecks'],
    evaluate({ planChecks }) {
        const findings = planChecks.flatMap(findingFor);
        const number = planChecks.length;
        const all = number === 1 ? 'The plan check' : `All ${number} plan checks`;
        const some = number === 1 ? 'The plan check' : `${findings.length} of ${number} plan checks`;
        const summary = findings.length === 0 ? `${all} exited as expected.` : `${some} did not exit as expected.`;
        return { summary, findings };
    },
});
function findingFor({ check, place, results }) {
    const expected = check.expect_exit ?? 0;
    const what = `Plan check “${check.desc}” (\`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`})`;
    const bad = results.find((result) => result.exit_code !== expected);
    if (results.length > 0 && bad === undefined)
        return [];
    const help = `Run \`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`} and mend what it reports; it must exit with ${expected}.`;
    if (bad === undefined || bad.exit_code === null) {
        const why = bad?.reason ?? 'The evidence holds no result of it.';
        return [
            {
                code: 'check_not_run',
                level: 'error',
                message: `${what} did not run to its end. ${why}`,
                help,
                ...place,
            },
        ];
    }
    return [
        {
            code: 'check_failed',
            level: 'error',
            message: `${what} exited with ${bad.exit_code}, not ${expected}.${printed(bad)}`,
            help,
            ...place,
        },
    ];
}
function printed({ output }) {
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    const last = lines
        .slice(-SHOWN_LINES)
        .join('\n')
        .slice(-SHOWN_UNITS)
        .replace(/^[\udc00-\udfff]/, '');
    return last === '' ? '' : ` It printed last:\n${last}`;
}

;// CONCATENATED MODULE: ./gates/dependencies.js

const LISTED = 10;
const TITLE_POINTS = 100;
const dependenciesGate = defineGate({
    id: 'dependencies',
    title: 'Dependencies',
    why: 'A chunk is planned on top of those that it names; merged before them it stands on code that is not there, and a feature that lacks a chunk is not the one that was agreed.',
    failureKind: 'violation',
    needs: ['dependencies'],
    evaluate({ dependencies }) {
        const ids = new Set(dependencies.needed);
        const needed = dependencies.chunks.filter(({ id }) => ids.has(id));
        const lacking = needed.filter(({ state }) => state !== 'landed');
        const notThere = new Set(dependencies.chunks.filter(({ state }) => state === 'missing').map(({ id }) => id));
        const findings = [
            ...lacking.map((chunk) => notLanded(chunk, notThere, dependencies)),
            ...dependencies.strangers.map(stranger),
            ...unclearMerges(dependencies, lacking.length > 0),
            ...needed.flatMap(onlyDescribed),
            ...needed.flatMap((chunk) => landedEarly(chunk, notThere, dependencies)),
        ];
        const summary = lacking.length === 0 ? allLanded(needed, dependencies) : someMissing(lacking, needed, dependencies);
        return { summary, findings };
    },
});
function allLanded(needed, { owner, source }) {
    const names = listed(needed.map(({ id, by }) => (by === null ? id : `${id} (#${by.number})`)));
    const said = source === 'flag' ? ', as `--landed` says' : '';
    if (needed.length === 1)
        return `The one chunk ${which(owner)} has landed${said}: ${names}.`;
    const all = needed.length === 2 ? 'Both' : `All ${needed.length}`;
    return `${all} chunks ${which(owner)} have landed${said}: ${names}.`;
}
function someMissing(lacking, needed, { owner }) {
    const ids = listed(lacking.map(({ id }) => id));
    const of = needed.length === 1 ? 'The one chunk' : `${lacking.length} of ${needed.length} chunks`;
    return `${of} ${which(owner)} ${lacking.length === 1 ? 'has' : 'have'} not landed: ${ids}.`;
}
function which({ kind, name }) {
    return kind === 'chunk' ? `that chunk ${name} depends on` : `of feature ${name}`;
}
function called({ kind, name }) {
    return `${kind} ${name}`;
}
function notLanded(chunk, notThere, dependencies) {
    const { owner, branch, source } = dependencies;
    const needs = owner.kind === 'chunk' ? 'depends on' : 'needs';
    const why = source === 'flag'
        ? 'it is not among those that `--landed` names.'
        : `no merged pull request into ${branch} is for it. ${candidates(chunk)}`;
    const message = `${capital(called(owner))} ${needs} chunk ${chunk.id}, which has not landed: ${why}${before(chunk, notThere)}`;
    return { code: 'not_landed', level: 'error', message, help: remedy(chunk, dependencies) };
}
function candidates({ open }) {
    if (open.length === 0)
        return 'No open one is, either.';
    return `Open for it: ${listed(open.map(mentioned))}.`;
}
function mentioned({ number, title, fork }) {
    return `#${number} “${shortened(title)}”${fork ? ' (from a fork)' : ''}`;
}
function before({ deps }, notThere) {
    const first = deps.filter((id) => notThere.has(id));
    return first.length === 0 ? '' : ` Before it, ${listed(first)} must land.`;
}
function remedy({ id, open }, { branch, source }) {
    if (source === 'flag')
        return `If it has landed, name it too: \`--landed ${id}\`. Else land it first.`;
    const [first, ...others] = open;
    const again = 'then run this check again';
    if (first !== undefined)
        return others.length === 0
            ? `Merge #${first.number} first, ${again}.`
            : `Merge one of the pull requests that are open for chunk ${id} first, ${again}.`;
    return (`Merge a pull request for chunk ${id} into ${branch} first, ${again}. ` +
        `If one merged that does not say so, give it the label \`chunk:${id}\`.`);
}
function stranger(id) {
    return {
        code: 'unknown_landed',
        level: 'warning',
        message: `\`--landed\` names ${shortened(id)}, which is no chunk of the plan.`,
        help: "Use the plan's ids, separated by commas.",
    };
}
function unclearMerges({ unclear, branch }, lacking) {
    const level = lacking ? 'warning' : 'notice';
    const told = unclear.slice(0, LISTED).map((pull) => unclearMerge(pull, level));
    const more = unclear.length - told.length;
    if (more === 0)
        return told;
    const message = `${more} more pull ${more === 1 ? 'request' : 'requests'} with signs that disagree merged into ${branch}, and ${more === 1 ? 'counts' : 'count'} for no chunk.`;
    const help = 'Correct the labels or the lines Plan-Chunk of those that are named; then the others are named.';
    return [...told, { code: 'unclear_merge', level, message, help }];
}
function unclearMerge(pull, level) {
    return {
        code: 'unclear_merge',
        level,
        message: `${mentioned(pull)} is merged and counts for no chunk. ${pull.why}`,
        help: `Correct the label or the line Plan-Chunk of #${pull.number}, so that all its signs name the chunk that it landed; its branch can't be renamed any more.`,
    };
}
function onlyDescribed({ id, by }) {
    if (by === null || !by.described)
        return [];
    return [
        {
            code: 'landed_by_description',
            level: 'notice',
            message: `Chunk ${id} counts as landed by the description of ${mentioned(by)} alone, which its author can change after the merge.`,
            help: `Look at #${by.number}; if it landed the chunk, give it the label \`chunk:${id}\` to settle it.`,
        },
    ];
}
function landedEarly({ id, state, deps }, notThere, { owner }) {
    const absent = deps.filter((dep) => notThere.has(dep));
    if (state !== 'landed' || absent.length === 0 || owner.kind === 'feature')
        return [];
    const have = absent.length === 1 ? 'has' : 'have';
    return [
        {
            code: 'landed_early',
            level: 'notice',
            message: `Chunk ${id} has landed, but ${listed(absent)}, which it depends on itself, ${have} not.`,
            help: `If ${called(owner)} relies on ${listed(absent)} too, have the next plan revision say so in its \`deps\`.`,
        },
    ];
}
function listed(names) {
    const more = names.length - LISTED;
    return more > 0 ? `${names.slice(0, LISTED).join(', ')} and ${more} more` : names.join(', ');
}
function shortened(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const points = [...line];
    return points.length <= TITLE_POINTS ? line : `${points.slice(0, TITLE_POINTS).join('')}…`;
}
function capital(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./gates/evidence.js

const evidenceGate = defineGate({
    id: 'evidence',
    title: 'Evidence',
    why: 'Without evidence from running the code nobody knows whether tests and clippy still hold.',
    failureKind: 'incomplete-evidence',
    needs: ['evidenceState'],
    evaluate({ evidenceState }) {
        const { content, findings, reused = [] } = evidenceState;
        if (findings.length > 0 || content === null)
            return { summary: problem(evidenceState), findings };
        return { summary: [described(content), ...reused].join(' '), findings };
    },
});
function problem({ origin, content }) {
    if (origin === null)
        return 'There is no evidence of what the code does.';
    if (content === null)
        return origin === 'file'
            ? 'What was handed over is no evidence that can be used.'
            : 'No evidence could be captured.';
    const what = origin === 'file' ? 'evidence that was handed over' : 'evidence that was captured';
    return `The ${what} can not be used.`;
}
function described({ toolchain, passed, failed, ignored, targets, warnings }) {
    const ran = `${passed} ${passed === 1 ? 'test' : 'tests'} passed, ${failed} failed`;
    const tests = `${ran} and ${ignored} ${ignored === 1 ? 'was' : 'were'} ignored in ${targets} ${targets === 1 ? 'target' : 'targets'}`;
    return `${tests}; ${warnings} clippy ${warnings === 1 ? 'warning' : 'warnings'} (${toolchain}).`;
}

// EXTERNAL MODULE: ./changes/changed-file.js
var changed_file = __webpack_require__(484);
// EXTERNAL MODULE: ./changes/scope.js + 3 modules
var changes_scope = __webpack_require__(8357);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(1138);
;// CONCATENATED MODULE: ./changes/scope-hint.js


const MAX_FOLDERS = 32;
const indexes = new WeakMap();
function scopeHint(path, entries) {
    const index = indexOf(entries);
    const composed = originOf(index.composed, compose(path));
    if (composed !== null) {
        return `The entry ${composed} looks the same, but its letters are composed of other Unicode characters (NFC or NFD).`;
    }
    const folded = originOf(index.folded, fold(path));
    if (folded !== null)
        return `The entry ${folded} differs only by upper and lower case.`;
    const folder = folderEntry(path, index.exact);
    if (folder === null)
        return foreignHint(path, index.foreign);
    return `The entry ${folder} covers a folder's name only; ${folder.replace(/\/$/, '')}/** covers what is in it.`;
}
function indexOf(entries) {
    const known = indexes.get(entries);
    if (known !== undefined)
        return known;
    const index = {
        exact: compileAll(entries),
        composed: rewrite(entries, compose),
        folded: rewrite(entries, fold),
        foreign: foreignGlobs(entries),
    };
    indexes.set(entries, index);
    return index;
}
function rewrite(entries, change) {
    const origins = new Map();
    for (const entry of entries) {
        const changed = change(entry);
        if (!origins.has(changed))
            origins.set(changed, entry);
    }
    return { globs: compileAll([...origins.keys()]), origins };
}
function compileAll(entries) {
    const compiled = (0,changes_scope/* compileGlobs */.tI)(entries);
    return compiled.ok ? compiled.globs : compileAll([]);
}
function originOf({ globs, origins }, path) {
    const entry = globs.matches(path);
    return entry === null ? null : (origins.get(entry) ?? null);
}
function folderEntry(path, exact) {
    let end = path.indexOf('/');
    for (let depth = 0; end >= 0 && depth < MAX_FOLDERS; depth++) {
        const folder = path.slice(0, end);
        const entry = exact.namesLiterally(`${folder}/`) ? `${folder}/` : exact.matches(folder);
        if (entry !== null)
            return entry;
        end = path.indexOf('/', end + 1);
    }
    return null;
}
const MAX_FOREIGN = 50;
const MAX_FOREIGN_PATH = 512;
function foreignGlobs(entries) {
    return entries
        .filter((entry) => entry.length <= 128 && /[{[]/.test(entry) && isSimple(entry))
        .slice(0, MAX_FOREIGN)
        .map((entry) => new esm/* Minimatch */.VR(entry, { dot: true, noext: true, nocomment: true, nonegate: true, platform: 'linux' }));
}
function isSimple(entry) {
    const stars = entry.split('/').map((component) => component.split('*').length - 1);
    const braces = entry.split('{').length - 1;
    return braces <= 2 && !entry.includes('..') && stars.every((count) => count <= 2) && sum(stars) <= 4;
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
function foreignHint(path, globs) {
    if (path.length > MAX_FOREIGN_PATH)
        return null;
    const found = globs.find((glob) => glob.match(path));
    if (found === undefined)
        return null;
    return `The entry ${found.pattern} would cover it where braces and brackets are patterns; here they are characters of a name, so list what they stand for, one entry each.`;
}
function compose(text) {
    return text.normalize('NFC');
}
function fold(text) {
    return compose(text).toLowerCase();
}

// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
;// CONCATENATED MODULE: ./gates/file-scope.js





const LISTED_ENTRIES = 20;
const fileScopeGate = defineGate({
    id: 'file-scope',
    title: 'File scope',
    why: 'The plan says which files a chunk may touch, so that chunks can be built side by side and reviewed for what they are.',
    failureKind: 'violation',
    needs: ['changes', 'scope'],
    evaluate({ changes, scope }) {
        const compiled = (0,changes_scope/* compileGlobs */.tI)([...scope.entries, ...scope.allow]);
        if (!compiled.ok)
            return {
                summary: 'An entry of the scope is not usable.',
                findings: compiled.problems.map(unusableEntry),
            };
        const split = compiled.globs.split(changes.map((file) => file.path));
        const strays = new Set(split.outside);
        const outside = changes.filter((file) => strays.has(file.path) && !(scope.steeringToo && (0,plan_files/* isSteeringFile */.Wg)(file.path)));
        const tolerated = outside.length <= scope.slack;
        const findings = outside.map((file) => outOfScope(file, scope, tolerated));
        return {
            summary: summary(changes.length, outside.length, scope),
            findings: [...findings, ...unmatchedNotices(split.unmatched, scope)],
        };
    },
});
function summary(changed, outside, { owner, slack }) {
    if (changed === 0)
        return 'No file changes.';
    if (outside === 0)
        return changed === 1
            ? `The one changed file is in the scope of ${owner}.`
            : `All ${changed} changed files are in the scope of ${owner}.`;
    const slackNote = slack === 0 ? '' : ` (${slack} tolerated by \`slack\`)`;
    if (changed === 1)
        return `The one changed file is outside the scope of ${owner}${slackNote}.`;
    return `${outside} of ${changed} changed files ${outside === 1 ? 'is' : 'are'} outside the scope of ${owner}${slackNote}.`;
}
function outOfScope(file, scope, tolerated) {
    const { path } = file;
    const hint = scopeHint(path, scope.entries);
    const near = hint === null ? '' : ` ${hint}`;
    return {
        code: tolerated ? 'tolerated_by_slack' : 'out_of_scope',
        level: tolerated ? 'notice' : 'error',
        message: `${path} ${file_scope_described(file)}, but it is not in files_touched of ${scope.owner}.${near}`,
        help: tolerated ? 'Tolerated by slack; nothing to do.' : file_scope_remedy(path, scope.owner),
        path,
        line: 1,
    };
}
function file_scope_remedy(path, owner) {
    return (0,plan_files/* isSteeringFile */.Wg)(path)
        ? 'Take it out of this pull request; plans and baselines change in a pull request of their own.'
        : `Undo the change to ${path}, or have the next plan revision list it for ${owner}.`;
}
function file_scope_described({ change, before, after }) {
    if (change === 'deleted')
        return 'is deleted or moved away';
    const now = special(after);
    if (change === 'added')
        return now === null ? 'is added' : `is added as a ${now}`;
    return before === undefined || after === undefined ? 'is changed' : describedChange(before, after);
}
function describedChange(before, after) {
    const [was, now] = [special(before), special(after)];
    if (was !== now)
        return now === null ? `is no longer a ${was}` : `becomes a ${now}`;
    if (now === 'submodule')
        return 'is a submodule that moves to another commit';
    const modes = `from ${before.mode} to ${after.mode}`;
    if (before.oid === after.oid)
        return `changes its mode ${modes}`;
    return before.mode === after.mode ? 'is changed' : `is changed, and so is its mode, ${modes}`;
}
function special(version) {
    if (version?.mode === changed_file/* MODE_SYMLINK */.it)
        return 'symlink';
    return version?.mode === changed_file/* MODE_SUBMODULE */.x1 ? 'submodule' : null;
}
function unmatchedNotices(entries, scope) {
    const planned = new Set(scope.entries);
    const listed = entries.filter((entry) => planned.has(entry));
    if (listed.length === 0)
        return [];
    const shown = listed.slice(0, LISTED_ENTRIES).join(', ');
    const more = listed.length > LISTED_ENTRIES ? ` and ${listed.length - LISTED_ENTRIES} more` : '';
    return [
        {
            code: 'unmatched_entries',
            level: 'notice',
            message: `Entries of ${scope.owner} that no changed file matches: ${shown}${more}.`,
            help: 'Nothing to do, unless one was meant to match: entries are exact, case counts, and a folder needs `/**`.',
        },
    ];
}
function unusableEntry(problem) {
    return {
        code: 'unusable_entry',
        level: 'error',
        message: problem.message,
        help: 'Have the next plan revision use a simpler entry, or correct input `allow`.',
    };
}

;// CONCATENATED MODULE: ./plan/allowances-apply.js
function applyAllowances(gate, sets, offences) {
    const own = byName(sets.own, gate);
    const others = byName(sets.others, gate);
    const used = new Map();
    const refused = [];
    for (const offence of offences) {
        const fitting = [own, ...(offence.landedBefore ? [others] : [])].flatMap((set) => offence.names.flatMap((name) => set.get(name) ?? []));
        if (fitting.length === 0)
            refused.push(withTheWayOut(gate, sets, offence));
        for (const allowance of fitting) {
            const covered = used.get(allowance) ?? [];
            covered.push(offence.finding);
            used.set(allowance, covered);
        }
    }
    const unused = [...own.values()].flat().filter((allowance) => !used.has(allowance));
    return {
        findings: [...refused, ...[...used].map(usedNotice), ...unused.map(unusedNotice)],
        refused: refused.length,
        allowed: offences.length - refused.length,
    };
}
function byName(allowances, gate) {
    const named = new Map();
    for (const allowance of allowances.filter((each) => each.gate === gate)) {
        const same = named.get(allowance.match) ?? [];
        same.push(allowance);
        named.set(allowance.match, same);
    }
    return named;
}
function usedNotice([{ chunk, match, reason }, covered]) {
    const [first] = covered;
    const what = covered.length > 1 ? `${covered.length} findings at ${legible(match)}` : (first?.message ?? '');
    return {
        code: 'allowed',
        level: 'notice',
        message: `The plan allows this for chunk ${chunk}, because: ${reason} It covers: ${what}`,
        help: 'Nothing to do; the exception stands in allowances.json at the plan ref.',
        ...(first?.path === undefined ? {} : { path: first.path }),
        ...(first?.line === undefined ? {} : { line: first.line }),
    };
}
function unusedNotice({ chunk, gate, match }) {
    return {
        code: 'allowance_unused',
        level: 'notice',
        message: `The allowance of chunk ${chunk} for ${legible(match)} (${gate}) matched nothing.`,
        help: 'Nothing to do, unless it was meant to match: it must be the canonical string or path to the letter.',
    };
}
function legible(match) {
    return match.replaceAll('\u001f', ' | ');
}
function withTheWayOut(gate, { chunk }, { finding, names }) {
    const [match] = names;
    if (match === undefined)
        return finding;
    return { ...finding, help: `${finding.help}\n${howToAllow(gate, match, chunk ?? null)}` };
}
function howToAllow(gate, match, chunk) {
    const blanks = chunk === null ? 'the chunk that it is for and your reason' : 'your reason';
    const entry = [
        ['chunk', chunk ?? 'id of the chunk'],
        ['gate', gate],
        ['match', match],
        ['reason', 'why this is meant'],
    ].map(([name, value]) => `"${name}": ${seenJson(value ?? '')}`);
    return `Where it is meant, a plan pull request can allow it with this as .taskfleet/allowances.json, ${blanks} filled in (if the file is there, add what the brackets hold to its list):\n[{ ${entry.join(', ')} }]`;
}
function seenJson(text) {
    return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) => [...Array(character.length).keys()]
        .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join(''));
}
function asAllowed(count, what) {
    return `${count} ${count === 1 ? 'is' : 'are'} ${what}, as the plan allows`;
}
function allowedAside({ allowed, refused }) {
    if (allowed === 0)
        return '';
    const more = refused === 0 ? '' : ' more';
    return ` (${allowed}${more} ${allowed === 1 ? 'is' : 'are'} allowed by the plan)`;
}

;// CONCATENATED MODULE: ./gates/no-assertion-loss.js


const ID = 'no-assertion-loss';
const noAssertionLossGate = defineGate({
    id: ID,
    title: 'No assertion loss',
    why: 'A test that asserts less still passes and still counts, but no longer notices what it used to notice.',
    failureKind: 'violation',
    needs: ['assertionLosses', 'allowances'],
    evaluate({ assertionLosses, allowances }) {
        const { tests, files, tooLarge, looked } = assertionLosses;
        const judged = applyAllowances(ID, allowances, [...tests, ...files].map(offence));
        const touched = looked === 1
            ? 'in the one Rust file that was there before'
            : `in the ${looked} Rust files that were there before`;
        return {
            summary: judged.refused === 0
                ? `No test lost an assertion${looked === 0 ? '' : ` ${touched}`}${allowedAside(judged)}.`
                : `Assertions are lost in ${judged.refused} ${judged.refused === 1 ? 'place' : 'places'}${allowedAside(judged)}.`,
            findings: [...judged.findings, ...tooLarge.map(tooLargeNotice)],
        };
    },
});
function offence(loss) {
    const { path, line, ids } = loss;
    const { code, message, help } = words(loss);
    const finding = {
        code,
        level: 'error',
        message,
        help,
        path,
        line,
    };
    return { finding, names: [...ids, path], landedBefore: false };
}
const BRING_BACK = 'Bring the assertions back, or put ones that say as much in their place.';
const LEAD_BACK = 'Let a `mod` line or a target of Cargo.toml lead to the file again, or bring its assertions to where the tests are now.';
const NAMED_TESTS = 5;
function words(loss) {
    const { path, name, cause } = loss;
    const test = `Test ${name} in ${path}`;
    switch (cause?.kind) {
        case 'unreached':
        case 'deleted':
            return wholeFileWords(loss, cause.kind);
        case 'tests-gone':
            return testsGoneWords(loss, cause.names);
        case 'panic':
        case 'message':
            return panicWords(test, cause.kind);
        case 'doctest': {
            const [of, at] = name === '' ? ['', `at the top of ${path}`] : [`of ${name} `, `in ${path}`];
            if (cause.panics)
                return doctestPanicWords(`A doctest ${of}${at}`);
            const message = `The doctests ${of}${at} ${counts(loss, 'assert')}.`;
            return { code: 'doctest_lost_assertions', message, help: BRING_BACK };
        }
        case 'macro':
            return {
                code: 'test_lost_assertions',
                message: `${test} ${counts(loss, 'asserts')}: line ${cause.macroLine} puts another macro in the place of ${cause.macro}!, and what that one is given does not count.`,
                help: `Use the ${cause.macro}! of before, or give the new macro a name of its own.`,
            };
        default: {
            if (name !== null)
                return {
                    code: 'test_lost_assertions',
                    message: `${test} ${counts(loss, 'asserts')}.`,
                    help: BRING_BACK,
                };
            const message = `${path} ${counts(loss, 'asserts')}, which no test that moved accounts for.`;
            return { code: 'file_lost_assertions', message, help: BRING_BACK };
        }
    }
}
function counts({ before, after }, verb) {
    return `asserted ${times(before)} and ${verb} ${after === 0 ? 'nothing' : times(after)} now`;
}
function wholeFileWords({ path, before }, cause) {
    const [done, help] = cause === 'deleted'
        ? ['is deleted', 'Restore the file, or put tests that assert as much in its place.']
        : ['belongs to no target whose tests run now', LEAD_BACK];
    const message = `${path} asserted ${times(before)} and ${done}, and no test that moved accounts for that.`;
    return { code: 'file_lost_assertions', message, help };
}
function testsGoneWords(loss, names) {
    const more = names.length - NAMED_TESTS;
    const listed = `${names.slice(0, NAMED_TESTS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    const [gone, help] = names.length === 1
        ? [`Test ${listed} of ${loss.path} is gone`, 'Restore the test, or bring one that asserts as much.']
        : [
            `Tests ${listed} of ${loss.path} are gone`,
            'Restore the tests, or bring others that assert as much.',
        ];
    const message = `${gone}: the file ${counts(loss, 'asserts')}, which no test that moved accounts for.`;
    return { code: 'file_lost_assertions', message, help };
}
function doctestPanicWords(doctest) {
    return {
        code: 'doctest_expects_panic',
        message: `${doctest} is to panic now and was to run through before, so it passes when what it shows breaks.`,
        help: 'Take `should_panic` off its code fence again, or keep the example as it was and add one of its own for the panic.',
    };
}
function panicWords(test, kind) {
    if (kind === 'message')
        return {
            code: 'test_expects_any_panic',
            message: `${test} accepts more panics than it did: what its panic must say is gone or shorter.`,
            help: 'Bring the message back, so that no other panic makes the test pass.',
        };
    return {
        code: 'test_expects_panic',
        message: `${test} is to panic now and was not before, so it passes when what it tests breaks.`,
        help: 'Take `should_panic` away again and mend what panics, or add a test of its own for the panic.',
    };
}
function times(count) {
    return `${count} ${count === 1 ? 'time' : 'times'}`;
}
function tooLargeNotice(path) {
    return {
        code: 'too_large',
        level: 'notice',
        message: `${path} is larger than 2 MiB, so its assertions were not counted.`,
        help: 'Nothing to do, unless it holds tests: then split it.',
        path,
        line: 1,
    };
}

// EXTERNAL MODULE: ./evidence/toolchain.js
var evidence_toolchain = __webpack_require__(1186);
;// CONCATENATED MODULE: ./evidence/lint-url.js

const CLIPPY = 'clippy::';
const LINT_NAME = /^[a-z0-9_]+$/;
function lintUrl(lint, toolchain) {
    const name = lint.startsWith(CLIPPY) ? lint.slice(CLIPPY.length) : lint;
    if (!LINT_NAME.test(name))
        return null;
    if (!lint.startsWith(CLIPPY))
        return `https://doc.rust-lang.org/rustc/lints/index.html?search=${name}`;
    const minor = (0,evidence_toolchain/* rustcMinor */.p8)(toolchain);
    const version = minor === null || /-(?:nightly|beta|dev)/.test(toolchain) ? 'master' : `rust-${minor}.0`;
    return `https://rust-lang.github.io/rust-clippy/${version}/index.html#${name}`;
}

// EXTERNAL MODULE: ./evidence/site-span.js
var site_span = __webpack_require__(8303);
// EXTERNAL MODULE: ./evidence/snapshot.js
var snapshot = __webpack_require__(421);
;// CONCATENATED MODULE: ./gates/no-new-clippy.js





const no_new_clippy_ID = 'no-new-clippy';
const LISTED_LINES = 10;
const noNewClippyGate = defineGate({
    id: no_new_clippy_ID,
    title: 'No new clippy warnings',
    why: 'Warnings that are let in pile up until nobody reads them.',
    failureKind: 'violation',
    needs: ['warningComparison', 'floorAllowances'],
    evaluate({ warningComparison, floorAllowances }) {
        const hidden = (warningComparison.hidden ?? []).map(hiddenOffence);
        if (warningComparison.by === 'hash') {
            const judged = applyAllowances(no_new_clippy_ID, floorAllowances, hidden);
            const { warnings } = warningComparison;
            const summary = warnings === 0
                ? "There is no clippy warning, as at the baseline: the hash is the plan's."
                : warnings === 1
                    ? "There is the same clippy warning as at the baseline: the hash is the plan's."
                    : `There are the same ${warnings} clippy warnings as at the baseline: their hash is the plan's.`;
            return {
                summary: judged.refused === 0 ? summary : `${hiddenWords(judged.refused)} ${summary}`,
                findings: [...judged.findings, ...repeatedNotice(warningComparison)],
            };
        }
        const { added, moved, carried = [], gone, kept, toolchain, claimed = 0 } = warningComparison;
        const fresh = added.map((warning) => no_new_clippy_offence(warning, toolchain));
        const judged = applyAllowances(no_new_clippy_ID, floorAllowances, [...fresh, ...hidden]);
        const unseen = applyAllowances(no_new_clippy_ID, floorAllowances, hidden);
        const refused = judged.refused - unseen.refused;
        const allowed = allowedAside({ ...judged, refused, allowed: judged.allowed - unseen.allowed });
        const unseenWords = unseen.refused === 0 ? '' : ` ${hiddenWords(unseen.refused)}`;
        const aside = [
            ...(gone === 0 ? [] : [`${gone} ${gone === 1 ? 'is' : 'are'} gone or fewer`]),
            ...(moved === 0 ? [] : [`${moved} came along with a file that has a new name`]),
            ...(carried.length === 0 ? [] : [`${carried.length} moved with code to another file`]),
        ];
        const more = aside.length === 0 ? '' : ` ${aside.join(', ')}.`;
        return {
            summary: refused === 0
                ? `No clippy warning is new${allowed}${keptAside(kept)}.${more}${unseenWords}`
                : `${refused} clippy ${refused === 1 ? 'warning is' : 'warnings are'} new${allowed}.${more}${unseenWords}`,
            findings: [...judged.findings, ...claimedWarning(claimed), ...carriedNotices(carried)],
        };
    },
});
function keptAside(kept) {
    return kept === 0 ? '' : `; ${kept} ${kept === 1 ? 'is' : 'are'} as at the baseline`;
}
function no_new_clippy_offence(warning, toolchain) {
    const { lint, before, path, help, landedBefore, file } = warning;
    const url = lintUrl(lint, toolchain);
    const said = help === '' ? 'Mend the code.' : help.replace(/^help: /, '');
    const link = url === null ? '' : `\nAbout ${lint}: ${url}`;
    const match = (0,snapshot/* warningString */.Ui)(warning);
    const finding = {
        code: before === 0 ? 'new_warning' : 'more_warnings',
        level: 'error',
        message: `${lint}: ${warning.message} (${where(warning)})`,
        help: `${said}${link}`,
        ...placeOf(warning),
    };
    return { finding, names: [match, ...new Set([file, path ?? file])], landedBefore };
}
function hiddenWords(count) {
    return `The change hides code from clippy in ${count} ${count === 1 ? 'place' : 'places'}.`;
}
function hiddenOffence({ path, line, code }) {
    const finding = {
        code: 'hidden_from_clippy',
        level: 'error',
        message: `\`${code}\` is new: what it governs in ${path} clippy does not see as it is built, so it reports no warning of it.`,
        help: `Take it off. Where a lint is not to hold, \`#[allow(…)]\` says so in plain sight.`,
        path,
        line,
    };
    return { finding, names: [path], landedBefore: false };
}
function where({ package: owner, file, path, before, after, sites }) {
    const place = file === '' || file === path ? `package ${owner}` : `in ${file} of ${owner}`;
    if (after <= 1)
        return place;
    const lines = sites.slice(0, LISTED_LINES).map(({ line }) => line);
    const listed = lines.length === 0 ? '' : `, now on lines ${lines.join(', ')}`;
    const more = after > lines.length && lines.length > 0 ? ' and more' : '';
    return `${place}, ${after} places and ${before} at the baseline${listed}${more}`;
}
function placeOf({ path, sites }) {
    if (path === null)
        return {};
    const [site] = sites;
    return site === undefined ? { path } : { path, ...(0,site_span/* spanOf */.e)(site) };
}
const TO_COUNT = 'Let a plan pull request commit the file that `plan-gate baseline` writes below `.taskfleet/`: then places are counted.';
function repeatedNotice({ repeated, touched = 0, }) {
    if (repeated === 0)
        return [];
    const them = repeated === 1 ? '1 warning stands' : `${repeated} warnings stand`;
    const whose = repeated === 1 ? 'its file' : touched === repeated ? 'their files' : `the files of ${touched} of them`;
    const where = touched === 0
        ? ''
        : ` The pull request touches ${whose}, so there may be more places now than there were.`;
    return [
        {
            code: 'counts_unknown',
            level: touched === 0 ? 'notice' : 'warning',
            message: `${them} in several places, and the hash does not say in how many at the baseline.${where}`,
            help: touched === 0 ? `Nothing to do for this change. ${TO_COUNT}` : TO_COUNT,
        },
    ];
}
const LISTED_CARRIED = 20;
function carriedNotices(carried) {
    const listed = carried.slice(0, LISTED_CARRIED).map(({ lint, message, from, path, line }) => ({
        code: 'warning_moved',
        level: 'notice',
        message: `${lint}: ${message} (its code was in ${from} and is in ${path} now)`,
        help: 'Nothing to do: it is the same warning of the same line.',
        path,
        line,
    }));
    const more = carried.length - listed.length;
    if (more === 0)
        return listed;
    const message = `${more} more ${more === 1 ? 'warning' : 'warnings'} moved with code to another file.`;
    const help = 'Nothing to do: they are the same warnings of the same lines.';
    return [...listed, { code: 'warning_moved', level: 'notice', message, help }];
}
function claimedWarning(claimed) {
    if (claimed === 0)
        return [];
    const them = claimed === 1 ? '1 warning stands' : `${claimed} warnings stand`;
    return [
        {
            code: 'counts_claimed',
            level: 'warning',
            message: `${them} in several places of files that the pull request touches, and in how many at the baseline only the file of input \`baseline\` says: no hash pins it.`,
            help: TO_COUNT,
        },
    ];
}

;// CONCATENATED MODULE: ./gates/no-regression.js



const no_regression_ID = 'no-regression';
const noRegressionGate = defineGate({
    id: no_regression_ID,
    title: 'No regression',
    why: 'What worked before the feature started must still work when this change lands.',
    failureKind: 'violation',
    needs: ['testComparison', 'floorAllowances'],
    evaluate({ testComparison, floorAllowances }) {
        if (testComparison.by === 'hash') {
            const { findings } = applyAllowances(no_regression_ID, floorAllowances, []);
            const { passed } = testComparison;
            const summary = passed === 0
                ? "No test passed at the baseline, and none passes now: the hash is the plan's."
                : passed === 1
                    ? "The test that passed at the baseline passes: the hash is the plan's."
                    : `The ${passed} tests that passed at the baseline pass: their hash is the plan's.`;
            return { summary, findings };
        }
        const { regressed, flaky, rerunProblem } = testComparison;
        const judged = applyAllowances(no_regression_ID, floorAllowances, regressed.map(no_regression_offence));
        const notRerun = rerunProblem === null ? [] : [notRerunNotice(rerunProblem)];
        return {
            summary: judged.refused === 0
                ? `No test that passed at the baseline fails${allowedAside(judged)}.${improvements(testComparison)}`
                : `${count(judged.refused, 'test')} that passed at the baseline ${judged.refused === 1 ? 'fails' : 'fail'} now${allowedAside(judged)}.`,
            findings: [...judged.findings, ...flaky.map(flakyWarning), ...notRerun],
        };
    },
});
function improvements({ fixed }) {
    return fixed === 0
        ? ''
        : ` ${count(fixed, 'test')} that failed there ${fixed === 1 ? 'passes' : 'pass'} now.`;
}
function no_regression_offence(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const said = test.message === '' ? '' : `: ${test.message}`;
    const finding = {
        code: 'test_regressed',
        level: 'error',
        message: `${name} passed at the baseline${formerName(test)} and fails now${said}`,
        help: 'Mend the code, or the test where it is the test that is wrong.',
        ...no_regression_placeOf(test),
    };
    const names = [name, ...(test.was === null ? [] : [(0,snapshot/* testString */.mY)(test.was)])];
    return {
        finding,
        names: test.path === null ? names : [...names, test.path],
        landedBefore: test.landedBefore,
    };
}
function flakyWarning(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    return {
        code: 'flaky_test',
        level: 'warning',
        message: `${name} is flaky: it failed with the others and passed when it was run again alone, so it counts as passed.`,
        help: 'Find what it depends on: other tests, time, order, or what is left over from an earlier run.',
        ...no_regression_placeOf(test),
    };
}
function notRerunNotice(reason) {
    return {
        code: 'not_rerun',
        level: 'notice',
        message: reason,
        help: 'Nothing to do, unless one of the tests is known to be flaky.',
    };
}
function formerName({ was }) {
    return was === null ? '' : ` (as ${(0,snapshot/* testString */.mY)(was)})`;
}
function no_regression_placeOf({ path, line }) {
    if (path === null)
        return {};
    return line === null ? { path } : { path, line };
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./gates/no-target-loss.js


const no_target_loss_ID = 'no-target-loss';
const noTargetLossGate = defineGate({
    id: no_target_loss_ID,
    title: 'No target loss',
    why: 'A test target that is no longer built takes all of its tests with it.',
    failureKind: 'violation',
    needs: ['targetComparison', 'floorAllowances'],
    evaluate({ targetComparison, floorAllowances }) {
        if (targetComparison.by === 'hash') {
            const { findings } = applyAllowances(no_target_loss_ID, floorAllowances, []);
            const { targets } = targetComparison;
            const summary = targets === 0
                ? "There is no test target, as at the baseline: the hash is the plan's."
                : targets === 1
                    ? "There is the same test target as at the baseline: the hash is the plan's."
                    : `There are the same ${targets} test targets as at the baseline: their hash is the plan's.`;
            return { summary, findings };
        }
        const { lost, moved, before, added } = targetComparison;
        const judged = applyAllowances(no_target_loss_ID, floorAllowances, lost.map(no_target_loss_offence));
        const more = added.length === 0 ? '' : ` ${added.length} ${added.length === 1 ? 'is' : 'are'} new.`;
        return {
            summary: judged.refused === 0
                ? `${noneOf(before, lost.length + moved.length)}${allowedAside(judged)}.${more}`
                : `${before === 1 ? 'The one test target' : `${judged.refused} of the ${before} test targets`} of the baseline ${judged.refused === 1 ? 'is' : 'are'} gone${allowedAside(judged)}.`,
            findings: [...judged.findings, ...moved.map(movedNotice)],
        };
    },
});
function noneOf(before, changed) {
    if (before === 0)
        return 'The baseline has no test target that could be gone';
    if (before > 1)
        return `None of the ${before} test targets of the baseline is gone`;
    return changed === 0
        ? 'The test target of the baseline is still there'
        : 'No test target of the baseline is gone';
}
function no_target_loss_offence({ target, path, line, landedBefore }) {
    const earlier = landedBefore ? ' This pull request touches no manifest and deletes no source.' : '';
    const finding = {
        code: 'target_lost',
        level: 'error',
        message: `The test target ${target} was there at the baseline and is gone.${earlier}`,
        help: advice(path),
        ...(path === null ? {} : { path }),
        ...(line === null ? {} : { line }),
    };
    return { finding, names: path === null ? [target] : [target, path], landedBefore };
}
function advice(path) {
    if (path?.endsWith('.rs'))
        return 'Restore this file.';
    return path === null
        ? 'Restore its file, or what Cargo.toml said of it.'
        : 'Restore what this manifest said of it, or its file.';
}
function movedNotice({ target, to }) {
    return {
        code: 'target_moved',
        level: 'notice',
        message: `The test target ${target} is gone, but each of its tests is in ${to.join(', ')} now.`,
        help: 'Nothing to do: they are the same tests.',
    };
}

;// CONCATENATED MODULE: ./gates/doctest-texts.js
const WAS = {
    run: 'was run',
    no_run: 'was compiled',
    should_panic: 'was run and had to panic',
    compile_fail: 'had to be refused by the compiler',
    ignored: 'was ignored',
};
const IS = {
    run: 'only has to run now',
    no_run: 'is only compiled now',
    should_panic: 'has to panic now',
    compile_fail: 'has to be refused by the compiler now',
    ignored: 'is ignored now',
};
function fenceTexts({ before, after }) {
    const said = before === 'run' ? '' : before;
    const says = after === 'run' ? `no longer says \`${said}\`` : `says \`${after}\``;
    return {
        change: `${WAS[before]} at the baseline and ${IS[after]}: its code fence ${says}`,
        advice: adviceOn(said, after === 'run' ? '' : after),
    };
}
function adviceOn(said, says) {
    if (said === '')
        return `Take \`${says}\` off the code fence`;
    if (says === '')
        return `Put \`${said}\` back on the code fence`;
    return `Put \`${said}\` back on the code fence in place of \`${says}\``;
}

;// CONCATENATED MODULE: ./gates/no-test-gaming.js




const no_test_gaming_ID = 'no-test-gaming';
const LISTED_RENAMES = 20;
const LISTED_UNLISTED = 20;
const noTestGamingGate = defineGate({
    id: no_test_gaming_ID,
    title: 'No test gaming',
    why: 'A test that is taken out or ignored can no longer say that something broke.',
    failureKind: 'violation',
    needs: ['testComparison', 'floorAllowances'],
    evaluate({ testComparison, floorAllowances }) {
        if (testComparison.by === 'hash')
            return evaluateByHash(testComparison, floorAllowances);
        const { vanished, newlyIgnored, renamed, before, after } = testComparison;
        const judged = applyAllowances(no_test_gaming_ID, floorAllowances, [
            ...vanished.map(removed),
            ...newlyIgnored.map(ignored),
        ]);
        const now = after === 1 ? '1 test' : `${after} tests`;
        const numbers = `${now} now, ${before} at the baseline`;
        return {
            summary: judged.refused === 0
                ? `${numbers}; ${outcome(judged, testComparison)}.${no_test_gaming_improvements(testComparison)}`
                : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} gone or newly ignored${allowedAside(judged)}. ${numbers}.`,
            findings: [...judged.findings, ...unlistedFindings(testComparison), ...renameNotices(renamed)],
        };
    },
});
function outcome({ allowed }, { vanished, newlyIgnored }) {
    if (allowed === 0)
        return 'none is gone or newly ignored';
    return [
        ...(vanished.length === 0 ? [] : [asAllowed(vanished.length, 'gone')]),
        ...(newlyIgnored.length === 0 ? [] : [asAllowed(newlyIgnored.length, 'newly ignored')]),
    ].join('; ');
}
function evaluateByHash(tests, allowances) {
    const judged = applyAllowances(no_test_gaming_ID, allowances, (tests.unlisted?.newlyIgnored ?? []).map(ignored));
    const same = tests.passed === 0
        ? "No test passes, as at the baseline: the hash is the plan's"
        : tests.passed === 1
            ? "The test that passed at the baseline still passes: the hash is the plan's"
            : `The same ${tests.passed} tests pass as at the baseline: their hash is the plan's`;
    const summary = judged.refused === 0
        ? `${same}${allowedAside(judged)}.`
        : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} newly ignored${allowedAside(judged)}. ${same}.`;
    const findings = [...judged.findings, ...unlistedFindings(tests), ...unlistedNotice(tests)];
    return { summary, findings };
}
function unlistedFindings({ unlisted }) {
    if (unlisted === undefined)
        return [];
    const { doubtful, gone, unread, why } = unlisted;
    const help = 'Undo it, or let a plan pull request commit the file that `plan-gate baseline` writes below `.taskfleet/`: it lists every test of the baseline.';
    const suspect = [
        ...doubtful.map(({ test, path, line }) => ({
            message: `${(0,snapshot/* testString */.mY)(test)} ran before this pull request and is ignored now.`,
            path,
            line,
        })),
        ...gone.map(({ name, path, line }) => ({
            message: `The test function ${name} of ${path} was there at the baseline and is gone.`,
            path,
            line,
        })),
    ].map(({ message, path, line }) => ({
        code: 'test_unlisted',
        level: 'warning',
        message: `${message} Whether it is one of the baseline's tests can't be told. ${why}`,
        help,
        ...no_test_gaming_placeOf({ path, line }),
    }));
    const more = suspect.length - LISTED_UNLISTED;
    return [
        ...suspect.slice(0, LISTED_UNLISTED),
        ...(more > 0
            ? [
                unlistedWarning(`${more} more ${more === 1 ? 'test is newly ignored or gone by its' : 'tests are newly ignored or gone by their'} source.`, help),
            ]
            : []),
        ...(unread === null
            ? []
            : [unlistedWarning(`The sources could not be looked into for it: ${unread}`, help)]),
    ];
}
function unlistedWarning(message, help) {
    return { code: 'test_unlisted', level: 'warning', message, help };
}
function unlistedNotice({ unlisted }) {
    if (unlisted === undefined)
        return [];
    return [
        {
            code: 'outcomes_unlisted',
            level: 'notice',
            message: `The hash is of the tests that passed. Tests that failed or were ignored at the baseline were looked for in the changed sources only. ${unlisted.why}`,
            help: 'Nothing to do for this change. With the file that `plan-gate baseline` writes below `.taskfleet/`, every test of the baseline is looked for.',
        },
    ];
}
function no_test_gaming_improvements({ added, enabled }) {
    const told = [
        ...(added === 0 ? [] : [`${added} ${added === 1 ? 'is' : 'are'} new`]),
        ...(enabled === 0 ? [] : [`${enabled} ${enabled === 1 ? 'is' : 'are'} no longer ignored`]),
    ];
    return told.length === 0 ? '' : ` ${told.join(', ')}.`;
}
function removed(test) {
    if (test.fence !== undefined)
        return weakened(test, test.fence);
    const name = (0,snapshot/* testString */.mY)(test.test);
    const isDoctest = test.test.target_kind === 'doctest';
    const earlier = test.landedBefore ? ' It was gone before this pull request already.' : '';
    return asOffence(test, {
        code: 'test_removed',
        level: 'error',
        message: `${name} was there at the baseline and is gone: no new ${isDoctest ? 'doctest of its package has the same code' : 'test of its package has the same body'}.${earlier}`,
        help: isDoctest ? RESTORE_DOCTEST : RESTORE_TEST,
    });
}
const RESTORE_TEST = 'Restore it. Where it was renamed, leave its body as it was, and change that in another pull request.';
const RESTORE_DOCTEST = 'Restore it. Where its code names what got a new name, keep the old name alive beside it (`pub use new as old;`), leave the example as it was, and change it in another pull request.';
function weakened(test, fence) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const { change, advice } = fenceTexts(fence);
    const earlier = test.landedBefore ? ' It was so before this pull request already.' : '';
    return asOffence(test, {
        code: 'doctest_weakened',
        level: 'error',
        message: `${name} ${change}.${earlier}`,
        help: `${advice}, or mend what makes the example fail.`,
    });
}
function ignored(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const former = test.was === null ? '' : ` (as ${(0,snapshot/* testString */.mY)(test.was)})`;
    const earlier = test.landedBefore ? ' It was ignored before this pull request already.' : '';
    return asOffence(test, {
        code: 'test_ignored',
        level: 'error',
        message: `${name} ran at the baseline${former} and is ignored now.${earlier}`,
        help: `${unignore(test)}, or mend what makes the test fail.`,
    });
}
function unignore({ test, fence }) {
    if (test.target_kind !== 'doctest')
        return 'Take `#[ignore]` off again';
    return `Take \`${fence?.ignoredBy ?? 'ignore'}\` off the code fence again`;
}
function asOffence({ test, was, path, line, landedBefore }, finding) {
    const names = [(0,snapshot/* testString */.mY)(test), ...(was === null ? [] : [(0,snapshot/* testString */.mY)(was)])];
    return {
        finding: { ...finding, ...no_test_gaming_placeOf({ path, line }) },
        names: path === null ? names : [...names, path],
        landedBefore,
    };
}
function no_test_gaming_placeOf({ path, line }) {
    if (path === null)
        return {};
    return line === null ? { path } : { path, line };
}
function renameNotices(renamed) {
    const help = 'Nothing to do: they are the same tests.';
    const listed = renamed.slice(0, LISTED_RENAMES).map(({ from, to }) => ({
        code: 'test_renamed',
        level: 'notice',
        message: `${(0,snapshot/* testString */.mY)(from)} is now ${(0,snapshot/* testString */.mY)(to)}.`,
        help: 'Nothing to do: it is the same test.',
    }));
    const more = renamed.length - listed.length;
    if (more === 0)
        return listed;
    return [
        ...listed,
        {
            code: 'test_renamed',
            level: 'notice',
            message: `${more} more ${more === 1 ? 'test has' : 'tests have'} a new name.`,
            help,
        },
    ];
}

;// CONCATENATED MODULE: ./gates/plan.js

const planGate = defineGate({
    id: 'plan',
    title: 'Plan',
    why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
    failureKind: 'bad-plan',
    needs: ['planChoice'],
    evaluate({ planChoice }) {
        const { chosen, findings } = planChoice;
        const errors = findings.filter((finding) => finding.level === 'error');
        if (errors.length > 0)
            return { summary: summaryOf(errors), findings };
        if (chosen === null)
            return {
                summary: 'No plan governs this pull request, and `if-no-plan: pass` lets it through.',
                findings,
            };
        const { plan, path } = chosen;
        return { summary: `${path}, revision ${plan.plan_rev} of ${plan.feature.slug}, is valid.`, findings };
    },
});
const SUMMARIES = {
    no_plan: 'No plan governs this pull request.',
    plan_not_found: 'The plan that was named is not there.',
    no_chunk: 'The pull request does not say which chunk it works on.',
    unknown_chunk: 'The plan has no chunk of the name that the pull request gives.',
    chunk_signals_disagree: 'The pull request names more than one chunk.',
};
function summaryOf(errors) {
    const [own] = errors.length === 1 ? errors.map(({ code }) => SUMMARIES[code]) : [];
    const [path, ...otherPaths] = new Set(errors.map((error) => error.path));
    const where = path === undefined || otherPaths.length > 0 ? '' : ` ${path}`;
    return own ?? `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'} with the plan${where}.`;
}

// EXTERNAL MODULE: ./plan/history-clash.js
var history_clash = __webpack_require__(2307);
;// CONCATENATED MODULE: ./plan/history.js



function checkHistory(history) {
    if (history.settled !== undefined)
        return (0,history_clash/* settledFindings */.E)(history.settled);
    return [
        ...history.changes.flatMap((file) => revisionFindings(file, history.atBase)),
        ...proposalFindings(history),
    ];
}
function revisionFindings(file, atBase) {
    const revision = (0,plan_files/* revisionInName */.CO)(file.path);
    if ((0,plan_files/* planFolderRole */.ko)(file.path) !== 'plan' || revision === null)
        return [];
    const existing = atBase.get(file.path);
    if (file.change === 'added' && (existing === undefined || existing === file.after?.oid))
        return [];
    const done = file.change === 'deleted' ? 'deletes or renames' : 'edits';
    return [
        {
            code: file.change === 'deleted' ? 'revision_deleted' : 'revision_edited',
            level: 'error',
            message: `The pull request ${done} ${file.path}, but a plan revision never changes once it is on the base branch.`,
            help: `Restore ${file.path} from the base branch; put what should change into plan.v${revision + 1}.json in a pull request of its own.`,
            path: file.path,
            line: 1,
        },
    ];
}
function proposalFindings(history) {
    const { proposal } = history;
    if (proposal === null)
        return [];
    const { predecessor, proposed, path } = proposal;
    if (history.changes.every((file) => (0,plan_files/* planFolderRole */.ko)(file.path) === 'allowances'))
        return [allowancesAlone(history)];
    const findings = history.changes.flatMap((file) => companionFindings(file, proposal));
    if (predecessor === null)
        return [...findings, ...firstRevisionFindings(proposed, path)];
    const expected = predecessor.plan_rev + 1;
    if (proposed.plan_rev !== expected)
        findings.push(skipped(proposed.plan_rev, expected, path));
    if (predecessor.feature !== null && !sameFeature(predecessor.feature, proposed.feature)) {
        findings.push(at(path, 'feature_changed', `Revision ${proposed.plan_rev} is of another feature than revision ${predecessor.plan_rev}: slug and branches must stay.`, 'Restore `feature` as it was, or plan the other feature on a branch of its own.'));
    }
    if (!proposal.baselineProven)
        findings.push(...baselineFindings(predecessor, proposed, path));
    return findings;
}
function baselineFindings(predecessor, proposed, path) {
    if (predecessor.baseline === null) {
        const message = `Revision ${predecessor.plan_rev} is not valid, and no valid one is before it, so there is no baseline to hold this one against.`;
        return [
            {
                ...at(path, 'baseline_uncompared', message, 'Look at the baseline of this revision as one looks at that of a first plan.'),
                level: 'warning',
            },
        ];
    }
    if (sameBaseline(predecessor.baseline, proposed.baseline))
        return [];
    const message = 'The baseline differs from the one before, and no baseline file in this pull request hashes to it.';
    return [
        at(path, 'baseline_unproven', message, 'Keep the baseline, or add the file that `plan-gate baseline` writes for the new one.'),
    ];
}
function allowancesAlone({ changes }) {
    const path = changes[0]?.path ?? '';
    const message = 'The pull request changes what the plan allows, and no revision of the plan.';
    return {
        ...at(path, 'allowances_changed', message, 'Look at each allowance as one looks at a plan.'),
        level: 'warning',
    };
}
function companionFindings(file, { proposed, path, oid }) {
    const role = (0,plan_files/* planFolderRole */.ko)(file.path);
    const numbered = (0,plan_files/* revisionInName */.CO)(file.path) !== null;
    const wasLink = file.before?.mode === changed_file/* MODE_SYMLINK */.it || file.before?.mode === changed_file/* MODE_SUBMODULE */.x1;
    if (file.change === 'deleted' && wasLink)
        return [];
    if (file.change === 'deleted') {
        if (role !== 'baseline' && (role !== 'plan' || numbered))
            return [];
        const message = `The pull request deletes ${file.path}, which a plan may still rest on.`;
        return [at(file.path, 'plan_file_deleted', message, `Restore ${file.path} from the base branch.`)];
    }
    if (role !== 'plan' || file.path === path || file.after?.oid === oid)
        return [];
    if (numbered && file.change === 'modified')
        return [];
    const message = `${file.path} comes beside revision ${proposed.plan_rev} and is no copy of it: a plan pull request adds exactly one revision.`;
    return [at(file.path, 'extra_revision', message, 'Leave one new revision in this pull request.')];
}
function firstRevisionFindings(proposed, path) {
    if (proposed.plan_rev <= 1)
        return [];
    return [
        at(path, 'revision_skipped', `The first plan of a feature is revision 0 or 1, but this one is ${proposed.plan_rev}.`, 'Number it 1.'),
    ];
}
function skipped(found, expected, path) {
    const unchanged = found === expected - 1;
    const message = unchanged
        ? `The pull request adds no plan revision: the newest is still ${found}, and the next would be ${expected}.`
        : `The pull request proposes revision ${found}, but the next one is ${expected}.`;
    return at(path, unchanged ? 'no_revision' : 'revision_skipped', message, `Add the change as plan.v${expected}.json with plan_rev ${expected}.`);
}
function at(path, code, message, help) {
    return { code, level: 'error', message, help, path, line: 1 };
}
function sameFeature(a, b) {
    const keys = ['slug', 'source_branch', 'integration_branch'];
    return keys.every((key) => a[key] === b[key]);
}
function sameBaseline(a, b) {
    const keys = [
        'ref',
        'commit_oid',
        'toolchain',
        'test_passlist_hash',
        'clippy_warnings_hash',
        'enumerated_targets_hash',
    ];
    return keys.every((key) => a[key] === b[key]);
}

;// CONCATENATED MODULE: ./gates/plan-history.js


const planHistoryGate = defineGate({
    id: 'plan-history',
    title: 'Plan history',
    why: 'Work is judged by the revision it was given; a revision that can change can be bent to fit the work.',
    failureKind: 'violation',
    needs: ['planHistory'],
    evaluate({ planHistory }) {
        const findings = checkHistory(planHistory);
        const errors = findings.filter((finding) => finding.level === 'error');
        if (errors.length > 0)
            return { summary: plan_history_summaryOf(errors), findings };
        if (planHistory.settled !== undefined)
            return { summary: 'Of plan files that contradict each other one content stays.', findings };
        if (findings.some(({ code }) => code === 'allowances_changed'))
            return { summary: 'No revision of the plan changes, only what the plan allows.', findings };
        if (planHistory.proposal === null)
            return { summary: 'No plan revision changes.', findings };
        const { proposed, predecessor } = planHistory.proposal;
        const after = predecessor === null ? 'is the first' : `follows revision ${predecessor.plan_rev}`;
        return { summary: `Revision ${proposed.plan_rev} ${after}.`, findings };
    },
});
const plan_history_SUMMARIES = {
    revision_edited: 'An existing plan revision is edited.',
    revision_deleted: 'An existing plan revision is deleted or renamed.',
    revision_skipped: 'The number of the plan revision is not the next one.',
    no_revision: 'The pull request changes plan files, but adds no plan revision.',
    feature_changed: 'The plan revision is of another feature than the one before it.',
    baseline_unproven: 'The baseline of the plan changes, and no file proves the new one.',
    plan_file_deleted: 'A file that a plan may rest on is deleted.',
    extra_revision: 'Another plan comes beside the new revision.',
};
function plan_history_summaryOf(errors) {
    const [own] = errors.length === 1 ? errors.map(({ code }) => plan_history_SUMMARIES[code]) : [];
    return own ?? `${errors.length} things are wrong with how the plan changes.`;
}

;// CONCATENATED MODULE: ./gates/protected-files.js



const protectedFilesGate = defineGate({
    id: 'protected-files',
    title: 'Protected files',
    why: 'These files steer how changes are built and judged; a change that bends them can let itself through.',
    failureKind: 'violation',
    needs: ['changes', 'scope', 'protectedFiles'],
    evaluate({ changes, scope, protectedFiles }) {
        const globs = (0,changes_scope/* compileGlobs */.tI)(protectedFiles.globs);
        if (!globs.ok)
            return {
                summary: 'The list of protected files is not usable.',
                findings: globs.problems.map(unusableGlob),
            };
        const planned = plannedFiles(scope);
        const rules = protectionRules(protectedFiles, globs.globs);
        const findings = changes.flatMap(({ path }) => protected_files_findingFor(path, rules, planned));
        const summary = findings.length === 0
            ? 'No protected file changes without being named in the plan.'
            : `${findings.length} protected ${findings.length === 1 ? 'file is' : 'files are'} changed.`;
        return { summary, findings };
    },
});
function plannedFiles({ owner, entries }) {
    const named = new Set(entries);
    const compiled = (0,changes_scope/* compileGlobs */.tI)(entries);
    return {
        owner,
        names: (path) => named.has(path),
        covers: (path) => compiled.ok && compiled.globs.matches(path) !== null,
    };
}
function protectionRules({ namedPlan, steeringToo, globs }, compiled) {
    const named = (0,changes_scope/* compileGlobs */.tI)(namedPlan === null ? [] : [namedPlan]);
    const folders = new Map(globs.flatMap((glob) => foldersOn(glob).map((folder) => [folder, glob])));
    const inPlanFolder = (path) => path === plan_files/* PLAN_FOLDER */.Vx || path.startsWith(`${plan_files/* PLAN_FOLDER */.Vx}/`);
    return {
        steers: (path) => steeringToo && ((0,plan_files/* isSteeringFile */.Wg)(path) || (named.ok && named.globs.matches(path) !== null)),
        ruleFor: (path) => compiled.matches(path) ??
            folders.get(path) ??
            (steeringToo && inPlanFolder(path) ? `${plan_files/* PLAN_FOLDER */.Vx}/**` : null),
    };
}
function foldersOn(glob) {
    const parts = glob.split('/').slice(0, -1);
    const special = parts.findIndex((part) => /[*?]/.test(part));
    const literal = special < 0 ? parts : parts.slice(0, special);
    return literal.map((_part, index) => literal.slice(0, index + 1).join('/'));
}
function protected_files_findingFor(path, rules, planned) {
    if (rules.steers(path))
        return [steeringFile(path)];
    const rule = rules.ruleFor(path);
    return rule === null || planned.names(path) ? [] : [unnamed(path, rule, planned)];
}
function steeringFile(path) {
    return {
        code: 'plan_file_changed',
        level: 'error',
        message: `${path} says how changes are judged, so a chunk pull request never changes it.`,
        help: 'Take it out of this pull request; plans and baselines change in a pull request that changes nothing else.',
        path,
        line: 1,
    };
}
function unnamed(path, glob, planned) {
    const lacking = planned.covers(path)
        ? `files_touched of ${planned.owner} does not name it literally; a glob is not enough`
        : `files_touched of ${planned.owner} does not name it`;
    return {
        code: 'protected_file',
        level: 'error',
        message: `${path} is protected (${glob}), and ${lacking}.`,
        help: `Leave ${path} as it is, or have the next plan revision name exactly this path.`,
        path,
        line: 1,
    };
}
function unusableGlob(problem) {
    return {
        code: 'unusable_glob',
        level: 'error',
        message: problem.message,
        help: 'Correct input `protected`.',
    };
}

;// CONCATENATED MODULE: ./gates/requires-tests.js

const requiresTestsGate = defineGate({
    id: 'requires-tests',
    title: 'Tests owed',
    why: 'The plan says that this chunk owes tests; without them nothing holds the new behaviour in place.',
    failureKind: 'violation',
    needs: ['testGains', 'gainedTestRuns'],
    evaluate({ testGains, gainedTestRuns }) {
        const [first, ...others] = testGains.gained;
        if (first !== undefined) {
            const more = others.length === 0 ? '' : ` and ${others.length} more`;
            return {
                summary: `Tests were added or changed in ${first.path}${more}.`,
                findings: notRunWarning(gainedTestRuns),
            };
        }
        return {
            summary: `${testGains.owner} owes tests, and none were added or changed.`,
            findings: noTests(testGains),
        };
    },
});
function noTests(gains) {
    const looked = gains.testless.flatMap(({ path, why }) => why === 'deleted' ? [] : [unconvincing(path, WHY[why], gains.owner)]);
    if (looked.length > 0)
        return looked;
    return [
        {
            code: 'no_tests',
            level: 'error',
            message: `${gains.owner} owes tests (requires_tests), but the pull request adds or changes none.`,
            help: 'Add a test that fails without this change: a file below a test path, or in Rust a `#[test]` function, a `#[cfg(test)]` module or a doctest.',
        },
    ];
}
function notRunWarning(runs) {
    if (!runs.judged || runs.ran)
        return [];
    const [path = ''] = runs.files;
    return [
        {
            code: 'tests_did_not_run',
            level: 'warning',
            message: `The evidence holds no new test, and none of those in ${runs.files.join(', ')} ran.`,
            help: 'Check that the file is part of a test target, and that no feature or platform leaves it out.',
            path,
            line: 1,
        },
    ];
}
const WHY = {
    'no-new-line': 'gains no line of test code: blank lines, comments, lone attributes and moved lines do not count',
    'no-harness': 'is of a target with `harness = false`, where nothing marked `#[test]` is compiled, and gains no other line that runs',
    'not-a-file': 'is a symlink or a submodule, which holds no test',
    'too-large': 'is too large to be read as a test',
};
function unconvincing(path, why, owner) {
    return {
        code: 'no_test_line',
        level: 'error',
        message: `${owner} owes tests (requires_tests), but ${path} ${why}.`,
        help: 'Add or change a line that a test runs.',
        path,
        line: 1,
    };
}

;// CONCATENATED MODULE: ./gates/index.js















const GATES = [
    planGate,
    planHistoryGate,
    branchGate,
    dependenciesGate,
    fileScopeGate,
    protectedFilesGate,
    requiresTestsGate,
    baselineGate,
    evidenceGate,
    checksPassGate,
    noRegressionGate,
    noTestGamingGate,
    noAssertionLossGate,
    noTargetLossGate,
    noNewClippyGate,
];


/***/ }),

/***/ 2307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ settledFindings),
/* harmony export */   N: () => (/* binding */ settledClashes)
/* harmony export */ });
/* harmony import */ var _plan_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5250);

function settledClashes(changes, clashes) {
    const gone = new Set(changes.map(({ path }) => path));
    const clashing = new Set(clashes.flatMap(({ files }) => files.map(({ path }) => path)));
    const deletesThose = changes.every(({ path, change }) => change === 'deleted' && clashing.has(path) && (0,_plan_files_js__WEBPACK_IMPORTED_MODULE_0__/* .planFolderRole */ .ko)(path) === 'plan');
    if (!deletesThose || clashes.length === 0)
        return null;
    const settled = [];
    for (const { revision, files } of clashes) {
        const kept = files.filter(({ path }) => !gone.has(path));
        if (new Set(kept.map(({ oid }) => oid)).size !== 1)
            return null;
        const deleted = files.filter(({ path }) => gone.has(path));
        settled.push({ revision, kept: kept.map(pathOf), deleted: deleted.map(pathOf) });
    }
    return settled;
}
function pathOf({ path }) {
    return path;
}
function settledFindings(settled) {
    return settled.map(({ revision, kept, deleted }) => ({
        code: 'contradiction_settled',
        level: 'warning',
        message: `Revision ${revision} stands on the base branch with more than one content; this pull request keeps ${kept.join(' and ')} and deletes ${deleted.join(' and ')}.`,
        help: 'Look at the content that stays as one looks at a new plan: all work is judged by it from now on.',
        path: kept[0] ?? '',
        line: 1,
    }));
}


/***/ }),

/***/ 5250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ revisionInName),
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   Vx: () => (/* binding */ PLAN_FOLDER),
/* harmony export */   Wg: () => (/* binding */ isSteeringFile),
/* harmony export */   di: () => (/* binding */ MAX_PLAN_BYTES),
/* harmony export */   ko: () => (/* binding */ planFolderRole),
/* harmony export */   mo: () => (/* binding */ featureOf)
/* harmony export */ });
const PLAN_FOLDER = '.taskfleet';
const MAX_PLAN_BYTES = 4 * 1024 * 1024;
const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;
function planFolderRole(path) {
    if (!path.startsWith(`${PLAN_FOLDER}/`))
        return null;
    const name = fileName(path);
    if (PLAN_NAME.test(name))
        return 'plan';
    if (BASELINE_NAME.test(name))
        return 'baseline';
    return name === 'allowances.json' ? 'allowances' : 'other';
}
function isSteeringFile(path) {
    const role = planFolderRole(path);
    return role === 'plan' || role === 'baseline' || role === 'allowances';
}
function revisionInName(path) {
    const revision = PLAN_NAME.exec(fileName(path))?.[1];
    return revision === undefined ? null : Number(revision);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}


/***/ })

};
