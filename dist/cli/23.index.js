export const id = 23;
export const ids = [23];
export const modules = {

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ captureCommit)
/* harmony export */ });
/* harmony import */ var _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(484);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6883);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8762);




async function captureCommit(request) {
    const { clone, commit, temporaryFolder } = request;
    const place = { clone, commit, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
    const captured = await (0,_worktree_js__WEBPACK_IMPORTED_MODULE_2__/* .withWorktree */ ._)(place, (directory) => (0,_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .captureEvidence */ .G)({ ...request, repository: directory }));
    if (captured.state === 'missing')
        return captured;
    const result = captured.value;
    const isWhole = result.state === 'known' && result.value.evidence.complete;
    return isWhole || !(await hasSubmodules(clone, commit)) ? result : withHint(result);
}
async function hasSubmodules(clone, commit) {
    const files = await clone.listFiles(commit, '');
    return files.state === 'known' && files.value.some(({ mode }) => mode === _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MODE_SUBMODULE */ .x1);
}
const HINT = 'The repository has submodules, and in a worktree of its own plan-gate checks none out: capture where they are, and hand the result over as a file.';
function withHint(result) {
    if (result.state === 'missing')
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(result.kind, `${result.reason} ${HINT}`);
    const { evidence } = result.value;
    const problems = [...evidence.problems, { code: 'submodules', message: HINT }];
    return { ...result, value: { ...result.value, evidence: { ...evidence, problems } } };
}


/***/ }),

/***/ 3023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline),
/* harmony export */   captureBaseline: () => (/* binding */ captureBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _capture_capture_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _capture_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(134);
/* harmony import */ var _capture_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2819);
/* harmony import */ var _capture_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4595);
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6548);
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6285);
/* harmony import */ var _evidence_labels_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6982);
/* harmony import */ var _evidence_snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(421);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4056);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5250);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6399);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(463);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7222);
/* harmony import */ var _capture_flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8418);
/* harmony import */ var _check_ends_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4113);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1475);


















async function baseline(args) {
    const parsed = (0,_capture_flags_js__WEBPACK_IMPORTED_MODULE_13__/* .parseCaptureFlags */ .R)('baseline', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(parsed.problem);
    const { directory, capture, flags } = parsed;
    const label = flags.text('label');
    const problem = label === '' ? null : (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_16__/* .labelProblem */ .W6)(label);
    if (problem !== null)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(`--label ${problem}.`);
    const clone = await (0,_capture_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openClone */ .ok)(directory);
    if (clone.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(clone.reason);
    const asked = flags.text('commit') || 'HEAD';
    const commit = await (0,_check_ends_js__WEBPACK_IMPORTED_MODULE_14__/* .findCommit */ .f)(clone.value, '--commit', asked);
    if (commit.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(commit.reason);
    const branch = await clone.value.currentBranch();
    const ref = flags.text('ref') || `${branch.state === 'known' && branch.value !== null ? branch.value : asked}@fork`;
    const usual = `${_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_17__/* .PLAN_FOLDER */ .Vx}/baseline.${label === '' ? '' : `${label}.`}json`;
    const out = flags.text('out') || usual;
    const place = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mayReplace */ .kA)(out, { ..._capture_capture_file_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_OR_BASELINE */ .Em, usualName: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(usual) });
    if (place.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(place.reason);
    const captured = await captureBaseline(clone.value, commit.value, ref, capture);
    if (!captured.ok)
        return captured.result;
    const paste = `Paste this into the plan${label === '' ? '' : ', where this label is the one that it pins'}:`;
    const written = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(out, captured.text);
    if (written.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(written.reason);
    return {
        exitCode: 0,
        preface: `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(out)}: ${captured.found}\n${captured.note}${paste}\n`,
        stdout: `"baseline": ${JSON.stringify(captured.block, null, 2)}\n`,
        stderr: '',
    };
}
async function captureBaseline(clone, commit, ref, options) {
    (0,_capture_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .endOnSignals */ .c)('no baseline was written');
    const note = await uncommittedNote(clone, commit);
    const captured = await (0,_capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .captureCommit */ .i)({
        clone,
        commit,
        ref,
        workspace: options.workspace,
        cargoArgs: options.cargoArgs,
        extraEnvironment: options.env,
        environment: process.env,
        limits: (0,_capture_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limitsWithin */ .y)(options.timeoutMs),
        progress: _capture_js__WEBPACK_IMPORTED_MODULE_12__.showProgress,
    });
    if (captured.state !== 'known')
        return { ok: false, result: (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .failure */ .V)(captured.reason) };
    const { evidence } = captured.value;
    if (!evidence.complete) {
        const stderr = `${(0,_capture_js__WEBPACK_IMPORTED_MODULE_12__.problemsOf)(evidence)}plan-gate: No baseline was written, because the capture is not complete.\n`;
        return { ok: false, result: { exitCode: 2, stdout: '', stderr } };
    }
    const snapshot = (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .toBaseline */ .Fd)(evidence, ref);
    const { commit_oid, toolchain } = evidence;
    const block = { ref, commit_oid, toolchain, ...(0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .hashSnapshot */ .F)(snapshot) };
    const failed = evidence.snapshot.tests.failed.map(_evidence_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .testString */ .mY);
    return { ok: true, text: (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_9__/* .serializeSnapshot */ .DP)(snapshot), block, found: (0,_capture_js__WEBPACK_IMPORTED_MODULE_12__.describe)(evidence), note, failed };
}
async function uncommittedNote(clone, commit) {
    if (clone.isBare)
        return '';
    const status = await clone.statusIsClean();
    if (status.state !== 'known' || status.value.clean || status.value.commit !== commit)
        return '';
    const files = [...status.value.changed, ...status.value.untracked].filter((path) => !path.startsWith(`${_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_17__/* .PLAN_FOLDER */ .Vx}/`));
    if (files.length === 0)
        return '';
    const count = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(files.length, 'file is', 'files are');
    const verb = files.length === 1 ? 'is' : 'are';
    return `note: ${count} not committed and ${verb} not in this baseline, which is of commit ${commit} alone.\n`;
}


/***/ })

};
