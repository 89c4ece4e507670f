import { visible } from '../report/escape.js';
import { hang } from '../report/terminal-layout.js';
import { counted } from '../report/words.js';
import { type Diagnosis, EFFECTS, type Effect, type RuledFinding } from './diagnosis.js';

/** The diagnosis as JSON: one object, its keys as the page lists them. */
export function renderDiagnosisJson(diagnosis: Diagnosis): string {
  const { findings, unread, ignored, complete } = diagnosis;
  const rows = findings.map(({ rule, effect, path, line, message, why, fix }) => ({
    rule,
    effect,
    path: path ?? null,
    line: line ?? null,
    message,
    why,
    fix,
  }));
  const told = {
    lets_through: of(findings, 'lets-through').length > 0,
    complete,
    findings: rows,
    unread,
    ignored,
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

const TITLES: Readonly<Record<Effect, string>> = {
  'lets-through': 'Lets changes through',
  'holds-up': 'Holds changes up',
  hint: 'Hints',
};
const SIGNS: Readonly<Record<Effect, readonly [sign: string, colour: number]>> = {
  'lets-through': ['✗', 31],
  'holds-up': ['!', 33],
  hint: ['·', 36],
};

export interface DiagnosisLayout {
  /** Whether to write ANSI colours; nothing is told by colour alone. */
  readonly colour: boolean;
  readonly width: number;
}

/** The diagnosis for people at a terminal. Ends in a newline. */
export function renderDiagnosis(diagnosis: Diagnosis, { colour, width }: DiagnosisLayout): string {
  const paint = (text: string, code: number) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const sections = EFFECTS.flatMap((effect) => {
    const own = of(diagnosis.findings, effect);
    if (own.length === 0) return [];
    const [sign, code] = SIGNS[effect];
    const title = paint(`${sign} ${TITLES[effect]} (${own.length})`, code);
    return [[title, ...own.flatMap((finding) => ['', ...findingLines(finding, width)])].join('\n')];
  });
  const parts = [headline(diagnosis, width), ...sections, leftOut(diagnosis, width)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function of(findings: readonly RuledFinding[], effect: Effect): readonly RuledFinding[] {
  return findings.filter((finding) => finding.effect === effect);
}

function headline({ findings, complete }: Diagnosis, width: number): string {
  const [through = 0, held = 0, hints = 0] = EFFECTS.map((effect) => of(findings, effect).length);
  const counts = [
    ...(through === 0 ? [] : [`${counted(through, 'finding lets', 'findings let')} changes through`]),
    ...(held === 0 ? [] : [`${counted(held, 'finding holds', 'findings hold')} changes up`]),
    ...(hints === 0 ? [] : [counted(hints, 'hint')]),
  ];
  const nothing = complete
    ? 'Nothing was found that lets a change through'
    : 'Not everything could be looked at, so finding nothing would say nothing';
  const lead = through > 0 ? 'The gate does not hold here' : nothing;
  const end = counts.length === 0 ? '.' : `: ${counts.join(', ')}.`;
  return hang('', [`${lead}${end}`], width).join('\n');
}

function findingLines(
  { rule, path, line, message, why, fix }: RuledFinding,
  width: number,
): readonly string[] {
  const place = path === undefined ? '' : `${visible(path)}${line === undefined ? '' : `:${line}`}: `;
  return [
    `  ${place}${rule}`,
    ...hang('    ', [visible(message)], width),
    ...hang('    Why: ', [visible(why)], width),
    ...hang('    Fix: ', [visible(fix)], width),
  ];
}

function leftOut({ unread, ignored }: Diagnosis, width: number): string {
  const lines = unread.flatMap(({ what, reason }) => hang('  ', [visible(`${what}: ${reason}`)], width));
  const ignoring = ignored.length === 0 ? [] : hang('', [`Ignored, as asked: ${ignored.join(', ')}.`], width);
  const told = lines.length === 0 ? [] : ['Not looked at', ...lines];
  return [...told, ...(told.length > 0 && ignoring.length > 0 ? [''] : []), ...ignoring].join('\n');
}
