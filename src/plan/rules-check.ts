import { type JsonNode, type JsonNumber, memberOf } from './json-tree.js';
import { describeValue, type PlanReport, tell } from './plan-report.js';
import { isBlank, unsafePathReason } from './safe-path.js';

/** Bounds of an i32: an exit code outside is not even an exit code of the wrong value. */
const MIN_I32 = -2_147_483_648;
const MAX_I32 = 2_147_483_647;
const MAX_EXIT = 255;

/**
 * The value of a number that is written as an integer: `3.0`, `3e0` and `-0` are not. Above 2^53 it is only
 * roughly right.
 */
export function integerOf(node: JsonNumber): number | null {
  return /^(?:0|-?[1-9][0-9]*)$/.test(node.token) ? Number(node.token) : null;
}

export function reportBlank(report: PlanReport, pointer: string, node: JsonNode | undefined): void {
  if (node?.kind === 'string' && isBlank(node.value))
    tell(report, 'empty_string', pointer, node, 'must not be blank.');
}

/** The rules on a check, of a chunk or among the acceptance items. */
export function reportCheckRules(report: PlanReport, pointer: string, check: JsonNode): void {
  reportBlank(report, `${pointer}/desc`, memberOf(check, 'desc'));
  reportBlank(report, `${pointer}/run`, memberOf(check, 'run'));
  const cwd = memberOf(check, 'cwd');
  if (cwd?.kind === 'string') {
    const reason = unsafePathReason(cwd.value);
    if (isBlank(cwd.value)) {
      tell(
        report,
        'empty_string',
        `${pointer}/cwd`,
        cwd,
        'must not be blank; leave it out for the repository root.',
      );
    } else if (reason !== null) {
      const saying = (): string =>
        `is ${describeValue(cwd)}, which ${reason}; write the path from the repository root, or leave it out.`;
      tell(report, 'unsafe_cwd', `${pointer}/cwd`, cwd, saying);
    }
  }
  reportExpectExit(report, `${pointer}/expect_exit`, memberOf(check, 'expect_exit'));
}

function reportExpectExit(report: PlanReport, pointer: string, node: JsonNode | undefined): void {
  if (node?.kind !== 'number') return;
  const value = integerOf(node);
  if (value !== null && value >= 0 && value <= MAX_EXIT) return;
  const isExitCode = value !== null && value >= MIN_I32 && value <= MAX_I32;
  const code = isExitCode ? 'expect_exit_out_of_range' : 'malformed';
  tell(
    report,
    code,
    pointer,
    node,
    `must be a plain integer from 0 to ${MAX_EXIT}, but it is ${describeValue(node)}.`,
  );
}
