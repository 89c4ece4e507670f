export const id = 652;
export const ids = [652];
export const modules = {

/***/ 3653:
/***/ ((__unused_webpack_module, exports) => {

// Generated from schemas/baseline.v1.schema.json by scripts/generate-validators.mjs. Do not edit.

exports.t = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan-gate baseline, version 1","description":"What the code of a Cargo workspace did at one commit: its tests with their outcomes, its test targets and its clippy warnings. A plan pins three hashes of this file. Readers ignore keys that they do not know.","type":"object","required":["ref","commit_oid","snapshot"],"properties":{"schema_version":{"description":"The shape of the file and the rules of its hashes; 1 when absent.","type":"integer","minimum":0,"maximum":4294967295},"ref":{"description":"The plan's name for the commit. It is not a git ref.","type":"string"},"commit_oid":{"description":"The full id of the commit.","type":"string"},"toolchain":{"description":"What `rustc -V` printed.","type":"string"},"snapshot":{"$ref":"#/$defs/run"},"cargo_args":{"description":"The `cargo-args` of the capture. Absent from files that plan-gate did not write.","type":"array","items":{"type":"string"}}},"$defs":{"run":{"type":"object","required":["tests","clippy"],"properties":{"tests":{"type":"object","required":["passed","failed","ignored"],"properties":{"passed":{"$ref":"#/$defs/tests"},"failed":{"$ref":"#/$defs/tests"},"ignored":{"$ref":"#/$defs/tests"},"targets":{"description":"Every test target as `package/target_kind/target`, also one without a test.","type":"array","items":{"type":"string"}}}},"clippy":{"type":"object","required":["warnings"],"properties":{"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"coverage":{"type":["object","null"],"required":["covered_lines","total_lines"],"properties":{"covered_lines":{"$ref":"#/$defs/count"},"total_lines":{"$ref":"#/$defs/count"}}}}},"tests":{"description":"A set: order and repeats do not matter. plan-gate writes it sorted field by field, by UTF-8 bytes.","type":"array","items":{"$ref":"#/$defs/test"}},"test":{"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}},"warning":{"type":"object","required":["lint","package","file","message"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"description":"Relative to the workspace root, `$OUT_DIR/…` for generated code, empty for a lint without a span.","type":"string"},"message":{"type":"string"},"count":{"description":"Distinct places of this one warning; 1 when absent.","type":"integer","minimum":1,"maximum":4294967295}}},"count":{"type":"integer","minimum":0,"maximum":9007199254740991}},"examples":[{"schema_version":1,"ref":"feat/rate-limiter@fork","commit_oid":"5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c","toolchain":"rustc 1.95.0 (59807616e 2026-04-14)","snapshot":{"tests":{"passed":[{"package":"limiter","target_kind":"doctest","target":"limiter","name":"src/lib.rs - refill"},{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::empties"}],"failed":[],"ignored":[{"package":"limiter","target_kind":"lib","target":"limiter","name":"bucket::slow"}],"targets":["limiter/doctest/limiter","limiter/lib/limiter"]},"clippy":{"warnings":[{"lint":"clippy::needless_return","package":"limiter","file":"src/bucket.rs","message":"unneeded `return` statement","count":2}]},"coverage":null},"cargo_args":["--all-features"]},{"ref":"feat/empty@fork","commit_oid":"5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c","snapshot":{"tests":{"passed":[],"failed":[],"ignored":[]},"clippy":{"warnings":[]}}}]};
const schema32 = {"type":"object","required":["tests","clippy"],"properties":{"tests":{"type":"object","required":["passed","failed","ignored"],"properties":{"passed":{"$ref":"#/$defs/tests"},"failed":{"$ref":"#/$defs/tests"},"ignored":{"$ref":"#/$defs/tests"},"targets":{"description":"Every test target as `package/target_kind/target`, also one without a test.","type":"array","items":{"type":"string"}}}},"clippy":{"type":"object","required":["warnings"],"properties":{"warnings":{"type":"array","items":{"$ref":"#/$defs/warning"}}}},"coverage":{"type":["object","null"],"required":["covered_lines","total_lines"],"properties":{"covered_lines":{"$ref":"#/$defs/count"},"total_lines":{"$ref":"#/$defs/count"}}}}};
const schema35 = {"type":"object","required":["lint","package","file","message"],"properties":{"lint":{"type":"string"},"package":{"type":"string"},"file":{"description":"Relative to the workspace root, `$OUT_DIR/…` for generated code, empty for a lint without a span.","type":"string"},"message":{"type":"string"},"count":{"description":"Distinct places of this one warning; 1 when absent.","type":"integer","minimum":1,"maximum":4294967295}}};
const schema36 = {"type":"integer","minimum":0,"maximum":9007199254740991};
const schema33 = {"description":"A set: order and repeats do not matter. plan-gate writes it sorted field by field, by UTF-8 bytes.","type":"array","items":{"$ref":"#/$defs/test"}};
const schema34 = {"type":"object","required":["package","target_kind","target","name"],"properties":{"package":{"type":"string"},"target_kind":{"type":"string"},"target":{"type":"string"},"name":{"type":"string"}}};

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
const err23 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: schema32.properties.coverage.type}};
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
if(data.ref === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ref"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data.commit_oid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit_oid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data.snapshot === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshot"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data.schema_version !== undefined){
let data0 = data.schema_version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err6 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
}
if(data.commit_oid !== undefined){
if(typeof data.commit_oid !== "string"){
const err7 = {instancePath:instancePath+"/commit_oid",schemaPath:"#/properties/commit_oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
if(data.toolchain !== undefined){
if(typeof data.toolchain !== "string"){
const err8 = {instancePath:instancePath+"/toolchain",schemaPath:"#/properties/toolchain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
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
const err9 = {instancePath:instancePath+"/cargo_args/" + i0,schemaPath:"#/properties/cargo_args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/cargo_args",schemaPath:"#/properties/cargo_args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.B) vErrors.push(err11);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"schema_version":true,"ref":true,"commit_oid":true,"toolchain":true,"snapshot":true,"cargo_args":true},"dynamicProps":false,"dynamicItems":false};


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

/***/ 6285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hashSnapshot),
/* harmony export */   l: () => (/* binding */ hashStrings)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);



const LENGTH_BYTES = 8;
const BUFFER_BYTES = 64 * 1024;
const MAX_UTF8_PER_UNIT = 3;
function hashStrings(strings) {
    const hash = framedHash();
    let previous;
    for (const text of (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortUtf8 */ .MY)(strings)) {
        if (text !== previous)
            hash.add('', text);
        previous = text;
    }
    return hash.digest();
}
function hashSnapshot(snapshot) {
    const { tests, clippy } = snapshot.snapshot;
    return {
        test_passlist_hash: hashInOrder((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .sortTests */ .u5)(tests.passed), TESTS) ?? hashStrings(tests.passed.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .testString */ .mY)),
        clippy_warnings_hash: hashInOrder((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .sortWarnings */ .a)(clippy.warnings), WARNINGS) ?? hashStrings(clippy.warnings.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .warningString */ .Ui)),
        enumerated_targets_hash: hashStrings(tests.targets),
    };
}
const TESTS = {
    hasSameStart: (a, b) => a.target === b.target && a.target_kind === b.target_kind && a.package === b.package,
    start: (test) => `${(0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .targetString */ .Dr)(test)}::`,
    rest: ({ name }) => name,
};
const WARNINGS = {
    hasSameStart: (a, b) => a.file === b.file && a.package === b.package && a.lint === b.lint,
    start: (warning) => `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f`,
    rest: ({ message }) => message,
};
function hashInOrder(items, { hasSameStart, start, rest }) {
    const hash = framedHash();
    let last;
    let shared = '';
    for (const item of items) {
        if (last === undefined || !hasSameStart(last, item)) {
            const before = shared;
            shared = start(item);
            if (last !== undefined && !isBefore(before, rest(last), shared, rest(item)))
                return null;
        }
        hash.add(shared, rest(item));
        last = item;
    }
    return hash.digest();
}
function isBefore(start, rest, nextStart, nextRest) {
    if (!nextStart.startsWith(start) && !start.startsWith(nextStart))
        return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareUtf8 */ .zq)(start, nextStart) < 0;
    return (0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareUtf8 */ .zq)(start + rest, nextStart + nextRest) < 0;
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
    if ((0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLoneSurrogate */ .fI)(text)) {
        throw new RangeError('cannot hash a string that holds half of a surrogate pair');
    }
}


/***/ }),

/***/ 3802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readJsonFile)
/* harmony export */ });
/* harmony import */ var _plan_strict_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3878);
/* harmony import */ var _plan_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(299);


const MAX_FILE_PROBLEMS = 100;
const MAX_ITEMS = 2_000_000;
const MAX_VALUES = 5_000_000;
const MAX_KEYS = 10_000;
const SCAN_LIMITS = { items: MAX_ITEMS, nested: MAX_ITEMS, values: MAX_VALUES, keys: MAX_KEYS };
const EXCESS = {
    nested: `The file's objects hold more than ${MAX_ITEMS} lists and objects.`,
    items: `The file's lists have more than ${MAX_ITEMS} items.`,
    values: `The file's lists and objects hold more than ${MAX_VALUES} values.`,
    keys: `The file's objects have more than ${MAX_KEYS} different keys, or orders of keys.`,
};
function readJsonFile(bytes, limits, fits) {
    const json = (0,_plan_strict_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLargeJsonValue */ .Eg)(bytes, { ...limits, scan: SCAN_LIMITS });
    if (!json.ok) {
        if ('excess' in json)
            return refused([{ pointer: '', message: EXCESS[json.excess] }], 0);
        const problems = json.problems.map(({ pointer, message, line, column }) => ({
            pointer,
            message: `Line ${line}, column ${column}: ${message}`,
        }));
        return refused(problems, json.unlisted);
    }
    const isFit = tryFit(fits, json.value);
    if (isFit === null)
        return refused([{ pointer: '', message: UNREADABLE }], 0);
    if (isFit)
        return { ok: true, value: json.value };
    const problems = (fits.errors ?? []).map((error) => ({
        pointer: error.instancePath,
        message: describe(error),
    }));
    return refused(problems, 0);
}
const UNREADABLE = 'The file holds a text that is too long to be held to a pattern.';
function tryFit(fits, value) {
    try {
        return fits(value);
    }
    catch (cause) {
        if (cause instanceof RangeError)
            return null;
        throw cause;
    }
}
function refused(problems, unlisted) {
    const kept = problems.slice(0, MAX_FILE_PROBLEMS);
    return { ok: false, problems: kept, unlisted: unlisted + problems.length - kept.length };
}
function describe({ instancePath, keyword, params }) {
    const where = instancePath === '' ? 'The file' : (0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(instancePath);
    switch (keyword) {
        case 'required':
            return `${where} lacks ${(0,_plan_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .KT)(String(params.missingProperty))}.`;
        case 'type':
            return `${where} must be ${[params.type].flat().join(' or ')}.`;
        case 'const':
            return `${where} must be ${JSON.stringify(params.allowedValue)}.`;
        case 'minimum':
        case 'maximum':
            return `${where} must be ${params.comparison} ${params.limit}.`;
        case 'maxLength':
            return `${where} must have at most ${params.limit} characters.`;
        case 'pattern':
            return `${where} must match ${params.pattern}.`;
        default:
            return `${where} does not fit the schema (${keyword}).`;
    }
}


/***/ }),

/***/ 4056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ serializeSnapshot),
/* harmony export */   E$: () => (/* binding */ parseSnapshot),
/* harmony export */   bp: () => (/* binding */ writeRun),
/* harmony export */   i4: () => (/* binding */ writeTest),
/* harmony export */   m3: () => (/* binding */ SNAPSHOT_LIMITS),
/* harmony export */   xg: () => (/* binding */ normalizeRun)
/* harmony export */ });
/* harmony import */ var _baseline_validator_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3653);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3802);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(421);
/* harmony import */ var _utf8_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7835);




const SNAPSHOT_LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };
function parseSnapshot(bytes) {
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonFile */ .J)(bytes, SNAPSHOT_LIMITS, _baseline_validator_cjs__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .t);
    if (!file.ok)
        return file;
    const written = file.value;
    return {
        ok: true,
        value: {
            schema_version: written.schema_version ?? _snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_SCHEMA_VERSION */ .A0,
            ref: written.ref,
            commit_oid: written.commit_oid,
            toolchain: written.toolchain ?? '',
            snapshot: normalizeRun(written.snapshot),
            cargo_args: written.cargo_args ?? null,
        },
    };
}
function normalizeRun({ tests, clippy, coverage }) {
    return {
        tests: {
            passed: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .sortTests */ .u5)(tests.passed),
            failed: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .sortTests */ .u5)(tests.failed),
            ignored: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .sortTests */ .u5)(tests.ignored),
            targets: [...new Set((0,_utf8_order_js__WEBPACK_IMPORTED_MODULE_3__/* .sortUtf8 */ .MY)(tests.targets ?? []))],
        },
        clippy: {
            warnings: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .sortWarnings */ .a)(clippy.warnings.map((warning) => ({ ...warning, count: warning.count ?? 1 }))),
        },
        coverage: coverage ?? null,
    };
}
function serializeSnapshot(snapshot) {
    const { schema_version, ref, commit_oid, toolchain, cargo_args } = snapshot;
    return JSON.stringify({
        schema_version,
        ref,
        commit_oid,
        toolchain,
        snapshot: writeRun(snapshot.snapshot),
        ...(cargo_args === null ? {} : { cargo_args }),
    });
}
function writeRun(run) {
    const { tests, clippy, coverage } = normalizeRun(run);
    return {
        tests: {
            passed: tests.passed.map(writeTest),
            failed: tests.failed.map(writeTest),
            ignored: tests.ignored.map(writeTest),
            targets: tests.targets,
        },
        clippy: {
            warnings: clippy.warnings.map(({ lint, package: owner, file, message, count }) => ({
                lint,
                package: owner,
                file,
                message,
                ...(count === 1 ? {} : { count }),
            })),
        },
        coverage: coverage === null ? null : { covered_lines: coverage.covered_lines, total_lines: coverage.total_lines },
    };
}
function writeTest({ package: owner, target_kind, target, name }) {
    return { package: owner, target_kind, target, name };
}


/***/ })

};
