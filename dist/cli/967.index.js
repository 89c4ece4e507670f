export const id = 967;
export const ids = [967,23];
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

/***/ 967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./capture/git.js + 10 modules
var git = __webpack_require__(134);
// EXTERNAL MODULE: ./capture-options.js
var capture_options = __webpack_require__(5694);
// EXTERNAL MODULE: ./plan/parse-plan.js + 7 modules
var parse_plan = __webpack_require__(7884);
// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
// EXTERNAL MODULE: ./report/words.js
var words = __webpack_require__(463);
// EXTERNAL MODULE: ./cli/baseline.js
var baseline = __webpack_require__(3023);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./capture/git-run.js
var git_run = __webpack_require__(5390);
// EXTERNAL MODULE: ./capture/ordinary-file.js
var ordinary_file = __webpack_require__(7657);
// EXTERNAL MODULE: ./version.js
var version = __webpack_require__(5315);
;// CONCATENATED MODULE: ./cli/init-pin.js






const OWN_SCRIPTS = ['dist/cli/index.js', 'src/cli.ts'];
const MAX_ACTION_BYTES = 1024 * 1024;
async function ownPin(script = process.argv[1] ?? '') {
    try {
        const real = (0,external_node_fs_.realpathSync)(script);
        const clone = await (0,git/* openClone */.ok)((0,external_node_path_.dirname)(real));
        if (clone.state === 'missing' || clone.value.isBare)
            return null;
        const top = (0,external_node_fs_.realpathSync)(clone.value.directory);
        if (!OWN_SCRIPTS.includes((0,external_node_path_.relative)(top, real).replaceAll('\\', '/')))
            return null;
        const action = (0,ordinary_file/* readOrdinaryFileNow */.j2)((0,external_node_path_.join)(top, 'action.yml'), MAX_ACTION_BYTES);
        if (!action.ok || !/^name: plan-gate$/m.test(Buffer.from(action.bytes).toString('utf8')))
            return null;
        const head = await clone.value.resolve('HEAD');
        if (head.state === 'missing' || head.value === null)
            return null;
        const doubt = await doubtOf(clone.value);
        return { commit: head.value, comment: `plan-gate ${version/* VERSION */.x}`, doubt };
    }
    catch {
        return null;
    }
}
const RELEASE_TAG = /^v[0-9]+\.[0-9]+\.[0-9]+$/m;
async function doubtOf(clone) {
    const git = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
    const [tags, status] = await Promise.all([
        git({ args: ['tag', '--points-at', 'HEAD'] }),
        clone.statusIsClean(),
    ]);
    const isRelease = tags.state === 'known' && RELEASE_TAG.test(tags.value.stdout.toString('utf8'));
    const differs = status.state === 'known' ? [...status.value.changed, ...status.value.untracked] : [];
    const doubts = [
        ...(isRelease ? [] : ['no release']),
        ...(differs.some((path) => path.startsWith('dist/'))
            ? ['not what runs here, since dist/ is changed']
            : []),
    ];
    return doubts.length === 0 ? null : doubts.join(', and ');
}

// EXTERNAL MODULE: ./collect/plan-listing.js
var plan_listing = __webpack_require__(354);
// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
// EXTERNAL MODULE: ./cli/doctor-plan-folder.js
var doctor_plan_folder = __webpack_require__(8540);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./cli/flags.js
var cli_flags = __webpack_require__(4881);
;// CONCATENATED MODULE: ./cli/init-request.js

const LAYOUTS = ['a', 'b', 'c', 'c-app'];
const FLOORS = ['on', 'off'];
function parseInit(args) {
    const parsed = (0,cli_flags/* parseFlags */.b)('init', args);
    if (!parsed.ok)
        return parsed;
    const { flags } = parsed;
    const problems = [];
    const name = (option) => checkedName(option, flags.text(option), problems);
    const request = {
        directory: flags.text('repo') || '.',
        layout: oneOf('layout', flags.text('layout'), LAYOUTS, problems),
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
function checkedName(option, given, problems) {
    if (given !== '' && !isBranchName(given))
        problems.push(`--${option} is ${JSON.stringify(given)}, which git does not take for a branch's name.`);
    return given;
}
function isBranchName(name) {
    if (/^-|[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|^\/|[/.]$|^@$/u.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}

;// CONCATENATED MODULE: ./cli/init-repository.js




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
        integrationTip: integration.value,
        remote: await remoteOf(clone),
    });
}
const USUAL_DEFAULTS = ['main', 'master', 'trunk', 'develop'];
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
async function remoteOf(clone) {
    const git = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
    const answer = await git({ args: ['remote'] });
    const names = answer.state === 'known' ? answer.value.stdout.toString('utf8').split('\n').filter(Boolean) : [];
    return names.includes('origin') ? 'origin' : (names[0] ?? null);
}
function cargoWorkspace(files) {
    if (files.includes('Cargo.toml'))
        return '';
    const folders = files.flatMap((path) => /^([^/]+)\/Cargo\.toml$/.exec(path)?.[1] ?? []);
    return folders.length === 1 ? (folders[0] ?? null) : null;
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./gates/texts.js
var texts = __webpack_require__(8328);
;// CONCATENATED MODULE: ./cli/init-workflow.js



const MAIN_WORKFLOW = '.github/workflows/plan-gate.yml';
const CAPTURE = {
    template: 'layout-c-capture.yml',
    path: '.github/workflows/plan-gate-capture.yml',
};
const WORKFLOWS = {
    a: [{ template: 'layout-a.yml', path: MAIN_WORKFLOW }],
    b: [{ template: 'layout-b.yml', path: MAIN_WORKFLOW }],
    c: [CAPTURE, { template: 'layout-c-judge.yml', path: MAIN_WORKFLOW }],
    'c-app': [CAPTURE, { template: 'layout-c-judge-app.yml', path: MAIN_WORKFLOW }],
};
function writtenLayout(layout, floor) {
    return layout === 'b' && floor === 'off' ? 'a' : layout;
}
const PLACEHOLDER = '1'.repeat(40);
const USES = `uses: taskfleet/plan-gate@${PLACEHOLDER}`;
const DOCS = (0,posix_.dirname)((0,texts/* gatePages */.k)(version/* VERSION */.x));
const LAYOUTS_PAGE = `${DOCS}/layouts.md`;
function withRealNames(template) {
    const judge = /\blayout-c-judge(?:-app)?\.yml\b/g;
    return template
        .replaceAll(judge, (0,posix_.basename)(MAIN_WORKFLOW))
        .replaceAll('layout-c-capture.yml', (0,posix_.basename)(CAPTURE.path))
        .replaceAll(/(?<![\w/])docs\/([\w-]+\.md)\b/g, `${DOCS}/$1`);
}
function fillWorkflow(template, settings) {
    const { floor, workspace, pin } = settings;
    let text = withRealNames(floor === 'off' ? withoutCode(template) : template);
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
const STEP = /^ {6}- .*\n(?:(?: {8}.*)?\n)*/gm;
function withInputs(text, inputs) {
    return text.replaceAll(STEP, (step) => {
        if (!step.includes(USES) || step.includes('mode: withdraw'))
            return step;
        const lines = `${step.trimEnd()}\n`;
        const rest = step.slice(lines.length);
        const start = /^ {8}with:$/m.test(step) ? '' : '        with:\n';
        return `${lines}${start}${inputs.map((input) => `          ${input}\n`).join('')}${rest}`;
    });
}
const CODE_STEP = /^ {6}- uses: actions\/(?:checkout|download-artifact)@/;
const EVIDENCE_INPUT = /^ {10}evidence(?:-result)?: .*\n/gm;
function withoutCode(template) {
    if (template.includes('mode: capture'))
        return withoutCapture(template);
    const text = template
        .replaceAll(STEP, (step) => (CODE_STEP.test(step) ? '' : step))
        .replaceAll(EVIDENCE_INPUT, '')
        .replace(/^# Layout A: .*$/m, '# Layout A with the floor off: one job judges the changes by their files, and runs none of their code.');
    return text.replaceAll(/^ {8}with:\n(?! {10})/gm, '');
}
function withoutCapture(template) {
    const head = template.slice(0, template.indexOf('    steps:\n'));
    return `${head
        .replace(/^# Layout C, first half: .*$/m, '# Layout C, first half: runs nothing, but its end starts the workflow that judges, for forks too.')
        .replace('    timeout-minutes: 60\n    permissions:\n      contents: read\n', '    timeout-minutes: 5\n    permissions: {}\n')}    steps:
      # With the floor off no code of the pull request is run, so there is nothing to capture.
      - run: echo 'plan-gate judges when this has ended.'
`;
}

;// CONCATENATED MODULE: ./cli/init-place.js








async function placeFor(clone, around, request) {
    const { slug, integrationBranch } = around.names;
    const unread = [];
    const { plans } = await (0,doctor_plan_folder/* readPlanFolder */.Q)(clone.directory, unread);
    const features = plans.flatMap(({ path, result }) => {
        const { plan_rev: revision, feature } = result.ok ? result.plan : result.partial;
        return feature === undefined ? [] : [{ path, revision, branch: feature.integration_branch }];
    });
    const own = features.filter(({ branch }) => branch === integrationBranch);
    const asksForWorkflow = request.layout !== null || request.pin !== null || request.force;
    const isKept = !asksForWorkflow && isFile(clone.directory, MAIN_WORKFLOW);
    const another = isKept || features.length > own.length;
    const folder = another ? `${plan_files/* PLAN_FOLDER */.Vx}/${slugFrom(slug)}` : plan_files/* PLAN_FOLDER */.Vx;
    const planPath = `${folder}/plan.v1.json`;
    const newest = own.toSorted((a, b) => (b.revision ?? 0) - (a.revision ?? 0))[0];
    const inTheWay = newest !== undefined && !(request.force && own.every(({ path }) => path === planPath));
    return {
        kept: isKept ? MAIN_WORKFLOW : null,
        floor: isKept ? floorOf(clone.directory) : null,
        planPath,
        baselinePath: `${folder}/baseline.json`,
        problem: inTheWay
            ? `${newest.path} is a plan for ${integrationBranch} already; a second one would be ambiguous. Nothing was written.\n${waysOut(newest.path, newest.revision, newest.path === planPath)}`
            : await problemOnBranch(clone, around),
    };
}
async function problemOnBranch(clone, { names, currentBranch, integrationTip }) {
    const { integrationBranch } = names;
    if (integrationTip === null || currentBranch === integrationBranch)
        return null;
    const listing = await (0,plan_listing/* readPlanListing */.e)(clone, { ref: integrationBranch, sha: integrationTip }, null);
    const files = listing.state === 'known' ? listing.value.files : [];
    const there = files.find(({ result }) => (result.ok ? result.plan : result.partial).feature?.integration_branch === integrationBranch);
    if (there === undefined)
        return null;
    return `The branch ${integrationBranch} holds a plan already, ${there.path}. Nothing was written.\n${ANOTHER} To go on with that one: git switch ${integrationBranch}`;
}
const ANOTHER = 'For another feature, name it: --slug NAME (its branch is then feat/NAME).';
function waysOut(path, revision, mayReplace) {
    const next = revision === undefined
        ? 'its next revision'
        : `its next revision, ${path.slice(0, path.lastIndexOf('/') + 1)}plan.v${revision + 1}.json`;
    return `${ANOTHER} To change this plan, write ${next}${mayReplace ? '; while it is nowhere but here, --force replaces it' : ''}.`;
}
function isFile(top, path) {
    return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, path), { throwIfNoEntry: false })?.isFile() === true;
}
const MAX_WORKFLOW_BYTES = 1024 * 1024;
function floorOf(top) {
    const file = (0,ordinary_file/* readOrdinaryFileNow */.j2)((0,external_node_path_.join)(top, MAIN_WORKFLOW), MAX_WORKFLOW_BYTES);
    const text = file.ok ? Buffer.from(file.bytes).toString('utf8') : '';
    return /^\s*floor:\s*['"]?off\b/m.test(text) ? 'off' : null;
}

// EXTERNAL MODULE: ./evidence/hash.js
var hash = __webpack_require__(6285);
;// CONCATENATED MODULE: ./cli/init-plan.js

const EXAMPLE_CHUNK = 'first';
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
const WORKSPACE_TESTS = 'cargo test --workspace';
const KINDS = [
    ['Cargo.toml', WORKSPACE_TESTS],
    ['package.json', 'npm test'],
    ['go.mod', 'go test ./...'],
    ['pyproject.toml', 'python -m pytest'],
    ['setup.py', 'python -m pytest'],
    ['Makefile', 'make test'],
];
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
const USUAL = ['src', 'lib', 'crates', 'packages', 'app', 'cmd', 'internal', 'pkg', 'tests', 'test', 'spec'];
const NEVER = new Set(['target', 'node_modules', 'vendor', 'dist', 'build', 'docs']);
const MAX_FOLDERS = 4;
function touchedFolders(files, workspace) {
    const prefix = workspace === '' ? '' : `${workspace}/`;
    const inside = files.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const folders = new Set(inside.flatMap((path) => /^([^/.\\:*?~][^/\\:*?\p{Cc}]*)\//u.exec(path)?.[1] ?? []));
    const usual = USUAL.filter((folder) => folders.has(folder));
    const others = [...folders].filter((folder) => !NEVER.has(folder)).toSorted();
    const chosen = (usual.length > 0 ? usual : others).slice(0, MAX_FOLDERS);
    if (chosen.includes('src') && !chosen.some((folder) => /^(?:tests?|spec)$/.test(folder)))
        chosen.push('tests');
    return (chosen.length > 0 ? chosen : ['src', 'tests']).map((folder) => `${prefix}${folder}/**`);
}
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

// EXTERNAL MODULE: ./report/terminal-layout.js
var terminal_layout = __webpack_require__(1459);
// EXTERNAL MODULE: ./cli/shell-words.js
var shell_words = __webpack_require__(580);
;// CONCATENATED MODULE: ./cli/init-words.js





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
function commitSteps({ around, workflows, planPath }) {
    const { slug, sourceBranch, integrationBranch } = around.names;
    const [source, integration] = [(0,shell_words/* shellQuoted */.x)(sourceBranch), (0,shell_words/* shellQuoted */.x)(integrationBranch)];
    const files = workflows.map(shell_words/* shellQuoted */.x).join(' ');
    const folder = (0,shell_words/* shellQuoted */.x)(planPath.slice(0, planPath.lastIndexOf('/')));
    const planMessage = (0,shell_words/* shellQuoted */.x)(`Plan ${slug}`);
    const workflowMessage = (0,shell_words/* shellQuoted */.x)('Gate pull requests by their plan');
    const isThere = around.integrationTip !== null;
    const here = around.currentBranch === integrationBranch;
    const goThere = here ? [] : [`git switch ${isThere ? '' : '-c '}${integration}`];
    if (workflows.length === 0)
        return [
            {
                told: `Commit the plan on ${integrationBranch}, where it lives:`,
                commands: [...goThere, `git add ${folder}`, `git commit -m ${planMessage}`],
            },
            pushStep(around, [integration]),
        ];
    if (around.currentBranch === sourceBranch && !isThere)
        return [
            {
                told: `Commit the workflow on ${sourceBranch}, and the plan on ${integrationBranch}, where it lives:`,
                commands: [
                    `git add ${files}`,
                    `git commit -m ${workflowMessage}`,
                    `git switch -c ${integration}`,
                    `git add ${folder}`,
                    `git commit -m ${planMessage}`,
                ],
            },
            pushStep(around, [source, integration]),
        ];
    return [
        {
            told: `Commit both on ${integrationBranch}, where the plan lives:`,
            commands: [...goThere, `git add ${files} ${folder}`, `git commit -m ${planMessage}`],
        },
        {
            told: `Bring the workflow to ${sourceBranch} as well, by these commands or by a pull request:`,
            commands: [
                `git switch ${source}`,
                `git checkout ${integration} -- ${files}`,
                `git commit -m ${workflowMessage}`,
                `git switch ${integration}`,
            ],
        },
        pushStep(around, [source, integration]),
    ];
}
function pushStep({ remote }, branches) {
    const [what, it] = branches.length === 1 ? ['it', 'it'] : ['both', 'them'];
    return {
        told: remote === null
            ? `No remote is set up here yet. When there is one (git remote add origin URL), push ${it} there:`
            : `Push ${what}:`,
        commands: [`git push -u ${(0,shell_words/* shellQuoted */.x)(remote ?? 'origin')} ${branches.join(' ')}`],
    };
}
function chunkStep({ around, floor }, planGate) {
    const { slug, integrationBranch } = around.names;
    return {
        told: 'Work on a chunk in a branch of its own, commit, and see the verdict before you push:',
        commands: [
            `git switch -c ${(0,shell_words/* shellQuoted */.x)(`${slug}/chunk-${EXAMPLE_CHUNK}`)}`,
            `${planGate} check --base ${(0,shell_words/* shellQuoted */.x)(integrationBranch)}${captureFlags(floor, around.workspace ?? '')}`,
        ],
    };
}
function captureFlags(floor, workspace) {
    if (floor === 'off')
        return ' --floor off';
    return workspace === '' ? '' : ` --working-directory ${(0,shell_words/* shellQuoted */.x)(workspace)}`;
}
function requireStep({ around, layout }) {
    const { sourceBranch, integrationBranch } = around.names;
    if (layout === null)
        return {
            told: `On GitHub, see that the ruleset which requires the check plan-gate covers ${integrationBranch} too (Settings, Rules).`,
            commands: [],
        };
    const advice = [
        `On GitHub, require the check plan-gate for ${integrationBranch}, in a ruleset (Settings, Rules).`,
        `Pull requests into ${sourceBranch} that no plan governs fail it: do not require it there, or set if-no-plan: pass in the workflow.`,
        ...(layout.startsWith('c')
            ? ["The workflow that judges runs from the repository's default branch only, so it has to be there."]
            : []),
        ...(layout === 'c-app'
            ? [`Create the App first, as ${LAYOUTS_PAGE} says, and make it the expected source of the check.`]
            : []),
    ];
    return { told: advice.join(' '), commands: [] };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./capture/system-words.js
var system_words = __webpack_require__(6817);
;// CONCATENATED MODULE: ./cli/init-write.js





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
function place(partial, path, force, undo) {
    if (force && entryAt(path) !== undefined) {
        (0,external_node_fs_.renameSync)(path, replacedName(path));
        undo.push(() => (0,external_node_fs_.renameSync)(replacedName(path), path));
    }
    try {
        (0,external_node_fs_.linkSync)(partial, path);
    }
    catch (error) {
        if ((0,system_words/* systemCode */.xU)(error) === 'EEXIST')
            throw error;
        (0,external_node_fs_.writeFileSync)(path, '', { flag: 'wx' });
        (0,external_node_fs_.renameSync)(partial, path);
    }
    undo.push(() => (0,external_node_fs_.rmSync)(path, { force: true }));
}
function removeEmpty(folder, first) {
    for (let each = folder; each.startsWith(first); each = (0,external_node_path_.dirname)(each))
        (0,external_node_fs_.rmdirSync)(each);
}
function attempt(step) {
    try {
        step();
    }
    catch {
    }
}
function failureWords(error) {
    const { path, dest } = error;
    return `${dest ?? path ?? 'a file'}: ${(0,system_words/* systemWords */.j5)(error)}`;
}

// EXTERNAL MODULE: ./cli/pages.js
var pages = __webpack_require__(3246);
// EXTERNAL MODULE: ./cli/terminal-settings.js
var terminal_settings = __webpack_require__(5548);
;// CONCATENATED MODULE: ./cli/init.js


















async function init(args) {
    const parsed = parseInit(args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    const { request } = parsed;
    const opened = await (0,git/* openClone */.ok)(request.directory);
    if (opened.state === 'missing')
        return (0,command/* failure */.V)(opened.reason);
    const clone = opened.value;
    if (clone.isBare)
        return (0,command/* failure */.V)(`${clone.directory} is bare; init writes into a work tree. Name one with --repo DIR.`);
    const around = await lookAround(clone, request);
    if (around.state === 'missing')
        return (0,command/* failure */.V)(around.reason);
    const place = await placeFor(clone, around.value, request);
    const floor = request.floor ?? place.floor ?? (around.value.workspace === null ? 'off' : 'on');
    const sources = place.kept === null ? WORKFLOWS[writtenLayout(request.layout ?? 'a', floor)] : [];
    const { planPath, baselinePath } = place;
    const paths = [...sources.map(({ path }) => path), planPath, ...(floor === 'on' ? [baselinePath] : [])];
    const problem = namesProblem(around.value) ??
        floorProblem(around.value, floor) ??
        place.problem ??
        targetsProblem(clone.directory, paths, request.force);
    if (problem !== null)
        return (0,command/* failure */.V)(problem);
    return write({ clone, around: around.value, request, floor, place });
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
async function write(work) {
    const { clone, around, request, floor, place } = work;
    const layout = place.kept === null ? writtenLayout(request.layout ?? 'a', floor) : null;
    const pin = request.pin === null
        ? await ownPin()
        : { commit: request.pin, comment: 'the commit of the release that you chose', doubt: null };
    const workflows = [];
    for (const { template, path } of layout === null ? [] : WORKFLOWS[layout]) {
        const text = (0,pages/* readShipped */.y)(`workflows/${template}`);
        if (text.state === 'missing')
            return (0,command/* failure */.V)(text.reason);
        const settings = { floor, workspace: around.workspace ?? '', pin };
        workflows.push({ path, text: fillWorkflow(text.value, settings) });
    }
    const baseline = floor === 'on' && !request.dryRun ? await takeBaseline(work) : NO_BASELINE;
    if (!baseline.ok)
        return baseline.result;
    const plan = planFile(work, baseline.block);
    const files = [...workflows, plan, ...baseline.files];
    const told = heading(work, layout);
    if (request.dryRun)
        return { exitCode: 0, stdout: told + preview(files, work), stderr: '' };
    const written = writeFiles(clone.directory, files, request.force);
    if (written.state === 'missing')
        return (0,command/* failure */.V)(written.reason);
    const setup = { around, layout, floor, workflows: workflows.map(({ path }) => path), planPath: plan.path };
    const elsewhere = isHere(clone.directory) ? null : clone.directory;
    const isPinned = pin !== null || layout === null;
    const steps = nextSteps({ ...setup, elsewhere, isPinned }, (0,terminal_settings/* terminalWidth */.J)());
    const list = files.map(({ path }) => `  ${(0,report_escape/* visible */.RK)(path)}\n`).join('');
    return {
        exitCode: 0,
        stdout: `${told}${list}\n${steps}`,
        stderr: baseline.note + replacedNote(work) + startNote(around) + (layout === null ? '' : pinNote(pin)),
    };
}
function isHere(top) {
    return (0,external_node_fs_.realpathSync)(process.cwd()) === (0,external_node_fs_.realpathSync)(top);
}
function replacedNote({ around, place: { planPath } }) {
    if (!around.files.includes(planPath))
        return '';
    return `note: ${planPath} was committed and is replaced. On an integration branch a revision never changes: put it back there, and write the next one.\n`;
}
function pinNote(pin) {
    if (pin === null || pin.doubt === null)
        return '';
    return `note: the workflow uses plan-gate at ${pin.commit.slice(0, 10)}, the commit of the clone that this runs from, which is ${pin.doubt}. To use a release: --pin SHA --force\n`;
}
function startNote({ names, currentBranch, integrationTip }) {
    const { sourceBranch, integrationBranch } = names;
    if (integrationTip !== null || currentBranch === null)
        return '';
    if (currentBranch === sourceBranch || currentBranch === integrationBranch)
        return '';
    return `note: ${integrationBranch} will start from ${currentBranch}, which is checked out. To start it from ${sourceBranch}, remove what was written, and run this again there.\n`;
}
const NO_BASELINE = { ok: true, block: null, files: [], note: '' };
async function takeBaseline({ clone, around: { head, names, workspace }, place, }) {
    const settings = { ...capture_options/* CAPTURE_DEFAULTS */.sl, 'working-directory': workspace ?? '' };
    const options = (0,capture_options/* parseCaptureOptions */.ie)((name) => settings[name], []);
    const ref = `${names.integrationBranch}@fork`;
    const captured = await (0,baseline.captureBaseline)(clone, head ?? '', ref, options);
    if (captured.ok)
        return {
            ok: true,
            block: captured.block,
            files: [{ path: place.baselinePath, text: captured.text }],
            note: `Baseline: ${captured.found}\n${captured.note}${failingNote(captured.failed, place.planPath)}`,
        };
    const advice = 'plan-gate: init wrote nothing. Mend this, or take --floor off.\n';
    return { ok: false, result: { ...captured.result, stderr: captured.result.stderr + advice } };
}
function failingNote(failed, planPath) {
    const [first, ...others] = failed;
    if (first === undefined)
        return '';
    const [fail, they] = others.length === 0 ? ['fails', 'it is'] : ['fail', 'they are'];
    const names = `${(0,report_escape/* visible */.RK)(first)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
    return `note: ${(0,words/* counted */.hS)(failed.length, 'test')} ${fail} at the baseline (${names}), so the check of the example, ${WORKSPACE_TESTS}, fails until ${they} mended. Mend that first, or narrow the check in ${planPath}.\n`;
}
function planFile({ around, floor, place }, baseline) {
    const workspace = floor === 'on' ? around.workspace : null;
    const text = examplePlan({ ...around.names, files: around.files, workspace, baseline });
    const parsed = (0,parse_plan/* parsePlan */.v)(Buffer.from(text));
    if (parsed.ok)
        return { path: place.planPath, text };
    throw new Error(`The example plan is not valid: ${parsed.problems[0]?.message ?? ''}`);
}
function heading({ request, floor, around, place }, layout) {
    const wrote = request.dryRun ? 'Would write' : 'Wrote';
    if (layout === null)
        return `${wrote}, for feature ${(0,report_escape/* visible */.RK)(around.names.slug)} with the floor ${floor} (${place.kept} is there and stays as it is):\n`;
    const asked = request.layout ?? 'a';
    const why = layout === asked
        ? ''
        : ` (with the floor off no code of a pull request runs, so layout ${asked} is layout ${layout})`;
    return `${wrote}, for layout ${layout} with the floor ${floor}${why}:\n`;
}
function preview(files, { floor, place }) {
    const shown = files.map(({ path, text }) => `\n--- ${(0,report_escape/* visible */.RK)(path)}\n${text}`);
    const baseline = floor === 'on'
        ? `\n--- ${place.baselinePath}\n(the baseline, captured at the commit that is checked out; the plan gets its hashes)\n`
        : '';
    return shown.join('') + baseline;
}


/***/ }),

/***/ 3246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readShipped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _capture_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1844);




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
function folderCandidates(script) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(script).isDirectory() ? script : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script);
    return [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)];
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
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

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ GATE_TEXTS),
/* harmony export */   k: () => (/* binding */ gatePages)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5315);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(366);


const RELEASE = /^[1-9][0-9]*\.[0-9]+\.[0-9]+$/;
function gatePages(version) {
    const ref = RELEASE.test(version) ? `v${version}` : 'main';
    return `https://github.com/taskfleet/plan-gate/blob/${ref}/docs/gates`;
}
const GATE_TEXTS = Object.fromEntries(_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map(({ id, title, why }) => [id, { title, why, docs: `${gatePages(_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x)}/${id}.md` }]));


/***/ })

};
