export const id = 571;
export const ids = [571,590];
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

/***/ 6155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ listFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(812);



/** The entries of a folder; none where it is absent, or is reached by a link, which is told. */
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

/***/ 6181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readPlanFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(917);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1616);
/* harmony import */ var _plan_allowances_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1525);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6201);
/* harmony import */ var _doctor_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6155);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6528);








/** Entries below the plan folder, and baseline files, that are looked at: more are told as unread. */
const MAX_ENTRIES = 10_000;
const MAX_BASELINES = 50;
/** Reads every file of the plan folder that says how changes are judged. */
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
/** Hands a file's bytes on, one more than `maxBytes` where it is too large: the parsers refuse that with their own words. */
async function reading(top, path, maxBytes, unread, use) {
    const input = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, path), maxBytes);
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

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/capture/git.js + 4 modules
var git = __webpack_require__(1001);
// EXTERNAL MODULE: ./build/capture-options.js
var capture_options = __webpack_require__(8309);
// EXTERNAL MODULE: ./build/plan/parse-plan.js + 8 modules
var parse_plan = __webpack_require__(1525);
// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(6201);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/cli/baseline.js
var baseline = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/doctor-plan-folder.js
var doctor_plan_folder = __webpack_require__(6181);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/cli/version.js
var version = __webpack_require__(5537);
;// CONCATENATED MODULE: ./build/cli/init-pin.js




/** Where the command line lies in plan-gate's own repository. */
const OWN_SCRIPTS = ['dist/cli/index.js', 'src/cli.ts'];
/** The commit of the checkout that this command line runs from; `null` where it does not run from a checkout of plan-gate. */
async function ownPin(script = process.argv[1] ?? '') {
    try {
        const real = (0,external_node_fs_.realpathSync)(script);
        const clone = await (0,git/* openClone */.o)((0,external_node_path_.dirname)(real));
        if (clone.state === 'missing' || clone.value.isBare)
            return null;
        const top = (0,external_node_fs_.realpathSync)(clone.value.directory);
        // A copy that was committed to another repository is of no commit that plan-gate has.
        if (!OWN_SCRIPTS.includes((0,external_node_path_.relative)(top, real).replaceAll('\\', '/')))
            return null;
        if (!/^name: plan-gate$/m.test((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top, 'action.yml'), 'utf8')))
            return null;
        const head = await clone.value.resolve('HEAD');
        if (head.state === 'missing' || head.value === null)
            return null;
        return { commit: head.value, comment: `plan-gate ${version/* VERSION */.x}` };
    }
    catch {
        // No script that can be found, or no action beside it: then it is no checkout of plan-gate.
        return null;
    }
}

// EXTERNAL MODULE: ./build/evidence/hash.js
var hash = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/cli/init-plan.js

/** Id of the example's chunk. */
const EXAMPLE_CHUNK = 'first';
/** An example plan, as the text of its file: one chunk, in the folders and with the test command that the repository has. */
function examplePlan(setting) {
    const { slug, sourceBranch, integrationBranch, workspace } = setting;
    const kind = kindOf(setting);
    const cwd = workspace === null || workspace === '' ? {} : { cwd: workspace };
    const check = { desc: kind.desc, run: kind.run, ...cwd };
    const plan = {
        schema_version: 3,
        plan_rev: 1,
        intent_rev: 1,
        feature: { slug, source_branch: sourceBranch, integration_branch: integrationBranch },
        baseline: setting.baseline ?? placeholder(integrationBranch),
        acceptance: [{ kind: 'check', ...check }],
        chunks: [
            {
                id: EXAMPLE_CHUNK,
                title: 'Example: the first piece of work',
                tier: 'code',
                brief: 'Say here what is to be built, so that whoever builds it needs nothing else. files_touched is all that the change may touch.',
                files_touched: touchedFolders(setting.files, workspace ?? ''),
                checks: [check],
                requires_tests: kind.requiresTests,
            },
        ],
    };
    return `${JSON.stringify(plan, null, 2)}\n`;
}
/** How projects are tested, by the file that tells; the first that is there counts. */
const KINDS = [
    ['Cargo.toml', 'cargo test --workspace'],
    ['package.json', 'npm test'],
    ['go.mod', 'go test ./...'],
    ['pyproject.toml', 'python -m pytest'],
    ['setup.py', 'python -m pytest'],
    ['Makefile', 'make test'],
];
/** A check that always passes would be none, so where nothing tells how to test, it fails until somebody says. */
const UNKNOWN = {
    run: 'false',
    desc: 'Replace this by the command that shows that the work is done',
    requiresTests: false,
};
function kindOf({ files, workspace }) {
    const known = new Set(files);
    const [, run] = workspace === null ? (KINDS.find(([file]) => known.has(file)) ?? []) : (KINDS[0] ?? []);
    return run === undefined ? UNKNOWN : { run, desc: 'every test passes', requiresTests: true };
}
/** Folders where work is usually done, which come first where they are there. */
const USUAL = ['src', 'lib', 'crates', 'packages', 'app', 'cmd', 'internal', 'pkg', 'tests', 'test', 'spec'];
const NEVER = new Set(['target', 'node_modules', 'vendor', 'dist', 'build', 'docs']);
const MAX_FOLDERS = 4;
function touchedFolders(files, workspace) {
    const prefix = workspace === '' ? '' : `${workspace}/`;
    const inside = files.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    // What a glob reads as its own can't be a folder's name here; such a folder is left out of an example.
    const folders = new Set(inside.flatMap((path) => /^([^/.\\:*?~][^/\\:*?\p{Cc}]*)\//u.exec(path)?.[1] ?? []));
    const usual = USUAL.filter((folder) => folders.has(folder));
    const others = [...folders].filter((folder) => !NEVER.has(folder)).toSorted();
    const chosen = (usual.length > 0 ? usual : others).slice(0, MAX_FOLDERS);
    // Tests go beside the code of a package, in a folder that is often not there yet.
    if (chosen.includes('src') && !chosen.some((folder) => /^(?:tests?|spec)$/.test(folder)))
        chosen.push('tests');
    return (chosen.length > 0 ? chosen : ['src', 'tests']).map((folder) => `${prefix}${folder}/**`);
}
/** It fits the format, and what it pins is nothing: no test, no warning, no target. */
function placeholder(integrationBranch) {
    const nothing = (0,hash/* hashStrings */.l)([]);
    return {
        ref: `${integrationBranch}@fork`,
        commit_oid: '0'.repeat(40),
        toolchain: 'rustc 0.0.0 (placeholder)',
        test_passlist_hash: nothing,
        clippy_warnings_hash: nothing,
        enumerated_targets_hash: nothing,
    };
}

// EXTERNAL MODULE: ./build/capture/git-run.js
var git_run = __webpack_require__(2669);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/cli/flags.js
var cli_flags = __webpack_require__(6222);
;// CONCATENATED MODULE: ./build/cli/init-request.js

const LAYOUTS = ['a', 'b', 'c', 'c-app'];
const FLOORS = ['on', 'off'];
/** Reads the arguments of `init`; every value that can't be taken is told. */
function parseInit(args) {
    const parsed = (0,cli_flags/* parseFlags */.b)('init', args);
    if (!parsed.ok)
        return parsed;
    const { flags } = parsed;
    const problems = [];
    const name = (option) => checkedName(option, flags.text(option), problems);
    const request = {
        directory: flags.text('repo') || '.',
        layout: oneOf('layout', flags.text('layout'), LAYOUTS, problems) ?? 'a',
        floor: oneOf('floor', flags.text('floor'), FLOORS, problems),
        slug: name('slug'),
        sourceBranch: name('source-branch'),
        integrationBranch: name('integration-branch'),
        pin: checkedPin(flags.text('pin'), problems),
        force: flags.isOn('force'),
        dryRun: flags.isOn('dry-run'),
    };
    if (problems.length > 0)
        return { ok: false, problem: problems.join('\n') };
    return { ok: true, request };
}
/** The word that was given, in whatever case; `null` where none was. */
function oneOf(option, given, accepted, problems) {
    if (given === '')
        return null;
    const word = accepted.find((each) => each === given.toLowerCase());
    if (word !== undefined)
        return word;
    const words = `${accepted.slice(0, -1).join(', ')} or ${accepted.at(-1)}`;
    problems.push(`--${option} is ${JSON.stringify(given)}; it accepts ${words}.`);
    return null;
}
function checkedPin(given, problems) {
    if (given === '')
        return null;
    if (/^[0-9a-f]{40}$/i.test(given))
        return given.toLowerCase();
    problems.push(`--pin takes the full commit id of a plan-gate release, 40 hex digits, not ${JSON.stringify(given)}: a tag or a branch can be moved.`);
    return null;
}
/** Names of branches as git takes them (git-check-ref-format), and no name that a command would read as an option. */
function checkedName(option, given, problems) {
    if (given !== '' && !isBranchName(given))
        problems.push(`--${option} is ${JSON.stringify(given)}, which git does not take for a branch's name.`);
    return given;
}
/** Whether git takes a name for a branch. */
function isBranchName(name) {
    if (/^-|[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|^\/|[/.]$|^@$/u.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

;// CONCATENATED MODULE: ./build/cli/init-repository.js




async function lookAround(clone, request) {
    const head = await clone.resolve('HEAD');
    if (head.state === 'missing')
        return head;
    const listed = head.value === null ? (0,facts/* known */.eO)([]) : await clone.listFiles(head.value, '');
    if (listed.state === 'missing')
        return listed;
    const current = await clone.currentBranch();
    if (current.state === 'missing')
        return current;
    const files = listed.value.map(({ path }) => path);
    const default_ = await defaultBranch(clone, current.value);
    const names = namesOf(request, current.value, default_, (0,external_node_path_.basename)(clone.directory));
    const integration = await clone.branchCommit(names.integrationBranch);
    if (integration.state === 'missing')
        return integration;
    return (0,facts/* known */.eO)({
        head: head.value,
        files,
        currentBranch: current.value,
        workspace: cargoWorkspace(files),
        names,
        isIntegrationThere: integration.value !== null,
    });
}
const USUAL_DEFAULTS = ['main', 'master', 'trunk', 'develop'];
/** The branch that origin calls its default, else one of a usual name, else the one that is checked out. */
async function defaultBranch(clone, current) {
    const git = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
    const answer = await git({
        args: ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'],
        answers: [0, 1, 128],
    });
    const named = answer.state === 'known' ? answer.value.stdout.toString('utf8').trim() : '';
    const prefix = 'refs/remotes/origin/';
    if (named.startsWith(prefix))
        return named.slice(prefix.length);
    for (const name of USUAL_DEFAULTS) {
        if (name === current)
            return name;
        const tip = await clone.branchCommit(name);
        if (tip.state === 'known' && tip.value !== null)
            return name;
    }
    return current ?? 'main';
}
/** A branch that is checked out beside the default one is the feature's; on the default one the folder names the feature. */
function namesOf(request, current, default_, folder) {
    const sourceBranch = request.sourceBranch || default_;
    const feature = current === null || current === sourceBranch ? '' : current;
    const asked = request.integrationBranch || (request.slug === '' ? feature : '');
    const slug = request.slug || slugFrom(asked.slice(asked.lastIndexOf('/') + 1) || folder);
    return { slug, sourceBranch, integrationBranch: asked || `feat/${slug}` };
}
function slugFrom(name) {
    const slug = name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
    return isBranchName(slug) && slug !== '' ? slug : 'feature';
}
/** The folder of the one Cargo workspace: the root's, else the only one in a folder directly below it. */
function cargoWorkspace(files) {
    if (files.includes('Cargo.toml'))
        return '';
    const folders = files.flatMap((path) => /^([^/]+)\/Cargo\.toml$/.exec(path)?.[1] ?? []);
    return folders.length === 1 ? (folders[0] ?? null) : null;
}

// EXTERNAL MODULE: ./build/report/terminal-layout.js
var terminal_layout = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/cli/shell-words.js
var shell_words = __webpack_require__(675);
;// CONCATENATED MODULE: ./build/cli/init-words.js




/** What to do next, numbered, by commands that can be run as they stand in the repository. */
function nextSteps(setup, width) {
    const { anywhere } = (0,shell_words/* invocation */.H)(process.argv[1] ?? 'plan-gate', process.cwd());
    const go = { told: 'Go to the repository:', commands: [`cd ${(0,shell_words/* shellQuoted */.x)(setup.elsewhere ?? '.')}`] };
    const steps = [
        ...(setup.elsewhere === null ? [] : [go]),
        ...(setup.isPinned ? [] : [pinStep(setup)]),
        {
            told: 'Make the plan yours: its chunks, their files_touched and checks. Then have it checked:',
            commands: [`${anywhere} validate ${(0,shell_words/* shellQuoted */.x)(setup.planPath)}`],
        },
        ...commitSteps(setup),
        chunkStep(setup, anywhere),
        requireStep(setup),
        {
            told: 'Ask whether the gate can hold here; with a token in GITHUB_TOKEN, --repo OWNER/NAME looks at the settings too:',
            commands: [`${anywhere} doctor`],
        },
    ];
    const lines = steps.flatMap(({ told, commands }, index) => [
        ...(0,terminal_layout/* hang */.lG)(`  ${index + 1}. `, [(0,report_escape/* visible */.RK)(told)], width),
        ...commands.map((command) => `       ${command}`),
    ]);
    return `${(0,terminal_layout/* wrap */.LV)('What to do next:', width).join('\n')}\n${lines.join('\n')}\n`;
}
function pinStep({ workflows }) {
    return {
        told: `The workflow has 40 ones where the commit of plan-gate belongs. Choose a release, and put its commit there, in ${workflows.join(' and ')}:`,
        commands: ["git ls-remote https://github.com/taskfleet/plan-gate 'refs/tags/v1*'"],
    };
}
/** The plan lives on the integration branch, the workflow on both branches. */
function commitSteps({ around, workflows, planPath }) {
    const { slug, sourceBranch, integrationBranch } = around.names;
    const [source, integration] = [(0,shell_words/* shellQuoted */.x)(sourceBranch), (0,shell_words/* shellQuoted */.x)(integrationBranch)];
    const files = workflows.map(shell_words/* shellQuoted */.x).join(' ');
    const folder = (0,shell_words/* shellQuoted */.x)(planPath.slice(0, planPath.indexOf('/')));
    const planMessage = (0,shell_words/* shellQuoted */.x)(`Plan ${slug}`);
    const workflowMessage = (0,shell_words/* shellQuoted */.x)('Gate pull requests by their plan');
    if (around.currentBranch === sourceBranch && !around.isIntegrationThere)
        return [
            {
                told: `Commit the workflow on ${sourceBranch}, and the plan on ${integrationBranch}, where it lives:`,
                commands: [
                    `git add ${files}`,
                    `git commit -m ${workflowMessage}`,
                    `git switch -c ${integration}`,
                    `git add ${folder}`,
                    `git commit -m ${planMessage}`,
                    `git push -u origin ${source} ${integration}`,
                ],
            },
        ];
    const here = around.currentBranch === integrationBranch;
    return [
        {
            told: `Commit both on ${integrationBranch}, where the plan lives:`,
            commands: [
                ...(here ? [] : [`git switch ${around.isIntegrationThere ? '' : '-c '}${integration}`]),
                `git add ${files} ${folder}`,
                `git commit -m ${planMessage}`,
                `git push -u origin ${integration}`,
            ],
        },
        {
            told: `Bring the workflow to ${sourceBranch} as well, by these commands or by a pull request:`,
            commands: [
                `git switch ${source}`,
                `git checkout ${integration} -- ${files}`,
                `git commit -m ${workflowMessage}`,
                `git push origin ${source}`,
                `git switch ${integration}`,
            ],
        },
    ];
}
function chunkStep({ around, floor }, planGate) {
    const { slug, integrationBranch } = around.names;
    return {
        told: 'Work on a chunk in a branch of its own, commit, and see the verdict before you push:',
        commands: [
            `git switch -c ${(0,shell_words/* shellQuoted */.x)(`${slug}/chunk-${EXAMPLE_CHUNK}`)}`,
            `${planGate} check --base ${(0,shell_words/* shellQuoted */.x)(integrationBranch)}${floor === 'off' ? ' --floor off' : ''}`,
        ],
    };
}
function requireStep({ around, layout }) {
    const { sourceBranch, integrationBranch } = around.names;
    const advice = [
        `On GitHub, require the check plan-gate for ${integrationBranch}, in a ruleset (Settings, Rules).`,
        `Pull requests into ${sourceBranch} that no plan governs fail it: do not require it there, or set if-no-plan: pass in the workflow.`,
        ...(layout.startsWith('c')
            ? ["The workflow that judges runs from the repository's default branch only, so it has to be there."]
            : []),
        ...(layout === 'c-app'
            ? [
                'Create the App first, as docs/layouts.md of plan-gate says, and make it the expected source of the check.',
            ]
            : []),
    ];
    return { told: advice.join(' '), commands: [] };
}

;// CONCATENATED MODULE: ./build/cli/init-workflow.js
const MAIN = '.github/workflows/plan-gate.yml';
const CAPTURE = {
    template: 'layout-c-capture.yml',
    path: '.github/workflows/plan-gate-capture.yml',
};
/** The workflows of each layout, the one that judges last. */
const WORKFLOWS = {
    a: [{ template: 'layout-a.yml', path: MAIN }],
    b: [{ template: 'layout-b.yml', path: MAIN }],
    c: [CAPTURE, { template: 'layout-c-judge.yml', path: MAIN }],
    'c-app': [CAPTURE, { template: 'layout-c-judge-app.yml', path: MAIN }],
};
/** The layout that is written: with the floor off no code runs, so that there is nothing to keep apart from a token in one workflow. */
function writtenLayout(layout, floor) {
    return layout === 'b' && floor === 'off' ? 'a' : layout;
}
/** What stands in docs/workflows for the commit of plan-gate. */
const PLACEHOLDER = '1'.repeat(40);
const USES = `uses: taskfleet/plan-gate@${PLACEHOLDER}`;
/** A workflow of docs/workflows as a repository needs it. */
function fillWorkflow(template, settings) {
    const { floor, workspace, pin } = settings;
    let text = floor === 'off' ? withoutCode(template) : template;
    const inputs = [
        ...(floor === 'off' ? ["floor: 'off'"] : []),
        ...(floor === 'on' && workspace !== '' ? [`working-directory: ${JSON.stringify(workspace)}`] : []),
    ];
    if (inputs.length > 0)
        text = withInputs(text, inputs);
    if (pin === null)
        return text;
    return text.replaceAll(new RegExp(`${USES} # .*`, 'g'), `uses: taskfleet/plan-gate@${pin.commit} # ${pin.comment}`);
}
/** Adds inputs to every step that is plan-gate, at the end of those that it has. */
function withInputs(text, inputs) {
    const steps = text.split(/^(?= {6}- )/m);
    const filled = steps.map((step) => {
        if (!step.includes(USES))
            return step;
        const lines = `${step.trimEnd()}\n`;
        const rest = step.slice(step.trimEnd().length + 1);
        const start = /^ {8}with:$/m.test(step) ? '' : '        with:\n';
        return `${lines}${start}${inputs.map((input) => `          ${input}\n`).join('')}${rest}`;
    });
    return filled.join('');
}
/** Steps that fetch or hand over what only a capture needs. */
const CODE_STEP = /^ {6}- uses: actions\/(?:checkout|download-artifact)@/;
const EVIDENCE_INPUT = /^ {10}evidence(?:-result)?: .*\n/gm;
/** The workflow without what runs the code, fetches it, or hands its evidence over. */
function withoutCode(template) {
    if (template.includes('mode: capture'))
        return withoutCapture(template);
    const steps = template.split(/^(?= {6}- )/m).filter((step) => !CODE_STEP.test(step));
    const text = steps
        .join('')
        .replaceAll(EVIDENCE_INPUT, '')
        .replace(/^# Layout A: .*$/m, '# Layout A with the floor off: one job judges the changes by their files, and runs none of their code.');
    // A step's `with` may have held nothing else.
    return text.replaceAll(/^ {8}with:\n(?! {10})/gm, '');
}
/** What is left of the workflow that captures: it starts the one that judges, which GitHub starts for nothing else. */
function withoutCapture(template) {
    const head = template.slice(0, template.indexOf('    steps:\n'));
    return `${head
        .replace(/^# Layout C, first half: .*$/m, '# Layout C, first half: runs nothing, but its end starts the workflow that judges, for forks too.')
        .replace('    timeout-minutes: 60\n    permissions:\n      contents: read\n', '    timeout-minutes: 5\n    permissions: {}\n')}    steps:
      # With the floor off no code of the pull request is run, so there is nothing to capture.
      - run: echo 'plan-gate judges when this has ended.'
`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/capture/system-words.js
var system_words = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/cli/init-write.js





/** Why files can't be written below `top`, a sentence each: something is there, or a link leads elsewhere. Nothing is changed. */
function writeProblems(top, paths, force) {
    const folders = new Set(paths.flatMap(foldersOf));
    return [
        ...[...folders].flatMap((folder) => folderProblem(top, folder)),
        ...paths.flatMap((path) => fileProblem(top, path, force)),
    ];
}
function foldersOf(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
function folderProblem(top, path) {
    const entry = entryAt((0,external_node_path_.join)(top, path));
    if (entry === undefined || entry.isDirectory())
        return [];
    return [`${path} is ${entry.isSymbolicLink() ? 'a symlink' : 'no folder'}; nothing is written through it.`];
}
function fileProblem(top, path, force) {
    const entry = entryAt((0,external_node_path_.join)(top, path));
    if (entry === undefined || (force && entry.isFile()))
        return [];
    if (entry.isSymbolicLink())
        return [`${path} is a symlink; nothing is written through it.`];
    return [entry.isFile() ? `${path} is there already.` : `${path} is no file.`];
}
/** What is at a path itself; `undefined` where nothing is, also because a folder on the way is none. */
function entryAt(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path);
    }
    catch (error) {
        if ((0,system_words/* systemCode */.xU)(error) === 'ENOENT' || (0,system_words/* systemCode */.xU)(error) === 'ENOTDIR')
            return undefined;
        throw error;
    }
}
/**
 * Writes all files or none, as far as a file system can: each is written whole under another name, then all get their names, and
 * when one can't, those before it are taken back. At once, so that no signal comes between.
 */
function writeFiles(top, files, force) {
    const undo = [];
    try {
        const partials = files.map(({ path, text }) => writePartial((0,external_node_path_.join)(top, path), text, undo));
        for (const [index, { path }] of files.entries())
            place(partials[index] ?? '', (0,external_node_path_.join)(top, path), force, undo);
        for (const partial of partials)
            (0,external_node_fs_.rmSync)(partial, { force: true });
        for (const { path } of files)
            (0,external_node_fs_.rmSync)(replacedName((0,external_node_path_.join)(top, path)), { force: true });
        return (0,facts/* known */.eO)(null);
    }
    catch (error) {
        for (const step of undo.toReversed())
            attempt(step);
        return (0,facts/* missing */.LO)('infrastructure', `Nothing was written: ${failureWords(error)}.`);
    }
}
/** The names of one process's files, which nobody can have put a link at. */
const MARK = (0,external_node_crypto_.randomUUID)();
const replacedName = (path) => `${path}.${MARK}.replaced`;
function writePartial(path, text, undo) {
    const first = (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    if (first !== undefined)
        undo.push(() => removeEmpty((0,external_node_path_.dirname)(path), first));
    const partial = `${path}.${MARK}.partial`;
    undo.push(() => (0,external_node_fs_.rmSync)(partial, { force: true }));
    (0,external_node_fs_.writeFileSync)(partial, text, { flag: 'wx' });
    return partial;
}
/** A link never replaces a file, which a rename would do: what came to be there meanwhile stays. */
function place(partial, path, force, undo) {
    if (force && entryAt(path) !== undefined) {
        (0,external_node_fs_.renameSync)(path, replacedName(path));
        undo.push(() => (0,external_node_fs_.renameSync)(replacedName(path), path));
    }
    try {
        (0,external_node_fs_.linkSync)(partial, path);
    }
    catch (error) {
        // Some file systems have no links of this kind.
        if ((0,system_words/* systemCode */.xU)(error) === 'EEXIST')
            throw error;
        (0,external_node_fs_.writeFileSync)(path, '', { flag: 'wx' });
        (0,external_node_fs_.renameSync)(partial, path);
    }
    undo.push(() => (0,external_node_fs_.rmSync)(path, { force: true }));
}
/** Removes a folder that was made, and those above it down from `first`, as far as they are empty. */
function removeEmpty(folder, first) {
    for (let each = folder; each.startsWith(first); each = (0,external_node_path_.dirname)(each))
        (0,external_node_fs_.rmdirSync)(each);
}
function attempt(step) {
    try {
        step();
    }
    catch {
        // What can't be taken back stays; the reason that is told is the first one.
    }
}
function failureWords(error) {
    const { path, dest } = error;
    return `${dest ?? path ?? 'a file'}: ${(0,system_words/* systemWords */.j5)(error)}`;
}

// EXTERNAL MODULE: ./build/cli/pages.js
var pages = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/cli/terminal-settings.js
var terminal_settings = __webpack_require__(3447);
;// CONCATENATED MODULE: ./build/cli/init.js


















const PLAN_PATH = `${plan_files/* PLAN_FOLDER */.Vx}/plan.v1.json`;
const BASELINE_PATH = `${plan_files/* PLAN_FOLDER */.Vx}/baseline.json`;
/** `plan-gate init`: writes the workflow of a layout, an example plan and its baseline, all of them or none, and says what to do next. */
async function init(args) {
    const parsed = parseInit(args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const { request } = parsed;
    const opened = await (0,git/* openClone */.o)(request.directory);
    if (opened.state === 'missing')
        return (0,command/* failure */.V)(opened.reason);
    const clone = opened.value;
    if (clone.isBare)
        return (0,command/* failure */.V)(`${clone.directory} is bare; init writes into a work tree. Name one with --repo DIR.`);
    const around = await lookAround(clone, request);
    if (around.state === 'missing')
        return (0,command/* failure */.V)(around.reason);
    const floor = request.floor ?? (around.value.workspace === null ? 'off' : 'on');
    const sources = WORKFLOWS[writtenLayout(request.layout, floor)];
    const paths = [...sources.map(({ path }) => path), PLAN_PATH, ...(floor === 'on' ? [BASELINE_PATH] : [])];
    const problem = namesProblem(around.value) ??
        floorProblem(around.value, floor) ??
        targetsProblem(clone.directory, paths, request.force) ??
        (await otherPlanProblem(clone.directory, around.value));
    if (problem !== null)
        return (0,command/* failure */.V)(problem);
    return write(clone, around.value, request, floor);
}
function namesProblem({ names: { sourceBranch, integrationBranch } }) {
    if (sourceBranch !== integrationBranch)
        return null;
    return `The source branch and the integration branch are both ${sourceBranch}. Name the branch that chunks are merged into: --integration-branch NAME.`;
}
function floorProblem({ head, workspace }, floor) {
    if (floor === 'off')
        return null;
    if (head === null)
        return 'There is no commit yet whose tests and warnings could be the baseline. Commit something first, or take --floor off.';
    if (workspace !== null)
        return null;
    return 'No Cargo workspace is committed at the top of the repository or in one folder below it, so there is nothing to run for a baseline. Commit its Cargo.toml, or take --floor off.';
}
function targetsProblem(top, paths, force) {
    const problems = writeProblems(top, paths, force);
    if (problems.length === 0)
        return null;
    const advice = problems.every((each) => each.endsWith('is there already.'))
        ? ' --force replaces what is there.'
        : '';
    return `${problems.join('\n')}\nNothing was written.${advice}`;
}
/** Two plans for one branch would be ambiguous, and every pull request into it would fail. */
async function otherPlanProblem(top, { names }) {
    const unread = [];
    const { plans } = await (0,doctor_plan_folder/* readPlanFolder */.Q)(top, unread);
    const other = plans.find(({ path, result }) => path !== PLAN_PATH &&
        (result.ok ? result.plan : result.partial).feature?.integration_branch === names.integrationBranch);
    if (other === undefined)
        return null;
    return `${other.path} is a plan for ${names.integrationBranch} already; a second one would be ambiguous. Nothing was written. Name another branch with --integration-branch, or write the next revision of that plan.`;
}
async function write(clone, around, request, floor) {
    const layout = writtenLayout(request.layout, floor);
    const pin = request.pin === null
        ? await ownPin()
        : { commit: request.pin, comment: 'the commit of the release that you chose' };
    const workflows = [];
    for (const { template, path } of WORKFLOWS[layout]) {
        const text = (0,pages/* readShipped */.y)(`workflows/${template}`);
        if (text.state === 'missing')
            return (0,command/* failure */.V)(text.reason);
        workflows.push({
            path,
            text: fillWorkflow(text.value, { floor, workspace: around.workspace ?? '', pin }),
        });
    }
    const baseline = floor === 'on' && !request.dryRun ? await takeBaseline(clone, around) : NO_BASELINE;
    if (!baseline.ok)
        return baseline.result;
    const plan = planFile(around, floor, baseline.block);
    const files = [...workflows, plan, ...baseline.files];
    const told = heading(request, layout, floor);
    if (request.dryRun)
        return { exitCode: 0, stdout: told + preview(files, floor), stderr: '' };
    const written = writeFiles(clone.directory, files, request.force);
    if (written.state === 'missing')
        return (0,command/* failure */.V)(written.reason);
    const setup = { around, layout, floor, workflows: workflows.map(({ path }) => path), planPath: plan.path };
    const elsewhere = isHere(clone.directory) ? null : clone.directory;
    const steps = nextSteps({ ...setup, elsewhere, isPinned: pin !== null }, (0,terminal_settings/* terminalWidth */.J)());
    const list = files.map(({ path }) => `  ${(0,report_escape/* visible */.RK)(path)}\n`).join('');
    return { exitCode: 0, stdout: `${told}${list}\n${steps}`, stderr: baseline.note + replacedNote(around) };
}
/** The commands of the next steps are for the top of the work tree. */
function isHere(top) {
    return (0,external_node_fs_.realpathSync)(process.cwd()) === (0,external_node_fs_.realpathSync)(top);
}
function replacedNote({ files }) {
    if (!files.includes(PLAN_PATH))
        return '';
    return `note: ${PLAN_PATH} was committed and is replaced. On an integration branch a revision never changes: put it back there, and write the next one.\n`;
}
const NO_BASELINE = { ok: true, block: null, files: [], note: '' };
async function takeBaseline(clone, { head, names, workspace }) {
    const settings = { ...capture_options/* CAPTURE_DEFAULTS */.sl, 'working-directory': workspace ?? '' };
    const options = (0,capture_options/* parseCaptureOptions */.ie)((name) => settings[name], []);
    const ref = `${names.integrationBranch}@fork`;
    const captured = await (0,baseline.captureBaseline)(clone, head ?? '', ref, options);
    if (captured.ok)
        return {
            ok: true,
            block: captured.block,
            files: [{ path: BASELINE_PATH, text: captured.text }],
            note: `Baseline: ${captured.found}\n${captured.note}`,
        };
    const advice = 'plan-gate: init wrote nothing. Mend this, or take --floor off.\n';
    return { ok: false, result: { ...captured.result, stderr: captured.result.stderr + advice } };
}
/** The example, which is held to the same reader as every plan: a name that it can't take is a fault here, and not the user's. */
function planFile(around, floor, baseline) {
    const workspace = floor === 'on' ? around.workspace : null;
    const text = examplePlan({ ...around.names, files: around.files, workspace, baseline });
    const parsed = (0,parse_plan/* parsePlan */.v)(Buffer.from(text));
    if (parsed.ok)
        return { path: PLAN_PATH, text };
    throw new Error(`The example plan is not valid: ${parsed.problems[0]?.message ?? ''}`);
}
function heading(request, layout, floor) {
    const why = layout === request.layout
        ? ''
        : ` (with the floor off no code of a pull request runs, so layout ${request.layout} is layout ${layout})`;
    return `${request.dryRun ? 'Would write' : 'Wrote'}, for layout ${layout} with the floor ${floor}${why}:\n`;
}
function preview(files, floor) {
    const shown = files.map(({ path, text }) => `\n--- ${(0,report_escape/* visible */.RK)(path)}\n${text}`);
    const baseline = floor === 'on'
        ? `\n--- ${BASELINE_PATH}\n(the baseline, captured at the commit that is checked out; the plan gets its hashes)\n`
        : '';
    return shown.join('') + baseline;
}


/***/ }),

/***/ 2593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readShipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(812);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);




/**
 * A file of docs/, which lies beside the bundled command line, and beside the sources' folder. `path` is below docs/ and is never
 * made of what anybody wrote.
 */
function readShipped(path) {
    try {
        const folders = folderCandidates((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? '.'));
        const found = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'docs', path)).find(isFile);
        if (found !== undefined)
            return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(found, 'utf8'));
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `docs/${path} is missing beside ${folders[0]}. Take the folder dist/cli as a whole.`);
    }
    catch (error) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `docs/${path} could not be read: ${(0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWords */ .j5)(error)}.`);
    }
}
/** Node is started with the file or with its folder. */
function folderCandidates(script) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(script).isDirectory() ? script : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script);
    return [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)];
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}


/***/ }),

/***/ 6528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   TF: () => (/* binding */ STDIN),
/* harmony export */   yu: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(812);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



/** What stands for standard input in place of a file's name. */
const STDIN = '-';
/** How a message calls an input. */
function inputName(file) {
    return file === STDIN ? '<stdin>' : (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file);
}
/** Reads a file, or standard input, but never more than one byte beyond `maxBytes`, which is enough to see that it is too large. */
async function readInput(file, maxBytes) {
    try {
        return { ok: true, bytes: file === STDIN ? await readStdin(maxBytes) : await readStart(file, maxBytes) };
    }
    catch (error) {
        const name = inputName(file);
        if ((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) === 'EISDIR')
            return { ok: false, line: `${name} is a folder`, message: 'It is a folder.' };
        const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_capture_system_words_js__WEBPACK_IMPORTED_MODULE_1__/* .systemWords */ .j5)(error));
        return { ok: false, line: `${name}: ${words}`, message: `It could not be read: ${words}.` };
    }
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

/***/ 3447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ terminalWidth),
/* harmony export */   q: () => (/* binding */ colourWanted)
/* harmony export */ });
/** Colour where a person looks at a terminal, unless they say otherwise (no-color.org; FORCE_COLOR as Node reads it). */
function colourWanted() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined)
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return process.stdout.isTTY === true && TERM !== 'dumb';
}
/** Narrower, and reports would be one word a line; wider, and lines are tiring to read. */
const NARROWEST = 40;
const WIDEST = 140;
/** Where nobody says, as in a pipe or a log. */
const UNTOLD = 100;
/** Columns of the terminal, as far as reports use them. */
function terminalWidth() {
    const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
    if (!Number.isInteger(columns) || columns <= 0)
        return UNTOLD;
    return Math.max(NARROWEST, Math.min(columns, WIDEST));
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


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   lG: () => (/* binding */ hang),
/* harmony export */   v0: () => (/* binding */ padTo)
/* harmony export */ });
/** Columns that a character takes on a terminal: none for a combining mark, two for East Asian wide ones and emoji. */
const COMBINING = /^\p{M}$/u;
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
/** Columns that a text without escapes takes. */
function columns(text) {
    let total = 0;
    for (const character of text) {
        if (character < '\u0300')
            total += 1;
        else if (!COMBINING.test(character))
            total += WIDE.test(character) ? 2 : 1;
    }
    return total;
}
/** A text filled up with spaces to a number of columns. */
function padTo(text, width) {
    return text + ' '.repeat(Math.max(0, width - columns(text)));
}
/** Lines of at most `width` columns, broken at spaces. A longer word, such as a path, stays whole so that it can be copied. */
function wrap(text, width) {
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const needed = columns(word);
        if (used > 0 && used + 1 + needed > width) {
            lines.push(line);
            line = word;
            used = needed;
        }
        else {
            line = used === 0 ? line + word : `${line} ${word}`;
            used += needed + (used === 0 ? 0 : 1);
        }
    }
    return [...lines, line];
}
/** Lines that follow one another under the same indent, the first behind `lead`, all within `width` columns. */
function hang(lead, texts, width) {
    const indent = columns(lead);
    const lines = texts.flatMap((text) => wrap(text, Math.max(20, width - indent)));
    return lines.map((line, index) => `${index === 0 ? lead : ' '.repeat(indent)}${line}`.trimEnd());
}


/***/ })

};
