export const id = 56;
export const ids = [56];
export const modules = {

/***/ 9537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   it: () => (/* binding */ MODE_SYMLINK),
/* harmony export */   x1: () => (/* binding */ MODE_SUBMODULE)
/* harmony export */ });
/* unused harmony export MODE_EXECUTABLE */
/** File modes as git writes them. Others (old `100664` among them) occur in old trees and are kept as they are. */
const MODE_SYMLINK = '120000';
const MODE_SUBMODULE = '160000';
const MODE_EXECUTABLE = '100755';


/***/ }),

/***/ 4882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tI: () => (/* binding */ compileGlobs)
});

// UNUSED EXPORTS: MAX_ENTRY_LENGTH, MAX_GLOBSTARS, MAX_GLOB_LENGTH, MAX_WILDCARDS

;// CONCATENATED MODULE: ./build/changes/glob-match.js
/**
 * The two halves of a glob: the folder pattern, component by component, and the pattern of one name. In both, a wildcard that
 * did not lead on is tried again one step further, and never one before it: what follows a later wildcard does not care
 * where the earlier ones ended. So the steps are at most pattern length × text length.
 */
/** What stands for any number of folders, none included. */
const ANY_FOLDERS = '**';
const STAR = 0x2a;
const QUESTION_MARK = 0x3f;
function hasWildcard(text) {
    return text.includes('*') || text.includes('?');
}
/** Whether a pattern covers a whole name: `*` is any text, `?` one code point, and everything else is itself. */
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
/** Of the code point that starts there. */
function unitsAt(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
/** Whether component patterns cover all of a folder's components. */
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

;// CONCATENATED MODULE: ./build/changes/glob-names.js

/**
 * Matching takes up to glob length × path length steps. Above this product (256 times 5,000 UTF-16 units), which no path
 * within PATH_MAX reaches, a glob does not cover a path; `folder/**` still does.
 */
const MAX_MATCH_STEPS = 1_280_000;
/** A literal end of a name longer than this is looked up by its last units, so that few lengths are tried. */
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
/** What stands before the first wildcard and behind the last. */
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
/** Adds to the list that a map holds under a key. */
function append(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}

;// CONCATENATED MODULE: ./build/changes/glob-lookup.js


/**
 * Gives a path's globs, in listed order. A glob covers a path when its folder pattern covers the path's folder and its last
 * component the path's name, so that each folder is matched once, whatever lies in it, and few names are asked at all.
 */
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
/** No file has a blank, `.` or `..` component, so no glob covers a path with one. */
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
        // At the end `**` needs one component at least: that is the name, which it lets be any.
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
        // The rarest tells most groups apart.
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
/** `deepest` is the length of the longest literal folder. */
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
/** Adds the place's folder patterns that cover a folder below it. */
function addFolderGlobs({ byComponent, others }, folder, found) {
    const candidates = others.filter((group) => isPossible(group, folder));
    // A pattern with a literal component starts with a wildcard and a slash, so this is the shortest. With nothing but `**`, a
    // path of half a million folders need not be taken apart.
    const lookUp = byComponent.size > 0 && folder.length * '*/x'.length <= MAX_MATCH_STEPS;
    if (!lookUp && candidates.every(isAnywhere)) {
        found.push(...candidates);
        return;
    }
    const components = folder === '' ? [] : folder.slice(0, -1).split('/');
    const asked = new Set();
    for (const component of lookUp ? components : []) {
        const groups = byComponent.get(component);
        // Once, also for a folder within a folder of its own name.
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
/** Cheaper than a match: what the patterns need is there, and the path would not be above the limit. */
function isPossible({ needs, length }, folder) {
    const tooLong = length > ANY_FOLDERS.length && length * folder.length > MAX_MATCH_STEPS;
    return !tooLong && folder.includes(needs);
}
function isAnywhere({ patterns }) {
    return patterns.length === 1 && patterns[0] === ANY_FOLDERS;
}

;// CONCATENATED MODULE: ./build/changes/scope.js


/**
 * Which paths a list of entries covers. An entry covers the path that equals it byte for byte; an entry with a wildcard
 * also covers what it matches as a glob. `*` and `?` stay within a folder (`?` is one code point), and a whole
 * component `**` stands for any number of folders, none included; at the end of an entry it needs at least one component,
 * so that `src/**` does not cover `src`. Every other character is literal, dotfiles are like other files and case matters.
 */
/** The longest entry, in UTF-16 units: Linux's PATH_MAX, with room for wildcards. */
const MAX_ENTRY_LENGTH = 4_352;
/** From the first folder with a wildcard to the end of the entry, in UTF-16 units. */
const MAX_GLOB_LENGTH = 256;
/** `*` and `?` in one entry, each counted. */
const MAX_WILDCARDS = 64;
/** Components `**` in one entry; more than this is an error, never a silent false (minimatch above 200). */
const MAX_GLOBSTARS = 16;
/** Compiles all entries, or says what is wrong with each one that is refused. */
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
/** One pass for all three answers. */
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

/***/ 6222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ sayFlag),
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7166);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2315);


/** How messages of the command line call a setting. */
function sayFlag(name) {
    return `--${name}`;
}
/** Reads a command's arguments strictly; the first that can't be taken is the problem, with what would be right. */
function parseFlags(command, args) {
    const { options, takesFiles } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const given = new Map();
    const files = [];
    const waiting = [...args];
    for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
        if (arg === '--')
            files.push(...waiting.splice(0));
        else if (!arg.startsWith('-') || arg === '-')
            files.push(arg);
        else {
            const problem = takeOption(command, arg, waiting, given);
            if (problem !== null)
                return { ok: false, problem };
        }
        const [stray] = files;
        if (stray !== undefined && !takesFiles)
            return {
                ok: false,
                problem: `${command} takes options only, but was given ${JSON.stringify(stray)}.\n${pointer(command)}`,
            };
    }
    const flags = {
        text: (name) => given.get(known(options, name))?.join('\n') ?? '',
        isOn: (name) => given.has(known(options, name)),
        files,
    };
    return { ok: true, flags };
}
/** What the files of options that name one to write are usually called. */
const WRITTEN = {
    html: 'report.html',
    sarif: 'report.sarif',
    out: 'evidence.json',
};
/** A file that nobody could find again, or that would not be there, is not what was meant. */
function noFileName(command, name, value) {
    if (!Object.hasOwn(WRITTEN, name) || (value !== '' && value !== '-'))
        return null;
    const what = value === ''
        ? 'is empty'
        : `is -, which is no file: only a file is written, and nothing to standard output`;
    const usual = command === 'baseline' ? 'baseline.json' : WRITTEN[name];
    return `--${name} ${what}. Name the file, such as --${name} ${usual}, or leave the option out.`;
}
/** Takes an option, and its value from what is `waiting`, into `given`; the problem when it can't be. */
function takeOption(command, arg, waiting, given) {
    const { options } = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command];
    const [flag = ''] = arg.split('=', 1);
    const name = flag.slice(2);
    const kind = flag.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined;
    if (kind === undefined)
        return unknownOption(command, flag);
    const inline = arg.length > flag.length ? arg.slice(flag.length + 1) : undefined;
    if (kind === 'switch') {
        given.set(name, []);
        return inline === undefined ? null : `${flag} takes no value.`;
    }
    const value = inline ?? (isValue(waiting[0], kind, options) ? waiting.shift() : undefined);
    if (value === undefined)
        return noValue(flag, waiting[0], options);
    const earlier = given.get(name) ?? [];
    if (kind === 'text' && earlier.length > 0)
        return `${flag} takes one value, but was given two: ${JSON.stringify(earlier[0])} and ${JSON.stringify(value)}.`;
    given.set(name, [...earlier, value]);
    return noFileName(command, name, value);
}
/** What follows an option is its value, also a number such as -1; what looks like the next option is not. */
function isValue(next, kind, options) {
    if (next === undefined || next === '--')
        return false;
    return !next.startsWith('--') || (kind === 'words' && !isOption(next, options));
}
function isOption(arg, options) {
    return Object.hasOwn(options, arg.slice(2).split('=', 1)[0] ?? '');
}
function noValue(flag, next, options) {
    const meant = next !== undefined && next !== '--' && !isOption(next, options);
    return `${flag} needs a value.${meant ? ` One that begins with -- is written behind an equals sign: ${flag}=${next}` : ''}`;
}
function unknownOption(command, flag) {
    const flags = [...Object.keys(_options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINES */ ._[command].options), 'help'].map((name) => `--${name}`);
    const beginning = flags.filter((each) => flag.length > 3 && each.startsWith(flag));
    const meant = (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(flag, flags) ?? (beginning.length === 1 ? beginning[0] : undefined);
    const guess = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `There is no option ${flag}${guess === '' ? '.' : guess}\n${pointer(command)}`;
}
function pointer(command) {
    return `plan-gate ${command} --help lists them.`;
}
/** The name, after a check that keeps a typo in the sources from reading as an option that was not given. */
function known(options, name) {
    if (!Object.hasOwn(options, name))
        throw new Error(`There is no option --${name} to ask for.`);
    return name;
}


/***/ }),

/***/ 3826:
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
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1616);

/** The version that plan-gate writes and compares. */
const SNAPSHOT_SCHEMA_VERSION = 1;
/** The canonical string of a test target, as it stands in `targets`. */
function targetString(target) {
    return `${target.package}/${target.target_kind}/${target.target}`;
}
/** The canonical string of a test: what is hashed, and what an allowance matches. */
function testString(test) {
    return `${test.package}/${test.target_kind}/${test.target}::${test.name}`;
}
/** The canonical string of a warning: its four fields joined by U+001F. The count is no part of it. */
function warningString(warning) {
    return `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f${warning.message}`;
}
/** The order of tests in a snapshot: field by field, which is not the order of their canonical strings (`a/…` and `a-b/…`). */
function compareTests(a, b) {
    return (compareField(a.package, b.package) ||
        compareField(a.target_kind, b.target_kind) ||
        compareField(a.target, b.target) ||
        compareField(a.name, b.name));
}
/** The order of warnings in a snapshot; the count does not matter. */
function compareWarnings(a, b) {
    return (compareField(a.lint, b.lint) ||
        compareField(a.package, b.package) ||
        compareField(a.file, b.file) ||
        compareField(a.message, b.message));
}
/** The tests as a set in snapshot order. */
function sortTests(tests) {
    return sortedSet(tests, compareTests, compareTests);
}
/** The warnings as a set in snapshot order; of several with one identity the largest count stands. */
function sortWarnings(warnings) {
    return sortedSet(warnings, (a, b) => compareWarnings(a, b) || b.count - a.count, compareWarnings);
}
/** Most fields of two neighbours are equal, and equality is cheaper than order. */
function compareField(a, b) {
    return a === b ? 0 : (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(a, b);
}
/**
 * Arrays that have been seen to be sorted sets. An array here is never changed once it is made, and looking through hundreds
 * of thousands of items takes longer than hashing them.
 */
const SORTED_SETS = new WeakSet();
/**
 * The items in order, and of those that `identify` calls equal the first. Captures and files are nearly always sorted sets
 * already; then the answer is the input.
 */
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

/***/ 4007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ compatibleToolchains),
/* harmony export */   p8: () => (/* binding */ rustcMinor),
/* harmony export */   v3: () => (/* binding */ UNKNOWN_TOOLCHAIN)
/* harmony export */ });
/** What `capture` records when `rustc -V` could not be asked; two such captures are not known to be alike. */
const UNKNOWN_TOOLCHAIN = 'unknown';
/** Unicode White_Space, which is what splits words in the reference (JavaScript's `\s` differs in two code points). */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** The grammar of semver.org, with its named parts reduced to the three numbers. */
const NUMBER = '(0|[1-9][0-9]*)';
const PRE = '(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const SEMVER = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`);
/** The reference keeps version numbers in 64 bits; a longer one is no version to it. */
const MAX_VERSION_NUMBER = 2n ** 64n - 1n;
const MAX_VERSION_LENGTH = 256;
/**
 * True when results of two toolchains (as `rustc -V` prints them) may be compared: same major and minor version where both
 * are `rustc <semver>`, else only when they are the same string.
 */
function compatibleToolchains(a, b) {
    const left = rustcMinor(a);
    const right = rustcMinor(b);
    return left !== null && right !== null ? left === right : a === b;
}
/** `major.minor` of what `rustc -V` prints, or null for anything else. */
function rustcMinor(toolchain) {
    const words = toolchain.split(WHITE_SPACE).filter((word) => word !== '');
    const version = words[0] === 'rustc' ? (words[1] ?? '') : '';
    const numbers = version.length <= MAX_VERSION_LENGTH ? SEMVER.exec(version)?.slice(1, 4) : undefined;
    if (numbers?.every((digits) => BigInt(digits) <= MAX_VERSION_NUMBER) !== true)
        return null;
    return `${numbers[0]}.${numbers[1]}`;
}


/***/ }),

/***/ 1616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ sortUtf8),
/* harmony export */   fI: () => (/* binding */ hasLoneSurrogate),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
/** Any UTF-16 surrogate, paired or not. Without one, UTF-16 order and UTF-8 order are the same. */
const SURROGATE = /[\ud800-\udfff]/;
/** A surrogate, or one of the units U+E000 to U+FFFF. */
const FROM_SURROGATES_ON = /[\ud800-\uffff]/;
/** In `u` mode a pair reads as one code point, so this finds only surrogates that stand alone. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;
/** Orders two strings as their UTF-8 bytes would be. JavaScript's own order differs where surrogates meet U+E000 and above. */
function compareUtf8(a, b) {
    if (a === b)
        return 0;
    // The orders differ only where a surrogate meets one of the units above, so one text without either is enough for the
    // built-in order, which is several times faster.
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
/** A new array in UTF-8 byte order, by the built-in sort wherever that gives it. */
function sortUtf8(strings) {
    const sorted = [...strings];
    if (sorted.some(hasSurrogate))
        return sorted.sort(compareUtf8);
    return isAscending(sorted) ? sorted : sorted.sort();
}
/** Most lists are in order already, and a look costs a tenth of a sort. */
function isAscending(strings) {
    let previous = '';
    for (const text of strings) {
        if (text < previous)
            return false;
        previous = text;
    }
    return true;
}
/** True for a string that no UTF-8 text can hold: one with half of a surrogate pair. */
function hasLoneSurrogate(text) {
    return SURROGATE.test(text) && LONE_SURROGATE.test(text);
}
function hasSurrogate(text) {
    return SURROGATE.test(text);
}
/** Surrogates stand for code points above U+FFFF, so they rank after the units U+E000 to U+FFFF. */
function codePointRank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}


/***/ }),

/***/ 7059:
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
/** Why nothing that needs the code to be run applies where the floor was turned off. */
const FLOOR_OFF = notApplicable('`floor: off`: no test was run and no warning counted for this verdict.');
/** Why the plan's checks do not apply where they were turned off. */
const CHECKS_OFF = notApplicable('`run-checks: off`: the plan checks were not run for this verdict.');


/***/ }),

/***/ 6201:
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
/** The folder that holds plans, baselines and allowances. */
const PLAN_FOLDER = '.taskfleet';
/** A plan of more bytes is refused: 4 MiB. */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;
const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;
/** The role of a repository path; `null` for one that is not below the plan folder. */
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
/** Files that say how changes are judged: a chunk pull request never changes them. */
function isSteeringFile(path) {
    const role = planFolderRole(path);
    return role === 'plan' || role === 'baseline' || role === 'allowances';
}
/** The revision that a name such as `plan.v7.json` promises; `null` for `plan.json` and every other name. */
function revisionInName(path) {
    const revision = PLAN_NAME.exec(fileName(path))?.[1];
    return revision === undefined ? null : Number(revision);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The feature that a plan file is of, also where the plan is broken but still says so. */
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}


/***/ })

};
