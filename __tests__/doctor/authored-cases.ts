import { after, type Case, lineOf, two } from './edits.js';
import { TWO_JOBS } from './setups.js';

const CHECKS = "run-checks: 'off'";
const LINE = lineOf(TWO_JOBS, CHECKS);
const RESULT = `evidence-result: \${{ needs.cargo.result }}`;
const RESULT_LINE = lineOf(TWO_JOBS, RESULT);
const given = (input: string) => two([CHECKS, input]);
const resulting = (expression: string) => two([RESULT, `evidence-result: \${{ ${expression} }}`]);

const THEIRS: readonly string[] = [
  `plan-ref: \${{ github.HEAD_REF }}`,
  `plan-ref: \${{ github['head_ref'] }}`,
  `plan-ref: \${{ github [ 'Event' ].pull_request . head.ref }}`,
  `plan-ref: \${{ github.event.merge_group.head_sha || github.event.pull_request.base.ref }}`,
  `plan-ref: \${{ github[inputs.which] }}`,
  `plan-ref: \${{ fromJSON(toJSON(github.event))[env.X].head.ref }}`,
  `plan-ref: \${{ inputs.names[github.head_ref] }}`,
  `plan-ref: \${{ needs.cargo.outputs.ref }}`,
  `floor: \${{ contains(github.event.pull_request['labels'].*.name, 'skip') && 'off' || 'on' }}`,
  `mode: \${{ contains(github.event.pull_request.labels.*.name, 'skip') && 'key' || 'gate' }}`,
  `run-checks: \${{ github.event.label.name == 'quick' && 'off' || 'on' }}`,
];
const OURS: readonly string[] = [
  `plan-ref: \${{ github.event.pull_request.base.ref }}`,
  `plan-ref: \${{ github['base_ref'] }}`,
  `plan-ref: \${{ format('github.head_ref') && github.base_ref }}`,
  `plan-ref: \${{ inputs.github.head_ref }}`,
  `plan-ref: \${{ github.event.merge_group.base_sha }}`,
  'plan-ref: github.head_ref',
  `run-checks: \${{ github.event_name == 'merge_group' && 'on' || 'off' }}`,
  `chunk: \${{ github.event.pull_request.title }}`,
];
const VARIABLES = [
  'permissions: {}',
  `permissions: {}\nenv: { PLAN_REF: "\${{ env.FROM }}", FROM: "\${{ github.head_ref }}" }`,
] as const;

/** So many variables of which each is the next one, and the last is the base. */
const chain = (length: number) =>
  Array.from(
    { length },
    (_, index) => `A${index}: "\${{ ${index + 1 < length ? `env.A${index + 1}` : 'github.base_ref'} }}"`,
  ).join(', ');

export const AUTHORED_CASES: readonly Case[] = [
  ...THEIRS.map(
    (input): Case => [
      'input-from-pull-request',
      input,
      given(input),
      [`input-from-pull-request lets-through plan.yml:${LINE}`],
    ],
  ),
  ...OURS.map(
    (input): Case => ['input-from-pull-request', `${input}, which is not theirs`, given(input), []],
  ),
  ...['env.PLAN_REF', "env['plan_ref']", 'toJSON(env)'].map(
    (expression): Case => [
      'input-from-pull-request',
      `by a variable: ${expression}`,
      two([CHECKS, `plan-ref: \${{ ${expression} }}`], VARIABLES),
      [`input-from-pull-request lets-through plan.yml:${LINE + 1}`],
    ],
  ),
  [
    'input-from-pull-request',
    'a variable of that name that the step sets itself',
    two(
      [CHECKS, `plan-ref: \${{ env.PLAN_REF }}\n        env: { PLAN_REF: main }`],
      VARIABLES,
      [`\n          ${RESULT}`, ''],
      ['          evidence: ', `          ${RESULT}\n          evidence: `],
    ),
    [],
  ],
  [
    'input-from-pull-request',
    'by more variables than are followed',
    two([CHECKS, `plan-ref: \${{ env.A0 }}`], ['permissions: {}', `permissions: {}\nenv: { ${chain(102)} }`]),
    [`input-from-pull-request lets-through plan.yml:${LINE + 1}`],
  ],
  [
    'input-from-pull-request',
    'by as many variables as are followed, of the base',
    two([CHECKS, `plan-ref: \${{ env.A0 }}`], ['permissions: {}', `permissions: {}\nenv: { ${chain(99)} }`]),
    [],
  ],
  [
    'input-from-pull-request',
    'the name of the check',
    given(`check-name: gate \${{ github.head_ref }}`),
    [`input-from-pull-request lets-through plan.yml:${LINE}`, 'withdraw-missing hint plan.yml:29'],
    null,
  ],
  [
    'input-from-pull-request',
    'the title of the run that is followed',
    after(['evidence: ', `plan: \${{ github.event.workflow_run.display_title }}\n          evidence: `]),
    [`input-from-pull-request lets-through gate.yml:28`],
  ],
  ...["'**'", "'*/**'", 'src/**', "'**/*.rs'", 'crates/**', "'**/*.py'"].flatMap((glob): readonly Case[] =>
    ['allow', 'test-paths'].map((name) => [
      'gate-loosened',
      `${name}: ${glob}`,
      given(`${name}: ${glob}`),
      [`gate-loosened lets-through plan.yml:${LINE}`],
    ]),
  ),
  ...['docs/**', 'src/generated/**', "'**/*.md'", 'src/lib.rs'].map(
    (glob): Case => ['gate-loosened', `allow: ${glob}`, given(`allow: ${glob}`), []],
  ),
  ...["'**/tests/**'", "'src/**/tests.rs'", "'src/**/*_test.rs'", '[', "''"].map(
    (glob): Case => [
      'gate-loosened',
      `test-paths: ${glob}`,
      given(`test-paths: ${glob === '[' ? "'['" : glob}`),
      [],
    ],
  ),
  ...[
    'job.status',
    "'success'",
    'steps[0]',
    "needs.cargo.result == 'success' && 'success' || 'none'",
    "needs.cargo.result != 'failure' && 'success' || 'failure'",
    "contains(needs.*.result, 'failure') && 'failure' || 'success'",
    "needs.cargo.result || 'SUCCESS'",
    'needs.cargo.outputs.result',
  ].map(
    (expression): Case => [
      'evidence-result-missing',
      expression,
      resulting(expression),
      [
        `evidence-result-missing ${expression.startsWith('steps') ? 'hint' : 'lets-through'} plan.yml:${RESULT_LINE}`,
      ],
    ],
  ),
  [
    'evidence-result-missing',
    'the end of a job that captures nothing',
    two(
      [RESULT, `evidence-result: \${{ needs.withdraw.result }}`],
      ['needs: cargo', 'needs: [withdraw, cargo]'],
    ),
    [`evidence-result-missing lets-through plan.yml:${RESULT_LINE}`],
  ],
  ...['inputs.result', 'steps.needs.outputs.cargos', 'env.RESULT'].map(
    (expression): Case => [
      'evidence-result-missing',
      expression,
      resulting(expression),
      [`evidence-result-missing hint plan.yml:${RESULT_LINE}`],
    ],
  ),
  ...[
    "NEEDS['cargo'].result",
    "needs.cargo.result == 'success' && 'success' || needs.cargo.result",
    "(needs.cargo.result == 'success') && 'success' || 'failure'",
    "needs.cargo.result != 'success' && 'failure' || 'success'",
    "contains(needs.*.result, 'failure') && 'failure' || needs.cargo.result",
  ].map(
    (expression): Case => [
      'evidence-result-missing',
      `${expression}, which tells`,
      resulting(expression),
      [],
    ],
  ),
];
