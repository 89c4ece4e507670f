export const id = 884;
export const ids = [884];
export const modules = {

/***/ 9479:
/***/ ((__unused_webpack_module, exports) => {

// Generated from schemas/plan.v3.schema.json by scripts/generate-validators.mjs. Do not edit.

exports.t = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://taskfleet.dev/schemas/plan.v3.schema.json","title":"taskfleet plan.json (v3)","description":"The interface contract the spec-node writes and the supervisor + orchestrator read. Immutable per revision, versioned, provenance-bearing. See issues/code-pipeline/plan-schema.md and design.md §4/§7/§13. v3 makes the baseline provenance fields (commit_oid, toolchain, enumerated_targets_hash) structurally REQUIRED — a plan missing them is rejected, not silently defaulted. This schema is the checked-in machine-readable artifact; the operative source of truth for readers/writers is the taskfleet_core::plan Rust validator, and a drift-guard test keeps the two in agreement.","type":"object","additionalProperties":false,"required":["schema_version","plan_rev","intent_rev","feature","baseline","acceptance","chunks"],"properties":{"schema_version":{"description":"Major schema version. Readers reject unsupported majors (do NOT silently ignore).","type":"integer","const":3},"plan_rev":{"description":"Immutable revision of this plan. A fix or re-spec writes plan.v(N+1).json; each chunk attempt records the plan_rev it consumed.","type":"integer","minimum":0},"intent_rev":{"description":"The orchestrator-owned intent.md revision this plan targets. Intent is referenced, not embedded.","type":"integer","minimum":0},"feature":{"type":"object","additionalProperties":false,"required":["slug","source_branch","integration_branch"],"properties":{"slug":{"type":"string","minLength":1},"source_branch":{"type":"string","minLength":1},"integration_branch":{"type":"string","minLength":1}}},"baseline":{"description":"Snapshot at feat/<slug> fork; verify + the deterministic floor diff against it. Supervisor-owned.","type":"object","additionalProperties":false,"required":["ref","commit_oid","toolchain","test_passlist_hash","clippy_warnings_hash","enumerated_targets_hash"],"properties":{"ref":{"type":"string","minLength":1},"commit_oid":{"type":"string","minLength":1,"description":"Ref resolved to an immutable commit OID at capture time (floor provenance; required as of v3)."},"toolchain":{"type":"string","minLength":1,"description":"rustc -V fingerprint the snapshot was captured with (floor provenance; required as of v3)."},"test_passlist_hash":{"type":"string","minLength":1},"clippy_warnings_hash":{"type":"string","minLength":1},"enumerated_targets_hash":{"type":"string","minLength":1,"description":"Hash of the enumerated (package, target_kind, target) test-target set (floor F7 superset check; required as of v3)."}}},"acceptance":{"description":"Whole-feature intent gate. Each item is an executable check or an LLM-judged assertion; at least one must be a check.","type":"array","minItems":1,"items":{"$ref":"#/$defs/acceptance_item"}},"chunks":{"description":"The DAG of implementation chunks. deps form an acyclic dependency graph.","type":"array","minItems":1,"items":{"$ref":"#/$defs/chunk"}}},"$defs":{"acceptance_item":{"oneOf":[{"type":"object","additionalProperties":false,"required":["kind","desc","run"],"properties":{"kind":{"const":"check"},"desc":{"type":"string","minLength":1},"run":{"type":"string","minLength":1},"cwd":{"description":"Optional working directory to run `run` in; absent = worktree root. Must be a safe repo-relative path (no absolute paths, `~`, `..`, backslash, `:`, control chars, or a bare `.`) — enforced by the taskfleet_core::plan validator, as for files_touched.","type":"string","minLength":1},"expect_exit":{"description":"Optional expected exit code; the check passes iff the command exits with it. Absent = 0. A shell exit status is 0..=255.","type":"integer","minimum":0,"maximum":255}}},{"type":"object","additionalProperties":false,"required":["kind","desc"],"properties":{"kind":{"const":"assertion"},"desc":{"type":"string","minLength":1}}}]},"check":{"description":"An executable check: the general goal (desc) plus a flexible shell command (run), with optional cwd/expect_exit precision. Precision is available, not forced.","type":"object","additionalProperties":false,"required":["desc","run"],"properties":{"desc":{"description":"The general goal of the check — what it verifies. Always present.","type":"string","minLength":1},"run":{"description":"A flexible shell command executed via `sh -c`.","type":"string","minLength":1},"cwd":{"description":"Optional working directory to run `run` in; absent = worktree root. Must be a safe repo-relative path (no absolute paths, `~`, `..`, backslash, `:`, control chars, or a bare `.`) — enforced by the taskfleet_core::plan validator, as for files_touched.","type":"string","minLength":1},"expect_exit":{"description":"Optional expected exit code; the check passes iff the command exits with it. Absent = 0. A shell exit status is 0..=255.","type":"integer","minimum":0,"maximum":255}}},"chunk":{"type":"object","additionalProperties":false,"required":["id","title","tier","brief","files_touched","checks"],"properties":{"id":{"description":"Unique within the plan; referenced by other chunks' deps.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]*$"},"title":{"type":"string","minLength":1},"deps":{"description":"Ids of chunks this one depends on. Every entry must reference an existing chunk; entries must be unique; the graph must be acyclic (acyclicity is enforced by the Rust validator, not expressible in JSON Schema).","type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]},"tier":{"description":"Starting model tier hint; the orchestrator owns promotion.","type":"string","enum":["code","mid","high"]},"brief":{"description":"Turnkey, self-contained implementation brief.","type":"string","minLength":1},"files_touched":{"description":"Merge-time constraint (not just a hint): repo-relative paths, no traversal.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"checks":{"description":"Executable per-chunk checks; at least one required.","type":"array","minItems":1,"items":{"$ref":"#/$defs/check"}},"assertions":{"description":"LLM-judged criteria, additive above the deterministic floor. Each must be a non-empty string (the Rust validator additionally rejects whitespace-only strings).","type":"array","items":{"type":"string","minLength":1},"default":[]},"requires_tests":{"description":"If true, the supervisor blocks a merge that added/modified no tests.","type":"boolean","default":false}}}}};
const schema32 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["kind","desc","run"],"properties":{"kind":{"const":"check"},"desc":{"type":"string","minLength":1},"run":{"type":"string","minLength":1},"cwd":{"description":"Optional working directory to run `run` in; absent = worktree root. Must be a safe repo-relative path (no absolute paths, `~`, `..`, backslash, `:`, control chars, or a bare `.`) — enforced by the taskfleet_core::plan validator, as for files_touched.","type":"string","minLength":1},"expect_exit":{"description":"Optional expected exit code; the check passes iff the command exits with it. Absent = 0. A shell exit status is 0..=255.","type":"integer","minimum":0,"maximum":255}}},{"type":"object","additionalProperties":false,"required":["kind","desc"],"properties":{"kind":{"const":"assertion"},"desc":{"type":"string","minLength":1}}}]};
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
const schema33 = {"type":"object","additionalProperties":false,"required":["id","title","tier","brief","files_touched","checks"],"properties":{"id":{"description":"Unique within the plan; referenced by other chunks' deps.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]*$"},"title":{"type":"string","minLength":1},"deps":{"description":"Ids of chunks this one depends on. Every entry must reference an existing chunk; entries must be unique; the graph must be acyclic (acyclicity is enforced by the Rust validator, not expressible in JSON Schema).","type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]},"tier":{"description":"Starting model tier hint; the orchestrator owns promotion.","type":"string","enum":["code","mid","high"]},"brief":{"description":"Turnkey, self-contained implementation brief.","type":"string","minLength":1},"files_touched":{"description":"Merge-time constraint (not just a hint): repo-relative paths, no traversal.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"checks":{"description":"Executable per-chunk checks; at least one required.","type":"array","minItems":1,"items":{"$ref":"#/$defs/check"}},"assertions":{"description":"LLM-judged criteria, additive above the deterministic floor. Each must be a non-empty string (the Rust validator additionally rejects whitespace-only strings).","type":"array","items":{"type":"string","minLength":1},"default":[]},"requires_tests":{"description":"If true, the supervisor blocks a merge that added/modified no tests.","type":"boolean","default":false}}};
const schema34 = {"description":"An executable check: the general goal (desc) plus a flexible shell command (run), with optional cwd/expect_exit precision. Precision is available, not forced.","type":"object","additionalProperties":false,"required":["desc","run"],"properties":{"desc":{"description":"The general goal of the check — what it verifies. Always present.","type":"string","minLength":1},"run":{"description":"A flexible shell command executed via `sh -c`.","type":"string","minLength":1},"cwd":{"description":"Optional working directory to run `run` in; absent = worktree root. Must be a safe repo-relative path (no absolute paths, `~`, `..`, backslash, `:`, control chars, or a bare `.`) — enforced by the taskfleet_core::plan validator, as for files_touched.","type":"string","minLength":1},"expect_exit":{"description":"Optional expected exit code; the check passes iff the command exits with it. Absent = 0. A shell exit status is 0..=255.","type":"integer","minimum":0,"maximum":255}}};
const func14 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < exports.B) vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data.tier === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tier"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data.brief === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brief"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if(data.files_touched === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files_touched"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
if(data.checks === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
const beforekey0 = errors;
for(const key0 in data){
if(errors > beforekey0 && isFull(vErrors)) break;
if(!(func14.call(schema33.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
}
if(data.deps !== undefined){
let data2 = data.deps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0, beforei0=errors; i0<len0 && !(errors > beforei0 && isFull(vErrors)); i0++){
if(typeof data2[i0] !== "string"){
const err11 = {instancePath:instancePath+"/deps/" + i0,schemaPath:"#/properties/deps/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < exports.B) vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/deps",schemaPath:"#/properties/deps/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.B) vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/deps",schemaPath:"#/properties/deps/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.B) vErrors.push(err13);
}
errors++;
}
}
if(data.tier !== undefined){
let data4 = data.tier;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < exports.B) vErrors.push(err14);
}
errors++;
}
if(!(((data4 === "code") || (data4 === "mid")) || (data4 === "high"))){
const err15 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/enum",keyword:"enum",params:{allowedValues: schema33.properties.tier.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < exports.B) vErrors.push(err15);
}
errors++;
}
}
if(data.brief !== undefined){
let data5 = data.brief;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err16 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < exports.B) vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < exports.B) vErrors.push(err17);
}
errors++;
}
}
if(data.files_touched !== undefined){
let data6 = data.files_touched;
if(Array.isArray(data6)){
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/files_touched",schemaPath:"#/properties/files_touched/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < exports.B) vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i2=0, beforei2=errors; i2<len1 && !(errors > beforei2 && isFull(vErrors)); i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err19 = {instancePath:instancePath+"/files_touched/" + i2,schemaPath:"#/properties/files_touched/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.B) vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/files_touched/" + i2,schemaPath:"#/properties/files_touched/items/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/files_touched",schemaPath:"#/properties/files_touched/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < exports.B) vErrors.push(err21);
}
errors++;
}
}
if(data.checks !== undefined){
let data8 = data.checks;
if(Array.isArray(data8)){
if(data8.length < 1){
const err22 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < exports.B) vErrors.push(err22);
}
errors++;
}
const len2 = data8.length;
for(let i3=0, beforei3=errors; i3<len2 && !(errors > beforei3 && isFull(vErrors)); i3++){
let data9 = data8[i3];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.desc === undefined){
const err23 = {instancePath:instancePath+"/checks/" + i3,schemaPath:"#/$defs/check/required",keyword:"required",params:{missingProperty: "desc"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < exports.B) vErrors.push(err23);
}
errors++;
}
if(data9.run === undefined){
const err24 = {instancePath:instancePath+"/checks/" + i3,schemaPath:"#/$defs/check/required",keyword:"required",params:{missingProperty: "run"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < exports.B) vErrors.push(err24);
}
errors++;
}
const beforekey1 = errors;
for(const key1 in data9){
if(errors > beforekey1 && isFull(vErrors)) break;
if(!((((key1 === "desc") || (key1 === "run")) || (key1 === "cwd")) || (key1 === "expect_exit"))){
const err25 = {instancePath:instancePath+"/checks/" + i3,schemaPath:"#/$defs/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.B) vErrors.push(err25);
}
errors++;
}
}
if(data9.desc !== undefined){
let data10 = data9.desc;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/checks/" + i3+"/desc",schemaPath:"#/$defs/check/properties/desc/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < exports.B) vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/checks/" + i3+"/desc",schemaPath:"#/$defs/check/properties/desc/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.B) vErrors.push(err27);
}
errors++;
}
}
if(data9.run !== undefined){
let data11 = data9.run;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/checks/" + i3+"/run",schemaPath:"#/$defs/check/properties/run/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.B) vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/checks/" + i3+"/run",schemaPath:"#/$defs/check/properties/run/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < exports.B) vErrors.push(err29);
}
errors++;
}
}
if(data9.cwd !== undefined){
let data12 = data9.cwd;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err30 = {instancePath:instancePath+"/checks/" + i3+"/cwd",schemaPath:"#/$defs/check/properties/cwd/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < exports.B) vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/checks/" + i3+"/cwd",schemaPath:"#/$defs/check/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.B) vErrors.push(err31);
}
errors++;
}
}
if(data9.expect_exit !== undefined){
let data13 = data9.expect_exit;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/checks/" + i3+"/expect_exit",schemaPath:"#/$defs/check/properties/expect_exit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < exports.B) vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 255 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/checks/" + i3+"/expect_exit",schemaPath:"#/$defs/check/properties/expect_exit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < exports.B) vErrors.push(err33);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/checks/" + i3+"/expect_exit",schemaPath:"#/$defs/check/properties/expect_exit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < exports.B) vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/checks/" + i3,schemaPath:"#/$defs/check/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < exports.B) vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < exports.B) vErrors.push(err36);
}
errors++;
}
}
if(data.assertions !== undefined){
let data14 = data.assertions;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i4=0, beforei4=errors; i4<len3 && !(errors > beforei4 && isFull(vErrors)); i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err37 = {instancePath:instancePath+"/assertions/" + i4,schemaPath:"#/properties/assertions/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < exports.B) vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/assertions/" + i4,schemaPath:"#/properties/assertions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < exports.B) vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < exports.B) vErrors.push(err39);
}
errors++;
}
}
if(data.requires_tests !== undefined){
if(typeof data.requires_tests !== "boolean"){
const err40 = {instancePath:instancePath+"/requires_tests",schemaPath:"#/properties/requires_tests/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < exports.B) vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < exports.B) vErrors.push(err41);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://taskfleet.dev/schemas/plan.v3.schema.json" */;
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
if(data.plan_rev === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_rev"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.B) vErrors.push(err1);
}
errors++;
}
if(data.intent_rev === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent_rev"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.B) vErrors.push(err2);
}
errors++;
}
if(data.feature === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feature"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.B) vErrors.push(err3);
}
errors++;
}
if(data.baseline === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < exports.B) vErrors.push(err4);
}
errors++;
}
if(data.acceptance === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptance"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < exports.B) vErrors.push(err5);
}
errors++;
}
if(data.chunks === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chunks"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < exports.B) vErrors.push(err6);
}
errors++;
}
const beforekey0 = errors;
for(const key0 in data){
if(errors > beforekey0 && isFull(vErrors)) break;
if(!(((((((key0 === "schema_version") || (key0 === "plan_rev")) || (key0 === "intent_rev")) || (key0 === "feature")) || (key0 === "baseline")) || (key0 === "acceptance")) || (key0 === "chunks"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < exports.B) vErrors.push(err7);
}
errors++;
}
}
if(data.schema_version !== undefined){
let data0 = data.schema_version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < exports.B) vErrors.push(err8);
}
errors++;
}
if(3 !== data0){
const err9 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue: 3}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < exports.B) vErrors.push(err9);
}
errors++;
}
}
if(data.plan_rev !== undefined){
let data1 = data.plan_rev;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/plan_rev",schemaPath:"#/properties/plan_rev/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < exports.B) vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/plan_rev",schemaPath:"#/properties/plan_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.intent_rev !== undefined){
let data2 = data.intent_rev;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/intent_rev",schemaPath:"#/properties/intent_rev/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < exports.B) vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/intent_rev",schemaPath:"#/properties/intent_rev/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < exports.B) vErrors.push(err13);
}
errors++;
}
}
}
if(data.feature !== undefined){
let data3 = data.feature;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.slug === undefined){
const err14 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/required",keyword:"required",params:{missingProperty: "slug"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < exports.B) vErrors.push(err14);
}
errors++;
}
if(data3.source_branch === undefined){
const err15 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/required",keyword:"required",params:{missingProperty: "source_branch"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < exports.B) vErrors.push(err15);
}
errors++;
}
if(data3.integration_branch === undefined){
const err16 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/required",keyword:"required",params:{missingProperty: "integration_branch"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < exports.B) vErrors.push(err16);
}
errors++;
}
const beforekey1 = errors;
for(const key1 in data3){
if(errors > beforekey1 && isFull(vErrors)) break;
if(!(((key1 === "slug") || (key1 === "source_branch")) || (key1 === "integration_branch"))){
const err17 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < exports.B) vErrors.push(err17);
}
errors++;
}
}
if(data3.slug !== undefined){
let data4 = data3.slug;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/feature/slug",schemaPath:"#/properties/feature/properties/slug/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/feature/slug",schemaPath:"#/properties/feature/properties/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < exports.B) vErrors.push(err19);
}
errors++;
}
}
if(data3.source_branch !== undefined){
let data5 = data3.source_branch;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/feature/source_branch",schemaPath:"#/properties/feature/properties/source_branch/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < exports.B) vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/feature/source_branch",schemaPath:"#/properties/feature/properties/source_branch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < exports.B) vErrors.push(err21);
}
errors++;
}
}
if(data3.integration_branch !== undefined){
let data6 = data3.integration_branch;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err22 = {instancePath:instancePath+"/feature/integration_branch",schemaPath:"#/properties/feature/properties/integration_branch/minLength",keyword:"minLength",params:{limit: 1}};
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
const err23 = {instancePath:instancePath+"/feature/integration_branch",schemaPath:"#/properties/feature/properties/integration_branch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < exports.B) vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < exports.B) vErrors.push(err24);
}
errors++;
}
}
if(data.baseline !== undefined){
let data7 = data.baseline;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.ref === undefined){
const err25 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "ref"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < exports.B) vErrors.push(err25);
}
errors++;
}
if(data7.commit_oid === undefined){
const err26 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "commit_oid"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < exports.B) vErrors.push(err26);
}
errors++;
}
if(data7.toolchain === undefined){
const err27 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "toolchain"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < exports.B) vErrors.push(err27);
}
errors++;
}
if(data7.test_passlist_hash === undefined){
const err28 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "test_passlist_hash"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < exports.B) vErrors.push(err28);
}
errors++;
}
if(data7.clippy_warnings_hash === undefined){
const err29 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "clippy_warnings_hash"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < exports.B) vErrors.push(err29);
}
errors++;
}
if(data7.enumerated_targets_hash === undefined){
const err30 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "enumerated_targets_hash"}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < exports.B) vErrors.push(err30);
}
errors++;
}
const beforekey2 = errors;
for(const key2 in data7){
if(errors > beforekey2 && isFull(vErrors)) break;
if(!((((((key2 === "ref") || (key2 === "commit_oid")) || (key2 === "toolchain")) || (key2 === "test_passlist_hash")) || (key2 === "clippy_warnings_hash")) || (key2 === "enumerated_targets_hash"))){
const err31 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < exports.B) vErrors.push(err31);
}
errors++;
}
}
if(data7.ref !== undefined){
let data8 = data7.ref;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err32 = {instancePath:instancePath+"/baseline/ref",schemaPath:"#/properties/baseline/properties/ref/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < exports.B) vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/baseline/ref",schemaPath:"#/properties/baseline/properties/ref/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < exports.B) vErrors.push(err33);
}
errors++;
}
}
if(data7.commit_oid !== undefined){
let data9 = data7.commit_oid;
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err34 = {instancePath:instancePath+"/baseline/commit_oid",schemaPath:"#/properties/baseline/properties/commit_oid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < exports.B) vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/baseline/commit_oid",schemaPath:"#/properties/baseline/properties/commit_oid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < exports.B) vErrors.push(err35);
}
errors++;
}
}
if(data7.toolchain !== undefined){
let data10 = data7.toolchain;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err36 = {instancePath:instancePath+"/baseline/toolchain",schemaPath:"#/properties/baseline/properties/toolchain/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < exports.B) vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/baseline/toolchain",schemaPath:"#/properties/baseline/properties/toolchain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < exports.B) vErrors.push(err37);
}
errors++;
}
}
if(data7.test_passlist_hash !== undefined){
let data11 = data7.test_passlist_hash;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err38 = {instancePath:instancePath+"/baseline/test_passlist_hash",schemaPath:"#/properties/baseline/properties/test_passlist_hash/minLength",keyword:"minLength",params:{limit: 1}};
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
const err39 = {instancePath:instancePath+"/baseline/test_passlist_hash",schemaPath:"#/properties/baseline/properties/test_passlist_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < exports.B) vErrors.push(err39);
}
errors++;
}
}
if(data7.clippy_warnings_hash !== undefined){
let data12 = data7.clippy_warnings_hash;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err40 = {instancePath:instancePath+"/baseline/clippy_warnings_hash",schemaPath:"#/properties/baseline/properties/clippy_warnings_hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < exports.B) vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/baseline/clippy_warnings_hash",schemaPath:"#/properties/baseline/properties/clippy_warnings_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < exports.B) vErrors.push(err41);
}
errors++;
}
}
if(data7.enumerated_targets_hash !== undefined){
let data13 = data7.enumerated_targets_hash;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err42 = {instancePath:instancePath+"/baseline/enumerated_targets_hash",schemaPath:"#/properties/baseline/properties/enumerated_targets_hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < exports.B) vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/baseline/enumerated_targets_hash",schemaPath:"#/properties/baseline/properties/enumerated_targets_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < exports.B) vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < exports.B) vErrors.push(err44);
}
errors++;
}
}
if(data.acceptance !== undefined){
let data14 = data.acceptance;
if(Array.isArray(data14)){
if(data14.length < 1){
const err45 = {instancePath:instancePath+"/acceptance",schemaPath:"#/properties/acceptance/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < exports.B) vErrors.push(err45);
}
errors++;
}
const len0 = data14.length;
for(let i0=0, beforei0=errors; i0<len0 && !(errors > beforei0 && isFull(vErrors)); i0++){
let data15 = data14[i0];
const _errs36 = errors;
let valid6 = false;
let passing0 = null;
const _errs37 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.kind === undefined){
const err46 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < exports.B) vErrors.push(err46);
}
errors++;
}
if(data15.desc === undefined){
const err47 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/0/required",keyword:"required",params:{missingProperty: "desc"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < exports.B) vErrors.push(err47);
}
errors++;
}
if(data15.run === undefined){
const err48 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/0/required",keyword:"required",params:{missingProperty: "run"}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < exports.B) vErrors.push(err48);
}
errors++;
}
const beforekey3 = errors;
for(const key3 in data15){
if(errors > beforekey3 && isFull(vErrors)) break;
if(!(((((key3 === "kind") || (key3 === "desc")) || (key3 === "run")) || (key3 === "cwd")) || (key3 === "expect_exit"))){
const err49 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < exports.B) vErrors.push(err49);
}
errors++;
}
}
if(data15.kind !== undefined){
if("check" !== data15.kind){
const err50 = {instancePath:instancePath+"/acceptance/" + i0+"/kind",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "check"}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < exports.B) vErrors.push(err50);
}
errors++;
}
}
if(data15.desc !== undefined){
let data17 = data15.desc;
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err51 = {instancePath:instancePath+"/acceptance/" + i0+"/desc",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/desc/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < exports.B) vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/acceptance/" + i0+"/desc",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/desc/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < exports.B) vErrors.push(err52);
}
errors++;
}
}
if(data15.run !== undefined){
let data18 = data15.run;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err53 = {instancePath:instancePath+"/acceptance/" + i0+"/run",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/run/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < exports.B) vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/acceptance/" + i0+"/run",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/run/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < exports.B) vErrors.push(err54);
}
errors++;
}
}
if(data15.cwd !== undefined){
let data19 = data15.cwd;
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err55 = {instancePath:instancePath+"/acceptance/" + i0+"/cwd",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/cwd/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < exports.B) vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/acceptance/" + i0+"/cwd",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < exports.B) vErrors.push(err56);
}
errors++;
}
}
if(data15.expect_exit !== undefined){
let data20 = data15.expect_exit;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err57 = {instancePath:instancePath+"/acceptance/" + i0+"/expect_exit",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/expect_exit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < exports.B) vErrors.push(err57);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 255 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/acceptance/" + i0+"/expect_exit",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/expect_exit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < exports.B) vErrors.push(err58);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/acceptance/" + i0+"/expect_exit",schemaPath:"#/$defs/acceptance_item/oneOf/0/properties/expect_exit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < exports.B) vErrors.push(err59);
}
errors++;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < exports.B) vErrors.push(err60);
}
errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var props0 = true;
}
const _errs49 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.kind === undefined){
const err61 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < exports.B) vErrors.push(err61);
}
errors++;
}
if(data15.desc === undefined){
const err62 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/1/required",keyword:"required",params:{missingProperty: "desc"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < exports.B) vErrors.push(err62);
}
errors++;
}
const beforekey4 = errors;
for(const key4 in data15){
if(errors > beforekey4 && isFull(vErrors)) break;
if(!((key4 === "kind") || (key4 === "desc"))){
const err63 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < exports.B) vErrors.push(err63);
}
errors++;
}
}
if(data15.kind !== undefined){
if("assertion" !== data15.kind){
const err64 = {instancePath:instancePath+"/acceptance/" + i0+"/kind",schemaPath:"#/$defs/acceptance_item/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "assertion"}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < exports.B) vErrors.push(err64);
}
errors++;
}
}
if(data15.desc !== undefined){
let data22 = data15.desc;
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err65 = {instancePath:instancePath+"/acceptance/" + i0+"/desc",schemaPath:"#/$defs/acceptance_item/oneOf/1/properties/desc/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < exports.B) vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/acceptance/" + i0+"/desc",schemaPath:"#/$defs/acceptance_item/oneOf/1/properties/desc/type",keyword:"type",params:{type: "string"}};
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
else {
const err67 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < exports.B) vErrors.push(err67);
}
errors++;
}
var _valid0 = _errs49 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid6){
const err68 = {instancePath:instancePath+"/acceptance/" + i0,schemaPath:"#/$defs/acceptance_item/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < exports.B) vErrors.push(err68);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = Math.min(vErrors.length, _errs36);
}
else {
vErrors = null;
}
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/acceptance",schemaPath:"#/properties/acceptance/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < exports.B) vErrors.push(err69);
}
errors++;
}
}
if(data.chunks !== undefined){
let data23 = data.chunks;
if(Array.isArray(data23)){
if(data23.length < 1){
const err70 = {instancePath:instancePath+"/chunks",schemaPath:"#/properties/chunks/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < exports.B) vErrors.push(err70);
}
errors++;
}
const len1 = data23.length;
for(let i1=0, beforei1=errors; i1<len1 && !(errors > beforei1 && isFull(vErrors)); i1++){
if(!(validate21(data23[i1], {instancePath:instancePath+"/chunks/" + i1,parentData:data23,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors += validate21.errors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/chunks",schemaPath:"#/properties/chunks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < exports.B) vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < exports.B) vErrors.push(err72);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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

/***/ 7937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ chunkCheckPointer),
/* harmony export */   MP: () => (/* binding */ linesOfChecks),
/* harmony export */   Rn: () => (/* binding */ acceptancePointer)
/* harmony export */ });
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1538);

function chunkCheckPointer(chunk, check) {
    return `/chunks/${chunk}/checks/${check}`;
}
function acceptancePointer(item) {
    return `/acceptance/${item}`;
}
function linesOfChecks({ root, positionAt }) {
    const lines = new Map();
    const note = (pointer, check) => {
        const command = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(check, 'run');
        if (command !== undefined)
            lines.set(pointer, positionAt(command.offset).line);
    };
    for (const [index, item] of (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(root, 'acceptance')).entries())
        note(acceptancePointer(index), item);
    for (const [chunk, node] of (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(root, 'chunks')).entries())
        for (const [index, check] of (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(node, 'checks')).entries())
            note(chunkCheckPointer(chunk, index), check);
    return lines;
}


/***/ }),

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ parsePlan)
});

// EXTERNAL MODULE: ./plan/json-tree.js
var json_tree = __webpack_require__(1538);
;// CONCATENATED MODULE: ./plan/plan-fields.js
const FIELDS = {
    plan: ['schema_version', 'plan_rev', 'intent_rev', 'feature', 'baseline', 'acceptance', 'chunks'],
    feature: ['slug', 'source_branch', 'integration_branch'],
    baseline: [
        'ref',
        'commit_oid',
        'toolchain',
        'test_passlist_hash',
        'clippy_warnings_hash',
        'enumerated_targets_hash',
    ],
    acceptance_check: ['kind', 'desc', 'run', 'cwd', 'expect_exit'],
    acceptance_assertion: ['kind', 'desc'],
    chunk: ['id', 'title', 'deps', 'tier', 'brief', 'files_touched', 'checks', 'assertions', 'requires_tests'],
    check: ['desc', 'run', 'cwd', 'expect_exit'],
};
const TIERS = ['code', 'mid', 'high'];
const ACCEPTANCE_KINDS = ['check', 'assertion'];
const MAX_REVISION = 4_294_967_295;

// EXTERNAL MODULE: ./plan/plan-report.js
var plan_report = __webpack_require__(4547);
// EXTERNAL MODULE: ./plan/safe-path.js
var safe_path = __webpack_require__(7080);
;// CONCATENATED MODULE: ./plan/rules-check.js



const MIN_I32 = -2_147_483_648;
const MAX_I32 = 2_147_483_647;
const MAX_EXIT = 255;
function integerOf(node) {
    return /^(?:0|-?[1-9][0-9]*)$/.test(node.token) ? Number(node.token) : null;
}
function reportBlank(report, pointer, node) {
    if (node?.kind === 'string' && (0,safe_path/* isBlank */.z)(node.value))
        (0,plan_report/* tell */.qz)(report, 'empty_string', pointer, node, 'must not be blank.');
}
function reportCheckRules(report, pointer, check) {
    reportBlank(report, `${pointer}/desc`, (0,json_tree/* memberOf */.C5)(check, 'desc'));
    reportBlank(report, `${pointer}/run`, (0,json_tree/* memberOf */.C5)(check, 'run'));
    const cwd = (0,json_tree/* memberOf */.C5)(check, 'cwd');
    if (cwd?.kind === 'string') {
        const reason = (0,safe_path/* unsafePathReason */.m)(cwd.value);
        if ((0,safe_path/* isBlank */.z)(cwd.value)) {
            (0,plan_report/* tell */.qz)(report, 'empty_string', `${pointer}/cwd`, cwd, 'must not be blank; leave it out for the repository root.');
        }
        else if (reason !== null) {
            const saying = () => `is ${(0,plan_report/* describeValue */.bp)(cwd)}, which ${reason}; write the path from the repository root, or leave it out.`;
            (0,plan_report/* tell */.qz)(report, 'unsafe_cwd', `${pointer}/cwd`, cwd, saying);
        }
    }
    reportExpectExit(report, `${pointer}/expect_exit`, (0,json_tree/* memberOf */.C5)(check, 'expect_exit'));
}
function reportExpectExit(report, pointer, node) {
    if (node?.kind !== 'number')
        return;
    const value = integerOf(node);
    if (value !== null && value >= 0 && value <= MAX_EXIT)
        return;
    const isExitCode = value !== null && value >= MIN_I32 && value <= MAX_I32;
    const code = isExitCode ? 'expect_exit_out_of_range' : 'malformed';
    (0,plan_report/* tell */.qz)(report, code, pointer, node, `must be a plain integer from 0 to ${MAX_EXIT}, but it is ${(0,plan_report/* describeValue */.bp)(node)}.`);
}

;// CONCATENATED MODULE: ./plan/build-plan.js



function buildPlan(root) {
    const document = asPlanDocument((0,json_tree/* toPlain */.Ul)(root));
    return {
        schema_version: document.schema_version,
        plan_rev: document.plan_rev,
        intent_rev: document.intent_rev,
        feature: buildFeature(document.feature),
        baseline: buildBaseline(document.baseline),
        acceptance: document.acceptance.map(buildAcceptanceItem),
        chunks: document.chunks.map(buildChunk),
    };
}
function asPlanDocument(value) {
    return value;
}
function buildFeature(feature) {
    return {
        slug: feature.slug,
        source_branch: feature.source_branch,
        integration_branch: feature.integration_branch,
    };
}
function buildBaseline(baseline) {
    return {
        ref: baseline.ref,
        commit_oid: baseline.commit_oid,
        toolchain: baseline.toolchain,
        test_passlist_hash: baseline.test_passlist_hash,
        clippy_warnings_hash: baseline.clippy_warnings_hash,
        enumerated_targets_hash: baseline.enumerated_targets_hash,
    };
}
function buildAcceptanceItem(item) {
    if (item.kind === 'assertion')
        return { kind: 'assertion', desc: item.desc };
    return { kind: 'check', ...buildCheck(item) };
}
function buildCheck(check) {
    return {
        desc: check.desc,
        run: check.run,
        ...(typeof check.cwd === 'string' && { cwd: check.cwd }),
        ...(typeof check.expect_exit === 'number' && { expect_exit: check.expect_exit }),
    };
}
function buildChunk(chunk) {
    return {
        id: chunk.id,
        title: chunk.title,
        deps: chunk.deps ?? [],
        tier: chunk.tier,
        brief: chunk.brief,
        files_touched: chunk.files_touched,
        checks: chunk.checks.map(buildCheck),
        assertions: chunk.assertions ?? [],
        requires_tests: chunk.requires_tests ?? false,
    };
}
function partialPlan(root) {
    const revision = (0,json_tree/* memberOf */.C5)(root, 'plan_rev');
    const plan_rev = revision?.kind === 'number' ? integerOf(revision) : null;
    const feature = (0,json_tree/* memberOf */.C5)(root, 'feature');
    const [slug, source_branch, integration_branch] = FIELDS.feature.map((field) => (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(feature, field)));
    return {
        ...(plan_rev !== null && plan_rev >= 0 && plan_rev <= MAX_REVISION && { plan_rev }),
        ...(slug !== undefined &&
            source_branch !== undefined &&
            integration_branch !== undefined && { feature: { slug, source_branch, integration_branch } }),
    };
}

// EXTERNAL MODULE: ./plan/check-lines.js
var check_lines = __webpack_require__(7937);
// EXTERNAL MODULE: ./plan/problem-list.js
var problem_list = __webpack_require__(3713);
;// CONCATENATED MODULE: ./plan/cycles.js
const UNSEEN = -1;
const DONE = -2;
function findCycles(edges) {
    const cycles = [];
    const depthOf = new Int32Array(edges.length).fill(UNSEEN);
    const nextEdge = new Int32Array(edges.length);
    const way = [];
    const lastUsed = [];
    const enter = (node) => {
        depthOf[node] = way.length;
        way.push(node);
        lastUsed.push(lastUsed.at(-1) ?? 0);
    };
    const leave = (node) => {
        depthOf[node] = DONE;
        way.pop();
        lastUsed.pop();
    };
    const close = (from, edge, start) => {
        if ((lastUsed.at(-1) ?? 0) > start)
            return;
        cycles.push({ path: [...way.slice(start), way[start] ?? from], from, edge });
        for (let place = start + 1; place < way.length; place += 1)
            lastUsed[place] = place;
    };
    for (let first = 0; first < edges.length; first += 1) {
        if (depthOf[first] === UNSEEN)
            enter(first);
        for (let node = way.at(-1); node !== undefined; node = way.at(-1)) {
            const edge = nextEdge[node] ?? 0;
            nextEdge[node] = edge + 1;
            const target = edges[node]?.[edge];
            const depth = target === undefined ? DONE : (depthOf[target] ?? DONE);
            if (target === undefined)
                leave(node);
            else if (depth === UNSEEN)
                enter(target);
            else if (depth >= 0)
                close(node, edge, depth);
        }
    }
    return cycles;
}

// EXTERNAL MODULE: ./plan/wording.js
var wording = __webpack_require__(299);
;// CONCATENATED MODULE: ./plan/rules-chunks.js






const CHUNK_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
function reportChunkRules(report) {
    const chunks = (0,json_tree/* itemsOf */.S3)((0,json_tree/* memberOf */.C5)(report.root, 'chunks'));
    const ids = reportIds(report, chunks);
    const graph = [];
    for (const [index, chunk] of chunks.entries()) {
        graph.push(chunk.kind === 'object' ? reportChunk(report, `/chunks/${index}`, chunk, ids) : NO_DEPENDENCIES);
    }
    reportCycles(report, chunks, graph);
}
function reportChunk(report, pointer, chunk, ids) {
    reportBlank(report, `${pointer}/title`, (0,json_tree/* memberOf */.C5)(chunk, 'title'));
    reportBlank(report, `${pointer}/brief`, (0,json_tree/* memberOf */.C5)(chunk, 'brief'));
    const dependencies = reportDeps(report, `${pointer}/deps`, chunk, ids);
    for (const [at, path] of (0,json_tree/* itemsOf */.S3)((0,json_tree/* memberOf */.C5)(chunk, 'files_touched')).entries()) {
        reportUnsafePath(report, pointer, at, path);
    }
    for (const [at, check] of (0,json_tree/* itemsOf */.S3)((0,json_tree/* memberOf */.C5)(chunk, 'checks')).entries()) {
        reportCheckRules(report, `${pointer}/checks/${at}`, check);
    }
    for (const [at, assertion] of (0,json_tree/* itemsOf */.S3)((0,json_tree/* memberOf */.C5)(chunk, 'assertions')).entries()) {
        reportBlank(report, `${pointer}/assertions/${at}`, assertion);
    }
    return dependencies;
}
function reportIds(report, chunks) {
    const ids = new Map();
    for (const [index, chunk] of chunks.entries()) {
        const node = (0,json_tree/* memberOf */.C5)(chunk, 'id');
        if (node?.kind !== 'string')
            continue;
        const pointer = `/chunks/${index}/id`;
        const first = ids.get(node.value);
        if (!CHUNK_ID.test(node.value)) {
            const saying = () => `is ${(0,plan_report/* describeValue */.bp)(node)}, but a chunk id is an ASCII letter or digit, then more of those, \`_\`, \`.\` or \`-\`.`;
            (0,plan_report/* tell */.qz)(report, 'invalid_chunk_id', pointer, node, saying);
        }
        if (first === undefined) {
            ids.set(node.value, index);
        }
        else {
            const saying = () => `is ${(0,plan_report/* describeValue */.bp)(node)}, the id of \`chunks[${first}]\` already; each chunk needs its own.`;
            (0,plan_report/* tell */.qz)(report, 'duplicate_chunk_id', pointer, node, saying);
        }
    }
    return ids;
}
function reportUnsafePath(report, chunkPointer, at, path) {
    const reason = path.kind === 'string' ? (0,safe_path/* unsafePathReason */.m)(path.value) : null;
    if (reason === null)
        return;
    const saying = () => `is ${(0,plan_report/* describeValue */.bp)(path)}, which ${reason}; write paths from the repository root, like \`src/lib.rs\`.`;
    (0,plan_report/* tell */.qz)(report, 'unsafe_path', `${chunkPointer}/files_touched/${at}`, path, saying);
}
const NO_DEPENDENCIES = [];
function reportDeps(report, pointer, chunk, ids) {
    const deps = (0,json_tree/* itemsOf */.S3)((0,json_tree/* memberOf */.C5)(chunk, 'deps'));
    if (deps.length === 0)
        return NO_DEPENDENCIES;
    const seen = new Set();
    const dependencies = [];
    for (const [at, node] of deps.entries()) {
        if (node.kind !== 'string')
            continue;
        const place = `${pointer}/${at}`;
        const target = ids.get(node.value);
        if (seen.has(node.value)) {
            (0,plan_report/* tell */.qz)(report, 'duplicate_dep', place, node, `names ${(0,plan_report/* describeValue */.bp)(node)} a second time; keep one.`);
        }
        else if (target === undefined) {
            (0,plan_report/* tell */.qz)(report, 'unknown_dep', place, node, () => explainUnknownDep(node, ids));
        }
        else {
            dependencies.push({ target, pointer: place, node });
        }
        seen.add(node.value);
    }
    return dependencies;
}
function explainUnknownDep(dep, ids) {
    const near = (0,wording/* nearestName */.qb)(dep.value, ids.keys());
    const advice = near === null ? '' : ` Did you mean ${(0,wording/* named */.KT)(near)}?`;
    return `is ${(0,plan_report/* describeValue */.bp)(dep)}, but no chunk has that id.${advice}`;
}
function reportCycles(report, chunks, graph) {
    if (graph.every((edges) => edges.length === 0))
        return;
    for (const cycle of findCycles(graph.map((edges) => edges.map((edge) => edge.target)))) {
        const closing = graph[cycle.from]?.[cycle.edge];
        if (closing === undefined)
            continue;
        const idAt = (index) => (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(chunks[index], 'id')) ?? '';
        const saying = () => `closes a cycle: \`${describeCycle(cycle.path.map(idAt))}\`. Remove one of these dependencies.`;
        (0,plan_report/* tell */.qz)(report, 'dependency_cycle', closing.pointer, closing.node, saying);
    }
}
const MAX_NAMED = 50;
function describeCycle(ids) {
    if (ids.length <= MAX_NAMED + 2)
        return ids.map(wording/* legible */.bG).join(' → ');
    const skipped = `(${ids.length - MAX_NAMED - 1} more)`;
    return [...ids.slice(0, MAX_NAMED).map(wording/* legible */.bG), skipped, (0,wording/* legible */.bG)(ids.at(-1) ?? '')].join(' → ');
}

;// CONCATENATED MODULE: ./plan/rules.js





function reportRuleProblems(report) {
    const { root } = report;
    for (const field of ['plan_rev', 'intent_rev'])
        reportRevision(report, field);
    for (const field of FIELDS.feature)
        reportBlank(report, `/feature/${field}`, (0,json_tree/* memberOf */.C5)((0,json_tree/* memberOf */.C5)(root, 'feature'), field));
    for (const field of FIELDS.baseline) {
        reportBlank(report, `/baseline/${field}`, (0,json_tree/* memberOf */.C5)((0,json_tree/* memberOf */.C5)(root, 'baseline'), field));
    }
    reportAcceptance(report);
    reportChunkRules(report);
}
function reportRevision(report, field) {
    const node = (0,json_tree/* memberOf */.C5)(report.root, field);
    if (node?.kind !== 'number')
        return;
    const value = integerOf(node);
    if (value !== null && value >= 0 && value <= MAX_REVISION)
        return;
    const found = (0,plan_report/* describeValue */.bp)(node);
    (0,plan_report/* tell */.qz)(report, 'malformed', `/${field}`, node, `must be a plain integer from 0 to ${MAX_REVISION}, but it is ${found}.`);
}
function reportAcceptance(report) {
    const acceptance = (0,json_tree/* memberOf */.C5)(report.root, 'acceptance');
    const items = (0,json_tree/* itemsOf */.S3)(acceptance);
    for (const [index, item] of items.entries()) {
        const pointer = `/acceptance/${index}`;
        if ((0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'kind')) === 'check')
            reportCheckRules(report, pointer, item);
        else
            reportBlank(report, `${pointer}/desc`, (0,json_tree/* memberOf */.C5)(item, 'desc'));
    }
    const onlyAssertions = items.every((item) => (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(item, 'kind')) === 'assertion');
    if (acceptance === undefined || items.length === 0 || !onlyAssertions)
        return;
    (0,plan_report/* tell */.qz)(report, 'acceptance_no_check', '/acceptance', acceptance, 'holds only assertions; at least one item must have `"kind": "check"`.');
}

// EXTERNAL MODULE: ./plan/plan-validator.cjs
var plan_validator = __webpack_require__(9479);
;// CONCATENATED MODULE: ./plan/schema-problems.js





function reportSchemaProblems(report) {
    const plain = (0,json_tree/* toPlain */.Ul)(report.root);
    dropNulls(plain);
    if ((0,plan_validator/* validate */.t)(plain))
        return 'fits';
    for (const error of plan_validator/* validate */.t.errors ?? []) {
        const node = (0,json_tree/* nodeAt */.oB)(report.root, error.instancePath);
        if (node === undefined || RULED_KEYWORDS.has(error.keyword) || !isOurs(report.root, error))
            continue;
        (TELLERS.get(error.keyword) ?? tellOther)(report, error, node);
    }
    return 'misfits';
}
function dropNulls(plan) {
    for (const item of (0,json_tree/* plainItems */.Dn)(plan, 'acceptance')) {
        if ((0,json_tree/* plainMember */.xe)(item, 'kind') !== 'assertion')
            dropNullFields(item);
    }
    for (const chunk of (0,json_tree/* plainItems */.Dn)(plan, 'chunks')) {
        for (const check of (0,json_tree/* plainItems */.Dn)(chunk, 'checks'))
            dropNullFields(check);
    }
}
function dropNullFields(check) {
    if (typeof check !== 'object' || check === null)
        return;
    for (const field of ['cwd', 'expect_exit']) {
        if ((0,json_tree/* plainMember */.xe)(check, field) === null)
            Reflect.deleteProperty(check, field);
    }
}
const RULED_KEYWORDS = new Set([
    'minLength',
    'pattern',
    'uniqueItems',
    'minimum',
    'maximum',
]);
const ONE_OF = '#/$defs/acceptance_item/oneOf';
function isOurs(root, error) {
    if (error.instancePath === '/schema_version' || error.params.missingProperty === 'schema_version')
        return false;
    if (!error.schemaPath.startsWith(ONE_OF))
        return true;
    if (error.schemaPath === ONE_OF)
        return false;
    const branch = error.schemaPath.startsWith(`${ONE_OF}/0/`) ? 'check' : 'assertion';
    const [, index, field] = (0,json_tree/* pointerSegments */.cP)(error.instancePath);
    const kind = (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)((0,json_tree/* nodeAt */.oB)(root, `/acceptance/${index ?? ''}`), 'kind'));
    if (kind === 'check' || kind === 'assertion')
        return branch === kind;
    return branch === 'check' && (error.keyword === 'type' || isCommon(field ?? error.params.missingProperty));
}
function isCommon(field) {
    return field === 'kind' || field === 'desc';
}
const TELLERS = new Map([
    ['type', tellType],
    ['required', tellMissingField],
    ['additionalProperties', tellUnknownField],
    ['enum', tellChoice],
    ['const', tellChoice],
    ['minItems', tellEmptyList],
]);
function tellOther(report, error, node) {
    (0,plan_report/* tell */.qz)(report, 'malformed', error.instancePath, node, `does not fit the schema's \`${error.keyword}\`.`);
}
function tellMissingField(report, error, node) {
    const field = String(error.params.missingProperty);
    (0,plan_report/* tell */.qz)(report, 'malformed', error.instancePath, node, `lacks the required field ${(0,wording/* named */.KT)(field)}.`);
}
const TYPE_NAMES = {
    array: 'an array',
    boolean: 'true or false',
    integer: 'an integer',
    object: 'an object',
    string: 'a string',
};
function tellType(report, error, node) {
    const type = String(error.params.type);
    if (type === 'integer' && node.kind === 'number')
        return;
    const expected = TYPE_NAMES[type] ?? type;
    (0,plan_report/* tell */.qz)(report, 'malformed', error.instancePath, node, `must be ${expected}, but it is ${(0,plan_report/* describeValue */.bp)(node)}.`);
}
function tellChoice(report, error, node) {
    const pointer = error.instancePath;
    const isTier = (0,json_tree/* pointerSegments */.cP)(pointer).at(-1) === 'tier';
    if (isTier && node.kind !== 'string')
        return;
    const allowed = (0,wording/* enumerated */.BD)(isTier ? TIERS : ACCEPTANCE_KINDS, 'or');
    (0,plan_report/* tell */.qz)(report, 'malformed', pointer, node, `must be ${allowed}, but it is ${(0,plan_report/* describeValue */.bp)(node)}.`);
}
const EMPTY_LISTS = new Map([
    [
        'acceptance',
        { code: 'acceptance_empty', saying: 'is empty; the feature needs at least one acceptance check.' },
    ],
    ['chunks', { code: 'chunks_empty', saying: 'is empty; a plan needs at least one chunk.' }],
    ['checks', { code: 'chunk_no_check', saying: 'is empty; a chunk needs at least one check.' }],
    [
        'files_touched',
        { code: 'chunk_no_files', saying: 'is empty; a chunk must name the files that it may touch.' },
    ],
]);
function tellEmptyList(report, error, node) {
    const pointer = error.instancePath;
    const known = EMPTY_LISTS.get((0,json_tree/* pointerSegments */.cP)(pointer).at(-1));
    (0,plan_report/* tell */.qz)(report, known?.code ?? 'malformed', pointer, node, known?.saying ?? 'has too few items.');
}
function tellUnknownField(report, error, node) {
    if (node.kind !== 'object')
        return;
    const key = String(error.params.additionalProperty);
    const isAcceptance = error.instancePath.startsWith('/acceptance/');
    const allowed = allowedFields(error.instancePath, node);
    const near = (0,wording/* nearestName */.qb)(key, allowed);
    const advice = near === null ? `the fields here are ${(0,wording/* enumerated */.BD)(allowed, 'and')}.` : `did you mean ${(0,wording/* named */.KT)(near)}?`;
    report.found.add({
        code: isAcceptance ? 'malformed' : 'unknown_field',
        pointer: error.instancePath + (0,json_tree/* pointerStep */.UN)(key),
        offset: node.members.get(key)?.keyOffset ?? node.offset,
        message: `${(0,plan_report/* placeName */.fW)(report.root, error.instancePath)} has an unknown field ${(0,wording/* named */.KT)(key)}; ${advice}`,
    });
}
function allowedFields(pointer, node) {
    const segments = (0,json_tree/* pointerSegments */.cP)(pointer);
    if (segments.length === 0)
        return FIELDS.plan;
    if (segments[0] === 'feature')
        return FIELDS.feature;
    if (segments[0] === 'baseline')
        return FIELDS.baseline;
    if (segments[0] === 'acceptance') {
        return (0,json_tree/* textOf */.b6)((0,json_tree/* memberOf */.C5)(node, 'kind')) === 'assertion'
            ? FIELDS.acceptance_assertion
            : FIELDS.acceptance_check;
    }
    return segments.length > 2 ? FIELDS.check : FIELDS.chunk;
}

// EXTERNAL MODULE: ./plan/strict-json.js + 6 modules
var strict_json = __webpack_require__(3878);
;// CONCATENATED MODULE: ./plan/parse-plan.js








const SUPPORTED_VERSION = 3n;
const MAX_VERSION = 18446744073709551615n;
function parsePlan(bytes) {
    const json = (0,strict_json/* parseStrictJson */.RJ)(bytes, strict_json/* PLAN_JSON_LIMITS */.ux);
    const faults = json.ok ? [] : json.problems;
    const { document } = json;
    if (document === null || !document.whole) {
        const unlisted = json.ok ? 0 : json.unlisted;
        return {
            ok: false,
            problems: listProblems(faults, unlisted, null),
            partial: partialPlan(document?.root),
        };
    }
    const place = (problem) => ({ ...problem, ...document.positionAt(problem.offset) });
    const judged = judgeDocument(document, faults);
    if (judged.problems.length === 0)
        return { ok: true, plan: buildPlan(document.root), checkLines: (0,check_lines/* linesOfChecks */.MP)(document) };
    const unlisted = judged.unlisted + (json.ok ? 0 : json.unlisted);
    const lastUnlisted = judged.lastUnlisted === undefined ? null : place(judged.lastUnlisted);
    const problems = listProblems(judged.problems.map(place), unlisted, lastUnlisted);
    return { ok: false, problems, partial: partialPlan(document.root) };
}
function judgeDocument({ root }, faults) {
    const only = (...problems) => ({
        problems,
        unlisted: 0,
        lastUnlisted: undefined,
    });
    if (root.kind !== 'object')
        return only(...faults, notAnObject(root));
    const version = judgeVersion(root);
    if (version?.code === 'unsupported_schema_version') {
        return only(...faults.filter(({ pointer }) => pointer === '/schema_version'), version);
    }
    const schema = (0,plan_report/* planReport */.sH)(root);
    const rules = (0,plan_report/* planReport */.sH)(root);
    const fit = reportSchemaProblems(schema);
    reportRuleProblems(rules);
    const versions = version === null ? [] : [version];
    const found = withoutEchoes(root, [
        ...faults,
        ...versions,
        ...schema.found.entries,
        ...rules.found.entries,
    ]);
    if (found.length === 0 && fit !== 'fits')
        return only(misfit(root));
    return {
        problems: found,
        unlisted: schema.found.dropped() + rules.found.dropped(),
        lastUnlisted: rules.found.lastDropped() ?? schema.found.lastDropped(),
    };
}
function withoutEchoes(root, found) {
    const invalid = new Set();
    for (const { code, pointer } of found) {
        const kind = code === 'json' ? (0,json_tree/* nodeAt */.oB)(root, pointer)?.kind : undefined;
        if (kind === 'number' || kind === 'string')
            invalid.add(pointer);
    }
    return found.filter(({ code, pointer }) => code === 'json' || !invalid.has(pointer));
}
function notAnObject(root) {
    const message = `A plan must be a JSON object, but this document is ${(0,plan_report/* describeValue */.bp)(root)}.`;
    return { code: 'not_object', pointer: '', offset: root.offset, message };
}
function misfit(root) {
    const message = 'The plan does not fit its JSON Schema (schemas/plan.v3.schema.json).';
    return { code: 'malformed', pointer: '', offset: root.offset, message };
}
function judgeVersion(root) {
    const node = (0,json_tree/* memberOf */.C5)(root, 'schema_version');
    if (node === undefined) {
        const message = 'The plan lacks the required field `schema_version`; plan-gate reads version 3.';
        return { code: 'schema_version_missing', pointer: '', offset: root.offset, message };
    }
    const place = { pointer: '/schema_version', offset: node.offset };
    const isInteger = node.kind === 'number' && /^(?:0|[1-9][0-9]{0,19})$/.test(node.token);
    const version = isInteger ? BigInt(node.token) : null;
    if (version === SUPPORTED_VERSION)
        return null;
    if (version !== null && version <= MAX_VERSION) {
        const message = `\`schema_version\` is ${version}, but plan-gate reads only version 3.`;
        return { code: 'unsupported_schema_version', ...place, message };
    }
    const message = `\`schema_version\` must be the plain integer 3, but it is ${(0,plan_report/* describeValue */.bp)(node)}.`;
    return { code: 'schema_version_not_int', ...place, message };
}
function listProblems(found, dropped, lastDropped) {
    const sorted = found.toSorted((a, b) => a.offset - b.offset);
    const listed = sorted.slice(0, problem_list/* MAX_LISTED */.B);
    const unlisted = sorted.length - listed.length + dropped;
    const last = lastDropped !== null && lastDropped.offset >= (sorted.at(-1)?.offset ?? 0) ? lastDropped : sorted.at(-1);
    const problems = listed.map(({ offset: _, ...problem }) => problem);
    if (unlisted === 0 || last === undefined)
        return problems;
    const more = unlisted === 1 ? 'one more problem is' : `${unlisted} more problems are`;
    const message = `At least ${more} not listed; mend those above first.`;
    return [
        ...problems,
        { code: last.code, pointer: last.pointer, line: last.line, column: last.column, message },
    ];
}


/***/ }),

/***/ 4547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   sH: () => (/* binding */ planReport)
/* harmony export */ });
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1538);
/* harmony import */ var _problem_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3713);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(299);



function planReport(root) {
    return { root, found: (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedList */ .Y)() };
}
function tell(report, code, pointer, node, saying) {
    report.found.add({ code, pointer, offset: node.offset, message: sentence(report, pointer, saying) });
}
function sentence(report, pointer, saying) {
    if (report.found.isFull())
        return '';
    return `${placeName(report.root, pointer)} ${typeof saying === 'string' ? saying : saying()}`;
}
function placeName(root, pointer) {
    const segments = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerSegments */ .cP)(pointer);
    const first = segments[0];
    if (first === undefined)
        return 'The plan';
    const path = segments.reduce((before, segment) => /^\d+$/.test(segment) ? `${before}[${segment}]` : `${before}.${segment}`);
    const chunk = first === 'chunks' ? (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeAt */ .oB)(root, `/chunks/${segments[1] ?? ''}`) : undefined;
    const id = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(chunk, 'id'));
    const isId = segments[2] === 'id';
    return id === undefined || id === '' || isId ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(path) : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(path)} (chunk ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(id)})`;
}
function describeValue(node) {
    switch (node.kind) {
        case 'object':
            return 'an object';
        case 'array':
            return 'an array';
        case 'string':
            return (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(node.value);
        case 'number':
            return `the number ${node.token.slice(0, 40)}`;
        default:
            return String(node.value);
    }
}


/***/ }),

/***/ 7080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ unsafePathReason),
/* harmony export */   z: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(299);

const NOT_WHITE_SPACE = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
function isBlank(text) {
    return !NOT_WHITE_SPACE.test(text);
}
function unsafePathReason(path) {
    if (path === '')
        return 'is empty';
    if (isBlank(path))
        return 'is blank';
    if (path.startsWith('/'))
        return 'starts with `/`';
    if (path.startsWith('~'))
        return 'starts with `~`';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.includes(':'))
        return 'holds a colon';
    const control = CONTROL.exec(path);
    if (control)
        return `holds the control character U+${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .codePointHex */ .p$)(control[0])}`;
    return unsafeComponentReason(path.split('/'));
}
function unsafeComponentReason(components) {
    if (components.includes('..'))
        return 'holds `..`';
    if (components.includes('.'))
        return components.length === 1 ? 'is `.`' : 'holds a component `.`';
    if (components.at(-1) === '')
        return 'ends with `/`';
    if (components.includes(''))
        return 'holds `//`';
    return components.some(isBlank) ? 'holds a blank component' : null;
}


/***/ })

};
