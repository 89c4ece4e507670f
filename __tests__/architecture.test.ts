import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GATES } from '../src/gates/index.js';

const ROOT = resolve(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const files = (readdirSync(SRC, { recursive: true, encoding: 'utf8' }) as string[])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort();

const imports: readonly Import[] = files.flatMap((from) => {
  const text = readFileSync(join(SRC, from), 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)(\s+type)?\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g),
  ].map((match) => {
    const target = match[2] ?? match[3] ?? '';
    const to = target.startsWith('.')
      ? relative(SRC, resolve(SRC, dirname(from), target)).replaceAll('\\', '/')
      : target;
    return { from, to: to.replace(/\.js$/, '.ts'), typeOnly: match[1] !== undefined };
  });
});

/** Which layer a file belongs to: its folder, or its own name at the top. */
const layerOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? path) : path);

/** What each layer may import, besides itself. Whatever is not listed here is forbidden. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'finding.ts': [],
  'version.ts': [],
  'options.ts': [],
  'pull-request.ts': [],
  plan: ['finding.ts', 'changes', 'pull-request.ts'],
  changes: ['finding.ts', 'parsers'],
  evidence: ['finding.ts', 'plan', 'changes'],
  'floor-facts.ts': ['finding.ts', 'plan', 'evidence'],
  'facts.ts': ['finding.ts', 'floor-facts.ts', 'plan', 'changes', 'evidence'],
  'evidence-source.ts': ['facts.ts', 'plan', 'evidence'],
  'repository.ts': ['facts.ts', 'changes', 'pull-request.ts'],
  parsers: ['finding.ts', 'facts.ts', 'plan', 'changes', 'evidence', 'repository.ts'],
  gates: ['finding.ts', 'facts.ts', 'floor-facts.ts', 'plan', 'changes', 'evidence', 'version.ts'],
  'label-verdicts.ts': ['finding.ts', 'facts.ts', 'gates'],
  'verdict.ts': ['finding.ts', 'facts.ts', 'gates', 'label-verdicts.ts'],
  report: ['finding.ts', 'facts.ts', 'plan', 'changes', 'evidence', 'verdict.ts'],
  doctor: ['facts.ts', 'plan', 'changes', 'evidence', 'parsers', 'report'],
  collect: [
    'finding.ts',
    'facts.ts',
    'floor-facts.ts',
    'evidence-source.ts',
    'plan',
    'changes',
    'evidence',
    'options.ts',
    'pull-request.ts',
    'repository.ts',
    'parsers',
  ],
  capture: [
    'finding.ts',
    'facts.ts',
    'evidence-source.ts',
    'plan',
    'changes',
    'evidence',
    'parsers',
    'repository.ts',
    'report',
  ],
  github: [
    'finding.ts',
    'facts.ts',
    'plan',
    'changes',
    'evidence',
    'parsers',
    'repository.ts',
    'pull-request.ts',
    'report',
  ],
  'capture-options.ts': ['inputs.ts', 'evidence'],
  'inputs.ts': ['changes', 'gates', 'plan', 'options.ts', 'verdict.ts'],
  'evidence-options.ts': ['inputs.ts', 'plan', 'evidence'],
  'exit-code.ts': ['report'],
  'run.ts': [
    'collect',
    'facts.ts',
    'evidence-source.ts',
    'gates',
    'options.ts',
    'pull-request.ts',
    'repository.ts',
    'report',
    'verdict.ts',
  ],
};
/** Entries may import everything. */
const ENTRIES: readonly string[] = ['action.ts', 'action', 'cli.ts', 'cli'];
const EFFECTFUL: readonly string[] = ['capture', 'github', ...ENTRIES];
const EFFECTS =
  /^(?:node:(?:fs|child_process|net|http|https|os|process|timers|dns|tls|worker_threads)|@actions\/)/;

describe('import rules', () => {
  it('finds the sources and their imports', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it.each(files)('%s imports only what its layer may', (file) => {
    const layer = layerOf(file);
    if (ENTRIES.includes(layer)) return expect(ALLOWED[layer]).toBeUndefined();
    const allowed = ALLOWED[layer];
    expect(allowed).toBeDefined();
    const local = imports
      .filter((each) => each.from === file && files.includes(each.to))
      .map((each) => layerOf(each.to));
    expect(local.filter((to) => to !== layer && allowed?.includes(to) !== true)).toEqual([]);
  });

  it('keeps effects at the edge', () => {
    const leaks = imports.filter((each) => EFFECTS.test(each.to) && !EFFECTFUL.includes(layerOf(each.from)));
    expect(leaks).toEqual([]);
  });

  it('keeps the clock, the environment and the network out of the core', () => {
    const leaks = files
      .filter((file) => !EFFECTFUL.includes(layerOf(file)))
      .filter((file) =>
        /\bprocess\.|\bDate\.now\b|\bnew Date\b|\bfetch\(|\bMath\.random\b|\bsetTimeout\(/.test(
          readFileSync(join(SRC, file), 'utf8'),
        ),
      );
    expect(leaks).toEqual([]);
  });

  it('opens files to read in few places, so that no pipe, device or link is read for a file', () => {
    const opening =
      /^(?:open|openSync|openAsBlob|readFile|readFileSync|createReadStream|copyFile|copyFileSync|cp|cpSync|ReadStream|promises)$/;
    const openers = files.filter((file) => {
      const text = readFileSync(join(SRC, file), 'utf8');
      const named = [
        ...text.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'node:fs(?:\/promises)?'/g),
      ];
      const names = named.flatMap((match) => (match[1] ?? '').split(','));
      // `import fs from`, `import * as fs from`, `import('node:fs')` and `require('node:fs')` bring everything in.
      const whole = text
        .replaceAll(/^const NODE_RECORDER = `[^`]*`/gm, '')
        .matchAll(/(?:\bimport\s+[^{};]*?from\s+|\b(?:import|require)\(\s*)'node:fs(?:\/promises)?'/g);
      return [...whole].length > 0 || names.some((name) => opening.test(name.trim().split(/\s+/)[0] ?? ''));
    });
    // Whatever else reads a file asks the first of these.
    expect(openers).toEqual(
      [
        'capture/ordinary-file.ts',
        // The kernel's own files on processes.
        'capture/folder-owner.ts',
        'capture/process-tree.ts',
        // Pages that lie beside the program.
        'cli/pages.ts',
        // What a person named on the command line: a pipe is waited at there.
        'cli/read-input.ts',
      ].sort(),
    );
  });

  it('gives minimatch, YAML and the Rust grammar one user each', () => {
    const users = (name: RegExp) => [
      ...new Set(imports.filter((each) => name.test(each.to)).map((each) => each.from)),
    ];
    // It reads what an entry could have been meant as; scope.ts itself is only held to it by a test.
    expect(users(/^minimatch$/)).toEqual(['changes/scope-hint.ts']);
    expect(users(/^yaml$/)).toEqual(['doctor/yaml-tree.ts']);
    expect(users(/^@lezer\/rust$/)).toHaveLength(1);
  });

  it('loads none of @actions/* in the command line', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const each of imports.filter((one) => one.from === file && !one.typeOnly)) visit(each.to);
    };
    visit('cli.ts');
    expect([...reached].filter((name) => name.startsWith('@actions/'))).toEqual([]);
    expect(reached.has('run.ts')).toBe(true);
  });

  it('has no cycles', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        imports.filter((each) => each.from === file && files.includes(each.to)).map((each) => each.to),
      ]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('the catalogue of gates', () => {
  const ids = GATES.map((gate) => gate.id);

  it('names each gate once, as its file, its page and its fixtures are named', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const sources = files
      .filter((file) => file.startsWith('gates/'))
      .map((file) => file.slice('gates/'.length, -'.ts'.length));
    const gateFiles = sources.filter((name) => !['doctest-texts', 'gate', 'index', 'texts'].includes(name));
    expect(gateFiles.sort()).toEqual([...ids].sort());
    const pages = readdirSync(join(ROOT, 'docs/gates')).map((name) => name.replace(/\.md$/, ''));
    expect(pages.sort()).toEqual([...ids].sort());
    expect(readdirSync(join(ROOT, '__tests__/fixtures/gates')).sort()).toEqual([...ids].sort());
  });

  it('says of each gate what it is and why it matters', () => {
    for (const gate of GATES) {
      expect(gate.title).not.toBe('');
      expect(gate.why).toMatch(/\.$/);
      expect(gate.needs.length).toBeGreaterThan(0);
    }
  });
});
