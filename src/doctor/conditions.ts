/** What `${{ … }}` holds, or the text itself where there are no such brackets around all of it. */
function bare(condition: string): string {
  const text = condition.trim();
  if (!text.startsWith(`\${{`) || !text.endsWith('}}')) return text;
  const inner = text.slice(3, -2);
  return inner.includes(`\${{`) ? text : inner.trim();
}

const ALWAYS = new Set(['always()', '!cancelled()', 'true']);
/** True of whatever has run; neither is where a job that is needed was skipped. */
const EITHER = new Set(['success()||failure()', 'failure()||success()']);
const COMPARISON = /^github\.event_name(==|!=)(?:'([\w-]+)'|"([\w-]+)")$/;

/**
 * Whether a condition holds for every run of the workflow that was not cancelled, as far as its text shows: made of `always()`,
 * `!cancelled()`, or comparisons of the event's name that name all that start it; of `success() || failure()` too where no job is
 * waited for. Everything else may be false.
 */
export function alwaysHolds(condition: string, events: readonly string[], waits: boolean): boolean {
  const text = withoutSpaces(bare(condition));
  return text.split('&&').every((part) => holds(unwrapped(part), events, waits));
}

function holds(part: string, events: readonly string[], waits: boolean): boolean {
  if (ALWAYS.has(part) || (!waits && EITHER.has(part))) return true;
  const named = part.split('||').map((each) => {
    const [, sign, single, double] = COMPARISON.exec(unwrapped(each)) ?? [];
    return sign === undefined ? null : { isEqual: sign === '==', event: single ?? double };
  });
  const isTrue = (event: string) =>
    named.some((each) => each !== null && (each.event === event) === each.isEqual);
  return !named.includes(null) && events.every(isTrue);
}

/** Whether a condition makes a job or step run also where what comes before failed: without a status function, `success()` is implied. */
export function outlivesFailure(condition: string): boolean {
  return /(?:always|!\s{0,20}cancelled|(?<!!\s{0,20})failure)\s{0,20}\(/.test(condition);
}

const TOLD = /^github\.(event_name|event\.action|event\.workflow_run\.event)(==|!=)'([\w-]+)'$/;

/** What is known of a run: the event's name, its action, and the event of the run that a `workflow_run` follows. */
export type KnownOfRun = Readonly<
  Partial<Record<'event_name' | 'event.action' | 'event.workflow_run.event', string>>
>;

/** Whether a condition is false of such a run for sure, by what it compares. */
export function excludes(condition: string, run: KnownOfRun): boolean {
  return isFalse(withoutSpaces(bare(condition)), run);
}

function isFalse(text: string, run: KnownOfRun): boolean {
  const part = unwrapped(text);
  const alternatives = splitOutside(part, '||');
  if (alternatives.length > 1) return alternatives.every((each) => isFalse(each, run));
  const needed = splitOutside(part, '&&');
  if (needed.length > 1) return needed.some((each) => isFalse(each, run));
  const [, what, sign, value] = TOLD.exec(part) ?? [];
  const known = Object.entries(run).find(([name]) => name === what)?.[1];
  return known !== undefined && (known === value) !== (sign === '==');
}

/** Splits at a sign that stands outside of all brackets. */
function splitOutside(text: string, sign: '||' | '&&'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth !== 0 || !text.startsWith(sign, at)) continue;
    parts.push(text.slice(from, at));
    at += 1;
    from = at + 1;
  }
  return [...parts, text.slice(from)];
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
