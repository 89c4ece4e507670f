export const id = 206;
export const ids = [206];
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

/***/ 780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ listFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);



async function listFolder(top, path, unread) {
    try {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top), path);
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)) !== folder) {
            unread.push({ what: path, reason: 'A link leads to it, and links are not followed.' });
            return [];
        }
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) !== 'ENOENT')
            unread.push({ what: path, reason: `It could not be read: ${(0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error)}.` });
        return [];
    }
}


/***/ }),

/***/ 8540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4056);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7835);
/* harmony import */ var _plan_allowances_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6908);
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7884);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5250);
/* harmony import */ var _doctor_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(780);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8873);








const MAX_ENTRIES = 10_000;
const MAX_BASELINES = 50;
async function readPlanFolder(top, unread) {
    const listed = await listFiles(top, unread);
    const plans = [];
    const baselines = [];
    const allowances = [];
    const refused = [];
    for (const { path, isFile } of listed) {
        const role = (0,_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__/* .planFolderRole */ .ko)(path);
        if (!isFile)
            refused.push({ path, reason: 'is a link or no regular file, which plan-gate refuses there' });
        else if (role === 'plan')
            await reading(top, path, _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PLAN_BYTES */ .di, unread, (bytes) => plans.push({ path, result: (0,_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePlan */ .v)(bytes) }));
        else if (role === 'allowances')
            await reading(top, path, _plan_allowances_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOWANCES_LIMITS */ .F3.maxBytes, unread, (bytes) => allowances.push({ path, content: readAllowances(bytes) }));
        else if (role === 'baseline' && baselines.length >= MAX_BASELINES)
            unread.push({ what: path, reason: `More than ${MAX_BASELINES} baseline files are not read.` });
        else if (role === 'baseline')
            await reading(top, path, _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_LIMITS */ .m3.maxBytes, unread, (bytes) => baselines.push({ path, content: readBaseline(bytes) }));
    }
    return { plans, baselines, allowances, refused };
}
async function listFiles(top, unread) {
    const found = [];
    const folders = [_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_FOLDER */ .Vx];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,_doctor_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .listFolder */ .b)(top, folder, unread)) {
            entries += 1;
            const path = `${folder}/${entry.name}`;
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile() || entry.isSymbolicLink() || (0,_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__/* .planFolderRole */ .ko)(path) === 'plan')
                found.push({ path, isFile: entry.isFile() });
        }
        if (entries > MAX_ENTRIES) {
            unread.push({
                what: _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_FOLDER */ .Vx,
                reason: `It holds more than the ${MAX_ENTRIES.toLocaleString('en-US')} files that are looked at.`,
            });
            break;
        }
    }
    return found.toSorted((a, b) => (0,_evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareUtf8 */ .zq)(a.path, b.path));
}
async function reading(top, path, maxBytes, unread, use) {
    const input = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readTreeFile */ .xt)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, path), maxBytes);
    if (input.ok)
        use(input.bytes);
    else
        unread.push({ what: path, reason: input.message });
}
function readBaseline(bytes) {
    const parsed = (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSnapshot */ .E$)(bytes);
    if (parsed.ok)
        return { ok: true, snapshot: parsed.value };
    return { ok: false, problem: parsed.problems[0]?.message ?? 'It does not fit its schema.' };
}
function readAllowances(bytes) {
    const parsed = (0,_plan_allowances_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAllowances */ .BR)(bytes);
    if (parsed.ok)
        return { ok: true, allowances: parsed.allowances };
    const [first] = parsed.problems;
    return { ok: false, line: first?.line ?? 1, problem: first?.message ?? 'It does not fit its schema.' };
}


/***/ }),

/***/ 954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./capture/git.js + 10 modules
var git = __webpack_require__(134);
// EXTERNAL MODULE: ./evidence/utf8-order.js
var utf8_order = __webpack_require__(7835);
;// CONCATENATED MODULE: ./doctor/diagnosis.js

const EFFECTS = ['lets-through', 'holds-up', 'hint'];
function diagnose(setup, rules, ignored) {
    const findings = rules
        .filter(({ id }) => !ignored.includes(id))
        .flatMap((rule) => rule.look(setup).map((finding) => ({ ...finding, rule: rule.id })));
    return findings.toSorted((a, b) => EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) ||
        (0,utf8_order/* compareUtf8 */.zq)(a.path ?? '', b.path ?? '') ||
        (a.line ?? 0) - (b.line ?? 0));
}
function doctorExitCode({ findings, complete }) {
    if (findings.some(({ effect }) => effect === 'lets-through'))
        return 1;
    return complete ? 0 : 2;
}

// EXTERNAL MODULE: ./doctor/plan-branches.js
var plan_branches = __webpack_require__(7145);
// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
// EXTERNAL MODULE: ./report/terminal-layout.js
var terminal_layout = __webpack_require__(1459);
// EXTERNAL MODULE: ./report/words.js
var words = __webpack_require__(463);
;// CONCATENATED MODULE: ./doctor/render.js




function renderDiagnosisJson(diagnosis) {
    const { findings, unread, ignored, complete } = diagnosis;
    const rows = findings.map(({ rule, effect, path, line, message, why, fix }) => ({
        rule,
        effect,
        path: path ?? null,
        line: line ?? null,
        message,
        why,
        fix,
    }));
    const told = {
        lets_through: of(findings, 'lets-through').length > 0,
        complete,
        findings: rows,
        unread,
        ignored,
    };
    return `${JSON.stringify(told, null, 2)}\n`;
}
const TITLES = {
    'lets-through': 'Lets changes through',
    'holds-up': 'Holds changes up',
    hint: 'Hints',
};
const SIGNS = {
    'lets-through': ['✗', 31],
    'holds-up': ['!', 33],
    hint: ['·', 36],
};
function renderDiagnosis(diagnosis, { colour, width }) {
    const paint = (text, code) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
    const sections = EFFECTS.flatMap((effect) => {
        const own = of(diagnosis.findings, effect);
        if (own.length === 0)
            return [];
        const [sign, code] = SIGNS[effect];
        const title = paint(`${sign} ${TITLES[effect]} (${own.length})`, code);
        return [[title, ...own.flatMap((finding) => ['', ...findingLines(finding, width)])].join('\n')];
    });
    const parts = [headline(diagnosis, width), ...sections, leftOut(diagnosis, width)];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function of(findings, effect) {
    return findings.filter((finding) => finding.effect === effect);
}
function headline({ findings, complete }, width) {
    const [through = 0, held = 0, hints = 0] = EFFECTS.map((effect) => of(findings, effect).length);
    const counts = [
        ...(through === 0 ? [] : [`${(0,words/* counted */.hS)(through, 'finding lets', 'findings let')} changes through`]),
        ...(held === 0 ? [] : [`${(0,words/* counted */.hS)(held, 'finding holds', 'findings hold')} changes up`]),
        ...(hints === 0 ? [] : [(0,words/* counted */.hS)(hints, 'hint')]),
    ];
    const nothing = complete
        ? 'Nothing was found that lets a change through'
        : 'Not everything could be looked at, so finding nothing would say nothing';
    const lead = through > 0 ? 'The gate does not hold here' : nothing;
    const end = counts.length === 0 ? '.' : `: ${counts.join(', ')}.`;
    return (0,terminal_layout/* hang */.lG)('', [`${lead}${end}`], width).join('\n');
}
function findingLines({ rule, path, line, message, why, fix }, width) {
    const place = path === undefined ? '' : `${(0,report_escape/* visible */.RK)(path)}${line === undefined ? '' : `:${line}`}: `;
    return [
        `  ${place}${rule}`,
        ...(0,terminal_layout/* hang */.lG)('    ', [(0,report_escape/* visible */.RK)(message)], width),
        ...(0,terminal_layout/* hang */.lG)('    Why: ', [(0,report_escape/* visible */.RK)(why)], width),
        ...(0,terminal_layout/* hang */.lG)('    Fix: ', [(0,report_escape/* visible */.RK)(fix)], width),
    ];
}
function leftOut({ unread, ignored }, width) {
    const lines = unread.flatMap(({ what, reason }) => (0,terminal_layout/* hang */.lG)('  ', [(0,report_escape/* visible */.RK)(`${what}: ${reason}`)], width));
    const ignoring = ignored.length === 0 ? [] : (0,terminal_layout/* hang */.lG)('', [`Ignored, as asked: ${ignored.join(', ')}.`], width);
    const told = lines.length === 0 ? [] : ['Not looked at', ...lines];
    return [...told, ...(told.length > 0 && ignoring.length > 0 ? [''] : []), ...ignoring].join('\n');
}

// EXTERNAL MODULE: ./doctor/rules.js + 22 modules
var rules = __webpack_require__(4735);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./parsers/github-fields.js
var github_fields = __webpack_require__(4991);
;// CONCATENATED MODULE: ./github/budget.js
const systemClock = {
    now: () => Math.round(performance.timeOrigin + performance.now()),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const DEFAULT_BUDGET = {
    requests: 400,
    milliseconds: 10 * 60_000,
    reservedRequests: 50,
    reservedMilliseconds: 60_000,
    concurrent: 50,
    requestMilliseconds: 30_000,
};
const ADMITTED = { state: 'admitted' };
function createMeter(budget, clock) {
    const start = clock.now();
    const queue = [];
    let used = 0;
    let running = 0;
    let heldUntil = 0;
    const requestsLeft = (reserve) => budget.requests - (reserve ? 0 : budget.reservedRequests) - used;
    const millisecondsLeft = (reserve) => start + budget.milliseconds - (reserve ? 0 : budget.reservedMilliseconds) - clock.now();
    function release() {
        running -= 1;
        queue.shift()?.();
    }
    async function takePlace() {
        while (running >= budget.concurrent)
            await new Promise((resolve) => queue.push(resolve));
        running += 1;
    }
    async function wait(ms, reserve, holdsAll) {
        const left = millisecondsLeft(reserve);
        if (ms > left)
            return { state: 'denied', why: tooLong(ms, left) };
        if (holdsAll)
            heldUntil = Math.max(heldUntil, clock.now() + ms);
        await clock.sleep(ms);
        return ADMITTED;
    }
    async function admit(reserve) {
        await takePlace();
        const admission = await count(reserve);
        if (admission.state === 'denied')
            release();
        return admission;
    }
    async function count(reserve) {
        for (let held = heldUntil - clock.now(); held > 0; held = heldUntil - clock.now()) {
            const waited = await wait(held, reserve, false);
            if (waited.state === 'denied')
                return waited;
        }
        if (requestsLeft(reserve) <= 0) {
            return { state: 'denied', why: `the ${budget.requests} requests that one run may make are used up` };
        }
        if (millisecondsLeft(reserve) <= 0) {
            return { state: 'denied', why: `the ${seconds(budget.milliseconds)} that one run may take are over` };
        }
        used += 1;
        return ADMITTED;
    }
    return { requestsLeft, millisecondsLeft, admit, release, wait };
}
function tooLong(ms, left) {
    return `it would have to wait ${seconds(ms)}, and this run has ${seconds(Math.max(left, 0))} left`;
}
function seconds(ms) {
    return `${Math.ceil(ms / 1_000).toLocaleString('en-US')} s`;
}

;// CONCATENATED MODULE: ./github/endpoints.js
function endpoints_repositoryPath({ owner, repo }, ...segments) {
    const all = [owner, repo, ...segments];
    const odd = all.find((segment) => segment === '' || segment === '.' || segment === '..');
    if (odd !== undefined)
        throw new Error(`not a segment of an API path: ${JSON.stringify(odd)}`);
    return `/repos/${all.map(encodeURIComponent).join('/')}`;
}
function restRoot(baseUrl) {
    return baseUrl.replace(/\/{1,8}$/, '');
}
function graphqlAddress(baseUrl, told = null) {
    if (told !== null && isOnOriginOf(told, baseUrl))
        return told;
    const root = restRoot(baseUrl);
    return root.endsWith('/api/v3') ? `${root.slice(0, -'/v3'.length)}/graphql` : `${root}/graphql`;
}
function isOnOriginOf(address, baseUrl) {
    if (!URL.canParse(address) || !URL.canParse(baseUrl))
        return false;
    const { origin, protocol, username, password } = new URL(address);
    if (protocol !== 'https:' && protocol !== 'http:')
        return false;
    return origin === new URL(baseUrl).origin && username === '' && password === '';
}

;// CONCATENATED MODULE: ./github/answer.js

function unusableAnswer(reason) {
    const what = { state: 'missing', kind: 'infrastructure', cause: 'unavailable' };
    return { ...what, reason: `${reason} Run the job again.`, status: null, message: '', errors: [] };
}
function readErrorBody(data) {
    const record = (0,github_fields/* asRecord */.qY)(data);
    if (record === null) {
        const text = typeof data === 'string' ? data.trimStart() : '';
        return { message: text === '' ? '' : 'a page that is not JSON', errors: [] };
    }
    const listed = Array.isArray(record.errors) ? record.errors.slice(0, 20) : [];
    const errors = listed.map(readErrorDetail);
    const parts = [(0,github_fields/* stringField */.OM)(record, 'message') ?? '', ...errors.map((error) => error.message || error.code)];
    return { message: oneLine(parts.filter((part) => part !== '').join('; ')), errors };
}
function readErrorDetail(value) {
    if (typeof value === 'string')
        return { field: '', code: '', message: oneLine(value) };
    const record = (0,github_fields/* asRecord */.qY)(value);
    return {
        field: oneLine((0,github_fields/* stringField */.OM)(record, 'field') ?? ''),
        code: oneLine((0,github_fields/* stringField */.OM)(record, 'code') ?? ''),
        message: oneLine((0,github_fields/* stringField */.OM)(record, 'message') ?? ''),
    };
}
const LONGEST_MESSAGE = 300;
function oneLine(text) {
    const line = text
        .slice(0, 4 * LONGEST_MESSAGE)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim();
    return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line;
}
function permissionFor(method, path) {
    if (path.includes('/check-runs'))
        return method === 'GET' ? 'checks: read' : 'checks: write';
    if (/\/pulls(?:\/|\?|$)/.test(path))
        return 'pull-requests: read';
    return 'contents: read';
}

;// CONCATENATED MODULE: ./github/retry.js

const TROUBLE_WAIT_MS = 1_000;
const LIMIT_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;
function nextStep(exchange, earlier, now) {
    const wait = TROUBLE_WAIT_MS * 2 ** earlier.troubles;
    if (exchange.state === 'too-large')
        return { step: 'refused', cause: 'too-large' };
    if (exchange.state === 'broken') {
        return { step: 'again', because: 'trouble', afterMs: wait, why: exchange.why, undone: !exchange.sent };
    }
    const { status, headers } = exchange;
    if (isRateLimit(exchange)) {
        const afterMs = askedWait(headers, now) ?? LIMIT_WAIT_MS * 2 ** earlier.limits;
        return { step: 'again', because: 'limit', afterMs, why: answered(exchange), undone: true };
    }
    if (status >= 500 || status === 408) {
        const afterMs = retryAfter(headers, now) ?? wait;
        return { step: 'again', because: 'trouble', afterMs, why: answered(exchange), undone: false };
    }
    if (status >= 400)
        return { step: 'refused', cause: refusalCause(status) };
    if (status >= 300)
        return { step: 'redirect', location: headers.location ?? '' };
    if (typeof exchange.data === 'object' && exchange.data !== null)
        return { step: 'done' };
    const why = `GitHub answered ${status} with a body that is cut short or is not JSON${requestId(headers)}`;
    return { step: 'again', because: 'trouble', afterMs: wait, why, undone: false };
}
function refusalCause(status) {
    if (status === 404)
        return 'absent';
    return status === 401 || status === 403 ? 'forbidden' : 'invalid';
}
function isRateLimit(response) {
    if (response.status === 429)
        return true;
    if (response.status !== 403)
        return false;
    const { message } = readErrorBody(response.data);
    if (/rate limit|abuse detection/i.test(message))
        return true;
    if (/not accessible|must authenticate|must have/i.test(message))
        return false;
    return 'retry-after' in response.headers || response.headers['x-ratelimit-remaining'] === '0';
}
function askedWait(headers, now) {
    const after = retryAfter(headers, now);
    if (after !== null)
        return after;
    if (headers['x-ratelimit-remaining'] !== '0')
        return null;
    const reset = wholeNumber(headers['x-ratelimit-reset']);
    if (reset === null)
        return null;
    return bounded(reset * 1_000 - serverTime(headers, now) + 1_000);
}
function retryAfter(headers, now) {
    const text = headers['retry-after'];
    if (text === undefined)
        return null;
    const seconds = wholeNumber(text);
    if (seconds !== null)
        return bounded(seconds * 1_000);
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : bounded(date - serverTime(headers, now));
}
function serverTime(headers, now) {
    const date = Date.parse(headers.date ?? '');
    return Number.isNaN(date) ? now : date;
}
function wholeNumber(text) {
    return text !== undefined && /^[0-9]{1,12}$/.test(text) ? Number(text) : null;
}
function bounded(ms) {
    return Math.min(Math.max(ms, 1_000), LONGEST_WAIT_MS);
}
function answered(response) {
    const { message } = readErrorBody(response.data);
    const quoted = message === '' ? '' : ` "${message}"`;
    return `GitHub answered ${response.status}${quoted}${requestId(response.headers)}`;
}
function requestId(headers) {
    const id = oneLine(headers['x-github-request-id'] ?? '');
    return id === '' ? '' : ` (request id ${id})`;
}

;// CONCATENATED MODULE: ./github/failure.js


function redirectRefused(call, exchange) {
    const status = exchange.state === 'response' ? exchange.status : 0;
    const why = `was redirected (${status}) to another host, too often, or in a way that a write must not follow.`;
    const next = 'If the repository was renamed or moved, use its present name.';
    return failure(call, 'invalid', `${why} ${next}`, exchange);
}
function refused(call, exchange, cause) {
    if (exchange.state !== 'response')
        return failure(call, cause, 'has a longer reply than plan-gate takes.');
    return failure(call, cause, `failed: ${answered(exchange)}.${advice(call, exchange.status)}`, exchange);
}
function advice(call, status) {
    if (status === 401)
        return ' The token is not valid (any more): check input `github-token`.';
    if (status === 403) {
        const permission = permissionFor(call.method, call.path);
        return ` The token may lack a permission: add \`${permission}\` to the job's \`permissions\`. Pull requests from forks and from Dependabot get a read-only token.`;
    }
    if (status === 404) {
        const permission = permissionFor(call.method, call.path);
        return ` It does not exist, or the token may not see it (it needs \`${permission}\`).`;
    }
    return '';
}
function failure(call, cause, text, exchange) {
    const response = exchange?.state === 'response' ? exchange : null;
    const { message, errors } = readErrorBody(response?.data);
    return {
        state: 'missing',
        kind: 'infrastructure',
        reason: `${call.method} ${call.path}${queryString(call.options.query)} ${text}`,
        cause,
        status: response?.status ?? null,
        message,
        errors,
    };
}
function queryString(query) {
    if (query === undefined)
        return '';
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

;// CONCATENATED MODULE: ./github/graphql-limit.js


function graphqlErrors(data) {
    const errors = (0,github_fields/* asRecord */.qY)(data)?.errors;
    if (!Array.isArray(errors))
        return [];
    return errors.slice(0, 1_000).map((error) => (0,github_fields/* asRecord */.qY)(error) ?? {});
}
function limitAsRefusal(exchange) {
    if (exchange.state !== 'response' || exchange.status !== 200)
        return exchange;
    const limit = graphqlErrors(exchange.data).find(isLimit);
    if (limit === undefined)
        return exchange;
    const said = oneLine((0,github_fields/* stringField */.OM)(limit, 'message') ?? '');
    return {
        ...exchange,
        status: 403,
        data: { message: /rate limit/i.test(said) ? said : `Rate limit: ${said}` },
    };
}
function isLimit(error) {
    return (/^RATE_LIMIT(?:ED)?$/.test((0,github_fields/* stringField */.OM)(error, 'type') ?? '') ||
        /\brate limit\b/i.test((0,github_fields/* stringField */.OM)(error, 'message') ?? ''));
}
function asksToWait(next, exchange) {
    if (next.because !== 'limit' || exchange.state !== 'response')
        return false;
    return 'retry-after' in exchange.headers || exchange.headers['x-ratelimit-remaining'] !== '0';
}

;// CONCATENATED MODULE: ./github/transport.js
class ResponseTooLarge extends Error {
    name = 'ResponseTooLarge';
}

;// CONCATENATED MODULE: ./github/client.js








const MAX_TRIES = 4;
const MAX_LIMIT_WAITS = 5;
const MAX_REDIRECTS = 3;
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const API_VERSION = '2022-11-28';
const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW = 'application/vnd.github.raw+json';
function createClient(settings) {
    const budget = { ...DEFAULT_BUDGET, ...settings.budget };
    const clock = settings.clock ?? systemClock;
    const run = {
        transport: settings.transport,
        baseUrl: restRoot(settings.baseUrl),
        graphqlUrl: graphqlAddress(settings.baseUrl, settings.graphqlUrl),
        budget,
        clock,
        meter: createMeter(budget, clock),
    };
    return {
        request: (method, path, options = {}) => send(run, { method, path, options }),
        graphql: (query, variables, maxBytes) => {
            const options = { body: { query, variables }, maxBytes };
            return send(run, { method: 'POST', path: '/graphql', options, graphql: true });
        },
        requestsLeft: () => Math.max(0, run.meter.requestsLeft(false)),
        pause: async (ms, useReserve = true) => (await run.meter.wait(ms, useReserve, false)).state === 'admitted',
    };
}
async function send(run, call) {
    const reserve = call.options.useReserve ?? false;
    const earlier = { troubles: 0, limits: 0 };
    let url = call.graphql ? run.graphqlUrl : `${run.baseUrl}${call.path}${queryString(call.options.query)}`;
    let redirects = 0;
    for (;;) {
        const admission = await run.meter.admit(reserve);
        if (admission.state === 'denied')
            return failure(call, 'budget', `was not sent, because ${admission.why}.`);
        const reply = await exchangeOnce(run, call, url).finally(run.meter.release);
        const exchange = call.graphql ? limitAsRefusal(reply) : reply;
        const next = nextStep(exchange, earlier, run.clock.now());
        if (next.step === 'done' && exchange.state === 'response') {
            const { status, headers, data } = exchange;
            return (0,facts/* known */.eO)({ status, headers, data });
        }
        if (next.step === 'redirect') {
            const target = redirectTarget(call.method, url, next.location, exchange);
            redirects += 1;
            if (target === null || redirects > MAX_REDIRECTS)
                return redirectRefused(call, exchange);
            url = target;
        }
        else if (next.step === 'again') {
            if (call.graphql && !asksToWait(next, exchange))
                return failure(call, 'unavailable', `failed: ${next.why}.`, exchange);
            const ended = await waitForNext(run, call, next, earlier);
            if (ended !== null)
                return ended;
        }
        else if (next.step === 'refused') {
            return refused(call, exchange, next.cause);
        }
    }
}
async function exchangeOnce(run, call, url) {
    const left = run.meter.millisecondsLeft(call.options.useReserve ?? false);
    const limit = Math.ceil(Math.max(1, Math.min(run.budget.requestMilliseconds, left)));
    const signal = AbortSignal.timeout(limit);
    const { body, raw = false } = call.options;
    try {
        const response = await run.transport({
            method: call.method,
            url,
            headers: { accept: raw ? RAW : JSON_MEDIA_TYPE, 'x-github-api-version': API_VERSION },
            body: body === undefined ? null : JSON.stringify(body),
            signal,
            maxBytes: call.options.maxBytes ?? DEFAULT_MAX_BYTES,
            raw,
        });
        return { state: 'response', ...response };
    }
    catch (error) {
        if (error instanceof ResponseTooLarge)
            return { state: 'too-large' };
        if (signal.aborted) {
            return { state: 'broken', sent: true, why: `no whole reply came within ${limit} ms` };
        }
        return { state: 'broken', ...describeBreak(error) };
    }
}
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
function describeBreak(error) {
    let code = '';
    let at = (0,github_fields/* asRecord */.qY)(error);
    for (let depth = 0; at !== null && depth < 8; depth += 1) {
        code = (0,github_fields/* stringField */.OM)(at, 'code') ?? code;
        at = (0,github_fields/* asRecord */.qY)(at.cause);
    }
    const why = code === '' ? 'the connection broke' : `the connection broke (${code})`;
    return { sent: !NOT_SENT.has(code), why };
}
async function waitForNext(run, call, next, earlier) {
    if (call.method !== 'GET' && !next.undone) {
        return failure(call, 'uncertain', `may or may not have been carried out: ${next.why}.`);
    }
    const limited = next.because === 'limit';
    const tries = earlier.troubles + earlier.limits + 1;
    if (limited)
        earlier.limits += 1;
    else
        earlier.troubles += 1;
    if (earlier.troubles >= MAX_TRIES || earlier.limits > MAX_LIMIT_WAITS) {
        const times = `${tries} tries, the last because ${next.why}`;
        return failure(call, 'unavailable', `failed after ${times}. Run the job again; if this lasts, see whether GitHub reports an incident.`);
    }
    const waited = await run.meter.wait(next.afterMs, call.options.useReserve ?? false, limited);
    if (waited.state === 'admitted')
        return null;
    return failure(call, 'budget', `failed: ${next.why}. It was not tried again, because ${waited.why}.`);
}
function redirectTarget(method, from, location, exchange) {
    const status = exchange.state === 'response' ? exchange.status : 0;
    if (method !== 'GET' && status !== 307 && status !== 308)
        return null;
    if (location === '' || !URL.canParse(location, from))
        return null;
    const target = new URL(location, from);
    const sameOrigin = target.origin === new URL(from).origin && target.username === '' && target.password === '';
    return sameOrigin ? target.href : null;
}

;// CONCATENATED MODULE: ./github/fetch-transport.js

const MAX_ERROR_BYTES = 1024 * 1024;
function fetchTransport(token) {
    return async ({ method, url, headers, body, signal, maxBytes, raw }) => {
        const response = await fetch(url, {
            method,
            headers: { ...headers, authorization: `Bearer ${token}`, 'user-agent': 'plan-gate' },
            body,
            signal,
            redirect: 'manual',
        });
        const refused = response.status >= 400;
        const bytes = await readBody(response, refused ? MAX_ERROR_BYTES : maxBytes, refused);
        const data = raw && !refused ? bytes : parseJson(bytes.toString('utf8'));
        return { status: response.status, headers: Object.fromEntries(response.headers), data };
    };
}
async function readBody(response, maxBytes, mayCut) {
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of response.body ?? []) {
            chunks.push(chunk);
            size += chunk.byteLength;
            if (size > maxBytes)
                break;
        }
    }
    catch (error) {
        if (!mayCut)
            throw error;
    }
    if (size > maxBytes && !mayCut)
        throw new ResponseTooLarge(`more than ${maxBytes} bytes`);
    return Buffer.concat(chunks, size).subarray(0, maxBytes);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./doctor/code-owners.js
var code_owners = __webpack_require__(6943);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./doctor/yaml-tree.js

const MAX_YAML_LENGTH = 512 * 1024;
const MAX_DEPTH = 64;
const MAX_NODES = 100_000;
function parseYaml(text) {
    if (text.length > MAX_YAML_LENGTH) {
        return yaml_tree_refused(1, `it is longer than the ${MAX_YAML_LENGTH.toLocaleString('en-US')} characters that are read`, true);
    }
    const lines = new dist/* LineCounter */.HN();
    try {
        return compose(text, lines);
    }
    catch (error) {
        if (error instanceof Refusal)
            return yaml_tree_refused(error.line, error.message, error.tooMuch);
        return yaml_tree_refused(1, 'the YAML parser fails on it', true);
    }
}
class Refusal extends Error {
    line;
    tooMuch;
    constructor(line, message, tooMuch) {
        super(message);
        this.line = line;
        this.tooMuch = tooMuch;
    }
}
function yaml_tree_refused(line, reason, tooMuch) {
    return { ok: false, line, reason, tooMuch };
}
function compose(text, lines) {
    const tokens = [...new dist/* Parser */.iX(lines.addNewLine).parse(text)];
    if (isTooDeep(tokens))
        return yaml_tree_refused(1, `it nests deeper than ${MAX_DEPTH} levels`, true);
    const composer = new dist/* Composer */.Dk({
        schema: 'failsafe',
        uniqueKeys: false,
        logLevel: 'silent',
        prettyErrors: false,
    });
    const [document, second] = composer.compose(tokens, true, text.length);
    const [error] = document?.errors ?? [];
    if (error !== undefined)
        return yaml_tree_refused(lines.linePos(error.pos[0]).line, parserWords(error.message), false);
    if (second !== undefined)
        return yaml_tree_refused(lines.linePos(second.range[0]).line, 'it holds more than one document', false);
    if (document === undefined || document.contents === null)
        return yaml_tree_refused(1, 'it is empty', false);
    const build = { lines, anchors: new Map() };
    return { ok: true, root: buildNode(document.contents, build).node };
}
function parserWords(message) {
    const [first = ''] = message.split('\n', 1);
    return `the YAML parser says: ${first.slice(0, 200)}`;
}
function isTooDeep(tokens) {
    const waiting = tokens.map((token) => [token, 1]);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [token, depth] = next;
        if (typeof token !== 'object' || token === null)
            continue;
        if (depth > MAX_DEPTH)
            return true;
        const { items, value } = token;
        if (typeof value === 'object')
            waiting.push([value, depth + 1]);
        for (const item of Array.isArray(items) ? items : []) {
            const pair = item;
            waiting.push([pair.key, depth + 1], [pair.value, depth + 1]);
        }
    }
    return false;
}
function buildNode(source, build) {
    if (source === null)
        return { node: { kind: 'text', text: '', line: 1 }, size: 1, depth: 1 };
    const at = source;
    const { line } = build.lines.linePos(at.range[0]);
    if ((0,dist/* isAlias */.Vj)(at)) {
        const target = build.anchors.get(at.source);
        if (target !== undefined)
            return target;
        throw new Refusal(line, `the alias *${at.source.slice(0, 40)} stands for nothing that comes before it`, false);
    }
    const built = buildContent(at, line, build);
    if (built.size > MAX_NODES)
        throw new Refusal(line, `it grows to more than ${MAX_NODES.toLocaleString('en-US')} values`, true);
    if (built.depth > MAX_DEPTH)
        throw new Refusal(line, `it nests deeper than ${MAX_DEPTH} levels`, true);
    const { anchor } = at;
    if (anchor !== undefined)
        build.anchors.set(anchor, built);
    return built;
}
function buildContent(at, line, build) {
    if ((0,dist/* isSeq */.oP)(at)) {
        const items = at.items.map((item) => buildNode(item, build));
        return grown({ kind: 'list', items: items.map(({ node }) => node), line }, items);
    }
    if ((0,dist/* isMap */.jh)(at)) {
        const keys = new Set();
        const entries = at.items.map(({ key, value }) => {
            const built = buildNode(key, build);
            if (built.node.kind !== 'text')
                throw new Refusal(built.node.line, 'a key is no plain text', false);
            const { text, line: keyLine } = built.node;
            if (keys.has(text))
                throw new Refusal(keyLine, `the key "${text.slice(0, 40)}" stands there twice`, false);
            keys.add(text);
            const content = buildNode(value, build);
            const node = content.node.kind === 'text' && content.node.text === ''
                ? { ...content.node, line: keyLine }
                : content.node;
            return { key: text, keyLine, content: { ...content, node } };
        });
        const node = {
            kind: 'map',
            entries: entries.map((each) => ({ key: each.key, line: each.keyLine, value: each.content.node })),
            line,
        };
        return grown(node, entries.map(({ content }) => content));
    }
    const text = (0,dist/* isScalar */.jn)(at) && typeof at.value === 'string' ? at.value : '';
    return { node: { kind: 'text', text, line }, size: 1, depth: 1 };
}
function grown(node, parts) {
    const size = parts.reduce((sum, part) => sum + part.size, 1);
    const depth = parts.reduce((most, part) => Math.max(most, part.depth), 0) + 1;
    return { node, size, depth };
}
function valueAt(node, key) {
    return entryAt(node, key)?.value ?? null;
}
function entryAt(node, key) {
    return node?.kind === 'map' ? (node.entries.find((entry) => entry.key === key) ?? null) : null;
}
function textsBelow(node) {
    if (node.kind === 'text')
        return [node];
    return node.kind === 'list'
        ? node.items.flatMap(textsBelow)
        : node.entries.flatMap(({ value }) => textsBelow(value));
}
function textsOf(node) {
    if (node === null)
        return [];
    if (node.kind === 'text')
        return node.text === '' ? [] : [node];
    return node.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : [];
}

;// CONCATENATED MODULE: ./doctor/workflow.js

function parseWorkflow(path, text) {
    const yaml = parseYaml(text);
    if (!yaml.ok)
        return { ok: false, problem: { path, line: yaml.line, reason: yaml.reason, tooMuch: yaml.tooMuch } };
    const { root } = yaml;
    const on = entryAt(root, 'on');
    const jobs = valueAt(root, 'jobs');
    if (on === null || jobs?.kind !== 'map') {
        const lacks = on === null ? '`on`' : '`jobs`';
        return {
            ok: false,
            problem: {
                path,
                line: root.line,
                reason: `it has no ${lacks}, so that it is no workflow`,
                tooMuch: false,
            },
        };
    }
    const workflow = {
        path,
        name: textAt(root, 'name')?.text ?? path,
        triggers: readTriggers(on.value),
        permissions: readPermissions(root),
        concurrency: readGroup(root),
        cacheMode: textAt(root, 'cache-mode')?.text ?? null,
        environment: textsBelow(valueAt(root, 'env') ?? NOTHING),
        variables: readTexts(root, 'env'),
        jobs: readJobs(jobs),
        line: on.line,
    };
    return { ok: true, workflow };
}
const NOTHING = { kind: 'list', items: [], line: 1 };
function textAt(node, key) {
    const value = valueAt(node, key);
    return value?.kind === 'text' && value.text !== '' ? value : null;
}
function readTriggers(on) {
    if (on.kind !== 'map') {
        return textsOf(on).map(({ text, line }) => ({
            event: text,
            line,
            types: null,
            filters: [],
            workflows: [],
        }));
    }
    return on.entries.map(({ key, line, value }) => {
        const types = valueAt(value, 'types');
        return {
            event: key,
            line,
            types: types === null ? null : textsOf(types).map(({ text }) => text),
            filters: FILTERS.flatMap((kind) => readFilter(value, kind)),
            workflows: textsOf(valueAt(value, 'workflows')),
        };
    });
}
const FILTERS = ['paths', 'paths-ignore', 'branches', 'branches-ignore'];
function readFilter(value, kind) {
    const entry = entryAt(value, kind);
    return entry === null
        ? []
        : [{ kind, values: textsOf(entry.value).map(({ text }) => text), line: entry.line }];
}
function readPermissions(node) {
    const entry = entryAt(node, 'permissions');
    if (entry === null)
        return null;
    const { value, line } = entry;
    const all = value.kind === 'text' ? /^(read|write)-all$/.exec(value.text)?.[1] : undefined;
    const scopes = value.kind === 'map' ? value.entries : [];
    return {
        all: all === 'read' || all === 'write' ? all : null,
        scopes: new Map(scopes.map((scope) => [scope.key, scope.value.kind === 'text' ? scope.value.text : ''])),
        line,
    };
}
function readGroup(node) {
    return textAt(node, 'concurrency') ?? textAt(valueAt(node, 'concurrency'), 'group');
}
function readJobs(jobs) {
    return jobs.entries.map(({ key, line, value }) => {
        const steps = valueAt(value, 'steps');
        const secrets = entryAt(value, 'secrets');
        const inherits = secrets?.value.kind === 'text' && secrets.value.text === 'inherit';
        return {
            id: key,
            name: textAt(value, 'name')?.text ?? key,
            line,
            condition: textAt(value, 'if'),
            needs: textsOf(valueAt(value, 'needs')).map(({ text }) => text),
            permissions: readPermissions(value),
            continueOnError: textAt(value, 'continue-on-error'),
            hasTimeout: valueAt(value, 'timeout-minutes') !== null,
            concurrency: readGroup(value),
            runsOn: textsBelow(valueAt(value, 'runs-on') ?? NOTHING),
            hasMatrix: valueAt(valueAt(value, 'strategy'), 'matrix') !== null,
            cacheMode: textAt(value, 'cache-mode')?.text ?? null,
            calls: textAt(value, 'uses'),
            steps: steps?.kind === 'list' ? steps.items.map(readStep) : [],
            variables: readTexts(value, 'env'),
            texts: textsBelow(value),
            inheritsSecrets: inherits ? (secrets?.line ?? null) : null,
        };
    });
}
function readStep(step) {
    return {
        line: step.line,
        uses: textAt(step, 'uses'),
        run: textAt(step, 'run'),
        condition: textAt(step, 'if'),
        continueOnError: textAt(step, 'continue-on-error'),
        inputs: readTexts(step, 'with'),
        variables: readTexts(step, 'env'),
    };
}
function readTexts(node, key) {
    const map = valueAt(node, key);
    const given = map?.kind === 'map' ? map.entries : [];
    return new Map(given.flatMap((entry) => entry.value.kind === 'text' ? [[entry.key.toLowerCase(), entry.value]] : []));
}

// EXTERNAL MODULE: ./cli/doctor-folder.js
var doctor_folder = __webpack_require__(780);
// EXTERNAL MODULE: ./cli/doctor-plan-folder.js
var doctor_plan_folder = __webpack_require__(8540);
// EXTERNAL MODULE: ./cli/read-input.js
var read_input = __webpack_require__(8873);
;// CONCATENATED MODULE: ./cli/doctor-files.js









const WORKFLOWS = '.github/workflows';
const MAX_WORKFLOWS = 1_000;
const MAX_WORKFLOW_BYTES = 3 * MAX_YAML_LENGTH;
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;
async function readLocalSetup(top) {
    const unread = [];
    const { workflows, unreadableWorkflows } = await readWorkflows(top, unread);
    const planFolder = await (0,doctor_plan_folder/* readPlanFolder */.Q)(top, unread);
    const codeOwners = await readCodeOwners(top, unread);
    const isActionItself = await readsAsPlanGate(top);
    return { files: { workflows, unreadableWorkflows, planFolder, codeOwners, isActionItself }, unread };
}
async function readWorkflows(top, unread) {
    const entries = await (0,doctor_folder/* listFolder */.b)(top, WORKFLOWS, unread);
    const names = entries
        .filter(({ name }) => /\.ya?ml$/.test(name))
        .toSorted((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.name, b.name));
    const workflows = [];
    const unreadableWorkflows = [];
    let total = 0;
    for (const [index, entry] of names.entries()) {
        const path = `${WORKFLOWS}/${entry.name}`;
        const refuse = (reason) => unreadableWorkflows.push({ path, line: 1, reason, tooMuch: true });
        if (!entry.isFile()) {
            refuse('it is no regular file, and links are not followed');
            continue;
        }
        if (index >= MAX_WORKFLOWS || total > MAX_TOTAL_BYTES) {
            refuse('the workflows before it are more than is read');
            continue;
        }
        const text = await readText((0,external_node_path_.join)(top, path), MAX_WORKFLOW_BYTES);
        if (!text.ok) {
            refuse(text.reason);
            continue;
        }
        total += text.text.length;
        const parsed = parseWorkflow(path, text.text);
        if (parsed.ok)
            workflows.push(parsed.workflow);
        else
            unreadableWorkflows.push(parsed.problem);
    }
    return { workflows, unreadableWorkflows };
}
async function readCodeOwners(top, unread) {
    for (const path of code_owners/* CODE_OWNERS_PATHS */.WN) {
        if (!(await isRegularFile((0,external_node_path_.join)(top, path))))
            continue;
        const text = await readText((0,external_node_path_.join)(top, path), code_owners/* MAX_CODE_OWNERS_BYTES */.oB);
        if (text.ok)
            return (0,code_owners/* parseCodeOwners */.dK)(path, text.text);
        unread.push({ what: path, reason: `${text.reason}.` });
    }
    return null;
}
async function readsAsPlanGate(top) {
    for (const name of ['action.yml', 'action.yaml']) {
        if (!(await isRegularFile((0,external_node_path_.join)(top, name))))
            continue;
        const text = await readText((0,external_node_path_.join)(top, name), MAX_WORKFLOW_BYTES);
        const yaml = text.ok ? parseYaml(text.text) : null;
        const value = yaml?.ok === true ? valueAt(yaml.root, 'name') : null;
        return value?.kind === 'text' && value.text === 'plan-gate';
    }
    return false;
}
async function isRegularFile(path) {
    return (0,promises_.lstat)(path).then((found) => found.isFile(), () => false);
}
async function readText(path, maxBytes) {
    const input = await (0,read_input/* readTreeFile */.xt)(path, maxBytes);
    if (!input.ok)
        return { ok: false, reason: input.message.replace(/^It|\.$/g, (part) => (part === 'It' ? 'it' : '')) };
    if (input.bytes.length > maxBytes)
        return {
            ok: false,
            reason: `it is larger than the ${maxBytes.toLocaleString('en-US')} bytes that are read`,
        };
    try {
        return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(input.bytes) };
    }
    catch {
        return { ok: false, reason: 'it is not UTF-8' };
    }
}

// EXTERNAL MODULE: ./doctor/settings.js
var settings = __webpack_require__(1938);
;// CONCATENATED MODULE: ./github/refs.js





function isRefName(text) {
    if (text === '' || text.length > 1_024)
        return false;
    if (/[\p{Cc}\p{Surrogate} ~^:?*[\\]|\.\.|@\{|\.$/u.test(text))
        return false;
    return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
async function resolveRef(client, repository, ref, expected = null) {
    const id = ref.toLowerCase();
    if (isObjectId(id))
        return resolveCommitId(client, repository, id);
    if (!isRefName(ref))
        return known(null);
    return askUntilUsable(client, async () => {
        const first = await resolveName(client, repository, ref);
        if (first.state !== 'known' || (expected !== null && first.value === expected))
            return first;
        const second = await resolveName(client, repository, ref);
        if (second.state !== 'known' || second.value === first.value)
            return second;
        const [before, now] = [first.value ?? 'nothing', second.value ?? 'nothing'];
        const why = missing('infrastructure', `GitHub said that ${ref} points at ${before}, and at once after that it points at ${now}. Run the job again.`);
        return { state: 'doubtful', why };
    });
}
async function resolveName(client, repository, ref) {
    const tag = /^refs\/tags\/(.+)$/.exec(ref)?.[1];
    if (tag !== undefined)
        return resolveTag(client, repository, tag);
    const full = /^refs\/(.+)$/.exec(ref)?.[1];
    if (full !== undefined)
        return resolveExactRef(client, repository, full);
    const branch = await resolveExactRef(client, repository, `heads/${ref}`);
    if (branch.state !== 'known' || branch.value !== null)
        return branch;
    return resolveTag(client, repository, ref);
}
async function resolveCommitId(client, repository, oid) {
    const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', oid));
    if (answer.state === 'missing')
        return namesNothing(answer) ? known(null) : answer;
    const found = objectIdField(asRecord(answer.value.data), 'sha');
    return found === oid ? known(oid) : unreadable(oid);
}
async function resolveExactRef(client, repository, name) {
    const path = repositoryPath(repository, 'git', 'ref', ...name.split('/'));
    const answer = await client.request('GET', path);
    if (answer.state === 'missing')
        return namesNothing(answer) ? known(null) : answer;
    const { data } = answer.value;
    const found = Array.isArray(data) ? data.map(asRecord) : [asRecord(data)];
    const exact = found.find((record) => stringField(record, 'ref') === `refs/${name}`);
    if (exact === undefined && Array.isArray(data))
        return known(null);
    const target = asRecord(exact?.object);
    const oid = stringField(target, 'type') === 'commit' ? objectIdField(target, 'sha') : null;
    return oid === null ? { state: 'doubtful', why: unreadable(`refs/${name}`) } : known(oid);
}
async function resolveTag(client, repository, tag) {
    const path = repositoryPath(repository, 'commits', 'tags', ...tag.split('/'));
    const answer = await client.request('GET', path, { query: { per_page: 1 } });
    if (answer.state === 'missing')
        return namesNothing(answer) ? known(null) : answer;
    const oid = objectIdField(asRecord(answer.value.data), 'sha');
    return oid === null ? { state: 'doubtful', why: unreadable(`the tag ${tag}`) } : known(oid);
}
function namesNothing(failure) {
    return failure.cause === 'absent' || (failure.status === 422 && /no commit found/i.test(failure.message));
}
function unreadable(what) {
    return missing('infrastructure', `GitHub's answer for ${what} names no commit of it, so there is nothing to read at it. Run the job again.`);
}
function readTreeOid(client, repository, commit) {
    return askUntilUsable(client, async () => {
        const answer = await client.request('GET', repositoryPath(repository, 'git', 'commits', commit));
        if (answer.state === 'missing')
            return answer;
        const record = asRecord(answer.value.data);
        const tree = objectIdField(asRecord(record?.tree), 'sha');
        const isOfCommit = objectIdField(record, 'sha') === commit;
        return tree !== null && isOfCommit ? known(tree) : { state: 'doubtful', why: unreadable(commit) };
    });
}

;// CONCATENATED MODULE: ./github/branch-settings.js




const PER_PAGE = 100;
const MAX_PAGES = 5;
async function fetchBranchProtection(client, repository, name) {
    if (!isRefName(name)) {
        const odd = (0,facts/* missing */.LO)('infrastructure', `${JSON.stringify(name)} can't be the name of a branch.`);
        return { rules: odd, branch: odd, protection: odd };
    }
    const [rules, branch] = await Promise.all([
        fetchRules(client, repository, name),
        fetchOrNull(client, endpoints_repositoryPath(repository, 'branches', name)),
    ]);
    const isProtected = branch.state === 'known' && (0,github_fields/* asRecord */.qY)(branch.value)?.protected === true;
    const protection = isProtected
        ? await fetchOrNull(client, endpoints_repositoryPath(repository, 'branches', name, 'protection'))
        : (0,facts/* known */.eO)(null);
    return { rules, branch, protection: branch.state === 'known' ? protection : branch };
}
async function fetchRules(client, repository, name) {
    const path = endpoints_repositoryPath(repository, 'rules', 'branches', name);
    const rules = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const answer = await client.request('GET', path, { query: { per_page: PER_PAGE, page } });
        if (answer.state === 'missing')
            return answer;
        const { data } = answer.value;
        if (!Array.isArray(data))
            return (0,facts/* missing */.LO)('infrastructure', `GET ${path} answered with no list.`);
        rules.push(...data);
        if (data.length < PER_PAGE)
            return (0,facts/* known */.eO)(rules);
    }
    return (0,facts/* missing */.LO)('infrastructure', `GET ${path} lists more than ${PER_PAGE * MAX_PAGES} rules.`);
}
async function fetchOrNull(client, path) {
    const answer = await client.request('GET', path);
    if (answer.state === 'known')
        return (0,facts/* known */.eO)(answer.value.data);
    return answer.cause === 'absent' ? (0,facts/* known */.eO)(null) : answer;
}
async function fetchDefaultBranch(client, repository) {
    const path = endpoints_repositoryPath(repository);
    const answer = await client.request('GET', path);
    if (answer.state === 'missing')
        return answer;
    const branch = (0,github_fields/* stringField */.OM)((0,github_fields/* asRecord */.qY)(answer.value.data), 'default_branch');
    return branch === null ? (0,facts/* missing */.LO)('infrastructure', `GET ${path} names no default branch.`) : (0,facts/* known */.eO)(branch);
}
async function fetchDefaultPermissions(client, repository) {
    const path = endpoints_repositoryPath(repository, 'actions', 'permissions', 'workflow');
    const answer = await client.request('GET', path);
    if (answer.state === 'missing')
        return answer;
    const level = (0,github_fields/* stringField */.OM)((0,github_fields/* asRecord */.qY)(answer.value.data), 'default_workflow_permissions');
    if (level === 'read' || level === 'write')
        return (0,facts/* known */.eO)(level);
    return (0,facts/* missing */.LO)('infrastructure', `GET ${path} does not say what the default is.`);
}

;// CONCATENATED MODULE: ./cli/doctor-settings.js



const MAX_BRANCHES = 20;
async function fetchSettings(client, repository, wanted) {
    const name = `${repository.owner}/${repository.repo}`;
    const default_ = await fetchDefaultBranch(client, repository);
    if (default_.state === 'missing') {
        return {
            settings: default_,
            unread: [{ what: `Settings of ${name}`, reason: default_.reason }],
            complete: false,
        };
    }
    const names = wanted.length === 0 ? [default_.value] : wanted.slice(0, MAX_BRANCHES);
    const unread = wanted.slice(MAX_BRANCHES).map((branch) => ({
        what: `Rules of branch ${branch}`,
        reason: `More than ${MAX_BRANCHES} branches are not asked about.`,
    }));
    let complete = unread.length === 0;
    const branches = [];
    for (const branch of names) {
        const answers = await fetchBranchProtection(client, repository, branch);
        branches.push((0,settings/* readBranch */.p)(branch, answers));
        if (answers.rules.state === 'missing')
            unread.push({ what: `Rulesets of branch ${branch}`, reason: answers.rules.reason });
        if (answers.branch.state === 'missing')
            unread.push({ what: `Branch ${branch}`, reason: answers.branch.reason });
        else if (answers.protection.state === 'missing')
            unread.push({
                what: `Branch protection of ${branch}, which only administrators may read`,
                reason: answers.protection.reason,
            });
        complete &&= answers.rules.state === 'known' && answers.branch.state === 'known';
    }
    const defaultPermissions = await fetchDefaultPermissions(client, repository);
    if (defaultPermissions.state === 'missing')
        unread.push({
            what: 'Default permissions of workflows, which only administrators may read',
            reason: defaultPermissions.reason,
        });
    unread.push({
        what: 'Who may bypass rules',
        reason: 'GitHub tells it to no token that does not administer the rulesets; see the settings page.',
    });
    return { settings: (0,facts/* known */.eO)({ repository: name, branches, defaultPermissions }), unread, complete };
}

// EXTERNAL MODULE: ./cli/flags.js
var cli_flags = __webpack_require__(4881);
// EXTERNAL MODULE: ./cli/terminal-settings.js
var terminal_settings = __webpack_require__(5548);
;// CONCATENATED MODULE: ./cli/doctor.js














async function doctor(args) {
    const parsed = (0,cli_flags/* parseFlags */.b)('doctor', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const { flags } = parsed;
    const format = (0,command/* readFormat */.C)(flags.text('format'), ['terminal', 'json']);
    if (!format.ok)
        return (0,command/* failure */.V)(format.problem);
    const request = readRequest(flags);
    if (typeof request === 'string')
        return (0,command/* failure */.V)(request);
    const clone = await (0,git/* openClone */.ok)(flags.text('directory') || '.');
    if (clone.state === 'missing')
        return (0,command/* failure */.V)(clone.reason);
    if (clone.value.isBare)
        return (0,command/* failure */.V)(`${clone.value.directory} is bare; doctor reads the files of a work tree.`);
    const diagnosis = await examine(clone.value.directory, request);
    const text = format.format === 'json'
        ? renderDiagnosisJson(diagnosis)
        : renderDiagnosis(diagnosis, { colour: (0,terminal_settings/* colourWanted */.q)(), width: (0,terminal_settings/* terminalWidth */.J)() });
    return { exitCode: doctorExitCode(diagnosis), stdout: text, stderr: '' };
}
async function examine(top, { github, ignored, actions }) {
    const { files, unread } = await readLocalSetup(top);
    const branches = (0,plan_branches/* planBranches */.c)(files).map(({ branch }) => branch);
    const reading = github === null
        ? NOT_ASKED
        : await fetchSettings(createClient({ transport: fetchTransport(github.token), baseUrl: github.apiUrl }), github.repository, branches);
    const findings = diagnose({ ...files, settings: reading.settings, actions }, rules/* RULES */.y, ignored);
    const complete = reading.complete && unread.length === 0 && !files.unreadableWorkflows.some(({ tooMuch }) => tooMuch);
    return { findings, unread: [...unread, ...reading.unread], ignored, complete };
}
const NOT_ASKED_REASON = 'Name the repository with --repo OWNER/NAME and put a token into GITHUB_TOKEN to have them looked at.';
const NOT_ASKED = {
    settings: (0,facts/* missing */.LO)('infrastructure', NOT_ASKED_REASON),
    unread: [
        { what: 'Settings on GitHub (rulesets, branch protection, required checks)', reason: NOT_ASKED_REASON },
    ],
    complete: true,
};
function readRequest(flags) {
    const ignored = valuesOf(flags, 'ignore');
    const ids = rules/* RULES */.y.map(({ id }) => id);
    const unknown = ignored.find((id) => !ids.includes(id));
    if (unknown !== undefined) {
        const meant = (0,wording/* nearestName */.qb)(unknown, ids);
        return `--ignore takes the name of a rule; ${JSON.stringify(unknown)} is none${meant === null ? `. They are ${ids.join(', ')}.` : `; did you mean ${meant}?`}`;
    }
    const actions = valuesOf(flags, 'action').map((name) => name.toLowerCase());
    const odd = actions.find((name) => readName(name) === null);
    if (odd !== undefined)
        return `--action takes OWNER/NAME, such as acme/plan-gate, not ${JSON.stringify(odd)}.`;
    const github = readGitHub(flags);
    return typeof github === 'string' ? github : { github, ignored, actions };
}
function readGitHub(flags) {
    const named = flags.text('repo');
    const variable = flags.text('token-env') || 'GITHUB_TOKEN';
    if (named === '')
        return flags.text('token-env') === '' ? null : '--token-env goes with --repo OWNER/NAME.';
    const repository = readName(named);
    if (repository === null)
        return `--repo takes OWNER/NAME, such as acme/app, not ${JSON.stringify(named)}. The folder to look at is --directory DIR.`;
    const token = process.env[variable] ?? '';
    if (token === '')
        return `--repo needs a token, but ${variable} is not set. A token that may read the repository will do.`;
    if (!/^[\x21-\x7e]+$/.test(token))
        return `${variable} does not hold a token: it has spaces or characters outside of ASCII.`;
    const apiUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
    if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl))
        return `GITHUB_API_URL is no address: ${JSON.stringify(apiUrl)}.`;
    return { repository, token, apiUrl };
}
function readName(text) {
    const [, owner, repo] = /^([A-Za-z0-9_-]{1,100})\/([\w.-]{1,100})$/.exec(text) ?? [];
    if (owner === undefined || repo === undefined || repo === '.' || repo === '..')
        return null;
    return { owner, repo };
}
function valuesOf(flags, name) {
    return flags
        .text(name)
        .split('\n')
        .filter((value) => value !== '');
}


/***/ }),

/***/ 8873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   TF: () => (/* binding */ STDIN),
/* harmony export */   xt: () => (/* binding */ readTreeFile),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _capture_ordinary_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7657);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6399);




const STDIN = '-';
function inputName(file) {
    return file === STDIN ? '<stdin>' : (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(file);
}
async function readInput(file, maxBytes) {
    try {
        return { ok: true, bytes: file === STDIN ? await readStdin(maxBytes) : await readStart(file, maxBytes) };
    }
    catch (error) {
        const name = inputName(file);
        if ((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === 'EISDIR')
            return { ok: false, line: `${name} is a folder`, message: 'It is a folder.' };
        const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error));
        return { ok: false, line: `${name}: ${words}`, message: `It could not be read: ${words}.` };
    }
}
async function readTreeFile(path, maxBytes) {
    const file = await (0,_capture_ordinary_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrdinaryStart */ .xc)(path, maxBytes + 1);
    if (file.ok)
        return file;
    const why = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(file.why);
    return { ok: false, line: `${inputName(path)} ${why}`, message: `It ${why}.` };
}
async function readStart(file, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r');
    try {
        return await gather(handle.createReadStream({ autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
async function readStdin(maxBytes) {
    return gather(process.stdin, maxBytes);
}
async function gather(stream, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            break;
    }
    return Buffer.concat(chunks, length).subarray(0, maxBytes + 1);
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
