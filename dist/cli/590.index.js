export const id = 590;
export const ids = [590];
export const modules = {

/***/ 2568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ captureCommit)
});

// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(9537);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/capture/capture.js + 41 modules
var capture = __webpack_require__(5952);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/parsers/git-path.js
var git_path = __webpack_require__(643);
// EXTERNAL MODULE: ./build/capture/capture-folder.js
var capture_folder = __webpack_require__(3464);
// EXTERNAL MODULE: ./build/capture/git-lfs.js
var git_lfs = __webpack_require__(403);
// EXTERNAL MODULE: ./build/capture/git-run.js
var git_run = __webpack_require__(2669);
// EXTERNAL MODULE: ./build/capture/git-status.js + 1 modules
var git_status = __webpack_require__(7910);
;// CONCATENATED MODULE: ./build/capture/worktree.js









const FOLDER = 'worktree';
/** Checking out a large repository on a slow disk. */
const TIMEOUT_MS = 10 * 60 * 1_000;
const MAX_NAMED = 5;
/**
 * Checks a commit out in a worktree of its own, hands its folder to `use`, and removes it whatever comes of that. What a
 * killed run left behind goes first. No hook and no filter runs: files that Git LFS stands in for are copied from the
 * clone's own store. Submodules are not checked out.
 */
async function withWorktree(request, use) {
    const { clone, commit, temporaryFolder = (0,external_node_os_.tmpdir)() } = request;
    if (!(await clone.has(commit)))
        return notInClone(clone, commit);
    const run = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: TIMEOUT_MS });
    await removeStaleWorktrees(run);
    await (0,capture_folder/* removeStaleRuns */.oD)(temporaryFolder);
    const folder = await (0,capture_folder/* createRunFolder */.kg)(temporaryFolder);
    const directory = (0,external_node_path_.join)(folder.path, FOLDER);
    try {
        const made = await addWorktree(run, clone.directory, directory, commit);
        return made.state === 'missing' ? made : (0,facts/* known */.eO)(await use(directory));
    }
    finally {
        await removeWorktree(run, directory);
        await folder.remove();
    }
}
/** Takes worktrees of runs that were killed out of the clone's list, with their folders. Answers with those folders. */
async function removeStaleWorktrees(run) {
    const list = await run({ args: ['worktree', 'list', '--porcelain', '-z'] });
    if (list.state === 'missing')
        return [];
    const records = (0,git_path/* splitRecords */.DQ)(list.value.stdout) ?? [];
    const removed = [];
    for (const record of records.map(git_path/* decodeName */.e4)) {
        const path = record?.startsWith('worktree ') ? record.slice('worktree '.length) : '';
        if ((0,external_node_path_.basename)(path) !== FOLDER || !(await (0,capture_folder/* isStaleRun */.pP)((0,external_node_path_.dirname)(path))))
            continue;
        await removeWorktree(run, path);
        removed.push(path);
    }
    return removed;
}
async function addWorktree(run, repository, directory, commit) {
    const added = await run({
        args: ['worktree', 'add', '--quiet', '--detach', '--no-checkout', directory, commit],
    });
    if (added.state === 'missing')
        return added;
    const own = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: directory, timeoutMs: TIMEOUT_MS });
    const programs = await (0,git_status/* configWithoutPrograms */.c)(own);
    if (programs.state === 'missing')
        return programs;
    const config = [...programs.value, ['core.sparseCheckout', 'false']];
    const written = await own({ args: ['reset', '--hard', '--quiet', commit], config });
    return written.state === 'missing' ? written : fillPointers(own, repository, directory, commit);
}
/** Twice `--force`: also where files were changed, and where it was locked. One that is not there any more is forgotten. */
async function removeWorktree(run, directory) {
    await run({ args: ['worktree', 'remove', '--force', '--force', directory] });
}
/** Puts the contents in place that LFS pointers stand for, as far as the clone holds them; all of them or a reason. */
async function fillPointers(run, repository, directory, commit) {
    const env = { GIT_LITERAL_PATHSPECS: '0' };
    const listed = await run({ args: ['ls-files', '-z', '--', ':(attr:filter=lfs)'], env });
    const common = await run({ args: ['rev-parse', '--git-common-dir'] });
    if (listed.state === 'missing')
        return listed;
    if (common.state === 'missing')
        return common;
    const store = (0,external_node_path_.join)((0,external_node_path_.resolve)(repository, firstLine(common.value.stdout)), 'lfs', 'objects');
    const absent = [];
    for (const path of ((0,git_path/* splitRecords */.DQ)(listed.value.stdout) ?? []).map(git_path/* decodeName */.e4)) {
        if (path !== null && !(await fillPointer((0,external_node_path_.join)(directory, path), store)))
            absent.push(path);
    }
    return absent.length === 0 ? (0,facts/* known */.eO)(null) : notStored(commit, absent);
}
/** False when the file is a pointer to what the store lacks. A file of full content stays as it is. */
async function fillPointer(file, store) {
    const pointer = await (0,promises_.readFile)(file).catch(() => null);
    const oid = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer?.subarray(0, 1_024).toString('latin1') ?? '')?.[1];
    if (pointer === null || oid === undefined)
        return true;
    const stored = (0,external_node_path_.join)(store, oid.slice(0, 2), oid.slice(2, 4), oid);
    if (!(await (0,git_lfs/* isContentOfPointer */.s)(pointer, stored)))
        return false;
    await (0,promises_.copyFile)(stored, file);
    return true;
}
function firstLine(output) {
    return output.toString('utf8').split('\n', 1)[0] ?? '';
}
function notInClone(clone, commit) {
    const advice = clone.isShallow
        ? 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.'
        : 'Fetch the branch that holds it.';
    return (0,facts/* missing */.LO)('infrastructure', `This clone does not hold commit ${commit}. ${advice}`);
}
function notStored(commit, paths) {
    const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return (0,facts/* missing */.LO)('infrastructure', `Git LFS stands in for ${paths.slice(0, MAX_NAMED).join(', ')}${more} at commit ${commit}, and this clone has ` +
        `no contents for them. Fetch them before plan-gate runs: \`git lfs fetch origin ${commit}\`.`);
}

;// CONCATENATED MODULE: ./build/capture/capture-commit.js




/** Captures a commit in a worktree of its own, which is removed whatever happens. */
async function captureCommit(request) {
    const { clone, commit, temporaryFolder } = request;
    const place = { clone, commit, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
    const captured = await withWorktree(place, (directory) => (0,capture/* captureEvidence */.G)({ ...request, repository: directory }));
    if (captured.state === 'missing')
        return captured;
    const result = captured.value;
    const isWhole = result.state === 'known' && result.value.evidence.complete;
    return isWhole || !(await hasSubmodules(clone, commit)) ? result : withHint(result);
}
async function hasSubmodules(clone, commit) {
    const files = await clone.listFiles(commit, '');
    return files.state === 'known' && files.value.some(({ mode }) => mode === changed_file/* MODE_SUBMODULE */.x1);
}
const HINT = 'The repository has submodules, and in a worktree of its own plan-gate checks none out: capture where they are, and hand the result over as a file.';
function withHint(result) {
    if (result.state === 'missing')
        return (0,facts/* missing */.LO)(result.kind, `${result.reason} ${HINT}`);
    const { evidence } = result.value;
    const problems = [...evidence.problems, { code: 'submodules', message: HINT }];
    return { ...result, value: { ...result.value, evidence: { ...evidence, problems } } };
}


/***/ }),

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var _capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2568);
/* harmony import */ var _capture_capture_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5682);
/* harmony import */ var _capture_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1001);
/* harmony import */ var _capture_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6248);
/* harmony import */ var _capture_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8303);
/* harmony import */ var _evidence_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(606);
/* harmony import */ var _evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(917);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9924);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9137);
/* harmony import */ var _capture_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9097);
/* harmony import */ var _check_ends_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2544);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3192);













/** `plan-gate baseline`: captures a commit in a worktree of its own, writes the baseline file and prints the plan's block for it. */
async function baseline(args) {
    const parsed = (0,_capture_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .parseCaptureFlags */ .R)('baseline', args);
    if (!parsed.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V)(parsed.problem);
    (0,_capture_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .endOnSignals */ .c)();
    const { directory, capture, flags } = parsed;
    const clone = await (0,_capture_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openClone */ .o)(directory);
    if (clone.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V)(clone.reason);
    const asked = flags.text('commit') || 'HEAD';
    const commit = await (0,_check_ends_js__WEBPACK_IMPORTED_MODULE_10__/* .findCommit */ .f)(clone.value, '--commit', asked);
    if (commit.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V)(commit.reason);
    const branch = await clone.value.currentBranch();
    const ref = flags.text('ref') || `${branch.state === 'known' && branch.value !== null ? branch.value : asked}@fork`;
    const captured = await (0,_capture_capture_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .captureCommit */ .i)({
        clone: clone.value,
        commit: commit.value,
        ref,
        workspace: capture.workspace,
        cargoArgs: capture.cargoArgs,
        extraEnvironment: capture.env,
        environment: process.env,
        limits: (0,_capture_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsWithin */ .y)(capture.timeoutMs),
        progress: _capture_js__WEBPACK_IMPORTED_MODULE_8__.showProgress,
    });
    if (captured.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V)(captured.reason);
    const { evidence } = captured.value;
    if (!evidence.complete)
        return {
            exitCode: 2,
            stdout: '',
            stderr: `${(0,_capture_js__WEBPACK_IMPORTED_MODULE_8__.problemsOf)(evidence)}plan-gate: No baseline was written, because the capture is not complete.\n`,
        };
    const out = flags.text('out') || '.taskfleet/baseline.json';
    const written = await (0,_capture_capture_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(out, (0,_evidence_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .serializeSnapshot */ .DP)((0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .toBaseline */ .Fd)(evidence, ref)));
    if (written.state !== 'known')
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V)(written.reason);
    return {
        exitCode: 0,
        stdout: planBlock(evidence, ref),
        stderr: `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .visible */ .RK)(out)}: ${(0,_capture_js__WEBPACK_IMPORTED_MODULE_8__.describe)(evidence)}\nPaste this into the plan:\n`,
    };
}
/** The `baseline` member of a plan that pins this capture, as JSON to paste. */
function planBlock(evidence, ref) {
    const { commit_oid, toolchain } = evidence;
    const block = { ref, commit_oid, toolchain, ...(0,_evidence_hash_js__WEBPACK_IMPORTED_MODULE_5__/* .hashSnapshot */ .F)((0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .toBaseline */ .Fd)(evidence, ref)) };
    return `"baseline": ${JSON.stringify(block, null, 2)}\n`;
}


/***/ }),

/***/ 2544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findEnds),
/* harmony export */   f: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _capture_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1001);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(675);



/** Finds the commits that the flags name; a `missing` speaks of the flags. */
async function findEnds(request) {
    const opened = await (0,_capture_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openClone */ .o)(request.directory);
    if (opened.state !== 'known')
        return opened;
    const clone = opened.value;
    const [base, head] = await Promise.all([findBase(clone, request), findHead(clone, request)]);
    if (base.state !== 'known')
        return base;
    if (head.state !== 'known')
        return head;
    const { planRef } = request.options;
    // The base may be a branch that is not in the clone, as CI knows it.
    const plan = planRef === null || planRef === base.value.branch ? base : await findCommit(clone, '--plan-ref', planRef);
    return plan.state === 'known' ? (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)({ clone, base: base.value, head: head.value }) : plan;
}
async function findBase(clone, request) {
    const commit = await findCommit(clone, '--base', request.base);
    if (commit.state !== 'known')
        return commit;
    const branch = request.baseBranch === null
        ? await branchName(clone, request.base, commit.value)
        : (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(request.baseBranch);
    if (branch.state !== 'known')
        return branch;
    if (branch.value !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)({ branch: branch.value, commit: commit.value });
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)('infrastructure', `--base ${request.base} is a commit that no single branch points at, and the plan is chosen by the branch's name. Say which branch it stands for: --base-branch NAME.`);
}
async function findHead(clone, request) {
    const commit = await findCommit(clone, '--head', request.head);
    if (commit.state !== 'known')
        return commit;
    if (request.headBranch !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)({ branch: request.headBranch, commit: commit.value });
    const current = request.head === 'HEAD' ? await clone.currentBranch() : (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(null);
    if (current.state !== 'known')
        return current;
    const branch = current.value === null ? await branchName(clone, request.head, commit.value) : current;
    return branch.state === 'known' ? (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)({ branch: branch.value, commit: commit.value }) : branch;
}
/** The commit that the value of a flag names. */
async function findCommit(clone, flag, name) {
    const commit = await clone.resolve(name);
    if (commit.state !== 'known')
        return commit;
    if (commit.value !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(commit.value);
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)('infrastructure', notFound(flag, name));
}
/** What only git's own expressions hold (gitrevisions(7)); no name of a ref may. */
const EXPRESSION = /[~^:]|@\{|\.\.|^@$/;
function notFound(flag, name) {
    if (!EXPRESSION.test(name))
        return `${flag} ${name} names no commit of this repository. Check the name, or fetch it.`;
    const takes = `${flag} takes a branch, a tag or a commit id; ${name} is an expression.`;
    // A range is several commits, so none stands for it.
    if (name.includes('..'))
        return takes;
    const branch = flag === '--base' || flag === '--head' ? ` ${flag}-branch NAME` : '';
    return `${takes} Try ${flag} "$(git rev-parse ${(0,_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellQuoted */ .x)(name)})"${branch}`;
}
/** The branch that a name stands for: itself, without a remote's prefix, or the only branch at that commit. */
async function branchName(clone, name, commit) {
    for (const candidate of new Set([
        name,
        name.replace(/^(?:refs\/heads\/|refs\/remotes\/[^/]+\/|origin\/)/, ''),
    ])) {
        const tip = await clone.branchCommit(candidate);
        if (tip.state !== 'known')
            return tip;
        if (tip.value === commit)
            return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(candidate);
    }
    const branches = await clone.branchesAt(commit);
    if (branches.state !== 'known')
        return branches;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(branches.value.length === 1 ? (branches.value[0] ?? null) : null);
}


/***/ }),

/***/ 675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ invocation),
/* harmony export */   x: () => (/* binding */ shellQuoted)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** A word as a POSIX shell has to be told it. */
function shellQuoted(word) {
    return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/**
 * How to start plan-gate again the way that it was started, from where it was started (`here`) and from any folder. `script` is
 * what Node was told to run.
 */
function invocation(script, cwd) {
    const same = (words) => ({ here: words, anywhere: words });
    const path = script.replaceAll('\\', '/');
    if (path.includes('/node_modules/.bin/'))
        return same('npx plan-gate');
    if (path.endsWith('/plan-gate'))
        return same('plan-gate');
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, script);
    const here = near.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near) ? script : near;
    return { here: `node ${shellQuoted(here)}`, anywhere: `node ${shellQuoted(script)}` };
}


/***/ }),

/***/ 606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hashSnapshot),
/* harmony export */   l: () => (/* binding */ hashStrings)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3826);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1616);



const LENGTH_BYTES = 8;
/** One buffer of this size feeds the hash: an update per string costs twice as much. */
const BUFFER_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_UTF8_PER_UNIT = 3;
/**
 * Hashes a set of strings: each in ascending UTF-8 byte order as an 8-byte big-endian byte length and its bytes, SHA-256,
 * written `sha256:<hex>`. Order and repeats of the input do not matter. Throws a RangeError for a string that UTF-8 cannot
 * hold, since two such strings would hash alike; the readers of plan-gate never let one in.
 */
function hashStrings(strings) {
    const hash = framedHash();
    let previous;
    for (const text of (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortUtf8 */ .MY)(strings)) {
        if (text !== previous)
            hash.add('', text);
        previous = text;
    }
    return hash.digest();
}
/** The hashes of a snapshot: of the tests that passed, of all warnings, and of all test targets. */
function hashSnapshot(snapshot) {
    const { tests, clippy } = snapshot.snapshot;
    return {
        test_passlist_hash: hashInOrder(tests.passed, TESTS) ?? hashStrings(tests.passed.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .testString */ .mY)),
        clippy_warnings_hash: hashInOrder(clippy.warnings, WARNINGS) ?? hashStrings(clippy.warnings.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .warningString */ .Ui)),
        enumerated_targets_hash: hashStrings(tests.targets),
    };
}
const TESTS = {
    hasSameStart: (a, b) => a.target === b.target && a.target_kind === b.target_kind && a.package === b.package,
    start: (test) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .testString */ .mY)({ ...test, name: '' }),
    rest: ({ name }) => name,
};
const WARNINGS = {
    hasSameStart: (a, b) => a.file === b.file && a.package === b.package && a.lint === b.lint,
    start: (warning) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .warningString */ .Ui)({ ...warning, message: '' }),
    rest: ({ message }) => message,
};
/**
 * The hash of items whose canonical strings are in order as they stand, which is how snapshots nearly always are; else `null`.
 * It makes no string of its own for each item: with hundreds of thousands, making them takes longer than hashing.
 */
function hashInOrder(items, { hasSameStart, start, rest }) {
    const hash = framedHash();
    let last;
    let shared = '';
    for (const item of items) {
        let order = -1;
        if (last === undefined)
            shared = start(item);
        else if (hasSameStart(last, item))
            order = (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(rest(last), rest(item));
        else {
            const before = shared + rest(last);
            shared = start(item);
            order = (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(before, shared + rest(item));
        }
        if (order > 0)
            return null;
        if (order < 0)
            hash.add(shared, rest(item));
        last = item;
    }
    return hash.digest();
}
function framedHash() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const flush = () => {
        hash.update(buffer.subarray(0, used));
        used = 0;
    };
    const writeLength = (length) => {
        buffer.writeUInt32BE(0, used);
        buffer.writeUInt32BE(length, used + 4);
        used += LENGTH_BYTES;
    };
    return {
        add(start, rest) {
            const units = start.length + rest.length;
            const room = LENGTH_BYTES + units * MAX_UTF8_PER_UNIT;
            if (used + room > BUFFER_BYTES)
                flush();
            if (room > BUFFER_BYTES) {
                const text = start + rest;
                refuseLoneSurrogate(text);
                writeLength(Buffer.byteLength(text));
                flush();
                hash.update(text);
                return;
            }
            const first = start === '' ? 0 : buffer.write(start, used + LENGTH_BYTES);
            const length = first + buffer.write(rest, used + LENGTH_BYTES + first);
            // Only a text of more bytes than units can hold a surrogate.
            if (length > units)
                refuseLoneSurrogate(start + rest);
            writeLength(length);
            used += length;
        },
        digest() {
            flush();
            return `sha256:${hash.digest('hex')}`;
        },
    };
}
function refuseLoneSurrogate(text) {
    if ((0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLoneSurrogate */ .fI)(text)) {
        throw new RangeError('cannot hash a string that holds half of a surrogate pair');
    }
}


/***/ })

};
