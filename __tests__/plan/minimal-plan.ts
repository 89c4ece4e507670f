/** The smallest valid plan, as JSON that a test may edit. */
export const MINIMAL_PLAN =
  '{"schema_version":3,"plan_rev":1,"intent_rev":1,' +
  '"feature":{"slug":"f","source_branch":"main","integration_branch":"feat/f"},' +
  '"baseline":{"ref":"feat/f@fork","commit_oid":"0123456789abcdef0123456789abcdef01234567",' +
  '"toolchain":"rustc 1.97.1","test_passlist_hash":"sha256:a","clippy_warnings_hash":"sha256:b",' +
  '"enumerated_targets_hash":"sha256:c"},' +
  '"acceptance":[{"kind":"check","desc":"e","run":"t"}],' +
  '"chunks":[{"id":"c1","title":"t","tier":"code","brief":"b","files_touched":["src/a.rs"],' +
  '"checks":[{"desc":"d","run":"r"}]}]}';

/** The smallest valid plan with the value at a JSON pointer replaced by some JSON text, or taken out by `null`. */
export function planWith(pointer: string, json: string | null): string {
  const plan = JSON.parse(MINIMAL_PLAN);
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holder = steps.reduce((value, step) => value[step], plan);
  if (json === null) delete holder[last];
  else holder[last] = '@here@';
  return JSON.stringify(plan).replace('"@here@"', () => json ?? '');
}

/** A chunk with this id and these deps, as JSON. */
export function chunkJson(id: string, deps: readonly string[] = []): string {
  const checks = [{ desc: 'd', run: 'r' }];
  return JSON.stringify({ id, title: 't', deps, tier: 'code', brief: 'b', files_touched: ['f'], checks });
}

/** A valid plan but for what its chunks may be. */
export function planOfChunks(chunks: readonly string[]): string {
  return planWith('/chunks', `[${chunks.join(',')}]`);
}
