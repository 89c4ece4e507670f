import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { mergeEvidence } from '../../src/evidence/merge.js';
import { isClippyCommand, targetOfCommand } from '../../src/evidence/merge-commands.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
import type { Report } from '../../src/report/report.js';
import { CAPTURE_TIMEOUT_MS, crate, describeWithCargo, repositoryOf } from '../capture/cargo-fixture.js';
import type { GitFixture } from '../double/git-fixture.js';
import type { PullValues } from '../double/values.js';
import { partsOf } from '../evidence/sharded-arbitraries.js';
import { workOf } from '../evidence/work-of.js';
import { byEvidence, handedOver, planWithBaseline } from './handed-over.js';
import { describeAction } from './node24.js';
import { enqueue, groupEvent, runEvent } from './queue.js';
import { runStep, type Step } from './runner.js';
import { headOf, openScene, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';

/** What `runStep` says that this run is. */
const RUN = { id: '4711', attempt: 1 };
const COMMANDS = [
  ['cargo', 'metadata', '--no-deps', '--format-version', '1'],
  [
    'cargo',
    'test',
    '--workspace',
    '--no-run',
    '--message-format=json',
    '--config',
    'build.rustc-wrapper=""',
    '--config',
    'build.rustc-workspace-wrapper=""',
  ],
  [
    'cargo-clippy',
    'clippy',
    '--workspace',
    '--all-targets',
    '--message-format=json',
    '--config',
    'build.rustc-wrapper=""',
    '--config',
    'build.rustc-workspace-wrapper=""',
    '--config',
    'env.CLIPPY_ARGS.value=""',
    '--config',
    'env.CLIPPY_ARGS.force=true',
  ],
];
const GOOD = {
  'src/bucket.rs': 'pub struct Bucket;\n',
  'tests/bucket.rs': '#[test]\nfn full() {\n    assert!(2 == 2);\n}\n',
};

describeAction('evidence of many machines', () => {
  let scene: Scene;
  let folder: string;
  beforeAll(async () => {
    scene = await openScene({}, planWithBaseline());
    folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-machines-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await scene.close();
  });

  let pulls = 0;
  const work = (): PullValues => {
    pulls += 1;
    return scene.pull(`limiter/chunk-bucket-a${pulls}`, GOOD);
  };

  /** The evidence that one machine writes of a commit. */
  function whole(commit: string, change: Partial<ShardedEvidence> = {}): ShardedEvidence {
    const file = handedOver(scene, commit, undefined, (it) => ({
      ...it,
      commands: [
        ...COMMANDS.filter((argv) => !isClippyCommand({ argv })).map((argv) => ({ argv, exit_code: 0 })),
        ...it.commands.filter((command) => targetOfCommand(command) !== null),
        ...COMMANDS.filter((argv) => isClippyCommand({ argv })).map((argv) => ({ argv, exit_code: 0 })),
      ],
      checks: [],
    }));
    return { ...JSON.parse(readFileSync(file, 'utf8')), run: RUN, ...change };
  }

  /** A folder of what four machines hand over. */
  function shared(
    commit: string,
    change: (part: ShardedEvidence, shard: number) => ShardedEvidence = (same) => same,
  ) {
    const shards = mkdtempSync(path.join(folder, 'shards-'));
    const work = workOf(whole(commit));
    const parts = partsOf(
      { ...work, base: { ...work.base, run: RUN } },
      { count: 4, clippy: 1, doctests: 1 },
    );
    expect(mergeEvidence(parts).ok).toBe(true);
    for (const [at, { evidence }] of parts.entries())
      writeFileSync(path.join(shards, `${at + 1}.json`), serializeEvidence(change(evidence, at + 1)));
    return shards;
  }

  let steps = 0;
  /** Each is a step of its own, so that each has a check of its own. */
  const judge = async (pull: PullValues, step: Partial<Step>): Promise<Report> => {
    steps += 1;
    const inputs = { ...step.with, 'check-name': `gate ${steps}` };
    return soundReport(await scene.gate(pull, { ...step, with: inputs }));
  };
  const refused = (report: Report) =>
    report.gates.find(({ id }) => id === 'evidence')?.findings.map(({ code }) => code) ?? [];

  it('is put together, by the names of files and by a folder', async () => {
    const pull = work();
    const shards = shared(headOf(scene.fixture, pull));
    expect(troubles(await judge(pull, { with: byEvidence(shards) }))).toEqual([]);
    const names = [3, 1, 4, 2].map((shard) => path.join(shards, `${shard}.json`)).join('\n');
    expect(troubles(await judge(pull, { with: byEvidence(names) }))).toEqual([]);
  });

  it('is refused where a shard is missing, doubled, cut off, a link, or of another commit, tree or attempt', async () => {
    const pull = work();
    const head = headOf(scene.fixture, pull);
    const at = (shards: string, shard: number) => path.join(shards, `${shard}.json`);
    const cases: readonly (readonly [(shards: string) => void, readonly string[]])[] = [
      [(shards) => rmSync(at(shards, 2)), ['shard_missing']],
      [(shards) => cpSync(at(shards, 2), at(shards, 9)), ['shard_doubled']],
      [
        (shards) => writeFileSync(at(shards, 2), readFileSync(at(shards, 2)).subarray(9)),
        ['evidence_invalid', 'shard_missing'],
      ],
      [
        (shards) => {
          rmSync(at(shards, 2));
          symlinkSync('/etc/passwd', at(shards, 2));
        },
        ['evidence_unreadable', 'shard_missing'],
      ],
      [(shards) => rmSync(shards, { recursive: true }), ['evidence_unreadable']],
    ];
    for (const [spoil, codes] of cases) {
      const shards = shared(head);
      spoil(shards);
      const report = await judge(pull, { with: byEvidence(shards) });
      expect(report.failure_kind).toBe('incomplete-evidence');
      expect(refused(report)).toEqual(codes);
    }
    const other = 'a'.repeat(40);
    const changes: readonly (readonly [Partial<ShardedEvidence>, string])[] = [
      [{ commit_oid: other }, 'other_commit'],
      [{ tree_oid: other }, 'other_tree'],
      [{ run: { ...RUN, attempt: 2 } }, 'later_attempt'],
      [{ run: { id: '4710', attempt: 1 } }, 'other_run'],
    ];
    for (const [change, code] of changes) {
      const shards = shared(head, (part, shard) => (shard === 3 ? { ...part, ...change } : part));
      expect(refused(await judge(pull, { with: byEvidence(shards) }))).toEqual([code, 'shard_disagrees']);
    }
  });

  it('of an earlier attempt counts with `reuse: on`, and is told', async () => {
    const pull = work();
    const shards = shared(headOf(scene.fixture, pull));
    const again = { with: byEvidence(shards), attempt: 2 };
    expect(refused(await judge(pull, again))).toEqual([
      'other_attempt',
      'other_attempt',
      'other_attempt',
      'other_attempt',
    ]);
    const report = await judge(pull, { ...again, with: { ...again.with, reuse: 'on' } });
    expect(troubles(report)).toEqual([]);
    expect(report.gates.find(({ id }) => id === 'evidence')?.summary).toContain(
      'was captured earlier, in run 4711, attempt 1.',
    );
  });

  it('of a pull request counts for its queue entry on an unmoved base, and for no other', async () => {
    const pull = work();
    const head = headOf(scene.fixture, pull);
    const file = path.join(folder, 'head.json');
    writeFileSync(file, serializeEvidence(whole(head, { run: { id: '4000', attempt: 1 } })));
    const queued = enqueue(scene, pull);
    const reuse = { ...byEvidence(file), reuse: 'on' };
    const report = await judge(pull, { ...groupEvent(scene, queued), with: reuse });
    expect(troubles(report)).toEqual([]);
    expect(report.gates.find(({ id }) => id === 'evidence')?.summary).toContain(
      `The evidence is of ${head}, which has the same tree`,
    );
    expect(refused(await judge(pull, { ...groupEvent(scene, queued), with: byEvidence(file) }))).toEqual([
      'other_commit',
    ]);
    const onto = scene.fixture.commit(
      { 'src/time.rs': '//\n' },
      { branch: 'moved', parents: [pull.base.ref] },
    );
    const behind = enqueue(scene, pull, { on: onto });
    expect(refused(await judge(pull, { ...groupEvent(scene, behind), with: reuse }))).toEqual(['other_tree']);
  });

  it('is awaited of the run that a `workflow_run` event is about, not of the one that judges', async () => {
    const pull = work();
    const file = path.join(folder, 'run.json');
    const following = { ...runEvent(scene, pull), with: byEvidence(file) };
    writeFileSync(
      file,
      serializeEvidence(whole(headOf(scene.fixture, pull), { run: { id: '815', attempt: 1 } })),
    );
    expect(troubles(await judge(pull, following))).toEqual([]);
    writeFileSync(file, serializeEvidence(whole(headOf(scene.fixture, pull))));
    expect(refused(await judge(pull, following))).toEqual(['other_run']);
  });

  it('of several systems is told apart by labels, each with a baseline beside the plan', async () => {
    const pull = work();
    const file = path.join(folder, 'one.json');
    writeFileSync(file, serializeEvidence(whole(headOf(scene.fixture, pull))));
    const both = byEvidence(`linux=${file}\nmacos=${file}`);
    const lacking = await judge(pull, { with: both });
    expect(lacking.failure_kind).toBe('bad-baseline');
    const given = await judge(pull, {
      with: {
        ...both,
        baseline: 'linux=.taskfleet/limiter/baseline.json\nmacos=.taskfleet/limiter/baseline.json',
      },
    });
    expect(troubles(given)).toEqual([]);
    expect(given.gates.find(({ id }) => id === 'evidence')?.summary).toMatch(
      /^\[linux, macos\] 2 tests passed/,
    );
  });

  it.each<[Record<string, string>, string]>([
    [{ shard: '1/2' }, 'Input `shard` is for `mode: capture`'],
    [{ reuse: 'maybe' }, 'Input `reuse` is "maybe"; it accepts `off` or `on`.'],
    [{ evidence: 'a=x\nb' }, 'has a label in line 1 and none in line 2'],
    [{ evidence: 'a=x', baseline: 'y' }, 'Input `baseline` has no label, but input `evidence` has.'],
    [{ evidence: 'x', baseline: 'a=y' }, 'Input `baseline` has labels, but input `evidence` has none.'],
    [
      { evidence: 'a=x', baseline: 'b=y' },
      'Input `baseline` names the label `b`, of which there is no evidence.',
    ],
    [{ baseline: 'b=y' }, 'Input `baseline` has labels, but there is no evidence of any.'],
  ])('refuses inputs that do not fit together: %j', async (inputs, problem) => {
    const report = await judge(work(), { with: { floor: 'on', ...inputs } });
    expect(report).toMatchObject({
      failure_kind: 'infrastructure',
      headline: expect.stringContaining(problem),
    });
  });
});

describeAction('a capture by shares, with what is there already', () => {
  describeWithCargo('with real cargo', () => {
    let repository: GitFixture;
    let folder: string;
    beforeAll(() => {
      repository = repositoryOf(crate('one', { 'src/lib.rs': '#[test]\nfn holds() {}\n' }));
      folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-captures-'));
    });
    afterAll(() => {
      repository.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const cargo = Object.fromEntries(
      ['HOME', 'CARGO_HOME', 'RUSTUP_HOME'].map((name) => [name, process.env[name]] as const),
    );
    const capture = (inputs: Readonly<Record<string, string>>, step: Partial<Step> = {}) =>
      runStep({
        apiUrl: 'http://127.0.0.1:9',
        repository: 'acme/app',
        eventName: 'pull_request',
        event: {},
        token: '',
        workspace: repository.dir,
        with: inputs,
        ...step,
        // The file outlives the step.
        env: { ...cargo, RUNNER_TEMP: folder, TMPDIR: folder },
      });
    const read = (file: string | undefined): ShardedEvidence => JSON.parse(readFileSync(file ?? '', 'utf8'));

    it(
      'names its evidence before it begins, writes share and run, and takes over what a cache brings back',
      async () => {
        const key = await capture({ mode: 'key', shard: '2/2' });
        expect(key).toMatchObject({ exitCode: 0 });
        expect(key.outputs.get('evidence-key')).toMatch(/^plan-gate-evidence-v1-[0-9a-f]{64}$/);

        const first = await capture({ mode: 'capture', shard: '2/2' });
        expect(first.exitCode).toBe(0);
        expect(first.outputs.get('evidence-key')).toBe(key.outputs.get('evidence-key'));
        const evidence = read(first.outputs.get('evidence'));
        expect(evidence).toMatchObject({ shard: { index: 2, count: 2, clippy: 1, doctests: 1 }, run: RUN });
        expect(first.stdout).toContain(', shard 2 of 2: ');

        const restored = path.join(folder, 'restored.json');
        cpSync(first.outputs.get('evidence') ?? '', restored);
        const reuse = { mode: 'capture', shard: '2/2', reuse: 'on', evidence: restored };
        const again = await capture(reuse, { attempt: 2 });
        expect(again.exitCode).toBe(0);
        expect(again.stdout).toContain('Nothing is run. The evidence of ');
        expect(again.stdout).not.toContain('build the tests');
        expect(read(again.outputs.get('evidence'))).toEqual(evidence);

        const anew = await capture({ ...reuse, shard: '1/2' });
        expect(anew.stdout).toContain(
          'The code is run. The evidence that was given is of another toolchain, or of another share.',
        );
        expect(read(anew.outputs.get('evidence')).shard?.index).toBe(1);
        const missed = await capture({ ...reuse, evidence: path.join(folder, 'none.json') });
        expect([missed.exitCode, missed.stdout]).toEqual([0, expect.stringContaining('The code is run. ')]);
      },
      CAPTURE_TIMEOUT_MS,
    );
  });
});
