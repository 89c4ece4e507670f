/** What `${{ … }}` holds, or the text itself where there are no such brackets around all of it. */
function bare(condition: string): string {
  const text = condition.trim();
  if (!text.startsWith(`\${{`) || !text.endsWith('}}')) return text;
  const inner = text.slice(3, -2);
  return inner.includes(`\${{`) ? text : inner.trim();
}

const ALWAYS = new Set(['always()', '!cancelled()', 'true', 'success()||failure()', 'failure()||success()']);
const COMPARISON = /^github\.event_name(==|!=)(?:'([\w-]+)'|"([\w-]+)")$/;

/**
 * Whether a condition holds for every run of the workflow that was not cancelled, as far as its text shows: made of `always()`,
 * `!cancelled()`, or comparisons of the event's name that name all that start it. Everything else may be false.
 */
export function alwaysHolds(condition: string, events: readonly string[]): boolean {
  const text = withoutSpaces(bare(condition));
  return text.split('&&').every((part) => holds(unwrapped(part), events));
}

function holds(part: string, events: readonly string[]): boolean {
  if (ALWAYS.has(part)) return true;
  const named = part.split('||').map((each) => {
    const [, sign, single, double] = COMPARISON.exec(unwrapped(each)) ?? [];
    return sign === undefined ? null : { isEqual: sign === '==', event: single ?? double };
  });
  const isTrue = (event: string) =>
    named.some((each) => each !== null && (each.event === event) === each.isEqual);
  return !named.includes(null) && events.every(isTrue);
}

/** Whether a condition makes a job run also where one that it needs failed: without a status function, `success()` is implied. */
export function outlivesFailure(condition: string): boolean {
  return /(?:always|!\s{0,20}cancelled|failure)\s{0,20}\(/.test(condition);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Takes one pair of brackets off that stands around all of a text. */
function unwrapped(text: string): string {
  const inner = text.slice(1, -1);
  return text.startsWith('(') && text.endsWith(')') && !/[()]/.test(inner.replaceAll('()', ''))
    ? inner
    : text;
}
