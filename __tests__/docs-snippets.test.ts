import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { parseFlags } from '../src/cli/flags.js';
import { helpText } from '../src/cli/help.js';
import { COMMAND_LINES, isCommandName } from '../src/cli/options.js';
import { parseEvidence } from '../src/evidence/evidence-file.js';
import { hashSnapshot } from '../src/evidence/hash.js';
import { parseSnapshot } from '../src/evidence/snapshot-file.js';
import { GATES } from '../src/gates/index.js';
import { parseAllowances } from '../src/plan/allowances.js';
import { parsePlan } from '../src/plan/parse-plan.js';
import { ROOT, runCli } from './cli/cli-process.js';
import { anchors, fenced, inlineCommands, PAGES, type Page, planGateCalls, prose } from './docs-pages.js';
import { createRepository, type GitFixture } from './double/git-fixture.js';
import { workflowProblems } from './workflow-language.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = (path: string): Page => {
  const found = PAGES.find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found;
};
const all = (language: string) =>
  PAGES.flatMap((each) =>
    fenced(each, language).map((text, index) => [`${each.path} #${index + 1}`, text] as const),
  );

describe('links', () => {
  const links = PAGES.flatMap((each) =>
    [...prose(each).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => [each.path, match[1] ?? ''] as const),
  ).filter(([, target]) => !/^(?:https?|mailto):/.test(target));

  it('are found', () => expect(links.length).toBeGreaterThan(60));

  it.each(links)('of %s: %s leads somewhere', (from, target) => {
    const [path = '', anchor] = target.split('#');
    const to = path === '' ? from : posix.join(dirname(from), path);
    expect(statSync(join(ROOT, to), { throwIfNoEntry: false })).toBeDefined();
    if (anchor !== undefined) expect([...anchors(page(to))]).toContain(anchor);
  });

  it('lead to every page from the README, over one page at most', () => {
    const near = new Set(
      links.filter(([from]) => from === 'README.md').map(([, target]) => posix.normalize(target)),
    );
    const known = (path: string) =>
      near.has(path) || (path.startsWith('docs/gates/') && near.has('docs/gates'));
    expect(PAGES.map(({ path }) => path).filter((path) => path !== 'README.md' && !known(path))).toEqual([]);
  });
});

describe('commands for plan-gate', () => {
  const shown = [
    ...all('sh'),
    ...Object.keys(COMMAND_LINES).map((name) => {
      const help = helpText(name);
      return [`${name} --help`, help.slice(help.lastIndexOf('\nExample'))] as const;
    }),
  ].flatMap(([where, script]) => planGateCalls(script).map((args) => [where, args] as const));

  it('are found', () => expect(shown.length).toBeGreaterThan(20));

  it.each(shown)('in %s: %j is taken', (_, [name = '', ...args]) => {
    if (!isCommandName(name)) throw new Error(`There is no command ${name}.`);
    expect(parseFlags(name, args)).toMatchObject({ ok: true });
  });

  it.each(PAGES)('in the sentences of $path name commands and options that are there', (each) => {
    for (const words of inlineCommands(each)) {
      const [name = '', ...rest] = words.split(/[\s[\]\\|]+/);
      if (name === 'gate') continue;
      expect([words, isCommandName(name)]).toEqual([words, true]);
      if (!isCommandName(name)) continue;
      const options = [...Object.keys(COMMAND_LINES[name].options), 'help'].map((option) => `--${option}`);
      for (const option of rest.filter((word) => word.startsWith('--')))
        expect(options).toContain(option.split('=')[0]);
    }
  });

  it('are all in the table of the README', () => {
    const table = page('README.md')
      .text.match(/^\| `plan-gate [a-z]+/gm)
      ?.map((row) => row.split(' ').at(-1));
    expect(table?.toSorted()).toEqual(Object.keys(COMMAND_LINES).toSorted());
  });
});

describe('commands for plan-gate that need no cargo and no network, run in a repository as the pages have it', () => {
  let fixture: GitFixture;
  beforeAll(() => {
    const [plan = ''] = fenced(page('README.md'), 'json');
    const baseline =
      fenced(page('docs/formats.md'), 'json').find((text) => text.includes('"coverage"')) ?? '';
    fixture = createRepository();
    fixture.commit({ 'src/lib.rs': '', 'src/bucket.rs': '' });
    fixture.commit(
      { '.taskfleet/plan.v1.json': plan, '.taskfleet/baseline.json': baseline },
      { branch: 'feat/rate-limiter', parents: ['main'] },
    );
    fixture.commit(
      {
        'src/bucket.rs': 'pub struct Bucket;\n',
        'tests/bucket.rs': '#[test]\nfn empties() { assert!(true == !false); }\n',
      },
      { branch: 'rate-limiter/chunk-bucket', parents: ['feat/rate-limiter'] },
    );
    fixture.checkout('rate-limiter/chunk-bucket');
  });
  afterAll(() => fixture.remove());

  const cheap = all('sh')
    .flatMap(([where, script]) => planGateCalls(script).map((args) => [where, args] as const))
    .filter(([, [name = '', ...args]]) => {
      if (name === 'check') return args.includes('off');
      if (name === 'doctor') return !args.includes('--repo');
      return !['baseline', 'capture', 'merge', 'init'].includes(name);
    });

  it('are found', () => expect(cheap.length).toBeGreaterThan(4));

  it.each(cheap)('%s: %j', async (_, args) => {
    const { exitCode, stderr } = await runCli(args, { cwd: fixture.dir });
    // Nothing gates in this repository, and doctor says so.
    expect([exitCode, stderr]).toEqual([args[0] === 'doctor' ? 1 : 0, '']);
  });
});

describe('other commands', () => {
  const scripts = all('sh');

  it.each(scripts)('%s is a script that a shell reads', (_, script) => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: script, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('of npm and node are there', () => {
    const { scripts: known } = JSON.parse(read('package.json'));
    const text = [...scripts.map(([, script]) => script), page('CONTRIBUTING.md').text].join('\n');
    const run = [...text.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]);
    expect(run.length).toBeGreaterThan(3);
    for (const name of run) expect(Object.keys(known)).toContain(name);
    for (const [, file = ''] of text.matchAll(/^\s*node (\S+\.m?js)/gm))
      expect(statSync(join(ROOT, file)).isFile()).toBe(true);
  });
});

describe('JSON', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  type Validate = ReturnType<typeof ajv.compile>;
  const compiled = new Map<string, Validate>();
  const faults = (schema: string, value: unknown) => {
    const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(read(`schemas/${schema}.schema.json`)));
    compiled.set(schema, validate);
    return validate(value) ? [] : validate.errors;
  };
  type Kind = 'plan.v3' | 'baseline.v1' | 'evidence.v1' | 'allowances.v1' | 'report.v1';
  const kindOf = (value: Record<string, unknown>): Kind => {
    if (Array.isArray(value)) return 'allowances.v1';
    if ('conclusion' in value) return 'report.v1';
    if ('tree_oid' in value) return 'evidence.v1';
    return 'snapshot' in value ? 'baseline.v1' : 'plan.v3';
  };
  const READERS = {
    'plan.v3': parsePlan,
    'baseline.v1': parseSnapshot,
    'evidence.v1': parseEvidence,
    'allowances.v1': parseAllowances,
    'report.v1': () => ({ ok: true }),
  };

  it.each(all('json'))('%s is what its schema and its reader take', (_, text) => {
    const kind = kindOf(JSON.parse(text));
    expect(faults(kind, JSON.parse(text))).toEqual([]);
    expect(READERS[kind](Buffer.from(text))).toMatchObject({ ok: true });
  });

  const formats = fenced(page('docs/formats.md'), 'json');
  it('of the page on formats is one of each', () => {
    expect(formats.map((text) => kindOf(JSON.parse(text)))).toEqual([
      'plan.v3',
      'baseline.v1',
      'allowances.v1',
      'evidence.v1',
      'report.v1',
    ]);
    for (const kind of Object.keys(READERS))
      expect(page('docs/formats.md').text).toContain(`../schemas/${kind}.schema.json`);
  });

  it('of the page on formats: the plan pins the baseline', () => {
    const [plan, baseline] = [
      parsePlan(Buffer.from(formats[0] ?? '')),
      parseSnapshot(Buffer.from(formats[1] ?? '')),
    ];
    if (!plan.ok || !baseline.ok) throw new Error('One of them does not parse.');
    const { ref, commit_oid, toolchain } = baseline.value;
    expect(plan.plan.baseline).toEqual({ ref, commit_oid, toolchain, ...hashSnapshot(baseline.value) });
  });
});

describe('workflows', () => {
  const inputs = Object.keys(parse(read('action.yml')).inputs);
  const files = readdirSync(join(ROOT, 'docs/workflows')).map(
    (name) => [`docs/workflows/${name}`, read(`docs/workflows/${name}`)] as const,
  );
  /** A piece of a workflow, with the rest around it. */
  const whole = (text: string) => {
    const value: Record<string, unknown> = parse(text);
    if ('on' in value) return text;
    if ('jobs' in value) return `on: pull_request\n${text}`;
    return `on: pull_request\njobs:\n  job:\n    runs-on: ubuntu-24.04\n${text.replaceAll(/^/gm, '    ')}`;
  };

  it.each([...files, ...all('yaml')])(
    '%s is one that GitHub takes, with inputs that are there',
    async (where, text) => {
      const workflow = whole(text);
      expect(await workflowProblems(workflow, where)).toEqual([]);
      const jobs = Object.values<{ steps?: { uses?: string; with?: object }[] }>(parse(workflow).jobs);
      const gates = jobs
        .flatMap(({ steps = [] }) => steps)
        .filter(({ uses = '' }) => uses.includes('/plan-gate@'));
      expect(gates.length).toBeGreaterThan(0);
      for (const { with: given = {} } of gates)
        for (const name of Object.keys(given)) expect(inputs).toContain(name);
    },
  );

  it('would be told where they are wrong', async () => {
    expect(await workflowProblems('on: push\njobs:\n  a:\n    runs-onn: x\n')).not.toEqual([]);
    expect(
      await workflowProblems('on: push\njobs:\n  a:\n    runs-on: x\n    if: nothing.here\n    steps: []\n'),
    ).not.toEqual([]);
  });
});

describe('issue forms', () => {
  const FOLDER = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(ROOT, FOLDER)).filter((name) => name !== 'config.yml');

  it.each(forms)('%s has what GitHub demands of a form', (name) => {
    const form = parse(read(`${FOLDER}/${name}`));
    expect(form).toMatchObject({
      name: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
    const elements: {
      type: string;
      id?: string;
      attributes: { label?: string; value?: string; options?: string[] };
    }[] = form.body;
    const asked = elements.filter(({ type }) => type !== 'markdown');
    expect(asked.length).toBeGreaterThan(0);
    for (const { type, attributes } of elements) {
      expect(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']).toContain(type);
      expect(type === 'markdown' ? attributes.value : attributes.label).toMatch(/\S/);
      if (type === 'dropdown') expect(new Set(attributes.options).size).toBe(attributes.options?.length);
    }
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    for (const { id } of asked) expect(id).toMatch(/^[\w-]+$/);
  });

  it('offer every gate where a verdict is wrong', () => {
    const { body } = parse(read(`${FOLDER}/wrong-verdict.yml`));
    const gate = body.find(({ id }: { id?: string }) => id === 'gate');
    expect(gate.attributes.options).toEqual(GATES.map(({ id }) => id));
  });
});

describe('pictures', () => {
  it.each(readdirSync(join(ROOT, 'docs/images')))('%s is a PNG of a size that a page may have', (name) => {
    const bytes = readFileSync(join(ROOT, 'docs/images', name));
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(bytes.length).toBeLessThan(400 * 1024);
  });
});
