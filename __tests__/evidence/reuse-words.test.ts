import { describe, expect, it } from '@jest/globals';
import { mayReuse, type ReuseTerms } from '../../src/evidence/reuse.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';

const HEAD = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const TREE = 'c'.repeat(40);
const RUST = 'rustc 1.95.0';
const COMMANDS = [
  ['cargo', 'test', '--no-run'],
  ['cargo-clippy', 'clippy'],
];
const CAPTURE = 'Capture the head in this run, and hand that file over.';
const ANY_RUN = 'With `reuse: on` evidence of the same tree counts, whatever its run.';
const SETTINGS =
  'Set `cargo-args` and `working-directory` in the gate as in the capture, and use one version of plan-gate for both; or capture again.';

const { run, ...runless } = {
  schema_version: 1,
  ref: '',
  commit_oid: HEAD,
  toolchain: RUST,
  snapshot: {
    tests: { passed: [], failed: [], ignored: [], targets: [] },
    clippy: { warnings: [] },
    coverage: null,
  },
  cargo_args: [],
  tree_oid: TREE,
  workspace: '',
  complete: true,
  problems: [],
  commands: COMMANDS.map((argv) => ({ argv, exit_code: 0 })),
  failures: [],
  warnings: [],
  checks: [],
  not_run: [],
  run: { id: '77', attempt: 2 },
} satisfies ShardedEvidence;

const terms: ReuseTerms = {
  head: HEAD,
  headTree: TREE,
  expectedRun: run,
  toolchain: RUST,
  directory: '',
  commands: COMMANDS,
};

describe('evidence that may not stand for the head is told why, and what to do', () => {
  it.each<[string, Partial<ShardedEvidence>, Partial<ReuseTerms>, 'on' | 'off', readonly string[]]>([
    [
      'another commit',
      { run, commit_oid: OTHER },
      {},
      'off',
      [
        'other_commit',
        `The evidence is of commit ${OTHER}, but this judges ${HEAD}.`,
        'Capture the head, not the merge commit that GitHub checks out by default; or, since both have the same tree, let this evidence count with `reuse: on`.',
      ],
    ],
    [
      'another tree',
      { run, tree_oid: OTHER },
      {},
      'on',
      ['other_tree', `The evidence is of the tree ${OTHER}, but ${HEAD} has the tree ${TREE}.`, CAPTURE],
    ],
    [
      'a later attempt',
      { run: { id: '77', attempt: 3 } },
      {},
      'on',
      [
        'later_attempt',
        'The evidence is of run 77, attempt 3, but this judges attempt 2, which is earlier.',
        'Let the gate of the latest attempt judge; this one is out of date.',
      ],
    ],
    [
      'an earlier attempt',
      { run: { id: '77', attempt: 1 } },
      {},
      'off',
      [
        'other_attempt',
        'The evidence is of run 77, attempt 1, but that of run 77, attempt 2 is awaited.',
        `${CAPTURE} ${ANY_RUN}`,
      ],
    ],
    [
      'a later attempt of another run',
      { run: { id: '78', attempt: 3 } },
      {},
      'off',
      [
        'other_run',
        'The evidence is of run 78, attempt 3, but that of run 77, attempt 2 is awaited.',
        `${CAPTURE} ${ANY_RUN}`,
      ],
    ],
    [
      'no run',
      {},
      {},
      'off',
      [
        'run_unknown',
        'The evidence does not say in which workflow run it was captured, but that of run 77, attempt 2 is awaited.',
        `${CAPTURE} \`mode: capture\` and, in a workflow, \`plan-gate capture\` write the run down. ${ANY_RUN}`,
      ],
    ],
    [
      'no known tree',
      {},
      { headTree: null },
      'on',
      [
        'tree_unknown',
        `The evidence is not of this run and commit, and the tree of ${HEAD} is not known, so it can't be told whether it is the same code.`,
        `Let the gate read the repository (\`contents: read\`). ${CAPTURE}`,
      ],
    ],
    [
      'another toolchain',
      { toolchain: 'rustc 1.94.0' },
      {},
      'on',
      [
        'other_toolchain',
        'The evidence was captured with `rustc 1.94.0`, but `rustc 1.95.0` is wanted.',
        CAPTURE,
      ],
    ],
    [
      'an unknown toolchain',
      { toolchain: 'unknown' },
      { toolchain: 'unknown' },
      'on',
      [
        'other_toolchain',
        'The evidence was captured with a toolchain that it does not name, but the plan’s baseline names none that it could be held to.',
        CAPTURE,
      ],
    ],
    [
      'no toolchain, even where none is wanted',
      { toolchain: '' },
      { toolchain: '' },
      'on',
      [
        'other_toolchain',
        'The evidence was captured with a toolchain that it does not name, but the plan’s baseline names none that it could be held to.',
        CAPTURE,
      ],
    ],
    [
      'another workspace',
      { workspace: 'sub' },
      {},
      'on',
      [
        'other_commands',
        "The evidence is of the Cargo workspace in `sub`, but cargo would run at the repository's root here.",
        SETTINGS,
      ],
    ],
    [
      'a workspace beside',
      { workspace: 'sub' },
      { directory: 'subway' },
      'on',
      [
        'other_commands',
        'The evidence is of the Cargo workspace in `sub`, but cargo would run in `subway` here.',
        SETTINGS,
      ],
    ],
    [
      'other commands',
      {},
      { commands: [...COMMANDS, ['cargo', 'test', '--release']] },
      'on',
      [
        'other_commands',
        'The evidence does not come from what this gate would run: `cargo test --release` is not among its commands.',
        SETTINGS,
      ],
    ],
  ])('here because of %s', (_, change, more, reuse, [code, reason, help]) => {
    expect(mayReuse({ ...runless, ...change }, { ...terms, ...more }, reuse)).toEqual({
      state: 'refused',
      code,
      reason,
      help,
    });
  });
});
