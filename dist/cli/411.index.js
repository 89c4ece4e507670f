export const id = 411;
export const ids = [411];
export const modules = {

/***/ 8471:
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
for(let i0=0, beforei0=errors; i0<len0 && !(errors > beforei0 && isFull(vErrors)); i0++){
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
const beforekey0 = errors;
for(const key0 in data0){
if(errors > beforekey0 && isFull(vErrors)) break;
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

function isFull(errors){
return errors !== null && errors.length >= exports.B;
}

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.B; i++) all.push(more[i]);
return all;
}


/***/ }),

/***/ 5685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ createRunFolder),
  lK: () => (/* binding */ isRunName),
  pP: () => (/* binding */ isStaleRun),
  oD: () => (/* binding */ removeStaleRuns)
});

// UNUSED EXPORTS: removeFolder

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./capture/ordinary-file.js
var ordinary_file = __webpack_require__(7657);
;// CONCATENATED MODULE: ./capture/folder-owner.js



function describeSelf() {
    return { pid: process.pid, start: startOf(process.pid), host: (0,external_node_os_.hostname)(), namespace: namespaceOfIds() };
}
const MAX_OWNER_BYTES = 4_096;
function readOwner(path) {
    const file = (0,ordinary_file/* readOrdinaryFileNow */.j2)(path, MAX_OWNER_BYTES);
    if (!file.ok)
        return null;
    try {
        const owner = JSON.parse(Buffer.from(file.bytes).toString('utf8'));
        return isOwner(owner) ? owner : null;
    }
    catch {
        return null;
    }
}
function hasEnded(owner) {
    if (owner.host !== (0,external_node_os_.hostname)() || owner.namespace !== namespaceOfIds())
        return false;
    return owner.pid !== process.pid && !(isAlive(owner.pid) && startOf(owner.pid) === owner.start);
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
function isOwner(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { pid, start, host, namespace } = value;
    return Number.isInteger(pid) && [start, host, namespace].every((text) => typeof text === 'string');
}
function startOf(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    catch {
        return '';
    }
}
function namespaceOfIds() {
    try {
        return (0,external_node_fs_.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./capture/leftovers.js
var leftovers = __webpack_require__(7950);
// EXTERNAL MODULE: ./capture/process-tree.js
var process_tree = __webpack_require__(9756);
;// CONCATENATED MODULE: ./capture/capture-folder.js






const MARKER_NAME = 'PLAN_GATE_RUN';
const NAME = /^plan-gate-(?:run|index)-([0-9]{1,10})-[A-Za-z0-9]{6}$/;
const OWNER_FILE = 'owner.json';
const SETTLING_MS = 1_000;
function createRunFolder(base, use = 'run') {
    const path = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, `plan-gate-${use}-${process.pid}-`)));
    const marker = markerOf(path);
    const forget = (0,leftovers/* removeOnExit */.o)(() => {
        (0,process_tree/* killStragglersNow */.pR)(marker);
        removeFolderNow(path);
    });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(path, OWNER_FILE), JSON.stringify(describeSelf()));
    if (use === 'run')
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(path, 'tmp'));
    return {
        path,
        marker,
        async remove() {
            if (use === 'run')
                await (0,process_tree/* killStragglers */.fb)(marker);
            await removeFolder(path);
            forget();
        },
    };
}
function isRunName(name) {
    return NAME.test(name);
}
function isStaleRun(path) {
    const pid = NAME.exec((0,external_node_path_.basename)(path))?.[1];
    if (pid === undefined)
        return false;
    const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return !isAlive(Number(pid));
    if (!stat.isDirectory() || (process.getuid !== undefined && stat.uid !== process.getuid()))
        return false;
    const owner = readOwner((0,external_node_path_.join)(path, OWNER_FILE));
    if (owner === null)
        return !isAlive(Number(pid)) && Date.now() - stat.mtimeMs > SETTLING_MS;
    return hasEnded(owner);
}
async function removeStaleRuns(base) {
    const names = await (0,promises_.readdir)(base).catch(() => []);
    const removed = [];
    for (const name of names.filter(isRunName)) {
        const path = (0,external_node_path_.join)(base, name);
        if (!isStaleRun(path))
            continue;
        await (0,process_tree/* killStragglers */.fb)(markerOf(path));
        await removeFolder(path);
        removed.push(path);
    }
    return removed;
}
async function removeFolder(path) {
    const remove = () => (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    try {
        await remove();
    }
    catch {
        await openFolders(path);
        await remove().catch(() => { });
    }
}
async function openFolders(path) {
    await (0,promises_.chmod)(path, 0o700).catch(() => { });
    const entries = await (0,promises_.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await openFolders((0,external_node_path_.join)(path, entry.name));
}
const TRIES = 20;
const RETRY_MS = 50;
function removeFolderNow(path) {
    for (let tries = 1; (0,external_node_fs_.existsSync)(path) && tries <= TRIES; tries += 1) {
        try {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        }
        catch {
            openFoldersNow(path);
            (0,process_tree/* sleepNow */.Oe)(RETRY_MS);
        }
    }
}
function openFoldersNow(path) {
    try {
        (0,external_node_fs_.chmodSync)(path, 0o700);
        for (const entry of (0,external_node_fs_.readdirSync)(path, { withFileTypes: true })) {
            if (entry.isDirectory())
                openFoldersNow((0,external_node_path_.join)(path, entry.name));
        }
    }
    catch {
    }
}
function markerOf(path) {
    return `${MARKER_NAME}=${(0,external_node_path_.basename)(path)}`;
}


/***/ }),

/***/ 5996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ findExecutable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



async function findExecutable(command, path) {
    if (command.includes('/') || (process.platform === 'win32' && command.includes('\\')))
        return command;
    const names = process.platform === 'win32' && !/\.(exe|com)$/i.test(command)
        ?
            [`${command}.exe`, `${command}.com`]
        : [command];
    for (const folder of (path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(entry))) {
        for (const name of names) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
            if (await isProgram(candidate))
                return candidate;
        }
    }
    return null;
}
async function isProgram(file) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ fillPointer),
/* harmony export */   az: () => (/* binding */ isContent),
/* harmony export */   l$: () => (/* binding */ MAX_POINTER_BYTES),
/* harmony export */   qT: () => (/* binding */ readPointer),
/* harmony export */   vp: () => (/* binding */ parsePointer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);
/* harmony import */ var _ordinary_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7657);





const MAX_POINTER_BYTES = 1_024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n$/;
async function readPointer(path) {
    const file = await (0,_ordinary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOrdinaryFile */ .Ve)(path, MAX_POINTER_BYTES);
    if (!file.ok || !/^oid sha256:[0-9a-f]{64}$/m.test(Buffer.from(file.bytes).toString('latin1')))
        return null;
    return { content: parsePointer(file.bytes) };
}
function parsePointer(bytes) {
    const [, oid, size] = POINTER.exec(Buffer.from(bytes).toString('latin1')) ?? [];
    return oid === undefined ? null : { oid, size: Number(size) };
}
async function isContent({ oid, size }, path, signal) {
    const same = await (0,_ordinary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .withOrdinaryFile */ .JO)(path, async (handle, entry) => {
        if (entry.size !== size)
            return false;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(readUpTo(handle, size), hash, { signal });
        return hash.digest('hex') === oid;
    });
    return same === true;
}
async function fillPointer(path, { oid, size }, stored, signal) {
    const partial = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`;
    const filled = await (0,_ordinary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .withOrdinaryFile */ .JO)(stored, async (handle, entry) => {
        if (entry.size !== size)
            return false;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const { mode } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(partial, { flags: 'wx', mode: mode & 0o777 });
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(readUpTo(handle, size), hashing(hash), file, { signal });
        if (hash.digest('hex') !== oid)
            return false;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial, path);
        return true;
    });
    if (filled !== true)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true }).catch(() => { });
    return filled === true;
}
function readUpTo(handle, bytes) {
    return handle.createReadStream({ autoClose: false, end: Math.max(0, bytes - 1) });
}
function hashing(hash) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
        }
    };
}


/***/ }),

/***/ 8902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ configWithoutPrograms)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);
/* harmony import */ var _parsers_git_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6158);


const PROBE = 'plangate.probe';
const PROGRAM_KEY = /^(filter|hook)\.(.*)\.[^.]+$/s;
const HOOKS_OFF = ['post-checkout', 'post-index-change', 'reference-transaction'].map((event) => [
    `hook.${event}.enabled`,
    'false',
]);
async function configWithoutPrograms(run) {
    const probe = [[PROBE, 'true']];
    const answer = await run({ args: ['config', '--list', '--name-only', '-z'], config: probe });
    if (answer.state === 'missing')
        return answer;
    const keys = (0,_parsers_git_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRecords */ .DQ)(answer.value.stdout)?.map(_parsers_git_path_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeName */ .e4) ?? [];
    if (!keys.includes(PROBE))
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', 'plan-gate needs git 2.31 or newer to check a work tree.');
    if (keys.includes(null))
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', "A setting's name in git's configuration is not UTF-8.");
    const overrides = new Map(HOOKS_OFF);
    for (const key of keys) {
        const name = PROGRAM_KEY.exec(key ?? '');
        if (name === null)
            continue;
        const section = `${name[1]}.${name[2]}`;
        if (name[1] === 'hook')
            overrides.set(`${section}.enabled`, 'false');
        else
            for (const part of ['clean', 'smudge', 'process'])
                overrides.set(`${section}.${part}`, '');
        if (name[1] === 'filter')
            overrides.set(`${section}.required`, 'false');
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)([...overrides]);
}


/***/ }),

/***/ 5390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ gitRunner)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4764);


const DEFAULT_MAX_OUTPUT = 16 * 1024 * 1024;
const INHERITED = [
    'PATH',
    'HOME',
    'XDG_CONFIG_HOME',
    'TMPDIR',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'SYSTEMROOT',
    'WINDIR',
    'TEMP',
    'TMP',
];
const FIXED_ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: 'cat',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null/none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'no\nsuch',
};
const FIXED_CONFIG = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.pager=cat',
    'core.askPass=',
    'core.sshCommand=false',
    'credential.helper=',
    'core.quotePath=false',
    'log.showSignature=false',
    'submodule.recurse=false',
    'safe.directory=*',
];
function gitRunner(place) {
    return async (call) => {
        const result = await (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runProcess */ .R3)({
            command: place.gitPath,
            args: ['--no-pager', ...FIXED_CONFIG.flatMap((setting) => ['-c', setting]), ...call.args],
            cwd: place.cwd,
            env: environment(place, call),
            ...(call.stdin === undefined ? {} : { stdin: call.stdin }),
            timeoutMs: place.timeoutMs,
            maxOutputBytes: call.maxOutputBytes ?? DEFAULT_MAX_OUTPUT,
        });
        const { exitCode, stdout } = result;
        if (result.ended !== 'exit' || exitCode === null || !(call.answers ?? [0]).includes(exitCode)) {
            return failure(place, call, result);
        }
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ exitCode, stdout, stderr: oneLine(result.stderr) });
    };
}
function environment(place, call) {
    const env = { ...FIXED_ENVIRONMENT };
    for (const name of INHERITED) {
        const value = process.env[name];
        if (value !== undefined)
            env[name] = value;
    }
    if (place.gitDirectory !== undefined)
        env.GIT_DIR = place.gitDirectory;
    if (place.workTree !== undefined)
        env.GIT_WORK_TREE = place.workTree;
    const config = call.config ?? [];
    if (config.length > 0)
        env.GIT_CONFIG_COUNT = String(config.length);
    for (const [index, [key, value]] of config.entries()) {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return { ...env, ...call.env };
}
function failure(place, call, result) {
    const said = oneLine(result.stderr);
    const words = said === '' ? '' : ` and said: ${said}`;
    const advice = result.ended === 'not-started'
        ? 'Install git, and put it into a folder of PATH.'
        : 'Check the clone with git fsck, or clone again.';
    const reason = `git ${call.args[0]} in ${place.cwd} ${result.reason}${words}. ${advice}`;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', reason);
}
const MAX_WORDS = 500;
function oneLine(stderr) {
    const text = stderr
        .toString('utf8')
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim();
    return [...text].slice(-MAX_WORDS).join('');
}


/***/ }),

/***/ 134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eS: () => (/* binding */ GIT_TIMEOUT_MS),
  w0: () => (/* binding */ gitProblem),
  ok: () => (/* binding */ openClone)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./evidence/object-id.js
var object_id = __webpack_require__(1350);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./parsers/git-path.js
var git_path = __webpack_require__(6158);
// EXTERNAL MODULE: ./capture/executable.js
var executable = __webpack_require__(5996);
;// CONCATENATED MODULE: ./parsers/git-tree.js


const HEADER = /^([0-7]{6}) (blob|tree|commit) ([0-9a-f]{40}|[0-9a-f]{64})$/;
const TAB = 0x09;
function parseTree(output) {
    const rows = (0,git_path/* splitRecords */.DQ)(output);
    if (rows === null)
        return unreadable('its last record is cut off');
    const records = [];
    for (const row of rows) {
        const tab = row.indexOf(TAB);
        const match = HEADER.exec((0,git_path/* asciiText */.Jl)(row.subarray(0, Math.max(tab, 0))));
        if (match === null)
            return unreadable(`"${(0,git_path/* escapeBytes */.xO)(row)}" is no entry of a tree`);
        const [, mode = '', type = '', oid = ''] = match;
        records.push({ mode, type, oid, name: row.subarray(tab + 1) });
    }
    return (0,facts/* known */.eO)(records);
}
function listTree(records) {
    const sorted = records.filter((record) => record.type !== 'tree');
    sorted.sort((a, b) => Buffer.compare(a.name, b.name));
    const entries = [];
    for (const { mode, oid, name } of sorted) {
        const path = (0,git_path/* decodePath */.q0)(name, 'The tree');
        if (path.state === 'missing')
            return path;
        if (path.value === entries.at(-1)?.path)
            return unreadable(`it lists "${(0,git_path/* escapeBytes */.xO)(name)}" twice`);
        entries.push({ path: path.value, mode, oid });
    }
    return (0,facts/* known */.eO)(entries);
}
function unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `A tree could not be read from git: ${why}. Check the clone with git fsck.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./parsers/git-batch.js


const git_batch_HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d{1,15})$/;
const LINE_FEED = 0x0a;
function parseObjectAnswers(output, asked) {
    const answers = [];
    let start = 0;
    for (let end = output.indexOf(LINE_FEED); end !== -1; end = output.indexOf(LINE_FEED, start)) {
        const line = output.subarray(start, end);
        const answer = parseAnswer(line);
        if (answer === null)
            return git_batch_unreadable(`"${(0,git_path/* escapeBytes */.xO)(line)}" is no answer of cat-file`);
        answers.push(answer);
        start = end + 1;
    }
    if (start !== output.length || answers.length !== asked) {
        return git_batch_unreadable(`${answers.length} of ${asked} answers came back`);
    }
    return (0,facts/* known */.eO)(answers);
}
function parseBatch(output) {
    const objects = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(LINE_FEED, start);
        const line = output.subarray(start, end === -1 ? output.length : end);
        const header = end === -1 ? null : parseAnswer(line);
        if (header === null || typeof header === 'string') {
            return git_batch_unreadable(`"${(0,git_path/* escapeBytes */.xO)(line.subarray(0, 100))}" is no object of cat-file`);
        }
        const bytes = output.subarray(end + 1, end + 1 + header.size);
        start = end + 1 + header.size + 1;
        if (bytes.length !== header.size || output[start - 1] !== LINE_FEED) {
            return git_batch_unreadable(`object ${header.oid} is cut off`);
        }
        objects.push({ ...header, bytes });
    }
    return (0,facts/* known */.eO)(objects);
}
function parseAnswer(line) {
    const text = Buffer.from(line).toString('latin1');
    const match = git_batch_HEADER.exec(text);
    if (match !== null)
        return { oid: match[1] ?? '', type: match[2] ?? '', size: Number(match[3]) };
    if (text.endsWith(' missing'))
        return 'none';
    return text.endsWith(' ambiguous') ? 'ambiguous' : null;
}
function git_batch_unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `Objects could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./capture/git-objects.js




const MIB = 1024 * 1024;
const BATCH_BYTES = 64 * MIB;
const TOTAL_BYTES = 1024 * MIB;
const HEADER_BYTES = 128;
const WARNING_BYTES = MIB;
async function askObjects(run, names) {
    if (names.length === 0)
        return (0,facts/* known */.eO)([]);
    const stdin = names.map((name) => `${name}\n`).join('');
    const maxOutputBytes = stdin.length * 4 + names.length * HEADER_BYTES + WARNING_BYTES;
    const answer = await run({ args: ['cat-file', '--batch-check', '--buffer'], stdin, maxOutputBytes });
    return answer.state === 'missing' ? answer : parseObjectAnswers(answer.value.stdout, names.length);
}
async function peel(run, name, type) {
    const answers = await askObjects(run, [`${name}^{${type}}`]);
    if (answers.state === 'missing')
        return answers;
    const answer = answers.value[0];
    return (0,facts/* known */.eO)(typeof answer === 'object' ? answer.oid : null);
}
async function readBlobs(run, oids, maxBytes) {
    const asked = [...new Set(oids)];
    const odd = asked.find((oid) => !(0,object_id/* isObjectId */.T)(oid));
    if (odd !== undefined)
        return (0,facts/* missing */.LO)('infrastructure', `"${odd}" is no object id.`);
    const headers = await askObjects(run, asked);
    if (headers.state === 'missing')
        return headers;
    const contents = new Map();
    const wanted = [];
    for (const [index, oid] of asked.entries()) {
        const header = headers.value[index];
        if (typeof header !== 'object')
            return notInClone(oid);
        if (header.type !== 'blob')
            contents.set(oid, { state: 'not-a-file' });
        else if (header.size > maxBytes)
            contents.set(oid, { state: 'too-large' });
        else
            wanted.push(header);
    }
    const total = wanted.reduce((sum, header) => sum + header.size, 0);
    if (total > TOTAL_BYTES) {
        const size = `${Math.ceil(total / MIB)} MiB in ${wanted.length} files`;
        return (0,facts/* missing */.LO)('infrastructure', `The files to read hold ${size}, and plan-gate reads at most ${TOTAL_BYTES / MIB} MiB.`);
    }
    for (const batch of batches(wanted)) {
        const read = await readBatch(run, batch);
        if (read.state === 'missing')
            return read;
        for (const { oid, bytes } of read.value)
            contents.set(oid, { state: 'bytes', bytes });
    }
    return (0,facts/* known */.eO)(contents);
}
function* batches(headers) {
    let batch = [];
    let bytes = 0;
    for (const header of headers) {
        if (batch.length > 0 && bytes + header.size > BATCH_BYTES) {
            yield batch;
            batch = [];
            bytes = 0;
        }
        batch.push(header);
        bytes += header.size;
    }
    if (batch.length > 0)
        yield batch;
}
async function readBatch(run, batch) {
    const stdin = batch.map(({ oid }) => `${oid}\n`).join('');
    const maxOutputBytes = batch.reduce((sum, { size }) => sum + size + HEADER_BYTES, WARNING_BYTES);
    const answer = await run({ args: ['cat-file', '--batch', '--buffer'], stdin, maxOutputBytes });
    if (answer.state === 'missing')
        return answer;
    const objects = parseBatch(answer.value.stdout);
    if (objects.state === 'missing')
        return objects;
    for (const [index, { oid }] of batch.entries()) {
        const object = objects.value[index];
        if (object?.oid !== oid || hashBlob(object) !== oid)
            return damaged(oid);
    }
    return objects;
}
function hashBlob({ oid, bytes }) {
    const hash = (0,external_node_crypto_.createHash)(oid.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function notInClone(oid) {
    return (0,facts/* missing */.LO)('infrastructure', `The clone does not hold object ${oid}. A partial or shallow clone leaves objects out: check out with ` +
        '`fetch-depth: 0` and without `filter`.');
}
function damaged(oid) {
    return (0,facts/* missing */.LO)('infrastructure', `Object ${oid} is damaged in this clone: its content has another hash. Check the clone with git fsck, or clone again.`);
}

;// CONCATENATED MODULE: ./capture/git-files.js




const MAX_LISTING_BYTES = 256 * 1024 * 1024;
const MAX_ARGUMENT_BYTES = 12_000;
async function listFiles(run, commit, folder) {
    if (folder !== '' && !isTreePath(folder))
        return (0,facts/* known */.eO)([]);
    const records = await readTree(run, commit, ['-r'], folder === '' ? [] : [`${folder}/`]);
    return records.state === 'missing' ? records : listTree(records.value);
}
async function readFiles(run, commit, paths, maxBytes) {
    const records = await findFiles(run, commit, paths.filter(isTreePath));
    if (records.state === 'missing')
        return records;
    const blobs = [...records.value.values()].filter(isRegularFile).map((record) => record.oid);
    const contents = await readBlobs(run, blobs, maxBytes);
    if (contents.state === 'missing')
        return contents;
    const answer = new Map();
    for (const path of paths) {
        const record = records.value.get(nameKey(Buffer.from(path)));
        if (record === undefined || record.type === 'tree')
            answer.set(path, { state: 'absent' });
        else if (!isRegularFile(record))
            answer.set(path, { state: 'not-a-file' });
        else
            answer.set(path, contents.value.get(record.oid) ?? { state: 'absent' });
    }
    return (0,facts/* known */.eO)(answer);
}
async function findFiles(run, commit, paths) {
    if (paths.length === 0)
        return (0,facts/* known */.eO)(new Map());
    const bytes = paths.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
    const records = await (bytes <= MAX_ARGUMENT_BYTES
        ? readTree(run, commit, [], paths)
        : readTree(run, commit, ['-r'], []));
    if (records.state === 'missing')
        return records;
    return (0,facts/* known */.eO)(new Map(records.value.map((record) => [nameKey(record.name), record])));
}
async function readTree(run, commit, options, paths) {
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,facts/* missing */.LO)('infrastructure', `"${commit}" is no commit id.`);
    const answer = await run({
        args: ['ls-tree', '-z', '--full-tree', ...options, '--', commit, ...paths],
        config: [['core.precomposeUnicode', 'false']],
        maxOutputBytes: MAX_LISTING_BYTES,
    });
    return answer.state === 'missing' ? answer : parseTree(answer.value.stdout);
}
function isRegularFile(record) {
    return record.type === 'blob' && record.mode.startsWith('100');
}
function nameKey(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
function isTreePath(path) {
    if (/\0|\p{Surrogate}/u.test(path))
        return false;
    return path.split('/').every((component) => component !== '' && component !== '.' && component !== '..');
}

;// CONCATENATED MODULE: ./parsers/git-raw.js


const git_raw_HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])$/;
const NO_MODE = '000000';
const WHERE = 'The difference between the commits';
function parseRawDiff(output) {
    const records = (0,git_path/* splitRecords */.DQ)(output);
    if (records === null || records.length % 2 !== 0)
        return git_raw_unreadable('its last record is cut off');
    const rows = [];
    for (let index = 0; index < records.length; index += 2) {
        const header = records[index] ?? new Uint8Array();
        const name = records[index + 1] ?? new Uint8Array();
        const file = parseRow(header, name);
        if (file.state === 'missing')
            return file;
        rows.push({ name, file: file.value });
    }
    rows.sort((a, b) => Buffer.compare(a.name, b.name));
    const twice = rows.find((row, index) => row.file.path === rows[index - 1]?.file.path);
    if (twice !== undefined)
        return git_raw_unreadable(`it lists "${(0,git_path/* escapeBytes */.xO)(twice.name)}" twice`);
    return (0,facts/* known */.eO)(rows.map((row) => row.file));
}
function parseRow(header, name) {
    const path = (0,git_path/* decodePath */.q0)(name, WHERE);
    if (path.state === 'missing')
        return path;
    const match = git_raw_HEADER.exec((0,git_path/* asciiText */.Jl)(header));
    if (match === null)
        return git_raw_unreadable(`"${(0,git_path/* escapeBytes */.xO)(header)}" is no record of a change`);
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = match;
    const before = { mode: oldMode, oid: oldOid };
    const after = { mode: newMode, oid: newOid };
    const existed = oldMode !== NO_MODE;
    const exists = newMode !== NO_MODE;
    if (status === 'A' && !existed && exists)
        return (0,facts/* known */.eO)({ path: path.value, change: 'added', after });
    if (status === 'D' && existed && !exists)
        return (0,facts/* known */.eO)({ path: path.value, change: 'deleted', before });
    if ((status === 'M' || status === 'T') && existed && exists) {
        return (0,facts/* known */.eO)({ path: path.value, change: 'modified', before, after });
    }
    return git_raw_unreadable(`"${(0,git_path/* escapeBytes */.xO)(name)}" has status ${status} with modes ${oldMode} and ${newMode}`);
}
function git_raw_unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `${WHERE} could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./parsers/merge-bases.js

const MAX_NAMED = 5;
function severalMergeBases(base, head, bases) {
    const named = bases.slice(0, MAX_NAMED).join(', ');
    const more = bases.length > MAX_NAMED ? ` and ${bases.length - MAX_NAMED} more` : '';
    return (0,facts/* missing */.LO)('infrastructure', `The histories of ${base} and ${head} cross: they have several best common ancestors (${named}${more}), and what the head changes ` +
        'depends on which of them is taken. Merge the base branch into the head, or rebase the head onto it, so that there is one.');
}

// EXTERNAL MODULE: ./capture/ordinary-file.js
var ordinary_file = __webpack_require__(7657);
;// CONCATENATED MODULE: ./capture/git-history.js








const MAX_DIFF_BYTES = 512 * 1024 * 1024;
const MAX_SHALLOW_BYTES = 64 * 1024 * 1024;
const DEEPEN = 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.';
async function mergeBase(history, base, head) {
    const { run } = history;
    const odd = notIds([base, head]);
    if (odd !== null)
        return odd;
    const answer = await run({ args: ['merge-base', '--all', base, head], answers: [0, 1] });
    if (answer.state === 'missing')
        return (await git_history_notInClone(history, [base, head])) ?? answer;
    const bases = words(answer.value.stdout);
    const best = bases[0];
    if (best === undefined)
        return noMergeBase(history, base, head);
    if (history.isShallow && (bases.length > 1 || (await reachesCut(history, [base, head], best)))) {
        return (0,facts/* missing */.LO)('infrastructure', `This clone is shallow, and its history of ${base} and ${head} is cut off before their common ancestor is certain. ${DEEPEN}`);
    }
    return bases.length > 1 ? severalMergeBases(base, head, bases) : (0,facts/* known */.eO)(best);
}
async function changedFiles(history, base, head) {
    const odd = notIds([base, head]);
    if (odd !== null)
        return odd;
    const records = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-relative'];
    const plain = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    const answer = await history.run({
        args: ['diff-tree', ...records, ...plain, base, head, '--'],
        maxOutputBytes: MAX_DIFF_BYTES,
    });
    if (answer.state === 'missing')
        return (await git_history_notInClone(history, [base, head])) ?? answer;
    return parseRawDiff(answer.value.stdout);
}
function notIds(commits) {
    const odd = commits.find((commit) => !(0,object_id/* isObjectId */.T)(commit));
    return odd === undefined ? null : (0,facts/* missing */.LO)('infrastructure', `"${odd}" is no commit id.`);
}
async function git_history_notInClone(history, commits) {
    for (const commit of commits) {
        const found = await peel(history.run, commit, 'commit');
        if (found.state === 'missing')
            return found;
        if (found.value !== null)
            continue;
        const advice = history.isShallow ? DEEPEN : 'Fetch the branch that holds it.';
        return (0,facts/* missing */.LO)('infrastructure', `This clone does not hold commit ${commit}. ${advice}`);
    }
    return null;
}
function noMergeBase(history, base, head) {
    const none = `No common ancestor of ${base} and ${head} was found`;
    return history.isShallow
        ? (0,facts/* missing */.LO)('infrastructure', `${none}, and this clone is shallow. ${DEEPEN}`)
        : (0,facts/* missing */.LO)('infrastructure', `${none}: their histories are unrelated. Base the branch on the one it is to merge into. ` +
            'If they should be related, this clone lacks history: check out with `fetch-depth: 0`.');
}
async function reachesCut(history, tips, ancestor) {
    const place = await history.run({ args: ['rev-parse', '--git-path', 'shallow'] });
    const above = await history.run({ args: ['rev-list', ...tips, `^${ancestor}`, '--'] });
    if (place.state === 'missing' || above.state === 'missing')
        return true;
    const file = (0,external_node_path_.resolve)(history.directory, place.value.stdout.toString('utf8').replace(/\n$/, ''));
    const list = await (0,ordinary_file/* readOrdinaryFile */.Ve)(await (0,promises_.realpath)(file).catch(() => file), MAX_SHALLOW_BYTES);
    if (!list.ok)
        return true;
    const cut = new Set(words(Buffer.from(list.bytes)));
    return words(above.value.stdout).some((commit) => cut.has(commit));
}
function words(output) {
    return output
        .toString('latin1')
        .split(/\s+/)
        .filter((word) => word !== '');
}

;// CONCATENATED MODULE: ./capture/git-refs.js




const REMOTE = 'origin';
const MAX_REF_LENGTH = 1_024;
async function resolveRef(run, ref) {
    if (!isRefName(ref))
        return (0,facts/* known */.eO)(null);
    if (ref === 'HEAD')
        return peel(run, ref, 'commit');
    const digits = ref.toLowerCase();
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(digits))
        return peel(run, digits, 'commit');
    const named = await findRef(run, candidates(ref));
    if (named.state === 'missing' || named.value !== null)
        return named;
    return /^[0-9a-f]{4,63}$/.test(digits) ? resolveDigits(run, digits) : named;
}
async function resolveDigits(run, digits) {
    const answers = await askObjects(run, [`${digits}^{commit}`, digits]);
    if (answers.state === 'missing')
        return answers;
    const [commit, any] = answers.value;
    if (typeof commit === 'object')
        return (0,facts/* known */.eO)(commit.oid.startsWith(digits) ? commit.oid : null);
    if (any !== 'ambiguous')
        return (0,facts/* known */.eO)(null);
    return (0,facts/* missing */.LO)('infrastructure', `"${digits}" begins more than one commit id. Write more of its digits.`);
}
async function branchCommit(run, name) {
    if (!isRefName(name))
        return (0,facts/* known */.eO)(null);
    return findRef(run, [`refs/heads/${name}`, `refs/remotes/${REMOTE}/${name}`]);
}
async function currentBranch(run) {
    const head = await run({ args: ['symbolic-ref', '--quiet', 'HEAD'], answers: [0, 1] });
    if (head.state === 'missing')
        return head;
    if (head.value.exitCode === 1)
        return (0,facts/* known */.eO)(null);
    const ref = readRef(head.value.stdout.subarray(0, -1));
    if (ref.state === 'missing')
        return ref;
    return (0,facts/* known */.eO)(ref.value.startsWith('refs/heads/') ? ref.value.slice('refs/heads/'.length) : null);
}
async function branchesAt(run, commit) {
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,facts/* missing */.LO)('infrastructure', `"${commit}" is no commit id.`);
    const prefixes = ['refs/heads/', `refs/remotes/${REMOTE}/`];
    const args = ['for-each-ref', `--points-at=${commit}`, '--format=%(refname)', ...prefixes];
    const answer = await run({ args });
    if (answer.state === 'missing')
        return answer;
    const refs = [];
    for (const line of lines(answer.value.stdout)) {
        const ref = readRef(line);
        if (ref.state === 'missing')
            return ref;
        refs.push(ref.value);
    }
    const names = prefixes.flatMap((prefix) => refs.filter((ref) => ref.startsWith(prefix)).map((ref) => ref.slice(prefix.length)));
    return (0,facts/* known */.eO)([...new Set(names)].filter((name) => name !== 'HEAD'));
}
function candidates(ref) {
    if (ref.startsWith('refs/'))
        return [ref];
    return [
        `refs/heads/${ref}`,
        `refs/tags/${ref}`,
        `refs/remotes/${REMOTE}/${ref}`,
        `refs/remotes/${ref}`,
        `refs/${ref}`,
    ];
}
async function findRef(run, refs) {
    const answer = await run({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...refs] });
    if (answer.state === 'missing')
        return answer;
    const broken = refs.find((ref) => `${answer.value.stderr} `.includes(`ignoring broken ref ${ref} `));
    if (broken !== undefined)
        return (0,facts/* missing */.LO)('infrastructure', `${broken} is broken in this clone. Fetch it again.`);
    const found = lines(answer.value.stdout).map((line) => line.toString('utf8'));
    for (const ref of refs) {
        const oid = found.find((line) => line.slice(line.indexOf(' ') + 1) === ref)?.split(' ', 1)[0];
        if (oid === undefined)
            continue;
        const commit = await peel(run, oid, 'commit');
        if (commit.state === 'missing' || commit.value !== null)
            return commit;
        return (0,facts/* missing */.LO)('infrastructure', `${ref} is ${oid}, which is no commit that this clone holds. Fetch it, or name another.`);
    }
    return (0,facts/* known */.eO)(null);
}
function isRefName(name) {
    if (name === '' || name === '@' || name.length > MAX_REF_LENGTH || name.startsWith('-'))
        return false;
    if (/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\p{Surrogate}/u.test(name))
        return false;
    return name
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock'));
}
function lines(output) {
    const found = [];
    let start = 0;
    for (let end = output.indexOf('\n'); end !== -1; end = output.indexOf('\n', start)) {
        found.push(output.subarray(start, end));
        start = end + 1;
    }
    return found;
}
function readRef(bytes) {
    const ref = (0,git_path/* decodeName */.e4)(bytes);
    if (ref !== null)
        return (0,facts/* known */.eO)(ref);
    return (0,facts/* missing */.LO)('infrastructure', `The branch "${(0,git_path/* escapeBytes */.xO)(bytes)}" has a name that is not UTF-8. Rename it.`);
}

// EXTERNAL MODULE: ./capture/git-run.js
var git_run = __webpack_require__(5390);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./changes/changed-file.js
var changed_file = __webpack_require__(484);
;// CONCATENATED MODULE: ./parsers/git-status.js


const OID = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
const TRACKED = new RegExp(`^1 [.A-Z]{2} [NS][.A-Z]{3} [0-7]{6} ([0-7]{6}) ([0-7]{6}) ${OID} (${OID}) `);
const git_status_WHERE = 'The work tree';
function parseStatus(output) {
    const records = (0,git_path/* splitRecords */.DQ)(output);
    if (records === null)
        return git_status_unreadable('its last record is cut off');
    const tracked = [];
    const untracked = [];
    const ignored = [];
    for (const record of records) {
        const match = TRACKED.exec((0,git_path/* asciiText */.Jl)(record));
        const kind = (0,git_path/* asciiText */.Jl)(record.subarray(0, 2));
        if (match === null && kind !== '? ' && kind !== '! ')
            return git_status_unreadable(`"${(0,git_path/* escapeBytes */.xO)(record)}" is unknown`);
        const path = (0,git_path/* decodePath */.q0)(record.subarray(match?.[0].length ?? 2), git_status_WHERE);
        if (path.state === 'missing')
            return path;
        if (match !== null) {
            const [, indexMode = '', workTreeMode = '', indexOid = ''] = match;
            tracked.push({ path: path.value, indexMode, workTreeMode, indexOid });
        }
        else
            (kind === '? ' ? untracked : ignored).push(path.value);
    }
    return (0,facts/* known */.eO)({ tracked, untracked, ignored });
}
function git_status_unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `${git_status_WHERE}'s state could not be read from git: ${why}.`);
}

// EXTERNAL MODULE: ./capture/capture-folder.js + 1 modules
var capture_folder = __webpack_require__(5685);
// EXTERNAL MODULE: ./capture/git-lfs.js
var git_lfs = __webpack_require__(3220);
// EXTERNAL MODULE: ./capture/git-programs.js
var git_programs = __webpack_require__(8902);
;// CONCATENATED MODULE: ./capture/git-status.js











const MAX_STATUS_BYTES = 64 * 1024 * 1024;
const HASHING_MS = 5 * 60 * 1_000;
async function workTreeStatus(run, workTree, statusOf) {
    const commit = await peel(run, 'HEAD', 'commit');
    if (commit.state === 'missing')
        return commit;
    if (commit.value === null)
        return (0,facts/* missing */.LO)('infrastructure', `Nothing is checked out in ${workTree}.`);
    const config = await (0,git_programs/* configWithoutPrograms */.c)(run);
    if (config.state === 'missing')
        return config;
    const listing = await listStatus(run, commit.value, config.value);
    if (listing.state === 'missing')
        return listing;
    const stands = await standIns(run, workTree, listing.value.tracked);
    if (stands.state === 'missing')
        return stands;
    const changed = listing.value.tracked.map(({ path }) => path).filter((path) => !stands.value.has(path));
    const below = await submoduleStatus(run, commit.value, workTree, statusOf);
    if (below.state === 'missing')
        return below;
    const all = {
        changed: [...changed, ...below.value.flatMap((status) => status.changed)],
        untracked: [...listing.value.untracked, ...below.value.flatMap((status) => status.untracked)],
        ignored: [...listing.value.ignored, ...below.value.flatMap((status) => status.ignored)],
    };
    const clean = all.changed.length === 0 && all.untracked.length === 0;
    return (0,facts/* known */.eO)({ commit: commit.value, clean, ...all });
}
async function listStatus(run, commit, programs) {
    const folder = (0,capture_folder/* createRunFolder */.kg)((0,external_node_os_.tmpdir)(), 'index');
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder.path, 'index') };
        const config = [
            ...programs,
            ['core.sparseCheckout', 'false'],
            ['core.untrackedCache', 'false'],
            ['core.splitIndex', 'false'],
            ['core.ignoreStat', 'false'],
        ];
        const index = await run({ args: ['read-tree', commit], config, env });
        return index.state === 'missing' ? index : await readStatus(run, config, env);
    }
    finally {
        await folder.remove();
    }
}
async function readStatus(run, config, env) {
    const files = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=dirty'];
    const args = ['status', '--porcelain=v2', '-z', '--no-renames', '--no-ahead-behind', ...files];
    const answer = await run({ args, config, env, maxOutputBytes: MAX_STATUS_BYTES });
    return answer.state === 'missing' ? answer : parseStatus(answer.value.stdout);
}
async function standIns(run, workTree, changes) {
    const regular = changes.filter(({ indexMode, workTreeMode }) => indexMode.startsWith('100') && indexMode === workTreeMode);
    const blobs = await readBlobs(run, regular.map(({ indexOid }) => indexOid), git_lfs/* MAX_POINTER_BYTES */.l$);
    if (blobs.state === 'missing')
        return blobs;
    const deadline = AbortSignal.timeout(HASHING_MS);
    const found = new Set();
    for (const { path, indexOid } of regular) {
        const blob = blobs.value.get(indexOid);
        const content = blob?.state === 'bytes' ? (0,git_lfs/* parsePointer */.vp)(blob.bytes) : null;
        if (content !== null && (await (0,git_lfs/* isContent */.az)(content, (0,external_node_path_.join)(workTree, path), deadline)))
            found.add(path);
    }
    return (0,facts/* known */.eO)(found);
}
async function submoduleStatus(run, commit, workTree, statusOf) {
    const files = await listFiles(run, commit, '');
    if (files.state === 'missing')
        return files;
    const found = [];
    for (const { path } of files.value.filter(({ mode }) => mode === changed_file/* MODE_SUBMODULE */.x1)) {
        const folder = (0,external_node_path_.join)(workTree, path);
        const content = await folderContent(folder);
        if (content === null || content.length === 0)
            continue;
        const status = await statusOf(folder);
        if (status === null)
            found.push({ commit, clean: false, changed: [path], untracked: [], ignored: [] });
        else if (status.state === 'missing')
            return status;
        else
            found.push(below(path, status.value));
    }
    return (0,facts/* known */.eO)(found);
}
async function folderContent(folder) {
    try {
        return (await (0,promises_.lstat)(folder)).isDirectory() ? await (0,promises_.readdir)(folder) : null;
    }
    catch {
        return null;
    }
}
function below(folder, status) {
    const under = (paths) => paths.map((path) => `${folder}/${path}`);
    const { changed, untracked, ignored } = status;
    return { ...status, changed: under(changed), untracked: under(untracked), ignored: under(ignored) };
}

// EXTERNAL MODULE: ./capture/system-words.js
var system_words = __webpack_require__(6817);
;// CONCATENATED MODULE: ./capture/git.js













const GIT_TIMEOUT_MS = 5 * 60 * 1_000;
async function openClone(directory, options = {}) {
    const { gitPath = 'git', timeoutMs = GIT_TIMEOUT_MS } = options;
    const odd = (await folderProblem(directory)) ?? (await gitProblem(gitPath));
    if (odd !== null)
        return (0,facts/* missing */.LO)('infrastructure', odd);
    const discover = (0,git_run/* gitRunner */.X)({ gitPath, timeoutMs, cwd: directory });
    const flags = ['--is-bare-repository', '--is-shallow-repository', '--absolute-git-dir'];
    const answer = await discover({ args: ['rev-parse', ...flags] });
    if (answer.state === 'missing')
        return notOpened(directory, answer);
    const [, isBare, isShallow] = /^(true|false)\n(true|false)\n/.exec(answer.value.stdout.toString('latin1')) ?? [];
    const gitDirectory = readFolder(answer.value.stdout.subarray(`${isBare}\n${isShallow}\n`.length));
    const workTree = isBare === 'true' ? (0,facts/* known */.eO)(null) : await topLevel(discover);
    if (workTree.state === 'missing')
        return notOpened(directory, workTree);
    if (isBare === undefined || gitDirectory === null)
        return (0,facts/* missing */.LO)('infrastructure', oddName(directory));
    const place = { gitPath, timeoutMs, cwd: workTree.value ?? gitDirectory, gitDirectory };
    const run = (0,git_run/* gitRunner */.X)(workTree.value === null ? place : { ...place, workTree: workTree.value });
    return (0,facts/* known */.eO)(cloneOf({ run, directory: place.cwd, isShallow: isShallow === 'true' }, workTree.value, options));
}
function cloneOf(history, workTree, options) {
    const { run, directory, isShallow } = history;
    return {
        directory,
        isBare: workTree === null,
        isShallow,
        resolve: (ref) => resolveRef(run, ref),
        mergeBase: (base, head) => mergeBase(history, base, head),
        listFiles: (commit, folder) => listFiles(run, commit, folder),
        readBlobs: (oids, maxBytes) => readBlobs(run, oids, maxBytes),
        readFiles: (commit, paths, maxBytes) => readFiles(run, commit, paths, maxBytes),
        changedFiles: (base, head) => changedFiles(history, base, head),
        has: async (commit) => {
            if (!(0,object_id/* isObjectId */.T)(commit))
                return false;
            const found = await peel(run, commit, 'commit');
            return found.state === 'known' && found.value === commit;
        },
        currentBranch: () => currentBranch(run),
        branchesAt: (commit) => branchesAt(run, commit),
        branchCommit: (name) => branchCommit(run, name),
        treeOid: (commit) => treeOid(run, commit),
        statusIsClean: async () => {
            if (workTree === null)
                return (0,facts/* missing */.LO)('infrastructure', `${directory} is bare: it has no work tree.`);
            return workTreeStatus(run, workTree, (folder) => git_submoduleStatus(folder, options));
        },
    };
}
async function treeOid(run, commit) {
    const tree = (0,object_id/* isObjectId */.T)(commit) ? await peel(run, commit, 'tree') : (0,facts/* known */.eO)(null);
    if (tree.state === 'missing')
        return tree;
    if (tree.value !== null)
        return (0,facts/* known */.eO)(tree.value);
    return (0,facts/* missing */.LO)('infrastructure', `This clone does not hold commit ${commit}. Fetch the branch that holds it.`);
}
async function git_submoduleStatus(folder, options) {
    const clone = await openClone(folder, options);
    if (clone.state === 'missing')
        return clone;
    const real = await (0,promises_.realpath)(folder).catch(() => folder);
    const isItsOwn = (0,external_node_path_.resolve)(clone.value.directory) === real;
    return isItsOwn ? clone.value.statusIsClean() : null;
}
async function topLevel(discover) {
    const answer = await discover({ args: ['rev-parse', '--show-toplevel'] });
    if (answer.state === 'missing')
        return answer;
    const folder = readFolder(answer.value.stdout);
    return folder === null ? (0,facts/* missing */.LO)('infrastructure', oddName('The work tree')) : (0,facts/* known */.eO)(folder);
}
function readFolder(line) {
    return line.at(-1) === 0x0a ? (0,git_path/* decodeName */.e4)(line.subarray(0, -1)) : null;
}
function oddName(folder) {
    return `${folder} lies in a folder whose name is not UTF-8. Clone into another folder.`;
}
async function folderProblem(directory) {
    const folder = (0,external_node_path_.resolve)(directory);
    try {
        return (await (0,promises_.stat)(folder)).isDirectory() ? null : `${folder} is no folder.`;
    }
    catch (error) {
        return (0,system_words/* systemCode */.xU)(error) === 'ENOENT'
            ? `There is no folder ${folder}.`
            : `The folder ${folder} can't be used: ${(0,system_words/* systemWords */.j5)(error)}.`;
    }
}
async function gitProblem(gitPath = 'git') {
    const program = await (0,executable/* findExecutable */.o)(gitPath, process.env.PATH);
    return program === null ? `${gitPath} is needed and was not found; install it.` : null;
}
function notOpened(directory, cause) {
    const folder = (0,external_node_path_.resolve)(directory);
    return cause.reason.includes('not a git repository')
        ? (0,facts/* missing */.LO)('infrastructure', `${folder} is not in a git repository. Name a folder that is in a clone.`)
        : (0,facts/* missing */.LO)('infrastructure', `${folder} could not be opened as a git repository: ${cause.reason}`);
}


/***/ }),

/***/ 7950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ removeOnExit)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4764);

const removals = new Set();
let isListening = false;
function removeOnExit(remove) {
    if (!isListening)
        process.once('exit', removeAll);
    isListening = true;
    removals.add(remove);
    return () => void removals.delete(remove);
}
function removeAll() {
    if (removals.size === 0)
        return;
    (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .endRunningProcesses */ .s0)();
    for (const remove of [...removals].reverse()) {
        try {
            remove();
        }
        catch {
        }
    }
}


/***/ }),

/***/ 9756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ endGroup),
/* harmony export */   Oe: () => (/* binding */ sleepNow),
/* harmony export */   cM: () => (/* binding */ HAS_PROCESS_GROUPS),
/* harmony export */   fb: () => (/* binding */ killStragglers),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   pR: () => (/* binding */ killStragglersNow),
/* harmony export */   r7: () => (/* binding */ signalTree),
/* harmony export */   x1: () => (/* binding */ awaitGroupsNow)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);




const HAS_PROCESS_GROUPS = process.platform !== 'win32';
const POLL_MS = 20;
const DEATH_MS = 1_000;
const STRAGGLER_ROUNDS = 10;
function signalTree(child, signal) {
    if (child.pid === undefined)
        return;
    if (HAS_PROCESS_GROUPS) {
        signalGroup(child.pid, signal);
        return;
    }
    const taskkill = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(taskkill, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
}
async function endGroup(leader, graceMs) {
    if (!HAS_PROCESS_GROUPS || !groupIsAlive(leader))
        return false;
    signalGroup(leader, 'SIGTERM');
    if (await groupDies(leader, graceMs))
        return true;
    signalGroup(leader, 'SIGKILL');
    await groupDies(leader, DEATH_MS);
    return true;
}
function killGroup(leader) {
    if (HAS_PROCESS_GROUPS)
        signalGroup(leader, 'SIGKILL');
}
function awaitGroupsNow(leaders) {
    if (!HAS_PROCESS_GROUPS)
        return;
    for (let waited = 0; waited < DEATH_MS && leaders.some(groupIsAlive); waited += POLL_MS)
        sleepNow(POLL_MS);
}
function sleepNow(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
async function killStragglers(marker) {
    const killed = new Set();
    for (let round = 0; round < STRAGGLER_ROUNDS; round += 1) {
        const found = killMarked(marker);
        if (found.length === 0)
            return { killed: killed.size, left: 0 };
        for (const pid of found)
            killed.add(pid);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(POLL_MS);
    }
    return { killed: killed.size, left: markedProcesses(marker).length };
}
function killStragglersNow(marker) {
    for (let round = 0; round < STRAGGLER_ROUNDS && killMarked(marker).length > 0; round += 1)
        sleepNow(POLL_MS);
}
function killMarked(marker) {
    if (!/^[A-Z_]+=[\w-]{8,}$/.test(marker))
        throw new Error(`not a marker that is unique to one run: ${marker}`);
    const found = markedProcesses(marker);
    for (const pid of found)
        send(pid, 'SIGKILL');
    return found;
}
function signalGroup(leader, signal) {
    send(-leader, signal);
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
        return true;
    }
    catch {
        return false;
    }
}
async function groupDies(leader, withinMs) {
    for (let waited = 0; waited < withinMs; waited += POLL_MS) {
        if (!groupIsAlive(leader))
            return true;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(POLL_MS);
    }
    return !groupIsAlive(leader);
}
function groupIsAlive(leader) {
    if (!send(-leader, 0))
        return false;
    if (process.platform !== 'linux')
        return true;
    return processIds().some((pid) => isLivingMember(pid, leader));
}
function isLivingMember(pid, group) {
    const stat = readProc(pid, 'stat');
    const [state, , pgrp] = stat
        .subarray(stat.lastIndexOf(')') + 2)
        .toString('latin1')
        .split(' ', 3);
    return pgrp === String(group) && state !== 'Z' && state !== 'X';
}
function markedProcesses(marker) {
    if (process.platform !== 'linux')
        return [];
    const entry = Buffer.from(`\0${marker}\0`);
    return processIds().filter((pid) => {
        if (pid === process.pid)
            return false;
        return Buffer.concat([Buffer.of(0), readProc(pid, 'environ'), Buffer.of(0)]).includes(entry);
    });
}
function processIds() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number);
}
function readProc(pid, file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/${file}`);
    }
    catch {
        return Buffer.alloc(0);
    }
}


/***/ }),

/***/ 4764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s0: () => (/* binding */ endRunningProcesses),
  R3: () => (/* binding */ runProcess)
});

// UNUSED EXPORTS: killRunningProcesses

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./capture/executable.js
var executable = __webpack_require__(5996);
;// CONCATENATED MODULE: ./capture/process-output.js
const STDERR_TAIL_BYTES = 64 * 1024;
function outputOf(child, limits, stop) {
    const chunks = [];
    const tail = keepTail(STDERR_TAIL_BYTES);
    let bytes = 0;
    let failure;
    const fits = (chunk) => {
        bytes += chunk.length;
        if (bytes > limits.maxOutputBytes)
            stop('output-cap');
        return bytes <= limits.maxOutputBytes && failure === undefined;
    };
    child.stdout?.on('data', (chunk) => {
        if (!fits(chunk))
            return;
        if (limits.onStdout === undefined) {
            chunks.push(chunk);
            return;
        }
        try {
            limits.onStdout(chunk);
        }
        catch (cause) {
            failure = { cause };
            stop('aborted');
        }
    });
    child.stderr?.on('data', (chunk) => {
        if (fits(chunk))
            tail.add(chunk);
    });
    return { stdout: () => Buffer.concat(chunks), stderr: tail.bytes, failure: () => failure };
}
function keepTail(limit) {
    const chunks = [];
    let kept = 0;
    return {
        add(chunk) {
            chunks.push(chunk);
            kept += chunk.length;
            for (let first = chunks[0]; first !== undefined && kept - first.length >= limit; first = chunks[0]) {
                chunks.shift();
                kept -= first.length;
            }
        },
        bytes: () => Buffer.concat(chunks).subarray(-limit),
    };
}

// EXTERNAL MODULE: ./capture/process-tree.js
var process_tree = __webpack_require__(9756);
;// CONCATENATED MODULE: ./capture/process-stop.js

const GIVE_UP_MS = 5_000;
function exitOf(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failure: error.message });
        });
    });
}
function stopperOf(child, graceMs) {
    const timers = [];
    const stopped = deferred();
    const givenUp = deferred();
    let why;
    return {
        why: () => why,
        stopped: stopped.promise,
        givenUp: givenUp.promise,
        stop(reason) {
            if (why !== undefined)
                return;
            why = reason;
            stopped.resolve();
            (0,process_tree/* signalTree */.r7)(child, 'SIGTERM');
            timers.push(setTimeout(() => (0,process_tree/* signalTree */.r7)(child, 'SIGKILL'), graceMs));
            timers.push(setTimeout(() => givenUp.resolve({ exitCode: null, signal: null }), graceMs + GIVE_UP_MS));
        },
        dispose() {
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
function deferred() {
    let resolve = () => { };
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve: (value) => resolve(value) };
}

;// CONCATENATED MODULE: ./capture/process.js







const DEFAULT_GRACE_MS = 2_000;
const DRAIN_MS = 1_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
async function runProcess(request) {
    if (request.signal?.aborted)
        return unstarted('aborted', 'was not started: the run was called off');
    if (!isFolder(request.cwd))
        return couldNotStart(`its working folder ${request.cwd} does not exist`);
    const texts = [request.command, ...request.args, ...Object.entries(request.env).flat()];
    if (texts.some((text) => /\p{Surrogate}/u.test(text)))
        return couldNotStart('an argument is not Unicode text');
    const program = await (0,executable/* findExecutable */.o)(request.command, request.env.PATH);
    if (program === null)
        return couldNotStart('no folder of PATH holds it');
    const child = start(program, request);
    return 'failure' in child ? couldNotStart(child.failure) : supervise(child, request);
}
function killRunningProcesses() {
    for (const child of running) {
        if (process_tree/* HAS_PROCESS_GROUPS */.cM && child.pid !== undefined)
            (0,process_tree/* killGroup */.i0)(child.pid);
        else
            (0,process_tree/* signalTree */.r7)(child, 'SIGKILL');
    }
}
function endRunningProcesses() {
    killRunningProcesses();
    (0,process_tree/* awaitGroupsNow */.x1)([...running].flatMap(({ pid }) => (pid === undefined ? [] : [pid])));
}
const running = new Set();
let exitIsHandled = false;
function start(program, request) {
    if (!exitIsHandled)
        process.once('exit', killRunningProcesses);
    exitIsHandled = true;
    try {
        return (0,external_node_child_process_.spawn)(program, request.args, {
            cwd: request.cwd,
            env: request.env,
            shell: false,
            detached: process_tree/* HAS_PROCESS_GROUPS */.cM,
            windowsHide: true,
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (error) {
        return { failure: error instanceof Error ? error.message : String(error) };
    }
}
async function supervise(child, request) {
    const graceMs = request.graceMs ?? DEFAULT_GRACE_MS;
    const exited = exitOf(child);
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    const stopper = stopperOf(child, graceMs);
    const output = outputOf(child, request, stopper.stop);
    const timer = setTimeout(() => stopper.stop('timeout'), Math.min(request.timeoutMs, MAX_TIMER_MS));
    const abort = () => stopper.stop('aborted');
    request.signal?.addEventListener('abort', abort);
    running.add(child);
    child.stdin?.on('error', () => { });
    child.stdin?.end(request.stdin);
    try {
        const exit = await Promise.race([exited, stopper.givenUp]);
        clearTimeout(timer);
        if ('failure' in exit)
            return couldNotStart(exit.failure);
        const leftProcesses = await settle(child, closed, stopper, graceMs);
        const failure = output.failure();
        if (failure !== undefined)
            throw failure.cause;
        const ended = stopper.why() ?? 'exit';
        const reason = describe(ended, exit, request);
        return { ended, ...exit, stdout: output.stdout(), stderr: output.stderr(), leftProcesses, reason };
    }
    finally {
        clearTimeout(timer);
        stopper.dispose();
        request.signal?.removeEventListener('abort', abort);
        running.delete(child);
    }
}
async function settle(child, closed, stopper, graceMs) {
    await within(DRAIN_MS, closed, stopper.stopped);
    const left = child.pid !== undefined && (await (0,process_tree/* endGroup */.N4)(child.pid, graceMs));
    await within(DRAIN_MS, closed);
    child.stdout?.destroy();
    child.stderr?.destroy();
    return left;
}
async function within(ms, ...events) {
    const timer = new AbortController();
    const elapsed = (0,promises_.setTimeout)(ms, undefined, { signal: timer.signal }).catch(() => { });
    await Promise.race([...events, elapsed]);
    timer.abort();
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function describe(ended, exit, request) {
    switch (ended) {
        case 'exit':
            return exit.signal === null ? `exited with code ${exit.exitCode}` : `was killed by ${exit.signal}`;
        case 'timeout':
            return `did not end within ${request.timeoutMs / 1000} s and was stopped`;
        case 'output-cap':
            return `printed more than ${request.maxOutputBytes} bytes and was stopped`;
        case 'aborted':
            return 'was stopped: the run was called off';
    }
}
function couldNotStart(why) {
    return unstarted('not-started', `could not be started: ${why}`);
}
function unstarted(ended, reason) {
    const nothing = Buffer.alloc(0);
    return {
        ended,
        exitCode: null,
        signal: null,
        stdout: nothing,
        stderr: nothing,
        leftProcesses: false,
        reason,
    };
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ verifyOrigin),
/* harmony export */   dn: () => (/* binding */ verifyBaseline),
/* harmony export */   nV: () => (/* binding */ pinsHashes),
/* harmony export */   rf: () => (/* binding */ verifyCargoArgs)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6285);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1350);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);
/* harmony import */ var _toolchain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1186);




const HASHES = [
    { field: 'test_passlist_hash', code: 'test-passlist-hash', covers: 'tests that passed' },
    { field: 'clippy_warnings_hash', code: 'clippy-warnings-hash', covers: 'clippy warnings' },
    { field: 'enumerated_targets_hash', code: 'enumerated-targets-hash', covers: 'test targets' },
];
const RECAPTURE = 'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';
function verifyBaseline(plan, snapshot, hashes = (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashSnapshot */ .F)(snapshot)) {
    return [
        ...verifyOrigin(plan, snapshot),
        ...HASHES.filter(({ field }) => plan[field] !== hashes[field]).map(({ field, code, covers }) => mismatch(code, `The baseline's ${covers} hash to ${hashes[field]}, but the plan pins ${plan[field]} as \`${field}\`.`)),
    ];
}
function verifyOrigin(plan, snapshot) {
    return [
        ...verifyVersion(snapshot),
        ...verifyProvenance(plan, snapshot),
        ...verifyOids(plan, snapshot),
        ...verifyToolchain(plan, snapshot),
    ];
}
function pinsHashes(plan, hashes) {
    return HASHES.every(({ field }) => plan[field] === hashes[field]);
}
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
function verifyVersion(snapshot) {
    if (snapshot.schema_version === _snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_SCHEMA_VERSION */ .A0)
        return [];
    return [
        mismatch('schema-version', `The baseline has schema version ${snapshot.schema_version}; this plan-gate reads ${_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .SNAPSHOT_SCHEMA_VERSION */ .A0}.`, 'Use the plan-gate that wrote the baseline, or capture it again with this one.'),
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
        if (value !== _toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_TOOLCHAIN */ .v3)
            continue;
        findings.push(mismatch('toolchain-unknown', `${side} calls the baseline's toolchain \`unknown\`, so its results cannot be compared.`));
    }
    return findings;
}
function verifyOids(plan, snapshot) {
    const findings = [];
    for (const [side, value] of sides(plan, snapshot, 'commit_oid')) {
        if (value === '' || (0,_object_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullObjectId */ .g)(value))
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
    const said = [plan.toolchain, snapshot.toolchain].every((text) => text !== '' && text !== _toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_TOOLCHAIN */ .v3);
    if (!said || (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .compatibleToolchains */ .Ly)(plan.toolchain, snapshot.toolchain))
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


/***/ }),

/***/ 1350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   g: () => (/* binding */ isFullObjectId)
/* harmony export */ });
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
    return OBJECT_ID.test(text);
}
const FULL_OBJECT_ID = /^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/;
function isFullObjectId(text) {
    return FULL_OBJECT_ID.test(text);
}


/***/ }),

/***/ 6158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Jl: () => (/* binding */ asciiText),
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   xO: () => (/* binding */ escapeBytes)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodeName(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
function decodePath(bytes, where) {
    if (bytes.length === 0)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `${where} holds an entry without a name.`);
    const path = decodeName(bytes);
    if (path !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(path);
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `${where} holds a name that is not UTF-8: "${escapeBytes(bytes)}". plan-gate can't compare such a name with a plan, ` +
        'which is text. Rename the file, or take it out of the change.');
}
function escapeBytes(bytes) {
    let text = '';
    for (const byte of bytes) {
        const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
        text += plain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    }
    return text;
}
function splitRecords(output) {
    const records = [];
    let start = 0;
    for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return start === output.length ? records : null;
}
function asciiText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}


/***/ }),

/***/ 6908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ parseAllowances),
/* harmony export */   F3: () => (/* binding */ ALLOWANCES_LIMITS)
/* harmony export */ });
/* unused harmony export ALLOWANCE_GATES */
/* harmony import */ var _allowances_validator_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8471);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1538);
/* harmony import */ var _plan_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4547);
/* harmony import */ var _safe_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7080);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3878);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(299);






const ALLOWANCE_GATES = [
    'no-regression',
    'no-test-gaming',
    'no-assertion-loss',
    'no-target-loss',
    'no-new-clippy',
];
const ALLOWANCES_LIMITS = { maxBytes: 1024 * 1024, maxDepth: 127 };
const MAX_PROBLEMS = 100;
function parseAllowances(bytes) {
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStrictJson */ .RJ)(bytes, ALLOWANCES_LIMITS);
    if (!json.ok) {
        const problems = json.problems.map(({ pointer, line, column, message }) => ({
            pointer,
            line,
            column,
            message,
        }));
        return refused(problems);
    }
    const { document } = json;
    if (!(0,_allowances_validator_cjs__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlain */ .Ul)(document.root))) {
        return refused((_allowances_validator_cjs__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t.errors ?? []).slice(0, MAX_PROBLEMS).map((error) => misfit(document, error)));
    }
    const allowances = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOf */ .S3)(document.root).map((item) => ({
        chunk: (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'chunk')) ?? '',
        gate: ALLOWANCE_GATES.find((gate) => gate === (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'gate'))) ?? 'no-regression',
        match: (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'match')) ?? '',
        reason: (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'reason')) ?? '',
    }));
    const blank = allowances.flatMap(({ match, reason }, index) => [
        ...((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBlank */ .z)(match) ? [blankField(document, `/${index}/match`)] : []),
        ...((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBlank */ .z)(reason) ? [blankField(document, `/${index}/reason`)] : []),
    ]);
    return blank.length === 0 ? { ok: true, allowances } : refused(blank);
}
function refused(problems) {
    const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return { ok: false, problems: sorted.slice(0, MAX_PROBLEMS) };
}
function misfit(document, error) {
    return at(document, error.instancePath, describe(error, document));
}
function blankField(document, pointer) {
    return at(document, pointer, `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .KT)(pointer)} must not be blank.`);
}
function at(document, pointer, message) {
    const offset = ((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAt */ .oB)(document.root, pointer) ?? document.root).offset;
    return { pointer, ...document.positionAt(offset), message };
}
function describe({ instancePath, keyword, params }, { root }) {
    if (instancePath === '')
        return 'The file must be a list of allowances.';
    const where = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .KT)(instancePath);
    switch (keyword) {
        case 'type':
            return `${where} must be ${params.type}.`;
        case 'required':
            return `${where} lacks ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .KT)(String(params.missingProperty))}.`;
        case 'additionalProperties':
            return `${where} has an unknown field ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .KT)(String(params.additionalProperty))}; it takes ${FIELDS}.`;
        case 'enum':
            return `${where} must be ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .enumerated */ .BD)(ALLOWANCE_GATES, 'or')}, not ${(0,_plan_report_js__WEBPACK_IMPORTED_MODULE_2__/* .describeValue */ .bp)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeAt */ .oB)(root, instancePath) ?? root)}.`;
        case 'pattern':
            return `${where} is no chunk id.`;
        default:
            return `${where} must not be empty.`;
    }
}
const FIELDS = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .enumerated */ .BD)(['chunk', 'gate', 'match', 'reason'], 'and');


/***/ }),

/***/ 463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ LEVEL_EMOJI),
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   DO: () => (/* binding */ gateWords),
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   Id: () => (/* binding */ verdictLabel),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   QE: () => (/* binding */ CHUNK_STATE_WORDS),
/* harmony export */   SP: () => (/* binding */ noPlanWords),
/* harmony export */   Sh: () => (/* binding */ isInHeadline),
/* harmony export */   bp: () => (/* binding */ gateText),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   sg: () => (/* binding */ OUTCOME_EMOJI),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function gateText(texts, id) {
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
    return text ?? { title: id, why: '' };
}
const FAILURE_WORDS = {
    'bad-plan': 'It can not be told what this change is to be judged by. The finding of the gate `plan` says why, and what to do.',
    violation: 'The change does not keep to its plan. Each finding says what to do.',
    'bad-baseline': 'The baseline does not prove what the plan pins, so the change has nothing to be compared with. The change may be fine; mend the baseline first.',
    'incomplete-evidence': 'What the code does was not shown in full, and what is not shown does not count as passed.',
    infrastructure: 'Something that plan-gate needs could not be had. This says nothing about the change. The reason says what it was and what to do.',
};
function verdictWords(report) {
    if (report.conclusion === 'success')
        return 'Nothing that plan-gate judges speaks against merging this change.';
    if (report.failure_kind === null)
        return 'This change may not merge yet.';
    return FAILURE_WORDS[report.failure_kind];
}
function verdictLabel(report) {
    return report.failure_kind === null ? report.conclusion : `${report.conclusion} (${report.failure_kind})`;
}
const LEVELS = ['error', 'warning', 'notice'];
const LEVEL_EMOJI = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const OUTCOME_EMOJI = {
    pass: '✅',
    fail: '❌',
    skipped: '⏭️',
    unknown: '❓',
};
const MAX_IN_HEADLINE = 300;
function isInHeadline({ headline }, reason) {
    return (reason !== '' && reason.length <= MAX_IN_HEADLINE && !reason.includes('\n') && headline.includes(reason));
}
function gateWords(gate, report) {
    if (gate.outcome === 'skipped')
        return gate.reason ?? gate.summary;
    if (gate.outcome === 'unknown' && gate.summary === gate.reason)
        return isInHeadline(report, gate.reason) ? 'The reason is above.' : 'The reason is below.';
    return gate.summary;
}
const KIND_WORDS = {
    chunk: 'one chunk of the plan',
    feature: 'the whole feature',
    plan: 'a change of the plan itself',
};
function kindWords(report) {
    if (report.kind !== null)
        return KIND_WORDS[report.kind];
    return report.conclusion === 'success'
        ? 'a change that no plan governs'
        : 'a change whose part in a plan could not be told';
}
function noPlanWords({ conclusion }) {
    return conclusion === 'success' ? 'none' : 'none that could be used';
}
const CHUNK_STATE_WORDS = {
    this: 'this one',
    planned: 'planned',
    landed: 'landed',
    waiting: 'waiting',
    blocked: 'blocked',
};
function grouped(count) {
    return count.toLocaleString('en-US');
}
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ })

};
