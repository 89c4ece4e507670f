import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { FileEntries } from '../double/git-fixture.js';
import { ACTIONS_APP_ID, DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { PLAN_PATH, planText } from './plans.js';
import type { StepResult } from './runner.js';
import { openScene, type Scene } from './scene.js';
import { annotationsIn, fewAtATime, soundReport, withoutHost } from './verdicts.js';

const READER = 'ghs_read_only';

/** Each is an attack on one of the places that a name is shown in. */
const NAMES: readonly string[] = [
  '::error file=x::pwned',
  ' ::add-mask::a',
  '::stop-commands::tok',
  'a\n::set-env name=PATH::/evil',
  'a\r::warning::cr',
  'x ##[add-mask]e',
  '##[error]legacy',
  '#\u200b#[error]zero width',
  '\ufeff::error::bom',
  '%0A::error::percent',
  '\u001b[2J\u001b]0;title\u0007.txt',
  '\u009b31mC1',
  '<script>alert(1)</script>',
  '</details><h1>html',
  '<!-- hidden',
  '[link](javascript:alert(1))',
  '![image](x.png)',
  '`code` | cell | **bold** @octocat #1',
  '```\nfence',
  '~~~ $(id) `id` {{ secrets.TOKEN }}',
  'right\u202eto\u2066left',
  'line\u2028separator\u2029',
  '__proto__',
  'constructor',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
];
const FILES: FileEntries = NAMES.map((name) => [name, 'x\n'] as const);

/** Controls but for the line feed, and what turns the direction of text or hides. */
const UNSAFE_ON_TERMINALS = /[^\P{Cc}\n]|[\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

const PULLS: readonly (readonly [string, (scene: Scene) => PullValues])[] = [
  ['file names', (scene) => scene.pull('a/clock', FILES)],
  [
    'file names below a chunk',
    (scene) =>
      scene.pull(
        'b/wide',
        NAMES.map((name) => [`.github/${name}`, 'x\n'] as const),
      ),
  ],
  ['a branch name', (scene) => scene.pull('x/##]y<b>&"\'`$(id)%0A|@octocat,<h1>', { 'src/clock/a.rs': '' })],
  [
    'labels',
    (scene) =>
      scene.pull('c/work', { 'src/clock/a.rs': '' }, { labels: NAMES.map((name) => `chunk:${name}`) }),
  ],
  [
    'the description',
    (scene) =>
      scene.pull(
        'd/work',
        { 'src/clock/a.rs': '' },
        { body: NAMES.map((name) => `Plan-Chunk: ${name}`).join('\n') },
      ),
  ],
  ['a plan', (scene) => scene.pull('e/clock', { 'src/a.rs': '' }, { base: 'feat/hostile' })],
  ['a plan that is broken', (scene) => scene.pull('f/clock', { 'src/a.rs': '' }, { base: 'feat/broken' })],
];

describeAction('hostile text', () => {
  let scene: Scene;
  const results = new Map<
    string,
    { readonly pull: PullValues; readonly writer: StepResult; readonly reader: StepResult }
  >();
  beforeAll(async () => {
    const tokens = {
      [DEFAULT_TOKEN]: { checks: 'write', appId: ACTIONS_APP_ID },
      [READER]: { checks: 'read', appId: ACTIONS_APP_ID },
    } as const;
    scene = await openScene({ tokens });
    const chunks = [{ id: 'clock', files: [...NAMES.filter((name) => !/[\r\n]/.test(name)), '::error::*'] }];
    const hostile = planText({ chunks, integration: 'feat/hostile' }).replaceAll(
      'Chunk clock',
      JSON.stringify(NAMES.join(' ')).slice(1, -1),
    );
    scene.fixture.commit({ [PLAN_PATH]: hostile }, { branch: 'feat/hostile', parents: ['main'] });
    const broken = planText({ integration: 'feat/broken' })
      .replace('"code"', JSON.stringify(NAMES[0]))
      .replace('"title"', JSON.stringify(NAMES[3]));
    scene.fixture.commit({ [PLAN_PATH]: broken }, { branch: 'feat/broken', parents: ['main'] });
    const pulls = PULLS.map(([name, open]) => ({ name, pull: open(scene) }));
    await fewAtATime(pulls, async ({ name, pull }) => {
      const writer = await scene.gate(pull);
      results.set(name, { pull, writer, reader: await scene.gate(pull, { token: READER }) });
    });
  }, 120_000);
  afterAll(() => scene.close());

  const of = (name: string) => {
    const found = results.get(name);
    if (found === undefined) throw new Error('It was not judged.');
    return found;
  };

  it.each(PULLS.map(([name]) => name))('in %s is no command, and no terminal obeys it', (name) => {
    const { writer, reader } = of(name);
    const report = soundReport(writer);
    expect(report.conclusion).toBe('failure');
    // Only these print commands: the verdict, and for the reader what would else be on the check run.
    expect(annotationsIn(writer.log.commands)).toEqual(['error :']);
    expect(soundReport(reader, READER)).toEqual(report);
    const allowed = new Set(['add-mask', 'error', 'warning', 'notice']);
    expect(reader.log.commands.filter((command) => !allowed.has(command.name))).toEqual([]);
    for (const { log } of [writer, reader]) {
      // The path of an annotation is told as it is, or it would be no path; only the runner reads that line.
      const shown = [...log.plain, ...log.commands.map((command) => command.data)].join('\n');
      expect(shown).not.toMatch(UNSAFE_ON_TERMINALS);
    }
  });

  // Field log: phpmyadmin/scripts#2, Estudely/riftor#119.
  it.each(PULLS.map(([name]) => name))('in %s is no markup where people read', (name) => {
    const { pull, writer, reader } = of(name);
    const run = scene.checkRuns(pull)[0];
    expect(run?.conclusion).toBe('failure');
    for (const text of [writer.summary, reader.summary, run?.summary ?? '', run?.text ?? ''])
      expect(markupIn(text)).toEqual([]);
    expect(run?.title).not.toMatch(/[^\P{C}]/u);
  });

  it('would be seen by these checks if it were shown as it is', () => {
    expect(markupIn(NAMES.join('\n\n'))).toHaveLength(8);
    expect(NAMES.join('\n')).toMatch(UNSAFE_ON_TERMINALS);
  });

  it('keeps names whole in the report, and as the paths of annotations', () => {
    const { pull, writer } = of('file names');
    const report: Report = soundReport(writer);
    const paths = report.gates.flatMap((gate) => gate.findings.flatMap((finding) => finding.path ?? []));
    expect([...paths].sort()).toEqual([...NAMES].sort());
    const annotated = scene.checkRuns(pull)[0]?.annotations.map((each) => each.path) ?? [];
    expect(NAMES).toEqual(expect.arrayContaining(annotated));
    expect(annotated.length).toBeGreaterThan(NAMES.length - 6);
  });

  it('names the file of each annotation that a reader gets', () => {
    const { reader } = of('file names');
    const named = reader.log.commands.flatMap(({ properties }) => properties.file ?? []);
    expect(named).toHaveLength(10);
    expect(NAMES).toEqual(expect.arrayContaining(named));
  });

  it('reads the same on the command line', async () => {
    const { pull, writer } = of('file names');
    const json = await scene.check(pull, '--format', 'json');
    expect(JSON.parse(json.stdout)).toEqual(withoutHost(soundReport(writer)));
    const terminal = await scene.check(pull);
    expect(terminal.stdout).not.toMatch(UNSAFE_ON_TERMINALS);
  });
});

/** HTML that is not the report's own, links to anywhere but GitHub, images, mentions; outside of code. */
function markupIn(markdown: string): readonly string[] {
  const blocks = markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const prose = blocks.replace(/(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  const found = [
    /<!-- -->|<[^>\s]*>?/g,
    // To the repository itself, and to the page of a gate.
    /\]\((?!https:\/\/github\.com\/(?:acme\/app\/|taskfleet\/plan-gate\/blob\/main\/docs\/gates\/[a-z-]+\.md\)))[^)]*\)/g,
    /!\[/g,
    /@octocat/g,
  ].flatMap((pattern) => [...prose.matchAll(new RegExp(`(?<!\\\\)(?:${pattern.source})`, 'g'))]);
  const own = /^<\/?(?:details|summary|br|code|span)>$|^<!-- -->$/;
  return found.map(([text]) => text).filter((text) => !own.test(text));
}
