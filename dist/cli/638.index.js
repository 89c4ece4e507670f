export const id = 638;
export const ids = [638];
export const modules = {

/***/ 9245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readEvidenceFiles)
/* harmony export */ });
/* unused harmony export EVIDENCE_CAPS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(303);
/* harmony import */ var _evidence_labels_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6982);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1844);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(299);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50);
/* harmony import */ var _given_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9329);
/* harmony import */ var _ordinary_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7657);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6817);










const EVIDENCE_CAPS = { files: 1024, bytes: 256 * 1024 * 1024 };
async function readEvidenceFiles(entries, caps = EVIDENCE_CAPS, environment = process.env) {
    const left = { ...caps };
    const jobs = await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersOfJobs */ .pp)(environment);
    const labelled = [];
    for (const [label, paths] of (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsByLabel */ .i8)(entries)) {
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
async function readPlace(place, path, left, caps) {
    const names = await namesIn(place);
    if (names === null)
        return [await readOne(place, path, left, caps)];
    if (typeof names === 'string')
        return [unusable(path, path, names)];
    const found = (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_8__/* .evidenceFilesIn */ .IL)(names);
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
async function namesIn(place) {
    try {
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place);
        if (entry.isSymbolicLink())
            return _ordinary_file_js__WEBPACK_IMPORTED_MODULE_6__/* .SYMLINK */ ._e;
        if (!entry.isDirectory())
            return null;
        return (await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isRealPath */ .iR)(place)) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(place) : _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .BEHIND_SYMLINK */ .zv;
    }
    catch (error) {
        return `could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_7__/* .systemWords */ .j5)(error)}`;
    }
}
async function readOne(path, shown, left, caps) {
    if (left.files < 1)
        return unusable(path, shown, `is one too many: at most ${caps.files} files are read`);
    left.files -= 1;
    const file = await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileAtPlace */ .lW)(path, Math.min(_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes, left.bytes));
    if (!file.ok) {
        const all = left.bytes < _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_LIMITS */ .vz.maxBytes ? `, of ${caps.bytes} that are read in all` : '';
        return unusable(path, shown, `${file.why}${file.why.startsWith('has ') ? all : ''}`);
    }
    left.bytes -= file.bytes.length;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: file.bytes };
}
function unusable(path, shown, why) {
    const reason = `The evidence file ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .named */ .KT)(shown)} ${why}. Name the file that a capture wrote, or leave it out.`;
    return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), content: (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', reason) };
}


/***/ }),

/***/ 50:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ readGivenFile),
/* harmony export */   lW: () => (/* binding */ readFileAtPlace),
/* harmony export */   zv: () => (/* binding */ BEHIND_SYMLINK)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1844);
/* harmony import */ var _given_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9329);
/* harmony import */ var _ordinary_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7657);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6817);





const BEHIND_SYMLINK = 'is reached through a folder that is a symlink, which could lead anywhere';
const REPLACED = 'is another file than the one at its path, as where a symlink is put in the way';
async function readFileAtPlace(place, maxBytes) {
    try {
        const isLink = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place)).isSymbolicLink();
        if (!isLink && !(await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isRealPath */ .iR)(place)))
            return { ok: false, why: BEHIND_SYMLINK };
    }
    catch (error) {
        return { ok: false, why: `could not be read: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_4__/* .systemWords */ .j5)(error)}` };
    }
    return (0,_ordinary_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOrdinaryFile */ .Ve)(place, maxBytes, async (handle) => (await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenAt */ .wb)(handle, place)) ? null : REPLACED);
}
async function readGivenFile(path, what, maxBytes, environment = process.env) {
    if (path === null)
        return null;
    const place = await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(path, await (0,_given_place_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersOfJobs */ .pp)(environment));
    const file = place.ok ? await readFileAtPlace(place.path, maxBytes) : place;
    if (file.ok)
        return file.bytes;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)('incomplete-evidence', `The ${what} file ${path} ${file.why}. Name the file that a capture wrote, or leave it out.`);
}


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _capture_capture_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);
/* harmony import */ var _capture_given_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9245);
/* harmony import */ var _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(303);
/* harmony import */ var _evidence_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2487);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6399);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(463);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7222);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1475);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4881);









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
