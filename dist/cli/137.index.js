export const id = 137;
export const ids = [137];
export const modules = {

/***/ 9382:
/***/ ((__unused_webpack_module, exports) => {

// Generated from schemas/evidence.v1.schema.json by scripts/generate-validators.mjs. Do not edit.

exports.t = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan-gate evidence, version 1","description":"What the code of a Cargo workspace did at a pull request's head, with what annotations need. It is written by `capture`, holds no time and no path of the machine, and its first fields are those of a baseline. Readers ignore keys that they do not know, and trust nothing in it but its shape.","type":"object","required":["schema_version","ref","commit_oid","toolchain","snapshot","cargo_args","tree_oid","workspace","complete","problems","commands","failures","warnings","checks","not_run"],"properties":{"schema_version":{"const":1},"ref":{"description":"A name for the commit, such as a branch; may be empty.","type":"string"},"commit_oid":{"$ref":"#/$defs/oid"},"toolchain":{"description":"What `rustc -V` printed, or `unknown`.","type":"string"},"snapshot":{"$ref":"#/$defs/run"},"cargo_args":{"type":"array","items":{"type":"string"}},"tree_oid":{"$ref":"#/$defs/oid"},"workspace":{"description":"Folder of the Cargo workspace in the repository; empty for its root.","$ref":"#/$defs/folder"},"complete":{"description":"False when anything is missing from the snapshot; `problems` then says what and why.","type":"boolean"},"problems":{"type":"array","items":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"},"message":{"type":"string"}}}},"commands":{"type":"array","items":{"type":"object","required":["argv","exit_code"],"properties":{"argv":{"description":"Target and temporary folders are written as `$NAME`.","type":"array","items":{"type":"string"},"minItems":1},"exit_code":{"description":"`null` when the command was killed or did not start.","$ref":"#/$defs/exit_code"}}}},"failures":{"description":"Why failed tests failed.","type":"array","items":{"type":"object","required":["test","message","path","line","column"],"properties":{"test":{"$ref":"#/$defs/test"},"message":{"type":"string"},"path":{"$ref":"#/$defs/path"},"line":{"$ref":"#/$defs/position_or_null"},"column":{"$ref":"#/$defs/position_or_null"}}}},"warnings":{"description":"The places of the snapshot's warnings, and what the lint says beside its message.","type":"array","items":{"type":"object","required":["lint","package","file","message","path","help","sites"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"type":"string"},"message":{"type":"string"},"path":{"description":"Path of `file` in the repository; `null` when it is not in it.","$ref":"#/$defs/path"},"help":{"type":"string"},"sites":{"type":"array","items":{"type":"object","required":["line","end_line","column","end_column"],"properties":{"line":{"$ref":"#/$defs/position"},"end_line":{"$ref":"#/$defs/position"},"column":{"$ref":"#/$defs/position"},"end_column":{"$ref":"#/$defs/position"}}}}}}},"checks":{"description":"What the plan's checks did.","type":"array","items":{"type":"object","required":["desc","run","cwd","exit_code","reason","output"],"properties":{"desc":{"type":"string"},"run":{"type":"string"},"cwd":{"type":["string","null"]},"exit_code":{"$ref":"#/$defs/exit_code"},"reason":{"description":"Why there is no exit code.","type":["string","null"]},"output":{"description":"The end of what a check printed that did not exit as expected.","type":"string"}}}},"not_run":{"description":"Targets that could not be run: their tests are not known to be gone.","type":"array","items":{"type":"object","required":["target","reason"],"properties":{"target":{"type":"string"},"reason":{"type":"string"}}}}},"$defs":{"run":{"type":"object","required":["tests","clippy"],"properties":{"tests":{"type":"object","required":["passed","failed","ignored"],"properties":{"passed":{"$ref":"#/$defs/tests"},"failed":{"$ref":"#/$defs/tests"},"ignored":{"$ref":"#/$defs/tests"},"targets":{"description":"Every test target as `package/target_kind/target`, also one without a test.","type":"array","items":{"type":"string"}}}},"clippy":{"type":"object","required":["warnings"],"properties":{"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"coverage":{"type":["object","null"],"required":["covered_lines","total_lines"],"properties":{"covered_lines":{"$ref":"#/$defs/count"},"total_lines":{"$ref":"#/$defs/count"}}}}},"tests":{"description":"A set: order and repeats do not matter. plan-gate writes it sorted field by field, by UTF-8 bytes.","type":"array","items":{"$ref":"#/$defs/test"}},"test":{"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}},"warning":{"type":"object","required":["lint","package","file","message"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"description":"Relative to the workspace root, `$OUT_DIR/…` for generated code, empty for a lint without a span.","type":"string"},"message":{"type":"string"},"count":{"description":"Distinct places of this one warning; 1 when absent.","type":"integer","minimum":1,"maximum":4294967295}}},"count":{"type":"integer","minimum":0,"maximum":9007199254740991},"oid":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"folder":{"description":"Repository-relative, with `/`, without `.` and `..`.","type":"string","pattern":"^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"},"path":{"description":"Repository-relative, with `/`, without `.` and `..`.","type":["string","null"],"pattern":"^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"},"position":{"type":"integer","minimum":1,"maximum":2147483647},"position_or_null":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"exit_code":{"type":["integer","null"],"minimum":-2147483648,"maximum":4294967295}},"examples":[{"schema_version":1,"ref":"","commit_oid":"5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c","toolchain":"rustc 1.95.0 (59807616e 2026-04-14)","snapshot":{"tests":{"passed":[{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::empties"}],"failed":[{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::refills"}],"ignored":[],"targets":["limiter/lib/limiter"]},"clippy":{"warnings":[{"lint":"clippy::needless_return","package":"limiter","file":"src/bucket.rs","message":"unneeded `return` statement","count":2}]},"coverage":null},"cargo_args":[],"tree_oid":"0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b0a1b","workspace":"","complete":false,"problems":[{"code":"harness-timeout","message":"The tests of limiter/test/soak did not end within 20 minutes."}],"commands":[{"argv":["cargo","test","--workspace","--no-run","--message-format=json"],"exit_code":0}],"failures":[{"test":{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::refills"},"message":"assertion `left == right` failed\n  left: 1\n right: 2","path":"src/bucket.rs","line":42,"column":9}],"warnings":[{"lint":"clippy::needless_return","package":"limiter","file":"src/bucket.rs","message":"unneeded `return` statement","path":"src/bucket.rs","help":"help: remove `return`","sites":[{"line":12,"end_line":12,"column":5,"end_column":14},{"line":19,"end_line":19,"column":5,"end_column":14}]}],"checks":[{"desc":"formatted","run":"cargo fmt --check","cwd":null,"exit_code":0,"reason":null,"output":""}],"not_run":[{"target":"limiter/test/soak","reason":"It did not end within 20 minutes."}]}]};
const schema32 = {"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"};
const schema40 = {"description":"Repository-relative, with `/`, without `.` and `..`.","type":"string","pattern":"^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"};
const schema41 = {"type":["integer","null"],"minimum":-2147483648,"maximum":4294967295};
const schema35 = {"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}};
const schema43 = {"description":"Repository-relative, with `/`, without `.` and `..`.","type":["string","null"],"pattern":"^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"};
const schema44 = {"type":["integer","null"],"minimum":1,"maximum":2147483647};
const schema47 = {"type":"integer","minimum":1,"maximum":2147483647};
const pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern6 = new RegExp("^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)", "u");
const pattern7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern8 = new RegExp("^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$", "u");
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
for(let i0=0; i0<len0; i0++){
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
for(let i0=0; i0<len0; i0++){
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
for(let i1=0; i1<len1; i1++){
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
if(!pattern4.test(data2)){
const err17 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < exports.B) vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < exports.B) vErrors.push(err18);
}
errors++;
}
}
if(data.toolchain !== undefined){
if(typeof data.toolchain !== "string"){
const err19 = {instancePath:instancePath+"/toolchain",schemaPath:"#/properties/toolchain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.B) vErrors.push(err19);
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
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err20 = {instancePath:instancePath+"/cargo_args/" + i0,schemaPath:"#/properties/cargo_args/items/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/cargo_args",schemaPath:"#/properties/cargo_args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < exports.B) vErrors.push(err21);
}
errors++;
}
}
if(data.tree_oid !== undefined){
let data7 = data.tree_oid;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err22 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < exports.B) vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < exports.B) vErrors.push(err23);
}
errors++;
}
}
if(data.workspace !== undefined){
let data8 = data.workspace;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err24 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/pattern",keyword:"pattern",params:{pattern: "^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"}};
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
const err25 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.B) vErrors.push(err25);
}
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
const err26 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < exports.B) vErrors.push(err26);
}
errors++;
}
}
if(data.problems !== undefined){
let data10 = data.problems;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.code === undefined){
const err27 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.B) vErrors.push(err27);
}
errors++;
}
if(data11.message === undefined){
const err28 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.B) vErrors.push(err28);
}
errors++;
}
if(data11.code !== undefined){
let data12 = data11.code;
if(typeof data12 === "string"){
if(!pattern7.test(data12)){
const err29 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < exports.B) vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < exports.B) vErrors.push(err30);
}
errors++;
}
}
if(data11.message !== undefined){
if(typeof data11.message !== "string"){
const err31 = {instancePath:instancePath+"/problems/" + i1+"/message",schemaPath:"#/properties/problems/items/properties/message/type",keyword:"type",params:{type: "string"}};
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
else {
const err32 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < exports.B) vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < exports.B) vErrors.push(err33);
}
errors++;
}
}
if(data.commands !== undefined){
let data14 = data.commands;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.argv === undefined){
const err34 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "argv"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < exports.B) vErrors.push(err34);
}
errors++;
}
if(data15.exit_code === undefined){
const err35 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < exports.B) vErrors.push(err35);
}
errors++;
}
if(data15.argv !== undefined){
let data16 = data15.argv;
if(Array.isArray(data16)){
if(data16.length < 1){
const err36 = {instancePath:instancePath+"/commands/" + i2+"/argv",schemaPath:"#/properties/commands/items/properties/argv/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < exports.B) vErrors.push(err36);
}
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
const err37 = {instancePath:instancePath+"/commands/" + i2+"/argv/" + i3,schemaPath:"#/properties/commands/items/properties/argv/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < exports.B) vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/commands/" + i2+"/argv",schemaPath:"#/properties/commands/items/properties/argv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < exports.B) vErrors.push(err38);
}
errors++;
}
}
if(data15.exit_code !== undefined){
let data18 = data15.exit_code;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err39 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/type",keyword:"type",params:{type: schema41.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < exports.B) vErrors.push(err39);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 4294967295 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < exports.B) vErrors.push(err40);
}
errors++;
}
if(data18 < -2147483648 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < exports.B) vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err43 = {instancePath:instancePath+"/commands",schemaPath:"#/properties/commands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < exports.B) vErrors.push(err43);
}
errors++;
}
}
if(data.failures !== undefined){
let data19 = data.failures;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.test === undefined){
const err44 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "test"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < exports.B) vErrors.push(err44);
}
errors++;
}
if(data20.message === undefined){
const err45 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < exports.B) vErrors.push(err45);
}
errors++;
}
if(data20.path === undefined){
const err46 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < exports.B) vErrors.push(err46);
}
errors++;
}
if(data20.line === undefined){
const err47 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < exports.B) vErrors.push(err47);
}
errors++;
}
if(data20.column === undefined){
const err48 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < exports.B) vErrors.push(err48);
}
errors++;
}
if(data20.test !== undefined){
let data21 = data20.test;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.package === undefined){
const err49 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < exports.B) vErrors.push(err49);
}
errors++;
}
if(data21.target_kind === undefined){
const err50 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target_kind"}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < exports.B) vErrors.push(err50);
}
errors++;
}
if(data21.target === undefined){
const err51 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < exports.B) vErrors.push(err51);
}
errors++;
}
if(data21.name === undefined){
const err52 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < exports.B) vErrors.push(err52);
}
errors++;
}
if(data21.package !== undefined){
if(typeof data21.package !== "string"){
const err53 = {instancePath:instancePath+"/failures/" + i4+"/test/package",schemaPath:"#/$defs/test/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < exports.B) vErrors.push(err53);
}
errors++;
}
}
if(data21.target_kind !== undefined){
if(typeof data21.target_kind !== "string"){
const err54 = {instancePath:instancePath+"/failures/" + i4+"/test/target_kind",schemaPath:"#/$defs/test/properties/target_kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < exports.B) vErrors.push(err54);
}
errors++;
}
}
if(data21.target !== undefined){
if(typeof data21.target !== "string"){
const err55 = {instancePath:instancePath+"/failures/" + i4+"/test/target",schemaPath:"#/$defs/test/properties/target/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < exports.B) vErrors.push(err55);
}
errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
const err56 = {instancePath:instancePath+"/failures/" + i4+"/test/name",schemaPath:"#/$defs/test/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < exports.B) vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < exports.B) vErrors.push(err57);
}
errors++;
}
}
if(data20.message !== undefined){
if(typeof data20.message !== "string"){
const err58 = {instancePath:instancePath+"/failures/" + i4+"/message",schemaPath:"#/properties/failures/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < exports.B) vErrors.push(err58);
}
errors++;
}
}
if(data20.path !== undefined){
let data27 = data20.path;
if((typeof data27 !== "string") && (data27 !== null)){
const err59 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type: schema43.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < exports.B) vErrors.push(err59);
}
errors++;
}
if(typeof data27 === "string"){
if(!pattern8.test(data27)){
const err60 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < exports.B) vErrors.push(err60);
}
errors++;
}
}
}
if(data20.line !== undefined){
let data28 = data20.line;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
const err61 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/type",keyword:"type",params:{type: schema44.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < exports.B) vErrors.push(err61);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2147483647 || isNaN(data28)){
const err62 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < exports.B) vErrors.push(err62);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err63 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data20.column !== undefined){
let data29 = data20.column;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err64 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/type",keyword:"type",params:{type: schema44.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < exports.B) vErrors.push(err64);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2147483647 || isNaN(data29)){
const err65 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < exports.B) vErrors.push(err65);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err66 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < exports.B) vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < exports.B) vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < exports.B) vErrors.push(err68);
}
errors++;
}
}
if(data.warnings !== undefined){
let data30 = data.warnings;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.lint === undefined){
const err69 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "lint"}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < exports.B) vErrors.push(err69);
}
errors++;
}
if(data31.package === undefined){
const err70 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < exports.B) vErrors.push(err70);
}
errors++;
}
if(data31.file === undefined){
const err71 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < exports.B) vErrors.push(err71);
}
errors++;
}
if(data31.message === undefined){
const err72 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < exports.B) vErrors.push(err72);
}
errors++;
}
if(data31.path === undefined){
const err73 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < exports.B) vErrors.push(err73);
}
errors++;
}
if(data31.help === undefined){
const err74 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "help"}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < exports.B) vErrors.push(err74);
}
errors++;
}
if(data31.sites === undefined){
const err75 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "sites"}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < exports.B) vErrors.push(err75);
}
errors++;
}
if(data31.lint !== undefined){
if(typeof data31.lint !== "string"){
const err76 = {instancePath:instancePath+"/warnings/" + i5+"/lint",schemaPath:"#/properties/warnings/items/properties/lint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < exports.B) vErrors.push(err76);
}
errors++;
}
}
if(data31.package !== undefined){
if(typeof data31.package !== "string"){
const err77 = {instancePath:instancePath+"/warnings/" + i5+"/package",schemaPath:"#/properties/warnings/items/properties/package/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < exports.B) vErrors.push(err77);
}
errors++;
}
}
if(data31.file !== undefined){
if(typeof data31.file !== "string"){
const err78 = {instancePath:instancePath+"/warnings/" + i5+"/file",schemaPath:"#/properties/warnings/items/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < exports.B) vErrors.push(err78);
}
errors++;
}
}
if(data31.message !== undefined){
if(typeof data31.message !== "string"){
const err79 = {instancePath:instancePath+"/warnings/" + i5+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < exports.B) vErrors.push(err79);
}
errors++;
}
}
if(data31.path !== undefined){
let data36 = data31.path;
if((typeof data36 !== "string") && (data36 !== null)){
const err80 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type: schema43.type}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < exports.B) vErrors.push(err80);
}
errors++;
}
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
const err81 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < exports.B) vErrors.push(err81);
}
errors++;
}
}
}
if(data31.help !== undefined){
if(typeof data31.help !== "string"){
const err82 = {instancePath:instancePath+"/warnings/" + i5+"/help",schemaPath:"#/properties/warnings/items/properties/help/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < exports.B) vErrors.push(err82);
}
errors++;
}
}
if(data31.sites !== undefined){
let data38 = data31.sites;
if(Array.isArray(data38)){
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.line === undefined){
const err83 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err83];
}
else {
if(vErrors.length < exports.B) vErrors.push(err83);
}
errors++;
}
if(data39.end_line === undefined){
const err84 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_line"}};
if(vErrors === null){
vErrors = [err84];
}
else {
if(vErrors.length < exports.B) vErrors.push(err84);
}
errors++;
}
if(data39.column === undefined){
const err85 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err85];
}
else {
if(vErrors.length < exports.B) vErrors.push(err85);
}
errors++;
}
if(data39.end_column === undefined){
const err86 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_column"}};
if(vErrors === null){
vErrors = [err86];
}
else {
if(vErrors.length < exports.B) vErrors.push(err86);
}
errors++;
}
if(data39.line !== undefined){
let data40 = data39.line;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err87 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err87];
}
else {
if(vErrors.length < exports.B) vErrors.push(err87);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 2147483647 || isNaN(data40)){
const err88 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err88];
}
else {
if(vErrors.length < exports.B) vErrors.push(err88);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err89 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data39.end_line !== undefined){
let data41 = data39.end_line;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err90 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err90];
}
else {
if(vErrors.length < exports.B) vErrors.push(err90);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 2147483647 || isNaN(data41)){
const err91 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err91];
}
else {
if(vErrors.length < exports.B) vErrors.push(err91);
}
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err92 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err92];
}
else {
if(vErrors.length < exports.B) vErrors.push(err92);
}
errors++;
}
}
}
if(data39.column !== undefined){
let data42 = data39.column;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err93 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err93];
}
else {
if(vErrors.length < exports.B) vErrors.push(err93);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 2147483647 || isNaN(data42)){
const err94 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err94];
}
else {
if(vErrors.length < exports.B) vErrors.push(err94);
}
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err95 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err95];
}
else {
if(vErrors.length < exports.B) vErrors.push(err95);
}
errors++;
}
}
}
if(data39.end_column !== undefined){
let data43 = data39.end_column;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err96 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err96];
}
else {
if(vErrors.length < exports.B) vErrors.push(err96);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 2147483647 || isNaN(data43)){
const err97 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err97];
}
else {
if(vErrors.length < exports.B) vErrors.push(err97);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err98 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err98];
}
else {
if(vErrors.length < exports.B) vErrors.push(err98);
}
errors++;
}
}
}
}
else {
const err99 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err99];
}
else {
if(vErrors.length < exports.B) vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/warnings/" + i5+"/sites",schemaPath:"#/properties/warnings/items/properties/sites/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err100];
}
else {
if(vErrors.length < exports.B) vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
if(vErrors.length < exports.B) vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err102];
}
else {
if(vErrors.length < exports.B) vErrors.push(err102);
}
errors++;
}
}
if(data.checks !== undefined){
let data44 = data.checks;
if(Array.isArray(data44)){
const len7 = data44.length;
for(let i7=0; i7<len7; i7++){
let data45 = data44[i7];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.desc === undefined){
const err103 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "desc"}};
if(vErrors === null){
vErrors = [err103];
}
else {
if(vErrors.length < exports.B) vErrors.push(err103);
}
errors++;
}
if(data45.run === undefined){
const err104 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "run"}};
if(vErrors === null){
vErrors = [err104];
}
else {
if(vErrors.length < exports.B) vErrors.push(err104);
}
errors++;
}
if(data45.cwd === undefined){
const err105 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err105];
}
else {
if(vErrors.length < exports.B) vErrors.push(err105);
}
errors++;
}
if(data45.exit_code === undefined){
const err106 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err106];
}
else {
if(vErrors.length < exports.B) vErrors.push(err106);
}
errors++;
}
if(data45.reason === undefined){
const err107 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err107];
}
else {
if(vErrors.length < exports.B) vErrors.push(err107);
}
errors++;
}
if(data45.output === undefined){
const err108 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err108];
}
else {
if(vErrors.length < exports.B) vErrors.push(err108);
}
errors++;
}
if(data45.desc !== undefined){
if(typeof data45.desc !== "string"){
const err109 = {instancePath:instancePath+"/checks/" + i7+"/desc",schemaPath:"#/properties/checks/items/properties/desc/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
if(vErrors.length < exports.B) vErrors.push(err109);
}
errors++;
}
}
if(data45.run !== undefined){
if(typeof data45.run !== "string"){
const err110 = {instancePath:instancePath+"/checks/" + i7+"/run",schemaPath:"#/properties/checks/items/properties/run/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err110];
}
else {
if(vErrors.length < exports.B) vErrors.push(err110);
}
errors++;
}
}
if(data45.cwd !== undefined){
let data48 = data45.cwd;
if((typeof data48 !== "string") && (data48 !== null)){
const err111 = {instancePath:instancePath+"/checks/" + i7+"/cwd",schemaPath:"#/properties/checks/items/properties/cwd/type",keyword:"type",params:{type: schema31.properties.checks.items.properties.cwd.type}};
if(vErrors === null){
vErrors = [err111];
}
else {
if(vErrors.length < exports.B) vErrors.push(err111);
}
errors++;
}
}
if(data45.exit_code !== undefined){
let data49 = data45.exit_code;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/type",keyword:"type",params:{type: schema41.type}};
if(vErrors === null){
vErrors = [err112];
}
else {
if(vErrors.length < exports.B) vErrors.push(err112);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 4294967295 || isNaN(data49)){
const err113 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err113];
}
else {
if(vErrors.length < exports.B) vErrors.push(err113);
}
errors++;
}
if(data49 < -2147483648 || isNaN(data49)){
const err114 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err114];
}
else {
if(vErrors.length < exports.B) vErrors.push(err114);
}
errors++;
}
}
}
if(data45.reason !== undefined){
let data50 = data45.reason;
if((typeof data50 !== "string") && (data50 !== null)){
const err115 = {instancePath:instancePath+"/checks/" + i7+"/reason",schemaPath:"#/properties/checks/items/properties/reason/type",keyword:"type",params:{type: schema31.properties.checks.items.properties.reason.type}};
if(vErrors === null){
vErrors = [err115];
}
else {
if(vErrors.length < exports.B) vErrors.push(err115);
}
errors++;
}
}
if(data45.output !== undefined){
if(typeof data45.output !== "string"){
const err116 = {instancePath:instancePath+"/checks/" + i7+"/output",schemaPath:"#/properties/checks/items/properties/output/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
if(vErrors.length < exports.B) vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err117];
}
else {
if(vErrors.length < exports.B) vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err118];
}
else {
if(vErrors.length < exports.B) vErrors.push(err118);
}
errors++;
}
}
if(data.not_run !== undefined){
let data52 = data.not_run;
if(Array.isArray(data52)){
const len8 = data52.length;
for(let i8=0; i8<len8; i8++){
let data53 = data52[i8];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.target === undefined){
const err119 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err119];
}
else {
if(vErrors.length < exports.B) vErrors.push(err119);
}
errors++;
}
if(data53.reason === undefined){
const err120 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err120];
}
else {
if(vErrors.length < exports.B) vErrors.push(err120);
}
errors++;
}
if(data53.target !== undefined){
if(typeof data53.target !== "string"){
const err121 = {instancePath:instancePath+"/not_run/" + i8+"/target",schemaPath:"#/properties/not_run/items/properties/target/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
if(vErrors.length < exports.B) vErrors.push(err121);
}
errors++;
}
}
if(data53.reason !== undefined){
if(typeof data53.reason !== "string"){
const err122 = {instancePath:instancePath+"/not_run/" + i8+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
if(vErrors.length < exports.B) vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"}};
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
const err124 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"}};
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
const err125 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err125];
}
else {
if(vErrors.length < exports.B) vErrors.push(err125);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"schema_version":true,"ref":true,"commit_oid":true,"toolchain":true,"snapshot":true,"cargo_args":true,"tree_oid":true,"workspace":true,"complete":true,"problems":true,"commands":true,"failures":true,"warnings":true,"checks":true,"not_run":true},"dynamicProps":false,"dynamicItems":false};


exports.B = 10000;

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.B; i++) all.push(more[i]);
return all;
}


/***/ }),

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseCaptureOptions)
/* harmony export */ });
/* unused harmony export CAPTURE_DEFAULTS */
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(776);

const CAPTURE_DEFAULTS = {
    'working-directory': '',
    'cargo-args': '',
    env: '',
    'timeout-minutes': '60',
};
/** A hosted runner ends every job after six hours. */
const MAX_MINUTES = 360;
/** Parses the settings; what is wrong is added to `problems`, a sentence each. */
function parseCaptureOptions(text, problems, say = _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .sayInput */ .Y$) {
    const raw = (name) => text(name).trim() || CAPTURE_DEFAULTS[name];
    const minutes = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(say('timeout-minutes'), raw('timeout-minutes'), MAX_MINUTES, problems);
    if (/^0+$/.test(raw('timeout-minutes')))
        problems.push(`${say('timeout-minutes')} is 0, which leaves no time for anything.`);
    return {
        workspace: raw('working-directory').replace(/^\.\/?$|\/+$/g, ''),
        cargoArgs: words(say('cargo-args'), raw('cargo-args'), problems),
        env: raw('env')
            .split(/[\s,]+/)
            .filter((name) => name !== ''),
        timeoutMs: minutes * 60_000,
    };
}
/** Words between white space, or, where there are several lines, one a line: then a word may hold spaces. No shell reads them. */
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

/***/ 5682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ reserveFile),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7059);
/* harmony import */ var _system_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(812);





/**
 * Takes a place for a result that is still to come. What an earlier run wrote there is removed at once, so that it cannot
 * pass for this run's if this one is killed.
 */
async function reserveFile(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    }
    catch (error) {
        return cannotWrite(path, error);
    }
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)({ path, write: (text) => writeWhole(path, text) });
}
/** Writes a file in one step; what stood there before stays until then. */
async function writeWhole(path, text) {
    // A name that nobody can have put a link at, and never through one.
    const partial = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, text, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, path);
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(null);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(partial, { force: true }).catch(() => { });
        return cannotWrite(path, error);
    }
}
function cannotWrite(path, error) {
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)('infrastructure', `${path} could not be written: ${(0,_system_words_js__WEBPACK_IMPORTED_MODULE_3__/* .systemWords */ .j5)(error)}.`);
}


/***/ }),

/***/ 3464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kg: () => (/* binding */ createRunFolder),
/* harmony export */   oD: () => (/* binding */ removeStaleRuns),
/* harmony export */   pP: () => (/* binding */ isStaleRun)
/* harmony export */ });
/* unused harmony export removeFolder */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2053);




const MARKER_NAME = 'PLAN_GATE_RUN';
/** The name tells the process that made it, so that the next run knows a folder that nobody will remove. */
const NAME = /^plan-gate-run-([0-9]{1,10})-[A-Za-z0-9]{6}$/;
const OWNER_FILE = 'owner.json';
/** A folder without an owner file is this long taken for one that is being made. */
const SETTLING_MS = 60_000;
/** Makes a run's folder in `base`. Throws when the system does not let it. */
async function createRunFolder(base) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, `plan-gate-run-${process.pid}-`)));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, OWNER_FILE), JSON.stringify(await describeSelf()));
    // Tests make sockets below TMPDIR, and a socket's path has room for some hundred bytes: short names.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'tmp'));
    const marker = markerOf(path);
    return {
        path,
        marker,
        async remove() {
            await (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .killStragglers */ .fb)(marker);
            await removeFolder(path);
        },
    };
}
/** Whether a path is that of a run's folder whose process is gone. False for what is no run's folder. */
async function isStaleRun(path) {
    const pid = NAME.exec((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))?.[1];
    if (pid === undefined)
        return false;
    const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => null);
    if (stat === null)
        return !isAlive(Number(pid));
    // Whoever else can write to the same temporary folder may give a folder of theirs any name.
    if (!stat.isDirectory() || (process.getuid !== undefined && stat.uid !== process.getuid()))
        return false;
    const owner = await readOwner(path);
    if (owner === null)
        return !isAlive(Number(pid)) && Date.now() - stat.mtimeMs > SETTLING_MS;
    const self = await describeSelf();
    // A process of another machine or container cannot be looked up here.
    if (owner.host !== self.host || owner.namespace !== self.namespace)
        return false;
    return owner.pid !== process.pid && !(isAlive(owner.pid) && (await startOf(owner.pid)) === owner.start);
}
/** Removes what killed runs left in `base`, and ends their programs. Answers with the folders. */
async function removeStaleRuns(base) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(base).catch(() => []);
    const removed = [];
    for (const name of names.filter((each) => NAME.test(each))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, name);
        if (!(await isStaleRun(path)))
            continue;
        await (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .killStragglers */ .fb)(markerOf(path));
        await removeFolder(path);
        removed.push(path);
    }
    return removed;
}
/** Removes a folder also where tests took away the right to look into a part of it. What resists even that stays. */
async function removeFolder(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    try {
        await remove();
    }
    catch {
        await openFolders(path);
        await remove().catch(() => { });
    }
}
async function openFolders(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o700).catch(() => { });
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name));
}
function markerOf(path) {
    return `${MARKER_NAME}=${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}`;
}
async function describeSelf() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)('/proc/self/ns/pid').catch(() => '');
    return { pid: process.pid, start: await startOf(process.pid), host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), namespace };
}
async function readOwner(path) {
    try {
        const owner = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, OWNER_FILE), 'utf8'));
        return isOwner(owner) ? owner : null;
    }
    catch {
        return null;
    }
}
function isOwner(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { pid, start, host, namespace } = value;
    return Number.isInteger(pid) && [start, host, namespace].every((text) => typeof text === 'string');
}
/** Tells a process from a later one of the same id. Field 22 of stat, behind a name that may hold anything. */
async function startOf(pid) {
    const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/stat`, 'latin1').catch(() => '');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: there is one, of another user.
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 5952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ captureEvidence)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/evidence/snapshot.js
var snapshot = __webpack_require__(3826);
// EXTERNAL MODULE: ./build/evidence/utf8-order.js
var utf8_order = __webpack_require__(1616);
;// CONCATENATED MODULE: ./build/capture/capture-evidence.js


/** Puts evidence together. It is complete when nothing went wrong anywhere. */
function assembleEvidence(parts) {
    const { tests, warnings } = parts;
    const ran = tests.runs.filter(({ notRun }) => notRun === undefined);
    const problems = [...tests.problems, ...parts.problems];
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

// EXTERNAL MODULE: ./build/capture/capture-folder.js
var capture_folder = __webpack_require__(3464);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/capture/git.js + 4 modules
var git = __webpack_require__(1001);
;// CONCATENATED MODULE: ./build/capture/capture-place.js





/** Finds the work tree, the Cargo workspace in it, and a place outside of it for temporary folders. */
async function findPlace(request) {
    const clone = await (0,git/* openClone */.o)(request.repository);
    if (clone.state === 'missing')
        return clone;
    if (clone.value.isBare)
        return (0,facts/* missing */.LO)('infrastructure', `${clone.value.directory} is a bare repository: it has no code to run.`);
    const repository = await (0,promises_.realpath)(clone.value.directory);
    const directory = await (0,promises_.realpath)((0,external_node_path_.join)(repository, request.workspace)).catch(() => null);
    if (directory === null || !isInside(directory, repository)) {
        return (0,facts/* missing */.LO)('infrastructure', `\`working-directory\` names \`${request.workspace}\`, which is no folder of the repository.`);
    }
    if (!(await hasManifest(directory, repository)))
        return noWorkspace(request.workspace);
    const temporaryFolder = await (0,promises_.realpath)(request.temporaryFolder ?? (0,external_node_os_.tmpdir)()).catch(() => null);
    if (temporaryFolder === null || isInside(temporaryFolder, repository) || /\s/.test(temporaryFolder)) {
        return (0,facts/* missing */.LO)('infrastructure', `Temporary folders cannot be made in ${request.temporaryFolder ?? (0,external_node_os_.tmpdir)()}: it must exist, lie outside of the repository and have no blank in its name.`);
    }
    return (0,facts/* known */.eO)({ clone: clone.value, repository, directory, temporaryFolder });
}
/** The state of the work tree when it is the commit's own, whole and clean; else why not. */
async function provenCommit(clone, commit) {
    const status = await clone.statusIsClean();
    if (status.state === 'missing')
        return status;
    if (commit !== undefined && status.value.commit !== commit) {
        return (0,facts/* missing */.LO)('incomplete-evidence', `The work tree is at commit ${status.value.commit}, but evidence is needed for ${commit}. Check that commit out.`);
    }
    if (status.value.clean)
        return status;
    return (0,facts/* missing */.LO)('incomplete-evidence', `The work tree differs from its commit ${status.value.commit}: ${nameChanges(status.value)}. Commit, ignore or remove what differs.`);
}
/** What differs between a work tree and its commit, by the first few names. */
function nameChanges({ changed, untracked }) {
    const shown = 5;
    const all = [
        ...changed.map((path) => `${path} is changed`),
        ...untracked.map((path) => `${path} is not tracked`),
    ];
    return [...all.slice(0, shown), ...(all.length > shown ? [`${all.length - shown} more`] : [])].join(', ');
}
/** The path of a folder in the repository, with `/`; empty for its top. `null` for one outside. */
function folderIn(repository, folder) {
    if (folder === repository)
        return '';
    return isInside(folder, repository) ? folder.slice(repository.length + 1).replaceAll(external_node_path_.sep, '/') : null;
}
function isInside(path, folder) {
    return path === folder || path.startsWith(folder + external_node_path_.sep);
}
/** cargo looks for a manifest here and then upwards; beyond the repository it is not the repository's. */
async function hasManifest(directory, repository) {
    for (let folder = directory; isInside(folder, repository); folder = (0,external_node_path_.dirname)(folder)) {
        const manifest = await (0,promises_.stat)((0,external_node_path_.join)(folder, 'Cargo.toml')).catch(() => null);
        if (manifest?.isFile())
            return true;
    }
    return false;
}
function noWorkspace(workspace) {
    const where = workspace === '' ? 'at the top of the repository' : `in \`${workspace}\``;
    return (0,facts/* missing */.LO)('incomplete-evidence', `There is no Cargo workspace ${where}: no Cargo.toml was found. Set \`working-directory\` to the folder that holds it, ` +
        'or `floor: off` where the plan’s baseline is not to be held.');
}

;// CONCATENATED MODULE: ./build/capture/capture-disk.js


const POLL_MS = 1_000;
/** Walks a folder also when the disk as a whole shows no change: others may have freed as much as was written. */
const POLLS_PER_WALK = 30;
/** `lstat` counts blocks in this unit whatever the disk's own is. */
const BLOCK_BYTES = 512;
/**
 * Watches how much a folder holds, and calls `onFull` once when it is more than `maxBytes`. A walk of a large target folder
 * takes a while, so it is done when the disk's free space has shrunk by about as much. Returns how to stop watching.
 */
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
/** What a folder's files take on disk. Files that come and go meanwhile may be counted or not. */
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

// EXTERNAL MODULE: ./build/capture/process.js + 2 modules
var capture_process = __webpack_require__(6066);
// EXTERNAL MODULE: ./build/capture/process-tree.js
var process_tree = __webpack_require__(2053);
;// CONCATENATED MODULE: ./build/capture/capture-runner.js




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
            const result = await (0,capture_process/* runProcess */.R)({
                command: job.command,
                args: job.args,
                cwd: job.cwd,
                env: { ...job.env, ...entry(folder.marker), [STEP_MARKER]: step },
                timeoutMs: Math.min(left, own),
                maxOutputBytes,
                ...(job.onStdout === undefined ? {} : { onStdout: job.onStdout }),
                signal: called.signal,
            });
            // What left the process group could still change sources, or the next target's files.
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/parsers/line-splitter.js

const LINE_FEED = 0x0a;
/** What is decoded at once. A larger text would be kept apart by the engine, at several times the cost. */
const PIECE_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_UTF8_PER_UNIT = 3;
/**
 * Splits bytes, not text, so that a character that two chunks share stays whole (field log: JuliusBrussee/caveman#774), and
 * decodes all whole lines of a chunk at once, which is several times faster than one by one.
 */
function splitLines(maxLineBytes, receiver) {
    let held = [];
    let heldBytes = 0;
    const hold = (piece) => {
        if (piece.length === 0)
            return;
        heldBytes += piece.length;
        // A copy, as the chunk belongs to whoever pushed it. Of a line above the limit nothing is needed.
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
/** A copy that does not keep the text alive which it is a slice of. */
function detached(text) {
    return Buffer.from(text).toString();
}
/** Hands on lines that each end in a line feed. */
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

;// CONCATENATED MODULE: ./build/parsers/source-path.js

/** More names than workspaces have files; beyond it each is worked out anew. */
const MAX_REMEMBERED = 100_000;
/** For output of a machine that is not known: every name stands as it is. */
function namesAsPrinted() {
    return { place: remembering((file) => ({ file, path: file })), stableText: withoutClosureLines };
}
/** The names for a workspace that lies at these roots. */
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
    // rustc's names for what is no file, such as `<anon>`.
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
/** `debug/build/limiter-0aee24f4659506c3/out/gen.rs` is `gen.rs`: profile and hash differ between captures. */
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
/** Sources of Rust and of dependencies, without the home folder and the hashes that differ between machines. */
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
/** The `../` steps from one folder to another that holds it; nothing when it does not. */
function upwards(from, to) {
    const inner = below(to, from);
    return inner === null ? '' : '../'.repeat(inner.split('/').length);
}
/** The path inside a folder, or `null` for one that is not. */
function below(folder, path) {
    return path.startsWith(folder) && path[folder.length] === '/' ? path.slice(folder.length + 1) : null;
}
function isAbsolute(path) {
    return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}
/** Without `.`, `..`, doubled and trailing slashes. */
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
/** rustc names a closure by its place: `{closure@src/lib.rs:3:13: 3:15}`. A line in an identity breaks with every edit above it. */
function withoutClosureLines(text) {
    return text.includes('@')
        ? text.replaceAll(/@([^\s{}@:]*):[0-9]+:[0-9]+(?:: [0-9]+:[0-9]+)?\}/g, '@$1}')
        : text;
}
const WORD = /[^\s`'"(){}<>,;@]+/g;
const POSITION = /(?::[0-9]+){1,2}$/;
/** Replaces absolute paths; a word that only looks like one (`//`, `/x`) stays. */
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
/** A Windows path with `/`, without the verbatim prefix, with its drive in upper case. */
function slashed(path) {
    return path
        .replaceAll('\\', '/')
        .replace(/^\/\/\?\//, '')
        .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

// EXTERNAL MODULE: ./build/plan/strict-json.js + 4 modules
var strict_json = __webpack_require__(3232);
;// CONCATENATED MODULE: ./build/parsers/cargo-metadata.js


const LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };
/** Reads the output of `cargo metadata`. Missing when it is not of the shape that plan-gate relies on. */
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
/** The test targets that `cargo test --workspace` must build, as `package/target_kind/target`, whatever the features. */
function expectedTestTargets({ packages }) {
    return packages.flatMap(({ name, targets }) => targets
        .filter((target) => target.test && target.requiredFeatures.length === 0)
        .map((target) => `${name}/${targetKind(target)}/${target.name}`));
}
/** The kind that identities hold: the first that cargo names. */
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
/** https://doc.rust-lang.org/cargo/reference/environment-variables.html: what is set for tests from the manifest. */
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

;// CONCATENATED MODULE: ./build/parsers/cargo-line.js

/** cargo reads rustc's output with a library that gives up at this depth, so a deeper line is not cargo's. */
const LINE_DEPTH = 127;
/** Reads one line strictly: what is not JSON of cargo's shape is a fault that says why. The line must not be blank. */
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
/** Reads a span from parsed JSON; `null` when it is none. */
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
    return { line, end_line: endLine, column, end_column: endColumn };
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

;// CONCATENATED MODULE: ./build/parsers/cargo-warning-line.js


/*
 * Inside a JSON string every quote is escaped, so a piece such as `","target":{` with bare quotes can only be the end of one
 * value and the next key. Where any piece is missing, or is not where it should be, the line is read in full.
 */
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
/** Reads a line in the layout of cargo 1.9x, or gives `null`: then the line is to be read in full. */
function readWarningLine(line) {
    if (!standsAt(line, 0, START) || !standsAt(line, line.length - END.length, END))
        return null;
    const id = START.length;
    const manifest = stepOver(line, id, MANIFEST);
    const target = stepOver(line, manifest, TARGET);
    // A target holds no object, so its first bracket is its end, or part of a name: then what follows does not fit.
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
    if (line.slice(target, targetEnd).includes('{') || isTorn(line, children, level))
        return null;
    return assemble({
        packageId: line.slice(id, manifest - MANIFEST.length),
        lint: line.slice(code + CODE.length, line.length - END.length),
        message: unescaped(line.slice(message, spans - SPANS.length)),
        spans: cargo_warning_line_readSpans(line.slice(spans - 1, code + 1)),
        children: () => cargo_warning_line_readChildren(line.slice(children, level)),
    });
}
/** The offset behind a piece that must stand where the string ends which starts at `start`; -1 when it does not. */
function stepOver(line, start, piece) {
    const end = start === -1 ? -1 : endOfString(line, start);
    return end !== -1 && standsAt(line, end, piece) ? end + piece.length : -1;
}
/** Like `startsWith`, which compares one character at a time and takes three times as long. */
function standsAt(line, at, piece) {
    return at >= 0 && line.indexOf(piece, at) === at;
}
/** Two lines that were torn into each other, in what is not read, could pass for one. */
function isTorn(line, children, level) {
    return line.slice(children, level).includes(ANOTHER_LINE) || line.indexOf(LEVEL, level + 1) !== -1;
}
function assemble({ packageId, lint, message, spans, children }) {
    if (packageId === null || lint === null || message === null || spans === null || children === null)
        return null;
    if (lint === '' || hasEscapeOrQuote(packageId) || hasEscapeOrQuote(lint))
        return null;
    return { packageId, lint, message, spans, children };
}
/** The usual span: one, primary, of code that no macro made. */
const ONE_SPAN = /^\[\{"byte_end":[0-9]+,"byte_start":[0-9]+,"column_end":([1-9][0-9]{0,8}),"column_start":([1-9][0-9]{0,8}),"expansion":null,"file_name":"([^"\\]+)","is_primary":true,"label":(?:null|"[^"\\]*"),"line_end":([1-9][0-9]{0,8}),"line_start":([1-9][0-9]{0,8}),"/;
function cargo_warning_line_readSpans(json) {
    const one = ONE_SPAN.exec(json);
    // The first primary span is the one that counts, so what follows it need not be read.
    if (one !== null) {
        const [, endColumn, column, fileName = '', endLine, line] = one;
        const position = {
            line: Number(line),
            end_line: Number(endLine),
            column: Number(column),
            end_column: Number(endColumn),
        };
        return [{ fileName, primary: true, position, expansion: null }];
    }
    // Half a surrogate pair can only be written as an escape; the full reading refuses it.
    const value = json.includes('\\u') ? undefined : parsed(json);
    if (!Array.isArray(value))
        return null;
    const spans = value.map(readSpan);
    return spans.every((span) => span !== null) ? spans : null;
}
const CHILD_LEVEL = '"level":"';
const CHILD_MESSAGE = '","message":"';
const REPLACEMENT = '"suggested_replacement":"';
/** Reads level, message and replacements of the children, which stand in this piece of a line. */
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
/** The offset of the quote that ends the string which starts at `start`, or -1. */
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

;// CONCATENATED MODULE: ./build/parsers/package-id.js
/**
 * The package name in a cargo package id, for ids that `cargo metadata` does not list. An id leaves the name out where the
 * last folder of its address is the name already: `path+file:///w/limiter#0.1.0` (spec.md, B1). Empty when there is none.
 */
function packageNameOf(id) {
    const hash = id.lastIndexOf('#');
    // Before cargo 1.77: `serde 1.0.200 (registry+…)`.
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

;// CONCATENATED MODULE: ./build/parsers/rustc-warning.js

const NOWHERE = { file: '', path: null, position: null, expandedAt: '' };
/**
 * The place of the first primary span (of the first span when none is primary). One outside of the repository gives way to
 * the outermost expansion site inside, since that is the code which the author wrote.
 */
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
/**
 * What rustc says about levels and links. Only the first warning of each lint in a crate carries these, so they would make
 * one warning's text depend on which others there are.
 */
const ABOUT_THE_LINT = /^(?:`#!?\[|`-[A-Z] |the lint level is defined here|requested on the command line|for further information visit|to override )/;
/** GitHub shows little of a long text, and a hostile macro can make one of any length. */
const MAX_HELP = 1_000;
/** A diagnostic's notes and proposals, a line each. */
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
/** At most `max` UTF-16 units, never half a character. */
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const kept = text.slice(0, max - 1);
    return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}

// EXTERNAL MODULE: ./build/evidence/evidence.js
var evidence = __webpack_require__(8303);
;// CONCATENATED MODULE: ./build/parsers/warning-set.js





/** Up to here looking at each site is quicker than a set. */
const FEW_SITES = 64;
/**
 * With more identities than this none has a help text: nobody reads so many, and they would take more time and memory than
 * everything else. All or none, as which warnings come first is chance.
 */
const MAX_WITH_HELP = 5_000;
/** A warning set for the output of one build. `owner` and the place's texts must not be slices of something large. */
function warningSet(names) {
    // By file first: its name is known already, so that it need not be made part of a key.
    const files = new Map();
    const several = new Map();
    const lints = internTexts();
    let size = 0;
    return {
        add(lint, owner, printed, place, children) {
            const message = names.stableText(printed);
            const key = `${lint}\u001f${owner}\u001f${message}`;
            const help = () => (size > MAX_WITH_HELP ? '' : helpText(children(), names));
            let identities = files.get(place.file);
            if (identities === undefined) {
                identities = new Map();
                files.set(place.file, identities);
            }
            const known = identities.get(key);
            if (known !== undefined) {
                addSite(known, several, place, help);
                return;
            }
            size += 1;
            const identity = {
                lint: lints(lint),
                package: owner,
                file: place.file,
                // A slice of the key, which is all that it keeps alive.
                message: key.slice(key.length - message.length),
                count: 1,
                path: place.path,
                help: help(),
                sites: place.position === null ? [] : [place.position],
            };
            identities.set(key, identity);
            if (place.expandedAt !== '')
                several.set(identity, begin(place));
        },
        list() {
            const all = [...files.values()].flatMap((identities) => [...identities.values()]);
            files.clear();
            several.clear();
            return sortIdentities(all).map((identity) => finish(identity, size <= MAX_WITH_HELP));
        },
    };
}
function begin({ position, expandedAt }) {
    const first = { position, expandedAt };
    return { sites: [first], keys: null, first };
}
/** Adds a site that is not known yet. */
function addSite(identity, several, { position, expandedAt }, help) {
    const [only = null] = identity.sites;
    let all = several.get(identity);
    if (all === undefined) {
        if (expandedAt === '' && isSamePosition(position, only))
            return;
        all = begin({ position: only, expandedAt: '' });
        several.set(identity, all);
    }
    const site = { position, expandedAt };
    if (isKnown(all, site))
        return;
    all.sites.push(site);
    identity.count += 1;
    if (position !== null)
        identity.sites.push(position);
    // Which site comes first in the output is chance, so the help is that of the first in the file.
    if (compareOccurrences(site, all.first) >= 0)
        return;
    all.first = site;
    identity.help = help();
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
/** A control character below the separator U+001F: with one in a field, joined fields sort otherwise than fields one by one. */
const BELOW_SEPARATOR = /[\0-\u001e]/;
/** In snapshot order. Joined fields are compared several times faster than one by one. */
function sortIdentities(identities) {
    if (identities.some((one) => BELOW_SEPARATOR.test(one.lint + one.package + one.file))) {
        return identities.sort(snapshot/* compareWarnings */.F2);
    }
    return identities
        .map((identity) => ({ identity, key: (0,snapshot/* warningString */.Ui)(identity) }))
        .sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.key, b.key))
        .map(({ identity }) => identity);
}
function finish(identity, withHelp) {
    if (!withHelp)
        identity.help = '';
    if (identity.sites.length > 1) {
        identity.sites = identity.sites.sort(evidence/* compareSites */.Ci).slice(0, evidence/* MAX_WARNING_SITES */.nj);
    }
    return identity;
}
/** One copy of each text, which keeps no larger one alive. */
function internTexts() {
    const texts = new Map();
    return (text) => {
        const known = texts.get(text);
        if (known !== undefined)
            return known;
        const own = detached(text);
        texts.set(own, own);
        return own;
    };
}

;// CONCATENATED MODULE: ./build/parsers/cargo-stream.js







/** rustc cuts nothing: a diagnostic of generated code can quote megabytes. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
const MAX_KEPT = 20;
/** Reads the output of a cargo run as it comes, in chunks cut anywhere. Never throws, and keeps no text but what it reports. */
function cargoStreamParser(context = {}) {
    const { packages, names = namesAsPrinted(), maxLineBytes = MAX_LINE_BYTES } = context;
    const reading = {
        names,
        nameOf: packageNames(packages),
        warnings: warningSet(names),
        faults: [],
        errors: [],
        binaries: [],
        programs: [],
        buildScripts: [],
        faultCount: 0,
        errorCount: 0,
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
            const { names: _names, nameOf: _nameOf, lines: _lines, warnings, ...rest } = reading;
            return { ...rest, warnings: warnings.list() };
        },
    };
}
function packageNames(packages) {
    const lookUp = packages === undefined ? packageNameOf : (id) => packages.get(id) ?? null;
    // One package's lines come in runs. (The last id keeps one piece of the output alive, which is little.)
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
    // rustc also has the level `error: internal compiler error`.
    const isError = level.startsWith('error');
    if (!isError && (level !== 'warning' || code === '' || owner === null))
        return;
    const place = placeDiagnostic(spans, reading.names);
    if (!isError) {
        reading.warnings.add(code, owner ?? '', message, place, () => children);
        return;
    }
    reading.errorCount += 1;
    if (reading.errors.length >= MAX_KEPT)
        return;
    const line = place.position?.line ?? null;
    reading.errors.push({ package: owner ?? packageNameOf(packageId), code, message, path: place.path, line });
}
/** The same for output that is at hand whole. */
function parseCargoStream(output, context = {}) {
    const parser = cargoStreamParser(context);
    parser.push(output);
    return parser.end();
}
const ARTIFACT = '{"reason":"compiler-artifact","package_id":"';
/** A line of cargo's for something that cannot be run. There is one for each dependency, and nothing in it matters. */
function isPlainArtifact(text) {
    return (text.startsWith(ARTIFACT) &&
        (text.endsWith('],"executable":null,"fresh":false}') ||
            text.endsWith('],"executable":null,"fresh":true}')) &&
        // Two lines that were torn into each other.
        text.indexOf('{"reason":', 1) === -1);
}
/** Unicode White_Space, as the reference trims; `trim` differs in U+0085 and U+FEFF. */
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

;// CONCATENATED MODULE: ./build/parsers/cargo-verdict.js


/** Longest compiler message that a reason repeats. */
const MAX_MESSAGE = 300;
/**
 * Why the output of a cargo run is not the whole story; empty when it is. `what` names the run in the messages, as in
 * "`cargo clippy`".
 */
function judgeCargoRun(what, stream, exit) {
    const problems = [];
    const add = (code, message) => problems.push({ code, message });
    const [fault] = stream.faults;
    if (fault !== undefined) {
        const more = stream.faultCount > 1 ? ` ${stream.faultCount} lines are at fault in all.` : '';
        add('cargo-output', `Line ${fault.line} of what ${what} printed ${fault.reason}.${more}`);
    }
    const [error] = stream.errors;
    if (error !== undefined) {
        const more = stream.errorCount > 1 ? ` There are ${stream.errorCount} errors in all.` : '';
        add('compile-error', `${what} found an error${describe(error)}.${more}`);
    }
    for (const target of repeatedTargets(stream)) {
        add('cargo-targets', `${what} names two test executables for ${target}.`);
    }
    if (exit.code === null) {
        add('cargo-killed', `${what} was killed${exit.signal === null ? '' : ` by ${exit.signal}`}.`);
    }
    else if (stream.finished === null) {
        add('cargo-unfinished', `${what} ended with exit code ${exit.code} and without saying that the build finished.`);
    }
    else if (error === undefined && (!stream.finished || exit.code !== 0)) {
        add('cargo-failed', `${what} failed with exit code ${exit.code}.`);
    }
    return problems;
}
function describe({ package: owner, code, message, path, line }) {
    const where = path === null ? '' : ` at ${path}${line === null ? '' : `:${line}`}`;
    return ` in package ${owner}${where}: ${cutText(message, MAX_MESSAGE)}${code === '' ? '' : ` (${code})`}`;
}
function repeatedTargets({ binaries }) {
    const seen = new Set();
    return [...new Set(binaries.map(snapshot/* targetString */.Dr).filter((target) => seen.size === seen.add(target).size))];
}

;// CONCATENATED MODULE: ./build/capture/cargo-commands.js





/** Wrappers that a configuration file names, taken out. Their variables already do that; this also shows in the command. */
const WITHOUT_WRAPPERS = [
    '--config',
    'build.rustc-wrapper=""',
    '--config',
    'build.rustc-workspace-wrapper=""',
];
/** `[env]` may overwrite what `cargo clippy` hands to its driver, and so allow every lint. */
const WITHOUT_CLIPPY_ARGS = [
    '--config',
    'env.CLIPPY_ARGS.value=""',
    '--config',
    'env.CLIPPY_ARGS.force=true',
];
/** The metadata of a workspace of thousands of packages is some MB. */
const MAX_METADATA_BYTES = 64 * 1024 * 1024;
/** Asks cargo for the workspace that `cwd` belongs to. */
async function readWorkspace(place) {
    const args = ['metadata', '--no-deps', '--format-version', '1', ...place.args.metadata];
    const result = await runCargo(place, args, '', { maxOutputBytes: MAX_METADATA_BYTES });
    const command = commandOf('cargo', args, result);
    if (result.stop === null && result.exitCode === 0) {
        return { workspace: parseCargoMetadata(result.stdout), command };
    }
    const reason = `\`cargo metadata\` ${result.how}.${errorOf(result.stderr)}`;
    return { workspace: { state: 'missing', kind: 'incomplete-evidence', reason }, command };
}
/** Builds every test target of the workspace, and tells which binaries came of it. */
async function buildTests(place, targetFolder, context) {
    const args = ['test', '--workspace', '--no-run', '--message-format=json', ...place.args.build];
    return readJsonRun('`cargo test --no-run`', place, [...args, ...WITHOUT_WRAPPERS], targetFolder, context);
}
/**
 * Lints every target of the workspace. As `cargo-clippy clippy`, for `cargo clippy` would follow an alias of that name in a
 * configuration file; and with `--config` behind the subcommand, for cargo hands on to it nothing that stands before.
 */
async function runClippy(place, targetFolder, context) {
    const base = ['clippy', '--workspace', '--all-targets', '--message-format=json', ...place.args.build];
    const args = [...base, ...WITHOUT_WRAPPERS, ...WITHOUT_CLIPPY_ARGS];
    return readJsonRun('`cargo clippy`', place, args, targetFolder, context, place.toolchain.cargoClippy);
}
async function readJsonRun(what, place, args, targetFolder, { workspace, names }, program = place.toolchain.cargo) {
    const parser = cargoStreamParser({ packages: workspace.names, names });
    if (program === null)
        return withoutClippy(parser.end(), args);
    // Which cargo it calls; cargo itself would hand its own path on to the tests, and theirs is not to differ by this.
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
    // The compiler's own words are better than cargo's, which then only counts the errors.
    const explained = problems.map((each) => each.code === 'cargo-failed' || each.code === 'cargo-unfinished' ? addText(each, said) : each);
    return { stream, problems: explained, command };
}
/** Runs cargo with a target folder of its own. */
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
/** `build.build-dir` of a configuration file would bring in a folder that may have been committed. */
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
/** What cargo says of an error, as a sentence to append; empty when it says nothing. */
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
    return { code: problem.code, message: problem.message + text };
}

// EXTERNAL MODULE: ./build/evidence/toolchain.js
var toolchain = __webpack_require__(4007);
// EXTERNAL MODULE: ./build/capture/executable.js
var executable = __webpack_require__(8093);
;// CONCATENATED MODULE: ./build/capture/cargo-toolchain.js




/** Finds the toolchain that `rustc` and `cargo` are in the workspace's folder (a toolchain file there may choose). */
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
    const folder = (0,external_node_path_.join)(root.stdout.toString('utf8').trim(), 'bin');
    return {
        version: lines[0]?.trim() || toolchain/* UNKNOWN_TOOLCHAIN */.v3,
        host: lines
            .find((line) => line.startsWith('host: '))
            ?.slice('host: '.length)
            .trim() ?? '',
        cargo,
        cargoClippy: await findTool('cargo-clippy', env),
        rustc: (await existing((0,external_node_path_.join)(folder, cargo_toolchain_executable('rustc')))) ?? proxy,
        rustdoc: (await existing((0,external_node_path_.join)(folder, cargo_toolchain_executable('rustdoc')))) ?? 'rustdoc',
    };
}
/** A name in PATH, else in cargo's own folder, where rustup installs whether or not PATH was told. */
async function findTool(name, env) {
    const home = env.CARGO_HOME ?? (0,external_node_path_.join)(env.HOME ?? env.USERPROFILE ?? '/', '.cargo');
    return (await (0,executable/* findExecutable */.o)(name, env.PATH)) ?? (await (0,executable/* findExecutable */.o)(name, (0,external_node_path_.join)(home, 'bin')));
}
function cargo_toolchain_executable(name) {
    return process.platform === 'win32' ? `${name}.exe` : name;
}
async function existing(file) {
    return (0,promises_.access)(file, promises_.constants.X_OK).then(() => file, () => null);
}
function lastLine(stderr) {
    return stderr.toString('utf8').trim().split('\n').at(-1) ?? '';
}

;// CONCATENATED MODULE: ./build/capture/capture-session.js







/** Finds the toolchain and the workspace. Without them nothing can be captured. */
async function openSession(setting) {
    const { place, runner, env, args, folder } = setting;
    const cwd = place.directory;
    const toolchain = await findToolchain(env, (command, words) => runner.run({ command, args: words, cwd, env }));
    if ('missing' in toolchain)
        return (0,facts/* missing */.LO)('infrastructure', toolchain.missing);
    const cargo = { runner, toolchain, cwd, env, args };
    const { workspace, command } = await inStep(setting, 'metadata', () => readWorkspace(cargo));
    if (workspace.state === 'missing')
        return workspace;
    const root = await (0,promises_.realpath)(workspace.value.root);
    const workspaceFolder = folderIn(place.repository, root);
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
        names,
        targetFolders,
        commands: [command],
    });
}
/** Does a long step and tells its begin, its end and how long it took. */
async function inStep({ request }, step, work, isGood = () => true) {
    const tell = (event) => request.progress?.(event);
    const begin = performance.now();
    tell({ kind: 'started', step });
    const result = await work();
    tell({ kind: 'finished', step, ok: isGood(result), ms: performance.now() - begin });
    return result;
}

;// CONCATENATED MODULE: ./build/capture/cargo-arguments.js

const flag = { takesValue: false, metadata: false };
const value = { takesValue: true, metadata: false };
const sharedFlag = { takesValue: false, metadata: true };
const sharedValue = { takesValue: true, metadata: true };
/** What means the same to `cargo test` and `cargo clippy`. Everything else would change what is captured, or its format. */
const OPTIONS = new Map([
    // What they add or leave out does not show in metadata without dependencies.
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
/** Reads `cargo-args`. An argument that a capture cannot take is `missing`, and names those that it can. */
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
    return (0,facts/* known */.eO)({ build: args, metadata, excluded, targets });
}
/** Whether `--exclude` takes a package out of the workspace. cargo's patterns: `*`, `?`, and `[…]`, which no package name needs. */
function isExcluded(name, excluded) {
    return excluded.some((pattern) => matches(pattern, name));
}
/** Glob matching that looks back at the last star only, so that it takes at most pattern × name steps. */
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
/** `--name=value`, `-Fvalue`, `-j4` and `-Zvalue` in two parts. */
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
    return (0,facts/* missing */.LO)('infrastructure', `\`cargo-args\` takes ${accepted}: \`${arg}\` ${why}.`);
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/parsers/cargo-manifest.js

/** The manifest tables of targets, with the kinds of target that each is for. `[lib]` is one table, the others are lists. */
const TABLES = ['lib', 'bin', 'test', 'example', 'bench'];
/**
 * The targets with `harness = false` that `cargo test` would run as tests, from a parsed `Cargo.toml` and the targets that
 * `cargo metadata` gives for it (metadata does not say `harness`). Examples and benches count only where `test = true` makes
 * them tests; libraries, programs and tests always do. Whatever does not look like a manifest holds none.
 */
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
    // The value has just been seen to be an object with this key.
    return value[key];
}

;// CONCATENATED MODULE: ./build/capture/cargo-manifests.js



/**
 * Reads the manifest of every package for targets with `harness = false`: such a program prints whatever it likes as results,
 * so nothing that it says is evidence.
 */
async function findForgedHarnesses(workspace) {
    const found = await Promise.all(workspace.packages.map(readManifest));
    return {
        labels: found.flatMap(({ labels }) => labels),
        problems: found.flatMap(({ problems }) => problems),
    };
}
async function readManifest({ name, manifestPath, targets }) {
    let manifest;
    try {
        const text = await (0,promises_.readFile)(manifestPath, 'utf8');
        manifest = (0,dist/* parse */.qg)(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
    }
    catch (error) {
        const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
        const message = `The manifest of package ${name} could not be read: ${why}`;
        return { labels: [], problems: [{ code: 'manifest', message }] };
    }
    const labels = findOwnHarnesses(manifest, targets).map((each) => `${name}/${each.kind}/${each.name}`);
    return { labels, problems: labels.map(toProblem) };
}
function toProblem(label) {
    const message = `The target ${label} has \`harness = false\`, so its own program decides what it prints as results. ` +
        'Let libtest run its tests, or make it an example or a benchmark, which `cargo test` does not run.';
    return { code: 'own-harness', message };
}

;// CONCATENATED MODULE: ./build/capture/cargo-environment.js


/**
 * The environment of every program that a capture starts. It is an allow-list, since the code that runs in it is the
 * pull request's: no token, and nothing that the runner keeps for its own steps. A same-user process can still read the
 * environment of its parents, so this keeps secrets out of test output, not out of reach (see the docs on layouts).
 */
const INHERITED = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TZ',
    'TERM',
    // Toolchain homes.
    'CARGO_HOME',
    'RUSTUP_HOME',
    'RUSTUP_TOOLCHAIN',
    'RUSTUP_DIST_SERVER',
    'RUSTUP_UPDATE_ROOT',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'XDG_DATA_HOME',
    // Certificates.
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    // Where compilers and linkers look.
    'LD_LIBRARY_PATH',
    'LIBRARY_PATH',
    'CPATH',
    'PKG_CONFIG_PATH',
    'DYLD_LIBRARY_PATH',
    'DYLD_FALLBACK_LIBRARY_PATH',
    'SDKROOT',
    'DEVELOPER_DIR',
    'MACOSX_DEPLOYMENT_TARGET',
    // Windows.
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
/** Names in families; proxies are written in both cases. The last is where a private registry's index is, never its token. */
const INHERITED_FAMILIES = [
    /^LC_[A-Z]+$/,
    /^LANG(?:UAGE)?$/,
    /^(?:https?|all|no|ftp)_proxy$/i,
    /^CARGO_HTTP_[A-Z_]+$/,
    /^CARGO_NET_[A-Z_]+$/,
    /^CARGO_REGISTRIES_[A-Z0-9_]+_(?:INDEX|PROTOCOL)$/,
];
/** What input `env` may not name either. The first are the runner's; a name like the last holds a secret by its own account. */
const REFUSED = /^(?:INPUT_|GITHUB_|ACTIONS_|RUNNER_|PLAN_GATE_)|(?:^|_)(?:TOKEN|SECRET|SECRET_KEY|PASSWORD)$/i;
/**
 * Above every cargo configuration file. An empty `CARGO_ENCODED_RUSTFLAGS` beats `build.rustflags` and
 * `target.*.rustflags`, which `--config` does not: cargo joins arrays of both, and refuses to join an array with a string.
 */
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
/** Flags that the workflow itself gives by input `env` take the place of the empty ones, in the form that beats all others. */
const FLAGS = [
    ['RUSTFLAGS', 'CARGO_ENCODED_RUSTFLAGS'],
    ['RUSTDOCFLAGS', 'CARGO_ENCODED_RUSTDOCFLAGS'],
];
/**
 * What a capture's programs inherit of `source`; `extra` are the names of input `env`. Without the settings that only
 * cargo needs: plan checks run in this.
 */
function inheritedEnvironment(source, extra) {
    const refused = extra.filter((name) => REFUSED.test(name));
    if (refused.length > 0) {
        return (0,facts/* missing */.LO)('infrastructure', `The setting \`env\` names ${refused.join(', ')}. Tokens and the runner's own variables are never handed to the code of a pull request; take them out.`);
    }
    const odd = extra.find((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    if (odd !== undefined)
        return (0,facts/* missing */.LO)('infrastructure', `The setting \`env\` names "${odd}", which is no name of a variable.`);
    const env = {};
    for (const [name, value] of Object.entries(source)) {
        if (value !== undefined && (isInherited(name) || extra.includes(name)))
            env[name] = value;
    }
    return (0,facts/* known */.eO)({ ...env, PATH: absoluteFolders(source.PATH) });
}
/** The environment for cargo. `inherited` may hold flags, which then count although the configuration's do not. */
function cargoEnvironment(inherited) {
    const env = { ...inherited, ...FIXED };
    for (const [plain, encoded] of FLAGS) {
        const given = inherited[encoded] ?? encodeFlags(inherited[plain]);
        if (given !== undefined)
            env[encoded] = given;
    }
    return env;
}
/** Names of what `cargoEnvironment` adds: with `cargo test` by hand, test programs do not see it. */
const CARGO_ONLY = Object.keys(FIXED).filter((name) => !name.startsWith('CARGO_TERM_') && name !== 'CARGO_INCREMENTAL');
function isInherited(name) {
    const upper = process.platform === 'win32' ? name.toUpperCase() : name;
    return INHERITED.includes(upper) || INHERITED_FAMILIES.some((family) => family.test(name));
}
/** A relative entry of PATH would have cargo take its tools out of the checkout. */
function absoluteFolders(path) {
    return (path ?? '')
        .split(external_node_path_.delimiter)
        .filter((entry) => (0,external_node_path_.isAbsolute)(entry))
        .join(external_node_path_.delimiter);
}
/** cargo splits the plain form at spaces, and the encoded one at U+001F. */
function encodeFlags(flags) {
    return flags
        ?.split(' ')
        .filter((flag) => flag !== '')
        .join('\u001f');
}

;// CONCATENATED MODULE: ./build/capture/cargo-recorder.js




const FOLDER_VARIABLE = 'PLAN_GATE_RECORDS';
/** On Linux a shell is there and starts ten times as fast as Node. */
const SHELL_RECORDER = `#!/bin/sh
set -C
{ printf '%s\\0' "$#" "$@" "$(pwd -P)"; exec /usr/bin/env -0; } > "$${FOLDER_VARIABLE}/$$"
`;
/**
 * macOS takes the library path out of the environment of every system program, and the system's shell is one. \`node\`, as
 * this process runs it, is none.
 */
const NODE_RECORDER = `const { mkdtempSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const env = Object.entries(process.env).map(([name, value]) => name + '=' + value);
const fields = [String(args.length), ...args, process.cwd(), ...env];
const folder = mkdtempSync(process.env.${FOLDER_VARIABLE} + '/');
writeFileSync(folder + '.start', fields.map((field) => field + '\\0').join(''));
`;
/** Makes the recorder in `folder`, for binaries of these target triples. */
async function createRecorder(folder, triples) {
    const records = (0,external_node_path_.join)(folder, 'starts');
    await (0,promises_.mkdir)(records, { recursive: true });
    const program = await writeProgram(folder);
    // In a variable, since that beats \`runner\` in configuration files whether it is a string there or an array.
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
        const start = parseRecord(await (0,promises_.readFile)((0,external_node_path_.join)(folder, entry.name), 'utf8'), added);
        if (start === null)
            return (0,facts/* missing */.LO)('incomplete-evidence', 'cargo was asked how it starts the tests, and the answer is cut off.');
        starts.push(start);
    }
    return (0,facts/* known */.eO)(starts.sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.args.join('\0'), b.args.join('\0'))));
}
/** Variables that the recorder's own shell sets. */
const OF_THE_SHELL = ['PWD', 'OLDPWD', 'SHLVL', '_'];
function parseRecord(text, added) {
    const fields = text.split('\0');
    // The text ends with a NUL, so the last field is empty.
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

;// CONCATENATED MODULE: ./build/capture/cargo-starts.js







/** Asks cargo how it would start each test binary and each library's doctests; nothing of the workspace runs meanwhile. */
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
/** Libraries whose doctests cargo runs: those that Rust code can be linked with. */
const DOCTESTED = ['lib', 'rlib', 'proc-macro'];
function doctestTarget({ name, targets }) {
    const library = targets.find(({ doctest, kinds }) => doctest && kinds.some((kind) => DOCTESTED.includes(kind)));
    return library === undefined ? null : { package: name, target_kind: 'doctest', target: library.name };
}
/** Labels of the libraries whose doctests `cargo test --workspace` runs. */
function expectedDoctests(workspace, excluded) {
    return workspace.packages
        .filter(({ name }) => !isExcluded(name, excluded))
        .map(doctestTarget)
        .filter((target) => target !== null)
        .map(snapshot/* targetString */.Dr);
}
/** The target triples of the binaries: of a cross build they lie in a folder named like the triple. */
function triplesOf({ toolchain }, { binaries, targetFolder }) {
    const folders = binaries
        .filter(({ executable }) => executable.startsWith((0,external_node_path_.join)(targetFolder, '/')))
        .map(({ executable }) => executable.slice(targetFolder.length + 1).split(/[\\/]/, 1)[0] ?? '');
    return [...new Set([toolchain.host, ...folders.filter((name) => name.includes('-'))])];
}
/** Without what only our own call of cargo brought in, so that tests see what a `cargo test` by hand lets them see. */
function asByHand(env, place) {
    const ours = { ...place.env, RUSTC: place.toolchain.rustc };
    const dropped = [...CARGO_ONLY, 'RUSTC', 'CARGO_BUILD_BUILD_DIR'];
    return Object.fromEntries(Object.entries(env).filter(([name, value]) => {
        if (!dropped.includes(name))
            return true;
        return name !== 'CARGO_BUILD_BUILD_DIR' && value !== ours[name];
    }));
}
function byLabel(items) {
    return [...items].sort((a, b) => (0,utf8_order/* compareUtf8 */.zq)(a.label, b.label));
}

;// CONCATENATED MODULE: ./build/parsers/libtest-list.js

const TEST = ': test';
const BENCHMARK = ': benchmark';
const TOTAL = /^([0-9]{1,9}) tests?, ([0-9]{1,9}) benchmarks?$/;
const libtest_list_MAX_LINE_BYTES = 1024 * 1024;
/**
 * Reads the output of `--list`. Other output in it (a logger that starts before `main`) does no harm as long as libtest's own
 * total agrees; doctests of edition 2024 print several lists, each with its total.
 */
function parseTestList(output) {
    const names = [];
    let total = null;
    const splitter = splitLines(libtest_list_MAX_LINE_BYTES, {
        line(text) {
            const line = text.endsWith('\r') ? text.slice(0, -1) : text;
            // The list is hardly anything but names, so that they keep its text alive costs less than copies of them.
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
    return [{ code: 'list-mismatch', message: `The list names ${listed} tests, but its total says ${total}.` }];
}

// EXTERNAL MODULE: ./build/plan/wording.js
var wording = __webpack_require__(7166);
;// CONCATENATED MODULE: ./build/parsers/libtest-log.js


const OUTCOMES = new Map([
    ['ok', 'passed'],
    ['failed', 'failed'],
    ['ignored', 'ignored'],
]);
/** A record starts with its outcome; a message with a line break can stand between that and the name. */
const libtest_log_START = /^(ok|failed|ignored)\b/;
const libtest_log_MAX_LINE_BYTES = 1024 * 1024;
/**
 * Compares the results of a run with the file that libtest writes for `--logfile`, a record for each test as it ends. It is the
 * one account of a run that tests do not share stdout with: a test that prints a whole report and exits (spec.md, B10) leaves
 * its own record out, and those of the tests still running. Names of tests in binaries hold no blank.
 */
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

;// CONCATENATED MODULE: ./build/parsers/doctest-name.js

const LINE = / \(line ([0-9]{1,9})\)$/;
/** The file, as rustdoc names it, and the line of the code block that a doctest's name holds. */
function doctestPlace(listed) {
    const line = Number(LINE.exec(listed)?.[1] ?? 0);
    const dash = listed.indexOf(' - ');
    return line < 1 || dash === -1 ? null : { file: listed.slice(0, dash), line };
}
/**
 * Names that stay when lines are added above (spec.md, B4): the line number is dropped, and the blocks of one item are told
 * apart by `#2`, `#3`… in the order of the file. Ignored blocks come after the others, so that an ignored example which is
 * added first does not look like the old one, newly ignored. The answer is in the order of the input.
 */
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
/** `limiter/src/lib.rs - one - compile fail`: without the line, with a path that is the same on every machine. */
function stemOf({ listed, mode }, names) {
    const bare = listed.replace(LINE, '');
    const dash = bare.indexOf(' - ');
    const file = dash === -1 ? bare.replace(/ -$/, '') : bare.slice(0, dash);
    const item = dash === -1 ? '' : bare.slice(dash);
    // What is only compiled is another test than what is run.
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

;// CONCATENATED MODULE: ./build/parsers/libtest-line.js
/** One line that libtest prints, read by itself. */
/** What libtest appends to the names of tests that it does not simply run; no part of the name. */
const TEST_MODES = ['should panic', 'compile fail', 'compile'];
/** Between a test's name and its outcome. */
const NAME_END = ' ... ';
const SUMMARY = 'test result:';
/** Counts beyond this are not counts; the reference reads 64-bit numbers and takes a larger one for 0. */
const COUNT = /^\s*\+?([0-9]{1,15}) (passed|failed|ignored|measured|filtered)\b/;
/** Reads a line that starts with `test result:`; words that are no counts count as 0. Else `null`. */
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
/** Reads what follows a test's name: `ok`, `ok <0.01s>`, `FAILED`, `ignored`, `ignored, reason`. Else `null`. */
function parseOutcome(text) {
    if (text === 'ok' || text.startsWith('ok '))
        return 'passed';
    if (text.startsWith('FAILED'))
        return 'failed';
    if (text.startsWith('ignored'))
        return 'ignored';
    return null;
}
/** Takes a mode off a printed name. */
function splitMode(printed) {
    for (const mode of TEST_MODES) {
        const suffix = ` - ${mode}`;
        if (printed.endsWith(suffix))
            return { name: printed.slice(0, -suffix.length), mode };
    }
    return { name: printed, mode: null };
}

;// CONCATENATED MODULE: ./build/parsers/listed-tests.js
/** How far the next result may be from the last one in the list: tests that run at the same time overtake each other. */
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
/** libtest sorts its tests, so that a list without repeats is usually seen to be one without more ado. */
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

;// CONCATENATED MODULE: ./build/parsers/panic-text.js

/** Since Rust 1.73, with the thread's id since 1.91. The message follows on lines of its own. */
const PANIC = /^thread '(.*)' (?:\([0-9]+\) )?panicked at (.+):$/;
/** Before that. */
const OLD_PANIC = /^thread '(.*)' panicked at '(.*)', (.+:[0-9]+:[0-9]+)$/;
const DID_NOT_PANIC = /^note: test did not panic as expected(?: at (.+))?$/;
const AFTER_MESSAGE = /^(?:note: run with `RUST_BACKTRACE|stack backtrace:$)/;
const LOCATION = /^(.+):([0-9]{1,9}):([0-9]{1,9})$/;
/** How rustdoc sums up a failure, and how a test does that returns an error. */
const SUMMING_UP = /^(?:Error: |error(?:\[E[0-9]+\])?: |Couldn't compile the test|Test (?:executable|compiled) )/;
const MAX_LINES = 40;
const MAX_LINE = 2_000;
const panic_text_MAX_MESSAGE = 4_000;
/**
 * Finds the panic that made a test fail: the last one of the test's own thread, since earlier ones were caught, else the
 * first of any thread. Thread ids are left out, as they differ each time.
 */
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
/** The place that a panic names, when it is in the repository. */
function locate(at, names) {
    const [, file, line, column] = LOCATION.exec(at) ?? [];
    const path = file === undefined ? null : names.place(file).path;
    if (path === null || Number(line) < 1 || Number(column) < 1)
        return { path: null, line: null, column: null };
    return { path, line: Number(line), column: Number(column) };
}

;// CONCATENATED MODULE: ./build/parsers/run-reading.js




/** A run of the listed tests, of which nothing has been read. */
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
/** Reads one line of the run. */
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
/** Reads `test NAME ... ok`, which nearly every line is. */
function readPassed(reading, line) {
    if (reading.blocks.at(-1)?.details !== false)
        return false;
    const test = reading.tests.find(line.slice(run_reading_TEST.length, -PASSED.length));
    if (test === -1)
        return false;
    countResult(reading, test);
    return true;
}
/** Tests can print such a line too, but not between libtest's last line and the next block. */
function mayBegin({ severalBlocks }, block) {
    return block === undefined || (severalBlocks && block.accepted !== null);
}
/** Most pieces ` ... ` behind one `test ` that are tried as the end of a name: a hostile line must not cost its square. */
const MAX_NAME_ENDS = 4;
/**
 * Reads `test NAME ... OUTCOME` wherever it stands in the line, for the names that are listed. Other output can come before
 * the name and, when tests run one at a time, between it and the outcome (spec.md, B8 and B9).
 */
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
/** Counts the name. Of outcomes only `ignored` matters here: failures come from their list, and the rest passed. */
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
/** A count by index; 0 where there is none. */
function at(counts, index) {
    return counts[index] ?? 0;
}
const SECTION = /^---- (.+) std(?:out|err) ----$/;
const LISTED_FAILURE = '    ';
/**
 * Reads a line behind the results: sections of what failed tests printed, which can hold anything, then the list of failures.
 * That list and the report below it count only when they fit what libtest announced.
 */
function readDetail(reading, block, line) {
    if (line === 'failures:') {
        block.details ||= reading.seenInAll - block.seenBefore >= block.announced;
        reading.failures = [];
        return;
    }
    if (reading.failures !== null && line.startsWith(LISTED_FAILURE)) {
        // A longer list cannot fit, so no more is kept of it.
        if (reading.failures.length <= block.announced) {
            reading.failures.push(detached(line.slice(LISTED_FAILURE.length)));
        }
        return;
    }
    // An empty line ends the list, and the report must follow; anything else means that it was no list.
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
/** How often each test failed, from the lists of failures; by index, with no entry for 0. */
function failureCounts({ blocks, tests }) {
    const counts = new Map();
    for (const name of blocks.flatMap(({ accepted }) => accepted?.failures ?? [])) {
        const test = tests.find(name);
        counts.set(test, Math.min((counts.get(test) ?? 0) + 1, at(tests.times, test)));
    }
    return counts;
}
/** How many of the times that a test is listed it was ignored. What is left of those and of its failures has passed. */
function ignoredCount({ ignored, tests }, test, failed) {
    return Math.min(at(ignored, test), at(tests.times, test) - failed);
}
/** What a failed test said. */
function failureOf({ said }, test) {
    return said.get(test)?.end() ?? { message: '', path: null, line: null, column: null };
}

;// CONCATENATED MODULE: ./build/parsers/run-verdict.js


/** Most names that one message lists. */
const MAX_NAMED = 5;
/**
 * Why the results of a run cannot be relied on: what libtest announced, listed, reported and counted must agree with each other
 * and with how the process ended. Empty when it all does.
 */
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
        const message = `A filter kept ${total.filteredOut} tests from running.`;
        problems.push({ code: 'tests-filtered', message });
    }
    problems.push(...judgeCounts(reading, total));
    if ((exit.code === 0) !== (total.failed === 0)) {
        const message = `The tests ended with exit code ${exit.code}, but their report counts ${total.failed} failures.`;
        problems.push({ code: 'tests-exit-mismatch', message });
    }
    return problems;
}
/** libtest's last line never came, or only one that fits nothing else. */
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
        const message = `The binary lists ${listed} tests, but ran ${announced}. ${describeMissing(reading)}`;
        return [{ code: 'tests-not-as-listed', message }];
    }
    // When both agree, so do the tests that passed.
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

;// CONCATENATED MODULE: ./build/parsers/test-run.js




/** A test may print as much as it likes on one line; libtest's own lines are short. */
const test_run_MAX_LINE_BYTES = 1024 * 1024;
/**
 * Reads what libtest prints on stdout, as it comes. The names from `--list` say which lines are results, so that what tests
 * print before, behind or between them does not hide or forge one; list, results, the list of failures, the `test result` line
 * and the exit code must agree. Never throws, and keeps no output but what failed tests said.
 */
function testRunReader({ listed, kind, names }) {
    const reading = startReading(listed, kind === 'doctest', names);
    const splitter = splitLines(test_run_MAX_LINE_BYTES, {
        line: (text) => readRunLine(reading, text),
        // Bytes that are no text come from a test; libtest's part of the line still counts.
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
        // The worst counts: a name that a binary lists twice is one test.
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
        // A panic in a doctest names a file that rustdoc made up, so the place is that of the code block.
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

;// CONCATENATED MODULE: ./build/capture/harness.js





/** A list of tests is kept in memory, whole. A hundred thousand tests with long names are some 20 MB. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
/** A log holds a line for each test, and what a `should_panic` test said instead. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;
/**
 * Asks a test binary for its tests, runs it, and holds the list, the output, the exit code and libtest's own log against each
 * other. The log goes to a file of ours as each test ends, so a test that prints a whole report and ends the process is
 * found out: the log then lacks the tests that had not ended. (One that also finds and completes the log is not.)
 */
async function runHarness(harness, place) {
    const files = { list: (0,external_node_path_.join)(place.folder, 'list.log'), run: (0,external_node_path_.join)(place.folder, 'run.log') };
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
    // A log of the target before this one must not stand for this one's.
    await (0,promises_.rm)(files.run, { force: true });
    const reader = testRunReader({ listed: list.names, kind: 'harness', names: place.names });
    const args = withLog.length === 0 ? [] : ['--logfile', files.run];
    const result = await start(harness, place, args, { timeoutMs: place.timeoutMs, onStdout: reader.push });
    commands.push(harness_commandOf(harness, shown(args), result));
    const run = reader.end({ code: result.exitCode, signal: result.signal });
    if (result.stop !== null)
        return notRun(harness, [stopped(harness, result)], commands);
    const log = withLog.length === 0 ? [] : await checkLog(files.run, run.results);
    const problems = (run.problems.length > 0 ? run.problems : log).map((each) => about(harness, each));
    if (problems.length > 0)
        return notRun(harness, problems, commands);
    return { target: harness.target, label: harness.label, results: run.results, problems, commands };
}
function start(harness, place, args, extra) {
    const { executable, cwd, env } = harness;
    return place.runner.run({ command: executable, args, cwd, env, timeoutMs: place.timeoutMs, ...extra });
}
/** libtest calls the option deprecated. Without it, list, output and exit code still have to agree. */
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
async function checkLog(file, results) {
    const log = await (0,promises_.readFile)(file).catch(() => null);
    if (log !== null && log.length <= MAX_LOG_BYTES)
        return checkTestLog(log, results);
    const message = 'The log of the run that libtest writes is missing, or too large to be one.';
    return [{ code: 'tests-log-mismatch', message }];
}
/** A problem of one target, with the target's name. */
function about({ label }, problem) {
    return { code: problem.code, message: `${label}: ${problem.message}` };
}
/** Why a target's program did not run to its own end. */
function stopped({ label }, result) {
    return { code: `tests-${result.stop ?? 'killed'}`, message: `The run of ${label} ${result.how}.` };
}
/** A target without results: its tests are not known to be gone. */
function notRun({ target, label }, problems, commands) {
    const reason = problems.map(({ message }) => message).join(' ');
    return { target, label, results: [], problems, notRun: { target: label, reason }, commands };
}
/** Where the log goes differs each time. */
function shown(args) {
    return args.length === 0 ? [] : ['--logfile', '$LOG'];
}
function harness_commandOf({ label }, args, result) {
    return { argv: [`$HARNESS/${label}`, ...args], exit_code: result.stop === null ? result.exitCode : null };
}

;// CONCATENATED MODULE: ./build/parsers/doctest-list.js

const doctest_list_TEST = 'test ';
/**
 * The doctests that a run of rustdoc names, in place of their `--list`, for which doctests of edition 2024 would be built
 * once more. rustdoc catches what doctests print, so what looks like a result here is one.
 */
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

;// CONCATENATED MODULE: ./build/capture/harness-doctests.js



/** The output is read twice, so it is kept in memory. What passing doctests print is not in it. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Runs a library's doctests with exactly the arguments that cargo gives rustdoc. */
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
/** cargo hands the runner on to rustdoc, and the runner of the recorded start was the recorder. */
function withoutRunner(args) {
    return args.filter((arg, at) => !isRunner(arg) && !isRunner(args[at - 1]));
}
function isRunner(arg) {
    return arg === '--test-runtool' || arg === '--test-runtool-arg';
}

;// CONCATENATED MODULE: ./build/parsers/libtest.js

const libtest_TEST = 'test ';
/**
 * Reads one binary's output as the reference does. `testRunReader` is what captures use: it knows the names from `--list`, so
 * output of the tests themselves cannot confuse it.
 */
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
/** Whether a report agrees with itself: one summary, nothing filtered out, and as many results as it counts. */
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

;// CONCATENATED MODULE: ./build/capture/harness-retry.js



/** Output of one test. */
const harness_retry_MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/**
 * Runs failed tests again, each alone, until it passes or has had its times. Doctests are left out: rustdoc can only be told
 * words that their names hold, and would run others with them.
 */
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

;// CONCATENATED MODULE: ./build/capture/harness-stamp.js

/**
 * Remembers how each test binary lies on the disk before the first of them runs. Every test runs as the user who owns the
 * others' binaries; the time of the last change of a file is the one thing about it that its owner cannot set.
 */
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
/** Empty when the file is gone. */
async function stampOf(path) {
    const stat = await (0,promises_.lstat)(path, { bigint: true }).catch(() => null);
    return stat === null ? '' : [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
}

;// CONCATENATED MODULE: ./build/capture/capture-tests.js












/**
 * Builds every test target, and when `mayRun` is over runs them one after the other, with the doctests of every library. A
 * target that fails to run does not stop the others.
 */
async function captureTests(session, mayRun) {
    const { setting, cargo, workspace, names, targetFolders } = session;
    const forged = await findForgedHarnesses(workspace);
    const build = await inStep(setting, 'build-tests', () => buildTests(cargo, targetFolders.tests, { workspace, names }), ({ problems }) => problems.length === 0);
    const built = build.stream.binaries.map(snapshot/* targetString */.Dr);
    const expected = expectedTargets(session);
    const problems = [...forged.problems, ...build.problems];
    if (build.problems.length > 0) {
        const notRun = toNotRun([...expected, ...built], [], 'The tests could not be built.');
        return { runs: [], notRun, problems, commands: [build.command], retried: [] };
    }
    problems.push(...targetsMissing(expected, built, session));
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
        notRun: toNotRun([...expected, ...built], ran, 'It was not started.'),
        problems: [...problems, ...runs.flatMap((run) => run.problems)],
        commands: [build.command, ...starts.commands, ...runs.flatMap((run) => run.commands)],
        retried,
    };
}
async function runTargets(session, starts, forged) {
    const place = harnessPlace(session);
    const stamps = await stampHarnesses(starts.harnesses);
    const works = [
        ...starts.harnesses
            .filter(({ label }) => !forged.has(label))
            .map((harness) => ({ label: harness.label, work: () => runUnchanged(harness, stamps, place) })),
        ...starts.doctests.map((doctests) => ({
            label: doctests.label,
            work: () => runDoctests(doctests, place),
        })),
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
/** What metadata says that `cargo test --workspace` builds and runs, doctests included. */
function expectedTargets({ workspace, cargo }) {
    const { excluded } = cargo.args;
    const packages = workspace.packages.filter(({ name }) => !isExcluded(name, excluded));
    return [...expectedTestTargets({ ...workspace, packages }), ...expectedDoctests(workspace, excluded)];
}
/** Test targets of the manifests that cargo did not build. Doctests are not built ahead. */
function targetsMissing(expected, built, { workspace, cargo }) {
    const doctests = expectedDoctests(workspace, cargo.args.excluded);
    const absent = expected.filter((label) => !built.includes(label) && !doctests.includes(label));
    return absent.map((label) => ({
        code: 'target-missing',
        message: `The manifests name the test target ${label}, but cargo did not build it.`,
    }));
}
function toNotRun(labels, ran, reason) {
    const absent = [...new Set(labels)].filter((label) => !ran.includes(label));
    return absent.sort(utf8_order/* compareUtf8 */.zq).map((target) => ({ target, reason }));
}

;// CONCATENATED MODULE: ./build/capture/capture-work-tree.js



const LOCK_FILE = 'Cargo.lock';
/** Call it before anything runs that could write. `workspaceFolder` is the Cargo workspace's folder in the repository. */
async function watchWorkTree(clone, repository, workspaceFolder, commit) {
    const lockPath = workspaceFolder === '' ? LOCK_FILE : `${workspaceFolder}/${LOCK_FILE}`;
    const lockFile = (0,external_node_path_.join)(repository, lockPath);
    const hadLock = await (0,promises_.lstat)(lockFile).then(() => true, () => false);
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
            const message = `The work tree was changed while the code ran: ${nameChanges({ changed, untracked })}. ` +
                'A test or a build script wrote there, or cargo brought an outdated Cargo.lock up to date.';
            return [{ code: 'work-tree-changed', message }];
        },
        async tidy() {
            if (hadLock)
                return;
            const status = await clone.statusIsClean();
            const isThere = status.state === 'known' && status.value.untracked.some(isCargos);
            if (isThere)
                await (0,promises_.rm)(lockFile, { force: true });
        },
    };
}

;// CONCATENATED MODULE: ./build/capture/checks.js


/** What is kept of a failed check's output: its end, where programs say why. */
const OUTPUT_TAIL_BYTES = 16 * 1024;
/**
 * Runs a plan's checks one after another, all of them, each as `sh -c` in its folder. Whether one passed follows from its
 * exit code and the plan's expectation (0 when absent); one without an exit code failed.
 */
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
        // Both outputs in one pipe, so that they stay in order; the check itself runs in a shell that knows nothing of it.
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
/** The folder of a check with every symlink resolved, inside the work tree. */
async function findFolder(repository, cwd) {
    const top = await (0,promises_.realpath)(repository);
    const path = await (0,promises_.realpath)((0,external_node_path_.join)(top, cwd)).catch(() => null);
    const isFolder = path !== null && (await (0,promises_.stat)(path)).isDirectory();
    if (path === null || !isFolder)
        return { refused: `Its folder \`${cwd}\` does not exist.` };
    if (path !== top && !path.startsWith(top + external_node_path_.sep)) {
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
        // The cut may fall into a character; what is left of it would read as U+FFFD.
        text: () => kept.toString('utf8').replace(/^\ufffd{1,3}/, ''),
    };
}

;// CONCATENATED MODULE: ./build/capture/capture.js














/**
 * Runs the tests, the doctests and clippy of a Cargo workspace, and then the plan's checks, and answers with what they did.
 * `missing` when there is nothing to tell: the wrong commit, no workspace, no toolchain. Everything else that goes wrong is
 * among the problems of evidence that is not complete. Temporary folders and processes are gone when it returns.
 */
async function captureEvidence(request) {
    const args = readCargoArguments(request.cargoArgs);
    if (args.state === 'missing')
        return args;
    const inherited = inheritedEnvironment(request.environment, request.extraEnvironment);
    if (inherited.state === 'missing')
        return inherited;
    const place = await findPlace(request);
    if (place.state === 'missing')
        return place;
    await (0,capture_folder/* removeStaleRuns */.oD)(place.value.temporaryFolder);
    const folder = await openFolder(place.value.temporaryFolder);
    if (folder.state === 'missing')
        return folder;
    const runner = createRunner(folder.value, request.limits, request.signal);
    try {
        const env = { ...cargoEnvironment(inherited.value), ...temporaryFolderIn(folder.value) };
        const setting = { request, place: place.value, folder: folder.value, runner, args: args.value, env };
        return await captureIn(setting, { ...inherited.value, ...temporaryFolderIn(folder.value) });
    }
    finally {
        runner.dispose();
        await folder.value.remove();
    }
}
async function captureIn(setting, checkEnv) {
    const { clone, repository } = setting.place;
    const proven = await inStep(setting, 'work-tree', () => provenCommit(clone, setting.request.commit));
    if (proven.state === 'missing')
        return proven;
    const { commit } = proven.value;
    const tree = await clone.treeOid(commit);
    if (tree.state === 'missing')
        return tree;
    const session = await openSession(setting);
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
    const [tests, lints] = await captureBoth(session);
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
        warnings: lints.stream.warnings,
        problems: [...lints.problems, ...changes],
        commands: [...session.commands, ...tests.commands, lints.command],
        checks,
    });
    return { evidence, retried: tests.retried };
}
/**
 * Builds the tests and runs clippy at once where there are processors for both. No test runs before clippy is done: a test
 * could change what clippy reads and change it back, and one that measures time should not have a compiler beside it.
 */
async function captureBoth(session) {
    const lints = captureLints(session);
    if ((0,external_node_os_.availableParallelism)() === 1)
        await lints;
    return Promise.all([captureTests(session, lints), lints]);
}
function captureLints({ setting, cargo, workspace, names, targetFolders, }) {
    return inStep(setting, 'clippy', () => runClippy(cargo, targetFolders.clippy, { workspace, names }), ({ problems }) => problems.length === 0);
}
/** Last, since a check may write into the work tree. They find what the tests built. */
async function checkPlan({ setting, targetFolders }, env) {
    const { request, place, runner } = setting;
    const { checks = [], limits } = request;
    if (checks.length === 0)
        return [];
    const building = {
        CARGO_TARGET_DIR: targetFolders.tests,
        CARGO_INCREMENTAL: '0',
        CARGO_TERM_COLOR: 'never',
    };
    return inStep(setting, 'checks', () => runChecks(checks, {
        repository: place.repository,
        env: { ...env, ...building },
        runner,
        timeoutMs: limits.targetMs,
    }));
}
async function openFolder(base) {
    try {
        return (0,facts/* known */.eO)(await (0,capture_folder/* createRunFolder */.kg)(base));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return (0,facts/* missing */.LO)('infrastructure', `No temporary folder could be made in ${base}: ${why}.`);
    }
}
/** Windows has two other names for it. */
function temporaryFolderIn(folder) {
    const path = (0,external_node_path_.join)(folder.path, 'tmp');
    return process.platform === 'win32' ? { TEMP: path, TMP: path } : { TMPDIR: path };
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ findExecutable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/**
 * The file that a command names. A bare name is looked up in the absolute folders of `path` only: on Windows the
 * system would look in the working directory first, which here is often a checkout of somebody else's pull request,
 * and a relative entry of PATH has the same effect everywhere. `null` when no folder holds such a program.
 */
async function findExecutable(command, path) {
    if (command.includes('/') || (process.platform === 'win32' && command.includes('\\')))
        return command;
    const names = process.platform === 'win32' && !/\.(exe|com)$/i.test(command)
        ? // Batch files are left out: they cannot be started without a shell.
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

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ listFiles),
  U: () => (/* binding */ readFiles)
});

// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/parsers/git-path.js
var git_path = __webpack_require__(643);
;// CONCATENATED MODULE: ./build/parsers/git-tree.js


const HEADER = /^([0-7]{6}) (blob|tree|commit) ([0-9a-f]{40}|[0-9a-f]{64})$/;
const TAB = 0x09;
/** Reads `git ls-tree -z`: mode, type and object id, a tab, and the path, each entry ended by NUL. In git's own order. */
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
/** The files among the records, by path in UTF-8 byte order. A name that is not UTF-8, or that comes twice, is `missing`. */
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

// EXTERNAL MODULE: ./build/capture/git-objects.js + 1 modules
var git_objects = __webpack_require__(1169);
;// CONCATENATED MODULE: ./build/capture/git-files.js



/** Room for the list of a tree: some two million files. */
const MAX_LISTING_BYTES = 256 * 1024 * 1024;
/** Windows takes a command line of 32,767 characters, the least of all systems, and quoting can double them. */
const MAX_ARGUMENT_BYTES = 12_000;
/** Every file below a folder of a commit. `run` is pinned to the repository. */
async function listFiles(run, commit, folder) {
    if (folder !== '' && !isTreePath(folder))
        return (0,facts/* known */.eO)([]);
    const records = await readTree(run, commit, ['-r'], folder === '' ? [] : [`${folder}/`]);
    return records.state === 'missing' ? records : listTree(records.value);
}
/** Contents of files by path in one commit; a path that no tree can hold is absent. */
async function readFiles(run, commit, paths, maxBytes) {
    const records = await findFiles(run, commit, paths.filter(isTreePath));
    if (records.state === 'missing')
        return records;
    const blobs = [...records.value.values()].filter(isRegularFile).map((record) => record.oid);
    const contents = await (0,git_objects/* readBlobs */.b4)(run, blobs, maxBytes);
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
/** The entries of a commit that have one of these paths. A long list is looked up in the whole tree instead. */
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
    if (!(0,git_objects/* isObjectId */.TS)(commit))
        return (0,facts/* missing */.LO)('infrastructure', `"${commit}" is no commit id.`);
    const answer = await run({
        args: ['ls-tree', '-z', '--full-tree', ...options, '--', commit, ...paths],
        // On macOS git would look for another name (NFC) than the one it is given.
        config: [['core.precomposeUnicode', 'false']],
        maxOutputBytes: MAX_LISTING_BYTES,
    });
    return answer.state === 'missing' ? answer : parseTree(answer.value.stdout);
}
function isRegularFile(record) {
    return record.type === 'blob' && record.mode.startsWith('100');
}
/** Bytes as a text that can be a map's key, whatever they are: names in a tree need not be UTF-8. */
function nameKey(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
/** Whether git can store a file of this path. Git itself would normalise others, or refuse to answer at all. */
function isTreePath(path) {
    if (/\0|\p{Surrogate}/u.test(path))
        return false;
    return path.split('/').every((component) => component !== '' && component !== '.' && component !== '..');
}


/***/ }),

/***/ 403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_POINTER_BYTES),
/* harmony export */   s: () => (/* binding */ isContentOfPointer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);




/** Pointers are shorter than this: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MAX_POINTER_BYTES = 1_024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n$/;
/**
 * Whether a file is the content that a Git LFS pointer stands for, by size and SHA-256. Pointers with extensions name a
 * content that other programs transform; such a file is not recognised.
 */
async function isContentOfPointer(pointer, file) {
    const match = POINTER.exec(Buffer.from(pointer).toString('latin1'));
    if (match === null)
        return false;
    try {
        const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(file);
        if (!stat.isFile() || stat.size !== Number(match[2]))
            return false;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file), hash);
        return hash.digest('hex') === match[1];
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 1169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kO: () => (/* binding */ askObjects),
  TS: () => (/* binding */ isObjectId),
  zY: () => (/* binding */ peel),
  b4: () => (/* binding */ readBlobs)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/parsers/git-path.js
var git_path = __webpack_require__(643);
;// CONCATENATED MODULE: ./build/parsers/git-batch.js


const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d{1,15})$/;
const LINE_FEED = 0x0a;
/** Reads `git cat-file --batch-check`: one line for each of `asked` questions, in their order. */
function parseObjectAnswers(output, asked) {
    const answers = [];
    let start = 0;
    for (let end = output.indexOf(LINE_FEED); end !== -1; end = output.indexOf(LINE_FEED, start)) {
        const line = output.subarray(start, end);
        const answer = parseAnswer(line);
        if (answer === null)
            return unreadable(`"${(0,git_path/* escapeBytes */.xO)(line)}" is no answer of cat-file`);
        answers.push(answer);
        start = end + 1;
    }
    if (start !== output.length || answers.length !== asked) {
        return unreadable(`${answers.length} of ${asked} answers came back`);
    }
    return (0,facts/* known */.eO)(answers);
}
/** Reads `git cat-file --batch`: header, content and a line feed for each object. One that is not there is `missing`. */
function parseBatch(output) {
    const objects = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(LINE_FEED, start);
        const line = output.subarray(start, end === -1 ? output.length : end);
        const header = end === -1 ? null : parseAnswer(line);
        if (header === null || typeof header === 'string') {
            return unreadable(`"${(0,git_path/* escapeBytes */.xO)(line.subarray(0, 100))}" is no object of cat-file`);
        }
        const bytes = output.subarray(end + 1, end + 1 + header.size);
        start = end + 1 + header.size + 1;
        if (bytes.length !== header.size || output[start - 1] !== LINE_FEED) {
            return unreadable(`object ${header.oid} is cut off`);
        }
        objects.push({ ...header, bytes });
    }
    return (0,facts/* known */.eO)(objects);
}
function parseAnswer(line) {
    const text = Buffer.from(line).toString('latin1');
    const match = HEADER.exec(text);
    if (match !== null)
        return { oid: match[1] ?? '', type: match[2] ?? '', size: Number(match[3]) };
    if (text.endsWith(' missing'))
        return 'none';
    return text.endsWith(' ambiguous') ? 'ambiguous' : null;
}
function unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `Objects could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./build/capture/git-objects.js



const MIB = 1024 * 1024;
/** Contents that one git process hands over at a time. */
const BATCH_BYTES = 64 * MIB;
/** Contents that one call may answer with, all together: they stay in memory. */
const TOTAL_BYTES = 1024 * MIB;
/** Room in a batch for the line before each object, and for warnings. */
const HEADER_BYTES = 128;
const WARNING_BYTES = MIB;
/** Whether a text is a full object id. */
function isObjectId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** What each name means to git, in order. A name is a question of one line: it must hold no line feed and no NUL. */
async function askObjects(run, names) {
    if (names.length === 0)
        return (0,facts/* known */.eO)([]);
    const stdin = names.map((name) => `${name}\n`).join('');
    const maxOutputBytes = stdin.length * 4 + names.length * HEADER_BYTES + WARNING_BYTES;
    const answer = await run({ args: ['cat-file', '--batch-check', '--buffer'], stdin, maxOutputBytes });
    return answer.state === 'missing' ? answer : parseObjectAnswers(answer.value.stdout, names.length);
}
/** The object of a given type that a commit leads to, or `null` when the clone holds none such. */
async function peel(run, name, type) {
    const answers = await askObjects(run, [`${name}^{${type}}`]);
    if (answers.state === 'missing')
        return answers;
    const answer = answers.value[0];
    return (0,facts/* known */.eO)(typeof answer === 'object' ? answer.oid : null);
}
/**
 * Contents of blobs. Sizes are asked first, so that nothing above `maxBytes` is read. Git does not check what it reads
 * from disk against the object's id; here every content must hash to it.
 */
async function readBlobs(run, oids, maxBytes) {
    const asked = [...new Set(oids)];
    const odd = asked.find((oid) => !isObjectId(oid));
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
/** SHA-1 or SHA-256, as the length of the id tells. */
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


/***/ }),

/***/ 2669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ gitRunner)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7059);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);


const DEFAULT_MAX_OUTPUT = 16 * 1024 * 1024;
/** What git may inherit: where programs and its user's configuration are. No `GIT_*`, which could point it elsewhere. */
const INHERITED = [
    'PATH',
    'HOME',
    'XDG_CONFIG_HOME',
    'TMPDIR',
    // Windows only.
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
    // History as it was committed: without replacement refs and without the grafts file. No file can have this name.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null/none',
    // A path is a path, also when it begins with ":(" or holds "*".
    GIT_LITERAL_PATHSPECS: '1',
    // A partial clone would fetch what it lacks, through whatever program its configuration names. Git heeds the first
    // since 2.44; the second refuses every transport, in any version.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/**
 * Above the repository's own configuration, which may be hostile where code of a pull request ran before: none of it may
 * start a program. Ownership is not what protects here, so a clone of another user (a container's, say) is fine.
 */
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
        const result = await (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R)({
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
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)({ exitCode, stdout, stderr: oneLine(result.stderr) });
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
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)('infrastructure', reason);
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

/***/ 7910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ configWithoutPrograms),
  e: () => (/* binding */ workTreeStatus)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(9537);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/parsers/git-path.js
var git_path = __webpack_require__(643);
;// CONCATENATED MODULE: ./build/parsers/git-status.js


const OID = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
/** `1 XY sub mH mI mW hH hI path`: https://git-scm.com/docs/git-status#_changed_tracked_entries */
const TRACKED = new RegExp(`^1 [.A-Z]{2} [NS][.A-Z]{3} [0-7]{6} ([0-7]{6}) ([0-7]{6}) ${OID} (${OID}) `);
const WHERE = 'The work tree';
/** Reads `git status --porcelain=v2 -z --no-renames`. Merge conflicts, renames and headers are not expected: `missing`. */
function parseStatus(output) {
    const records = (0,git_path/* splitRecords */.DQ)(output);
    if (records === null)
        return unreadable('its last record is cut off');
    const tracked = [];
    const untracked = [];
    const ignored = [];
    for (const record of records) {
        const match = TRACKED.exec((0,git_path/* asciiText */.Jl)(record));
        const kind = (0,git_path/* asciiText */.Jl)(record.subarray(0, 2));
        if (match === null && kind !== '? ' && kind !== '! ')
            return unreadable(`"${(0,git_path/* escapeBytes */.xO)(record)}" is unknown`);
        const path = (0,git_path/* decodePath */.q0)(record.subarray(match?.[0].length ?? 2), WHERE);
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
function unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `${WHERE}'s state could not be read from git: ${why}.`);
}

// EXTERNAL MODULE: ./build/capture/git-files.js + 1 modules
var git_files = __webpack_require__(727);
// EXTERNAL MODULE: ./build/capture/git-lfs.js
var git_lfs = __webpack_require__(403);
// EXTERNAL MODULE: ./build/capture/git-objects.js + 1 modules
var git_objects = __webpack_require__(1169);
;// CONCATENATED MODULE: ./build/capture/git-status.js










/** Room for the names of some hundred thousand files. */
const MAX_STATUS_BYTES = 64 * 1024 * 1024;
const PROBE = 'plangate.probe';
/**
 * Compares every file's content with the commit. Not by the clone's own index: what that remembers of times, sizes and
 * flags (assume-unchanged, skip-worktree) can hide a change, so a fresh one without memories is made for this question.
 * Filters are programs that the clone's configuration names, so none runs; a file that Git LFS stands in for is
 * compared with its pointer here, and one behind another filter counts as changed. Submodules that are checked out are
 * looked into by `statusOf`, which answers `null` where the folder is no
 * clone of its own: then what it holds is of no commit.
 */
async function workTreeStatus(run, workTree, statusOf) {
    const commit = await (0,git_objects/* peel */.zY)(run, 'HEAD', 'commit');
    if (commit.state === 'missing')
        return commit;
    if (commit.value === null)
        return (0,facts/* missing */.LO)('infrastructure', `Nothing is checked out in ${workTree}.`);
    const config = await configWithoutPrograms(run);
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
/**
 * Settings that take the program out of every filter and configured hook that any configuration file names. Commands
 * that write files or an index need them; those that read objects run neither.
 */
async function configWithoutPrograms(run) {
    const probe = [[PROBE, 'true']];
    const answer = await run({ args: ['config', '--list', '--name-only', '-z'], config: probe });
    if (answer.state === 'missing')
        return answer;
    const keys = (0,git_path/* splitRecords */.DQ)(answer.value.stdout)?.map(git_path/* decodeName */.e4) ?? [];
    // A git before 2.31 ignores such settings, and would run the filters.
    if (!keys.includes(PROBE))
        return (0,facts/* missing */.LO)('infrastructure', 'plan-gate needs git 2.31 or newer to check a work tree.');
    if (keys.includes(null))
        return (0,facts/* missing */.LO)('infrastructure', "A setting's name in git's configuration is not UTF-8.");
    const overrides = new Map();
    for (const key of keys) {
        const name = /^(filter|hook)\.(.+)\.[^.]+$/s.exec(key ?? '');
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
    return (0,facts/* known */.eO)([...overrides]);
}
async function listStatus(run, commit, programs) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plan-gate-index-'));
    try {
        const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index') };
        const config = [
            ...programs,
            // What could leave files out of the new index, or take their state from elsewhere.
            ['core.sparseCheckout', 'false'],
            ['core.untrackedCache', 'false'],
            ['core.splitIndex', 'false'],
            ['core.ignoreStat', 'false'],
        ];
        const index = await run({ args: ['read-tree', commit], config, env });
        return index.state === 'missing' ? index : await readStatus(run, config, env);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function readStatus(run, config, env) {
    const files = ['--untracked-files=all', '--ignored=matching', '--ignore-submodules=dirty'];
    const args = ['status', '--porcelain=v2', '-z', '--no-renames', '--no-ahead-behind', ...files];
    const answer = await run({ args, config, env, maxOutputBytes: MAX_STATUS_BYTES });
    return answer.state === 'missing' ? answer : parseStatus(answer.value.stdout);
}
/** The paths among the changes where the work tree holds what a Git LFS pointer in the commit stands for. */
async function standIns(run, workTree, changes) {
    const regular = changes.filter(({ indexMode, workTreeMode }) => indexMode.startsWith('100') && indexMode === workTreeMode);
    const blobs = await (0,git_objects/* readBlobs */.b4)(run, regular.map(({ indexOid }) => indexOid), git_lfs/* MAX_POINTER_BYTES */.l);
    if (blobs.state === 'missing')
        return blobs;
    const found = new Set();
    for (const { path, indexOid } of regular) {
        const pointer = blobs.value.get(indexOid);
        if (pointer?.state !== 'bytes')
            continue;
        if (await (0,git_lfs/* isContentOfPointer */.s)(pointer.bytes, (0,external_node_path_.join)(workTree, path)))
            found.add(path);
    }
    return (0,facts/* known */.eO)(found);
}
async function submoduleStatus(run, commit, workTree, statusOf) {
    const files = await (0,git_files/* listFiles */.C)(run, commit, '');
    if (files.state === 'missing')
        return files;
    const found = [];
    for (const { path } of files.value.filter(({ mode }) => mode === changed_file/* MODE_SUBMODULE */.x1)) {
        const folder = (0,external_node_path_.join)(workTree, path);
        const content = await folderContent(folder);
        // Gone, or something else: git itself tells that. Empty: not checked out, as clones leave submodules by default.
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
/** What a folder holds; `null` when there is none, or a symlink to one. */
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


/***/ }),

/***/ 1001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ gitProblem),
  o: () => (/* binding */ openClone)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/facts.js
var facts = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/parsers/git-path.js
var git_path = __webpack_require__(643);
// EXTERNAL MODULE: ./build/capture/executable.js
var executable = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/capture/git-files.js + 1 modules
var git_files = __webpack_require__(727);
;// CONCATENATED MODULE: ./build/parsers/git-raw.js


const HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])$/;
const NO_MODE = '000000';
const WHERE = 'The difference between the commits';
/**
 * Reads `git diff-tree -r -z --raw --no-renames --no-abbrev`: one header and one path for each file, each ended by NUL
 * (https://git-scm.com/docs/diff-format). Sorted by path in UTF-8 byte order. Anything that is not exactly that, a
 * status other than A, D, M and T and a name that is not UTF-8 among them, is `missing`: no record is ever skipped.
 */
function parseRawDiff(output) {
    const records = (0,git_path/* splitRecords */.DQ)(output);
    if (records === null || records.length % 2 !== 0)
        return unreadable('its last record is cut off');
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
        return unreadable(`it lists "${(0,git_path/* escapeBytes */.xO)(twice.name)}" twice`);
    return (0,facts/* known */.eO)(rows.map((row) => row.file));
}
function parseRow(header, name) {
    const path = (0,git_path/* decodePath */.q0)(name, WHERE);
    if (path.state === 'missing')
        return path;
    const match = HEADER.exec((0,git_path/* asciiText */.Jl)(header));
    if (match === null)
        return unreadable(`"${(0,git_path/* escapeBytes */.xO)(header)}" is no record of a change`);
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = match;
    const before = { mode: oldMode, oid: oldOid };
    const after = { mode: newMode, oid: newOid };
    const existed = oldMode !== NO_MODE;
    const exists = newMode !== NO_MODE;
    if (status === 'A' && !existed && exists)
        return (0,facts/* known */.eO)({ path: path.value, change: 'added', after });
    if (status === 'D' && existed && !exists)
        return (0,facts/* known */.eO)({ path: path.value, change: 'deleted', before });
    // T: a file became a symlink, a submodule, or the other way round. The modes tell.
    if ((status === 'M' || status === 'T') && existed && exists) {
        return (0,facts/* known */.eO)({ path: path.value, change: 'modified', before, after });
    }
    return unreadable(`"${(0,git_path/* escapeBytes */.xO)(name)}" has status ${status} with modes ${oldMode} and ${newMode}`);
}
function unreadable(why) {
    return (0,facts/* missing */.LO)('infrastructure', `${WHERE} could not be read from git: ${why}. Check the clone with git fsck.`);
}

;// CONCATENATED MODULE: ./build/parsers/merge-bases.js

/** More names than these help nobody. */
const MAX_NAMED = 5;
/**
 * The reason for histories that cross, where two commits have several best common ancestors. Each shows other changes, and one of them
 * may hide that the head undoes what has landed; which one it is depends on how the head was built. So none is taken.
 * @param bases some of them or all, at least two.
 */
function severalMergeBases(base, head, bases) {
    const named = bases.slice(0, MAX_NAMED).join(', ');
    const more = bases.length > MAX_NAMED ? ` and ${bases.length - MAX_NAMED} more` : '';
    return (0,facts/* missing */.LO)('infrastructure', `The histories of ${base} and ${head} cross: they have several best common ancestors (${named}${more}), and what the head changes ` +
        'depends on which of them is taken. Merge the base branch into the head, or rebase the head onto it, so that there is one.');
}

// EXTERNAL MODULE: ./build/capture/git-objects.js + 1 modules
var git_objects = __webpack_require__(1169);
;// CONCATENATED MODULE: ./build/capture/git-history.js






/** Room for the list of what differs: some two million files. */
const MAX_DIFF_BYTES = 512 * 1024 * 1024;
const DEEPEN = 'Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` by hand.';
/** The best common ancestor of two commits. Where histories cross and there are several, none is taken: see `severalMergeBases`. */
async function mergeBase(history, base, head) {
    const { run } = history;
    const odd = notIds([base, head]);
    if (odd !== null)
        return odd;
    const answer = await run({ args: ['merge-base', '--all', base, head], answers: [0, 1] });
    if (answer.state === 'missing')
        return (await notInClone(history, [base, head])) ?? answer;
    const bases = words(answer.value.stdout);
    const best = bases[0];
    if (best === undefined)
        return noMergeBase(history, base, head);
    if (history.isShallow && (bases.length > 1 || (await reachesCut(history, [base, head], best)))) {
        return (0,facts/* missing */.LO)('infrastructure', `This clone is shallow, and its history of ${base} and ${head} is cut off before their common ancestor is certain. ${DEEPEN}`);
    }
    return bases.length > 1 ? severalMergeBases(base, head, bases) : (0,facts/* known */.eO)(best);
}
/**
 * What differs between two commits' trees. `diff-tree` gives the same records as `git diff` does between two commits and
 * reads none of the `diff.*` settings that are meant for people. A submodule's `ignore` setting, which may come from the
 * pull request's own `.gitmodules`, is overruled.
 */
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
        return (await notInClone(history, [base, head])) ?? answer;
    return parseRawDiff(answer.value.stdout);
}
function notIds(commits) {
    const odd = commits.find((commit) => !(0,git_objects/* isObjectId */.TS)(commit));
    return odd === undefined ? null : (0,facts/* missing */.LO)('infrastructure', `"${odd}" is no commit id.`);
}
/** A plainer reason than git's own, where the reason is that a commit is not there. */
async function notInClone(history, commits) {
    for (const commit of commits) {
        const found = await (0,git_objects/* peel */.zY)(history.run, commit, 'commit');
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
/**
 * Whether the commits on the way to their common ancestor include one whose parents a shallow clone left out. Then a
 * better ancestor may lie behind the cut, and an older one would show other differences.
 */
async function reachesCut(history, tips, ancestor) {
    const place = await history.run({ args: ['rev-parse', '--git-path', 'shallow'] });
    const above = await history.run({ args: ['rev-list', ...tips, `^${ancestor}`, '--'] });
    if (place.state === 'missing' || above.state === 'missing')
        return true;
    const file = (0,external_node_path_.resolve)(history.directory, place.value.stdout.toString('utf8').replace(/\n$/, ''));
    const list = await (0,promises_.readFile)(file).catch(() => null);
    if (list === null)
        return true;
    const cut = new Set(words(list));
    return words(above.value.stdout).some((commit) => cut.has(commit));
}
function words(output) {
    return output
        .toString('latin1')
        .split(/\s+/)
        .filter((word) => word !== '');
}

;// CONCATENATED MODULE: ./build/capture/git-refs.js



/** The remote whose branches stand in for those that the clone does not have itself, as after actions/checkout. */
const REMOTE = 'origin';
/** No host takes longer names, and the system's limit on one argument is far above. */
const MAX_REF_LENGTH = 1_024;
/**
 * The commit that a name means: HEAD, a full commit id, a branch, a tag, a branch of origin (with or without `origin/`),
 * a full ref, or the first digits of a commit id; in that order, so that neither a tag nor digits can stand before a
 * branch of that name. Git's other ways to name a commit (`main~1`, `@{-1}`, `a..b`) are no names here: `null`.
 */
async function resolveRef(run, ref) {
    if (!isRefName(ref))
        return (0,facts/* known */.eO)(null);
    if (ref === 'HEAD')
        return (0,git_objects/* peel */.zY)(run, ref, 'commit');
    const digits = ref.toLowerCase();
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(digits))
        return (0,git_objects/* peel */.zY)(run, digits, 'commit');
    const named = await findRef(run, candidates(ref));
    if (named.state === 'missing' || named.value !== null)
        return named;
    return /^[0-9a-f]{4,63}$/.test(digits) ? resolveDigits(run, digits) : named;
}
async function resolveDigits(run, digits) {
    // The commit among all objects whose ids begin so; and, when that has no answer, whether there are several.
    const answers = await (0,git_objects/* askObjects */.kO)(run, [`${digits}^{commit}`, digits]);
    if (answers.state === 'missing')
        return answers;
    const [commit, any] = answers.value;
    // Git looks for refs in more places than we do; what it finds there is no abbreviation.
    if (typeof commit === 'object')
        return (0,facts/* known */.eO)(commit.oid.startsWith(digits) ? commit.oid : null);
    if (any !== 'ambiguous')
        return (0,facts/* known */.eO)(null);
    return (0,facts/* missing */.LO)('infrastructure', `"${digits}" begins more than one commit id. Write more of its digits.`);
}
/** The tip of a branch: of the clone's own, else of origin's. */
async function branchCommit(run, name) {
    if (!isRefName(name))
        return (0,facts/* known */.eO)(null);
    return findRef(run, [`refs/heads/${name}`, `refs/remotes/${REMOTE}/${name}`]);
}
/** The branch that is checked out, `null` when HEAD is detached. */
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
/** The branches whose tip is this commit, the clone's own first, then origin's; each name once. */
async function branchesAt(run, commit) {
    if (!(0,git_objects/* isObjectId */.TS)(commit))
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
/** The commit of the first of these full refs that exists. One that exists and leads to no commit is `missing`. */
async function findRef(run, refs) {
    const answer = await run({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...refs] });
    if (answer.state === 'missing')
        return answer;
    // Git leaves out a ref that it can't read, and exits with 0.
    const broken = refs.find((ref) => `${answer.value.stderr} `.includes(`ignoring broken ref ${ref} `));
    if (broken !== undefined)
        return (0,facts/* missing */.LO)('infrastructure', `${broken} is broken in this clone. Fetch it again.`);
    // A pattern also matches what lies below it as a folder, so the names are compared whole.
    const found = lines(answer.value.stdout).map((line) => line.toString('utf8'));
    for (const ref of refs) {
        const oid = found.find((line) => line.slice(line.indexOf(' ') + 1) === ref)?.split(' ', 1)[0];
        if (oid === undefined)
            continue;
        const commit = await (0,git_objects/* peel */.zY)(run, oid, 'commit');
        if (commit.state === 'missing' || commit.value !== null)
            return commit;
        return (0,facts/* missing */.LO)('infrastructure', `${ref} is ${oid}, which is no commit that this clone holds. Fetch it, or name another.`);
    }
    return (0,facts/* known */.eO)(null);
}
/** What `git check-ref-format` allows, for names of one level too, and nothing that begins like an option. */
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

// EXTERNAL MODULE: ./build/capture/git-run.js
var git_run = __webpack_require__(2669);
// EXTERNAL MODULE: ./build/capture/git-status.js + 1 modules
var git_status = __webpack_require__(7910);
// EXTERNAL MODULE: ./build/capture/system-words.js
var system_words = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/capture/git.js












/** A diff or a status of a huge repository on a slow disk takes a minute. */
const DEFAULT_TIMEOUT_MS = 5 * 60 * 1_000;
/** Opens the repository that a folder is in: a clone, a linked worktree, or a bare repository. */
async function openClone(directory, options = {}) {
    const { gitPath = 'git', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const odd = (await folderProblem(directory)) ?? (await gitProblem(gitPath));
    if (odd !== null)
        return (0,facts/* missing */.LO)('infrastructure', odd);
    const discover = (0,git_run/* gitRunner */.X)({ gitPath, timeoutMs, cwd: directory });
    const flags = ['--is-bare-repository', '--is-shallow-repository', '--absolute-git-dir'];
    const answer = await discover({ args: ['rev-parse', ...flags] });
    if (answer.state === 'missing')
        return notOpened(directory, answer);
    // Two words on lines of their own; a folder's name may hold line feeds itself, so the rest is the name.
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
        listFiles: (commit, folder) => (0,git_files/* listFiles */.C)(run, commit, folder),
        readBlobs: (oids, maxBytes) => (0,git_objects/* readBlobs */.b4)(run, oids, maxBytes),
        readFiles: (commit, paths, maxBytes) => (0,git_files/* readFiles */.U)(run, commit, paths, maxBytes),
        changedFiles: (base, head) => changedFiles(history, base, head),
        has: async (commit) => {
            if (!(0,git_objects/* isObjectId */.TS)(commit))
                return false;
            const found = await (0,git_objects/* peel */.zY)(run, commit, 'commit');
            return found.state === 'known' && found.value === commit;
        },
        currentBranch: () => currentBranch(run),
        branchesAt: (commit) => branchesAt(run, commit),
        branchCommit: (name) => branchCommit(run, name),
        treeOid: (commit) => treeOid(run, commit),
        statusIsClean: async () => {
            if (workTree === null)
                return (0,facts/* missing */.LO)('infrastructure', `${directory} is bare: it has no work tree.`);
            return (0,git_status/* workTreeStatus */.e)(run, workTree, (folder) => submoduleStatus(folder, options));
        },
    };
}
async function treeOid(run, commit) {
    const tree = (0,git_objects/* isObjectId */.TS)(commit) ? await (0,git_objects/* peel */.zY)(run, commit, 'tree') : (0,facts/* known */.eO)(null);
    if (tree.state === 'missing')
        return tree;
    if (tree.value !== null)
        return (0,facts/* known */.eO)(tree.value);
    return (0,facts/* missing */.LO)('infrastructure', `This clone does not hold commit ${commit}. Fetch the branch that holds it.`);
}
/** `null` for the folder of a submodule that is not checked out: git finds the repository around it. */
async function submoduleStatus(folder, options) {
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
/** Why nothing can be looked for in a folder; `null` when it is one. */
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
/** Why git can't be run; `null` when it is there. */
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

/***/ 6248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ limitsWithin)
});

;// CONCATENATED MODULE: ./build/capture/capture-request.js
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;
/** A hosted runner ends a job after six hours and has some 14 GiB of disk that it promises. */
const DEFAULT_LIMITS = {
    totalMs: 60 * MINUTE_MS,
    targetMs: 20 * MINUTE_MS,
    // Cargo's JSON of a large workspace is some hundred MB.
    outputBytes: GIB,
    diskBytes: 40 * GIB,
};

;// CONCATENATED MODULE: ./build/capture/limits.js

/** The limits of a capture within the time that was asked for. */
function limitsWithin(timeoutMs) {
    return { ...DEFAULT_LIMITS, totalMs: timeoutMs, targetMs: Math.min(DEFAULT_LIMITS.targetMs, timeoutMs) };
}


/***/ }),

/***/ 2053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ endGroup),
/* harmony export */   cM: () => (/* binding */ HAS_PROCESS_GROUPS),
/* harmony export */   fb: () => (/* binding */ killStragglers),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   r7: () => (/* binding */ signalTree)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);




/**
 * Whole trees of processes. On POSIX a child leads a process group of its own, and the group is what is signalled.
 * Windows has no groups that outlive their leader: there `taskkill /T` follows parent ids, which finds the tree only
 * while its root still runs. What a leader leaves behind after a normal exit on Windows is not found.
 */
const HAS_PROCESS_GROUPS = process.platform !== 'win32';
const POLL_MS = 20;
/** SIGKILL cannot be refused, but a process in the middle of disk or network I/O dies only when that returns. */
const DEATH_MS = 1_000;
/** How often the process table is walked for marked processes: one that forks while it is walked needs another walk. */
const STRAGGLER_ROUNDS = 10;
/** Ends a running child and everything that it started in its group (POSIX) or below it (Windows, always by force). */
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
/**
 * Ends what is left of a group whose leader has exited: SIGTERM, then SIGKILL after `graceMs`. Answers whether there
 * was anything left. Always false on Windows.
 */
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
/** Ends a group at once and without waiting: for handlers that run while this process itself ends. */
function killGroup(leader) {
    if (HAS_PROCESS_GROUPS)
        signalGroup(leader, 'SIGKILL');
}
/**
 * Finds processes that left their group (`setsid`) by an environment variable that they inherited, and kills them.
 * `marker` is the whole entry, `NAME=value`, unique to one run: whatever carries it dies. Linux only, since it reads
 * `/proc/<pid>/environ`; elsewhere it finds none. A process that cleared its environment, or that belongs to another
 * user, is not found either.
 */
async function killStragglers(marker) {
    if (!/^[A-Z_]+=[\w-]{8,}$/.test(marker))
        throw new Error(`not a marker that is unique to one run: ${marker}`);
    const killed = new Set();
    for (let round = 0; round < STRAGGLER_ROUNDS; round += 1) {
        const found = markedProcesses(marker);
        if (found.length === 0)
            return { killed: killed.size, left: 0 };
        for (const pid of found) {
            send(pid, 'SIGKILL');
            killed.add(pid);
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(POLL_MS);
    }
    return { killed: killed.size, left: markedProcesses(marker).length };
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
        // ESRCH: already gone. EPERM: it changed its user, and nothing that this process may do ends it.
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
/**
 * A group of zombies can be signalled like a living one. They stay where the first process of a container never
 * collects its orphans, so on Linux the state in the process table decides.
 */
function groupIsAlive(leader) {
    if (!send(-leader, 0))
        return false;
    if (process.platform !== 'linux')
        return true;
    return processIds().some((pid) => isLivingMember(pid, leader));
}
function isLivingMember(pid, group) {
    const stat = readProc(pid, 'stat');
    // The second field is the program's name in parentheses and may hold anything, parentheses too.
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
/** Empty when the process is gone, or another user's. */
function readProc(pid, file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/${file}`);
    }
    catch {
        return Buffer.alloc(0);
    }
}


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ killRunningProcesses),
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/capture/executable.js
var executable = __webpack_require__(8093);
;// CONCATENATED MODULE: ./build/capture/process-output.js
/** The end of stderr is where programs say why they failed; what came before it is not kept. */
const STDERR_TAIL_BYTES = 64 * 1024;
/**
 * Reads both pipes of a child for as long as they are open. Above the limit it calls `stop` and reads on without keeping
 * anything, so that a child that waits for room in a pipe can still react to its signal.
 */
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

// EXTERNAL MODULE: ./build/capture/process-tree.js
var process_tree = __webpack_require__(2053);
;// CONCATENATED MODULE: ./build/capture/process-stop.js

/** After SIGKILL. A process that the kernel can't end (a dead network disk) must not hold us up. */
const GIVE_UP_MS = 5_000;
/** Resolves with a child's exit, or with what kept it from starting. */
function exitOf(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        // Also sent when a signal could not be delivered; only a child without an id never started.
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failure: error.message });
        });
    });
}
/** Stops a child's whole tree on demand: SIGTERM, then SIGKILL after `graceMs`. Only the first demand counts. */
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

;// CONCATENATED MODULE: ./build/capture/process.js







const DEFAULT_GRACE_MS = 2_000;
/** How long a pipe may stay open after the leader's exit, in the hands of a process that it started. */
const DRAIN_MS = 1_000;
/** The longest delay that Node's timers take: a greater one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/**
 * Runs a program to its end and answers how it ended; it throws only what `onStdout` threw. Whatever the program started
 * in its process group has been ended too when this returns. Programs that leave the group (`setsid`) are what
 * `killStragglers` is for; on Windows only a program that we stopped takes its children along.
 */
async function runProcess(request) {
    if (request.signal?.aborted)
        return unstarted('aborted', 'was not started: the run was called off');
    if (!isFolder(request.cwd))
        return couldNotStart(`its working folder ${request.cwd} does not exist`);
    const texts = [request.command, ...request.args, ...Object.entries(request.env).flat()];
    // Node writes U+FFFD for a lone surrogate, and would so name another file.
    if (texts.some((text) => /\p{Surrogate}/u.test(text)))
        return couldNotStart('an argument is not Unicode text');
    const program = await (0,executable/* findExecutable */.o)(request.command, request.env.PATH);
    if (program === null)
        return couldNotStart('no folder of PATH holds it');
    const child = start(program, request);
    return 'failure' in child ? couldNotStart(child.failure) : supervise(child, request);
}
/** Kills every process that is still running here, without waiting: for handlers of SIGINT and SIGTERM. */
function killRunningProcesses() {
    for (const child of running) {
        if (process_tree/* HAS_PROCESS_GROUPS */.cM && child.pid !== undefined)
            (0,process_tree/* killGroup */.i0)(child.pid);
        else
            (0,process_tree/* signalTree */.r7)(child, 'SIGKILL');
    }
}
// Children lead groups of their own, so no terminal and no parent's death ends them.
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
            // On POSIX: a process group of its own. On Windows it would only open a console window.
            detached: process_tree/* HAS_PROCESS_GROUPS */.cM,
            windowsHide: true,
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
    }
    catch (error) {
        // A NUL byte in an argument, or more arguments than the system takes.
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
    // A child may exit before it has read all of its input. Its exit code tells what that means.
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
/** After the leader's exit: reads what is still in the pipes, ends what it left behind, lets go of pipes that stay open. */
async function settle(child, closed, stopper, graceMs) {
    await within(DRAIN_MS, closed, stopper.stopped);
    const left = child.pid !== undefined && (await (0,process_tree/* endGroup */.N4)(child.pid, graceMs));
    // Whoever still holds a pipe has left the group.
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

/***/ 1056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ endOnSignals)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);

/** Exit codes by convention: 128 and the signal's number. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
let isListening = false;
/**
 * Ends this process, and every process that it runs, when the runner cancels the job or a person presses Ctrl-C. Nothing is
 * left half done on GitHub, since a check run is posted completed or not at all.
 */
function endOnSignals() {
    if (isListening)
        return;
    isListening = true;
    for (const [signal, code] of Object.entries(ENDINGS)) {
        process.once(signal, () => {
            (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .killRunningProcesses */ .j)();
            process.exit(code);
        });
    }
}


/***/ }),

/***/ 9537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   it: () => (/* binding */ MODE_SYMLINK),
/* harmony export */   x1: () => (/* binding */ MODE_SUBMODULE)
/* harmony export */ });
/* unused harmony export MODE_EXECUTABLE */
/** File modes as git writes them. Others (old `100664` among them) occur in old trees and are kept as they are. */
const MODE_SYMLINK = '120000';
const MODE_SUBMODULE = '160000';
const MODE_EXECUTABLE = '100755';


/***/ }),

/***/ 1942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tI: () => (/* binding */ compileGlobs)
/* harmony export */ });
/* unused harmony exports MAX_ENTRY_LENGTH, MAX_GLOB_LENGTH, MAX_WILDCARDS, MAX_GLOBSTARS */
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1138);

/**
 * Which paths a list of entries covers. An entry covers the path that equals it byte for byte; an entry with a wildcard
 * also covers what it matches as a glob. `*` and `?` stay within a folder (`?` is one code point), and a whole
 * component `**` stands for any number of folders, none included; at the end of an entry it needs at least one component,
 * so that `src/**` does not cover `src`. Every other character is literal, dotfiles are like other files and case matters.
 */
/** The longest entry, in UTF-16 units: Linux's PATH_MAX, with room for wildcards. */
const MAX_ENTRY_LENGTH = 4_352;
/** From the first folder with a wildcard to the end of the entry, in UTF-16 units. */
const MAX_GLOB_LENGTH = 256;
/** `*` and `?` in one entry, each counted. */
const MAX_WILDCARDS = 64;
/** Components `**` in one entry. minimatch answers a silent false above 200; here more than this is an error. */
const MAX_GLOBSTARS = 16;
/**
 * Matching takes up to glob length × path length steps. Above this product, which no path within PATH_MAX reaches, a
 * glob does not cover a path; `folder/**` still does.
 */
const MAX_MATCH_STEPS = MAX_GLOB_LENGTH * 5_000;
/** Compiles all entries, or says what is wrong with each one that is refused. */
function compileGlobs(entries) {
    const problems = entries.flatMap((entry) => problemOf(entry) ?? []);
    if (problems.length > 0)
        return { ok: false, problems };
    const literals = new Set(entries);
    const globs = [...literals].filter(hasWildcard).map(compileGlob);
    const candidates = candidateLookup(globs);
    const compiled = {
        entries,
        matches: (path) => literals.has(path) ? path : (candidates(path).find((glob) => covers(glob, path))?.entry ?? null),
        namesLiterally: (path) => literals.has(path),
        split: (paths) => splitPaths(literals, candidates, paths),
    };
    return { ok: true, globs: compiled };
}
/** One pass for all three answers. A glob that covered a path before is asked again only while nothing else covers the path. */
function splitPaths(entries, candidates, paths) {
    const covered = new Map();
    const outside = [];
    const waiting = new Set(entries);
    for (const path of paths) {
        waiting.delete(path);
        let by = entries.has(path) ? path : null;
        for (const glob of candidates(path)) {
            if ((by !== null && !waiting.has(glob.entry)) || !covers(glob, path))
                continue;
            waiting.delete(glob.entry);
            by ??= glob.entry;
        }
        if (by === null)
            outside.push(path);
        else
            covered.set(path, by);
    }
    return { covered, outside, unmatched: [...waiting] };
}
/**
 * The globs, in listed order, that are possible by the path's folder (it lies in the glob's literal folder and holds the
 * literal folders named further on) and by the first letter of its name. The answer is kept by these two, which most
 * paths share with others.
 */
function candidateLookup(globs) {
    const byFolder = new Map();
    for (const glob of globs) {
        const bucket = byFolder.get(glob.folder);
        if (bucket === undefined)
            byFolder.set(glob.folder, [glob]);
        else
            bucket.push(glob);
    }
    const longest = globs.reduce((length, glob) => Math.max(length, glob.folder.length), 0);
    const kept = new Map();
    return (path) => {
        if (globs.length === 0 || !isFilePath(path))
            return [];
        const name = path.lastIndexOf('/') + 1;
        const key = path.slice(0, name + 1);
        const known = kept.get(key);
        if (known !== undefined)
            return known;
        const folder = path.slice(0, name);
        const found = [...(byFolder.get('') ?? [])];
        for (let end = folder.indexOf('/') + 1; end > 0 && end <= longest; end = folder.indexOf('/', end) + 1) {
            for (const glob of byFolder.get(folder.slice(0, end)) ?? [])
                found.push(glob);
        }
        const rooted = `/${folder}`;
        const possible = found.filter((glob) => key.startsWith(glob.stem.slice(0, 1), name) && glob.needs.every((each) => rooted.includes(each)));
        possible.sort((a, b) => a.index - b.index);
        kept.set(key, possible);
        return possible;
    };
}
function covers(glob, path) {
    if (glob.rest === '**')
        return true;
    if (!path.endsWith(glob.suffix) || !path.startsWith(glob.stem, path.lastIndexOf('/') + 1))
        return false;
    if ((path.length - glob.folder.length) * glob.rest.length > MAX_MATCH_STEPS)
        return false;
    return glob.matcher().match(path.slice(glob.folder.length));
}
/** No file has a blank, `.` or `..` component, so no glob covers a path with one. */
function isFilePath(path) {
    return !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
function compileGlob(entry, index) {
    const folder = literalFolder(entry);
    const rest = entry.slice(folder.length);
    const tail = rest.slice(Math.max(rest.lastIndexOf('*'), rest.lastIndexOf('?')) + 1);
    const components = rest.split('/');
    const last = components.pop() ?? '';
    let matcher;
    return {
        entry,
        index,
        folder,
        rest,
        needs: components.filter((component) => !hasWildcard(component)).map((component) => `/${component}/`),
        suffix: tail.startsWith('/') ? tail.slice(1) : tail,
        stem: /^[^*?]*/.exec(last)?.[0] ?? '',
        matcher() {
            matcher ??= matcherOf(rest);
            return matcher;
        },
    };
}
function literalFolder(entry) {
    return entry.slice(0, entry.lastIndexOf('/', entry.search(/[*?]/)) + 1);
}
function hasWildcard(entry) {
    return /[*?]/.test(entry);
}
/** minimatch with everything switched off that it knows beyond `*`, `?` and `**`, on every operating system. */
function matcherOf(glob) {
    return new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob.replace(/[\\[]/g, '\\$&'), {
        dot: true,
        nobrace: true,
        nocomment: true,
        noext: true,
        nonegate: true,
        optimizationLevel: 0,
        platform: 'linux',
        preserveMultipleSlashes: true,
    });
}
function problemOf(entry) {
    const refuse = (what) => ({ entry, message: `The entry ${excerpt(entry)} ${what}` });
    if (entry.length > MAX_ENTRY_LENGTH) {
        return refuse(`has ${entry.length} characters, more than ${MAX_ENTRY_LENGTH}. Name the files more briefly.`);
    }
    if (!hasWildcard(entry))
        return null;
    const length = entry.length - literalFolder(entry).length;
    if (length > MAX_GLOB_LENGTH) {
        return refuse(`goes on for ${length} characters from its first wildcard's folder, more than ${MAX_GLOB_LENGTH}.`);
    }
    const wildcards = entry.match(/[*?]/g)?.length ?? 0;
    if (wildcards > MAX_WILDCARDS) {
        return refuse(`holds ${wildcards} wildcards, more than ${MAX_WILDCARDS}. Split it into simpler ones.`);
    }
    const globstars = entry.split('/').filter((component) => component === '**').length;
    if (globstars <= MAX_GLOBSTARS)
        return null;
    return refuse(`holds \`**\` ${globstars} times, more than ${MAX_GLOBSTARS}. Split it into simpler ones.`);
}
function excerpt(entry) {
    return JSON.stringify(entry.length > 80 ? `${entry.slice(0, 79)}…` : entry);
}


/***/ }),

/***/ 9097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseCaptureFlags)
/* harmony export */ });
/* harmony import */ var _capture_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6222);


/** Reads the flags of a command that captures. */
function parseCaptureFlags(command, args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFlags */ .b)(command, args);
    if (!parsed.ok)
        return parsed;
    const { flags } = parsed;
    const problems = [];
    const capture = (0,_capture_options_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCaptureOptions */ .i)(flags.text, problems, _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .sayFlag */ .U);
    if (problems.length > 0)
        return { ok: false, problem: problems.join('\n') };
    return { ok: true, directory: flags.text('repo') || '.', capture, flags };
}


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  capture: () => (/* binding */ capture_capture),
  describe: () => (/* binding */ describe),
  problemsOf: () => (/* binding */ problemsOf),
  showProgress: () => (/* binding */ showProgress)
});

// EXTERNAL MODULE: ./build/capture/capture.js + 41 modules
var capture = __webpack_require__(5952);
// EXTERNAL MODULE: ./build/capture/capture-file.js
var capture_file = __webpack_require__(5682);
// EXTERNAL MODULE: ./build/capture/limits.js + 1 modules
var limits = __webpack_require__(6248);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/capture/progress-text.js

const STEPS = {
    'work-tree': 'check that the work tree is the commit',
    metadata: 'read the workspace',
    'build-tests': 'build the tests',
    'plan-runs': 'see how cargo starts each test target',
    clippy: 'clippy',
    'work-tree-again': 'check that the work tree is unchanged',
    checks: "the plan's checks",
};
/** One line for a step of a capture, calm enough for a log; `null` for what is not worth one. Names are escaped for terminals. */
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

// EXTERNAL MODULE: ./build/capture/signals.js
var signals = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/evidence/evidence-file.js
var evidence_file = __webpack_require__(5562);
// EXTERNAL MODULE: ./build/cli/capture-flags.js
var capture_flags = __webpack_require__(9097);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
;// CONCATENATED MODULE: ./build/cli/capture.js









/** `plan-gate capture`: runs tests and clippy of what is checked out and writes the evidence. Exit 2 where it is not whole. */
async function capture_capture(args) {
    const parsed = (0,capture_flags/* parseCaptureFlags */.R)('capture', args);
    if (!parsed.ok)
        return (0,command/* failure */.V)(parsed.problem);
    (0,signals/* endOnSignals */.c)();
    const { directory, capture: options, flags } = parsed;
    const file = await (0,capture_file/* reserveFile */.P)(flags.text('out') || 'evidence.json');
    if (file.state !== 'known')
        return (0,command/* failure */.V)(file.reason);
    const captured = await (0,capture/* captureEvidence */.G)({
        repository: directory,
        workspace: options.workspace,
        ref: flags.text('ref'),
        cargoArgs: options.cargoArgs,
        extraEnvironment: options.env,
        environment: process.env,
        limits: (0,limits/* limitsWithin */.y)(options.timeoutMs),
        progress: showProgress,
    });
    if (captured.state !== 'known')
        return (0,command/* failure */.V)(captured.reason);
    const { evidence } = captured.value;
    const written = await file.value.write((0,evidence_file/* serializeEvidence */.wN)(evidence));
    if (written.state !== 'known')
        return (0,command/* failure */.V)(written.reason);
    return {
        exitCode: evidence.complete ? 0 : 2,
        stdout: `${(0,report_escape/* visible */.RK)(file.value.path)}: ${describe(evidence)}\n`,
        stderr: problemsOf(evidence),
    };
}
/** Progress goes to standard error, a line a step, as it happens. */
function showProgress(event) {
    const line = progressLine(event);
    if (line !== null)
        process.stderr.write(`${line}\n`);
}
/** What a capture found, in a line. */
function describe({ snapshot, complete }) {
    const { passed, failed, ignored, targets } = snapshot.tests;
    const warnings = snapshot.clippy.warnings.length;
    const counts = `${passed.length} tests passed, ${failed.length} failed, ${ignored.length} ignored in ${targets.length} targets; ${warnings} clippy warnings`;
    return complete ? counts : `not complete: ${counts}`;
}
/** Why evidence is not whole, a line each; empty when it is. */
function problemsOf({ problems, not_run }) {
    const lines = [
        ...problems.map((problem) => problem.message),
        ...not_run.map(({ target, reason }) => `${target} was not run: ${reason}`),
    ];
    return lines.map((line) => `plan-gate: ${(0,report_escape/* visible */.RK)(line)}\n`).join('');
}


/***/ }),

/***/ 5562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vf: () => (/* binding */ parseEvidence),
/* harmony export */   vz: () => (/* binding */ EVIDENCE_LIMITS),
/* harmony export */   wN: () => (/* binding */ serializeEvidence)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8303);
/* harmony import */ var _evidence_validator_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9382);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9735);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3826);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(917);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1616);






/** An artifact from a job that ran a stranger's code is read only up to here. */
const EVIDENCE_LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };
/**
 * Reads an evidence file, which may come from a job that ran the pull request's code: hostile data. Size, JSON and shape are
 * checked, nothing else; whether it is of the right commit and whole is for the gates. Never throws, whatever the bytes.
 */
function parseEvidence(bytes) {
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonFile */ .J)(bytes, EVIDENCE_LIMITS, _evidence_validator_cjs__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t);
    if (!file.ok)
        return file;
    // The schema has been checked, and this type says the same as the schema.
    const written = file.value;
    return { ok: true, value: normalizeEvidence({ ...written, snapshot: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeRun */ .xg)(written.snapshot) }) };
}
/** The one way to write evidence: compact JSON, keys in order, lists sorted, so that the same evidence gives the same bytes. */
function serializeEvidence(evidence) {
    const whole = normalizeEvidence(evidence);
    return JSON.stringify({ ...whole, snapshot: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeRun */ .bp)(whole.snapshot) });
}
/** Keys in order, lists sorted where their order means nothing, and nothing that evidence does not have. */
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
        problems: evidence.problems.map(({ code, message }) => ({ code, message })),
        commands: evidence.commands.map(({ argv, exit_code }) => ({ argv, exit_code })),
        failures: evidence.failures
            .map(({ test, message, path, line, column }) => ({
            test: (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeTest */ .i4)(test),
            message,
            path,
            line,
            column,
        }))
            .sort((a, b) => (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTests */ .l)(a.test, b.test)),
        warnings: evidence.warnings.map(normalizeWarning).sort(_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWarnings */ .F2),
        checks: evidence.checks.map(({ desc, run, cwd, exit_code, reason, output }) => ({
            desc,
            run,
            cwd,
            exit_code,
            reason,
            output,
        })),
        not_run: evidence.not_run
            .map(({ target, reason }) => ({ target, reason }))
            .sort((a, b) => (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareUtf8 */ .zq)(a.target, b.target)),
    };
}
function normalizeWarning(warning) {
    return {
        lint: warning.lint,
        package: warning.package,
        file: warning.file,
        message: warning.message,
        path: warning.path,
        help: warning.help,
        sites: [...warning.sites].sort(_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .compareSites */ .Ci).slice(0, _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_WARNING_SITES */ .nj).map(writeSite),
    };
}
function writeSite({ line, end_line, column, end_column }) {
    return { line, end_line, column, end_column };
}


/***/ }),

/***/ 8303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   Fd: () => (/* binding */ toBaseline),
/* harmony export */   nj: () => (/* binding */ MAX_WARNING_SITES)
/* harmony export */ });
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3826);

/** GitHub takes few annotations in all; more places of one warning would only weigh on the file. */
const MAX_WARNING_SITES = 50;
/** The order of one warning's places in a file. */
function compareSites(a, b) {
    return a.line - b.line || a.column - b.column || a.end_line - b.end_line || a.end_column - b.end_column;
}
/** The evidence as a baseline under the plan's name for the commit. */
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

/***/ 4007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ compatibleToolchains),
/* harmony export */   p8: () => (/* binding */ rustcMinor),
/* harmony export */   v3: () => (/* binding */ UNKNOWN_TOOLCHAIN)
/* harmony export */ });
/** What `capture` records when `rustc -V` could not be asked; two such captures are not known to be alike. */
const UNKNOWN_TOOLCHAIN = 'unknown';
/** Unicode White_Space, which is what splits words in the reference (JavaScript's `\s` differs in two code points). */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** The grammar of semver.org, with its named parts reduced to the three numbers. */
const NUMBER = '(0|[1-9][0-9]*)';
const PRE = '(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)';
const BUILD = '[0-9a-zA-Z-]+';
const SEMVER = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`);
/** The reference keeps version numbers in 64 bits; a longer one is no version to it. */
const MAX_VERSION_NUMBER = 2n ** 64n - 1n;
const MAX_VERSION_LENGTH = 256;
/**
 * True when results of two toolchains (as `rustc -V` prints them) may be compared: same major and minor version where both
 * are `rustc <semver>`, else only when they are the same string.
 */
function compatibleToolchains(a, b) {
    const left = rustcMinor(a);
    const right = rustcMinor(b);
    return left !== null && right !== null ? left === right : a === b;
}
/** `major.minor` of what `rustc -V` prints, or null for anything else. */
function rustcMinor(toolchain) {
    const words = toolchain.split(WHITE_SPACE).filter((word) => word !== '');
    const version = words[0] === 'rustc' ? (words[1] ?? '') : '';
    const numbers = version.length <= MAX_VERSION_LENGTH ? SEMVER.exec(version)?.slice(1, 4) : undefined;
    if (numbers?.every((digits) => BigInt(digits) <= MAX_VERSION_NUMBER) !== true)
        return null;
    return `${numbers[0]}.${numbers[1]}`;
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   hH: () => (/* binding */ notApplicable)
/* harmony export */ });
function known(value) {
    return { state: 'known', value };
}
function missing(kind, reason) {
    return { state: 'missing', kind, reason };
}
function notApplicable(reason) {
    return { state: 'not-applicable', reason };
}


/***/ }),

/***/ 7473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ GATES)
});

;// CONCATENATED MODULE: ./build/gates/gate.js
/** Declares a gate; `needs` decides what `evaluate` can see, so reading another fact does not compile. */
function defineGate(gate) {
    return gate;
}

;// CONCATENATED MODULE: ./build/gates/baseline.js

const baselineGate = defineGate({
    id: 'baseline',
    title: 'Baseline',
    why: 'Tests and warnings are held against the commit that the feature started from; a baseline that is not the one the plan pins could hide any loss.',
    failureKind: 'bad-baseline',
    needs: ['baselineState'],
    evaluate({ baselineState }) {
        const { source, findings } = baselineState;
        const errors = findings.filter((finding) => finding.level === 'error').length;
        if (errors > 0)
            return { summary: `${errors} ${errors === 1 ? 'problem' : 'problems'} with the baseline.`, findings };
        if (source === null) {
            return {
                summary: 'The head has the three hashes that the plan pins, so the lists of the baseline are not needed.',
                findings,
            };
        }
        return { summary: `The baseline is ${source}, which is what the plan pins.`, findings };
    },
});

;// CONCATENATED MODULE: ./build/gates/branch.js

const branchGate = defineGate({
    id: 'branch',
    title: 'Branch',
    why: 'A change that lands on another branch than the plan names escapes every later check of the feature.',
    failureKind: 'violation',
    needs: ['placement'],
    evaluate({ placement }) {
        const expected = expectedBase(placement);
        if (placement.baseRef === expected) {
            return {
                summary: `The base ${placement.baseRef} is the plan's branch for a ${placement.kind} pull request.`,
                findings: [],
            };
        }
        return {
            summary: `The base is ${placement.baseRef}, not ${expected}.`,
            findings: [wrongBase(placement, expected)],
        };
    },
});
function expectedBase({ kind, feature }) {
    return kind === 'feature' ? feature.source_branch : feature.integration_branch;
}
function wrongBase(placement, expected) {
    return {
        code: 'wrong_base',
        level: 'error',
        message: `A ${placement.kind} pull request of ${placement.feature.slug} goes into ${expected}, but this one goes into ${placement.baseRef}.`,
        help: `Change the base of the pull request to ${expected}, or choose the plan that governs ${placement.baseRef}.`,
    };
}

;// CONCATENATED MODULE: ./build/gates/checks-pass.js

/** Of what a failed check printed, the end is shown: so many lines, and so many UTF-16 units. */
const SHOWN_LINES = 10;
const SHOWN_UNITS = 800;
const checksPassGate = defineGate({
    id: 'checks-pass',
    title: 'Plan checks',
    why: 'The checks are what the plan itself says must hold when this work is done.',
    failureKind: 'violation',
    needs: ['planChecks'],
    evaluate({ planChecks }) {
        const findings = planChecks.flatMap(findingFor);
        const all = planChecks.length === 1 ? 'The plan check' : `All ${planChecks.length} plan checks`;
        const summary = findings.length === 0
            ? `${all} exited as expected.`
            : `${findings.length} of ${planChecks.length} plan checks did not exit as expected.`;
        return { summary, findings };
    },
});
function findingFor({ check, results }) {
    const expected = check.expect_exit ?? 0;
    const what = `Plan check “${check.desc}” (\`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`})`;
    const bad = results.find((result) => result.exit_code !== expected);
    if (results.length > 0 && bad === undefined)
        return [];
    const help = `Run \`${check.run}\`${check.cwd === undefined ? '' : ` in ${check.cwd}`} and mend what it reports; it must exit with ${expected}.`;
    if (bad === undefined || bad.exit_code === null) {
        const why = bad?.reason ?? 'The evidence holds no result of it.';
        return [
            { code: 'check_not_run', level: 'error', message: `${what} did not run to its end. ${why}`, help },
        ];
    }
    return [
        {
            code: 'check_failed',
            level: 'error',
            message: `${what} exited with ${bad.exit_code}, not ${expected}.${printed(bad)}`,
            help,
        },
    ];
}
function printed({ output }) {
    const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n').slice(-SHOWN_UNITS);
    return lines.trim() === '' ? '' : ` It printed last:\n${lines}`;
}

;// CONCATENATED MODULE: ./build/gates/evidence.js

const evidenceGate = defineGate({
    id: 'evidence',
    title: 'Evidence',
    why: 'Without evidence from running the code nobody knows whether tests and clippy still hold.',
    failureKind: 'incomplete-evidence',
    needs: ['evidenceState'],
    evaluate({ evidenceState }) {
        const { content, findings } = evidenceState;
        if (findings.length > 0 || content === null)
            return { summary: problem(evidenceState), findings };
        return { summary: described(content), findings };
    },
});
function problem({ origin }) {
    if (origin === null)
        return 'There is no evidence of what the code does.';
    const what = origin === 'file' ? 'evidence that was handed over' : 'evidence that was captured';
    return `The ${what} can not be used.`;
}
function described({ toolchain, passed, failed, ignored, targets, warnings }) {
    const tests = `${passed} tests passed, ${failed} failed and ${ignored} were ignored in ${targets} targets`;
    return `${tests}; ${warnings} clippy ${warnings === 1 ? 'warning' : 'warnings'} (${toolchain}).`;
}

// EXTERNAL MODULE: ./build/changes/changed-file.js
var changed_file = __webpack_require__(9537);
// EXTERNAL MODULE: ./build/changes/scope.js
var changes_scope = __webpack_require__(1942);
;// CONCATENATED MODULE: ./build/changes/scope-hint.js

/** Folders above a path that are compared with the entries, outermost first: deeper nesting is no slip of a plan's author. */
const MAX_FOLDERS = 32;
const indexes = new WeakMap();
/**
 * A whole sentence about the entry that a path outside of all entries narrowly misses, or `null` when none is near:
 * they differ only in how letters with marks are composed, or only by case, or the entry names a folder and lacks `/**`.
 * It is only a hint: the path stays outside.
 */
function scopeHint(path, entries) {
    const index = indexOf(entries);
    const composed = originOf(index.composed, compose(path));
    if (composed !== null) {
        return `The entry ${composed} looks the same, but its letters are composed of other Unicode characters (NFC or NFD).`;
    }
    const folded = originOf(index.folded, fold(path));
    if (folded !== null)
        return `The entry ${folded} differs only by upper and lower case.`;
    const folder = folderEntry(path, index.exact);
    if (folder === null)
        return null;
    return `The entry ${folder} covers a folder's name only; ${folder.replace(/\/$/, '')}/** covers what is in it.`;
}
function indexOf(entries) {
    const known = indexes.get(entries);
    if (known !== undefined)
        return known;
    const index = {
        exact: compileAll(entries),
        composed: rewrite(entries, compose),
        folded: rewrite(entries, fold),
    };
    indexes.set(entries, index);
    return index;
}
function rewrite(entries, change) {
    const origins = new Map();
    for (const entry of entries) {
        const changed = change(entry);
        if (!origins.has(changed))
            origins.set(changed, entry);
    }
    return { globs: compileAll([...origins.keys()]), origins };
}
/** A rewritten entry can grow beyond a limit; then there are no hints, which nothing depends on. */
function compileAll(entries) {
    const compiled = (0,changes_scope/* compileGlobs */.tI)(entries);
    return compiled.ok ? compiled.globs : compileAll([]);
}
function originOf({ globs, origins }, path) {
    const entry = globs.matches(path);
    return entry === null ? null : (origins.get(entry) ?? null);
}
function folderEntry(path, exact) {
    let end = path.indexOf('/');
    for (let depth = 0; end >= 0 && depth < MAX_FOLDERS; depth++) {
        const folder = path.slice(0, end);
        const entry = exact.namesLiterally(`${folder}/`) ? `${folder}/` : exact.matches(folder);
        if (entry !== null)
            return entry;
        end = path.indexOf('/', end + 1);
    }
    return null;
}
function compose(text) {
    return text.normalize('NFC');
}
function fold(text) {
    return compose(text).toLowerCase();
}

// EXTERNAL MODULE: ./build/plan/plan-files.js
var plan_files = __webpack_require__(6201);
;// CONCATENATED MODULE: ./build/gates/file-scope.js





/** Entries that matched nothing are listed up to this many; more are counted. */
const LISTED_ENTRIES = 20;
const fileScopeGate = defineGate({
    id: 'file-scope',
    title: 'File scope',
    why: 'The plan says which files a chunk may touch, so that chunks can be built side by side and reviewed for what they are.',
    failureKind: 'violation',
    needs: ['changes', 'scope'],
    evaluate({ changes, scope }) {
        const compiled = (0,changes_scope/* compileGlobs */.tI)([...scope.entries, ...scope.allow]);
        if (!compiled.ok)
            return {
                summary: 'An entry of the scope is not usable.',
                findings: compiled.problems.map(unusableEntry),
            };
        const split = compiled.globs.split(changes.map((file) => file.path));
        const strays = new Set(split.outside);
        const outside = changes.filter((file) => strays.has(file.path) && !(scope.steeringToo && (0,plan_files/* isSteeringFile */.Wg)(file.path)));
        const tolerated = outside.length <= scope.slack;
        const findings = outside.map((file) => outOfScope(file, scope, tolerated));
        return {
            summary: summary(changes.length, outside.length, scope),
            findings: [...findings, ...unmatchedNotices(split.unmatched, scope)],
        };
    },
});
function summary(changed, outside, { owner, slack }) {
    const files = `${changed} changed ${changed === 1 ? 'file' : 'files'}`;
    if (outside === 0)
        return `All of ${files} ${changed === 1 ? 'is' : 'are'} in the scope of ${owner}.`;
    const slackNote = slack === 0 ? '' : ` (${slack} tolerated by \`slack\`)`;
    return `${outside} of ${files} ${outside === 1 ? 'is' : 'are'} outside the scope of ${owner}${slackNote}.`;
}
function outOfScope(file, scope, tolerated) {
    const { path } = file;
    const hint = scopeHint(path, scope.entries);
    const near = hint === null ? '' : ` ${hint}`;
    return {
        code: tolerated ? 'tolerated_by_slack' : 'out_of_scope',
        level: tolerated ? 'notice' : 'error',
        message: `${path} ${file_scope_described(file)}, but it is not in files_touched of ${scope.owner}.${near}`,
        help: tolerated ? 'Tolerated by slack; nothing to do.' : remedy(path, scope.owner),
        path,
        line: 1,
    };
}
function remedy(path, owner) {
    return (0,plan_files/* isSteeringFile */.Wg)(path)
        ? 'Take it out of this pull request; plans and baselines change in a pull request of their own.'
        : `Undo the change to ${path}, or have the next plan revision list it for ${owner}.`;
}
/** What happened to the file, with the kinds of change that are easily overlooked said outright. */
function file_scope_described(file) {
    const { before, after } = file;
    const done = { added: 'is added', deleted: 'is deleted or moved away', modified: 'is changed' }[file.change];
    if (after?.mode === changed_file/* MODE_SYMLINK */.it && before?.mode !== changed_file/* MODE_SYMLINK */.it)
        return file.change === 'added' ? 'is added as a symlink' : 'becomes a symlink';
    if (after?.mode === changed_file/* MODE_SUBMODULE */.x1)
        return file.change === 'added'
            ? 'is added as a submodule'
            : 'is a submodule that moves to another commit';
    const onlyMode = file.change === 'modified' && before?.oid === after?.oid && before !== undefined;
    return onlyMode ? `changes its mode from ${before?.mode} to ${after?.mode}` : done;
}
function unmatchedNotices(entries, scope) {
    const planned = new Set(scope.entries);
    const listed = entries.filter((entry) => planned.has(entry));
    if (listed.length === 0)
        return [];
    const shown = listed.slice(0, LISTED_ENTRIES).join(', ');
    const more = listed.length > LISTED_ENTRIES ? ` and ${listed.length - LISTED_ENTRIES} more` : '';
    return [
        {
            code: 'unmatched_entries',
            level: 'notice',
            message: `Entries of ${scope.owner} that no changed file matches: ${shown}${more}.`,
            help: 'Nothing to do, unless one was meant to match: entries are exact, case counts, and a folder needs `/**`.',
        },
    ];
}
function unusableEntry(problem) {
    return {
        code: 'unusable_entry',
        level: 'error',
        message: problem.message,
        help: 'Have the next plan revision use a simpler entry, or correct input `allow`.',
    };
}

;// CONCATENATED MODULE: ./build/plan/allowances-apply.js
/** Lets pass what the plan allows, and tells each allowance that was used, and each that matched nothing. */
function applyAllowances(gate, sets, offences) {
    const own = byName(sets.own, gate);
    const others = byName(sets.others, gate);
    const used = new Map();
    const refused = [];
    for (const offence of offences) {
        const fitting = [own, ...(offence.landedBefore ? [others] : [])].flatMap((set) => offence.names.flatMap((name) => set.get(name) ?? []));
        if (fitting.length === 0)
            refused.push(offence.finding);
        for (const allowance of fitting) {
            const covered = used.get(allowance) ?? [];
            covered.push(offence.finding);
            used.set(allowance, covered);
        }
    }
    const unused = [...own.values()].flat().filter((allowance) => !used.has(allowance));
    return {
        findings: [...refused, ...[...used].map(usedNotice), ...unused.map(unusedNotice)],
        refused: refused.length,
        allowed: offences.length - refused.length,
    };
}
function byName(allowances, gate) {
    const named = new Map();
    for (const allowance of allowances.filter((each) => each.gate === gate)) {
        const same = named.get(allowance.match) ?? [];
        same.push(allowance);
        named.set(allowance.match, same);
    }
    return named;
}
function usedNotice([{ chunk, match, reason }, covered]) {
    const [first] = covered;
    const what = covered.length > 1 ? `${covered.length} findings at ${legible(match)}` : (first?.message ?? '');
    return {
        code: 'allowed',
        level: 'notice',
        message: `The plan allows this for chunk ${chunk}, because: ${reason} It covers: ${what}`,
        help: 'Nothing to do; the exception stands in allowances.json at the plan ref.',
        ...(first?.path === undefined ? {} : { path: first.path }),
        ...(first?.line === undefined ? {} : { line: first.line }),
    };
}
function unusedNotice({ chunk, gate, match }) {
    return {
        code: 'allowance_unused',
        level: 'notice',
        message: `The allowance of chunk ${chunk} for ${legible(match)} (${gate}) matched nothing.`,
        help: 'Nothing to do, unless it was meant to match: it must be the canonical string or path to the letter.',
    };
}
/** A warning's canonical string joins its fields by a control character, which no reader shows. */
function legible(match) {
    return match.replaceAll('\u001f', ' | ');
}
/** The end of a finding's help: how the plan lets the thing pass. The match is written as it must stand in the file. */
function howToAllow(gate, match) {
    return `Where it is meant, a plan pull request can allow it: an entry in .taskfleet/allowances.json with "gate": "${gate}" and "match": ${JSON.stringify(match)}.`;
}
/** ` (2 more are allowed by the plan)`, for summaries; empty for none. */
function allowedAside({ allowed, refused }) {
    if (allowed === 0)
        return '';
    const more = refused === 0 ? '' : ' more';
    return ` (${allowed}${more} ${allowed === 1 ? 'is' : 'are'} allowed by the plan)`;
}

;// CONCATENATED MODULE: ./build/gates/no-assertion-loss.js


const ID = 'no-assertion-loss';
const noAssertionLossGate = defineGate({
    id: ID,
    title: 'No assertion loss',
    why: 'A test that asserts less still passes and still counts, but no longer notices what it used to notice.',
    failureKind: 'violation',
    needs: ['assertionLosses', 'allowances'],
    evaluate({ assertionLosses, allowances }) {
        const { tests, files, tooLarge, looked } = assertionLosses;
        const judged = applyAllowances(ID, allowances, [...tests, ...files].map(offence));
        const touched = `${looked} Rust ${looked === 1 ? 'file' : 'files'} that ${looked === 1 ? 'was' : 'were'} there before`;
        return {
            summary: judged.refused === 0
                ? `No test lost an assertion in the ${touched}${allowedAside(judged)}.`
                : `Assertions are lost in ${judged.refused} ${judged.refused === 1 ? 'place' : 'places'}${allowedAside(judged)}.`,
            findings: [...judged.findings, ...tooLarge.map(tooLargeNotice)],
        };
    },
});
function offence(loss) {
    const { path, name, line, ids } = loss;
    const finding = {
        code: name === null ? 'file_lost_assertions' : 'test_lost_assertions',
        level: 'error',
        message: message(loss),
        help: `Bring the assertions back, or put ones that say as much in their place. ${howToAllow(ID, path)}`,
        path,
        line,
    };
    return { finding, names: [...ids, path], landedBefore: false };
}
function message({ path, name, before, after }) {
    const asserts = after === 0 ? 'nothing' : `${after} ${after === 1 ? 'time' : 'times'}`;
    const then = `${before} ${before === 1 ? 'time' : 'times'}`;
    if (name !== null)
        return `Test ${name} in ${path} asserted ${then} and asserts ${asserts} now.`;
    return `${path} asserted ${then} and asserts ${asserts} now, which no test that moved accounts for.`;
}
function tooLargeNotice(path) {
    return {
        code: 'too_large',
        level: 'notice',
        message: `${path} is larger than 2 MiB, so its assertions were not counted.`,
        help: 'Nothing to do, unless it holds tests: then split it.',
        path,
        line: 1,
    };
}

// EXTERNAL MODULE: ./build/evidence/toolchain.js
var evidence_toolchain = __webpack_require__(4007);
;// CONCATENATED MODULE: ./build/evidence/lint-url.js

const CLIPPY = 'clippy::';
const LINT_NAME = /^[a-z0-9_]+$/;
/**
 * Where a lint is explained: clippy's page for this toolchain, or a search of the rustc book, which sorts lints by default
 * level and has no address per lint. Null for a name that is no lint's, and for other tools' lints.
 */
function lintUrl(lint, toolchain) {
    const name = lint.startsWith(CLIPPY) ? lint.slice(CLIPPY.length) : lint;
    if (!LINT_NAME.test(name))
        return null;
    if (!lint.startsWith(CLIPPY))
        return `https://doc.rust-lang.org/rustc/lints/index.html?search=${name}`;
    const minor = (0,evidence_toolchain/* rustcMinor */.p8)(toolchain);
    // Clippy publishes its pages per stable release; a nightly's lints are on the page of the main branch.
    const version = minor === null || /-(?:nightly|beta|dev)/.test(toolchain) ? 'master' : `rust-${minor}.0`;
    return `https://rust-lang.github.io/rust-clippy/${version}/index.html#${name}`;
}

// EXTERNAL MODULE: ./build/evidence/snapshot.js
var snapshot = __webpack_require__(3826);
;// CONCATENATED MODULE: ./build/gates/no-new-clippy.js




const no_new_clippy_ID = 'no-new-clippy';
/** Of the lines of a warning with several places, those that its message lists. */
const LISTED_LINES = 10;
const noNewClippyGate = defineGate({
    id: no_new_clippy_ID,
    title: 'No new clippy warnings',
    why: 'Warnings that are let in pile up until nobody reads them.',
    failureKind: 'violation',
    needs: ['warningComparison', 'floorAllowances'],
    evaluate({ warningComparison, floorAllowances }) {
        if (warningComparison.by === 'hash') {
            const { findings } = applyAllowances(no_new_clippy_ID, floorAllowances, []);
            const summary = `There are the same ${warningComparison.warnings} clippy warnings as at the baseline: their hash is the plan's.`;
            return { summary, findings: [...findings, ...repeatedNotice(warningComparison)] };
        }
        const { added, moved, gone, kept, toolchain } = warningComparison;
        const judged = applyAllowances(no_new_clippy_ID, floorAllowances, added.map((warning) => no_new_clippy_offence(warning, toolchain)));
        const aside = [
            ...(gone === 0 ? [] : [`${gone} ${gone === 1 ? 'is' : 'are'} gone or fewer`]),
            ...(moved === 0 ? [] : [`${moved} came along with a file that has a new name`]),
        ];
        const more = aside.length === 0 ? '' : ` ${aside.join(', ')}.`;
        return {
            summary: judged.refused === 0
                ? `No clippy warning is new${allowedAside(judged)}; ${kept} ${kept === 1 ? 'is' : 'are'} as at the baseline.${more}`
                : `${judged.refused} clippy ${judged.refused === 1 ? 'warning is' : 'warnings are'} new${allowedAside(judged)}.${more}`,
            findings: judged.findings,
        };
    },
});
function no_new_clippy_offence(warning, toolchain) {
    const { lint, before, path, help, landedBefore, file } = warning;
    const url = lintUrl(lint, toolchain);
    const said = help === '' ? 'Mend the code. ' : `${help}\n`;
    const link = url === null ? '' : ` About ${lint}: ${url}`;
    const match = (0,snapshot/* warningString */.Ui)(warning);
    const finding = {
        code: before === 0 ? 'new_warning' : 'more_warnings',
        level: 'error',
        message: `${lint}: ${warning.message} (${where(warning)})`,
        help: `${said}${howToAllow(no_new_clippy_ID, match)}${link}`,
        ...placeOf(warning),
    };
    return { finding, names: [match, ...new Set([file, path ?? file])], landedBefore };
}
function where({ package: owner, file, before, after, sites }) {
    const place = file === '' ? `in ${owner}` : `in ${file} of ${owner}`;
    if (after <= 1)
        return place;
    const lines = sites.slice(0, LISTED_LINES).map(({ line }) => line);
    const listed = lines.length === 0 ? '' : `, now on lines ${lines.join(', ')}`;
    const more = after > lines.length && lines.length > 0 ? ' and more' : '';
    return `${place}, ${after} places and ${before} at the baseline${listed}${more}`;
}
/** The first place; which of several is the new one nobody knows. */
function placeOf({ path, sites }) {
    if (path === null)
        return {};
    const [site] = sites;
    return site === undefined ? { path } : { path, ...spanOf(site) };
}
/** Columns only within one line; rustc's last column is behind the last character. */
function spanOf({ line, end_line, column, end_column }) {
    if (end_line > line)
        return { line, endLine: end_line };
    return { line, endLine: line, column, endColumn: Math.max(column, end_column - 1) };
}
function repeatedNotice({ repeated }) {
    if (repeated === 0)
        return [];
    return [
        {
            code: 'counts_unknown',
            level: 'notice',
            message: `${repeated} of the warnings ${repeated === 1 ? 'stands' : 'stand'} in several places, and the hash does not say in how many at the baseline.`,
            help: "Nothing to do; the baseline's file beside the plan would let places be counted.",
        },
    ];
}

;// CONCATENATED MODULE: ./build/gates/no-regression.js



const no_regression_ID = 'no-regression';
const noRegressionGate = defineGate({
    id: no_regression_ID,
    title: 'No regression',
    why: 'What worked before the feature started must still work when this change lands.',
    failureKind: 'violation',
    needs: ['testComparison', 'floorAllowances'],
    evaluate({ testComparison, floorAllowances }) {
        if (testComparison.by === 'hash') {
            const { findings } = applyAllowances(no_regression_ID, floorAllowances, []);
            const summary = `The ${testComparison.passed} tests that passed at the baseline pass: their hash is the plan's.`;
            return { summary, findings };
        }
        const { regressed, flaky, rerunProblem } = testComparison;
        const judged = applyAllowances(no_regression_ID, floorAllowances, regressed.map(no_regression_offence));
        const notRerun = rerunProblem === null ? [] : [notRerunNotice(rerunProblem)];
        return {
            summary: judged.refused === 0
                ? `No test that passed at the baseline fails${allowedAside(judged)}.${improvements(testComparison)}`
                : `${count(judged.refused, 'test')} that passed at the baseline ${judged.refused === 1 ? 'fails' : 'fail'} now${allowedAside(judged)}.`,
            findings: [...judged.findings, ...flaky.map(flakyWarning), ...notRerun],
        };
    },
});
function improvements({ fixed }) {
    return fixed === 0
        ? ''
        : ` ${count(fixed, 'test')} that failed there ${fixed === 1 ? 'passes' : 'pass'} now.`;
}
function no_regression_offence(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const said = test.message === '' ? '' : `: ${test.message}`;
    const finding = {
        code: 'test_regressed',
        level: 'error',
        message: `${name} passed at the baseline${formerName(test)} and fails now${said}`,
        help: `Mend the code, or the test where it is the test that is wrong. ${howToAllow(no_regression_ID, name)}`,
        ...no_regression_placeOf(test),
    };
    const names = [name, ...(test.was === null ? [] : [(0,snapshot/* testString */.mY)(test.was)])];
    return {
        finding,
        names: test.path === null ? names : [...names, test.path],
        landedBefore: test.landedBefore,
    };
}
function flakyWarning(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    return {
        code: 'flaky_test',
        level: 'warning',
        message: `${name} is flaky: it failed with the others and passed when it was run again alone, so it counts as passed.`,
        help: 'Find what it depends on: other tests, time, order, or what is left over from an earlier run.',
        ...no_regression_placeOf(test),
    };
}
function notRerunNotice(reason) {
    return {
        code: 'not_rerun',
        level: 'notice',
        message: reason,
        help: 'Nothing to do, unless one of the tests is known to be flaky.',
    };
}
function formerName({ was }) {
    return was === null ? '' : ` (as ${(0,snapshot/* testString */.mY)(was)})`;
}
function no_regression_placeOf({ path, line }) {
    if (path === null)
        return {};
    return line === null ? { path } : { path, line };
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/gates/no-target-loss.js


const no_target_loss_ID = 'no-target-loss';
const noTargetLossGate = defineGate({
    id: no_target_loss_ID,
    title: 'No target loss',
    why: 'A test target that is no longer built takes all of its tests with it.',
    failureKind: 'violation',
    needs: ['targetComparison', 'floorAllowances'],
    evaluate({ targetComparison, floorAllowances }) {
        if (targetComparison.by === 'hash') {
            const { findings } = applyAllowances(no_target_loss_ID, floorAllowances, []);
            const summary = `There are the same ${targetComparison.targets} test targets as at the baseline: their hash is the plan's.`;
            return { summary, findings };
        }
        const { lost, moved, before, added } = targetComparison;
        const judged = applyAllowances(no_target_loss_ID, floorAllowances, lost.map(no_target_loss_offence));
        const more = added.length === 0 ? '' : ` ${added.length} ${added.length === 1 ? 'is' : 'are'} new.`;
        return {
            summary: judged.refused === 0
                ? `None of the ${before} test targets of the baseline is gone${allowedAside(judged)}.${more}`
                : `${judged.refused} of the ${before} test targets of the baseline ${judged.refused === 1 ? 'is' : 'are'} gone${allowedAside(judged)}.`,
            findings: [...judged.findings, ...moved.map(movedNotice)],
        };
    },
});
function no_target_loss_offence({ target, landedBefore }) {
    const earlier = landedBefore ? ' This pull request touches no manifest and deletes no source.' : '';
    const finding = {
        code: 'target_lost',
        level: 'error',
        message: `The test target ${target} was there at the baseline and is gone.${earlier}`,
        help: `Restore its file, or what Cargo.toml said of it. ${howToAllow(no_target_loss_ID, target)}`,
    };
    return { finding, names: [target], landedBefore };
}
function movedNotice({ target, to }) {
    return {
        code: 'target_moved',
        level: 'notice',
        message: `The test target ${target} is gone, but each of its tests is in ${to.join(', ')} now.`,
        help: 'Nothing to do: the tests are the same, token for token.',
    };
}

;// CONCATENATED MODULE: ./build/gates/no-test-gaming.js



const no_test_gaming_ID = 'no-test-gaming';
/** Renamed tests are listed up to this many; more are counted. */
const LISTED_RENAMES = 20;
const noTestGamingGate = defineGate({
    id: no_test_gaming_ID,
    title: 'No test gaming',
    why: 'A test that is taken out or ignored can no longer say that something broke.',
    failureKind: 'violation',
    needs: ['testComparison', 'floorAllowances'],
    evaluate({ testComparison, floorAllowances }) {
        if (testComparison.by === 'hash') {
            const { findings } = applyAllowances(no_test_gaming_ID, floorAllowances, []);
            const summary = `The same ${testComparison.passed} tests pass as at the baseline: their hash is the plan's.`;
            return { summary, findings };
        }
        const { vanished, newlyIgnored, renamed, before, after } = testComparison;
        const judged = applyAllowances(no_test_gaming_ID, floorAllowances, [
            ...vanished.map(removed),
            ...newlyIgnored.map(ignored),
        ]);
        const numbers = `There are ${after} tests now and were ${before} at the baseline`;
        return {
            summary: judged.refused === 0
                ? `${numbers}; none is gone or newly ignored${allowedAside(judged)}.${no_test_gaming_improvements(testComparison)}`
                : `${judged.refused} baseline ${judged.refused === 1 ? 'test is' : 'tests are'} gone or newly ignored${allowedAside(judged)}. ${numbers}.`,
            findings: [...judged.findings, ...renameNotices(renamed)],
        };
    },
});
function no_test_gaming_improvements({ added, enabled }) {
    const told = [
        ...(added === 0 ? [] : [`${added} ${added === 1 ? 'is' : 'are'} new`]),
        ...(enabled === 0 ? [] : [`${enabled} ${enabled === 1 ? 'is' : 'are'} no longer ignored`]),
    ];
    return told.length === 0 ? '' : ` ${told.join(', ')}.`;
}
function removed(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const earlier = test.landedBefore ? ' It was gone before this pull request already.' : '';
    return asOffence(test, {
        code: 'test_removed',
        level: 'error',
        message: `${name} was there at the baseline and is gone: no new test of its package has the same body.${earlier}`,
        help: `Restore it; a test that gets a new name keeps its body, and changes in another pull request. ${howToAllow(no_test_gaming_ID, name)}`,
    });
}
function ignored(test) {
    const name = (0,snapshot/* testString */.mY)(test.test);
    const former = test.was === null ? '' : ` (as ${(0,snapshot/* testString */.mY)(test.was)})`;
    const earlier = test.landedBefore ? ' It was ignored before this pull request already.' : '';
    return asOffence(test, {
        code: 'test_ignored',
        level: 'error',
        message: `${name} ran at the baseline${former} and is ignored now.${earlier}`,
        help: `Take \`#[ignore]\` off again, or mend what makes the test fail. ${howToAllow(no_test_gaming_ID, name)}`,
    });
}
function asOffence({ test, was, path, line, landedBefore }, finding) {
    const names = [(0,snapshot/* testString */.mY)(test), ...(was === null ? [] : [(0,snapshot/* testString */.mY)(was)])];
    if (path === null)
        return { finding, names, landedBefore };
    const placed = { ...finding, path, ...(line === null ? {} : { line }) };
    return { finding: placed, names: [...names, path], landedBefore };
}
function renameNotices(renamed) {
    const help = 'Nothing to do: their bodies are the same, token for token.';
    const listed = renamed.slice(0, LISTED_RENAMES).map(({ from, to }) => ({
        code: 'test_renamed',
        level: 'notice',
        message: `${(0,snapshot/* testString */.mY)(from)} is now ${(0,snapshot/* testString */.mY)(to)}.`,
        help: 'Nothing to do: the body is the same, token for token.',
    }));
    const more = renamed.length - listed.length;
    if (more === 0)
        return listed;
    return [
        ...listed,
        { code: 'test_renamed', level: 'notice', message: `${more} more tests have a new name.`, help },
    ];
}

;// CONCATENATED MODULE: ./build/gates/plan.js

const planGate = defineGate({
    id: 'plan',
    title: 'Plan',
    why: 'Everything else is judged by the plan, so it must be valid, and exactly one must govern the pull request.',
    failureKind: 'bad-plan',
    needs: ['planChoice'],
    evaluate({ planChoice }) {
        const { chosen, findings } = planChoice;
        const errors = findings.filter((finding) => finding.level === 'error');
        if (errors.length > 0)
            return { summary: summaryOf(errors), findings };
        if (chosen === null)
            return {
                summary: 'No plan governs this pull request, and `if-no-plan: pass` lets it through.',
                findings,
            };
        const { plan, path } = chosen;
        return { summary: `${path}, revision ${plan.plan_rev} of ${plan.feature.slug}, is valid.`, findings };
    },
});
/** The usual first failures are about the pull request and not about the plan, so they are not called problems of it. */
const SUMMARIES = {
    no_plan: 'No plan governs this pull request.',
    plan_not_found: 'The plan that was named is not there.',
    no_chunk: 'The pull request does not say which chunk it works on.',
    unknown_chunk: 'The plan has no chunk of the name that the pull request gives.',
    chunk_signals_disagree: 'The pull request names more than one chunk.',
};
function summaryOf(errors) {
    const [first, ...others] = errors;
    const own = others.length === 0 && first !== undefined ? SUMMARIES[first.code] : undefined;
    return own ?? `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'} with the plan.`;
}

;// CONCATENATED MODULE: ./build/plan/history.js


/** Holds a pull request to the rule that a revision never changes and that the next one follows the last. */
function checkHistory(history) {
    return [
        ...history.changes.flatMap((file) => revisionFindings(file, history.atBase)),
        ...proposalFindings(history),
    ];
}
function revisionFindings(file, atBase) {
    const revision = (0,plan_files/* revisionInName */.CO)(file.path);
    if ((0,plan_files/* planFolderRole */.ko)(file.path) !== 'plan' || revision === null)
        return [];
    // One that the base branch gained meanwhile counts as existing; the same content twice is no change.
    const existing = atBase.get(file.path);
    const identical = existing !== undefined && existing === file.after?.oid;
    if (file.change === 'added' && (existing === undefined || identical))
        return [];
    const done = file.change === 'deleted' ? 'deletes or renames' : 'edits';
    return [
        {
            code: file.change === 'deleted' ? 'revision_deleted' : 'revision_edited',
            level: 'error',
            message: `The pull request ${done} ${file.path}, but a plan revision never changes once it is on the base branch.`,
            help: `Restore ${file.path} from the base branch; put what should change into plan.v${revision + 1}.json in a pull request of its own.`,
            path: file.path,
            line: 1,
        },
    ];
}
function proposalFindings(history) {
    const { proposal } = history;
    if (proposal === null)
        return [];
    const { predecessor, proposed, path } = proposal;
    if (history.changes.every((file) => (0,plan_files/* planFolderRole */.ko)(file.path) === 'allowances'))
        return [allowancesAlone(history)];
    const findings = history.changes.flatMap((file) => companionFindings(file, proposal));
    if (predecessor === null)
        return [...findings, ...firstRevisionFindings(proposed, path)];
    const expected = predecessor.plan_rev + 1;
    if (proposed.plan_rev !== expected)
        findings.push(skipped(proposed.plan_rev, expected, path));
    if (predecessor.feature !== null && !sameFeature(predecessor.feature, proposed.feature)) {
        findings.push(at(path, 'feature_changed', `Revision ${proposed.plan_rev} is of another feature than revision ${predecessor.plan_rev}: slug and branches must stay.`, 'Restore `feature` as it was, or plan the other feature on a branch of its own.'));
    }
    if (!proposal.baselineProven)
        findings.push(...baselineFindings(predecessor, proposed, path));
    return findings;
}
function baselineFindings(predecessor, proposed, path) {
    if (predecessor.baseline === null) {
        const message = `Revision ${predecessor.plan_rev} is not valid, and no valid one is before it, so there is no baseline to hold this one against.`;
        return [
            {
                ...at(path, 'baseline_uncompared', message, 'Look at the baseline of this revision as one looks at that of a first plan.'),
                level: 'warning',
            },
        ];
    }
    if (sameBaseline(predecessor.baseline, proposed.baseline))
        return [];
    const message = 'The baseline differs from the one before, and no baseline file in this pull request hashes to it.';
    return [
        at(path, 'baseline_unproven', message, 'Keep the baseline, or add the file that `plan-gate baseline` writes for the new one.'),
    ];
}
/** Allowances may change without a new revision; as with a new plan, a person decides whether they are meant. */
function allowancesAlone({ changes }) {
    const path = changes[0]?.path ?? '';
    const message = 'The pull request changes what the plan allows, and no revision of the plan.';
    return {
        ...at(path, 'allowances_changed', message, 'Look at each allowance as one looks at a plan.'),
        level: 'warning',
    };
}
/** A plan pull request brings its revision, a copy of it in `plan.json`, and baselines: no other plan comes or goes with it. */
function companionFindings(file, { proposed, path, oid }) {
    const role = (0,plan_files/* planFolderRole */.ko)(file.path);
    const numbered = (0,plan_files/* revisionInName */.CO)(file.path) !== null;
    const wasLink = file.before?.mode === changed_file/* MODE_SYMLINK */.it || file.before?.mode === changed_file/* MODE_SUBMODULE */.x1;
    if (file.change === 'deleted' && wasLink)
        return [];
    if (file.change === 'deleted') {
        if (role !== 'baseline' && (role !== 'plan' || numbered))
            return [];
        const message = `The pull request deletes ${file.path}, which a plan may still rest on.`;
        return [at(file.path, 'plan_file_deleted', message, `Restore ${file.path} from the base branch.`)];
    }
    if (role !== 'plan' || file.path === path || file.after?.oid === oid)
        return [];
    if (numbered && file.change === 'modified')
        return [];
    const message = `${file.path} comes beside revision ${proposed.plan_rev} and is no copy of it: a plan pull request adds exactly one revision.`;
    return [at(file.path, 'extra_revision', message, 'Leave one new revision in this pull request.')];
}
function firstRevisionFindings(proposed, path) {
    if (proposed.plan_rev <= 1)
        return [];
    return [
        at(path, 'revision_skipped', `The first plan of a feature is revision 0 or 1, but this one is ${proposed.plan_rev}.`, 'Number it 1.'),
    ];
}
function skipped(found, expected, path) {
    const unchanged = found === expected - 1;
    const message = unchanged
        ? `The pull request adds no plan revision: the newest is still ${found}, and the next would be ${expected}.`
        : `The pull request proposes revision ${found}, but the next one is ${expected}.`;
    return at(path, unchanged ? 'no_revision' : 'revision_skipped', message, `Add the change as plan.v${expected}.json with plan_rev ${expected}.`);
}
function at(path, code, message, help) {
    return { code, level: 'error', message, help, path, line: 1 };
}
function sameFeature(a, b) {
    const keys = ['slug', 'source_branch', 'integration_branch'];
    return keys.every((key) => a[key] === b[key]);
}
function sameBaseline(a, b) {
    const keys = [
        'ref',
        'commit_oid',
        'toolchain',
        'test_passlist_hash',
        'clippy_warnings_hash',
        'enumerated_targets_hash',
    ];
    return keys.every((key) => a[key] === b[key]);
}

;// CONCATENATED MODULE: ./build/gates/plan-history.js


const planHistoryGate = defineGate({
    id: 'plan-history',
    title: 'Plan history',
    why: 'Work is judged by the revision it was given; a revision that can change can be bent to fit the work.',
    failureKind: 'violation',
    needs: ['planHistory'],
    evaluate({ planHistory }) {
        const findings = checkHistory(planHistory);
        if (findings.some((finding) => finding.level === 'error'))
            return { summary: 'The history of the plan is broken.', findings };
        if (planHistory.proposal === null)
            return { summary: 'No plan revision changes.', findings };
        const { proposed, predecessor } = planHistory.proposal;
        const after = predecessor === null ? 'is the first' : `follows revision ${predecessor.plan_rev}`;
        return { summary: `Revision ${proposed.plan_rev} ${after}.`, findings };
    },
});

;// CONCATENATED MODULE: ./build/gates/protected-files.js



const protectedFilesGate = defineGate({
    id: 'protected-files',
    title: 'Protected files',
    why: 'These files steer how changes are built and judged; a change that bends them can let itself through.',
    failureKind: 'violation',
    needs: ['changes', 'scope', 'protectedFiles'],
    evaluate({ changes, scope, protectedFiles }) {
        const globs = (0,changes_scope/* compileGlobs */.tI)(protectedFiles.globs);
        if (!globs.ok)
            return {
                summary: 'The list of protected files is not usable.',
                findings: globs.problems.map(unusableGlob),
            };
        const planned = plannedFiles(scope);
        const rules = protectionRules(protectedFiles, globs.globs);
        const findings = changes.flatMap(({ path }) => protected_files_findingFor(path, rules, planned));
        const summary = findings.length === 0
            ? 'No protected file changes without being named in the plan.'
            : `${findings.length} protected ${findings.length === 1 ? 'file is' : 'files are'} changed.`;
        return { summary, findings };
    },
});
function plannedFiles({ owner, entries }) {
    const named = new Set(entries);
    const compiled = (0,changes_scope/* compileGlobs */.tI)(entries);
    return {
        owner,
        names: (path) => named.has(path),
        // Entries that can't be used cover nothing; the gate `file-scope` tells of them.
        covers: (path) => compiled.ok && compiled.globs.matches(path) !== null,
    };
}
function protectionRules({ namedPlan, steeringToo, globs }, compiled) {
    const named = (0,changes_scope/* compileGlobs */.tI)(namedPlan === null ? [] : [namedPlan]);
    const folders = new Map(globs.flatMap((glob) => foldersOn(glob).map((folder) => [folder, glob])));
    const inPlanFolder = (path) => path === plan_files/* PLAN_FOLDER */.Vx || path.startsWith(`${plan_files/* PLAN_FOLDER */.Vx}/`);
    return {
        steers: (path) => steeringToo && ((0,plan_files/* isSteeringFile */.Wg)(path) || (named.ok && named.globs.matches(path) !== null)),
        // A file or link in the place of a protected folder leads tools elsewhere; one in the plan's folder stops them all.
        ruleFor: (path) => compiled.matches(path) ??
            folders.get(path) ??
            (steeringToo && inPlanFolder(path) ? `${plan_files/* PLAN_FOLDER */.Vx}/**` : null),
    };
}
/** The folders that every path that the glob matches lies in. */
function foldersOn(glob) {
    const parts = glob.split('/').slice(0, -1);
    const special = parts.findIndex((part) => /[*?]/.test(part));
    const literal = special < 0 ? parts : parts.slice(0, special);
    return literal.map((_part, index) => literal.slice(0, index + 1).join('/'));
}
function protected_files_findingFor(path, rules, planned) {
    if (rules.steers(path))
        return [steeringFile(path)];
    const rule = rules.ruleFor(path);
    return rule === null || planned.names(path) ? [] : [unnamed(path, rule, planned)];
}
function steeringFile(path) {
    return {
        code: 'plan_file_changed',
        level: 'error',
        message: `${path} says how changes are judged, so a chunk pull request never changes it.`,
        help: 'Take it out of this pull request; plans and baselines change in a pull request that changes nothing else.',
        path,
        line: 1,
    };
}
function unnamed(path, glob, planned) {
    const lacking = planned.covers(path)
        ? `files_touched of ${planned.owner} does not name it literally; a glob is not enough`
        : `files_touched of ${planned.owner} does not name it`;
    return {
        code: 'protected_file',
        level: 'error',
        message: `${path} is protected (${glob}), and ${lacking}.`,
        help: `Leave ${path} as it is, or have the next plan revision name exactly this path.`,
        path,
        line: 1,
    };
}
function unusableGlob(problem) {
    return {
        code: 'unusable_glob',
        level: 'error',
        message: problem.message,
        help: 'Correct input `protected`.',
    };
}

;// CONCATENATED MODULE: ./build/gates/requires-tests.js

const requiresTestsGate = defineGate({
    id: 'requires-tests',
    title: 'Tests owed',
    why: 'The plan says that this chunk owes tests; without them nothing holds the new behaviour in place.',
    failureKind: 'violation',
    needs: ['testGains', 'gainedTestRuns'],
    evaluate({ testGains, gainedTestRuns }) {
        const [first, ...others] = testGains.gained;
        if (first !== undefined) {
            const more = others.length === 0 ? '' : ` and ${others.length} more`;
            return {
                summary: `Tests were added or changed in ${first.path}${more}.`,
                findings: notRunWarning(gainedTestRuns),
            };
        }
        return {
            summary: `${testGains.owner} owes tests, and none were added or changed.`,
            findings: noTests(testGains),
        };
    },
});
function noTests(gains) {
    const looked = gains.testless.filter((change) => change.why !== 'deleted');
    if (looked.length > 0)
        return looked.map((change) => unconvincing(change, gains.owner));
    return [
        {
            code: 'no_tests',
            level: 'error',
            message: `${gains.owner} owes tests (requires_tests), but the pull request adds or changes none.`,
            help: 'Add a test that fails without this change: a file below a test path, or in Rust a `#[test]` function, a `#[cfg(test)]` module or a doctest.',
        },
    ];
}
function notRunWarning(runs) {
    if (!runs.judged || runs.ran)
        return [];
    const [path = ''] = runs.files;
    return [
        {
            code: 'tests_did_not_run',
            level: 'warning',
            message: `The evidence holds no new test, and none of those in ${runs.files.join(', ')} ran.`,
            help: 'Check that the file is part of a test target, and that no feature or platform leaves it out.',
            path,
            line: 1,
        },
    ];
}
const WHY = {
    deleted: 'is deleted',
    'no-new-line': 'gains no line of test code: blank lines, comments, lone attributes and moved lines do not count',
    'not-a-file': 'is a symlink or a submodule, which holds no test',
    'too-large': 'is too large to be read as a test',
};
function unconvincing(change, owner) {
    return {
        code: 'no_test_line',
        level: 'error',
        message: `${owner} owes tests (requires_tests), but ${change.path} ${WHY[change.why]}.`,
        help: 'Add or change a line that a test runs.',
        path: change.path,
        line: 1,
    };
}

;// CONCATENATED MODULE: ./build/gates/index.js














/** Every gate, in the order that reports list them. One line a gate. */
const GATES = [
    planGate,
    planHistoryGate,
    branchGate,
    fileScopeGate,
    protectedFilesGate,
    requiresTestsGate,
    baselineGate,
    evidenceGate,
    checksPassGate,
    noRegressionGate,
    noTestGamingGate,
    noAssertionLossGate,
    noTargetLossGate,
    noNewClippyGate,
];


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ac: () => (/* binding */ parseOptions),
  Y$: () => (/* binding */ sayInput),
  rD: () => (/* binding */ wholeNumber)
});

// UNUSED EXPORTS: INPUT_DEFAULTS, oneOf

// EXTERNAL MODULE: ./build/changes/scope.js
var scope = __webpack_require__(1942);
;// CONCATENATED MODULE: ./build/changes/test-paths.js
/**
 * Globs of files that are tests by where they lie or what they are called, in the layouts that the common tools of each
 * language look in. Rust needs few of them: what is a test inside of a source file is told by its grammar.
 */
const DEFAULT_TEST_PATHS = [
    // Folders, whatever the language.
    '**/test/**',
    '**/tests/**',
    '**/Test/**',
    '**/Tests/**',
    '**/__tests__/**',
    '**/e2e/**',
    '**/testdata/**',
    // Names that several languages share: `x_test.go`, `x_test.dart`, `x.test.ts`, `x.spec.ts`, `test_x.py`, `test_x.c`.
    '**/*_test.*',
    '**/*_tests.*',
    '**/*.test.*',
    '**/*.tests.*',
    '**/*.spec.*',
    '**/test_*.*',
    // Rust: `mod tests;` in a file of its own.
    '**/tests.rs',
    // JavaScript and TypeScript.
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
    // Python.
    '**/tests.py',
    '**/conftest.py',
    // Java, Kotlin, Groovy, Scala; source sets such as `src/integrationTest` and `src/commonTest`.
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
    // C#, F# and PowerShell; .NET's test projects are folders such as `Billing.Tests`.
    '**/*.Test/**',
    '**/*.Tests/**',
    '**/*.UnitTests/**',
    '**/*.IntegrationTests/**',
    '**/*Test.cs',
    '**/*Tests.cs',
    '**/*Tests.fs',
    '**/*.Tests.ps1',
    // Swift and Objective-C.
    '**/*Tests/**/*.swift',
    '**/*Tests.swift',
    '**/*Test.swift',
    '**/*Tests.m',
    // Ruby, PHP, Perl, Lua, Crystal.
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
    // C and C++.
    '**/*_unittest.cc',
    '**/*_unittest.cpp',
    '**/*Test.cpp',
    '**/*Tests.cpp',
    // Haskell, Erlang, shell, Solidity, Flutter.
    '**/*Spec.hs',
    '**/*_SUITE.erl',
    '**/*.bats',
    '**/*.t.sol',
    '**/integration_test/**',
];
/** Globs of the files that steer how a change is validated; only a chunk that names one literally may change it (spec: "protected-files"). */
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

// EXTERNAL MODULE: ./build/gates/index.js + 19 modules
var gates = __webpack_require__(7473);
// EXTERNAL MODULE: ./build/verdict.js + 1 modules
var verdict = __webpack_require__(7837);
;// CONCATENATED MODULE: ./build/inputs.js




/** What a setting is when it is left empty. A test holds `action.yml` to these. */
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
/** Parses the settings; an empty text means the default. */
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
/** One of a few words, exactly as written here; anything else is refused with the words that are accepted. `said` names the setting. */
function oneOf(said, value, words, problems) {
    const found = words.find((word) => word === value);
    if (found === undefined)
        problems.push(`${said} is ${JSON.stringify(value)}; it accepts ${words.map((word) => `\`${word}\``).join(' or ')}.`);
    return found ?? words[0];
}
/** A whole number from 0 to `highest`, written in plain digits. `said` names the setting. */
function wholeNumber(said, value, highest, problems) {
    const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= highest)
        return number;
    problems.push(`${said} needs a whole number from 0 on, at most ${highest}; it is ${JSON.stringify(value)}.`);
    return 0;
}
/** One glob a line. */
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
        const why = verdict/* NEVER_WARN_ONLY */.vr.includes(id)
            ? `can't be softened: without \`${id}\` there is no ground to stand on`
            : 'is no gate';
        problems.push(`${said} names ${JSON.stringify(id)}, which ${why}; it accepts ${accepted.join(', ')}.`);
    }
    return ids;
}


/***/ }),

/***/ 643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Jl: () => (/* binding */ asciiText),
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   xO: () => (/* binding */ escapeBytes)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);

// A byte order mark at the start of a name belongs to the name.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** A name as git prints it: any bytes but NUL. `null` when it is not UTF-8. */
function decodeName(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        return null;
    }
}
/** A file's path as git prints it after `-z`. `where` says what listed it, for the reason of a failure. */
function decodePath(bytes, where) {
    if (bytes.length === 0)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `${where} holds an entry without a name.`);
    const path = decodeName(bytes);
    if (path !== null)
        return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(path);
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)('infrastructure', `${where} holds a name that is not UTF-8: "${escapeBytes(bytes)}". plan-gate can't compare such a name with a plan, ` +
        'which is text. Rename the file, or take it out of the change.');
}
/** Bytes as printable ASCII: every other byte, and the backslash, is written `\xNN`. */
function escapeBytes(bytes) {
    let text = '';
    for (const byte of bytes) {
        const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
        text += plain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    }
    return text;
}
/** What stands before each NUL, or `null` when the last record is cut off. */
function splitRecords(output) {
    const records = [];
    let start = 0;
    for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return start === output.length ? records : null;
}
/** ASCII fields of a record; any other byte comes out as a character that no field matches. */
function asciiText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}


/***/ }),

/***/ 6201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ revisionInName),
/* harmony export */   DT: () => (/* binding */ revisionOf),
/* harmony export */   Vx: () => (/* binding */ PLAN_FOLDER),
/* harmony export */   Wg: () => (/* binding */ isSteeringFile),
/* harmony export */   di: () => (/* binding */ MAX_PLAN_BYTES),
/* harmony export */   ko: () => (/* binding */ planFolderRole),
/* harmony export */   mo: () => (/* binding */ featureOf)
/* harmony export */ });
/** The folder that holds plans, baselines and allowances. */
const PLAN_FOLDER = '.taskfleet';
/** A plan of more bytes is refused: 4 MiB. */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;
const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;
/** The role of a repository path; `null` for one that is not below the plan folder. */
function planFolderRole(path) {
    if (!path.startsWith(`${PLAN_FOLDER}/`))
        return null;
    const name = fileName(path);
    if (PLAN_NAME.test(name))
        return 'plan';
    if (BASELINE_NAME.test(name))
        return 'baseline';
    return name === 'allowances.json' ? 'allowances' : 'other';
}
/** Files that say how changes are judged: a chunk pull request never changes them. */
function isSteeringFile(path) {
    const role = planFolderRole(path);
    return role === 'plan' || role === 'baseline' || role === 'allowances';
}
/** The revision that a name such as `plan.v7.json` promises; `null` for `plan.json` and every other name. */
function revisionInName(path) {
    const revision = PLAN_NAME.exec(fileName(path))?.[1];
    return revision === undefined ? null : Number(revision);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The feature that a plan file is of, also where the plan is broken but still says so. */
function featureOf(file) {
    return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}
/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
function revisionOf(file) {
    const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
    return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}


/***/ }),

/***/ 7837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vr: () => (/* binding */ NEVER_WARN_ONLY),
  _3: () => (/* binding */ evaluate)
});

// UNUSED EXPORTS: conclude

;// CONCATENATED MODULE: ./build/finding.js
/** Why a verdict is `failure`, most fundamental first (spec: "Fail closed"). */
const FAILURE_KINDS = [
    'bad-plan',
    'violation',
    'bad-baseline',
    'incomplete-evidence',
    'infrastructure',
];

;// CONCATENATED MODULE: ./build/verdict.js

/** Gates that `warn-only` never softens: without them there is no ground to stand on. */
const NEVER_WARN_ONLY = ['plan', 'baseline', 'evidence'];
/** Evaluates every gate on its facts and concludes. The one place that does: all gates run, and no finding hides another. */
function evaluate(gates, facts, warnOnly) {
    const verdict = conclude(gates.map((gate) => evaluateGate(gate, facts, warnOnly)));
    const ungoverned = facts.planChoice.state === 'known' && facts.planChoice.value.chosen === null;
    if (verdict.conclusion === 'failure' || !ungoverned)
        return verdict;
    return { ...verdict, headline: 'No plan governs this change, and `if-no-plan: pass` lets it through.' };
}
/** Success needs at least one pass and neither a fail nor an unknown. */
function conclude(gates) {
    const bad = gates.filter((gate) => gate.outcome === 'fail' || gate.outcome === 'unknown');
    const passed = gates.filter((gate) => gate.outcome === 'pass');
    if (bad.length === 0 && passed.length > 0) {
        return { conclusion: 'success', failureKind: null, headline: successHeadline(gates), gates };
    }
    // Of several kinds the most fundamental one is named; where nothing at all was judged, that is what is missing.
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
        findings: weighed,
        failureKind: failed ? gate.failureKind : null,
    };
}
/** The facts a gate declared, as plain values. The cast is the registry's: each gate's own type was checked where it is defined. */
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
const WEIGHT = { error: 0, warning: 1, notice: 2 };
function worstFirst(findings) {
    return [...findings].sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
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
    // Without a plan to judge by, the other gates have nothing to say: the reason stands for them all.
    const plan = bad.find((gate) => gate.id === 'plan' && gate.outcome === 'fail');
    if (plan !== undefined && bad.every((gate) => gate === plan || gate.failureKind === 'bad-plan')) {
        return `This change may not merge: ${plan.summary}`;
    }
    const failed = bad.filter((gate) => gate.outcome === 'fail').map((gate) => gate.id);
    const unknown = bad.filter((gate) => gate.outcome === 'unknown').map((gate) => gate.id);
    const parts = [
        ...(failed.length > 0 ? [`${failed.join(', ')} ${failed.length === 1 ? 'fails' : 'fail'}`] : []),
        ...(unknown.length > 0 ? [`${unknown.join(', ')} could not be judged`] : []),
    ];
    return `This change may not merge: ${parts.length === 0 ? 'no gate applied to it' : parts.join('; ')}.`;
}


/***/ })

};
