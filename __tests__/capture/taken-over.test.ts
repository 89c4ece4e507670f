import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readOrigin } from '../../src/capture/capture-origin.js';
import type { CaptureRequest } from '../../src/capture/capture-request.js';
import { DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import { takeOver } from '../../src/capture/taken-over.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
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

const RUN = { id: '7', attempt: 1 };
const EARLIER = { id: '6', attempt: 1 };

let repository: GitFixture;
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  repository = repositoryOf(crate('one', { 'src/lib.rs': '#[test]\nfn holds() {}\n' }));
  folder = temporaryFolder('taken');
});
afterAll(() => {
  repository.remove();
  folder.remove();
});

function request(more: Partial<CaptureRequest> = {}): CaptureRequest {
  return {
    repository: repository.dir,
    workspace: '',
    ref: '',
    cargoArgs: [],
    extraEnvironment: [],
    environment: process.env,
    limits: DEFAULT_LIMITS,
    ...more,
  };
}

async function origin(more: Partial<CaptureRequest> = {}) {
  const read = await readOrigin(request(more));
  if (read.state === 'missing') throw new Error(read.reason);
  return read.value;
}

async function take(evidence: ShardedEvidence, more: Partial<CaptureRequest> = {}) {
  const path = join(folder.path, 'evidence.json');
  writeFileSync(path, serializeEvidence(evidence));
  return takeOver([{ label: null, path }], await origin(more), RUN);
}

describeWithCargo('evidence that is there before a capture, with real cargo', () => {
  it(
    'is taken over for the same code, and for no other',
    async () => {
      const evidence = evidenceOf(await capture(repository, { ref: '', run: EARLIER }));
      expect(evidence).toMatchObject({ complete: true, run: EARLIER });
      expect(await take(evidence)).toMatchObject({
        state: 'taken',
        from: `The evidence of ${evidence.commit_oid} was captured earlier, in run 6, attempt 1.`,
      });
      const otherCommit = { ...evidence, commit_oid: 'a'.repeat(40) };
      expect(await take(otherCommit)).toMatchObject({
        state: 'taken',
        from: expect.stringContaining('the same tree'),
      });

      const shard = { index: 1, count: 2, clippy: 1, doctests: 1 };
      const refused: readonly (readonly [ShardedEvidence, Partial<CaptureRequest>, RegExp])[] = [
        [{ ...evidence, tree_oid: 'b'.repeat(40) }, {}, /is of the tree b{40}/],
        [
          { ...evidence, toolchain: `${evidence.toolchain} ` },
          {},
          /of another toolchain, or of another share/,
        ],
        [{ ...evidence, shard }, {}, /of another share/],
        [evidence, { shard }, /of another share/],
        [evidence, { cargoArgs: ['--release'] }, /does not come from what this gate would run/],
        [{ ...evidence, complete: false }, {}, /is not whole/],
        [{ ...evidence, problems: [{ code: 'a', message: 'x' }] }, {}, /is not whole/],
      ];
      for (const [given, more, why] of refused)
        expect(await take(given, more)).toMatchObject({ state: 'none', why: expect.stringMatching(why) });
    },
    CAPTURE_TIMEOUT_MS,
  );

  it('is not there after a cache had nothing, or is no evidence', async () => {
    const absent = [{ label: null, path: join(folder.path, 'none.json') }];
    expect(await takeOver(absent, await origin(), RUN)).toMatchObject({
      state: 'none',
      why: expect.stringContaining('there is no such file'),
    });
    const path = join(folder.path, 'bad.json');
    writeFileSync(path, '{}');
    expect(await takeOver([{ label: null, path }], await origin(), RUN)).toMatchObject({
      state: 'none',
      why: expect.stringContaining('is no evidence'),
    });
  });

  it('has a key that names the code, however often it is asked, and each share', async () => {
    const { key, commit } = await origin();
    expect(commit).toBe(repository.resolve('main'));
    expect((await origin()).key).toBe(key);
    const keys = [
      key,
      (await origin({ cargoArgs: ['--release'] })).key,
      (await origin({ shard: { index: 1, count: 2, clippy: 1, doctests: 1 } })).key,
      (await origin({ shard: { index: 2, count: 2, clippy: 1, doctests: 1 } })).key,
    ];
    expect(new Set(keys).size).toBe(4);
    expect(key).toMatch(/^plan-gate-evidence-v1-[0-9a-f]{64}$/);
  });
});

it('has no key where the work tree is not its commit', async () => {
  writeFileSync(join(repository.dir, 'new.rs'), '');
  const read = await readOrigin(request());
  expect(read).toMatchObject({ state: 'missing', reason: expect.stringContaining('new.rs is not tracked') });
});
