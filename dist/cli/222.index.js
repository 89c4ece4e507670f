export const id = 222;
export const ids = [222];
export const modules = {

/***/ 2751:
/***/ ((__unused_webpack_module, exports) => {

// Generated from schemas/evidence.v1.schema.json by scripts/generate-validators.mjs. Do not edit.

exports.t = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan-gate evidence, version 1","description":"What the code of a Cargo workspace did at a pull request's head, with what annotations need. It is written by `capture`, holds no time and no path of the machine, and its first fields are those of a baseline. Readers ignore keys that they do not know, and trust nothing in it but its shape.","type":"object","required":["schema_version","ref","commit_oid","toolchain","snapshot","cargo_args","tree_oid","workspace","complete","problems","commands","failures","warnings","checks","not_run"],"properties":{"schema_version":{"const":1},"ref":{"description":"A name for the commit, such as a branch; may be empty.","type":"string"},"commit_oid":{"$ref":"#/$defs/oid"},"toolchain":{"description":"What `rustc -V` printed, or `unknown`.","type":"string"},"snapshot":{"$ref":"#/$defs/run"},"cargo_args":{"type":"array","items":{"type":"string"}},"tree_oid":{"$ref":"#/$defs/oid"},"workspace":{"description":"Folder of the Cargo workspace in the repository; empty for its root.","$ref":"#/$defs/folder"},"complete":{"description":"False when anything is missing from the snapshot; `problems` then says what and why.","type":"boolean"},"problems":{"type":"array","items":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string","maxLength":128,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"},"message":{"type":"string"},"help":{"description":"The compiler's notes and proposals, a line each; absent where there are none.","type":"string"},"path":{"description":"Where it is in the repository; absent where it is of no one place, and then its lines and columns are too.","type":"string","maxLength":4096,"pattern":"^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"},"line":{"$ref":"#/$defs/position"},"end_line":{"$ref":"#/$defs/position"},"column":{"$ref":"#/$defs/position"},"end_column":{"$ref":"#/$defs/position"},"step":{"description":"In a shard's evidence, what it came up in: `build`, `clippy`, `work-tree`, or the test target that was run.","type":"string"}}}},"commands":{"type":"array","items":{"type":"object","required":["argv","exit_code"],"properties":{"argv":{"description":"Target and temporary folders are written as `$NAME`.","type":"array","items":{"type":"string"},"minItems":1},"exit_code":{"description":"`null` when the command was killed or did not start.","$ref":"#/$defs/exit_code"}}}},"failures":{"description":"Why failed tests failed.","type":"array","items":{"type":"object","required":["test","message","path","line","column"],"properties":{"test":{"$ref":"#/$defs/test"},"message":{"type":"string"},"path":{"$ref":"#/$defs/path"},"line":{"$ref":"#/$defs/position_or_null"},"column":{"$ref":"#/$defs/position_or_null"}}}},"warnings":{"description":"The places of the snapshot's warnings, and what the lint says beside its message.","type":"array","items":{"type":"object","required":["lint","package","file","message","path","help","sites"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"type":"string"},"message":{"type":"string"},"path":{"description":"Path of `file` in the repository; `null` when it is not in it.","$ref":"#/$defs/path"},"help":{"type":"string"},"sites":{"type":"array","items":{"type":"object","required":["line","end_line","column","end_column"],"properties":{"line":{"$ref":"#/$defs/position"},"end_line":{"$ref":"#/$defs/position"},"column":{"$ref":"#/$defs/position"},"end_column":{"$ref":"#/$defs/position"},"text":{"description":"The first line of code there; of a warning's first place only, and absent where it is not known.","type":"string","maxLength":200}}}}}}},"checks":{"description":"What the plan's checks did.","type":"array","items":{"type":"object","required":["desc","run","cwd","exit_code","reason","output"],"properties":{"desc":{"type":"string"},"run":{"type":"string"},"cwd":{"type":["string","null"]},"exit_code":{"$ref":"#/$defs/exit_code"},"reason":{"description":"Why there is no exit code.","type":["string","null"]},"output":{"description":"The end of what a check printed that did not exit as expected.","type":"string"}}}},"not_run":{"description":"Targets that could not be run: their tests are not known to be gone.","type":"array","items":{"type":"object","required":["target","reason"],"properties":{"target":{"type":"string"},"reason":{"type":"string"},"shard":{"description":"In a shard's evidence, the shard that runs it; absent where that is this one.","$ref":"#/$defs/shard_number"}}}},"shard":{"description":"Which share of the test targets this is; absent in evidence of a whole capture.","type":"object","required":["index","count","clippy","doctests"],"properties":{"index":{"$ref":"#/$defs/shard_number"},"count":{"$ref":"#/$defs/shard_number"},"clippy":{"description":"The shard that runs clippy.","$ref":"#/$defs/shard_number"},"doctests":{"description":"The shard that runs the doctests of every library.","$ref":"#/$defs/shard_number"}}},"run":{"description":"The workflow run that captured; absent where none did.","type":"object","required":["id","attempt"],"properties":{"id":{"type":"string","maxLength":20,"pattern":"^[0-9]{1,20}$"},"attempt":{"type":"integer","minimum":1,"maximum":2147483647}}}},"$defs":{"shard_number":{"type":"integer","minimum":1,"maximum":256},"run":{"type":"object","required":["tests","clippy"],"properties":{"tests":{"type":"object","required":["passed","failed","ignored"],"properties":{"passed":{"$ref":"#/$defs/tests"},"failed":{"$ref":"#/$defs/tests"},"ignored":{"$ref":"#/$defs/tests"},"targets":{"description":"Every test target as `package/target_kind/target`, also one without a test.","type":"array","items":{"type":"string"}}}},"clippy":{"type":"object","required":["warnings"],"properties":{"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"coverage":{"type":["object","null"],"required":["covered_lines","total_lines"],"properties":{"covered_lines":{"$ref":"#/$defs/count"},"total_lines":{"$ref":"#/$defs/count"}}}}},"tests":{"description":"A set: order and repeats do not matter. plan-gate writes it sorted field by field, by UTF-8 bytes.","type":"array","items":{"$ref":"#/$defs/test"}},"test":{"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}},"warning":{"type":"object","required":["lint","package","file","message"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"description":"Relative to the workspace root, `$OUT_DIR/…` for generated code, empty for a lint without a span.","type":"string"},"message":{"type":"string"},"count":{"description":"Distinct places of this one warning; 1 when absent.","type":"integer","minimum":1,"maximum":4294967295}}},"count":{"type":"integer","minimum":0,"maximum":9007199254740991},"oid":{"type":"string","maxLength":64,"pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"folder":{"description":"Repository-relative, with `/`, without `.` and `..`.","type":"string","maxLength":4096,"pattern":"^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"},"path":{"description":"Repository-relative, with `/`, without `.` and `..`.","type":["string","null"],"maxLength":4096,"pattern":"^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"},"position":{"type":"integer","minimum":1,"maximum":2147483647},"position_or_null":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"exit_code":{"type":["integer","null"],"minimum":-2147483648,"maximum":4294967295}},"examples":[{"schema_version":1,"ref":"","commit_oid":"5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c","toolchain":"rustc 1.95.0 (59807616e 2026-04-14)","snapshot":{"tests":{"passed":[{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::empties"}],"failed":[{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::refills"}],"ignored":[],"targets":["limiter/lib/limiter"]},"clippy":{"warnings":[{"lint":"clippy::needless_return","package":"limiter","file":"src/bucket.rs","message":"unneeded `return` statement","count":2}]},"coverage":null},"cargo_args":[],"tree_oid":"0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b","workspace":"","complete":false,"problems":[{"code":"harness-timeout","message":"The tests of limiter/test/soak did not end within 20 minutes."}],"commands":[{"argv":["cargo","test","--workspace","--no-run","--message-format=json"],"exit_code":0}],"failures":[{"test":{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::refills"},"message":"assertion `left == right` failed\n  left: 1\n right: 2","path":"src/bucket.rs","line":42,"column":9}],"warnings":[{"lint":"clippy::needless_return","package":"limiter","file":"src/bucket.rs","message":"unneeded `return` statement","path":"src/bucket.rs","help":"help: remove `return`","sites":[{"line":12,"end_line":12,"column":5,"end_column":14},{"line":19,"end_line":19,"column":5,"end_column":14}]}],"checks":[{"desc":"formatted","run":"cargo fmt --check","cwd":null,"exit_code":0,"reason":null,"output":""}],"not_run":[{"target":"limiter/test/soak","reason":"It did not end within 20 minutes."}]}]};
const schema32 = {"type":"string","maxLength":64,"pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"};
const schema40 = {"description":"Repository-relative, with `/`, without `.` and `..`.","type":"string","maxLength":4096,"pattern":"^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"};
const schema41 = {"type":"integer","minimum":1,"maximum":2147483647};
const schema45 = {"type":["integer","null"],"minimum":-2147483648,"maximum":4294967295};
const schema35 = {"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}};
const schema47 = {"description":"Repository-relative, with `/`, without `.` and `..`.","type":["string","null"],"maxLength":4096,"pattern":"^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"};
const schema48 = {"type":["integer","null"],"minimum":1,"maximum":2147483647};
const schema56 = {"type":"integer","minimum":1,"maximum":256};
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
const pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)", "u");
const pattern7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern8 = new RegExp("^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$", "u");
const pattern11 = new RegExp("^[0-9]{1,20}$", "u");
const schema33 = {"type":"object","required":["tests","clippy"],"properties":{"tests":{"type":"object","required":["passed","failed","ignored"],"properties":{"passed":{"$ref":"#/$defs/tests"},"failed":{"$ref":"#/$defs/tests"},"ignored":{"$ref":"#/$defs/tests"},"targets":{"description":"Every test target as `package/target_kind/target`, also one without a test.","type":"array","items":{"type":"string"}}}},"clippy":{"type":"object","required":["warnings"],"properties":{"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"coverage":{"type":["object","null"],"required":["covered_lines","total_lines"],"properties":{"covered_lines":{"$ref":"#/$defs/count"},"total_lines":{"$ref":"#/$defs/count"}}}}};
const schema36 = {"type":"object","required":["lint","package","file","message"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"description":"Relative to the workspace root, `$OUT_DIR/…` for generated code, empty for a lint without a span.","type":"string"},"message":{"type":"string"},"count":{"description":"Distinct places of this one warning; 1 when absent.","type":"integer","minimum":1,"maximum":4294967295}}};
const schema37 = {"type":"integer","minimum":0,"maximum":9007199254740991};
const schema34 = {"description":"A set: order and repeats do not matter. plan-gate writes it sorted field by field, by UTF-8 bytes.","type":"array","items":{"$ref":"#/$defs/test"}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
if(data0.package === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data0.target_kind === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target_kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data0.target === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if(data0.package !== undefined){
if(typeof data0.package !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/package",schemaPath:"#/$defs/test/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
}
if(data0.target_kind !== undefined){
if(typeof data0.target_kind !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/target_kind",schemaPath:"#/$defs/test/properties/target_kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
}
if(data0.target !== undefined){
if(typeof data0.target !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/target",schemaPath:"#/$defs/test/properties/target/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/$defs/test/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tests === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tests"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data.clippy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clippy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data.tests !== undefined){
let data0 = data.tests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.passed === undefined){
const err2 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/required",keyword:"required",params:{missingProperty: "passed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data0.failed === undefined){
const err3 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if(data0.ignored === undefined){
const err4 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/required",keyword:"required",params:{missingProperty: "ignored"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
if(data0.passed !== undefined){
if(!(validate22(data0.passed, {instancePath:instancePath+"/tests/passed",parentData:data0,parentDataProperty:"passed",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors += validate22.errors.length;
}
}
if(data0.failed !== undefined){
if(!(validate22(data0.failed, {instancePath:instancePath+"/tests/failed",parentData:data0,parentDataProperty:"failed",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors += validate22.errors.length;
}
}
if(data0.ignored !== undefined){
if(!(validate22(data0.ignored, {instancePath:instancePath+"/tests/ignored",parentData:data0,parentDataProperty:"ignored",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors += validate22.errors.length;
}
}
if(data0.targets !== undefined){
let data4 = data0.targets;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0, beforei0=errors; i0<len0 && !(errors > beforei0 && isFull(vErrors)); i0++){
if(typeof data4[i0] !== "string"){
const err5 = {instancePath:instancePath+"/tests/targets/" + i0,schemaPath:"#/properties/tests/properties/targets/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tests/targets",schemaPath:"#/properties/tests/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
if(data.clippy !== undefined){
let data6 = data.clippy;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.warnings === undefined){
const err8 = {instancePath:instancePath+"/clippy",schemaPath:"#/properties/clippy/required",keyword:"required",params:{missingProperty: "warnings"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
if(data6.warnings !== undefined){
let data7 = data6.warnings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0, beforei1=errors; i1<len1 && !(errors > beforei1 && isFull(vErrors)); i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.lint === undefined){
const err9 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "lint"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
if(data8.package === undefined){
const err10 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
if(data8.file === undefined){
const err11 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.B) vErrors.push(err11);
}
errors++;
}
if(data8.message === undefined){
const err12 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.B) vErrors.push(err12);
}
errors++;
}
if(data8.lint !== undefined){
if(typeof data8.lint !== "string"){
const err13 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/lint",schemaPath:"#/$defs/warning/properties/lint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.B) vErrors.push(err13);
}
errors++;
}
}
if(data8.package !== undefined){
if(typeof data8.package !== "string"){
const err14 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/package",schemaPath:"#/$defs/warning/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < exports.B) vErrors.push(err14);
}
errors++;
}
}
if(data8.file !== undefined){
if(typeof data8.file !== "string"){
const err15 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/file",schemaPath:"#/$defs/warning/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < exports.B) vErrors.push(err15);
}
errors++;
}
}
if(data8.message !== undefined){
if(typeof data8.message !== "string"){
const err16 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/message",schemaPath:"#/$defs/warning/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < exports.B) vErrors.push(err16);
}
errors++;
}
}
if(data8.count !== undefined){
let data13 = data8.count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err17 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/count",schemaPath:"#/$defs/warning/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < exports.B) vErrors.push(err17);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 4294967295 || isNaN(data13)){
const err18 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/count",schemaPath:"#/$defs/warning/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < exports.B) vErrors.push(err18);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err19 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/count",schemaPath:"#/$defs/warning/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.B) vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < exports.B) vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/clippy/warnings",schemaPath:"#/properties/clippy/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < exports.B) vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/clippy",schemaPath:"#/properties/clippy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < exports.B) vErrors.push(err22);
}
errors++;
}
}
if(data.coverage !== undefined){
let data14 = data.coverage;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err23 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: schema33.properties.coverage.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < exports.B) vErrors.push(err23);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.covered_lines === undefined){
const err24 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "covered_lines"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < exports.B) vErrors.push(err24);
}
errors++;
}
if(data14.total_lines === undefined){
const err25 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "total_lines"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.B) vErrors.push(err25);
}
errors++;
}
if(data14.covered_lines !== undefined){
let data15 = data14.covered_lines;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err26 = {instancePath:instancePath+"/coverage/covered_lines",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < exports.B) vErrors.push(err26);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/coverage/covered_lines",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.B) vErrors.push(err27);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err28 = {instancePath:instancePath+"/coverage/covered_lines",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.B) vErrors.push(err28);
}
errors++;
}
}
}
if(data14.total_lines !== undefined){
let data16 = data14.total_lines;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err29 = {instancePath:instancePath+"/coverage/total_lines",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < exports.B) vErrors.push(err29);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/coverage/total_lines",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < exports.B) vErrors.push(err30);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/coverage/total_lines",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.B) vErrors.push(err31);
}
errors++;
}
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < exports.B) vErrors.push(err32);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"tests":true,"clippy":true,"coverage":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data.ref === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ref"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data.commit_oid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit_oid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data.toolchain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolchain"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if(data.snapshot === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
if(data.cargo_args === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cargo_args"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
if(data.tree_oid === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tree_oid"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
if(data.workspace === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workspace"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
if(data.complete === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
if(data.problems === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
if(data.commands === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commands"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
if(data.failures === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failures"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.B) vErrors.push(err11);
}
errors++;
}
if(data.warnings === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.B) vErrors.push(err12);
}
errors++;
}
if(data.checks === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.B) vErrors.push(err13);
}
errors++;
}
if(data.not_run === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_run"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < exports.B) vErrors.push(err14);
}
errors++;
}
if(data.schema_version !== undefined){
if(1 !== data.schema_version){
const err15 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < exports.B) vErrors.push(err15);
}
errors++;
}
}
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err16 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < exports.B) vErrors.push(err16);
}
errors++;
}
}
if(data.commit_oid !== undefined){
let data2 = data.commit_oid;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err17 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < exports.B) vErrors.push(err17);
}
errors++;
}
else if(!pattern4.test(data2)){
const err18 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < exports.B) vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.B) vErrors.push(err19);
}
errors++;
}
}
if(data.toolchain !== undefined){
if(typeof data.toolchain !== "string"){
const err20 = {instancePath:instancePath+"/toolchain",schemaPath:"#/properties/toolchain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < exports.B) vErrors.push(err20);
}
errors++;
}
}
if(data.snapshot !== undefined){
if(!(validate21(data.snapshot, {instancePath:instancePath+"/snapshot",parentData:data,parentDataProperty:"snapshot",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors += validate21.errors.length;
}
}
if(data.cargo_args !== undefined){
let data5 = data.cargo_args;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0, beforei0=errors; i0<len0 && !(errors > beforei0 && isFull(vErrors)); i0++){
if(typeof data5[i0] !== "string"){
const err21 = {instancePath:instancePath+"/cargo_args/" + i0,schemaPath:"#/properties/cargo_args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < exports.B) vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/cargo_args",schemaPath:"#/properties/cargo_args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < exports.B) vErrors.push(err22);
}
errors++;
}
}
if(data.tree_oid !== undefined){
let data7 = data.tree_oid;
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err23 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < exports.B) vErrors.push(err23);
}
errors++;
}
else if(!pattern4.test(data7)){
const err24 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < exports.B) vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.B) vErrors.push(err25);
}
errors++;
}
}
if(data.workspace !== undefined){
let data8 = data.workspace;
if(typeof data8 === "string"){
if(func1(data8) > 4096){
const err26 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < exports.B) vErrors.push(err26);
}
errors++;
}
else if(!pattern6.test(data8)){
const err27 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/pattern",keyword:"pattern",params:{pattern: "^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.B) vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.B) vErrors.push(err28);
}
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
const err29 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < exports.B) vErrors.push(err29);
}
errors++;
}
}
if(data.problems !== undefined){
let data10 = data.problems;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0, beforei1=errors; i1<len1 && !(errors > beforei1 && isFull(vErrors)); i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.code === undefined){
const err30 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < exports.B) vErrors.push(err30);
}
errors++;
}
if(data11.message === undefined){
const err31 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.B) vErrors.push(err31);
}
errors++;
}
if(data11.code !== undefined){
let data12 = data11.code;
if(typeof data12 === "string"){
if(func1(data12) > 128){
const err32 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < exports.B) vErrors.push(err32);
}
errors++;
}
else if(!pattern7.test(data12)){
const err33 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < exports.B) vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < exports.B) vErrors.push(err34);
}
errors++;
}
}
if(data11.message !== undefined){
if(typeof data11.message !== "string"){
const err35 = {instancePath:instancePath+"/problems/" + i1+"/message",schemaPath:"#/properties/problems/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < exports.B) vErrors.push(err35);
}
errors++;
}
}
if(data11.help !== undefined){
if(typeof data11.help !== "string"){
const err36 = {instancePath:instancePath+"/problems/" + i1+"/help",schemaPath:"#/properties/problems/items/properties/help/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < exports.B) vErrors.push(err36);
}
errors++;
}
}
if(data11.path !== undefined){
let data15 = data11.path;
if(typeof data15 === "string"){
if(func1(data15) > 4096){
const err37 = {instancePath:instancePath+"/problems/" + i1+"/path",schemaPath:"#/properties/problems/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < exports.B) vErrors.push(err37);
}
errors++;
}
else if(!pattern8.test(data15)){
const err38 = {instancePath:instancePath+"/problems/" + i1+"/path",schemaPath:"#/properties/problems/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < exports.B) vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/problems/" + i1+"/path",schemaPath:"#/properties/problems/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < exports.B) vErrors.push(err39);
}
errors++;
}
}
if(data11.line !== undefined){
let data16 = data11.line;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/problems/" + i1+"/line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < exports.B) vErrors.push(err40);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/problems/" + i1+"/line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < exports.B) vErrors.push(err41);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/problems/" + i1+"/line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < exports.B) vErrors.push(err42);
}
errors++;
}
}
}
if(data11.end_line !== undefined){
let data17 = data11.end_line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/problems/" + i1+"/end_line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < exports.B) vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/problems/" + i1+"/end_line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < exports.B) vErrors.push(err44);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/problems/" + i1+"/end_line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < exports.B) vErrors.push(err45);
}
errors++;
}
}
}
if(data11.column !== undefined){
let data18 = data11.column;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err46 = {instancePath:instancePath+"/problems/" + i1+"/column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < exports.B) vErrors.push(err46);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/problems/" + i1+"/column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < exports.B) vErrors.push(err47);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/problems/" + i1+"/column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < exports.B) vErrors.push(err48);
}
errors++;
}
}
}
if(data11.end_column !== undefined){
let data19 = data11.end_column;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err49 = {instancePath:instancePath+"/problems/" + i1+"/end_column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < exports.B) vErrors.push(err49);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err50 = {instancePath:instancePath+"/problems/" + i1+"/end_column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < exports.B) vErrors.push(err50);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/problems/" + i1+"/end_column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < exports.B) vErrors.push(err51);
}
errors++;
}
}
}
if(data11.step !== undefined){
if(typeof data11.step !== "string"){
const err52 = {instancePath:instancePath+"/problems/" + i1+"/step",schemaPath:"#/properties/problems/items/properties/step/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < exports.B) vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < exports.B) vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < exports.B) vErrors.push(err54);
}
errors++;
}
}
if(data.commands !== undefined){
let data21 = data.commands;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0, beforei2=errors; i2<len2 && !(errors > beforei2 && isFull(vErrors)); i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.argv === undefined){
const err55 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "argv"}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < exports.B) vErrors.push(err55);
}
errors++;
}
if(data22.exit_code === undefined){
const err56 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < exports.B) vErrors.push(err56);
}
errors++;
}
if(data22.argv !== undefined){
let data23 = data22.argv;
if(Array.isArray(data23)){
if(data23.length < 1){
const err57 = {instancePath:instancePath+"/commands/" + i2+"/argv",schemaPath:"#/properties/commands/items/properties/argv/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < exports.B) vErrors.push(err57);
}
errors++;
}
const len3 = data23.length;
for(let i3=0, beforei3=errors; i3<len3 && !(errors > beforei3 && isFull(vErrors)); i3++){
if(typeof data23[i3] !== "string"){
const err58 = {instancePath:instancePath+"/commands/" + i2+"/argv/" + i3,schemaPath:"#/properties/commands/items/properties/argv/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < exports.B) vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/commands/" + i2+"/argv",schemaPath:"#/properties/commands/items/properties/argv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < exports.B) vErrors.push(err59);
}
errors++;
}
}
if(data22.exit_code !== undefined){
let data25 = data22.exit_code;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err60 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/type",keyword:"type",params:{type: schema45.type}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < exports.B) vErrors.push(err60);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 4294967295 || isNaN(data25)){
const err61 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < exports.B) vErrors.push(err61);
}
errors++;
}
if(data25 < -2147483648 || isNaN(data25)){
const err62 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < exports.B) vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < exports.B) vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < exports.B) vErrors.push(err64);
}
errors++;
}
}
if(data.failures !== undefined){
let data26 = data.failures;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0, beforei4=errors; i4<len4 && !(errors > beforei4 && isFull(vErrors)); i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.test === undefined){
const err65 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "test"}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < exports.B) vErrors.push(err65);
}
errors++;
}
if(data27.message === undefined){
const err66 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < exports.B) vErrors.push(err66);
}
errors++;
}
if(data27.path === undefined){
const err67 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < exports.B) vErrors.push(err67);
}
errors++;
}
if(data27.line === undefined){
const err68 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < exports.B) vErrors.push(err68);
}
errors++;
}
if(data27.column === undefined){
const err69 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < exports.B) vErrors.push(err69);
}
errors++;
}
if(data27.test !== undefined){
let data28 = data27.test;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.package === undefined){
const err70 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < exports.B) vErrors.push(err70);
}
errors++;
}
if(data28.target_kind === undefined){
const err71 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target_kind"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < exports.B) vErrors.push(err71);
}
errors++;
}
if(data28.target === undefined){
const err72 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < exports.B) vErrors.push(err72);
}
errors++;
}
if(data28.name === undefined){
const err73 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < exports.B) vErrors.push(err73);
}
errors++;
}
if(data28.package !== undefined){
if(typeof data28.package !== "string"){
const err74 = {instancePath:instancePath+"/failures/" + i4+"/test/package",schemaPath:"#/$defs/test/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < exports.B) vErrors.push(err74);
}
errors++;
}
}
if(data28.target_kind !== undefined){
if(typeof data28.target_kind !== "string"){
const err75 = {instancePath:instancePath+"/failures/" + i4+"/test/target_kind",schemaPath:"#/$defs/test/properties/target_kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < exports.B) vErrors.push(err75);
}
errors++;
}
}
if(data28.target !== undefined){
if(typeof data28.target !== "string"){
const err76 = {instancePath:instancePath+"/failures/" + i4+"/test/target",schemaPath:"#/$defs/test/properties/target/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < exports.B) vErrors.push(err76);
}
errors++;
}
}
if(data28.name !== undefined){
if(typeof data28.name !== "string"){
const err77 = {instancePath:instancePath+"/failures/" + i4+"/test/name",schemaPath:"#/$defs/test/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < exports.B) vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < exports.B) vErrors.push(err78);
}
errors++;
}
}
if(data27.message !== undefined){
if(typeof data27.message !== "string"){
const err79 = {instancePath:instancePath+"/failures/" + i4+"/message",schemaPath:"#/properties/failures/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < exports.B) vErrors.push(err79);
}
errors++;
}
}
if(data27.path !== undefined){
let data34 = data27.path;
if((typeof data34 !== "string") && (data34 !== null)){
const err80 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type: schema47.type}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < exports.B) vErrors.push(err80);
}
errors++;
}
if(typeof data34 === "string"){
if(func1(data34) > 4096){
const err81 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < exports.B) vErrors.push(err81);
}
errors++;
}
else if(!pattern8.test(data34)){
const err82 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < exports.B) vErrors.push(err82);
}
errors++;
}
}
}
if(data27.line !== undefined){
let data35 = data27.line;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)){
const err83 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/type",keyword:"type",params:{type: schema48.type}};
if(vErrors === null){
vErrors = [err83];
}
else {
if(vErrors.length < exports.B) vErrors.push(err83);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 2147483647 || isNaN(data35)){
const err84 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err84];
}
else {
if(vErrors.length < exports.B) vErrors.push(err84);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
if(vErrors.length < exports.B) vErrors.push(err85);
}
errors++;
}
}
}
if(data27.column !== undefined){
let data36 = data27.column;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
const err86 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/type",keyword:"type",params:{type: schema48.type}};
if(vErrors === null){
vErrors = [err86];
}
else {
if(vErrors.length < exports.B) vErrors.push(err86);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 2147483647 || isNaN(data36)){
const err87 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err87];
}
else {
if(vErrors.length < exports.B) vErrors.push(err87);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err88 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err88];
}
else {
if(vErrors.length < exports.B) vErrors.push(err88);
}
errors++;
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
if(vErrors.length < exports.B) vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err90];
}
else {
if(vErrors.length < exports.B) vErrors.push(err90);
}
errors++;
}
}
if(data.warnings !== undefined){
let data37 = data.warnings;
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i5=0, beforei5=errors; i5<len5 && !(errors > beforei5 && isFull(vErrors)); i5++){
let data38 = data37[i5];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.lint === undefined){
const err91 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "lint"}};
if(vErrors === null){
vErrors = [err91];
}
else {
if(vErrors.length < exports.B) vErrors.push(err91);
}
errors++;
}
if(data38.package === undefined){
const err92 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err92];
}
else {
if(vErrors.length < exports.B) vErrors.push(err92);
}
errors++;
}
if(data38.file === undefined){
const err93 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err93];
}
else {
if(vErrors.length < exports.B) vErrors.push(err93);
}
errors++;
}
if(data38.message === undefined){
const err94 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err94];
}
else {
if(vErrors.length < exports.B) vErrors.push(err94);
}
errors++;
}
if(data38.path === undefined){
const err95 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err95];
}
else {
if(vErrors.length < exports.B) vErrors.push(err95);
}
errors++;
}
if(data38.help === undefined){
const err96 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "help"}};
if(vErrors === null){
vErrors = [err96];
}
else {
if(vErrors.length < exports.B) vErrors.push(err96);
}
errors++;
}
if(data38.sites === undefined){
const err97 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "sites"}};
if(vErrors === null){
vErrors = [err97];
}
else {
if(vErrors.length < exports.B) vErrors.push(err97);
}
errors++;
}
if(data38.lint !== undefined){
if(typeof data38.lint !== "string"){
const err98 = {instancePath:instancePath+"/warnings/" + i5+"/lint",schemaPath:"#/properties/warnings/items/properties/lint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
if(vErrors.length < exports.B) vErrors.push(err98);
}
errors++;
}
}
if(data38.package !== undefined){
if(typeof data38.package !== "string"){
const err99 = {instancePath:instancePath+"/warnings/" + i5+"/package",schemaPath:"#/properties/warnings/items/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
if(vErrors.length < exports.B) vErrors.push(err99);
}
errors++;
}
}
if(data38.file !== undefined){
if(typeof data38.file !== "string"){
const err100 = {instancePath:instancePath+"/warnings/" + i5+"/file",schemaPath:"#/properties/warnings/items/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
if(vErrors.length < exports.B) vErrors.push(err100);
}
errors++;
}
}
if(data38.message !== undefined){
if(typeof data38.message !== "string"){
const err101 = {instancePath:instancePath+"/warnings/" + i5+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
if(vErrors.length < exports.B) vErrors.push(err101);
}
errors++;
}
}
if(data38.path !== undefined){
let data43 = data38.path;
if((typeof data43 !== "string") && (data43 !== null)){
const err102 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type: schema47.type}};
if(vErrors === null){
vErrors = [err102];
}
else {
if(vErrors.length < exports.B) vErrors.push(err102);
}
errors++;
}
if(typeof data43 === "string"){
if(func1(data43) > 4096){
const err103 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err103];
}
else {
if(vErrors.length < exports.B) vErrors.push(err103);
}
errors++;
}
else if(!pattern8.test(data43)){
const err104 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err104];
}
else {
if(vErrors.length < exports.B) vErrors.push(err104);
}
errors++;
}
}
}
if(data38.help !== undefined){
if(typeof data38.help !== "string"){
const err105 = {instancePath:instancePath+"/warnings/" + i5+"/help",schemaPath:"#/properties/warnings/items/properties/help/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
if(vErrors.length < exports.B) vErrors.push(err105);
}
errors++;
}
}
if(data38.sites !== undefined){
let data45 = data38.sites;
if(Array.isArray(data45)){
const len6 = data45.length;
for(let i6=0, beforei6=errors; i6<len6 && !(errors > beforei6 && isFull(vErrors)); i6++){
let data46 = data45[i6];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.line === undefined){
const err106 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err106];
}
else {
if(vErrors.length < exports.B) vErrors.push(err106);
}
errors++;
}
if(data46.end_line === undefined){
const err107 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_line"}};
if(vErrors === null){
vErrors = [err107];
}
else {
if(vErrors.length < exports.B) vErrors.push(err107);
}
errors++;
}
if(data46.column === undefined){
const err108 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err108];
}
else {
if(vErrors.length < exports.B) vErrors.push(err108);
}
errors++;
}
if(data46.end_column === undefined){
const err109 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_column"}};
if(vErrors === null){
vErrors = [err109];
}
else {
if(vErrors.length < exports.B) vErrors.push(err109);
}
errors++;
}
if(data46.line !== undefined){
let data47 = data46.line;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err110 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err110];
}
else {
if(vErrors.length < exports.B) vErrors.push(err110);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 2147483647 || isNaN(data47)){
const err111 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err111];
}
else {
if(vErrors.length < exports.B) vErrors.push(err111);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err112 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err112];
}
else {
if(vErrors.length < exports.B) vErrors.push(err112);
}
errors++;
}
}
}
if(data46.end_line !== undefined){
let data48 = data46.end_line;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err113 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err113];
}
else {
if(vErrors.length < exports.B) vErrors.push(err113);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 2147483647 || isNaN(data48)){
const err114 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err114];
}
else {
if(vErrors.length < exports.B) vErrors.push(err114);
}
errors++;
}
if(data48 < 1 || isNaN(data48)){
const err115 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err115];
}
else {
if(vErrors.length < exports.B) vErrors.push(err115);
}
errors++;
}
}
}
if(data46.column !== undefined){
let data49 = data46.column;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err116 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err116];
}
else {
if(vErrors.length < exports.B) vErrors.push(err116);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 2147483647 || isNaN(data49)){
const err117 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err117];
}
else {
if(vErrors.length < exports.B) vErrors.push(err117);
}
errors++;
}
if(data49 < 1 || isNaN(data49)){
const err118 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err118];
}
else {
if(vErrors.length < exports.B) vErrors.push(err118);
}
errors++;
}
}
}
if(data46.end_column !== undefined){
let data50 = data46.end_column;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err119 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err119];
}
else {
if(vErrors.length < exports.B) vErrors.push(err119);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 2147483647 || isNaN(data50)){
const err120 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err120];
}
else {
if(vErrors.length < exports.B) vErrors.push(err120);
}
errors++;
}
if(data50 < 1 || isNaN(data50)){
const err121 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err121];
}
else {
if(vErrors.length < exports.B) vErrors.push(err121);
}
errors++;
}
}
}
if(data46.text !== undefined){
let data51 = data46.text;
if(typeof data51 === "string"){
if(func1(data51) > 200){
const err122 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/text",schemaPath:"#/properties/warnings/items/properties/sites/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err122];
}
else {
if(vErrors.length < exports.B) vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/text",schemaPath:"#/properties/warnings/items/properties/sites/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
if(vErrors.length < exports.B) vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err124];
}
else {
if(vErrors.length < exports.B) vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/warnings/" + i5+"/sites",schemaPath:"#/properties/warnings/items/properties/sites/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err125];
}
else {
if(vErrors.length < exports.B) vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err126];
}
else {
if(vErrors.length < exports.B) vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err127];
}
else {
if(vErrors.length < exports.B) vErrors.push(err127);
}
errors++;
}
}
if(data.checks !== undefined){
let data52 = data.checks;
if(Array.isArray(data52)){
const len7 = data52.length;
for(let i7=0, beforei7=errors; i7<len7 && !(errors > beforei7 && isFull(vErrors)); i7++){
let data53 = data52[i7];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.desc === undefined){
const err128 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "desc"}};
if(vErrors === null){
vErrors = [err128];
}
else {
if(vErrors.length < exports.B) vErrors.push(err128);
}
errors++;
}
if(data53.run === undefined){
const err129 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "run"}};
if(vErrors === null){
vErrors = [err129];
}
else {
if(vErrors.length < exports.B) vErrors.push(err129);
}
errors++;
}
if(data53.cwd === undefined){
const err130 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err130];
}
else {
if(vErrors.length < exports.B) vErrors.push(err130);
}
errors++;
}
if(data53.exit_code === undefined){
const err131 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err131];
}
else {
if(vErrors.length < exports.B) vErrors.push(err131);
}
errors++;
}
if(data53.reason === undefined){
const err132 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err132];
}
else {
if(vErrors.length < exports.B) vErrors.push(err132);
}
errors++;
}
if(data53.output === undefined){
const err133 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err133];
}
else {
if(vErrors.length < exports.B) vErrors.push(err133);
}
errors++;
}
if(data53.desc !== undefined){
if(typeof data53.desc !== "string"){
const err134 = {instancePath:instancePath+"/checks/" + i7+"/desc",schemaPath:"#/properties/checks/items/properties/desc/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
if(vErrors.length < exports.B) vErrors.push(err134);
}
errors++;
}
}
if(data53.run !== undefined){
if(typeof data53.run !== "string"){
const err135 = {instancePath:instancePath+"/checks/" + i7+"/run",schemaPath:"#/properties/checks/items/properties/run/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
if(vErrors.length < exports.B) vErrors.push(err135);
}
errors++;
}
}
if(data53.cwd !== undefined){
let data56 = data53.cwd;
if((typeof data56 !== "string") && (data56 !== null)){
const err136 = {instancePath:instancePath+"/checks/" + i7+"/cwd",schemaPath:"#/properties/checks/items/properties/cwd/type",keyword:"type",params:{type: schema31.properties.checks.items.properties.cwd.type}};
if(vErrors === null){
vErrors = [err136];
}
else {
if(vErrors.length < exports.B) vErrors.push(err136);
}
errors++;
}
}
if(data53.exit_code !== undefined){
let data57 = data53.exit_code;
if((!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))) && (data57 !== null)){
const err137 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/type",keyword:"type",params:{type: schema45.type}};
if(vErrors === null){
vErrors = [err137];
}
else {
if(vErrors.length < exports.B) vErrors.push(err137);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 4294967295 || isNaN(data57)){
const err138 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err138];
}
else {
if(vErrors.length < exports.B) vErrors.push(err138);
}
errors++;
}
if(data57 < -2147483648 || isNaN(data57)){
const err139 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err139];
}
else {
if(vErrors.length < exports.B) vErrors.push(err139);
}
errors++;
}
}
}
if(data53.reason !== undefined){
let data58 = data53.reason;
if((typeof data58 !== "string") && (data58 !== null)){
const err140 = {instancePath:instancePath+"/checks/" + i7+"/reason",schemaPath:"#/properties/checks/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.checks.items.properties.reason.type}};
if(vErrors === null){
vErrors = [err140];
}
else {
if(vErrors.length < exports.B) vErrors.push(err140);
}
errors++;
}
}
if(data53.output !== undefined){
if(typeof data53.output !== "string"){
const err141 = {instancePath:instancePath+"/checks/" + i7+"/output",schemaPath:"#/properties/checks/items/properties/output/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
if(vErrors.length < exports.B) vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err142];
}
else {
if(vErrors.length < exports.B) vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err143];
}
else {
if(vErrors.length < exports.B) vErrors.push(err143);
}
errors++;
}
}
if(data.not_run !== undefined){
let data60 = data.not_run;
if(Array.isArray(data60)){
const len8 = data60.length;
for(let i8=0, beforei8=errors; i8<len8 && !(errors > beforei8 && isFull(vErrors)); i8++){
let data61 = data60[i8];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.target === undefined){
const err144 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err144];
}
else {
if(vErrors.length < exports.B) vErrors.push(err144);
}
errors++;
}
if(data61.reason === undefined){
const err145 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err145];
}
else {
if(vErrors.length < exports.B) vErrors.push(err145);
}
errors++;
}
if(data61.target !== undefined){
if(typeof data61.target !== "string"){
const err146 = {instancePath:instancePath+"/not_run/" + i8+"/target",schemaPath:"#/properties/not_run/items/properties/target/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err146];
}
else {
if(vErrors.length < exports.B) vErrors.push(err146);
}
errors++;
}
}
if(data61.reason !== undefined){
if(typeof data61.reason !== "string"){
const err147 = {instancePath:instancePath+"/not_run/" + i8+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
if(vErrors.length < exports.B) vErrors.push(err147);
}
errors++;
}
}
if(data61.shard !== undefined){
let data64 = data61.shard;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err148 = {instancePath:instancePath+"/not_run/" + i8+"/shard",schemaPath:"#/$defs/shard_number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err148];
}
else {
if(vErrors.length < exports.B) vErrors.push(err148);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 256 || isNaN(data64)){
const err149 = {instancePath:instancePath+"/not_run/" + i8+"/shard",schemaPath:"#/$defs/shard_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err149];
}
else {
if(vErrors.length < exports.B) vErrors.push(err149);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err150 = {instancePath:instancePath+"/not_run/" + i8+"/shard",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err150];
}
else {
if(vErrors.length < exports.B) vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err151];
}
else {
if(vErrors.length < exports.B) vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err152];
}
else {
if(vErrors.length < exports.B) vErrors.push(err152);
}
errors++;
}
}
if(data.shard !== undefined){
let data65 = data.shard;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.index === undefined){
const err153 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err153];
}
else {
if(vErrors.length < exports.B) vErrors.push(err153);
}
errors++;
}
if(data65.count === undefined){
const err154 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err154];
}
else {
if(vErrors.length < exports.B) vErrors.push(err154);
}
errors++;
}
if(data65.clippy === undefined){
const err155 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "clippy"}};
if(vErrors === null){
vErrors = [err155];
}
else {
if(vErrors.length < exports.B) vErrors.push(err155);
}
errors++;
}
if(data65.doctests === undefined){
const err156 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "doctests"}};
if(vErrors === null){
vErrors = [err156];
}
else {
if(vErrors.length < exports.B) vErrors.push(err156);
}
errors++;
}
if(data65.index !== undefined){
let data66 = data65.index;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err157 = {instancePath:instancePath+"/shard/index",schemaPath:"#/$defs/shard_number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err157];
}
else {
if(vErrors.length < exports.B) vErrors.push(err157);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 256 || isNaN(data66)){
const err158 = {instancePath:instancePath+"/shard/index",schemaPath:"#/$defs/shard_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err158];
}
else {
if(vErrors.length < exports.B) vErrors.push(err158);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err159 = {instancePath:instancePath+"/shard/index",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err159];
}
else {
if(vErrors.length < exports.B) vErrors.push(err159);
}
errors++;
}
}
}
if(data65.count !== undefined){
let data67 = data65.count;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err160 = {instancePath:instancePath+"/shard/count",schemaPath:"#/$defs/shard_number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err160];
}
else {
if(vErrors.length < exports.B) vErrors.push(err160);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 256 || isNaN(data67)){
const err161 = {instancePath:instancePath+"/shard/count",schemaPath:"#/$defs/shard_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err161];
}
else {
if(vErrors.length < exports.B) vErrors.push(err161);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err162 = {instancePath:instancePath+"/shard/count",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err162];
}
else {
if(vErrors.length < exports.B) vErrors.push(err162);
}
errors++;
}
}
}
if(data65.clippy !== undefined){
let data68 = data65.clippy;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err163 = {instancePath:instancePath+"/shard/clippy",schemaPath:"#/$defs/shard_number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err163];
}
else {
if(vErrors.length < exports.B) vErrors.push(err163);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 256 || isNaN(data68)){
const err164 = {instancePath:instancePath+"/shard/clippy",schemaPath:"#/$defs/shard_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err164];
}
else {
if(vErrors.length < exports.B) vErrors.push(err164);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err165 = {instancePath:instancePath+"/shard/clippy",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err165];
}
else {
if(vErrors.length < exports.B) vErrors.push(err165);
}
errors++;
}
}
}
if(data65.doctests !== undefined){
let data69 = data65.doctests;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err166 = {instancePath:instancePath+"/shard/doctests",schemaPath:"#/$defs/shard_number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err166];
}
else {
if(vErrors.length < exports.B) vErrors.push(err166);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 256 || isNaN(data69)){
const err167 = {instancePath:instancePath+"/shard/doctests",schemaPath:"#/$defs/shard_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err167];
}
else {
if(vErrors.length < exports.B) vErrors.push(err167);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err168 = {instancePath:instancePath+"/shard/doctests",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err168];
}
else {
if(vErrors.length < exports.B) vErrors.push(err168);
}
errors++;
}
}
}
}
else {
const err169 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err169];
}
else {
if(vErrors.length < exports.B) vErrors.push(err169);
}
errors++;
}
}
if(data.run !== undefined){
let data70 = data.run;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.id === undefined){
const err170 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err170];
}
else {
if(vErrors.length < exports.B) vErrors.push(err170);
}
errors++;
}
if(data70.attempt === undefined){
const err171 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err171];
}
else {
if(vErrors.length < exports.B) vErrors.push(err171);
}
errors++;
}
if(data70.id !== undefined){
let data71 = data70.id;
if(typeof data71 === "string"){
if(func1(data71) > 20){
const err172 = {instancePath:instancePath+"/run/id",schemaPath:"#/properties/run/properties/id/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err172];
}
else {
if(vErrors.length < exports.B) vErrors.push(err172);
}
errors++;
}
else if(!pattern11.test(data71)){
const err173 = {instancePath:instancePath+"/run/id",schemaPath:"#/properties/run/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"}};
if(vErrors === null){
vErrors = [err173];
}
else {
if(vErrors.length < exports.B) vErrors.push(err173);
}
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/run/id",schemaPath:"#/properties/run/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err174];
}
else {
if(vErrors.length < exports.B) vErrors.push(err174);
}
errors++;
}
}
if(data70.attempt !== undefined){
let data72 = data70.attempt;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err175 = {instancePath:instancePath+"/run/attempt",schemaPath:"#/properties/run/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err175];
}
else {
if(vErrors.length < exports.B) vErrors.push(err175);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 2147483647 || isNaN(data72)){
const err176 = {instancePath:instancePath+"/run/attempt",schemaPath:"#/properties/run/properties/attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err176];
}
else {
if(vErrors.length < exports.B) vErrors.push(err176);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err177 = {instancePath:instancePath+"/run/attempt",schemaPath:"#/properties/run/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err177];
}
else {
if(vErrors.length < exports.B) vErrors.push(err177);
}
errors++;
}
}
}
}
else {
const err178 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err178];
}
else {
if(vErrors.length < exports.B) vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err179];
}
else {
if(vErrors.length < exports.B) vErrors.push(err179);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"schema_version":true,"ref":true,"commit_oid":true,"toolchain":true,"snapshot":true,"cargo_args":true,"tree_oid":true,"workspace":true,"complete":true,"problems":true,"commands":true,"failures":true,"warnings":true,"checks":true,"not_run":true,"shard":true,"run":true},"dynamicProps":false,"dynamicItems":false};


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

/***/ 5694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ parseShardOption),
/* harmony export */   ie: () => (/* binding */ parseCaptureOptions),
/* harmony export */   sl: () => (/* binding */ CAPTURE_DEFAULTS)
/* harmony export */ });
/* harmony import */ var _evidence_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7245);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3886);


const CAPTURE_DEFAULTS = {
    'working-directory': '',
    'cargo-args': '',
    env: '',
    'timeout-minutes': '60',
};
const MAX_MINUTES = 360;
function parseCaptureOptions(text, problems, say = _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sayInput */ .Y$) {
    const raw = (name) => text(name).trim() || CAPTURE_DEFAULTS[name];
    const minutes = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(say('timeout-minutes'), raw('timeout-minutes'), MAX_MINUTES, problems, 1);
    return {
        workspace: raw('working-directory').replace(/^\.\/?$|\/+$/g, ''),
        cargoArgs: words(say('cargo-args'), raw('cargo-args'), problems),
        env: raw('env')
            .split(/[\s,]+/)
            .filter((name) => name !== ''),
        timeoutMs: minutes * 60_000,
    };
}
function parseShardOption(text, problems, say = _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sayInput */ .Y$) {
    if (text.trim() === '')
        return null;
    const parsed = (0,_evidence_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .parseShard */ .uK)(text.trim());
    if (parsed.ok)
        return parsed.shard;
    problems.push(`${say('shard')} ${parsed.problem}`);
    return null;
}
function words(said, value, problems) {
    const lines = value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (lines.length > 1)
        return lines;
    if (/["']/.test(value))
        problems.push(`${said} holds a quote, but no shell reads it. Give each argument by itself: a line or a flag for each.`);
    return value.split(/\s+/).filter((word) => word !== '');
}


/***/ }),

/***/ 1343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ EVIDENCE_OR_BASELINE),
/* harmony export */   Pz: () => (/* binding */ reserveFile),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   kA: () => (/* binding */ mayReplace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1844);
/* harmony import */ var _ordinary_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7657);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6817);







const PARTIAL = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial$/;
async function reserveFile(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true });
        await removePartial(path);
    }
    catch (error) {
        return cannotWrite(path, error);
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)({ path, write: (text) => writeWhole(path, text) });
}
async function writeWhole(path, text) {
    const partial = partialOf(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(partial, text, { flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(partial, path);
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(null);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true }).catch(() => { });
        return cannotWrite(path, error);
    }
}
const EVIDENCE_OR_BASELINE = {
    begin: /^\s*\{\s*"schema_version"\s*:\s*1\s*,\s*"ref"\s*:/,
    other: 'no evidence or baseline file',
    option: '--out',
    usualName: 'evidence.json',
};
const BEGIN_BYTES = 1024;
async function mayReplace(path, { begin, other, option, usualName } = EVIDENCE_OR_BASELINE) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => null);
    if (entry === null)
        return tryOut(path);
    if (entry.isDirectory())
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', `${path} is a folder. Name a file in it: ${option} ${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, usualName)}`);
    const kept = `${path} is already there and is ${other}. Remove it, or name another file with ${option}.`;
    if (!entry.isFile())
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', kept);
    const start = await (0,_ordinary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOrdinaryStart */ .xc)(path, BEGIN_BYTES);
    if (!start.ok)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', `${path} can't be replaced: it ${start.why}.`);
    const text = Buffer.from(start.bytes).toString('utf8');
    return text === '' || begin.test(text) ? await tryOut(path) : (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', kept);
}
async function tryOut(path) {
    const partial = partialOf(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(partial, '', { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial);
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(null);
    }
    catch (error) {
        return cannotWrite(path, error);
    }
}
async function removePartial(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    const start = `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.`;
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)).filter((name) => name.startsWith(start) && PARTIAL.test(name.slice(start.length)));
    for (const name of names)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), { force: true });
}
function partialOf(path) {
    return `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`;
}
function cannotWrite(path, error) {
    if ((0,_system_words_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) === 'ENOENT')
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', `${path} could not be written: no file can be made in ${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)}. Name one in another folder.`);
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', `${path} could not be written: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_6__/* .systemWords */ .j5)(error)}.`);
}


/***/ }),

/***/ 7234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ provenCommit),
/* harmony export */   CH: () => (/* binding */ folderIn),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   ZP: () => (/* binding */ nameChanges)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7835);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1844);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(299);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(134);







async function findPlace(request) {
    const { timeoutMs = _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GIT_TIMEOUT_MS */ .eS } = request;
    const clone = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .openClone */ .ok)(request.repository, { timeoutMs: Math.min(timeoutMs, _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GIT_TIMEOUT_MS */ .eS) });
    if (clone.state === 'missing')
        return clone;
    if (clone.value.isBare)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `${clone.value.directory} is a bare repository: it has no code to run.`);
    const repository = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(clone.value.directory);
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository, request.workspace)).catch(() => null);
    if (directory === null || !isInside(directory, repository)) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `\`working-directory\` names \`${request.workspace}\`, which is no folder of the repository.`);
    }
    if (!(await hasManifest(directory, repository)))
        return noWorkspace(request.workspace, await workspaceFolders(repository));
    const temporaryFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(request.temporaryFolder ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()).catch(() => null);
    if (temporaryFolder === null || isInside(temporaryFolder, repository) || /\s/.test(temporaryFolder)) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('infrastructure', `Temporary folders cannot be made in ${request.temporaryFolder ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()}: it must exist, lie outside of the repository and have no blank in its name.`);
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)({ clone: clone.value, repository, directory, temporaryFolder });
}
async function provenCommit(clone, commit) {
    const status = await clone.statusIsClean();
    if (status.state === 'missing')
        return status;
    if (commit !== undefined && status.value.commit !== commit) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', `The work tree is at commit ${status.value.commit}, but evidence is needed for ${commit}. Check that commit out.`);
    }
    if (status.value.clean)
        return status;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', `The work tree differs from its commit ${status.value.commit}: ${nameChanges(status.value)}. Commit, ignore or remove what differs.`);
}
function nameChanges({ changed, untracked }) {
    const shown = 5;
    const all = [
        ...changed.map((path) => `${path} is changed`),
        ...untracked.map((path) => `${path} is not tracked`),
    ];
    return [...all.slice(0, shown), ...(all.length > shown ? [`${all.length - shown} more`] : [])].join(', ');
}
function folderIn(repository, folder) {
    if (folder === repository)
        return '';
    return isInside(folder, repository) ? folder.slice(repository.length + 1).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/') : null;
}
function isInside(path, folder) {
    return path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
async function hasManifest(directory, repository) {
    for (let folder = directory; isInside(folder, repository); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const manifest = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'Cargo.toml')).catch(() => null);
        if (manifest?.isFile())
            return true;
    }
    return false;
}
async function workspaceFolders(repository) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(repository, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const found = [];
    for (const name of (0,_evidence_utf8_order_js__WEBPACK_IMPORTED_MODULE_5__/* .sortUtf8 */ .MY)(folders)) {
        const manifest = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository, name, 'Cargo.toml')).catch(() => null);
        if (manifest?.isFile())
            found.push(name);
    }
    return found;
}
const PLAIN_NAME = /^[\w.][\w.-]*$/;
function noWorkspace(workspace, folders) {
    const where = workspace === '' ? 'at the top of the repository' : `in \`${workspace}\``;
    const [only, ...others] = folders;
    const isOne = only !== undefined && others.length === 0;
    const set = isOne
        ? `There is one in ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT)(only)}: set \`working-directory\` to it (on the command line: --working-directory ${PLAIN_NAME.test(only) ? only : 'DIR'}), `
        : 'Set `working-directory` (on the command line: --working-directory DIR) to the folder that holds it, ';
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .LO)('incomplete-evidence', `There is no Cargo workspace ${where}: no Cargo.toml was found. ${set}or \`floor: off\` where the plan’s baseline is not to be held.`);
}


/***/ }),

/***/ 6550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createRunner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./capture/capture-disk.js


const POLL_MS = 1_000;
const POLLS_PER_WALK = 30;
const BLOCK_BYTES = 512;
function watchDisk(folder, maxBytes, onFull) {
    const stopped = new AbortController();
    void watch(folder, maxBytes, stopped.signal).then((isFull) => {
        if (isFull)
            onFull();
    });
    return () => stopped.abort();
}
async function watch(folder, maxBytes, stopped) {
    const freeAtFirst = await freeBytes(folder);
    for (let poll = 1; !stopped.aborted; poll += 1) {
        await pause(stopped);
        if (stopped.aborted)
            return false;
        const shrunk = freeAtFirst - (await freeBytes(folder)) > maxBytes * 0.9;
        if ((shrunk || poll % POLLS_PER_WALK === 0) && (await folderBytes(folder)) > maxBytes)
            return !stopped.aborted;
    }
    return false;
}
async function folderBytes(folder) {
    let bytes = 0;
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory())
            bytes += await folderBytes(path);
        else
            bytes += ((await (0,promises_.lstat)(path).catch(() => null))?.blocks ?? 0) * BLOCK_BYTES;
    }
    return bytes;
}
async function freeBytes(folder) {
    const disk = await (0,promises_.statfs)(folder).catch(() => null);
    return disk === null ? 0 : disk.bavail * disk.bsize;
}
function pause(stopped) {
    return new Promise((resolve) => {
        const timer = setTimeout(done, POLL_MS);
        function done() {
            clearTimeout(timer);
            stopped.removeEventListener('abort', done);
            resolve();
        }
        stopped.addEventListener('abort', done);
    });
}

// EXTERNAL MODULE: ./capture/process.js + 2 modules
var process = __webpack_require__(4764);
// EXTERNAL MODULE: ./capture/process-tree.js
var process_tree = __webpack_require__(9756);
;// CONCATENATED MODULE: ./capture/capture-runner.js




const STEP_MARKER = 'PLAN_GATE_STEP';
function createRunner(folder, limits, signal) {
    const deadline = Date.now() + limits.totalMs;
    const called = new AbortController();
    let diskIsFull = false;
    const stopWatching = watchDisk(folder.path, limits.diskBytes, () => {
        diskIsFull = true;
        called.abort();
    });
    const abort = () => called.abort();
    signal?.addEventListener('abort', abort);
    if (signal?.aborted)
        abort();
    let steps = 0;
    return {
        async run(job) {
            steps += 1;
            const step = `${(0,external_node_path_.basename)(folder.path)}-${steps}`;
            const left = Math.max(0, deadline - Date.now());
            const own = job.timeoutMs ?? Number.POSITIVE_INFINITY;
            const maxOutputBytes = Math.min(limits.outputBytes, job.maxOutputBytes ?? limits.outputBytes);
            const result = await (0,process/* runProcess */.R3)({
                command: job.command,
                args: job.args,
                cwd: job.cwd,
                env: { ...job.env, ...entry(folder.marker), [STEP_MARKER]: step },
                timeoutMs: Math.min(left, own),
                maxOutputBytes,
                ...(job.onStdout === undefined ? {} : { onStdout: job.onStdout }),
                signal: called.signal,
            });
            await (0,process_tree/* killStragglers */.fb)(`${STEP_MARKER}=${step}`);
            const stop = stopOf(result, diskIsFull, own < left);
            return {
                ...result,
                stop,
                how: howItEnded(stop, result, { ...limits, outputBytes: maxOutputBytes }, own),
            };
        },
        dispose() {
            stopWatching();
            signal?.removeEventListener('abort', abort);
        },
    };
}
function stopOf(result, diskIsFull, ownTime) {
    switch (result.ended) {
        case 'exit':
            return null;
        case 'timeout':
            return ownTime ? 'timeout' : 'out-of-time';
        case 'aborted':
            return diskIsFull ? 'disk-cap' : 'aborted';
        default:
            return result.ended;
    }
}
function howItEnded(stop, result, limits, ownMs) {
    switch (stop) {
        case 'timeout':
            return `did not end within ${duration(ownMs)} and was stopped`;
        case 'out-of-time':
            return `was stopped: the capture as a whole did not end within ${duration(limits.totalMs)}`;
        case 'disk-cap':
            return `was stopped: the capture took more than ${size(limits.diskBytes)} of disk`;
        case 'output-cap':
            return `printed more than ${size(limits.outputBytes)} and was stopped`;
        default:
            return result.reason;
    }
}
function duration(ms) {
    return ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${ms / 1000} s`;
}
function size(bytes) {
    const [unit, name] = bytes >= 1024 ** 3 ? [1024 ** 3, 'GiB'] : [1024 ** 2, 'MiB'];
    return `${Math.round((bytes / unit) * 10) / 10} ${name}`;
}
function entry(marker) {
    const equals = marker.indexOf('=');
    return { [marker.slice(0, equals)]: marker.slice(equals + 1) };
}


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withSetting)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1844);
/* harmony import */ var _capture_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5685);
/* harmony import */ var _capture_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7234);
/* harmony import */ var _capture_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6550);
/* harmony import */ var _cargo_arguments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7083);
/* harmony import */ var _cargo_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5122);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8762);








async function withSetting(request, use) {
    const args = (0,_cargo_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .readCargoArguments */ .P)(request.cargoArgs);
    if (args.state === 'missing')
        return args;
    const inherited = (0,_cargo_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .inheritedEnvironment */ .aJ)(request.environment, request.extraEnvironment);
    if (inherited.state === 'missing')
        return inherited;
    const place = await (0,_capture_place_js__WEBPACK_IMPORTED_MODULE_3__/* .findPlace */ .Pj)({ ...request, timeoutMs: request.limits.totalMs });
    if (place.state === 'missing')
        return place;
    await (0,_worktree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeLeftovers */ .D)(place.value.clone, place.value.temporaryFolder);
    const folder = openFolder(place.value.temporaryFolder);
    if (folder.state === 'missing')
        return folder;
    const runner = (0,_capture_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunner */ .j)(folder.value, request.limits, request.signal);
    try {
        const env = { ...(0,_cargo_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .cargoEnvironment */ .im)(inherited.value), ...temporaryFolderIn(folder.value) };
        const setting = { request, place: place.value, folder: folder.value, runner, args: args.value, env };
        return await use(setting, { ...inherited.value, ...temporaryFolderIn(folder.value) });
    }
    finally {
        runner.dispose();
        await folder.value.remove();
    }
}
function openFolder(base) {
    try {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)((0,_capture_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .createRunFolder */ .kg)(base));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)('infrastructure', `No temporary folder could be made in ${base}: ${why}.`);
    }
}
function temporaryFolderIn(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder.path, 'tmp');
    return process.platform === 'win32' ? { TEMP: path, TMP: path } : { TMPDIR: path };
}


/***/ }),

/***/ 6883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ captureEvidence)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./evidence/evidence.js
var evidence = __webpack_require__(6548);
// EXTERNAL MODULE: ./evidence/shard.js
var evidence_shard = __webpack_require__(7245);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./evidence/snapshot.js
var snapshot = __webpack_require__(421);
// EXTERNAL MODULE: ./evidence/utf8-order.js
var utf8_order = __webpack_require__(7835);
;// CONCATENATED MODULE: ./capture/capture-evidence.js



function assembleEvidence(parts) {
    const { tests, warnings, shard, run } = parts;
    const ran = tests.runs.filter(({ notRun }) => notRun === undefined);
    const met = [...tests.problems, ...parts.problems];
    const problems = shard === null ? met.map(evidence/* writeProblem */.bi) : met;
    return {
        schema_version: 1,
        ref: parts.ref,
        commit_oid: parts.commit,
        toolchain: parts.toolchain,
        snapshot: {
            tests: {
                passed: idsOf(ran, 'passed'),
                failed: idsOf(ran, 'failed'),
                ignored: idsOf(ran, 'ignored'),
                targets: (0,utf8_order/* sortUtf8 */.MY)(ran.map(({ label }) => label)),
            },
            clippy: {
                warnings: (0,snapshot/* sortWarnings */.a)(warnings.map(({ lint, package: owner, file, message, count }) => ({
                    lint,
                    package: owner,
                    file,
                    message,
                    count,
                }))),
            },
            coverage: null,
        },
        cargo_args: parts.cargoArgs,
        tree_oid: parts.tree,
        workspace: parts.workspaceFolder,
        complete: problems.length === 0,
        problems,
        commands: parts.commands,
        failures: ran.flatMap(failuresOf),
        warnings: warnings.filter(({ sites }) => sites.length > 0),
        checks: parts.checks,
        not_run: [...tests.notRun, ...tests.runs.flatMap(notRunOf)].sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.target, b.target)),
        ...(shard === null ? {} : { shard }),
        ...(run === null ? {} : { run }),
    };
}
function idsOf(runs, outcome) {
    return (0,snapshot/* sortTests */.u5)(runs.flatMap(({ target, results }) => results.filter((result) => result.outcome === outcome).map(({ name }) => ({ ...target, name }))));
}
function failuresOf({ target, results }) {
    return results
        .filter(({ outcome, message, path }) => outcome === 'failed' && (message !== '' || path !== null))
        .map(({ name, message, path, line, column }) => ({
        test: { ...target, name },
        message,
        path,
        line,
        column,
    }));
}
function notRunOf({ notRun }) {
    return notRun === undefined ? [] : [notRun];
}

// EXTERNAL MODULE: ./capture/capture-place.js
var capture_place = __webpack_require__(7234);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(6954);
;// CONCATENATED MODULE: ./parsers/line-splitter.js

const LINE_FEED = 0x0a;
const PIECE_BYTES = 64 * 1024;
const MAX_UTF8_PER_UNIT = 3;
function splitLines(maxLineBytes, receiver) {
    let held = [];
    let heldBytes = 0;
    const hold = (piece) => {
        if (piece.length === 0)
            return;
        heldBytes += piece.length;
        if (heldBytes <= maxLineBytes)
            held.push(Buffer.from(piece));
        else
            held = [];
    };
    const release = () => {
        if (heldBytes > maxLineBytes)
            receiver.tooLong();
        else
            handOnLine(Buffer.concat(held), receiver);
        held = [];
        heldBytes = 0;
    };
    const take = (piece) => {
        const last = piece.lastIndexOf(LINE_FEED);
        let start = 0;
        if (heldBytes > 0 && last !== -1) {
            start = piece.indexOf(LINE_FEED) + 1;
            hold(piece.subarray(0, start - 1));
            release();
        }
        if (last >= start)
            handOnLines(piece.subarray(start, last + 1), maxLineBytes, receiver);
        hold(piece.subarray(last + 1));
    };
    return {
        push(chunk) {
            for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) {
                const bytes = Math.min(PIECE_BYTES, chunk.byteLength - at);
                take(Buffer.from(chunk.buffer, chunk.byteOffset + at, bytes));
            }
        },
        end() {
            if (heldBytes > 0)
                release();
        },
    };
}
function detached(text) {
    return Buffer.from(text).toString();
}
function handOnLines(bytes, maxLineBytes, receiver) {
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        handOnOneByOne(bytes, maxLineBytes, receiver);
        return;
    }
    const text = bytes.toString();
    let start = 0;
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', start)) {
        const line = text.slice(start, feed);
        if (line.length * MAX_UTF8_PER_UNIT > maxLineBytes && Buffer.byteLength(line) > maxLineBytes) {
            receiver.tooLong();
        }
        else {
            receiver.line(line);
        }
        start = feed + 1;
    }
}
function handOnOneByOne(bytes, maxLineBytes, receiver) {
    let start = 0;
    for (let feed = bytes.indexOf(LINE_FEED); feed !== -1; feed = bytes.indexOf(LINE_FEED, start)) {
        if (feed - start > maxLineBytes)
            receiver.tooLong();
        else
            handOnLine(bytes.subarray(start, feed), receiver);
        start = feed + 1;
    }
}
function handOnLine(bytes, receiver) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        receiver.line(bytes.toString());
    else
        receiver.notUtf8(bytes);
}

;// CONCATENATED MODULE: ./parsers/source-path.js

const MAX_REMEMBERED = 100_000;
function namesAsPrinted() {
    return { place: remembering((file) => ({ file, path: file })), stableText: withoutClosureLines };
}
function sourceNames(roots) {
    const place = remembering(placeSources(roots));
    return { place, stableText: (text) => nameFiles(withoutClosureLines(text), place) };
}
function remembering(place) {
    const remembered = new Map();
    return (fileName) => {
        const known = remembered.get(fileName);
        if (known !== undefined)
            return known;
        const own = detached(fileName);
        const answer = place(own);
        if (remembered.size < MAX_REMEMBERED)
            remembered.set(own, answer);
        return answer;
    };
}
function placeSources(roots) {
    const windows = /^[A-Za-z]:[\\/]|^\\\\/.test(roots.workspaceRoot);
    const folder = (path) => normalize(windows ? slashed(path) : path);
    const places = {
        workspace: folder(roots.workspaceRoot),
        repository: folder(roots.repositoryRoot),
        targets: roots.targetFolders.map(folder),
    };
    return (fileName) => placeOf(windows ? slashed(fileName) : fileName, places);
}
function placeOf(fileName, { workspace, repository, targets }) {
    if (fileName === '' || fileName.startsWith('<'))
        return { file: fileName, path: null };
    const absolute = normalize(isAbsolute(fileName) ? fileName : `${workspace}/${fileName}`);
    for (const target of targets) {
        const generated = below(target, absolute);
        if (generated !== null)
            return { file: `$OUT_DIR/${withoutBuildFolder(generated)}`, path: null };
    }
    const path = below(repository, absolute);
    if (path === null)
        return { file: stableElsewhere(absolute), path: null };
    const file = below(workspace, absolute);
    return { file: file ?? upwards(workspace, repository) + path, path };
}
function withoutBuildFolder(path) {
    const build = path.startsWith('build/') ? 0 : path.indexOf('/build/') + 1;
    if (build === 0 && !path.startsWith('build/'))
        return path;
    const out = path.indexOf('/out/', build);
    return out === -1 ? path : path.slice(out + '/out/'.length);
}
const RUST_SOURCES = '/lib/rustlib/src/rust/';
const REGISTRY = '/registry/src/';
const CHECKOUTS = '/git/checkouts/';
function stableElsewhere(path) {
    if (path.startsWith('/rustc/'))
        return `$RUST/${afterFolders(path.slice('/rustc/'.length), 1)}`;
    const rust = path.lastIndexOf(RUST_SOURCES);
    if (rust !== -1)
        return `$RUST/${path.slice(rust + RUST_SOURCES.length)}`;
    const registry = path.lastIndexOf(REGISTRY);
    if (registry !== -1) {
        return `$CARGO_HOME/registry/${afterFolders(path.slice(registry + REGISTRY.length), 1)}`;
    }
    const checkout = path.lastIndexOf(CHECKOUTS);
    if (checkout === -1)
        return path;
    const inside = path.slice(checkout + CHECKOUTS.length);
    const repository = inside.slice(0, Math.max(0, inside.indexOf('/'))).replace(/-[0-9a-f]+$/, '');
    return `$CARGO_HOME/git/${repository}/${afterFolders(inside, 2)}`;
}
function afterFolders(path, count) {
    return path.split('/').slice(count).join('/');
}
function upwards(from, to) {
    const inner = below(to, from);
    return inner === null ? '' : '../'.repeat(inner.split('/').length);
}
function below(folder, path) {
    return path.startsWith(folder) && path[folder.length] === '/' ? path.slice(folder.length + 1) : null;
}
function isAbsolute(path) {
    return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}
function normalize(path) {
    if (!/(?:^|\/)\.{0,2}(?:\/|$)/.test(path.slice(1)))
        return path;
    const kept = [];
    for (const part of path.split('/')) {
        if (part === '..' && kept.length > 0 && kept.at(-1) !== '..')
            kept.pop();
        else if (part !== '' && part !== '.')
            kept.push(part);
    }
    return (path.startsWith('/') ? '/' : '') + kept.join('/');
}
function withoutClosureLines(text) {
    return text.includes('@')
        ? text.replaceAll(/@([^\s{}@:]*):[0-9]+:[0-9]+(?:: [0-9]+:[0-9]+)?\}/g, '@$1}')
        : text;
}
const WORD = /[^\s`'"(){}<>,;@]+/g;
const POSITION = /(?::[0-9]+){1,2}$/;
function nameFiles(text, place) {
    if (!text.includes('/') && !text.includes('\\'))
        return text;
    return text.replaceAll(WORD, (word) => {
        const path = word.replace(POSITION, '');
        if (!isAbsolute(path.replaceAll('\\', '/')))
            return word;
        const named = place(path);
        return named.path !== null || named.file.startsWith('$') ? named.file + word.slice(path.length) : word;
    });
}
function slashed(path) {
    return path
        .replaceAll('\\', '/')
        .replace(/^\/\/\?\//, '')
        .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

// EXTERNAL MODULE: ./plan/strict-json.js + 6 modules
var strict_json = __webpack_require__(3878);
;// CONCATENATED MODULE: ./parsers/cargo-metadata.js


const LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };
function parseCargoMetadata(output) {
    const json = (0,strict_json/* parseStrictJsonValue */.YF)(output, LIMITS);
    if (!json.ok)
        return unreadable(json.problems[0]?.message ?? 'it is not JSON');
    const root = asObject(json.value);
    const workspaceRoot = textIn(root, 'workspace_root');
    const target = textIn(root, 'target_directory');
    const members = root?.workspace_members;
    if (workspaceRoot === null ||
        target === null ||
        !Array.isArray(members) ||
        !Array.isArray(root?.packages)) {
        return unreadable('it lacks `workspace_root`, `target_directory`, `workspace_members` or `packages`');
    }
    const packages = root.packages.map(readPackage);
    if (!packages.every((one) => one !== null))
        return unreadable('a package is not of the known shape');
    const ids = new Set(members);
    const own = packages.filter(({ id }) => ids.has(id));
    if (own.length !== ids.size)
        return unreadable('it does not describe every member of the workspace');
    const build = textIn(root, 'build_directory');
    return (0,facts/* known */.eO)({
        root: workspaceRoot,
        outputFolders: build === null || build === target ? [target] : [target, build],
        packages: own,
        names: new Map(own.map(({ id, name }) => [id, name])),
    });
}
function expectedTestTargets({ packages }) {
    return packages.flatMap(({ name, targets }) => targets
        .filter((target) => target.test && target.requiredFeatures.length === 0)
        .map((target) => `${name}/${targetKind(target)}/${target.name}`));
}
function targetKind({ kinds }) {
    return kinds[0] ?? 'unknown';
}
function readPackage(value) {
    const one = asObject(value);
    const [id, name, version, manifestPath] = ['id', 'name', 'version', 'manifest_path'].map((key) => textIn(one, key));
    if (one === null ||
        !id ||
        !name ||
        typeof version !== 'string' ||
        !manifestPath ||
        !Array.isArray(one.targets)) {
        return null;
    }
    const targets = one.targets.map(readTarget);
    if (!targets.every((target) => target !== null))
        return null;
    const folder = manifestPath.replace(/[\\/][^\\/]*$/, '');
    return {
        id,
        name,
        manifestPath,
        folder,
        targets,
        variables: variablesOf(one, name, version, folder, manifestPath),
    };
}
function readTarget(value) {
    const target = asObject(value);
    const name = textIn(target, 'name');
    const sourcePath = textIn(target, 'src_path');
    if (target === null || name === null || sourcePath === null || !Array.isArray(target.kind))
        return null;
    return {
        name,
        kinds: target.kind.filter((kind) => typeof kind === 'string'),
        edition: textIn(target, 'edition') ?? '2015',
        sourcePath,
        test: target.test === true,
        doctest: target.doctest === true,
        requiredFeatures: textsIn(target, 'required-features'),
    };
}
function variablesOf(one, name, version, folder, manifestPath) {
    const [, major = '', minor = '', patch = '', pre = ''] = /^([0-9]+)\.([0-9]+)\.([0-9]+)(?:-([0-9A-Za-z.-]+))?/.exec(version) ?? [];
    const field = (key) => textIn(one, key) ?? '';
    return {
        CARGO_MANIFEST_DIR: folder,
        CARGO_MANIFEST_PATH: manifestPath,
        CARGO_PKG_AUTHORS: textsIn(one, 'authors').join(':'),
        CARGO_PKG_DESCRIPTION: field('description'),
        CARGO_PKG_HOMEPAGE: field('homepage'),
        CARGO_PKG_LICENSE: field('license'),
        CARGO_PKG_LICENSE_FILE: field('license_file'),
        CARGO_PKG_NAME: name,
        CARGO_PKG_README: field('readme'),
        CARGO_PKG_REPOSITORY: field('repository'),
        CARGO_PKG_RUST_VERSION: field('rust_version'),
        CARGO_PKG_VERSION: version,
        CARGO_PKG_VERSION_MAJOR: major,
        CARGO_PKG_VERSION_MINOR: minor,
        CARGO_PKG_VERSION_PATCH: patch,
        CARGO_PKG_VERSION_PRE: pre,
    };
}
function unreadable(why) {
    return (0,facts/* missing */.LO)('incomplete-evidence', `The output of \`cargo metadata\` cannot be read: ${why}.`);
}
function asObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function textIn(object, key) {
    const value = object?.[key];
    return typeof value === 'string' ? value : null;
}
function textsIn(object, key) {
    const value = object[key];
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

;// CONCATENATED MODULE: ./parsers/cargo-line.js

const LINE_DEPTH = 127;
function readCargoLine(text) {
    const bytes = Buffer.from(text);
    const limits = { maxBytes: bytes.length, maxDepth: LINE_DEPTH };
    const json = (0,strict_json/* parseStrictJsonValue */.YF)(bytes, limits);
    if (!json.ok)
        return fault(`is not JSON: ${json.problems[0]?.message ?? ''}`);
    const line = cargo_line_asObject(json.value);
    if (line === null)
        return fault('is not a JSON object');
    switch (line.reason) {
        case 'compiler-artifact':
            return readArtifact(line);
        case 'compiler-message':
            return readMessage(line);
        case 'build-script-executed':
            return readBuildScript(line);
        case 'build-finished':
            if (typeof line.success !== 'boolean')
                return fault('lacks `success`');
            return { kind: 'finished', success: line.success };
        default:
            return typeof line.reason === 'string'
                ? { kind: 'other' }
                : fault('has no `reason`, so it is not cargo’s');
    }
}
function readArtifact(line) {
    const target = cargo_line_asObject(line.target);
    if (typeof line.package_id !== 'string' || target === null)
        return fault('lacks `package_id` or `target`');
    const [kind] = Array.isArray(target.kind) ? target.kind : [];
    return {
        kind: 'artifact',
        artifact: {
            packageId: line.package_id,
            targetKind: typeof kind === 'string' ? kind : 'unknown',
            target: typeof target.name === 'string' ? target.name : '',
            test: cargo_line_asObject(line.profile)?.test === true,
            executable: typeof line.executable === 'string' ? line.executable : null,
        },
    };
}
function readBuildScript(line) {
    if (typeof line.package_id !== 'string')
        return fault('lacks `package_id`');
    const variables = Array.isArray(line.env) ? line.env : [];
    return {
        kind: 'build-script',
        script: {
            packageId: line.package_id,
            outDir: typeof line.out_dir === 'string' ? line.out_dir : null,
            variables: variables.flatMap((pair) => {
                const [name, value] = Array.isArray(pair) ? pair : [];
                return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [];
            }),
            linkedPaths: Array.isArray(line.linked_paths)
                ? line.linked_paths.filter((path) => typeof path === 'string')
                : [],
        },
    };
}
function readMessage(line) {
    const message = cargo_line_asObject(line.message);
    if (typeof line.package_id !== 'string' || message === null)
        return fault('lacks `package_id` or `message`');
    const code = message.code === undefined || message.code === null ? '' : cargo_line_asObject(message.code)?.code;
    const spans = readSpans(message.spans);
    if (typeof message.level !== 'string' || typeof message.message !== 'string') {
        return fault('has a diagnostic without level or message');
    }
    if (typeof code !== 'string')
        return fault('has a diagnostic whose code is no code');
    if (spans === null)
        return fault('has a diagnostic whose spans are no spans');
    return {
        kind: 'diagnostic',
        packageId: line.package_id,
        diagnostic: {
            level: message.level,
            message: message.message,
            code,
            spans,
            children: readChildren(message.children),
        },
    };
}
function readSpans(value) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        return null;
    const spans = value.map(readSpan);
    return spans.every((span) => span !== null) ? spans : null;
}
function readSpan(value) {
    const span = cargo_line_asObject(value);
    if (span === null || typeof span.file_name !== 'string')
        return null;
    const call = cargo_line_asObject(cargo_line_asObject(span.expansion)?.span);
    return {
        fileName: span.file_name,
        primary: span.is_primary === true,
        position: positionOf(span),
        expansion: call === null ? null : readSpan(call),
        ...(typeof span.label === 'string' ? { label: span.label } : {}),
    };
}
function positionOf(span) {
    const [line, endLine, column, endColumn] = [
        span.line_start,
        span.line_end,
        span.column_start,
        span.column_end,
    ];
    if (!isPosition(line) || !isPosition(endLine) || !isPosition(column) || !isPosition(endColumn))
        return null;
    const text = firstLineOf(span);
    const position = { line, end_line: endLine, column, end_column: endColumn };
    return text === null ? position : { ...position, text };
}
function firstLineOf({ text }) {
    const [first] = Array.isArray(text) ? text : [];
    const line = cargo_line_asObject(first)?.text;
    return typeof line === 'string' ? line : null;
}
function isPosition(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31;
}
function readChildren(value) {
    if (!Array.isArray(value))
        return [];
    return value.flatMap((item) => {
        const child = cargo_line_asObject(item);
        if (child === null || typeof child.level !== 'string' || typeof child.message !== 'string')
            return [];
        const spans = Array.isArray(child.spans) ? child.spans : [];
        const replacements = spans.flatMap((span) => cargo_line_asObject(span)?.suggested_replacement ?? []);
        return {
            level: child.level,
            message: child.message,
            replacements: replacements.filter((text) => typeof text === 'string'),
        };
    });
}
function cargo_line_asObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function fault(reason) {
    return { kind: 'fault', reason };
}

;// CONCATENATED MODULE: ./parsers/cargo-warning-line.js


const START = '{"reason":"compiler-message","package_id":"';
const MANIFEST = '","manifest_path":"';
const TARGET = '","target":{';
const RENDERED = '},"message":{"rendered":"';
const CHILDREN = '","$message_type":"diagnostic","children":[';
const LEVEL = '],"level":"warning","message":"';
const SPANS = '","spans":[';
const CODE = '],"code":{"code":"';
const END = '","explanation":null}}}';
const ANOTHER_LINE = '{"reason":';
function readWarningLine(line) {
    if (!standsAt(line, 0, START) || !standsAt(line, line.length - END.length, END))
        return null;
    const id = START.length;
    const manifest = stepOver(line, id, MANIFEST);
    const target = stepOver(line, manifest, TARGET);
    const targetEnd = target === -1 ? -1 : line.indexOf('}', target);
    const rendered = targetEnd !== -1 && standsAt(line, targetEnd, RENDERED) ? targetEnd + RENDERED.length : -1;
    const children = stepOver(line, rendered, CHILDREN);
    const level = children === -1 ? -1 : line.indexOf(LEVEL, children);
    if (level === -1)
        return null;
    const message = level + LEVEL.length;
    const spans = stepOver(line, message, SPANS);
    const code = line.lastIndexOf(CODE);
    if (spans === -1 || code < spans - 1)
        return null;
    if (line.indexOf('{', target) < targetEnd || isTorn(line, level))
        return null;
    return assemble({
        packageId: line.slice(id, manifest - MANIFEST.length),
        lint: line.slice(code + CODE.length, line.length - END.length),
        message: unescaped(line.slice(message, spans - SPANS.length)),
        spans: cargo_warning_line_readSpans(line, spans - 1, code + 1),
        children: () => cargo_warning_line_readChildren(line.slice(children, level)),
    });
}
function stepOver(line, start, piece) {
    const end = start === -1 ? -1 : endOfString(line, start);
    return end !== -1 && standsAt(line, end, piece) ? end + piece.length : -1;
}
function standsAt(line, at, piece) {
    return at >= 0 && line.indexOf(piece, at) === at;
}
function isTorn(line, level) {
    return line.indexOf(ANOTHER_LINE, 1) !== -1 || line.indexOf(LEVEL, level + 1) !== -1;
}
function assemble({ packageId, lint, message, spans, children }) {
    if (packageId === null || lint === null || message === null || spans === null || children === null)
        return null;
    if (lint === '' || hasEscapeOrQuote(packageId) || hasEscapeOrQuote(lint))
        return null;
    return { packageId, lint, message, spans, children };
}
const ONE_SPAN = /\[\{"byte_end":[0-9]+,"byte_start":[0-9]+,"column_end":([1-9][0-9]{0,8}),"column_start":([1-9][0-9]{0,8}),"expansion":null,"file_name":"([^"\\]+)","is_primary":true,"label":(?:null|"[^"\\]*"),"line_end":([1-9][0-9]{0,8}),"line_start":([1-9][0-9]{0,8}),/y;
const QUOTED_LINE = /"suggested_replacement":null,"suggestion_applicability":null,"text":\[\{"highlight_end":[0-9]+,"highlight_start":[0-9]+,"text":"/y;
function readQuotedLine(text, from) {
    QUOTED_LINE.lastIndex = from;
    if (!QUOTED_LINE.test(text))
        return null;
    const start = QUOTED_LINE.lastIndex;
    const end = endOfString(text, start);
    const line = end === -1 ? null : unescaped(text.slice(start, end));
    return line === null ? null : { line, end };
}
function cargo_warning_line_readSpans(text, start, end) {
    ONE_SPAN.lastIndex = start;
    const one = ONE_SPAN.exec(text);
    const quoted = one === null ? null : readQuotedLine(text, ONE_SPAN.lastIndex);
    if (one !== null && quoted !== null && quoted.end <= end) {
        const [, endColumn, column, fileName = '', endLine, line] = one;
        const position = {
            line: Number(line),
            end_line: Number(endLine),
            column: Number(column),
            end_column: Number(endColumn),
            text: quoted.line,
        };
        return [{ fileName, primary: true, position, expansion: null }];
    }
    const json = text.slice(start, end);
    const value = json.includes('\\u') ? undefined : parsed(json);
    if (!Array.isArray(value))
        return null;
    const spans = value.map(readSpan);
    return spans.every((span) => span !== null) ? spans : null;
}
const CHILD_LEVEL = '"level":"';
const CHILD_MESSAGE = '","message":"';
const REPLACEMENT = '"suggested_replacement":"';
function cargo_warning_line_readChildren(piece) {
    const children = [];
    let at = piece.indexOf(CHILD_LEVEL);
    while (at !== -1) {
        const levelStart = at + CHILD_LEVEL.length;
        const levelEnd = endOfString(piece, levelStart);
        const messageStart = levelEnd + CHILD_MESSAGE.length;
        const messageEnd = endOfString(piece, messageStart);
        if (!piece.startsWith(CHILD_MESSAGE, levelEnd) || messageEnd === -1)
            break;
        at = piece.indexOf(CHILD_LEVEL, messageEnd);
        children.push({
            level: piece.slice(levelStart, levelEnd),
            message: unescaped(piece.slice(messageStart, messageEnd)) ?? '',
            replacements: readReplacements(at === -1 ? piece.slice(messageEnd) : piece.slice(messageEnd, at)),
        });
    }
    return children;
}
function readReplacements(piece) {
    const replacements = [];
    for (let at = piece.indexOf(REPLACEMENT); at !== -1; at = piece.indexOf(REPLACEMENT, at + 1)) {
        const start = at + REPLACEMENT.length;
        replacements.push(unescaped(piece.slice(start, endOfString(piece, start))) ?? '');
    }
    return replacements;
}
function endOfString(line, start) {
    let quote = line.indexOf('"', start);
    while (quote !== -1 && isEscaped(line, quote, start))
        quote = line.indexOf('"', quote + 1);
    return quote;
}
function isEscaped(line, quote, start) {
    let at = quote;
    while (at > start && line[at - 1] === '\\')
        at -= 1;
    return (quote - at) % 2 === 1;
}
function unescaped(content) {
    if (!content.includes('\\'))
        return content;
    const value = parsed(`"${content}"`);
    return typeof value === 'string' && !(0,utf8_order/* hasLoneSurrogate */.fI)(value) ? value : null;
}
function hasEscapeOrQuote(text) {
    return text.includes('\\') || text.includes('"');
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./parsers/rustc-warning.js

const NOWHERE = { file: '', path: null, position: null, expandedAt: '' };
function placeDiagnostic(spans, names) {
    const primaries = spans.length === 1 ? spans : spans.filter((span) => span.primary);
    const candidates = primaries.length > 0 ? primaries : spans.slice(0, 1);
    for (const candidate of candidates) {
        const inside = insideRepository(candidate, names);
        if (inside !== null)
            return inside;
    }
    const [first] = candidates;
    if (first === undefined)
        return NOWHERE;
    return { ...names.place(first.fileName), position: first.position, expandedAt: outermostSite(first) };
}
function insideRepository(span, names) {
    const own = names.place(span.fileName);
    if (own.path !== null)
        return { ...own, position: span.position, expandedAt: outermostSite(span) };
    let found = null;
    for (let site = span.expansion; site !== null; site = site.expansion) {
        const place = names.place(site.fileName);
        if (place.path !== null)
            found = { ...place, position: site.position, expandedAt: outermostSite(site) };
    }
    return found;
}
function outermostSite(span) {
    let site = span;
    while (site.expansion !== null)
        site = site.expansion;
    if (site === span)
        return '';
    return detached(`${site.fileName}:${site.position?.line}:${site.position?.column}`);
}
const ABOUT_THE_LINT = /^(?:`#!?\[|`-[A-Z] |the lint level is defined here|requested on the command line|for further information visit|to override )/;
const MAX_HELP = 1_000;
function helpText(children, names) {
    if (children.length === 0)
        return '';
    const lines = children
        .filter((child) => !ABOUT_THE_LINT.test(child.message))
        .map(({ level, message, replacements }) => {
        const [only, more] = replacements;
        const proposal = only === undefined || more !== undefined || only.includes('\n') || only === '' ? '' : `: \`${only}\``;
        return `${level}: ${names.stableText(message)}${proposal}`;
    });
    return lines.length === 0 ? '' : detached(cutText(lines.join('\n'), MAX_HELP));
}
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const kept = text.slice(0, max - 1);
    return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}

;// CONCATENATED MODULE: ./parsers/compile-error.js



const MAX_COUNTED_ERRORS = 1_000;
const MAX_MESSAGE = 300;
const ABOUT_OTHERS = /^aborting due to /;
function errorSet(names) {
    const errors = new Map();
    const ends = new Map();
    return {
        add(owner, diagnostic) {
            if (errors.size >= MAX_COUNTED_ERRORS)
                return;
            const error = readError(owner, diagnostic, names);
            const isEnd = diagnostic.spans.length === 0 && ABOUT_OTHERS.test(diagnostic.message);
            (isEnd ? ends : errors).set(keyOf(error), error);
        },
        list(max) {
            const all = [...(errors.size === 0 ? ends : errors).values()].sort(compareErrors);
            return { list: all.slice(0, max), count: all.length };
        },
    };
}
function readError(owner, diagnostic, names) {
    const { code, message, spans, children } = diagnostic;
    const { path, position } = placeDiagnostic(spans, names);
    const label = labelOf(spans);
    const said = label === '' || message.includes(label) ? message : `${message}: ${label}`;
    return {
        package: owner,
        code,
        message: cutText(names.stableText(said), 2 * MAX_MESSAGE),
        help: helpText(children, names),
        path,
        position: path === null || position === null ? null : withoutText(position),
    };
}
function labelOf(spans) {
    return cutText(spans.find(({ primary }) => primary)?.label ?? '', MAX_MESSAGE);
}
function keyOf({ package: owner, code, message, path, position }) {
    return JSON.stringify([owner, code, message, path, position]);
}
function compareErrors(a, b) {
    return ((0,utf8_order/* compareUtf8 */.zq)(a.path ?? '', b.path ?? '') ||
        comparePositions(a.position, b.position) ||
        (0,utf8_order/* compareUtf8 */.zq)(keyOf(a), keyOf(b)));
}
function withoutText({ line, end_line, column, end_column }) {
    return { line, end_line, column, end_column };
}
function comparePositions(a, b) {
    if (a === null || b === null)
        return Number(a === null) - Number(b === null);
    return (0,evidence/* compareSites */.Ci)(a, b);
}

;// CONCATENATED MODULE: ./parsers/package-id.js
function packageNameOf(id) {
    const hash = id.lastIndexOf('#');
    if (hash === -1)
        return id.split(' ', 1)[0] ?? '';
    const fragment = id.slice(hash + 1);
    const at = fragment.indexOf('@');
    if (at !== -1)
        return fragment.slice(0, at);
    if (fragment !== '' && !/^[0-9]/.test(fragment))
        return fragment;
    const address = id.slice(0, hash);
    const query = address.indexOf('?');
    const path = (query === -1 ? address : address.slice(0, query)).replace(/\/$/, '');
    return percentDecoded(path.slice(path.lastIndexOf('/') + 1));
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./parsers/warning-set.js




const FEW_SITES = 64;
const MAX_WITH_HELP = 5_000;
function warningSet(names) {
    const lints = new Map();
    const several = new Map();
    let size = 0;
    return {
        add(printedLint, owner, printed, place, children) {
            const message = names.stableText(printed);
            const help = () => (size > MAX_WITH_HELP ? '' : helpText(children(), names));
            let ofLint = lints.get(printedLint);
            if (ofLint === undefined) {
                ofLint = { lint: detached(printedLint), packages: new Map() };
                lints.set(ofLint.lint, ofLint);
            }
            const messages = warning_set_below(warning_set_below(ofLint.packages, owner), place.file);
            const known = messages.get(message);
            if (known !== undefined) {
                addSite(known, several, place, help, size);
                return;
            }
            size += 1;
            const identity = {
                lint: ofLint.lint,
                package: owner,
                file: place.file,
                message: copied(message),
                count: 1,
                path: place.path,
                help: help(),
                sites: place.position === null ? [] : [keptSite(place.position, place, size)],
            };
            messages.set(identity.message, identity);
            if (place.expandedAt !== '')
                several.set(identity, begin(place));
        },
        list() {
            const all = inOrder(lints)
                .flatMap(({ packages }) => inOrder(packages))
                .flatMap(inOrder)
                .flatMap(inOrder);
            lints.clear();
            several.clear();
            return all.map((identity) => finish(identity, size <= MAX_WITH_HELP));
        },
    };
}
function warning_set_below(maps, key) {
    let map = maps.get(key);
    if (map === undefined) {
        map = new Map();
        maps.set(key, map);
    }
    return map;
}
function copied(text) {
    return ` ${text}`.slice(1);
}
function inOrder(map) {
    return [...map].sort(([a], [b]) => (0,utf8_order/* compareUtf8 */.zq)(a, b)).map(([, value]) => value);
}
function begin(place) {
    const first = siteOf(place);
    return { sites: [first], keys: null, first };
}
function siteOf({ position, expandedAt }) {
    return { position: position === null ? null : warning_set_withoutText(position), expandedAt };
}
function addSite(identity, several, place, help, size) {
    const { position, expandedAt } = place;
    const [only = null] = identity.sites;
    let all = several.get(identity);
    if (all === undefined) {
        if (expandedAt === '' && isSamePosition(position, only))
            return;
        all = begin({ position: only, expandedAt: '' });
        several.set(identity, all);
    }
    const site = siteOf(place);
    if (isKnown(all, site))
        return;
    all.sites.push(site);
    identity.count += 1;
    if (position !== null)
        identity.sites.push(keptSite(position, place, size));
    if (compareOccurrences(site, all.first) >= 0)
        return;
    all.first = site;
    identity.help = help();
}
function keptSite(site, { path }, size) {
    const { text } = site;
    if (text === undefined || path === null || size > MAX_WITH_HELP)
        return warning_set_withoutText(site);
    return { ...warning_set_withoutText(site), text: detached(cutBytes(text, evidence/* MAX_SITE_TEXT */.Re)) };
}
function warning_set_withoutText({ line, end_line, column, end_column }) {
    return { line, end_line, column, end_column };
}
function cutBytes(text, max) {
    if (text.length * 3 <= max)
        return text;
    let bytes = 0;
    let end = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > max)
            return text.slice(0, end);
        end += character.length;
    }
    return text;
}
function isKnown(all, site) {
    if (all.sites.length <= FEW_SITES) {
        for (const known of all.sites) {
            if (isSamePosition(known.position, site.position) && known.expandedAt === site.expandedAt)
                return true;
        }
        return false;
    }
    all.keys ??= new Set(all.sites.map(siteKey));
    const before = all.keys.size;
    return all.keys.add(siteKey(site)).size === before;
}
function isSamePosition(a, b) {
    if (a === null || b === null)
        return a === b;
    return (a.line === b.line && a.column === b.column && a.end_line === b.end_line && a.end_column === b.end_column);
}
function siteKey({ position, expandedAt }) {
    if (position === null)
        return expandedAt;
    return `${position.line}:${position.column}-${position.end_line}:${position.end_column} ${expandedAt}`;
}
function compareOccurrences(a, b) {
    if (a.position === null || b.position === null) {
        return Number(a.position === null) - Number(b.position === null);
    }
    return (0,evidence/* compareSites */.Ci)(a.position, b.position) || (0,utf8_order/* compareUtf8 */.zq)(a.expandedAt, b.expandedAt);
}
function finish(identity, withHelp) {
    if (!withHelp)
        identity.help = '';
    if (identity.sites.length > 1) {
        identity.sites = identity.sites.sort(evidence/* compareSites */.Ci).slice(0, evidence/* MAX_WARNING_SITES */.nj);
    }
    identity.sites = identity.sites.map((site, at) => (withHelp && at === 0 ? site : warning_set_withoutText(site)));
    return identity;
}

;// CONCATENATED MODULE: ./parsers/cargo-stream.js








const MAX_LINE_BYTES = 32 * 1024 * 1024;
const MAX_KEPT = 20;
function cargoStreamParser(context = {}) {
    const { packages, names = namesAsPrinted(), maxLineBytes = MAX_LINE_BYTES } = context;
    const reading = {
        names,
        nameOf: packageNames(packages),
        warnings: warningSet(names),
        faults: [],
        errors: errorSet(names),
        binaries: [],
        programs: [],
        buildScripts: [],
        faultCount: 0,
        lines: 0,
        finished: null,
    };
    const splitter = splitLines(maxLineBytes, {
        line(text) {
            reading.lines += 1;
            readLine(reading, text);
        },
        notUtf8() {
            reading.lines += 1;
            addFault(reading, 'is not UTF-8');
        },
        tooLong() {
            reading.lines += 1;
            addFault(reading, `has more than ${maxLineBytes} bytes`);
        },
    });
    return {
        push: splitter.push,
        end() {
            splitter.end();
            const { names: _names, nameOf: _nameOf, lines: _lines, warnings, errors, ...rest } = reading;
            const { list, count } = errors.list(MAX_KEPT);
            return { ...rest, errors: list, errorCount: count, warnings: warnings.list() };
        },
    };
}
function packageNames(packages) {
    const lookUp = packages === undefined ? packageNameOf : (id) => packages.get(id) ?? null;
    let [lastId, lastName] = ['', lookUp('')];
    return (id) => {
        if (id !== lastId)
            [lastId, lastName] = [id, lookUp(id)];
        return lastName;
    };
}
function readLine(reading, text) {
    const warning = readWarningLine(text);
    if (warning === null) {
        const trimmed = trimWhiteSpace(text);
        if (trimmed !== '' && !isPlainArtifact(trimmed))
            addLine(reading, readCargoLine(trimmed));
        return;
    }
    const owner = reading.nameOf(warning.packageId);
    if (owner === null)
        return;
    const place = placeDiagnostic(warning.spans, reading.names);
    reading.warnings.add(warning.lint, owner, warning.message, place, warning.children);
}
function addLine(reading, line) {
    if (line.kind === 'fault')
        addFault(reading, line.reason);
    else if (line.kind === 'finished')
        reading.finished = line.success;
    else if (line.kind === 'artifact')
        addArtifact(reading, line.artifact);
    else if (line.kind === 'build-script')
        addBuildScript(reading, line.script);
    else if (line.kind === 'diagnostic')
        addDiagnostic(reading, line.packageId, line.diagnostic);
}
function addFault(reading, reason) {
    reading.faultCount += 1;
    if (reading.faults.length < MAX_KEPT)
        reading.faults.push({ line: reading.lines, reason });
}
function addArtifact(reading, artifact) {
    const { packageId, targetKind, target, test, executable } = artifact;
    const owner = reading.nameOf(packageId);
    if (executable === null || (!test && targetKind !== 'bin'))
        return;
    if (!test) {
        if (owner !== null)
            reading.programs.push({ packageId, name: target, executable });
    }
    else if (owner === null) {
        addFault(reading, 'names a test executable of a package that is not of the workspace');
    }
    else {
        reading.binaries.push({ package: owner, target_kind: targetKind, target, executable, packageId });
    }
}
function addBuildScript(reading, script) {
    if (reading.nameOf(script.packageId) !== null)
        reading.buildScripts.push(script);
}
function addDiagnostic(reading, packageId, diagnostic) {
    const { level, message, code, spans, children } = diagnostic;
    const owner = reading.nameOf(packageId);
    const isError = level.startsWith('error');
    if (!isError && (level !== 'warning' || code === '' || owner === null))
        return;
    if (isError) {
        reading.errors.add(owner ?? packageNameOf(packageId), diagnostic);
        return;
    }
    const place = placeDiagnostic(spans, reading.names);
    reading.warnings.add(code, owner ?? '', message, place, () => children);
}
function parseCargoStream(output, context = {}) {
    const parser = cargoStreamParser(context);
    parser.push(output);
    return parser.end();
}
const ARTIFACT = '{"reason":"compiler-artifact","package_id":"';
function isPlainArtifact(text) {
    return (text.startsWith(ARTIFACT) &&
        (text.endsWith('],"executable":null,"fresh":false}') ||
            text.endsWith('],"executable":null,"fresh":true}')) &&
        text.indexOf('{"reason":', 1) === -1);
}
function trimWhiteSpace(text) {
    let [start, end] = [0, text.length];
    while (start < end && isWhiteSpace(text[start]))
        start += 1;
    while (end > start && isWhiteSpace(text[end - 1]))
        end -= 1;
    return text.slice(start, end);
}
function isWhiteSpace(character) {
    return (character !== undefined &&
        /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(character));
}

;// CONCATENATED MODULE: ./parsers/cargo-verdict.js


function judgeCargoRun(what, stream, exit) {
    const problems = [];
    const add = (code, message) => problems.push({ code, message });
    const [fault] = stream.faults;
    if (fault !== undefined) {
        const more = stream.faultCount > 1 ? ` ${stream.faultCount} lines are at fault in all.` : '';
        add('cargo-output', `Line ${fault.line} of what ${what} printed ${fault.reason}.${more}`);
    }
    problems.push(...compileErrors(what, stream));
    for (const target of repeatedTargets(stream)) {
        add('cargo-targets', `${what} names two test executables for ${target}.`);
    }
    if (exit.code === null) {
        add('cargo-killed', `${what} was killed${exit.signal === null ? '' : ` by ${exit.signal}`}.`);
    }
    else if (stream.finished === null) {
        add('cargo-unfinished', `${what} ended with exit code ${exit.code} and without saying that the build finished.`);
    }
    else if (stream.errorCount === 0 && (!stream.finished || exit.code !== 0)) {
        add('cargo-failed', `${what} failed with exit code ${exit.code}.`);
    }
    return problems;
}
function compileErrors(what, { errors, errorCount }) {
    const listed = errors.map((error) => problemOf(what, error));
    const more = errorCount - errors.length;
    if (more <= 0)
        return listed;
    const atLeast = errorCount < MAX_COUNTED_ERRORS ? '' : ' at least';
    const message = `${what} found${atLeast} ${more} more ${more === 1 ? 'error' : 'errors'}.`;
    return [...listed, { code: 'compile-error', message }];
}
function problemOf(what, error) {
    const { package: owner, code, message, help, path, position } = error;
    const where = path === null ? '' : ` at ${path}${position === null ? '' : `:${position.line}`}`;
    const begin = code.startsWith('clippy::')
        ? `${what} found an error in package ${owner}${where}`
        : `Package ${owner} does not compile${where}`;
    return {
        code: 'compile-error',
        message: `${begin}: ${message}${code === '' ? '' : ` (${code})`}.`,
        ...(help === '' ? {} : { help }),
        ...(path === null ? {} : { path, ...position }),
    };
}
function repeatedTargets({ binaries }) {
    const seen = new Set();
    return [...new Set(binaries.map(snapshot/* targetString */.Dr).filter((target) => seen.size === seen.add(target).size))];
}

;// CONCATENATED MODULE: ./capture/build-script-variables.js
const PRELOADING = ['LD_PRELOAD', 'LD_AUDIT', 'DYLD_INSERT_LIBRARIES'];
const OF_CLIPPY = ['CARGO_MANIFEST_DIR', 'CARGO_PKG_RUST_VERSION', 'SYSROOT'];
const CLIPPY_FAMILY = 'CLIPPY_';
function buildScriptProblems(task, { buildScripts }, { packages }) {
    const messages = buildScripts.flatMap(({ packageId, variables }) => {
        const owner = packages.find(({ id }) => id === packageId);
        return variables
            .filter(([name, value]) => isHeeded(task, name) && owner?.variables[name] !== value)
            .map(([name]) => messageFor(task, owner?.name ?? packageId, name));
    });
    return [...new Set(messages)].map((message) => ({ code: 'build-script-variable', message }));
}
function isHeeded(task, name) {
    const known = process.platform === 'win32' ? name.toUpperCase() : name;
    if (PRELOADING.includes(known))
        return true;
    return task === 'clippy' && (known.startsWith(CLIPPY_FAMILY) || OF_CLIPPY.includes(known));
}
function messageFor(task, owner, name) {
    const who = task === 'clippy' ? 'clippy' : 'the compiler';
    return `The build script of package ${owner} sets ${name} for its own crate, which changes what ${who} does with it. Take the \`rustc-env=${name}\` out of the build script.`;
}

// EXTERNAL MODULE: ./capture/cargo-argv.js
var cargo_argv = __webpack_require__(5009);
;// CONCATENATED MODULE: ./capture/cargo-commands.js







const MAX_METADATA_BYTES = 64 * 1024 * 1024;
async function readWorkspace(place) {
    const args = (0,cargo_argv/* cargoArgv */.zJ)(place.args).metadata;
    const result = await runCargo(place, args, '', { maxOutputBytes: MAX_METADATA_BYTES });
    const command = commandOf('cargo', args, result);
    if (result.stop === null && result.exitCode === 0) {
        return { workspace: parseCargoMetadata(result.stdout), command };
    }
    const reason = `\`cargo metadata\` ${result.how}.${errorOf(result.stderr)}`;
    return { workspace: { state: 'missing', kind: 'incomplete-evidence', reason }, command };
}
async function buildTests(place, targetFolder, context) {
    return readJsonRun('tests', place, (0,cargo_argv/* cargoArgv */.zJ)(place.args).build, targetFolder, context);
}
async function runClippy(place, targetFolder, context) {
    const args = (0,cargo_argv/* cargoArgv */.zJ)(place.args).clippy;
    return readJsonRun('clippy', place, args, targetFolder, context, place.toolchain.cargoClippy);
}
const WHAT = {
    tests: '`cargo test --no-run`',
    clippy: '`cargo clippy`',
};
async function readJsonRun(task, place, args, targetFolder, { workspace, names }, program = place.toolchain.cargo) {
    const what = WHAT[task];
    const parser = cargoStreamParser({ packages: workspace.names, names });
    if (program === null)
        return withoutClippy(parser.end(), args);
    const env = program === place.toolchain.cargo ? {} : { CARGO: place.toolchain.cargo };
    const result = await runCargo(place, args, targetFolder, { onStdout: parser.push, program, env });
    const command = commandOf((0,external_node_path_.basename)(program).replace(/\.exe$/, ''), args, result);
    const stream = parser.end();
    if (result.stop !== null) {
        const message = `${what} ${result.how}.`;
        return { stream, problems: [{ code: `cargo-${result.stop}`, message }], command };
    }
    const problems = judgeCargoRun(what, stream, { code: result.exitCode, signal: result.signal });
    const said = errorOf(result.stderr, names);
    const explained = problems.map((each) => each.code === 'cargo-failed' || each.code === 'cargo-unfinished' ? addText(each, said) : each);
    return { stream, problems: [...explained, ...buildScriptProblems(task, stream, workspace)], command };
}
function runCargo(place, args, targetFolder, extra) {
    const { toolchain, env, cwd, runner } = place;
    const { program = toolchain.cargo, env: more, ...limits } = extra;
    const folders = targetFolder === '' ? {} : foldersIn(targetFolder);
    return runner.run({
        command: program,
        args,
        cwd,
        env: { ...env, ...folders, RUSTC: toolchain.rustc, RUSTDOC: toolchain.rustdoc, ...more },
        ...limits,
    });
}
function foldersIn(targetFolder) {
    return { CARGO_TARGET_DIR: targetFolder, CARGO_BUILD_BUILD_DIR: targetFolder };
}
function withoutClippy(stream, args) {
    const message = 'No folder of PATH holds `cargo-clippy`. Install it before plan-gate captures: `rustup component add clippy`.';
    const command = { argv: ['cargo-clippy', ...args], exit_code: null };
    return { stream, problems: [{ code: 'cargo-not-started', message }], command };
}
function commandOf(program, args, result) {
    return { argv: [program, ...args], exit_code: result.stop === null ? result.exitCode : null };
}
const MAX_ERROR_LINES = 12;
const MAX_ERROR = 1_500;
function errorOf(stderr, names) {
    const lines = stderr.toString('utf8').split('\n');
    const first = lines.findIndex((line) => line.startsWith('error'));
    if (first === -1)
        return '';
    const said = lines
        .slice(first, first + MAX_ERROR_LINES)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
    return ` ${cutText(names?.stableText(said) ?? said, MAX_ERROR)}`;
}
function addText(problem, text) {
    return { ...problem, message: problem.message + text };
}

// EXTERNAL MODULE: ./capture/cargo-toolchain.js
var cargo_toolchain = __webpack_require__(1084);
;// CONCATENATED MODULE: ./capture/capture-session.js







function sourcePlace(session) {
    const { setting, workspace, workspaceRoot, targetFolders, ignored } = session;
    const manifests = workspace.packages.map(({ manifestPath }) => manifestPath);
    return {
        repository: setting.place.repository,
        workspaceRoot,
        manifests,
        targetFolders: Object.values(targetFolders),
        ignored,
    };
}
async function openSession(setting, { ignored }) {
    const { place, runner, env, args, folder } = setting;
    const cwd = place.directory;
    const toolchain = await (0,cargo_toolchain/* findToolchain */.v)(env, (command, words) => runner.run({ command, args: words, cwd, env }));
    if ('missing' in toolchain)
        return (0,facts/* missing */.LO)('infrastructure', toolchain.missing);
    const cargo = { runner, toolchain, cwd, env, args };
    const { workspace, command } = await inStep(setting, 'metadata', () => readWorkspace(cargo), (read) => read.workspace.state === 'known');
    if (workspace.state === 'missing')
        return workspace;
    const root = await (0,promises_.realpath)(workspace.value.root);
    const workspaceFolder = (0,capture_place/* folderIn */.CH)(place.repository, root);
    if (workspaceFolder === null) {
        return (0,facts/* missing */.LO)('incomplete-evidence', `The Cargo workspace of \`${setting.request.workspace}\` has its root outside of the repository, at ${root}. Check out the repository that holds it.`);
    }
    const base = setting.request.targetFolder ?? folder.path;
    const targetFolders = { tests: (0,external_node_path_.join)(base, 'target'), clippy: (0,external_node_path_.join)(base, 'clippy') };
    const names = sourceNames({
        workspaceRoot: root,
        repositoryRoot: place.repository,
        targetFolders: Object.values(targetFolders),
    });
    return (0,facts/* known */.eO)({
        setting,
        cargo,
        workspace: workspace.value,
        workspaceFolder,
        workspaceRoot: root,
        names,
        targetFolders,
        commands: [command],
        ignored,
    });
}
async function inStep({ request }, step, work, isGood = () => true) {
    const tell = (event) => request.progress?.(event);
    const begin = performance.now();
    tell({ kind: 'started', step });
    const result = await work();
    tell({ kind: 'finished', step, ok: isGood(result), ms: performance.now() - begin });
    return result;
}

// EXTERNAL MODULE: ./capture/capture-setting.js
var capture_setting = __webpack_require__(8765);
// EXTERNAL MODULE: ./capture/cargo-arguments.js
var cargo_arguments = __webpack_require__(7083);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./parsers/cargo-manifest.js

const TABLES = ['lib', 'bin', 'test', 'example', 'bench'];
function findOwnHarnesses(manifest, targets) {
    return TABLES.flatMap((table) => {
        const value = fieldOf(manifest, table);
        const entries = Array.isArray(value) ? value : [value];
        return entries
            .filter((entry) => fieldOf(entry, 'harness') === false)
            .flatMap((entry) => ownHarness(table, fieldOf(entry, 'name'), targets));
    });
}
function ownHarness(table, name, targets) {
    const target = targets.find((one) => belongsTo(one, table) && (table === 'lib' || one.name === name));
    const optional = table === 'example' || table === 'bench';
    if (optional && target?.test !== true)
        return [];
    const shownName = target?.name ?? (typeof name === 'string' ? name : '');
    return [{ kind: target === undefined ? table : targetKind(target), name: shownName }];
}
function belongsTo({ kinds }, table) {
    if (table !== 'lib')
        return kinds.includes(table);
    return !kinds.some((kind) => ['bin', 'test', 'example', 'bench', 'custom-build'].includes(kind));
}
function fieldOf(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return value[key];
}

// EXTERNAL MODULE: ./capture/ordinary-file.js
var ordinary_file = __webpack_require__(7657);
;// CONCATENATED MODULE: ./capture/cargo-manifests.js




async function findForgedHarnesses(workspace) {
    const found = await Promise.all(workspace.packages.map(readManifest));
    return {
        labels: found.flatMap(({ labels }) => labels),
        problems: found.flatMap(({ problems }) => problems),
    };
}
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;
async function readManifest({ name, manifestPath, targets }) {
    let manifest;
    try {
        const file = await (0,ordinary_file/* readOrdinaryFile */.Ve)(await (0,promises_.realpath)(manifestPath), MAX_MANIFEST_BYTES);
        if (!file.ok)
            return cargo_manifests_unreadable(name, `it ${file.why}`);
        const text = Buffer.from(file.bytes).toString('utf8');
        manifest = (0,dist/* parse */.qg)(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
    }
    catch (error) {
        const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
        return cargo_manifests_unreadable(name, why);
    }
    const labels = findOwnHarnesses(manifest, targets).map((each) => `${name}/${each.kind}/${each.name}`);
    return { labels, problems: labels.map(toProblem) };
}
function cargo_manifests_unreadable(name, why) {
    const message = `The manifest of package ${name} could not be read: ${why}`;
    return { labels: [], problems: [{ code: 'manifest', message }] };
}
function toProblem(label) {
    const message = `The target ${label} has \`harness = false\`, so its own program decides what it prints as results. ` +
        'Let libtest run its tests, or make it an example or a benchmark, which `cargo test` does not run.';
    return { code: 'own-harness', message };
}

// EXTERNAL MODULE: ./capture/cargo-environment.js
var cargo_environment = __webpack_require__(5122);
;// CONCATENATED MODULE: ./capture/cargo-recorder.js





const FOLDER_VARIABLE = 'PLAN_GATE_RECORDS';
const SHELL_RECORDER = `#!/bin/sh
set -C
{ printf '%s\\0' "$#" "$@" "$(pwd -P)"; exec /usr/bin/env -0; } > "$${FOLDER_VARIABLE}/$$"
`;
const NODE_RECORDER = `const { mkdtempSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const env = Object.entries(process.env).map(([name, value]) => name + '=' + value);
const fields = [String(args.length), ...args, process.cwd(), ...env];
const folder = mkdtempSync(process.env.${FOLDER_VARIABLE} + '/');
writeFileSync(folder + '.start', fields.map((field) => field + '\\0').join(''));
`;
const MAX_RECORD_BYTES = 16 * 1024 * 1024;
async function createRecorder(folder, triples) {
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, 'starts-'));
    const records = (0,external_node_path_.join)(own, 'records');
    await (0,promises_.mkdir)(records);
    const program = await writeProgram(own);
    const runners = triples.map((triple) => [
        `CARGO_TARGET_${triple.toUpperCase().replaceAll(/[-.]/g, '_')}_RUNNER`,
        program,
    ]);
    const env = { [FOLDER_VARIABLE]: records, RUSTDOC: program, ...Object.fromEntries(runners) };
    return { env, read: () => readRecords(records, Object.keys(env)) };
}
async function writeProgram(folder) {
    if (process.platform === 'linux')
        return writeScript((0,external_node_path_.join)(folder, 'recorder'), SHELL_RECORDER);
    if (process.platform !== 'win32') {
        return writeScript((0,external_node_path_.join)(folder, 'recorder'), `#!${process.execPath}\n${NODE_RECORDER}`);
    }
    const script = (0,external_node_path_.join)(folder, 'recorder.cjs');
    await (0,promises_.writeFile)(script, NODE_RECORDER);
    return writeScript((0,external_node_path_.join)(folder, 'recorder.cmd'), `@"${process.execPath}" "${script}" %*\r\n`);
}
async function writeScript(path, text) {
    await (0,promises_.writeFile)(path, text);
    await (0,promises_.chmod)(path, 0o755);
    return path;
}
async function readRecords(folder, added) {
    const starts = [];
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        const file = await (0,ordinary_file/* readOrdinaryFile */.Ve)((0,external_node_path_.join)(folder, entry.name), MAX_RECORD_BYTES);
        const start = file.ok ? parseRecord(Buffer.from(file.bytes).toString('utf8'), added) : null;
        if (start === null)
            return (0,facts/* missing */.LO)('incomplete-evidence', 'cargo was asked how it starts the tests, and the answer is cut off.');
        starts.push(start);
    }
    return (0,facts/* known */.eO)(starts.sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.args.join('\0'), b.args.join('\0'))));
}
const OF_THE_SHELL = ['PWD', 'OLDPWD', 'SHLVL', '_'];
function parseRecord(text, added) {
    const fields = text.split('\0');
    if (fields.pop() !== '')
        return null;
    const count = Number(fields[0]);
    const cwd = fields[count + 1];
    if (!Number.isSafeInteger(count) || cwd === undefined)
        return null;
    const env = {};
    for (const variable of fields.slice(count + 2)) {
        const equals = variable.indexOf('=', 1);
        const name = variable.slice(0, equals);
        if (equals !== -1 && !added.includes(name) && !OF_THE_SHELL.includes(name)) {
            env[name] = variable.slice(equals + 1);
        }
    }
    return { args: fields.slice(1, count + 1), cwd, env };
}

;// CONCATENATED MODULE: ./capture/cargo-starts.js







async function recordStarts(place, built, folder) {
    const recorder = await createRecorder(folder, triplesOf(place, built));
    const args = ['test', '--workspace', '--no-fail-fast', ...place.args.build];
    const result = await runCargo(place, args, built.targetFolder, { env: recorder.env });
    const variables = Object.keys(recorder.env).filter((name) => !name.startsWith('PLAN_GATE_'));
    const given = variables.sort().map((name) => `${name}=$RECORDER`);
    const commands = [commandOf('env', [...given, 'cargo', ...args], result)];
    const none = { harnesses: [], doctests: [], commands };
    if (result.stop !== null || result.exitCode !== 0) {
        const why = result.stop === null ? errorOf(result.stderr, built.names) : '';
        const message = `cargo was asked how it starts the tests, and ${result.how}.${why}`;
        return { ...none, problems: [{ code: 'cargo-starts', message }] };
    }
    const records = await recorder.read();
    if (records.state === 'missing') {
        return { ...none, problems: [{ code: 'cargo-starts', message: records.reason }] };
    }
    const starts = records.value.map((start) => ({ ...start, env: asByHand(start.env, place) }));
    return { ...matchStarts(starts, built, place), commands };
}
function matchStarts(starts, built, place) {
    const harnesses = built.binaries.flatMap((binary) => findHarness(starts, binary));
    const doctests = starts
        .filter(({ args }) => args.includes('--test'))
        .map((start) => toDoctests(start, built, place));
    const known = doctests.filter((each) => each !== null);
    const started = new Set([...harnesses, ...known].map(({ label }) => label));
    const absent = [
        ...built.binaries.map(snapshot/* targetString */.Dr),
        ...expectedDoctests(built.workspace, place.args.excluded),
    ].filter((label) => !started.has(label));
    const problems = absent.map((label) => ({
        code: 'cargo-starts',
        message: `cargo built ${label}, but did not say how it starts it.`,
    }));
    if (known.length < doctests.length) {
        const message = 'cargo was asked how it starts the tests, and named doctests of no package of the workspace.';
        problems.push({ code: 'cargo-starts', message });
    }
    return { harnesses: byLabel(harnesses), doctests: byLabel(known), problems };
}
function findHarness(starts, binary) {
    const start = starts.find(({ args }) => args[0] === binary.executable);
    if (start === undefined)
        return [];
    const { package: owner, target_kind, target, executable } = binary;
    const { cwd, env } = start;
    return [
        { target: { package: owner, target_kind, target }, label: (0,snapshot/* targetString */.Dr)(binary), executable, cwd, env },
    ];
}
function toDoctests(start, built, place) {
    const folder = start.env.CARGO_MANIFEST_DIR;
    const owner = built.workspace.packages.find((each) => each.folder === folder);
    const target = owner === undefined ? null : doctestTarget(owner);
    if (target === null)
        return null;
    const { args, cwd, env } = start;
    return { target, label: (0,snapshot/* targetString */.Dr)(target), executable: place.toolchain.rustdoc, args, cwd, env };
}
const DOCTESTED = ['lib', 'rlib', 'proc-macro'];
function doctestTarget({ name, targets }) {
    const library = targets.find(({ doctest, kinds }) => doctest && kinds.some((kind) => DOCTESTED.includes(kind)));
    return library === undefined ? null : { package: name, target_kind: 'doctest', target: library.name };
}
function expectedDoctests(workspace, excluded) {
    return workspace.packages
        .filter(({ name }) => !(0,cargo_arguments/* isExcluded */.R)(name, excluded))
        .map(doctestTarget)
        .filter((target) => target !== null)
        .map(snapshot/* targetString */.Dr);
}
function triplesOf({ toolchain }, { binaries, targetFolder }) {
    const folders = binaries
        .filter(({ executable }) => executable.startsWith((0,external_node_path_.join)(targetFolder, '/')))
        .map(({ executable }) => executable.slice(targetFolder.length + 1).split(/[\\/]/, 1)[0] ?? '');
    return [...new Set([toolchain.host, ...folders.filter((name) => name.includes('-'))])];
}
function asByHand(env, place) {
    const ours = { ...place.env, RUSTC: place.toolchain.rustc };
    const dropped = [...cargo_environment/* CARGO_ONLY */.y5, 'RUSTC', 'CARGO_BUILD_BUILD_DIR'];
    return Object.fromEntries(Object.entries(env).filter(([name, value]) => {
        if (!dropped.includes(name))
            return true;
        return name !== 'CARGO_BUILD_BUILD_DIR' && value !== ours[name];
    }));
}
function byLabel(items) {
    return [...items].sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.label, b.label));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./parsers/libtest-list.js

const TEST = ': test';
const BENCHMARK = ': benchmark';
const TOTAL = /^([0-9]{1,9}) tests?, ([0-9]{1,9}) benchmarks?$/;
const libtest_list_MAX_LINE_BYTES = 1024 * 1024;
function parseTestList(output) {
    const names = [];
    let total = null;
    const splitter = splitLines(libtest_list_MAX_LINE_BYTES, {
        line(text) {
            const line = text.endsWith('\r') ? text.slice(0, -1) : text;
            if (line.endsWith(TEST))
                names.push(line.slice(0, -TEST.length));
            else if (line.endsWith(BENCHMARK))
                names.push(line.slice(0, -BENCHMARK.length));
            else {
                const found = TOTAL.exec(line);
                if (found !== null)
                    total = (total ?? 0) + Number(found[1]) + Number(found[2]);
            }
        },
        notUtf8: () => undefined,
        tooLong: () => undefined,
    });
    splitter.push(output);
    splitter.end();
    return { names, problems: listProblems(names.length, total) };
}
function listProblems(listed, total) {
    if (total === null) {
        return [{ code: 'list-incomplete', message: 'The list of tests ends without its total.' }];
    }
    if (total === listed)
        return [];
    return [
        {
            code: 'list-mismatch',
            message: `The list names ${listed} ${listed === 1 ? 'test' : 'tests'}, but its total says ${total}.`,
        },
    ];
}

// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
;// CONCATENATED MODULE: ./parsers/libtest-log.js


const OUTCOMES = new Map([
    ['ok', 'passed'],
    ['failed', 'failed'],
    ['ignored', 'ignored'],
]);
const libtest_log_START = /^(ok|failed|ignored)\b/;
const libtest_log_MAX_LINE_BYTES = 1024 * 1024;
function checkTestLog(log, results) {
    const expected = new Map(results.map(({ name, outcome }) => [name, outcome]));
    const logged = readLog(log, expected);
    const wrong = results.find(({ name, outcome }) => logged.get(name) !== outcome);
    if (wrong === undefined)
        return [];
    const said = logged.get(wrong.name);
    const account = said === undefined ? 'does not have it' : `says ${said}`;
    return [
        {
            code: 'tests-log-mismatch',
            message: `The output says that ${(0,wording/* quoted */.TL)(wrong.name)} ${wrong.outcome}, but libtest's own log ${account}: a test printed results or ended the run.`,
        },
    ];
}
function readLog(log, names) {
    const logged = new Map();
    let open;
    const readLine = (line) => {
        const word = libtest_log_START.exec(line)?.[1];
        if (word !== undefined)
            open = OUTCOMES.get(word);
        const name = line.slice(line.lastIndexOf(' ') + 1);
        if (open === undefined || !names.has(name))
            return;
        const before = logged.get(name);
        logged.set(name, before === undefined || before === open ? open : 'contradictory');
        open = undefined;
    };
    const splitter = splitLines(libtest_log_MAX_LINE_BYTES, {
        line: readLine,
        notUtf8: (bytes) => readLine(bytes.toString()),
        tooLong: () => undefined,
    });
    splitter.push(log);
    splitter.end();
    return logged;
}

;// CONCATENATED MODULE: ./parsers/doctest-name.js

const LINE = / \(line ([0-9]{1,9})\)$/;
function doctestPlace(listed) {
    const line = Number(LINE.exec(listed)?.[1] ?? 0);
    const dash = listed.indexOf(' - ');
    return line < 1 || dash === -1 ? null : { file: listed.slice(0, dash), line };
}
function doctestNames(doctests, names) {
    const stems = doctests.map((doctest) => stemOf(doctest, names));
    const order = doctests.map((_, i) => i).sort((a, b) => compareDoctests(doctests[a], doctests[b]));
    const counts = new Map();
    const result = [...stems];
    for (const i of order) {
        const stem = stems[i] ?? '';
        const ordinal = (counts.get(stem) ?? 0) + 1;
        counts.set(stem, ordinal);
        if (ordinal > 1)
            result[i] = `${stem} #${ordinal}`;
    }
    return result;
}
function stemOf({ listed, mode }, names) {
    const bare = listed.replace(LINE, '');
    const dash = bare.indexOf(' - ');
    const file = dash === -1 ? bare.replace(/ -$/, '') : bare.slice(0, dash);
    const item = dash === -1 ? '' : bare.slice(dash);
    const suffix = mode === null || mode === 'should panic' ? '' : ` - ${mode}`;
    return names.place(file).file + item + suffix;
}
function compareDoctests(a, b) {
    if (a === undefined || b === undefined)
        return 0;
    const byIgnored = Number(a.outcome === 'ignored') - Number(b.outcome === 'ignored');
    return byIgnored || lineOf(a) - lineOf(b) || (0,utf8_order/* compareUtf8 */.zq)(a.listed, b.listed);
}
function lineOf({ listed }) {
    return Number(LINE.exec(listed)?.[1] ?? 0);
}

;// CONCATENATED MODULE: ./parsers/libtest-line.js
const TEST_MODES = ['should panic', 'compile fail', 'compile'];
const NAME_END = ' ... ';
const SUMMARY = 'test result:';
const COUNT = /^\s*\+?([0-9]{1,15}) (passed|failed|ignored|measured|filtered)\b/;
function parseSummaryLine(line) {
    if (!line.startsWith(SUMMARY))
        return null;
    const counts = { passed: 0, failed: 0, ignored: 0, measured: 0, filtered: 0 };
    for (const part of line.slice(SUMMARY.length).split(';')) {
        const found = COUNT.exec(part.replace(/^\s*(?:ok|FAILED)\./, ''));
        if (found === null)
            continue;
        counts[found[2]] = Number(found[1]);
    }
    const { filtered, ...rest } = counts;
    return { ...rest, filteredOut: filtered };
}
function parseOutcome(text) {
    if (text === 'ok' || text.startsWith('ok '))
        return 'passed';
    if (text.startsWith('FAILED'))
        return 'failed';
    if (text.startsWith('ignored'))
        return 'ignored';
    return null;
}
function splitMode(printed) {
    for (const mode of TEST_MODES) {
        const suffix = ` - ${mode}`;
        if (printed.endsWith(suffix))
            return { name: printed.slice(0, -suffix.length), mode };
    }
    return { name: printed, mode: null };
}

;// CONCATENATED MODULE: ./parsers/listed-tests.js
const NEIGHBOURHOOD = 8;
function listedTests(list) {
    const { names, times } = isAscending(list)
        ? { names: list, times: new Uint32Array(list.length).fill(1) }
        : counted(list);
    let index = null;
    let next = 0;
    return {
        names,
        times,
        total: list.length,
        find(name) {
            for (let distance = 0; distance < NEIGHBOURHOOD; distance += 1) {
                const near = names[next + distance] === name ? next + distance : next - 1 - distance;
                if (names[near] !== name)
                    continue;
                next = near + 1;
                return near;
            }
            index ??= new Map(names.map((each, i) => [each, i]));
            const far = index.get(name) ?? -1;
            if (far !== -1)
                next = far + 1;
            return far;
        },
    };
}
function isAscending(list) {
    return list.every((name, i) => {
        const previous = i === 0 ? undefined : list[i - 1];
        return previous === undefined || previous < name;
    });
}
function counted(list) {
    const counts = new Map();
    for (const name of list)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return { names: [...counts.keys()], times: Uint32Array.from(counts.values()) };
}

;// CONCATENATED MODULE: ./parsers/panic-text.js

const PANIC = /^thread '(.*)' (?:\([0-9]+\) )?panicked at (.+):$/;
const OLD_PANIC = /^thread '(.*)' panicked at '(.*)', (.+:[0-9]+:[0-9]+)$/;
const DID_NOT_PANIC = /^note: test did not panic as expected(?: at (.+))?$/;
const AFTER_MESSAGE = /^(?:note: run with `RUST_BACKTRACE|stack backtrace:$)/;
const LOCATION = /^(.+):([0-9]{1,9}):([0-9]{1,9})$/;
const SUMMING_UP = /^(?:Error: |error(?:\[E[0-9]+\])?: |Couldn't compile the test|Test (?:executable|compiled) )/;
const MAX_LINES = 40;
const MAX_LINE = 2_000;
const panic_text_MAX_MESSAGE = 4_000;
function failureReader(test, names) {
    let own = null;
    let other = null;
    let open = null;
    let expectation = null;
    let didNotPanic = null;
    const summary = [];
    const begin = (thread, at, first) => {
        const panic = { own: thread === test || thread === 'main', at, lines: first };
        if (panic.own)
            own = panic;
        else
            other ??= panic;
        return panic;
    };
    return {
        line(untrimmed) {
            const text = untrimmed.length > MAX_LINE ? cutText(untrimmed, MAX_LINE) : untrimmed;
            const panic = PANIC.exec(text);
            const old = panic === null ? OLD_PANIC.exec(text) : null;
            const absent = DID_NOT_PANIC.exec(text);
            if (panic !== null)
                open = begin(panic[1] ?? '', panic[2] ?? '', []);
            else if (old !== null)
                begin(old[1] ?? '', old[3] ?? '', [old[2] ?? '']);
            else if (absent !== null)
                didNotPanic = absent[1] ?? '';
            else if (text === 'note: panic did not contain expected string')
                expectation = [text];
            else if (expectation !== null && /^ +(?:panic message|expected substring): /.test(text))
                expectation.push(text);
            else if (open !== null && (text === '' || AFTER_MESSAGE.test(text)))
                open = null;
            else if (open !== null && open.lines.length < MAX_LINES)
                open.lines.push(text);
            else if (open === null && summary.length < MAX_LINES && SUMMING_UP.test(text))
                summary.push(text);
        },
        end() {
            const panic = own ?? other;
            if (panic !== null)
                return failure([...panic.lines, ...(expectation ?? [])], panic.at, names);
            if (didNotPanic !== null)
                return failure(['test did not panic as expected'], didNotPanic, names);
            return failure(summary, '', names);
        },
    };
}
function failure(lines, at, names) {
    const message = cutText(names.stableText(lines.join('\n')), panic_text_MAX_MESSAGE);
    return { message, ...locate(at, names) };
}
function locate(at, names) {
    const [, file, line, column] = LOCATION.exec(at) ?? [];
    const path = file === undefined ? null : names.place(file).path;
    if (path === null || Number(line) < 1 || Number(column) < 1)
        return { path: null, line: null, column: null };
    return { path, line: Number(line), column: Number(column) };
}

;// CONCATENATED MODULE: ./parsers/run-reading.js




function startReading(listed, severalBlocks, sources) {
    const tests = listedTests(listed);
    return {
        sources,
        severalBlocks,
        tests,
        seen: new Uint32Array(tests.names.length),
        ignored: new Uint32Array(tests.names.length),
        modes: new Map(),
        said: new Map(),
        blocks: [],
        seenInAll: 0,
        failures: null,
        shown: null,
    };
}
const run_reading_TEST = 'test ';
const HEADER = /^running ([0-9]{1,9}) tests?$/;
const PASSED = `${NAME_END}ok`;
function readRunLine(reading, untrimmed) {
    if (untrimmed.startsWith(run_reading_TEST) && untrimmed.endsWith(PASSED) && readPassed(reading, untrimmed))
        return;
    const line = untrimmed.endsWith('\r') ? untrimmed.slice(0, -1) : untrimmed;
    const block = reading.blocks.at(-1);
    const header = line.startsWith('running ') ? HEADER.exec(line) : null;
    if (header !== null && mayBegin(reading, block)) {
        const announced = Number(header[1]);
        reading.blocks.push({
            announced,
            seenBefore: reading.seenInAll,
            accepted: null,
            odd: null,
            details: false,
        });
    }
    else if (block !== undefined) {
        if (block.details || line === 'failures:')
            readDetail(reading, block, line);
        else if (line.startsWith(run_reading_TEST))
            readSummary(reading, block, line) || readResult(reading, line, 0);
        else if (line.includes(run_reading_TEST))
            readResult(reading, line, 0);
    }
}
function readPassed(reading, line) {
    if (reading.blocks.at(-1)?.details !== false)
        return false;
    const test = reading.tests.find(line.slice(run_reading_TEST.length, -PASSED.length));
    if (test === -1)
        return false;
    countResult(reading, test);
    return true;
}
function mayBegin({ severalBlocks }, block) {
    return block === undefined || (severalBlocks && block.accepted !== null);
}
const MAX_NAME_ENDS = 4;
function readResult(reading, line, from) {
    let start = line.indexOf(run_reading_TEST, from);
    while (start !== -1) {
        const found = findName(reading, line, start + run_reading_TEST.length);
        if (found !== null && endsWithOutcome(reading, found, line))
            return;
        start = line.indexOf(run_reading_TEST, found?.end ?? start + run_reading_TEST.length);
    }
}
function findName({ tests }, line, start) {
    let end = start;
    for (let tried = 0; tried < MAX_NAME_ENDS; tried += 1) {
        end = line.indexOf(NAME_END, end + 1);
        if (end === -1)
            return null;
        const printed = line.slice(start, end);
        const plain = tests.find(printed);
        if (plain !== -1)
            return { test: plain, mode: null, end: end + NAME_END.length };
        const { name, mode } = splitMode(printed);
        const test = mode === null ? -1 : tests.find(name);
        if (test !== -1)
            return { test, mode, end: end + NAME_END.length };
    }
    return null;
}
function endsWithOutcome(reading, { test, mode, end }, line) {
    const outcome = parseOutcome(line.slice(end));
    countResult(reading, test);
    if (mode !== null && !reading.modes.has(test))
        reading.modes.set(test, mode);
    if (outcome === 'ignored')
        reading.ignored[test] = at(reading.ignored, test) + 1;
    return outcome !== null;
}
function countResult(reading, test) {
    const before = at(reading.seen, test);
    if (before < at(reading.tests.times, test))
        reading.seenInAll += 1;
    reading.seen[test] = before + 1;
}
function at(counts, index) {
    return counts[index] ?? 0;
}
const SECTION = /^---- (.+) std(?:out|err) ----$/;
const LISTED_FAILURE = '    ';
function readDetail(reading, block, line) {
    if (line === 'failures:') {
        block.details ||= reading.seenInAll - block.seenBefore >= block.announced;
        reading.failures = [];
        return;
    }
    if (reading.failures !== null && line.startsWith(LISTED_FAILURE)) {
        if (reading.failures.length <= block.announced) {
            reading.failures.push(detached(line.slice(LISTED_FAILURE.length)));
        }
        return;
    }
    if (line === '' && (reading.failures?.length ?? 0) > 0)
        return;
    if (line.startsWith(run_reading_TEST) && readSummary(reading, block, line))
        return;
    reading.failures = null;
    const section = line.startsWith('---- ') ? SECTION.exec(line) : null;
    const test = section === null ? -1 : reading.tests.find(section[1] ?? '');
    const name = reading.tests.names[test];
    if (name === undefined) {
        reading.shown?.line(line);
        return;
    }
    reading.shown = failureReader(name, reading.sources);
    reading.said.set(test, reading.shown);
}
function readSummary(reading, block, line) {
    const summary = parseSummaryLine(line);
    if (summary === null)
        return false;
    const failures = reading.failures ?? [];
    reading.failures = null;
    const { passed, failed, ignored, measured } = summary;
    const fits = passed + failed + ignored + measured === block.announced &&
        reading.seenInAll - block.seenBefore >= block.announced &&
        failures.length === failed &&
        failures.every((name) => reading.tests.find(name) !== -1);
    block.accepted = fits ? { summary, failures } : null;
    block.odd = fits ? null : summary;
    return true;
}
function failureCounts({ blocks, tests }) {
    const counts = new Map();
    for (const name of blocks.flatMap(({ accepted }) => accepted?.failures ?? [])) {
        const test = tests.find(name);
        counts.set(test, Math.min((counts.get(test) ?? 0) + 1, at(tests.times, test)));
    }
    return counts;
}
function ignoredCount({ ignored, tests }, test, failed) {
    return Math.min(at(ignored, test), at(tests.times, test) - failed);
}
function failureOf({ said }, test) {
    return said.get(test)?.end() ?? { message: '', path: null, line: null, column: null };
}

;// CONCATENATED MODULE: ./parsers/run-verdict.js


const MAX_NAMED = 5;
function judgeRun(reading, exit) {
    if (exit.code === null) {
        const by = exit.signal === null ? 'killed' : `killed by ${exit.signal}`;
        return [{ code: 'tests-killed', message: `The tests were ${by}. ${describeMissing(reading)}` }];
    }
    const unfinished = reading.blocks.find(({ accepted }) => accepted === null);
    if (reading.blocks.length === 0 || unfinished !== undefined) {
        return [unfinishedRun(reading, exit.code, unfinished?.odd ?? null)];
    }
    const total = totalOf(reading);
    const problems = [];
    if (total.filteredOut > 0) {
        const message = `A filter kept ${tests(total.filteredOut)} from running.`;
        problems.push({ code: 'tests-filtered', message });
    }
    problems.push(...judgeCounts(reading, total));
    if ((exit.code === 0) !== (total.failed === 0)) {
        const message = `The tests ended with exit code ${exit.code}, but their report counts ${total.failed} ${total.failed === 1 ? 'failure' : 'failures'}.`;
        problems.push({ code: 'tests-exit-mismatch', message });
    }
    return problems;
}
function tests(count) {
    return `${count} ${count === 1 ? 'test' : 'tests'}`;
}
function unfinishedRun(reading, code, odd) {
    if (odd === null) {
        const message = `The tests ended with exit code ${code} and without their \`test result\` line. ${describeMissing(reading)}`;
        return { code: 'tests-unfinished', message };
    }
    const { passed, failed, ignored } = odd;
    return {
        code: 'tests-disagree',
        message: `The \`test result\` line counts ${passed} passed, ${failed} failed and ${ignored} ignored, which does not agree with the tests that ran. ${describeMissing(reading)}`,
    };
}
function judgeCounts(reading, total) {
    const { failed, ignored, missing } = countResults(reading);
    const listed = reading.tests.total;
    const announced = reading.blocks.reduce((sum, block) => sum + block.announced, 0);
    if (listed !== announced || missing > 0) {
        const message = `The binary lists ${tests(listed)}, but ran ${announced}. ${describeMissing(reading)}`;
        return [{ code: 'tests-not-as-listed', message }];
    }
    if (failed === total.failed && ignored === total.ignored)
        return [];
    return [
        {
            code: 'tests-disagree',
            message: `The results show ${failed} failed and ${ignored} ignored tests, but the \`test result\` line counts ${total.failed} and ${total.ignored}.`,
        },
    ];
}
function countResults(reading) {
    const { tests, seen } = reading;
    const failures = failureCounts(reading);
    const counts = { failed: 0, ignored: 0, missing: 0 };
    for (let test = 0; test < tests.names.length; test += 1) {
        const failed = failures.get(test) ?? 0;
        counts.failed += failed;
        counts.ignored += ignoredCount(reading, test, failed);
        if (at(seen, test) < at(tests.times, test))
            counts.missing += 1;
    }
    return counts;
}
function totalOf({ blocks }) {
    const total = { passed: 0, failed: 0, ignored: 0, measured: 0, filteredOut: 0 };
    for (const { accepted } of blocks) {
        if (accepted === null)
            continue;
        for (const key of Object.keys(total))
            total[key] += accepted.summary[key];
    }
    return total;
}
function describeMissing({ tests, seen }) {
    const missing = tests.names.filter((_, test) => at(seen, test) < at(tests.times, test));
    if (missing.length === 0)
        return 'Each listed test has come up in the output.';
    const named = missing.slice(0, MAX_NAMED).map(wording/* quoted */.TL);
    const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
    return `No result came for ${named.join(', ')}${more}.`;
}

;// CONCATENATED MODULE: ./parsers/test-run.js




const test_run_MAX_LINE_BYTES = 1024 * 1024;
function testRunReader({ listed, kind, names }) {
    const reading = startReading(listed, kind === 'doctest', names);
    const splitter = splitLines(test_run_MAX_LINE_BYTES, {
        line: (text) => readRunLine(reading, text),
        notUtf8: (bytes) => readRunLine(reading, bytes.toString()),
        tooLong: () => undefined,
    });
    return {
        push: splitter.push,
        end(exit) {
            splitter.end();
            const problems = judgeRun(reading, exit);
            const results = kind === 'doctest' ? doctestResults(reading) : harnessResults(reading);
            return { results, problems };
        },
    };
}
function harnessResults(reading) {
    const failures = failureCounts(reading);
    return reading.tests.names.map((name, test) => {
        const failed = failures.get(test) ?? 0;
        const ignored = ignoredCount(reading, test, failed);
        return resultOf(reading, test, name, failed > 0 ? 'failed' : ignored > 0 ? 'ignored' : 'passed');
    });
}
function doctestResults(reading) {
    const failures = failureCounts(reading);
    const doctests = reading.tests.names.flatMap((listed, test) => {
        const failed = failures.get(test) ?? 0;
        const ignored = ignoredCount(reading, test, failed);
        return Array.from({ length: at(reading.tests.times, test) }, (_, i) => {
            const outcome = i < failed ? 'failed' : i < failed + ignored ? 'ignored' : 'passed';
            return { test, outcome, listed, mode: reading.modes.get(test) ?? null };
        });
    });
    const identities = doctestNames(doctests, reading.sources);
    return doctests.map(({ test, outcome, listed }, i) => ({
        ...resultOf(reading, test, identities[i] ?? listed, outcome),
        ...(outcome === 'failed' ? blockPlace(listed, reading.sources) : {}),
    }));
}
function resultOf(reading, test, name, outcome) {
    const { message, path, line, column } = outcome === 'failed' ? failureOf(reading, test) : NOTHING_SAID;
    return { name, outcome, message, path, line, column };
}
const NOTHING_SAID = { message: '', path: null, line: null, column: null };
function blockPlace(listed, names) {
    const block = doctestPlace(listed);
    const path = block === null ? null : names.place(block.file).path;
    return { path, line: path === null || block === null ? null : block.line, column: null };
}

;// CONCATENATED MODULE: ./capture/harness.js







const MAX_LIST_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
async function runHarness(harness, place) {
    const files = { list: newLog(place), run: newLog(place) };
    let withLog = ['--logfile', files.list];
    let listing = await start(harness, place, ['--list', ...withLog], { maxOutputBytes: MAX_LIST_BYTES });
    if (knowsNoLog(listing)) {
        withLog = [];
        listing = await start(harness, place, ['--list'], { maxOutputBytes: MAX_LIST_BYTES });
    }
    const commands = [harness_commandOf(harness, ['--list', ...shown(withLog)], listing)];
    const failure = listFailure(harness, listing);
    if (failure !== null)
        return notRun(harness, [failure], commands);
    const list = parseTestList(listing.stdout);
    if (list.problems.length > 0)
        return notRun(harness, list.problems.map((each) => about(harness, each)), commands);
    const reader = testRunReader({ listed: list.names, kind: 'harness', names: place.names });
    const args = withLog.length === 0 ? [] : ['--logfile', files.run];
    const result = await start(harness, place, args, { timeoutMs: place.timeoutMs, onStdout: reader.push });
    commands.push(harness_commandOf(harness, shown(args), result));
    const run = reader.end({ code: result.exitCode, signal: result.signal });
    if (result.stop !== null)
        return notRun(harness, [stopped(harness, result)], commands);
    const log = withLog.length === 0 ? [] : await checkLog(files.run, run.results);
    for (const file of Object.values(files))
        await (0,promises_.rm)(file, { force: true }).catch(() => { });
    const problems = (run.problems.length > 0 ? run.problems : log).map((each) => about(harness, each));
    if (problems.length > 0)
        return notRun(harness, problems, commands);
    return { target: harness.target, label: harness.label, results: run.results, problems, commands };
}
function start(harness, place, args, extra) {
    const { executable, cwd, env } = harness;
    return place.runner.run({ command: executable, args, cwd, env, timeoutMs: place.timeoutMs, ...extra });
}
function knowsNoLog({ stop, exitCode, stdout, stderr }) {
    const refused = /Unrecognized option: '?logfile/;
    return (stop === null && exitCode !== 0 && refused.test(stderr.toString('latin1') + stdout.toString('latin1')));
}
function listFailure(harness, listing) {
    if (listing.stop !== null)
        return stopped(harness, listing);
    if (listing.exitCode === 0)
        return null;
    const message = `The test binary of ${harness.label} ${listing.how} when asked for its list of tests.`;
    return { code: 'tests-list', message };
}
function newLog({ folder }) {
    return (0,external_node_path_.join)(folder, `${(0,external_node_crypto_.randomUUID)()}.log`);
}
async function checkLog(file, results) {
    const log = await (0,ordinary_file/* readOrdinaryFile */.Ve)(file, MAX_LOG_BYTES);
    if (log.ok)
        return checkTestLog(log.bytes, results);
    const message = `The log of the run that libtest writes ${log.why}. Let tests leave that file alone.`;
    return [{ code: 'tests-log-mismatch', message }];
}
function about({ label }, problem) {
    return { code: problem.code, message: `${label}: ${problem.message}` };
}
function stopped({ label }, result) {
    return { code: `tests-${result.stop ?? 'killed'}`, message: `The run of ${label} ${result.how}.` };
}
function notRun({ target, label }, problems, commands) {
    const reason = problems.map(({ message }) => message).join(' ');
    return { target, label, results: [], problems, notRun: { target: label, reason }, commands };
}
function shown(args) {
    return args.length === 0 ? [] : ['--logfile', '$LOG'];
}
function harness_commandOf({ label }, args, result) {
    return { argv: [`$HARNESS/${label}`, ...args], exit_code: result.stop === null ? result.exitCode : null };
}

;// CONCATENATED MODULE: ./parsers/doctest-list.js

const doctest_list_TEST = 'test ';
function doctestsInOutput(output) {
    const names = [];
    for (const line of output.split('\n')) {
        const end = line.startsWith(doctest_list_TEST) ? line.lastIndexOf(NAME_END) : -1;
        if (end <= doctest_list_TEST.length || parseOutcome(line.slice(end + NAME_END.length)) === null)
            continue;
        names.push(splitMode(line.slice(doctest_list_TEST.length, end)).name);
    }
    return names;
}

;// CONCATENATED MODULE: ./capture/harness-doctests.js



const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
async function runDoctests(doctests, place) {
    const { executable, args, cwd, env, timeoutMs } = { ...doctests, ...place };
    const result = await place.runner.run({
        command: executable,
        args: withoutRunner(args),
        cwd,
        env,
        timeoutMs,
        maxOutputBytes: MAX_OUTPUT_BYTES,
    });
    const exitCode = result.stop === null ? result.exitCode : null;
    const commands = [{ argv: [`$HARNESS/${doctests.label}`], exit_code: exitCode }];
    if (result.stop !== null)
        return notRun(doctests, [stopped(doctests, result)], commands);
    const listed = doctestsInOutput(result.stdout.toString('utf8'));
    const reader = testRunReader({ listed, kind: 'doctest', names: place.names });
    reader.push(result.stdout);
    const run = reader.end({ code: result.exitCode, signal: result.signal });
    if (run.problems.length > 0) {
        return notRun(doctests, run.problems.map((each) => about(doctests, each)), commands);
    }
    return { target: doctests.target, label: doctests.label, results: run.results, problems: [], commands };
}
function withoutRunner(args) {
    return args.filter((arg, at) => !isRunner(arg) && !isRunner(args[at - 1]));
}
function isRunner(arg) {
    return arg === '--test-runtool' || arg === '--test-runtool-arg';
}

;// CONCATENATED MODULE: ./parsers/libtest.js

const libtest_TEST = 'test ';
function parseLibtest(text) {
    const report = { passed: [], failed: [], ignored: [] };
    const summaries = [];
    for (const untrimmed of text.split('\n')) {
        const line = untrimmed.trim();
        const summary = parseSummaryLine(line);
        if (summary !== null) {
            summaries.push(summary);
            continue;
        }
        const end = line.startsWith(libtest_TEST) ? line.indexOf(NAME_END) : -1;
        if (end <= libtest_TEST.length)
            continue;
        const outcome = parseOutcome(line.slice(end + NAME_END.length));
        if (outcome !== null)
            report[outcome].push(line.slice(libtest_TEST.length, end));
    }
    return { ...report, summaries };
}
function reconcileLibtest({ passed, failed, ignored, summaries }) {
    const [summary, another] = summaries;
    if (summary === undefined)
        return 'NoSummary';
    if (another !== undefined)
        return 'MultipleSummaries';
    if (summary.filteredOut !== 0)
        return 'Filtered';
    const agree = passed.length === summary.passed &&
        failed.length === summary.failed &&
        ignored.length === summary.ignored;
    return agree ? 'ok' : 'CountMismatch';
}

;// CONCATENATED MODULE: ./capture/harness-retry.js



const harness_retry_MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
async function retryFailed(failed, harnesses, request, place) {
    const byTarget = new Map(harnesses.map((harness) => [harness.label, harness]));
    const retried = [];
    for (const test of failed) {
        const harness = byTarget.get((0,snapshot/* targetString */.Dr)(test));
        if (harness === undefined || request.times < 1 || request.eligible?.(test) === false)
            continue;
        retried.push(await retryTest(test, harness, request.times, place));
    }
    return retried;
}
async function retryTest(test, harness, times, place) {
    for (let runs = 1; runs <= times; runs += 1) {
        if (await passesAlone(test, harness, place))
            return { test, runs, passed: true };
    }
    return { test, runs: times, passed: false };
}
async function passesAlone(test, harness, place) {
    const { executable, cwd, env } = harness;
    const result = await place.runner.run({
        command: executable,
        args: ['--exact', test.name],
        cwd,
        env,
        timeoutMs: place.timeoutMs,
        maxOutputBytes: harness_retry_MAX_OUTPUT_BYTES,
    });
    if (result.stop !== null || result.exitCode !== 0)
        return false;
    const report = parseLibtest(result.stdout.toString('utf8'));
    const summaries = report.summaries.map((summary) => ({ ...summary, filteredOut: 0 }));
    const names = report.passed.map((printed) => splitMode(printed).name);
    return reconcileLibtest({ ...report, summaries }) === 'ok' && names.length === 1 && names[0] === test.name;
}

;// CONCATENATED MODULE: ./capture/harness-stamp.js

async function stampHarnesses(harnesses) {
    const stamps = new Map();
    for (const { executable } of harnesses)
        stamps.set(executable, await stampOf(executable));
    return {
        async check({ label, executable }) {
            const stamp = await stampOf(executable);
            if (stamp !== '' && stamp === stamps.get(executable))
                return [];
            const message = `The test binary of ${label} was changed after it was built, by a test that ran before it.`;
            return [{ code: 'tests-binary-changed', message }];
        },
    };
}
async function stampOf(path) {
    const stat = await (0,promises_.lstat)(path, { bigint: true }).catch(() => null);
    return stat === null ? '' : [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
}

;// CONCATENATED MODULE: ./parsers/dep-info.js
const VARIABLE = '# env-dep:';
function parseDepInfo(text) {
    const files = [];
    const variables = new Map();
    for (const line of text.split('\n')) {
        if (line.startsWith(VARIABLE)) {
            const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(line.slice(VARIABLE.length)) ?? [];
            variables.set(name, value === undefined ? null : value.replaceAll(/\\(.)/g, unescapeValue));
        }
        else if (line.endsWith(':') && !line.startsWith('#')) {
            files.push(line.slice(0, -1).replaceAll('\\ ', ' '));
        }
    }
    return { files, variables };
}
function unescapeValue(_, escaped) {
    if (escaped === 'n')
        return '\n';
    return escaped === 'r' ? '\r' : escaped;
}

;// CONCATENATED MODULE: ./capture/dep-info-files.js




const MAX_DEP_INFO_BYTES = 32 * 1024 * 1024;
const NOT_ENTERED = ['out', 'incremental', '.fingerprint'];
async function* depInfoFiles(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory()) {
            if (!NOT_ENTERED.includes(entry.name))
                yield* depInfoFiles(path);
        }
        else if (entry.name.endsWith('.d')) {
            const file = await (0,ordinary_file/* readOrdinaryFile */.Ve)(path, MAX_DEP_INFO_BYTES);
            if (file.ok)
                yield { name: entry.name, ...parseDepInfo(Buffer.from(file.bytes).toString('utf8')) };
        }
    }
}

;// CONCATENATED MODULE: ./capture/ignored-sources.js





const NAMED = 5;
async function ignoredSourceProblems(targetFolder, place) {
    if (place.ignored.length === 0)
        return [];
    const read = new Set(place.manifests);
    for await (const { files } of depInfoFiles(targetFolder)) {
        for (const path of files)
            read.add((0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(place.workspaceRoot, path));
    }
    const isIgnored = ignoredAmong(place.ignored);
    const found = new Set();
    for (const path of read) {
        if (place.targetFolders.some((folder) => (0,capture_place/* folderIn */.CH)(folder, path) !== null))
            continue;
        for (const own of await namesOf((0,external_node_path_.resolve)(path), place.repository))
            if (isIgnored(own))
                found.add(own);
    }
    return found.size === 0 ? [] : [ignoredSources((0,utf8_order/* sortUtf8 */.MY)(found))];
}
async function namesOf(path, repository) {
    const named = (0,capture_place/* folderIn */.CH)(repository, path);
    if (named === null)
        return [];
    const real = (0,capture_place/* folderIn */.CH)(repository, await (0,promises_.realpath)(path).catch(() => path));
    return real === null || real === named ? [named] : [named, real];
}
function ignoredAmong(ignored) {
    const all = new Set(ignored);
    return (path) => {
        if (all.has(path))
            return true;
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
            if (all.has(path.slice(0, at + 1)))
                return true;
        }
        return false;
    };
}
function ignoredSources(paths) {
    const listed = paths.slice(0, NAMED).join(', ');
    const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
    const [they, are, them] = paths.length === 1 ? ['is no file', 'It was', 'it'] : ['are no files', 'They were', 'them'];
    const message = `The build read ${listed}${more}, which git ignores and which ${they} of the commit. ` +
        `${are} there before the build. Commit or remove ${them}, or capture in a fresh clone.`;
    return { code: 'source-not-committed', message };
}

;// CONCATENATED MODULE: ./capture/capture-tests.js















async function captureTests(session, mayRun) {
    const { setting, cargo, workspace, names, targetFolders } = session;
    const forged = await findForgedHarnesses(workspace);
    const build = await inStep(setting, 'build-tests', () => buildTests(cargo, targetFolders.tests, { workspace, names }), ({ problems }) => problems.length === 0);
    const built = build.stream.binaries.map(snapshot/* targetString */.Dr);
    const expected = expectedTargets(session);
    const notRun = toNotRun([...expected, ...built], session);
    const problems = [...forged.problems, ...build.problems];
    if (build.problems.length > 0) {
        return {
            runs: [],
            notRun: notRun([], evidence/* NOT_BUILT */.DJ),
            problems: inBuild(problems),
            commands: [build.command],
            retried: [],
        };
    }
    problems.push(...targetsMissing(expected, built, session), ...(await ignoredSourceProblems(targetFolders.tests, sourcePlace(session))));
    const starts = await inStep(setting, 'plan-runs', () => {
        const all = { workspace, binaries: build.stream.binaries, targetFolder: targetFolders.tests, names };
        return recordStarts(cargo, all, setting.folder.path);
    }, (result) => result.problems.length === 0);
    problems.push(...starts.problems);
    await mayRun;
    const runs = await runTargets(session, starts, new Set(forged.labels));
    const retried = await retry(session, starts, runs);
    const ran = runs.map(({ label }) => label);
    return {
        runs,
        notRun: notRun(ran, 'It was not started.'),
        problems: [...inBuild(problems), ...runs.flatMap(inItsRun)],
        commands: [build.command, ...starts.commands, ...runs.flatMap((run) => run.commands)],
        retried,
    };
}
async function runTargets(session, starts, forged) {
    const place = harnessPlace(session);
    const isOwn = (label) => isOwnTarget(session, label);
    const stamps = await stampHarnesses(starts.harnesses);
    const works = [
        ...starts.harnesses
            .filter(({ label }) => isOwn(label) && !forged.has(label))
            .map((harness) => ({ label: harness.label, work: () => runUnchanged(harness, stamps, place) })),
        ...starts.doctests
            .filter(({ label }) => isOwn(label))
            .map((doctests) => ({ label: doctests.label, work: () => runDoctests(doctests, place) })),
    ];
    const runs = [];
    for (const [at, { label, work }] of works.entries()) {
        const position = { target: label, index: at + 1, of: works.length };
        const begin = performance.now();
        session.setting.request.progress?.({ kind: 'target-started', ...position });
        const run = await work();
        const ms = performance.now() - begin;
        session.setting.request.progress?.({
            kind: 'target-finished',
            ...position,
            ok: run.notRun === undefined,
            counts: countOutcomes(run),
            ms,
        });
        runs.push(run);
    }
    return runs;
}
async function runUnchanged(harness, stamps, place) {
    const problems = await stamps.check(harness);
    return problems.length > 0 ? notRun(harness, problems, []) : runHarness(harness, place);
}
function retry(session, { harnesses }, runs) {
    const { retries } = session.setting.request;
    if (retries === undefined)
        return Promise.resolve([]);
    const failed = runs.flatMap(({ target, results }) => results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => ({ ...target, name })));
    return retryFailed(failed, harnesses, retries, harnessPlace(session));
}
function harnessPlace({ setting, names }) {
    const { runner, folder, request } = setting;
    return { runner, names, folder: folder.path, timeoutMs: request.limits.targetMs };
}
function countOutcomes({ results }) {
    const counts = { passed: 0, failed: 0, ignored: 0 };
    for (const { outcome } of results)
        counts[outcome] += 1;
    return counts;
}
function expectedTargets({ workspace, cargo }) {
    const { excluded } = cargo.args;
    const packages = workspace.packages.filter(({ name }) => !(0,cargo_arguments/* isExcluded */.R)(name, excluded));
    return [...expectedTestTargets({ ...workspace, packages }), ...expectedDoctests(workspace, excluded)];
}
function targetsMissing(expected, built, { workspace, cargo }) {
    const doctests = expectedDoctests(workspace, cargo.args.excluded);
    const absent = expected.filter((label) => !built.includes(label) && !doctests.includes(label));
    return absent.map((label) => ({
        code: 'target-missing',
        message: `The manifests name the test target ${label}, but cargo did not build it.`,
    }));
}
function toNotRun(labels, session) {
    const { shard } = session.setting.request;
    const all = [...new Set(labels)].sort(utf8_order/* compareUtf8 */.zq);
    const elsewhere = shard ? (0,evidence_shard/* belongingElsewhere */.Y8)(all, shard) : [];
    return (ran, reason) => [
        ...all
            .filter((label) => isOwnTarget(session, label) && !ran.includes(label))
            .map((target) => ({ target, reason })),
        ...elsewhere,
    ];
}
function isOwnTarget({ setting }, label) {
    const { shard } = setting.request;
    return !shard || (0,evidence_shard/* runsTarget */.EI)(shard, label);
}
function inBuild(problems) {
    const step = 'build';
    return problems.map((problem) => ({ ...problem, step }));
}
function inItsRun({ label, problems }) {
    return problems.map((problem) => ({ ...problem, step: label }));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./capture/leftovers.js
var leftovers = __webpack_require__(7950);
;// CONCATENATED MODULE: ./capture/capture-work-tree.js





const LOCK_FILE = 'Cargo.lock';
async function watchWorkTree(clone, repository, workspaceFolder, commit) {
    const lockPath = workspaceFolder === '' ? LOCK_FILE : `${workspaceFolder}/${LOCK_FILE}`;
    const lockFile = (0,external_node_path_.join)(repository, lockPath);
    const hadLock = await (0,promises_.lstat)(lockFile).then(() => true, () => false);
    const forget = (0,leftovers/* removeOnExit */.o)(() => {
        if (!hadLock)
            (0,external_node_fs_.rmSync)(lockFile, { force: true });
    });
    const isCargos = (path) => !hadLock && path === lockPath;
    return {
        async prove() {
            const status = await clone.statusIsClean();
            if (status.state === 'missing')
                return [{ code: 'work-tree-changed', message: status.reason }];
            if (status.value.commit !== commit) {
                const message = `While the code ran, another commit was checked out: ${status.value.commit}.`;
                return [{ code: 'work-tree-changed', message }];
            }
            const { changed } = status.value;
            const untracked = status.value.untracked.filter((path) => !isCargos(path));
            if (changed.length + untracked.length === 0)
                return [];
            const message = `The work tree was changed while the code ran: ${(0,capture_place/* nameChanges */.ZP)({ changed, untracked })}. ` +
                'A test or a build script wrote there, or cargo brought an outdated Cargo.lock up to date.';
            return [{ code: 'work-tree-changed', message }];
        },
        async tidy() {
            const status = hadLock ? null : await clone.statusIsClean();
            const isThere = status?.state === 'known' && status.value.untracked.some(isCargos);
            if (isThere)
                await (0,promises_.rm)(lockFile, { force: true });
            forget();
        },
    };
}

// EXTERNAL MODULE: ./capture/checks.js
var capture_checks = __webpack_require__(4473);
// EXTERNAL MODULE: ./changes/changed-file.js
var changed_file = __webpack_require__(484);
;// CONCATENATED MODULE: ./capture/clippy-settings.js




const SETTINGS = ['clippy.toml', '.clippy.toml'];
async function clippySettingsProblems(targetFolder, place) {
    const withArguments = new Set();
    const settings = new Set();
    for await (const { name, files, variables } of depInfoFiles(targetFolder)) {
        if (variables.get('CLIPPY_ARGS'))
            withArguments.add(name.replace(/-[0-9a-f]+\.d$/, ''));
        for (const path of files.filter((each) => SETTINGS.includes((0,external_node_path_.basename)(each)))) {
            settings.add((0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.resolve)(place.workspaceRoot, path));
        }
    }
    const foreign = settings.size === 0 ? [] : await notOfTheCommit([...settings].sort(), place);
    return [...[...withArguments].sort().map(argumentsSet), ...foreign];
}
function argumentsSet(crate) {
    const message = `CLIPPY_ARGS was set for crate ${crate}, so clippy did not report all that it found. Take it out of the build script, or of \`rustc-env\` in the cargo configuration.`;
    return { code: 'clippy-settings', message };
}
async function notOfTheCommit(paths, { clone, commit, repository, names }) {
    const listed = await clone.listFiles(commit, '');
    if (listed.state === 'missing')
        return [{ code: 'clippy-settings', message: listed.reason }];
    const files = new Set(listed.value.map(({ path }) => path));
    const submodules = listed.value.filter(({ mode }) => mode === changed_file/* MODE_SUBMODULE */.x1).map(({ path }) => `${path}/`);
    const isCommitted = (path) => files.has(path) || submodules.some((folder) => path.startsWith(folder));
    return paths
        .map((path) => ({ path, own: (0,capture_place/* folderIn */.CH)(repository, path) }))
        .filter(({ own }) => own === null || !isCommitted(own))
        .map(({ path, own }) => {
        const message = `Clippy took its settings from ${own ?? names.stableText(path)}, which is no file of the commit. Remove that file, or commit it.`;
        return { code: 'clippy-settings', message };
    });
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./capture/young-generation.js

function keepYoungGenerationSmall() {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}
const GROWTH_PERCENT = 50;
function keepHeapSmall() {
    keepYoungGenerationSmall();
    setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

;// CONCATENATED MODULE: ./capture/capture.js















function captureEvidence(request) {
    keepYoungGenerationSmall();
    return (0,capture_setting/* withSetting */.$)(request, captureIn);
}
async function captureIn(setting, checkEnv) {
    const { clone, repository } = setting.place;
    const proven = await inStep(setting, 'work-tree', () => (0,capture_place/* provenCommit */.A5)(clone, setting.request.commit), ({ state }) => state === 'known');
    if (proven.state === 'missing')
        return proven;
    const { commit } = proven.value;
    const tree = await clone.treeOid(commit);
    if (tree.state === 'missing')
        return tree;
    const session = await openSession(setting, proven.value);
    if (session.state === 'missing')
        return session;
    const watch = await watchWorkTree(clone, repository, session.value.workspaceFolder, commit);
    try {
        return (0,facts/* known */.eO)(await captureAll(session.value, watch, { commit, tree: tree.value, checkEnv }));
    }
    finally {
        await watch.tidy();
    }
}
async function captureAll(session, watch, { commit, tree, checkEnv }) {
    const { setting } = session;
    const [tests, lints] = await captureBoth(session, commit);
    const changes = await inStep(setting, 'work-tree-again', () => watch.prove(), (problems) => problems.length === 0);
    const checks = await checkPlan(session, checkEnv);
    const evidence = assembleEvidence({
        ref: setting.request.ref,
        commit,
        tree,
        toolchain: session.cargo.toolchain.version,
        cargoArgs: setting.args.build,
        workspaceFolder: session.workspaceFolder,
        tests,
        warnings: lints?.stream.warnings ?? [],
        problems: [
            ...inShardStep('clippy', lints === null ? [] : notToldBefore(lints.problems, tests.problems)),
            ...inShardStep('work-tree', changes),
        ],
        commands: [...session.commands, ...tests.commands, ...(lints === null ? [] : [lints.command])],
        checks,
        shard: setting.request.shard ?? null,
        run: setting.request.run ?? null,
    });
    return { evidence, retried: tests.retried };
}
async function captureBoth(session, commit) {
    const { shard } = session.setting.request;
    const lints = !shard || (0,evidence_shard/* runsClippy */.Ey)(shard) ? captureLints(session, commit) : Promise.resolve(null);
    if ((0,external_node_os_.availableParallelism)() === 1)
        await lints;
    return Promise.all([captureTests(session, lints), lints]);
}
function notToldBefore(problems, told) {
    const keyOf = (problem) => JSON.stringify((0,evidence/* writeProblem */.bi)(problem));
    const before = new Set(told.map(keyOf));
    return problems.filter((problem) => !before.has(keyOf(problem)));
}
function inShardStep(step, problems) {
    return problems.map((problem) => ({ ...problem, step }));
}
function captureLints(session, commit) {
    const { setting, cargo, workspace, names, targetFolders } = session;
    const { clone, repository } = setting.place;
    const place = { clone, commit, repository, workspaceRoot: session.workspaceRoot, names };
    return inStep(setting, 'clippy', async () => {
        const lints = await runClippy(cargo, targetFolders.clippy, { workspace, names });
        if (lints.problems.length > 0)
            return lints;
        const settings = await clippySettingsProblems(targetFolders.clippy, place);
        const sources = await ignoredSourceProblems(targetFolders.clippy, sourcePlace(session));
        return { ...lints, problems: [...settings, ...sources] };
    }, ({ problems }) => problems.length === 0);
}
async function checkPlan({ setting, targetFolders }, env) {
    const { request, place, runner } = setting;
    const { checks = [], limits, shard } = request;
    if (checks.length === 0 || (shard && !(0,evidence_shard/* runsClippy */.Ey)(shard)))
        return [];
    const building = {
        CARGO_TARGET_DIR: targetFolders.tests,
        CARGO_INCREMENTAL: '0',
        CARGO_TERM_COLOR: 'never',
    };
    return inStep(setting, 'checks', () => (0,capture_checks/* runChecks */.J)(checks, {
        repository: place.repository,
        env: { ...env, ...building },
        runner,
        timeoutMs: limits.targetMs,
    }));
}


/***/ }),

/***/ 7083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readCargoArguments),
/* harmony export */   R: () => (/* binding */ isExcluded)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);

const flag = { takesValue: false, metadata: false };
const value = { takesValue: true, metadata: false };
const sharedFlag = { takesValue: false, metadata: true };
const sharedValue = { takesValue: true, metadata: true };
const OPTIONS = new Map([
    ['--features', value],
    ['-F', value],
    ['--all-features', flag],
    ['--no-default-features', flag],
    ['--locked', sharedFlag],
    ['--offline', sharedFlag],
    ['--frozen', sharedFlag],
    ['--config', sharedValue],
    ['-Z', sharedValue],
    ['--exclude', value],
    ['--release', flag],
    ['-r', flag],
    ['--profile', value],
    ['--target', value],
    ['--jobs', value],
    ['-j', value],
    ['--ignore-rust-version', flag],
]);
function readCargoArguments(args) {
    const metadata = [];
    const excluded = [];
    const targets = [];
    for (let at = 0; at < args.length;) {
        const { name, attached } = splitOption(args[at] ?? '');
        const option = OPTIONS.get(name);
        if (option === undefined)
            return refuse(args[at] ?? '', 'is not among them');
        const separate = option.takesValue && attached === null;
        const given = separate ? args[at + 1] : attached;
        if (option.takesValue ? given === undefined || given === null : attached !== null)
            return refuse(name, option.takesValue ? 'lacks its value' : 'takes no value');
        if (option.metadata)
            metadata.push(...args.slice(at, at + (separate ? 2 : 1)));
        if (name === '--exclude' && typeof given === 'string')
            excluded.push(given);
        if (name === '--target' && typeof given === 'string')
            targets.push(given);
        at += separate ? 2 : 1;
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ build: args, metadata, excluded, targets });
}
function isExcluded(name, excluded) {
    return excluded.some((pattern) => matches(pattern, name));
}
function matches(pattern, name) {
    let [at, in_, star, starIn] = [0, 0, -1, 0];
    while (in_ < name.length) {
        if (pattern[at] === '*') {
            star = at;
            starIn = in_;
            at += 1;
        }
        else if (pattern[at] === '?' || pattern[at] === name[in_]) {
            at += 1;
            in_ += 1;
        }
        else if (star !== -1) {
            at = star + 1;
            starIn += 1;
            in_ = starIn;
        }
        else
            return false;
    }
    return /^\**$/.test(pattern.slice(at));
}
function splitOption(arg) {
    if (arg.startsWith('--')) {
        const equals = arg.indexOf('=');
        return equals === -1
            ? { name: arg, attached: null }
            : { name: arg.slice(0, equals), attached: arg.slice(equals + 1) };
    }
    const short = arg.slice(0, 2);
    const isShort = /^-[FjZ]$/.test(short) && arg.length > 2;
    return isShort ? { name: short, attached: arg.slice(2).replace(/^=/, '') } : { name: arg, attached: null };
}
function refuse(arg, why) {
    const accepted = [...OPTIONS.keys()].join(', ');
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `\`cargo-args\` takes ${accepted}: \`${arg}\` ${why}.`);
}


/***/ }),

/***/ 5009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ commandsFor),
/* harmony export */   yk: () => (/* binding */ workspaceCommands),
/* harmony export */   zJ: () => (/* binding */ cargoArgv)
/* harmony export */ });
/* harmony import */ var _cargo_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);

const WITHOUT_WRAPPERS = [
    '--config',
    'build.rustc-wrapper=""',
    '--config',
    'build.rustc-workspace-wrapper=""',
];
const WITHOUT_CLIPPY_ARGS = [
    '--config',
    'env.CLIPPY_ARGS.value=""',
    '--config',
    'env.CLIPPY_ARGS.force=true',
];
function cargoArgv({ metadata, build }) {
    const lint = ['clippy', '--workspace', '--all-targets', '--message-format=json', ...build];
    return {
        metadata: ['metadata', '--no-deps', '--format-version', '1', ...metadata],
        build: ['test', '--workspace', '--no-run', '--message-format=json', ...build, ...WITHOUT_WRAPPERS],
        clippy: [...lint, ...WITHOUT_WRAPPERS, ...WITHOUT_CLIPPY_ARGS],
    };
}
function workspaceCommands(args) {
    const { metadata, build, clippy } = cargoArgv(args);
    return [
        ['cargo', ...metadata],
        ['cargo', ...build],
        ['cargo-clippy', ...clippy],
    ];
}
function commandsFor(own) {
    return (cargoArgs) => {
        const args = (0,_cargo_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .readCargoArguments */ .P)(cargoArgs ?? own);
        return args.state === 'known' ? workspaceCommands(args.value) : [['cargo', ...(cargoArgs ?? own)]];
    };
}


/***/ }),

/***/ 5122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ inheritedEnvironment),
/* harmony export */   im: () => (/* binding */ cargoEnvironment),
/* harmony export */   y5: () => (/* binding */ CARGO_ONLY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1844);


const INHERITED = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TZ',
    'TERM',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'RUSTUP_TOOLCHAIN',
    'RUSTUP_DIST_SERVER',
    'RUSTUP_UPDATE_ROOT',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'XDG_DATA_HOME',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'LD_LIBRARY_PATH',
    'LIBRARY_PATH',
    'CPATH',
    'PKG_CONFIG_PATH',
    'DYLD_LIBRARY_PATH',
    'DYLD_FALLBACK_LIBRARY_PATH',
    'SDKROOT',
    'DEVELOPER_DIR',
    'MACOSX_DEPLOYMENT_TARGET',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'PROGRAMFILES(X86)',
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
    'LIB',
    'LIBPATH',
    'INCLUDE',
];
const INHERITED_FAMILIES = [
    /^LC_[A-Z]+$/,
    /^LANG(?:UAGE)?$/,
    /^(?:https?|all|no|ftp)_proxy$/i,
    /^CARGO_HTTP_[A-Z_]+$/,
    /^CARGO_NET_[A-Z_]+$/,
    /^CARGO_REGISTRIES_[A-Z0-9_]+_(?:INDEX|PROTOCOL)$/,
];
const REFUSED = /^(?:INPUT_|GITHUB_|ACTIONS_|RUNNER_|PLAN_GATE_)|(?:^|_)(?:TOKEN|SECRET|SECRET_KEY|PASSWORD)$/i;
const FIXED = {
    CARGO_ENCODED_RUSTFLAGS: '',
    CARGO_ENCODED_RUSTDOCFLAGS: '',
    RUSTC_WRAPPER: '',
    RUSTC_WORKSPACE_WRAPPER: '',
    CARGO_INCREMENTAL: '0',
    CARGO_TERM_COLOR: 'never',
    CARGO_TERM_QUIET: 'false',
    CARGO_TERM_VERBOSE: 'false',
    CARGO_TERM_PROGRESS_WHEN: 'never',
};
const FLAGS = [
    ['RUSTFLAGS', 'CARGO_ENCODED_RUSTFLAGS'],
    ['RUSTDOCFLAGS', 'CARGO_ENCODED_RUSTDOCFLAGS'],
];
function inheritedEnvironment(source, extra) {
    const refused = extra.filter((name) => REFUSED.test(name));
    if (refused.length > 0) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)('infrastructure', `The setting \`env\` names ${refused.join(', ')}. Tokens and the runner's own variables are never handed to the code of a pull request; take them out.`);
    }
    const odd = extra.find((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (odd !== undefined)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)('infrastructure', `The setting \`env\` names "${odd}", which is no name of a variable.`);
    const env = {};
    for (const [name, value] of Object.entries(source)) {
        if (value !== undefined && (isInherited(name) || extra.includes(name)))
            env[name] = value;
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)({ ...env, PATH: absoluteFolders(source.PATH) });
}
function cargoEnvironment(inherited) {
    const env = { ...inherited, ...FIXED };
    for (const [plain, encoded] of FLAGS) {
        const given = inherited[encoded] ?? encodeFlags(inherited[plain]);
        if (given !== undefined)
            env[encoded] = given;
    }
    return env;
}
const CARGO_ONLY = Object.keys(FIXED).filter((name) => !name.startsWith('CARGO_TERM_') && name !== 'CARGO_INCREMENTAL');
function isInherited(name) {
    const upper = process.platform === 'win32' ? name.toUpperCase() : name;
    return INHERITED.includes(upper) || INHERITED_FAMILIES.some((family) => family.test(name));
}
function absoluteFolders(path) {
    return (path ?? '')
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
        .filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(entry))
        .join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}
function encodeFlags(flags) {
    return flags
        ?.split(' ')
        .filter((flag) => flag !== '')
        .join('\u001f');
}


/***/ }),

/***/ 1084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findToolchain)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _evidence_toolchain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1186);
/* harmony import */ var _executable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5996);




async function findToolchain(env, ask) {
    const cargo = await findTool('cargo', env);
    const proxy = await findTool('rustc', env);
    if (cargo === null || proxy === null) {
        const name = cargo === null ? 'cargo' : 'rustc';
        return {
            missing: `No folder of PATH holds \`${name}\`. Install Rust before plan-gate captures (rustup, or dtolnay/rust-toolchain in a workflow).`,
        };
    }
    const [verbose, root] = await Promise.all([ask(proxy, ['-vV']), ask(proxy, ['--print', 'sysroot'])]);
    if (verbose.exitCode !== 0 || root.exitCode !== 0) {
        const failed = verbose.exitCode !== 0 ? verbose : root;
        return { missing: `\`rustc\` ${failed.reason}: ${lastLine(failed.stderr)}` };
    }
    const lines = verbose.stdout.toString('utf8').split('\n');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.stdout.toString('utf8').trim(), 'bin');
    return {
        version: lines[0]?.trim() || _evidence_toolchain_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_TOOLCHAIN */ .v3,
        host: lines
            .find((line) => line.startsWith('host: '))
            ?.slice('host: '.length)
            .trim() ?? '',
        cargo,
        cargoClippy: await findTool('cargo-clippy', env),
        rustc: (await existing((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, executable('rustc')))) ?? proxy,
        rustdoc: (await existing((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, executable('rustdoc')))) ?? 'rustdoc',
    };
}
async function findTool(name, env) {
    const home = env.CARGO_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.HOME ?? env.USERPROFILE ?? '/', '.cargo');
    return (await (0,_executable_js__WEBPACK_IMPORTED_MODULE_3__/* .findExecutable */ .o)(name, env.PATH)) ?? (await (0,_executable_js__WEBPACK_IMPORTED_MODULE_3__/* .findExecutable */ .o)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'bin')));
}
function executable(name) {
    return process.platform === 'win32' ? `${name}.exe` : name;
}
async function existing(file) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(file, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK).then(() => file, () => null);
}
function lastLine(stderr) {
    return stderr.toString('utf8').trim().split('\n').at(-1) ?? '';
}


/***/ }),

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ runChecks)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const OUTPUT_TAIL_BYTES = 16 * 1024;
async function runChecks(checks, place) {
    const results = [];
    for (const check of checks)
        results.push(await runCheck(check, place));
    return results;
}
async function runCheck(check, place) {
    const { desc, run } = check;
    const told = { desc, run, cwd: check.cwd ?? null };
    const folder = await findFolder(place.repository, check.cwd ?? '');
    if ('refused' in folder)
        return { ...told, exit_code: null, reason: folder.refused, output: '' };
    const tail = keepTail(OUTPUT_TAIL_BYTES);
    const result = await place.runner.run({
        command: 'sh',
        args: ['-c', 'exec 2>&1; exec sh -c "$1"', 'sh', run],
        cwd: folder.path,
        env: place.env,
        timeoutMs: place.timeoutMs,
        onStdout: tail.add,
    });
    const exitCode = result.stop === null ? result.exitCode : null;
    const asExpected = exitCode === (check.expect_exit ?? 0);
    return {
        ...told,
        exit_code: exitCode,
        reason: exitCode === null ? reasonOf(result) : null,
        output: asExpected ? '' : tail.text(),
    };
}
function reasonOf(result) {
    return `The check ${result.how}.`;
}
async function findFolder(repository, cwd) {
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(repository);
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, cwd)).catch(() => null);
    const isFolder = path !== null && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    if (path === null || !isFolder)
        return { refused: `Its folder \`${cwd}\` does not exist.` };
    if (path !== top && !path.startsWith(top + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        return { refused: `Its folder \`${cwd}\` leads out of the repository.` };
    }
    return { path };
}
function keepTail(limit) {
    let kept = Buffer.alloc(0);
    return {
        add(chunk) {
            kept = Buffer.concat([kept, chunk.subarray(-limit)]).subarray(-limit);
        },
        text: () => kept.toString('utf8').replace(/^\ufffd{1,3}/, ''),
    };
}


/***/ }),

/***/ 9329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   iR: () => (/* binding */ isRealPath),
/* harmony export */   pp: () => (/* binding */ foldersOfJobs),
/* harmony export */   wb: () => (/* binding */ isOpenAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6817);



async function foldersOfJobs({ GITHUB_WORKSPACE, RUNNER_TEMP, }) {
    const set = [GITHUB_WORKSPACE, RUNNER_TEMP].filter((folder) => folder !== undefined && folder !== '');
    const real = await Promise.all(set.map((folder) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder ?? '').catch(() => null)));
    return real.filter((folder) => folder !== null);
}
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
async function isRealPath(place) {
    return samePath(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place), place);
}
async function isOpenAt(handle, place) {
    if (process.platform === 'linux') {
        const opened = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(`/proc/self/fd/${handle.fd}`).catch(() => null);
        if (opened !== null)
            return opened === place;
    }
    const [opened, there] = await Promise.all([handle.stat({ bigint: true }), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place, { bigint: true })]);
    return opened.dev === there.dev && opened.ino === there.ino && (await isRealPath(place));
}
function samePath(one, other) {
    if (process.platform === 'linux')
        return one === other;
    return folded(one) === folded(other);
}
function folded(path) {
    return path.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 2819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ limitsWithin)
});

;// CONCATENATED MODULE: ./capture/capture-request.js
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
    totalMs: 60 * MINUTE_MS,
    targetMs: 20 * MINUTE_MS,
    outputBytes: GIB,
    diskBytes: 40 * GIB,
};

;// CONCATENATED MODULE: ./capture/limits.js

function limitsWithin(timeoutMs) {
    return { ...DEFAULT_LIMITS, totalMs: timeoutMs, targetMs: Math.min(DEFAULT_LIMITS.targetMs, timeoutMs) };
}


/***/ }),

/***/ 4595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ endOnSignals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4764);


const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
let isListening = false;
function endOnSignals(undone) {
    if (isListening)
        return;
    isListening = true;
    for (const [signal, code] of Object.entries(ENDINGS)) {
        process.once(signal, () => {
            say(`plan-gate: stopped by ${signal}; ${undone}.\n`);
            (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .endRunningProcesses */ .s0)();
            process.exit(code);
        });
    }
}
function say(text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(2, text);
    }
    catch {
    }
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ removeLeftovers),
  _: () => (/* binding */ withWorktree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./parsers/git-path.js
var git_path = __webpack_require__(6158);
// EXTERNAL MODULE: ./capture/capture-folder.js + 1 modules
var capture_folder = __webpack_require__(5685);
// EXTERNAL MODULE: ./capture/git-lfs.js
var git_lfs = __webpack_require__(3220);
// EXTERNAL MODULE: ./capture/git-programs.js
var git_programs = __webpack_require__(8902);
// EXTERNAL MODULE: ./capture/git-run.js
var git_run = __webpack_require__(5390);
// EXTERNAL MODULE: ./capture/given-place.js
var given_place = __webpack_require__(9329);
// EXTERNAL MODULE: ./capture/leftovers.js
var leftovers = __webpack_require__(7950);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./capture/ordinary-file.js
var ordinary_file = __webpack_require__(7657);
;// CONCATENATED MODULE: ./capture/worktree-entries.js




function removeStaleEntries(gitFolder, base) {
    removeEntries(gitFolder, base, capture_folder/* isStaleRun */.pP);
}
function removeEntryOf(runFolder, gitFolder) {
    removeEntries(gitFolder, (0,external_node_path_.dirname)(runFolder), (folder) => folder === runFolder);
}
function removeEntries(gitFolder, base, isMeant) {
    const folder = (0,external_node_path_.join)(gitFolder, 'worktrees');
    const meant = entriesIn(folder, base).filter(({ runFolder }) => isMeant(runFolder));
    for (const { path } of meant)
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    if (meant.length > 0)
        removeIfEmpty(folder);
}
function entriesIn(folder, base) {
    return namesIn(folder).flatMap((name) => {
        const path = (0,external_node_path_.join)(folder, name);
        const runFolder = runFolderOf(path) ?? (0,external_node_path_.join)(base, name);
        return (0,capture_folder/* isRunName */.lK)((0,external_node_path_.basename)(runFolder)) ? [{ path, runFolder }] : [];
    });
}
const MAX_GITDIR_BYTES = 32 * 1_024;
function runFolderOf(entry) {
    const file = (0,ordinary_file/* readOrdinaryFileNow */.j2)((0,external_node_path_.join)(entry, 'gitdir'), MAX_GITDIR_BYTES);
    const link = file.ok ? Buffer.from(file.bytes).toString('utf8').replace(/\n$/, '') : '';
    return link === '' ? null : (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(entry, link)));
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.lstatSync)(folder).isDirectory() ? (0,external_node_fs_.readdirSync)(folder) : [];
    }
    catch {
        return [];
    }
}
function removeIfEmpty(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./capture/worktree.js












const TIMEOUT_MS = 10 * 60 * 1_000;
const MAX_NAMED = 5;
async function withWorktree(request, use) {
    const { clone, commit, temporaryFolder = (0,external_node_os_.tmpdir)() } = request;
    if (!(await clone.has(commit)))
        return notInClone(clone, commit);
    const run = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: TIMEOUT_MS });
    const gitFolder = await commonFolder(run, clone.directory);
    if (gitFolder.state === 'missing')
        return gitFolder;
    await removeLeftovers(clone, temporaryFolder);
    const folder = (0,capture_folder/* createRunFolder */.kg)(temporaryFolder);
    const directory = (0,external_node_path_.join)(folder.path, (0,external_node_path_.basename)(folder.path));
    const removeEntry = () => removeEntryOf(folder.path, gitFolder.value);
    const forget = (0,leftovers/* removeOnExit */.o)(removeEntry);
    try {
        const made = await addWorktree(run, gitFolder.value, directory, commit);
        return made.state === 'missing' ? made : (0,facts/* known */.eO)(await use(directory));
    }
    finally {
        removeEntry();
        await folder.remove();
        forget();
    }
}
async function removeLeftovers(clone, temporaryFolder) {
    const run = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: clone.directory, timeoutMs: TIMEOUT_MS });
    const gitFolder = await commonFolder(run, clone.directory);
    const base = await (0,promises_.realpath)(temporaryFolder).catch(() => temporaryFolder);
    if (gitFolder.state === 'known')
        removeStaleEntries(gitFolder.value, base);
    for (const each of new Set([base, (0,external_node_os_.tmpdir)()]))
        await (0,capture_folder/* removeStaleRuns */.oD)(each);
}
async function commonFolder(run, directory) {
    const answer = await run({ args: ['rev-parse', '--git-common-dir'] });
    if (answer.state === 'missing')
        return answer;
    return (0,facts/* known */.eO)((0,external_node_path_.resolve)(directory, answer.value.stdout.toString('utf8').replace(/\n$/, '')));
}
async function addWorktree(run, gitFolder, directory, commit) {
    const hooks = await (0,git_programs/* configWithoutPrograms */.c)(run);
    if (hooks.state === 'missing')
        return hooks;
    const added = await run({
        args: ['worktree', 'add', '--quiet', '--detach', '--no-checkout', directory, commit],
        config: hooks.value,
    });
    if (added.state === 'missing')
        return added;
    const own = (0,git_run/* gitRunner */.X)({ gitPath: 'git', cwd: directory, timeoutMs: TIMEOUT_MS });
    const programs = await (0,git_programs/* configWithoutPrograms */.c)(own);
    if (programs.state === 'missing')
        return programs;
    const config = [...programs.value, ['core.sparseCheckout', 'false']];
    const written = await own({ args: ['reset', '--hard', '--quiet', commit], config });
    return written.state === 'missing' ? written : fillPointers(own, gitFolder, directory, commit);
}
async function fillPointers(run, gitFolder, directory, commit) {
    const env = { GIT_LITERAL_PATHSPECS: '0' };
    const listed = await run({ args: ['ls-files', '-z', '--', ':(attr:filter=lfs)'], env });
    if (listed.state === 'missing')
        return listed;
    const store = (0,external_node_path_.join)(gitFolder, 'lfs', 'objects');
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    const absent = [];
    for (const path of ((0,git_path/* splitRecords */.DQ)(listed.value.stdout) ?? []).map(git_path/* decodeName */.e4)) {
        if (path !== null && !(await fillFrom(store, (0,external_node_path_.join)(directory, path), deadline)))
            absent.push(path);
        if (deadline.aborted)
            return tooSlow(commit);
    }
    return absent.length === 0 ? (0,facts/* known */.eO)(null) : notStored(commit, absent);
}
async function fillFrom(store, path, deadline) {
    const pointer = await (0,git_lfs/* readPointer */.qT)(path);
    if (pointer === null || !(await (0,given_place/* isRealPath */.iR)((0,external_node_path_.dirname)(path))))
        return true;
    if (pointer.content === null)
        return false;
    const { oid } = pointer.content;
    return (0,git_lfs/* fillPointer */.DD)(path, pointer.content, (0,external_node_path_.join)(store, oid.slice(0, 2), oid.slice(2, 4), oid), deadline);
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
function tooSlow(commit) {
    return (0,facts/* missing */.LO)('infrastructure', `The contents that Git LFS stands for at commit ${commit} could not be copied within ${TIMEOUT_MS / 60_000} minutes. ` +
        'Look at the sizes of what `git lfs ls-files --size` lists, and at the disk.');
}


/***/ }),

/***/ 8418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseCaptureFlags)
/* harmony export */ });
/* harmony import */ var _capture_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4881);


function parseCaptureFlags(command, args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFlags */ .b)(command, args);
    if (!parsed.ok)
        return parsed;
    const { flags } = parsed;
    const problems = [];
    const capture = (0,_capture_options_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCaptureOptions */ .ie)(flags.text, problems, _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .sayFlag */ .U);
    const shard = command === 'capture' ? (0,_capture_options_js__WEBPACK_IMPORTED_MODULE_0__/* .parseShardOption */ .HH)(flags.text('shard'), problems, _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .sayFlag */ .U) : null;
    if (problems.length > 0)
        return { ok: false, problem: problems.join('\n') };
    return { ok: true, directory: flags.text('repo') || '.', capture, shard, flags };
}


/***/ }),

/***/ 7222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  capture: () => (/* binding */ capture_capture),
  describe: () => (/* binding */ describe),
  emptyShard: () => (/* binding */ emptyShard),
  problemsOf: () => (/* binding */ problemsOf),
  showProgress: () => (/* binding */ showProgress)
});

// EXTERNAL MODULE: ./capture/capture.js + 41 modules
var capture = __webpack_require__(6883);
// EXTERNAL MODULE: ./capture/capture-file.js
var capture_file = __webpack_require__(1343);
// EXTERNAL MODULE: ./evidence/reuse.js
var reuse = __webpack_require__(7453);
// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./capture/capture-place.js
var capture_place = __webpack_require__(7234);
// EXTERNAL MODULE: ./capture/capture-setting.js
var capture_setting = __webpack_require__(8765);
// EXTERNAL MODULE: ./capture/cargo-argv.js
var cargo_argv = __webpack_require__(5009);
// EXTERNAL MODULE: ./capture/cargo-toolchain.js
var cargo_toolchain = __webpack_require__(1084);
;// CONCATENATED MODULE: ./capture/capture-origin.js






function readOrigin(request) {
    return (0,capture_setting/* withSetting */.$)(request, async ({ place, args, env, runner }) => {
        const { clone, directory, repository } = place;
        const proven = await (0,capture_place/* provenCommit */.A5)(clone, request.commit);
        if (proven.state === 'missing')
            return proven;
        const { commit } = proven.value;
        const tree = await clone.treeOid(commit);
        if (tree.state === 'missing')
            return tree;
        const toolchain = await (0,cargo_toolchain/* findToolchain */.v)(env, (command, words) => runner.run({ command, args: words, cwd: directory, env }));
        if ('missing' in toolchain)
            return (0,facts/* missing */.LO)('infrastructure', toolchain.missing);
        const origin = {
            tree: tree.value,
            toolchain: toolchain.version,
            host: toolchain.host,
            directory: (0,capture_place/* folderIn */.CH)(repository, directory) ?? '',
            commands: (0,cargo_argv/* workspaceCommands */.yk)(args),
            shard: request.shard ?? null,
        };
        return (0,facts/* known */.eO)({ ...origin, commit, key: (0,reuse/* evidenceKey */.Z)(origin) });
    });
}

// EXTERNAL MODULE: ./capture/limits.js + 1 modules
var limits = __webpack_require__(2819);
// EXTERNAL MODULE: ./report/escape.js
var report_escape = __webpack_require__(6399);
;// CONCATENATED MODULE: ./capture/progress-text.js

const STEPS = {
    'work-tree': 'check that the work tree is the commit',
    metadata: 'read the workspace',
    'build-tests': 'build the tests',
    'plan-runs': 'see how cargo starts each test target',
    clippy: 'clippy',
    'work-tree-again': 'check that the work tree is unchanged',
    checks: "the plan's checks",
};
function progressLine(event) {
    if (event.kind === 'started')
        return event.step === 'build-tests' || event.step === 'clippy' ? `… ${STEPS[event.step]}` : null;
    if (event.kind === 'finished')
        return `${mark(event.ok)} ${STEPS[event.step]} (${seconds(event.ms)})`;
    if (event.kind === 'target-started')
        return null;
    const { passed, failed, ignored } = event.counts;
    const counts = [
        `${passed} passed`,
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(ignored > 0 ? [`${ignored} ignored`] : []),
    ];
    return `${mark(event.ok)} [${event.index}/${event.of}] ${(0,report_escape/* visible */.RK)(event.target)}: ${counts.join(', ')} (${seconds(event.ms)})`;
}
function mark(ok) {
    return ok ? '✓' : '✗';
}
function seconds(ms) {
    return ms < 60_000
        ? `${(ms / 1_000).toFixed(1)} s`
        : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

// EXTERNAL MODULE: ./capture/signals.js
var signals = __webpack_require__(4595);
;// CONCATENATED MODULE: ./capture/workflow-run.js
function workflowRunOf(environment) {
    const { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '' } = environment;
    if (!/^[0-9]{1,20}$/.test(id) || !/^[1-9][0-9]{0,8}$/.test(attempt))
        return null;
    return { id, attempt: Number(attempt) };
}

// EXTERNAL MODULE: ./evidence/evidence-file.js
var evidence_file = __webpack_require__(303);
// EXTERNAL MODULE: ./report/words.js
var words = __webpack_require__(463);
;// CONCATENATED MODULE: ./report/evidence-words.js

function evidenceCounts({ snapshot }) {
    const { passed, failed, ignored, targets } = snapshot.tests;
    const tests = `${(0,words/* counted */.hS)(passed.length, 'test')} passed, ${failed.length} failed, ${ignored.length} ignored`;
    return `${tests} in ${(0,words/* counted */.hS)(targets.length, 'target')}; ${(0,words/* counted */.hS)(snapshot.clippy.warnings.length, 'clippy warning')}`;
}

// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
// EXTERNAL MODULE: ./collect/facts.js + 101 modules
var collect_facts = __webpack_require__(9414);
// EXTERNAL MODULE: ./collect/floor-checks.js
var floor_checks = __webpack_require__(3120);
// EXTERNAL MODULE: ./collect/plan.js + 2 modules
var collect_plan = __webpack_require__(2513);
// EXTERNAL MODULE: ./collect/plan-listing.js
var plan_listing = __webpack_require__(354);
;// CONCATENATED MODULE: ./collect/capture-checks.js






const MAX_CAPTURED_CHECKS = 200;
const MAX_FEATURES = 20;
async function findCaptureChecks(input) {
    const { branchCommit, resolve } = input.repository;
    const { baseRef, baseSha } = input.pullRequest;
    const repository = {
        ...input.repository,
        resolve: async (ref) => {
            const own = input.queued && ref === baseRef && baseSha !== null ? await resolve(baseSha) : (0,facts/* known */.eO)(null);
            if (own.state === 'missing' || own.value !== null)
                return own;
            const branch = await branchCommit(ref);
            return branch.state === 'known' && branch.value === null ? resolve(ref) : branch;
        },
    };
    const local = { ...input, repository };
    const { choice } = await (0,collect_plan/* collectPlan */.q)(local);
    if (choice.state === 'missing')
        return none(choice.reason);
    const subject = (0,collect_facts/* subjectOf */.e)(local, choice);
    if (subject.state === 'known')
        return limited(checksOfSubject(subject.value));
    const features = input.queued && choice.value.ungoverned ? await queuedFeatures(local) : (0,facts/* known */.eO)([]);
    if (features.state === 'missing')
        return none(features.reason);
    if (features.value.length === 0)
        return none(whyNot(choice.value));
    return limited(features.value.flatMap((chosen) => (0,floor_checks/* checksOf */.t)(chosen, null) ?? []));
}
function checksOfSubject({ chosen, chunk }) {
    if (chosen.kind === 'plan')
        return [];
    return (0,floor_checks/* checksOf */.t)(chosen, chunk) ?? chosen.plan.chunks.flatMap(({ checks }) => checks);
}
async function queuedFeatures(input) {
    const { pullRequest, repository } = input;
    const branches = await branchesInto(input);
    if (branches.state === 'missing')
        return branches;
    const found = [];
    for (const headRef of branches.value.slice(0, MAX_FEATURES)) {
        const tip = await repository.resolve(headRef);
        if (tip.state !== 'known' || tip.value === null)
            continue;
        const plan = await (0,collect_plan/* collectPlan */.q)({ ...input, pullRequest: { ...pullRequest, headRef } });
        const landed = await hasLanded(repository, plan.base, tip.value);
        const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
        if (chosen?.kind === 'feature' && !landed)
            found.push(chosen);
    }
    return (0,facts/* known */.eO)(found);
}
async function branchesInto({ pullRequest, options, repository, }) {
    const { baseRef, headSha } = pullRequest;
    const base = await repository.resolve(baseRef);
    if (base.state === 'missing')
        return base;
    const names = new Set();
    for (const sha of [headSha, base.value ?? headSha]) {
        const listing = await (0,plan_listing/* readPlanListing */.e)(repository, { ref: baseRef, sha }, options.plan);
        if (listing.state === 'missing')
            return listing;
        for (const file of listing.value.files) {
            const feature = (0,plan_files/* featureOf */.mo)(file);
            if (feature?.source_branch === baseRef)
                names.add(feature.integration_branch);
        }
    }
    return (0,facts/* known */.eO)([...names]);
}
async function hasLanded(repository, base, tip) {
    if (base.state === 'missing')
        return false;
    const common = await repository.mergeBase(base.value, tip);
    return common.state === 'known' && common.value === tip;
}
function limited(checks) {
    const once = new Map(checks.map((check) => [checkKey(check), check]));
    const more = once.size - MAX_CAPTURED_CHECKS;
    const left = more === 1 ? '1 more is' : `${more} more are`;
    const note = `${MAX_CAPTURED_CHECKS} plan checks are run ahead; ${left} left out, and a gate that needs one says so. Name the chunk with input \`chunk\`.`;
    return { checks: [...once.values()].slice(0, MAX_CAPTURED_CHECKS), note: more > 0 ? note : null };
}
function checkKey({ desc, run, cwd, }) {
    return JSON.stringify([desc, run, cwd ?? null]);
}
function whyNot({ findings }) {
    return findings[0]?.message ?? 'There is no usable plan.';
}
function none(reason) {
    return { checks: [], note: `No plan check is run. ${reason}` };
}

// EXTERNAL MODULE: ./evidence/shard.js
var evidence_shard = __webpack_require__(7245);
// EXTERNAL MODULE: ./inputs.js + 1 modules
var inputs = __webpack_require__(3886);
// EXTERNAL MODULE: ./cli/check-ends.js
var check_ends = __webpack_require__(4113);
// EXTERNAL MODULE: ./cli/flags.js
var cli_flags = __webpack_require__(4881);
;// CONCATENATED MODULE: ./cli/capture-checks.js






async function planChecksFor(directory, flags, shard) {
    const base = flags.text('base');
    const chunk = flags.text('chunk');
    if (base === '' && chunk !== '')
        return (0,facts/* missing */.LO)('infrastructure', '--chunk names a chunk of a plan: say with --base BRANCH where that is.');
    if (base === '' || (shard !== null && !(0,evidence_shard/* runsClippy */.Ey)(shard)))
        return (0,facts/* known */.eO)({ checks: [], note: null });
    const parsed = (0,inputs/* parseOptions */.Ac)((name) => (name === 'chunk' ? chunk : ''), cli_flags/* sayFlag */.U);
    if (!parsed.ok)
        return (0,facts/* missing */.LO)('infrastructure', parsed.problems.join('\n'));
    const { options } = parsed;
    const names = { directory, base, head: 'HEAD', baseBranch: null, headBranch: null, options };
    const ends = await (0,check_ends/* findEnds */.c)(names);
    if (ends.state !== 'known')
        return ends;
    const { clone, base: end, head } = ends.value;
    const branchCommit = async (name) => name === end.branch ? (0,facts/* known */.eO)(end.commit) : clone.branchCommit(name);
    const pullRequest = {
        number: null,
        baseRef: end.branch,
        baseSha: null,
        headRef: head.branch,
        headSha: head.commit,
        sameRepository: true,
        labels: [],
        body: '',
        changedFiles: null,
    };
    return (0,facts/* known */.eO)(await findCaptureChecks({ pullRequest, options, repository: { ...clone, branchCommit }, queued: false }));
}

// EXTERNAL MODULE: ./cli/capture-flags.js
var capture_flags = __webpack_require__(8418);
// EXTERNAL MODULE: ./cli/command.js
var command = __webpack_require__(1475);
;// CONCATENATED MODULE: ./cli/capture.js













async function capture_capture(args) {
    const parsed = (0,capture_flags/* parseCaptureFlags */.R)('capture', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    (0,signals/* endOnSignals */.c)('no evidence was written');
    const { directory, capture: options, shard, flags } = parsed;
    const settings = {
        repository: directory,
        workspace: options.workspace,
        ref: flags.text('ref'),
        cargoArgs: options.cargoArgs,
        extraEnvironment: options.env,
        environment: process.env,
        limits: (0,limits/* limitsWithin */.y)(options.timeoutMs),
        progress: showProgress,
        shard,
        run: workflowRunOf(process.env),
    };
    if (flags.isOn('print-key'))
        return printKey(settings);
    const out = flags.text('out') || 'evidence.json';
    const place = await (0,capture_file/* mayReplace */.kA)(out);
    if (place.state !== 'known')
        return (0,command/* failure */.V)(place.reason);
    const found = await planChecksFor(directory, flags, shard);
    if (found.state !== 'known')
        return (0,command/* failure */.V)(found.reason);
    const { checks, note } = found.value;
    const request = { ...settings, checks };
    const file = await (0,capture_file/* reserveFile */.Pz)(out);
    if (file.state !== 'known')
        return (0,command/* failure */.V)(file.reason);
    const captured = await (0,capture/* captureEvidence */.G)(request);
    if (captured.state !== 'known')
        return (0,command/* failure */.V)(captured.reason);
    const { evidence } = captured.value;
    const written = await file.value.write((0,evidence_file/* serializeEvidence */.wN)(evidence));
    if (written.state !== 'known')
        return (0,command/* failure */.V)(written.reason);
    return {
        exitCode: evidence.complete ? 0 : 2,
        stdout: `${(0,report_escape/* visible */.RK)(file.value.path)}: ${describe(evidence)}\n`,
        stderr: [note, emptyShard(evidence)].flatMap(noteLine).join('') + problemsOf(evidence),
    };
}
async function printKey(request) {
    const origin = await readOrigin(request);
    if (origin.state !== 'known')
        return (0,command/* failure */.V)(origin.reason);
    return { exitCode: 0, stdout: `${origin.value.key}\n`, stderr: '' };
}
function showProgress(event) {
    const line = progressLine(event);
    if (line !== null)
        process.stderr.write(`${line}\n`);
}
function noteLine(note) {
    return note === null ? [] : [`note: ${(0,report_escape/* visible */.RK)(note)}\n`];
}
function describe(evidence) {
    const { shard, complete } = evidence;
    const share = shard === undefined ? '' : `shard ${shard.index} of ${shard.count}, `;
    return `${share}${complete ? '' : 'not complete: '}${evidenceCounts(evidence)}`;
}
function emptyShard({ shard, snapshot, not_run }) {
    const elsewhere = not_run.filter((target) => target.shard !== undefined).length;
    if (shard === undefined || snapshot.tests.targets.length + not_run.length - elsewhere > 0)
        return null;
    const { index, count, clippy, doctests } = shard;
    const took = [...(clippy === index ? ['clippy'] : []), ...(doctests === index ? ['the doctests'] : [])];
    const rest = took.length === 0 ? 'nothing was left to run here' : `only ${took.join(' and ')} ran here`;
    const all = elsewhere === 1 ? 'the one test target belongs' : `all ${elsewhere} test targets belong`;
    return elsewhere === 0
        ? `Shard ${index} of ${count}: the workspace has no test target.`
        : `Shard ${index} of ${count} has no test target: ${all} to other shards; ${rest}. That is no fault; with fewer shards every machine has something to do.`;
}
function problemsOf({ problems, not_run }) {
    const own = not_run.filter(({ shard }) => shard === undefined);
    const lines = [
        ...problems.map((problem) => problem.message),
        ...own.map(({ target, reason }) => `${target} was not run: ${reason}`),
    ];
    return lines.map((line) => `plan-gate: ${(0,report_escape/* visible */.RK)(line)}\n`).join('');
}


/***/ }),

/***/ 4113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findEnds),
/* harmony export */   f: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _capture_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(134);
/* harmony import */ var _capture_git_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5390);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1844);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(299);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(580);





async function findEnds(request) {
    const opened = await (0,_capture_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openClone */ .ok)(request.directory);
    if (opened.state !== 'known')
        return opened;
    const clone = opened.value;
    const [base, head] = await Promise.all([findBase(clone, request), findHead(clone, request)]);
    if (base.state !== 'known')
        return base;
    if (head.state !== 'known')
        return head;
    const { planRef } = request.options;
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
async function findCommit(clone, flag, name) {
    const commit = await clone.resolve(name);
    if (commit.state !== 'known')
        return commit;
    if (commit.value !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(commit.value);
    const meant = EXPRESSION.test(name) ? null : (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(name, await likeNames(clone, name));
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)('infrastructure', notFound(flag, name, meant));
}
const LIST_TIMEOUT_MS = 10_000;
const LIKE_LENGTH = 3;
async function likeNames({ directory }, name) {
    const git = (0,_capture_git_run_js__WEBPACK_IMPORTED_MODULE_1__/* .gitRunner */ .X)({ gitPath: 'git', cwd: directory, timeoutMs: LIST_TIMEOUT_MS });
    const format = '--format=%(refname:lstrip=2)';
    const answer = await git({ args: ['for-each-ref', format, 'refs/heads/', 'refs/remotes/', 'refs/tags/'] });
    if (answer.state !== 'known')
        return [];
    const names = answer.value.stdout.toString('utf8').split('\n').filter(Boolean);
    const plain = names.flatMap((each) => (each.startsWith('origin/') ? [each.slice(7), each] : [each]));
    return [...new Set(plain)].filter((each) => Math.abs(each.length - name.length) <= LIKE_LENGTH);
}
const EXPRESSION = /[~^:]|@\{|\.\.|^@$/;
function notFound(flag, name, meant) {
    if (!EXPRESSION.test(name)) {
        const what = meant === null ? 'Check the name, or fetch it.' : `Did you mean ${meant}? Else fetch it.`;
        return `${flag} ${name} names no commit of this repository. ${what}`;
    }
    const takes = `${flag} takes a branch, a tag or a commit id; ${name} is an expression.`;
    if (name.includes('..'))
        return takes;
    const branch = flag === '--base' || flag === '--head' ? ` ${flag}-branch NAME` : '';
    return `${takes} Try ${flag} "$(git rev-parse ${(0,_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellQuoted */ .x)(name)})"${branch}`;
}
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

/***/ 580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ invocation),
/* harmony export */   x: () => (/* binding */ shellQuoted)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function shellQuoted(word) {
    return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
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

/***/ 9321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readGivenEvidence),
/* harmony export */   p: () => (/* binding */ parseGiven)
/* harmony export */ });
/* harmony import */ var _evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(303);
/* harmony import */ var _evidence_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2487);
/* harmony import */ var _evidence_reuse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7453);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(299);




const MAX_ORIGINS = 3;
function parseGiven(given) {
    return given.map(({ label, files }) => ({
        label,
        files: files.map(({ name, content }) => ({
            name,
            content: content instanceof Uint8Array ? (0,_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEvidence */ .vf)(content) : content,
        })),
    }));
}
function readGivenEvidence(files, terms) {
    const parts = [];
    const findings = [];
    for (const { name, content } of files) {
        if ('reason' in content) {
            findings.push(unreadable(content.reason));
            continue;
        }
        const parsed = content instanceof Uint8Array ? (0,_evidence_evidence_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEvidence */ .vf)(content) : content;
        if (parsed.ok)
            parts.push({ file: name, evidence: parsed.value });
        else
            findings.push(...invalid(parsed.problems, parsed.unlisted, name));
    }
    const verdicts = parts.map((part) => ({ part, verdict: originOf(part, terms) }));
    const refused = verdicts.flatMap(({ part, verdict }) => refusal(verdict, ofFile(part.file, files)));
    const reused = verdicts.flatMap(({ verdict }) => (verdict.state === 'reused' ? [verdict.from] : []));
    const merged = parts.length === 0 && files.length > 0
        ? null
        : (0,_evidence_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeEvidence */ .i)(parts, { runsMayDiffer: terms.origin.reuse === 'on' });
    const apart = merged === null || merged.ok ? [] : merged.findings;
    const evidence = merged?.ok === true ? merged.evidence : null;
    return {
        evidence,
        findings: [...findings, ...refused, ...apart],
        isOfHead: evidence !== null && refused.length === 0,
        reused: firstOf([...new Set(reused)]),
    };
}
function originOf({ evidence }, { head, headTree, toolchain, origin, cargoArgs }) {
    const { reuse, expectedRun, directory } = origin;
    const commands = reuse === 'on' ? origin.commands(cargoArgs) : [];
    return (0,_evidence_reuse_js__WEBPACK_IMPORTED_MODULE_2__/* .mayReuse */ .e)(evidence, { head, headTree, expectedRun, toolchain, directory, commands }, reuse);
}
function firstOf(origins) {
    const more = origins.length - MAX_ORIGINS;
    if (more <= 0)
        return origins;
    return [
        ...origins.slice(0, MAX_ORIGINS),
        `${more} more ${more === 1 ? 'file is' : 'files are'} of other commits or runs.`,
    ];
}
function ofFile(name, files) {
    return files.length > 1 ? `${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .KT)(name)}: ` : '';
}
function refusal(verdict, begin) {
    if (verdict.state !== 'refused')
        return [];
    const { code, reason, help } = verdict;
    return [{ code, level: 'error', message: `${begin}${reason}`, help }];
}
function unreadable(reason) {
    return {
        code: 'evidence_unreadable',
        level: 'error',
        message: reason,
        help: 'Check input `evidence` (on the command line: --evidence), and that the job that captures has run and handed its file over.',
    };
}
function invalid(problems, unlisted, name) {
    const more = unlisted === 1 ? 'There is 1 more problem.' : `There are ${unlisted} more problems.`;
    const all = unlisted === 0 ? problems : [...problems, { pointer: '', message: more }];
    return all.map(({ pointer, message }) => ({
        code: 'evidence_invalid',
        level: 'error',
        message: `The evidence file ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .KT)(name)} is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
        help: 'Hand over the file as `capture` wrote it, of the same version of plan-gate.',
    }));
}


/***/ }),

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ collectFacts),
  e: () => (/* binding */ subjectOf)
});

// EXTERNAL MODULE: ./changes/scope.js + 3 modules
var scope = __webpack_require__(8357);
// EXTERNAL MODULE: ./facts.js
var facts_0 = __webpack_require__(1844);
// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
;// CONCATENATED MODULE: ./plan/select-chunk.js

function selectChunk(plan, pullRequest, input) {
    const signals = [
        ...(input === null ? [] : [{ id: input, source: 'input chunk', mend: 'Correct the input.' }]),
        ...labelSignals(pullRequest.labels),
        ...bodySignals(pullRequest.body),
        ...branchSignals(plan, pullRequest.headRef),
    ];
    const first = signals[0];
    if (first === undefined)
        return refused('no_chunk', 'Nothing says which chunk this pull request works on.', plan);
    if (signals.some((signal) => signal.id !== first.id)) {
        const ids = new Set(plan.chunks.map((chunk) => chunk.id));
        const said = signals
            .map(({ source, id }) => `${source} says ${id}${ids.has(id) ? '' : ', which is no chunk of the plan'}`)
            .join('; ');
        return refused('chunk_signals_disagree', `The signals for the chunk disagree: ${said}.`, plan);
    }
    const chunk = plan.chunks.find((candidate) => candidate.id === first.id);
    return chunk === undefined ? unknownChunk(first, plan) : { ok: true, chunk, because: first.source };
}
function unknownChunk({ id, source, mend }, plan) {
    const near = (0,wording/* nearestName */.qb)(id, plan.chunks.map((chunk) => chunk.id));
    const meant = near === null ? '.' : `; did you mean ${near}?`;
    const message = id === ''
        ? `${capitalized(source)} holds no id of a chunk.`
        : `${capitalized(source)} says ${id}, but the plan has no such chunk${meant}`;
    return refused('unknown_chunk', message, plan, mend);
}
function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function labelSignals(labels) {
    return labels
        .filter((label) => label.startsWith('chunk:'))
        .map((label) => ({
        id: label.slice('chunk:'.length).trim(),
        source: `label ${label}`,
        mend: 'Put the right label in its place.',
    }));
}
function bodySignals(body) {
    const signals = [];
    for (const line of shownLines(body)) {
        const colon = line.indexOf(':');
        if (colon < 0 || line.slice(0, colon).trim().toLowerCase() !== 'plan-chunk')
            continue;
        const id = line.slice(colon + 1).trim();
        if (id !== '')
            signals.push({ id, source: 'the line Plan-Chunk in the description', mend: 'Correct that line.' });
    }
    return signals;
}
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
    const mend = 'Rename the branch; a label beside it would not help, since both would have to say the same.';
    const prefix = `${plan.feature.slug}/chunk-`;
    const ids = new Set(plan.chunks.map((chunk) => chunk.id));
    const last = headRef.slice(headRef.lastIndexOf('/') + 1);
    const exact = ids.has(last) ? [{ id: last, source, mend }] : [];
    if (!headRef.startsWith(prefix))
        return exact;
    const rest = headRef.slice(prefix.length);
    const withoutAttempt = rest.replace(/-a[0-9]{1,9}$/, '');
    const candidates = [...new Set([rest, withoutAttempt])].filter((id) => ids.has(id));
    const named = candidates.length > 0 ? candidates : [withoutAttempt];
    return [...named.map((id) => ({ id, source, mend })), ...exact];
}
function refused(code, message, plan, mend = '') {
    const ids = plan.chunks.map((chunk) => chunk.id);
    const shown = ids.length > 50 ? `${ids.slice(0, 50).join(', ')} and ${ids.length - 50} more` : ids.join(', ');
    const lead = mend === '' ? '' : `${mend} `;
    const help = `${lead}The plan's ${ids.length === 1 ? 'only chunk is' : 'chunks are'} ${shown}.\nA pull request says which one it is by its head branch, \`${plan.feature.slug}/chunk-<id>\` (for further attempts with \`-a2\`, \`-a3\` behind it) ` +
        'or one whose last segment is the id; by a label `chunk:<id>`; by a line `Plan-Chunk: <id>` in its description; or by input `chunk`. Where it says so more than once, it must be the same id.\n' +
        'On the command line: `--chunk <id>`, `--label chunk:<id>`, or `--head-branch NAME` for the name that the branch will have.';
    return { ok: false, finding: { code, level: 'error', message, help } };
}

// EXTERNAL MODULE: ./changes/changed-file.js
var changed_file = __webpack_require__(484);
// EXTERNAL MODULE: ./plan/allowances.js
var plan_allowances = __webpack_require__(6908);
// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
;// CONCATENATED MODULE: ./collect/allowances.js




async function readAllowances(repository, { ref, sha }) {
    const listed = await repository.listFiles(sha, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const entries = listed.value.filter(({ path }) => (0,plan_files/* planFolderRole */.ko)(path) === 'allowances');
    if (entries.length === 0)
        return (0,facts_0/* known */.eO)({ allowances: [], findings: [] });
    const files = entries.filter(({ mode }) => mode !== changed_file/* MODE_SYMLINK */.it && mode !== changed_file/* MODE_SUBMODULE */.x1);
    const blobs = await repository.readBlobs([...new Set(files.map(({ oid }) => oid))], plan_allowances/* ALLOWANCES_LIMITS */.F3.maxBytes);
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
    return (0,facts_0/* known */.eO)({ allowances, findings });
}
function readFile(path, content, ref) {
    if (content.state !== 'bytes') {
        const why = content.state === 'too-large' ? 'is larger than 1 MiB' : 'is no ordinary file';
        return allowances_refused([broken(path, `${path} at ${ref} ${why}, so it allows nothing.`)]);
    }
    const parsed = (0,plan_allowances/* parseAllowances */.BR)(content.bytes);
    if (parsed.ok)
        return { allowances: parsed.allowances, findings: [] };
    return allowances_refused(parsed.problems.map(({ message, pointer, line, column }) => ({
        ...broken(path, `${message}${pointer === '' ? '' : ` (at ${pointer})`}`),
        line,
        column,
        endColumn: column,
    })));
}
function allowances_refused(findings) {
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
function allowancesFor(read, { plan }, chunk) {
    if (read.state !== 'known')
        return read;
    if (read.value.findings.length > 0)
        return (0,facts_0/* missing */.LO)('bad-plan', 'What the plan allows can not be read: see the gate `plan`.');
    const chunks = new Set(plan.chunks.map(({ id }) => id));
    const ofPlan = read.value.allowances.filter((allowance) => chunks.has(allowance.chunk));
    const isOwn = (allowance) => chunk === null || allowance.chunk === chunk;
    return (0,facts_0/* known */.eO)({
        own: ofPlan.filter(isOwn),
        others: ofPlan.filter((allowance) => !isOwn(allowance)),
        ...(chunk === null ? {} : { chunk }),
    });
}

// EXTERNAL MODULE: ./plan/check-lines.js
var check_lines = __webpack_require__(7937);
;// CONCATENATED MODULE: ./collect/check-places.js


function placeChecks(runs, subject) {
    if (runs.state !== 'known' || subject.state !== 'known')
        return runs;
    const { chosen, chunk } = subject.value;
    const pointers = pointersOf(chosen, chunk);
    return (0,facts_0/* known */.eO)(runs.value.map((run, index) => {
        const line = chosen.checkLines?.get(pointers[index] ?? '');
        return line === undefined ? run : { ...run, place: { path: chosen.path, line } };
    }));
}
function pointersOf({ kind, plan }, chunk) {
    if (kind === 'feature')
        return plan.acceptance.flatMap((item, index) => item.kind === 'check' ? [(0,check_lines/* acceptancePointer */.Rn)(index)] : []);
    if (chunk?.ok !== true)
        return [];
    const position = plan.chunks.findIndex(({ id }) => id === chunk.chunk.id);
    return chunk.chunk.checks.map((_, index) => (0,check_lines/* chunkCheckPointer */.Jz)(position, index));
}

;// CONCATENATED MODULE: ./plan/landing.js

function landingReader(plan, branch) {
    const choices = new WeakMap();
    const choiceOf = (pull) => {
        const choice = choices.get(pull) ?? selectChunk(plan, pull, null);
        choices.set(pull, choice);
        return choice;
    };
    return (pulls) => {
        const landed = new Map();
        const open = new Map();
        const unclear = [];
        for (const pull of pulls.filter((each) => each.baseRef === branch && each.state !== 'closed')) {
            const choice = choiceOf(pull);
            const mention = { number: pull.number, title: pull.title, fork: !pull.sameRepository };
            if (pull.state === 'open') {
                if (choice.ok)
                    open.set(choice.chunk.id, [...(open.get(choice.chunk.id) ?? []), mention]);
            }
            else if (choice.ok) {
                const known = landed.get(choice.chunk.id);
                if (known !== undefined && !known.described)
                    continue;
                const described = !selectChunk(plan, { ...pull, body: '' }, null).ok;
                if (known === undefined || !described)
                    landed.set(choice.chunk.id, { ...mention, described });
            }
            else if (choice.finding.code === 'chunk_signals_disagree') {
                unclear.push({ ...mention, why: choice.finding.message });
            }
        }
        return { landed, open, unclear };
    };
}
function neededChunks(plan, chunk) {
    const ids = plan.chunks.map(({ id }) => id);
    const deps = new Set(chunk?.deps);
    return chunk === null ? ids : ids.filter((id) => deps.has(id));
}

;// CONCATENATED MODULE: ./collect/dependencies.js


async function readDependencies({ landed, repository }, subject) {
    if (subject.state !== 'known')
        return subject;
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request lands no chunk.');
    if (chunk?.ok === false)
        return (0,facts_0/* missing */.LO)('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
    const { plan } = chosen;
    const working = chunk?.ok === true ? chunk.chunk : null;
    const needed = neededChunks(plan, working);
    if (working !== null && needed.length === 0)
        return (0,facts_0/* notApplicable */.hH)(`Chunk ${working.id} waits for no other (it has no \`deps\`).`);
    const owner = working === null
        ? { kind: 'feature', name: plan.feature.slug }
        : { kind: 'chunk', name: working.id };
    const branch = plan.feature.integration_branch;
    const common = { owner, branch, needed };
    if (landed !== undefined)
        return (0,facts_0/* known */.eO)({ ...common, ...toldLanding(plan, landed) });
    const read = await readLanding(repository, plan, branch, needed);
    return read.state === 'known' ? (0,facts_0/* known */.eO)({ ...common, ...read.value }) : read;
}
function toldLanding(plan, landed) {
    const ids = new Set(plan.chunks.map(({ id }) => id));
    const named = new Set(landed);
    const chunks = plan.chunks.map(({ id, deps }) => {
        const state = named.has(id) ? 'landed' : 'missing';
        return { id, deps, state, by: null, open: [] };
    });
    const strangers = [...named].filter((id) => !ids.has(id));
    return { source: 'flag', chunks, unclear: [], strangers };
}
async function readLanding(repository, plan, branch, needed) {
    if (repository.pullsInto === undefined)
        return (0,facts_0/* missing */.LO)('infrastructure', NO_HOST);
    const landingOf = landingReader(plan, branch);
    const lacking = (landing) => needed.filter((id) => !landing.landed.has(id));
    const enough = (pulls) => lacking(landingOf(pulls)).length === 0;
    const listed = await repository.pullsInto(branch, enough);
    if (listed.state === 'missing')
        return listed;
    const { pulls, whole } = listed.value;
    const landing = landingOf(pulls);
    const notFound = lacking(landing);
    if (notFound.length > 0 && !whole)
        return (0,facts_0/* missing */.LO)('infrastructure', tooMany(branch, pulls.length, notFound));
    const chunks = plan.chunks.map(({ id, deps }) => {
        const by = landing.landed.get(id) ?? null;
        const state = by !== null ? 'landed' : whole ? 'missing' : 'unknown';
        return { id, deps, state, by, open: landing.open.get(id) ?? [] };
    });
    return (0,facts_0/* known */.eO)({ source: 'pull-requests', chunks, unclear: landing.unclear, strangers: [] });
}
const NO_HOST = "A local repository does not know which chunks have landed: say --landed ID[,ID…], or --landed '' for none. " +
    'On GitHub the merged pull requests tell.';
function tooMany(branch, read, chunks) {
    const those = chunks.length === 1 ? `chunk ${chunks[0]}` : `the chunks ${chunks.join(', ')}`;
    return (`${branch} has more pull requests than one run reads, and none that merged among the ${read} that changed last is for ${those}. ` +
        'If one merged, comment on it or give it a label `chunk:<id>`: that brings it to the front of the list. Then run the job again.');
}

// EXTERNAL MODULE: ./evidence/snapshot.js
var evidence_snapshot = __webpack_require__(421);
// EXTERNAL MODULE: ./evidence/baseline.js
var baseline = __webpack_require__(6202);
// EXTERNAL MODULE: ./evidence/evidence.js
var evidence = __webpack_require__(6548);
// EXTERNAL MODULE: ./evidence/hash.js
var hash = __webpack_require__(6285);
// EXTERNAL MODULE: ./evidence/object-id.js
var object_id = __webpack_require__(1350);
// EXTERNAL MODULE: ./evidence/toolchain.js
var evidence_toolchain = __webpack_require__(1186);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./evidence/blob-id.js

function blobId(content, hexDigits) {
    const hash = (0,external_node_crypto_.createHash)(hexDigits === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}

// EXTERNAL MODULE: ./evidence/snapshot-file.js
var snapshot_file = __webpack_require__(4056);
;// CONCATENATED MODULE: ./collect/baseline-given.js



const SOURCE = 'the file of input `baseline`';
function readGiven(given, pinned) {
    if ('reason' in given)
        return unusable([unusableFinding('baseline_unreadable', given.reason)]);
    const parsed = (0,snapshot_file/* parseSnapshot */.E$)(given);
    if (parsed.ok) {
        const findings = snakeCodes((0,baseline/* verifyBaseline */.dn)(pinned, parsed.value));
        return { source: SOURCE, snapshot: parsed.value, findings, claimed: true };
    }
    return unusable(parsed.problems.map(({ pointer, message }) => unusableFinding('baseline_invalid', `The baseline file is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`)));
}
function unusable(findings) {
    return { source: SOURCE, snapshot: null, findings, claimed: true };
}
function unusableFinding(code, message) {
    return {
        code,
        level: 'error',
        message,
        help: 'Name a file that `plan-gate baseline` wrote, or leave input `baseline` empty to have one looked for.',
    };
}
function sayClaims(file, given, committed, changes) {
    const { snapshot, findings } = file;
    if (snapshot === null || findings.some(isError) || 'reason' in given)
        return file;
    if (committed !== null && committed.snapshot !== null && !committed.findings.some(isError)) {
        const same = claimsOf(snapshot) === claimsOf(committed.snapshot);
        const told = same ? findings : [...findings, overruled(committed.source)];
        return { ...file, snapshot: committed.snapshot, findings: told, claimed: false };
    }
    const brought = changes.state === 'known' ? changes.value.find((change) => isFile(change, given)) : null;
    return { ...file, findings: [...findings, brought ? fromChange(brought.path) : claimNotice()] };
}
function isFile({ after }, content) {
    return after !== undefined && after.oid === blobId(content, after.oid.length);
}
function isError({ level }) {
    return level === 'error';
}
function claimsOf({ snapshot }) {
    const { tests, clippy } = snapshot;
    return JSON.stringify([tests.failed, tests.ignored, clippy.warnings.map(({ count }) => count)]);
}
function disagreement(one, other) {
    return {
        code: 'baselines_disagree',
        level: 'error',
        message: `${one} and ${other} both have the hashes that the plan pins, but differ in which tests failed or were ignored, or in how often a warning occurred.`,
        help: 'Keep the one that `plan-gate baseline` writes at the commit that the plan names, and delete the other in a plan pull request.',
        path: one,
    };
}
function overruled(committed) {
    return {
        code: 'baseline_overruled',
        level: 'notice',
        message: `In which tests failed or were ignored at the baseline, or in how often a warning occurred, the file of input \`baseline\` differs from ${committed}, which counts.`,
        help: `Nothing to do; input \`baseline\` can be left empty, since ${committed} is found without it.`,
    };
}
function fromChange(path) {
    return {
        code: 'baseline_from_change',
        level: 'error',
        message: `The file of input \`baseline\` is ${path}, which this pull request adds or changes. No hash pins which tests it says failed or were ignored, nor how often a warning occurred.`,
        help: 'Let a plan pull request bring the baseline file below `.taskfleet/`, where it is found without the input, or name a file that the pull request does not bring.',
        path,
    };
}
function claimNotice() {
    return {
        code: 'baseline_claims',
        level: 'notice',
        message: 'Which tests failed or were ignored at the baseline, and how often a warning occurred, is taken from the file of input `baseline` alone: no hash pins it.',
        help: 'Make sure that no pull request can write that file; best, let a plan pull request put it below `.taskfleet/`, where it is found without the input.',
    };
}
function snakeCodes(findings) {
    return findings.map((finding) => ({ ...finding, code: finding.code.replaceAll('-', '_') }));
}

;// CONCATENATED MODULE: ./collect/baseline.js







async function settleBaseline(search, terms) {
    if (search.state === 'missing')
        return without(search);
    const { found, looked } = search.value;
    if (found !== null)
        return verified(found, terms);
    const faults = faultsOfPlan(terms.pinned);
    if (faults.length > 0)
        return byHash(faults, NOT_PROVEN);
    if (terms.evidence.state === 'missing') {
        const reason = `The plan's baseline is looked for in ${looked}. Whether it is needed can't be said without evidence of the head: see the gate \`evidence\`.`;
        return without((0,facts_0/* missing */.LO)('incomplete-evidence', reason));
    }
    const differing = differences(terms.pinned, (0,hash/* hashSnapshot */.F)(terms.evidence.value));
    const capture = terms.source === null ? null : await captured(terms.source, terms);
    if (differing.length > 0)
        return capture ?? without(noLists(terms.pinned, looked, differing));
    if (capture === null)
        return byHash([], (0,facts_0/* missing */.LO)('incomplete-evidence', `No file holds the baseline's lists: looked in ${looked}.`));
    if (capture.lists.state === 'known')
        return capture;
    const why = whyNot(capture);
    return byHash([notRecaptured(why)], (0,facts_0/* missing */.LO)('incomplete-evidence', why));
}
function without(reason) {
    return { state: reason, lists: reason, claimed: false };
}
function byHash(findings, lists) {
    return { state: (0,facts_0/* known */.eO)({ source: null, findings }), lists, claimed: false };
}
function whyNot({ state }) {
    if (state.state === 'missing')
        return state.reason;
    const { source, findings } = state.value;
    const errors = findings.filter(({ level }) => level === 'error').map(({ message }) => message);
    return `What ${source} gave is not what the plan pins: ${errors.join(' ')}`;
}
function notRecaptured(why) {
    return {
        code: 'baseline_not_captured',
        level: 'warning',
        message: `The head has the three hashes that the plan pins, but what they leave open could not be compared. ${why}`,
        help: 'Commit the file that `plan-gate baseline` writes below `.taskfleet/`, in a plan pull request: then nothing has to be captured.',
    };
}
const NOT_PROVEN = (0,facts_0/* missing */.LO)('bad-baseline', 'The baseline does not hold: see the gate `baseline`.');
function verified(found, terms) {
    const { source, snapshot, findings, claimed, pinnedOf } = found;
    const args = snapshot === null || terms.evidence.state === 'missing'
        ? []
        : snakeCodes((0,baseline/* verifyCargoArgs */.rf)(snapshot, terms.evidence.value.cargo_args));
    const all = [...findings, ...args];
    const holds = snapshot !== null && all.every((finding) => finding.level !== 'error');
    return {
        state: (0,facts_0/* known */.eO)({ source, findings: all, ...(pinnedOf === undefined ? {} : { pinnedOf }) }),
        lists: holds ? (0,facts_0/* known */.eO)(snapshot) : NOT_PROVEN,
        claimed,
    };
}
async function captured(source, terms) {
    const { pinned } = terms;
    const commit = pinned.commit_oid;
    const read = await source.captureBaseline(commit, pinned.ref);
    if (read.state === 'missing') {
        return without({ ...read, reason: `The baseline could not be captured at ${commit}: ${read.reason}` });
    }
    const { complete, problems } = read.value;
    if (!complete || problems.length > 0) {
        const why = problems.map(({ message }) => message).join(' ') || 'the capture does not say what is missing.';
        return without((0,facts_0/* missing */.LO)('bad-baseline', `The baseline could not be captured whole at ${commit}: ${why}`));
    }
    const snapshot = (0,evidence/* toBaseline */.Fd)(read.value, pinned.ref);
    const findings = snakeCodes((0,baseline/* verifyBaseline */.dn)(pinned, snapshot));
    return verified({ source: `a capture of ${commit}`, snapshot, findings, claimed: false }, terms);
}
function faultsOfPlan({ toolchain, commit_oid }) {
    const help = 'Capture the baseline (`plan-gate baseline`) and pin what it prints in the next plan revision.';
    return [
        ...(toolchain === evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3
            ? [
                fault('toolchain_unknown', "The plan calls the baseline's toolchain `unknown`, so its results can't be compared.", help),
            ]
            : []),
        ...((0,object_id/* isFullObjectId */.g)(commit_oid)
            ? []
            : [
                fault('commit_oid_malformed', `The plan names the baseline's commit \`${commit_oid}\`; a full id has 40 or 64 hex digits.`, help),
            ]),
    ];
}
function fault(code, message, help) {
    return { code, level: 'error', message, help };
}
function differences(pinned, hashes) {
    return [
        ...(pinned.test_passlist_hash === hashes.test_passlist_hash ? [] : ['tests that pass']),
        ...(pinned.clippy_warnings_hash === hashes.clippy_warnings_hash ? [] : ['clippy warnings']),
        ...(pinned.enumerated_targets_hash === hashes.enumerated_targets_hash ? [] : ['test targets']),
    ];
}
function noLists(pinned, looked, differing) {
    return (0,facts_0/* missing */.LO)('incomplete-evidence', `The head's ${differing.join(' and ')} differ from what the plan pins, and by hashes alone nobody can tell how. The baseline's lists are needed; looked in ${looked}. ` +
        `Commit the file that \`plan-gate baseline\` writes for ${pinned.commit_oid} below \`.taskfleet/\`, name it with input \`baseline\`, or run the gate where it may capture the baseline itself.`);
}

// EXTERNAL MODULE: ./evidence/labels.js
var evidence_labels = __webpack_require__(6982);
;// CONCATENATED MODULE: ./collect/baseline-search.js









const MAX_BASELINE_FILES = 50;
async function findBaseline(repository, { given, at, pinned, changes }) {
    const committed = await findCommitted(repository, at, pinned);
    if (given === null)
        return committed;
    const file = readGiven(given, pinned);
    const held = committed.state === 'known' ? committed.value.found : null;
    return (0,facts_0/* known */.eO)({ found: sayClaims(file, given, held, changes), looked: 'input `baseline`' });
}
async function findCommitted(repository, at, pinned) {
    const listed = await repository.listFiles(at.sha, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state !== 'known')
        return listed;
    const files = listed.value.filter(({ path, mode }) => (0,plan_files/* planFolderRole */.ko)(path) === 'baseline' && mode !== changed_file/* MODE_SYMLINK */.it && mode !== changed_file/* MODE_SUBMODULE */.x1);
    const where = `${plan_files/* PLAN_FOLDER */.Vx}/ at ${at.ref} (${at.sha})`;
    if (files.length > MAX_BASELINE_FILES) {
        return (0,facts_0/* missing */.LO)('bad-baseline', `${where} holds ${files.length} baseline files, more than the ${MAX_BASELINE_FILES} that are read. Name one with input \`baseline\`, or move those of finished plans elsewhere.`);
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
        if (!(0,baseline/* pinsHashes */.nV)(pinned, hashes))
            continue;
        const findings = snakeCodes((0,baseline/* verifyBaseline */.dn)(pinned, parsed.value, hashes));
        candidates.push({ source: path, snapshot: parsed.value, findings, claimed: false });
    }
    const [best, ...others] = candidates.toSorted((a, b) => a.findings.length - b.findings.length || ofLabel(a) - ofLabel(b));
    const looked = lookedAt(where, files.map(({ path }) => path));
    if (best === undefined)
        return (0,facts_0/* known */.eO)({ found: null, looked });
    const rival = others.find((other) => best.findings.length + other.findings.length === 0 &&
        ofLabel(other) <= ofLabel(best) &&
        claimsOf(other.snapshot) !== claimsOf(best.snapshot));
    const findings = [
        ...best.findings,
        ...(rival === undefined ? [] : [disagreement(best.source, rival.source)]),
        ...labelNotices(best, rival === undefined ? files.map(({ path }) => path) : []),
    ];
    return (0,facts_0/* known */.eO)({ found: { ...best, findings }, looked });
}
function ofLabel({ source }) {
    return (0,evidence_labels/* labelOfBaseline */.T0)(source) === null ? 0 : 1;
}
function labelNotices({ source }, paths) {
    const label = (0,evidence_labels/* labelOfBaseline */.T0)(source);
    if (label === null)
        return [];
    const others = paths.flatMap((path) => {
        const other = folderOf(path) === folderOf(source) ? (0,evidence_labels/* labelOfBaseline */.T0)(path) : null;
        return other === null || other === label ? [] : [other];
    });
    if (others.length > 0)
        return [othersNotRun(source, label, others)];
    return [
        {
            code: 'baseline_of_label',
            level: 'notice',
            message: `${(0,wording/* named */.KT)(source)}, by its name the baseline of the label ${(0,wording/* named */.KT)(label)}, is taken although the evidence has no label: it has the hashes that the plan pins, and no file without a label in its name has them.`,
            help: `Nothing to do where that name stands for no label. Where it does, name the evidence of each label as \`label=path\` with input \`evidence\` (on the command line: --evidence).`,
            path: source,
        },
    ];
}
function othersNotRun(source, label, others) {
    const which = others.length === 1 ? 'the label' : 'the labels';
    const files = others.length === 1 ? 'whose baseline lies' : 'whose baselines lie';
    return {
        code: 'labels_not_run',
        level: 'notice',
        message: `Only the label ${(0,wording/* named */.KT)(label)} was looked at, whose baseline ${(0,wording/* named */.KT)(source)} the plan pins. Nothing was run for ${which} ${(0,wording/* enumerated */.BD)(others, 'and')}, ${files} beside it.`,
        help: 'To have every label judged, capture each and name its evidence as `label=path` with input `evidence` (on the command line: --evidence).',
        path: source,
    };
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function lookedAt(where, paths) {
    if (paths.length === 0)
        return `${where}, where there is no baseline file`;
    if (paths.length === 1)
        return `${where}, where ${paths[0]} does not have the hashes that the plan pins`;
    return `${where}, where none of ${paths.join(', ')} has the hashes that the plan pins`;
}

;// CONCATENATED MODULE: ./collect/baseline-labels.js









async function findLabelBaselines(repository, terms) {
    const places = new Map(terms.labels.map((label) => [label, placeOf(label, terms)]));
    const others = await otherFiles(repository, terms, places);
    if (others.state === 'missing')
        return { baselines: new Map(terms.labels.map((label) => [label, others])), without: [] };
    const paths = [...places.values()].filter((place) => typeof place === 'string');
    const contents = await repository.readFiles(terms.at.sha, [...new Set(paths)], snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    const found = new Map();
    for (const [label, path] of places) {
        if (typeof path !== 'string')
            found.set(label, path);
        else if (contents.state === 'missing')
            found.set(label, contents);
        else
            found.set(label, read(label, path, contents.value.get(path), terms));
    }
    const pinning = [...found].filter(([, each]) => isPinned(each, terms.pinned)).map(([label]) => label);
    if (pinning.length > 0)
        return { baselines: searched(heldBy(found, pinning), []), without: others.value };
    const pinned = await pinnedAmong(repository, others.value, terms);
    return {
        baselines: searched(found, [unpinned([...found.keys()], pinned)]),
        without: others.value.filter(({ path }) => !pinned.includes(path)),
    };
}
function placeOf(label, { paths, at }) {
    const path = (paths.get(label) ?? `${baseline_labels_folderOf(at.path)}${(0,evidence_labels/* baselineNameOf */.YR)(label)}`).replace(/^(?:\.\/)+/, '');
    if ((0,plan_files/* planFolderRole */.ko)(path) === 'baseline')
        return path;
    return (0,facts_0/* missing */.LO)('bad-baseline', `The baseline of ${(0,wording/* named */.KT)(label)} is to be ${(0,wording/* named */.KT)(path)}, which is no baseline file below .taskfleet/. The plan pins the hashes of one label only, so the others must lie where no chunk pull request changes them: name a file such as .taskfleet/${(0,evidence_labels/* baselineNameOf */.YR)(label)} with input \`baseline\`.`);
}
function baseline_labels_folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
async function otherFiles(repository, { labels, at }, places) {
    const listed = await repository.listFiles(at.sha, plan_files/* PLAN_FOLDER */.Vx);
    if (listed.state === 'missing')
        return listed;
    const taken = new Set(places.values());
    const others = listed.value.flatMap(({ path }) => {
        const label = baseline_labels_folderOf(path) === baseline_labels_folderOf(at.path) ? (0,evidence_labels/* labelOfBaseline */.T0)(path) : null;
        return label === null || labels.includes(label) || taken.has(path) ? [] : [{ label, path }];
    });
    return (0,facts_0/* known */.eO)(others);
}
function read(label, path, content, { at, pinned }) {
    if (content?.state !== 'bytes') {
        const why = WHY_NOT[content?.state ?? 'absent'];
        return (0,facts_0/* missing */.LO)('bad-baseline', `The label ${(0,wording/* named */.KT)(label)} has no baseline: ${(0,wording/* named */.KT)(path)} ${why} at ${at.ref} (${at.sha}). Run \`plan-gate baseline --label ${label}\` at the plan's commit as that label is captured, and let a plan pull request bring the file.`);
    }
    const parsed = (0,snapshot_file/* parseSnapshot */.E$)(content.bytes);
    if (parsed.ok) {
        const findings = snakeCodes((0,baseline/* verifyOrigin */.S1)(pinned, parsed.value));
        return (0,facts_0/* known */.eO)({ source: path, snapshot: parsed.value, findings, claimed: false });
    }
    const findings = parsed.problems.map(({ pointer, message }) => ({
        code: 'baseline_invalid',
        level: 'error',
        message: `${path} is no baseline that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
        help: `Let a plan pull request bring what \`plan-gate baseline --label ${label}\` writes.`,
        path,
    }));
    return (0,facts_0/* known */.eO)({ source: path, snapshot: null, findings, claimed: false });
}
const WHY_NOT = {
    absent: 'is not there',
    'too-large': 'is too large to be one',
    'not-a-file': 'is no ordinary file',
};
function isPinned(found, pinned) {
    const snapshot = found.state === 'known' ? found.value.snapshot : null;
    return snapshot !== null && (0,baseline/* pinsHashes */.nV)(pinned, (0,hash/* hashSnapshot */.F)(snapshot));
}
function heldBy(found, pinning) {
    const pinnedOf = `the ${pinning.length === 1 ? 'label' : 'labels'} ${(0,wording/* enumerated */.BD)(pinning, 'and')}`;
    return new Map([...found].map(([label, each]) => [
        label,
        each.state === 'missing' || pinning.includes(label) ? each : (0,facts_0/* known */.eO)({ ...each.value, pinnedOf }),
    ]));
}
function searched(found, ofAll) {
    return new Map([...found].map(([label, each]) => [
        label,
        each.state === 'missing'
            ? each
            : (0,facts_0/* known */.eO)({
                found: { ...each.value, findings: [...each.value.findings, ...ofAll] },
                looked: each.value.source,
            }),
    ]));
}
async function pinnedAmong(repository, files, { at, pinned }) {
    const paths = files.slice(0, MAX_BASELINE_FILES).map(({ path }) => path);
    if (paths.length === 0)
        return [];
    const contents = await repository.readFiles(at.sha, paths, snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    if (contents.state === 'missing')
        return [];
    return paths.filter((path) => {
        const content = contents.value.get(path);
        const parsed = content?.state === 'bytes' ? (0,snapshot_file/* parseSnapshot */.E$)(content.bytes) : null;
        return parsed?.ok === true && (0,baseline/* pinsHashes */.nV)(pinned, (0,hash/* hashSnapshot */.F)(parsed.value));
    });
}
function unpinned(labels, pinned) {
    const whose = labels.length === 1 ? 'The baseline of' : 'None of the baselines of';
    const [other] = pinned;
    const whatElse = other === undefined
        ? ''
        : ` ${(0,wording/* named */.KT)(other)} has them: where that is the baseline of a label, there is no evidence of it.`;
    const begin = other === undefined ? 'Let' : 'Name the evidence of that label too, or let';
    return {
        code: 'no_label_pinned',
        level: 'error',
        message: `${whose} ${labels.map(wording/* named */.KT).join(', ')} has${labels.length === 1 ? ' not' : ''} the three hashes that the plan pins, so nothing ties them to this plan.${whatElse}`,
        help: `${begin} the next plan revision pin what \`plan-gate baseline --label\` prints for one of them.`,
    };
}

// EXTERNAL MODULE: ./collect/evidence-given.js
var evidence_given = __webpack_require__(9321);
// EXTERNAL MODULE: ./evidence/site-span.js
var site_span = __webpack_require__(8303);
// EXTERNAL MODULE: ./evidence/merge-commands.js
var merge_commands = __webpack_require__(7972);
;// CONCATENATED MODULE: ./collect/evidence-contradictions.js



function contradictionsIn(evidence) {
    return [
        ...twoOutcomes(evidence),
        ...failuresOfOthers(evidence),
        ...warningsUnlisted(evidence),
        ...otherWorkspace(evidence),
        ...(isWhole(evidence) ? [...targetsUnlike(evidence), ...endsUnlike(evidence)] : []),
    ];
}
function isWhole({ complete, problems, not_run, shard }) {
    return complete && problems.length === 0 && not_run.length === 0 && shard === undefined;
}
function twoOutcomes({ snapshot }) {
    const { passed, failed, ignored } = snapshot.tests;
    const twice = [...inBoth(failed, passed), ...inBoth(ignored, passed), ...inBoth(ignored, failed)];
    return [...new Set(twice.map(evidence_snapshot/* testString */.mY))].map((name) => `The evidence gives two outcomes for ${name}.`);
}
function inBoth(one, other) {
    const right = (0,evidence_snapshot/* sortTests */.u5)(other);
    let at = 0;
    return (0,evidence_snapshot/* sortTests */.u5)(one).filter((test) => {
        at = firstFrom(right, at, test, evidence_snapshot/* compareTests */.l);
        const next = right[at];
        return next !== undefined && (0,evidence_snapshot/* compareTests */.l)(next, test) === 0;
    });
}
function firstFrom(list, start, item, compare) {
    let at = start;
    for (let next = list[at]; next !== undefined && compare(next, item) < 0; next = list[at])
        at += 1;
    return at;
}
function failuresOfOthers({ failures, snapshot }) {
    const failed = new Set(snapshot.tests.failed.map(evidence_snapshot/* testString */.mY));
    return failures
        .map(({ test }) => (0,evidence_snapshot/* testString */.mY)(test))
        .filter((name) => !failed.has(name))
        .map((name) => `The evidence says why ${name} failed, but does not list it among the tests that did.`);
}
function warningsUnlisted({ warnings, snapshot }) {
    const listed = (0,evidence_snapshot/* sortWarnings */.a)(snapshot.clippy.warnings);
    const inOrder = isInOrder(warnings) ? warnings : [...warnings].sort(evidence_snapshot/* compareWarnings */.F2);
    let at = 0;
    return inOrder.flatMap((detail) => {
        at = firstFrom(listed, at, detail, evidence_snapshot/* compareWarnings */.F2);
        const next = listed[at];
        const count = next !== undefined && (0,evidence_snapshot/* compareWarnings */.F2)(next, detail) === 0 ? next.count : undefined;
        if (count === undefined)
            return [`The evidence says where the warning ${aboutWarning(detail)} is, but does not list it.`];
        if (detail.sites.length <= count)
            return [];
        return [
            `The evidence counts the warning ${aboutWarning(detail)} ${count === 1 ? 'once' : `${count} times`}, but gives ${detail.sites.length} places for it.`,
        ];
    });
}
function isInOrder(warnings) {
    return warnings.every((detail, at) => {
        const before = warnings[at - 1];
        return before === undefined || (0,evidence_snapshot/* compareWarnings */.F2)(before, detail) <= 0;
    });
}
function otherWorkspace({ workspace, warnings }) {
    const found = warnings.find(({ path, file }) => path !== null && path !== inRepository(workspace, file));
    if (found === undefined)
        return [];
    const place = workspace === '' ? "at the repository's root" : `in ${(0,wording/* legible */.bG)(workspace)}`;
    return [
        `The evidence is of the Cargo workspace ${place}, but says that the file ${(0,wording/* legible */.bG)(found.file)} of it is ${(0,wording/* legible */.bG)(found.path ?? '')} in the repository.`,
    ];
}
function inRepository(workspace, file) {
    const kept = workspace === '' ? [] : workspace.split('/');
    let rest = file;
    while (rest.startsWith('../') && kept.length > 0) {
        kept.pop();
        rest = rest.slice('../'.length);
    }
    return [...kept, rest].join('/');
}
function targetsUnlike({ snapshot, commands }) {
    const { passed, failed, ignored, targets } = snapshot.tests;
    const listed = new Set(targets);
    const ran = new Set(commands.map(merge_commands/* targetOfCommand */.qt).filter((target) => target !== null));
    const withTests = new Set([...passed, ...failed, ...ignored].map(evidence_snapshot/* targetString */.Dr));
    return [
        ...targets
            .filter((target) => !ran.has(target))
            .map((target) => `The evidence lists the test target ${target}, but no command that ran it.`),
        ...[...new Set([...ran, ...withTests])]
            .filter((target) => !listed.has(target))
            .map((target) => `The evidence tells of ${target}, but does not list it among the test targets.`),
    ];
}
function endsUnlike({ snapshot, commands }) {
    const failed = new Set(snapshot.tests.failed.map(evidence_snapshot/* targetString */.Dr));
    const runs = new Map();
    const others = [];
    for (const command of commands) {
        const target = (0,merge_commands/* targetOfCommand */.qt)(command);
        if (target === null)
            others.push(command);
        else
            runs.set(target, command);
    }
    return [
        ...(others.some(merge_commands/* isClippyCommand */.JW) ? [] : ['The evidence says that it is whole, but not that clippy ran.']),
        ...others
            .filter(({ exit_code }) => exit_code !== 0)
            .map(({ argv, exit_code }) => `The evidence says that it is whole, but \`${(0,wording/* legible */.bG)(argv.join(' '))}\` ${endOf(exit_code)}.`),
        ...[...runs]
            .filter(([target, { exit_code }]) => exit_code === null || (exit_code === 0) === failed.has(target))
            .map(([target, { exit_code }]) => {
            const tests = failed.has(target) ? 'has tests of it that failed' : 'has no test of it that failed';
            return `The evidence says that the run of ${target} ${endOf(exit_code)}, but ${tests}.`;
        }),
    ];
}
function endOf(exitCode) {
    return exitCode === null ? 'did not end by itself' : `ended with exit code ${exitCode}`;
}
function aboutWarning({ lint, file }) {
    return file === '' ? lint : `${lint} in ${(0,wording/* legible */.bG)(file)}`;
}

;// CONCATENATED MODULE: ./collect/evidence-verify.js




const MAX_LISTED = 50;
const RECAPTURE = 'Capture the evidence again, and let the gate judge the commit that was captured.';
function verifyEvidence(evidence, { toolchain }) {
    return [
        ...oneShare(evidence),
        ...incompleteness(evidence),
        ...contradictions(evidence),
        ...toolchainFindings(evidence, toolchain),
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
function oneShare({ shard }) {
    if (shard === undefined)
        return [];
    const message = `The evidence is that of shard ${shard.index} of ${shard.count} alone.`;
    return [error('shard_missing', message, 'Hand over the files of all shards.')];
}
const MEND = 'Mend what the message names and capture again; what was not shown does not count as passed.';
function incompleteness({ complete, problems, not_run }) {
    const told = new Set(problems.map((problem) => problem.message));
    if (problems.some(({ code }) => code === 'compile-error'))
        told.add(evidence/* NOT_BUILT */.DJ);
    const found = [
        ...onePerPlace(problems).map(missing),
        ...notRun(not_run.filter(({ reason }) => !told.has(reason))),
    ];
    if (found.length > 0)
        return cut(found, 'incomplete', { one: 'thing that is missing', many: 'things that are missing' }, MEND);
    return complete
        ? []
        : [error('incomplete', 'The evidence says that it is not complete, but not why.', MEND)];
}
function onePerPlace(problems) {
    const spellings = new Map();
    const first = [];
    for (const problem of problems) {
        const key = errorKey(problem);
        const known = key === null ? undefined : spellings.get(key);
        if (known === undefined)
            first.push(problem);
        if (known?.includes(problem.message) === false)
            known.push(problem.message);
        else if (key !== null && known === undefined)
            spellings.set(key, [problem.message]);
    }
    return first.map((problem) => {
        const times = spellings.get(errorKey(problem) ?? '')?.length ?? 1;
        if (times === 1)
            return problem;
        return { ...problem, message: `${problem.message} The compiler says so ${times} times, in other words.` };
    });
}
function errorKey({ code, message, path, line, end_line, column, end_column, }) {
    const lint = / \(([A-Za-z][\w:]*)\)\.$/.exec(message)?.[1];
    if (code !== 'compile-error' || lint === undefined || line === undefined || column === undefined)
        return null;
    return JSON.stringify([lint, path, line, end_line, column, end_column]);
}
function missing({ message, help, path, line, end_line, column, end_column }) {
    const told = error('incomplete', message, help ? `${help.replace(/^help: /, '')}\n${MEND}` : MEND);
    if (path === undefined)
        return told;
    if (line === undefined)
        return { ...told, path };
    const site = { line, end_line: end_line ?? line, column: column ?? 1, end_column: end_column ?? 1 };
    return { ...told, path, ...(column === undefined ? { line } : (0,site_span/* spanOf */.e)(site)) };
}
const NAMED_TARGETS = 5;
function notRun(targets) {
    const byReason = new Map();
    for (const { target, reason } of targets) {
        const same = byReason.get(reason);
        if (same === undefined)
            byReason.set(reason, [target]);
        else
            same.push(target);
    }
    return [...byReason].map(([reason, same]) => {
        const listed = same.slice(0, NAMED_TARGETS);
        const all = same.length > listed.length ? [...listed, `${same.length - listed.length} more`] : listed;
        const last = all.pop() ?? '';
        const names = all.length === 0 ? last : `${all.join(', ')} and ${last}`;
        return error('not_run', `${names} ${same.length === 1 ? 'was' : 'were'} not run: ${reason}`, MEND);
    });
}
function contradictions(evidence) {
    const found = contradictionsIn(evidence).map((message) => error('contradiction', message, RECAPTURE));
    return cut(found, 'contradiction', { one: 'contradiction', many: 'contradictions' }, RECAPTURE);
}
function toolchainFindings({ toolchain }, pinned) {
    if (toolchain === evidence_toolchain/* UNKNOWN_TOOLCHAIN */.v3 || toolchain === '') {
        const message = 'The evidence does not say by which toolchain it was captured.';
        return [error('toolchain_unknown', message, 'Capture again where `rustc -V` answers.')];
    }
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
    return [
        ...found.slice(0, MAX_LISTED),
        error(code, `There ${more === 1 ? 'is 1' : `are ${more}`} more ${more === 1 ? what.one : what.many}.`, help),
    ];
}
function error(code, message, help) {
    return { code, level: 'error', message, help };
}

;// CONCATENATED MODULE: ./collect/evidence.js



const NO_USABLE_EVIDENCE = (0,facts_0/* missing */.LO)('incomplete-evidence', 'There is no usable evidence of what the code does: see the gate `evidence`.');
async function findEvidence(given, source, terms, request) {
    if (given !== null)
        return evidence_readGiven(given.files, terms);
    if (source === null)
        return evidence_unusable(null, [noEvidence()]);
    const captured = await source.capture(request);
    if (captured.state === 'missing')
        return evidence_unusable('capture', [captureFailed(captured.reason)]);
    const { evidence, retried } = captured.value;
    const recovered = retried.filter(({ passed }) => passed).map(({ test }) => test);
    const ofHead = evidence.commit_oid === terms.head ? evidence : null;
    const findings = [
        ...(ofHead === null ? [anotherCommit(evidence, terms)] : []),
        ...verifyEvidence(evidence, terms),
    ];
    return { ...held(evidence, 'capture', findings), ofHead, recovered };
}
function evidence_readGiven(files, terms) {
    const { evidence, findings, isOfHead, reused } = (0,evidence_given/* readGivenEvidence */.d)(files, terms);
    if (evidence === null)
        return evidence_unusable('file', findings);
    const found = held(evidence, 'file', [...findings, ...verifyEvidence(evidence, terms)]);
    const state = reused.length === 0 ? found.state : { ...found.state, reused };
    return { ...found, state, ofHead: isOfHead ? evidence : null, recovered: null };
}
function held(evidence, origin, findings) {
    return {
        state: { origin, findings, content: contentOf(evidence) },
        usable: findings.length === 0 ? (0,facts_0/* known */.eO)(evidence) : NO_USABLE_EVIDENCE,
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
function anotherCommit({ commit_oid }, { head }) {
    return {
        code: 'other_commit',
        level: 'error',
        message: `The evidence is of commit ${commit_oid}, but this judges ${head}.`,
        help: 'Capture the evidence again, and let the gate judge the commit that was captured.',
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

// EXTERNAL MODULE: ./collect/floor-checks.js
var floor_checks = __webpack_require__(3120);
;// CONCATENATED MODULE: ./evidence/test-walk.js

function walkTests(snapshot, precedence) {
    const lists = precedence.map((outcome) => ({ outcome, tests: (0,evidence_snapshot/* sortTests */.u5)(snapshot.tests[outcome]), at: 0, until: 0 }));
    let list = chooseList(lists);
    const walk = {
        test: list?.tests[list.at],
        outcome: list?.outcome ?? 'passed',
        count: 0,
        step() {
            if (list === undefined)
                return;
            walk.count += 1;
            list.at += 1;
            if (list.at >= list.until)
                list = chooseList(lists);
            walk.test = list?.tests[list.at];
            walk.outcome = list?.outcome ?? walk.outcome;
        },
    };
    return walk;
}
function chooseList(lists) {
    let first;
    for (const list of lists) {
        const [own, best] = [list.tests[list.at], first?.tests[first.at]];
        const order = own === undefined ? 1 : best === undefined ? -1 : (0,evidence_snapshot/* compareTests */.l)(own, best);
        if (order === 0)
            list.at += 1;
        else if (order < 0)
            first = list;
    }
    if (first === undefined)
        return undefined;
    first.until = first.tests.length;
    for (const list of lists) {
        const other = list.tests[list.at];
        if (list !== first && other !== undefined)
            first.until = Math.min(first.until, test_walk_placeOf(other, first));
    }
    return first;
}
function test_walk_placeOf(test, { tests, at }) {
    const isBefore = (index) => {
        const own = tests[index];
        return own !== undefined && (0,evidence_snapshot/* compareTests */.l)(own, test) < 0;
    };
    let step = 1;
    while (isBefore(at + step))
        step *= 2;
    let [before, behind] = [at + (step >> 1), at + step];
    while (behind - before > 1) {
        const middle = (before + behind) >> 1;
        if (isBefore(middle))
            before = middle;
        else
            behind = middle;
    }
    return behind;
}

// EXTERNAL MODULE: ./evidence/utf8-order.js
var utf8_order = __webpack_require__(7835);
;// CONCATENATED MODULE: ./evidence/compare.js



const BASELINE_PRECEDENCE = ['passed', 'failed', 'ignored'];
const CURRENT_PRECEDENCE = ['failed', 'ignored', 'passed'];
function compareSnapshots(baseline, current, notRun = new Set()) {
    return {
        ...compareOutcomes(baseline, current, notRun),
        ...compareTargets(baseline.tests.targets, current.tests.targets, notRun),
        ...compareCounts(baseline.clippy.warnings, current.clippy.warnings),
    };
}
function compareOutcomes(baseline, current, notRun) {
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
    const before = walkTests(baseline, BASELINE_PRECEDENCE);
    const after = walkTests(current, CURRENT_PRECEDENCE);
    for (;;) {
        const test = after.test ?? before.test;
        if (test === undefined)
            break;
        const order = before.test === undefined ? 1 : after.test === undefined ? -1 : (0,evidence_snapshot/* compareTests */.l)(before.test, after.test);
        if (order === 0 && before.outcome === after.outcome) {
            unchanged.push(test);
        }
        else {
            const change = {
                test: order < 0 ? (before.test ?? test) : test,
                before: order <= 0 ? before.outcome : null,
                after: order >= 0 ? after.outcome : null,
            };
            classes[classify(change, notRun)].push(change);
        }
        if (order <= 0)
            before.step();
        if (order >= 0)
            after.step();
    }
    return { ...classes, unchanged, testsBefore: before.count, testsAfter: after.count };
}
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

;// CONCATENATED MODULE: ./changes/rust-lexemes.js
const MAX_HASHES = 255;
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
function startOfCode(text) {
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (!text.startsWith('#!', start))
        return start;
    if (/^#!\s*\[/.test(text.slice(start, start + 200)))
        return start;
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
}
function isSpace(unit) {
    if (unit < 0x80)
        return unit === 32 || (unit >= 9 && unit <= 13);
    return unit === 0x85 || unit === 0x200e || unit === 0x200f || unit === 0x2028 || unit === 0x2029;
}
function isDigit(unit) {
    return unit >= 48 && unit <= 57;
}
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
function wordEnd(text, from) {
    const raw = text.startsWith('r#', from) && isWordStart(text.charCodeAt(from + 2));
    return wordRunEnd(text, raw ? from + 2 : from);
}
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
function exponentEnd(text, from, end) {
    const sign = text.charCodeAt(end);
    const signed = (sign === 43 || sign === 45) && isDigit(text.charCodeAt(end + 1));
    if (!signed || end === from || (text.charCodeAt(end - 1) | 32) !== 101)
        return end;
    return wordRunEnd(text, end + 1);
}
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

;// CONCATENATED MODULE: ./changes/rust-tokens.js

const WORD = 0;
const LIFETIME = 1;
const NUMBER = 2;
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
function tokenText(tokens, index) {
    return tokens.text.slice(tokens.starts[index] ?? tokens.text.length, tokens.ends[index] ?? 0);
}
function isPunctuation(tokens, index, character) {
    return (tokens.kinds[index] === PUNCTUATION &&
        tokens.text.charCodeAt(tokens.starts[index] ?? -1) === character.charCodeAt(0));
}
function opensGroup(tokens, index) {
    return (tokens.partners[index] ?? -1) > index;
}
function isDoc(text, from, end) {
    const opener = text.charCodeAt(from + 1);
    const mark = text.charCodeAt(from + 2);
    if (mark === EXCLAMATION)
        return true;
    if (mark !== opener || text.charCodeAt(from + 3) === opener)
        return false;
    return opener !== STAR || end - from > 4;
}
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

;// CONCATENATED MODULE: ./changes/rust-clippy-cfg.js

const LEVELS = ['allow', 'expect', 'warn', 'deny', 'forbid'];
const MAX_CODE = 80;
const ITEM_TOKENS = 8;
function hiddenFromClippy(text) {
    if (!text.includes('clippy') || !text.includes('cfg'))
        return [];
    const tokens = lexRust(text);
    const asked = [...tokens.kinds.keys()].filter((at) => isPredicate(tokens, at));
    const found = [];
    let [line, counted, next] = [1, 0, 0];
    for (let at = 0; at < tokens.kinds.length && next < asked.length; at++) {
        while ((asked[next] ?? Number.POSITIVE_INFINITY) < at)
            next++;
        const end = hidingEnd(tokens, at, asked[next] ?? Number.POSITIVE_INFINITY);
        if (end === -1)
            continue;
        const start = tokens.starts[at] ?? 0;
        for (; counted < start; counted++)
            if (text.charCodeAt(counted) === rust_clippy_cfg_NEWLINE)
                line++;
        const code = codeOf(tokens, at, end);
        found.push({ line, code: rust_clippy_cfg_cut(code), place: `${code} ${codeOf(tokens, end + 1, end + ITEM_TOKENS)}` });
        at = end;
    }
    return found;
}
const rust_clippy_cfg_NEWLINE = 10;
const MAX_ATTRIBUTE_TOKENS = 128;
function hidingEnd(tokens, at, asked) {
    if (tokenText(tokens, at) === 'cfg_select' && isPunctuation(tokens, at + 1, '!')) {
        const end = tokens.partners[at + 2] ?? -1;
        return end > asked ? end : -1;
    }
    if (!isPunctuation(tokens, at, '#'))
        return -1;
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    const end = isPunctuation(tokens, open, '[') ? (tokens.partners[open] ?? -1) : -1;
    if (end < asked)
        return -1;
    const isLong = end - open > MAX_ATTRIBUTE_TOKENS;
    return isLong || someBetween(open + 1, end, (token) => hides(tokens, token)) ? end : -1;
}
function hides(tokens, at) {
    const name = tokenText(tokens, at);
    if ((name !== 'cfg' && name !== 'cfg_attr') || !isPunctuation(tokens, at + 1, '('))
        return false;
    const end = tokens.partners[at + 1] ?? -1;
    const comma = name === 'cfg' ? end : nextComma(tokens, at + 2, end);
    if (!someBetween(at + 2, comma, (token) => isPredicate(tokens, token)))
        return false;
    return name === 'cfg' || !onlyLevels(tokens, comma, end);
}
function isPredicate(tokens, at) {
    if (tokens.kinds[at] !== WORD || tokenText(tokens, at) !== 'clippy')
        return false;
    const isEnd = [')', ',', '=', ']'].some((character) => isPunctuation(tokens, at + 1, character));
    const isStart = ['(', ',', '{', '}'].some((character) => isPunctuation(tokens, at - 1, character));
    return isStart && isEnd;
}
function onlyLevels(tokens, comma, end) {
    for (let at = comma + 1; at < end; at = nextComma(tokens, at, end) + 1) {
        if (!LEVELS.includes(tokenText(tokens, at)))
            return false;
    }
    return true;
}
function nextComma(tokens, from, end) {
    for (let at = from; at < end; at++) {
        if (isPunctuation(tokens, at, ','))
            return at;
        const partner = tokens.partners[at] ?? -1;
        if (partner > at)
            at = partner;
    }
    return end;
}
function someBetween(from, end, holds) {
    for (let at = from; at < end; at++)
        if (holds(at))
            return true;
    return false;
}
function codeOf(tokens, from, to) {
    const last = Math.min(to, tokens.kinds.length - 1);
    const words = [];
    for (let at = from; at <= last; at++) {
        const isApart = at > from && tokens.kinds[at] === WORD && tokens.kinds[at - 1] === WORD;
        words.push(isApart || isPunctuation(tokens, at - 1, ',') ? ' ' : '', tokenText(tokens, at));
    }
    return words.join('');
}
function rust_clippy_cfg_cut(code) {
    return code.length <= MAX_CODE ? code : `${code.slice(0, MAX_CODE).replace(/[\ud800-\udbff]$/, '')}…`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(6954);
;// CONCATENATED MODULE: ./changes/source-text.js

const BINARY_PROBE_BYTES = 8_000;
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
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

// EXTERNAL MODULE: ./repository.js
var repository_0 = __webpack_require__(8851);
;// CONCATENATED MODULE: ./collect/test-sources-pool.js
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

;// CONCATENATED MODULE: ./collect/floor-hidden.js





async function findHidden({ repository, mergeBase, head, changes, }) {
    if (mergeBase.state !== 'known' || changes.state !== 'known')
        return (0,facts_0/* known */.eO)([]);
    const rust = changes.value.filter(({ path }) => path.endsWith('.rs'));
    const kept = rust.filter(({ change }) => change !== 'deleted');
    if (kept.length === 0)
        return (0,facts_0/* known */.eO)([]);
    const oids = new Map(kept.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after.oid]])));
    const now = await repository.readFiles(head, pathsOf(kept), repository_0/* MAX_SOURCE_BYTES */.T, oids);
    if (now.state !== 'known')
        return now;
    const hidden = findIn(now.value);
    if (hidden.length === 0)
        return (0,facts_0/* known */.eO)([]);
    const old = pathsOf(rust.filter(({ change }) => change !== 'added'));
    const before = old.length === 0 ? (0,facts_0/* known */.eO)(new Map()) : await repository.readFiles(mergeBase.value, old, repository_0/* MAX_SOURCE_BYTES */.T);
    return before.state === 'known' ? (0,facts_0/* known */.eO)(newAmong(hidden, findIn(before.value))) : before;
}
function pathsOf(files) {
    return files.map(({ path }) => path);
}
function findIn(files) {
    return [...files].flatMap(([path, content]) => content.state === 'bytes'
        ? hiddenFromClippy(decodeSource(content.bytes)).map((each) => ({ ...each, path }))
        : []);
}
function newAmong(now, before) {
    const keys = [
        ({ path, place }) => JSON.stringify([path, place]),
        ({ place }) => JSON.stringify([place]),
        ({ code }) => code,
    ];
    const pool = createPool();
    for (const each of before)
        pool.add(each, keys.map((key) => key(each)));
    let left = now;
    for (const key of keys)
        left = left.filter((each) => pool.take([key(each)]) === null);
    return left.map(({ path, line, code }) => ({ path, line, code }));
}

;// CONCATENATED MODULE: ./changes/manifest-lines.js
const LISTED = {
    test: 'autotests',
    bin: 'autobins',
    bench: 'autobenches',
    example: 'autoexamples',
};
const DECIDING = /^(?:test|doctest|harness|required-features|path|name|crate-type|proc-macro)\s*=/;
const GENERAL = /^(?:autolib|members|default-members|exclude|edition|workspace)\s*=/;
function lineThatDropped(before, after, target) {
    const [old, now] = [linesOf(before), linesOf(after)];
    const added = addedLines(old, now);
    const own = ownSections(now, target);
    let best = { at: -1, rank: 0 };
    for (const at of added) {
        const rank = rankOf(now[at], own, target);
        if (rank > best.rank)
            best = { at, rank };
    }
    return 1 + (best.at === -1 ? firstDifference(old, now) : best.at);
}
function rankOf(line, own, { kind }) {
    const text = line?.text ?? '';
    if (text === '' || text.startsWith('#'))
        return 0;
    const deciding = DECIDING.test(text);
    if (own.has(line?.section ?? -1))
        return deciding && !text.startsWith('name') ? 6 : 5;
    const key = LISTED[kind];
    if (key !== undefined && text.startsWith(key))
        return 4;
    if (line?.table === '[package]' || line?.table === '[workspace]')
        return GENERAL.test(text) ? 3 : 2;
    return 1;
}
function linesOf(text) {
    let [table, section] = ['', 0];
    return text.split('\n').map((line) => {
        const trimmed = line.trim();
        const header = /^\[{1,2}[^[\]]+\]{1,2}/.exec(trimmed)?.[0];
        if (header !== undefined)
            [table, section] = [header.replaceAll(/\s/g, ''), section + 1];
        return { text: trimmed, table, section };
    });
}
function ownSections(lines, { kind, name }) {
    const listed = LISTED[kind] !== undefined;
    const table = listed ? `[[${kind}]]` : '[lib]';
    const own = lines.filter((line) => line.table === table);
    if (!listed)
        return new Set(own.map(({ section }) => section));
    const named = own.filter(({ text }) => nameIn(text) === name);
    return new Set(named.map(({ section }) => section));
}
function nameIn(text) {
    return /^name\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? null;
}
function addedLines(old, now) {
    const left = new Map();
    const keyOf = ({ table, text }) => `${table} ${text}`;
    for (const line of old)
        left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
    return [...now.keys()].filter((at) => {
        const line = now[at];
        if (line === undefined)
            return false;
        const times = left.get(keyOf(line)) ?? 0;
        left.set(keyOf(line), times - 1);
        return times <= 0;
    });
}
function firstDifference(old, now) {
    const at = now.findIndex((line, index) => line.text !== old[index]?.text);
    return at === -1 ? Math.max(0, now.length - 1) : at;
}

;// CONCATENATED MODULE: ./collect/test-sources-names.js
function indexTests(files) {
    return indexFunctions([...files].map(([path, side]) => [path, side?.tests ?? []]));
}
function indexFunctions(files) {
    const named = new Map();
    const placed = new Map();
    for (const [path, functions] of files) {
        const modules = [moduleNameOf(path), ...(isCrateRoot(path) ? [''] : [])];
        for (const test of functions) {
            push(named, test.name, { path, test });
            for (const module of modules)
                push(placed, placeKey(module, test.name), { path, test });
        }
    }
    return { named, placed };
}
const MAX_TAIL = 6;
const MAX_OWN_PARTS = 32;
const MAX_NAMESAKES = 100;
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
const ROOTS = ['lib', 'main', 'mod'];
const CRATE_FOLDERS = ['tests', 'bin', 'benches', 'examples'];
function liesInModules(path, modules) {
    return modules.length > 0 ? endsWith(test_sources_names_placeOf(path), modules) : isCrateRoot(path);
}
function moduleNameOf(path) {
    return test_sources_names_placeOf(path).at(-1) ?? '';
}
function test_sources_names_placeOf(path) {
    const folders = foldersOf(path);
    return ROOTS.includes(folders.at(-1) ?? '') ? folders.slice(0, -1) : folders;
}
function isCrateRoot(path) {
    const folders = foldersOf(path);
    const stem = folders.at(-1);
    return stem === 'lib' || stem === 'main' || CRATE_FOLDERS.includes(folders.at(-2) ?? '');
}
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

;// CONCATENATED MODULE: ./collect/floor-places.js




async function atManifestLines(targets, { repository, mergeBase, head }) {
    if (targets.by === 'hash' || mergeBase.state !== 'known')
        return targets;
    const paths = [...new Set(targets.lost.map(({ path }) => path).filter(isManifest))];
    if (paths.length === 0)
        return targets;
    const [before, after] = await Promise.all([mergeBase.value, head].map((commit) => repository.readFiles(commit, paths, repository_0/* MAX_SOURCE_BYTES */.T)));
    if (before?.state !== 'known' || after?.state !== 'known')
        return targets;
    const lineOf = ({ target, path, line }) => {
        const [old, now] = [before.value, after.value].map((files) => textOf(files.get(path ?? '')));
        const [, kind = '', name = ''] = target.split('/');
        return typeof old !== 'string' || typeof now !== 'string'
            ? line
            : lineThatDropped(old, now, { kind, name });
    };
    return { ...targets, lost: targets.lost.map((lost) => ({ ...lost, line: lineOf(lost) })) };
}
function isManifest(path) {
    return path !== null && /(?:^|\/)Cargo\.toml$/.test(path);
}
function textOf(content) {
    return content?.state === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}
function withFallbackPlaces(vanished, targets, { changes }) {
    if (vanished.every(({ path }) => path !== null))
        return vanished;
    const lost = new Map(targets.by === 'hash' ? [] : targets.lost.map((each) => [each.target, each]));
    const gone = byModule(changes.filter(({ before }) => before !== null).map(({ path }) => path));
    return vanished.map((each) => {
        if (each.path !== null)
            return each;
        const target = lost.get((0,evidence_snapshot/* targetString */.Dr)(each.test));
        const place = target?.path ? target : moduleOf(each, gone);
        return place === null ? each : { ...each, path: place.path, line: place.line };
    });
}
function byModule(paths) {
    const files = new Map();
    for (const path of paths) {
        const name = moduleNameOf(path);
        const same = files.get(name);
        if (same === undefined)
            files.set(name, [path]);
        else if (same.length < floor_places_MAX_NAMESAKES)
            same.push(path);
    }
    return files;
}
const MAX_PARTS = 16;
const floor_places_MAX_NAMESAKES = 100;
function moduleOf({ test }, files) {
    if (test.target_kind === 'doctest')
        return null;
    const parts = test.name.split('::', MAX_PARTS);
    for (let depth = parts.length - 1; depth > 0; depth--) {
        const modules = parts.slice(0, depth);
        const [best] = (files.get(modules.at(-1) ?? '') ?? [])
            .filter((path) => liesInModules(path, modules))
            .sort((a, b) => likelihood(test, b) - likelihood(test, a));
        if (best !== undefined)
            return { path: best, line: 1 };
    }
    return null;
}

;// CONCATENATED MODULE: ./collect/floor-targets.js

function floor_targets_compareTargets(comparison, baseline, pairs, changes) {
    const destinations = destinationsOf(baseline, pairs);
    const gone = comparison.lostTargets.map((target) => ({ target, to: destinations.get(target) ?? [] }));
    const placeOf = lossFinder(changes);
    return {
        by: 'lists',
        lost: gone.filter(({ to }) => to.length === 0).map(({ target }) => placeOf(target)),
        moved: gone.filter(({ to }) => to.length > 0),
        before: baseline.tests.targets.length,
        added: comparison.addedTargets,
    };
}
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
function lossFinder(changes) {
    const unknown = { path: null, line: null, landedBefore: false };
    if (changes.state !== 'known')
        return (target) => ({ target, ...unknown });
    const deleted = changes.value.filter(({ path, change }) => change === 'deleted' && path.endsWith('.rs'));
    const manifests = changes.value.filter(({ path }) => /(?:^|\/)Cargo\.toml$/.test(path));
    if (deleted.length + manifests.length === 0)
        return (target) => ({ target, ...unknown, landedBefore: true });
    return (target) => {
        const [owner = '', kind = '', name = ''] = target.split('/');
        const roots = floor_targets_pathsOf(deleted).filter((path) => isRootOf(path, kind, name));
        const isOneFile = ['test', 'bin', 'bench', 'example'].includes(kind);
        const namesakes = floor_targets_pathsOf(deleted).filter((path) => isOneFile && path.endsWith(`/${name}.rs`));
        const path = floor_targets_likeliest(roots, owner) ?? floor_targets_likeliest(namesakes, owner) ?? floor_targets_likeliest(floor_targets_pathsOf(manifests), owner);
        return { target, path, line: path === null ? null : 1, landedBefore: false };
    };
}
function floor_targets_pathsOf(files) {
    return files.map(({ path }) => path);
}
function isRootOf(path, kind, name) {
    const ends = kind === 'test'
        ? [`tests/${name}.rs`, `tests/${name}/main.rs`]
        : kind === 'bin'
            ? ['src/main.rs', `src/bin/${name}.rs`, `src/bin/${name}/main.rs`]
            : kind === 'bench' || kind === 'example'
                ? [`${kind === 'bench' ? 'benches' : 'examples'}/${name}.rs`]
                : ['src/lib.rs'];
    return ends.some((end) => path === end || path.endsWith(`/${end}`));
}
function floor_targets_likeliest(paths, owner) {
    const names = [owner, owner.replaceAll('-', '_'), owner.replaceAll('_', '-')];
    const inFolder = paths.filter((path) => path.split('/').some((folder) => names.includes(folder)));
    const atTop = paths.filter((path) => /^(?:Cargo\.toml|(?:src|tests|benches|examples)\/)/.test(path));
    for (const some of [paths, inFolder, atTop])
        if (some.length === 1)
            return some[0] ?? null;
    return null;
}
function rootsOfLostTargets(comparison) {
    if (comparison.state !== 'known' || comparison.value.by !== 'lists')
        return () => false;
    const { lost } = comparison.value;
    return (path) => lost.some(({ target, path: at }) => {
        const [, kind = '', name = ''] = target.split('/');
        return at === path || isRootOf(path, kind, name);
    });
}

;// CONCATENATED MODULE: ./changes/rust-cfg.js

const MAX_PREDICATE_DEPTH = 32;
function cfgPredicate(tokens, from, to) {
    const parts = splitAtCommas(tokens, from, to);
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

;// CONCATENATED MODULE: ./changes/rust-attributes.js


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
function isTestAttribute({ path, never }) {
    return !never && TEST_ATTRIBUTES.has(path.slice(path.lastIndexOf(':') + 1));
}
const OWN_HARNESS = /(?:^|::)(?:wasm_bindgen_test|ktest)$|^skuld::test$/;
function needsHarness(attribute) {
    return isTestAttribute(attribute) && !attribute.conditional && !OWN_HARNESS.test(attribute.path);
}
const TOOLS = /^(?:clippy|diagnostic|miri|rust_analyzer|rustfmt)::/;
function collectsTests({ path, never }) {
    return !never && path.endsWith('::tests') && !TOOLS.test(path.replace(/^::/, ''));
}
function isTestCfg(tokens, attribute) {
    return attribute.predicates.length === 0 && cfgTruth(tokens, attribute) === 'in-tests';
}
function isUntestedCfg(tokens, attribute) {
    return cfgTruth(tokens, attribute) === 'never';
}
function isUncertainCfg(tokens, attribute) {
    return attribute.path === 'cfg' && cfgTruth(tokens, attribute) === 'unknown';
}
function neverHolds(tokens, from, to) {
    return cfgPredicate(tokens, from, to) === 'never';
}
function cfgTruth(tokens, { path, conditional, argumentsFrom, argumentsTo }) {
    if (path !== 'cfg' || conditional || !opensGroup(tokens, argumentsFrom))
        return 'unknown';
    const close = tokens.partners[argumentsFrom] ?? argumentsFrom;
    return close === argumentsTo - 1 ? cfgPredicate(tokens, argumentsFrom + 1, close) : 'unknown';
}
function attributeEnd(tokens, at) {
    if (!isPunctuation(tokens, at, '#'))
        return -1;
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    return isPunctuation(tokens, open, '[') && opensGroup(tokens, open) ? (tokens.partners[open] ?? 0) + 1 : -1;
}
function readAttributes(tokens, from, to) {
    const attributes = [];
    let at = from;
    for (let end = attributeEnd(tokens, at); end >= 0 && end <= to; end = attributeEnd(tokens, at)) {
        readMeta(tokens, at, end, attributes);
        at = end;
    }
    return { attributes, end: at };
}
const MAX_CFG_ATTR_DEPTH = 32;
function readMeta(tokens, at, end, attributes) {
    const open = isPunctuation(tokens, at + 1, '!') ? at + 2 : at + 1;
    const waiting = [
        { token: at, from: open + 1, to: end - 1, conditional: false, never: false, predicates: NONE },
    ];
    for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
        let end = range.from;
        while (end < range.to && (tokens.kinds[end] === WORD || isPunctuation(tokens, end, ':')))
            end++;
        const path = pathText(tokens, range.from, end);
        if (path === 'cfg_attr' && opensGroup(tokens, end)) {
            for (const applied of appliedBy(tokens, end, range))
                waiting.push(applied);
        }
        else if (path !== '') {
            const { token, to: argumentsTo, conditional, never, predicates } = range;
            attributes.push({ path, token, argumentsFrom: end, argumentsTo, conditional, never, predicates });
        }
    }
}
const NONE = [];
function appliedBy(tokens, open, around) {
    const [predicate, ...applied] = splitAtCommas(tokens, open + 1, tokens.partners[open] ?? open);
    if (predicate === undefined || around.predicates.length >= MAX_CFG_ATTR_DEPTH)
        return [];
    const truth = cfgPredicate(tokens, ...predicate);
    const never = around.never || truth === 'never';
    const conditional = never || around.conditional || truth === 'unknown';
    const predicates = [...around.predicates, predicate];
    return applied.reverse().map(([from, to]) => ({ token: from, from, to, conditional, never, predicates }));
}
function pathText(tokens, from, to) {
    let path = '';
    for (let at = from; at < to; at++)
        path += tokenText(tokens, at);
    return path;
}
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

;// CONCATENATED MODULE: ./changes/rust-function-item.js
const MAX_PATH_LENGTH = 4_096;
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
const KEYWORDS = new Set(('abstract as async await become box break const continue do dyn else enum extern false final fn for if impl in let loop ' +
    'macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use ' +
    'virtual where while yield').split(' '));
function isKeyword(word) {
    return KEYWORDS.has(word);
}
function nameOf(word) {
    return word.startsWith('r#') && !KEYWORDS.has(word.slice(2)) ? word.slice(2) : word;
}

;// CONCATENATED MODULE: ./changes/rust-headers.js

const PLAIN = new Set(['const', 'static', 'type', 'use']);
const MODIFIERS = new Set(['async', 'extern', 'fn', 'unsafe']);
function isItemHead(tokens, at, keyword) {
    return tokenText(tokens, at) === keyword && (tokens.kinds[at + 1] === WORD || keyword === 'impl');
}
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
function bodyOf(tokens, at) {
    const end = headerEnd(tokens, at);
    return end >= 0 && isPunctuation(tokens, end, '{') ? end : -1;
}
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
function closesGroup(tokens, at) {
    return [')', ']', '}'].some((character) => isPunctuation(tokens, at, character));
}
function startsItem(tokens, at) {
    if (at === 0 || tokenText(tokens, at - 1) === 'pub')
        return true;
    return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}

;// CONCATENATED MODULE: ./changes/rust-idle-main.js



function hasIdleMain(tokens) {
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isMain(tokens, at)) {
            const open = bodyOf(tokens, at);
            const hasAttribute = isPunctuation(tokens, beforeModifiers(tokens, at), ']');
            return opensGroup(tokens, open) && !hasAttribute && !callsAnything(tokens, open);
        }
    }
    return false;
}
function isMain(tokens, at) {
    return tokens.kinds[at] === WORD && tokenText(tokens, at + 1) === 'main' && isItemHead(tokens, at, 'fn');
}
function beforeModifiers(tokens, fn) {
    let at = fn - 1;
    while (/^(?:pub|async|const|unsafe)$/.test(tokenText(tokens, at)) && at > 0)
        at--;
    return at;
}
const PRINTING = /^e?print(?:ln)?$/;
function callsAnything(tokens, open) {
    const close = tokens.partners[open] ?? open;
    for (let at = open + 1; at < close; at++)
        if (opensGroup(tokens, at) && isCall(tokens, at))
            return true;
    return false;
}
function isCall(tokens, open) {
    const before = open - 1;
    if (isPunctuation(tokens, before, '!') && tokens.kinds[open - 2] === WORD)
        return !PRINTING.test(tokenText(tokens, open - 2));
    if (!isPunctuation(tokens, open, '('))
        return false;
    const word = tokenText(tokens, before);
    if (tokens.kinds[before] === WORD)
        return word !== 'exit' && !isKeyword(word);
    return /^[)\]}>?]$/.test(word);
}

;// CONCATENATED MODULE: ./changes/rust-positions.js
function countWithin(sorted, from, to) {
    return firstAtLeast(sorted, to) - firstAtLeast(sorted, from);
}
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

;// CONCATENATED MODULE: ./changes/rust-trailing-commas.js


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
function takesTokens(tokens, open) {
    const named = tokens.kinds[open - 1] === WORD && isPunctuation(tokens, open - 2, '!');
    return named || isPunctuation(tokens, open - 1, '!') || isPunctuation(tokens, open - 1, '#');
}
function makesTuple(tokens, { open, commas }) {
    if (commas > 1 || !isPunctuation(tokens, open, '('))
        return false;
    return tokens.kinds[open - 1] !== WORD || isKeyword(tokenText(tokens, open - 1));
}

;// CONCATENATED MODULE: ./changes/rust-lines.js



function rust_lines_linesOf(tokens, chosen) {
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
const JOINED = new Set(':: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> <<= >>= .. ... ..='.split(' '));
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
function lineIndex(text) {
    const newlines = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        newlines.push(at);
    return (offset) => firstAtLeast(newlines, offset) + 1;
}

;// CONCATENATED MODULE: ./changes/rust-panics.js



const MAX_PANICS = 256;
function expectedEnds(tokens, lineAt, { attributes }) {
    const panics = [];
    let cases = 0;
    let panicking = 0;
    let share = 1;
    const ofTestCase = attributes.some(isTestCase);
    for (const attribute of attributes) {
        const name = attribute.path.slice(attribute.path.lastIndexOf(':') + 1);
        const isCase = attribute.path === 'case' || attribute.path.startsWith('case::') || name === 'test_case';
        if (isCase && !attribute.never)
            cases++;
        const message = messageOf(tokens, attribute, name);
        if (message === undefined || attribute.never)
            continue;
        const condition = conditionOf(tokens, attribute);
        if (panics.length < MAX_PANICS)
            panics.push({ line: lineAt(tokens.starts[attribute.token] ?? 0), message, condition });
        const weight = condition === '' ? 1 : 0.5;
        if (cases > 0 && !(name === 'should_panic' && ofTestCase))
            panicking += weight;
        else
            share = Math.min(share, 1 - weight);
    }
    return { panics, returns: share * (Math.max(1, cases) - Math.min(cases, panicking)) };
}
function messageOf(tokens, attribute, name) {
    const { argumentsFrom, argumentsTo } = attribute;
    if (name === 'should_panic')
        return literalBehind(tokens, argumentsFrom, argumentsTo, '=');
    if (!isTestCase(attribute))
        return undefined;
    for (let at = argumentsFrom + 1; at < argumentsTo; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (tokenText(tokens, at) === 'panics' && isPunctuation(tokens, at - 1, '>'))
            return tokens.kinds[at + 1] === TEXT ? literalValue(tokenText(tokens, at + 1)) : null;
    }
    return undefined;
}
function isTestCase(attribute) {
    return isTestAttribute(attribute) && attribute.path.endsWith('test_case');
}
function literalBehind(tokens, from, to, character) {
    for (let at = from; at < to; at++) {
        if (isPunctuation(tokens, at, character) && tokens.kinds[at + 1] === TEXT)
            return literalValue(tokenText(tokens, at + 1));
    }
    return null;
}
const ESCAPES = { n: '\n', r: '\r', t: '\t', '0': '\0' };
function literalValue(literal) {
    const raw = /^r(#*)"([\s\S]*)"\1$/.exec(literal);
    if (raw !== null)
        return raw[2] ?? '';
    return literal
        .replace(/^"|"$/g, '')
        .replace(/\\(?:\n\s*|u\{([0-9a-fA-F_]{1,8})\}|x([0-9a-fA-F]{2})|([\s\S]))/g, unescaped);
}
function unescaped(_whole, unicode, byte, other) {
    if (other !== undefined)
        return ESCAPES[other] ?? other;
    const code = Number.parseInt((unicode ?? byte)?.replaceAll('_', '') ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
const USUAL = new Set(['debug_assertions', 'overflow_checks']);
function conditionOf(tokens, { conditional, predicates }) {
    if (!conditional)
        return '';
    const texts = predicates.map(([from, to]) => tokenSequence(tokens, from, to));
    return texts.filter((text) => !USUAL.has(text)).join(' , ');
}

;// CONCATENATED MODULE: ./changes/rust-modules.js




const NO_LINKS = { modules: [], inclusions: [], generates: false, idle: false };
const MAX_AROUND = 32;
function readLinks(source) {
    if (!/\bmod\b|\binclude|\bautomod\b|\bmain\b/.test(source))
        return NO_LINKS;
    const tokens = lexRust(source.replaceAll('\r\n', '\n'));
    const file = { name: '', path: null, close: tokens.kinds.length, testOnly: false, never: false };
    const walk = {
        tokens,
        modules: [],
        inclusions: [],
        around: [file],
        generates: false,
        pending: [],
        leading: true,
    };
    for (let at = 0; at < tokens.kinds.length;)
        at = step(walk, at);
    const { modules, inclusions, generates } = walk;
    return file.never ? NO_LINKS : { modules, inclusions, generates, idle: hasIdleMain(tokens) };
}
function step(walk, at) {
    const { tokens, around } = walk;
    while (around.length > 1 && at >= (around.at(-1)?.close ?? 0))
        around.pop();
    const attribute = attributeEnd(tokens, at);
    if (attribute >= 0)
        return enterAttributes(walk, at, attribute);
    const word = tokens.kinds[at] === WORD ? tokenText(tokens, at) : '';
    if (word === 'pub')
        return opensGroup(tokens, at + 1) ? (tokens.partners[at + 1] ?? at) + 1 : at + 1;
    if (word === 'mod' && tokens.kinds[at + 1] === WORD)
        return enterModule(walk, at);
    walk.leading = false;
    walk.pending = [];
    if (word === 'macro_rules' && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 3))
        return skipDefinition(walk, at + 3);
    if (isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 2)) {
        if (word === 'include')
            include(walk, at + 3, 'code');
        if (word === 'dir' && tokenText(tokens, at - 3) === 'automod')
            include(walk, at + 3, 'folder');
        if (word === 'stringify')
            return (tokens.partners[at + 2] ?? at) + 1;
    }
    return at + 1;
}
function enterAttributes(walk, at, end) {
    const { tokens, around } = walk;
    const { attributes, end: after } = readAttributes(tokens, at, end);
    for (const { path, argumentsFrom, argumentsTo } of attributes) {
        if (path !== 'doc')
            continue;
        for (let token = argumentsFrom; token < argumentsTo; token++)
            if (tokenText(tokens, token) === 'include_str')
                include(walk, token + 3, 'documentation');
    }
    if (!isPunctuation(tokens, at + 1, '!')) {
        for (const attribute of attributes)
            if (attribute.path === 'path' || attribute.path === 'cfg')
                walk.pending.push(attribute);
    }
    else if (walk.leading) {
        const own = around.at(-1);
        if (own !== undefined) {
            own.testOnly ||= attributes.some((attribute) => isTestCfg(tokens, attribute));
            own.never ||= attributes.some((attribute) => isUntestedCfg(tokens, attribute));
        }
    }
    return Math.max(after, at + 1);
}
function enterModule(walk, at) {
    const { tokens, around, pending } = walk;
    const name = tokenText(tokens, at + 1).replace(/^r#/, '');
    const paths = pending.filter(({ path, never }) => path === 'path' && !never);
    const values = paths.flatMap((attribute) => pathValue(tokens, attribute));
    const testOnly = pending.some((attribute) => isTestCfg(tokens, attribute));
    const never = pending.some((attribute) => isUntestedCfg(tokens, attribute));
    const byName = values.length === 0 || paths.every(({ conditional }) => conditional);
    walk.pending = [];
    walk.leading = false;
    if (opensGroup(tokens, at + 2) && isPunctuation(tokens, at + 2, '{')) {
        if (around.length > MAX_AROUND)
            return at + 3;
        around.push({ name, path: values[0] ?? null, close: tokens.partners[at + 2] ?? at, testOnly, never });
        walk.leading = true;
        return at + 3;
    }
    if (isPunctuation(tokens, at + 2, ';') && !never && !around.some((each) => each.never)) {
        walk.modules.push({
            around: around.slice(1).map(({ name: module, path }) => ({ name: module, path })),
            name,
            paths: values,
            byName,
            testOnly: testOnly || around.some((each) => each.testOnly),
        });
    }
    return at + 2;
}
function pathValue(tokens, { argumentsFrom, argumentsTo }) {
    const literal = argumentsFrom + 1;
    const isValue = isPunctuation(tokens, argumentsFrom, '=') && literal < argumentsTo && tokens.kinds[literal] === TEXT;
    return isValue ? [literalValue(tokenText(tokens, literal))] : [];
}
function skipDefinition(walk, open) {
    const { tokens } = walk;
    const close = tokens.partners[open] ?? open;
    for (let at = open; at < close && !walk.generates; at++)
        walk.generates = tokenText(tokens, at) === 'mod' && isPunctuation(tokens, at + 1, '$');
    return close + 1;
}
function include(walk, at, as) {
    const { tokens, around, inclusions } = walk;
    const literal = tokenText(tokens, at) === 'pub' ? at + 1 : at;
    if (tokens.kinds[literal] !== TEXT || around.some(({ never }) => never))
        return;
    inclusions.push({
        path: literalValue(tokenText(tokens, literal)),
        as,
        around: around.slice(1).map(({ name }) => name),
        testOnly: around.some(({ testOnly }) => testOnly),
    });
}

;// CONCATENATED MODULE: ./changes/rust-constants.js


const MAX_PARENTHESES = 8;
const MAX_CONDITION = 2 * MAX_PARENTHESES + 8;
function constantEnd(tokens, at, value, parentheses = MAX_PARENTHESES) {
    if (isPunctuation(tokens, at, '(') && opensGroup(tokens, at) && parentheses > 0) {
        const close = tokens.partners[at] ?? at;
        return constantEnd(tokens, at + 1, value, parentheses - 1) === close ? close + 1 : -1;
    }
    if (isPunctuation(tokens, at, '!')) {
        const opposite = value === 'true' ? 'false' : 'true';
        const isWhole = isPunctuation(tokens, at + 1, '(') || tokenText(tokens, at + 1) === opposite;
        return isWhole ? constantEnd(tokens, at + 1, opposite, parentheses) : -1;
    }
    if (tokens.kinds[at] === NUMBER)
        return comparisonEnd(tokens, at, value);
    const word = tokenText(tokens, at);
    if (word === value)
        return at + 1;
    const isCfg = word === 'cfg' && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 2);
    if (!isCfg || value === 'true')
        return -1;
    const close = tokens.partners[at + 2] ?? at;
    return neverHolds(tokens, at + 3, close) ? close + 1 : -1;
}
function ifAlwaysTaken(tokens, open) {
    let at = open - 1;
    while (at > open - MAX_CONDITION && at > 0 && isOfCondition(tokens, at))
        at--;
    return tokenText(tokens, at) === 'if' && constantEnd(tokens, at + 1, 'true') === open ? at : -1;
}
function isOfCondition(tokens, at) {
    return tokens.kinds[at] === NUMBER || /^(?:true|false|[()!=<>])$/.test(tokenText(tokens, at));
}
const HOLDS = {
    '==': (a, b) => a === b,
    '!=': (a, b) => a !== b,
    '<': (a, b) => a < b,
    '<=': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '>=': (a, b) => a >= b,
};
function comparisonEnd(tokens, at, value) {
    const second = isPunctuation(tokens, at + 2, '=') ? at + 3 : at + 2;
    const operator = tokenText(tokens, at + 1) + (second === at + 3 ? '=' : '');
    const [a, b] = [integerAt(tokens, at), integerAt(tokens, second)];
    const holds = a === null || b === null ? undefined : HOLDS[operator]?.(a, b);
    return holds === (value === 'true') ? second + 1 : -1;
}
function integerAt(tokens, at) {
    const digits = /^(\d{1,9})(?:_?[iu](?:8|16|32|64|128|size))?$/.exec(tokenText(tokens, at));
    return digits === null ? null : Number(digits[1]);
}

;// CONCATENATED MODULE: ./changes/rust-loops.js


const MAX_HEAD = 32;
const MOST_REPEATS = 10_000;
function repeatsOf(tokens) {
    const loops = countedLoops(tokens);
    if (loops.length === 0)
        return () => 1;
    const repeats = new Int32Array(tokens.kinds.length).fill(1);
    const around = [];
    let next = 0;
    for (let at = 0; at < repeats.length; at++) {
        while (at > (around.at(-1)?.close ?? at))
            around.pop();
        const loop = loops[next];
        if (loop?.open === at) {
            next++;
            const times = (around.at(-1)?.times ?? 1) * Math.max(1, loop.elements);
            around.push({ close: loop.close, times: Math.min(MOST_REPEATS, times) });
        }
        repeats[at] = around.at(-1)?.times ?? 1;
    }
    return (token) => repeats[token] ?? 1;
}
const SMALL_F = 102;
function countedLoops(tokens) {
    const loops = [];
    let arrays = null;
    const sizeOf = (name) => {
        arrays ??= arraysByName(tokens);
        return arrays.get(name) ?? null;
    };
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD || tokens.text.charCodeAt(tokens.starts[at] ?? 0) !== SMALL_F)
            continue;
        const loop = tokenText(tokens, at) === 'for' ? elementsLooped(tokens, at, sizeOf) : null;
        if (loop !== null && loop.elements > 1)
            loops.push(loop);
    }
    if (loops.length === 0)
        return loops;
    const jumps = jumpsBefore(tokens);
    return loops.filter(({ open, close }) => jumps[open] === jumps[close]).toSorted((a, b) => a.open - b.open);
}
function jumpsBefore(tokens) {
    const counts = new Int32Array(tokens.kinds.length + 1);
    for (let at = 0; at < tokens.kinds.length; at++) {
        const jumps = tokens.kinds[at] === WORD && /^(?:break|continue|return)$/.test(tokenText(tokens, at));
        counts[at + 1] = (counts[at] ?? 0) + Number(jumps);
    }
    return counts;
}
function elementsLooped(tokens, at, sizeOf = () => null) {
    let from = -1;
    let next = at + 1;
    for (const end = at + MAX_HEAD; next < end; next++) {
        if (opensGroup(tokens, next)) {
            if (from >= 0 && isPunctuation(tokens, next, '{'))
                break;
            next = tokens.partners[next] ?? next;
        }
        else if (from < 0 && tokenText(tokens, next) === 'in')
            from = next + 1;
    }
    if (from < 0 || !isPunctuation(tokens, next, '{') || !opensGroup(tokens, next))
        return null;
    const elements = elementsIn(tokens, from, next, sizeOf);
    return elements === null ? null : { elements, open: next, close: tokens.partners[next] ?? next };
}
const EACH = new Set(['iter', 'iter_mut', 'into_iter', 'enumerate', 'rev', 'cloned', 'copied']);
function elementsIn(tokens, from, to, sizeOf) {
    let end = to;
    while (tokens.partners[end - 1] === end - 2 &&
        isPunctuation(tokens, end - 4, '.') &&
        EACH.has(tokenText(tokens, end - 3)))
        end -= 4;
    let start = from;
    while (isPunctuation(tokens, start, '&') || tokenText(tokens, start) === 'mut')
        start++;
    if (end === start + 1 && tokens.kinds[start] === WORD)
        return sizeOf(tokenText(tokens, start));
    return rangeSize(tokens, start, end) ?? listSize(tokens, start, end);
}
function rangeSize(tokens, from, to) {
    if (tokens.kinds[from] !== NUMBER || tokens.kinds[to - 1] !== NUMBER)
        return null;
    if (!isPunctuation(tokens, from + 1, '.') || !isPunctuation(tokens, from + 2, '.'))
        return null;
    const inclusive = isPunctuation(tokens, from + 3, '=') ? 1 : 0;
    if (to !== from + 4 + inclusive)
        return null;
    const [first, last] = [integerAt(tokens, from), integerAt(tokens, to - 1)];
    return first === null || last === null ? null : Math.max(0, last - first + inclusive);
}
function listSize(tokens, from, to) {
    const isVec = tokenText(tokens, from) === 'vec' && isPunctuation(tokens, from + 1, '!');
    const open = isVec ? from + 2 : from;
    if (!isPunctuation(tokens, open, '[') || tokens.partners[open] !== to - 1)
        return null;
    let commas = 0;
    for (let at = open + 1; at < to - 1; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, ';'))
            return null;
        else if (isPunctuation(tokens, at, ','))
            commas++;
    }
    if (to - 1 === open + 1)
        return 0;
    return commas + (isPunctuation(tokens, to - 2, ',') ? 0 : 1);
}
function arraysByName(tokens) {
    const sizes = new Map();
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD || !/^(?:let|const|static)$/.test(tokenText(tokens, at)))
            continue;
        const name = tokenText(tokens, at + 1) === 'mut' ? at + 2 : at + 1;
        let equals = name + 1;
        for (const end = name + MAX_HEAD; equals < end && !isPunctuation(tokens, equals, '='); equals++)
            if (opensGroup(tokens, equals))
                equals = tokens.partners[equals] ?? equals;
        let from = equals + 1;
        while (isPunctuation(tokens, from, '&'))
            from++;
        const open = tokenText(tokens, from) === 'vec' ? from + 2 : from;
        if (!isPunctuation(tokens, equals, '=') || !isPunctuation(tokens, open, '['))
            continue;
        const size = opensGroup(tokens, open)
            ? listSize(tokens, from, (tokens.partners[open] ?? open) + 1)
            : null;
        if (size === null)
            continue;
        const word = tokenText(tokens, name);
        sizes.set(word, Math.min(size, sizes.get(word) ?? size));
    }
    return sizes;
}

;// CONCATENATED MODULE: ./changes/rust-exits.js

const ENDING = /^(?:exit|abort)$/;
const MAX_PATH = 8;
function exitStart(tokens, at, imported) {
    const name = tokenText(tokens, at);
    if (!ENDING.test(name) || !isPunctuation(tokens, at + 1, '(') || !opensGroup(tokens, at + 1))
        return -1;
    let start = at;
    while (at - start < MAX_PATH && isPathToken(tokens, start - 1))
        start--;
    let path = '';
    for (let token = start; token < at; token++)
        path += tokenText(tokens, token);
    if (path === '')
        return imported().get(name) === name ? start : -1;
    if (/^(?:::)?std::process::$/.test(path))
        return start;
    return imported().get(path.slice(0, -2)) === 'process' ? start : -1;
}
function isPathToken(tokens, at) {
    return isPunctuation(tokens, at, ':') || (tokens.kinds[at] === WORD && isPunctuation(tokens, at + 1, ':'));
}
function exitImports(tokens) {
    let found = null;
    return () => {
        found ??= readImports(tokens);
        return found;
    };
}
function readImports(tokens) {
    const found = [];
    const own = new Set();
    const renamed = new Set();
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        const word = tokenText(tokens, at);
        if (/^(?:fn|mod)$/.test(word))
            own.add(tokenText(tokens, at + 1));
        if (word === 'as')
            renamed.add(tokenText(tokens, at + 1));
        if (word === 'use')
            found.push(...importedBy(tokens, startOfUse(tokens, at)));
    }
    const isOther = ([name, original]) => own.has(name) || (name === original && renamed.has(name));
    return new Map(found.filter((each) => !isOther(each)));
}
function startOfUse(tokens, use) {
    return isPunctuation(tokens, use + 1, ':') ? use + 3 : use + 1;
}
function importedBy(tokens, first) {
    if (tokens.kinds[first] !== WORD || tokenText(tokens, first) !== 'std')
        return [];
    const names = [];
    let inProcess = -1;
    for (let at = first + 1; !endsUse(tokens, at); at++) {
        const word = tokenText(tokens, at);
        if (tokenText(tokens, at - 1) === 'as')
            continue;
        const name = tokenText(tokens, at + 1) === 'as' ? tokenText(tokens, at + 2) : word;
        const goesOn = isPunctuation(tokens, at + 1, ':');
        if (word === 'process' && !goesOn)
            names.push([name, word]);
        if (word === 'process' && goesOn) {
            inProcess = opensGroup(tokens, at + 3) ? (tokens.partners[at + 3] ?? at) : at + 3;
            if (tokenText(tokens, at + 3) === '*')
                names.push(['exit', 'exit'], ['abort', 'abort']);
        }
        if (at > inProcess)
            continue;
        if (word === 'self')
            names.push([name === 'self' ? 'process' : name, 'process']);
        if (ENDING.test(word))
            names.push([name, word]);
    }
    return names;
}
function endsUse(tokens, at) {
    return at >= tokens.kinds.length || isPunctuation(tokens, at, ';') || tokenText(tokens, at) === 'use';
}

;// CONCATENATED MODULE: ./changes/rust-unused.js


function unusedRanges(tokens, candidates) {
    if (candidates.length === 0)
        return [];
    const places = new Map();
    for (const { name } of candidates)
        places.set(tokenText(tokens, name), []);
    for (let at = 0; at < tokens.kinds.length; at++)
        if (tokens.kinds[at] === WORD)
            places.get(tokenText(tokens, at))?.push(at);
    return candidates.flatMap(({ name, from, to, within: [open, close], item }) => {
        const word = tokenText(tokens, name);
        const named = places.get(word) ?? [];
        const outside = countWithin(named, open + 1, close) - countWithin(named, from, to) - (item ? 0 : 1);
        if (word !== '_' && outside > 0)
            return [];
        return item && !hasPlainAttributes(tokens, from) ? [] : [[from, to]];
    });
}
const rust_unused_MODIFIERS = new Set(['pub', 'const', 'async', 'unsafe', 'extern']);
const rust_unused_PLAIN = new Set('allow cfg cold deny doc expect forbid inline must_use no_mangle rustfmt test track_caller warn'.split(' '));
const MOST = 16;
function hasPlainAttributes(tokens, item) {
    let at = item - 1;
    while (rust_unused_MODIFIERS.has(tokenText(tokens, at)) || tokens.kinds[at] === TEXT)
        at--;
    for (let looked = 0; isPunctuation(tokens, at, ']'); looked++) {
        const open = tokens.partners[at] ?? 0;
        if (!isPunctuation(tokens, open - 1, '#'))
            return true;
        if (looked === MOST || !rust_unused_PLAIN.has(tokenText(tokens, open + 1)))
            return false;
        at = open - 2;
    }
    return true;
}

;// CONCATENATED MODULE: ./changes/rust-blocks.js





function unreachedInBlocks(tokens, isCode) {
    const whole = blockOf(-1, tokens.kinds.length, true, isCode, 'nothing');
    const imported = exitImports(tokens);
    const walk = { tokens, ranges: [], unused: [], blocks: [whole], bodies: new Set(), imported };
    let brace = -1;
    for (let at = 0; at < tokens.kinds.length; at++) {
        let block = walk.blocks.at(-1) ?? whole;
        while (at === block.close) {
            leave(walk, block);
            block = walk.blocks.at(-1) ?? whole;
        }
        if (opensGroup(tokens, at)) {
            while (brace < at)
                brace = nextBrace(tokens, brace + 1);
            const close = tokens.partners[at] ?? at;
            if (brace > close && tokenText(tokens, at + 1) !== 'return')
                at = close;
            else
                walk.blocks.push(entered(walk, at, block));
        }
        else if (tokens.kinds[at] === WORD)
            enterWord(walk, at, block);
        else if (block.braces && isPunctuation(tokens, at, ';'))
            endStatement(walk, at, block);
    }
    leave(walk, whole);
    return [...walk.ranges, ...unusedRanges(tokens, walk.unused)];
}
function nextBrace(tokens, from) {
    let at = from;
    while (at < tokens.kinds.length && !isPunctuation(tokens, at, '{'))
        at++;
    return at;
}
function blockOf(open, close, braces, code, carries) {
    return { open, close, braces, code, carries, leaving: 'not', from: -1, unused: null };
}
function entered({ tokens, bodies }, open, around) {
    const close = tokens.partners[open] ?? open;
    if (!isPunctuation(tokens, open, '{'))
        return blockOf(open, close, false, false, 'nothing');
    const carries = around.braces ? carriedBy(tokens, open, around) : 'nothing';
    const isBody = bodies.delete(open);
    const block = blockOf(open, close, true, isBody || (around.code && carries !== 'nothing'), carries);
    if (close === open + 1 && carries === 'return' && tokenText(tokens, open - 1) === 'loop')
        block.leaving = 'by-return';
    return block;
}
function carriedBy(tokens, open, around) {
    if (startsStatement(tokens, open, around.open))
        return 'jumps';
    const word = tokenText(tokens, open - 1);
    if (word === 'unsafe' && startsStatement(tokens, open - 1, around.open))
        return 'jumps';
    const condition = ifAlwaysTaken(tokens, open);
    if (condition >= 0)
        return startsStatement(tokens, condition, around.open) ? 'jumps' : 'nothing';
    const label = word === 'loop' ? open - 3 : open - 2;
    const labelled = isPunctuation(tokens, label + 1, ':') && tokens.kinds[label] === LIFETIME;
    const start = labelled ? label : open - 1;
    if (!labelled && word !== 'loop')
        return 'nothing';
    return startsStatement(tokens, start, around.open) ? 'return' : 'nothing';
}
function startsStatement(tokens, at, open) {
    if (at === open + 1)
        return true;
    if (isPunctuation(tokens, at - 1, ']')) {
        const start = tokens.partners[at - 1] ?? at;
        return isPunctuation(tokens, start - 1, '#') && tokenText(tokens, start + 1) === 'allow';
    }
    return isPunctuation(tokens, at - 1, ';') || isPunctuation(tokens, at - 1, '}');
}
function leave({ blocks, ranges }, block) {
    if (block.from >= 0)
        ranges.push([block.from, block.close]);
    blocks.pop();
    const around = blocks.at(-1);
    if (around === undefined || around.from >= 0 || block.leaving === 'not')
        return;
    if (block.carries === 'nothing' || (block.carries === 'return' && block.leaving === 'by-jump'))
        return;
    around.leaving = block.leaving;
    around.from = block.close;
}
function endStatement({ unused }, at, block) {
    if (block.from < 0 && block.leaving !== 'not')
        block.from = at;
    if (block.unused !== null)
        unused.push({ ...block.unused, to: at });
    block.unused = null;
}
const ENTER = {
    a: (walk, at, block) => {
        enterAsync(walk, at, block);
        enterExit(walk, at, block);
    },
    b: enterJump,
    c: (walk, at, block) => {
        enterJump(walk, at, block);
        enterCatch(walk, at, block);
    },
    e: enterExit,
    f: enterItem,
    l: enterLet,
    m: enterItem,
    r: enterReturn,
};
function enterWord(walk, at, block) {
    ENTER[walk.tokens.text.charAt(walk.tokens.starts[at] ?? 0)]?.(walk, at, block);
}
function enterReturn({ tokens, blocks }, at, block) {
    if (tokenText(tokens, at) !== 'return')
        return;
    const around = block.braces ? block : blocks.at(-2);
    if (around === undefined || !around.braces || around.leaving !== 'not')
        return;
    const isValue = isPunctuation(tokens, at - 1, '=') && !isPunctuation(tokens, at - 2, '=');
    if (block.braces) {
        if (!startsStatement(tokens, at, block.open) && !isValue)
            return;
    }
    else {
        const start = tokenText(tokens, block.open - 1) === 'drop' ? block.open - 1 : block.open;
        if (at !== block.open + 1 || !startsStatement(tokens, start, around.open))
            return;
    }
    around.leaving = 'by-return';
}
function enterExit({ tokens, imported }, at, block) {
    if (!block.braces || block.leaving !== 'not')
        return;
    const start = exitStart(tokens, at, imported);
    const ends = start >= 0 && isPunctuation(tokens, (tokens.partners[at + 1] ?? at) + 1, ';');
    if (ends && startsStatement(tokens, start, block.open))
        block.leaving = 'by-return';
}
function enterJump({ tokens }, at, block) {
    if (!block.braces || block.leaving !== 'not' || block.open < 0)
        return;
    const word = tokenText(tokens, at);
    if ((word !== 'break' && word !== 'continue') || !startsStatement(tokens, at, block.open))
        return;
    if (tokens.kinds[at + 1] !== LIFETIME)
        block.leaving = 'by-jump';
    else if (isPunctuation(tokens, at + 2, ';'))
        block.from = at + 2;
}
function enterItem({ tokens, ranges, unused, bodies }, at, block) {
    const isFunction = isItemHead(tokens, at, 'fn');
    if (!isFunction && !isItemHead(tokens, at, 'mod'))
        return;
    const body = isFunction ? bodyOf(tokens, at) : at + 2;
    if (body < 0 || !opensGroup(tokens, body))
        return;
    const close = tokens.partners[body] ?? body;
    if (isFunction)
        bodies.add(body);
    if (block.from >= 0) {
        ranges.push([block.from, body]);
        block.from = close + 1;
    }
    if (!block.code || (block.open < 0 && tokenText(tokens, at + 1) === 'main'))
        return;
    unused.push({ name: at + 1, from: at, to: close + 1, within: [block.open, block.close], item: true });
}
function enterLet({ tokens }, at, block) {
    if (!block.braces || tokenText(tokens, at) !== 'let' || tokens.kinds[at + 1] !== WORD)
        return;
    block.unused = null;
    if (!isPunctuation(tokens, at + 2, '='))
        return;
    let value = at + 3;
    while (tokenText(tokens, value) === 'async' || tokenText(tokens, value) === 'move')
        value++;
    const isAsync = value > at + 3 && tokenText(tokens, at + 3) === 'async' && opensGroup(tokens, value);
    if (!isAsync && !isPunctuation(tokens, value, '|'))
        return;
    block.unused = { name: at + 1, from: at + 3, within: [block.open, block.close], item: false };
}
function enterAsync({ tokens, ranges }, at, block) {
    if (!block.braces || tokenText(tokens, at) !== 'async' || !startsStatement(tokens, at, block.open))
        return;
    const open = tokenText(tokens, at + 1) === 'move' ? at + 2 : at + 1;
    const close = tokens.partners[open] ?? open;
    if (opensGroup(tokens, open) && isPunctuation(tokens, close + 1, ';'))
        ranges.push([open, close]);
}
const MAX_PATH_TOKENS = 8;
function enterCatch({ tokens, ranges }, at, block) {
    if (tokenText(tokens, at) !== 'catch_unwind' || !opensGroup(tokens, at + 1))
        return;
    let start = at;
    while (at - start < MAX_PATH_TOKENS &&
        (isPunctuation(tokens, start - 1, ':') || (tokens.kinds[start - 1] === WORD && start < at)))
        start--;
    const close = tokens.partners[at + 1] ?? at;
    const range = [at + 1, close];
    const ended = isPunctuation(tokens, close + 1, '.') && opensGroup(tokens, close + 3) ? close + 5 : close + 1;
    if (!block.braces || !isPunctuation(tokens, ended, ';'))
        return;
    const toNothing = isPunctuation(tokens, start - 1, '=') && tokenText(tokens, start - 2) === '_';
    const dropped = ended === close + 1 || /^(?:ok|err|is_ok|is_err)$/.test(tokenText(tokens, close + 2));
    if (dropped && (toNothing || startsStatement(tokens, start, block.open)))
        ranges.push(range);
}

;// CONCATENATED MODULE: ./changes/rust-unreached.js




function unreachedRanges(tokens, isCode) {
    const ranges = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        const range = RANGES[tokens.text.charAt(tokens.starts[at] ?? 0)]?.(tokens, at) ?? null;
        if (range !== null)
            ranges.push(range);
    }
    return [...ranges, ...unreachedInBlocks(tokens, isCode)];
}
const RANGES = {
    s: stringified,
    i: (tokens, at) => (tokenText(tokens, at) === 'if' ? branchNotTaken(tokens, at) : null),
    w: (tokens, at) => (tokenText(tokens, at) === 'while' ? branchNotTaken(tokens, at) : null),
    d: dropped,
    f: loopOverNothing,
};
const rust_unreached_MAX_PATH = 10;
function dropped(tokens, at) {
    if (tokenText(tokens, at) !== 'drop' || !isPunctuation(tokens, at + 1, '(') || !opensGroup(tokens, at + 1))
        return null;
    let value = at + 2;
    while (tokenText(tokens, value) === 'async' || tokenText(tokens, value) === 'move')
        value++;
    const isAsync = tokenText(tokens, at + 2) === 'async' && opensGroup(tokens, value);
    const close = tokens.partners[at + 1] ?? at;
    let caught = at + 2;
    while (caught < at + rust_unreached_MAX_PATH && tokenText(tokens, caught) !== 'catch_unwind')
        caught++;
    const isCaught = caught < at + rust_unreached_MAX_PATH && tokens.partners[caught + 1] === close - 1;
    const isWhole = isCaught || (isAsync && tokens.partners[value] === close - 1);
    return isWhole || isPunctuation(tokens, value, '|') ? [at + 1, close] : null;
}
function loopOverNothing(tokens, at) {
    const loop = tokenText(tokens, at) === 'for' ? elementsLooped(tokens, at) : null;
    return loop?.elements === 0 ? [loop.open, loop.close] : null;
}
function stringified(tokens, at) {
    if (!isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
        return null;
    return tokenText(tokens, at) === 'stringify' ? [at + 2, tokens.partners[at + 2] ?? at] : null;
}
const rust_unreached_MAX_CONDITION = 64;
function branchNotTaken(tokens, at) {
    let block = constantEnd(tokens, at + 1, 'false');
    if (block >= 0) {
        const isAnd = isPunctuation(tokens, block, '&') && isPunctuation(tokens, block + 1, '&');
        const end = isAnd ? block + rust_unreached_MAX_CONDITION : block;
        while (block < end && !(isPunctuation(tokens, block, '{') && opensGroup(tokens, block))) {
            if (isPunctuation(tokens, block, '|') && isPunctuation(tokens, block + 1, '|'))
                return null;
            block = opensGroup(tokens, block) ? (tokens.partners[block] ?? block) + 1 : block + 1;
        }
        return blockRange(tokens, block);
    }
    const taken = constantEnd(tokens, at + 1, 'true');
    const range = taken < 0 ? null : blockRange(tokens, taken);
    if (range === null || tokenText(tokens, range[1] + 1) !== 'else')
        return null;
    return blockRange(tokens, range[1] + 2);
}
function blockRange(tokens, open) {
    return isPunctuation(tokens, open, '{') && opensGroup(tokens, open)
        ? [open, tokens.partners[open] ?? open]
        : null;
}

;// CONCATENATED MODULE: ./changes/rust-untested.js


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

;// CONCATENATED MODULE: ./changes/rust-assertions.js




const ASSERTING = /^(?:debug_|prop_)?assert/;
const ASSERTING_ONE = /^(?:debug_|prop_)?assert$/;
function isAssertingName(name) {
    return ASSERTING.test(name);
}
const PANICKING = /^(?:panic|unreachable|unimplemented)$/;
function isPanic(tokens, at) {
    return PANICKING.test(tokenText(tokens, at));
}
function assertionTokens(tokens, isCode, untested) {
    const written = writtenAssertions(tokens);
    if (written.length === 0)
        return written;
    return outside(written, [...(untested ?? untestedRanges(tokens)), ...unreachedRanges(tokens, isCode)], tokens);
}
function outside(sorted, ranges, tokens) {
    if (ranges.length === 0)
        return sorted;
    const marks = markRanges(tokens, ranges);
    return sorted.filter((token) => marks[token] === 0);
}
function writtenAssertions(tokens) {
    const found = [];
    let counts = null;
    const jumps = () => {
        counts ??= jumpsBefore(tokens);
        return counts;
    };
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD || !isPunctuation(tokens, at + 1, '!') || !opensGroup(tokens, at + 2))
            continue;
        const name = tokenText(tokens, at);
        if (PANICKING.test(name)
            ? !isExpectation(tokens, at)
            : ASSERTING.test(name) && asserts(tokens, at, name, jumps))
            found.push(at);
    }
    return found;
}
function asserts(tokens, at, name, jumps) {
    const one = ASSERTING_ONE.test(name);
    const counted = one ? 1 : 2;
    if (comparesLiterals(tokens, at + 2, counted) || (one && isAlwaysTrue(tokens, at + 2)))
        return false;
    return !(one || /_(?:eq|ne)$/.test(name)) || !leavesByMessage(tokens, at + 2, counted, jumps);
}
const MAX_CLOSURE = 12;
const EXPECTING = new Set(['unwrap_or_else', 'map_or_else', 'ok_or_else']);
function isExpectation(tokens, panic) {
    for (let at = panic - 1; at > panic - MAX_CLOSURE; at--)
        if (isPunctuation(tokens, at, '('))
            return EXPECTING.has(tokenText(tokens, at - 1));
    return false;
}
function leavesByMessage(tokens, open, counted, jumps) {
    const close = tokens.partners[open] ?? open;
    let commas = 0;
    let at = open + 1;
    for (; at < close && commas < counted; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, ','))
            commas++;
    }
    return at < close && jumps()[at] !== jumps()[close];
}
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
function isAlwaysTrue(tokens, open) {
    const close = tokens.partners[open] ?? open;
    let always = false;
    let binds = false;
    for (let at = open + 1; at < close && !isPunctuation(tokens, at, ','); at++) {
        binds ||= ['=', '<', '>', '&'].some((operator) => isPunctuation(tokens, at, operator));
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (tokens.kinds[at] === WORD && tokenText(tokens, at) === 'true') {
            const [first, last] = [at === open + 1, at + 1 === close || isPunctuation(tokens, at + 1, ',')];
            if ((first && isOr(tokens, at + 1)) || (isOr(tokens, at - 2) && (last || isOr(tokens, at + 1))))
                return true;
            always ||= first ? isPunctuation(tokens, at + 1, '|') : isPunctuation(tokens, at - 1, '|');
        }
    }
    return always && !binds;
}
function isOr(tokens, at) {
    return isPunctuation(tokens, at, '|') && isPunctuation(tokens, at + 1, '|');
}

;// CONCATENATED MODULE: ./changes/rust-counted.js





function isTest({ free, generated, attributes }) {
    return free && (generated || attributes.some(isTestAttribute));
}
function isHarnessed({ generated, collected, attributes }) {
    return !collected && (generated || attributes.some(needsHarness));
}
function isShouldPanic({ path, never }) {
    return path === 'should_panic' && !never;
}
function countedAssertions(tokens, functions, found) {
    const passing = functions.flatMap((item) => {
        const { open, close } = item;
        if (countWithin(found, open, close) === 0)
            return [];
        const isStub = !isTest(item) && isPanicAlone(tokens, item);
        return isStub || item.attributes.some(isShouldPanic) ? [[open, close]] : [];
    });
    if (passing.length === 0)
        return found;
    const marks = markRanges(tokens, passing);
    return found.filter((token) => marks[token] === 0 || !isPanic(tokens, token));
}
function isPanicAlone(tokens, { open, close }) {
    if (!isPanic(tokens, open + 1) || !isPunctuation(tokens, open + 2, '!'))
        return false;
    const end = tokens.partners[open + 3] ?? -1;
    return end === close - 1 || (end === close - 2 && isPunctuation(tokens, end + 1, ';'));
}
function runningTotals(assertions, repeats) {
    const totals = [0];
    for (const token of assertions)
        totals.push((totals.at(-1) ?? 0) + (repeats?.(token) ?? 1));
    return totals;
}

;// CONCATENATED MODULE: ./changes/rust-documented-items.js



const rust_documented_items_MAX_PATH_LENGTH = 4_096;
function documentedItems(tokens, places) {
    const answers = [];
    const scopes = [];
    const opened = new Map();
    const itemAt = itemReader(tokens);
    for (let at = 0; at <= tokens.kinds.length; at++) {
        const around = scopes.at(-1)?.path ?? (scopes.length === 0 ? '' : null);
        for (let place = places[answers.length]; place !== undefined && place.before <= at;) {
            answers.push(place.inner ? around : joined(around, itemAt(at)));
            place = places[answers.length];
        }
        while (scopes.length > 0 && (scopes.at(-1)?.close ?? 0) <= at)
            scopes.pop();
        const scope = scopes.at(-1);
        if (tokens.kinds[at] === WORD)
            noteBody(tokens, at, scope?.variants === true, opened);
        else if (isPunctuation(tokens, at, '{') && opensGroup(tokens, at)) {
            const { name, variants } = opened.get(at) ?? { name: '', variants: false };
            const path = joined(scope === undefined ? '' : scope.path, name);
            scopes.push({ close: tokens.partners[at] ?? at, path, variants });
        }
    }
    return answers;
}
function joined(path, name) {
    if (path === null || name === null || path.length + name.length > rust_documented_items_MAX_PATH_LENGTH)
        return null;
    return path === '' || name === '' ? path + name : `${path}::${name}`;
}
const HOLDERS = new Set(['mod', 'trait', 'struct', 'enum', 'union', 'fn']);
function noteBody(tokens, at, inEnum, opened) {
    const word = tokenText(tokens, at);
    const next = at + 1;
    if (word === 'impl' && startsImpl(tokens, at)) {
        const end = headerEnd(tokens, at);
        if (end >= 0)
            opened.set(end, { name: selfType(tokens, next, end), variants: false });
    }
    else if (HOLDERS.has(word) && tokens.kinds[next] === WORD) {
        const end = headerEnd(tokens, at);
        if (end >= 0)
            opened.set(end, { name: nameAt(tokens, next), variants: word === 'enum' });
    }
    else if (inEnum && isPunctuation(tokens, next, '{')) {
        opened.set(next, { name: nameAt(tokens, at), variants: false });
    }
}
function startsImpl(tokens, at) {
    if (at === 0 || ['unsafe', 'default'].includes(tokenText(tokens, at - 1)))
        return true;
    return ['}', '{', ';', ']', ')'].some((character) => isPunctuation(tokens, at - 1, character));
}
function selfType(tokens, from, end) {
    let start = isPunctuation(tokens, from, '<') ? afterAngles(tokens, from, end) : from;
    let stop = end;
    for (let at = start; at < stop; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, '<'))
            at = afterAngles(tokens, at, end) - 1;
        else if (tokenText(tokens, at) === 'where')
            stop = at;
        else if (tokenText(tokens, at) === 'for' && !isPunctuation(tokens, at + 1, '<'))
            start = at + 1;
    }
    let text = '';
    for (let at = start; at < stop && text.length <= rust_documented_items_MAX_PATH_LENGTH; at++)
        text += tokenText(tokens, at);
    return text;
}
function afterAngles(tokens, from, end) {
    let depth = 0;
    for (let at = from; at < end; at++) {
        if (isPunctuation(tokens, at, '<'))
            depth++;
        else if (isPunctuation(tokens, at, '>') && !isPunctuation(tokens, at - 1, '-') && --depth === 0)
            return at + 1;
    }
    return end;
}
const rust_documented_items_MODIFIERS = new Set(['pub', 'unsafe', 'async', 'default', 'auto', 'safe', 'extern', 'const']);
const NAMED = new Set([...HOLDERS, 'type', 'static', 'const']);
function itemReader(tokens) {
    let last = { at: -1, name: null };
    return (from) => {
        if (from <= last.at)
            return last.name;
        let at = from;
        for (let end = attributeEnd(tokens, at); end >= 0; end = attributeEnd(tokens, at))
            at = end;
        last = { at, name: itemName(tokens, at) };
        return last.name;
    };
}
function itemName(tokens, from) {
    let at = from;
    while (rust_documented_items_MODIFIERS.has(tokenText(tokens, at)) && (limitsView(tokens, at) || !endsName(tokens, at + 1))) {
        at++;
        if (tokens.kinds[at] === TEXT)
            at++;
        else if (isPunctuation(tokens, at, '(') && opensGroup(tokens, at))
            at = (tokens.partners[at] ?? at) + 1;
    }
    if (tokens.kinds[at] !== WORD)
        return null;
    const word = tokenText(tokens, at);
    const next = at + 1;
    if (word === 'macro_rules' && isPunctuation(tokens, next, '!'))
        return wordAt(tokens, next + 1);
    if (word === 'impl')
        return selfType(tokens, next, Math.max(next, headerEnd(tokens, at)));
    if (word === 'use')
        return lastWord(tokens, next);
    if (word === 'static' && tokenText(tokens, next) === 'mut')
        return wordAt(tokens, next + 1);
    if (NAMED.has(word) && tokens.kinds[next] === WORD)
        return wordAt(tokens, next);
    return endsName(tokens, next) ? nameAt(tokens, at) : null;
}
function limitsView(tokens, at) {
    return tokenText(tokens, at) === 'pub' && isPunctuation(tokens, at + 1, '(');
}
function endsName(tokens, at) {
    return [':', ',', '{', '(', '=', '}'].some((character) => isPunctuation(tokens, at, character));
}
function lastWord(tokens, from) {
    let at = from;
    while (tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':'))
        at++;
    return isPunctuation(tokens, at, ';') ? wordAt(tokens, at - 1) : null;
}
function wordAt(tokens, at) {
    return tokens.kinds[at] === WORD ? nameAt(tokens, at) : null;
}
function nameAt(tokens, at) {
    return tokenText(tokens, at).replace(/^r#/, '');
}

;// CONCATENATED MODULE: ./changes/rust-documentation.js




function readDocumentation(tokens) {
    const lineAt = lineIndex(tokens.text);
    const pieces = [...commentPieces(tokens, lineAt), ...attributePieces(tokens, lineAt)];
    pieces.sort((a, b) => a.start - b.start);
    const documents = [];
    let last;
    for (const piece of pieces) {
        const document = last !== undefined && belongTogether(tokens, last, piece) ? documents.at(-1) : undefined;
        if (document === undefined)
            documents.push({ first: piece, lines: [...piece.lines] });
        else
            for (const line of piece.lines)
                document.lines.push(line);
        last = piece;
    }
    const items = documentedItems(tokens, documents.map(({ first }) => first));
    return documents.map(({ lines }, index) => ({
        lines: withoutCommonIndent(lines),
        item: items[index] ?? null,
    }));
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
    return lines.flatMap((text, index) => rust_documentation_unescaped(text)
        .split('\n')
        .map((each) => ({ text: each, line: line + index })));
}
const rust_documentation_ESCAPES = { n: '\n', r: '\r', t: '\t', '0': '\0' };
function rust_documentation_unescaped(text) {
    return text.replace(/\\(.)/g, (_, escaped) => rust_documentation_ESCAPES[escaped] ?? escaped);
}
function withoutCommonIndent(document) {
    let common = Number.POSITIVE_INFINITY;
    for (const { text } of document) {
        if (text.trim() !== '')
            common = Math.min(common, text.length - text.trimStart().length);
    }
    return document.map(({ text, line }) => ({ text: text.slice(Math.min(common, text.length)), line }));
}

;// CONCATENATED MODULE: ./changes/rust-doctests.js





function isIgnored({ ignoredBy }) {
    return ignoredBy === 'ignore';
}
function stateOf(block) {
    return isIgnored(block) ? 'ignored' : block.mode;
}
function readDoctests(tokens) {
    return readDocumentation(tokens).flatMap(({ lines, item }) => codeBlocks(lines).map((block) => doctest(block, item)));
}
function doctest({ fenceLine, tags, lines: source }, item) {
    const code = lexRust(source.map(({ text }) => unhidden(text)).join('\n'));
    const attributes = markAttributes(code);
    const mode = modeOf(tags);
    const asserted = assertionTokens(code, true);
    return {
        item,
        fenceLine,
        line: source[0]?.line ?? fenceLine,
        endLine: source.at(-1)?.line ?? fenceLine,
        mode,
        ignoredBy: tags.includes('ignore') ? 'ignore' : (tags.find((tag) => tag.startsWith('ignore-')) ?? null),
        lines: rust_lines_linesOf(code, (token) => attributes[token] === 0),
        body: tokenSequence(code, 0, code.kinds.length),
        assertions: mode === 'should_panic' ? asserted.filter((at) => !isPanic(code, at)).length : asserted.length,
    };
}
function modeOf(tags) {
    for (const mode of ['compile_fail', 'no_run', 'should_panic'])
        if (tags.includes(mode))
            return mode;
    return 'run';
}
function unhidden(line) {
    const code = line.trimStart();
    if (code === '#' || code.startsWith('# '))
        return code.slice(1);
    return code.startsWith('##') ? code.slice(1) : line;
}
function codeBlocks(document) {
    const blocks = [];
    let fence = null;
    let block = [];
    let inList = false;
    let afterBlank = true;
    const finish = () => {
        const fenceLine = fence?.line ?? block[0]?.line;
        const tags = fence?.tags ?? [];
        if (fenceLine !== undefined && isRust(tags))
            blocks.push({ fenceLine, tags, lines: block });
        block = [];
        fence = null;
    };
    for (const line of document) {
        const blank = line.text.trim() === '';
        if (fence !== null) {
            const closes = closesFence(line.text, fence);
            if (!closes)
                block.push({ ...line, text: withoutIndent(line.text, fence.indent) });
            else
                finish();
            afterBlank = closes;
            continue;
        }
        const indented = /^(?: {4}|\t)/.test(line.text) && !inList && (afterBlank || block.length > 0);
        if (indented)
            block.push({ ...line, text: withoutIndent(line.text, 4) });
        else if (!blank) {
            finish();
            const opened = openedFence(line.text);
            fence = opened === null ? null : { ...opened, line: line.line };
            inList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line.text) || (inList && /^\s/.test(line.text));
        }
        afterBlank = blank;
    }
    finish();
    return blocks;
}
function openedFence(line) {
    const found = /^(\s*)(`{3,}|~{3,})(.*)$/s.exec(line);
    if (found === null)
        return null;
    const [, indent = '', mark = '', info = ''] = found;
    if (mark.startsWith('`') && info.includes('`'))
        return null;
    const tags = info.split(/[\s,]+/).filter((each) => each !== '' && !each.startsWith('{'));
    return { mark, indent: indent.length, tags };
}
function closesFence(line, { mark }) {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}
const RUST_TAGS = /^(?:rust|should_panic|no_run|compile_fail|ignore|ignore-.+|test_harness|standalone_crate|allow_fail|edition\d+|E\d{4})$/s;
function isRust(tags) {
    let rust = false;
    let other = false;
    for (const tag of tags) {
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

// EXTERNAL MODULE: ./node_modules/@lezer/rust/dist/index.js + 3 modules
var dist = __webpack_require__(3519);
;// CONCATENATED MODULE: ./changes/rust-grammar.js

const MAX_NESTING = 256;
const MAX_SKELETON_LENGTH = 500_000;
const MAX_MENDED_LENGTH = 50_000;
const strictParser = dist/* parser */.K.configure({ strict: true });
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

;// CONCATENATED MODULE: ./changes/rust-skeleton.js




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
function macroGroup(tokens, at) {
    if (!isPunctuation(tokens, at + 1, '!') || NO_MACRO.has(tokenText(tokens, at)))
        return -1;
    const group = tokens.kinds[at + 2] === WORD ? at + 3 : at + 2;
    return opensGroup(tokens, group) ? group : -1;
}
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
function isGlued(tokens, at) {
    if (tokens.starts[at] !== tokens.ends[at - 1] || tokens.kinds[at - 1] !== PUNCTUATION)
        return false;
    const before = tokenText(tokens, at - 1);
    if (tokens.kinds[at] === WORD)
        return before === '$';
    return tokens.kinds[at] === PUNCTUATION && OPERATOR.test(before) && OPERATOR.test(tokenText(tokens, at));
}

;// CONCATENATED MODULE: ./changes/rust-macro-items.js





const TESTING_MACROS = new Set(['quickcheck']);
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
        collected: false,
    });
    return close + 1;
}
function noteTestOnly(tokens, pending, close, found) {
    if (pending?.attributes.some((attribute) => isTestCfg(tokens, attribute)))
        found.testOnly.push([pending.end, close + 1]);
}
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

;// CONCATENATED MODULE: ./changes/rust-items.js






const ENCLOSING = new Set(['ImplItem', 'TraitItem', 'ForeignModItem', 'Block']);
const rust_items_ENTER = {
    AttributeItem: rust_items_enterAttributes,
    InnerAttribute: enterInnerAttribute,
    ModItem: rust_items_enterModule,
    FunctionItem: enterFunction,
    MacroInvocation: enterMacro,
};
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
            const handle = rust_items_ENTER[name];
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
function rust_items_enterAttributes(walk, from, to) {
    walk.pending = readAttributes(walk.tokens, from, to);
    if (walk.pending.attributes.some((attribute) => isTestCfg(walk.tokens, attribute))) {
        walk.testOnly.push([walk.pending.end, to]);
    }
}
function enterInnerAttribute(walk, from, to) {
    if (walk.enclosing > 0)
        return;
    const { attributes } = readAttributes(walk.tokens, from, to);
    if (!attributes.some((attribute) => isTestCfg(walk.tokens, attribute)))
        return;
    const module = walk.modules.at(-1) ?? { from: 0, to: walk.tokens.kinds.length };
    walk.testOnly.push([module.from, module.to]);
}
function rust_items_enterModule({ tokens, modules, pending }, from, to) {
    const name = keywordWithin(tokens, 'mod', from, to) + 1;
    const isCollected = pending.end === from && pending.attributes.some(collectsTests);
    const collected = isCollected || modules.at(-1)?.collected === true;
    modules.push({ name: tokenText(tokens, name), from, to, collected });
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
        collected: modules.at(-1)?.collected === true,
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
function keywordWithin(tokens, keyword, from, to) {
    for (let at = from; at < to; at++)
        if (isItemHead(tokens, at, keyword))
            return at;
    return from - 1;
}

;// CONCATENATED MODULE: ./changes/rust-mentions.js

function mentionedModules(tokens) {
    const found = new Set();
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        const inPath = isPunctuation(tokens, at + 1, ':') && isPunctuation(tokens, at + 2, ':');
        const declared = isPunctuation(tokens, at + 1, ';') && tokenText(tokens, at - 1) === 'mod';
        if (inPath || declared)
            found.add(tokenText(tokens, at));
    }
    return [...found];
}
const DEFINING = new Set([
    'const',
    'enum',
    'fn',
    'macro',
    'mod',
    'static',
    'struct',
    'trait',
    'type',
    'union',
    'use',
]);
function definedNames(tokens) {
    const found = new Set();
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        if (tokens.kinds[at - 1] !== WORD && !isPunctuation(tokens, at - 1, '!'))
            continue;
        const before = tokenText(tokens, at - 1);
        const renamed = before === 'as' || (before === '!' && tokenText(tokens, at - 2) === 'macro_rules');
        if (renamed || DEFINING.has(before))
            found.add(tokenText(tokens, at).replace(/^r#/, ''));
    }
    return found;
}

;// CONCATENATED MODULE: ./changes/rust-shadows.js



const MAX_NESTED = 8;
function readMacros(tokens, lineAt) {
    const asserting = [];
    const defined = [];
    const around = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        const length = (tokens.ends[at] ?? 0) - (tokens.starts[at] ?? 0);
        if (length !== AS.length && length !== MACRO_RULES.length)
            continue;
        const name = nameDefinedAt(tokens, at);
        if (name < 0)
            continue;
        const imports = name === at + 1;
        if (!imports) {
            const close = tokens.partners[name + 1] ?? name;
            while (at > (around.at(-1) ?? at))
                around.pop();
            if (around.length >= MAX_NESTED)
                continue;
            around.push(close);
            defined.push({ name, open: name + 1, close });
        }
        if (!isAssertingName(tokenText(tokens, name)))
            continue;
        const macro = imports ? importedAt(tokens, at) : definedBy(tokens, name);
        const line = lineAt(tokens.starts[name] ?? 0);
        if (macro !== null)
            asserting.push({ name: tokenText(tokens, name), line, imported: imports, ...macro });
    }
    return { asserting, defined };
}
const AS = 'as';
const MACRO_RULES = 'macro_rules';
function nameDefinedAt(tokens, at) {
    const word = tokenText(tokens, at);
    if (word === MACRO_RULES && isPunctuation(tokens, at + 1, '!') && opensGroup(tokens, at + 3))
        return at + 2;
    return word === AS && tokens.kinds[at + 1] === WORD ? at + 1 : -1;
}
const rust_shadows_MAX_PATH_TOKENS = 24;
function importedAt(tokens, as) {
    if (tokens.kinds[as - 1] !== WORD || isAssertingName(tokenText(tokens, as - 1)))
        return null;
    let from = as;
    const isPath = (at) => tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':');
    while (as - from < rust_shadows_MAX_PATH_TOKENS && isPath(from - 1))
        from--;
    return { definition: tokenSequence(tokens, from, as), does: 'its-own' };
}
function definedBy(tokens, name) {
    const open = name + 1;
    const close = tokens.partners[open] ?? open;
    const bodies = [];
    for (let at = open + 1; at < close; at++) {
        if (!opensGroup(tokens, at))
            continue;
        if (isPunctuation(tokens, at - 1, '>') && isPunctuation(tokens, at - 2, '='))
            bodies.push(at);
        at = tokens.partners[at] ?? at;
    }
    const definition = tokenSequence(tokens, open, close + 1);
    if (bodies.every((body) => doesNothing(tokens, body)))
        return { definition, does: 'nothing' };
    return { definition, does: bodies.every((body) => passesOn(tokens, body)) ? 'passes-on' : 'its-own' };
}
const IDLE = new Set(['_', 'let', 'if', 'else', 'true', 'false', 'mut', 'ref', 'move']);
function doesNothing(tokens, open) {
    const close = tokens.partners[open] ?? open;
    for (let at = open + 1; at < close; at++) {
        const isVariable = isPunctuation(tokens, at - 1, '$');
        if (tokens.kinds[at] === WORD && !isVariable && !IDLE.has(tokenText(tokens, at)))
            return false;
        if (['/', '%', '-'].some((operator) => isPunctuation(tokens, at, operator)))
            return false;
        if (isPunctuation(tokens, at, '?') && !isRepetition(tokens, at))
            return false;
        if (isPunctuation(tokens, at, '[') && tokens.kinds[at - 1] !== PUNCTUATION)
            return false;
        if (opensGroup(tokens, at) && isPunctuation(tokens, at, '(') && tokens.kinds[at - 1] === WORD)
            return false;
    }
    return true;
}
function isRepetition(tokens, at) {
    const open = tokens.partners[at - 1] ?? -1;
    return open > 0 && isPunctuation(tokens, open - 1, '$');
}
function passesOn(tokens, open) {
    const close = tokens.partners[open] ?? open;
    let at = open + 1;
    while (at < close &&
        (tokens.kinds[at] === WORD || isPunctuation(tokens, at, ':') || isPunctuation(tokens, at, '$')))
        at++;
    if (!isPunctuation(tokens, at, '!') || !opensGroup(tokens, at + 1) || !isPunctuation(tokens, at - 2, ':'))
        return false;
    const end = (tokens.partners[at + 1] ?? at) + 1;
    return (isAssertingName(tokenText(tokens, at - 1)) && (isPunctuation(tokens, end, ';') ? end + 1 : end) === close);
}

;// CONCATENATED MODULE: ./changes/rust-source.js
















function parseRust(source) {
    const text = source.replaceAll('\r\n', '\n');
    const tokens = lexRust(text);
    const skeleton = skeletonOf(tokens);
    const { functions, testOnly } = readItems(tokens, skeleton, parseSkeleton(skeleton.text));
    functions.sort((a, b) => a.name - b.name);
    const untestedAt = untestedRanges(tokens);
    const assertions = countedAssertions(tokens, functions, assertionTokens(tokens, false, untestedAt));
    const attributes = markAttributes(tokens);
    const untested = markRanges(tokens, untestedAt);
    const testItems = functions.filter(isTest);
    const ofTests = markRanges(tokens, [...testOnly, ...testItems.filter(isCertain).map(rangeOf)]);
    const repeated = runningTotals(assertions, assertions.length === 0 ? null : repeatsOf(tokens));
    const context = { tokens, lineAt: lineIndex(text), assertions, repeated, untested, ofTests };
    const tests = testItems.map((item) => testFunction(context, item));
    const helpers = functions
        .filter((item) => !isTest(item))
        .map((item) => helperFunction(context, item, rust_source_nameOf(item)));
    const macros = readMacros(tokens, context.lineAt);
    const doctests = readDoctests(tokens);
    const isTested = (token) => attributes[token] === 0 && untested[token] === 0;
    const compiled = doctests.filter((doctest) => !isIgnored(doctest));
    const doctestLines = compiled.flatMap((doctest) => doctest.lines);
    const panics = sum(testItems.map((item) => Number(expectsPanic(context, item))));
    const testRelated = testItems.every(isCertain)
        ? ofTests
        : markRanges(tokens, [...testOnly, ...testItems.map(rangeOf)]);
    const own = rust_lines_linesOf(tokens, (token) => isTested(token) && ofTests[token] === 1);
    return {
        tests,
        helpers,
        assertingMacros: macros.asserting,
        macros: macros.defined.map((macro) => macroHelper(context, macro)),
        mentions: mentionedModules(tokens),
        defined: definedNames(tokens),
        doctests,
        testLines: [...own, ...doctestLines],
        get testFileLines() {
            return rust_lines_linesOf(tokens, isTested);
        },
        unharnessedLines(isTestFile) {
            const idle = isTestFile && hasIdleMain(tokens);
            const harnessed = markRanges(tokens, functions.filter(isHarnessed).map(rangeOf));
            const runs = (token) => isTested(token) && harnessed[token] === 0 && (isTestFile || ofTests[token] === 1);
            return [...(idle ? [] : rust_lines_linesOf(tokens, runs)), ...(isTestFile ? [] : doctestLines)];
        },
        get codeLines() {
            return [...rust_lines_linesOf(tokens, (token) => attributes[token] === 0), ...doctestLines];
        },
        assertions: assertions.length + panics + sum(compiled.map((doctest) => doctest.assertions)),
        testAssertions: assertions.filter((token) => testRelated[token] === 1).length + panics,
    };
}
function isCertain({ generated, attributes }) {
    return generated || attributes.some((attribute) => isTestAttribute(attribute) && !attribute.conditional);
}
function rangeOf({ first, close }) {
    return [first, close + 1];
}
function rustFunction({ tokens, lineAt, assertions, repeated }, item, name) {
    const totalAt = (token) => repeated[firstAtLeast(assertions, token)] ?? 0;
    return {
        name,
        line: lineAt(tokens.starts[item.name] ?? 0),
        endLine: lineAt(tokens.starts[item.close] ?? 0),
        assertions: countWithin(assertions, item.open, item.close),
        repeated: totalAt(item.close) - totalAt(item.open),
    };
}
function helperFunction(context, item, name) {
    const { tokens, ofTests } = context;
    return {
        ...rustFunction(context, item, name),
        inTests: ofTests[item.name] === 1,
        body: tokens.text.slice(tokens.ends[item.open], tokens.starts[item.close]),
    };
}
function testFunction(context, item) {
    const { tokens, lineAt, untested } = context;
    const written = rustFunction(context, item, rust_source_nameOf(item));
    const ignores = item.attributes.filter(({ path, never }) => path === 'ignore' && !never);
    const ignore = ignores.find(({ conditional }) => !conditional);
    const isUncertain = (each) => isUncertainCfg(tokens, each) || (each.path === 'cfg' && each.conditional);
    return {
        ...written,
        assertions: written.assertions + Number(expectsPanic(context, item)),
        repeated: written.repeated + Number(expectsPanic(context, item)),
        ignoreLine: ignore === undefined ? null : lineAt(tokens.starts[ignore.token] ?? 0),
        shouldPanic: item.attributes.some(isShouldPanic),
        ...expectedEnds(tokens, lineAt, item),
        always: untested[item.name] === 0 &&
            isCertain(item) &&
            ignores.length === 0 &&
            !item.attributes.some(isUncertain),
        harnessed: isHarnessed(item),
        body: tokenSequence(tokens, item.open + 1, item.close),
    };
}
function expectsPanic({ tokens, untested }, item) {
    return untested[item.name] === 0 && item.attributes.some(isShouldPanic) && !isPanicAlone(tokens, item);
}
function rust_source_nameOf({ path }) {
    return path.join('::');
}
function macroHelper(context, macro) {
    return helperFunction(context, macro, `${tokenText(context.tokens, macro.name)}!`);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}

;// CONCATENATED MODULE: ./collect/test-sources.js





function functionKey(path, name) {
    return `${path}\0${name}`;
}
async function readSources(repository, commit, paths, oids) {
    if (paths.length === 0)
        return (0,facts_0/* known */.eO)(new Map());
    const contents = await repository.readFiles(commit, paths, repository_0/* MAX_SOURCE_BYTES */.T, oids);
    if (contents.state !== 'known')
        return contents;
    return (0,facts_0/* known */.eO)(new Map([...contents.value].map(([path, content]) => [path, sourceOf(content)])));
}
function sideOf(read) {
    return typeof read === 'object' ? read : null;
}
function sourceOf(content) {
    if (content.state === 'absent')
        return null;
    if (content.state !== 'bytes')
        return content.state;
    return readSourceText(decodeSource(content.bytes));
}
function readSourceText(text) {
    const source = parseRust(text);
    const { tests, helpers, macros, mentions, defined, assertingMacros, doctests, assertions, testAssertions } = source;
    const counted = { assertions, testAssertions, lines: countLines(text) };
    return {
        tests,
        helpers,
        macros,
        mentions,
        defined,
        assertingMacros,
        doctests,
        ...counted,
        links: once(() => readLinks(text)),
    };
}
function once(read) {
    let answer = null;
    return () => {
        answer ??= { value: read() };
        return answer.value;
    };
}
function countLines(text) {
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
        lines++;
    return lines;
}
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
        let at = test_sources_firstAtLeast(still, line) - 1;
        const below = still[test_sources_firstAtLeast(still, line + 1)];
        while (at >= 0 && (still[at]?.endLine ?? 0) >= line)
            at--;
        const found = still[at]?.now.endLine ?? below?.now.line ?? line;
        return Math.min(Math.max(1, found), after.lines);
    };
}
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

;// CONCATENATED MODULE: ./changes/rust-doctest-module.js

function bodyOutsideModule(body, crate, module) {
    const segments = module === '' ? [] : module.split('::');
    const tokens = lexRust(body);
    const inUse = markUses(tokens);
    const parts = [];
    for (let at = 0; at < tokens.kinds.length; at++) {
        const run = mayBeModule(tokens, at, crate, inUse[at] === 1) ? segmentsAt(tokens, at, segments) : null;
        parts.push(run === null ? tokenText(tokens, at) : `\u0001${run.fromEnd}`);
        if (run !== null)
            at = run.last;
    }
    return parts.join(' ');
}
function mayBeModule(tokens, at, crate, inUse) {
    if (isPunctuation(tokens, at - 1, ':') && isPunctuation(tokens, at - 2, ':'))
        return tokenText(tokens, at - 3) === crate;
    return inUse || followsInPath(tokens, at);
}
function segmentsAt(tokens, at, segments) {
    if (tokens.kinds[at] !== WORD)
        return null;
    let best = null;
    segments.forEach((segment, first) => {
        if (tokenText(tokens, at) !== segment)
            return;
        let next = first + 1;
        let last = at;
        while (next < segments.length &&
            followsInPath(tokens, last) &&
            tokenText(tokens, last + 3) === segments[next]) {
            last += 3;
            next += 1;
        }
        if (best === null || last > best.last)
            best = { last, fromEnd: segments.length - next };
    });
    return best;
}
function followsInPath(tokens, at) {
    return isPunctuation(tokens, at + 1, ':') && isPunctuation(tokens, at + 2, ':');
}
function markUses(tokens) {
    const marks = new Uint8Array(tokens.kinds.length);
    let inside = false;
    for (let at = 0; at < marks.length; at++) {
        if (isPunctuation(tokens, at, ';'))
            inside = false;
        else if (tokens.kinds[at] === WORD && tokenText(tokens, at) === 'use')
            inside = true;
        if (inside)
            marks[at] = 1;
    }
    return marks;
}

;// CONCATENATED MODULE: ./changes/rust-checks.js



function readChecks(tokens, found) {
    const panics = found.filter((at) => isPanic(tokens, at));
    const others = found.filter((at) => !isPanic(tokens, at));
    const merges = [];
    let branches = 0;
    let unwraps = 0;
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (isUnwrap(tokens, at))
            unwraps++;
        const end = tokens.kinds[at] === WORD ? branchEnd(tokens, at) : -1;
        if (end < 0)
            continue;
        branches++;
        const merged = countWithin(panics, at, end);
        if (merged === 0)
            continue;
        const judgesMore = isValue(tokens, at) || countWithin(others, at, end) > 0;
        merges.push(judgesMore ? merged : merged - 1);
    }
    return { panics: panics.length, unwraps, branches, merges, implied: impliedIn(tokens, others) };
}
const UNWRAPPING = /^(?:unwrap|expect|unwrap_err|expect_err)$/;
function isUnwrap(tokens, at) {
    if (isPunctuation(tokens, at, '?'))
        return (tokens.kinds[at - 1] === WORD ||
            isPunctuation(tokens, at - 1, ')') ||
            isPunctuation(tokens, at - 1, '}'));
    return (tokens.kinds[at] === WORD && isPunctuation(tokens, at - 1, '.') && UNWRAPPING.test(tokenText(tokens, at)));
}
const rust_checks_MAX_HEAD = 64;
const MAX_CHAIN = 64;
function branchEnd(tokens, at) {
    const word = tokenText(tokens, at);
    if (word === 'match')
        return rust_checks_blockEnd(tokens, at + 1);
    if (word === 'else' && !isPunctuation(tokens, at - 1, '}'))
        return rust_checks_blockEnd(tokens, at + 1);
    if (word !== 'if' || tokenText(tokens, at - 1) === 'else')
        return -1;
    let end = rust_checks_blockEnd(tokens, at + 1);
    for (let links = 0; end >= 0 && links < MAX_CHAIN && tokenText(tokens, end) === 'else'; links++) {
        const next = rust_checks_blockEnd(tokens, end + 1);
        if (next < 0)
            break;
        end = next;
    }
    return end;
}
function rust_checks_blockEnd(tokens, from) {
    for (let at = from; at < from + rust_checks_MAX_HEAD; at++) {
        if (isPunctuation(tokens, at, ';') || isPunctuation(tokens, at, '}'))
            return -1;
        if (!opensGroup(tokens, at))
            continue;
        const close = tokens.partners[at] ?? at;
        if (isPunctuation(tokens, at, '{'))
            return close + 1;
        at = close;
    }
    return -1;
}
function isValue(tokens, at) {
    if (at === 0 || tokenText(tokens, at) === 'else')
        return at > 0;
    return ![';', '{', '}'].some((before) => isPunctuation(tokens, at - 1, before));
}
const IMPLIED = new Map([
    ['is_ok', 'unwrap expect'],
    ['is_some', 'unwrap expect'],
    ['is_err', 'unwrap_err expect_err'],
]);
function impliedIn(tokens, assertions) {
    const found = [];
    const asked = new Map();
    const ranges = assertions.map((at) => tokens.partners[at + 2] ?? at);
    assertions.forEach((at, index) => {
        const close = ranges[index] ?? at;
        const question = questionAt(tokens, at);
        if (question !== null)
            asked.set(question.of, question);
        if (asked.size === 0)
            return;
        for (let token = at + 3; token < close; token++) {
            if (tokens.kinds[token] !== WORD)
                continue;
            const end = receiverEnd(tokens, token);
            const known = asked.get(receiver(tokens, token, end));
            if (known === undefined || !unwrapsBehind(tokens, end, known.by))
                continue;
            found.push(known.said);
            asked.delete(receiver(tokens, token, end));
        }
    });
    return found;
}
function questionAt(tokens, at) {
    if (!tokenText(tokens, at).endsWith('assert'))
        return null;
    const from = at + 3;
    if (tokens.kinds[from] !== WORD)
        return null;
    const end = receiverEnd(tokens, from);
    const by = IMPLIED.get(tokenText(tokens, end + 1));
    const close = tokens.partners[end + 2];
    if (by === undefined || close !== end + 3)
        return null;
    if (close + 1 !== tokens.partners[at + 2] && !isPunctuation(tokens, close + 1, ','))
        return null;
    const of = receiver(tokens, from, end);
    const name = tokenText(tokens, at);
    return { of, by, said: `${name} ${of} . ${tokenText(tokens, end + 1)} ( )` };
}
const MAX_FIELDS = 16;
function receiverEnd(tokens, from) {
    let at = from;
    while (at < from + MAX_FIELDS &&
        isPunctuation(tokens, at + 1, '.') &&
        tokens.kinds[at + 2] === WORD &&
        !isPunctuation(tokens, at + 3, '('))
        at += 2;
    return at + 1;
}
function receiver(tokens, from, end) {
    const parts = [];
    for (let at = from; at < end; at++)
        parts.push(tokenText(tokens, at));
    return parts.join(' ');
}
const BORROWING = new Set(['as_ref', 'as_mut', 'as_deref', 'clone', 'copied', 'cloned']);
function unwrapsBehind(tokens, end, by) {
    let at = end;
    while (isPunctuation(tokens, at, '.') &&
        BORROWING.has(tokenText(tokens, at + 1)) &&
        opensGroup(tokens, at + 2))
        at = (tokens.partners[at + 2] ?? at) + 1;
    if (isPunctuation(tokens, at, '?'))
        return by.includes('unwrap ');
    return isPunctuation(tokens, at, '.') && by.split(' ').includes(tokenText(tokens, at + 1));
}

;// CONCATENATED MODULE: ./changes/rust-calls.js







function readCode(body) {
    const tokens = lexRust(body);
    const untested = untestedRanges(tokens);
    const passed = markRanges(tokens, [...untested, ...unreachedRanges(tokens, true)]);
    const repeats = repeatsOf(tokens);
    const calls = new Map();
    const statements = [];
    const own = new Set();
    for (let at = 0; at < tokens.kinds.length; at++) {
        if (tokens.kinds[at] !== WORD)
            continue;
        if (['fn', 'let', 'mut'].includes(tokenText(tokens, at - 1)))
            own.add(tokenText(tokens, at));
        const name = passed[at] === 0 ? calledName(tokens, at) : null;
        if (name === null)
            continue;
        const { written, repeated } = calls.get(name) ?? { written: 0, repeated: 0 };
        calls.set(name, { written: written + 1, repeated: repeated + repeats(at) });
        const statement = statementAt(tokens, at, name);
        if (statement !== null)
            statements.push(statement);
    }
    for (const name of own)
        calls.delete(name);
    const found = assertionTokens(tokens, true, untested);
    return {
        calls,
        statements: statements.filter(({ name }) => !own.has(name)),
        assertions: saidIn(tokens, found),
        ...readChecks(tokens, found),
    };
}
const rust_calls_MAX_PATH_TOKENS = 24;
function statementAt(tokens, at, name) {
    let start = at;
    while (at - start < rust_calls_MAX_PATH_TOKENS &&
        (isPunctuation(tokens, start - 1, ':') ||
            isPunctuation(tokens, start - 1, '.') ||
            isPathWord(tokens, start)))
        start--;
    if (!beginsStatement(tokens, start))
        return null;
    let open = at + (name.endsWith('!') ? 2 : 1);
    for (const end = open + rust_calls_MAX_PATH_TOKENS; open < end && !opensGroup(tokens, open);)
        open++;
    const close = tokens.partners[open] ?? open;
    const isMethod = isPunctuation(tokens, at - 1, '.');
    const inPath = isPunctuation(tokens, at - 1, ':');
    const of = isMethod ? '.' : inPath ? tokenText(tokens, at - 3) : '';
    return { name, of, said: `${name} ${tokenSequence(tokens, open, Math.max(open, close + 1))}` };
}
function isPathWord(tokens, at) {
    const joins = isPunctuation(tokens, at, ':') || isPunctuation(tokens, at, '.');
    return joins && tokens.kinds[at - 1] === WORD;
}
function beginsStatement(tokens, at) {
    if (at === 0)
        return true;
    if (isPunctuation(tokens, at - 1, '>') && isPunctuation(tokens, at - 2, '='))
        return true;
    return [';', '{', '}'].some((before) => isPunctuation(tokens, at - 1, before));
}
function saidIn(tokens, assertions) {
    let said = '';
    let close = -1;
    return assertions.map((at) => {
        if (at > close) {
            said = saidBy(tokens, at);
            close = tokens.partners[at + 2] ?? at;
        }
        return said;
    });
}
function countInvocations(body, names) {
    const tokens = lexRust(body);
    const bare = (at) => !isPunctuation(tokens, at - 1, ':') && names.has(tokenText(tokens, at));
    const found = assertionTokens(tokens, true).filter(bare);
    const repeats = found.length === 0 ? null : repeatsOf(tokens);
    return {
        written: found.length,
        repeated: found.reduce((sum, at) => sum + (repeats?.(at) ?? 1), 0),
    };
}
function calledName(tokens, at) {
    const word = tokenText(tokens, at);
    if (isPunctuation(tokens, at + 1, '!'))
        return opensGroup(tokens, at + 2) ? `${word}!` : null;
    const turbofish = [':', ':', '<'].every((character, i) => isPunctuation(tokens, at + 1 + i, character));
    return turbofish || (isPunctuation(tokens, at + 1, '(') && opensGroup(tokens, at + 1)) ? word : null;
}
const COMPARISONS = { eq: '==', ne: '!=' };
function saidBy(tokens, at) {
    const [, name = '', comparison] = /^(.*assert)_(eq|ne)$/.exec(tokenText(tokens, at)) ?? [];
    const operator = COMPARISONS[comparison ?? ''];
    const all = argumentsIn(tokens, at + 2);
    if (operator !== undefined)
        return `${name} ${all.slice(0, 2).join(` ${operator} `)}`;
    const word = tokenText(tokens, at);
    return `${word} ${(word.endsWith('assert') ? all.slice(0, 1) : all).join(' , ')}`;
}
function argumentsIn(tokens, open) {
    const close = tokens.partners[open] ?? open;
    const found = [];
    let from = open + 1;
    for (let at = from; at < close; at++) {
        if (opensGroup(tokens, at))
            at = tokens.partners[at] ?? at;
        else if (isPunctuation(tokens, at, ',')) {
            found.push(tokenSequence(tokens, from, at));
            from = at + 1;
        }
    }
    return from < close ? [...found, tokenSequence(tokens, from, close)] : found;
}
function isAssertingCall(name) {
    return name.endsWith('!') && (isAssertingName(name) || /^(?:panic|unreachable|unimplemented)!$/.test(name));
}

;// CONCATENATED MODULE: ./collect/test-sources-doctests.js


const SUFFIXES = {
    run: '',
    should_panic: '',
    no_run: ' - compile',
    compile_fail: ' - compile fail',
    ignored: '',
};
function classOf({ test, after }) {
    return after === 'ignored' ? 'ignored' : partsOf(test.name).suffix;
}
function classesOf(block, isNew) {
    const suffix = SUFFIXES[stateOf(block)];
    if (!isNew || block.ignoredBy === null)
        return [suffix];
    return isIgnored(block) ? ['ignored'] : [suffix, 'ignored'];
}
function partsOf(name) {
    const bare = name.replace(/ #[0-9]{1,9}$/, '');
    const suffix = [SUFFIXES.compile_fail, SUFFIXES.no_run].find((each) => bare.endsWith(each)) ?? '';
    const plain = bare.slice(0, bare.length - suffix.length);
    const dash = plain.indexOf(' - ');
    return dash < 0
        ? { file: plain, item: '', suffix }
        : { file: plain.slice(0, dash), item: plain.slice(dash + 3), suffix };
}
function ownName({ name }) {
    const item = name.includes(' - ') ? name.slice(name.indexOf(' - ') + 3) : '';
    return item.slice(item.lastIndexOf('::') < 0 ? 0 : item.lastIndexOf('::') + 2);
}
function doctestPath(name, workspace) {
    const { file } = partsOf(name);
    return workspace === '' ? file : `${workspace}/${file}`;
}
function groupDoctests(search) {
    const sides = new Map(search.changes.map((change) => [change.path, change]));
    return [...namesByFile(search).values()].flatMap((names) => {
        const change = sides.get(names.path);
        return change === undefined ? [] : groupsOf(names, change.before, change.after);
    });
}
function namesByFile({ vanished, added, baseline, workspace }) {
    const files = new Map();
    const fileOf = ({ package: owner, target, name }) => {
        const path = doctestPath(name, workspace);
        const key = JSON.stringify([owner, target, path]);
        const crate = target.replaceAll('-', '_');
        const empty = { package: owner, crate, path, before: [], after: [], vanished: [], added: [] };
        const file = files.get(key) ?? empty;
        files.set(key, file);
        return file;
    };
    const isDoctest = ({ target_kind }) => target_kind === 'doctest';
    const gone = new Set(vanished.map(({ test }) => (0,evidence_snapshot/* testString */.mY)(test)));
    for (const test of baseline.filter(isDoctest)) {
        const file = fileOf(test);
        file.before.push(test);
        if (!gone.has((0,evidence_snapshot/* testString */.mY)(test)))
            file.after.push(test);
    }
    for (const change of vanished)
        if (isDoctest(change.test))
            fileOf(change.test).vanished.push(change);
    for (const change of added) {
        if (!isDoctest(change.test))
            continue;
        fileOf(change.test).added.push(change);
        fileOf(change.test).after.push(change.test);
    }
    return files;
}
function groupsOf(names, before, after) {
    const [old, now] = [test_sources_doctests_readItems(names.before, before), test_sources_doctests_readItems(names.after, after)];
    const vanished = groupBy(names.vanished, ({ test }) => old.itemOf(test));
    const added = groupBy(names.added, ({ test }) => now.itemOf(test));
    const items = new Set([old, now].flatMap((each) => [...each.blocks.keys(), ...each.names.keys()]));
    return [...items].map((item) => {
        const [was, is] = [old.blocks.get(item) ?? [], now.blocks.get(item) ?? []];
        const seen = was.length >= (old.names.get(item)?.length ?? 0);
        return {
            package: names.package,
            crate: names.crate,
            path: names.path,
            modules: [old.module, now.module],
            item,
            vanished: vanished.get(item) ?? [],
            added: added.get(item) ?? [],
            tests: [old.names.get(item) ?? [], now.names.get(item) ?? []],
            blocks: [was, is],
            lost: seen ? test_sources_doctests_without(was, is) : [],
            gained: test_sources_doctests_without(is, was),
            defined: [before?.defined ?? NO_NAMES, after?.defined ?? NO_NAMES],
            fileIsGone: after === null,
        };
    });
}
const NO_NAMES = new Set();
function test_sources_doctests_readItems(tests, side) {
    const blocks = side?.doctests ?? [];
    const written = new Set(blocks.map(({ item }) => item));
    const paths = tests.map(({ name }) => partsOf(name).item);
    const module = test_sources_doctests_moduleOf(paths, written);
    const itemOf = ({ name }) => {
        const item = itemWithin(partsOf(name).item, module);
        return written.has(item) ? item : null;
    };
    const names = groupBy(tests, itemOf);
    const known = (item) => (names.has(item) ? item : null);
    return { module, itemOf, names, blocks: groupBy(blocks, ({ item }) => known(item)) };
}
const MAX_MODULES = 32;
function test_sources_doctests_moduleOf(paths, written) {
    const [first = '', ...rest] = paths;
    let common = first.split('::').slice(0, MAX_MODULES);
    for (const path of rest) {
        const parts = path.split('::', common.length);
        const differs = common.findIndex((part, i) => part !== parts[i]);
        if (differs >= 0)
            common = common.slice(0, differs);
    }
    const fitting = (module) => paths.filter((path) => written.has(itemWithin(path, module))).length;
    let best = { module: '', fits: fitting('') };
    for (let length = 1; length <= common.length; length++) {
        const module = common.slice(0, length).join('::');
        const fits = fitting(module);
        if (fits > best.fits)
            best = { module, fits };
    }
    return best.module;
}
function itemWithin(path, module) {
    if (module === '')
        return path;
    if (path === module)
        return '';
    return path.startsWith(`${module}::`) ? path.slice(module.length + 2) : null;
}
function test_sources_doctests_without(blocks, others) {
    const left = new Map();
    for (const other of others)
        left.set(blockKey(other), (left.get(blockKey(other)) ?? 0) + 1);
    return blocks.filter((block) => {
        const same = left.get(blockKey(block)) ?? 0;
        left.set(blockKey(block), same - 1);
        return same <= 0;
    });
}
function blockKey(block) {
    return `${stateOf(block)} ${block.body}`;
}
function groupBy(all, keyOf) {
    const groups = new Map();
    for (const each of all) {
        const key = keyOf(each);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [each]);
        else
            group.push(each);
    }
    return groups;
}

;// CONCATENATED MODULE: ./collect/test-sources-doctest-merges.js



function pairMerged(groups, paired) {
    return groups.flatMap((group) => {
        const { item, vanished, added, lost, gained, tests } = group;
        const isRun = (block) => stateOf(block) === 'run' && block.ignoredBy === null;
        const merged = lost.filter(isRun);
        const into = gained.filter(isRun);
        if (item === null || into.length === 0 || !into.every((block) => block.item === item))
            return [];
        const classes = merged.flatMap((block) => classesOf(block, false));
        const gone = vanished.filter((change) => classes.includes(classOf(change)));
        if (gone.length === 0 || gone.length > merged.length - into.length)
            return [];
        if (added.length > 0 || gone.some((change) => paired.has(change)) || !holdsAll(into, merged))
            return [];
        const test = tests[1].find((each) => classes.includes(classOf({ test: each, before: null, after: null })));
        if (test === undefined)
            return [];
        return gone.map((from) => ({ from, to: { test, before: from.before, after: 'passed' } }));
    });
}
function holdsAll(into, merged) {
    const left = new Map();
    for (const said of into.flatMap(test_sources_doctest_merges_saidIn))
        left.set(said, (left.get(said) ?? 0) + 1);
    return merged.every((block) => {
        const said = test_sources_doctest_merges_saidIn(block);
        if (said.length === 0)
            return into.some(({ body }) => ` ${body} `.includes(` ${block.body} `));
        return said.every((each) => {
            const count = left.get(each) ?? 0;
            left.set(each, count - 1);
            return count > 0;
        });
    });
}
function test_sources_doctest_merges_saidIn({ body }) {
    return readCode(body).assertions;
}

;// CONCATENATED MODULE: ./collect/test-sources-doctest-pairs.js





const LIKENESS = [
    ({ group, block }) => JSON.stringify([group.item, block.body]),
    ({ group, block }) => JSON.stringify([group.path, block.body]),
    ({ block }) => JSON.stringify([block.body]),
    outsideModule,
    underNewName,
];
function pairDoctests(groups, blobs) {
    const byCode = pairByCode(groups);
    const paired = new Set(byCode.flatMap(({ from, to }) => [from, to]));
    return [...byCode, ...pairUnseen(groups, blobs, paired), ...pairMerged(groups, paired)];
}
function pairByCode(groups) {
    const lost = groups.flatMap((group) => group.lost.map((block) => ({ group, block })));
    const gained = groups.flatMap((group) => group.gained.map((block) => ({ group, block })));
    const vanished = new Map(groups.map((group) => [group, namesByClass(group.vanished)]));
    const added = new Map(groups.map((group) => [group, namesByClass(group.added)]));
    const paired = new Set();
    const pairs = [];
    for (const likeness of LIKENESS) {
        const waiting = keyed(lost, likeness, 'lost', paired);
        if (waiting.length === 0)
            continue;
        const pool = createPool();
        for (const [one, key] of keyed(gained, likeness, 'gained', paired))
            pool.add(one, [keyOf(one, key, stateOf(one.block))]);
        for (const [one, key] of waiting) {
            const from = namesOf(one, vanished, false);
            const keys = sufficient(one.block).map((state) => keyOf(one, key, state));
            for (let next = pool.take(from === undefined ? [] : keys); next !== null; next = pool.take(keys)) {
                const to = namesOf(next, added, true)?.pop();
                const name = to === undefined ? undefined : from?.pop();
                if (to === undefined || name === undefined)
                    continue;
                paired.add(one.block).add(next.block);
                pairs.push({ from: name, to });
                break;
            }
        }
    }
    return pairs;
}
function pairUnseen(groups, { before, after }, paired) {
    const pool = createPool();
    const keysOf = (group, change, blob) => paired.has(change) || blob === undefined
        ? []
        : [JSON.stringify([group.package, blob, ownName(change.test)])];
    for (const group of groups)
        for (const to of group.added)
            pool.add(to, keysOf(group, to, after.get(group.path)));
    return groups
        .filter(({ fileIsGone }) => fileIsGone)
        .flatMap((group) => group.vanished.flatMap((from) => {
        const to = pool.take(keysOf(group, from, before.get(group.path)));
        return to === null ? [] : [{ from, to }];
    }));
}
function keyed(blocks, likeness, side, paired) {
    return blocks.flatMap((one) => {
        const key = paired.has(one.block) ? null : likeness(one, side);
        return key === null ? [] : [[one, key]];
    });
}
function namesByClass(changes) {
    const names = new Map();
    for (const change of changes.toReversed()) {
        const same = names.get(classOf(change));
        if (same === undefined)
            names.set(classOf(change), [change]);
        else
            same.push(change);
    }
    return names;
}
function namesOf({ group, block }, names, isNew) {
    for (const each of classesOf(block, isNew)) {
        const left = names.get(group)?.get(each);
        if (left !== undefined && left.length > 0)
            return left;
    }
    return undefined;
}
function keyOf({ group }, key, state) {
    return JSON.stringify([group.package, state, key]);
}
function sufficient(block) {
    const state = stateOf(block);
    if (state === 'ignored')
        return ['ignored', block.mode, 'run', 'no_run', 'should_panic', 'compile_fail'];
    return state === 'no_run' ? ['no_run', 'run', 'ignored'] : [state, 'ignored'];
}
function outsideModule({ group, block }, side) {
    const [before, after] = group.modules;
    if (group.item === null || (side === 'lost' && !group.fileIsGone))
        return null;
    const module = side === 'lost' ? before : after;
    return JSON.stringify([group.item, bodyOutsideModule(block.body, group.crate, module)]);
}
function underNewName({ group, block }, side) {
    if (group.item === null || group.fileIsGone)
        return null;
    const other = group.defined[side === 'lost' ? 1 : 0];
    const parts = group.item.split('::').map((part) => part.replace(/<.*$/s, ''));
    const changed = new Map(parts.filter((part) => !other.has(part)).map((part) => [part, parts.indexOf(part)]));
    if (changed.size === 0)
        return null;
    const put = (word) => {
        const index = changed.get(word);
        return index === undefined ? word : `\u0001${index}`;
    };
    const item = group.item.split('::').map((part) => put(part.replace(/<.*$/s, '')));
    return JSON.stringify([group.path, item, block.body.split(' ').map(put).join(' ')]);
}

;// CONCATENATED MODULE: ./collect/test-sources-doctest-places.js




function doctestPlaces(groups) {
    const [before, after] = [groupByTest(groups, 0), groupByTest(groups, 1)];
    const gained = gainedBlocks(groups);
    const lost = remember((group) => inQueues(group, gained));
    const ignored = remember(ignoredBlocks);
    return {
        whereItWas(test) {
            const group = before.get((0,evidence_snapshot/* testString */.mY)(test));
            if (group === undefined)
                return null;
            const block = lost(group)
                .get(classOf({ test, before: null, after: null }))
                ?.pop() ?? null;
            const now = block === null ? undefined : insufficient(block, group, gained);
            const place = { path: group.path, blockPath: group.path, fenceLine: null, block, fence: null };
            if (block === null || now === undefined)
                return place;
            const { fenceLine, mode, ignoredBy } = now.block;
            return {
                ...place,
                path: now.group.path,
                fenceLine,
                fence: { before: stateOf(block), after: mode, ignoredBy },
            };
        },
        whereIgnored(test) {
            const group = after.get((0,evidence_snapshot/* testString */.mY)(test));
            if (group === undefined)
                return null;
            const waiting = ignored(group);
            const block = waiting.length > 1 ? waiting.pop() : waiting[0];
            if (block === undefined)
                return null;
            const { fenceLine, mode, ignoredBy } = block;
            const fence = { before: mode, after: 'ignored', ignoredBy };
            return { path: group.path, blockPath: group.path, fenceLine, block, fence };
        },
    };
}
function inQueues(group, gained) {
    const moved = (block) => sufficient(block).some((state) => gained.byCode.has(codeKey(group, block, state)));
    const queues = new Map();
    const [elsewhere, gone] = [group.lost.filter(moved), group.lost.filter((block) => !moved(block))];
    for (const block of [...elsewhere.reverse(), ...gone.reverse()]) {
        for (const each of classesOf(block, false)) {
            const queue = queues.get(each);
            if (queue === undefined)
                queues.set(each, [block]);
            else
                queue.push(block);
        }
    }
    return queues;
}
function ignoredBlocks({ blocks, gained }) {
    const isNew = new Set(gained);
    const ignored = blocks[1].filter(({ ignoredBy }) => ignoredBy !== null).reverse();
    return [...ignored.filter((block) => !isNew.has(block)), ...ignored.filter((block) => isNew.has(block))];
}
function gainedBlocks(groups) {
    const byCode = new Map();
    const byGroup = new Map();
    for (const group of groups) {
        const own = new Map();
        for (const block of group.gained.toReversed()) {
            byCode.set(codeKey(group, block, stateOf(block)), { group, block });
            own.set(stateOf(block), { group, block });
        }
        byGroup.set(group, own);
    }
    return { byCode, byGroup };
}
const ASKED = ['no_run', 'compile_fail', 'should_panic', 'run'];
function insufficient(block, group, { byCode, byGroup }) {
    const enough = sufficient(block);
    const less = ASKED.filter((state) => !enough.includes(state));
    const sameCode = less.flatMap((state) => byCode.get(codeKey(group, block, state)) ?? []);
    const sameItem = less.flatMap((state) => byGroup.get(group)?.get(state) ?? []);
    return sameCode[0] ?? (group.added.length > 0 ? sameItem[0] : undefined);
}
function codeKey(group, block, state) {
    return JSON.stringify([group.package, state, block.body]);
}
function groupByTest(groups, side) {
    return new Map(groups.flatMap((group) => group.tests[side].map((test) => [(0,evidence_snapshot/* testString */.mY)(test), group])));
}
function remember(find) {
    const known = new Map();
    return (group) => {
        const answer = known.get(group) ?? find(group);
        known.set(group, answer);
        return answer;
    };
}

;// CONCATENATED MODULE: ./collect/test-sources-places.js






function placeFinder(search) {
    const { changes } = search;
    const byPath = new Map(changes.map((change) => [change.path, change]));
    const was = indexTests(changes.map(({ path, before }) => [path, before]));
    const is = indexTests(changes.map(({ path, after }) => [path, after]));
    const doctests = doctestPlaces(groupDoctests(search));
    const namesNow = new Map(changes.map(({ path, after }) => [path, new Set(after?.tests.map(({ name }) => name))]));
    const isGone = ({ path, test }) => namesNow.get(path)?.has(test.name) !== true;
    const lineIn = test_sources_places_remember((path) => {
        const change = byPath.get(path);
        return change?.before ? lineFinder(change.before, change.after) : null;
    });
    return {
        whereItWas(test) {
            if (test.target_kind === 'doctest') {
                const place = doctests.whereItWas(test);
                if (place === null)
                    return null;
                const line = place.fenceLine ?? (place.block === null ? 1 : lineIn(place.path)?.(place.block.line));
                return { ...place, line: line ?? 1, name: null };
            }
            const located = locateTest(test, was);
            const found = located.find(isGone) ?? located.find(({ fits }) => fits);
            const line = lineIn(found?.path ?? '')?.(found?.test.line ?? 1);
            return found === undefined || line === undefined
                ? null
                : { path: found.path, line, name: found.test.name };
        },
        whereIgnored(test) {
            if (test.target_kind === 'doctest') {
                const place = doctests.whereIgnored(test);
                return place === null ? null : { ...place, line: place.fenceLine ?? 1, name: null };
            }
            const found = locateTest(test, is).find(({ fits }) => fits);
            if (found === undefined)
                return null;
            const { name, ignoreLine, line } = found.test;
            return { path: found.path, line: ignoreLine ?? line, name };
        },
    };
}
function test_sources_places_remember(find) {
    const known = new Map();
    return (path) => {
        const answer = known.get(path) ?? find(path);
        known.set(path, answer);
        return answer;
    };
}
async function readEarlierState(repository, mergeBase, from, places) {
    const paths = new Set(places.flatMap((place) => {
        if (place === null || (place.name === null && !place.block))
            return [];
        return [place.blockPath ?? place.path];
    }));
    if (paths.size === 0 || mergeBase.state !== 'known' || mergeBase.value === from)
        return (0,facts_0/* known */.eO)(NOT_EARLIER);
    const read = await readSources(repository, mergeBase.value, [...paths]);
    if (read.state !== 'known')
        return read;
    const sides = new Map([...read.value].map(([path, source]) => [path, sideOf(source)]));
    const tests = new Map([...sides].flatMap(([path, side]) => (side?.tests ?? []).map((test) => [functionKey(path, test.name), test])));
    const testAt = ({ path, name }) => tests.get(functionKey(path, name ?? ''));
    const blockAt = ({ path, blockPath }, block) => sides.get(blockPath ?? path)?.doctests.some((each) => sameBlock(each, block)) === true;
    return (0,facts_0/* known */.eO)({
        wasAbsent: (place) => place.block ? !blockAt(place, place.block) : place.name !== null && testAt(place) === undefined,
        wasIgnored: (place) => place.block ? blockAt(place, place.block) : typeof testAt(place)?.ignoreLine === 'number',
    });
}
function sameBlock(one, other) {
    return one.body === other.body && stateOf(one) === stateOf(other) && one.ignoredBy === other.ignoredBy;
}
const NOT_EARLIER = { wasAbsent: () => false, wasIgnored: () => false };

;// CONCATENATED MODULE: ./changes/test-identity.js
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
function sameTests(before, after) {
    const earlier = test_identity_groupBy(before, ({ name }) => name);
    const later = test_identity_groupBy(after, ({ name }) => name);
    return [...later].flatMap(([name, is]) => {
        const was = earlier.get(name) ?? [];
        if (was.length === 0)
            return [];
        if (was.length !== is.length)
            return [{ name, line: is[0]?.line ?? 1, was, is }];
        return is.map((test, index) => ({ name, line: test.line, was: was.slice(index, index + 1), is: [test] }));
    });
}
function comparedDefinitions({ was, is, }) {
    return is.length > was.length ? [least(was), least(is)] : [was, is];
}
function least(tests) {
    const [first, ...rest] = tests;
    if (first === undefined)
        return [];
    return [rest.reduce((fewest, each) => (each.assertions < fewest.assertions ? each : fewest), first)];
}
function lostAssertions(tests) {
    return tests.flatMap((test) => {
        const [was, is] = comparedDefinitions(test);
        const [before, after] = [total(was), total(is)];
        return after < before ? [{ ...test, before, after }] : [];
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

;// CONCATENATED MODULE: ./collect/test-sources-unchanged.js

const test_sources_unchanged_MAX_OWN_PARTS = 32;
const test_sources_unchanged_MAX_NAMESAKES = 5_000;
function unchangedSources({ before, after }) {
    const [was, is] = [sourceFinder(before), sourceFinder(after)];
    return (from, to) => {
        const [old, now] = [was(from), is(to)];
        return old.size > 0 && [...old].every((blob) => now.has(blob));
    };
}
function sourceFinder(blobs) {
    const byModule = new Map();
    for (const path of blobs.keys()) {
        for (const module of new Set([moduleNameOf(path), ...(isCrateRoot(path) ? [''] : [])])) {
            const same = byModule.get(module);
            if (same === undefined)
                byModule.set(module, [path]);
            else
                same.push(path);
        }
    }
    const found = new Map();
    const inModules = (test, modules) => {
        const key = JSON.stringify([test.package, test.target_kind, test.target, modules]);
        const known = found.get(key);
        if (known !== undefined)
            return known;
        const named = byModule.get(modules.at(-1) ?? '') ?? [];
        const paths = named.length > test_sources_unchanged_MAX_NAMESAKES ? [] : named.filter((path) => liesInModules(path, modules));
        const answer = new Set(test_sources_unchanged_likeliest(test, modules, paths).flatMap((path) => blobs.get(path) ?? []));
        found.set(key, answer);
        return answer;
    };
    return (test) => {
        const parts = test.name.split('::');
        for (let own = 1; own <= Math.min(parts.length, test_sources_unchanged_MAX_OWN_PARTS); own++) {
            const answer = inModules(test, parts.slice(0, parts.length - own));
            if (answer.size > 0)
                return answer;
        }
        return new Set();
    };
}
function test_sources_unchanged_likeliest(test, modules, paths) {
    const scores = paths.map((path) => likelihood(test, path) + Number(modules.length === 0 && test_sources_unchanged_isRootOf(test, path)));
    const best = scores.reduce((most, score) => Math.max(most, score), 0);
    return paths.filter((_, i) => scores[i] === best);
}
function test_sources_unchanged_isRootOf({ target_kind, target }, path) {
    const names = target_kind === 'bin' ? ['main', target] : target_kind === 'test' ? [target, 'main'] : ['lib'];
    return names.some((name) => path === `${name}.rs` || path.endsWith(`/${name}.rs`));
}

;// CONCATENATED MODULE: ./collect/test-sources-renames.js








function pairRenamed(search) {
    const isDoctest = ({ test }) => test.target_kind === 'doctest';
    const [vanished, added] = [search.vanished, search.added].map((list) => list.filter((change) => !isDoctest(change)));
    return [
        ...pairFunctions(vanished ?? [], added ?? [], search),
        ...pairDoctests(groupDoctests(search), search.blobs),
    ];
}
function pairFunctions(vanished, added, { changes, blobs }) {
    const was = indexTests(changes.map(({ path, before }) => [path, before]));
    const is = indexTests(changes.map(({ path, after }) => [path, after]));
    const [namesBefore, namesNow] = [namesIn(changes, 'before'), namesIn(changes, 'after')];
    const gone = vanished.map((change) => found(change, certain(locateTest(change.test, was), namesNow)));
    const fresh = added.map((change) => found(change, certain(locateTest(change.test, is), namesBefore)));
    const unseen = (list) => list.filter(({ functions }) => functions.length === 0).map(({ change }) => change);
    const [goneUnseen, freshUnseen] = [unseen(gone), unseen(fresh)];
    const byHelper = pairUnknown(goneUnseen, freshUnseen, changes);
    const ends = new Set(byHelper.flatMap(({ from, to }) => [from, to]));
    const left = (list) => list.filter((change) => !ends.has(change));
    return [
        ...pairByBody(gone, fresh),
        ...byHelper,
        ...pairByName(left(goneUnseen), left(freshUnseen), unchangedSources(blobs)),
    ];
}
function found(change, located) {
    const functions = located.map(({ path, test, tail }) => {
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
function pairByName(gone, fresh, isSameSource) {
    const pool = createPool();
    const nameOf = ({ test }) => [JSON.stringify([test.package, test.name])];
    for (const to of fresh)
        pool.add(to, nameOf(to));
    return gone.flatMap((from) => {
        for (let to = pool.take(nameOf(from)); to !== null; to = pool.take(nameOf(from)))
            if (isSameSource(from.test, to.test))
                return [{ from, to }];
        return [];
    });
}
function pairUnknown(gone, fresh, changes) {
    if (gone.length === 0 || fresh.length === 0)
        return [];
    const keysOf = (side, other) => {
        const index = indexFunctions(changes.map((change) => [change.path, change[side]?.helpers ?? []]));
        const elsewhere = namesIn(changes, other, 'helpers');
        const tokensOf = test_sources_renames_remember(tokensIn);
        return ({ test }) => {
            const made = locateTest(test, index).filter((each) => each.fits && elsewhere.get(each.path)?.has(each.test.name) !== true);
            const parts = made.map((each) => [test.package, each.tail, tokensOf(each.test.body)]);
            const own = parts.map((key, i) => JSON.stringify([...key, lastPart(made[i]?.test.name ?? '')]));
            return [...own, ...parts.map((key) => JSON.stringify(key))];
        };
    };
    const pool = createPool();
    const keysNow = keysOf('after', 'before');
    for (const to of fresh)
        pool.add(to, keysNow(to));
    const keysThen = keysOf('before', 'after');
    return gone.flatMap((from) => {
        const to = pool.take(keysThen(from));
        return to === null ? [] : [{ from, to }];
    });
}
function tokensIn(body) {
    const tokens = lexRust(body);
    return tokenSequence(tokens, 0, tokens.kinds.length);
}
function test_sources_renames_remember(find) {
    const known = new Map();
    return (text) => {
        const answer = known.get(text) ?? find(text);
        known.set(text, answer);
        return answer;
    };
}
function namesIn(changes, side, what = 'tests') {
    return new Map(changes.map((change) => [change.path, new Set(change[side]?.[what].map(({ name }) => name))]));
}
function certain(located, otherSide) {
    const onlyHere = located.filter(({ path, test }) => otherSide.get(path)?.has(test.name) !== true);
    return onlyHere.length > 0 ? onlyHere : located.filter(({ fits }) => fits);
}

;// CONCATENATED MODULE: ./collect/floor-tests.js





async function compareTests(comparison, terms) {
    const history = await neededHistory(comparison, terms);
    if (history.state !== 'known')
        return history;
    const { baseline, evidence } = terms;
    const search = {
        vanished: comparison.vanished,
        added: comparison.added,
        changes: history.value.changes,
        blobs: history.value.blobs,
        workspace: evidence.workspace,
        baseline: [...baseline.tests.passed, ...baseline.tests.failed, ...baseline.tests.ignored],
    };
    const pairs = pairRenamed(search);
    const sorted = sortOut(comparison, pairs);
    const places = await findPlaces(sorted, placeFinder(search), history.value, terms);
    if (places.state !== 'known')
        return places;
    const { vanished, newlyIgnored, goneFunctions } = places.value;
    const gained = gains(comparison, pairs);
    const lists = {
        by: 'lists',
        ...regressions(sorted.regressed, terms),
        newlyIgnored,
        vanished,
        renamed: sorted.renamed.map(({ from, to }) => ({ from: from.test, to: to.test })),
        before: comparison.testsBefore,
        after: comparison.testsAfter,
        added: gained.added.length,
        fixed: comparison.fixed.length,
        enabled: comparison.enabled.length,
        gains: gained,
    };
    return (0,facts_0/* known */.eO)({ lists, pairs, goneFunctions });
}
function gains({ added, fixed, enabled }, pairs) {
    const paired = new Set(pairs.map(({ to }) => to));
    const ids = (changes) => changes.map(({ test }) => test);
    return {
        added: ids(added.filter((change) => !paired.has(change))),
        fixed: ids(fixed),
        enabled: ids(enabled),
    };
}
const NO_HISTORY = {
    from: '',
    changes: [],
    blobs: { before: new Map(), after: new Map() },
    deleted: new Set(),
    added: new Set(),
};
async function neededHistory({ vanished, newlyIgnored, added }, terms) {
    if (vanished.length + newlyIgnored.length === 0)
        return (0,facts_0/* known */.eO)(NO_HISTORY);
    const history = await terms.history();
    const mayBeRenamed = vanished.length > 0 && added.length > 0;
    return history.state === 'known' || mayBeRenamed ? history : (0,facts_0/* known */.eO)(NO_HISTORY);
}
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
async function findPlaces({ vanished, newlyIgnored }, finder, history, { repository, mergeBase }) {
    const gone = vanished.map((change) => ({ change, place: finder.whereItWas(change.test) }));
    const ignored = newlyIgnored.map((pair) => ({ pair, place: finder.whereIgnored(pair.to.test) }));
    const places = [...gone, ...ignored].map(({ place }) => place);
    const earlier = await readEarlierState(repository, mergeBase, history.from, places);
    if (earlier.state !== 'known')
        return earlier;
    const { wasAbsent, wasIgnored } = earlier.value;
    return (0,facts_0/* known */.eO)({
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
        ...(place?.fence ? { fence: place.fence } : {}),
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

;// CONCATENATED MODULE: ./collect/floor-unlisted-sources.js


async function readChanged({ repository, mergeBase, changes, head, }) {
    if (changes.state === 'missing')
        return changes;
    if (mergeBase.state === 'missing')
        return mergeBase;
    const rust = changes.value.filter(({ path }) => path.endsWith('.rs'));
    const old = rust.filter(({ change }) => change !== 'added').map(({ path }) => path);
    const before = await readSources(repository, mergeBase.value, old);
    if (before.state === 'missing')
        return before;
    const readHead = async (files) => {
        const kept = files.filter(({ change }) => change !== 'deleted').map(({ path }) => path);
        const after = await readSources(repository, head, kept);
        if (after.state === 'missing')
            return after;
        return (0,facts_0/* known */.eO)(files.map(({ path }) => ({
            path,
            before: sideOf(before.value.get(path)),
            after: sideOf(after.value.get(path)),
        })));
    };
    const tested = rust.filter(({ path }) => holdsTests(sideOf(before.value.get(path))));
    const own = await readHead(tested);
    const wentOut = own.state === 'known' && own.value.some((each) => goneFrom(each.before, each.after).length > 0);
    return wentOut ? readHead(rust) : own;
}
function holdsTests(side) {
    return side !== null && side.tests.length + side.doctests.length > 0;
}
function goneFrom(one, other) {
    const names = new Set(other?.tests.map(({ name }) => name));
    return one?.tests.filter(({ name }) => !names.has(name)) ?? [];
}
async function readFork(paths, { repository, fork, mergeBase, changes, }) {
    const isBase = mergeBase.state === 'known' && mergeBase.value === fork;
    const read = isBase
        ? (0,facts_0/* known */.eO)(new Map(changes.map(({ path, before }) => [path, before])))
        : await readSources(repository, fork, [...new Set(paths)]);
    if (read.state === 'missing')
        return read;
    const tests = [...read.value].flatMap(([path, source]) => (sideOf(source)?.tests ?? []).map((test) => [functionKey(path, test.name), test]));
    return (0,facts_0/* known */.eO)(new Map(tests));
}

;// CONCATENATED MODULE: ./collect/floor-unlisted.js




async function findUnlisted(ignored, terms) {
    const { why, told } = terms;
    const nothing = { why, newlyIgnored: [], doubtful: [], gone: [] };
    const changes = await readChanged(terms);
    if (changes.state === 'missing')
        return { ...nothing, unread: changes.reason };
    const moved = followBodies(changes.value);
    const gained = changes.value.flatMap((change) => gainedIgnore(change, moved));
    const gone = changes.value.flatMap((change) => goneFrom(change.before, change.after)
        .filter((test) => !moved.has(functionKey(change.path, test.name)))
        .filter((test) => !told.has(functionKey(change.path, test.name)))
        .map((test) => ({ change, test })));
    const doctests = ignored.flatMap((test) => suspectDoctest(test, changes.value, terms.workspace));
    if (gained.length + gone.length === 0)
        return { ...nothing, doubtful: doctests, unread: null };
    const atFork = await readFork([...gained.map(({ was }) => was.path), ...gone.map(({ change }) => change.path)], {
        ...terms,
        changes: changes.value,
    });
    if (atFork.state === 'missing')
        return { ...nothing, unread: atFork.reason };
    const located = locateGained(ignored, gained, changes.value);
    const ran = ({ was }) => atFork.value.get(functionKey(was.path, was.test.name))?.ignoreLine === null;
    return {
        why,
        newlyIgnored: located.filter(({ by }) => ran(by)).map(({ test, by }) => compared(test, by)),
        doubtful: [
            ...located.filter(({ by }) => !ran(by)).map(({ test, by }) => compared(test, by)),
            ...doctests,
        ],
        gone: gone
            .filter(({ change, test }) => atFork.value.has(functionKey(change.path, test.name)))
            .map(({ change, test }) => placeOfGone(change, test)),
        unread: null,
    };
}
function followBodies(changes) {
    const pool = createPool();
    for (const { path, before, after } of changes)
        for (const test of goneFrom(after, before))
            pool.add({ path, test }, [bodyKey(test), nameKey(test)]);
    const gone = changes.flatMap(({ path, before, after }) => goneFrom(before, after).map((test) => ({ path, test })));
    const moved = new Map();
    for (const key of [bodyKey, nameKey]) {
        for (const { path, test } of gone) {
            const from = functionKey(path, test.name);
            const to = moved.has(from) ? null : pool.take([key(test)]);
            if (to !== null)
                moved.set(from, to);
        }
    }
    return moved;
}
function bodyKey({ body, shouldPanic }) {
    return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}
function nameKey({ name }) {
    return `named ${lastPart(name)}`;
}
function gainedIgnore({ path, before, after }, moved) {
    const now = new Map(after?.tests.map((test) => [test.name, { path, test }]));
    return (before?.tests ?? []).flatMap((test) => {
        const is = now.get(test.name) ?? moved.get(functionKey(path, test.name));
        return test.ignoreLine === null && typeof is?.test.ignoreLine === 'number'
            ? [{ was: { path, test }, is }]
            : [];
    });
}
function locateGained(ignored, gained, changes) {
    const byKey = new Map(gained.map((each) => [functionKey(each.is.path, each.is.test.name), each]));
    const index = indexTests(changes.map(({ path, after }) => [path, after]));
    return ignored.flatMap((test) => {
        const [by] = locateTest(test, index).flatMap((found) => byKey.get(functionKey(found.path, found.test.name)) ?? []);
        return by === undefined ? [] : [{ test, by }];
    });
}
function compared(test, { is }) {
    const line = is.test.ignoreLine ?? is.test.line;
    return { test, was: null, path: is.path, line, message: '', landedBefore: false };
}
function suspectDoctest(test, changes, workspace) {
    if (test.target_kind !== 'doctest')
        return [];
    const change = changes.find(({ path }) => isDoctestOf(test, path, workspace));
    if (!change?.before || change.after === null)
        return [];
    const { path, before, after } = change;
    const runsStill = new Set(after.doctests.filter(runs).map(({ body }) => body));
    const lost = before.doctests.filter(runs).find(({ body }) => !runsStill.has(body));
    if (lost === undefined)
        return [];
    const line = after.doctests.find(({ body }) => body === lost.body)?.fenceLine ?? lineFinder(before, after)(lost.line);
    return [{ test, was: null, path, line, message: '', landedBefore: false }];
}
function runs({ ignoredBy }) {
    return ignoredBy === null;
}
function isDoctestOf({ name }, path, workspace) {
    const file = workspace === '' ? path : path.slice(workspace.length + 1);
    return ((workspace === '' || path.startsWith(`${workspace}/`)) &&
        /^(?: - | #|$)/.test(name.slice(file.length, file.length + 3)) &&
        name.startsWith(file));
}
function placeOfGone({ path, before, after }, test) {
    const line = before === null ? 1 : lineFinder(before, after)(test.line);
    return { path, line, name: test.name };
}

;// CONCATENATED MODULE: ./collect/floor-carried.js



function besidesFile({ warning }) {
    return JSON.stringify([warning.lint, warning.package, warning.message]);
}
const MAX_PAIRS = 1_000_000;
async function findCarried(search, sides) {
    const shrunk = floor_carried_groupBy(search.shrunk, besidesFile);
    const candidates = search.grown.filter((change) => {
        const detail = search.detailOf(change);
        const others = shrunk.get(besidesFile(change))?.length ?? 0;
        return detail?.path != null && others > 0 && others * detail.sites.length <= MAX_PAIRS;
    });
    const keys = new Set(candidates.map(besidesFile));
    const paths = [
        ...candidates.map((change) => search.detailOf(change)?.path ?? ''),
        ...search.shrunk.filter((change) => keys.has(besidesFile(change))).map(search.pathOf),
    ];
    const texts = await readLines([...new Set(paths)], candidates.length === 0, sides);
    if (texts.state !== 'known')
        return texts;
    return (0,facts_0/* known */.eO)(pairPlaces(candidates, shrunk, search, texts.value));
}
async function readLines(paths, isVain, { repository, from, head }) {
    if (isVain)
        return (0,facts_0/* known */.eO)({ before: new Map(), after: new Map() });
    const [before, after] = await Promise.all([
        repository.readFiles(from, paths, repository_0/* MAX_SOURCE_BYTES */.T),
        repository.readFiles(head, paths, repository_0/* MAX_SOURCE_BYTES */.T),
    ]);
    if (before.state !== 'known')
        return before;
    if (after.state !== 'known')
        return after;
    return (0,facts_0/* known */.eO)({ before: floor_carried_linesOf(before.value), after: floor_carried_linesOf(after.value) });
}
function floor_carried_linesOf(files) {
    const read = [...files].flatMap(([path, content]) => content.state === 'bytes' ? [[path, decodeSource(content.bytes)]] : []);
    return new Map(read.map(([path, text]) => [path, text.split('\n').map((line) => line.trim())]));
}
function pairPlaces(grown, shrunk, { detailOf, pathOf }, texts) {
    const balance = balances(texts);
    const [arrived, left] = [tally(), tally()];
    const used = tally();
    const listed = [];
    const arrive = (change, path, line) => {
        const text = texts.after.get(path)?.[line - 1] ?? '';
        const keyIn = (file) => JSON.stringify([besidesFile(change), file, text]);
        const isFull = arrived.count(change) >= change.after - change.before;
        if (text === '' || isFull || used.count(keyIn(path)) >= balance(path, text))
            return;
        const origin = shrunk
            .get(besidesFile(change))
            ?.find((other) => left.count(other) < other.before - other.after &&
            used.count(keyIn(pathOf(other))) < -balance(pathOf(other), text));
        if (origin === undefined)
            return;
        arrived.add(change);
        left.add(origin);
        used.add(keyIn(path));
        used.add(keyIn(pathOf(origin)));
        const { lint, message } = change.warning;
        listed.push({ lint, message, from: pathOf(origin), path, line });
    };
    for (const change of grown) {
        const detail = detailOf(change);
        for (const { line } of detail?.sites ?? [])
            arrive(change, detail?.path ?? '', line);
    }
    return { arrived: arrived.counts, left: left.counts, listed };
}
function tally() {
    const counts = new Map();
    const count = (key) => counts.get(key) ?? 0;
    return { counts, count, add: (key) => counts.set(key, count(key) + 1) };
}
function balances({ before, after }) {
    const known = new Map();
    return (path, text) => {
        const counts = known.get(path) ?? floor_carried_countLines(before.get(path) ?? [], after.get(path) ?? []);
        known.set(path, counts);
        return counts.get(text) ?? 0;
    };
}
function floor_carried_countLines(before, after) {
    const counts = new Map();
    for (const line of after)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    for (const line of before)
        counts.set(line, (counts.get(line) ?? 0) - 1);
    return counts;
}
function floor_carried_groupBy(items, keyOf) {
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

;// CONCATENATED MODULE: ./collect/floor-warnings.js




async function compareWarnings({ newWarnings, goneWarnings, keptWarnings }, evidence, { history, changes, repository, head }) {
    const sameElsewhere = new Set(goneWarnings.map(besidesFile));
    const mayHaveMoved = newWarnings.some((change) => sameElsewhere.has(besidesFile(change)));
    const read = mayHaveMoved ? await history() : null;
    if (read?.state === 'missing')
        return read;
    const gone = goneWarnings.filter(({ after }) => after === 0);
    const pathOf = ({ warning: { file } }) => evidence.workspace === '' ? file : `${evidence.workspace}/${file}`;
    const renamed = read === null ? new Map() : pairMoved(newWarnings, gone, pathOf, read.value);
    const details = detailsOf(newWarnings, evidence);
    const detailOf = ({ warning }) => details.get((0,evidence_snapshot/* warningString */.Ui)(warning));
    const sources = new Set(renamed.values());
    const search = {
        grown: newWarnings.filter((change) => !renamed.has(change)),
        shrunk: goneWarnings.filter((change) => !sources.has(change)),
        detailOf,
        pathOf,
    };
    const carried = read === null
        ? (0,facts_0/* known */.eO)(NOTHING_CARRIED)
        : await findCarried(search, { repository, from: read.value.from, head });
    if (carried.state === 'missing')
        return carried;
    const { arrived, left, listed } = carried.value;
    const touched = changes.state === 'known' ? new Set(changes.value.map(({ path }) => path)) : null;
    const added = newWarnings
        .map((change) => {
        const came = (renamed.get(change)?.before ?? 0) + (arrived.get(change) ?? 0);
        return { ...change, before: change.before + came };
    })
        .filter(({ before, after }) => after > before);
    const leftWhole = [...left].filter(([{ before, after }, times]) => times >= before - after);
    return (0,facts_0/* known */.eO)({
        by: 'lists',
        added: added.map((change) => withDetail(change, detailOf(change), touched)),
        moved: renamed.size,
        ...(listed.length === 0 ? {} : { carried: listed }),
        gone: goneWarnings.length - renamed.size - leftWhole.length,
        kept: keptWarnings.length,
        toolchain: evidence.toolchain,
    });
}
function detailsOf(changes, { warnings }) {
    if (changes.length === 0)
        return new Map();
    const wanted = new Set(changes.map(({ warning }) => (0,evidence_snapshot/* warningString */.Ui)(warning)));
    const details = new Map();
    for (const detail of warnings) {
        const name = (0,evidence_snapshot/* warningString */.Ui)(detail);
        if (wanted.has(name))
            details.set(name, detail);
    }
    return details;
}
const NOTHING_CARRIED = { arrived: new Map(), left: new Map(), listed: [] };
function countTouchedRepeats({ snapshot, warnings }, changes) {
    const repeated = snapshot.clippy.warnings.filter(({ count }) => count > 1);
    if (changes.state !== 'known')
        return repeated.length;
    const touched = new Set(changes.value.map(({ path }) => path));
    const details = new Map(warnings.map((detail) => [(0,evidence_snapshot/* warningString */.Ui)(detail), detail]));
    return repeated.filter((warning) => touched.has(details.get((0,evidence_snapshot/* warningString */.Ui)(warning))?.path ?? '')).length;
}
function pairMoved(newWarnings, gone, pathOf, history) {
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

;// CONCATENATED MODULE: ./collect/test-sources-history.js


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
    return (0,facts_0/* known */.eO)({
        from,
        changes: differing.map((path) => ({
            path,
            before: sideOf(before.value.get(path)),
            after: sideOf(after.value.get(path)),
        })),
        blobs: { before: blobsOf(old), after: blobsOf(current) },
        deleted: new Set([...old.keys()].filter((path) => !current.has(path))),
        added: new Set([...current.keys()].filter((path) => !old.has(path))),
    });
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}
function blobsOf(entries) {
    const rust = [...entries].filter(([path]) => path.endsWith('.rs'));
    return new Map(rust.map(([path, { oid }]) => [path, oid]));
}

;// CONCATENATED MODULE: ./collect/floor-compare.js











async function compareAll(input, found, baseline, pinned) {
    const compared = await compareSets(input, found, baseline, pinned);
    const { warningComparison } = compared.facts;
    if (warningComparison.state !== 'known')
        return compared;
    const hidden = await findHidden(input);
    const warnings = hidden.state === 'known' ? (0,facts_0/* known */.eO)({ ...warningComparison.value, hidden: hidden.value }) : hidden;
    return { ...compared, facts: { ...compared.facts, warningComparison: warnings } };
}
async function compareSets(input, { usable, recovered }, { lists, claimed }, pinned) {
    if (usable.state === 'missing')
        return { facts: floor_compare_all(usable), goneFunctions: new Set() };
    const evidence = usable.value;
    const unlistedTerms = { ...input, fork: pinned.commit_oid, workspace: evidence.workspace };
    if (lists.state === 'missing')
        return { facts: await floor_compare_byHash(evidence, pinned, lists, unlistedTerms), goneFunctions: new Set() };
    const history = floor_compare_once(() => readHistory(input.repository, pinned.commit_oid, input.mergeBase, input.head));
    const baseline = lists.value.snapshot;
    const comparison = compareSnapshots(baseline, evidence.snapshot);
    const compared = await compareTests(comparison, {
        repository: input.repository,
        mergeBase: input.mergeBase,
        evidence,
        baseline,
        history,
        recovered,
        retries: input.retries,
    });
    const tests = claimed && compared.state === 'known'
        ? await unclaimed(compared.value, evidence, unlistedTerms)
        : compared;
    const warnings = await compareWarnings(comparison, evidence, { ...input, history });
    const targets = await targetsOf(comparison, lists.value, tests, input);
    return {
        facts: {
            testComparison: tests.state === 'known' ? (0,facts_0/* known */.eO)(await placed(tests.value.lists, targets, history)) : tests,
            targetComparison: targets,
            warningComparison: warnings.state === 'known' && warnings.value.by === 'lists' && claimed
                ? (0,facts_0/* known */.eO)({ ...warnings.value, claimed: countTouchedRepeats(evidence, input.changes) })
                : warnings,
        },
        goneFunctions: tests.state === 'known' ? tests.value.goneFunctions : new Set(),
    };
}
async function unclaimed(tests, { snapshot }, terms) {
    const { lists, goneFunctions } = tests;
    const told = new Set(lists.newlyIgnored.map(({ test }) => (0,evidence_snapshot/* testString */.mY)(test)));
    const ignored = snapshot.tests.ignored.filter((test) => !told.has((0,evidence_snapshot/* testString */.mY)(test)));
    const unlisted = await findUnlisted(ignored, { ...terms, why: CLAIMED, told: goneFunctions });
    const newlyIgnored = [...lists.newlyIgnored, ...unlisted.newlyIgnored];
    return (0,facts_0/* known */.eO)({ ...tests, lists: { ...lists, newlyIgnored, unlisted } });
}
const CLAIMED = 'The file of input `baseline` says it, and no hash pins what it says.';
async function targetsOf(comparison, { snapshot }, tests, input) {
    if (tests.state === 'missing' && comparison.lostTargets.length > 0)
        return tests;
    const pairs = tests.state === 'known' ? tests.value.pairs : [];
    const targets = floor_targets_compareTargets(comparison, snapshot, pairs, input.changes);
    return (0,facts_0/* known */.eO)(await atManifestLines(targets, input));
}
async function placed(lists, targets, history) {
    if (targets.state !== 'known' || lists.vanished.every(({ path }) => path !== null))
        return lists;
    const sources = await history();
    const changes = sources.state === 'known' ? sources.value.changes : [];
    return { ...lists, vanished: withFallbackPlaces(lists.vanished, targets.value, { changes }) };
}
async function floor_compare_byHash(evidence, pinned, why, terms) {
    const { tests, clippy } = evidence.snapshot;
    const hashes = (0,hash/* hashSnapshot */.F)(evidence);
    const same = (field) => pinned[field] === hashes[field];
    const repeated = clippy.warnings.filter(({ count }) => count > 1).length;
    const touched = countTouchedRepeats(evidence, terms.changes);
    const warnings = { by: 'hash', warnings: clippy.warnings.length, repeated, touched };
    return {
        testComparison: same('test_passlist_hash')
            ? (0,facts_0/* known */.eO)({
                by: 'hash',
                passed: tests.passed.length,
                unlisted: await findUnlisted(tests.ignored, { ...terms, why: why.reason, told: new Set() }),
            })
            : why,
        targetComparison: same('enumerated_targets_hash')
            ? (0,facts_0/* known */.eO)({ by: 'hash', targets: tests.targets.length })
            : why,
        warningComparison: same('clippy_warnings_hash') ? (0,facts_0/* known */.eO)(warnings) : why,
    };
}
function floor_compare_all(reason) {
    return { testComparison: reason, targetComparison: reason, warningComparison: reason };
}
function floor_compare_once(read) {
    let answer = null;
    return () => {
        answer ??= read();
        return answer;
    };
}

;// CONCATENATED MODULE: ./collect/floor-sides.js




function sideWithout({ label, path }) {
    const finding = {
        code: 'label_missing',
        level: 'error',
        message: `There is no evidence of the label ${(0,wording/* named */.KT)(label)}, but ${(0,wording/* named */.KT)(path)} is its baseline, so what it stands for was not tested.`,
        help: `Let a job capture it and name its file with input \`evidence\` (on the command line: --evidence) as \`${label}=path\`. Where there is no such label any more, let a plan pull request remove that file or give it another name.`,
        path,
    };
    return {
        label,
        facts: {
            evidenceState: (0,facts_0/* known */.eO)({ origin: null, findings: [finding], content: null }),
            evidence: NO_USABLE_EVIDENCE,
            baselineState: (0,facts_0/* missing */.LO)('incomplete-evidence', `Nothing is held against ${(0,wording/* named */.KT)(path)}: see the gate \`evidence\`.`),
            testComparison: NO_USABLE_EVIDENCE,
            targetComparison: NO_USABLE_EVIDENCE,
            warningComparison: NO_USABLE_EVIDENCE,
        },
        goneFunctions: new Set(),
        ofHead: null,
    };
}
function putSidesTogether(sides) {
    const [first, ...others] = sides;
    if (first === undefined)
        throw new Error('A floor has at least one side.');
    const labelled = sides.flatMap(({ label, facts }) => (label === null ? [] : [{ label, facts }]));
    if (others.length === 0)
        return { facts: first.facts, goneFunctions: first.goneFunctions, labelled };
    const gains = sides.map(({ facts }) => facts.testComparison).find(hasNewTests);
    return {
        facts: {
            ...first.facts,
            evidence: allTests(sides),
            testComparison: gains ?? first.facts.testComparison,
        },
        goneFunctions: new Set(sides.flatMap(({ goneFunctions }) => [...goneFunctions])),
        labelled,
    };
}
function hasNewTests(comparison) {
    return comparison.state === 'known' && comparison.value.by === 'lists' && comparison.value.added > 0;
}
function allTests(sides) {
    const usable = sides.flatMap(({ facts }) => facts.evidence.state === 'known' ? [facts.evidence.value] : []);
    const [first] = usable;
    if (first === undefined)
        return NO_USABLE_EVIDENCE;
    const of = (outcome) => (0,evidence_snapshot/* sortTests */.u5)(usable.flatMap(({ snapshot }) => snapshot.tests[outcome]));
    const tests = {
        ...first.snapshot.tests,
        passed: of('passed'),
        failed: of('failed'),
        ignored: of('ignored'),
    };
    return (0,facts_0/* known */.eO)({ ...first, snapshot: { ...first.snapshot, tests } });
}

;// CONCATENATED MODULE: ./collect/floor.js









async function collectFloor(input) {
    const { options, subject, given } = input;
    if (options.floor === 'off')
        return nothing(facts_0/* FLOOR_OFF */.$_);
    if (subject.state !== 'known')
        return nothing(subject);
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return nothing((0,facts_0/* notApplicable */.hH)('A plan pull request changes no code.'));
    const checks = (0,floor_checks/* checksOf */.t)(chosen, chunk);
    const context = { input, chosen, checks, headTree: await treeOfHead(input) };
    const files = given.evidence ?? [];
    const labels = files.flatMap(({ label }) => (label === null ? [] : [label]));
    const { baselines, without } = labels.length === 0
        ? {
            baselines: new Map([[null, await findBaseline(input.repository, placeOfBaseline(input, chosen))]]),
            without: [],
        }
        : await findLabelBaselines(input.repository, {
            labels,
            paths: given.labelBaselines ?? new Map(),
            at: chosen,
            pinned: chosen.plan.baseline,
        });
    const sides = [];
    for (const [label, search] of baselines) {
        const own = files.find((each) => each.label === label) ?? null;
        sides.push(await collectSide(context, { label, files: own, search }));
    }
    const together = putSidesTogether([...sides, ...without.map(sideWithout)]);
    return { ...together, facts: { ...together.facts, planChecks: await checkRuns(input, checks, sides) } };
}
async function collectSide({ input, chosen, checks, headTree }, { label, files, search }) {
    const { options, given, head } = input;
    const pinned = chosen.plan.baseline;
    const source = given.evidenceSource ?? null;
    const snapshot = search.state === 'known' ? search.value.found?.snapshot : null;
    const terms = {
        head,
        headTree,
        toolchain: pinned.toolchain,
        origin: given.origin ?? OWN_ONLY,
        cargoArgs: label === null ? null : (snapshot?.cargo_args ?? null),
    };
    const request = headCapture(input, options.runChecks === false ? [] : (checks ?? []), search);
    const found = await findEvidence(files, source, terms, request);
    const baseline = await settleBaseline(search, { pinned, evidence: found.usable, source });
    const compared = await compareAll({ ...input, retries: options.retries ?? 0 }, found, baseline, pinned);
    const facts = {
        evidenceState: (0,facts_0/* known */.eO)(found.state),
        evidence: found.usable,
        baselineState: baseline.state,
        ...compared.facts,
    };
    return { label, facts, goneFunctions: compared.goneFunctions, ofHead: found.ofHead };
}
function placeOfBaseline({ given, changes }, chosen) {
    return { given: given.baseline ?? null, at: chosen, pinned: chosen.plan.baseline, changes };
}
const OWN_ONLY = { reuse: 'off', expectedRun: null, directory: '', commands: () => [] };
async function treeOfHead({ repository, head, given }) {
    if ((given.evidence ?? []).length === 0 || repository.treeOid === undefined)
        return null;
    const tree = await repository.treeOid(head);
    return tree.state === 'known' ? tree.value : null;
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
        labelled: [],
    };
}
function headCapture({ head, options }, checks, search) {
    const times = options.retries ?? 0;
    if (times === 0)
        return { commit: head, checks, retries: null };
    const snapshot = search.state === 'known' ? search.value.found?.snapshot : undefined;
    const passed = snapshot ? new Set(snapshot.snapshot.tests.passed.map(evidence_snapshot/* testString */.mY)) : null;
    const retries = { times, eligible: (test) => passed?.has((0,evidence_snapshot/* testString */.mY)(test)) ?? true };
    return { commit: head, checks, retries };
}
async function checkRuns({ options, head, given }, checks, sides) {
    if (options.runChecks === false)
        return facts_0/* CHECKS_OFF */.KP;
    if (checks === null)
        return (0,facts_0/* missing */.LO)('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
    const ofHead = sides.map((side) => side.ofHead).filter((evidence) => evidence !== null);
    const evidence = ofHead.length === 0 ? null : { checks: ofHead.flatMap((each) => each.checks) };
    return (0,floor_checks/* findCheckRuns */.c)(checks, { evidence, head, source: given.checkSource ?? null });
}

// EXTERNAL MODULE: ./plan/history-clash.js
var history_clash = __webpack_require__(2307);
;// CONCATENATED MODULE: ./collect/baseline-proof.js




async function proveBaseline(repository, head, changes, pinned) {
    const brought = changes
        .filter((file) => file.change !== 'deleted' && (0,plan_files/* planFolderRole */.ko)(file.path) === 'baseline')
        .map((file) => file.path);
    if (brought.length === 0)
        return (0,facts_0/* known */.eO)(false);
    const contents = await repository.readFiles(head, brought, snapshot_file/* SNAPSHOT_LIMITS */.m3.maxBytes);
    if (contents.state !== 'known')
        return contents;
    const proven = [...contents.value.values()].some((content) => {
        const snapshot = content.state === 'bytes' ? (0,snapshot_file/* parseSnapshot */.E$)(content.bytes) : null;
        return (snapshot?.ok === true &&
            (0,baseline/* verifyBaseline */.dn)(pinned, snapshot.value).every((finding) => finding.level !== 'error'));
    });
    return (0,facts_0/* known */.eO)(proven);
}

;// CONCATENATED MODULE: ./collect/history.js




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
        return (0,facts_0/* known */.eO)({ changes, atBase, proposal: null });
    const clashes = plan.atBase.state === 'known' ? plan.atBase.value.clashes : undefined;
    const settled = clashes === undefined ? null : (0,history_clash/* settledClashes */.N)(changes, clashes);
    if (settled !== null && atBase.get(chosen.path) === chosen.oid)
        return (0,facts_0/* known */.eO)({ changes, atBase, proposal: null, settled });
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
    return (0,facts_0/* known */.eO)({ changes, atBase, proposal });
}
function predecessorOf({ chosen, broken, ungoverned, clashes }) {
    if (chosen !== null)
        return (0,facts_0/* known */.eO)(chosen.plan);
    if (ungoverned || broken !== null)
        return (0,facts_0/* known */.eO)(broken);
    if (clashes !== undefined)
        return (0,facts_0/* missing */.LO)('bad-plan', clashReason(clashes));
    return (0,facts_0/* missing */.LO)('bad-plan', 'The plans on the base branch contradict each other, so nobody can say which revision this one follows. Put them right on the branch itself first.');
}
function clashReason(clashes) {
    const named = clashes.map(({ files }) => files.map(({ path }) => path).join(' and ')).join('; ');
    return `Files of one revision contradict each other on the base branch, so nobody can say which of them this plan follows: ${named}. First let a pull request delete all but one of them and change nothing else.`;
}

;// CONCATENATED MODULE: ./changes/code-lines.js
const VISIBLE = /[^\s\p{C}]/u;
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
const BEFORE_VALUE = /(?:^|[(,=:[!&|?{;+*%~^-]|=>|\b(?:return|typeof|case|in|of|do|else|void|throw|await|yield|delete))$/;
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

;// CONCATENATED MODULE: ./changes/comment-syntax.js
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
const QUOTE_CHARACTERS = [
    { open: "'\"'", close: '' },
    { open: '\\"', close: '' },
    { open: '$"', close: '' },
];
const lineStart = (open) => ({ open: `\\n[ \\t]*${open}`, to: 'line-end' });
const POD = [
    { open: '\\n=(?!cut\\b)[a-zA-Z]', close: '\n=cut' },
    { open: '\\n=cut\\b', to: 'line-end' },
    { open: '\\n__END__(?=\\s|$)', to: 'text-end' },
];
const REM = lineStart('[rR][eE][mM]\\b');
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
function commentSyntaxOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return BY_NAME.get(name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN;
}

;// CONCATENATED MODULE: ./changes/rewrapped-lines.js
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const BRACKETS = /[()[\]{},;]+/g;
function comparedLine(text) {
    const key = text.replace(UNSEEN, '');
    const substance = key.replace(BRACKETS, '');
    return substance === '' ? null : { text, key, substance };
}
const MAX_COMPARISONS = 1_000_000;
const STEP_COST = 10;
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
function claim({ spare, gained }, { later, earlier }) {
    const change = new Map();
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

;// CONCATENATED MODULE: ./changes/test-lines.js





const DOCUMENTATION = /\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i;
function testLinesOf(path, bytes, testGlobs, harness = true) {
    const isTest = testGlobs.matches(path) !== null && !DOCUMENTATION.test(path);
    if (path.endsWith('.rs')) {
        const source = parseRust(decodeSource(bytes));
        if (!harness)
            return source.unharnessedLines(isTest);
        return isTest ? source.testFileLines : source.testLines;
    }
    return isTest && !isBinary(bytes) ? codeLines(decodeSource(bytes), commentSyntaxOf(path)) : [];
}
function codeLinesOf(path, bytes) {
    const text = decodeSource(bytes);
    if (path.endsWith('.rs'))
        return parseRust(text).codeLines;
    return isBinary(bytes) ? [] : codeLines(text, commentSyntaxOf(path));
}
function gainedLines(before, after) {
    const earlier = before.flatMap(test_lines_compared);
    const later = test_lines_compared(after);
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
function test_lines_compared(lines) {
    return lines.flatMap((line) => comparedLine(line) ?? []);
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./parsers/cargo-targets.js


function parseLayout(text) {
    let manifest;
    try {
        manifest = (0,smol_toml_dist/* parse */.qg)(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
    }
    catch {
        return null;
    }
    const owner = tableIn(manifest, 'package') ?? tableIn(manifest, 'project');
    const name = textIn(owner, 'name');
    const workspace = tableIn(manifest, 'workspace');
    return {
        package: name,
        workspace: workspace === null ? null : membership(workspace),
        ownWorkspace: textIn(owner, 'workspace'),
        paths: dependencyPaths(manifest),
        roots: (files) => (owner === null || name === null ? [] : rootsOf({ manifest, owner, name, files })),
    };
}
function membership(workspace) {
    const listed = (key) => textsIn(workspace, key).map((each) => trimmed(each));
    const members = (0,scope/* compileGlobs */.tI)(listed('members'));
    const excluded = listed('exclude');
    return {
        isMember: (folder) => !members.ok || members.globs.matches(folder) !== null,
        isExcluded: (folder) => excluded.some((each) => folder === each || folder.startsWith(`${each}/`)),
    };
}
function trimmed(path) {
    return path.replace(/^(?:\.\/)+|\/+$/g, '');
}
const DEPENDENCIES = ['dependencies', 'dev-dependencies', 'build-dependencies'];
function dependencyPaths(manifest) {
    const targets = Object.values(tableIn(manifest, 'target') ?? {});
    const owners = [manifest, tableIn(manifest, 'workspace'), ...targets];
    return owners
        .flatMap((owner) => DEPENDENCIES.flatMap((key) => Object.values(tableIn(owner, key) ?? {})))
        .flatMap((dependency) => textIn(dependency, 'path') ?? []);
}
const cargo_targets_LISTED = [
    { kind: 'bin', folder: 'src/bin', key: 'autobins', tests: true },
    { kind: 'test', folder: 'tests', key: 'autotests', tests: true },
    { kind: 'example', folder: 'examples', key: 'autoexamples', tests: false },
    { kind: 'bench', folder: 'benches', key: 'autobenches', tests: false },
];
function rootsOf(of) {
    return [...library(of), ...cargo_targets_LISTED.flatMap((listed) => listedRoots(of, listed))];
}
function library({ manifest, owner, name, files }) {
    const table = tableIn(manifest, 'lib');
    const path = textIn(table, 'path') ?? 'src/lib.rs';
    const found = table !== null || (owner.autolib !== false && files.has(path));
    if (!found || table?.test === false)
        return [];
    const target = textIn(table, 'name') ?? name.replaceAll('-', '_');
    return [{ kind: 'lib', name: target, path, harness: table?.harness !== false }];
}
function listedRoots({ manifest, owner, name, files }, { kind, folder, key, tests }) {
    const written = tablesIn(manifest, kind);
    const inferred = inferredRoots(folder, files);
    if (kind === 'bin' && files.has('src/main.rs'))
        inferred.set(name, 'src/main.rs');
    const roots = new Map();
    const old = owner.edition === undefined || owner.edition === '2015';
    const looks = typeof owner[key] === 'boolean' ? owner[key] : !(old && written.length > 0);
    if (looks && tests)
        for (const [target, path] of inferred)
            roots.set(target, { path, harness: true });
    for (const table of written) {
        const target = textIn(table, 'name');
        if (target === null)
            continue;
        const path = textIn(table, 'path') ?? inferred.get(target);
        const runs = typeof table.test === 'boolean' ? table.test : tests;
        if (path !== undefined && runs)
            roots.set(target, { path, harness: table.harness !== false });
        else
            roots.delete(target);
    }
    return [...roots].map(([target, root]) => ({ kind, name: target, ...root }));
}
function inferredRoots(folder, files) {
    const found = new Map();
    for (const path of files) {
        if (!path.startsWith(`${folder}/`))
            continue;
        const match = /^([^/]+?)(?:\.rs|\/main\.rs)$/.exec(path.slice(folder.length + 1));
        if (match?.[1] !== undefined)
            found.set(match[1], path);
    }
    return found;
}
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function tableIn(value, key) {
    const found = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return isTable(found) ? found : null;
}
function tablesIn(value, key) {
    const found = Object.hasOwn(value, key) ? value[key] : undefined;
    return Array.isArray(found) ? found.filter(isTable) : [];
}
function textIn(value, key) {
    const found = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return typeof found === 'string' ? found : null;
}
function textsIn(value, key) {
    const found = Object.hasOwn(value, key) ? value[key] : undefined;
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

;// CONCATENATED MODULE: ./collect/test-sources-packages.js




async function readPackages(repository, commit) {
    const listing = await repository.listFiles(commit, '');
    if (listing.state !== 'known')
        return listing;
    const files = new Map(listing.value.map((entry) => [entry.path, entry]));
    const manifests = listing.value.filter(({ path, mode }) => test_sources_packages_isManifest(path) && mode.startsWith('100'));
    const contents = manifests.length === 0
        ? (0,facts_0/* known */.eO)(new Map())
        : await repository.readBlobs([...new Set(manifests.map(({ oid }) => oid))], repository_0/* MAX_SOURCE_BYTES */.T);
    if (contents.state !== 'known')
        return contents;
    const layouts = new Map();
    for (const { path, oid } of manifests) {
        const content = contents.value.get(oid);
        layouts.set(test_sources_packages_folderOf(path), content?.state === 'bytes' ? parseLayout(decodeSource(content.bytes)) : null);
    }
    return (0,facts_0/* known */.eO)(packagesOf(files, layouts));
}
function test_sources_packages_isManifest(path) {
    return path === 'Cargo.toml' || path.endsWith('/Cargo.toml');
}
function test_sources_packages_folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function resolvePath(folder, relative) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return relative.startsWith('/') ? null : parts.join('/');
}
function packagesOf(files, layouts) {
    const filesIn = filesByFolder([...files.keys()], layouts);
    const active = activeFolders(layouts);
    const all = [...layouts].flatMap(([folder, layout]) => {
        if (layout?.package === null || layout === null)
            return [];
        const roots = layout.roots(filesIn.get(folder) ?? new Set()).flatMap((root) => {
            const path = resolvePath(folder, root.path);
            return path === null ? [] : [{ ...root, path }];
        });
        const workspace = workspaceOf(folder, layouts) ?? folder;
        return [{ name: layout.package, folder, active: active.has(folder), workspace, roots }];
    });
    const byFolder = new Map(all.map((each) => [each.folder, each]));
    const ownerOf = (path) => {
        const folder = nearest(test_sources_packages_folderOf(path), layouts);
        return folder === null ? null : (byFolder.get(folder) ?? null);
    };
    const unreadable = [...layouts].flatMap(([folder, layout]) => (layout === null ? [folder] : []));
    return { files, all, unreadable, ownerOf };
}
function filesByFolder(paths, layouts) {
    const found = new Map();
    const nearestOf = new Map();
    for (const path of paths) {
        if (!path.endsWith('.rs'))
            continue;
        const own = test_sources_packages_folderOf(path);
        const folder = nearestOf.get(own) ?? nearest(own, layouts);
        nearestOf.set(own, folder);
        if (folder === null)
            continue;
        const files = found.get(folder) ?? new Set();
        files.add(folder === '' ? path : path.slice(folder.length + 1));
        found.set(folder, files);
    }
    return found;
}
function nearest(from, layouts) {
    for (let folder = from;; folder = test_sources_packages_folderOf(folder)) {
        if (layouts.has(folder))
            return folder;
        if (folder === '')
            return null;
    }
}
function workspaceOf(folder, layouts) {
    const layout = layouts.get(folder);
    if (layout?.workspace)
        return folder;
    if (layout?.ownWorkspace)
        return resolvePath(folder, layout.ownWorkspace);
    for (let at = folder; at !== '';) {
        at = test_sources_packages_folderOf(at);
        const around = layouts.get(at)?.workspace;
        if (around)
            return at;
    }
    return null;
}
function activeFolders(layouts) {
    const active = new Set();
    const waiting = [];
    const below = (folder, root) => (root === '' ? folder : folder.slice(root.length + 1));
    const enter = (folder, listed) => {
        const root = workspaceOf(folder, layouts);
        const workspace = root === null ? null : layouts.get(root)?.workspace;
        const inside = root !== null && below(folder, root);
        const isHeld = root === folder ||
            !workspace ||
            inside === false ||
            (!workspace.isExcluded(inside) && (listed || workspace.isMember(inside)));
        if (!isHeld || active.has(folder))
            return;
        active.add(folder);
        waiting.push(folder);
    };
    for (const folder of layouts.keys())
        enter(folder, false);
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        for (const path of layouts.get(folder)?.paths ?? []) {
            const target = resolvePath(folder, path);
            if (target !== null && layouts.has(target))
                enter(target, true);
        }
    }
    return active;
}

;// CONCATENATED MODULE: ./collect/test-gains-harness.js





const MAY_RUN_ITSELF = /main|harness/;
const MOST_FOLDERS = 8;
async function readUnharnessed(repository, commit, paths, contents) {
    const asked = paths.filter((path) => path.endsWith('.rs') && mayRunItself(contents.get(path)));
    if (asked.length === 0)
        return (0,facts_0/* known */.eO)(new Set());
    const manifests = new Set(asked.flatMap((path) => foldersAround(path).map(manifestIn)));
    const read = await repository.readFiles(commit, [...manifests], repository_0/* MAX_SOURCE_BYTES */.T);
    if (read.state !== 'known')
        return read;
    const inFolders = new Map();
    for (const path of asked) {
        const folder = foldersAround(path).find((each) => read.value.get(manifestIn(each))?.state === 'bytes');
        if (folder !== undefined)
            inFolders.set(folder, [...(inFolders.get(folder) ?? []), path]);
    }
    const found = [...inFolders].flatMap(([folder, files]) => unharnessedIn(folder, layoutOf(read.value.get(manifestIn(folder))), files));
    return (0,facts_0/* known */.eO)(new Set(found));
}
function mayRunItself(content) {
    return content?.state === 'bytes' && MAY_RUN_ITSELF.test(decodeSource(content.bytes));
}
function foldersAround(path) {
    const folders = [test_sources_packages_folderOf(path)];
    for (let at = folders[0] ?? ''; at !== '' && folders.length < MOST_FOLDERS; folders.push(at))
        at = test_sources_packages_folderOf(at);
    return folders;
}
function manifestIn(folder) {
    return folder === '' ? 'Cargo.toml' : `${folder}/Cargo.toml`;
}
function layoutOf(content) {
    return content?.state === 'bytes' ? parseLayout(decodeSource(content.bytes)) : null;
}
function unharnessedIn(folder, layout, files) {
    const relative = files.map((path) => (folder === '' ? path : path.slice(folder.length + 1)));
    const roots = layout?.roots(new Set(relative)) ?? [];
    const leading = (harness) => new Set(roots.filter((root) => root.harness === harness).map(({ path }) => resolvePath(folder, path)));
    const [harnessed, others] = [leading(true), leading(false)];
    return files.filter((path) => others.has(path) && !harnessed.has(path));
}

;// CONCATENATED MODULE: ./collect/test-gains.js




const ROUND = 100;
const MAX_SOURCES = 100;
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
            before ?? repository.readFiles(search.mergeBase, paths(deleted), repository_0/* MAX_SOURCE_BYTES */.T),
            repository.readFiles(search.mergeBase, paths(modified), repository_0/* MAX_SOURCE_BYTES */.T),
            repository.readFiles(search.head, paths(round), repository_0/* MAX_SOURCE_BYTES */.T, knownOids(round)),
        ]);
        before = deletedBefore;
        if (deletedBefore.state !== 'known')
            return deletedBefore;
        if (roundBefore.state !== 'known')
            return roundBefore;
        if (roundAfter.state !== 'known')
            return roundAfter;
        const moved = [...deletedBefore.value].map(([path, content]) => test_gains_linesOf(path, content));
        const judged = await judgeRound(round, (file, harness) => {
            const contents = [roundBefore.value.get(file.path), roundAfter.value.get(file.path)];
            return judge(file, contents, moved, search.testGlobs, harness);
        }, (seeming) => readUnharnessed(repository, search.head, seeming, roundAfter.value));
        if (judged.state !== 'known')
            return judged;
        const gained = judged.value.filter((answer) => 'lines' in answer);
        testless.push(...judged.value.filter((answer) => 'why' in answer && isTestFile(answer.path, search)).map(asTestless));
        if (gained.length > 0)
            return (0,facts_0/* known */.eO)({ owner: search.owner, gained, testless });
    }
    return (0,facts_0/* known */.eO)({ owner: search.owner, gained: [], testless });
}
async function judgeRound(round, judgeFile, readWithout) {
    const answers = round.map((file) => ({ file, answer: judgeFile(file, true) }));
    const without = await readWithout(answers.flatMap(({ answer }) => ('lines' in answer ? [answer.path] : [])));
    if (without.state !== 'known')
        return without;
    return (0,facts_0/* known */.eO)(answers.map(({ file, answer }) => (without.value.has(file.path) ? judgeFile(file, false) : answer)));
}
function judge(file, [before, after], moved, testGlobs, harness) {
    if (after?.state === 'too-large' || before?.state === 'too-large')
        return { path: file.path, why: 'too-large' };
    if (after?.state !== 'bytes')
        return { path: file.path, why: 'not-a-file' };
    const was = before === undefined ? [] : [test_gains_linesOf(file.path, before)];
    const gained = gainedLines([...was, ...moved], testLinesOf(file.path, after.bytes, testGlobs, harness));
    if (gained.length > 0)
        return { path: file.path, lines: gained.length };
    return { path: file.path, why: harness ? 'no-new-line' : 'no-harness' };
}
function test_gains_linesOf(path, content) {
    return content.state === 'bytes' ? codeLinesOf(path, content.bytes) : [];
}
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
function likelyFirst(files, testGlobs) {
    const isTest = (file) => testGlobs.matches(file.path) !== null;
    return [...files.filter(isTest), ...files.filter((file) => !isTest(file))];
}
function isTestFile(path, search) {
    return search.testGlobs.matches(path) !== null;
}
function asTestless(answer) {
    return 'why' in answer ? answer : { path: answer.path, why: 'no-new-line' };
}
function knownOids(files) {
    return new Map(files.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid]])));
}

;// CONCATENATED MODULE: ./collect/test-sources-file-losses.js



function totalOf(path, side, { isTestFile }) {
    return (isTestFile(path) ? side?.assertions : side?.testAssertions) ?? 0;
}
function isCountedHelper(path, helper, { isTestFile }) {
    return helper.inTests || isTestFile(path);
}
function countedHelpers(path, side, terms) {
    return side?.helpers.filter((helper) => isCountedHelper(path, helper, terms)) ?? [];
}
function fileLosses(changes, explained, terms) {
    return changes.flatMap((change) => {
        const { path, before, after } = change;
        const [was, is] = [totalOf(path, before, terms), totalOf(path, after, terms)];
        const moved = explained.get(path) ?? 0;
        if (was - is - moved <= 0 || isToldAsGone(change, terms))
            return [];
        const cause = causeOfLoss(change, { lost: was - is, moved }, terms);
        const line = cause?.kind === 'unreached' ? 1 : lineOfLoss(change, terms);
        const loss = { path, name: null, line, before: was, after: is, ids: [] };
        return [cause === null ? loss : { ...loss, cause }];
    });
}
function causeOfLoss({ path, before, after }, { lost, moved }, terms) {
    if (terms.abandoned?.has(path))
        return { kind: 'unreached' };
    if (after === null)
        return null;
    const now = new Set(after.tests.map(({ name }) => name));
    const gone = before?.tests.filter(({ name, assertions }) => assertions > 0 && !now.has(name)) ?? [];
    return gone.length > 0 && moved === 0 && test_sources_file_losses_sum(gone) === lost
        ? { kind: 'tests-gone', names: gone.map(({ name }) => name) }
        : null;
}
function isToldAsGone({ path, before, after }, { goneFunctions, isGoneRoot, abandoned }) {
    const [was, is] = [before?.tests ?? [], after?.tests ?? []];
    if ((was.length === 0 || abandoned?.has(path) === true) && isGoneRoot?.(path) === true)
        return true;
    return (was.length > 0 && is.length === 0 && was.every(({ name }) => goneFunctions.has(functionKey(path, name))));
}
function explainMovedHelpers(changes, others, terms, explain) {
    const pool = createPool();
    let rest = 0;
    for (const { path, before, after } of [...changes, ...others]) {
        for (const helper of newHelpers(before, after))
            pool.add({ path, helper }, [lastPart(helper.name)]);
        rest += Math.max(0, restOf(after) - restOf(before));
    }
    for (const { path, before, after } of changes) {
        for (const was of newHelpers(after, before)) {
            if (!isCountedHelper(path, was, terms))
                continue;
            const to = pool.take([lastPart(was.name)]);
            const left = to !== null && (to.path !== path || !isCountedHelper(path, to.helper, terms));
            if (left)
                explain(path, Math.min(was.assertions, to.helper.assertions));
        }
        const counted = (side) => countedRest(path, side, terms);
        const lost = Math.min(rest, Math.max(0, counted(before) - counted(after) - macroLoss(before, after)));
        explain(path, lost);
        rest -= lost;
    }
}
function macroLoss(before, after) {
    const now = new Map(after?.macros.map((macro) => [macro.name, macro.assertions]));
    return (before?.macros ?? []).reduce((total, { name, assertions }) => total + Math.max(0, assertions - (now.get(name) ?? assertions)), 0);
}
function newHelpers(one, other) {
    const known = new Set(one?.helpers.map(({ name }) => name));
    return other?.helpers.filter(({ name, assertions }) => assertions > 0 && !known.has(name)) ?? [];
}
function restOf(side) {
    return side === null ? 0 : Math.max(0, side.assertions - test_sources_file_losses_sum(side.tests) - test_sources_file_losses_sum(side.helpers));
}
function countedRest(path, side, terms) {
    if (side === null)
        return 0;
    return Math.max(0, totalOf(path, side, terms) - test_sources_file_losses_sum(side.tests) - test_sources_file_losses_sum(countedHelpers(path, side, terms)));
}
function test_sources_file_losses_sum(all) {
    return all.reduce((total, { assertions }) => total + assertions, 0);
}
function lineOfLoss({ path, before, after }, terms) {
    if (before === null || after === null)
        return 1;
    const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
    const lost = [...countedHelpers(path, before, terms), ...before.tests]
        .toSorted((a, b) => a.line - b.line)
        .find(({ name, assertions }) => (now.get(name)?.assertions ?? 0) < assertions);
    if (lost === undefined)
        return 1;
    return now.get(lost.name)?.line ?? lineFinder(before, after)(lost.line);
}

;// CONCATENATED MODULE: ./collect/test-sources-helper-values.js



const MAX_DEPTH = 4;
const MOST_BY_CALL = 10_000;
function helperValues(files, side, isCounted, use) {
    const named = new Map();
    const ofFile = new Map();
    const ofModule = new Map();
    const keepLeast = (map, key, found) => {
        const other = map.get(key);
        if (other === undefined || found.helper.assertions < other.helper.assertions)
            map.set(key, found);
    };
    for (const { path, [side]: source } of files) {
        for (const helper of [...(source?.helpers ?? []), ...(source?.macros ?? [])]) {
            if (!isCounted(path, helper))
                continue;
            const name = lastPart(helper.name);
            keepLeast(named, name, { path, helper });
            keepLeast(ofFile, functionKey(path, name), { path, helper });
            keepLeast(ofModule, moduleKey(path, moduleNameOf(path), name), { path, helper });
        }
    }
    const mentions = new Map(files.map(({ path, [side]: source }) => [path, source?.mentions ?? []]));
    const find = (path, name) => ofFile.get(functionKey(path, name)) ?? named.get(name) ?? null;
    const known = new Map();
    const valueAt = (found, depth) => {
        if (found === null || depth > MAX_DEPTH)
            return 0;
        const before = known.get(found.helper);
        if (before !== undefined)
            return before;
        known.set(found.helper, found.helper.assertions);
        let value = found.helper.assertions;
        for (const [called, { written }] of use(found.helper).calls)
            if (named.has(called))
                value += written * byCall(called, valueAt(find(found.path, called), depth + 1));
        known.set(found.helper, Math.min(MOST_BY_CALL, value));
        return Math.min(MOST_BY_CALL, value);
    };
    const sure = (path, { name, of }) => {
        const own = ofFile.get(functionKey(path, name)) ?? null;
        if (of === '.')
            return CHECKING.test(name) ? own : null;
        const inModule = ofModule.get(moduleKey(path, of, name));
        if (inModule !== undefined)
            return inModule;
        if (own !== null || !OUTWARDS.has(of))
            return own;
        for (const module of mentions.get(path) ?? []) {
            const found = ofModule.get(moduleKey(path, module, name));
            if (found !== undefined)
                return found;
        }
        return null;
    };
    return {
        find,
        valueIn: (path, name) => (named.has(name) ? byCall(name, valueAt(find(path, name), 0)) : 0),
        sure,
        valueOf: (found, name) => byCall(name, valueAt(found, 0)),
    };
}
function byCall(name, value) {
    return Math.max(0, value - (isAssertingCall(name) ? 1 : 0));
}
const OUTWARDS = new Set(['', 'self', 'super', 'crate']);
const CHECKING = /^(?:assert|check|ensure|verify|expect_)/;
function moduleKey(path, module, name) {
    return JSON.stringify([crateFolder(path), module, name]);
}
const CRATES = ['src', 'tests', 'benches', 'examples'];
function crateFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const depth = folders.findLastIndex((folder) => CRATES.includes(folder));
    return folders.slice(0, depth + 1).join('/');
}

;// CONCATENATED MODULE: ./collect/test-sources-moved.js

function differingTests({ before, after, }) {
    const [earlier, later] = [before?.tests ?? [], after?.tests ?? []];
    const [then, now] = [countBy(earlier, test_sources_moved_nameKey), countBy(later, test_sources_moved_nameKey)];
    const mayMove = (test) => (now.get(test_sources_moved_nameKey(test)) ?? 0) > 1 && then.get(test_sources_moved_nameKey(test)) === now.get(test_sources_moved_nameKey(test));
    const without = (tests, others) => {
        const left = countBy(others, definitionKey);
        return tests.filter((test) => {
            const same = left.get(definitionKey(test)) ?? 0;
            left.set(definitionKey(test), same - 1);
            return same <= 0 || !mayMove(test);
        });
    };
    return [without(earlier, later), without(later, earlier)];
}
function countBy(tests, key) {
    const counts = new Map();
    for (const test of tests)
        counts.set(key(test), (counts.get(key(test)) ?? 0) + 1);
    return counts;
}
function definitionKey(test) {
    return `${test_sources_moved_nameKey(test)} ${test.assertions} ${test_sources_moved_bodyKey(test)}`;
}
function test_sources_moved_goneFrom(before, after) {
    const now = new Set(after?.tests.map(({ name }) => name));
    return [...byName(before).values()].filter(({ name }) => !now.has(name));
}
function byName(side) {
    const named = new Map();
    for (const test of side?.tests ?? []) {
        const other = named.get(test.name);
        const assertions = test.assertions + (other?.assertions ?? 0);
        named.set(test.name, { ...test, assertions });
    }
    return named;
}
function followMoved(changes, others, places = NO_PLACES) {
    const pool = createPool();
    const keys = [
        (test) => [test_sources_moved_bodyKey(test)],
        (_test, placed) => placed,
        (test) => [test_sources_moved_nameKey(test)],
        (test) => [test_sources_moved_codeKey(test)],
    ];
    for (const { path, before, after } of [...changes, ...others]) {
        for (const test of test_sources_moved_goneFrom(after, before)) {
            const placed = places.after(path, test.name);
            pool.add({ path, test }, keys.flatMap((key) => key(test, placed)));
        }
    }
    let followed = changes.flatMap(({ path, before, after }) => test_sources_moved_goneFrom(before, after).map((was) => ({ path, was, to: null })));
    for (const key of keys)
        followed = followed.map((each) => ({
            ...each,
            to: each.to ?? pool.take(key(each.was, places.before(each.path, each.was.name))),
        }));
    return followed;
}
const NO_PLACES = { before: () => [], after: () => [] };
function test_sources_moved_bodyKey({ body, shouldPanic }) {
    return `${shouldPanic ? 'panics' : 'returns'} ${body}`;
}
function test_sources_moved_nameKey({ name }) {
    return `named ${name}`;
}
function test_sources_moved_codeKey({ body }) {
    return `code ${body}`;
}

;// CONCATENATED MODULE: ./collect/test-sources-called.js








const MOST_FILES = 400;
async function readCalledLess({ repository, mergeBase }, changes, changed, terms) {
    const lost = changes.flatMap(lostCallsOf);
    const names = new Set(lost.flatMap(({ calls }) => calls.map(({ name }) => name)));
    const asserts = ({ name, assertions, body }) => names.has(lastPart(name)) && (assertions > 0 || readCode(body).statements.length > 0);
    const holders = (files) => files.flatMap(({ path, before }) => [...(before?.helpers ?? []), ...(before?.macros ?? [])]
        .filter(asserts)
        .map((helper) => ({ path, helper })));
    const own = names.size === 0 ? [] : holders(changes);
    const paths = new Set(lost.flatMap(candidates).filter((path) => !changed.has(path)));
    const read = await readSources(repository, mergeBase, [...paths].slice(0, MOST_FILES));
    if (read.state !== 'known')
        return read;
    const there = [...read.value].flatMap(([path, source]) => {
        const side = sideOf(source);
        return side === null ? [] : [{ path, before: side, after: side }];
    });
    const found = holders(there);
    const holding = new Set(found.map(({ path }) => path));
    const unclear = [...own, ...found].filter(({ path, helper }) => !isCountedHelper(path, helper, terms));
    return (0,facts_0/* known */.eO)({
        unchanged: there.filter(({ path }) => holding.has(path)),
        unclear: [...new Set(unclear.map(({ path }) => path))],
        any: own.length + found.length > 0,
    });
}
function lostCallsOf(change) {
    const { path, before, after } = change;
    if (before === null)
        return [];
    const calls = [];
    for (const { was, is } of sameTests(...differingTests(change))) {
        if (was.length === is.length && was.every(({ body }, index) => body === is[index]?.body))
            continue;
        const left = new Map();
        for (const { body } of is)
            for (const { name } of readCode(body).statements)
                left.set(name, (left.get(name) ?? 0) + 1);
        for (const call of was.flatMap(({ body }) => readCode(body).statements)) {
            const same = left.get(call.name) ?? 0;
            left.set(call.name, same - 1);
            if (same <= 0)
                calls.push(call);
        }
    }
    for (const { body } of test_sources_moved_goneFrom(before, after))
        calls.push(...readCode(body).statements);
    return calls.length === 0 ? [] : [{ path, before, calls }];
}
function candidates({ path, before, calls }) {
    const own = new Set([...before.helpers, ...before.macros].map(({ name }) => lastPart(name)));
    const modules = new Set();
    for (const { name, of } of calls) {
        if (of === '.')
            continue;
        if (!OUTWARDS.has(of))
            modules.add(of);
        else if (!own.has(name))
            for (const module of before.mentions ?? [])
                modules.add(module);
    }
    const beside = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const folders = new Set([beside, path.replace(/\.rs$/, ''), crateFolder(path)]);
    return [...modules]
        .filter((module) => !OUTWARDS.has(module))
        .flatMap((module) => [...folders].flatMap((folder) => {
        const at = folder === '' ? module : `${folder}/${module}`;
        return [`${at}.rs`, `${at}/mod.rs`];
    }));
}

;// CONCATENATED MODULE: ./collect/test-sources-included.js




const OTHERS = /\.(?:rs|[cm]?[jt]sx?|py|go|java|kt|rb|php|c|h|cc|cpp|hpp|cs|swift|jsonc?|toml|lock|ya?ml|s?css|html|svg|png|jpe?g|gif|ico|pdf|zip|gz|sh|sql|proto|xml|csv)$/i;
const test_sources_included_MOST_FILES = 1_000;
async function readIncludable({ repository, changes, mergeBase, head, }) {
    const files = changes.filter(({ path }) => !OTHERS.test(path));
    const old = files.filter(({ change }) => change !== 'added').map(({ path }) => path);
    if (old.length === 0 || files.length > test_sources_included_MOST_FILES)
        return (0,facts_0/* known */.eO)({ suspects: [], changesIn: () => [] });
    const kept = files.filter(({ change }) => change !== 'deleted').map(({ path }) => path);
    const read = async (commit, paths) => paths.length === 0 ? (0,facts_0/* known */.eO)(NOTHING) : repository.readFiles(commit, paths, repository_0/* MAX_SOURCE_BYTES */.T);
    const [before, after] = await Promise.all([read(mergeBase, old), read(head, kept)]);
    if (before.state !== 'known')
        return before;
    if (after.state !== 'known')
        return after;
    const then = (path) => test_sources_included_textOf(before.value.get(path));
    const now = (path) => test_sources_included_textOf(after.value.get(path));
    const side = (text, documents) => text === null ? null : readSourceText(documents ? asDocumentation(text) : text);
    return (0,facts_0/* known */.eO)({
        suspects: old.filter((path) => mentions(now(path)) < mentions(then(path))),
        changesIn: (reach) => files.flatMap(({ path }) => {
            const documents = reach.documents(path);
            if (!documents && !reach.before(path) && !reach.after(path))
                return [];
            return [{ path, before: side(then(path), documents), after: side(now(path), documents) }];
        }),
    });
}
const NOTHING = new Map();
function test_sources_included_textOf(content) {
    return content?.state === 'bytes' ? decodeSource(content.bytes) : null;
}
function mentions(text) {
    return text?.match(/assert|should_panic/g)?.length ?? 0;
}
function asDocumentation(text) {
    return text.replace(/^/gm, '//! ');
}

;// CONCATENATED MODULE: ./changes/test-weakening.js
function weakeningOf(before, after) {
    const [earlier, later] = [before, after].map((tests) => tests.flatMap(({ panics }) => panics));
    const [was, is] = [earlier ?? [], later ?? []];
    if (returns(after) < returns(before) && catches(before) <= catches(after)) {
        const more = is.length > was.length ? is.at(-1) : undefined;
        const gained = is.find((panic) => !was.some((one) => covers(one, panic))) ?? more;
        if (gained !== undefined)
            return { kind: 'panic', line: gained.line };
    }
    const weaker = is.find((panic) => isWeaker(panic, was));
    return weaker === undefined ? null : { kind: 'message', line: weaker.line };
}
function covers(one, other) {
    return one.condition === '' || other.condition !== '';
}
function isWeaker({ message }, before) {
    const messages = before.map((panic) => panic.message);
    if (messages.length === 0 || messages.includes(message) || messages.includes(null))
        return false;
    return message === null || messages.some((each) => each?.includes(message));
}
function returns(tests) {
    return tests.reduce((sum, test) => sum + test.returns, 0);
}
function catches(tests) {
    return tests.reduce((sum, { body }) => sum + body.split(' ').filter((word) => word === 'catch_unwind').length, 0);
}

;// CONCATENATED MODULE: ./collect/test-sources-doctest-losses.js



function doctestLosses(files) {
    const suspects = files.flatMap(({ path, before, after }) => before === null || after === null ? [] : lossesIn(path, before, after));
    const panicking = files.flatMap(({ path, before, after }) => before === null || after === null ? [] : panicsIn(path, before, after));
    if (suspects.length === 0)
        return panicking;
    const gone = nowhereElse(files);
    const told = new Set(panicking.map(test_sources_doctest_losses_placeOf));
    const lost = suspects.flatMap(({ missing, loss }) => {
        if (told.has(test_sources_doctest_losses_placeOf(loss)))
            return [];
        const moved = missing.filter((said) => gone.take([said]) === null).length;
        return loss.before - loss.after - moved > 0 ? [loss] : [];
    });
    return [...lost, ...panicking];
}
function test_sources_doctest_losses_placeOf({ path, name }) {
    return `${path} ${name}`;
}
function panicsIn(path, before, after) {
    const earlier = byItem(before);
    return [...byItem(after)].flatMap(([item, blocks]) => {
        const old = earlier.get(item) ?? [];
        const [was, is] = [changedOf(old, blocks), changedOf(blocks, old)];
        if (was.length !== is.length)
            return [];
        return is.flatMap((block, index) => {
            const then = was[index];
            if (then === undefined || stateOf(then) !== 'run' || stateOf(block) !== 'should_panic')
                return [];
            const counts = { before: then.assertions, after: block.assertions };
            const cause = { kind: 'doctest', panics: true };
            return [{ path, name: item, line: block.fenceLine, ...counts, ids: [], cause }];
        });
    });
}
function changedOf(blocks, others) {
    const keyOf = (block) => `${stateOf(block)} ${block.body}`;
    const left = new Map();
    for (const other of others)
        left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
    return blocks.filter((block) => {
        const same = left.get(keyOf(block)) ?? 0;
        left.set(keyOf(block), same - 1);
        return same <= 0;
    });
}
function lossesIn(path, before, after) {
    const earlier = byItem(before);
    return [...byItem(after)].flatMap(([item, is]) => {
        const was = earlier.get(item) ?? [];
        const [then, now] = [test_sources_doctest_losses_total(was), test_sources_doctest_losses_total(is)];
        const line = test_sources_doctest_losses_lineOfLoss(was, is);
        if (now >= then || line === null)
            return [];
        const missing = test_sources_doctest_losses_without(was.flatMap(test_sources_doctest_losses_saidIn), is.flatMap(test_sources_doctest_losses_saidIn));
        const cause = { kind: 'doctest' };
        return [{ loss: { path, name: item, line, before: then, after: now, ids: [], cause }, missing }];
    });
}
function test_sources_doctest_losses_lineOfLoss(was, is) {
    const same = new Set(was.map(({ body }) => body));
    return is.find(({ body }) => !same.has(body))?.fenceLine ?? null;
}
function byItem({ doctests }) {
    const items = new Map();
    for (const doctest of doctests) {
        if (doctest.item === null)
            continue;
        const same = items.get(doctest.item);
        if (same === undefined)
            items.set(doctest.item, [doctest]);
        else
            same.push(doctest);
    }
    return items;
}
function test_sources_doctest_losses_total(doctests) {
    return doctests.reduce((sum, { assertions }) => sum + assertions, 0);
}
function test_sources_doctest_losses_saidIn({ body }) {
    return readCode(body).assertions;
}
function test_sources_doctest_losses_without(all, others) {
    const left = new Map();
    for (const each of others)
        left.set(each, (left.get(each) ?? 0) + 1);
    return all.filter((each) => {
        const count = left.get(each) ?? 0;
        left.set(each, count - 1);
        return count <= 0;
    });
}
function nowhereElse(files) {
    const pool = createPool();
    const saidOn = (sides) => sides.flatMap((side) => [
        ...(side?.doctests.flatMap(test_sources_doctest_losses_saidIn) ?? []),
        ...(side?.tests.flatMap(({ body }) => readCode(body).assertions) ?? []),
    ]);
    const [was, is] = [saidOn(files.map(({ before }) => before)), saidOn(files.map(({ after }) => after))];
    for (const said of test_sources_doctest_losses_without(was, is))
        pool.add({ said }, [said]);
    return pool;
}

;// CONCATENATED MODULE: ./collect/test-sources-counts.js
function timesIn(bodies) {
    return bodies.reduce((sum, { assertions, repeated }) => ({
        written: sum.written + assertions,
        repeated: sum.repeated + Math.max(assertions, repeated),
    }), { written: 0, repeated: 0 });
}
function gainOf(was, is) {
    return Math.max(is.written - was.written, is.repeated - was.repeated);
}
const NEVER = { written: 0, repeated: 0 };
function callsIn(bodies, use) {
    const calls = new Map();
    for (const body of bodies) {
        for (const [name, { written, repeated }] of use(body).calls) {
            const other = calls.get(name) ?? NEVER;
            calls.set(name, { written: other.written + written, repeated: other.repeated + repeated });
        }
    }
    return calls;
}
function compareCalls([from, path], [was, is], { before, after, weaker, use }) {
    const [then, now] = [callsIn(was, use), callsIn(is, use)];
    const [statements, still] = [statementsIn(was, use), statementsIn(is, use)];
    const gaining = [];
    const lostBy = new Map();
    let [gained, lost, asserted] = [0, 0, 0];
    for (const name of new Set([...then.keys(), ...now.keys()])) {
        const [earlier, later] = [then.get(name) ?? NEVER, now.get(name) ?? NEVER];
        const calls = statements.get(name) ?? [];
        const helper = calls[0] === undefined ? null : before.sure(from, calls[0]);
        const value = before.valueOf(helper, name);
        asserted += value * calls.length;
        const kept = Math.min(calls.length, still.get(name)?.length ?? 0);
        lost += kept * ((helper && weaker.get(helper.helper)) ?? 0);
        const gone = Math.min(-gainOf(earlier, later), calls.length - (still.get(name)?.length ?? 0));
        if (gone > 0 && value > 0) {
            lost += gone * value;
            lostBy.set(name, value);
            continue;
        }
        const made = gainOf(scaled(earlier, before.valueIn(from, name)), scaled(later, after.valueIn(path, name)));
        gained += made;
        if (made > 0)
            gaining.push(name);
    }
    return { gained: Math.max(0, gained), gaining, lost, lostBy, before: asserted };
}
function scaled({ written, repeated }, value) {
    return { written: written * value, repeated: repeated * value };
}
function statementsIn(bodies, use) {
    const named = new Map();
    for (const call of bodies.flatMap((body) => use(body).statements)) {
        const same = named.get(call.name);
        if (same === undefined)
            named.set(call.name, [call]);
        else
            same.push(call);
    }
    return named;
}
function mergedInto(was, is, missing, use) {
    const implied = new Map();
    for (const said of was.flatMap((body) => use(body).implied))
        implied.set(said, (implied.get(said) ?? 0) + 1);
    let merged = 0;
    for (const said of missing) {
        const left = implied.get(said) ?? 0;
        if (left > 0)
            merged++;
        implied.set(said, left - 1);
    }
    const total = (bodies, what) => bodies.reduce((sum, body) => sum + use(body)[what], 0);
    const panics = total(was, 'panics') - total(is, 'panics');
    if (panics <= 0)
        return merged;
    const branches = Math.max(0, total(was, 'branches') - total(is, 'branches'));
    const merges = was.flatMap((body) => use(body).merges).toSorted((a, b) => b - a);
    const replaced = merges.slice(0, branches).reduce((sum, each) => sum + each, 0);
    const unwraps = Math.max(0, total(is, 'unwraps') - total(was, 'unwraps'));
    return merged + Math.min(panics, replaced + unwraps);
}

;// CONCATENATED MODULE: ./collect/test-sources-excuses.js




function excuseSearch(files, isCounted, ran = () => true) {
    const use = readOnce();
    const before = helperValues(files, 'before', isCounted, use);
    const after = helperValues(files, 'after', isCounted, use);
    const gainedBy = new Map();
    let pool = null;
    const noteGain = (path, name) => {
        const [is, was] = [after.find(path, name), before.find(path, name)];
        if (is === null || is.path !== path)
            return;
        const gains = gainedBy.get(path) ?? new Map();
        gains.set(name, Math.max(0, is.helper.assertions - (was?.path === path ? was.helper.assertions : 0)));
        gainedBy.set(path, gains);
    };
    const take = (said) => {
        pool ??= takenOverPool(files, use, ran);
        return pool.take([said]);
    };
    const explain = (path, was, is, from = path) => {
        const [then, now] = [timesIn(was), timesIn(is)];
        const lost = Math.max(0, then.written - now.written);
        if (isSame(was, is) && weakened().size === 0)
            return { ...NOTHING_LOST, lost, left: lost, before: then.written };
        const own = gainOf(then, now);
        const weaker = weakened();
        const calls = compareCalls([from, path], [was, is], { before, after, weaker, use });
        const called = Math.min(lost, calls.gained);
        if (called > 0 || calls.lost > 0)
            for (const name of calls.gaining)
                noteGain(path, name);
        let left = calls.lost - own - calls.gained;
        const gone = left > 0 ? test_sources_excuses_missing(was, is, use) : [];
        const implied = Math.max(0, Math.min(left, -own, gone.length === 0 ? 0 : mergedInto(was, is, gone, use)));
        left -= implied;
        const takenOver = [];
        for (const said of gone) {
            const taker = left > 0 && takenOver.length < -own ? take(said) : null;
            if (taker === null)
                continue;
            takenOver.push(taker.path);
            left--;
        }
        for (const { name, said } of left > 0 ? missingCalls(was, is, use) : []) {
            const value = calls.lostBy.get(name) ?? 0;
            if (value > 0 && left > 0 && take(callKey(said)) !== null)
                left -= value;
        }
        const merged = Math.min(lost - called, lost + Math.min(0, own) + implied);
        return { lost, called, merged, takenOver, left: Math.max(0, left), before: then.written + calls.before };
    };
    let weak = null;
    const judgedHelpers = new Map();
    const explainHelper = (path, was, is) => {
        const judged = judgedHelpers.get(was) ?? explain(path, [was], [is]);
        judgedHelpers.set(was, judged);
        return judged;
    };
    const weakened = () => {
        if (weak !== null)
            return weak;
        weak = new Map();
        weak = weakenedHelpers(files, isCounted, explainHelper);
        return weak;
    };
    return {
        explain,
        explainHelper,
        countedTwice: (path) => [...(gainedBy.get(path)?.values() ?? [])].reduce((sum, each) => sum + each, 0),
    };
}
const NOTHING_LOST = { lost: 0, called: 0, merged: 0, takenOver: [], left: 0, before: 0 };
function weakenedHelpers(files, isCounted, explain) {
    const weakened = new Map();
    for (const { path, before, after } of files) {
        if (before === null || after === null || before === after)
            continue;
        const now = new Map([...after.helpers, ...after.macros].map((helper) => [helper.name, helper]));
        for (const was of [...before.helpers, ...before.macros]) {
            const is = now.get(was.name);
            if (is === undefined || is.body === was.body || !isCounted(path, was))
                continue;
            const { lost, left } = explain(path, was, is);
            if (left > 0 && (lost === 0 || after.assertions >= before.assertions))
                weakened.set(was, left);
        }
    }
    return weakened;
}
function isSame(was, is) {
    return was.length === is.length && was.every(({ body }, index) => body === is[index]?.body);
}
function readOnce() {
    const known = new Map();
    return ({ body }) => {
        const answer = known.get(body) ?? readCode(body);
        known.set(body, answer);
        return answer;
    };
}
function missingCalls(was, is, use) {
    const left = countAll(is.flatMap((body) => use(body).statements.map(({ said }) => said)));
    return was
        .flatMap((body) => use(body).statements)
        .filter(({ said }) => {
        const count = left.get(said) ?? 0;
        left.set(said, count - 1);
        return count <= 0;
    });
}
function callKey(said) {
    return `call ${said}`;
}
function test_sources_excuses_missing(was, is, use) {
    const left = countAll(is.flatMap((body) => use(body).assertions));
    return was
        .flatMap((body) => use(body).assertions)
        .filter((said) => {
        const count = left.get(said) ?? 0;
        left.set(said, count - 1);
        return count <= 0;
    });
}
function countAll(all) {
    const counts = new Map();
    for (const each of all)
        counts.set(each, (counts.get(each) ?? 0) + 1);
    return counts;
}
function takenOverPool(files, use, ran) {
    const pool = createPool();
    for (const { path, before, after } of files) {
        const earlier = test_sources_excuses_byName(before);
        for (const [name, tests] of test_sources_excuses_byName(after)) {
            const was = earlier.get(name) ?? [];
            const same = tests.length === was.length && tests.every(({ body }, i) => body === was[i]?.body);
            if (same || !tests.every(({ always, panics }) => always && panics.length === 0) || !ran(path, name))
                continue;
            for (const said of test_sources_excuses_missing(tests, was, use))
                pool.add({ path }, [said]);
            for (const { said } of missingCalls(tests, was, use))
                pool.add({ path }, [callKey(said)]);
        }
    }
    return pool;
}
function test_sources_excuses_byName(side) {
    const named = new Map();
    for (const test of side?.tests ?? []) {
        const same = named.get(test.name);
        if (same === undefined)
            named.set(test.name, [test]);
        else
            same.push(test);
    }
    return named;
}

;// CONCATENATED MODULE: ./collect/test-sources-shadows.js

const STANDARD = new Set(['assert', 'assert_eq', 'assert_ne', 'assert_matches'].flatMap((name) => [name, `debug_${name}`]));
function newShadows(files) {
    const earlier = files.flatMap(({ before }) => before?.assertingMacros ?? []);
    const definitions = new Set(earlier.map(({ name, definition }) => `${name} ${definition}`));
    const names = new Set(earlier.filter(({ does }) => does !== 'nothing').map(({ name }) => name));
    const isShadow = ({ name, definition, does, imported }) => {
        if (definitions.has(`${name} ${definition}`) || does === 'passes-on')
            return false;
        if (does === 'nothing')
            return true;
        return !names.has(name) && (imported || STANDARD.has(name));
    };
    return new Map(files.flatMap(({ path, after }) => {
        const found = after?.assertingMacros.filter(isShadow) ?? [];
        return found.length > 0 ? [[path, new Map(found.map((macro) => [macro.name, macro]))]] : [];
    }));
}
function withoutShadowed(change, shadows) {
    const macros = shadows.get(change.path);
    if (macros === undefined || change.after === null)
        return change;
    return { ...change, after: discounted(change.after, new Set(macros.keys())) };
}
function discounted(side, names) {
    let all = 0;
    let inTests = 0;
    const less = (each) => {
        const { written, repeated } = countInvocations(each.body, names);
        const shadowed = Math.min(each.assertions, written);
        all += shadowed;
        if (!('inTests' in each) || each.inTests)
            inTests += shadowed;
        return {
            ...each,
            assertions: each.assertions - shadowed,
            repeated: Math.max(0, each.repeated - repeated),
        };
    };
    const [tests, helpers] = [side.tests.map(less), side.helpers.map(less)];
    const [assertions, testAssertions] = [side.assertions - all, side.testAssertions - inTests];
    return { ...side, tests, helpers, assertions, testAssertions };
}

;// CONCATENATED MODULE: ./collect/test-sources-losses.js








function mayHaveMoved(changes, terms) {
    return changes.some((change) => {
        const { path, before, after } = change;
        if (test_sources_moved_goneFrom(before, after).length > 0)
            return true;
        if (totalOf(path, after, terms) < totalOf(path, before, terms))
            return true;
        return lostAssertions(sameTestsOf(change)).length > 0 || doctestLosses([change]).length > 0;
    });
}
function findLosses(changes, others, terms) {
    const shadows = newShadows([...changes, ...others]);
    const counted = changes.map((change) => withoutShadowed(change, shadows));
    const search = { changes: counted, others: others.map((change) => withoutShadowed(change, shadows)) };
    const ledger = createLedger([...search.changes, ...search.others], shadows, terms);
    for (const change of search.changes)
        for (const test of sameTestsOf(change))
            ledger.judge(change.path, test);
    for (const followed of followMoved(search.changes, search.others, terms.places))
        ledger.judgeMoved(followed);
    for (const change of search.changes)
        ledger.explainHelpers(change);
    explainMovedHelpers(search.changes, search.others, terms, ledger.explain);
    return {
        tests: [...ledger.tests, ...doctestLosses([...search.changes, ...search.others])],
        files: fileLosses(search.changes, ledger.explained(), terms),
    };
}
function sameTestsOf(change) {
    return sameTests(...differingTests(change));
}
function createLedger(files, shadows, terms) {
    const tests = [];
    const [explained, called] = [new Map(), new Map()];
    const isCounted = (path, helper) => isCountedHelper(path, helper, terms);
    const excuses = excuseSearch([...files, ...(terms.unchanged ?? [])], isCounted, terms.ran);
    const explain = (path, assertions) => add(explained, path, assertions);
    const note = (path, excuse) => {
        add(called, path, excuse.called);
        explain(path, excuse.takenOver.filter((taker) => taker !== path).length + excuse.merged);
    };
    return {
        tests,
        explain,
        judge(path, test) {
            const { excuse, finding } = judged(path, test, excuses, shadows);
            note(path, excuse);
            if (finding === null)
                return;
            tests.push(finding);
            const { lost, called: made, merged, takenOver } = excuse;
            explain(path, Math.max(0, Math.min(lost, lostOf(test)) - made - merged - takenOver.length));
        },
        judgeMoved({ path, was, to }) {
            const told = terms.goneFunctions.has(functionKey(path, was.name));
            const stays = to?.path === path ? to.test.assertions : 0;
            if (to !== null || told)
                explain(path, Math.max(0, was.assertions - stays));
            else
                note(path, excuses.explain(path, [was], []));
            if (to === null || told)
                return;
            const { name, line } = to.test;
            const moved = { name, line, was: [was], is: [to.test] };
            const { finding } = judged(to.path, moved, excuses, shadows, path);
            if (finding !== null)
                tests.push(finding);
        },
        explainHelpers({ path, before, after }) {
            const now = new Map(countedHelpers(path, after, terms).map((helper) => [helper.name, helper]));
            for (const was of countedHelpers(path, before, terms)) {
                const is = now.get(was.name);
                const lost = is === undefined ? 0 : was.assertions - is.assertions;
                if (is !== undefined && lost > 0)
                    note(path, excuses.explainHelper(path, was, is));
            }
        },
        explained() {
            const all = new Map(explained);
            for (const [path, times] of called)
                add(all, path, Math.max(0, times - excuses.countedTwice(path)));
            return all;
        },
    };
}
function judged(path, test, excuses, shadows, from = path) {
    const { name, was, is } = test;
    const weakening = weakeningOf(was, is);
    if (weakening !== null) {
        const { kind, line } = weakening;
        const [before, after] = [test_sources_losses_total(was), test_sources_losses_total(is)];
        const excuse = { ...NOTHING_LOST, lost: Math.max(0, before - after) };
        return { excuse, finding: { path, name, before, after, ids: [], line, cause: { kind } } };
    }
    const [then, now] = comparedDefinitions(test);
    const excuse = excuses.explain(path, then, now, from);
    const { before, left } = excuse;
    if (left === 0)
        return { excuse, finding: null };
    const line = now.length === 1 ? (now[0]?.line ?? test.line) : test.line;
    const cause = shadowing(path, now, shadows);
    const after = Math.max(0, before - left);
    const counts = { path, name, line, before, after, ids: [] };
    return { excuse, finding: cause === null ? counts : { ...counts, cause } };
}
function lostOf({ was, is }) {
    return Math.max(0, test_sources_losses_total(was) - test_sources_losses_total(is));
}
function shadowing(path, tests, shadows) {
    const macros = shadows.get(path);
    if (macros === undefined)
        return null;
    const words = tests.flatMap(({ body }) => body.split(' '));
    const macro = macros.get(words.find((word) => macros.has(word)) ?? '');
    return macro === undefined ? null : { kind: 'macro', macro: macro.name, macroLine: macro.line };
}
function test_sources_losses_total(tests) {
    return tests.reduce((sum, { assertions }) => sum + assertions, 0);
}
function add(counts, path, count) {
    counts.set(path, (counts.get(path) ?? 0) + count);
}

;// CONCATENATED MODULE: ./collect/test-sources-tree.js





function linkReader(repository) {
    const links = new Map();
    return {
        async read(oids) {
            const unread = [...new Set(oids)].filter((oid) => !links.has(oid));
            if (unread.length > 0) {
                const contents = await repository.readBlobs(unread, repository_0/* MAX_SOURCE_BYTES */.T);
                if (contents.state !== 'known')
                    return contents;
                for (const oid of unread) {
                    const content = contents.value.get(oid);
                    links.set(oid, content?.state === 'bytes' ? readLinks(decodeSource(content.bytes)) : NO_LINKS);
                }
            }
            return (0,facts_0/* known */.eO)(links);
        },
    };
}
const MAX_PLACES = 64;
const test_sources_tree_MAX_MODULES = 64;
async function walkModules(packages, walked, reader, most) {
    const files = new Map();
    const unclear = new Set();
    const oversized = new Set();
    const counts = new Map();
    const seen = new Set();
    const roots = await runningRoots(packages, walked.flatMap(rootVisits), reader);
    if (roots.state !== 'known')
        return roots;
    let visits = roots.value;
    while (visits.length > 0) {
        const fresh = visits.filter((visit) => packages.files.has(visit.path) && note(visit, files, seen));
        for (const { owner } of fresh) {
            const count = (counts.get(owner.name) ?? 0) + 1;
            counts.set(owner.name, count);
            if (count > most)
                oversized.add(owner.name);
        }
        const code = fresh.filter(({ documentation, owner }) => !documentation && !oversized.has(owner.name));
        const oidOf = ({ path }) => packages.files.get(path)?.oid ?? '';
        const links = await reader.read(code.map(oidOf));
        if (links.state !== 'known')
            return links;
        visits = code.flatMap((visit) => {
            const found = links.value.get(oidOf(visit)) ?? NO_LINKS;
            if (found.generates)
                unclear.add(visit.owner.name);
            return [
                ...found.modules.flatMap((link) => linked(visit, link, packages)),
                ...found.inclusions.flatMap((inclusion) => included(visit, inclusion, packages)),
            ];
        });
    }
    return (0,facts_0/* known */.eO)({ files, unclear, oversized });
}
async function runningRoots({ files }, roots, reader) {
    const oidOf = ({ path }) => files.get(path)?.oid ?? '';
    const own = roots.filter(({ harness, place, path }) => !harness && place.kind !== 'lib' && files.has(path));
    if (own.length === 0)
        return (0,facts_0/* known */.eO)(roots);
    const links = await reader.read(own.map(oidOf));
    if (links.state !== 'known')
        return links;
    const idle = new Set(own.filter((root) => links.value.get(oidOf(root))?.idle === true));
    return (0,facts_0/* known */.eO)(roots.filter((root) => !idle.has(root)));
}
function rootVisits(owner) {
    return owner.roots.map(({ kind, name, path, harness }) => ({
        path,
        harness,
        place: { package: owner.name, kind, target: name, modules: [] },
        besides: true,
        testOnly: kind === 'test' || kind === 'bench',
        documentation: false,
        owner,
    }));
}
function note({ path, place, besides, testOnly, harness, documentation }, files, seen) {
    const known = files.get(path);
    if (known === undefined)
        files.set(path, { places: [place], testOnly, harness, documentation });
    else {
        if (known.places.length < MAX_PLACES)
            known.places.push(place);
        known.testOnly &&= testOnly;
        known.harness ||= harness;
        known.documentation &&= documentation;
    }
    const crate = JSON.stringify([place.package, place.kind, place.target, path, besides, testOnly]);
    if (seen.has(crate) || place.modules.length > test_sources_tree_MAX_MODULES)
        return false;
    seen.add(crate);
    return true;
}
function linked(visit, link, { files }) {
    const stem = visit.path.slice(test_sources_packages_folderOf(visit.path).length).replace(/^\/|\.rs$/g, '');
    const beside = test_sources_packages_folderOf(visit.path);
    const own = visit.besides || stem === 'mod' ? beside : resolvePath(beside, stem);
    const folder = link.around.reduce((at, { name, path }) => (at === null ? null : resolvePath(at, path ?? name)), own);
    if (folder === null)
        return [];
    const place = { ...visit.place, modules: [...visit.place.modules, ...link.around.map(named), link.name] };
    const testOnly = visit.testOnly || link.testOnly;
    const to = (path, besides) => path === null ? [] : [{ ...visit, path, place, besides, testOnly }];
    const byPath = link.paths.flatMap((path) => to(resolvePath(link.around.length > 0 ? folder : beside, path), true));
    if (!link.byName)
        return byPath;
    const [file, root] = [resolvePath(folder, `${link.name}.rs`), resolvePath(folder, `${link.name}/mod.rs`)];
    return [...byPath, ...to(file, false), ...to(root, true)].filter(({ path }) => files.has(path));
}
function named({ name }) {
    return name;
}
function included(visit, inclusion, { files }) {
    const place = { ...visit.place, modules: [...visit.place.modules, ...inclusion.around] };
    const testOnly = visit.testOnly || inclusion.testOnly;
    const around = { ...visit, place, testOnly, besides: true };
    if (inclusion.as !== 'folder') {
        const path = resolvePath(test_sources_packages_folderOf(visit.path), inclusion.path);
        return path === null ? [] : [{ ...around, path, documentation: inclusion.as === 'documentation' }];
    }
    const folder = resolvePath(visit.owner.folder, inclusion.path);
    return [...files.keys()]
        .filter((path) => folder !== null && path.endsWith('.rs') && test_sources_packages_folderOf(path) === folder)
        .map((path) => {
        const name = path.slice((folder?.length ?? 0) + 1).replace(/\.rs$/, '');
        return { ...around, path, besides: false, place: { ...place, modules: [...place.modules, name] } };
    });
}

;// CONCATENATED MODULE: ./collect/test-sources-reach.js



const test_sources_reach_MOST_FILES = 5_000;
const TOO_MANY = `The pull request makes the modules of a package more than ${(2 * test_sources_reach_MOST_FILES).toLocaleString('en-US')} files, so which of them are tests can't be told. Split the package, or the pull request.`;
async function readReach({ repository, changes, mergeBase, head }, { paths, others, included, ran }) {
    const rebuilt = changes.some(({ path }) => test_sources_packages_isManifest(path));
    if (paths.length + included.length === 0 && !rebuilt)
        return (0,facts_0/* known */.eO)(null);
    const [before, after] = await Promise.all([
        readPackages(repository, mergeBase),
        readPackages(repository, head),
    ]);
    if (before.state !== 'known')
        return before;
    if (after.state !== 'known')
        return after;
    const sides = { before: before.value, after: newlyHeld(before.value, after.value) };
    const owning = (files) => files.flatMap((path) => ownersOf(path, sides).map(({ name }) => name));
    const first = [
        ...owning([...paths, ...included]),
        ...(rebuilt ? retargeted(sides) : []),
        ...(included.length > 0 ? allNames(sides) : []),
    ];
    if (first.length === 0)
        return (0,facts_0/* known */.eO)(null);
    const gone = ran ? goneNames(sides) : new Set();
    const names = new Set(withRenamed([...first, ...owning(others)], sides).filter((name) => !gone.has(name)));
    const reader = linkReader(repository);
    const walk = (side, most) => walkModules(side, side.all.filter(({ name, active }) => active && names.has(name)), reader, most);
    const then = await walk(sides.before, test_sources_reach_MOST_FILES);
    if (then.state !== 'known')
        return then;
    const now = await walk(sides.after, 2 * test_sources_reach_MOST_FILES);
    if (now.state !== 'known')
        return now;
    if ([...now.value.oversized].some((name) => !then.value.oversized.has(name)))
        return (0,facts_0/* missing */.LO)('infrastructure', TOO_MANY);
    return (0,facts_0/* known */.eO)(reachOf(sides, names, then.value, now.value));
}
function allNames({ before }) {
    const sources = [...before.files.keys()].filter((path) => path.endsWith('.rs'));
    return sources.length > test_sources_reach_MOST_FILES ? [] : before.all.map(({ name }) => name);
}
function withRenamed(names, { before, after }) {
    const all = new Set(names);
    const then = new Map(before.all.map(({ folder, name }) => [folder, name]));
    for (const { folder, name } of after.all) {
        const was = then.get(folder);
        if (was === undefined || (!all.has(was) && !all.has(name)))
            continue;
        all.add(was).add(name);
    }
    return [...all];
}
function goneNames({ before, after }) {
    const names = new Set(after.all.map(({ name }) => name));
    const folders = new Set([...after.all.map(({ folder }) => folder), ...after.unreadable]);
    return new Set(before.all.filter(({ name, folder }) => !names.has(name) && !folders.has(folder)).map(({ name }) => name));
}
function ownersOf(path, { before, after }) {
    return [before.ownerOf(path), after.ownerOf(path)].filter((owner) => owner !== null);
}
function newlyHeld(before, after) {
    const roots = new Set(before.all.map(({ workspace }) => workspace));
    const remaining = new Set(after.all.map(({ workspace }) => workspace));
    if (roots.size === 0 || [...roots].some((root) => !remaining.has(root)))
        return after;
    const all = after.all.map((each) => ({ ...each, active: each.active && roots.has(each.workspace) }));
    return { ...after, all };
}
function retargeted({ before, after }) {
    const rootsBy = ({ all }) => {
        const roots = new Map();
        for (const { name, active, roots: own } of all) {
            const same = roots.get(name) ?? [];
            if (active)
                same.push(...own.map((root) => JSON.stringify(root)));
            roots.set(name, same);
        }
        return roots;
    };
    const [then, now] = [rootsBy(before), rootsBy(after)];
    return [...then].flatMap(([name, roots]) => {
        const still = new Set(now.get(name));
        return roots.every((root) => still.has(root)) ? [] : [name];
    });
}
function reachOf(sides, names, then, now) {
    const isFollowed = (path) => {
        const owners = ownersOf(path, sides);
        const of = [then, now].flatMap(({ files }) => files.get(path)?.places.map((place) => place.package) ?? []);
        const packages = [...owners.map(({ name }) => name), ...of];
        return (packages.some((name) => names.has(name)) &&
            !packages.some((name) => then.unclear.has(name) || then.oversized.has(name)));
    };
    const code = (tree) => (path) => {
        const file = tree.files.get(path);
        return file === undefined || file.documentation ? null : file;
    };
    const [before, after] = [code(then), code(now)];
    const documents = (path) => [then, now].every(({ files }) => files.get(path)?.documentation === true);
    const onBoth = (path) => sides.before.files.has(path) && sides.after.files.has(path);
    const only = (tree, other) => [...tree.files.keys()].filter((path) => code(tree)(path) && !other(path) && onBoth(path) && isFollowed(path));
    return {
        before,
        after,
        documents,
        isJudged: isFollowed,
        abandoned: only(then, after),
        joined: only(now, before),
        reharnessed: [...then.files.keys()].filter((path) => {
            const [was, is] = [before(path), after(path)];
            return was !== null && is !== null && was.harness !== is.harness && isFollowed(path);
        }),
    };
}

;// CONCATENATED MODULE: ./collect/test-sources-touched.js



const READ_AT_ONCE = 60;
async function readTouched(repository, changed, mergeBase, head) {
    const rust = changed.filter((file) => file.path.endsWith('.rs') && (file.after === undefined || file.before?.oid !== file.after.oid));
    const old = rust.filter(({ change }) => change !== 'added');
    const kept = old.filter(({ change }) => change === 'modified');
    const readHead = (files) => readSources(repository, head, test_sources_touched_pathsOf(files), oidsOf(files));
    const readingBefore = readSources(repository, mergeBase, test_sources_touched_pathsOf(old));
    const [before, early] = await Promise.all([
        readingBefore,
        kept.length <= READ_AT_ONCE ? readHead(kept) : (0,facts_0/* known */.eO)(new Map()),
    ]);
    if (before.state !== 'known')
        return before;
    if (early.state !== 'known')
        return early;
    const asserting = (path) => canLose(sideOf(before.value.get(path)));
    const leads = (path) => linkKeys(sideOf(before.value.get(path))).length > 0;
    const late = await readHead(kept.filter(({ path }) => (asserting(path) || leads(path)) && !early.value.has(path)));
    if (late.state !== 'known')
        return late;
    const after = new Map([...early.value, ...late.value]);
    return (0,facts_0/* known */.eO)({
        changes: test_sources_touched_pathsOf(old)
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
            return (0,facts_0/* known */.eO)([...read.value].map(([path, source]) => ({
                path,
                before: sideOf(before.value.get(path)),
                after: sideOf(source),
            })));
        },
        tooLarge: test_sources_touched_pathsOf(old).filter((path) => [before, early, late].some((read) => read.value.get(path) === 'too-large')),
        looked: old.length,
        relinked: test_sources_touched_pathsOf(old).filter((path) => {
            const still = new Set(linkKeys(sideOf(after.get(path))));
            return linkKeys(sideOf(before.value.get(path))).some((key) => !still.has(key));
        }),
    });
}
function linkKeys(side) {
    const { modules, inclusions } = side?.links?.() ?? NO_LINKS;
    return [
        ...modules.map(({ around, name, paths, byName }) => JSON.stringify([around, name, paths, byName])),
        ...inclusions.filter(({ as }) => as !== 'documentation').map(({ path }) => path),
    ];
}
function canLose(side) {
    return side !== null && (side.assertions > 0 || side.tests.length > 0);
}
function test_sources_touched_pathsOf(files) {
    return files.map(({ path }) => path);
}
function oidsOf(files) {
    return new Map(files.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after.oid]])));
}

;// CONCATENATED MODULE: ./collect/test-sources-worlds.js



async function partWorlds(files, reach, { repository, mergeBase, head }) {
    const touched = new Set(files.map(({ path }) => path));
    const unread = (paths) => paths.filter((path) => !touched.has(path));
    const [left, joined, same] = await Promise.all([
        readSources(repository, mergeBase, unread(reach.abandoned)),
        readSources(repository, head, unread(reach.joined)),
        readSources(repository, head, unread(reach.reharnessed)),
    ]);
    if (left.state !== 'known')
        return left;
    if (joined.state !== 'known')
        return joined;
    if (same.state !== 'known')
        return same;
    const run = [
        ...[...left.value].map(([path, read]) => ({ path, before: sideOf(read), after: null })),
        ...[...joined.value].map(([path, read]) => ({ path, before: null, after: sideOf(read) })),
        ...[...same.value].map(([path, read]) => ({ path, before: sideOf(read), after: sideOf(read) })),
    ];
    const idle = [];
    for (const change of files) {
        const { path, before, after } = change;
        if (!reach.isJudged(path) || reach.documents(path)) {
            run.push(change);
            continue;
        }
        const [was, is] = [reach.before(path), reach.after(path)];
        if (was || is)
            run.push({ path, before: was ? before : null, after: is ? after : null });
        if (!was)
            idle.push(change);
    }
    return (0,facts_0/* known */.eO)({ run: run.map((change) => ofTests(ofHarnesses(change, reach), reach)), idle });
}
function ofHarnesses(change, reach) {
    const { path, before, after } = change;
    if (!reach.isJudged(path))
        return change;
    const without = (file, side) => file?.harness === false ? unharnessed(side) : side;
    return { path, before: without(reach.before(path), before), after: without(reach.after(path), after) };
}
function unharnessed(side) {
    if (side === null)
        return null;
    const lost = side.tests.reduce((sum, test) => sum + (test.harnessed ? test.assertions : 0), 0);
    return {
        ...side,
        tests: side.tests.filter(({ harnessed }) => !harnessed),
        assertions: side.assertions - lost,
        testAssertions: side.testAssertions - lost,
    };
}
function ofTests({ path, before, after }, reach) {
    const was = reach.before(path)?.testOnly === true;
    const is = reach.after(path)?.testOnly === true;
    return { path, before: was ? wholly(before) : before, after: was || is ? wholly(after) : after };
}
function wholly(side) {
    if (side === null)
        return null;
    const inTests = (helper) => ({ ...helper, inTests: true });
    return {
        ...side,
        helpers: side.helpers.map(inTests),
        macros: side.macros.map(inTests),
        testAssertions: ownAssertions(side),
    };
}
function ownAssertions({ assertions, doctests }) {
    return (assertions - doctests.reduce((sum, each) => sum + (each.ignoredBy === null ? each.assertions : 0), 0));
}
function mayBeOfTests(changes, terms) {
    const uncounted = (path, side) => side === null ? 0 : Math.max(0, ownAssertions(side) - totalOf(path, side, terms));
    return changes
        .filter(({ path, before, after }) => uncounted(path, after) < uncounted(path, before))
        .map(({ path }) => path);
}
function mayExcuse(files) {
    return files
        .filter(({ before, after }) => {
        if (after === null || after.assertions + after.tests.length === 0)
            return false;
        const was = new Set(before?.tests.map(({ name }) => name));
        return (before === null ||
            after.assertions > before.assertions ||
            after.tests.some(({ name }) => !was.has(name)) ||
            after.helpers.some((helper) => gained(helper, before.helpers)));
    })
        .map(({ path }) => path);
}
function gained(helper, before) {
    const was = before.find(({ name }) => name === helper.name);
    return helper.assertions > (was?.assertions ?? 0);
}
function worldTerms(terms, reach, { run }, evidence, comparison) {
    const places = {
        before: (path, name) => keysOf(reach.before(path), name),
        after: (path, name) => keysOf(reach.after(path), name),
    };
    const ids = evidence.state === 'known' ? runKeys(evidence.value) : null;
    const vanished = comparison.state === 'known' && comparison.value.by === 'lists'
        ? keysOfAll(comparison.value.vanished.map(({ test }) => test))
        : new Set();
    const silenced = reach.reharnessed.filter((path) => reach.before(path)?.harness === true);
    const abandoned = new Set([...reach.abandoned, ...silenced].filter((path) => reach.isJudged(path)));
    const told = run
        .filter(({ path }) => abandoned.has(path))
        .flatMap(({ path, before }) => (before?.tests ?? [])
        .filter(({ name }) => places.before(path, name).some((key) => vanished.has(key)))
        .map(({ name }) => functionKey(path, name)));
    return {
        ...terms,
        goneFunctions: new Set([...terms.goneFunctions, ...told]),
        places,
        abandoned,
        ran: (path, name) => {
            const keys = ids !== null && reach.isJudged(path) ? places.after(path, name) : [];
            return ids === null || keys.length === 0 || keys.some((key) => ids.has(key));
        },
    };
}
function keysOf(file, name) {
    return file?.places.map((place) => test_sources_worlds_keyOf(place, [...place.modules, name].join('::'))) ?? [];
}
const KINDS = ['bin', 'test', 'example', 'bench'];
function test_sources_worlds_keyOf({ package: owner, kind, target }, name) {
    return JSON.stringify(KINDS.includes(kind) ? [owner, kind, target, name] : [owner, 'lib', name]);
}
const test_sources_worlds_MAX_TAIL = 6;
function keysOfAll(tests) {
    const keys = new Set();
    for (const { package: owner, target_kind: kind, target, name } of tests) {
        const parts = kind === 'doctest' ? [] : name.split('::');
        for (let tail = 0; tail <= test_sources_worlds_MAX_TAIL && tail < parts.length; tail++)
            keys.add(test_sources_worlds_keyOf({ package: owner, kind, target }, parts.slice(0, parts.length - tail).join('::')));
    }
    return keys;
}
function runKeys({ snapshot }) {
    return keysOfAll([...snapshot.tests.passed, ...snapshot.tests.failed]);
}

;// CONCATENATED MODULE: ./collect/test-sources-facts.js












const MOST_WITHOUT_FLOOR = 1_000;
function withoutFloor(reach) {
    const touched = reach.changes.filter(({ path, change }) => change !== 'added' && path.endsWith('.rs')).length;
    if (touched <= MOST_WITHOUT_FLOOR)
        return (0,facts_0/* known */.eO)(reach);
    return (0,facts_0/* notApplicable */.hH)(`\`floor: off\`: ${touched.toLocaleString('en-US')} Rust files change, and without the floor assertions are counted in up to ${MOST_WITHOUT_FLOOR.toLocaleString('en-US')}.`);
}
function readTouchedSources(reach) {
    return readTouched(reach.repository, reach.changes, reach.mergeBase, reach.head);
}
async function collectLosses(reach, touched, testGlobs, run) {
    const { goneFunctions, isGoneRoot, evidence } = run;
    const { changes, tooLarge, looked, relinked } = touched;
    const terms = { isTestFile: (path) => testGlobs.matches(path) !== null, goneFunctions, isGoneRoot };
    const less = await readCalledLess(reach, changes, new Set(reach.changes.map(({ path }) => path)), terms);
    if (less.state !== 'known')
        return less;
    const moved = less.value.any || mayHaveMoved(changes, terms);
    const suspects = [...relinked, ...mayBeOfTests(changes, terms), ...less.value.unclear];
    const rebuilt = reach.changes.some(({ path }) => test_sources_packages_isManifest(path));
    const [others, includable] = await Promise.all([
        moved || rebuilt || suspects.length > 0 ? touched.others() : (0,facts_0/* known */.eO)([]),
        readIncludable(reach),
    ]);
    if (others.state !== 'known')
        return others;
    if (includable.state !== 'known')
        return includable;
    const own = [...changes, ...others.value];
    const excusing = mayExcuse(own);
    const followed = await readReach(reach, {
        paths: moved ? [...suspects, ...excusing] : suspects,
        others: excusing,
        included: includable.value.suspects,
        ran: evidence.state === 'known',
    });
    if (followed.state !== 'known')
        return followed;
    const all = followed.value === null ? own : [...own, ...includable.value.changesIn(followed.value)];
    const lost = followed.value === null
        ? (0,facts_0/* known */.eO)(findLosses(changes, others.value, { ...terms, unchanged: less.value.unchanged }))
        : await lostInWorlds(all, { ...terms, unchanged: less.value.unchanged.map(ofTestsIn(followed.value)) }, followed.value, reach, run);
    if (lost.state !== 'known')
        return lost;
    const { tests, files } = lost.value;
    const sides = all.map(({ path, after }) => [path, after]);
    const ids = evidence.state === 'known' && tests.length > 0 ? idsByFunction(evidence.value, sides) : null;
    const named = (loss) => ({
        ...loss,
        ids: loss.cause?.kind === 'doctest' ? [] : (ids?.get(functionKey(loss.path, loss.name ?? '')) ?? []),
    });
    const deleted = new Set(reach.changes.filter(({ change }) => change === 'deleted').map(({ path }) => path));
    const toldAsDeleted = (loss) => deleted.has(loss.path) ? { ...loss, cause: { kind: 'deleted' } } : loss;
    return (0,facts_0/* known */.eO)({ tests: tests.map(named), files: files.map(toldAsDeleted), tooLarge, looked });
}
function ofTestsIn(reach) {
    return (change) => {
        if (reach.before(change.path)?.testOnly !== true)
            return change;
        const side = wholly(change.before);
        return { path: change.path, before: side, after: side };
    };
}
async function lostInWorlds(files, terms, reach, place, { evidence, comparison }) {
    const worlds = await partWorlds(files, reach, place);
    if (worlds.state !== 'known')
        return worlds;
    const { run, idle } = worlds.value;
    const losing = ({ before }) => canLose(before);
    const kept = (change) => !losing(change);
    const lost = findLosses(run.filter(losing), run.filter(kept), worldTerms(terms, reach, worlds.value, evidence, comparison));
    const paths = new Set(idle.map(({ path }) => path));
    const apart = findLosses(idle.filter(losing), [...run, ...idle.filter(kept)], terms);
    return (0,facts_0/* known */.eO)({
        tests: [...lost.tests, ...apart.tests.filter(({ path }) => paths.has(path))],
        files: [...lost.files, ...apart.files],
    });
}
function idsByFunction(evidence, sides) {
    const index = indexTests(sides);
    const ids = new Map();
    for (const test of test_sources_facts_allTests(evidence)) {
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
function test_sources_facts_allTests({ snapshot }) {
    const { passed, failed, ignored } = snapshot.tests;
    return [...passed, ...failed, ...ignored];
}
async function collectGainedRuns({ repository, head }, { gained }, evidence, comparison) {
    const files = gained.map(({ path }) => path);
    const judged = evidence.state === 'known' && files.length > 0 && files.every((path) => path.endsWith('.rs'));
    if (!judged)
        return (0,facts_0/* known */.eO)({ judged: false });
    if (comparison.state === 'known' && comparison.value.by === 'lists' && comparison.value.added > 0)
        return (0,facts_0/* known */.eO)({ judged: true, ran: true, files });
    const read = await readSources(repository, head, files);
    if (read.state !== 'known')
        return read;
    const index = indexTests([...read.value].map(([path, source]) => [path, sideOf(source)]));
    const { passed, failed } = evidence.value.snapshot.tests;
    const isOfFiles = (test) => test.target_kind === 'doctest'
        ? files.includes(doctestPath(test.name, evidence.value.workspace))
        : locateTest(test, index).length > 0;
    return (0,facts_0/* known */.eO)({ judged: true, ran: [...passed, ...failed].some(isOfFiles), files });
}

;// CONCATENATED MODULE: ./collect/facts.js











function subjectOf(input, choice) {
    if (choice.state === 'missing')
        return choice;
    const { chosen, ungoverned } = choice.value;
    if (chosen === null && ungoverned && input.options.ifNoPlan === 'pass')
        return (0,facts_0/* notApplicable */.hH)('No plan governs this pull request.');
    if (chosen === null)
        return (0,facts_0/* missing */.LO)('bad-plan', 'There is no usable plan to judge by: see the gate `plan`.');
    const chunk = chosen.kind === 'chunk' ? selectChunk(chosen.plan, input.pullRequest, input.options.chunk) : null;
    return (0,facts_0/* known */.eO)({ chosen, chunk });
}
async function collectFacts(input, plan, subject) {
    const reach = facts_reachOf(input, plan, subject);
    const { repository, options } = input;
    const { mergeBase, changes } = plan;
    const head = input.pullRequest.headSha;
    const [history, dependencies, testGains, floor, touched, readAllowed] = await Promise.all([
        history_readHistory(input, plan),
        readDependencies(input, subject),
        readGains(input, plan, subject),
        collectFloor({ repository, options, given: input, subject, head, mergeBase, changes }),
        whenKnown(reach, readTouchedSources),
        whenKnown(subject, ({ chosen }) => readAllowances(repository, chosen)),
    ]);
    const allowances = mapFact(subject, (value) => allowancesOf(value, readAllowed));
    const globs = testGlobsOf(options);
    const { evidence, evidenceState, testComparison, targetComparison } = floor.facts;
    const [assertionLosses, gainedTestRuns] = await Promise.all([
        whenKnown(globs, (compiled) => whenKnown(touched, (sources) => whenKnown(reach, (place) => collectLosses(place, sources, compiled, {
            goneFunctions: floor.goneFunctions,
            isGoneRoot: rootsOfLostTargets(targetComparison),
            evidence,
            comparison: testComparison,
        })))),
        whenKnown(testGains, (gains) => collectGainedRuns({ repository, head }, gains, evidence, testComparison)),
    ]);
    const table = {
        planChoice: judgedChoice(input, plan.choice, subject, readAllowed),
        planHistory: history,
        placement: mapFact(subject, ({ chosen }) => (0,facts_0/* known */.eO)(placementOf(chosen, input.pullRequest))),
        dependencies,
        scope: mapFact(subject, (value) => scopeOf(value, options)),
        protectedFiles: mapFact(subject, ({ chosen }) => protectedOf(chosen, options)),
        changes,
        testGains,
        gainedTestRuns,
        allowances: assertionLosses.state === 'not-applicable' ? assertionLosses : allowances,
        floorAllowances: evidenceState.state === 'not-applicable' ? evidenceState : allowances,
        assertionLosses,
        ...floor.facts,
        planChecks: placeChecks(floor.facts.planChecks, subject),
    };
    return { table, labelled: floor.labelled };
}
function facts_reachOf({ repository, pullRequest, options }, { changes, mergeBase }, subject) {
    const off = options.floor === 'off';
    const lacking = (fact) => off && fact.state === 'missing' ? (0,facts_0/* notApplicable */.hH)(`\`floor: off\`: ${NOT_COUNTED}`) : fact;
    if (subject.state !== 'known')
        return lacking(subject);
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request changes no code.');
    if (chunk?.ok === false)
        return lacking(noChunk());
    if (changes.state !== 'known')
        return lacking(changes);
    if (mergeBase.state !== 'known')
        return lacking(mergeBase);
    const head = pullRequest.headSha;
    const reach = { repository, changes: changes.value, mergeBase: mergeBase.value, head };
    return off ? withoutFloor(reach) : (0,facts_0/* known */.eO)(reach);
}
const NOT_COUNTED = 'assertions are not counted where the plan, the chunk or the list of changes is missing.';
function allowancesOf({ chosen, chunk }, read) {
    if (chosen.kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request changes no code.');
    if (chosen.kind === 'chunk' && chunk?.ok !== true)
        return noChunk();
    return mapFact(read, (value) => allowancesFor((0,facts_0/* known */.eO)(value), chosen, chunk?.ok === true ? chunk.chunk.id : null));
}
function testGlobsOf({ testPaths }) {
    const compiled = (0,scope/* compileGlobs */.tI)(testPaths);
    if (compiled.ok)
        return (0,facts_0/* known */.eO)(compiled.globs);
    return (0,facts_0/* missing */.LO)('infrastructure', "Input `test-paths` holds a glob that can't be used.");
}
function judgedChoice({ options }, choice, subject, allowed) {
    if (choice.state === 'missing')
        return choice;
    const { ungoverned, findings: found } = choice.value;
    const findings = allowed.state === 'known' ? [...found, ...allowed.value.findings] : found;
    if (ungoverned && options.ifNoPlan === 'pass') {
        return (0,facts_0/* known */.eO)({
            ...choice.value,
            findings: findings.map((finding) => ({
                ...finding,
                level: 'notice',
                help: 'Nothing to do: pull requests without a plan may merge here.',
            })),
        });
    }
    if (subject.state === 'known' && subject.value.chunk?.ok === false) {
        return (0,facts_0/* known */.eO)({ ...choice.value, findings: [...findings, subject.value.chunk.finding] });
    }
    return (0,facts_0/* known */.eO)({ ...choice.value, findings });
}
function placementOf(chosen, pullRequest) {
    const { baseRef, headRef, sameRepository } = pullRequest;
    return { kind: chosen.kind, feature: chosen.plan.feature, baseRef, headRef, sameRepository };
}
function scopeOf({ chosen, chunk }, { allow, slack }) {
    if (chosen.kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request changes nothing but plan and baseline files.');
    if (chosen.kind === 'feature') {
        const entries = [...new Set(chosen.plan.chunks.flatMap((each) => each.files_touched))];
        return (0,facts_0/* known */.eO)({ owner: `feature ${chosen.plan.feature.slug}`, entries, allow, slack, steeringToo: true });
    }
    if (chunk?.ok !== true)
        return noChunk();
    return (0,facts_0/* known */.eO)({
        owner: `chunk ${chunk.chunk.id}`,
        entries: chunk.chunk.files_touched,
        allow,
        slack,
        steeringToo: false,
    });
}
function protectedOf({ kind }, options) {
    if (kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request changes nothing but plan and baseline files.');
    return (0,facts_0/* known */.eO)({ globs: options.protected, namedPlan: options.plan, steeringToo: kind === 'chunk' });
}
async function readGains(input, plan, subject) {
    if (subject.state !== 'known')
        return subject;
    const { chosen, chunk } = subject.value;
    if (chosen.kind === 'plan')
        return (0,facts_0/* notApplicable */.hH)('A plan pull request owes no tests.');
    if (chosen.kind === 'chunk' && chunk?.ok !== true)
        return noChunk();
    const owing = chunk?.ok === true ? [chunk.chunk] : chosen.plan.chunks;
    if (!owing.some((each) => each.requires_tests))
        return (0,facts_0/* notApplicable */.hH)('The plan does not ask for tests here (`requires_tests` is false).');
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
    return (0,facts_0/* missing */.LO)('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
}
function mapFact(fact, onKnown) {
    return fact.state === 'known' ? onKnown(fact.value) : fact;
}
async function whenKnown(fact, read) {
    return fact.state === 'known' ? read(fact.value) : fact;
}


/***/ }),

/***/ 3120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findCheckRuns),
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);

function checksOf({ kind, plan }, chunk) {
    if (kind !== 'feature')
        return chunk?.ok === true ? chunk.chunk.checks : null;
    return plan.acceptance.flatMap((item) => (item.kind === 'check' ? [item] : []));
}
async function findCheckRuns(checks, { evidence, head, source }) {
    if (evidence === null) {
        const reason = 'Without evidence of this commit nobody knows what the plan checks do: see the gate `evidence`.';
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('incomplete-evidence', reason);
    }
    const found = matched(checks, evidence.checks);
    const lacking = found.filter(({ results }) => results.length === 0).map(({ check }) => check);
    if (lacking.length === 0)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(found);
    if (source !== null) {
        const ran = await source.runChecks(head, lacking);
        if (ran.state === 'missing')
            return { ...ran, reason: `The plan checks could not be run at ${head}: ${ran.reason}` };
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(matched(checks, [...evidence.checks, ...ran.value]));
    }
    return lacking.length < checks.length
        ? (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(found)
        : (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('incomplete-evidence', noResults(checks.length));
}
function matched(checks, results) {
    return checks.map((check) => ({
        check,
        results: results.filter(({ desc, run, cwd }) => desc === check.desc && run === check.run && cwd === (check.cwd ?? null)),
    }));
}
function noResults(checks) {
    const none = checks === 1 ? 'no result of the plan check' : `no result of any of the ${checks} plan checks`;
    return (`The evidence holds ${none}: a capture that can't read the plan runs none, and its log says why. Let the job that captures check out with \`fetch-depth: 0\`, ` +
        'run on `pull_request` or `merge_group` and leave `run-checks` on (on the command line: capture with --base); or judge in a job that runs the code itself, without input `evidence`; ' +
        'or run the checks as steps of their own and set `run-checks: off` (on the command line: --run-checks off).');
}


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readPlanListing)
/* harmony export */ });
/* unused harmony export MAX_PLAN_FILES */
/* harmony import */ var _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(484);
/* harmony import */ var _changes_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8357);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1844);
/* harmony import */ var _plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7884);
/* harmony import */ var _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5250);





const MAX_PLAN_FILES = 500;
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
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('bad-plan', `${search.value.where} at ${at.ref} holds ${wanted.length} plan files, more than the ${MAX_PLAN_FILES} that are read. Move finished plans elsewhere, or name one with input \`plan\`.`);
    }
    const links = wanted.filter((entry) => linkKind(entry) !== null);
    const plans = wanted.filter((entry) => linkKind(entry) === null);
    const blobs = await repository.readBlobs([...new Set(plans.map((entry) => entry.oid))], _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PLAN_BYTES */ .di);
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
            files.push({ path: entry.path, oid: entry.oid, result: (0,_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .v)(content.bytes) });
        else if (content?.state === 'too-large')
            refused.push({ path: entry.path, why: 'too-large' });
        else
            return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `${entry.path} is listed at ${at.sha}, but its content could not be read.`);
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ ref: at.ref, sha: at.sha, where: search.value.where, files, refused });
}
async function emptyListing(repository, at, { folder, where }) {
    const names = folder.split('/').filter((name) => name !== '');
    const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
    const found = await repository.readFiles(at.sha, way, 0);
    if (found.state !== 'known')
        return found;
    const links = way.filter((path) => found.value.get(path)?.state === 'not-a-file');
    const refused = links.map((path) => ({ path, why: 'symlink' }));
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ ref: at.ref, sha: at.sha, where, files: [], refused });
}
function planSearch(named) {
    if (named === null) {
        const matches = (entry) => (0,_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_2__/* .planFolderRole */ .ko)(entry.path) === 'plan' || linkKind(entry) !== null;
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ folder: _plan_plan_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_FOLDER */ .Vx, where: `${_plan_plan_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_FOLDER */ .Vx}/`, matches });
    }
    const compiled = (0,_changes_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlobs */ .tI)([named]);
    if (!compiled.ok) {
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('bad-plan', `Input \`plan\` is not a usable path or glob: ${compiled.problems.map((problem) => problem.message).join(' ')}`);
    }
    const matches = (entry) => compiled.globs.matches(entry.path) !== null;
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)({ folder: literalFolder(named), where: named, matches });
}
function linkKind(entry) {
    if (entry.mode === _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_4__/* .MODE_SYMLINK */ .it)
        return 'symlink';
    return entry.mode === _changes_changed_file_js__WEBPACK_IMPORTED_MODULE_4__/* .MODE_SUBMODULE */ .x1 ? 'submodule' : null;
}
function literalFolder(glob) {
    const special = glob.search(/[*?]/);
    const literal = special < 0 ? glob : glob.slice(0, special);
    return literal.slice(0, Math.max(0, literal.lastIndexOf('/')));
}


/***/ }),

/***/ 2513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ collectPlan)
});

// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
// EXTERNAL MODULE: ./plan/plan-files.js
var plan_files = __webpack_require__(5250);
;// CONCATENATED MODULE: ./plan/selection-findings.js

function problemFindings(file, listing, context) {
    if (file.result.ok)
        return [];
    const help = context.onlyPlanFiles
        ? `Correct ${file.path}; \`plan-gate validate ${file.path}\` lists every problem at once.`
        : `A revision on ${listing.ref} never changes: leave this one and add the corrected plan as ${nextName(file)}, in a pull request of its own.`;
    return file.result.problems.map((problem) => problemFinding(file.path, problem, help));
}
function nextName(file) {
    const revision = (0,plan_files/* revisionOf */.DT)(file);
    return revision === Number.MAX_SAFE_INTEGER
        ? 'the next revision'
        : `plan.v${revision + 1}.json with plan_rev ${revision + 1}`;
}
function problemFinding(path, problem, help) {
    return {
        code: problem.code,
        level: 'error',
        message: problem.message,
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
const OLDER_NAMED = 4;
function olderProblems(files, revision) {
    const older = files.filter((file) => !file.result.ok);
    const [first, ...others] = older.map(({ path }) => path);
    if (first === undefined)
        return [];
    const more = others.length - OLDER_NAMED;
    const named = [first, ...others.slice(0, OLDER_NAMED)].join(', ') + (more > 0 ? ` and ${more} more` : '');
    const what = others.length === 0 ? 'is an older revision that is' : 'are older revisions that are';
    return [
        {
            code: 'older_revision_broken',
            level: 'notice',
            message: `${named} ${what} not valid; revision ${revision} is the one that counts.`,
            help: 'Nothing to do for this pull request.',
            path: first,
        },
    ];
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
        help: 'A revision has one content. Where all of these are on the base branch, let a pull request delete all but one of them and change nothing else; before that, number the new one as the next revision.',
        ...(files[0] === undefined ? {} : { path: files[0].path }),
    };
}
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
function notFound({ where, ref, sha }) {
    return {
        code: 'plan_not_found',
        level: 'error',
        message: `There is no file ${where} at ${ref} (${sha.slice(0, 10)}), which is named as the plan.`,
        help: 'Correct the path, which is relative to the root of the repository, or leave it out, so that plan-gate looks below .taskfleet/.',
    };
}

;// CONCATENATED MODULE: ./plan/select-plan.js


function kindFor(feature, context) {
    const { baseRef, headRef, sameRepository } = context.pullRequest;
    if (baseRef === feature.integration_branch)
        return context.onlyPlanFiles ? 'plan' : 'chunk';
    const isFeature = baseRef === feature.source_branch && headRef === feature.integration_branch && sameRepository;
    return isFeature ? 'feature' : null;
}
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
    if (clashes.length > 0) {
        return {
            ...failed(clashes.map(([clash, copies]) => twoContents(copies, clash))),
            clashes: clashes.map(([clash, copies]) => ({
                revision: clash,
                files: copies.map(({ path, oid }) => ({ path, oid })),
            })),
        };
    }
    const revision = files.reduce((highest, file) => Math.max(highest, (0,plan_files/* revisionOf */.DT)(file)), 0);
    const newest = files.filter((file) => (0,plan_files/* revisionOf */.DT)(file) === revision);
    const first = newest[0];
    if (first === undefined)
        return ungoverned(listing, context);
    const pretending = files.filter((file) => ((0,plan_files/* revisionInName */.CO)(file.path) ?? 0) > revision);
    const misnamed = [...new Set([...newest, ...pretending])].flatMap((file) => misnamedFinding(file));
    if (!first.result.ok || misnamed.length > 0) {
        const findings = [...problemFindings(first, listing, context), ...misnamed];
        return { ...failed(findings), broken: newestReadable(files) };
    }
    const { plan, checkLines } = first.result;
    const kind = kindFor(plan.feature, context) ?? 'chunk';
    const { path, oid } = preferred(newest);
    const { ref, sha } = listing;
    const lines = checkLines === undefined ? {} : { checkLines };
    const chosen = { kind, path, oid, ref, sha, plan, ...lines };
    return { chosen, ungoverned: false, broken: null, findings: olderProblems(files, revision) };
}
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
function claimedPlan(listing, context) {
    const slugs = new Set(governing(listing, context).map((file) => (0,plan_files/* featureOf */.mo)(file)?.slug));
    const [slug] = slugs;
    if (slugs.size !== 1 || slug === undefined)
        return null;
    return newestReadable(listing.files.filter((file) => (0,plan_files/* featureOf */.mo)(file)?.slug === slug));
}
function unreadableFailure(files, listing, context, refused) {
    const findings = [...refused, ...files.flatMap((file) => problemFindings(file, listing, context))];
    return { ...failed(findings), broken: claimedPlan(listing, context) ?? unreadablePlan(files) };
}
function unreadablePlan(files) {
    const revisions = files.map((file) => (0,plan_files/* revisionInName */.CO)(file.path)).filter((revision) => revision !== null);
    return revisions.length === 0 ? null : { plan_rev: Math.max(...revisions), feature: null, baseline: null };
}
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
function preferred(copies) {
    return copies.find((file) => (0,plan_files/* revisionInName */.CO)(file.path) !== null) ?? copies[0];
}
function ungoverned(listing, context) {
    const mistaken = context.named && listing.files.length === 0 && !/[*?]/.test(listing.where);
    if (mistaken)
        return failed([notFound(listing)]);
    return { chosen: null, ungoverned: true, broken: null, findings: [noPlan(listing, context)] };
}
function failed(findings) {
    return { chosen: null, ungoverned: false, broken: null, findings };
}

// EXTERNAL MODULE: ./repository.js
var repository_0 = __webpack_require__(8851);
// EXTERNAL MODULE: ./collect/plan-listing.js
var plan_listing = __webpack_require__(354);
;// CONCATENATED MODULE: ./collect/plan.js





async function collectPlan(input) {
    const { pullRequest, options, repository } = input;
    if (pullRequest.baseSha !== null && options.planRef === null)
        void repository.listFiles(pullRequest.baseSha, plan_files/* PLAN_FOLDER */.Vx);
    const [base, planAt] = await Promise.all([
        resolveCommit(repository, pullRequest.baseRef, 'The base branch'),
        options.planRef === null ? undefined : resolveCommit(repository, options.planRef, 'Input `plan-ref`'),
    ]);
    const at = planAt ?? base;
    const ref = options.planRef ?? pullRequest.baseRef;
    const [listing, { mergeBase, changes }] = await Promise.all([
        at.state === 'known' ? (0,plan_listing/* readPlanListing */.e)(repository, { ref, sha: at.value }, options.plan) : at,
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
const MAX_WARMED = 30;
function warmSources(repository, changes, mergeBase, head) {
    const sources = changes.filter((file) => file.path.endsWith('.rs'));
    if (repository.warm === undefined || sources.length > MAX_WARMED)
        return;
    const oids = new Map(sources.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid]])));
    const paths = (files) => files.map((file) => file.path);
    repository.warm(head, paths(sources.filter((file) => file.change !== 'deleted')), repository_0/* MAX_SOURCE_BYTES */.T, oids);
    repository.warm(mergeBase, paths(sources.filter((file) => file.change !== 'added')), repository_0/* MAX_SOURCE_BYTES */.T);
}
function selectionContext({ pullRequest, options }, changes) {
    const files = changes.state === 'known' ? changes.value : [];
    const onlyPlanFiles = files.length > 0 && files.every((file) => (0,plan_files/* isSteeringFile */.Wg)(file.path));
    return { pullRequest, named: options.plan !== null, onlyPlanFiles };
}
async function choiceAtBase(input, listing, context) {
    if (listing.state !== 'known')
        return listing;
    const choice = selectPlan(listing.value, context);
    const { pullRequest, options, repository } = input;
    const mayBeFeature = pullRequest.sameRepository && pullRequest.headRef !== null && options.planRef === null;
    if (!choice.ungoverned || !mayBeFeature || pullRequest.headRef === null)
        return (0,facts/* known */.eO)(choice);
    const head = { ref: pullRequest.headRef, sha: pullRequest.headSha };
    const there = await (0,plan_listing/* readPlanListing */.e)(repository, head, options.plan);
    if (there.state !== 'known')
        return there;
    const feature = selectPlan(there.value, { ...context, named: false });
    const unusable = feature.chosen === null && !feature.ungoverned;
    return (0,facts/* known */.eO)(feature.chosen?.kind === 'feature' || unusable ? feature : choice);
}
async function proposedChoice(input, atBase, context) {
    if (atBase.state !== 'known')
        return atBase;
    if (atBase.value.chosen !== null && atBase.value.chosen.kind !== 'plan')
        return atBase;
    const { pullRequest, options, repository } = input;
    const listing = await (0,plan_listing/* readPlanListing */.e)(repository, { ref: pullRequest.headRef ?? pullRequest.headSha, sha: pullRequest.headSha }, options.plan);
    if (listing.state !== 'known')
        return listing;
    const proposed = selectPlan(listing.value, context);
    if (proposed.chosen?.kind === 'plan' || !proposed.ungoverned)
        return (0,facts/* known */.eO)(proposed);
    return (0,facts/* known */.eO)(atBase.value.ungoverned ? atBase.value : { ...proposed, ungoverned: false });
}


/***/ }),

/***/ 303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vf: () => (/* binding */ parseEvidence),
/* harmony export */   vz: () => (/* binding */ EVIDENCE_LIMITS),
/* harmony export */   wN: () => (/* binding */ serializeEvidence)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6548);
/* harmony import */ var _evidence_validator_cjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2751);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3802);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(421);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4056);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7835);






const EVIDENCE_LIMITS = { maxBytes: 96 * 1024 * 1024, maxDepth: 127 };
function parseEvidence(bytes) {
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(bytes, EVIDENCE_LIMITS, _evidence_validator_cjs__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .t);
    if (!file.ok)
        return file;
    const written = file.value;
    return { ok: true, value: normalizeEvidence({ ...written, snapshot: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeRun */ .xg)(written.snapshot) }) };
}
function serializeEvidence(evidence) {
    const whole = normalizeEvidence(evidence);
    return JSON.stringify({ ...whole, snapshot: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeRun */ .bp)(whole.snapshot) });
}
function normalizeEvidence(evidence) {
    return {
        schema_version: 1,
        ref: evidence.ref,
        commit_oid: evidence.commit_oid,
        toolchain: evidence.toolchain,
        snapshot: evidence.snapshot,
        cargo_args: evidence.cargo_args,
        tree_oid: evidence.tree_oid,
        workspace: evidence.workspace,
        complete: evidence.complete,
        problems: evidence.problems.map(({ step, ...problem }) => ({
            ...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .writeProblem */ .bi)(problem),
            ...(step === undefined ? {} : { step }),
        })),
        commands: evidence.commands.map(({ argv, exit_code }) => ({ argv, exit_code })),
        failures: evidence.failures
            .map(({ test, message, path, line, column }) => ({
            test: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTest */ .i4)(test),
            message,
            path,
            line,
            column,
        }))
            .sort((a, b) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTests */ .l)(a.test, b.test)),
        warnings: normalizeWarnings(evidence),
        checks: evidence.checks.map(({ desc, run, cwd, exit_code, reason, output }) => ({
            desc,
            run,
            cwd,
            exit_code,
            reason,
            output,
        })),
        not_run: evidence.not_run
            .map(({ target, reason, shard }) => ({ target, reason, ...(shard === undefined ? {} : { shard }) }))
            .sort((a, b) => (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareUtf8 */ .zq)(a.target, b.target)),
        ...originOf(evidence),
    };
}
function originOf({ shard, run }) {
    return {
        ...(shard === undefined
            ? {}
            : {
                shard: {
                    index: shard.index,
                    count: shard.count,
                    clippy: shard.clippy,
                    doctests: shard.doctests,
                },
            }),
        ...(run === undefined ? {} : { run: { id: run.id, attempt: run.attempt } }),
    };
}
function normalizeWarnings({ warnings, snapshot }) {
    const listed = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .sortWarnings */ .a)(snapshot.clippy.warnings);
    const helps = new Map();
    let at = 0;
    return [...warnings].sort(_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWarnings */ .F2).map((warning) => {
        for (let next = listed[at]; next !== undefined && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWarnings */ .F2)(next, warning) < 0; next = listed[at])
            at += 1;
        const own = listed[at];
        const named = own !== undefined && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWarnings */ .F2)(own, warning) === 0 ? own : warning;
        const help = helps.get(warning.help) ?? warning.help;
        helps.set(help, help);
        return {
            lint: named.lint,
            package: named.package,
            file: named.file,
            message: named.message,
            path: warning.path === named.file ? named.file : warning.path,
            help,
            sites: [...warning.sites].sort(_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSites */ .Ci).slice(0, _evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_WARNING_SITES */ .nj).map(writeSite),
        };
    });
}
function writeSite({ line, end_line, column, end_column, text }) {
    return { line, end_line, column, end_column, ...(text === undefined ? {} : { text }) };
}


/***/ }),

/***/ 6548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   DJ: () => (/* binding */ NOT_BUILT),
/* harmony export */   Fd: () => (/* binding */ toBaseline),
/* harmony export */   Re: () => (/* binding */ MAX_SITE_TEXT),
/* harmony export */   bi: () => (/* binding */ writeProblem),
/* harmony export */   nj: () => (/* binding */ MAX_WARNING_SITES)
/* harmony export */ });
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(421);

const NOT_BUILT = 'The tests could not be built.';
function writeProblem(problem) {
    const { code, message, help, path, line, end_line, column, end_column } = problem;
    const optional = { help, path, line, end_line, column, end_column };
    const given = Object.entries(optional).filter(([, value]) => value !== undefined);
    return { code, message, ...Object.fromEntries(given) };
}
const MAX_SITE_TEXT = 200;
const MAX_WARNING_SITES = 50;
function compareSites(a, b) {
    return a.line - b.line || a.column - b.column || a.end_line - b.end_line || a.end_column - b.end_column;
}
function toBaseline(evidence, ref) {
    return {
        schema_version: _snapshot_js__WEBPACK_IMPORTED_MODULE_0__/* .SNAPSHOT_SCHEMA_VERSION */ .A0,
        ref,
        commit_oid: evidence.commit_oid,
        toolchain: evidence.toolchain,
        snapshot: evidence.snapshot,
        cargo_args: evidence.cargo_args,
    };
}


/***/ }),

/***/ 6982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   T0: () => (/* binding */ labelOfBaseline),
/* harmony export */   W6: () => (/* binding */ labelProblem),
/* harmony export */   YR: () => (/* binding */ baselineNameOf),
/* harmony export */   Z6: () => (/* binding */ parseLabelledPaths),
/* harmony export */   i8: () => (/* binding */ pathsByLabel)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(299);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7835);


const LABEL = /^[A-Za-z0-9._-]{1,40}$/;
const LABEL_WORDS = 'letters, digits, `.`, `_` and `-`, at most 40 in all';
const MAX_ENTRIES = 4096;
const MAX_PROBLEMS = 10;
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
function baselineNameOf(label) {
    return `baseline.${label}.json`;
}
function labelOfBaseline(path) {
    const [, label = ''] = /^baseline\.(.*)\.json$/s.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    return LABEL.test(label) ? label : null;
}
function labelProblem(label) {
    return LABEL.test(label) ? null : `is ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(label)}; a label is made of ${LABEL_WORDS}`;
}
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
function evidenceFilesIn(names) {
    return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortUtf8 */ .MY)([...names].filter((name) => name.endsWith('.json')));
}


/***/ }),

/***/ 7972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ mergeCommands),
/* harmony export */   Dl: () => (/* binding */ checkCommands),
/* harmony export */   JW: () => (/* binding */ isClippyCommand),
/* harmony export */   qB: () => (/* binding */ compareRuns),
/* harmony export */   qt: () => (/* binding */ targetOfCommand)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(299);
/* harmony import */ var _merge_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2889);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7245);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7835);




const HARNESS = '$HARNESS/';
const CLIPPY = 'cargo-clippy';
function targetOfCommand({ argv }) {
    const [program = ''] = argv;
    return program.startsWith(HARNESS) ? program.slice(HARNESS.length) : null;
}
function isClippyCommand({ argv }) {
    return argv[0] === CLIPPY;
}
function commonCommands({ evidence }) {
    return evidence.commands.filter((each) => targetOfCommand(each) === null && !isClippyCommand(each));
}
function compareRuns(a, b) {
    return Number((0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoctestTarget */ .am)(a)) - Number((0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoctestTarget */ .am)(b)) || (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(a, b);
}
function checkCommands(parts) {
    const [first] = parts;
    const reference = parts.find(isBuilt) ?? first;
    const expected = commonCommands(reference);
    return parts.flatMap((part) => {
        const found = commonCommands(part);
        const [shorter, longer] = [expected.length, found.length].sort((a, b) => a - b);
        const length = (isBuilt(part) ? longer : shorter) ?? 0;
        const at = Array.from({ length }, (_, i) => i).find((i) => !isSame(expected[i], found[i], isBuilt(part)));
        if (at === undefined)
            return [];
        const [here, there] = shownFromTheirDifference(found[at], expected[at]);
        const message = `${(0,_merge_words_js__WEBPACK_IMPORTED_MODULE_2__/* .partName */ .pn)(part)} differs from ${(0,_merge_words_js__WEBPACK_IMPORTED_MODULE_2__/* .partName */ .pn)(reference)} in what it ran: ${here} in place of ${there}.`;
        return [(0,_merge_words_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeError */ .r_)('shard_disagrees', message, _merge_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CAPTURE_TOGETHER */ .WG)];
    });
}
function isBuilt({ evidence }) {
    return evidence.problems.every(({ step }) => step !== 'build');
}
function isSame(a, b, ends) {
    if (a === undefined || b === undefined)
        return false;
    const sameWords = a.argv.length === b.argv.length && a.argv.every((word, i) => word === b.argv[i]);
    return sameWords && (!ends || a.exit_code === b.exit_code);
}
function shownFromTheirDifference(a, b) {
    const words = a?.argv ?? [];
    const parting = words.findIndex((word, i) => word !== b?.argv[i]);
    const from = Math.max(0, parting - 1);
    return [shown(a, from), shown(b, from)];
}
function shown(command, from) {
    if (command === undefined)
        return 'nothing';
    const end = command.exit_code === null ? 'no exit code' : `exit code ${command.exit_code}`;
    return `${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .KT)(`${from > 0 ? '… ' : ''}${command.argv.slice(from).join(' ')}`)} (${end})`;
}
function mergeCommands(parts) {
    const common = parts.map(commonCommands);
    const length = Math.max(...common.map((commands) => commands.length));
    const shared = Array.from({ length }, (_, i) => {
        const same = common.map((commands) => commands[i]).filter((command) => command !== undefined);
        return same.find(({ exit_code }) => exit_code !== 0) ?? same[0];
    });
    const all = parts.flatMap(({ evidence }) => evidence.commands);
    const runs = all.map((command) => ({ command, target: targetOfCommand(command) ?? '' }));
    return [
        ...shared.filter((command) => command !== undefined),
        ...runs
            .filter(({ target }) => target !== '')
            .sort((a, b) => compareRuns(a.target, b.target))
            .map(({ command }) => command),
        ...all.filter(isClippyCommand),
    ];
}


/***/ }),

/***/ 2889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Ln: () => (/* binding */ cutFindings),
/* harmony export */   WG: () => (/* binding */ CAPTURE_TOGETHER),
/* harmony export */   Yk: () => (/* binding */ CAPTURE_AGAIN),
/* harmony export */   pn: () => (/* binding */ partName),
/* harmony export */   r_: () => (/* binding */ mergeError)
/* harmony export */ });
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(299);

const MAX_FINDINGS = 50;
const MAX_NAMES = 3;
const CAPTURE_TOGETHER = 'Capture all shards of one commit with the same settings, in one run, and hand over exactly their files.';
const CAPTURE_AGAIN = 'Hand over what `capture` wrote for that shard, with one version of plan-gate for all of them; else capture it again.';
function mergeError(code, message, help) {
    return { code, level: 'error', message, help };
}
function partName({ file, shard }) {
    return `${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(file)} (shard ${shard.index} of ${shard.count})`;
}
function listed(items, show) {
    const shown = items.slice(0, MAX_NAMES).map(show);
    const more = items.length - shown.length;
    const words = more > 0 ? [...shown, `${more} more`] : shown;
    const last = words.pop() ?? 'none';
    return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
function cutFindings(findings) {
    const more = findings.length - MAX_FINDINGS;
    if (more <= 0)
        return findings;
    const counted = `There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`} with these files.`;
    return [...findings.slice(0, MAX_FINDINGS), mergeError('shard_more', counted, CAPTURE_TOGETHER)];
}


/***/ }),

/***/ 2487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ mergeEvidence)
});

// EXTERNAL MODULE: ./evidence/evidence.js
var evidence = __webpack_require__(6548);
// EXTERNAL MODULE: ./evidence/merge-commands.js
var merge_commands = __webpack_require__(7972);
// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
// EXTERNAL MODULE: ./evidence/merge-words.js
var merge_words = __webpack_require__(2889);
// EXTERNAL MODULE: ./evidence/shard.js
var evidence_shard = __webpack_require__(7245);
// EXTERNAL MODULE: ./evidence/utf8-order.js
var utf8_order = __webpack_require__(7835);
;// CONCATENATED MODULE: ./evidence/merge-parts.js




const IN_COMMON = {
    schema_version: { what: 'schema version', of: ({ schema_version }) => String(schema_version) },
    ref: { what: 'name of the commit', of: ({ ref }) => ref },
    commit_oid: { what: 'commit', of: ({ commit_oid }) => commit_oid },
    toolchain: { what: 'toolchain', of: ({ toolchain }) => toolchain },
    cargo_args: { what: 'list of cargo arguments', of: ({ cargo_args }) => JSON.stringify(cargo_args) },
    tree_oid: { what: 'tree', of: ({ tree_oid }) => tree_oid },
    workspace: { what: 'folder of the workspace', of: ({ workspace }) => workspace },
    snapshot: null,
    complete: null,
    problems: null,
    commands: null,
    failures: null,
    warnings: null,
    checks: null,
    not_run: null,
    shard: null,
    run: null,
};
function asShards(given) {
    const parts = given.flatMap((part) => {
        const { shard } = part.evidence;
        return shard === undefined ? [] : [{ ...part, shard }];
    });
    parts.sort((a, b) => a.shard.index - b.shard.index || (0,utf8_order/* compareUtf8 */.zq)(a.file, b.file));
    const [first, ...others] = parts;
    if (first === undefined)
        return { ok: false, findings: [severalWholes(given)] };
    const wholes = given.filter(({ evidence }) => evidence.shard === undefined);
    if (wholes.length > 0)
        return { ok: false, findings: [mixed(wholes, first)] };
    const impossible = parts.filter(({ shard }) => !isPossible(shard));
    if (impossible.length > 0)
        return { ok: false, findings: impossible.map(notPossible) };
    return { ok: true, parts: [first, ...others] };
}
function severalWholes(given) {
    if (given.length === 0)
        return (0,merge_words/* mergeError */.r_)('no_evidence', 'No evidence file was found.', 'Check that the job that captures has run and handed its file over, and that `evidence` names it.');
    return (0,merge_words/* mergeError */.r_)('evidence_twice', `${(0,merge_words/* listed */.KE)(given, fileName)} are each evidence of a whole capture, so it can't be told which one counts.`, 'Name one file. For several systems or feature sets give each a label: `label=path`, one a line.');
}
function mixed(wholes, first) {
    const are = wholes.length === 1 ? 'is evidence of a whole capture' : 'are evidence of whole captures';
    return (0,merge_words/* mergeError */.r_)('shard_mixed', `${(0,merge_words/* listed */.KE)(wholes, fileName)} ${are}, but ${(0,merge_words/* partName */.pn)(first)} is one shard's.`, 'Hand over either one file of a whole capture, or one of each shard.');
}
function isPossible({ index, count, clippy, doctests }) {
    const fits = (number) => Number.isInteger(number) && number >= 1 && number <= count;
    return count <= evidence_shard/* MAX_SHARDS */.hH && [index, count, clippy, doctests].every(fits);
}
function notPossible(part) {
    const { clippy, doctests } = part.shard;
    return (0,merge_words/* mergeError */.r_)('shard_impossible', `${(0,merge_words/* partName */.pn)(part)} can't be: the shards count from 1 to at most ${evidence_shard/* MAX_SHARDS */.hH}, and clippy is said to be with shard ${clippy} and the doctests with shard ${doctests} of them.`, merge_words/* CAPTURE_AGAIN */.Yk);
}
function checkPresence(parts) {
    const [{ shard: first }] = parts;
    const byIndex = new Map();
    for (const part of parts) {
        const same = byIndex.get(part.shard.index);
        if (same === undefined)
            byIndex.set(part.shard.index, [part]);
        else
            same.push(part);
    }
    const doubled = [...byIndex.values()].filter((files) => files.length > 1).map(twice);
    if (parts.some(({ shard }) => shard.count !== first.count))
        return doubled;
    const all = Array.from({ length: first.count }, (_, at) => at + 1);
    const absent = all.filter((index) => !byIndex.has(index));
    return absent.length === 0 ? doubled : [...doubled, notThere(absent, first.count, parts)];
}
function twice(files) {
    const [first] = files;
    const which = first === undefined ? 'One shard' : `Shard ${first.shard.index} of ${first.shard.count}`;
    return (0,merge_words/* mergeError */.r_)('shard_doubled', `${which} is there ${files.length === 2 ? 'twice' : `${files.length} times`}: ${(0,merge_words/* listed */.KE)(files, fileName)}.`, "Hand over one file of each shard; take an older run's file away.");
}
function notThere(absent, count, parts) {
    const which = absent.length === 1 ? 'Shard' : 'Shards';
    const are = absent.length === 1 ? 'is' : 'are';
    return (0,merge_words/* mergeError */.r_)('shard_missing', `${which} ${(0,merge_words/* listed */.KE)(absent, String)} of ${count} ${are} missing; there ${parts.length === 1 ? 'is only' : 'are only'} ${(0,merge_words/* listed */.KE)(parts, merge_words/* partName */.pn)}.`, 'Look at the jobs that capture them: each must end, and hand its file over.');
}
function checkAgreement(parts, runsMayDiffer) {
    const [first, ...others] = parts;
    const expected = inCommon(first, runsMayDiffer);
    return others.flatMap((part) => {
        const found = inCommon(part, runsMayDiffer);
        return [...expected]
            .filter(([what, value]) => found.get(what) !== value)
            .map(([what, value]) => {
            const other = found.get(what) ?? '';
            const message = `${(0,merge_words/* partName */.pn)(part)} names ${shown(other)} as the ${what}, but ${(0,merge_words/* partName */.pn)(first)} names ${shown(value)}.`;
            return (0,merge_words/* mergeError */.r_)('shard_disagrees', message, merge_words/* CAPTURE_TOGETHER */.WG);
        });
    });
}
function inCommon({ evidence, shard }, runsMayDiffer) {
    const values = new Map();
    for (const common of Object.values(IN_COMMON))
        if (common !== null)
            values.set(common.what, common.of(evidence));
    values.set('number of shards', String(shard.count));
    values.set('shard that takes clippy', String(shard.clippy));
    values.set('shard that takes doctests', String(shard.doctests));
    if (!runsMayDiffer)
        values.set('run that captured', runWords(evidence.run));
    return values;
}
function runWords(run) {
    return run === undefined ? 'none' : `run ${run.id}, attempt ${run.attempt}`;
}
function shown(value) {
    return value === '' ? 'nothing' : (0,wording/* named */.KT)(value);
}
function fileName({ file }) {
    return (0,wording/* named */.KT)(file);
}

// EXTERNAL MODULE: ./evidence/snapshot.js
var snapshot = __webpack_require__(421);
;// CONCATENATED MODULE: ./evidence/merge-share.js





function rememberOwners() {
    const known = new Map();
    return (target, { shard }) => {
        const split = `${shard.count}/${shard.doctests}`;
        const owners = known.get(split) ?? new Map();
        known.set(split, owners);
        const owner = owners.get(target) ?? (0,evidence_shard/* ownerOf */.bf)(target, shard);
        owners.set(target, owner);
        return owner;
    };
}
function checkShare(part, owners) {
    const ran = new Set(part.evidence.snapshot.tests.targets);
    return [
        ...foreignResults(part, ran, owners),
        ...unlistedResults(part, ran, owners),
        ...wrongMarks(part, ran, owners),
        ...problemsFromNowhere(part, owners),
        ...clippyElsewhere(part),
        ...withCoverage(part),
    ];
}
function checkTargets(parts) {
    const [first, ...others] = parts;
    const expected = targetsOf(first);
    return others.flatMap((part) => {
        const found = targetsOf(part);
        return [
            ...unknownTo(part, first, [...expected].filter((target) => !found.has(target))),
            ...unknownTo(first, part, [...found].filter((target) => !expected.has(target))),
        ];
    });
}
function targetsOf({ evidence }) {
    return new Set([...evidence.snapshot.tests.targets, ...evidence.not_run.map(({ target }) => target)]);
}
function unknownTo(part, other, targets) {
    if (targets.length === 0)
        return [];
    const message = `${(0,merge_words/* partName */.pn)(part)} does not know the test ${noun(targets)} ${names(targets)}, which ${(0,merge_words/* partName */.pn)(other)} names.`;
    return [(0,merge_words/* mergeError */.r_)('shard_targets', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function foreignResults(part, ran, owners) {
    const started = part.evidence.commands.map(merge_commands/* targetOfCommand */.qt).filter((target) => target !== null);
    const held = [...new Set([...ran, ...targetsWithResults(part), ...started])];
    const foreign = held.filter((target) => owners(target, part) !== part.shard.index);
    const [first] = foreign;
    if (first === undefined)
        return [];
    const message = `${(0,merge_words/* partName */.pn)(part)} holds results of ${names(foreign)}; ${(0,wording/* named */.KT)(first)} belongs to shard ${owners(first, part)}, which alone may tell of it.`;
    return [(0,merge_words/* mergeError */.r_)('shard_foreign', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function unlistedResults(part, ran, owners) {
    const unlisted = targetsWithResults(part).filter((target) => !ran.has(target) && owners(target, part) === part.shard.index);
    if (unlisted.length === 0)
        return [];
    const message = `${(0,merge_words/* partName */.pn)(part)} holds results of ${names(unlisted)}, but does not name ${unlisted.length === 1 ? 'it' : 'them'} among the targets that it ran.`;
    return [(0,merge_words/* mergeError */.r_)('shard_contradiction', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function targetsWithResults({ evidence }) {
    const { passed, failed, ignored } = evidence.snapshot.tests;
    const targets = new Set();
    for (const tests of [passed, failed, ignored, evidence.failures.map(({ test }) => test)]) {
        let last;
        for (const test of tests) {
            if (last === undefined || !isSameTarget(last, test))
                targets.add((0,snapshot/* targetString */.Dr)(test));
            last = test;
        }
    }
    return [...targets];
}
function isSameTarget(a, b) {
    return a.target === b.target && a.target_kind === b.target_kind && a.package === b.package;
}
function wrongMarks(part, ran, owners) {
    const { not_run } = part.evidence;
    const wrong = not_run.filter(({ target, shard = part.shard.index }) => owners(target, part) !== shard);
    const both = not_run.map(({ target }) => target).filter((target) => ran.has(target));
    const findings = [];
    const [first] = wrong;
    if (first !== undefined) {
        const targets = wrong.map(({ target }) => target);
        const message = `${(0,merge_words/* partName */.pn)(part)} says of ${names(targets)} that another shard runs ${wrong.length === 1 ? 'it' : 'them'} than the split says; ${(0,wording/* named */.KT)(first.target)} belongs to shard ${owners(first.target, part)}.`;
        findings.push((0,merge_words/* mergeError */.r_)('shard_split', message, merge_words/* CAPTURE_AGAIN */.Yk));
    }
    if (both.length > 0) {
        const message = `${(0,merge_words/* partName */.pn)(part)} says of ${names(both)} both that it ran and that it did not.`;
        findings.push((0,merge_words/* mergeError */.r_)('shard_contradiction', message, merge_words/* CAPTURE_AGAIN */.Yk));
    }
    return findings;
}
function problemsFromNowhere(part, owners) {
    const own = new Set(part.evidence.not_run.map(({ target }) => target));
    const isKnown = (step) => step !== undefined &&
        (step === 'clippy'
            ? (0,evidence_shard/* runsClippy */.Ey)(part.shard)
            : evidence_shard/* SHARD_STEPS */.HE.some((each) => each === step) ||
                (own.has(step) && owners(step, part) === part.shard.index));
    const lost = part.evidence.problems.filter(({ step }) => !isKnown(step));
    const [first] = lost;
    if (first === undefined)
        return [];
    const message = lost.length === 1
        ? `${(0,merge_words/* partName */.pn)(part)} does not say what step of its own a problem comes from: ${(0,wording/* named */.KT)(first.code)}.`
        : `${(0,merge_words/* partName */.pn)(part)} does not say what steps of its own ${lost.length} problems come from, the first of which is ${(0,wording/* named */.KT)(first.code)}.`;
    return [(0,merge_words/* mergeError */.r_)('shard_problems', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function clippyElsewhere(part) {
    const { snapshot, warnings, commands, checks } = part.evidence;
    const runs = commands.filter(merge_commands/* isClippyCommand */.JW).length;
    if ((0,evidence_shard/* runsClippy */.Ey)(part.shard)) {
        if (runs === 1)
            return [];
        const times = runs === 0 ? 'does not say that it ran it' : `says that it ran it ${runs} times`;
        return [(0,merge_words/* mergeError */.r_)('shard_clippy', `${(0,merge_words/* partName */.pn)(part)} takes clippy, but ${times}.`, merge_words/* CAPTURE_AGAIN */.Yk)];
    }
    if (runs + snapshot.clippy.warnings.length + warnings.length + checks.length === 0)
        return [];
    const message = `${(0,merge_words/* partName */.pn)(part)} holds results of clippy or of plan checks, which belong to shard ${part.shard.clippy}.`;
    return [(0,merge_words/* mergeError */.r_)('shard_foreign', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function withCoverage(part) {
    if (part.evidence.snapshot.coverage === null)
        return [];
    const message = `${(0,merge_words/* partName */.pn)(part)} holds coverage, which can't be put together from shards.`;
    return [(0,merge_words/* mergeError */.r_)('shard_coverage', message, merge_words/* CAPTURE_AGAIN */.Yk)];
}
function names(targets) {
    return (0,merge_words/* listed */.KE)(targets, wording/* named */.KT);
}
function noun(targets) {
    return targets.length === 1 ? 'target' : 'targets';
}

;// CONCATENATED MODULE: ./evidence/merge.js








function mergeEvidence(given, { runsMayDiffer = false } = {}) {
    const [only, ...more] = given;
    if (only !== undefined && more.length === 0 && only.evidence.shard === undefined)
        return { ok: true, evidence: only.evidence, shards: null };
    const shards = asShards(given);
    if (!shards.ok)
        return { ok: false, findings: (0,merge_words/* cutFindings */.Ln)(shards.findings) };
    const { parts } = shards;
    const owners = rememberOwners();
    const findings = [
        ...checkPresence(parts),
        ...checkAgreement(parts, runsMayDiffer),
        ...(0,merge_commands/* checkCommands */.Dl)(parts),
        ...checkTargets(parts),
        ...parts.flatMap((part) => checkShare(part, owners)),
    ];
    if (findings.length === 0)
        return { ok: true, evidence: putTogether(parts), shards: parts.length };
    return { ok: false, findings: (0,merge_words/* cutFindings */.Ln)([...findings, ...parts.flatMap(ownProblems)]) };
}
function ownProblems(part) {
    const name = (0,merge_words/* partName */.pn)(part);
    const help = 'Mend what the message names, and capture again.';
    return part.evidence.problems.map(({ message }) => (0,merge_words/* mergeError */.r_)('incomplete', `${name} is not whole: ${message}`, help));
}
function putTogether(parts) {
    const all = parts.map(({ evidence }) => evidence);
    const [{ evidence: first }] = parts;
    const linted = parts.filter(({ shard }) => (0,evidence_shard/* runsClippy */.Ey)(shard)).map(({ evidence }) => evidence);
    const tests = (outcome) => (0,snapshot/* sortTests */.u5)(all.flatMap(({ snapshot }) => snapshot.tests[outcome]));
    const problems = mergeProblems(all);
    return {
        schema_version: first.schema_version,
        ref: first.ref,
        commit_oid: first.commit_oid,
        toolchain: first.toolchain,
        snapshot: {
            tests: {
                passed: tests('passed'),
                failed: tests('failed'),
                ignored: tests('ignored'),
                targets: (0,utf8_order/* sortUtf8 */.MY)(all.flatMap(({ snapshot }) => snapshot.tests.targets)),
            },
            clippy: { warnings: linted.flatMap(({ snapshot }) => snapshot.clippy.warnings) },
            coverage: null,
        },
        cargo_args: first.cargo_args,
        tree_oid: first.tree_oid,
        workspace: first.workspace,
        complete: problems.length === 0 && all.every(({ complete }) => complete),
        problems,
        commands: (0,merge_commands/* mergeCommands */.Bo)(parts),
        failures: all.flatMap(({ failures }) => failures).sort((a, b) => (0,snapshot/* compareTests */.l)(a.test, b.test)),
        warnings: linted.flatMap(({ warnings }) => warnings),
        checks: linted.flatMap(({ checks }) => checks),
        not_run: all
            .flatMap(({ not_run }) => not_run)
            .filter(({ shard }) => shard === undefined)
            .map(({ target, reason }) => ({ target, reason }))
            .sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.target, b.target)),
        ...commonRun(all),
    };
}
function commonRun([first, ...others]) {
    const run = first?.run;
    const isCommon = others.every((other) => runWords(other.run) === runWords(run));
    return run === undefined || !isCommon ? {} : { run };
}
function mergeProblems(parts) {
    const of = (step) => parts.map(({ problems }) => problems.filter((each) => each.step === step));
    const steps = ['build', 'clippy', 'work-tree'];
    const runs = parts
        .flatMap(({ problems }) => problems.filter(({ step }) => !steps.includes(step)))
        .sort((a, b) => (0,merge_commands/* compareRuns */.qB)(a.step ?? '', b.step ?? ''));
    return [...union(of('build')), ...runs, ...of('clippy').flat(), ...union(of('work-tree'))].map(evidence/* writeProblem */.bi);
}
function union(lists) {
    const kept = [];
    const times = new Map();
    for (const list of lists) {
        const here = new Map();
        for (const problem of list) {
            const key = JSON.stringify((0,evidence/* writeProblem */.bi)(problem));
            const count = (here.get(key) ?? 0) + 1;
            here.set(key, count);
            if (count <= (times.get(key) ?? 0))
                continue;
            times.set(key, count);
            kept.push(problem);
        }
    }
    return kept;
}


/***/ }),

/***/ 7453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ evidenceKey),
/* harmony export */   e: () => (/* binding */ mayReuse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(299);
/* harmony import */ var _merge_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7972);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7245);
/* harmony import */ var _toolchain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1186);





function evidenceKey({ shard, ...origin }) {
    const share = shard === null ? null : [shard.index, shard.count, shard.clippy, shard.doctests];
    const { tree, toolchain, host, directory, commands } = origin;
    const text = JSON.stringify([tree, toolchain, host, directory, commands, share]);
    return `plan-gate-evidence-v1-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')}`;
}
function mayReuse(evidence, terms, reuse) {
    const commit = otherCommit(evidence, terms);
    if (commit !== null && reuse === 'off')
        return commit;
    const never = otherTree(evidence, terms) ?? laterAttempt(evidence, terms);
    if (never !== null)
        return never;
    const foreign = commit ?? otherRun(evidence, terms);
    if (foreign === null)
        return { state: 'own' };
    if (reuse === 'off')
        return foreign;
    return (treeUnknown(terms) ??
        otherToolchain(evidence, terms) ??
        otherCommands(evidence, terms) ?? { state: 'reused', from: whereFrom(evidence, terms) });
}
function whereFrom({ commit_oid, tree_oid, run }, { head }) {
    const place = run === undefined ? 'in a run that it does not name' : `in ${runName(run)}`;
    return commit_oid === head
        ? `The evidence of ${head} was captured earlier, ${place}.`
        : `The evidence is of ${commit_oid}, which has the same tree (${tree_oid}) as ${head}; it was captured ${place}.`;
}
const CAPTURE = 'Capture the head in this run, and hand that file over.';
const ANY_RUN = 'With `reuse: on` evidence of the same tree counts, whatever its run.';
function otherTree({ tree_oid }, { head, headTree }) {
    if (headTree === null || tree_oid === headTree)
        return null;
    const reason = `The evidence is of the tree ${tree_oid}, but ${head} has the tree ${headTree}.`;
    return refused('other_tree', reason, CAPTURE);
}
function laterAttempt({ run }, { expectedRun }) {
    if (run === undefined || expectedRun === null || run.id !== expectedRun.id)
        return null;
    if (run.attempt <= expectedRun.attempt)
        return null;
    const reason = `The evidence is of ${runName(run)}, but this judges attempt ${expectedRun.attempt}, which is earlier.`;
    return refused('later_attempt', reason, 'Let the gate of the latest attempt judge; this one is out of date.');
}
function otherCommit({ commit_oid, tree_oid }, { head, headTree }) {
    if (commit_oid === head)
        return null;
    const reason = `The evidence is of commit ${commit_oid}, but this judges ${head}.`;
    return refused('other_commit', reason, `Capture the head, not the merge commit that GitHub checks out by default${headTree === tree_oid ? '; or, since both have the same tree, let this evidence count with `reuse: on`' : ''}.`);
}
function otherRun({ run }, { expectedRun }) {
    if (expectedRun === null)
        return null;
    if (run === undefined)
        return runUnknown(expectedRun);
    if (run.id === expectedRun.id && run.attempt === expectedRun.attempt)
        return null;
    const code = run.id === expectedRun.id ? 'other_attempt' : 'other_run';
    const reason = `The evidence is of ${runName(run)}, but that of ${runName(expectedRun)} is awaited.`;
    return refused(code, reason, `${CAPTURE} ${ANY_RUN}`);
}
function runUnknown(expected) {
    const reason = `The evidence does not say in which workflow run it was captured, but that of ${runName(expected)} is awaited.`;
    return refused('run_unknown', reason, `${CAPTURE} \`mode: capture\` and, in a workflow, \`plan-gate capture\` write the run down. ${ANY_RUN}`);
}
function treeUnknown({ head, headTree }) {
    if (headTree !== null)
        return null;
    const reason = `The evidence is not of this run and commit, and the tree of ${head} is not known, so it can't be told whether it is the same code.`;
    return refused('tree_unknown', reason, `Let the gate read the repository (\`contents: read\`). ${CAPTURE}`);
}
function otherToolchain({ toolchain }, terms) {
    if (isToolchain(toolchain) && (0,_toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .compatibleToolchains */ .Ly)(toolchain, terms.toolchain))
        return null;
    const captured = isToolchain(toolchain) ? (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(toolchain) : 'a toolchain that it does not name';
    const wanted = isToolchain(terms.toolchain)
        ? `${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(terms.toolchain)} is wanted`
        : 'the plan’s baseline names none that it could be held to';
    const reason = `The evidence was captured with ${captured}, but ${wanted}.`;
    return refused('other_toolchain', reason, CAPTURE);
}
function isToolchain(name) {
    return name !== _toolchain_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN_TOOLCHAIN */ .v3 && name !== '';
}
function otherCommands(evidence, terms) {
    const { shard, commands, workspace } = evidence;
    const help = 'Set `cargo-args` and `working-directory` in the gate as in the capture, and use one version of plan-gate for both; or capture again.';
    if (!isAtOrAbove(workspace, terms.directory)) {
        const reason = `The evidence is of the Cargo workspace ${folderName(workspace)}, but cargo would run ${folderName(terms.directory)} here.`;
        return refused('other_commands', reason, help);
    }
    const linted = shard === undefined || (0,_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .runsClippy */ .Ey)(shard);
    const ran = new Set(commands.map(({ argv }) => JSON.stringify(argv)));
    const lacking = terms.commands
        .filter((argv) => linted || !(0,_merge_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .isClippyCommand */ .JW)({ argv }))
        .find((argv) => !ran.has(JSON.stringify(argv)));
    if (lacking === undefined)
        return null;
    const reason = `The evidence does not come from what this gate would run: ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(lacking.join(' '))} is not among its commands.`;
    return refused('other_commands', reason, help);
}
function isAtOrAbove(folder, directory) {
    return folder === '' || folder === directory || directory.startsWith(`${folder}/`);
}
function folderName(folder) {
    return folder === '' ? "at the repository's root" : `in ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(folder)}`;
}
function runName({ id, attempt }) {
    return `run ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .legible */ .bG)(id)}, attempt ${attempt}`;
}
function refused(code, reason, help) {
    return { state: 'refused', code, reason, help };
}


/***/ }),

/***/ 7245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ runsTarget),
/* harmony export */   Ey: () => (/* binding */ runsClippy),
/* harmony export */   HE: () => (/* binding */ SHARD_STEPS),
/* harmony export */   Y8: () => (/* binding */ belongingElsewhere),
/* harmony export */   am: () => (/* binding */ isDoctestTarget),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const SHARD_STEPS = ['build', 'clippy', 'work-tree'];
const MAX_SHARDS = 256;
const ACCEPTED = `\`i/n\`, such as \`2/4\`, where n is at most ${MAX_SHARDS} and i goes from 1 to n; behind it \`,clippy=k\` and \`,doctests=k\` may say which shard takes those (the first, where they do not)`;
const NUMBER = /^[1-9][0-9]{0,2}$/;
function parseShard(text) {
    const [position = '', ...settings] = text.split(',', 4).map((word) => word.trim());
    const numbers = position.split('/', 3).map(shardNumber);
    const [index, count] = numbers;
    if (numbers.length !== 2 || !index || !count || index > count)
        return refuse(text, '');
    const takes = { clippy: 1, doctests: 1 };
    const said = new Set();
    for (const setting of settings) {
        const [name = '', value = '', ...more] = setting.split('=', 3);
        const taker = shardNumber(value);
        if ((name !== 'clippy' && name !== 'doctests') || more.length > 0 || taker === null)
            return refuse(text, '');
        if (said.has(name))
            return refuse(text, ` It names \`${name}\` twice.`);
        if (taker > count)
            return refuse(text, ` There is no shard ${taker} of ${count} for \`${name}\`.`);
        said.add(name);
        takes[name] = taker;
    }
    return { ok: true, shard: { index, count, ...takes } };
}
function shardNumber(text) {
    const number = NUMBER.test(text) ? Number(text) : 0;
    return number >= 1 && number <= MAX_SHARDS ? number : null;
}
function refuse(text, why) {
    const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
    return { ok: false, problem: `is ${shown}; it accepts ${ACCEPTED}.${why}` };
}
function ownerOf(target, { count, doctests }) {
    if (isDoctestTarget(target))
        return doctests;
    let rest = 0;
    for (const byte of (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(target, 'utf8').digest())
        rest = (rest * 256 + byte) % count;
    return rest + 1;
}
function runsTarget(shard, target) {
    return ownerOf(target, shard) === shard.index;
}
function runsClippy({ index, clippy }) {
    return index === clippy;
}
function isDoctestTarget(target) {
    return target.split('/', 2)[1] === 'doctest';
}
function belongingElsewhere(targets, shard) {
    return [...new Set(targets)].flatMap((target) => {
        const owner = ownerOf(target, shard);
        const reason = `Shard ${owner} of ${shard.count} runs it.`;
        return owner === shard.index ? [] : [{ target, reason, shard: owner }];
    });
}


/***/ }),

/***/ 3886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yL: () => (/* binding */ oneOf),
  Ac: () => (/* binding */ parseOptions),
  Y$: () => (/* binding */ sayInput),
  rD: () => (/* binding */ wholeNumber)
});

// UNUSED EXPORTS: INPUT_DEFAULTS

// EXTERNAL MODULE: ./changes/scope.js + 3 modules
var scope = __webpack_require__(8357);
;// CONCATENATED MODULE: ./changes/test-paths.js
const DEFAULT_TEST_PATHS = [
    '**/test/**',
    '**/tests/**',
    '**/Test/**',
    '**/Tests/**',
    '**/__tests__/**',
    '**/e2e/**',
    '**/testdata/**',
    '**/*_test.*',
    '**/*_tests.*',
    '**/*.test.*',
    '**/*.tests.*',
    '**/*.spec.*',
    '**/test_*.*',
    '**/tests.rs',
    '**/*-test.js',
    '**/*-test.jsx',
    '**/*-test.ts',
    '**/*-test.tsx',
    '**/*-spec.js',
    '**/*-spec.ts',
    '**/*Spec.js',
    '**/*Spec.ts',
    '**/*.cy.js',
    '**/*.cy.jsx',
    '**/*.cy.ts',
    '**/*.cy.tsx',
    '**/tests.py',
    '**/conftest.py',
    '**/src/*Test/**',
    '**/*Test.java',
    '**/*Tests.java',
    '**/*TestCase.java',
    '**/*IT.java',
    '**/*Test.kt',
    '**/*Tests.kt',
    '**/*Test.groovy',
    '**/*Spec.groovy',
    '**/*Spec.kt',
    '**/*Test.scala',
    '**/*Suite.scala',
    '**/*Spec.scala',
    '**/*.Test/**',
    '**/*.Tests/**',
    '**/*.UnitTests/**',
    '**/*.IntegrationTests/**',
    '**/*Test.cs',
    '**/*Tests.cs',
    '**/*Tests.fs',
    '**/*.Tests.ps1',
    '**/*Tests/**/*.swift',
    '**/*Tests.swift',
    '**/*Test.swift',
    '**/*Tests.m',
    '**/spec/**/*.rb',
    '**/spec/**/*.cr',
    '**/*_spec.rb',
    '**/*_spec.cr',
    '**/*_spec.lua',
    '**/features/**/*.feature',
    '**/*Test.php',
    '**/*Spec.php',
    '**/*.phpt',
    '**/*.t',
    '**/*_unittest.cc',
    '**/*_unittest.cpp',
    '**/*Test.cpp',
    '**/*Tests.cpp',
    '**/*Spec.hs',
    '**/*_SUITE.erl',
    '**/*.bats',
    '**/*.t.sol',
    '**/integration_test/**',
];
const DEFAULT_PROTECTED = [
    '.github/**',
    '.cargo/**',
    'rust-toolchain',
    'rust-toolchain.toml',
    '**/clippy.toml',
    '**/.clippy.toml',
    '**/build.rs',
    '.gitattributes',
    '.gitmodules',
    '.config/nextest.toml',
];

// EXTERNAL MODULE: ./gates/index.js + 21 modules
var gates = __webpack_require__(366);
// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
// EXTERNAL MODULE: ./verdict.js + 2 modules
var verdict = __webpack_require__(2638);
;// CONCATENATED MODULE: ./inputs.js





const INPUT_DEFAULTS = {
    plan: '',
    'plan-ref': '',
    chunk: '',
    floor: 'on',
    slack: '0',
    allow: '',
    protected: DEFAULT_PROTECTED.join('\n'),
    'test-paths': DEFAULT_TEST_PATHS.join('\n'),
    'warn-only': '',
    'if-no-plan': 'fail',
    retries: '0',
    'run-checks': 'on',
};
function sayInput(name) {
    return `Input \`${name}\``;
}
function parseOptions(text, say = sayInput) {
    const problems = [];
    const raw = (name) => text(name).trim() || INPUT_DEFAULTS[name];
    const optional = (name) => raw(name) || null;
    const options = {
        plan: optional('plan')?.replace(/^(?:\.\/)+/, '') ?? null,
        planRef: optional('plan-ref'),
        chunk: optional('chunk'),
        floor: oneOf(say('floor'), raw('floor'), ['on', 'off'], problems),
        slack: wholeNumber(say('slack'), raw('slack'), 100_000, problems),
        allow: globs(say('allow'), raw('allow'), problems),
        protected: globs(say('protected'), raw('protected'), problems),
        testPaths: globs(say('test-paths'), raw('test-paths'), problems),
        warnOnly: gateIds(say('warn-only'), raw('warn-only'), problems),
        ifNoPlan: oneOf(say('if-no-plan'), raw('if-no-plan'), ['fail', 'pass'], problems),
        retries: wholeNumber(say('retries'), raw('retries'), 10, problems),
        runChecks: oneOf(say('run-checks'), raw('run-checks'), ['on', 'off'], problems) === 'on',
    };
    return problems.length === 0 ? { ok: true, options } : { ok: false, problems };
}
function oneOf(said, value, words, problems) {
    const found = words.find((word) => word === value);
    if (found === undefined)
        problems.push(`${said} is ${JSON.stringify(value)}; it accepts ${words.map((word) => `\`${word}\``).join(' or ')}.`);
    return found ?? words[0];
}
function wholeNumber(said, value, highest, problems, lowest = 0) {
    const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= lowest && number <= highest)
        return number;
    problems.push(`${said} needs a whole number from ${lowest} on, at most ${highest}; it is ${JSON.stringify(value)}.`);
    return lowest;
}
function globs(said, value, problems) {
    const lines = value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const compiled = (0,scope/* compileGlobs */.tI)(lines);
    if (!compiled.ok)
        problems.push(...compiled.problems.map((problem) => `${said}: ${problem.message}`));
    return lines;
}
function gateIds(said, value, problems) {
    const ids = value.split(/[\s,]+/).filter((id) => id !== '');
    const accepted = gates/* GATES */.J.map((gate) => gate.id).filter((id) => !verdict/* NEVER_WARN_ONLY */.vr.includes(id));
    for (const id of ids.filter((each) => !accepted.includes(each))) {
        const isGate = verdict/* NEVER_WARN_ONLY */.vr.includes(id);
        const meant = isGate ? null : (0,wording/* nearestName */.qb)(id, accepted);
        const why = isGate ? `can't be softened: without \`${id}\` there is no ground to stand on` : 'is no gate';
        const instead = meant === null ? `it accepts ${accepted.join(', ')}.` : `did you mean ${meant}?`;
        problems.push(`${said} names ${JSON.stringify(id)}, which ${why}; ${instead}`);
    }
    return ids;
}


/***/ }),

/***/ 8851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ MAX_SOURCE_BYTES)
/* harmony export */ });
const MAX_SOURCE_BYTES = 2 * 1024 * 1024;


/***/ }),

/***/ 2638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vr: () => (/* binding */ NEVER_WARN_ONLY),
  _3: () => (/* binding */ evaluate)
});

// UNUSED EXPORTS: conclude

// EXTERNAL MODULE: ./facts.js
var facts = __webpack_require__(1844);
;// CONCATENATED MODULE: ./finding.js
const FAILURE_KINDS = [
    'bad-plan',
    'violation',
    'bad-baseline',
    'incomplete-evidence',
    'infrastructure',
];
const MAX_FINDINGS = 25_000;
function boundedFindings(findings) {
    const next = findings[MAX_FINDINGS];
    if (next === undefined)
        return findings;
    const more = findings.length - MAX_FINDINGS;
    const counted = more === 1 ? 'One more finding of this gate is' : `${more} more findings of this gate are`;
    const rest = {
        code: 'more_findings',
        level: next.level,
        message: `${counted} not listed: a report holds ${MAX_FINDINGS} of each gate.`,
        help: 'Mend what is listed and run the gate again. So many mostly have one cause.',
    };
    return [...findings.slice(0, MAX_FINDINGS), rest];
}

;// CONCATENATED MODULE: ./label-verdicts.js
const LABEL_FACTS = [
    'evidenceState',
    'baselineState',
    'testComparison',
    'targetComparison',
    'warningComparison',
];
function isOfLabels(needs) {
    return needs.some((name) => LABEL_FACTS.some((each) => each === name));
}
const OUTCOMES = ['fail', 'unknown', 'pass', 'skipped'];
function mergeLabels(id, verdicts) {
    const outcomes = verdicts.map(({ verdict }) => verdict.outcome);
    const outcome = OUTCOMES.find((each) => outcomes.includes(each)) ?? 'unknown';
    const worst = verdicts.filter(({ verdict }) => verdict.outcome === outcome);
    return {
        id,
        outcome,
        reason: outcome === 'fail' || outcome === 'pass' ? null : told(worst, ({ reason }) => reason ?? ''),
        summary: told(verdicts, ({ summary }) => summary),
        findings: mergeFindings(verdicts),
        failureKind: worstKind(verdicts, outcome),
    };
}
function told(verdicts, text) {
    const labels = new Map();
    for (const { label, verdict } of verdicts) {
        const said = text(verdict);
        const same = labels.get(said);
        if (same === undefined)
            labels.set(said, [label]);
        else
            same.push(label);
    }
    return [...labels].map(([said, by]) => inLabels(by, said)).join(' ');
}
function inLabels(labels, text) {
    return `[${labels.join(', ')}] ${text}`;
}
const WEIGHT = { error: 0, warning: 1, notice: 2 };
const OF_ALL = ['allowance_unused'];
function mergeFindings(verdicts) {
    const merged = new Map();
    for (const { label, verdict } of verdicts) {
        for (const finding of verdict.findings) {
            const key = JSON.stringify(finding, Object.keys(finding).sort());
            const same = merged.get(key);
            if (same === undefined)
                merged.set(key, { finding, labels: [label] });
            else if (!same.labels.includes(label))
                same.labels.push(label);
        }
    }
    return [...merged.values()]
        .filter(({ finding, labels }) => !OF_ALL.includes(finding.code) || labels.length === verdicts.length)
        .map(({ finding, labels }) => ({ ...finding, message: inLabels(labels, finding.message), labels }))
        .sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}
function worstKind(verdicts, outcome) {
    const bad = verdicts.filter(({ verdict }) => verdict.failureKind !== null);
    return (bad.find(({ verdict }) => verdict.outcome === outcome) ?? bad[0])?.verdict.failureKind ?? null;
}

;// CONCATENATED MODULE: ./verdict.js



const NEVER_WARN_ONLY = ['plan', 'baseline', 'evidence'];
function evaluate(gates, facts, warnOnly, labelled = []) {
    const verdict = conclude(gates.map((gate) => {
        const [first, ...others] = isOfLabels(gate.needs) ? labelled : [];
        if (first === undefined)
            return evaluateGate(gate, facts, warnOnly);
        const judge = ({ label, facts: own }) => ({
            label,
            verdict: evaluateGate(gate, { ...facts, ...own }, warnOnly),
        });
        return mergeLabels(gate.id, [judge(first), ...others.map(judge)]);
    }));
    const aside = turnedOff(facts);
    const ungoverned = facts.planChoice.state === 'known' && facts.planChoice.value.chosen === null;
    if (verdict.conclusion === 'failure')
        return verdict;
    if (!ungoverned)
        return { ...verdict, headline: `${verdict.headline}${aside}` };
    return {
        ...verdict,
        headline: 'This change may merge: no plan governs it, and `if-no-plan: pass` lets it through.',
    };
}
function turnedOff({ evidenceState, planChecks }) {
    if (isFor(evidenceState, facts/* FLOOR_OFF */.$_))
        return ' With `floor: off`, no test was run and no warning counted.';
    return isFor(planChecks, facts/* CHECKS_OFF */.KP) ? ' With `run-checks: off`, the plan checks were not run.' : '';
}
function isFor(fact, { reason }) {
    return fact.state === 'not-applicable' && fact.reason === reason;
}
function conclude(gates) {
    const bad = gates.filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown');
    const passed = gates.filter((gate) => gate.outcome === 'pass');
    if (bad.length === 0 && passed.length > 0) {
        return { conclusion: 'success', failureKind: null, headline: successHeadline(gates), gates };
    }
    const failureKind = FAILURE_KINDS.find((kind) => bad.some((gate) => gate.failureKind === kind)) ?? 'incomplete-evidence';
    return { conclusion: 'failure', failureKind, headline: failureHeadline(bad), gates };
}
function evaluateGate(gate, facts, warnOnly) {
    const needed = gate.needs.map((name) => facts[name]);
    const missing = needed.find((fact) => fact.state === 'missing');
    if (missing?.state === 'missing') {
        return { ...unjudged(gate.id, 'unknown', missing.reason), failureKind: missing.kind };
    }
    const inapplicable = needed.find((fact) => fact.state === 'not-applicable');
    if (inapplicable?.state === 'not-applicable')
        return unjudged(gate.id, 'skipped', inapplicable.reason);
    const { summary, findings } = gate.evaluate(knownFacts(gate.needs, facts));
    const softened = warnOnly.includes(gate.id) && !NEVER_WARN_ONLY.includes(gate.id);
    const weighed = worstFirst(softened ? findings.map(asWarning) : findings);
    const failed = weighed.some((finding) => finding.level === 'error');
    return {
        id: gate.id,
        outcome: failed ? 'fail' : 'pass',
        reason: null,
        summary,
        findings: boundedFindings(weighed),
        failureKind: failed ? gate.failureKind : null,
    };
}
function knownFacts(needs, facts) {
    const values = needs.map((name) => {
        const fact = facts[name];
        return [name, fact.state === 'known' ? fact.value : undefined];
    });
    return Object.fromEntries(values);
}
function unjudged(id, outcome, reason) {
    return { id, outcome, reason, summary: reason, findings: [], failureKind: null };
}
function asWarning(finding) {
    return finding.level === 'error' ? { ...finding, level: 'warning' } : finding;
}
const verdict_WEIGHT = { error: 0, warning: 1, notice: 2 };
function worstFirst(findings) {
    return [...findings].sort((a, b) => verdict_WEIGHT[a.level] - verdict_WEIGHT[b.level]);
}
function successHeadline(gates) {
    const passed = gates.filter((gate) => gate.outcome === 'pass').length;
    const skipped = gates.filter((gate) => gate.outcome === 'skipped').length;
    const warnings = gates
        .flatMap((gate) => gate.findings)
        .filter((finding) => finding.level === 'warning').length;
    const aside = [
        ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'does' : 'do'} not apply`] : []),
        ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
    ];
    const counted = `${passed} ${passed === 1 ? 'gate passes' : 'gates pass'}`;
    return `This change may merge under its plan: ${[counted, ...aside].join(', ')}.`;
}
function failureHeadline(bad) {
    const [first, ...others] = bad.filter((gate) => gate.outcome === 'fail');
    const unknown = bad.filter((gate) => gate.outcome === 'unknown');
    if (first === undefined)
        return unjudgedHeadline(unknown);
    if (first.id === 'plan' && bad.every((gate) => gate === first || gate.failureKind === 'bad-plan'))
        return `This change may not merge: ${begun(causeOf(first))}.`;
    const parts = [
        `${begun(causeOf(first))} (${first.id})`,
        ...(others.length > 0 ? [`${named(others)} ${others.length === 1 ? 'fails' : 'fail'} too`] : []),
        ...(unknown.length > 0 ? [`${named(unknown)} could not be judged`] : []),
    ];
    return `This change may not merge: ${parts.join('; ')}.`;
}
function causeOf({ id, summary, findings }) {
    const [error, ...others] = findings.filter((finding) => finding.level === 'error');
    if (error === undefined || others.length > 0 || (id === 'plan' && error.path !== undefined))
        return cut(firstSentence(summary));
    const message = firstSentence(error.message).replace(/\b[0-9a-f]{40,64}\b/g, (id) => `${id.slice(0, 10)}…`);
    return message === '' || message.length > MAX_SENTENCE ? cut(firstSentence(summary)) : message;
}
function unjudgedHeadline(unknown) {
    const [first] = unknown;
    if (first === undefined)
        return 'This change may not merge: no gate applied to it.';
    return `This change may not merge, since ${named(unknown)} could not be judged: ${cut(firstSentence(first.reason ?? first.summary))}.`;
}
const NAMED = 4;
function named(gates) {
    const names = gates.slice(0, gates.length > NAMED ? NAMED - 1 : NAMED).map(({ id }) => id);
    const all = gates.length > NAMED ? [...names, `${gates.length - names.length} more gates`] : names;
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
const MAX_SENTENCE = 160;
function firstSentence(text) {
    const end = text.search(/\n|[.?](?:\s|$)/);
    return end < 0 ? text : text.slice(0, end);
}
function cut(sentence) {
    if (sentence.length <= MAX_SENTENCE)
        return sentence;
    return `${sentence.slice(0, MAX_SENTENCE).replace(/[\ud800-\udbff]$/, '')}…`;
}
function begun(sentence) {
    return /^[A-Z](?:[a-z]|\s)/.test(sentence)
        ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
        : sentence;
}


/***/ })

};
