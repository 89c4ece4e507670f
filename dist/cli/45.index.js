export const id = 45;
export const ids = [45];
export const modules = {

/***/ 1908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readEvidenceFiles)
/* harmony export */ });
/* unused harmony export EVIDENCE_CAPS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5562);
/* harmony import */ var _evidence_labels_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5377);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7166);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3207);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(812);








/** A matrix makes at most 256 jobs; several labels may have as many shards each. What is read is held in memory at once. */
const EVIDENCE_CAPS = { files: 1024, bytes: 256 * 1024 * 1024 };
/**
 * Reads the files that input `evidence` names; a folder stands for every `*.json` directly in it. Nothing but ordinary files is
 * opened, and no symlink is followed. What can't be read has its reason in place of its content.
 */
async function readEvidenceFiles(entries, caps = EVIDENCE_CAPS) {
    const left = { ...caps };
    const labelled = [];
    for (const [label, paths] of (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsByLabel */ .i8)(entries)) {
        const files = [];
        for (const path of paths)
            files.push(...(await readPath(path, left, caps)));
        labelled.push({ label, files });
    }
    return labelled;
}
async function readPath(path, left, caps) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch((error) => (0,_system_words_js__WEBPACK_IMPORTED_MODULE_5__/* .systemWords */ .j5)(error));
    if (typeof entry === 'string')
        return [unusable(path, path, `could not be read: ${entry}`)];
    if (entry.isSymbolicLink())
        return [unusable(path, path, 'is a symlink, which could lead anywhere')];
    if (!entry.isDirectory())
        return [await readOne(path, path, left, caps)];
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path).catch((error) => (0,_system_words_js__WEBPACK_IMPORTED_MODULE_5__/* .systemWords */ .j5)(error));
    if (typeof names === 'string')
        return [unusable(path, path, `could not be read: ${names}`)];
    const found = (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .evidenceFilesIn */ .IL)(names);
    if (found.length === 0)
        return [unusable(path, path, 'is a folder that holds no file whose name ends in .json')];
    if (found.length > left.files)
        return [
            unusable(path, path, `is a folder of ${found.length} files; at most ${caps.files} are read in all`),
        ];
    const files = [];
    for (const name of found)
        files.push(await readOne((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), name, left, caps));
    return files;
}
/** `shown` is what messages call it: what a folder holds was named by whoever made it. */
async function readOne(path, shown, left, caps) {
    if (left.files < 1)
        return unusable(path, shown, `is one too many: at most ${caps.files} files are read`);
    left.files -= 1;
    const file = await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOrdinaryFile */ .V)(path, Math.min(_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes, left.bytes));
    if (!file.ok) {
        const all = left.bytes < _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes ? `, of ${caps.bytes} that are read in all` : '';
        return unusable(path, shown, `${file.why}${file.why.startsWith('has ') ? all : ''}`);
    }
    left.bytes -= file.bytes.length;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: file.bytes };
}
function unusable(path, shown, why) {
    const reason = `The evidence file ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .named */ .KT)(shown)} ${why}. Name the file that a capture wrote, or leave it out.`;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', reason) };
}


/***/ }),

/***/ 3207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readGivenFile),
/* harmony export */   V: () => (/* binding */ readOrdinaryFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(812);




const SYMLINK = 'is a symlink, which could lead anywhere';
/** Opened without waiting for a writer, and not through a symlink that comes in between. Windows knows neither. */
const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Reads nothing but an ordinary file of a size that can be looked at, whoever made it. What it is is asked of the open file. */
async function readOrdinaryFile(path, maxBytes) {
    const refuse = (why) => ({ ok: false, why });
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isSymbolicLink())
            return refuse(SYMLINK);
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, READ_ONLY);
        try {
            const entry = await handle.stat();
            if (!entry.isFile())
                return refuse(entry.isDirectory() ? 'is a folder' : 'is no ordinary file');
            if (entry.size > maxBytes)
                return refuse(`has ${entry.size} bytes, more than ${maxBytes}`);
            if (entry.size === 0 || maxBytes < 1)
                return { ok: true, bytes: new Uint8Array() };
            return {
                ok: true,
                bytes: await gather(handle.createReadStream({ autoClose: false, end: maxBytes - 1 })),
            };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = (0,_system_words_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            return refuse(SYMLINK);
        if (code === 'ENXIO')
            return refuse('is no ordinary file');
        return refuse(`could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_3__/* .systemWords */ .j5)(error)}`);
    }
}
async function gather(stream) {
    const chunks = [];
    for await (const chunk of stream)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** Reads a file that was named for a run; `null` where none was. */
async function readGivenFile(path, what, maxBytes) {
    if (path === null)
        return null;
    const file = await readOrdinaryFile(path, maxBytes);
    if (file.ok)
        return file.bytes;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)('incomplete-evidence', `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`);
}


/***/ }),

/***/ 3045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _capture_capture_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5682);
/* harmony import */ var _capture_given_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1908);
/* harmony import */ var _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5562);
/* harmony import */ var _evidence_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7630);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4702);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7071);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3192);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6222);









/** `plan-gate merge FILE…`: puts the evidence of shards together, as the gate does. Exit 2 where it is not whole. */
async function merge(args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .parseFlags */ .b)('merge', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)(parsed.problem);
    const { files, text } = parsed.flags;
    if (files.length === 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)('Name the files, or a folder of them: plan-gate merge FILE…');
    const labelled = await (0,_capture_given_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvidenceFiles */ .F)(files.map((path) => ({ label: null, path })));
    const parts = labelled.flatMap((each) => each.files.map(readPart));
    const problems = parts.filter((part) => typeof part === 'string');
    if (problems.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)(problems.join('\n'));
    const merged = (0,_evidence_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeEvidence */ .i)(parts.filter((part) => typeof part !== 'string'));
    if (!merged.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)(merged.findings.map(({ message, help }) => `${message} ${help}`).join('\n'));
    const { evidence, shards } = merged;
    const out = text('out') || 'evidence.json';
    const place = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_0__/* .mayReplace */ .kA)(out);
    if (place.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)(place.reason);
    const written = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_0__/* .writeWhole */ .f8)(out, (0,_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serializeEvidence */ .wN)(evidence));
    if (written.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V)(written.reason);
    const from = shards === null ? 'a whole capture' : (0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(shards, 'shard', 'shards');
    return {
        exitCode: evidence.complete ? 0 : 2,
        stdout: `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(out)}: ${(0,_capture_js__WEBPACK_IMPORTED_MODULE_6__.describe)(evidence)}, from ${from}\n`,
        stderr: (0,_capture_js__WEBPACK_IMPORTED_MODULE_6__.problemsOf)(evidence),
    };
}
/** The evidence, or what is wrong with the file. */
function readPart({ name, content }) {
    if ('reason' in content)
        return content.reason;
    const parsed = (0,_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEvidence */ .vf)(content);
    if (parsed.ok)
        return { file: name, evidence: parsed.value };
    const [first] = parsed.problems;
    const where = first === undefined || first.pointer === '' ? '' : ` (at ${first.pointer})`;
    return `${name} is not evidence that can be used. ${first?.message ?? ''}${where}`;
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   W6: () => (/* binding */ labelProblem),
/* harmony export */   Z6: () => (/* binding */ parseLabelledPaths),
/* harmony export */   i8: () => (/* binding */ pathsByLabel)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7166);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1616);


const LABEL = /^[A-Za-z0-9._-]{1,40}$/;
const LABEL_WORDS = 'letters, digits, `.`, `_` and `-`, at most 40 in all';
const MAX_ENTRIES = 4096;
const MAX_PROBLEMS = 10;
/**
 * Reads `path` or `label=path`, one a line; empty lines count for nothing. An `=` ends a label only where no `/` or `\` stands
 * before it, so a path that holds one is written with its folder: `./a=b.json`. Either every line has a label, or none.
 */
function parseLabelledPaths(text, rules) {
    const problems = [];
    const tell = (problem) => problems.push(`${rules.said} ${problem}`);
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const filled = lines.map((line, at) => ({ line, number: at + 1 })).filter(({ line }) => line !== '');
    if (filled.length > MAX_ENTRIES) {
        tell(`has ${filled.length} lines; at most ${MAX_ENTRIES} are read. Name a folder instead of its files.`);
        return { ok: false, problems };
    }
    const entries = filled.flatMap(({ line, number }) => {
        const entry = parseLine(line);
        if (typeof entry !== 'string')
            return [{ ...entry, number }];
        tell(`line ${number} ${entry}`);
        return [];
    });
    const bare = entries.find(({ label }) => label === null);
    const labelled = entries.find(({ label }) => label !== null);
    if (bare !== undefined && labelled !== undefined) {
        tell(`has a label in line ${labelled.number} and none in line ${bare.number}. Give every line one (\`label=path\`), or none of them.`);
    }
    for (const problem of repeats(entries, rules))
        tell(problem);
    if (problems.length > 0)
        return { ok: false, problems: cut(problems, rules) };
    return { ok: true, entries: entries.map(({ label, path }) => ({ label, path })) };
}
/** The entry, or the rest of a sentence that says what is wrong with the line. */
function parseLine(line) {
    const [, before, after] = /^([^=/\\]*)=(.*)$/s.exec(line) ?? [];
    if (before === undefined || after === undefined)
        return { label: null, path: line };
    const [label, path] = [before.trimEnd(), after.trimStart()];
    if (label === '')
        return `begins with \`=\`. Write \`label=path\`, or a path.`;
    if (!LABEL.test(label))
        return `has the label ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(label)}; a label is made of ${LABEL_WORDS}. For a path that holds \`=\`, write its folder too, as in \`./a=b.json\`.`;
    if (path === '')
        return `has the label ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(label)} and no path behind it.`;
    return { label, path };
}
function repeats(entries, { several }) {
    const lines = new Map();
    return entries.flatMap(({ label, path, number }) => {
        const key = several ? JSON.stringify([label, path]) : String(label);
        const earlier = lines.get(key);
        if (earlier === undefined) {
            lines.set(key, number);
            return [];
        }
        const which = label === null ? 'the one file that there may be' : `the one file of ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(label)}`;
        return several
            ? [`names ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(path)} in line ${earlier} and again in line ${number}. Name it once.`]
            : [`names ${which} in line ${earlier} and another in line ${number}. Keep one of them.`];
    });
}
function cut(problems, { said }) {
    const more = problems.length - MAX_PROBLEMS;
    if (more <= 0)
        return problems;
    const counted = more === 1 ? '1 more line at fault' : `${more} more lines at fault`;
    return [...problems.slice(0, MAX_PROBLEMS), `${said} has ${counted}.`];
}
/** What is wrong with a label, as the rest of a sentence; `null` when it is one. */
function labelProblem(label) {
    return LABEL.test(label) ? null : `is ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(label)}; a label is made of ${LABEL_WORDS}`;
}
/** The paths of each label; labels in order of their UTF-8 bytes, paths as they were given. */
function pathsByLabel(entries) {
    const paths = new Map();
    const labels = new Set(entries.map(({ label }) => label));
    if (labels.has(null))
        paths.set(null, []);
    for (const label of (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortUtf8 */ .MY)([...labels].filter((each) => each !== null)))
        paths.set(label, []);
    for (const { label, path } of entries)
        paths.get(label)?.push(path);
    return paths;
}
/** What a folder of evidence stands for: of its entries' names those that end in `.json`, in order. */
function evidenceFilesIn(names) {
    return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortUtf8 */ .MY)([...names].filter((name) => name.endsWith('.json')));
}


/***/ })

};
