import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runCli, startCli } from '../cli/cli-process.js';
import type { GitFixture } from '../double/git-fixture.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  describeWithCargo,
  evidenceOf,
  repositoryOf,
  temporaryFolder,
} from './cargo-fixture.js';
import { planFiles } from './one-chunk-plan.js';

/** The command line, killed at moments of a capture; each test kills at all of them. */
describeWithCargo('a command that is killed, with real cargo', () => {
  let base: ReturnType<typeof temporaryFolder>;
  let tmp = '';
  beforeAll(() => {
    base = temporaryFolder('killed');
    tmp = join(base.path, 'tmp');
    mkdirSync(tmp);
  });
  afterAll(() => base.remove());

  const place = () => ({
    env: { HOME: '', ...process.env, NODE_OPTIONS: '', TMPDIR: tmp } as Record<string, string>,
  });
  const entries = (repository: GitFixture) => {
    const folder = join(repository.gitDir, 'worktrees');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const inTmp = (start: string, below = '') =>
    readdirSync(tmp).some((name) => name.startsWith(start) && existsSync(join(tmp, name, below)));

  /** A test that sleeps while a file is there, beside which it leaves its process id. */
  const sleepy = (lock: Record<string, null>) => {
    const file = JSON.stringify(join(base.path, 'sleep'));
    const lib = `#[cfg(test)]\n#[test]\nfn sleeps() {\n    if std::path::Path::new(${file}).exists() {\n        std::fs::write(concat!(${file}, ".pid"), std::process::id().to_string()).unwrap();\n        std::thread::sleep(std::time::Duration::from_secs(600));\n    }\n}\n`;
    return repositoryOf(crate('c', { 'src/lib.rs': lib, ...lock }));
  };
  const pidFile = () => join(base.path, 'sleep.pid');

  const moments = (repository: GitFixture) => {
    const baseline = ['baseline', '--repo', repository.dir, '--out', join(base.path, 'baseline.json')];
    const capture = ['capture', '--repo', repository.dir, '--out', join(base.path, 'evidence.json')];
    return [
      ['capture', capture, () => inTmp('plan-gate-index-')],
      ['baseline', baseline, () => inTmp('plan-gate-run-')],
      ['baseline', baseline, () => entries(repository).length > 0],
      ['capture', capture, () => inTmp('plan-gate-run-', 'tmp')],
      ['capture', capture, () => inTmp('plan-gate-run-', 'target')],
      ['baseline', baseline, () => inTmp('plan-gate-run-', 'clippy')],
      ['capture', capture, () => existsSync(pidFile())],
      ['baseline', baseline, () => existsSync(pidFile())],
    ] as const;
  };

  /**
   * Kills a command once `isThere`, or at the latest when its test sleeps: on a busy machine what is there for milliseconds alone can be
   * missed. What must hold is the same then. Answers with how it ended and what it said last.
   */
  async function killAt(args: readonly string[], isThere: () => boolean, signal: NodeJS.Signals) {
    rmSync(pidFile(), { force: true });
    const isTime = () => isThere() || existsSync(pidFile());
    const child = startCli(args, place());
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const closed = once(child, 'close');
    while (!isTime() && child.exitCode === null) await delay(1);
    child.kill(signal);
    const ending = await closed;
    return { ending, said: said.trim().split('\n').at(-1), pid: child.pid ?? 0 };
  }

  it(
    'by SIGTERM leaves nothing, at once, and says so in a line',
    async () => {
      writeFileSync(join(base.path, 'sleep'), '');
      const repository = sleepy({ 'Cargo.lock': null });
      for (const [command, args, isThere] of moments(repository)) {
        const { ending, said, pid } = await killAt(args, isThere, 'SIGTERM');
        const undone = command === 'capture' ? 'no evidence was written' : 'no baseline was written';
        expect([ending, said]).toEqual([[143, null], `plan-gate: stopped by SIGTERM; ${undone}.`]);
        expect(readdirSync(tmp)).toEqual([]);
        expect(entries(repository)).toEqual([]);
        expect(processesOf([pid])).toEqual([]);
        expect(readdirSync(base.path).filter((name) => name.includes('.json'))).toEqual([]);
        expect(repository.git('status', '--porcelain')).toBe('');
      }
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'by SIGTERM ends a plan’s check with it, and judges nothing',
    async () => {
      const repository = repositoryOf(crate('c', { 'src/lib.rs': '' }));
      const evidence = evidenceOf(await capture(repository));
      const run = `echo $$ > '${pidFile()}'; sleep 600 & wait`;
      const integrationBranch = 'feat/x';
      const files = planFiles(evidence, { slug: 'x', integrationBranch, files: ['src/lib.rs'], run });
      repository.commit(files, { branch: integrationBranch, parents: ['main'] });
      repository.commit(
        { 'src/lib.rs': '// A word.\n' },
        { branch: 'x/chunk-move', parents: [integrationBranch] },
      );
      repository.checkout('x/chunk-move');
      const args = ['check', '--repo', repository.dir, '--base', integrationBranch];
      const { ending, said, pid } = await killAt(args, () => existsSync(pidFile()), 'SIGTERM');
      expect([ending, said]).toEqual([[143, null], 'plan-gate: stopped by SIGTERM; nothing was judged.']);
      expect(readdirSync(tmp)).toEqual([]);
      expect(processesOf([pid])).toEqual([]);
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'by SIGKILL leaves nothing once the next has run, in place or in a worktree',
    async () => {
      const repository = sleepy({});
      for (const next of ['capture', 'baseline']) {
        writeFileSync(join(base.path, 'sleep'), '');
        const killed: number[] = [];
        for (const [, args, isThere] of moments(repository)) {
          const { ending, pid } = await killAt(args, isThere, 'SIGKILL');
          expect(ending).toEqual([null, 'SIGKILL']);
          expect(readdirSync(base.path).filter((name) => name.includes('.json'))).toEqual([]);
          killed.push(pid);
        }
        expect(inTmp('plan-gate-run-', 'target')).toBe(true);
        rmSync(join(base.path, 'sleep'));
        const file = join(base.path, 'whole.json');
        const result = await runCli([next, '--repo', repository.dir, '--out', file], place());
        expect([result.exitCode, existsSync(file)]).toEqual([0, true]);
        rmSync(file);
        expect(readdirSync(tmp)).toEqual([]);
        expect(entries(repository)).toEqual([]);
        expect(processesOf(killed)).toEqual([]);
      }
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

/** Living processes that carry the mark of one of these runs. */
function processesOf(pids: readonly number[]): readonly string[] {
  const marks = pids.map((pid) => `PLAN_GATE_RUN=plan-gate-run-${pid}-`);
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1');
      return marks.some((mark) => environment.includes(mark));
    } catch {
      return false;
    }
  });
}
