export const id = 140;
export const ids = [140];
export const modules = {

/***/ 30:
/***/ ((__unused_webpack_module, exports) => {

// Generated from schemas/allowances.v1.schema.json by scripts/generate-validators.mjs. Do not edit.

exports.t = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan-gate allowances, version 1","description":"What a chunk may do although a gate would refuse it. It stands as allowances.json below .taskfleet/ and is read at the plan ref, never from the pull request that is judged.","type":"array","items":{"type":"object","required":["chunk","gate","match","reason"],"additionalProperties":false,"properties":{"chunk":{"description":"Id of the chunk that may do it.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]*$"},"gate":{"description":"The gate that lets it pass.","enum":["no-regression","no-test-gaming","no-assertion-loss","no-target-loss","no-new-clippy"]},"match":{"description":"Exactly what is allowed: a test as package/target_kind/target::name, a target as package/target_kind/target, a warning as its lint, package, file and message joined by U+001F, or the path of a file in the repository.","type":"string","minLength":1},"reason":{"description":"Why, for the people who read the report.","type":"string","minLength":1}}},"examples":[[{"chunk":"bucket","gate":"no-test-gaming","match":"limiter/lib/limiter::bucket::refills_at_once","reason":"The bucket now refills over time; bucket::refills_over_time takes its place."},{"chunk":"bucket","gate":"no-new-clippy","match":"clippy::too_many_arguments\u001flimiter\u001fsrc/bucket.rs\u001fthis function has too many arguments (8/7)","reason":"The constructor is replaced by a builder in chunk store."}]]};
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
const func1 = (function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
});

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.chunk === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "chunk"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data0.gate === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "gate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data0.match === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data0.reason === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((((key0 === "chunk") || (key0 === "gate")) || (key0 === "match")) || (key0 === "reason"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
}
if(data0.chunk !== undefined){
let data1 = data0.chunk;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/chunk",schemaPath:"#/items/properties/chunk/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/chunk",schemaPath:"#/items/properties/chunk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
}
if(data0.gate !== undefined){
let data2 = data0.gate;
if(!(((((data2 === "no-regression") || (data2 === "no-test-gaming")) || (data2 === "no-assertion-loss")) || (data2 === "no-target-loss")) || (data2 === "no-new-clippy"))){
const err7 = {instancePath:instancePath+"/" + i0+"/gate",schemaPath:"#/items/properties/gate/enum",keyword:"enum",params:{allowedValues: schema31.items.properties.gate.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
if(data0.match !== undefined){
let data3 = data0.match;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/" + i0+"/match",schemaPath:"#/items/properties/match/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0+"/match",schemaPath:"#/items/properties/match/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
}
if(data0.reason !== undefined){
let data4 = data0.reason;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err10 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.B) vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.B) vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.B) vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


exports.B = 10000;

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.B; i++) all.push(more[i]);
return all;
}


/***/ }),

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

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseCheck)
/* harmony export */ });
/* harmony import */ var _capture_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(776);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);




/** Reads the flags of `check`; settings are the action's inputs by the same names. */
function parseCheck(args) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFlags */ .b)('check', args);
    if (!flags.ok)
        return flags;
    const { text } = flags.flags;
    const base = text('base');
    if (base === '')
        return {
            ok: false,
            problem: "Say what the change is to be merged into: --base BRANCH (for a chunk, the plan's integration branch).",
        };
    const problems = [];
    const format = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .readFormat */ .C)(text('format'), ['terminal', 'json', 'markdown']);
    if (!format.ok)
        problems.push(format.problem);
    const parsed = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOptions */ .Ac)(text, _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .sayFlag */ .U);
    if (!parsed.ok)
        problems.push(...parsed.problems);
    const capture = (0,_capture_options_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCaptureOptions */ .i)(text, problems, _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .sayFlag */ .U);
    if (!parsed.ok || !format.ok || problems.length > 0)
        return { ok: false, problem: problems.join('\n') };
    const request = {
        options: parsed.options,
        format: format.format,
        directory: text('repo') || '.',
        base,
        head: text('head') || 'HEAD',
        baseBranch: text('base-branch') || null,
        headBranch: text('head-branch') || null,
        labels: text('label')
            .split('\n')
            .filter((label) => label !== ''),
        capture,
        evidence: text('evidence') || null,
        baseline: text('baseline') || null,
    };
    return { ok: true, request };
}


/***/ }),

/***/ 4140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check),
  checkRepository: () => (/* binding */ checkRepository),
  renderReport: () => (/* binding */ renderReport)
});

// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/capture/capture.js + 41 modules
var capture = __webpack_require__(5952);
// EXTERNAL MODULE: ./build/capture/capture-commit.js + 1 modules
var capture_commit = __webpack_require__(2568);
;// CONCATENATED MODULE: ./build/capture/evidence-source.js



/** Runs the code of a clone: the head where it is checked out, else in a worktree of its own, as the baseline always is. */
function createEvidenceSource({ clone, headRef, ...common }) {
    return {
        capture: async ({ commit, checks, retries }) => {
            const request = { ...common, ref: headRef, commit, checks, ...(retries === null ? {} : { retries }) };
            if (await isCheckedOut(clone, commit))
                return (0,capture/* captureEvidence */.G)({ ...request, repository: clone.directory });
            return (0,capture_commit/* captureCommit */.i)({ ...request, clone });
        },
        captureBaseline: async (commit, ref) => {
            const captured = await (0,capture_commit/* captureCommit */.i)({ ...common, clone, commit, ref });
            return captured.state === 'known' ? (0,facts/* known */.eO)(captured.value.evidence) : captured;
        },
    };
}
/** GitHub checks out a merge commit by default; then, and where the work tree is not clean, a worktree takes its place. */
async function isCheckedOut(clone, commit) {
    if (clone.isBare)
        return false;
    const status = await clone.statusIsClean();
    return status.state === 'known' && status.value.commit === commit && status.value.clean;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/capture/system-words.js
var system_words = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/capture/given-file.js



/** Reads a file that was named for a run, and nothing but an ordinary file of a size that can be looked at. */
async function readGivenFile(path, what, maxBytes) {
    if (path === null)
        return null;
    const unusable = (why) => (0,facts/* missing */.LO)('incomplete-evidence', `The ${what} file ${path} ${why}. Name the file that a capture wrote, or leave it out.`);
    try {
        const entry = await (0,promises_.lstat)(path);
        if (entry.isSymbolicLink())
            return unusable('is a symlink, which could lead anywhere');
        if (!entry.isFile())
            return unusable('is no ordinary file');
        if (entry.size > maxBytes)
            return unusable(`has ${entry.size} bytes, more than ${maxBytes}`);
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        return unusable(`could not be read: ${(0,system_words/* systemWords */.j5)(error)}`);
    }
}

// EXTERNAL MODULE: ./build/capture/limits.js + 1 modules
var limits = __webpack_require__(6248);
// EXTERNAL MODULE: ./build/capture/signals.js
var signals = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/evidence/evidence-file.js
var evidence_file = __webpack_require__(5562);
// EXTERNAL MODULE: ./build/evidence/snapshot-file.js
var snapshot_file = __webpack_require__(917);
;// CONCATENATED MODULE: ./build/exit-code.js
/** 0: success. 1: a gate failed. 2: no gate failed, but one could not be judged, so nothing may be concluded. */
function exitCodeFor(report) {
    if (report.conclusion === 'success')
        return 0;
    return report.gates.some((gate) => gate.outcome === 'fail') ? 1 : 2;
}

// EXTERNAL MODULE: ./build/gates/texts.js
var texts = __webpack_require__(5055);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/json.js

/**
 * The report as JSON (`schemas/report.v1.schema.json`): keys in the schema's order, two spaces, a final newline, so that equal reports
 * are equal bytes. What does not show, or could be a command in a log, is written as `\uXXXX`: the same values, safe to print anywhere.
 */
function renderJson(report) {
    const text = JSON.stringify(ordered(report), (_, value) => (typeof value === 'string' ? (0,report_escape/* wellFormed */.ES)(value) : value), 2);
    return `${escapeUnseen(text)}\n`;
}
// JSON itself escapes C0 only, and the text's own line breaks must stay. In `##[` the bracket is escaped; `::` never starts a line of JSON.
const UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?<=##)\[/gu;
function escapeUnseen(json) {
    return json.replace(UNSEEN, (found) => found
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function ordered(report) {
    return {
        schema_version: report.schema_version,
        conclusion: report.conclusion,
        failure_kind: report.failure_kind,
        headline: report.headline,
        kind: report.kind,
        plan: report.plan === null ? null : orderedPlan(report.plan),
        chunk: report.chunk,
        base: report.base,
        head: report.head,
        merge_base: report.merge_base,
        changed_files: report.changed_files,
        gates: report.gates.map(orderedGate),
        chunks: report.chunks.map(orderedChunk),
        assertions: report.assertions,
        ...(report.host === undefined ? {} : { host: orderedHost(report.host) }),
    };
}
function orderedPlan({ path, ref, sha, rev, slug }) {
    return { path, ref, sha, rev, slug };
}
function orderedGate({ id, outcome, reason, summary, findings }) {
    return { id, outcome, reason, summary, findings: findings.map(orderedFinding) };
}
function orderedFinding(finding) {
    const { code, level, message, path, line, end_line, column, end_column, help } = finding;
    return { code, level, message, path, line, end_line, column, end_column, help };
}
function orderedChunk({ id, title, deps, state }) {
    return { id, title, deps, state };
}
function orderedHost({ repository, pull_request, run_url }) {
    return { repository, pull_request, run_url };
}

;// CONCATENATED MODULE: ./build/report/escape-markdown.js

/**
 * Splits a text node without showing. Backslashes do not stop GitHub from linking `@name`, `#1`, `GH-1` or `:emoji:`, since it looks for
 * these after Markdown is rendered; an empty comment between their parts does, and a copied text stays what it was.
 */
const SPLIT = '<!-- -->';
// In order: Markdown's marks; `@`; `#`; `$`, which opens formulas; and the starts of `GH-1`, `www.`, `http://` and `:emoji:`.
const SPECIAL = /[\\`*_[\]|~&<>@#$]|\bGH-(?=\d)|www(?=\.)|:(?=\/\/|[\w+-]+:)/gi;
const REPLACEMENTS = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '@': `@${SPLIT}`,
    '#': `\\#${SPLIT}`,
    $: '<span>$</span>',
};
function escapeInline(text) {
    return text.replace(SPECIAL, (found) => {
        if (found.length > 1 || found === ':')
            return found + SPLIT;
        return REPLACEMENTS[found] ?? `\\${found}`;
    });
}
/** Takes away what would make a list, a heading's underline, a table's rule or indented code of the start of a line. */
function escapeStart(text) {
    return text
        .replace(/^ +/, '')
        .replace(/^[-+=:]/, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2');
}
// GitHub's parser knows no fence longer than 80 (github/cmark-gfm src/inlines.c: MAXBACKTICKS); long ones are hard to read anyway.
const MAX_RUN = 8;
function longestRunOfBackticks(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** A text as plain words in GitHub's Markdown: one line, fit for a paragraph, a heading, a list item, a link's text or a table cell. */
function markdownText(text) {
    return escapeStart(escapeInline((0,report_escape/* visible */.RK)(text)));
}
/**
 * A name as code: nothing in it is markup, a mention or a link. Fit for a table cell as well: there a pipe ends the cell even inside
 * backticks, and one after a backslash cannot be written at all, so such a name becomes a `<code>` element.
 */
function codeSpan(name) {
    const shown = (0,report_escape/* visible */.RK)(name);
    if (shown.trim() === '')
        return `<code>${shown.replaceAll(' ', '&nbsp;')}</code>`;
    const longest = longestRunOfBackticks(shown);
    if (shown.includes('|') || longest > MAX_RUN)
        return `<code>${escapeInline(shown)}</code>`;
    const fence = '`'.repeat(longest + 1);
    // One space at each end is dropped by Markdown when both ends have one; a backtick there would join the fence.
    const padded = /^`|`$|^ .* $/.test(shown) ? ` ${shown} ` : shown;
    return fence + padded + fence;
}
/**
 * A message or help text: what it puts between backticks becomes code, its line breaks become `<br>`, and the rest is plain words.
 * Fit for the places that `markdownText` is fit for.
 */
function markdownProse(text) {
    return (0,report_escape/* visibleLines */.gB)(text.trim()).map(proseLine).join('<br>');
}
function proseLine(line) {
    const parts = line.split('`');
    // With an odd number of backticks the last one has no partner and is an ordinary character.
    const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
    return paired
        .map((part, index) => {
        if (index % 2 === 0)
            return index === 0 ? escapeStart(escapeInline(part)) : escapeInline(part);
        return part.trim() === '' ? escapeInline(`\`${part}\``) : codeSpan(part);
    })
        .join('');
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/chunk-graph.js



/** Mermaid's own defaults, above which it draws an error instead (mermaid config: `maxTextSize`, `maxEdges`). */
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
/** Bytes of a chunk's title in the drawing; its node would grow too wide to read. */
const MAX_TITLE = 60;
/** Dark text on light fills: readable in GitHub's light and dark themes alike. */
const STYLES = {
    this: 'fill:#cfe2ff,stroke:#0550ae,stroke-width:3px,color:#0a1f3c',
    planned: 'fill:#f0f1f3,stroke:#6e7781,stroke-dasharray:4 3,color:#24292f',
    landed: 'fill:#d2f4d9,stroke:#1a7f37,color:#0b2e13',
    waiting: 'fill:#fff3c4,stroke:#9a6700,color:#3b2300',
    blocked: 'fill:#ffd8d3,stroke:#b3261e,color:#4a0d08',
};
/** The plan's chunks as a Mermaid flowchart in a code fence, an arrow from each chunk to those that need it; `null` when Mermaid could not draw it. */
function chunkGraph(chunks) {
    const nodes = new Map(chunks.map(({ id }, index) => [id, `n${index}`]));
    const drawn = chunks.map((chunk) => {
        const label = (0,report_escape/* escapeMermaidLabel */.x2)(`${chunk.id}: ${shortTitle(chunk)} (${report_words/* CHUNK_STATE_WORDS */.QE[chunk.state]})`);
        return `  ${nodes.get(chunk.id)}["${label}"]:::${chunk.state}`;
    });
    const edges = chunks.flatMap((chunk) => chunk.deps.filter((dep) => nodes.has(dep)).map((dep) => `  ${nodes.get(dep)} --> ${nodes.get(chunk.id)}`));
    const states = new Set(chunks.map(({ state }) => state));
    const styles = [...states].map((state) => `  classDef ${state} ${STYLES[state]}`);
    const text = ['flowchart LR', ...drawn, ...edges, ...styles].join('\n');
    if (chunks.length === 0 || edges.length > MAX_EDGES || text.length > MAX_TEXT)
        return null;
    return `\`\`\`mermaid\n${text}\n\`\`\``;
}
function shortTitle(chunk) {
    const title = (0,report_escape/* visible */.RK)(chunk.title);
    const cut = (0,report_escape/* cutToBytes */.zP)(title, MAX_TITLE);
    return cut.length < title.length ? `${cut}…` : cut;
}
/** The same as a list, for those who do not see the drawing. */
function chunkRows(chunks) {
    return chunks.map((chunk) => {
        const after = chunk.deps.length === 0 ? '' : `, after ${chunk.deps.map(codeSpan).join(', ')}`;
        const state = report_words/* CHUNK_STATE_WORDS */.QE[chunk.state];
        const text = `- ${codeSpan(chunk.id)} ${markdownText(chunk.title)}: ${chunk.state === 'this' ? `**${state}**` : state}${after}`;
        return { text, count: 1 };
    });
}

;// CONCATENATED MODULE: ./build/report/fit.js

function paragraph(text) {
    return { blocks: [{ open: text, rows: [], close: '' }], thing: '' };
}
const BLANK = '\n\n';
/** A document of at most `limitBytes` (UTF-8). Sections that are too long for their share lose rows, and each says how many. */
function fitSections(sections, limitBytes) {
    const whole = sections.map((section) => fitSection(section, Number.POSITIVE_INFINITY));
    const sizes = whole.map((text) => Buffer.byteLength(text) + BLANK.length);
    const shares = shareOut(sizes, limitBytes);
    const fitted = sections.map((section, index) => {
        const share = shares[index] ?? 0;
        return (sizes[index] ?? 0) <= share ? (whole[index] ?? '') : fitSection(section, share - BLANK.length);
    });
    return fitted
        .filter((text) => text !== '')
        .map((text) => `${text}\n`)
        .join('\n');
}
/** Room for each: what it asks for where that is less than an equal part of what is left, so that a small part is never cut for a large one. */
function shareOut(sizes, total) {
    const smallestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
    const shares = sizes.map(() => 0);
    let left = total;
    smallestFirst.forEach(({ size, index }, done) => {
        const share = Math.min(size, Math.floor(left / (smallestFirst.length - done)));
        shares[index] = share;
        left -= share;
    });
    return shares;
}
function leftOutLine(count, thing) {
    return `_${(0,report_words/* counted */.hS)(count, `more ${thing}`)} did not fit here; the JSON report holds all._`;
}
/** A section within `room` bytes, row by row; empty when not even its first block fits. */
function fitSection(section, room) {
    const total = section.blocks.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0);
    const reserve = total === 0 ? 0 : Buffer.byteLength(leftOutLine(total, section.thing)) + BLANK.length;
    const texts = [];
    let left = room - reserve;
    let shown = 0;
    for (const [index, block] of section.blocks.entries()) {
        const fitted = fitBlock(block, left);
        if (fitted === null && index === 0)
            return '';
        if (fitted === null)
            continue;
        texts.push(fitted.text);
        left -= Buffer.byteLength(fitted.text) + BLANK.length;
        shown += fitted.shown;
    }
    if (shown < total)
        texts.push(leftOutLine(total - shown, section.thing));
    return texts.join(BLANK);
}
function fitBlock(block, room) {
    let left = room - [block.open, block.close].reduce((sum, text) => sum + Buffer.byteLength(text) + BLANK.length, 0);
    if (left < 0)
        return null;
    const rows = [];
    let shown = 0;
    for (const row of block.rows) {
        const size = Buffer.byteLength(row.text) + 1;
        if (size > left)
            continue;
        left -= size;
        rows.push(row.text);
        shown += row.count;
    }
    // A block that exists for its rows is pointless without one.
    if (rows.length === 0 && block.rows.length > 0)
        return null;
    return {
        text: [block.open, rows.join('\n'), block.close].filter((part) => part !== '').join(BLANK),
        shown,
    };
}

;// CONCATENATED MODULE: ./build/report/links.js
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/** An address that may stand in Markdown as it is: http or https, and no character that would end a link. */
function safeUrl(url) {
    return url && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/%@:+=&?#-]*)?$/.test(url) ? url : null;
}
/** The repository's page, on the server that the run's address names; `null` for a local run. */
function repositoryUrl(report) {
    if (report.host === undefined || !REPOSITORY.test(report.host.repository))
        return null;
    const server = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/.exec(report.host.run_url ?? '')?.[0];
    return `${server ?? 'https://github.com'}/${report.host.repository}`;
}
/** A path from the repository's root as GitHub wants it; `null` for one that is not in the repository, such as `$OUT_DIR/…` or `../x`. */
function repositoryPath(path) {
    if (path === null || path.startsWith('$OUT_DIR/') || /^[A-Za-z]:[\\/]/.test(path) || /\p{Cs}/u.test(path))
        return null;
    const plain = path.replace(/^(?:\.\/)+/, '');
    return plain.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : plain;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
/**
 * Where a file can be read on GitHub: the plan at the commit it was read at, any other file at the head. `null` where that is not known.
 * Lines are 1-based.
 */
function fileUrl(report, path, line, endLine) {
    const root = repositoryUrl(report);
    const commit = path === report.plan?.path ? report.plan.sha : report.head;
    const plain = repositoryPath(path);
    if (root === null || plain === null || commit === null || !COMMIT.test(commit))
        return null;
    // Without `plain=1` GitHub shows Markdown rendered, where lines cannot be linked to.
    const source = line !== null && /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    const encoded = plain.split('/').map(encodeSegment).join('/');
    const end = line !== null && endLine !== null && endLine > line ? `-L${endLine}` : '';
    return `${root}/blob/${commit}/${encoded}${source}${line === null ? '' : `#L${line}${end}`}`;
}
function commitUrl(report, commit) {
    const root = repositoryUrl(report);
    return root === null || !COMMIT.test(commit) ? null : `${root}/commit/${commit}`;
}
function pullRequestUrl(report) {
    const root = repositoryUrl(report);
    const number = report.host?.pull_request ?? null;
    return root === null || number === null ? null : `${root}/pull/${number}`;
}

// EXTERNAL MODULE: ./build/report/finding-words.js
var finding_words = __webpack_require__(8286);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/report/markdown-findings.js







/** Findings of a gate that are in sight; the others fold away. A fold for one or two would save nothing. */
const IN_SIGHT = 10;
const WORTH_FOLDING = 3;
/** Bytes of one message or help text before escaping: room for a compiler's or a test's words, not for a flood. */
const MAX_PROSE = 2_000;
/** One section for each gate that has findings and for each reason that left gates unknown, worst first. */
function findingSections(report, texts) {
    return (0,ranking/* topicsWorstFirst */.Kx)(report).map((topic) => {
        if (topic.about === 'unknown')
            return unknownSection(topic.reason, topic.gates, texts);
        const { id, outcome } = topic.gate;
        const why = (0,ranking/* onlyNotices */.Ke)(topic.gate) ? '' : whyWords(id, texts);
        const open = `### ${report_words/* OUTCOME_EMOJI */.sg[outcome]} ${gateName(id, texts)}${why}`;
        return {
            blocks: [{ open, rows: [], close: '' }, ...findingBlocks(report, topic.gate)],
            thing: 'finding',
        };
    });
}
/** `File scope (`file-scope`)`, in Markdown. */
function gateName(id, texts) {
    const { title } = (0,report_words/* gateText */.bp)(texts, id);
    return title === id ? codeSpan(id) : `${markdownText(title)} (${codeSpan(id)})`;
}
function whyWords(id, texts) {
    const { why, docs } = (0,report_words/* gateText */.bp)(texts, id);
    const address = safeUrl(docs);
    const words = [
        ...(why === '' ? [] : [`**Why it matters:** ${markdownProse(why)}`]),
        ...(address === null ? [] : [`[More about this gate](${address})`]),
    ];
    return words.length === 0 ? '' : `\n\n${words.join(' ')}`;
}
function unknownSection(reason, gates, texts) {
    const [only, ...others] = gates;
    const names = gates.map(({ id }) => gateName(id, texts)).join(', ');
    const why = only === undefined || others.length > 0 ? '' : whyWords(only.id, texts);
    const words = markdownProse((0,report_escape/* shorten */.ml)(reason, MAX_PROSE));
    return paragraph(`### ${report_words/* OUTCOME_EMOJI */.sg.unknown} Could not be judged\n\n${names}: ${words}${why}`);
}
function findingBlocks(report, gate) {
    const ranked = (0,ranking/* rankFindings */.JM)(gate);
    const inSight = ranked.length < IN_SIGHT + WORTH_FOLDING ? ranked.length : IN_SIGHT;
    const open = [];
    const folded = [];
    let placed = 0;
    for (const { help, members } of (0,ranking/* groupByHelp */.uj)(ranked)) {
        const here = members.slice(0, Math.max(0, inSight - placed));
        const rest = members.slice(here.length);
        placed += members.length;
        // The help stands with those in sight; in the fold it is only said for groups that are wholly there.
        open.push(...groupRows(report, here, help));
        folded.push(...groupRows(report, rest, here.length === 0 ? help : ''));
    }
    const blocks = open.length === 0 ? [] : [{ open: '', rows: open, close: '' }];
    if (folded.length === 0)
        return blocks;
    const summary = (0,report_words/* counted */.hS)(sum(folded), 'more finding');
    return [...blocks, { open: `<details><summary>${summary}</summary>`, rows: folded, close: '</details>' }];
}
function sum(rows) {
    return rows.reduce((total, { count }) => total + count, 0);
}
function groupRows(report, members, help) {
    const toDo = help === '' ? '' : `➡️ **What to do:** ${markdownProse((0,report_escape/* shorten */.ml)(help, MAX_PROSE))}`;
    if (members.length > 1 && toDo !== '') {
        return [...members.map((member) => findingRow(report, member, '')), { text: `- ${toDo}`, count: 0 }];
    }
    return members.map((member) => findingRow(report, member, toDo === '' ? '' : `<br>${toDo}`));
}
function findingRow(report, { finding, times }, toDo) {
    const rest = (0,finding_words/* wordsAfterPath */.n0)(finding);
    const place = placeWords(report, finding);
    const message = markdownProse((0,report_escape/* shorten */.ml)(rest ?? (0,finding_words/* wordsOf */.Z9)(finding, 'message'), MAX_PROSE));
    const said = place === '' ? message : `${place}${rest === null ? ':' : ''} ${message}`;
    const repeated = times === 1 ? '' : ` (${times} times)`;
    return { text: `- ${report_words/* LEVEL_EMOJI */.AP[finding.level]} ${said}${repeated}${toDo}`, count: times };
}
function placeWords(report, finding) {
    const { path, line, end_line: endLine } = finding;
    if (path === null)
        return '';
    const name = codeSpan(line === null || line === 1 ? path : `${path}:${line}`);
    const address = fileUrl(report, path, line, endLine);
    return address === null ? name : `[${name}](${address})`;
}

;// CONCATENATED MODULE: ./build/report/markdown.js







/** GitHub drops a job summary above 1,048,576 bytes whole (actions/runner: `AttachmentSizeLimit`); some room is left for other steps' habits. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** The check run API counts the summary's and the text's bytes, whatever its documentation says of characters. */
const CHECK_RUN_LIMIT_BYTES = 65_535;
/** The whole report in GitHub's Markdown: verdict, table of gates, findings, what was judged, the plan's chunks, what is left to people. */
function renderMarkdown(report, texts, options = {}) {
    const sections = [
        ...overviewSections(report, texts),
        ...findingSections(report, texts),
        contextSection(report),
        ...outlookSections(report, options.mermaid ?? true),
    ];
    return fitSections(sections, options.limitBytes ?? SUMMARY_LIMIT_BYTES);
}
/** Bytes of a gate's sentence, or the headline, before escaping. */
const MAX_SENTENCE = 1_000;
/** The verdict in words, then the table of gates. */
function overviewSections(report, texts) {
    const emoji = report.conclusion === 'success' ? '✅' : '❌';
    const headline = markdownProse((0,report_escape/* shorten */.ml)(report.headline, MAX_SENTENCE).replace(/\s+/g, ' '));
    const verdict = paragraph(`## ${emoji} ${headline}\n\n**${(0,report_words/* verdictLabel */.Id)(report)}**: ${(0,report_words/* verdictWords */.L2)(report)}`);
    if (report.gates.length === 0)
        return [verdict];
    const rows = report.gates.map((gate) => ({ text: gateRow(gate, texts), count: 1 }));
    const header = { text: '| Gate | Outcome | What it found |\n| :-- | :-- | :-- |', count: 0 };
    return [verdict, { blocks: [{ open: '', rows: [header, ...rows], close: '' }], thing: 'gate' }];
}
function gateRow(gate, texts) {
    const warnings = gate.findings.filter(({ level }) => level === 'warning').length;
    const besides = warnings === 0 ? '' : `, ${(0,report_words/* counted */.hS)(warnings, 'warning')}`;
    const outcome = `${report_words/* OUTCOME_EMOJI */.sg[gate.outcome]} ${gate.outcome}${besides}`;
    return `| ${gateName(gate.id, texts)} | ${outcome} | ${markdownProse((0,report_escape/* shorten */.ml)((0,report_words/* gateWords */.DO)(gate), MAX_SENTENCE))} |`;
}
/** What was judged: plan, revision, chunk, commits. */
function contextSection(report) {
    const lines = [
        `- Pull request: ${pullRequestWords(report)}`,
        `- Plan: ${planWords(report)}`,
        `- Commits: ${commitWords(report)}`,
    ];
    const changed = report.changed_files;
    lines.push(`- Changed files: ${changed === null ? 'could not be listed in full' : (0,report_words/* counted */.hS)(changed, 'path')}`);
    const log = safeUrl(report.host?.run_url);
    if (log !== null)
        lines.push(`- Run: [log](${log})`);
    return paragraph(`### What was judged\n\n${lines.join('\n')}`);
}
function pullRequestWords(report) {
    const address = pullRequestUrl(report);
    const number = address === null ? '' : `[number ${report.host?.pull_request}](${address}), `;
    const chunk = report.chunk === null ? '' : `: ${codeSpan((0,report_escape/* shorten */.ml)(report.chunk, MAX_SENTENCE))}`;
    return `${number}${(0,report_words/* kindWords */.Gk)(report)}${chunk}`;
}
function planWords(report) {
    const { plan } = report;
    if (plan === null)
        return 'none';
    const address = fileUrl(report, plan.path, null, null);
    const name = codeSpan(plan.path);
    const file = address === null ? name : `[${name}](${address})`;
    return `${file}, revision ${plan.rev} of ${codeSpan(plan.slug)}, read at ${codeSpan(plan.ref)} (${commitWord(report, plan.sha)})`;
}
function commitWords(report) {
    const named = { base: report.base, head: report.head, 'merge base': report.merge_base };
    return Object.entries(named)
        .map(([name, commit]) => `${name} ${commit === null ? 'not known' : commitWord(report, commit)}`)
        .join(', ');
}
function commitWord(report, commit) {
    const address = commitUrl(report, commit);
    const name = codeSpan((0,report_escape/* visible */.RK)(commit).slice(0, 10));
    return address === null ? name : `[${name}](${address})`;
}
/** The plan's chunks, and the assertions that a person has to judge. */
function outlookSections(report, mermaid) {
    const sections = [];
    if (report.chunks.length > 0)
        sections.push({ blocks: chunkBlocks(report, mermaid), thing: 'chunk' });
    if (report.assertions.length > 0) {
        const open = '### For a person to judge\n\nThe plan also asks for these. No program can check them, and they do not count in the verdict.';
        const rows = report.assertions.map((words) => ({
            text: `- [ ] ${markdownProse((0,report_escape/* shorten */.ml)(words, MAX_SENTENCE))}`,
            count: 1,
        }));
        sections.push({ blocks: [{ open, rows, close: '' }], thing: 'assertion' });
    }
    return sections;
}
/** Chunks that are listed in sight where nothing is drawn. */
const CHUNKS_IN_SIGHT = 20;
function chunkBlocks(report, mermaid) {
    const heading = { open: "### The plan's chunks", rows: [], close: '' };
    const rows = chunkRows(report.chunks);
    const graph = mermaid ? chunkGraph(report.chunks) : null;
    const listed = { open: '', rows, close: '' };
    const folded = (summary) => ({
        open: `<details><summary>${summary}</summary>`,
        rows,
        close: '</details>',
    });
    if (graph !== null)
        return [heading, { open: graph, rows: [], close: '' }, folded('The same in words')];
    return [heading, rows.length > CHUNKS_IN_SIGHT ? folded((0,report_words/* counted */.hS)(rows.length, 'chunk')) : listed];
}

// EXTERNAL MODULE: ./build/report/terminal.js
var terminal = __webpack_require__(3299);
// EXTERNAL MODULE: ./build/changes/scope.js
var scope = __webpack_require__(1942);
;// CONCATENATED MODULE: ./build/plan/select-chunk.js
/** Chooses the chunk by every signal that spec.md section 1 lists; signals that disagree are an error. */
function selectChunk(plan, pullRequest, input) {
    const signals = [
        ...(input === null ? [] : [{ id: input, source: 'input chunk' }]),
        ...labelSignals(pullRequest.labels),
        ...bodySignals(pullRequest.body),
        ...branchSignals(plan, pullRequest.headRef),
    ];
    const first = signals[0];
    if (first === undefined)
        return refused('no_chunk', 'Nothing says which chunk this pull request works on.', plan);
    if (signals.some((signal) => signal.id !== first.id)) {
        const said = signals.map((signal) => `${signal.source} says ${signal.id}`).join(', ');
        return refused('chunk_signals_disagree', `The signals for the chunk disagree: ${said}.`, plan);
    }
    const chunk = plan.chunks.find((candidate) => candidate.id === first.id);
    if (chunk === undefined) {
        return refused('unknown_chunk', `${first.source} says ${first.id}, but the plan has no such chunk.`, plan);
    }
    return { ok: true, chunk, because: first.source };
}
function labelSignals(labels) {
    return labels
        .filter((label) => label.startsWith('chunk:'))
        .map((label) => ({ id: label.slice('chunk:'.length).trim(), source: `label ${label}` }));
}
/** Reads `Plan-Chunk: <id>` as git reads trailers: the key in any case, one a line. */
function bodySignals(body) {
    const signals = [];
    for (const line of shownLines(body)) {
        const colon = line.indexOf(':');
        if (colon < 0 || line.slice(0, colon).trim().toLowerCase() !== 'plan-chunk')
            continue;
        const id = line.slice(colon + 1).trim();
        // A template that nobody filled in says nothing.
        if (id !== '')
            signals.push({ id, source: 'the line Plan-Chunk in the description' });
    }
    return signals;
}
/** The lines that a reader sees as text: not those in HTML comments, which templates are full of, nor in fenced code. */
function shownLines(body) {
    const shown = [];
    let fenced = false;
    let hidden = false;
    for (const line of body.split(/\r\n|\r|\n/)) {
        const begins = line.lastIndexOf('<!--');
        const ends = line.lastIndexOf('-->');
        const fence = !hidden && /^ {0,3}(?:```|~~~)/.test(line);
        if (fence)
            fenced = !fenced;
        if (!fence && !fenced && !hidden && begins < 0)
            shown.push(line);
        if (!fenced && (begins >= 0 || ends >= 0))
            hidden = begins > ends;
    }
    return shown;
}
function branchSignals(plan, headRef) {
    if (headRef === null)
        return [];
    const source = `head branch ${headRef}`;
    const prefix = `${plan.feature.slug}/chunk-`;
    const ids = new Set(plan.chunks.map((chunk) => chunk.id));
    const last = headRef.slice(headRef.lastIndexOf('/') + 1);
    const exact = ids.has(last) ? [{ id: last, source }] : [];
    if (!headRef.startsWith(prefix))
        return exact;
    const rest = headRef.slice(prefix.length);
    const withoutAttempt = rest.replace(/-a[0-9]{1,9}$/, '');
    // `x-a2` may be a chunk of that name or the second attempt at `x`: where both exist, they disagree and the reader decides.
    const candidates = [...new Set([rest, withoutAttempt])].filter((id) => ids.has(id));
    const named = candidates.length > 0 ? candidates : [withoutAttempt];
    return [...named.map((id) => ({ id, source })), ...exact];
}
function refused(code, message, plan) {
    const ids = plan.chunks.map((chunk) => chunk.id);
    const shown = ids.length > 50 ? `${ids.slice(0, 50).join(', ')} and ${ids.length - 50} more` : ids.join(', ');
    const help = `Chunks of this plan: ${shown}. Name one by input \`chunk\`, a label \`chunk:<id>\`, a line \`Plan-Chunk: <id>\` in the description, ` +
        `a head branch \`${plan.feature.slug}/chunk-<id>\`, or a head branch whose last segment is the id; use one way, or the same id in all.`;
    return { ok: false, finding: { code, level: 'error', message, help } };
}

// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(9537);
// EXTERNAL MODULE: ./build/plan/allowances-validator.cjs
var allowances_validator = __webpack_require__(30);
// EXTERNAL MODULE: ./build/plan/json-tree.js
var json_tree = __webpack_require__(2551);
// EXTERNAL MODULE: ./build/plan/safe-path.js
var safe_path = __webpack_require__(8817);
// EXTERNAL MODULE: ./build/plan/strict-json.js + 4 modules
var strict_json = __webpack_require__(3232);
// EXTERNAL MODULE: ./build/plan/wording.js
var wording = __webpack_require__(7166);
;// CONCATENATED MODULE: ./build/plan/allowances.js





/** The gates that a plan may make an exception from. */
const ALLOWANCE_GATES = [
    'no-regression',
    'no-test-gaming',
    'no-assertion-loss',
    'no-target-loss',
    'no-new-clippy',
];
/** Thousands of exceptions fit; whoever needs more should move the baseline. */
const ALLOWANCES_LIMITS = { maxBytes: 1024 * 1024, maxDepth: 127 };
const MAX_PROBLEMS = 100;
/** Reads an allowances file as strictly as a plan: what is not understood could be taken for a permission. */
function parseAllowances(bytes) {
    const json = (0,strict_json/* parseStrictJson */.RJ)(bytes, ALLOWANCES_LIMITS);
    if (!json.ok) {
        const problems = json.problems.map(({ pointer, line, column, message }) => ({
            pointer,
            line,
            column,
            message,
        }));
        return allowances_refused(problems);
    }
    const { document } = json;
    if (!(0,allowances_validator/* validate */.t)((0,json_tree/* toPlain */.Ul)(document.root))) {
        return allowances_refused((allowances_validator/* validate */.t.errors ?? []).slice(0, MAX_PROBLEMS).map((error) => misfit(document, error)));
    }
    const allowances = (0,json_tree/* itemsOf */.S3)(document.root).map((item) => ({
        chunk: (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'chunk')) ?? '',
        gate: ALLOWANCE_GATES.find((gate) => gate === (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'gate'))) ?? 'no-regression',
        match: (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'match')) ?? '',
        reason: (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'reason')) ?? '',
    }));
    const blank = allowances.flatMap(({ match, reason }, index) => [
        ...((0,safe_path/* isBlank */.z)(match) ? [blankField(document, `/${index}/match`)] : []),
        ...((0,safe_path/* isBlank */.z)(reason) ? [blankField(document, `/${index}/reason`)] : []),
    ]);
    return blank.length === 0 ? { ok: true, allowances } : allowances_refused(blank);
}
function allowances_refused(problems) {
    const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return { ok: false, problems: sorted.slice(0, MAX_PROBLEMS) };
}
function misfit(document, error) {
    return at(document, error.instancePath, describe(error, document));
}
function blankField(document, pointer) {
    return at(document, pointer, `${(0,wording/* named */.KT)(pointer)} must not be blank.`);
}
function at(document, pointer, message) {
    const offset = ((0,json_tree/* nodeAt */.oB)(document.root, pointer) ?? document.root).offset;
    return { pointer, ...document.positionAt(offset), message };
}
function describe({ instancePath, keyword, params }, { root }) {
    const where = instancePath === '' ? 'The file' : (0,wording/* named */.KT)(instancePath);
    switch (keyword) {
        case 'type':
            return instancePath === ''
                ? 'The file must be a list of allowances.'
                : `${where} must be ${params.type}.`;
        case 'required':
            return `${where} lacks ${(0,wording/* named */.KT)(String(params.missingProperty))}.`;
        case 'additionalProperties':
            return `${where} has an unknown field ${(0,wording/* named */.KT)(String(params.additionalProperty))}; it takes ${FIELDS}.`;
        case 'enum':
            return `${where} must be ${(0,wording/* enumerated */.BD)(ALLOWANCE_GATES, 'or')}, not ${(0,wording/* quoted */.TL)((0,json_tree/* textOf */.b6)((0,json_tree/* nodeAt */.oB)(root, instancePath)) ?? '?')}.`;
        case 'pattern':
            return `${where} is no chunk id.`;
        default:
            return `${where} must not be empty.`;
    }
}
const FIELDS = (0,wording/* enumerated */.BD)(['chunk', 'gate', 'match', 'reason'], 'and');

// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(6201);
;// CONCATENATED MODULE: ./build/collect/allowances.js




/** Reads every `allowances.json` below the plan folder of the commit that the plan was read at. */
async function readAllowances(repository, { ref, sha }) {
    const listed = await repository.listFiles(sha, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const entries = listed.value.filter(({ path }) => (0,plan_files/* planFolderRole */.ko)(path) === 'allowances');
    if (entries.length === 0)
        return (0,facts/* known */.eO)({ allowances: [], findings: [] });
    const files = entries.filter(({ mode }) => mode !== changed_file/* MODE_SYMLINK */.it && mode !== changed_file/* MODE_SUBMODULE */.x1);
    const blobs = await repository.readBlobs([...new Set(files.map(({ oid }) => oid))], ALLOWANCES_LIMITS.maxBytes);
    if (blobs.state !== 'known')
        return blobs;
    const allowances = [];
    const findings = [];
    for (const entry of entries) {
        const content = files.includes(entry) ? blobs.value.get(entry.oid) : undefined;
        const read = readFile(entry.path, content ?? { state: 'not-a-file' }, ref);
        for (const allowance of read.allowances)
            allowances.push(allowance);
        for (const finding of read.findings)
            findings.push(finding);
    }
    return (0,facts/* known */.eO)({ allowances, findings });
}
function readFile(path, content, ref) {
    if (content.state !== 'bytes') {
        const why = content.state === 'too-large' ? 'is larger than 1 MiB' : 'is no ordinary file';
        return collect_allowances_refused([broken(path, `${path} at ${ref} ${why}, so it allows nothing.`)]);
    }
    const parsed = parseAllowances(content.bytes);
    if (parsed.ok)
        return { allowances: parsed.allowances, findings: [] };
    return collect_allowances_refused(parsed.problems.map(({ message, pointer, line, column }) => ({
        ...broken(path, `${message}${pointer === '' ? '' : ` (at ${pointer})`}`),
        line,
        column,
        endColumn: column,
    })));
}
function collect_allowances_refused(findings) {
    return { allowances: [], findings };
}
function broken(path, message) {
    return {
        code: 'allowances_invalid',
        level: 'error',
        message,
        help: `Correct ${path} in a pull request of its own; its format is schemas/allowances.v1.schema.json.`,
        path,
    };
}
/** Those that count for a pull request: of its chunk, or of every chunk of the plan in a feature pull request. */
function allowancesFor(read, { plan }, chunk) {
    if (read.state !== 'known')
        return read;
    if (read.value.findings.length > 0)
        return (0,facts/* missing */.LO)('bad-plan', 'What the plan allows can not be read: see the gate `plan`.');
    const chunks = new Set(plan.chunks.map(({ id }) => id));
    const ofPlan = read.value.allowances.filter((allowance) => chunks.has(allowance.chunk));
    const isOwn = (allowance) => chunk === null || allowance.chunk === chunk;
    return (0,facts/* known */.eO)({ own: ofPlan.filter(isOwn), others: ofPlan.filter((allowance) => !isOwn(allowance)) });
}

// EXTERNAL MODULE: ./build/evidence/snapshot.js
var evidence_snapshot = __webpack_require__(3826);
// EXTERNAL MODULE: ./build/evidence/hash.js
var hash = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/evidence/object-id.js
/** SHA-1 and SHA-256 object ids. Case is left open, as git reads both; ids are compared byte for byte all the same. */
const FULL_OBJECT_ID = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
/** True for an object id that is written out whole, so that it cannot name another object later. */
function isFullObjectId(text) {
    return FULL_OBJECT_ID.test(text);
}

// EXTERNAL MODULE: ./build/evidence/toolchain.js
var evidence_toolchain = __webpack_require__(4007);
;// CONCATENATED MODULE: ./build/evidence/baseline.js




/** The plan's name of each hash, with the finding's code and what the hash covers. */
const HASHES = [
    { field: 'test_passlist_hash', code: 'test-passlist-hash', covers: 'tests that passed' },
    { field: 'clippy_warnings_hash', code: 'clippy-warnings-hash', covers: 'clippy warnings' },
    { field: 'enumerated_targets_hash', code: 'enumerated-targets-hash', covers: 'test targets' },
];
const RECAPTURE = 'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';
/**
 * Everything that keeps a snapshot from being the baseline that a plan pins, in the order of spec.md section 3; empty when it
 * is that baseline. `hashes` are the snapshot's own, for callers that have them already.
 */
function verifyBaseline(plan, snapshot, hashes = (0,hash/* hashSnapshot */.F)(snapshot)) {
    return [
        ...verifyVersion(snapshot),
        ...verifyProvenance(plan, snapshot),
        ...verifyOids(plan, snapshot),
        ...verifyToolchain(plan, snapshot),
        ...HASHES.filter(({ field }) => plan[field] !== hashes[field]).map(({ field, code, covers }) => mismatch(code, `The baseline's ${covers} hash to ${hashes[field]}, but the plan pins ${plan[field]} as \`${field}\`.`)),
    ];
}
/** True when the plan pins exactly these hashes: how the snapshot that belongs to a plan is found among several. */
function pinsHashes(plan, hashes) {
    return HASHES.every(({ field }) => plan[field] === hashes[field]);
}
/**
 * Whether a baseline was captured with the arguments that evidence is captured with. Other arguments build other targets,
 * so they are an error; a file that does not say is told of as a notice.
 */
function verifyCargoArgs(baseline, cargoArgs) {
    const recorded = baseline.cargo_args;
    if (recorded === null) {
        return [
            {
                code: 'cargo-args-unsaid',
                level: 'notice',
                message: `The baseline does not say with which cargo arguments it was captured; now they are ${shown(cargoArgs)}.`,
                help: 'A baseline that `plan-gate baseline` captures says so.',
            },
        ];
    }
    if (recorded.length === cargoArgs.length && recorded.every((arg, i) => arg === cargoArgs[i]))
        return [];
    return [
        mismatch('cargo-args', `The baseline was captured with the cargo arguments ${shown(recorded)}, but now they are ${shown(cargoArgs)}.`, 'Set `cargo-args` as it was for the baseline, or capture the baseline again and pin it in the next plan revision.'),
    ];
}
/** Hashes of another version may cover other things, so a wrong version must not show up as tests that changed. */
function verifyVersion(snapshot) {
    if (snapshot.schema_version === evidence_snapshot/* SNAPSHOT_SCHEMA_VERSION */.A0)
        return [];
    return [
        mismatch('schema-version', `The baseline has schema version ${snapshot.schema_version}; this plan-gate reads ${evidence_snapshot/* SNAPSHOT_SCHEMA_VERSION */.A0}.`, 'Use the plan-gate that wrote the baseline, or capture it again with this one.'),
    ];
}
function verifyProvenance(plan, snapshot) {
    const findings = [];
    for (const field of ['commit_oid', 'toolchain']) {
        for (const [side, value] of sides(plan, snapshot, field)) {
            if (value === '')
                findings.push(mismatch('provenance-missing', `${side} names no \`${field}\` for the baseline.`));
        }
    }
    for (const [side, value] of sides(plan, snapshot, 'toolchain')) {
        if (value !== evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3)
            continue;
        findings.push(mismatch('toolchain-unknown', `${side} calls the baseline's toolchain \`unknown\`, so its results cannot be compared.`));
    }
    return findings;
}
function verifyOids(plan, snapshot) {
    const findings = [];
    for (const [side, value] of sides(plan, snapshot, 'commit_oid')) {
        if (value === '' || isFullObjectId(value))
            continue;
        findings.push(mismatch('commit-oid-malformed', `${side} names the baseline's commit \`${value}\`; a full id has 40 or 64 hex digits.`));
    }
    if (plan.ref !== snapshot.ref) {
        findings.push(mismatch('ref', `The plan's baseline is \`${plan.ref}\`, but the snapshot is of \`${snapshot.ref}\`.`));
    }
    if (plan.commit_oid !== snapshot.commit_oid && plan.commit_oid !== '' && snapshot.commit_oid !== '') {
        const hint = plan.commit_oid.toLowerCase() === snapshot.commit_oid.toLowerCase() ? ' Only their case differs.' : '';
        findings.push(mismatch('commit-oid', `The plan's baseline is of commit \`${plan.commit_oid}\`, but the snapshot is of \`${snapshot.commit_oid}\`.${hint}`));
    }
    return findings;
}
function verifyToolchain(plan, snapshot) {
    const said = [plan.toolchain, snapshot.toolchain].every((text) => text !== '' && text !== evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3);
    if (!said || (0,evidence_toolchain/* compatibleToolchains */.Ly)(plan.toolchain, snapshot.toolchain))
        return [];
    return [
        mismatch('toolchain', `The plan pins the toolchain \`${plan.toolchain}\`, but the snapshot was captured with \`${snapshot.toolchain}\`.`),
    ];
}
function sides(plan, snapshot, field) {
    return [
        ['The plan', plan[field]],
        ['The snapshot', snapshot[field]],
    ];
}
function mismatch(code, message, help = RECAPTURE) {
    return { code, level: 'error', message, help };
}
function shown(args) {
    return args.length === 0 ? '(none)' : `\`${args.join(' ')}\``;
}

// EXTERNAL MODULE: ./build/evidence/evidence.js
var evidence = __webpack_require__(8303);
;// CONCATENATED MODULE: ./build/collect/baseline-search.js






/** More baseline files than this at one commit are not read: each can be large, and one plan needs one. */
const MAX_BASELINE_FILES = 50;
/** Takes the baseline that was given, else the file at the plan ref whose hashes the plan pins. */
async function findBaseline(given, repository, at, pinned) {
    if (given !== null)
        return (0,facts/* known */.eO)({ found: readGiven(given, pinned), looked: 'input `baseline`' });
    const listed = await repository.listFiles(at.sha, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const files = listed.value.filter(({ path, mode }) => (0,plan_files/* planFolderRole */.ko)(path) === 'baseline' && mode !== changed_file/* MODE_SYMLINK */.it && mode !== changed_file/* MODE_SUBMODULE */.x1);
    const where = `${plan_files/* PLAN_FOLDER */.Vx}/ at ${at.ref} (${at.sha})`;
    if (files.length > MAX_BASELINE_FILES) {
        return (0,facts/* missing */.LO)('bad-baseline', `${where} holds ${files.length} baseline files, more than the ${MAX_BASELINE_FILES} that are read. Name one with input \`baseline\`, or move those of finished plans elsewhere.`);
    }
    const blobs = await repository.readBlobs([...new Set(files.map(({ oid }) => oid))], snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    if (blobs.state !== 'known')
        return blobs;
    const candidates = [];
    for (const { path, oid } of files) {
        const content = blobs.value.get(oid);
        const parsed = content?.state === 'bytes' ? (0,snapshot_file/* parseSnapshot */.E$)(content.bytes) : null;
        if (parsed?.ok !== true)
            continue;
        const hashes = (0,hash/* hashSnapshot */.F)(parsed.value);
        if (!pinsHashes(pinned, hashes))
            continue;
        const findings = snakeCodes(verifyBaseline(pinned, parsed.value, hashes));
        candidates.push({ source: path, snapshot: parsed.value, findings });
    }
    // Of several with the pinned hashes the one with the fewest faults is the one that is meant.
    const [best = null] = candidates.toSorted((a, b) => a.findings.length - b.findings.length);
    return (0,facts/* known */.eO)({
        found: best,
        looked: lookedAt(where, files.map(({ path }) => path)),
    });
}
function lookedAt(where, paths) {
    if (paths.length === 0)
        return `${where}, where there is no baseline file`;
    return `${where}, where none of ${paths.join(', ')} has the hashes that the plan pins`;
}
function readGiven(given, pinned) {
    const source = 'the file of input `baseline`';
    if ('reason' in given) {
        const message = `The baseline file could not be read: ${given.reason}`;
        return { source, snapshot: null, findings: [unusable('baseline_unreadable', message)] };
    }
    const parsed = (0,snapshot_file/* parseSnapshot */.E$)(given);
    if (parsed.ok) {
        return {
            source,
            snapshot: parsed.value,
            findings: snakeCodes(verifyBaseline(pinned, parsed.value)),
        };
    }
    const findings = parsed.problems.map(({ pointer, message }) => unusable('baseline_invalid', `The baseline file is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`));
    return { source, snapshot: null, findings };
}
function unusable(code, message) {
    return {
        code,
        level: 'error',
        message,
        help: 'Name a file that `plan-gate baseline` wrote, or leave input `baseline` empty to have one looked for.',
    };
}
/** Gates write their codes in one way. */
function snakeCodes(findings) {
    return findings.map((finding) => ({ ...finding, code: finding.code.replaceAll('-', '_') }));
}

;// CONCATENATED MODULE: ./build/collect/baseline.js







/**
 * Settles what the head is compared with: the snapshot that was found; none, where the evidence has the pinned hashes; else
 * one that is captured, where that may be done.
 */
async function settleBaseline(search, terms) {
    if (search.state === 'missing')
        return { state: search, lists: search };
    const { found, looked } = search.value;
    if (found !== null)
        return verified(found, terms);
    const faults = faultsOfPlan(terms.pinned);
    if (faults.length > 0)
        return { state: (0,facts/* known */.eO)({ source: null, findings: faults }), lists: NOT_PROVEN };
    if (terms.evidence.state === 'missing') {
        const reason = `The plan's baseline is looked for in ${looked}. Whether it is needed can't be said without evidence of the head: see the gate \`evidence\`.`;
        const unknown = (0,facts/* missing */.LO)('incomplete-evidence', reason);
        return { state: unknown, lists: unknown };
    }
    const differing = differences(terms.pinned, (0,hash/* hashSnapshot */.F)(terms.evidence.value));
    if (differing.length === 0) {
        const none = (0,facts/* missing */.LO)('incomplete-evidence', `No file holds the baseline's lists: looked in ${looked}.`);
        return { state: (0,facts/* known */.eO)({ source: null, findings: [] }), lists: none };
    }
    if (terms.source !== null)
        return captured(terms.source, terms);
    const lacking = noLists(terms.pinned, looked, differing);
    return { state: lacking, lists: lacking };
}
const NOT_PROVEN = (0,facts/* missing */.LO)('bad-baseline', 'The baseline does not hold: see the gate `baseline`.');
function verified({ source, snapshot, findings }, terms) {
    const args = snapshot === null || terms.evidence.state === 'missing'
        ? []
        : snakeCodes(verifyCargoArgs(snapshot, terms.evidence.value.cargo_args));
    const all = [...findings, ...args];
    const holds = snapshot !== null && all.every((finding) => finding.level !== 'error');
    return {
        state: (0,facts/* known */.eO)({ source, findings: all }),
        lists: holds ? (0,facts/* known */.eO)(snapshot) : NOT_PROVEN,
    };
}
async function captured(source, terms) {
    const { pinned } = terms;
    const commit = pinned.commit_oid;
    const read = await source.captureBaseline(commit, pinned.ref);
    if (read.state === 'missing') {
        const unread = { ...read, reason: `The baseline could not be captured at ${commit}: ${read.reason}` };
        return { state: unread, lists: unread };
    }
    const { complete, problems } = read.value;
    if (!complete || problems.length > 0) {
        const why = problems.map(({ message }) => message).join(' ') || 'the capture does not say what is missing.';
        const partial = (0,facts/* missing */.LO)('bad-baseline', `The baseline could not be captured whole at ${commit}: ${why}`);
        return { state: partial, lists: partial };
    }
    const snapshot = (0,evidence/* toBaseline */.Fd)(read.value, pinned.ref);
    const findings = snakeCodes(verifyBaseline(pinned, snapshot));
    return verified({ source: `a capture of ${commit}`, snapshot, findings }, terms);
}
/** What keeps the plan's baseline from being held, whatever file comes with it. */
function faultsOfPlan({ toolchain, commit_oid }) {
    const help = 'Capture the baseline (`plan-gate baseline`) and pin what it prints in the next plan revision.';
    return [
        ...(toolchain === evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3
            ? [
                fault('toolchain_unknown', "The plan calls the baseline's toolchain `unknown`, so its results can't be compared.", help),
            ]
            : []),
        ...(isFullObjectId(commit_oid)
            ? []
            : [
                fault('commit_oid_malformed', `The plan names the baseline's commit \`${commit_oid}\`; a full id has 40 or 64 hex digits.`, help),
            ]),
    ];
}
function fault(code, message, help) {
    return { code, level: 'error', message, help };
}
/** What each pinned hash covers, for those that the evidence does not have. */
function differences(pinned, hashes) {
    return [
        ...(pinned.test_passlist_hash === hashes.test_passlist_hash ? [] : ['tests that pass']),
        ...(pinned.clippy_warnings_hash === hashes.clippy_warnings_hash ? [] : ['clippy warnings']),
        ...(pinned.enumerated_targets_hash === hashes.enumerated_targets_hash ? [] : ['test targets']),
    ];
}
function noLists(pinned, looked, differing) {
    return (0,facts/* missing */.LO)('incomplete-evidence', `The head's ${differing.join(' and ')} differ from what the plan pins, and by hashes alone nobody can tell how. The baseline's lists are needed; looked in ${looked}. ` +
        `Commit the file that \`plan-gate baseline\` writes for ${pinned.commit_oid} below \`.taskfleet/\`, name it with input \`baseline\`, or run the gate where it may capture the baseline itself.`);
}

;// CONCATENATED MODULE: ./build/collect/evidence-verify.js


/** Of problems of one kind, those listed; a hostile file can hold millions. */
const MAX_LISTED = 50;
const evidence_verify_RECAPTURE = 'Capture the evidence again, and let the gate judge the commit that was captured.';
/** Everything that keeps evidence from being used; empty when it is of the head, whole and comparable. */
function verifyEvidence(evidence, terms) {
    return [
        ...otherCommit(evidence, terms.head),
        ...incompleteness(evidence),
        ...contradictions(evidence),
        ...toolchainFindings(evidence, terms.toolchain),
    ];
}
function contentOf({ toolchain, snapshot }) {
    const { tests, clippy } = snapshot;
    return {
        toolchain,
        passed: tests.passed.length,
        failed: tests.failed.length,
        ignored: tests.ignored.length,
        targets: tests.targets.length,
        warnings: clippy.warnings.length,
    };
}
function otherCommit({ commit_oid }, head) {
    if (commit_oid === head)
        return [];
    return [
        error('other_commit', `The evidence is of commit ${commit_oid}, but this judges ${head}.`, evidence_verify_RECAPTURE),
    ];
}
function incompleteness({ complete, problems, not_run }) {
    const help = 'Mend what the message names and capture again; what was not shown does not count as passed.';
    const told = new Set(problems.map((problem) => problem.message));
    const found = [
        ...problems.map(({ message }) => error('incomplete', message, help)),
        ...not_run
            .filter(({ reason }) => !told.has(reason))
            .map(({ target, reason }) => error('not_run', `${target} was not run: ${reason}`, help)),
    ];
    if (found.length > 0)
        return cut(found, 'incomplete', 'things that are missing', help);
    return complete
        ? []
        : [error('incomplete', 'The evidence says that it is not complete, but not why.', help)];
}
/** Captures give each test one outcome, so a file that gives two was not written by one. */
function contradictions({ snapshot }) {
    const { passed, failed, ignored } = snapshot.tests;
    const seen = new Set();
    const twice = [];
    for (const test of [...passed, ...failed, ...ignored]) {
        const name = (0,evidence_snapshot/* testString */.mY)(test);
        if (seen.has(name))
            twice.push(test);
        seen.add(name);
    }
    const found = twice.map((test) => error('contradiction', `The evidence gives two outcomes for ${(0,evidence_snapshot/* testString */.mY)(test)}.`, evidence_verify_RECAPTURE));
    return cut(found, 'contradiction', 'tests with two outcomes', evidence_verify_RECAPTURE);
}
function toolchainFindings({ toolchain }, pinned) {
    if (toolchain === evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3 || toolchain === '') {
        const message = 'The evidence does not say by which toolchain it was captured.';
        return [error('toolchain_unknown', message, 'Capture again where `rustc -V` answers.')];
    }
    // A plan that pins none is the baseline gate's to refuse.
    if (pinned === evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3 || (0,evidence_toolchain/* compatibleToolchains */.Ly)(pinned, toolchain))
        return [];
    return [
        error('toolchain', `The evidence was captured with \`${toolchain}\`, but the plan pins \`${pinned}\`: tests and lints of two toolchains can't be compared.`, `Capture with the plan's toolchain (a rust-toolchain.toml keeps it), or have the next plan revision pin a baseline of this one.`),
    ];
}
function cut(found, code, what, help) {
    if (found.length <= MAX_LISTED)
        return found;
    const more = found.length - MAX_LISTED;
    return [...found.slice(0, MAX_LISTED), error(code, `There are ${more} more ${what}.`, help)];
}
function error(code, message, help) {
    return { code, level: 'error', message, help };
}

;// CONCATENATED MODULE: ./build/collect/evidence.js



/** Why every fact that needs usable evidence is missing. */
const NO_USABLE_EVIDENCE = (0,facts/* missing */.LO)('incomplete-evidence', 'There is no usable evidence of what the code does: see the gate `evidence`.');
/** Reads the evidence that was given, else captures it where something can, and holds it to its terms. */
async function findEvidence(given, source, terms, request) {
    if (given !== null)
        return evidence_readGiven(given, terms);
    if (source === null)
        return evidence_unusable(null, [noEvidence()]);
    const captured = await source.capture(request);
    if (captured.state === 'missing')
        return evidence_unusable('capture', [captureFailed(captured.reason)]);
    const { evidence, retried } = captured.value;
    const recovered = retried.filter(({ passed }) => passed).map(({ test }) => test);
    return { ...held(evidence, 'capture', terms), recovered };
}
function evidence_readGiven(given, terms) {
    if ('reason' in given)
        return evidence_unusable('file', [unreadable(given.reason)]);
    const parsed = (0,evidence_file/* parseEvidence */.vf)(given);
    if (parsed.ok)
        return { ...held(parsed.value, 'file', terms), recovered: null };
    const listed = parsed.problems.map(invalid);
    const more = parsed.unlisted === 0
        ? []
        : [invalid({ pointer: '', message: `There are ${parsed.unlisted} more problems.` })];
    return evidence_unusable('file', [...listed, ...more]);
}
function held(evidence, origin, terms) {
    const findings = verifyEvidence(evidence, terms);
    return {
        state: { origin, findings, content: contentOf(evidence) },
        usable: findings.length === 0 ? (0,facts/* known */.eO)(evidence) : NO_USABLE_EVIDENCE,
        ofHead: evidence.commit_oid === terms.head ? evidence : null,
    };
}
function evidence_unusable(origin, findings) {
    return {
        state: { origin, findings, content: null },
        usable: NO_USABLE_EVIDENCE,
        ofHead: null,
        recovered: null,
    };
}
function noEvidence() {
    return {
        code: 'no_evidence',
        level: 'error',
        message: 'The floor is on, but no evidence of tests and clippy was given, and nothing here may run the code.',
        help: 'Let a job that runs the code write an evidence file and name it with input `evidence` (on the command line: --evidence), or set `floor: off` (--floor off) to judge the change without running its code.',
    };
}
function captureFailed(reason) {
    return {
        code: 'capture_failed',
        level: 'error',
        message: `The code could not be run for evidence: ${reason}`,
        help: 'Mend what the message names and run the gate again, or set `floor: off` (on the command line: --floor off) to judge the change without running its code.',
    };
}
function unreadable(reason) {
    return {
        code: 'evidence_unreadable',
        level: 'error',
        message: `The evidence file could not be read: ${reason}`,
        help: 'Check input `evidence` (on the command line: --evidence), and that the job that captures has run and handed its file over.',
    };
}
function invalid({ pointer, message }) {
    const where = pointer === '' ? '' : ` (at ${pointer})`;
    return {
        code: 'evidence_invalid',
        level: 'error',
        message: `The evidence file is not one that can be used. ${message}${where}`,
        help: 'Hand over the file as `capture` wrote it, of the same version of plan-gate.',
    };
}

;// CONCATENATED MODULE: ./build/collect/floor-checks.js

/** The checks that a pull request owes: of its chunk, or of the feature's acceptance; `null` when the chunk is not known. */
function checksOf({ kind, plan }, chunk) {
    if (kind !== 'feature')
        return chunk?.ok === true ? chunk.chunk.checks : null;
    return plan.acceptance.flatMap((item) => (item.kind === 'check' ? [item] : []));
}
/** Finds what each check did in the evidence, which may have been captured for other checks, or for none. */
function findCheckRuns(checks, evidence) {
    if (evidence === null) {
        const reason = 'Without evidence of this commit nobody knows what the plan checks do: see the gate `evidence`.';
        return (0,facts/* missing */.LO)('incomplete-evidence', reason);
    }
    const runs = checks.map((check) => ({
        check,
        results: evidence.checks.filter(({ desc, run, cwd }) => desc === check.desc && run === check.run && cwd === (check.cwd ?? null)),
    }));
    if (runs.some(({ results }) => results.length > 0))
        return (0,facts/* known */.eO)(runs);
    return (0,facts/* missing */.LO)('incomplete-evidence', `The evidence holds no result of any of the ${checks.length} plan checks. Capture it with the plan and chunk that this is judged by, or set \`run-checks: off\` where they are run elsewhere.`);
}

// EXTERNAL MODULE: ./build/evidence/utf8-order.js
var utf8_order = __webpack_require__(1616);
;// CONCATENATED MODULE: ./build/evidence/compare.js


/**
 * Where a file lists one test under two outcomes, the reading that is hardest on the change counts: it passed before,
 * and it fails now.
 */
const BASELINE_PRECEDENCE = ['passed', 'failed', 'ignored'];
const CURRENT_PRECEDENCE = ['failed', 'ignored', 'passed'];
/** Compares the baseline with what the code does now. `notRun` holds the targets (as in `targets`) that could not be run now. */
function compareSnapshots(baseline, current, notRun = new Set()) {
    const before = outcomes(baseline, BASELINE_PRECEDENCE);
    const after = outcomes(current, CURRENT_PRECEDENCE);
    return {
        ...compareOutcomes(before, after, notRun),
        ...compareTargets(baseline.tests.targets, current.tests.targets, notRun),
        ...compareCounts(baseline.clippy.warnings, current.clippy.warnings),
        testsBefore: before.tests.length,
        testsAfter: after.tests.length,
    };
}
function outcomes(snapshot, precedence) {
    const lists = precedence.map((outcome) => {
        const tests = (0,evidence_snapshot/* sortTests */.u5)(snapshot.tests[outcome]);
        return { tests, outcomes: tests.map(() => outcome) };
    });
    return lists.reduceRight((merged, list) => mergeOutcomes(list, merged), { tests: [], outcomes: [] });
}
/** Where both have a test, the first one's outcome stands. */
function mergeOutcomes(first, second) {
    if (first.tests.length === 0 || second.tests.length === 0)
        return first.tests.length === 0 ? second : first;
    const tests = [];
    const merged = [];
    pairUp(first.tests, second.tests, evidence_snapshot/* compareTests */.l, (a, b) => {
        const [side, i] = a === -1 ? [second, b] : [first, a];
        const [test, outcome] = [side.tests[i], side.outcomes[i]];
        if (test === undefined || outcome === undefined)
            return;
        tests.push(test);
        merged.push(outcome);
    });
    return { tests, outcomes: merged };
}
function compareOutcomes(before, after, notRun) {
    const classes = {
        regressed: [],
        newlyIgnored: [],
        vanished: [],
        notRun: [],
        added: [],
        fixed: [],
        enabled: [],
    };
    const unchanged = [];
    pairUp(before.tests, after.tests, evidence_snapshot/* compareTests */.l, (b, a) => {
        const test = a === -1 ? before.tests[b] : after.tests[a];
        const [old = null, now = null] = [before.outcomes[b], after.outcomes[a]];
        if (test === undefined)
            return;
        if (old === now) {
            unchanged.push(test);
            return;
        }
        const change = { test, before: old, after: now };
        classes[classify(change, notRun)].push(change);
    });
    return { ...classes, unchanged };
}
/** The class of a test whose outcome is not what it was. */
function classify({ test, before, after }, notRun) {
    if (before === null)
        return 'added';
    if (after === null)
        return notRun.size > 0 && notRun.has((0,evidence_snapshot/* targetString */.Dr)(test)) ? 'notRun' : 'vanished';
    if (after === 'ignored')
        return 'newlyIgnored';
    if (before === 'ignored')
        return 'enabled';
    return after === 'failed' ? 'regressed' : 'fixed';
}
function compareTargets(before, after, notRun) {
    const old = new Set(before);
    const now = new Set(after);
    const gone = (0,utf8_order/* sortUtf8 */.MY)(old).filter((target) => !now.has(target));
    const current = (0,utf8_order/* sortUtf8 */.MY)(now);
    return {
        lostTargets: gone.filter((target) => !notRun.has(target)),
        notRunTargets: gone.filter((target) => notRun.has(target)),
        addedTargets: current.filter((target) => !old.has(target)),
        keptTargets: current.filter((target) => old.has(target)),
    };
}
function compareCounts(before, after) {
    const [old, now] = [(0,evidence_snapshot/* sortWarnings */.a)(before), (0,evidence_snapshot/* sortWarnings */.a)(after)];
    const newWarnings = [];
    const goneWarnings = [];
    const keptWarnings = [];
    pairUp(old, now, evidence_snapshot/* compareWarnings */.F2, (b, a) => {
        const warning = a === -1 ? old[b] : now[a];
        if (warning === undefined)
            return;
        const change = { warning, before: old[b]?.count ?? 0, after: now[a]?.count ?? 0 };
        if (change.after > change.before)
            newWarnings.push(change);
        else if (change.after < change.before)
            goneWarnings.push(change);
        else
            keptWarnings.push(warning);
    });
    return { newWarnings, goneWarnings, keptWarnings };
}
/**
 * Walks two sorted sets at once. Each element of either is visited once, by its index, beside its equal where there is one;
 * -1 stands for the one that is not there.
 */
function pairUp(left, right, compare, visit) {
    let l = 0;
    let r = 0;
    for (;;) {
        const a = left[l];
        const b = right[r];
        if (a === undefined && b === undefined)
            return;
        const order = a === undefined ? 1 : b === undefined ? -1 : compare(a, b);
        visit(order <= 0 ? l : -1, order >= 0 ? r : -1);
        if (order <= 0)
            l += 1;
        if (order >= 0)
            r += 1;
    }
}

;// CONCATENATED MODULE: ./build/collect/floor-targets.js

/** The targets of both sides. One that is gone counts as moved when every test that it had is in another one now. */
function floor_targets_compareTargets(comparison, baseline, pairs, changes) {
    const destinations = destinationsOf(baseline, pairs);
    const gone = comparison.lostTargets.map((target) => ({ target, to: destinations.get(target) ?? [] }));
    const landedBefore = !mayLoseTargets(changes);
    return {
        by: 'lists',
        lost: gone.filter(({ to }) => to.length === 0).map(({ target }) => ({ target, landedBefore })),
        moved: gone.filter(({ to }) => to.length > 0),
        before: baseline.tests.targets.length,
        added: comparison.addedTargets,
    };
}
/** Where the tests of each target are now, for targets whose every test has another name. */
function destinationsOf({ tests }, pairs) {
    const movedTo = new Map(pairs.map(({ from, to }) => [(0,evidence_snapshot/* testString */.mY)(from.test), (0,evidence_snapshot/* targetString */.Dr)(to.test)]));
    const destinations = new Map();
    const staying = new Set();
    for (const test of [...tests.passed, ...tests.failed, ...tests.ignored]) {
        const target = (0,evidence_snapshot/* targetString */.Dr)(test);
        const to = movedTo.get((0,evidence_snapshot/* testString */.mY)(test));
        if (to === undefined)
            staying.add(target);
        else
            destinations.set(target, (destinations.get(target) ?? new Set()).add(to));
    }
    for (const target of staying)
        destinations.delete(target);
    return new Map([...destinations].map(([target, to]) => [target, [...to]]));
}
/** A target goes with its file, or with what a manifest says of it. */
function mayLoseTargets(changes) {
    if (changes.state !== 'known')
        return true;
    return changes.value.some(({ path, change }) => /(?:^|\/)Cargo\.toml$/.test(path) || (change === 'deleted' && path.endsWith('.rs')));
}

// EXTERNAL MODULE: ./node_modules/@lezer/rust/dist/index.js + 3 modules
var dist = __webpack_require__(3519);
;// CONCATENATED MODULE: ./build/changes/rust-lexemes.js
/**
 * Where single lexemes of Rust end. Offsets are UTF-16 units; every function looks at each unit a bounded number of
 * times, so that lexing a whole text is linear.
 */
/** rustc accepts at most 255 `#` around a raw string. */
const MAX_HASHES = 255;
/** The longest character literal is `b'\u{10_FFFF}'` with a few more underscores. */
const MAX_CHARACTER_LENGTH = 34;
const NEWLINE = 10;
const EXCLAMATION = 33;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const STAR = 42;
const DOT = 46;
const SLASH = 47;
const BACKSLASH = 92;
/** After a byte order mark and a `#!/interpreter` line; `#![` starts an attribute instead. */
function startOfCode(text) {
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (!text.startsWith('#!', start))
        return start;
    if (/^#!\s*\[/.test(text.slice(start, start + 200)))
        return start;
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
}
/** Unicode's Pattern_White_Space, which is what Rust skips. */
function isSpace(unit) {
    if (unit < 0x80)
        return unit === 32 || (unit >= 9 && unit <= 13);
    return unit === 0x85 || unit === 0x200e || unit === 0x200f || unit === 0x2028 || unit === 0x2029;
}
function isDigit(unit) {
    return unit >= 48 && unit <= 57;
}
/** Beyond ASCII everything that is no space counts: an identifier that rustc refuses does not compile anyway. */
function isWordStart(unit) {
    return ((unit >= 97 && unit <= 122) ||
        (unit >= 65 && unit <= 90) ||
        unit === 95 ||
        (unit >= 0x80 && !isSpace(unit)));
}
function wordRunEnd(text, from) {
    let at = from;
    while (at < text.length) {
        const unit = text.charCodeAt(at);
        if (!isWordStart(unit) && !isDigit(unit))
            break;
        at++;
    }
    return at;
}
/** The end of a word; `r#name` is one. */
function wordEnd(text, from) {
    const raw = text.startsWith('r#', from) && isWordStart(text.charCodeAt(from + 2));
    return wordRunEnd(text, raw ? from + 2 : from);
}
/** The end of a literal such as `b"…"`, `r#"…"#` or `b'x'`, or -1 when this is a plain word. */
function prefixedLiteralEnd(text, from, unit) {
    if (unit !== 98 && unit !== 99 && unit !== 114)
        return -1;
    const prefix = unit !== 114 && text.charCodeAt(from + 1) === 114 ? 2 : 1;
    const raw = unit === 114 || prefix === 2;
    const next = text.charCodeAt(from + prefix);
    if (raw && (next === QUOTE || next === HASH))
        return rawStringEnd(text, from + prefix);
    if (raw)
        return -1;
    if (next === QUOTE)
        return stringEnd(text, from + 2);
    return unit === 98 && next === APOSTROPHE ? characterEnd(text, from + 1) : -1;
}
function rawStringEnd(text, from) {
    let quote = from;
    while (text.charCodeAt(quote) === HASH)
        quote++;
    const hashes = quote - from;
    if (hashes > MAX_HASHES || text.charCodeAt(quote) !== QUOTE)
        return -1;
    const close = text.indexOf(`"${'#'.repeat(hashes)}`, quote + 1);
    return close < 0 ? text.length : close + 1 + hashes;
}
/** `from` is the first unit after the quote. A string that never ends takes the rest of the text, as it does for rustc. */
function stringEnd(text, from) {
    for (let at = from; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === BACKSLASH)
            at++;
        else if (unit === QUOTE)
            return at + 1;
    }
    return text.length;
}
/** The end of the character literal at this apostrophe, or -1: then it starts a lifetime, or nothing. */
function characterEnd(text, from) {
    const first = text.codePointAt(from + 1);
    if (first === undefined || first === APOSTROPHE || first === NEWLINE)
        return -1;
    if (first !== BACKSLASH) {
        const end = from + (first > 0xffff ? 3 : 2);
        return text.charCodeAt(end) === APOSTROPHE ? end + 1 : -1;
    }
    for (let at = from + 3; at < from + MAX_CHARACTER_LENGTH && at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === APOSTROPHE)
            return at + 1;
        if (unit === NEWLINE)
            return -1;
    }
    return -1;
}
/** `1.`, `1.5e-3_f64`, `0xFFu8`; but `1..2`, `1.max(2)` and the `0` and `1` of `x.0.1` are no floats. */
function numberEnd(text, from, afterDot) {
    const run = wordRunEnd(text, from);
    if (afterDot || /[xob]/.test(text.charAt(from + 1)))
        return run;
    let at = exponentEnd(text, from, run);
    if (at > run || text.charCodeAt(at) !== DOT)
        return at;
    const next = text.charCodeAt(at + 1);
    if (next === DOT || isWordStart(next))
        return at;
    const fraction = at + 1;
    at = wordRunEnd(text, fraction);
    return exponentEnd(text, fraction, at);
}
/** A run that ends in `e` goes on over a sign and digits. */
function exponentEnd(text, from, end) {
    const sign = text.charCodeAt(end);
    const signed = (sign === 43 || sign === 45) && isDigit(text.charCodeAt(end + 1));
    if (!signed || end === from || (text.charCodeAt(end - 1) | 32) !== 101)
        return end;
    return wordRunEnd(text, end + 1);
}
/** The end of the comment at this slash, or the next unit when it starts none. Block comments nest. */
function commentEnd(text, from) {
    const next = text.charCodeAt(from + 1);
    if (next === SLASH) {
        const end = text.indexOf('\n', from);
        return end < 0 ? text.length : end;
    }
    if (next !== STAR)
        return from + 1;
    let depth = 1;
    let at = from + 2;
    while (at < text.length && depth > 0) {
        const unit = text.charCodeAt(at);
        const pair = text.charCodeAt(at + 1);
        if (unit === STAR && pair === SLASH)
            depth--;
        else if (unit === SLASH && pair === STAR)
            depth++;
        else {
            at++;
            continue;
        }
        at += 2;
    }
    return Math.min(at, text.length);
}

;// CONCATENATED MODULE: ./build/changes/rust-tokens.js

/**
 * Rust's lexical grammar (https://doc.rust-lang.org/reference/tokens.html), whole and tolerant: every text gives tokens,
 * in linear time and without recursion. It is what tells code from comments and literals, which no grammar of items can
 * do alone inside of macros.
 */
/** Kinds of tokens. A word is an identifier or keyword; punctuation is always one character. */
const WORD = 0;
const LIFETIME = 1;
const NUMBER = 2;
/** A string, byte string, C string, raw string, character or byte. */
const TEXT = 3;
const PUNCTUATION = 4;
function lexRust(text) {
    const kinds = [];
    const starts = [];
    const ends = [];
    const docs = [];
    let afterDot = false;
    for (let at = startOfCode(text); at < text.length;) {
        const unit = text.charCodeAt(at);
        if (isSpace(unit)) {
            at++;
            continue;
        }
        const end = unit === SLASH ? commentEnd(text, at) : tokenEnd(text, at, unit, afterDot);
        if (unit === SLASH && end > at + 1) {
            const inner = text.charCodeAt(at + 2) === EXCLAMATION;
            if (isDoc(text, at, end))
                docs.push({ inner, start: at, end, before: kinds.length });
        }
        else {
            kinds.push(tokenKind(text, at, end, unit));
            starts.push(at);
            ends.push(end);
            afterDot = unit === DOT && !afterDot;
        }
        at = end;
    }
    return { text, kinds, starts, ends, docs, partners: matchDelimiters(text, kinds, starts) };
}
function tokenEnd(text, at, unit, afterDot) {
    if (isWordStart(unit)) {
        const literal = prefixedLiteralEnd(text, at, unit);
        return literal < 0 ? wordEnd(text, at) : literal;
    }
    if (isDigit(unit))
        return numberEnd(text, at, afterDot);
    if (unit === QUOTE)
        return stringEnd(text, at + 1);
    if (unit !== APOSTROPHE)
        return at + 1;
    const character = characterEnd(text, at);
    if (character >= 0)
        return character;
    return isWordStart(text.charCodeAt(at + 1)) ? wordEnd(text, at + 1) : at + 1;
}
/** A word never ends with a quote or `#`, as literals with a prefix do, and a lifetime never with an apostrophe. */
function tokenKind(text, at, end, unit) {
    const last = text.charCodeAt(end - 1);
    if (isWordStart(unit))
        return last === QUOTE || last === HASH || last === APOSTROPHE ? TEXT : WORD;
    if (isDigit(unit))
        return NUMBER;
    if (unit === QUOTE)
        return TEXT;
    if (unit !== APOSTROPHE || end === at + 1)
        return PUNCTUATION;
    return last === APOSTROPHE ? TEXT : LIFETIME;
}
/** The source text of a token; empty beyond the last. */
function tokenText(tokens, index) {
    return tokens.text.slice(tokens.starts[index] ?? tokens.text.length, tokens.ends[index] ?? 0);
}
/** Whether the token is this one punctuation character. */
function isPunctuation(tokens, index, character) {
    return (tokens.kinds[index] === PUNCTUATION &&
        tokens.text.charCodeAt(tokens.starts[index] ?? -1) === character.charCodeAt(0));
}
/** Whether the token opens a group that is closed further on. */
function opensGroup(tokens, index) {
    return (tokens.partners[index] ?? -1) > index;
}
/** `////` and `/***` are plain comments again, and so is the empty block comment of two stars. */
function isDoc(text, from, end) {
    const opener = text.charCodeAt(from + 1);
    const mark = text.charCodeAt(from + 2);
    if (mark === EXCLAMATION)
        return true;
    if (mark !== opener || text.charCodeAt(from + 3) === opener)
        return false;
    return opener !== STAR || end - from > 4;
}
/** A closer pairs with the nearest open one of its own kind; what was left open in between stands alone. */
function matchDelimiters(text, kinds, starts) {
    const partners = new Int32Array(kinds.length).fill(-1);
    const open = [];
    const waiting = { '(': 0, '[': 0, '{': 0 };
    for (let index = 0; index < kinds.length; index++) {
        if (kinds[index] !== PUNCTUATION)
            continue;
        const character = text.charAt(starts[index] ?? 0);
        if (character === '(' || character === '[' || character === '{') {
            open.push(index);
            waiting[character]++;
            continue;
        }
        const opener = openerOf(character);
        if (opener === null || waiting[opener] === 0)
            continue;
        for (let top = open.pop(); top !== undefined; top = open.pop()) {
            const kind = text.charAt(starts[top] ?? 0);
            if (kind === '(' || kind === '[' || kind === '{')
                waiting[kind]--;
            if (kind !== opener)
                continue;
            partners[top] = index;
            partners[index] = top;
            break;
        }
    }
    return partners;
}
function openerOf(character) {
    if (character === ')')
        return '(';
    if (character === ']')
        return '[';
    return character === '}' ? '{' : null;
}

;// CONCATENATED MODULE: ./build/changes/rust-assertions.js

/** Names of macros that assert: `assert!`, `assert_eq!`, `debug_assert_ne!`, `prop_assert!`, `assert_matches!`, … */
const ASSERTING = /^(?:debug_|prop_)?assert/;
const ASSERTING_ONE = /^(?:debug_|prop_)?assert$/;
/**
 * The tokens, in order, that name an asserting macro where it is invoked. An assertion of literals alone, such as
 * `assert!(true)` or `assert_eq!(1, 1)`, says nothing about the code and is left out.
 */
function assertionTokens(tokens) {
    const found = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
            continue;
        const name = tokenText(tokens, at);
        if (ASSERTING.test(name) && !comparesLiterals(tokens, at + 2, ASSERTING_ONE.test(name) ? 1 : 2))
            found.push(at);
    }
    return found;
}
/** How many of these tokens lie in a half-open range. Both searches take logarithmic time. */
function countWithin(sorted, from, to) {
    return firstAtLeast(sorted, to) - firstAtLeast(sorted, from);
}
/** The position of the first element that is not less than the value. */
function firstAtLeast(sorted, value) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? value) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Whether the first arguments are literals and operators, and nothing that could vary. What follows them is a message. */
function comparesLiterals(tokens, open, counted) {
    const close = tokens.partners[open] ?? open;
    let depth = 0;
    let commas = 0;
    for (let at = open + 1; at < close; at++) {
        const kind = tokens.kinds[at];
        if (kind === WORD && !/^(?:true|false)$/.test(tokenText(tokens, at)))
            return false;
        if (kind !== PUNCTUATION && kind !== NUMBER && kind !== TEXT && kind !== WORD)
            return false;
        if (opensGroup(tokens, at))
            depth++;
        else if (tokens.partners[at] !== -1)
            depth--;
        else if (depth === 0 && isPunctuation(tokens, at, ',') && ++commas === counted)
            return true;
    }
    return close > open + 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-attributes.js

/**
 * Attributes that make a function a test although their last segment is not `test`, by that segment. `#[bench]` is
 * none: it runs no assertion under `cargo test` on stable Rust.
 */
const TEST_ATTRIBUTES = new Set([
    'test',
    'gtest',
    'ktest',
    'parameterized',
    'property_test',
    'proptest',
    'quickcheck',
    'rstest',
    'test_case',
    'test_log',
    'test_matrix',
    'wasm_bindgen_test',
]);
/** Whether this attribute makes a function a test that a harness runs. */
function isTestAttribute({ path }) {
    return TEST_ATTRIBUTES.has(path.slice(path.lastIndexOf(':') + 1));
}
/** Whether this is a `cfg` whose predicate holds in a test build alone: `cfg(test)`, `cfg(all(test, unix))`, but not `cfg(any(test, unix))`. */
function isTestCfg(tokens, attribute) {
    return cfgTruth(tokens, attribute) === 'in-tests';
}
/** Whether this is a `cfg` that holds in no test build: `cfg(any())`, `cfg(not(test))`. What it governs tests nothing. */
function isUntestedCfg(tokens, attribute) {
    return cfgTruth(tokens, attribute) === 'never';
}
/** Nobody nests a predicate deeper, and reading it recurses. */
const MAX_PREDICATE_DEPTH = 32;
function cfgTruth(tokens, { path, conditional, argumentsFrom, argumentsTo }) {
    if (path !== 'cfg' || conditional || !opensGroup(tokens, argumentsFrom))
        return 'unknown';
    const close = tokens.partners[argumentsFrom] ?? argumentsFrom;
    const parts = close === argumentsTo - 1 ? splitAtCommas(tokens, argumentsFrom + 1, close) : [];
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? truthOf(tokens, only, 0) : 'unknown';
}
function truthOf(tokens, [from, to], depth) {
    if (tokens.kinds[from] !== WORD || depth > MAX_PREDICATE_DEPTH)
        return 'unknown';
    const word = tokenText(tokens, from);
    if (to === from + 1) {
        if (word === 'test')
            return 'in-tests';
        return word === 'true' ? 'always' : word === 'false' ? 'never' : 'unknown';
    }
    if (!opensGroup(tokens, from + 1) || tokens.partners[from + 1] !== to - 1)
        return 'unknown';
    const parts = splitAtCommas(tokens, from + 2, to - 1).map((part) => truthOf(tokens, part, depth + 1));
    if (word === 'all')
        return truthOfAll(parts);
    if (word === 'any')
        return truthOfAny(parts);
    return word === 'not' && parts.length === 1 ? truthOfNot(parts[0]) : 'unknown';
}
function truthOfAll(parts) {
    if (parts.includes('never'))
        return 'never';
    if (parts.includes('in-tests'))
        return 'in-tests';
    return parts.every((part) => part === 'always') ? 'always' : 'unknown';
}
function truthOfAny(parts) {
    if (parts.includes('always'))
        return 'always';
    const possible = parts.filter((part) => part !== 'never');
    if (possible.length === 0)
        return 'never';
    return possible.every((part) => part === 'in-tests') ? 'in-tests' : 'unknown';
}
function truthOfNot(part) {
    if (part === 'always' || part === 'in-tests')
        return 'never';
    return part === 'never' ? 'always' : 'unknown';
}
/** The end (the token after `]`) of the attribute at this token, or -1 when none starts here. */
function attributeEnd(tokens, at) {
    if (!isPunctuation(tokens, at, '#'))
        return -1;
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    return isPunctuation(tokens, open, '[') && opensGroup(tokens, open) ? (tokens.partners[open] ?? 0) + 1 : -1;
}
/** The attributes that stand one after the other from this token on and before `to`, those of a `cfg_attr` in its place. */
function readAttributes(tokens, from, to) {
    const attributes = [];
    let at = from;
    for (let end = attributeEnd(tokens, at); end >= 0 && end <= to; end = attributeEnd(tokens, at)) {
        const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
        readMeta(tokens, { token: at, from: open + 1, to: end - 1 }, attributes);
        at = end;
    }
    return { attributes, end: at };
}
function readMeta(tokens, whole, attributes) {
    const waiting = [whole];
    for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
        let end = range.from;
        while (end < range.to && (tokens.kinds[end] === WORD || isPunctuation(tokens, end, ':')))
            end++;
        const path = pathText(tokens, range.from, end);
        if (path === 'cfg_attr' && opensGroup(tokens, end)) {
            const [, ...applied] = splitAtCommas(tokens, end + 1, tokens.partners[end] ?? end);
            for (const [from, to] of applied.reverse())
                waiting.push({ token: from, from, to, conditional: true });
        }
        else if (path !== '') {
            const conditional = range.conditional === true;
            attributes.push({ path, token: range.token, argumentsFrom: end, argumentsTo: range.to, conditional });
        }
    }
}
function pathText(tokens, from, to) {
    let path = '';
    for (let at = from; at < to; at++)
        path += tokenText(tokens, at);
    return path;
}
/** Ranges between the commas of a group, commas in inner groups aside. */
function splitAtCommas(tokens, from, to) {
    const parts = [];
    let start = from;
    for (let at = from; at < to; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, ',')) {
            parts.push([start, at]);
            start = at + 1;
        }
    }
    if (start < to)
        parts.push([start, to]);
    return parts;
}
/** Marks the tokens that attributes consist of, wherever they stand. */
function markAttributes(tokens) {
    const marks = new Uint8Array(tokens.kinds.length);
    for (let at = 0; at < marks.length; at++) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            continue;
        marks.fill(1, at, end);
        at = end - 1;
    }
    return marks;
}

;// CONCATENATED MODULE: ./build/changes/rust-function-item.js
/** UTF-16 units of a function's path; a longer one is no name that people give, and is passed over. */
const MAX_PATH_LENGTH = 4_096;
/** The path of a function in these modules, outermost list and module first; `null` when it is too long to be one. */
function functionPath(modules, name) {
    const path = [];
    let length = name.length;
    for (const list of modules) {
        for (const module of list) {
            length += module.name.length + 2;
            if (length > MAX_PATH_LENGTH)
                return null;
            path.push(nameOf(module.name));
        }
    }
    return length > MAX_PATH_LENGTH ? null : [...path, nameOf(name)];
}
/** Words that need their `r#` as names, in every edition since 2018. */
const KEYWORDS = new Set(('abstract as async await become box break const continue do dyn else enum extern false final fn for if impl in let loop ' +
    'macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use ' +
    'virtual where while yield').split(' '));
/** Whether a word can't be a name. */
function isKeyword(word) {
    return KEYWORDS.has(word);
}
/** A name as the compiler writes it, which drops an `r#` that is not needed. */
function nameOf(word) {
    return word.startsWith('r#') && !KEYWORDS.has(word.slice(2)) ? word.slice(2) : word;
}

;// CONCATENATED MODULE: ./build/changes/rust-trailing-commas.js


/**
 * The commas in a half-open range of tokens that formatters put before a closing delimiter when they break lines, and take away
 * again: without them the code is the same. The comma that makes a tuple of one value is none of these.
 */
function trailingCommas(tokens, from, to) {
    const found = new Set();
    const groups = [];
    for (let at = from; at < to; at++) {
        const group = groups.at(-1);
        if (opensGroup(tokens, at)) {
            groups.push({ open: at, exact: group?.exact === true || takesTokens(tokens, at), commas: 0 });
        }
        else if (group !== undefined && tokens.partners[group.open] === at) {
            groups.pop();
        }
        else if (group !== undefined && isPunctuation(tokens, at, ',')) {
            group.commas++;
            const closes = tokens.partners[group.open] === at + 1;
            if (closes && !group.exact && !makesTuple(tokens, group))
                found.add(at);
        }
    }
    return found;
}
/** `m!(…)`, `macro_rules! m {…}`, `#[…]` and `#![…]`. */
function takesTokens(tokens, open) {
    const named = tokens.kinds[open - 1] === WORD && isPunctuation(tokens, open - 2, '!');
    return named || isPunctuation(tokens, open - 1, '!') || isPunctuation(tokens, open - 1, '#');
}
/** `(a,)` is a tuple, and `f(a,)` a call. Where it is not plain which of the two this is, the comma counts. */
function makesTuple(tokens, { open, commas }) {
    if (commas > 1 || !isPunctuation(tokens, open, '('))
        return false;
    return tokens.kinds[open - 1] !== WORD || isKeyword(tokenText(tokens, open - 1));
}

;// CONCATENATED MODULE: ./build/changes/rust-lines.js



/**
 * The source lines that hold one of the chosen tokens, each as these tokens with one space where the source has white
 * space or a comment. So a line of comments, of attributes or of nothing is no line, and indentation makes no difference.
 * A string of several lines counts with each line that is not blank.
 */
function linesOf(tokens, chosen) {
    const lines = [];
    let line = '';
    let previous = -1;
    const end = () => {
        if (line.trim() !== '')
            lines.push(line.trim());
        line = '';
    };
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (!chosen(at))
            continue;
        const gap = previous < 0 ? '' : tokens.text.slice(tokens.ends[previous], tokens.starts[at]);
        if (gap.includes('\n'))
            end();
        else if (gap !== '')
            line += ' ';
        const [first = '', ...rest] = tokenText(tokens, at).split('\n');
        line += first;
        for (const next of rest) {
            end();
            line = next;
        }
        previous = at;
    }
    end();
    return lines;
}
/** Operators of several characters; the lexer gives single ones, and the grammar tells `&&` from `& &`. */
const JOINED = new Set(':: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> <<= >>= .. ... ..='.split(' '));
/** The tokens of a half-open range, one space between any two: equal for two bodies exactly when their tokens are. */
function tokenSequence(tokens, from, to) {
    const parts = [];
    let last = '';
    const formatting = trailingCommas(tokens, from, to);
    for (let at = from; at < to; at++) {
        if (formatting.has(at))
            continue;
        const text = tokenText(tokens, at);
        const joined = text.length === 1 && last.length <= 2 ? last + text : '';
        const joins = at > from && tokens.starts[at] === tokens.ends[at - 1] && JOINED.has(joined);
        if (joins)
            parts.pop();
        last = joins ? joined : text;
        parts.push(last);
    }
    return parts.join(' ');
}
/** Answers the 1-based line that a UTF-16 offset of the text lies on. */
function lineIndex(text) {
    const newlines = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        newlines.push(at);
    return (offset) => firstAtLeast(newlines, offset) + 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-documentation.js



/** The documentation of each item of a file: its pieces stand together, with nothing but attributes and plain comments between. */
function readDocumentation(tokens) {
    const lineAt = lineIndex(tokens.text);
    const pieces = [...commentPieces(tokens, lineAt), ...attributePieces(tokens, lineAt)];
    pieces.sort((a, b) => a.start - b.start);
    const documents = [];
    let last;
    for (const piece of pieces) {
        const document = last !== undefined && belongTogether(tokens, last, piece) ? documents.at(-1) : undefined;
        if (document === undefined)
            documents.push([...piece.lines]);
        else
            for (const line of piece.lines)
                document.push(line);
        last = piece;
    }
    return documents.map(withoutCommonIndent);
}
function belongTogether(tokens, one, next) {
    let at = one.before;
    while (at < next.before) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            return false;
        at = end;
    }
    return one.inner === next.inner;
}
function commentPieces(tokens, lineAt) {
    return tokens.docs.map(({ inner, start, end, before }) => {
        const block = tokens.text.charAt(start + 1) === '*';
        const content = tokens.text.slice(start + 3, block ? Math.max(start + 3, end - 2) : end);
        const texts = block ? withoutStars(content.split('\n')) : [content];
        const line = lineAt(start);
        return { inner, start, before, lines: texts.map((text, index) => ({ text, line: line + index })) };
    });
}
/** A column of `*` down a block comment is decoration, when each line has one. */
function withoutStars(lines) {
    const [first = '', ...rest] = lines;
    const starred = rest.every((line) => line.trim() === '' || /^\s*\*/.test(line));
    return [first, ...(starred ? rest.map((line) => line.replace(/^\s*\*/, '')) : rest)];
}
function attributePieces(tokens, lineAt) {
    const pieces = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        const end = attributeEnd(tokens, at);
        if (end < 0)
            continue;
        for (const { path, argumentsFrom: from, argumentsTo: to } of readAttributes(tokens, at, end).attributes) {
            if (path !== 'doc' || to !== from + 2 || !isPunctuation(tokens, from, '='))
                continue;
            if (tokens.kinds[from + 1] !== TEXT)
                continue;
            const start = tokens.starts[at] ?? 0;
            const inner = isPunctuation(tokens, at + 1, '!');
            pieces.push({ inner, start, before: at, lines: literalLines(tokens, from + 1, lineAt) });
        }
        at = end - 1;
    }
    return pieces;
}
function literalLines(tokens, token, lineAt) {
    const literal = tokenText(tokens, token);
    const line = lineAt(tokens.starts[token] ?? 0);
    const raw = /^r(#*)"([\s\S]*)"\1$/.exec(literal);
    if (raw !== null)
        return (raw[2] ?? '').split('\n').map((text, index) => ({ text, line: line + index }));
    const lines = literal.replace(/^"|"$/g, '').split('\n');
    return lines.flatMap((text, index) => unescaped(text)
        .split('\n')
        .map((each) => ({ text: each, line: line + index })));
}
const ESCAPES = { n: '\n', r: '\r', t: '\t', '0': '\0' };
function unescaped(text) {
    return text.replace(/\\(.)/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
/** rustdoc takes the indentation away that all lines share, usually the one space after `///`. */
function withoutCommonIndent(document) {
    let common = Number.POSITIVE_INFINITY;
    for (const { text } of document) {
        if (text.trim() !== '')
            common = Math.min(common, text.length - text.trimStart().length);
    }
    return document.map(({ text, line }) => ({ text: text.slice(Math.min(common, text.length)), line }));
}

;// CONCATENATED MODULE: ./build/changes/rust-doctests.js





/** Finds the doctests of a file, as https://doc.rust-lang.org/rustdoc/write-documentation/documentation-tests.html describes them. */
function readDoctests(tokens) {
    return readDocumentation(tokens)
        .flatMap(codeBlocks)
        .flatMap((block) => doctest(block) ?? []);
}
function doctest(block) {
    const code = lexRust(block.map(({ text }) => unhidden(text)).join('\n'));
    const attributes = markAttributes(code);
    const lines = linesOf(code, (token) => attributes[token] === 0);
    const first = block[0];
    const last = block.at(-1);
    if (lines.length === 0 || first === undefined || last === undefined)
        return null;
    return { line: first.line, endLine: last.line, lines, assertions: assertionTokens(code).length };
}
/** `# use x;` hides a line from readers, `##` writes a `#`; `#[attribute]` is code as it stands. */
function unhidden(line) {
    const code = line.trimStart();
    if (code === '#' || code.startsWith('# '))
        return code.slice(1);
    return code.startsWith('##') ? code.slice(1) : line;
}
/** The blocks of Rust code in one item's Markdown: fenced, or indented by four spaces after a blank line. */
function codeBlocks(document) {
    const blocks = [];
    let fence = null;
    let block = [];
    let inList = false;
    let afterBlank = true;
    const finish = (compiled) => {
        if (compiled && block.length > 0)
            blocks.push(block);
        block = [];
    };
    for (const line of document) {
        const blank = line.text.trim() === '';
        if (fence !== null) {
            const closes = closesFence(line.text, fence);
            if (!closes)
                block.push({ ...line, text: withoutIndent(line.text, fence.indent) });
            else
                finish(fence.compiled);
            if (closes)
                fence = null;
            afterBlank = closes;
            continue;
        }
        const indented = /^(?: {4}|\t)/.test(line.text) && !inList && (afterBlank || block.length > 0);
        fence = indented ? null : openedFence(line.text);
        if (indented)
            block.push({ ...line, text: withoutIndent(line.text, 4) });
        else if (!blank)
            finish(true);
        if (!blank && !indented)
            inList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line.text) || (inList && /^\s/.test(line.text));
        afterBlank = blank;
    }
    finish(fence?.compiled ?? true);
    return blocks;
}
function openedFence(line) {
    const found = /^(\s*)(`{3,}|~{3,})(.*)$/s.exec(line);
    if (found === null)
        return null;
    const [, indent = '', mark = '', info = ''] = found;
    if (mark.startsWith('`') && info.includes('`'))
        return null;
    return { mark, indent: indent.length, compiled: isCompiled(info) };
}
function closesFence(line, { mark }) {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}
const RUST_TAGS = /^(?:rust|should_panic|no_run|compile_fail|test_harness|standalone_crate|allow_fail|edition\d+|E\d{4})$/;
/** Whether rustdoc compiles a block with this info string: a tag of another language rules it out unless one of Rust came first. */
function isCompiled(info) {
    let rust = false;
    let other = false;
    for (const tag of info.split(/[\s,]+/).filter((each) => each !== '' && !each.startsWith('{'))) {
        if (tag === 'ignore' || tag.startsWith('ignore-'))
            return false;
        if (tag === 'rust')
            rust = true;
        else if (RUST_TAGS.test(tag))
            rust ||= !other;
        else
            other = true;
    }
    return rust || !other;
}
function withoutIndent(line, width) {
    const blank = line.length - line.trimStart().length;
    return line.slice(Math.min(width, blank));
}

;// CONCATENATED MODULE: ./build/changes/rust-headers.js

/** Keywords of items that hold no other items and end with a `;`. */
const PLAIN = new Set(['const', 'static', 'type', 'use']);
/** What follows a `const` that belongs to a function. */
const MODIFIERS = new Set(['async', 'extern', 'fn', 'unsafe']);
/** Whether an item of this keyword starts here: the keyword and a name (`impl` has none). */
function isItemHead(tokens, at, keyword) {
    return tokenText(tokens, at) === keyword && (tokens.kinds[at + 1] === WORD || keyword === 'impl');
}
/**
 * The end of the header of the item whose keyword stands at `at`: the `{` of its body, or the `;` of an item without
 * one; -1 when neither comes. Braces in a generic argument are followed by `>` or `,`, a body never is. The search ends
 * where the next item of the kind starts, so that all searches in a text together are linear.
 */
function headerEnd(tokens, at) {
    const keyword = tokenText(tokens, at);
    for (let next = at + 1; next < tokens.kinds.length; next++) {
        if (opensGroup(tokens, next)) {
            const close = tokens.partners[next] ?? next;
            const follows = isPunctuation(tokens, close + 1, '>') || isPunctuation(tokens, close + 1, ',');
            if (isPunctuation(tokens, next, '{') && !follows)
                return next;
            next = close;
        }
        else if (isPunctuation(tokens, next, ';')) {
            return next;
        }
        else if (closesGroup(tokens, next)) {
            return -1;
        }
        else if (next > at + 1 && tokens.kinds[next] === WORD && isItemHead(tokens, next, keyword)) {
            return -1;
        }
    }
    return -1;
}
/** The `{` of the body of the item whose keyword stands at `at`, or -1 when it has none. */
function bodyOf(tokens, at) {
    const end = headerEnd(tokens, at);
    return end >= 0 && isPunctuation(tokens, end, '{') ? end : -1;
}
/**
 * The `;` of the constant, static, type or `use` that starts at `at`, `pub` included, or -1 when none does. Like
 * `bodyOf`, the search ends where the next such item starts.
 */
function endOfPlainItem(tokens, at) {
    if (!startsItem(tokens, at))
        return -1;
    let keyword = at;
    if (tokenText(tokens, at) === 'pub')
        keyword = opensGroup(tokens, at + 1) ? (tokens.partners[at + 1] ?? at) + 1 : at + 1;
    if (!PLAIN.has(tokenText(tokens, keyword)) || MODIFIERS.has(tokenText(tokens, keyword + 1)))
        return -1;
    for (let next = keyword + 1; next < tokens.kinds.length; next++) {
        if (opensGroup(tokens, next))
            next = tokens.partners[next] ?? next;
        else if (isPunctuation(tokens, next, ';'))
            return next;
        else if (closesGroup(tokens, next))
            return -1;
        else if (tokens.kinds[next] === WORD && PLAIN.has(tokenText(tokens, next)) && startsItem(tokens, next))
            return -1;
    }
    return -1;
}
/** The end of a group that the item stands in, or a closer that closes nothing. */
function closesGroup(tokens, at) {
    return [')', ']', '}'].some((character) => isPunctuation(tokens, at, character));
}
/** `*const T`, `<const N: usize>`, `&raw const x` and `impl Trait + use<'a>` start no item. */
function startsItem(tokens, at) {
    if (at === 0 || tokenText(tokens, at - 1) === 'pub')
        return true;
    return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}

;// CONCATENATED MODULE: ./build/changes/rust-skeleton.js




function skeletonOf(tokens) {
    const parts = [];
    const offsets = [];
    const written = [];
    let length = 0;
    for (let at = 0; at < tokens.kinds.length;) {
        const passage = passageAt(tokens, at);
        const space = at > 0 && isGlued(tokens, at) ? '' : '\n';
        parts.push(space);
        length += space.length;
        for (const [text, token] of passage.pieces) {
            parts.push(text);
            offsets.push(length);
            written.push(token);
            length += text.length;
        }
        at = passage.next;
    }
    const tokenAt = (offset) => written[firstAtLeast(offsets, offset + 1) - 1] ?? 0;
    return { text: parts.join(''), tokenAt };
}
function passageAt(tokens, at) {
    const afterAttribute = attributeEnd(tokens, at);
    if (afterAttribute >= 0) {
        const inner = isPunctuation(tokens, at + 1, '!');
        return {
            pieces: [
                [inner ? '#![a' : '#[a', at],
                [']', afterAttribute - 1],
            ],
            next: afterAttribute,
        };
    }
    if (isPunctuation(tokens, at, '[') && opensGroup(tokens, at)) {
        const close = tokens.partners[at] ?? at;
        return {
            pieces: [
                ['[a', at],
                [']', close],
            ],
            next: close + 1,
        };
    }
    const known = tokens.kinds[at] === WORD ? wordPassage(tokens, at) : null;
    return known ?? { pieces: [[plainText(tokens, at), at]], next: at + 1 };
}
/** Keywords of items with a header before a body. */
const HEADED = new Set(['enum', 'fn', 'impl', 'struct', 'trait', 'union']);
function wordPassage(tokens, at) {
    const word = tokenText(tokens, at);
    if (HEADED.has(word) && isItemHead(tokens, at, word))
        return headedPassage(tokens, at, word);
    const group = macroGroup(tokens, at);
    if (group >= 0) {
        const close = tokens.partners[group] ?? group;
        const defines = group === at + 3 ? 'a' : '';
        const opening = `${plainText(tokens, at)}!${defines}${tokenText(tokens, group)}`;
        return {
            pieces: [
                [opening, at],
                [tokenText(tokens, close), close],
            ],
            next: close + 1,
        };
    }
    const end = endOfPlainItem(tokens, at);
    return end < 0 ? null : { pieces: [['use a', at]], next: end };
}
/** Of a function's header only its name is kept, of the others' nothing; the items in an `impl` or a trait follow. */
function headedPassage(tokens, at, word) {
    const end = headerEnd(tokens, at);
    if (end < 0)
        return null;
    const name = word === 'fn' ? `${plainText(tokens, at + 1)}()` : 'a';
    if (isPunctuation(tokens, end, ';'))
        return { pieces: [[word === 'fn' ? `fn ${name}` : 'use a', at]], next: end };
    const head = [`${word} ${name}{`, at];
    if (word === 'impl' || word === 'trait')
        return { pieces: [head], next: end + 1 };
    const close = tokens.partners[end] ?? end;
    return { pieces: [head, ['}', close]], next: close + 1 };
}
/** Words that may stand before a `!` that is no macro's, as in `impl Trait for !`. */
const NO_MACRO = new Set([
    'as',
    'const',
    'dyn',
    'for',
    'if',
    'impl',
    'in',
    'match',
    'mut',
    'return',
    'while',
]);
/** The group of the macro that is invoked, or defined (`macro_rules! name`), from this word on; -1 when there is none. */
function macroGroup(tokens, at) {
    if (!isPunctuation(tokens, at + 1, '!') || NO_MACRO.has(tokenText(tokens, at)))
        return -1;
    const group = tokens.kinds[at + 2] === WORD ? at + 3 : at + 2;
    return opensGroup(tokens, group) ? group : -1;
}
/** What the grammar's tokens can't spell (a raw or non-ASCII name) is written as another of its kind. */
function plainText(tokens, at) {
    switch (tokens.kinds[at]) {
        case TEXT:
            return '""';
        case NUMBER:
            return '0';
        case LIFETIME:
            return "'a";
        case WORD: {
            const word = tokenText(tokens, at);
            return /^\w+$/.test(word) ? word : 'r_';
        }
        default:
            return tokenText(tokens, at);
    }
}
const OPERATOR = /[-=<>&|:.+*/%^!]/;
/** Characters of one operator stay together, and `$` with its name. Everything else starts a line, so that no token can run on. */
function isGlued(tokens, at) {
    if (tokens.starts[at] !== tokens.ends[at - 1] || tokens.kinds[at - 1] !== PUNCTUATION)
        return false;
    const before = tokenText(tokens, at - 1);
    if (tokens.kinds[at] === WORD)
        return before === '$';
    return tokens.kinds[at] === PUNCTUATION && OPERATOR.test(before) && OPERATOR.test(tokenText(tokens, at));
}

;// CONCATENATED MODULE: ./build/changes/rust-macro-items.js





/** Macros that make a test of every function in them. */
const TESTING_MACROS = new Set(['quickcheck']);
/**
 * Finds the functions in a macro's tokens, where the grammar has no items to offer: attributes, `fn`, a name that is
 * spelled out, and a body. The definition of a macro is left alone, since its functions are none until it is invoked.
 */
function itemsInMacro(tokens, macro, found) {
    const end = tokens.partners[macro.open] ?? 0;
    const inner = [];
    let pending = null;
    for (let at = macro.open + 1; at < end;) {
        while (at > (inner.at(-1)?.close ?? end))
            inner.pop();
        if (attributeEnd(tokens, at) >= 0) {
            pending = readAttributes(tokens, at, end);
            at = pending.end;
            continue;
        }
        const skipped = skipGroup(tokens, at);
        if (skipped >= 0) {
            at = skipped;
            pending = null;
        }
        else if (isItemHead(tokens, at, 'mod') && opensGroup(tokens, at + 2)) {
            const close = tokens.partners[at + 2] ?? at;
            inner.push({ name: tokenText(tokens, at + 1), close });
            noteTestOnly(tokens, pending, close, found);
            pending = null;
            at += 3;
        }
        else if (isItemHead(tokens, at, 'fn')) {
            const modules = [macro.modules, inner];
            at = noteFunction(tokens, { at, modules, pending, generated: TESTING_MACROS.has(macro.name) }, found);
            pending = null;
        }
        else {
            if (endsItem(tokens, at))
                pending = null;
            at++;
        }
    }
}
/** Returns the token to go on with. */
function noteFunction(tokens, { at, modules, pending, generated }, found) {
    const open = bodyOf(tokens, at);
    if (open < 0)
        return at + 2;
    const close = tokens.partners[open] ?? open;
    noteTestOnly(tokens, pending, close, found);
    const path = functionPath(modules, tokenText(tokens, at + 1));
    if (path === null)
        return close + 1;
    found.functions.push({
        path,
        attributes: pending?.attributes ?? [],
        first: pending?.end ?? at,
        name: at + 1,
        open,
        close,
        free: true,
        generated,
    });
    return close + 1;
}
function noteTestOnly(tokens, pending, close, found) {
    if (pending?.attributes.some((attribute) => isTestCfg(tokens, attribute)))
        found.testOnly.push([pending.end, close + 1]);
}
/** The token after a macro's definition, an `impl` or a trait, or -1 when none of these starts here. */
function skipGroup(tokens, at) {
    if (tokens.kinds[at] !== WORD)
        return -1;
    const word = tokenText(tokens, at);
    const open = word === 'macro_rules'
        ? macroGroup(tokens, at)
        : (word === 'impl' || word === 'trait') && isItemHead(tokens, at, word)
            ? bodyOf(tokens, at)
            : -1;
    return open < 0 ? -1 : (tokens.partners[open] ?? open) + 1;
}
function endsItem(tokens, at) {
    return [';', '{', '}', '=', ','].some((character) => isPunctuation(tokens, at, character));
}

;// CONCATENATED MODULE: ./build/changes/rust-items.js






/** Nodes of the grammar in which a function is no test, whatever its attributes say. */
const ENCLOSING = new Set(['ImplItem', 'TraitItem', 'ForeignModItem', 'Block']);
/** What is done where a node of the grammar starts, given its half-open range of tokens. */
const ENTER = {
    AttributeItem: enterAttributes,
    InnerAttribute: enterInnerAttribute,
    ModItem: enterModule,
    FunctionItem: enterFunction,
    MacroInvocation: enterMacro,
};
/** Reads the items of a file off the syntax tree of its skeleton. */
function readItems(tokens, skeleton, tree) {
    const walk = {
        tokens,
        functions: [],
        testOnly: [],
        modules: [],
        pending: { attributes: [], end: -1 },
        enclosing: 0,
    };
    tree.iterate({
        enter({ name, from, to }) {
            const handle = ENTER[name];
            if (handle)
                handle(walk, skeleton.tokenAt(from), skeleton.tokenAt(Math.max(from, to - 1)) + 1);
            if (ENCLOSING.has(name))
                walk.enclosing++;
        },
        leave({ name }) {
            if (name === 'ModItem')
                walk.modules.pop();
            if (ENCLOSING.has(name))
                walk.enclosing--;
        },
    });
    return walk;
}
function enterAttributes(walk, from, to) {
    walk.pending = readAttributes(walk.tokens, from, to);
    if (walk.pending.attributes.some((attribute) => isTestCfg(walk.tokens, attribute))) {
        walk.testOnly.push([walk.pending.end, to]);
    }
}
/** `#![cfg(test)]` governs the module that it stands in, or the file. */
function enterInnerAttribute(walk, from, to) {
    if (walk.enclosing > 0)
        return;
    const { attributes } = readAttributes(walk.tokens, from, to);
    if (!attributes.some((attribute) => isTestCfg(walk.tokens, attribute)))
        return;
    const module = walk.modules.at(-1) ?? { from: 0, to: walk.tokens.kinds.length };
    walk.testOnly.push([module.from, module.to]);
}
function enterModule(walk, from, to) {
    const name = keywordWithin(walk.tokens, 'mod', from, to) + 1;
    walk.modules.push({ name: tokenText(walk.tokens, name), from, to });
}
function enterFunction(walk, from, to) {
    const { tokens, modules, pending } = walk;
    const name = keywordWithin(tokens, 'fn', from, to) + 1;
    const close = to - 1;
    const open = tokens.partners[close] ?? -1;
    const path = functionPath([modules], tokenText(tokens, name));
    if (path === null || open < name || !isPunctuation(tokens, close, '}'))
        return;
    walk.functions.push({
        path,
        attributes: pending.end === from ? pending.attributes : [],
        first: from,
        name,
        open,
        close,
        free: walk.enclosing === 0,
        generated: false,
    });
}
function enterMacro(walk, from, to) {
    const { tokens, modules } = walk;
    if (walk.enclosing > 0)
        return;
    let name = from;
    while (name < to && !isPunctuation(tokens, name + 1, '!'))
        name++;
    const open = macroGroup(tokens, name);
    if (open >= to || open < 0)
        return;
    itemsInMacro(tokens, { name: tokenText(tokens, name), open, modules }, walk);
}
/** The token of the keyword that a name follows; where the grammar mended a broken item, the one before the range. */
function keywordWithin(tokens, keyword, from, to) {
    for (let at = from; at < to; at++)
        if (isItemHead(tokens, at, keyword))
            return at;
    return from - 1;
}

;// CONCATENATED MODULE: ./build/changes/rust-untested.js


/**
 * Half-open ranges of tokens that no test build compiles, such as what `#[cfg(any())]` or `#![cfg(not(test))]` governs.
 * Found by tokens alone, so inside of macros too: an item ends with its first `;` or block. Linear in the tokens.
 */
function untestedRanges(tokens) {
    const ranges = [];
    const blocks = [];
    for (let at = 0; at < tokens.kinds.length;) {
        while (at > (tokens.partners[blocks.at(-1) ?? -1] ?? at))
            blocks.pop();
        if (isPunctuation(tokens, at, '{') && opensGroup(tokens, at))
            blocks.push(at);
        const inner = isPunctuation(tokens, at + 1, '!');
        const end = inner ? attributeEnd(tokens, at) : runEnd(tokens, at);
        if (end < 0) {
            at++;
            continue;
        }
        const { attributes } = readAttributes(tokens, at, end);
        if (attributes.some((attribute) => isUntestedCfg(tokens, attribute))) {
            const block = blocks.at(-1);
            const whole = [block ?? 0, blockEnd(tokens, block)];
            ranges.push(inner ? whole : [at, itemEnd(tokens, end)]);
        }
        at = end;
    }
    return ranges;
}
/** The end of the outer attributes that stand one after the other from this token on, or -1. */
function runEnd(tokens, from) {
    let end = -1;
    for (let at = attributeEnd(tokens, from); at >= 0; at = attributeEnd(tokens, at)) {
        end = at;
        if (isPunctuation(tokens, at + 1, '!'))
            break;
    }
    return end;
}
function blockEnd(tokens, block) {
    return block === undefined ? tokens.kinds.length : (tokens.partners[block] ?? block) + 1;
}
/** A closer or another attribute ends it as well, so that no token is passed twice. */
function itemEnd(tokens, from) {
    for (let at = from; at < tokens.kinds.length; at++) {
        if (isPunctuation(tokens, at, ';'))
            return at + 1;
        if ([')', ']', '}'].some((closer) => isPunctuation(tokens, at, closer)))
            return at;
        if (attributeEnd(tokens, at) >= 0)
            return at;
        if (!opensGroup(tokens, at))
            continue;
        const close = tokens.partners[at] ?? at;
        if (isPunctuation(tokens, at, '{'))
            return close + 1;
        at = close;
    }
    return tokens.kinds.length;
}

;// CONCATENATED MODULE: ./build/changes/rust-source.js









/**
 * Parses a Rust source file. Every text has an answer: what is no Rust is passed over, and the items around it are still
 * found. Time is linear in the text, however hostile, and nothing recurses with its nesting. As for rustc, CRLF is LF.
 */
function parseRust(source) {
    const text = source.replaceAll('\r\n', '\n');
    const tokens = lexRust(text);
    const skeleton = skeletonOf(tokens);
    const { functions, testOnly } = readItems(tokens, skeleton, parseSkeleton(skeleton.text));
    functions.sort((a, b) => a.name - b.name);
    const context = { tokens, lineAt: lineIndex(text), assertions: assertionTokens(tokens) };
    const testItems = functions.filter(isTest);
    const tests = testItems.map((item) => testFunction(context, item));
    const helpers = functions.filter((item) => !isTest(item)).map((item) => rustFunction(context, item));
    const doctests = readDoctests(tokens);
    const attributes = markAttributes(tokens);
    const ofTests = markRanges(tokens, [
        ...testOnly,
        ...testItems.filter(isCertain).map(({ first, close }) => [first, close + 1]),
    ]);
    const untested = markRanges(tokens, untestedRanges(tokens));
    const isTested = (token) => attributes[token] === 0 && untested[token] === 0;
    const doctestLines = doctests.flatMap((doctest) => doctest.lines);
    const own = linesOf(tokens, (token) => isTested(token) && ofTests[token] === 1);
    return {
        tests,
        helpers,
        doctests,
        testLines: [...own, ...doctestLines],
        get testFileLines() {
            return linesOf(tokens, isTested);
        },
        get codeLines() {
            return [...linesOf(tokens, (token) => attributes[token] === 0), ...doctestLines];
        },
        assertions: rust_source_sum([
            context.assertions.length,
            ...tests.map(({ shouldPanic }) => Number(shouldPanic)),
            ...doctests.map((doctest) => doctest.assertions),
        ]),
    };
}
/** rustc itself overflows its stack on deeper nesting, unless its thread is given more. */
const MAX_NESTING = 256;
/** UTF-16 units of a skeleton. The largest of 9,600 files of real crates, generated bindings among them, has a fifth of this. */
const MAX_SKELETON_LENGTH = 500_000;
/** UTF-16 units of a skeleton in which errors are mended. Mending garbage takes up to 25 µs a unit, and more memory the longer it goes on. */
const MAX_MENDED_LENGTH = 50_000;
const strictParser = dist/* parser */.K.configure({ strict: true });
/**
 * A skeleton with an error in it is parsed again with the grammar's error recovery, which finds the items around the
 * error. That has a price on garbage, so in long or deeply nested garbage nothing is found.
 */
function parseSkeleton(text) {
    if (text.length > MAX_SKELETON_LENGTH || nestingOf(text) > MAX_NESTING)
        return dist/* parser */.K.parse('');
    try {
        return strictParser.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return dist/* parser */.K.parse(text.length > MAX_MENDED_LENGTH ? '' : text);
    }
}
function nestingOf(text) {
    let depth = 0;
    let deepest = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if ('([{<'.includes(character))
            depth++;
        else if (')]}>'.includes(character))
            depth--;
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
function isTest({ free, generated, attributes }) {
    return free && (generated || attributes.some(isTestAttribute));
}
/** A test under every configuration that it is compiled in. */
function isCertain({ generated, attributes }) {
    return generated || attributes.some((attribute) => isTestAttribute(attribute) && !attribute.conditional);
}
function rustFunction({ tokens, lineAt, assertions }, item) {
    return {
        name: item.path.join('::'),
        line: lineAt(tokens.starts[item.name] ?? 0),
        endLine: lineAt(tokens.starts[item.close] ?? 0),
        assertions: countWithin(assertions, item.open, item.close),
    };
}
function testFunction(context, item) {
    const { tokens, lineAt } = context;
    const written = rustFunction(context, item);
    const ignore = item.attributes.find(({ path, conditional }) => path === 'ignore' && !conditional);
    const shouldPanic = item.attributes.some(({ path }) => path === 'should_panic');
    return {
        ...written,
        assertions: written.assertions + Number(shouldPanic),
        ignoreLine: ignore === undefined ? null : lineAt(tokens.starts[ignore.token] ?? 0),
        shouldPanic,
        body: tokenSequence(tokens, item.open + 1, item.close),
    };
}
/** Marks the tokens that lie in one of the half-open ranges; ranges may nest as deep as they like. */
function markRanges(tokens, ranges) {
    const steps = new Int32Array(tokens.kinds.length + 1);
    for (const [from, to] of ranges) {
        steps[from] = (steps[from] ?? 0) + 1;
        steps[to] = (steps[to] ?? 0) - 1;
    }
    const marks = new Uint8Array(tokens.kinds.length);
    let depth = 0;
    for (let token = 0; token < marks.length; token++) {
        depth += steps[token] ?? 0;
        if (depth > 0)
            marks[token] = 1;
    }
    return marks;
}
function rust_source_sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/changes/source-text.js

/** git calls a file binary when one of its first 8,000 bytes is NUL (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE_BYTES = 8_000;
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/**
 * The text of a source file, without a byte order mark. Where a file is not UTF-8, each byte that belongs to no
 * character becomes the lone surrogate U+DC00 + byte, which no UTF-8 text can hold: nothing is lost, equal bytes stay
 * equal, and what is counted in one version of a file is counted in the other (spec: B14).
 */
function decodeSource(bytes) {
    const decoder = new TextDecoder();
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return decoder.decode(bytes);
    const parts = [];
    const runs = new TextDecoder('utf-8', { ignoreBOM: true });
    let valid = 0;
    for (let at = 0; at < bytes.length;) {
        const length = characterLength(bytes, at);
        if (length === 0) {
            parts.push(runs.decode(bytes.subarray(valid, at)), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
            valid = at + 1;
        }
        at += Math.max(1, length);
    }
    parts.push(runs.decode(bytes.subarray(valid)));
    return parts.join('').replace(/^\ufeff/, '');
}
/** Bytes of the character that starts here, 0 where none does. */
function characterLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const character = bytes.subarray(at, at + length);
    return character.length === length && (0,external_node_buffer_.isUtf8)(character) ? length : 0;
}

;// CONCATENATED MODULE: ./build/repository.js
/** A larger source file is not read as one: no hand writes it, and parsing it would cost every reader. In bytes. */
const MAX_SOURCE_BYTES = 2 * 1024 * 1024;

;// CONCATENATED MODULE: ./build/collect/test-sources.js




/** What tells a test function from all others of a repository. */
function functionKey(path, name) {
    return `${path}\0${name}`;
}
/** Reads Rust files of a commit; every asked path has an entry, `null` where the commit does not hold it. */
async function readSources(repository, commit, paths, oids) {
    if (paths.length === 0)
        return (0,facts/* known */.eO)(new Map());
    const contents = await repository.readFiles(commit, paths, MAX_SOURCE_BYTES, oids);
    if (contents.state !== 'known')
        return contents;
    return (0,facts/* known */.eO)(new Map([...contents.value].map(([path, content]) => [path, sourceOf(content)])));
}
/** The side that could be looked into; what could not be counts as absent. */
function sideOf(read) {
    return typeof read === 'object' ? read : null;
}
function sourceOf(content) {
    if (content.state === 'absent')
        return null;
    if (content.state !== 'bytes')
        return content.state;
    const text = decodeSource(content.bytes);
    const { tests, helpers, doctests, assertions } = parseRust(text);
    return { tests, helpers, doctests, assertions, lines: countLines(text) };
}
function countLines(text) {
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
        lines++;
    return lines;
}
/**
 * Finds the line at the head that is nearest to a line before: behind the last function above it that is still there, else
 * at the first one below it. 1 in a file that is gone.
 */
function lineFinder(before, after) {
    if (after === null)
        return () => 1;
    const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
    const still = [...before.helpers, ...before.tests].flatMap(({ name, line, endLine }) => {
        const found = now.get(name);
        return found === undefined ? [] : [{ line, endLine, now: found }];
    });
    still.sort((a, b) => a.line - b.line);
    return (line) => {
        // Functions nest, so the last that starts above may end below.
        let at = test_sources_firstAtLeast(still, line) - 1;
        const below = still[test_sources_firstAtLeast(still, line + 1)];
        while (at >= 0 && (still[at]?.endLine ?? 0) >= line)
            at--;
        const found = still[at]?.now.endLine ?? below?.now.line ?? line;
        return Math.min(Math.max(1, found), after.lines);
    };
}
/** The index of the first function that starts at this line or below it. */
function test_sources_firstAtLeast(functions, line) {
    let [low, high] = [0, functions.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((functions[middle]?.line ?? line) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/collect/test-sources-names.js
function indexTests(files) {
    const named = new Map();
    const placed = new Map();
    for (const [path, side] of files) {
        const modules = [placeOf(path).at(-1) ?? '', ...(isCrateRoot(path) ? [''] : [])];
        for (const test of side?.tests ?? []) {
            push(named, test.name, { path, test });
            for (const module of modules)
                push(placed, placeKey(module, test.name), { path, test });
        }
    }
    return { named, placed };
}
/** How many parts of a name may follow the function: `#[rstest]` and the like add one or two. */
const MAX_TAIL = 2;
/** How many modules a file may hold around a test. */
const MAX_OWN_PARTS = 32;
/** Of more namesakes in other places none is likelier than the rest. */
const MAX_NAMESAKES = 100;
/**
 * The functions that a test is most likely made of; several when they are equally likely, none when a macro made it out of
 * nothing that looks like it. A test's name holds its module path, and files mostly lie as their modules do.
 */
function locateTest(id, index) {
    const parts = id.name.split('::');
    const fitting = [];
    const namesakes = [];
    for (let tail = 0; tail <= MAX_TAIL && tail < parts.length; tail++) {
        const named = parts.slice(0, parts.length - tail);
        const behind = parts.slice(named.length).join('::');
        for (let own = 1; own <= Math.min(named.length, MAX_OWN_PARTS); own++) {
            const modules = named.slice(0, named.length - own);
            const name = named.slice(-own).join('::');
            for (const found of index.placed.get(placeKey(modules.at(-1) ?? '', name)) ?? []) {
                if (liesInModules(found.path, modules))
                    fitting.push({ ...found, tail: behind, fits: true });
            }
            const others = index.named.get(name) ?? [];
            if (namesakes.length + others.length <= MAX_NAMESAKES)
                for (const found of others)
                    namesakes.push({ ...found, tail: behind, fits: false });
        }
    }
    return likeliest(id, fitting.length > 0 ? fitting : namesakes);
}
function likeliest(id, found) {
    const scores = found.map(({ path, tail }) => likelihood(id, path) + (tail === '' ? 1 : 0));
    const best = scores.reduce((most, score) => Math.max(most, score), 0);
    return found.filter((_, i) => scores[i] === best);
}
function placeKey(module, name) {
    return `${module}\0${name}`;
}
function push(map, key, test) {
    const same = map.get(key);
    if (same === undefined)
        map.set(key, [test]);
    else
        same.push(test);
}
/** Files that are the root of a crate or of a folder's module, whatever they are called. */
const ROOTS = ['lib', 'main', 'mod'];
/** Folders in which each file is a crate of its own. */
const CRATE_FOLDERS = ['tests', 'bin', 'benches', 'examples'];
function liesInModules(path, modules) {
    return modules.length > 0 ? endsWith(placeOf(path), modules) : isCrateRoot(path);
}
/** The folders of a file as modules are nested: `a/b.rs` and `a/b/mod.rs` lie in the same place. */
function placeOf(path) {
    const folders = foldersOf(path);
    return ROOTS.includes(folders.at(-1) ?? '') ? folders.slice(0, -1) : folders;
}
function isCrateRoot(path) {
    const folders = foldersOf(path);
    const stem = folders.at(-1);
    return stem === 'lib' || stem === 'main' || CRATE_FOLDERS.includes(folders.at(-2) ?? '');
}
/** Among files that lie alike, the target weighs more than the package's folder. */
function likelihood(id, path) {
    const folders = foldersOf(path);
    const ofTarget = id.target_kind === 'test' ? folders.includes(id.target) : !folders.includes('tests');
    const packages = [id.package, id.package.replaceAll('-', '_'), id.package.replaceAll('_', '-')];
    return (ofTarget ? 4 : 0) + (folders.some((folder) => packages.includes(folder)) ? 2 : 0);
}
function foldersOf(path) {
    return path.replace(/\.rs$/, '').split('/');
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('::') < 0 ? 0 : name.lastIndexOf('::') + 2);
}
function endsWith(whole, end) {
    const offset = whole.length - end.length;
    return offset >= 0 && end.every((part, i) => whole[offset + i] === part);
}

;// CONCATENATED MODULE: ./build/collect/test-sources-pool.js
/** Adding and taking together cost time linear in the number of keys. */
function createPool() {
    const queues = new Map();
    const taken = new Set();
    return {
        add(item, keys) {
            for (const key of new Set(keys)) {
                const queue = queues.get(key);
                if (queue === undefined)
                    queues.set(key, { items: [item], next: 0 });
                else
                    queue.items.push(item);
            }
        },
        take(keys) {
            for (const key of keys) {
                const queue = queues.get(key);
                if (queue === undefined)
                    continue;
                while (queue.next < queue.items.length) {
                    const item = queue.items[queue.next];
                    queue.next += 1;
                    if (item === undefined || taken.has(item))
                        continue;
                    taken.add(item);
                    return item;
                }
            }
            return null;
        },
    };
}

;// CONCATENATED MODULE: ./build/collect/test-sources-doctests.js



/**
 * Pairs doctests that vanished with new ones. A doctest's name says its file and item but not its place, so bodies are
 * counted by file: of those that a file named before, as many were renamed or moved as their code is still there. Which of
 * them is told by what their names have in common.
 */
function pairDoctests({ changes, workspace, baseline }, vanished, added) {
    if (vanished.length === 0 || added.length === 0)
        return [];
    const sides = new Map(changes.map((change) => [change.path, change]));
    const pathOf = (change) => doctestPath(change.test.name, workspace);
    const files = [...new Set([...vanished, ...added].map(pathOf))].flatMap((path) => sides.get(path) ?? []);
    const present = bodyCounts(files.map(({ after }) => after));
    const named = countBy(baseline.filter((test) => test.target_kind === 'doctest').map(({ name }) => doctestPath(name, workspace)));
    const goneFrom = groupBy(vanished, pathOf);
    const items = new Set(added.map(itemOf));
    const pool = createPool();
    for (const change of added)
        pool.add(change, keysOf(change));
    const pairs = [];
    for (const file of files.toSorted((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.path, b.path))) {
        const gone = goneFrom.get(file.path) ?? [];
        const moved = stillThere(file, gone.length, named.get(file.path) ?? 0, present);
        // Those whose item is still there first, so that the others do not take their partners.
        const ordered = [
            ...gone.filter((each) => items.has(itemOf(each))),
            ...gone.filter((each) => !items.has(itemOf(each))),
        ];
        for (const from of ordered.slice(0, moved)) {
            const to = pool.take(keysOf(from));
            if (to !== null)
                pairs.push({ from, to });
        }
    }
    return pairs;
}
/** What two doctests may share, best first. */
function keysOf(change) {
    const { package: owner } = change.test;
    return [JSON.stringify([owner, itemOf(change)]), JSON.stringify([owner])];
}
/** Repository path of the file that a doctest's name starts with. */
function doctestPath(name, workspace) {
    const dash = name.indexOf(' - ');
    // The second and later blocks of a file's own documentation have a number behind the file and no item.
    const file = (dash < 0 ? name : name.slice(0, dash)).replace(/ #[0-9]{1,9}$/, '');
    return workspace === '' ? file : `${workspace}/${file}`;
}
/** How many of a file's vanished doctests still have their code somewhere. Takes what it counts out of `present`. */
function stillThere({ before }, gone, named, present) {
    const bodies = before?.doctests.map(test_sources_doctests_bodyOf) ?? [];
    // Blocks that a macro or another file brings are not seen here, so nothing can be said of this file.
    if (bodies.length < named)
        return 0;
    let lost = 0;
    for (const body of bodies) {
        const left = present.get(body) ?? 0;
        if (left === 0)
            lost += 1;
        else
            present.set(body, left - 1);
    }
    return Math.max(0, gone - lost);
}
function bodyCounts(sides) {
    return countBy(sides.flatMap((side) => side?.doctests.map(test_sources_doctests_bodyOf) ?? []));
}
function test_sources_doctests_bodyOf({ lines }) {
    return lines.join('\n');
}
function countBy(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const same = groups.get(keyOf(item));
        if (same === undefined)
            groups.set(keyOf(item), [item]);
        else
            same.push(item);
    }
    return groups;
}
/** The item's own name, with the number and the mode behind it. */
function itemOf({ test }) {
    const dash = test.name.indexOf(' - ');
    return lastPart(dash < 0 ? '' : test.name.slice(dash + 3));
}

;// CONCATENATED MODULE: ./build/collect/test-sources-places.js




/** Finds tests in the files that changed; one that a macro made, or whose file did not change, is found nowhere. */
function placeFinder({ changes }, workspace) {
    const byPath = new Map(changes.map((change) => [change.path, change]));
    const was = indexTests(changes.map(({ path, before }) => [path, before]));
    const is = indexTests(changes.map(({ path, after }) => [path, after]));
    const namesNow = new Map(changes.map(({ path, after }) => [path, new Set(after?.tests.map(({ name }) => name))]));
    const isGone = ({ path, test }) => namesNow.get(path)?.has(test.name) !== true;
    const lineIn = remember((path) => {
        const change = byPath.get(path);
        return change?.before ? lineFinder(change.before, change.after) : null;
    });
    const blockIn = remember((path) => whereBlockWas(byPath.get(path), lineIn(path)));
    return {
        whereItWas(test) {
            if (test.target_kind === 'doctest')
                return blockIn(doctestPath(test.name, workspace));
            const located = locateTest(test, was);
            const found = located.find(isGone) ?? located.find(({ fits }) => fits);
            const line = lineIn(found?.path ?? '')?.(found?.test.line ?? 1);
            return found === undefined || line === undefined
                ? null
                : { path: found.path, line, name: found.test.name };
        },
        whereIgnored(test) {
            const found = locateTest(test, is).find(({ fits }) => fits);
            if (found === undefined)
                return null;
            const { name, ignoreLine, line } = found.test;
            return { path: found.path, line: ignoreLine ?? line, name };
        },
    };
}
/** The first block of the file whose code is gone stands for all of them. */
function whereBlockWas(change, lineIn) {
    if (!change?.before || lineIn === null)
        return null;
    const still = new Set(change.after?.doctests.map(({ lines }) => lines.join('\n')));
    const lost = change.before.doctests.find(({ lines }) => !still.has(lines.join('\n')));
    return { path: change.path, line: lost === undefined ? 1 : lineIn(lost.line), name: null };
}
function remember(find) {
    const known = new Map();
    return (path) => {
        const answer = known.get(path) ?? find(path);
        known.set(path, answer);
        return answer;
    };
}
/**
 * Looks the places up at the merge base. Where the history starts there, whatever differs is the pull request's, and nothing
 * is read.
 */
async function readEarlierState(repository, mergeBase, from, places) {
    const paths = new Set(places.flatMap((place) => (place === null || place.name === null ? [] : [place.path])));
    if (paths.size === 0 || mergeBase.state !== 'known' || mergeBase.value === from)
        return (0,facts/* known */.eO)(NOT_EARLIER);
    const read = await readSources(repository, mergeBase.value, [...paths]);
    if (read.state !== 'known')
        return read;
    const tests = new Map([...read.value].flatMap(([path, source]) => (sideOf(source)?.tests ?? []).map((test) => [functionKey(path, test.name), test])));
    const testAt = ({ path, name }) => tests.get(functionKey(path, name ?? ''));
    return (0,facts/* known */.eO)({
        wasAbsent: (place) => place.name !== null && testAt(place) === undefined,
        wasIgnored: (place) => typeof testAt(place)?.ignoreLine === 'number',
    });
}
const NOT_EARLIER = { wasAbsent: () => false, wasIgnored: () => false };

;// CONCATENATED MODULE: ./build/changes/test-identity.js
/**
 * Pairs tests that vanished with new ones of the same package whose bodies are the same token for token, each at most
 * once, in the order of those that vanished. Where several bodies are equal, one that kept its own name goes first (it
 * moved), then one that stayed in its file (it was renamed).
 */
function matchRenamedTests(vanished, appeared) {
    const pairs = new Map();
    const taken = new Set();
    const likeness = [
        ({ test }) => test.name.slice(test.name.lastIndexOf(':') + 1),
        ({ path }) => path,
        () => '',
    ];
    for (const alike of likeness) {
        const key = (test) => JSON.stringify([test.package, test.test.body, alike(test)]);
        const waiting = test_identity_groupBy(appeared.filter((test) => !taken.has(test)).reverse(), key);
        for (const before of vanished) {
            const after = pairs.has(before) ? undefined : waiting.get(key(before))?.pop();
            if (after === undefined)
                continue;
            pairs.set(before, after);
            taken.add(after);
        }
    }
    return vanished.flatMap((before) => {
        const after = pairs.get(before);
        return after === undefined ? [] : [{ before, after }];
    });
}
/**
 * The tests that a file holds before and after, by name, and that assert less afterwards. A name that is defined several
 * times (once for each platform, say) is compared definition by definition while their number stays, else as a whole.
 */
function lostAssertions(before, after) {
    const earlier = test_identity_groupBy(before, ({ name }) => name);
    const later = test_identity_groupBy(after, ({ name }) => name);
    return [...later].flatMap(([name, now]) => {
        const then = earlier.get(name) ?? [];
        const pairs = then.length === now.length
            ? now.map((test, index) => [then[index]?.assertions ?? 0, test.assertions, test.line])
            : [[total(then), total(now), now[0]?.line ?? 1]];
        return pairs.flatMap(([was, is, line]) => (is < was ? [{ name, line, before: was, after: is }] : []));
    });
}
function total(tests) {
    return tests.reduce((sum, { assertions }) => sum + assertions, 0);
}
function test_identity_groupBy(all, key) {
    const groups = new Map();
    for (const each of all) {
        const group = groups.get(key(each));
        if (group === undefined)
            groups.set(key(each), [each]);
        else
            group.push(each);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/collect/test-sources-renames.js




/**
 * Pairs tests that vanished with new ones of the same package whose body is the same, token for token: one test, renamed or
 * moved. Each test is in one pair at most. Where no source tells the body, nothing is paired.
 */
function pairRenamed(search) {
    const isDoctest = ({ test }) => test.target_kind === 'doctest';
    const [vanished, added] = [search.vanished, search.added].map((list) => list.filter((change) => !isDoctest(change)));
    return [
        ...pairFunctions(vanished ?? [], added ?? [], search.changes),
        ...pairDoctests(search, search.vanished.filter(isDoctest), search.added.filter(isDoctest)),
    ];
}
function pairFunctions(vanished, added, changes) {
    const was = indexTests(changes.map(({ path, before }) => [path, before]));
    const is = indexTests(changes.map(({ path, after }) => [path, after]));
    const [namesBefore, namesNow] = [namesIn(changes, 'before'), namesIn(changes, 'after')];
    const gone = vanished.map((change) => found(change, certain(locateTest(change.test, was), namesNow)));
    const fresh = added.map((change) => found(change, certain(locateTest(change.test, is), namesBefore)));
    return [...pairByBody(gone, fresh), ...pairByName(gone, fresh)];
}
function found(change, located) {
    const functions = located.map(({ path, test, tail }) => {
        // Cases of one function are tests of their own, and one that should panic is another test than one that should not.
        const kin = JSON.stringify([change.test.package, tail, test.shouldPanic]);
        return { package: kin, path, test };
    });
    return { change, functions };
}
function pairByBody(gone, fresh) {
    const changeOf = new Map([...gone, ...fresh].flatMap(({ change, functions }) => functions.map((each) => [each, change])));
    const all = (list) => list.flatMap(({ functions }) => functions);
    const taken = new Set();
    return matchRenamedTests(all(gone), all(fresh)).flatMap(({ before, after }) => {
        const [from, to] = [changeOf.get(before), changeOf.get(after)];
        if (from === undefined || to === undefined || taken.has(from) || taken.has(to))
            return [];
        taken.add(from).add(to);
        return [{ from, to }];
    });
}
/** Where no changed file holds the function its source is as it was: a target was renamed, or another one declares the module now. */
function pairByName(gone, fresh) {
    const pool = createPool();
    const nameOf = ({ test }) => [JSON.stringify([test.package, test.name])];
    const unseen = (list) => list.filter(({ functions }) => functions.length === 0).map(({ change }) => change);
    for (const to of unseen(fresh))
        pool.add(to, nameOf(to));
    return unseen(gone).flatMap((from) => {
        const to = pool.take(nameOf(from));
        return to === null ? [] : [{ from, to }];
    });
}
function namesIn(changes, side) {
    return new Map(changes.map((change) => [change.path, new Set(change[side]?.tests.map(({ name }) => name))]));
}
/** Functions that only one side holds are the likeliest; one that neither lies in its place nor changed is a namesake. */
function certain(located, otherSide) {
    const onlyHere = located.filter(({ path, test }) => otherSide.get(path)?.has(test.name) !== true);
    return onlyHere.length > 0 ? onlyHere : located.filter(({ fits }) => fits);
}

;// CONCATENATED MODULE: ./build/collect/floor-tests.js





/** Completes the comparison of the snapshots with what the sources tell: renames, and where something was. */
async function compareTests(comparison, terms) {
    const history = await neededHistory(comparison, terms);
    if (history.state !== 'known')
        return history;
    const { baseline, evidence } = terms;
    const pairs = pairRenamed({
        vanished: comparison.vanished,
        added: comparison.added,
        changes: history.value.changes,
        workspace: evidence.workspace,
        baseline: [...baseline.tests.passed, ...baseline.tests.failed, ...baseline.tests.ignored],
    });
    const sorted = sortOut(comparison, pairs);
    const places = await findPlaces(sorted, history.value, terms);
    if (places.state !== 'known')
        return places;
    const { vanished, newlyIgnored, goneFunctions } = places.value;
    const lists = {
        by: 'lists',
        ...regressions(sorted.regressed, terms),
        newlyIgnored,
        vanished,
        renamed: sorted.renamed.map(({ from, to }) => ({ from: from.test, to: to.test })),
        before: comparison.testsBefore,
        after: comparison.testsAfter,
        added: comparison.added.length - pairs.length,
        fixed: comparison.fixed.length,
        enabled: comparison.enabled.length,
    };
    return (0,facts/* known */.eO)({ lists, pairs, goneFunctions });
}
const NO_HISTORY = { from: '', changes: [], deleted: new Set(), added: new Set() };
/** Without the sources a test under a new name can't be told from one that is gone; what is merely gone is told all the same. */
async function neededHistory({ vanished, newlyIgnored, added }, terms) {
    if (vanished.length + newlyIgnored.length === 0)
        return (0,facts/* known */.eO)(NO_HISTORY);
    const history = await terms.history();
    const mayBeRenamed = vanished.length > 0 && added.length > 0;
    return history.state === 'known' || mayBeRenamed ? history : (0,facts/* known */.eO)(NO_HISTORY);
}
/** A test under a new name is held to what it did under the old one. */
function sortOut(comparison, pairs) {
    const paired = new Set(pairs.map(({ from }) => from));
    const asPair = (change) => ({ from: change, to: change });
    const fails = ({ from, to }) => from.before === 'passed' && to.after === 'failed';
    const ignores = ({ from, to }) => from.before !== 'ignored' && to.after === 'ignored';
    return {
        regressed: [...comparison.regressed.map(asPair), ...pairs.filter(fails)],
        newlyIgnored: [...comparison.newlyIgnored.map(asPair), ...pairs.filter(ignores)],
        vanished: comparison.vanished.filter((change) => !paired.has(change)),
        renamed: pairs.filter((pair) => !fails(pair) && !ignores(pair)),
    };
}
/** Where tests were taken out and where they are ignored, and whether that was so before the pull request. */
async function findPlaces({ vanished, newlyIgnored }, history, { repository, mergeBase, evidence }) {
    const finder = placeFinder(history, evidence.workspace);
    const gone = vanished.map((change) => ({ change, place: finder.whereItWas(change.test) }));
    const ignored = newlyIgnored.map((pair) => ({ pair, place: finder.whereIgnored(pair.to.test) }));
    const places = [...gone, ...ignored].map(({ place }) => place);
    const earlier = await readEarlierState(repository, mergeBase, history.from, places);
    if (earlier.state !== 'known')
        return earlier;
    const { wasAbsent, wasIgnored } = earlier.value;
    return (0,facts/* known */.eO)({
        vanished: gone.map(({ change, place }) => atPlace({ from: change, to: change }, place, wasAbsent)),
        newlyIgnored: ignored.map(({ pair, place }) => atPlace(pair, place, wasIgnored)),
        goneFunctions: new Set(gone.flatMap(({ place }) => (place?.name ? [functionKey(place.path, place.name)] : []))),
    });
}
function atPlace(pair, place, landedBefore) {
    return {
        ...names(pair),
        path: place?.path ?? null,
        line: place?.line ?? null,
        message: '',
        landedBefore: place !== null && landedBefore(place),
    };
}
function regressions(pairs, { evidence, recovered, retries }) {
    const failures = new Map(evidence.failures.map((failure) => [(0,evidence_snapshot/* testString */.mY)(failure.test), failure]));
    const passedAlone = new Set(retries === 0 ? [] : recovered?.map(evidence_snapshot/* testString */.mY));
    const failed = pairs.map((pair) => {
        const failure = failures.get((0,evidence_snapshot/* testString */.mY)(pair.to.test));
        const { path = null, line = null, message = '' } = failure ?? {};
        return { ...names(pair), path, line, message, landedBefore: false };
    });
    const isFlaky = ({ test }) => passedAlone.has((0,evidence_snapshot/* testString */.mY)(test));
    return {
        regressed: failed.filter((each) => !isFlaky(each)),
        flaky: failed.filter(isFlaky),
        rerunProblem: retries > 0 && failed.length > 0 && recovered === null ? NOT_RERUN : null,
    };
}
const NOT_RERUN = 'The evidence came from a file, so tests can not be run again: `retries` counts where the gate captures the evidence itself.';
function names({ from, to }) {
    return { test: to.test, was: from.test === to.test ? null : from.test };
}

;// CONCATENATED MODULE: ./build/collect/floor-warnings.js



/** The warnings of both sides. Those of a file that got a new name come along with it. */
async function compareWarnings({ newWarnings, goneWarnings, keptWarnings }, evidence, history, changes) {
    const gone = goneWarnings.filter(({ after }) => after === 0);
    const sameElsewhere = new Set(gone.map(besidesFile));
    const mayHaveMoved = newWarnings.some((change) => change.before === 0 && sameElsewhere.has(besidesFile(change)));
    const read = mayHaveMoved ? await history() : null;
    if (read?.state === 'missing')
        return read;
    const arrived = read === null ? new Map() : pairMoved(newWarnings, gone, evidence, read.value);
    const details = new Map(evidence.warnings.map((detail) => [(0,evidence_snapshot/* warningString */.Ui)(detail), detail]));
    const touched = changes.state === 'known' ? new Set(changes.value.map(({ path }) => path)) : null;
    const added = newWarnings
        .map((change) => ({ ...change, before: change.before + (arrived.get(change)?.before ?? 0) }))
        .filter(({ before, after }) => after > before);
    return (0,facts/* known */.eO)({
        by: 'lists',
        added: added.map((change) => withDetail(change, details.get((0,evidence_snapshot/* warningString */.Ui)(change.warning)), touched)),
        moved: arrived.size,
        gone: goneWarnings.length - arrived.size,
        kept: keptWarnings.length,
        toolchain: evidence.toolchain,
    });
}
/** New warnings with those that they were under the old name of their file: same lint, package and message. */
function pairMoved(newWarnings, gone, { workspace }, history) {
    const pathOf = ({ warning }) => workspace === '' ? warning.file : `${workspace}/${warning.file}`;
    const pool = createPool();
    for (const change of gone.filter((each) => history.deleted.has(pathOf(each))))
        pool.add(change, [besidesFile(change)]);
    const pairs = new Map();
    for (const change of newWarnings.filter((each) => each.before === 0 && history.added.has(pathOf(each)))) {
        const from = pool.take([besidesFile(change)]);
        if (from !== null)
            pairs.set(change, from);
    }
    return pairs;
}
function besidesFile({ warning }) {
    return JSON.stringify([warning.lint, warning.package, warning.message]);
}
function withDetail({ warning, before, after }, detail, touched) {
    const path = detail?.path ?? null;
    return {
        lint: warning.lint,
        package: warning.package,
        file: warning.file,
        message: warning.message,
        before,
        after,
        path,
        help: detail?.help ?? '',
        sites: detail?.sites ?? [],
        landedBefore: path !== null && touched !== null && !touched.has(path),
    };
}

;// CONCATENATED MODULE: ./build/collect/test-sources-history.js


/**
 * Reads the Rust files that differ between the baseline's commit and the head. It takes a listing of both, and is read only
 * when something has to be explained. A baseline that is not in the repository gives way to the merge base.
 */
async function readHistory(repository, baseline, mergeBase, head) {
    const now = await repository.listFiles(head, '');
    if (now.state !== 'known')
        return now;
    let from = baseline;
    let then = await repository.listFiles(from, '');
    if (then.state !== 'known' && mergeBase.state === 'known') {
        from = mergeBase.value;
        then = await repository.listFiles(from, '');
    }
    if (then.state !== 'known')
        return then;
    const [old, current] = [byPath(then.value), byPath(now.value)];
    const differing = [...new Set([...old.keys(), ...current.keys()])].filter((path) => path.endsWith('.rs') && old.get(path)?.oid !== current.get(path)?.oid);
    const [before, after] = await Promise.all([
        readSources(repository, from, differing.filter((path) => old.has(path))),
        readSources(repository, head, differing.filter((path) => current.has(path))),
    ]);
    if (before.state !== 'known')
        return before;
    if (after.state !== 'known')
        return after;
    return (0,facts/* known */.eO)({
        from,
        changes: differing.map((path) => ({
            path,
            before: sideOf(before.value.get(path)),
            after: sideOf(after.value.get(path)),
        })),
        deleted: new Set([...old.keys()].filter((path) => !current.has(path))),
        added: new Set([...current.keys()].filter((path) => !old.has(path))),
    });
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}

;// CONCATENATED MODULE: ./build/collect/floor-compare.js







/** Compares each set by lists where the baseline has them, else by its hash where that is the pinned one. */
async function compareAll(input, { usable, recovered }, { lists }, pinned) {
    if (usable.state === 'missing')
        return { facts: floor_compare_all(usable), goneFunctions: new Set() };
    const evidence = usable.value;
    if (lists.state === 'missing')
        return { facts: byHash(evidence, pinned, lists), goneFunctions: new Set() };
    const history = once(() => readHistory(input.repository, pinned.commit_oid, input.mergeBase, input.head));
    const baseline = lists.value.snapshot;
    const comparison = compareSnapshots(baseline, evidence.snapshot);
    const tests = await compareTests(comparison, {
        repository: input.repository,
        mergeBase: input.mergeBase,
        evidence,
        baseline,
        history,
        recovered,
        retries: input.retries,
    });
    const warnings = await compareWarnings(comparison, evidence, history, input.changes);
    return {
        facts: {
            testComparison: tests.state === 'known' ? (0,facts/* known */.eO)(tests.value.lists) : tests,
            targetComparison: targetsOf(comparison, lists.value, tests, input.changes),
            warningComparison: warnings,
        },
        goneFunctions: tests.state === 'known' ? tests.value.goneFunctions : new Set(),
    };
}
/** A target that is gone may have moved, which the tests tell; where none is gone they are not needed. */
function targetsOf(comparison, { snapshot }, tests, changes) {
    if (tests.state === 'missing' && comparison.lostTargets.length > 0)
        return tests;
    const pairs = tests.state === 'known' ? tests.value.pairs : [];
    return (0,facts/* known */.eO)(floor_targets_compareTargets(comparison, snapshot, pairs, changes));
}
function byHash({ snapshot }, pinned, why) {
    const { tests, clippy } = snapshot;
    const hashes = (0,hash/* hashSnapshot */.F)({ snapshot });
    const same = (field) => pinned[field] === hashes[field];
    const repeated = clippy.warnings.filter(({ count }) => count > 1).length;
    const warnings = { by: 'hash', warnings: clippy.warnings.length, repeated };
    return {
        testComparison: same('test_passlist_hash') ? (0,facts/* known */.eO)({ by: 'hash', passed: tests.passed.length }) : why,
        targetComparison: same('enumerated_targets_hash')
            ? (0,facts/* known */.eO)({ by: 'hash', targets: tests.targets.length })
            : why,
        warningComparison: same('clippy_warnings_hash') ? (0,facts/* known */.eO)(warnings) : why,
    };
}
function floor_compare_all(reason) {
    return { testComparison: reason, targetComparison: reason, warningComparison: reason };
}
/** Asks when the first one asks, and never twice. */
function once(read) {
    let answer = null;
    return () => {
        answer ??= read();
        return answer;
    };
}

;// CONCATENATED MODULE: ./build/collect/floor.js







/** Brings evidence of the head and the baseline together, running code only where a source for it was given. */
async function collectFloor(input) {
    const { options, subject } = input;
    // Whether the floor is on does not depend on the plan: where there is no usable one, `floor: off` still holds.
    if (options.floor === 'off')
        return nothing((0,facts/* notApplicable */.hH)('`floor: off`: no test was run and no warning counted for this verdict.'));
    if (subject.state !== 'known')
        return nothing(subject);
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return nothing((0,facts/* notApplicable */.hH)('A plan pull request changes no code.'));
    const pinned = chosen.plan.baseline;
    const checks = checksOf(chosen, chunk);
    const source = input.given.evidenceSource ?? null;
    const search = await findBaseline(input.given.baseline ?? null, input.repository, chosen, pinned);
    const terms = { head: input.head, toolchain: pinned.toolchain };
    const request = headCapture(input, options.runChecks === false ? [] : (checks ?? []), search);
    const found = await findEvidence(input.given.evidence ?? null, source, terms, request);
    const baseline = await settleBaseline(search, { pinned, evidence: found.usable, source });
    const compared = await compareAll({ ...input, retries: options.retries ?? 0 }, found, baseline, pinned);
    return {
        facts: {
            evidenceState: (0,facts/* known */.eO)(found.state),
            evidence: found.usable,
            baselineState: baseline.state,
            ...compared.facts,
            planChecks: checkRuns(options, checks, found),
        },
        goneFunctions: compared.goneFunctions,
    };
}
function nothing(reason) {
    return {
        facts: {
            evidenceState: reason,
            evidence: reason,
            baselineState: reason,
            testComparison: reason,
            targetComparison: reason,
            warningComparison: reason,
            planChecks: reason,
        },
        goneFunctions: new Set(),
    };
}
/** Only tests that passed at the baseline are run again; without its list, all that fail, and the list decides later. */
function headCapture({ head, options }, checks, search) {
    const times = options.retries ?? 0;
    const snapshot = search.state === 'known' ? search.value.found?.snapshot : undefined;
    const passed = snapshot ? new Set(snapshot.snapshot.tests.passed.map(evidence_snapshot/* testString */.mY)) : null;
    const retries = times === 0
        ? null
        : {
            times,
            eligible: (test) => passed?.has((0,evidence_snapshot/* testString */.mY)(test)) ?? true,
        };
    return { commit: head, checks, retries };
}
function checkRuns({ runChecks }, checks, { ofHead }) {
    if (runChecks === false)
        return (0,facts/* notApplicable */.hH)('`run-checks: off`: the plan checks were not run for this verdict.');
    if (checks === null)
        return (0,facts/* missing */.LO)('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
    return findCheckRuns(checks, ofHead);
}

;// CONCATENATED MODULE: ./build/collect/baseline-proof.js




/** Whether a plan pull request brings a baseline file that is, by all it says and hashes to, the one that the plan pins. */
async function proveBaseline(repository, head, changes, pinned) {
    const brought = changes
        .filter((file) => file.change !== 'deleted' && (0,plan_files/* planFolderRole */.ko)(file.path) === 'baseline')
        .map((file) => file.path);
    if (brought.length === 0)
        return (0,facts/* known */.eO)(false);
    const contents = await repository.readFiles(head, brought, snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    if (contents.state !== 'known')
        return contents;
    const proven = [...contents.value.values()].some((content) => {
        const snapshot = content.state === 'bytes' ? (0,snapshot_file/* parseSnapshot */.E$)(content.bytes) : null;
        return (snapshot?.ok === true &&
            verifyBaseline(pinned, snapshot.value).every((finding) => finding.level !== 'error'));
    });
    return (0,facts/* known */.eO)(proven);
}

;// CONCATENATED MODULE: ./build/collect/history.js



/** Reads what the immutability of plan revisions is judged by. */
async function history_readHistory(input, plan) {
    if (plan.base.state !== 'known')
        return plan.base;
    if (plan.changes.state !== 'known')
        return plan.changes;
    const listed = await input.repository.listFiles(plan.base.value, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const changes = plan.changes.value;
    const atBase = new Map(listed.value.map((entry) => [entry.path, entry.oid]));
    const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
    if (chosen?.kind !== 'plan')
        return (0,facts/* known */.eO)({ changes, atBase, proposal: null });
    const predecessor = plan.atBase.state === 'known' ? predecessorOf(plan.atBase.value) : plan.atBase;
    if (predecessor.state !== 'known')
        return predecessor;
    const proven = await proveBaseline(input.repository, input.pullRequest.headSha, changes, chosen.plan.baseline);
    if (proven.state !== 'known')
        return proven;
    const proposal = {
        predecessor: predecessor.value,
        proposed: chosen.plan,
        path: chosen.path,
        oid: chosen.oid,
        baselineProven: proven.value,
    };
    return (0,facts/* known */.eO)({ changes, atBase, proposal });
}
/** Only where no plan claims the base is the proposed one the first; where several do, nobody can say which it follows. */
function predecessorOf({ chosen, broken, ungoverned }) {
    if (chosen !== null)
        return (0,facts/* known */.eO)(chosen.plan);
    if (ungoverned || broken !== null)
        return (0,facts/* known */.eO)(broken);
    return (0,facts/* missing */.LO)('bad-plan', 'The plans on the base branch contradict each other, so nobody can say which revision this one follows. Put them right on the branch itself first.');
}

;// CONCATENATED MODULE: ./build/changes/code-lines.js
/** At least one character that shows: neither white space nor a control or format character. */
const VISIBLE = /[^\s\p{C}]/u;
/**
 * The lines of a text that hold code, trimmed and without their comments, in order; the lines of a string are code. It is
 * as exact as a table of openers and closers can be. Where that table misjudges a quote (in a regular expression, say),
 * a comment may count as code, but code is never lost to a string. Linear in the text.
 */
function codeLines(source, syntax) {
    const text = `\n${source}`;
    const openers = openersOf(syntax);
    const next = nextOpener(openers, syntax);
    const lines = lineCollector();
    const statements = statementWatch();
    const values = valueWatch();
    let at = 0;
    for (let found = next.exec(text); found !== null; found = next.exec(text)) {
        const plain = text.slice(at, found.index);
        const start = found.index;
        const alone = syntax.docstrings === true && statements.startsAfter(plain);
        values.pass(plain);
        const opener = openerFound(text, found, { openers, syntax, mayStart: values.mayStart });
        at = opener === undefined ? next.lastIndex : opener.end(text, next.lastIndex);
        const whole = text.slice(start, at);
        const documents = alone && found[0].length === 3 && endsStatement(text, at);
        if (!documents)
            lines.add(plain);
        if (opener?.kind === 'comment' || documents)
            lines.skip(whole);
        else {
            lines.add(whole);
            values.pass(whole);
        }
        if (syntax.docstrings)
            statements.pass(whole);
        next.lastIndex = at;
    }
    lines.add(text.slice(at));
    return lines.finish();
}
/** Finds what may open something, comments that take a pattern first: each of these is a group. */
function nextOpener(openers, { matched = [] }) {
    const literals = [...openers.keys(), '\n'].sort(longestFirst).map(escapeRegExp);
    return new RegExp([...matched.map(({ open }) => `(${open})`), ...literals].join('|'), 'g');
}
function openerFound(text, found, { openers, syntax, mayStart }) {
    const matched = syntax.matched?.find((_, index) => found[index + 1] !== undefined);
    if (matched !== undefined)
        return { kind: 'comment', end: (all, from) => matchedEnd(all, from, matched) };
    if (found[0] === '/' && (!mayStart() || text.charAt(found.index + 1) === '>'))
        return undefined;
    return isPlainHash(text, found, syntax) ? undefined : openers.get(found[0]);
}
function matchedEnd(text, from, { close, to }) {
    if (to === 'text-end')
        return text.length;
    if (to === 'line-end')
        return lineEnd(text, from);
    if (close === undefined)
        return from;
    const end = text.indexOf(close, from);
    return end < 0 ? text.length : lineEnd(text, end + close.length);
}
function openersOf(syntax) {
    const openers = new Map();
    for (const literal of syntax.strings) {
        const end = (text, from) => code_lines_stringEnd(text, from, literal);
        openers.set(literal.open, { kind: 'string', end: literal.multiline ? end : closedOnLine(end) });
    }
    if (syntax.regExps)
        openers.set('/', { kind: 'string', end: closedOnLine(regExpEnd) });
    for (const open of syntax.line)
        openers.set(open, { kind: 'comment', end: lineEnd });
    for (const block of syntax.block) {
        openers.set(block.open, { kind: 'comment', end: (text, from) => code_lines_blockEnd(text, from, block) });
    }
    return openers;
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function code_lines_blockEnd(text, from, { open, close, nests }) {
    const either = new RegExp(`${escapeRegExp(open)}|${escapeRegExp(close)}`, 'g');
    either.lastIndex = from;
    let depth = 1;
    for (let found = either.exec(text); found !== null; found = either.exec(text)) {
        if (found[0] === close)
            depth--;
        else if (nests)
            depth++;
        if (depth === 0)
            return either.lastIndex;
    }
    return text.length;
}
/**
 * What the line does not close was no opener: an apostrophe in a text, a quote in a regular expression. The same opener is
 * not tried again on that line, so that a line of nothing else takes no more time.
 */
function closedOnLine(end) {
    let unclosedTo = 0;
    return (text, from) => {
        if (from <= unclosedTo)
            return from;
        const to = end(text, from);
        if (to < text.length && text.charAt(to) !== '\n')
            return to;
        if (to > from && text.charAt(to - 1) === text.charAt(from - 1))
            return to;
        unclosedTo = to;
        return from;
    };
}
function code_lines_stringEnd(text, from, { close, multiline, escapes }) {
    if (close === '')
        return from;
    for (let at = from; at < text.length; at++) {
        const unit = text[at];
        if (escapes && unit === '\\')
            at++;
        else if (!multiline && unit === '\n')
            return at;
        else if (unit === close[0] && text.startsWith(close, at))
            return at + close.length;
    }
    return text.length;
}
/** `/[/"]/`: a class may hold the slash as it is. */
function regExpEnd(text, from) {
    let inClass = false;
    for (let at = from; at < text.length; at++) {
        const unit = text[at];
        if (unit === '\n')
            return at;
        if (unit === '\\')
            at++;
        else if (unit === '[')
            inClass = true;
        else if (unit === ']')
            inClass = false;
        else if (unit === '/' && !inClass)
            return at + 1;
    }
    return text.length;
}
/** Where a slash divides, a value stands before it; after these, one starts. */
const BEFORE_VALUE = /(?:^|[(,=:[!&|?{;+*%~^-]|=>|\b(?:return|typeof|case|in|of|do|else|void|throw|await|yield|delete))$/;
/** Knows the code before a place, white space and comments aside, as far as it tells what a slash is. */
function valueWatch() {
    let tail = '';
    return {
        pass(code) {
            const last = code.slice(-40).trimEnd();
            if (last !== '')
                tail = last.slice(-12);
        },
        mayStart: () => BEFORE_VALUE.test(tail),
    };
}
function isPlainHash(text, found, { spacedHash }) {
    return spacedHash === true && found[0] === '#' && /\S/.test(text.charAt(found.index - 1));
}
/** Knows whether a Python statement may start here: on a line that holds nothing yet, within no brackets. */
function statementWatch() {
    let blank = true;
    let depth = 0;
    return {
        startsAfter(plain) {
            const starts = blank && depth === 0 && /^\s*[rRuU]?$/.test(plain);
            blank &&= !/\S/.test(plain);
            depth = Math.max(0, depth + count(plain, /[([{]/g) - count(plain, /[)\]}]/g));
            return starts;
        },
        pass(whole) {
            blank = whole === '\n';
        },
    };
}
function count(code, what) {
    return code.match(what)?.length ?? 0;
}
/** Whether nothing but a comment follows on the line. */
function endsStatement(text, from) {
    return /^[ \t\r;]*(?:[#\n]|$)/.test(text.slice(from, from + 200));
}
function lineCollector() {
    const lines = [];
    let current = '';
    const end = () => {
        if (VISIBLE.test(current))
            lines.push(current.trim());
        current = '';
    };
    return {
        add(code) {
            const [first = '', ...rest] = code.split('\n');
            current += first;
            for (const line of rest) {
                end();
                current = line;
            }
        },
        skip(comment) {
            if (comment.includes('\n'))
                end();
            else
                current += ' ';
        },
        finish() {
            end();
            return lines;
        },
    };
}
function longestFirst(a, b) {
    return b.length - a.length;
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/changes/comment-syntax.js
const DOUBLE = { open: '"', close: '"', escapes: true };
const SINGLE = { open: "'", close: "'", escapes: true };
const DOUBLE_LINES = { ...DOUBLE, multiline: true };
const SINGLE_LINES = { ...SINGLE, multiline: true };
const BACKTICK = { open: '`', close: '`', escapes: true, multiline: true };
const RAW_BACKTICK = { open: '`', close: '`', multiline: true };
const TRIPLE_DOUBLE = { open: '"""', close: '"""', escapes: true, multiline: true };
const TRIPLE_SINGLE = { open: "'''", close: "'''", escapes: true, multiline: true };
const VERBATIM = { open: '@"', close: '"', multiline: true };
const ESCAPED_QUOTES = [
    { open: '\\"', close: '' },
    { open: "\\'", close: '' },
    { open: '\\`', close: '' },
];
const STARRED = { open: '/*', close: '*/' };
const NESTED = { ...STARRED, nests: true };
const ANGLED = { open: '<!--', close: '-->' };
const PARENTHESIZED = { open: '(*', close: '*)', nests: true };
/** A quote as a character literal opens no string. */
const QUOTE_CHARACTERS = [
    { open: "'\"'", close: '' },
    { open: '\\"', close: '' },
    { open: '$"', close: '' },
];
const lineStart = (open) => ({ open: `\\n[ \\t]*${open}`, to: 'line-end' });
/** `=pod` to `=cut`, and what follows the end of the program. */
const POD = [
    { open: '\\n=(?!cut\\b)[a-zA-Z]', close: '\n=cut' },
    { open: '\\n=cut\\b', to: 'line-end' },
    { open: '\\n__END__(?=\\s|$)', to: 'text-end' },
];
const REM = lineStart('[rR][eE][mM]\\b');
/** `[[`, `[=[` and so on. */
const LUA_LEVELS = ['', '=', '==', '===', '====', '====='];
const LUA_STRINGS = LUA_LEVELS.map((level) => ({
    open: `[${level}[`,
    close: `]${level}]`,
    multiline: true,
}));
const LUA_COMMENTS = LUA_LEVELS.map((level) => ({ open: `--[${level}[`, close: `]${level}]` }));
const C = { line: ['//'], block: [STARRED], strings: [DOUBLE, SINGLE] };
const TEXT_BLOCKS = { ...C, strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] };
const NESTED_C = { ...TEXT_BLOCKS, block: [NESTED] };
const SCRIPT = {
    ...C,
    strings: [DOUBLE, SINGLE, BACKTICK, ...ESCAPED_QUOTES],
    regExps: true,
};
const comment_syntax_HASH = { line: ['#'], block: [], strings: [DOUBLE, SINGLE], spacedHash: true };
const SHELL = {
    ...comment_syntax_HASH,
    strings: [DOUBLE_LINES, { ...SINGLE_LINES, escapes: false }, ...ESCAPED_QUOTES],
};
const PYTHON = {
    line: ['#'],
    block: [],
    strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
    docstrings: true,
};
const TRIPLE_HASH = { ...comment_syntax_HASH, strings: [TRIPLE_DOUBLE, DOUBLE] };
const MARKUP = { line: [], block: [ANGLED], strings: [] };
const LISP = {
    line: [';'],
    block: [{ open: '#|', close: '|#', nests: true }],
    strings: [DOUBLE_LINES, ...QUOTE_CHARACTERS],
};
const PERCENT = { line: ['%'], block: [], strings: [DOUBLE, ...QUOTE_CHARACTERS] };
const HASKELL = {
    line: ['--'],
    block: [{ open: '{-', close: '-}', nests: true }],
    strings: [DOUBLE, ...QUOTE_CHARACTERS],
};
const UNESCAPED = [
    { open: '"', close: '"' },
    { open: "'", close: "'" },
];
/** By extensions, or whole names where there is none; everything in lower case. */
const LANGUAGES = [
    ['c h cc cpp cxx hh hpp hxx cu m mm proto thrift glsl wgsl zig v vh sv svh sol hx prisma', C],
    ['java groovy gradle', TEXT_BLOCKS],
    ['kt kts swift dart scala sc', NESTED_C],
    ['js jsx mjs cjs ts tsx mts cts res resi', SCRIPT],
    ['go', { ...C, strings: [DOUBLE, SINGLE, RAW_BACKTICK] }],
    [
        'd',
        { ...C, block: [STARRED, { open: '/+', close: '+/', nests: true }], strings: [DOUBLE, RAW_BACKTICK] },
    ],
    ['cs', { ...C, strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
    [
        'fs fsx',
        {
            line: ['//'],
            block: [PARENTHESIZED],
            strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, ...QUOTE_CHARACTERS],
        },
    ],
    ['php phpt', { ...C, line: ['//', '#'], strings: [DOUBLE_LINES, SINGLE_LINES], spacedHash: true }],
    ['css', { line: [], block: [STARRED], strings: [DOUBLE, SINGLE] }],
    ['scss less jsonc json5', C],
    ['json', { ...C, strings: [DOUBLE] }],
    ['jsonnet libsonnet', { ...C, line: ['//', '#'], spacedHash: true }],
    ['gleam', { line: ['//'], block: [], strings: [DOUBLE_LINES] }],
    ['py pyi pyx pxd bzl star bazel build', PYTHON],
    ['rb rake gemspec rakefile gemfile', { ...comment_syntax_HASH, matched: [{ open: '\\n=begin\\b', close: '\n=end' }] }],
    ['cr ex exs', TRIPLE_HASH],
    [
        'nim nims',
        {
            ...TRIPLE_HASH,
            block: [
                { open: '#[', close: ']#', nests: true },
                { open: '##[', close: ']##', nests: true },
            ],
        },
    ],
    ['jl', { ...TRIPLE_HASH, block: [{ open: '#=', close: '=#', nests: true }] }],
    ['sh bash zsh fish bats ksh', SHELL],
    ['pl pm t', { ...SHELL, matched: POD }],
    ['ps1 psm1', { ...comment_syntax_HASH, block: [{ open: '<#', close: '#>' }] }],
    ['coffee', { ...comment_syntax_HASH, block: [{ open: '###', close: '###' }], strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
    ['yaml yml toml cfg conf properties r robot feature tf hcl cmake mk dockerfile makefile graphql gql', comment_syntax_HASH],
    ['rego awk tcl raku nu', { ...comment_syntax_HASH, strings: [DOUBLE] }],
    [
        'nix',
        { line: ['#'], block: [STARRED], strings: [DOUBLE_LINES, { open: "''", close: "''", multiline: true }] },
    ],
    ['ini', { ...comment_syntax_HASH, line: ['#', ';'] }],
    ['sql', { line: ['--'], block: [STARRED], strings: [{ ...SINGLE_LINES, escapes: false }] }],
    ['lua', { line: ['--'], block: LUA_COMMENTS, strings: [DOUBLE, SINGLE, ...LUA_STRINGS] }],
    ['hs elm purs idr agda', HASKELL],
    ['adb ads vhd vhdl', { line: ['--'], block: [], strings: [{ open: '"', close: '"' }] }],
    ['ml mli', { line: [], block: [PARENTHESIZED], strings: [DOUBLE_LINES, ...QUOTE_CHARACTERS] }],
    [
        'pas dpr',
        { line: ['//'], block: [{ open: '{', close: '}' }, PARENTHESIZED], strings: [{ open: "'", close: "'" }] },
    ],
    ['f f90 f95 f03 f08', { line: ['!'], block: [], strings: UNESCAPED }],
    ['vb vbs bas', { line: ["'"], block: [], strings: [{ open: '"', close: '"' }], matched: [REM] }],
    [
        'bat cmd',
        { line: [], block: [], strings: [], matched: [REM, lineStart('@[rR][eE][mM]\\b'), lineStart('::')] },
    ],
    ['lisp el scm rkt clj cljs cljc edn', LISP],
    ['erl hrl tex sty', PERCENT],
    ['html htm xml svg xhtml md markdown', MARKUP],
    [
        'hbs handlebars mustache',
        {
            ...MARKUP,
            block: [ANGLED, { open: '{{!--', close: '--}}' }, { open: '{{!', close: '}}' }],
        },
    ],
    ['twig njk jinja j2', { ...MARKUP, block: [ANGLED, { open: '{#', close: '#}' }] }],
    ['erb ejs', { ...MARKUP, block: [ANGLED, { open: '<%#', close: '%>' }] }],
    ['vue svelte', { ...SCRIPT, block: [ANGLED, STARRED] }],
    ['rs', { line: ['//'], block: [NESTED], strings: [DOUBLE_LINES] }],
];
const BY_NAME = new Map(LANGUAGES.flatMap(([names, syntax]) => names.split(' ').map((name) => [name, syntax])));
/**
 * A file of which nothing is known. Its lines that look like a comment in a common language are comments: better that some
 * data counts for nothing than that a comment counts as a test.
 */
const UNKNOWN = {
    line: [],
    block: [],
    strings: [],
    matched: [
        { open: '\\n[ \\t]*<!--', close: '-->' },
        { open: '\\n[ \\t]*/\\*', close: '*/' },
        lineStart("(?:[#;%'*]|//|--|[rR][eE][mM][ \\t])"),
        { open: '/\\*[^\\n*]*\\*/' },
        { open: '[ \\t](?:#|//|--)(?=[ \\t])', to: 'line-end' },
    ],
};
/** The syntax that goes with a path's extension, or with its whole name. */
function commentSyntaxOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return BY_NAME.get(name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN;
}

;// CONCATENATED MODULE: ./build/changes/rewrapped-lines.js
const rewrapped_lines_UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const BRACKETS = /[()[\]{},;]+/g;
/** Reads a line; `null` when it is of nothing but brackets, commas and semicolons. */
function comparedLine(text) {
    const key = text.replace(rewrapped_lines_UNSEEN, '');
    const substance = key.replace(BRACKETS, '');
    return substance === '' ? null : { text, key, substance };
}
/** Comparisons in one search, about half a second. Far more than a real change needs; what is left then keeps counting as gained. */
const MAX_COMPARISONS = 1_000_000;
/** What walking along a stretch costs, in comparisons. */
const STEP_COST = 10;
/**
 * Takes those lines out of `gained` that are earlier ones, broken or joined at other places, and what those earlier lines
 * were out of `spare`. A comment of several lines in the middle of a statement breaks it like a formatter does.
 */
function dropRewrapped(versions) {
    const { earlier, later, spare, gained } = versions;
    const starts = new Map();
    earlier.forEach(({ key, substance }, index) => {
        if ((spare.get(key) ?? 0) === 0)
            return;
        const initial = substance.charAt(0);
        const same = starts.get(initial);
        if (same === undefined)
            starts.set(initial, [index]);
        else
            same.push(index);
    });
    let comparisons = 0;
    later.forEach((line, at) => {
        if (!gained.has(line))
            return;
        for (const start of starts.get(line.substance.charAt(0)) ?? []) {
            if (comparisons++ > MAX_COMPARISONS)
                return;
            if (!beginAlike(line.substance, earlier[start]?.substance ?? ''))
                continue;
            const stretch = matchStretch(versions, at, start);
            comparisons += stretch.comparisons * STEP_COST;
            if (stretch.matches && claim(versions, stretch))
                return;
        }
    });
}
function beginAlike(one, other) {
    return one.startsWith(other) || other.startsWith(one);
}
/** Walks on in both versions until lines end at the same place, or differ. */
function matchStretch({ earlier, later, spare }, at, start) {
    const stretch = { later: [], earlier: [] };
    let now = '';
    let then = '';
    for (let comparisons = 1;; comparisons++) {
        if (now === '') {
            const line = later[at + stretch.later.length];
            if (line === undefined)
                return { ...stretch, matches: false, comparisons };
            stretch.later.push(line);
            now = line.substance;
        }
        if (then === '') {
            const line = earlier[start + stretch.earlier.length];
            if (line === undefined || (spare.get(line.key) ?? 0) === 0)
                return { ...stretch, matches: false, comparisons };
            stretch.earlier.push(line);
            then = line.substance;
        }
        const length = Math.min(now.length, then.length);
        if (now.slice(0, length) !== then.slice(0, length))
            return { ...stretch, matches: false, comparisons };
        now = now.slice(length);
        then = then.slice(length);
        if (now === '' && then === '')
            return { ...stretch, matches: isSameCode(stretch), comparisons };
    }
}
/** In one line that stays one, only brackets at its ends may come or go: `(a + b) * c` is other code than `a + (b * c)`. */
function isSameCode({ later, earlier }) {
    const [now, then] = [later[0], earlier[0]];
    if (now === undefined || then === undefined || later.length + earlier.length > 2)
        return true;
    return withoutEnds(now.key) === withoutEnds(then.key);
}
function withoutEnds(key) {
    let from = 0;
    let to = key.length;
    while (from < to && '()[]{},;'.includes(key.charAt(from)))
        from++;
    while (to > from && '()[]{},;'.includes(key.charAt(to - 1)))
        to--;
    return key.slice(from, to);
}
/** Marks a stretch as found in both versions; false, and nothing is done, when its earlier lines are not all left. */
function claim({ spare, gained }, { later, earlier }) {
    const change = new Map();
    // A later line that had found an equal one leaves that to others.
    for (const line of later)
        if (!gained.has(line))
            change.set(line.key, (change.get(line.key) ?? 0) + 1);
    for (const { key } of earlier)
        change.set(key, (change.get(key) ?? 0) - 1);
    for (const [key, by] of change)
        if ((spare.get(key) ?? 0) + by < 0)
            return false;
    for (const [key, by] of change)
        spare.set(key, (spare.get(key) ?? 0) + by);
    for (const line of later)
        gained.delete(line);
    return true;
}

;// CONCATENATED MODULE: ./build/changes/test-lines.js





/** Documentation is no test, wherever it lies. */
const DOCUMENTATION = /\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i;
/**
 * The lines of a file that count as tests, in order: all code lines of a file that the globs call a test, and in another
 * Rust source those of its test functions, of what is compiled for tests only, and of its doctests. A line is trimmed and
 * bare of comments, so that only code can make a difference; blank lines, comments and (in Rust) attributes are none. A
 * binary file has no lines, nor has documentation.
 */
function testLinesOf(path, bytes, testGlobs) {
    const isTest = testGlobs.matches(path) !== null && !DOCUMENTATION.test(path);
    if (path.endsWith('.rs')) {
        const source = parseRust(decodeSource(bytes));
        return isTest ? source.testFileLines : source.testLines;
    }
    return isTest && !isBinary(bytes) ? codeLines(decodeSource(bytes), commentSyntaxOf(path)) : [];
}
/** All code lines of a file, whatever it is: trimmed, bare of comments, and in Rust without attributes. A binary file has none. */
function codeLinesOf(path, bytes) {
    const text = decodeSource(bytes);
    if (path.endsWith('.rs'))
        return parseRust(text).codeLines;
    return isBinary(bytes) ? [] : codeLines(text, commentSyntaxOf(path));
}
/**
 * The lines that `after` holds more often than all of `before` together, in order. So a line that moved, within a file
 * or from one file to another, gains nothing, and one that was written a second time does. White space makes no
 * difference, nor does where lines break; a line of nothing but brackets, commas and semicolons is never gained, since it
 * tests nothing.
 */
function gainedLines(before, after) {
    const earlier = before.flatMap(compared);
    const later = compared(after);
    const spare = new Map();
    for (const { key } of earlier)
        spare.set(key, (spare.get(key) ?? 0) + 1);
    const isNew = ({ key }) => {
        const left = spare.get(key) ?? 0;
        if (left > 0)
            spare.set(key, left - 1);
        return left === 0;
    };
    const gained = new Set(later.filter(isNew));
    dropRewrapped({ earlier, later, spare, gained });
    return later.filter((line) => gained.has(line) && isNew(line)).map(({ text }) => text);
}
function compared(lines) {
    return lines.flatMap((line) => comparedLine(line) ?? []);
}

;// CONCATENATED MODULE: ./build/collect/test-gains.js



/** Files looked at in one round; the search ends with the first round that holds a gain. */
const ROUND = 40;
/** Deleted files that are looked at as where lines may have come from; more would cost a huge pull request its requests. */
const MAX_SOURCES = 100;
/**
 * Looks for test lines that the head holds and the merge base does not. Code that only moved is no gain, within a file or
 * out of a deleted one, and whether it was a test before or not: so all code of those files counts as there before.
 */
async function readTestGains(repository, search) {
    const relevant = search.changes.filter((file) => file.path.endsWith('.rs') || search.testGlobs.matches(file.path) !== null);
    const present = likelyFirst(relevant.filter((file) => file.change !== 'deleted'), search.testGlobs);
    const deleted = sourcesOfMoves(search.changes, present);
    const testless = relevant
        .filter((file) => file.change === 'deleted')
        .map((file) => ({ path: file.path, why: 'deleted' }));
    const paths = (files) => files.map((file) => file.path);
    let before;
    for (let start = 0; start < present.length; start += ROUND) {
        const round = present.slice(start, start + ROUND);
        const modified = round.filter((file) => file.change === 'modified');
        const [deletedBefore, roundBefore, roundAfter] = await Promise.all([
            before ?? repository.readFiles(search.mergeBase, paths(deleted), MAX_SOURCE_BYTES),
            repository.readFiles(search.mergeBase, paths(modified), MAX_SOURCE_BYTES),
            repository.readFiles(search.head, paths(round), MAX_SOURCE_BYTES, knownOids(round)),
        ]);
        before = deletedBefore;
        if (deletedBefore.state !== 'known')
            return deletedBefore;
        if (roundBefore.state !== 'known')
            return roundBefore;
        if (roundAfter.state !== 'known')
            return roundAfter;
        const moved = [...deletedBefore.value].map(([path, content]) => test_gains_linesOf(path, content));
        const judged = round.map((file) => judge(file, roundBefore.value.get(file.path), roundAfter.value.get(file.path), moved, search.testGlobs));
        const gained = judged.filter((answer) => 'lines' in answer);
        testless.push(...judged.filter((answer) => 'why' in answer && isTestFile(answer.path, search)).map(asTestless));
        if (gained.length > 0)
            return (0,facts/* known */.eO)({ owner: search.owner, gained, testless });
    }
    return (0,facts/* known */.eO)({ owner: search.owner, gained: [], testless });
}
function judge(file, before, after, moved, testGlobs) {
    if (after?.state === 'too-large' || before?.state === 'too-large')
        return { path: file.path, why: 'too-large' };
    if (after?.state !== 'bytes')
        return { path: file.path, why: 'not-a-file' };
    const was = before === undefined ? [] : [test_gains_linesOf(file.path, before)];
    const gained = gainedLines([...was, ...moved], testLinesOf(file.path, after.bytes, testGlobs));
    return gained.length > 0
        ? { path: file.path, lines: gained.length }
        : { path: file.path, why: 'no-new-line' };
}
function test_gains_linesOf(path, content) {
    return content.state === 'bytes' ? codeLinesOf(path, content.bytes) : [];
}
/** Deleted files of the kinds that are looked at, those of a name that came up elsewhere first. */
function sourcesOfMoves(changes, present) {
    const kinds = new Set(present.map((file) => extensionOf(file.path)));
    const names = new Set(present.map((file) => test_gains_nameOf(file.path)));
    const deleted = changes.filter((file) => file.change === 'deleted' && kinds.has(extensionOf(file.path)));
    const sameName = deleted.filter((file) => names.has(test_gains_nameOf(file.path)));
    return [...sameName, ...deleted.filter((file) => !names.has(test_gains_nameOf(file.path)))].slice(0, MAX_SOURCES);
}
function test_gains_nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function extensionOf(path) {
    return /\.[^./]*$/.exec(test_gains_nameOf(path))?.[0] ?? '';
}
/** Files that are tests by their path come before Rust sources that may hold some. */
function likelyFirst(files, testGlobs) {
    const isTest = (file) => testGlobs.matches(file.path) !== null;
    return [...files.filter(isTest), ...files.filter((file) => !isTest(file))];
}
/** A Rust source that held no tests before or after is no reason to name it among the tests that fell short. */
function isTestFile(path, search) {
    return search.testGlobs.matches(path) !== null;
}
function asTestless(answer) {
    return 'why' in answer ? answer : { path: answer.path, why: 'no-new-line' };
}
function knownOids(files) {
    return new Map(files.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid]])));
}

;// CONCATENATED MODULE: ./build/collect/test-sources-losses.js




/** Whether anything went out of a file, so that the other files must be searched for it. */
function mayHaveMoved(changes, { isTestFile }) {
    return changes.some(({ path, before, after }) => goneFrom(before, after).length > 0 ||
        (isTestFile(path) && (after?.assertions ?? 0) < (before?.assertions ?? 0)));
}
/**
 * What tests and test files lost. `changes` are the files that asserted something before, `others` those that did not. What
 * moved to another of these files is not lost; neither is a test counted in its file again.
 */
function findLosses(changes, others, terms) {
    const tests = [];
    const explained = new Map();
    const explain = (path, assertions) => explained.set(path, (explained.get(path) ?? 0) + assertions);
    for (const { path, before, after } of changes) {
        for (const loss of lostAssertions(...differing(before?.tests ?? [], after?.tests ?? []))) {
            tests.push({ path, ids: [], ...loss });
            explain(path, loss.before - loss.after);
        }
    }
    for (const { path, was, to } of followMoved(changes, others)) {
        // Within its file what moved is counted on both sides.
        const stays = to?.path === path ? to.test.assertions : 0;
        if (to !== null || terms.goneFunctions.has(functionKey(path, was.name)))
            explain(path, Math.max(0, was.assertions - stays));
        if (to !== null && to.test.assertions < was.assertions)
            tests.push(lossOf(to.path, was, to.test));
    }
    explainOthers(changes, others, explain);
    const files = changes.flatMap(({ path, before, after }) => {
        const [was, is] = [before?.assertions ?? 0, after?.assertions ?? 0];
        if (!terms.isTestFile(path) || was - is - (explained.get(path) ?? 0) <= 0)
            return [];
        return [{ path, name: null, line: lineOfLoss(before, after), before: was, after: is, ids: [] }];
    });
    return { tests, files };
}
/**
 * Without the definitions that both sides hold, one for one: several of one name, for one platform each, may change places.
 * Where their number differs, the name is left as it is.
 */
function differing(before, after) {
    const [then, now] = [test_sources_losses_countBy(before, nameKey), test_sources_losses_countBy(after, nameKey)];
    const mayMove = (test) => (now.get(nameKey(test)) ?? 0) > 1 && then.get(nameKey(test)) === now.get(nameKey(test));
    const without = (tests, others) => {
        const left = test_sources_losses_countBy(others, definitionKey);
        return tests.filter((test) => {
            const same = left.get(definitionKey(test)) ?? 0;
            left.set(definitionKey(test), same - 1);
            return same <= 0 || !mayMove(test);
        });
    };
    return [without(before, after), without(after, before)];
}
function test_sources_losses_countBy(tests, key) {
    const counts = new Map();
    for (const test of tests)
        counts.set(key(test), (counts.get(key(test)) ?? 0) + 1);
    return counts;
}
function definitionKey(test) {
    return `${nameKey(test)} ${bodyKey(test)}`;
}
function lossOf(path, was, is) {
    return { path, name: is.name, line: is.line, before: was.assertions, after: is.assertions, ids: [] };
}
function goneFrom(before, after) {
    const now = byName(after);
    return [...byName(before).values()].filter(({ name }) => !now.has(name));
}
/** Several tests of one name, for one platform each, count together. */
function byName(side) {
    const named = new Map();
    for (const test of side?.tests ?? []) {
        const other = named.get(test.name);
        const assertions = test.assertions + (other?.assertions ?? 0);
        named.set(test.name, { ...test, assertions });
    }
    return named;
}
/** Tests that left their file or name: first by their body, since that is surer, then by their name. */
function followMoved(changes, others) {
    const pool = createPool();
    for (const { path, before, after } of [...changes, ...others]) {
        for (const test of goneFrom(after, before))
            pool.add({ path, test }, [bodyKey(test), nameKey(test)]);
    }
    const gone = changes.flatMap(({ path, before, after }) => goneFrom(before, after).map((was) => ({ path, was, to: pool.take([bodyKey(was)]) })));
    return gone.map((each) => ({ ...each, to: each.to ?? pool.take([nameKey(each.was)]) }));
}
function bodyKey({ body, shouldPanic }) {
    return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}
function nameKey({ name }) {
    return `named ${name}`;
}
/** Assertions of functions that tests call, and of macros, that moved to another of the files. */
function explainOthers(changes, others, explain) {
    const pool = createPool();
    let rest = 0;
    for (const { path, before, after } of [...changes, ...others]) {
        for (const helper of newHelpers(before, after))
            pool.add({ path, helper }, [lastPart(helper.name)]);
        rest += Math.max(0, restOf(after) - restOf(before));
    }
    for (const { path, before, after } of changes) {
        for (const was of newHelpers(after, before)) {
            const to = pool.take([lastPart(was.name)]);
            if (to !== null && to.path !== path)
                explain(path, Math.min(was.assertions, to.helper.assertions));
        }
        const lost = Math.min(rest, Math.max(0, restOf(before) - restOf(after)));
        explain(path, lost);
        rest -= lost;
    }
}
/** Asserting functions that only the second side holds. */
function newHelpers(one, other) {
    const known = new Set(one?.helpers.map(({ name }) => name));
    return other?.helpers.filter(({ name, assertions }) => assertions > 0 && !known.has(name)) ?? [];
}
/** Assertions outside of functions: those of macros and doctests. */
function restOf(side) {
    if (side === null)
        return 0;
    const inFunctions = [...side.tests, ...side.helpers].reduce((sum, each) => sum + each.assertions, 0);
    return Math.max(0, side.assertions - inFunctions);
}
/** The first function that is gone or asserts less, as near as it can be shown at the head. */
function lineOfLoss(before, after) {
    if (before === null || after === null)
        return 1;
    const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
    const lost = [...before.helpers, ...before.tests]
        .toSorted((a, b) => a.line - b.line)
        .find(({ name, assertions }) => (now.get(name)?.assertions ?? 0) < assertions);
    if (lost === undefined)
        return 1;
    return now.get(lost.name)?.line ?? lineFinder(before, after)(lost.line);
}

;// CONCATENATED MODULE: ./build/collect/test-sources-touched.js


/** Up to so many files are read on both sides at once; of more, only those that held an assertion are read at the head. */
const READ_AT_ONCE = 60;
async function readTouched(repository, changed, mergeBase, head) {
    const rust = changed.filter((file) => file.path.endsWith('.rs') && (file.after === undefined || file.before?.oid !== file.after.oid));
    const old = rust.filter(({ change }) => change !== 'added');
    const kept = old.filter(({ change }) => change === 'modified');
    const readHead = (files) => readSources(repository, head, pathsOf(files), oidsOf(files));
    const readingBefore = readSources(repository, mergeBase, pathsOf(old));
    const [before, early] = await Promise.all([
        readingBefore,
        kept.length <= READ_AT_ONCE ? readHead(kept) : (0,facts/* known */.eO)(new Map()),
    ]);
    if (before.state !== 'known')
        return before;
    if (early.state !== 'known')
        return early;
    const asserting = (path) => (sideOf(before.value.get(path))?.assertions ?? 0) > 0;
    const late = await readHead(kept.filter(({ path }) => asserting(path) && !early.value.has(path)));
    if (late.state !== 'known')
        return late;
    const after = new Map([...early.value, ...late.value]);
    return (0,facts/* known */.eO)({
        changes: pathsOf(old)
            .filter(asserting)
            .map((path) => ({
            path,
            before: sideOf(before.value.get(path)),
            after: sideOf(after.get(path)),
        })),
        others: async () => {
            const files = rust.filter(({ path, change }) => change !== 'deleted' && !asserting(path));
            const read = await readHead(files);
            if (read.state !== 'known')
                return read;
            return (0,facts/* known */.eO)([...read.value].map(([path, source]) => ({
                path,
                before: sideOf(before.value.get(path)),
                after: sideOf(source),
            })));
        },
        tooLarge: pathsOf(old).filter((path) => [before, early, late].some((read) => read.value.get(path) === 'too-large')),
        looked: old.length,
    });
}
function pathsOf(files) {
    return files.map(({ path }) => path);
}
function oidsOf(files) {
    return new Map(files.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after.oid]])));
}

;// CONCATENATED MODULE: ./build/collect/test-sources-facts.js







/**
 * Without the floor a run is to stay quick and cheap, and each file that is read through GitHub's API costs a request or two
 * of the thousand that the repository has an hour.
 */
const MOST_WITHOUT_FLOOR = 100;
/** The reach where no floor was asked for: as it is, unless it is so wide that reading it would use a run's budget up. */
function withoutFloor(reach) {
    const touched = reach.changes.filter(({ path, change }) => change !== 'added' && path.endsWith('.rs')).length;
    if (touched <= MOST_WITHOUT_FLOOR)
        return (0,facts/* known */.eO)(reach);
    return (0,facts/* notApplicable */.hH)(`\`floor: off\`: ${touched} Rust files change, and without the floor assertions are counted in up to ${MOST_WITHOUT_FLOOR}.`);
}
/** Reads the sources that a loss can be seen in. It needs no evidence, so it goes on beside a capture. */
function readTouchedSources(reach) {
    return readTouched(reach.repository, reach.changes, reach.mergeBase, reach.head);
}
/** What tests and test files lost, save what the evidence already tells to be gone as a whole. */
async function collectLosses(touched, testGlobs, goneFunctions, evidence) {
    const { changes, tooLarge, looked } = touched;
    const terms = { isTestFile: (path) => testGlobs.matches(path) !== null, goneFunctions };
    const others = mayHaveMoved(changes, terms) ? await touched.others() : (0,facts/* known */.eO)([]);
    if (others.state !== 'known')
        return others;
    const { tests, files } = findLosses(changes, others.value, terms);
    const sides = [...changes, ...others.value].map(({ path, after }) => [path, after]);
    const ids = evidence.state === 'known' && tests.length > 0 ? idsByFunction(evidence.value, sides) : null;
    const named = (loss) => ({
        ...loss,
        ids: ids?.get(functionKey(loss.path, loss.name ?? '')) ?? [],
    });
    return (0,facts/* known */.eO)({ tests: tests.map(named), files, tooLarge, looked });
}
/** The tests that each function is run as. */
function idsByFunction(evidence, sides) {
    const index = indexTests(sides);
    const ids = new Map();
    for (const test of allTests(evidence)) {
        for (const { path, test: written, fits } of locateTest(test, index)) {
            if (!fits)
                continue;
            const key = functionKey(path, written.name);
            const same = ids.get(key);
            if (same === undefined)
                ids.set(key, [(0,evidence_snapshot/* testString */.mY)(test)]);
            else
                same.push((0,evidence_snapshot/* testString */.mY)(test));
        }
    }
    return ids;
}
function allTests({ snapshot }) {
    const { passed, failed, ignored } = snapshot.tests;
    return [...passed, ...failed, ...ignored];
}
/** Whether a test in the files that bring tests was run, as far as evidence and the Rust grammar tell. */
async function collectGainedRuns({ repository, head }, { gained }, evidence, comparison) {
    const files = gained.map(({ path }) => path);
    const judged = evidence.state === 'known' && files.length > 0 && files.every((path) => path.endsWith('.rs'));
    if (!judged)
        return (0,facts/* known */.eO)({ judged: false });
    if (comparison.state === 'known' && comparison.value.by === 'lists' && comparison.value.added > 0)
        return (0,facts/* known */.eO)({ judged: true, ran: true, files });
    const read = await readSources(repository, head, files);
    if (read.state !== 'known')
        return read;
    const index = indexTests([...read.value].map(([path, source]) => [path, sideOf(source)]));
    const { passed, failed } = evidence.value.snapshot.tests;
    const isOfFiles = (test) => test.target_kind === 'doctest'
        ? files.includes(doctestPath(test.name, evidence.value.workspace))
        : locateTest(test, index).length > 0;
    return (0,facts/* known */.eO)({ judged: true, ran: [...passed, ...failed].some(isOfFiles), files });
}

;// CONCATENATED MODULE: ./build/collect/facts.js








/** The chosen plan and chunk, or why every fact that depends on them has no value. */
function subjectOf(input, choice) {
    if (choice.state === 'missing')
        return choice;
    const { chosen, ungoverned } = choice.value;
    if (chosen === null && ungoverned && input.options.ifNoPlan === 'pass')
        return (0,facts/* notApplicable */.hH)('No plan governs this pull request.');
    if (chosen === null)
        return (0,facts/* missing */.LO)('bad-plan', 'There is no usable plan to judge by: see the gate `plan`.');
    const chunk = chosen.kind === 'chunk' ? selectChunk(chosen.plan, input.pullRequest, input.options.chunk) : null;
    return (0,facts/* known */.eO)({ chosen, chunk });
}
/** Reads what the gates need beyond the plan and puts every fact in its place. */
async function collectFacts(input, plan, subject) {
    const reach = reachOf(input, plan, subject);
    const { repository, options } = input;
    const { mergeBase, changes } = plan;
    const head = input.pullRequest.headSha;
    const [history, testGains, floor, touched, readAllowed] = await Promise.all([
        history_readHistory(input, plan),
        readGains(input, plan, subject),
        collectFloor({ repository, options, given: input, subject, head, mergeBase, changes }),
        whenKnown(reach, readTouchedSources),
        whenKnown(subject, ({ chosen }) => readAllowances(repository, chosen)),
    ]);
    const allowances = mapFact(subject, (value) => allowancesOf(value, readAllowed));
    const globs = testGlobsOf(options);
    const { evidence, evidenceState, testComparison } = floor.facts;
    const [assertionLosses, gainedTestRuns] = await Promise.all([
        whenKnown(globs, (compiled) => whenKnown(touched, (sources) => collectLosses(sources, compiled, floor.goneFunctions, evidence))),
        whenKnown(testGains, (gains) => collectGainedRuns({ repository, head }, gains, evidence, testComparison)),
    ]);
    return {
        planChoice: judgedChoice(input, plan.choice, subject, readAllowed),
        planHistory: history,
        placement: mapFact(subject, ({ chosen }) => (0,facts/* known */.eO)(placementOf(chosen, input.pullRequest))),
        scope: mapFact(subject, (value) => scopeOf(value, options)),
        protectedFiles: mapFact(subject, ({ chosen }) => protectedOf(chosen, options)),
        changes,
        testGains,
        gainedTestRuns,
        allowances: assertionLosses.state === 'not-applicable' ? assertionLosses : allowances,
        floorAllowances: evidenceState.state === 'not-applicable' ? evidenceState : allowances,
        assertionLosses,
        ...floor.facts,
    };
}
/**
 * The sources that assertions are counted in. That needs no evidence, so it does not depend on the floor; but with
 * \`floor: off\` nobody asked for more than what the files say, so what another gate misses already is not missed again.
 */
function reachOf({ repository, pullRequest, options }, { changes, mergeBase }, subject) {
    const off = options.floor === 'off';
    const lacking = (fact) => off && fact.state === 'missing' ? (0,facts/* notApplicable */.hH)(`\`floor: off\`: ${NOT_COUNTED}`) : fact;
    if (subject.state !== 'known')
        return lacking(subject);
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return (0,facts/* notApplicable */.hH)('A plan pull request changes no code.');
    if (chunk?.ok === false)
        return lacking(noChunk());
    if (changes.state !== 'known')
        return lacking(changes);
    if (mergeBase.state !== 'known')
        return lacking(mergeBase);
    const head = pullRequest.headSha;
    const reach = { repository, changes: changes.value, mergeBase: mergeBase.value, head };
    return off ? withoutFloor(reach) : (0,facts/* known */.eO)(reach);
}
const NOT_COUNTED = 'assertions are not counted where the plan, the chunk or the list of changes is missing.';
function allowancesOf({ chosen, chunk }, read) {
    if (chosen.kind === 'plan')
        return (0,facts/* notApplicable */.hH)('A plan pull request changes no code.');
    if (chosen.kind === 'chunk' && chunk?.ok !== true)
        return noChunk();
    return mapFact(read, (value) => allowancesFor((0,facts/* known */.eO)(value), chosen, chunk?.ok === true ? chunk.chunk.id : null));
}
function testGlobsOf({ testPaths }) {
    const compiled = (0,scope/* compileGlobs */.tI)(testPaths);
    if (compiled.ok)
        return (0,facts/* known */.eO)(compiled.globs);
    return (0,facts/* missing */.LO)('infrastructure', "Input `test-paths` holds a glob that can't be used.");
}
/** The plan gate's view: the search's findings, with the chunk's and those of what the plan allows, and with an ungoverned pull request as it was configured. */
function judgedChoice({ options }, choice, subject, allowed) {
    if (choice.state === 'missing')
        return choice;
    const { ungoverned, findings: found } = choice.value;
    const findings = allowed.state === 'known' ? [...found, ...allowed.value.findings] : found;
    if (ungoverned && options.ifNoPlan === 'pass') {
        return (0,facts/* known */.eO)({
            ...choice.value,
            findings: findings.map((finding) => ({
                ...finding,
                level: 'notice',
                help: 'Nothing to do: pull requests without a plan may merge here.',
            })),
        });
    }
    if (subject.state === 'known' && subject.value.chunk?.ok === false) {
        return (0,facts/* known */.eO)({ ...choice.value, findings: [...findings, subject.value.chunk.finding] });
    }
    return (0,facts/* known */.eO)({ ...choice.value, findings });
}
function placementOf(chosen, pullRequest) {
    const { baseRef, headRef, sameRepository } = pullRequest;
    return { kind: chosen.kind, feature: chosen.plan.feature, baseRef, headRef, sameRepository };
}
function scopeOf({ chosen, chunk }, { allow, slack }) {
    if (chosen.kind === 'plan')
        return (0,facts/* notApplicable */.hH)('A plan pull request changes nothing but plan and baseline files.');
    if (chosen.kind === 'feature') {
        const entries = [...new Set(chosen.plan.chunks.flatMap((each) => each.files_touched))];
        return (0,facts/* known */.eO)({ owner: `feature ${chosen.plan.feature.slug}`, entries, allow, slack, steeringToo: true });
    }
    if (chunk?.ok !== true)
        return noChunk();
    return (0,facts/* known */.eO)({
        owner: `chunk ${chunk.chunk.id}`,
        entries: chunk.chunk.files_touched,
        allow,
        slack,
        steeringToo: false,
    });
}
function protectedOf({ kind }, options) {
    if (kind === 'plan')
        return (0,facts/* notApplicable */.hH)('A plan pull request changes nothing but plan and baseline files.');
    return (0,facts/* known */.eO)({ globs: options.protected, namedPlan: options.plan, steeringToo: kind === 'chunk' });
}
async function readGains(input, plan, subject) {
    if (subject.state !== 'known')
        return subject;
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return (0,facts/* notApplicable */.hH)('A plan pull request owes no tests.');
    if (chosen.kind === 'chunk' && chunk?.ok !== true)
        return noChunk();
    const owing = chunk?.ok === true ? [chunk.chunk] : chosen.plan.chunks;
    if (!owing.some((each) => each.requires_tests))
        return (0,facts/* notApplicable */.hH)('The plan does not ask for tests here (`requires_tests` is false).');
    if (plan.changes.state !== 'known')
        return plan.changes;
    if (plan.mergeBase.state !== 'known')
        return plan.mergeBase;
    const globs = testGlobsOf(input.options);
    if (globs.state !== 'known')
        return globs;
    const owner = chunk?.ok === true ? `Chunk ${chunk.chunk.id}` : `Feature ${chosen.plan.feature.slug}`;
    return readTestGains(input.repository, {
        owner,
        changes: plan.changes.value,
        mergeBase: plan.mergeBase.value,
        head: input.pullRequest.headSha,
        testGlobs: globs.value,
    });
}
function noChunk() {
    return (0,facts/* missing */.LO)('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
}
function mapFact(fact, onKnown) {
    return fact.state === 'known' ? onKnown(fact.value) : fact;
}
/** Reads on where there is something to read on from. */
async function whenKnown(fact, read) {
    return fact.state === 'known' ? read(fact.value) : fact;
}

;// CONCATENATED MODULE: ./build/plan/selection-findings.js

/** One finding for each problem of a plan file, at its line. */
function problemFindings(file, listing, context) {
    if (file.result.ok)
        return [];
    const help = context.onlyPlanFiles
        ? `Correct ${file.path}; \`plan-gate validate ${file.path}\` lists every problem at once.`
        : `A revision on ${listing.ref} never changes: leave this one and add the corrected plan as ${nextName(file)}, in a pull request of its own.`;
    return file.result.problems.map((problem) => problemFinding(file.path, problem, listing, help));
}
function nextName(file) {
    const revision = (0,plan_files/* revisionOf */.DT)(file);
    return revision === Number.MAX_SAFE_INTEGER
        ? 'the next revision'
        : `plan.v${revision + 1}.json with plan_rev ${revision + 1}`;
}
function problemFinding(path, problem, { ref, sha }, help) {
    const where = problem.pointer === '' ? '' : ` (at ${problem.pointer})`;
    return {
        code: problem.code,
        level: 'error',
        message: `${problem.message}${where} That is line ${problem.line}, column ${problem.column} of ${path} on ${ref} (${sha.slice(0, 10)}).`,
        help,
        path,
        line: problem.line,
        column: problem.column,
        endColumn: problem.column,
    };
}
function misnamedFinding(file) {
    const promised = (0,plan_files/* revisionInName */.CO)(file.path);
    if (promised === null || !file.result.ok || file.result.plan.plan_rev === promised)
        return [];
    const revision = file.result.plan.plan_rev;
    return [
        {
            code: 'revision_mismatch',
            level: 'error',
            message: `${file.path} must hold plan_rev ${promised}, but it holds ${revision}.`,
            help: `Set plan_rev to ${promised}, or name the file plan.v${revision}.json.`,
            path: file.path,
            line: 1,
        },
    ];
}
function olderProblems(files, revision) {
    return files
        .filter((file) => !file.result.ok && (0,plan_files/* revisionOf */.DT)(file) < revision)
        .map((file) => ({
        code: 'older_revision_broken',
        level: 'notice',
        message: `${file.path} is an older revision that is not valid; revision ${revision} is the one that counts.`,
        help: 'Nothing to do for this pull request.',
        path: file.path,
    }));
}
function refusal(path, why, listing) {
    const what = why === 'too-large' ? 'is larger than 4 MiB' : `is a ${why}, which could lead anywhere`;
    return {
        code: why === 'too-large' ? 'plan_too_large' : 'plan_is_link',
        level: 'error',
        message: `${path} at ${listing.ref} (${listing.sha}) ${what}, so it is not read.`,
        help: why === 'too-large'
            ? 'Split the feature into plans of less than 4 MiB.'
            : 'Commit the plan as an ordinary file.',
        path,
    };
}
function twoFeatures(files, { pullRequest }) {
    const named = files.map((file) => `${file.path} (feature ${(0,plan_files/* featureOf */.mo)(file)?.slug ?? '?'})`).join(', ');
    return {
        code: 'two_features',
        level: 'error',
        message: `Plans of two features claim this pull request into ${pullRequest.baseRef}: ${named}.`,
        help: 'Give each feature an integration branch of its own, or name the plan with input `plan`.',
    };
}
function twoContents(files, revision) {
    const named = files.map((file) => file.path).join(' and ');
    const which = revision === Number.MAX_SAFE_INTEGER ? 'no readable plan_rev' : `plan_rev ${revision}`;
    return {
        code: 'two_contents',
        level: 'error',
        message: `${named} all hold ${which}, but their content differs.`,
        help: 'A revision is immutable: keep one content for it, and number the other as the next revision.',
        ...(files[0] === undefined ? {} : { path: files[0].path }),
    };
}
/** Says where plan-gate looked, and which branches the plans that it found govern. */
function noPlan(listing, { pullRequest }) {
    const { baseRef, headRef } = pullRequest;
    const branches = listing.files.map((file) => {
        const feature = (0,plan_files/* featureOf */.mo)(file);
        return `${file.path} governs ${feature?.integration_branch ?? '?'} (and its merge into ${feature?.source_branch ?? '?'})`;
    });
    const found = branches.length === 0 ? 'It holds no plan.' : `Plans found: ${branches.slice(0, 20).join('; ')}.`;
    return {
        code: 'no_plan',
        level: 'error',
        message: `No plan governs the pull request from ${headRef ?? 'a detached head'} into ${baseRef}. Looked in ${listing.where} at ${listing.ref} (${listing.sha.slice(0, 10)}). ${found}`,
        help: `Open the pull request against the plan's integration branch, commit a plan to ${baseRef}, or set \`if-no-plan: pass\` where pull requests without a plan may merge.`,
    };
}
/** A path that was named and is not there is a mistake, never a pull request without a plan. */
function notFound({ where, ref, sha }) {
    return {
        code: 'plan_not_found',
        level: 'error',
        message: `There is no file ${where} at ${ref} (${sha.slice(0, 10)}), which is named as the plan.`,
        help: 'Correct the path, which is relative to the root of the repository, or leave it out, so that plan-gate looks below .taskfleet/.',
    };
}

;// CONCATENATED MODULE: ./build/plan/select-plan.js


/** How a feature's branches relate to a pull request; `null` when they do not. */
function kindFor(feature, context) {
    const { baseRef, headRef, sameRepository } = context.pullRequest;
    if (baseRef === feature.integration_branch)
        return context.onlyPlanFiles ? 'plan' : 'chunk';
    const isFeature = baseRef === feature.source_branch && headRef === feature.integration_branch && sameRepository;
    return isFeature ? 'feature' : null;
}
/** Chooses the plan that governs a pull request out of all that were found (spec.md section 1, "Which"). */
function selectPlan(listing, context) {
    const refused = listing.refused.map((file) => refusal(file.path, file.why, listing));
    const unreadable = listing.files.filter((file) => (0,plan_files/* featureOf */.mo)(file) === undefined);
    const blocking = unreadable.filter((file) => !isSuperseded(file, listing));
    if (refused.length > 0 || blocking.length > 0)
        return unreadableFailure(blocking, listing, context, refused);
    const claiming = governing(listing, context);
    const slugs = [...new Set(claiming.map((file) => (0,plan_files/* featureOf */.mo)(file)?.slug ?? ''))];
    if (slugs.length > 1)
        return failed([twoFeatures(claiming, context)]);
    const slug = slugs[0];
    if (slug === undefined && unreadable.length > 0)
        return unreadableFailure(unreadable, listing, context, []);
    if (slug === undefined)
        return ungoverned(listing, context);
    return newestRevision(listing, context, listing.files.filter((file) => (0,plan_files/* featureOf */.mo)(file)?.slug === slug));
}
function governing(listing, context) {
    if (context.named && listing.files.length === 1)
        return listing.files;
    return listing.files.filter((file) => {
        const feature = (0,plan_files/* featureOf */.mo)(file);
        return feature !== undefined && kindFor(feature, context) !== null;
    });
}
function newestRevision(listing, context, files) {
    const clashes = [...revisionGroups(files)].filter(([, copies]) => copies.some((copy) => copy.oid !== copies[0]?.oid));
    if (clashes.length > 0)
        return failed(clashes.map(([clash, copies]) => twoContents(copies, clash)));
    const revision = files.reduce((highest, file) => Math.max(highest, (0,plan_files/* revisionOf */.DT)(file)), 0);
    const newest = files.filter((file) => (0,plan_files/* revisionOf */.DT)(file) === revision);
    const first = newest[0];
    if (first === undefined)
        return ungoverned(listing, context);
    // A name that promises more than the newest revision would make an old plan look like the one that counts.
    const pretending = files.filter((file) => ((0,plan_files/* revisionInName */.CO)(file.path) ?? 0) > revision);
    const misnamed = [...new Set([...newest, ...pretending])].flatMap((file) => misnamedFinding(file));
    if (!first.result.ok || misnamed.length > 0) {
        const findings = [...problemFindings(first, listing, context), ...misnamed];
        return { ...failed(findings), broken: newestReadable(files) };
    }
    const plan = first.result.plan;
    // A plan that was named by hand may belong to other branches: the `branch` gate says so.
    const kind = kindFor(plan.feature, context) ?? 'chunk';
    const { path, oid } = preferred(newest);
    const chosen = { kind, path, oid, ref: listing.ref, sha: listing.sha, plan };
    return { chosen, ungoverned: false, broken: null, findings: olderProblems(files, revision) };
}
/** The newest revision of a feature that says what it is, with the baseline of the newest valid one. */
function newestReadable(files) {
    const readable = files.filter((file) => (0,plan_files/* revisionOf */.DT)(file) !== Number.MAX_SAFE_INTEGER);
    const newest = [...readable].sort((a, b) => (0,plan_files/* revisionOf */.DT)(b) - (0,plan_files/* revisionOf */.DT)(a))[0];
    const feature = newest === undefined ? undefined : (0,plan_files/* featureOf */.mo)(newest);
    if (newest === undefined || feature === undefined)
        return null;
    const valid = readable.flatMap(({ result }) => (result.ok ? [result.plan] : []));
    const before = valid.sort((a, b) => b.plan_rev - a.plan_rev)[0];
    return { plan_rev: (0,plan_files/* revisionOf */.DT)(newest), feature, baseline: before?.baseline ?? null };
}
/** The plan that would govern if nothing else stood in its way; `null` unless it is of one feature alone. */
function claimedPlan(listing, context) {
    const slugs = new Set(governing(listing, context).map((file) => (0,plan_files/* featureOf */.mo)(file)?.slug));
    const [slug] = slugs;
    if (slugs.size !== 1 || slug === undefined)
        return null;
    return newestReadable(listing.files.filter((file) => (0,plan_files/* featureOf */.mo)(file)?.slug === slug));
}
/** What can't be read might govern the pull request, so it is never taken for absent. */
function unreadableFailure(files, listing, context, refused) {
    const findings = [...refused, ...files.flatMap((file) => problemFindings(file, listing, context))];
    return { ...failed(findings), broken: claimedPlan(listing, context) ?? unreadablePlan(files) };
}
/** Of plans that nobody can read, the newest by name: the number is all that a plan pull request can follow. */
function unreadablePlan(files) {
    const revisions = files.map((file) => (0,plan_files/* revisionInName */.CO)(file.path)).filter((revision) => revision !== null);
    return revisions.length === 0 ? null : { plan_rev: Math.max(...revisions), feature: null, baseline: null };
}
/** A revision that nobody can read does no more harm once a valid one follows it in its own folder. */
function isSuperseded(file, listing) {
    const revision = (0,plan_files/* revisionInName */.CO)(file.path);
    const folder = (path) => path.slice(0, path.lastIndexOf('/') + 1);
    return (revision !== null &&
        listing.files.some((other) => other.result.ok && folder(other.path) === folder(file.path) && other.result.plan.plan_rev > revision));
}
function revisionGroups(files) {
    const groups = new Map();
    for (const file of files)
        groups.set((0,plan_files/* revisionOf */.DT)(file), [...(groups.get((0,plan_files/* revisionOf */.DT)(file)) ?? []), file]);
    return groups;
}
/** Among equal copies the numbered one is named: `plan.json` is the moving copy. */
function preferred(copies) {
    return copies.find((file) => (0,plan_files/* revisionInName */.CO)(file.path) !== null) ?? copies[0];
}
/** Only a path that was named and is not there is a mistake; else no plan claims the pull request. */
function ungoverned(listing, context) {
    const mistaken = context.named && listing.files.length === 0 && !/[*?]/.test(listing.where);
    if (mistaken)
        return failed([notFound(listing)]);
    return { chosen: null, ungoverned: true, broken: null, findings: [noPlan(listing, context)] };
}
function failed(findings) {
    return { chosen: null, ungoverned: false, broken: null, findings };
}

// EXTERNAL MODULE: ./build/plan/parse-plan.js + 8 modules
var parse_plan = __webpack_require__(1525);
;// CONCATENATED MODULE: ./build/collect/plan-listing.js





/** More plan files than this at one commit are not a plan folder that people keep; the search says so and stops. */
const MAX_PLAN_FILES = 500;
/** Finds and parses every plan file at a commit, below the plan folder or as input `plan` says. */
async function readPlanListing(repository, at, named) {
    const search = planSearch(named);
    if (search.state !== 'known')
        return search;
    const listed = await repository.listFiles(at.sha, search.value.folder);
    if (listed.state !== 'known')
        return listed;
    if (listed.value.length === 0)
        return emptyListing(repository, at, search.value);
    const wanted = listed.value.filter(search.value.matches);
    if (wanted.length > MAX_PLAN_FILES) {
        return (0,facts/* missing */.LO)('bad-plan', `${search.value.where} at ${at.ref} holds ${wanted.length} plan files, more than the ${MAX_PLAN_FILES} that are read. Move finished plans elsewhere, or name one with input \`plan\`.`);
    }
    const links = wanted.filter((entry) => linkKind(entry) !== null);
    const plans = wanted.filter((entry) => linkKind(entry) === null);
    const blobs = await repository.readBlobs([...new Set(plans.map((entry) => entry.oid))], plan_files/* MAX_PLAN_BYTES */.di);
    if (blobs.state !== 'known')
        return blobs;
    const files = [];
    const refused = links.map((entry) => ({
        path: entry.path,
        why: linkKind(entry) ?? 'symlink',
    }));
    for (const entry of plans) {
        const content = blobs.value.get(entry.oid);
        if (content?.state === 'bytes')
            files.push({ path: entry.path, oid: entry.oid, result: (0,parse_plan/* parsePlan */.v)(content.bytes) });
        else if (content?.state === 'too-large')
            refused.push({ path: entry.path, why: 'too-large' });
        else
            return (0,facts/* missing */.LO)('infrastructure', `${entry.path} is listed at ${at.sha}, but its content could not be read.`);
    }
    return (0,facts/* known */.eO)({ ref: at.ref, sha: at.sha, where: search.value.where, files, refused });
}
/** A folder without files is absent, unless something on the way to it is a link: that is refused, not followed. */
async function emptyListing(repository, at, { folder, where }) {
    const names = folder.split('/').filter((name) => name !== '');
    const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
    const found = await repository.readFiles(at.sha, way, 0);
    if (found.state !== 'known')
        return found;
    const links = way.filter((path) => found.value.get(path)?.state === 'not-a-file');
    const refused = links.map((path) => ({ path, why: 'symlink' }));
    return (0,facts/* known */.eO)({ ref: at.ref, sha: at.sha, where, files: [], refused });
}
/** Below the plan folder every link is wanted too, so that it is refused and can't stand for a plan. */
function planSearch(named) {
    if (named === null) {
        const matches = (entry) => (0,plan_files/* planFolderRole */.ko)(entry.path) === 'plan' || linkKind(entry) !== null;
        return (0,facts/* known */.eO)({ folder: plan_files/* PLAN_FOLDER */.Vx, where: `${plan_files/* PLAN_FOLDER */.Vx}/`, matches });
    }
    const compiled = (0,scope/* compileGlobs */.tI)([named]);
    if (!compiled.ok) {
        return (0,facts/* missing */.LO)('bad-plan', `Input \`plan\` is not a usable path or glob: ${compiled.problems.map((problem) => problem.message).join(' ')}`);
    }
    const matches = (entry) => compiled.globs.matches(entry.path) !== null;
    return (0,facts/* known */.eO)({ folder: literalFolder(named), where: named, matches });
}
function linkKind(entry) {
    if (entry.mode === changed_file/* MODE_SYMLINK */.it)
        return 'symlink';
    return entry.mode === changed_file/* MODE_SUBMODULE */.x1 ? 'submodule' : null;
}
/** The folder that a glob can't match outside of: what stands before its first special character, up to a `/`. */
function literalFolder(glob) {
    const special = glob.search(/[*?]/);
    const literal = special < 0 ? glob : glob.slice(0, special);
    return literal.slice(0, Math.max(0, literal.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./build/collect/plan.js





/** Resolves the commits, lists the changes and chooses the plan. Reads run side by side wherever they can. */
async function collectPlan(input) {
    const { pullRequest, options, repository } = input;
    // The tree at the base commit that the event named is asked for at once: mostly it is the tip, and a round trip is saved.
    if (pullRequest.baseSha !== null && options.planRef === null)
        void repository.listFiles(pullRequest.baseSha, plan_files/* PLAN_FOLDER */.Vx);
    const [base, planAt] = await Promise.all([
        resolveCommit(repository, pullRequest.baseRef, 'The base branch'),
        options.planRef === null ? undefined : resolveCommit(repository, options.planRef, 'Input `plan-ref`'),
    ]);
    const at = planAt ?? base;
    const ref = options.planRef ?? pullRequest.baseRef;
    const [listing, { mergeBase, changes }] = await Promise.all([
        at.state === 'known' ? readPlanListing(repository, { ref, sha: at.value }, options.plan) : at,
        readChanges(repository, base, pullRequest.headSha),
    ]);
    const context = selectionContext(input, changes);
    const atBase = await choiceAtBase(input, listing, context);
    const choice = context.onlyPlanFiles ? await proposedChoice(input, atBase, context) : atBase;
    return { base, mergeBase, changes, choice, atBase };
}
async function resolveCommit(repository, ref, what) {
    const resolved = await repository.resolve(ref);
    if (resolved.state === 'missing')
        return resolved;
    if (resolved.value !== null)
        return (0,facts/* known */.eO)(resolved.value);
    return (0,facts/* missing */.LO)('infrastructure', `${what} ${ref} does not exist in this repository, so there is nothing to judge by. Check the name, or fetch it.`);
}
async function readChanges(repository, base, head) {
    if (base.state !== 'known')
        return { mergeBase: base, changes: base };
    const mergeBase = await repository.mergeBase(base.value, head);
    if (mergeBase.state !== 'known')
        return { mergeBase, changes: mergeBase };
    const changes = await repository.changedFiles(mergeBase.value, head);
    if (changes.state === 'known')
        warmSources(repository, changes.value, mergeBase.value, head);
    return { mergeBase, changes };
}
/** So many sources may be read before anyone knows whether a gate will look at them: each is a request or two. */
const MAX_WARMED = 30;
/** Few changed Rust sources are nearly always looked at, so they are asked for while the plan is still on its way. */
function warmSources(repository, changes, mergeBase, head) {
    const sources = changes.filter((file) => file.path.endsWith('.rs'));
    if (repository.warm === undefined || sources.length > MAX_WARMED)
        return;
    const oids = new Map(sources.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid]])));
    const paths = (files) => files.map((file) => file.path);
    repository.warm(head, paths(sources.filter((file) => file.change !== 'deleted')), MAX_SOURCE_BYTES, oids);
    repository.warm(mergeBase, paths(sources.filter((file) => file.change !== 'added')), MAX_SOURCE_BYTES);
}
function selectionContext({ pullRequest, options }, changes) {
    const files = changes.state === 'known' ? changes.value : [];
    // Without a whole list nobody can say that only plan files changed: then the stricter kind holds.
    const onlyPlanFiles = files.length > 0 && files.every((file) => (0,plan_files/* isSteeringFile */.Wg)(file.path));
    return { pullRequest, named: options.plan !== null, onlyPlanFiles };
}
/** A feature pull request may bring the first plan to its source branch: then the plan comes from the integration branch. */
async function choiceAtBase(input, listing, context) {
    if (listing.state !== 'known')
        return listing;
    const choice = selectPlan(listing.value, context);
    const { pullRequest, options, repository } = input;
    const mayBeFeature = pullRequest.sameRepository && pullRequest.headRef !== null && options.planRef === null;
    if (!choice.ungoverned || !mayBeFeature || pullRequest.headRef === null)
        return (0,facts/* known */.eO)(choice);
    const tip = await repository.resolve(pullRequest.headRef);
    if (tip.state !== 'known')
        return tip;
    if (tip.value === null)
        return (0,facts/* known */.eO)(choice);
    const there = await readPlanListing(repository, { ref: pullRequest.headRef, sha: tip.value }, options.plan);
    if (there.state !== 'known')
        return there;
    const feature = selectPlan(there.value, { ...context, named: false });
    return (0,facts/* known */.eO)(feature.chosen?.kind === 'feature' ? feature : choice);
}
/** In a plan pull request the proposed plan is read at the head; whether it governs is still the base's to say. */
async function proposedChoice(input, atBase, context) {
    if (atBase.state !== 'known')
        return atBase;
    if (atBase.value.chosen !== null && atBase.value.chosen.kind !== 'plan')
        return atBase;
    const { pullRequest, options, repository } = input;
    const listing = await readPlanListing(repository, { ref: pullRequest.headRef ?? pullRequest.headSha, sha: pullRequest.headSha }, options.plan);
    if (listing.state !== 'known')
        return listing;
    const proposed = selectPlan(listing.value, context);
    if (proposed.chosen?.kind === 'plan' || !proposed.ungoverned)
        return (0,facts/* known */.eO)(proposed);
    return (0,facts/* known */.eO)(atBase.value.ungoverned ? atBase.value : { ...proposed, ungoverned: false });
}

// EXTERNAL MODULE: ./build/gates/index.js + 19 modules
var gates = __webpack_require__(7473);
;// CONCATENATED MODULE: ./build/report/assemble.js
/** Puts the verdict and its context into the public report format. */
function assembleReport(context, verdict) {
    const subject = context.subject.state === 'known' ? context.subject.value : null;
    const chosen = subject?.chosen ?? null;
    const chunk = subject?.chunk?.ok === true ? subject.chunk.chunk : null;
    return {
        schema_version: 1,
        conclusion: verdict.conclusion,
        failure_kind: verdict.failureKind,
        headline: verdict.headline,
        kind: chosen?.kind ?? null,
        plan: chosen === null ? null : reportedPlan(chosen),
        chunk: chunk?.id ?? null,
        base: valueOrNull(context.base),
        head: context.head,
        merge_base: valueOrNull(context.mergeBase),
        changed_files: valueOrNull(context.changes)?.length ?? null,
        gates: verdict.gates.map(reportedGate),
        chunks: chosen === null ? [] : reportedChunks(chosen, chunk?.id ?? null),
        assertions: chunk?.assertions ?? featureAssertions(chosen),
    };
}
/** The report of a run that ended before any gate could be asked, such as one whose event could not be read. */
function infrastructureReport(reason, head, gateIds) {
    return {
        schema_version: 1,
        conclusion: 'failure',
        failure_kind: 'infrastructure',
        headline: `plan-gate could not judge this change: ${reason}`,
        kind: null,
        plan: null,
        chunk: null,
        base: null,
        head,
        merge_base: null,
        changed_files: null,
        gates: gateIds.map((id) => ({ id, outcome: 'unknown', reason, summary: reason, findings: [] })),
        chunks: [],
        assertions: [],
    };
}
function valueOrNull(read) {
    return read.state === 'known' ? read.value : null;
}
function reportedPlan({ path, ref, sha, plan }) {
    return { path, ref, sha, rev: plan.plan_rev, slug: plan.feature.slug };
}
function reportedGate({ id, outcome, reason, summary, findings }) {
    return { id, outcome, reason, summary, findings: findings.map(reportedFinding) };
}
function reportedFinding(finding) {
    return {
        code: finding.code,
        level: finding.level,
        message: finding.message,
        path: finding.path ?? null,
        line: finding.line ?? null,
        end_line: finding.endLine ?? null,
        column: finding.column ?? null,
        end_column: finding.endColumn ?? null,
        help: finding.help,
    };
}
function reportedChunks({ plan }, current) {
    return plan.chunks.map(({ id, title, deps }) => ({
        id,
        title,
        deps,
        state: id === current ? 'this' : 'planned',
    }));
}
function featureAssertions(chosen) {
    if (chosen?.kind !== 'feature')
        return [];
    return chosen.plan.acceptance.filter((item) => item.kind === 'assertion').map((item) => item.desc);
}

// EXTERNAL MODULE: ./build/verdict.js + 1 modules
var build_verdict = __webpack_require__(7837);
;// CONCATENATED MODULE: ./build/run.js





/** The whole pipeline: plan, facts, gates, verdict, report. Never throws for anything that a pull request can bring. */
async function run(input) {
    const plan = await collectPlan(input);
    const subject = subjectOf(input, plan.choice);
    const facts = await collectFacts(input, plan, subject);
    const verdict = (0,build_verdict/* evaluate */._3)(gates/* GATES */.J, facts, input.options.warnOnly);
    const context = { ...plan, subject, head: input.pullRequest.headSha };
    return assembleReport(context, verdict);
}

// EXTERNAL MODULE: ./build/cli/capture.js + 1 modules
var cli_capture = __webpack_require__(9137);
// EXTERNAL MODULE: ./build/cli/check-ends.js
var check_ends = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/cli/check-flags.js
var check_flags = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/cli/shell-words.js
var shell_words = __webpack_require__(675);
;// CONCATENATED MODULE: ./build/cli/check-notes.js


/** Above this many files, comparing the work tree with the commit takes longer than the note is worth. */
const MAX_COMPARED_FILES = 20_000;
/**
 * What whoever asks may not be aware of: what was not judged, and which of two things was. Notes change nothing; one that
 * can't be had, such as where the temporary folder is full, is left out.
 */
async function checkNotes(ends, request) {
    const asked = [uncommittedNote(ends, request), otherBaseNote(ends, request)];
    const notes = await Promise.all(asked.map((note) => note.catch(() => null)));
    return [...notes, namelessNote(ends, request)].filter((note) => note !== null);
}
/** What only the report can tell. */
function mergeNotes({ base, head, merge_base: mergeBase }) {
    if (head === null || mergeBase !== head)
        return [];
    return head === base
        ? ['There is nothing to merge: head and base are the same commit.']
        : ['There is nothing to merge: the base already holds the head.'];
}
/** Only where the work tree is the head's own: else what is in it has nothing to do with the change. */
async function uncommittedNote({ clone, head }, request) {
    if (clone.isBare)
        return null;
    const current = await clone.currentBranch();
    const branch = current.state === 'known' ? current.value : null;
    if (![`HEAD`, branch, `refs/heads/${branch}`].includes(request.head))
        return null;
    const files = await clone.listFiles(head.commit, '');
    if (files.state !== 'known' || files.value.length > MAX_COMPARED_FILES)
        return null;
    const status = await clone.statusIsClean();
    if (status.state !== 'known' || status.value.clean)
        return null;
    const count = status.value.changed.length + status.value.untracked.length;
    return `${(0,report_words/* counted */.hS)(count, 'file is', 'files are')} not committed and ${count === 1 ? 'was' : 'were'} not judged.`;
}
/** A pull request is judged against the host's branch, which one's own may be behind or ahead of. */
async function otherBaseNote({ clone, base }, request) {
    const name = request.base.replace(/^refs\/heads\//, '');
    const [own, other] = await Promise.all([
        clone.resolve(`refs/heads/${name}`),
        clone.resolve(`refs/remotes/origin/${name}`),
    ]);
    if (own.state !== 'known' || own.value !== base.commit)
        return null;
    if (other.state !== 'known' || other.value === null || other.value === own.value)
        return null;
    const used = `Your own branch ${name} (${own.value.slice(0, 10)}) was used as the base`;
    return `${used}; origin's is another commit (${other.value.slice(0, 10)}). To use that one: --base ${(0,shell_words/* shellQuoted */.x)(`origin/${name}`)}`;
}
function namelessNote({ head }, { options, labels }) {
    const isNamed = head.branch !== null || options.chunk !== null || labels.some((label) => /^chunk:/i.test(label));
    return isNamed
        ? null
        : 'The head is on no branch whose name could say which chunk it works on. Say it: --head-branch NAME or --chunk ID';
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/terminal-settings.js
var terminal_settings = __webpack_require__(3447);
;// CONCATENATED MODULE: ./build/cli/check.js




















/** `plan-gate check`: the gate on a local repository, by the same engine and with the same report as the action. */
async function check(args) {
    const parsed = (0,check_flags/* parseCheck */.Q)(args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    (0,signals/* endOnSignals */.c)();
    const { request } = parsed;
    const ends = await (0,check_ends/* findEnds */.c)(request);
    if (ends.state !== 'known')
        return (0,command/* failure */.V)(ends.reason);
    const noting = checkNotes(ends.value, request);
    // A capture may leave files behind, which are nobody's change.
    if (request.options.floor === 'on')
        await noting;
    const [report, notes] = await Promise.all([judgeEnds(ends.value, request), noting]);
    const told = [...notes, ...mergeNotes(report)];
    return {
        exitCode: exitCodeFor(report),
        stdout: renderReport(report, request.format),
        stderr: told.map((note) => `note: ${(0,report_escape/* visible */.RK)(note)}\n`).join(''),
    };
}
/** Judges what a request names. */
async function checkRepository(request) {
    const ends = await (0,check_ends/* findEnds */.c)(request);
    return ends.state === 'known' ? (0,facts/* known */.eO)(await judgeEnds(ends.value, request)) : ends;
}
/** Judges two commits of a local repository as if they were a pull request. */
async function judgeEnds({ clone, base, head }, request) {
    const pullRequest = {
        number: null,
        baseRef: base.branch,
        baseSha: null,
        headRef: head.branch,
        headSha: head.commit,
        sameRepository: true,
        labels: request.labels,
        body: '',
        changedFiles: null,
    };
    return run({
        pullRequest,
        options: request.options,
        repository: withBranch(clone, base),
        ...(await evidenceInput(clone, request, head.branch ?? head.commit)),
    });
}
/** The base branch is what the caller said it is, even where the clone has no branch of that name. */
function withBranch(clone, base) {
    return {
        ...clone,
        resolve: async (ref) => (ref === base.branch ? (0,facts/* known */.eO)(base.commit) : clone.resolve(ref)),
    };
}
/** Evidence and baseline from files where they were named; else the code is run, as whoever asks for it locally does anyway. */
async function evidenceInput(clone, request, headRef) {
    if (request.options.floor === 'off')
        return {};
    const [evidence, baseline] = await Promise.all([
        readGivenFile(request.evidence, 'evidence', evidence_file/* EVIDENCE_LIMITS */.vz.maxBytes),
        readGivenFile(request.baseline, 'baseline', snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes),
    ]);
    if (evidence !== null)
        return { evidence, baseline };
    const { workspace, cargoArgs, env, timeoutMs } = request.capture;
    const evidenceSource = createEvidenceSource({
        clone,
        headRef,
        workspace,
        cargoArgs,
        extraEnvironment: env,
        environment: process.env,
        limits: (0,limits/* limitsWithin */.y)(timeoutMs),
        progress: cli_capture.showProgress,
    });
    return { evidence, baseline, evidenceSource };
}
function renderReport(report, format) {
    if (format === 'json')
        return renderJson(report);
    if (format === 'markdown')
        return renderMarkdown(report, texts/* GATE_TEXTS */.D);
    return (0,terminal/* renderTerminal */.b)(report, texts/* GATE_TEXTS */.D, { colour: (0,terminal_settings/* colourWanted */.q)(), width: (0,terminal_settings/* terminalWidth */.J)() });
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


/***/ }),

/***/ 5055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ GATE_TEXTS)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7473);

/** What reports say about a gate beside its result, by its id. */
const GATE_TEXTS = Object.fromEntries(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.map(({ id, title, why }) => [id, { title, why }]));


/***/ }),

/***/ 8286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   n0: () => (/* binding */ wordsAfterPath),
/* harmony export */   v4: () => (/* binding */ sharedHelp)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

/**
 * The words of a finding, in which its own path, where that holds unseen characters, is spelt out. Otherwise a line break in a file's
 * name would break the message's line.
 */
function wordsOf(finding, field) {
    const { path } = finding;
    if (path === null || path === '' || (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path) === path)
        return finding[field];
    // A function, since `$&` in a name would mean something in a replacement string.
    return finding[field].replaceAll(path, () => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path));
}
/** The help without the finding's own path, in words that hold for several findings: `Undo the change to each file.` */
function sharedHelp(finding) {
    const help = wordsOf(finding, 'help');
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path ?? '');
    if (name === '')
        return help;
    const parts = help.split(name);
    return parts
        .slice(1)
        .reduce((text, part) => text + (standsAlone(text, part) ? 'each file' : name) + part, parts[0] ?? '');
}
/** Whether what stands between is a word of its own, and not a part of a longer path or word. */
function standsAlone(before, after) {
    return !/[\w/-]$/.test(before) && !/^[\w/-]/.test(after);
}
/** What a message says after its subject, where that is the finding's own path: the place can then be that subject. */
function wordsAfterPath(finding) {
    const message = wordsOf(finding, 'message');
    const opening = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.path ?? '')} `;
    return finding.path !== null && message.startsWith(opening) ? message.slice(opening.length) : null;
}


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Ke: () => (/* binding */ onlyNotices),
/* harmony export */   Kx: () => (/* binding */ topicsWorstFirst),
/* harmony export */   uj: () => (/* binding */ groupByHelp)
/* harmony export */ });
/* unused harmony exports unknownTopics, findingsInTurns */
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8286);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);


/** A gate's findings, each once, worst first, else as the gate gave them. */
function rankFindings(gate) {
    const byIdentity = new Map();
    for (const finding of gate.findings) {
        const identity = JSON.stringify([finding.code, finding.path, finding.line, finding.message]);
        const known = byIdentity.get(identity);
        if (known === undefined)
            byIdentity.set(identity, { finding, times: 1 });
        else {
            known.times += 1;
            if (severity(finding.level) < severity(known.finding.level))
                known.finding = finding;
        }
    }
    return [...byIdentity.values()].sort((a, b) => severity(a.finding.level) - severity(b.finding.level));
}
function groupByHelp(ranked) {
    const groups = new Map();
    for (const member of ranked) {
        const key = JSON.stringify([member.finding.level, (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedHelp */ .v4)(member.finding)]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [member]);
        else
            group.push(member);
    }
    return [...groups.values()].map((members) => ({ help: helpFor(members), members }));
}
function helpFor(members) {
    const [first] = members;
    if (first === undefined)
        return '';
    const help = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(first.finding, 'help');
    const same = members.every(({ finding }) => (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(finding, 'help') === help);
    return same ? help : (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedHelp */ .v4)(first.finding);
}
/** Everything to explain, worst first: gates that failed, what could not be judged, then gates by their worst finding. */
function topicsWorstFirst(report) {
    const telling = gatesWorstFirst(report).map((gate) => ({ about: 'findings', gate }));
    const failed = telling.filter((topic) => topic.about === 'findings' && topic.gate.outcome === 'fail').length;
    return [...telling.slice(0, failed), ...unknownTopics(report), ...telling.slice(failed)];
}
/** Gates that lack the same fact have the same reason, which is told once. */
function unknownTopics(report) {
    const byReason = new Map();
    for (const gate of report.gates.filter(({ outcome }) => outcome === 'unknown')) {
        const reason = gate.reason ?? gate.summary;
        byReason.set(reason, [...(byReason.get(reason) ?? []), gate]);
    }
    return [...byReason].map(([reason, gates]) => ({ about: 'unknown', reason, gates }));
}
/** Whether a gate only informs: then nobody is held up, and why it matters need not be said. */
function onlyNotices(gate) {
    return gate.findings.every(({ level }) => level === 'notice');
}
/** The gates that have findings, worst first; else in the report's order. */
function gatesWorstFirst(report) {
    return report.gates
        .filter(({ findings }) => findings.length > 0)
        .sort((a, b) => gateSeverity(a) - gateSeverity(b));
}
function gateSeverity(gate) {
    if (gate.outcome === 'fail')
        return -1;
    return gate.findings.reduce((worst, { level }) => Math.min(worst, severity(level)), _words_js__WEBPACK_IMPORTED_MODULE_1__/* .LEVELS */ .A_.length);
}
function severity(level) {
    return _words_js__WEBPACK_IMPORTED_MODULE_1__/* .LEVELS */ .A_.indexOf(level);
}
/**
 * The findings of all gates for a surface that has room for some: errors first, and within a level the gates take turns, so that
 * one gate's thousand findings do not hide another's only one.
 */
function findingsInTurns(report) {
    const turns = gatesWorstFirst(report).flatMap((gate) => {
        const turn = new Map();
        return rankFindings(gate).map((ranked) => {
            const mine = turn.get(ranked.finding.level) ?? 0;
            turn.set(ranked.finding.level, mine + 1);
            return { placed: { ...ranked, gate }, rank: severity(ranked.finding.level), turn: mine };
        });
    });
    return turns.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ placed }) => placed);
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


/***/ }),

/***/ 3299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8286);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(321);
/* harmony import */ var _terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3186);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4702);





const FINDINGS_PER_GATE = 50;
const SIGNS = {
    pass: ['✓', 'ok', 32],
    fail: ['✗', 'x', 31],
    skipped: ['-', '-', 2],
    unknown: ['?', '?', 31],
    error: ['✗', 'x', 31],
    warning: ['!', '!', 33],
    notice: ['·', '*', 36],
    todo: ['→', '->', 36],
};
const BOLD = 1;
/** The report for people at a terminal: verdict, gates, findings by gate with what to do, what was judged. Ends in a newline. */
function renderTerminal(report, texts, options) {
    const paint = (text, colour) => options.colour ? `\u001b[${colour}m${text}\u001b[0m` : text;
    const sign = (name) => SIGNS[name][options.ascii ? 1 : 0];
    const pen = { width: Math.max(40, options.width), sign, paint };
    const limit = options.findingsPerGate ?? FINDINGS_PER_GATE;
    const parts = [
        verdictLines(report, pen),
        gateLines(report, pen),
        ...(0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .topicsWorstFirst */ .Kx)(report).map((topic) => topicLines(topic, texts, limit, pen)),
        contextLines(report, pen),
        assertionLines(report, pen),
    ];
    const filled = parts.filter((lines) => lines.length > 0);
    return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function verdictLines(report, pen) {
    const outcome = report.conclusion === 'success' ? 'pass' : 'fail';
    const lead = `${pen.sign(outcome)} `;
    const headline = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(lead, [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(report.headline)], pen.width);
    const meaning = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(' '.repeat((0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .columns */ .YB)(lead)), [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictLabel */ .Id)(report)}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(report)}`], pen.width);
    const colour = SIGNS[outcome][2];
    return [...headline.map((line) => pen.paint(pen.paint(line, colour), BOLD)), ...meaning];
}
/** Paints the sign that a line starts with, after its layout is done: colours have no columns. */
function painted(lines, indent, sign, pen) {
    const [first, ...others] = lines;
    if (first === undefined)
        return [];
    const mark = pen.sign(sign);
    return [indent + pen.paint(mark, SIGNS[sign][2]) + first.slice(indent.length + mark.length), ...others];
}
function gateLines(report, pen) {
    const names = Math.max(0, ...report.gates.map(({ id }) => (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .columns */ .YB)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(id))));
    const signs = Math.max(...['pass', 'fail'].map((sign) => (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .columns */ .YB)(pen.sign(sign))));
    return report.gates.flatMap((gate) => {
        const lead = `  ${(0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .padTo */ .v0)(pen.sign(gate.outcome), signs)} ${(0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .padTo */ .v0)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(gate.id), names)}  `;
        const words = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gateWords */ .DO)(gate)).join(' ');
        const told = gate.outcome === 'skipped' || gate.outcome === 'unknown' ? `${gate.outcome}: ${words}` : words;
        return painted((0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(lead, [told], pen.width), '  ', gate.outcome, pen);
    });
}
function topicLines(topic, texts, limit, pen) {
    if (topic.about === 'findings')
        return gateDetails(topic.gate, texts, limit, pen);
    const ids = topic.gates.map(({ id }) => id).join(', ');
    const lead = `${pen.sign('unknown')} `;
    const title = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(lead, [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`Could not be judged: ${ids}`)], pen.width);
    const reason = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(`  ${pen.sign('todo')} `, (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)(topic.reason), pen.width);
    return [...title.map((line) => pen.paint(line, BOLD)), ...painted(reason, '  ', 'todo', pen)];
}
function gateDetails(gate, texts, limit, pen) {
    const { title, why } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gateText */ .bp)(texts, gate.id);
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(title === gate.id ? gate.id : `${title} (${gate.id})`);
    const lines = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(`${pen.sign(gate.outcome)} `, [name], pen.width).map((line) => pen.paint(line, BOLD));
    if (why !== '' && !(0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyNotices */ .Ke)(gate))
        lines.push(...(0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)('  Why it matters: ', [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(why)], pen.width));
    const ranked = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .rankFindings */ .JM)(gate);
    for (const group of (0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByHelp */ .uj)(ranked.slice(0, limit))) {
        // A message may have any number of lines, more than a call may have arguments.
        for (const line of groupLines(group, pen))
            lines.push(line);
    }
    const more = ranked.slice(limit).reduce((total, { times }) => total + times, 0);
    if (more > 0)
        lines.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more finding')} of this gate; the JSON report holds all.`);
    return lines;
}
function groupLines({ help, members }, pen) {
    const lines = members.flatMap(({ finding, times }) => {
        const sign = finding.level;
        const repeated = times === 1 ? [] : [`(${times} times)`];
        const named = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsAfterPath */ .n0)(finding) !== null && (finding.line ?? 1) === 1;
        const texts = [
            ...(named ? [] : place(finding)),
            ...(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)((0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(finding, 'message')),
            ...repeated,
        ];
        return painted((0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(`  ${pen.sign(sign)} `, texts, pen.width), '  ', sign, pen);
    });
    if (help === '')
        return lines;
    const toDo = (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)(`    ${pen.sign('todo')} `, (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)(help), pen.width);
    return [...lines, ...painted(toDo, '    ', 'todo', pen)];
}
/** `path:line:column`, which editors and terminals make into a link. */
function place({ path, line, column }) {
    if (path === null)
        return [];
    return [[(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path), line, line === null ? null : column].filter((part) => part !== null).join(':')];
}
function contextLines(report, pen) {
    const { plan } = report;
    const chunk = report.chunk === null ? '' : `: ${report.chunk}`;
    const commits = { base: report.base, head: report.head, 'merge base': report.merge_base };
    const rows = [
        ['Judged', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .kindWords */ .Gk)(report)}${chunk}`],
        [
            'Plan',
            plan === null
                ? 'none'
                : `${plan.path}, revision ${plan.rev} of ${plan.slug}, read at ${plan.ref} (${plan.sha.slice(0, 10)})`,
        ],
        [
            'Commits',
            Object.entries(commits)
                .map(([name, id]) => `${name} ${id === null ? 'not known' : id.slice(0, 10)}`)
                .join(', '),
        ],
        [
            'Changed',
            report.changed_files === null ? 'could not be listed in full' : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(report.changed_files, 'path'),
        ],
    ];
    return rows.flatMap(([name, words]) => (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)((0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .padTo */ .v0)(name, 9), [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(words)], pen.width));
}
function assertionLines(report, pen) {
    if (report.assertions.length === 0)
        return [];
    const rows = report.assertions.flatMap((words) => (0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .hang */ .lG)('  [ ] ', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleLines */ .gB)(words), pen.width));
    return ['For a person to judge (this does not count in the verdict):', ...rows];
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ LEVEL_EMOJI),
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   DO: () => (/* binding */ gateWords),
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   Id: () => (/* binding */ verdictLabel),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   QE: () => (/* binding */ CHUNK_STATE_WORDS),
/* harmony export */   bp: () => (/* binding */ gateText),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   sg: () => (/* binding */ OUTCOME_EMOJI)
/* harmony export */ });
/* unused harmony export grouped */
function gateText(texts, id) {
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
    return text ?? { title: id, why: '' };
}
/** What each kind of failure means, for someone who has never heard of plan-gate. */
const FAILURE_WORDS = {
    'bad-plan': 'The plan does not say what to judge this change by. The finding of the gate `plan` tells why, and what to do.',
    violation: 'The change does not keep to its plan. Each finding says what to do.',
    'bad-baseline': 'The baseline does not prove what the plan pins, so the change has nothing to be compared with. The change may be fine; mend the baseline first.',
    'incomplete-evidence': 'What the code does was not shown in full, and what is not shown does not count as passed.',
    infrastructure: 'Something that plan-gate needs could not be had. This says nothing about the change. The reason says what it was and what to do.',
};
/** One or two sentences below the headline: what this conclusion and kind mean for the reader. */
function verdictWords(report) {
    if (report.conclusion === 'success')
        return 'Nothing that plan-gate judges speaks against merging this change.';
    if (report.failure_kind === null)
        return 'This change may not merge yet.';
    return FAILURE_WORDS[report.failure_kind];
}
/** `success`, or `failure` with its kind: the words that the JSON report uses. */
function verdictLabel(report) {
    return report.failure_kind === null ? report.conclusion : `${report.conclusion} (${report.failure_kind})`;
}
/** The order in which levels are told, worst first. */
const LEVELS = ['error', 'warning', 'notice'];
const LEVEL_EMOJI = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const OUTCOME_EMOJI = {
    pass: '✅',
    fail: '❌',
    skipped: '⏭️',
    unknown: '❔',
};
/** What a gate says for itself in a table: its summary, or why it was skipped. Why it is unknown is told below, since gates share such reasons. */
function gateWords(gate) {
    if (gate.outcome === 'skipped')
        return gate.reason ?? gate.summary;
    if (gate.outcome === 'unknown' && gate.summary === gate.reason)
        return 'The reason is below.';
    return gate.summary;
}
const KIND_WORDS = {
    chunk: 'one chunk of the plan',
    feature: 'the whole feature',
    plan: 'a change of the plan itself',
};
/** What the pull request is, in the plan's terms; a chunk's id is told apart from this. */
function kindWords(report) {
    if (report.kind !== null)
        return KIND_WORDS[report.kind];
    return report.conclusion === 'success' ? 'no plan governs it' : 'its part in a plan could not be told';
}
const CHUNK_STATE_WORDS = {
    this: 'this one',
    planned: 'planned',
    landed: 'landed',
    waiting: 'waiting',
    blocked: 'blocked',
};
/** `1,234`: a number with its thousands set apart. */
function grouped(count) {
    return count.toLocaleString('en-US');
}
/** `1 finding`, `1,234 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ })

};
