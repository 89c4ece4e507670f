// Generated from schemas/allowances.v1.schema.json by scripts/generate-validators.mjs. Do not edit.
"use strict";
exports.validate = validate20;
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err0);
}
errors++;
}
if(data0.gate === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "gate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err1);
}
errors++;
}
if(data0.match === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "match"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err2);
}
errors++;
}
if(data0.reason === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err3);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err4);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err5);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err6);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err7);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err8);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err9);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err10);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err11);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err12);
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
if(vErrors.length < exports.MAX_ERRORS) vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


exports.MAX_ERRORS = 10000;

function isFull(errors){
return errors !== null && errors.length >= exports.MAX_ERRORS;
}

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.MAX_ERRORS; i++) all.push(more[i]);
return all;
}
