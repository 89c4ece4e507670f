// Turns the JSON Schemas into validators that need nothing at run time: compiling a schema takes ajv tens of
// milliseconds, running generated code about one. The output is committed.
//
//   node scripts/generate-validators.mjs           writes the files
//   node scripts/generate-validators.mjs --check   exits 1 and names the files that are stale
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: Ajv2020 } = require('ajv/dist/2020');
const { default: standaloneCode } = require('ajv/dist/standalone');

/** One row for each schema. `output` is CommonJS (ajv's ES output keeps bare `require` calls); its types go beside it. */
const VALIDATORS = [
  { schema: 'schemas/plan.v3.schema.json', output: 'src/plan/plan-validator.cjs' },
  { schema: 'schemas/allowances.v1.schema.json', output: 'src/plan/allowances-validator.cjs' },
  { schema: 'schemas/baseline.v1.schema.json', output: 'src/evidence/baseline-validator.cjs' },
  { schema: 'schemas/evidence.v1.schema.json', output: 'src/evidence/evidence-validator.cjs' },
];

/**
 * How many errors a validator keeps. The input is hostile: four megabytes can hold a million faults, and nobody reads
 * more than the first hundreds. Far above what is shown, because several errors can stand for one fault (`oneOf`).
 */
const MAX_ERRORS = 10_000;

/** The pieces of ajv that generated code calls, written into it so that a validator stands alone. */
const INLINED = ['ajv/dist/runtime/ucs2length', 'ajv/dist/runtime/equal'];

const root = new URL('../', import.meta.url);

function generate(schemaPath) {
  const schema = JSON.parse(readFileSync(new URL(schemaPath, root), 'utf8'));
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    code: { source: true, esm: false, lines: true },
  });
  ajv.addSchema(schema, schemaPath);
  const code = standaloneCode(ajv, { validate: schemaPath });
  return `// Generated from ${schemaPath} by scripts/generate-validators.mjs. Do not edit.\n${boundErrors(lengthFirst(inlineRuntime(code)))}\n`;
}

function inlineRuntime(code) {
  const inlined = code.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (call, name, isDefault) => {
    if (!INLINED.includes(name)) throw new Error(`Generated code calls ${call}: add it to INLINED.`);
    const module = require(name);
    const inner = isDefault ? module.default : module;
    return `(${inner.toString().replaceAll('\r\n', '\n')})`;
  });
  if (inlined.includes('require(')) throw new Error('Generated code still calls require.');
  return inlined;
}

/**
 * With every error asked for, ajv tries a pattern also on a text that is too long for it, and a path of ten megabytes overflows the stack
 * of the engine's regular expressions. Here a pattern is tried where the length is right. One without a length before it stays as it is:
 * a plan's, of which none repeats within a repetition, and which are 4 MiB long at most.
 */
function lengthFirst(code) {
  const ordered = code.replaceAll(
    /^(if\(func\d+\((data\d*)\) > \d+\)\{\n(?:(?!if\(func).*\n){8}\})\n(if\(!pattern\d+\.test\(\2\)\)\{)$/gm,
    '$1\nelse $3',
  );
  if (/^\}\nif\(!pattern/m.test(ordered))
    throw new Error("ajv's output has changed shape: a pattern comes before a length.");
  return ordered;
}

/**
 * ajv collects every error without a limit, and copies the whole list each time that a sub-validator adds to it, which
 * takes quadratic time on a long array of faulty items. This bounds the list, appends in place, and ends a loop that has
 * found an error once the list is full. (Only then: a loop that has found none may be what refuses a branch of `oneOf`.)
 * Every edit must find its pattern everywhere that ajv touches the list or loops; otherwise the script stops.
 */
function boundErrors(code) {
  const bounded = code
    .replaceAll(/^vErrors\.push\((\w+)\);$/gm, 'if(vErrors.length < exports.MAX_ERRORS) vErrors.push($1);')
    .replaceAll(
      /^vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;$/gm,
      'vErrors = joinErrors(vErrors, $1.errors);\nerrors += $1.errors.length;',
    )
    .replaceAll(/^vErrors\.length = (\w+);$/gm, 'vErrors.length = Math.min(vErrors.length, $1);')
    .replaceAll(
      /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{$/gm,
      'for(let $1=0, before$1=errors; $1<$2 && !(errors > before$1 && isFull(vErrors)); $1++){',
    )
    .replaceAll(
      /^for\(const (key\d+) in (data\d*)\)\{$/gm,
      'const before$1 = errors;\nfor(const $1 in $2){\nif(errors > before$1 && isFull(vErrors)) break;',
    );
  const unbounded =
    /^vErrors\.push|\.concat\(|^errors = vErrors\.length|^vErrors\.length = \w+;|^for\(let i\d*=0; |^for\((?:const|let) \w+ (?:in|of) \S+\)\{\n(?!if\(errors)/m.exec(
      bounded,
    );
  if (unbounded) throw new Error(`ajv's output has changed shape: ${unbounded[0]} is not bounded.`);
  return `${bounded}

exports.MAX_ERRORS = ${MAX_ERRORS};

function isFull(errors){
return errors !== null && errors.length >= exports.MAX_ERRORS;
}

function joinErrors(kept, more){
const all = kept === null ? [] : kept;
for(let i = 0; i < more.length && all.length < exports.MAX_ERRORS; i++) all.push(more[i]);
return all;
}`;
}

function declarations(schemaPath) {
  return `// Generated from ${schemaPath} by scripts/generate-validators.mjs. Do not edit.

/** One way in which a value does not fit the schema. */
export interface SchemaError {
  /** JSON pointer of the value at fault. */
  readonly instancePath: string;
  /** JSON pointer, with a leading \`#\`, of the schema keyword that refused it. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** True when the value fits. Otherwise \`errors\` holds every fault of this last call, up to \`MAX_ERRORS\`. */
export declare const validate: {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};

/** A list of this length may have been cut. */
export declare const MAX_ERRORS: number;
`;
}

function read(path) {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch (cause) {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  }
}

const files = VALIDATORS.flatMap(({ schema, output }) => [
  { path: output, text: generate(schema) },
  { path: output.replace(/\.cjs$/, '.d.cts'), text: declarations(schema) },
]);
const stale = files.filter(({ path, text }) => read(path) !== text);
if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`${path} is stale: run node scripts/generate-validators.mjs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { path, text } of stale) writeFileSync(new URL(path, root), text);
}
