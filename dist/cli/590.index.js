export const id = 590;
export const ids = [590];
export const modules = {

/***/ 1457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ captureCommit)
/* harmony export */ });
/* harmony import */ var _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9537);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3236);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6529);




/** Captures a commit in a worktree of its own, which is removed whatever happens. */
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

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline),
/* harmony export */   captureBaseline: () => (/* binding */ captureBaseline)
/* harmony export */ });
/* harmony import */ var _capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1457);
/* harmony import */ var _capture_capture_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5682);
/* harmony import */ var _capture_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1001);
/* harmony import */ var _capture_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6248);
/* harmony import */ var _capture_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8303);
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(606);
/* harmony import */ var _evidence_labels_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5377);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(917);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6201);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9924);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4702);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7071);
/* harmony import */ var _capture_flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9097);
/* harmony import */ var _check_ends_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2544);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3192);
















/** `plan-gate baseline`: captures a commit in a worktree of its own, writes the baseline file and prints the plan's block for it. */
async function baseline(args) {
    const parsed = (0,_capture_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .parseCaptureFlags */ .R)('baseline', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(parsed.problem);
    const { directory, capture, flags } = parsed;
    const label = flags.text('label');
    const problem = label === '' ? null : (0,_evidence_labels_js__WEBPACK_IMPORTED_MODULE_14__/* .labelProblem */ .W6)(label);
    if (problem !== null)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(`--label ${problem}.`);
    const clone = await (0,_capture_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openClone */ .o)(directory);
    if (clone.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(clone.reason);
    const asked = flags.text('commit') || 'HEAD';
    const commit = await (0,_check_ends_js__WEBPACK_IMPORTED_MODULE_12__/* .findCommit */ .f)(clone.value, '--commit', asked);
    if (commit.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(commit.reason);
    const branch = await clone.value.currentBranch();
    const ref = flags.text('ref') || `${branch.state === 'known' && branch.value !== null ? branch.value : asked}@fork`;
    const out = flags.text('out') || `.taskfleet/baseline.${label === '' ? '' : `${label}.`}json`;
    const place = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_1__/* .mayReplace */ .kA)(out);
    if (place.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(place.reason);
    const captured = await captureBaseline(clone.value, commit.value, ref, capture);
    if (!captured.ok)
        return captured.result;
    const paste = `Paste this into the plan${label === '' ? '' : ', where this label is the one that it pins'}:`;
    const written = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f8)(out, captured.text);
    if (written.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(written.reason);
    return {
        exitCode: 0,
        stdout: `"baseline": ${JSON.stringify(captured.block, null, 2)}\n`,
        stderr: `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(out)}: ${captured.found}\n${captured.note}${paste}\n`,
    };
}
/** Captures a commit as a baseline, in a worktree of its own. */
async function captureBaseline(clone, commit, ref, options) {
    (0,_capture_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .endOnSignals */ .c)('no baseline was written');
    const note = await uncommittedNote(clone, commit);
    const captured = await (0,_capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .captureCommit */ .i)({
        clone,
        commit,
        ref,
        workspace: options.workspace,
        cargoArgs: options.cargoArgs,
        extraEnvironment: options.env,
        environment: process.env,
        limits: (0,_capture_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsWithin */ .y)(options.timeoutMs),
        progress: _capture_js__WEBPACK_IMPORTED_MODULE_10__.showProgress,
    });
    if (captured.state !== 'known')
        return { ok: false, result: (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .failure */ .V)(captured.reason) };
    const { evidence } = captured.value;
    if (!evidence.complete) {
        const stderr = `${(0,_capture_js__WEBPACK_IMPORTED_MODULE_10__.problemsOf)(evidence)}plan-gate: No baseline was written, because the capture is not complete.\n`;
        return { ok: false, result: { exitCode: 2, stdout: '', stderr } };
    }
    const snapshot = (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .toBaseline */ .Fd)(evidence, ref);
    const { commit_oid, toolchain } = evidence;
    const block = { ref, commit_oid, toolchain, ...(0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_6__/* .hashSnapshot */ .F)(snapshot) };
    return { ok: true, text: (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_7__/* .serializeSnapshot */ .DP)(snapshot), block, found: (0,_capture_js__WEBPACK_IMPORTED_MODULE_10__.describe)(evidence), note };
}
/**
 * What is not committed is not in a commit's baseline, though whoever sits before it may believe so. Plan files are left out: the
 * plan that this is pasted into is often being written.
 */
async function uncommittedNote(clone, commit) {
    if (clone.isBare)
        return '';
    const status = await clone.statusIsClean();
    if (status.state !== 'known' || status.value.clean || status.value.commit !== commit)
        return '';
    const files = [...status.value.changed, ...status.value.untracked].filter((path) => !path.startsWith(`${_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_15__/* .PLAN_FOLDER */ .Vx}/`));
    if (files.length === 0)
        return '';
    const count = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(files.length, 'file is', 'files are');
    const verb = files.length === 1 ? 'is' : 'are';
    return `note: ${count} not committed and ${verb} not in this baseline, which is of commit ${commit} alone.\n`;
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
