// Runs what docs/under-fire.md tells of and prints its table: `npm run faults`. With FAULTS=all every fault meets every request.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-tally-'));
const file = path.join(folder, 'tally');
writeFileSync(file, '');
const args = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '__tests__/faults', '__tests__/fuzz'];
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', ...args, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULTS_TALLY: file } },
);

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .sort((a, b) => (a.what < b.what ? -1 : 1));
rmSync(folder, { recursive: true });
const columns = ['faults', 'inputs', 'verdicts', 'recovered', 'wrong', 'hangs', 'doublePosts'];
const total = Object.fromEntries(
  columns.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)]),
);
const line = (row) =>
  `| ${row.what} | ${columns.map((column) => row[column]?.toLocaleString('en-US') ?? '–').join(' | ')} |`;
console.log(
  '\n| what | faults injected | bad inputs tried | verdicts | as on a good day | wrong | hangs | double posts |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const row of rows) console.log(line(row));
console.log(line({ what: '**all**', ...total }));
const isClean = total.wrong + total.hangs + total.doublePosts === 0 && rows.length > 0;
process.exitCode = status === 0 && isClean ? 0 : 1;
