import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
import { CAPTURE_TIMEOUT_MS, describeWithCargo, repositoryOf } from '../capture/cargo-fixture.js';
import { workspaceOfThree } from '../capture/workspace-of-three.js';
import { evidenceOf } from '../collect/floor-scene.js';
import { cargoPlace } from './cargo-place.js';
import { runCli } from './cli-process.js';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'plan-gate-merge-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(out, name), 'utf8');
const merge = (...args: readonly string[]) => runCli(['merge', ...args, '--out', join(out, 'merged.json')]);

describeWithCargo('four shards and one machine, on a real workspace with real cargo', () => {
  it(
    'are byte for byte the same once they are merged',
    async () => {
      const repository = repositoryOf(workspaceOfThree());
      try {
        const capture = (file: string, ...more: readonly string[]) =>
          runCli(['capture', '--repo', repository.dir, '--out', join(out, file), ...more], cargoPlace);
        expect(await capture('whole.json')).toMatchObject({ exitCode: 0 });
        for (const shard of [1, 2, 3, 4]) {
          const split = ['--shard', `${shard}/4,clippy=2,doctests=3`];
          expect(await capture(`shards/${shard}.json`, ...split)).toMatchObject({
            exitCode: 0,
            stderr: expect.any(String),
          });
        }
        const { exitCode, stdout } = await merge(join(out, 'shards'));
        expect(exitCode).toBe(0);
        expect(stdout).toContain(', from 4 shards');
        expect(read('merged.json')).toBe(read('whole.json'));

        const shards = [1, 2, 3, 4].map((shard): ShardedEvidence => JSON.parse(read(`shards/${shard}.json`)));
        const ran = shards.map(({ snapshot }) => snapshot.tests.targets);
        expect(ran.every((targets) => targets.length > 0)).toBe(true);
        expect(new Set(ran.flat()).size).toBe(15);
        expect(shards.map(({ snapshot }) => snapshot.clippy.warnings.length > 0)).toEqual([
          false,
          true,
          false,
          false,
        ]);
        const doctests = ran.map(
          (targets) => targets.filter((target) => target.includes('/doctest/')).length,
        );
        expect(doctests).toEqual([0, 0, 3, 0]);

        rmSync(join(out, 'shards/2.json'));
        const lacking = await merge(join(out, 'shards'));
        expect(lacking.exitCode).toBe(2);
        expect(lacking.stderr).toContain('Shard 2 of 4 is missing; there are only');
      } finally {
        repository.remove();
      }
    },
    2 * CAPTURE_TIMEOUT_MS,
  );

  it(
    'tell the same problems once where the build fails, which is on every machine',
    async () => {
      const repository = repositoryOf({ ...workspaceOfThree(), 'c/src/lib.rs': 'pub fn broken( {}\n' });
      try {
        const capture = (file: string, ...more: readonly string[]) =>
          runCli(['capture', '--repo', repository.dir, '--out', join(out, file), ...more], cargoPlace);
        expect(await capture('whole.json')).toMatchObject({ exitCode: 2 });
        for (const shard of [1, 2]) await capture(`shards/${shard}.json`, '--shard', `${shard}/2`);
        expect((await merge(join(out, 'shards'))).exitCode).toBe(2);
        // Of clippy's warnings those count that cargo came to before it met the error.
        const [merged, whole] = ['merged.json', 'whole.json'].map(
          (name): ShardedEvidence => JSON.parse(read(name)),
        );
        for (const field of ['complete', 'problems', 'commands', 'not_run'] as const)
          expect(merged?.[field]).toEqual(whole?.[field]);
        expect(merged?.problems).toHaveLength(1);
      } finally {
        repository.remove();
      }
    },
    2 * CAPTURE_TIMEOUT_MS,
  );
});

describe('merge', () => {
  it('takes a whole capture as it is, and says so', async () => {
    const text = serializeEvidence(evidenceOf({ passed: ['limiter/lib/limiter::a'] }));
    writeFileSync(join(out, 'one.json'), text);
    const { exitCode, stdout } = await merge(join(out, 'one.json'));
    expect({ exitCode, text: read('merged.json') }).toEqual({ exitCode: 0, text });
    expect(stdout).toContain(
      '1 test passed, 0 failed, 0 ignored in 1 target; 0 clippy warnings, from a whole capture',
    );
  });

  it('says what is wrong with files that can not be used', async () => {
    writeFileSync(join(out, 'bad.json'), '{"schema_version": 1, "schema_version": 1}');
    expect(await merge(join(out, 'bad.json'), join(out, 'none.json'))).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /bad\.json is not evidence that can be used\.[\s\S]*none\.json` could not be read/,
      ),
    });
    expect((await merge()).stderr).toContain('Name the files');
  });
});

describe('capture --shard', () => {
  it.each(['0/4', '5/4', '1/4,clippy=9', 'x'])('refuses %s with what it accepts', async (shard) => {
    const { exitCode, stderr } = await runCli(['capture', '--shard', shard]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`--shard is "${shard}"; it accepts \`i/n\``);
  });
});
