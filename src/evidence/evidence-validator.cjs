// Generated from schemas/evidence.v1.schema.json by scripts/generate-validators.mjs. Do not edit.
"use strict";
exports.validate = validate20;
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err0);
}
errors++;
}
if(data0.target_kind === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target_kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err1);
}
errors++;
}
if(data0.target === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err2);
}
errors++;
}
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err3);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err4);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err5);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err6);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err7);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err8);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err9);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err0);
}
errors++;
}
if(data.clippy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clippy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err1);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err2);
}
errors++;
}
if(data0.failed === undefined){
const err3 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err3);
}
errors++;
}
if(data0.ignored === undefined){
const err4 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/required",keyword:"required",params:{missingProperty: "ignored"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err4);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err5);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err6);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err7);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err8);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err9);
}
errors++;
}
if(data8.package === undefined){
const err10 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err10);
}
errors++;
}
if(data8.file === undefined){
const err11 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err11);
}
errors++;
}
if(data8.message === undefined){
const err12 = {instancePath:instancePath+"/clippy/warnings/" + i1,schemaPath:"#/$defs/warning/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err12);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err13);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err14);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err15);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err16);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err17);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err18);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err19 = {instancePath:instancePath+"/clippy/warnings/" + i1+"/count",schemaPath:"#/$defs/warning/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err19);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err20);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err21);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err22);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err23);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err24);
}
errors++;
}
if(data14.total_lines === undefined){
const err25 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/required",keyword:"required",params:{missingProperty: "total_lines"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err25);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err26);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err27);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err28 = {instancePath:instancePath+"/coverage/covered_lines",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err28);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err29);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err30);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/coverage/total_lines",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err31);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err32);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err0);
}
errors++;
}
if(data.ref === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ref"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err1);
}
errors++;
}
if(data.commit_oid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit_oid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err2);
}
errors++;
}
if(data.toolchain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolchain"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err3);
}
errors++;
}
if(data.snapshot === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err4);
}
errors++;
}
if(data.cargo_args === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cargo_args"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err5);
}
errors++;
}
if(data.tree_oid === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tree_oid"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err6);
}
errors++;
}
if(data.workspace === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workspace"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err7);
}
errors++;
}
if(data.complete === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err8);
}
errors++;
}
if(data.problems === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err9);
}
errors++;
}
if(data.commands === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commands"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err10);
}
errors++;
}
if(data.failures === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failures"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err11);
}
errors++;
}
if(data.warnings === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err12);
}
errors++;
}
if(data.checks === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err13);
}
errors++;
}
if(data.not_run === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_run"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err14);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err15);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err16);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err17);
}
errors++;
}
else if(!pattern4.test(data2)){
const err18 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err18);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err19);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err20);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err21);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err22);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err23);
}
errors++;
}
else if(!pattern4.test(data7)){
const err24 = {instancePath:instancePath+"/tree_oid",schemaPath:"#/$defs/oid/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err24);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err25);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err26);
}
errors++;
}
else if(!pattern6.test(data8)){
const err27 = {instancePath:instancePath+"/workspace",schemaPath:"#/$defs/folder/pattern",keyword:"pattern",params:{pattern: "^(?:$|(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$)"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err27);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err28);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err29);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err30);
}
errors++;
}
if(data11.message === undefined){
const err31 = {instancePath:instancePath+"/problems/" + i1,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err31);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err32);
}
errors++;
}
else if(!pattern7.test(data12)){
const err33 = {instancePath:instancePath+"/problems/" + i1+"/code",schemaPath:"#/properties/problems/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err33);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err34);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err35);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err36);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err37);
}
errors++;
}
else if(!pattern8.test(data15)){
const err38 = {instancePath:instancePath+"/problems/" + i1+"/path",schemaPath:"#/properties/problems/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err38);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err39);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err40);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err41);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/problems/" + i1+"/line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err42);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err43);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err44);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/problems/" + i1+"/end_line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err45);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err46);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err47);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/problems/" + i1+"/column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err48);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err49);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err50);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/problems/" + i1+"/end_column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err51);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err52);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err53);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err54);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err55);
}
errors++;
}
if(data22.exit_code === undefined){
const err56 = {instancePath:instancePath+"/commands/" + i2,schemaPath:"#/properties/commands/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err56);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err57);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err58);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err59);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err60);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err61);
}
errors++;
}
if(data25 < -2147483648 || isNaN(data25)){
const err62 = {instancePath:instancePath+"/commands/" + i2+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err62);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err63);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err64);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err65);
}
errors++;
}
if(data27.message === undefined){
const err66 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err66);
}
errors++;
}
if(data27.path === undefined){
const err67 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err67);
}
errors++;
}
if(data27.line === undefined){
const err68 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err68);
}
errors++;
}
if(data27.column === undefined){
const err69 = {instancePath:instancePath+"/failures/" + i4,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err69);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err70);
}
errors++;
}
if(data28.target_kind === undefined){
const err71 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target_kind"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err71);
}
errors++;
}
if(data28.target === undefined){
const err72 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err72);
}
errors++;
}
if(data28.name === undefined){
const err73 = {instancePath:instancePath+"/failures/" + i4+"/test",schemaPath:"#/$defs/test/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err73);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err74);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err75);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err76);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err77);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err78);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err79);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err80);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err81);
}
errors++;
}
else if(!pattern8.test(data34)){
const err82 = {instancePath:instancePath+"/failures/" + i4+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err82);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err83);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err84);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/failures/" + i4+"/line",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err85];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err85);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err86);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err87);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err88 = {instancePath:instancePath+"/failures/" + i4+"/column",schemaPath:"#/$defs/position_or_null/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err88];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err88);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err89);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err90);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err91);
}
errors++;
}
if(data38.package === undefined){
const err92 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "package"}};
if(vErrors === null){
vErrors = [err92];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err92);
}
errors++;
}
if(data38.file === undefined){
const err93 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err93];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err93);
}
errors++;
}
if(data38.message === undefined){
const err94 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err94];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err94);
}
errors++;
}
if(data38.path === undefined){
const err95 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err95];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err95);
}
errors++;
}
if(data38.help === undefined){
const err96 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "help"}};
if(vErrors === null){
vErrors = [err96];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err96);
}
errors++;
}
if(data38.sites === undefined){
const err97 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "sites"}};
if(vErrors === null){
vErrors = [err97];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err97);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err98);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err99);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err100);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err101);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err102);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err103);
}
errors++;
}
else if(!pattern8.test(data43)){
const err104 = {instancePath:instancePath+"/warnings/" + i5+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern: "^(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+)(?:/(?:[^./][^/]*|\\.[^./][^/]*|\\.\\.[^/]+))*$"}};
if(vErrors === null){
vErrors = [err104];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err104);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err105);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err106);
}
errors++;
}
if(data46.end_line === undefined){
const err107 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_line"}};
if(vErrors === null){
vErrors = [err107];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err107);
}
errors++;
}
if(data46.column === undefined){
const err108 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err108];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err108);
}
errors++;
}
if(data46.end_column === undefined){
const err109 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6,schemaPath:"#/properties/warnings/items/properties/sites/items/required",keyword:"required",params:{missingProperty: "end_column"}};
if(vErrors === null){
vErrors = [err109];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err109);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err110);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err111);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err112 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err112];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err112);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err113);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err114);
}
errors++;
}
if(data48 < 1 || isNaN(data48)){
const err115 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_line",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err115];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err115);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err116);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err117);
}
errors++;
}
if(data49 < 1 || isNaN(data49)){
const err118 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err118];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err118);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err119);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err120);
}
errors++;
}
if(data50 < 1 || isNaN(data50)){
const err121 = {instancePath:instancePath+"/warnings/" + i5+"/sites/" + i6+"/end_column",schemaPath:"#/$defs/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err121];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err121);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err122);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err123);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err124);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err125);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err126);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err127);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err128);
}
errors++;
}
if(data53.run === undefined){
const err129 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "run"}};
if(vErrors === null){
vErrors = [err129];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err129);
}
errors++;
}
if(data53.cwd === undefined){
const err130 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err130];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err130);
}
errors++;
}
if(data53.exit_code === undefined){
const err131 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "exit_code"}};
if(vErrors === null){
vErrors = [err131];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err131);
}
errors++;
}
if(data53.reason === undefined){
const err132 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err132];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err132);
}
errors++;
}
if(data53.output === undefined){
const err133 = {instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err133];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err133);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err134);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err135);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err136);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err137);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err138);
}
errors++;
}
if(data57 < -2147483648 || isNaN(data57)){
const err139 = {instancePath:instancePath+"/checks/" + i7+"/exit_code",schemaPath:"#/$defs/exit_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err139];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err139);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err140);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err141);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err142);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err143);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err144);
}
errors++;
}
if(data61.reason === undefined){
const err145 = {instancePath:instancePath+"/not_run/" + i8,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err145];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err145);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err146);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err147);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err148);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err149);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err150 = {instancePath:instancePath+"/not_run/" + i8+"/shard",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err150];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err150);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err151);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err152);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err153);
}
errors++;
}
if(data65.count === undefined){
const err154 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err154];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err154);
}
errors++;
}
if(data65.clippy === undefined){
const err155 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "clippy"}};
if(vErrors === null){
vErrors = [err155];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err155);
}
errors++;
}
if(data65.doctests === undefined){
const err156 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "doctests"}};
if(vErrors === null){
vErrors = [err156];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err156);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err157);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err158);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err159 = {instancePath:instancePath+"/shard/index",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err159];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err159);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err160);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err161);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err162 = {instancePath:instancePath+"/shard/count",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err162];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err162);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err163);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err164);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err165 = {instancePath:instancePath+"/shard/clippy",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err165];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err165);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err166);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err167);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err168 = {instancePath:instancePath+"/shard/doctests",schemaPath:"#/$defs/shard_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err168];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err168);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err169);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err170);
}
errors++;
}
if(data70.attempt === undefined){
const err171 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err171];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err171);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err172);
}
errors++;
}
else if(!pattern11.test(data71)){
const err173 = {instancePath:instancePath+"/run/id",schemaPath:"#/properties/run/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"}};
if(vErrors === null){
vErrors = [err173];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err173);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err174);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err175);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err176);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err177 = {instancePath:instancePath+"/run/attempt",schemaPath:"#/properties/run/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err177];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err177);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err178);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err179);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"schema_version":true,"ref":true,"commit_oid":true,"toolchain":true,"snapshot":true,"cargo_args":true,"tree_oid":true,"workspace":true,"complete":true,"problems":true,"commands":true,"failures":true,"warnings":true,"checks":true,"not_run":true,"shard":true,"run":true},"dynamicProps":false,"dynamicItems":false};


exports.MAX_ERRORS = 10000;

function isFull(errors){
return errors !== null && errors.length >= exports.MAX_ERRORS;
}

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.MAX_ERRORS; i++) all.push(more[i]);
return all;
}
