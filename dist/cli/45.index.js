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
/* harmony import */ var _evidence_labels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5377);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7166);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3207);
/* harmony import */ var _given_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6266);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(812);









/** A matrix makes at most 256 jobs; several labels may have as many shards each. What is read is held in memory at once. */
const EVIDENCE_CAPS = { files: 1024, bytes: 256 * 1024 * 1024 };
/**
 * Reads the files that input `evidence` names; a folder stands for every `*.json` directly in it. Nothing but ordinary files is
 * opened, and no symlink is followed, nor one in a folder on the way where other jobs' files come to: see `placeOf`. What can't be
 * read has its reason in place of its content. `environment` says where a workflow runs.
 */
async function readEvidenceFiles(entries, caps = EVIDENCE_CAPS, environment = process.env) {
    const left = { ...caps };
    const jobs = await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersOfJobs */ .pp)(environment);
    const labelled = [];
    for (const [label, paths] of (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsByLabel */ .i8)(entries)) {
        const files = [];
        for (const path of paths) {
            const place = await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(path, jobs);
            if (place.ok)
                files.push(...(await readPlace(place.path, path, left, caps)));
            else
                files.push(unusable(path, path, place.why));
        }
        labelled.push({ label, files });
    }
    return labelled;
}
/** `path` is what the place was named as. */
async function readPlace(place, path, left, caps) {
    const names = await namesIn(place);
    if (names === null)
        return [await readOne(place, path, left, caps)];
    if (typeof names === 'string')
        return [unusable(path, path, names)];
    const found = (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceFilesIn */ .IL)(names);
    if (found.length === 0)
        return [unusable(path, path, 'is a folder that holds no file whose name ends in .json')];
    if (found.length > left.files)
        return [
            unusable(path, path, `is a folder of ${found.length} files; at most ${caps.files} are read in all`),
        ];
    const files = [];
    for (const name of found)
        files.push(await readOne((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name), name, left, caps));
    return files;
}
/**
 * The names in a folder, `null` for what is none, or why they can't be had, as the rest of a sentence. Where the folder is swapped
 * for another meanwhile, its names lead to nothing: each file must lie at its own place.
 */
async function namesIn(place) {
    try {
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place);
        if (entry.isSymbolicLink())
            return _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .SYMLINK */ ._e;
        if (!entry.isDirectory())
            return null;
        return (await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isRealPath */ .iR)(place)) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(place) : _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .BEHIND_SYMLINK */ .zv;
    }
    catch (error) {
        return `could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_6__/* .systemWords */ .j5)(error)}`;
    }
}
/** `shown` is what messages call it: what a folder holds was named by whoever made it. */
async function readOne(path, shown, left, caps) {
    if (left.files < 1)
        return unusable(path, shown, `is one too many: at most ${caps.files} files are read`);
    left.files -= 1;
    const file = await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOrdinaryFile */ .Ve)(path, Math.min(_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes, left.bytes));
    if (!file.ok) {
        const all = left.bytes < _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes ? `, of ${caps.bytes} that are read in all` : '';
        return unusable(path, shown, `${file.why}${file.why.startsWith('has ') ? all : ''}`);
    }
    left.bytes -= file.bytes.length;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: file.bytes };
}
function unusable(path, shown, why) {
    const reason = `The evidence file ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(shown)} ${why}. Name the file that a capture wrote, or leave it out.`;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', reason) };
}


/***/ }),

/***/ 3207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ readGivenFile),
/* harmony export */   Ve: () => (/* binding */ readOrdinaryFile),
/* harmony export */   _e: () => (/* binding */ SYMLINK),
/* harmony export */   zv: () => (/* binding */ BEHIND_SYMLINK)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _given_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6266);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(812);





const SYMLINK = 'is a symlink, which could lead anywhere';
const BEHIND_SYMLINK = 'is reached through a folder that is a symlink, which could lead anywhere';
const REPLACED = 'is another file than the one at its path, as where a symlink is put in the way';
/** Opened without waiting for a writer, and not through a symlink that comes in between. Windows knows neither. */
const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/**
 * Reads nothing but an ordinary file of a size that can be looked at, whoever made it, and only at its place: see `placeOf`.
 * It is opened once, and what it is and where it lies is asked of the open file; what is asked before only spares opening what is
 * no such file.
 */
async function readOrdinaryFile(place, maxBytes) {
    const refuse = (why) => ({ ok: false, why });
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place)).isSymbolicLink())
            return refuse(SYMLINK);
        if (!(await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isRealPath */ .iR)(place)))
            return refuse(BEHIND_SYMLINK);
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, READ_ONLY);
        try {
            return await readOpen(handle, place, maxBytes);
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        const code = (0,_system_words_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            return refuse(SYMLINK);
        if (code === 'ENXIO')
            return refuse('is no ordinary file');
        return refuse(`could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_4__/* .systemWords */ .j5)(error)}`);
    }
}
async function readOpen(handle, place, maxBytes) {
    const entry = await handle.stat();
    if (!entry.isFile())
        return { ok: false, why: entry.isDirectory() ? 'is a folder' : 'is no ordinary file' };
    if (!(await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpenAt */ .wb)(handle, place)))
        return { ok: false, why: REPLACED };
    if (entry.size > maxBytes)
        return { ok: false, why: `has ${entry.size} bytes, more than ${maxBytes}` };
    if (entry.size === 0 || maxBytes < 1)
        return { ok: true, bytes: new Uint8Array() };
    return {
        ok: true,
        bytes: await gather(handle.createReadStream({ autoClose: false, end: maxBytes - 1 })),
    };
}
async function gather(stream) {
    const chunks = [];
    for await (const chunk of stream)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/** Reads a file that was named for a run; `null` where none was. `environment` says where a workflow runs. */
async function readGivenFile(path, what, maxBytes, environment = process.env) {
    if (path === null)
        return null;
    const place = await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(path, await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersOfJobs */ .pp)(environment));
    const file = place.ok ? await readOrdinaryFile(place.path, maxBytes) : place;
    if (file.ok)
        return file.bytes;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)('incomplete-evidence', `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`);
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   iR: () => (/* binding */ isRealPath),
/* harmony export */   pp: () => (/* binding */ foldersOfJobs),
/* harmony export */   wb: () => (/* binding */ isOpenAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(812);



/**
 * The folders that other jobs' files come to: the workspace and the runner's temporary folder, by their real paths, since the
 * folder itself may well be reached through a link, as all of /tmp is on macOS. None outside of a workflow.
 */
async function foldersOfJobs({ GITHUB_WORKSPACE, RUNNER_TEMP, }) {
    const set = [GITHUB_WORKSPACE, RUNNER_TEMP].filter((folder) => folder !== undefined && folder !== '');
    const real = await Promise.all(set.map((folder) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder ?? '').catch(() => null)));
    return real.filter((folder) => folder !== null);
}
/**
 * The real path that a file must turn out to have. Below a folder of jobs that is the path as it is written: an artifact may bring
 * links. Elsewhere whoever wrote the path knows which folders lead to it, and only the file itself must be no link.
 */
async function placeOf(path, jobs) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(absolute);
    const names = absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    try {
        for (let depth = 0; depth < names.length - 1; depth += 1) {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names.slice(0, depth)));
            if (jobs.some((folder) => isWithin(real, folder)))
                return { ok: true, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, ...names.slice(depth)) };
        }
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names.slice(0, -1)));
        return { ok: true, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...names.slice(-1)) };
    }
    catch (error) {
        return { ok: false, why: `could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error)}` };
    }
}
function isWithin(path, folder) {
    return samePath(path, folder) || samePath(path.slice(0, folder.length + 1), `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}
/** Where no link is on the way, a path is its own real path. */
async function isRealPath(place) {
    return samePath(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place), place);
}
/**
 * Whether an open file is the one at its place. On Linux the kernel says which file it is that was opened, whatever has been put
 * there since; elsewhere the place is looked at again, and must hold that very file.
 */
async function isOpenAt(handle, place) {
    if (process.platform === 'linux') {
        const opened = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(`/proc/self/fd/${handle.fd}`).catch(() => null);
        if (opened !== null)
            return opened === place;
    }
    const [opened, there] = await Promise.all([handle.stat({ bigint: true }), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place, { bigint: true })]);
    return opened.dev === there.dev && opened.ino === there.ino && (await isRealPath(place));
}
/** The file systems of macOS and Windows take names that differ in case, or in how accents are put together, for the same. */
function samePath(one, other) {
    if (process.platform === 'linux')
        return one === other;
    return folded(one) === folded(other);
}
function folded(path) {
    return path.normalize('NFC').toLowerCase();
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
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1876);
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


/***/ })

};
