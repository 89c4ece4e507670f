import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { createApiRepository } from '../../src/github/api-repository.js';
import { createClient } from '../../src/github/client.js';
import { fetchTransport } from '../../src/github/fetch-transport.js';
import type { Report } from '../../src/report/report.js';
import { runGitSync } from '../double/git-process.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from '../e2e/node24.js';
import { INTEGRATION, PLAN_PATH, planText } from '../e2e/plans.js';
import { headOf, openScene, type Scene } from '../e2e/scene.js';
import { soundReport, troubles } from '../e2e/verdicts.js';
import { LARGE_CHANGES, largeChange, largeTree } from './large-repository.js';
import { withinLimit } from './peak.js';

const WHOLE = ['lib/**', 'vendor/**', 'deep0/**'];
/** One file of the change lies outside of these. */
const NEARLY = WHOLE.slice(0, 2);
const STRAY = `${Array.from({ length: 60 }, (_, n) => `deep${n}/`).join('')}file.rs`;
const SLOW = 240_000;
/** Status, and modes before and after. */
const KINDS = [
  'A 000000 100644',
  'A 000000 160000',
  'D 100644 000000',
  'D 120000 000000',
  'D 160000 000000',
  'M 100644 100644',
  'M 100644 100755',
  'M 120000 120000',
  'M 160000 160000',
  'T 100644 120000',
  'T 120000 100644',
  'T 160000 100644',
];

/** A row as `git diff-tree --raw` has it, and where the file is. */
interface GitRow {
  readonly path: string;
  readonly status: string;
  readonly modes: readonly [before: string, after: string];
  readonly oids: readonly [before: string, after: string];
}

describeAction('20,000 changed files in a repository of 200,000', () => {
  let scene: Scene;
  let workspace: string;
  const pulls = new Map<string, PullValues>();
  let rows: readonly GitRow[];
  beforeAll(async () => {
    const chunks = [
      { id: 'whole', files: WHOLE },
      { id: 'nearly', files: NEARLY },
      { id: 'nothing', files: ['docs/**'] },
    ];
    scene = await openScene({}, { [PLAN_PATH]: planText({ chunks }) });
    const { fixture } = scene;
    fixture.commit(largeTree(), { branch: INTEGRATION });
    const fork = fixture.resolve(INTEGRATION);
    fixture.commit(largeChange(), { branch: 'work', parents: [fork] });
    // The base goes on: what it changes is not the pull request's, whether the head touches the same file or not.
    fixture.commit(
      [
        ['lib/p00/src00/f000.rs', 'changed at the base\n'],
        ['lib/p01/src00/f000.rs', null],
        ['lib/base-only.rs', 'new\n'],
      ],
      { branch: INTEGRATION },
    );
    for (const { id } of chunks) pulls.set(id, scene.pull(`a/${id}`, {}, { from: 'work' }));
    rows = gitRows(
      fixture.git('diff-tree', '-r', '--raw', '-z', '--no-renames', '--no-abbrev', fork, 'work'),
    );
    workspace = cloneOf(fixture.gitDir, headOf(fixture, pull('whole')));
  }, SLOW);
  afterAll(async () => {
    rmSync(workspace, { recursive: true, force: true });
    await scene.close();
  }, SLOW);

  function pull(id: string): PullValues {
    const found = pulls.get(id);
    if (found === undefined) throw new Error(`There is no pull request of chunk ${id}.`);
    return found;
  }

  it('are of every kind that git knows', () => {
    expect(rows).toHaveLength(LARGE_CHANGES);
    const kinds = new Set(rows.map(({ status, modes }) => `${status} ${modes.join(' ')}`));
    expect([...kinds].sort()).toEqual(KINDS);
  });

  it(
    'are listed exactly as git lists them, from trees and from a clone',
    async () => {
      const { fixture, double } = scene;
      const [base, head] = [fixture.resolve(INTEGRATION), headOf(fixture, pull('whole'))];
      const client = createClient({ transport: fetchTransport(DEFAULT_TOKEN), baseUrl: double.apiUrl });
      const api = createApiRepository({
        client,
        owner: 'acme',
        repo: 'app',
        pull: { number: pull('whole').number, headSha: head, baseSha: base, changedFiles: LARGE_CHANGES },
      });
      double.forgetRequests();
      const clone = await openClone(workspace);
      if (clone.state === 'missing') throw new Error(clone.reason);
      for (const repository of [api, clone.value]) {
        const from = await repository.mergeBase(base, head);
        if (from.state === 'missing') throw new Error(from.reason);
        const changes = await repository.changedFiles(from.value, head);
        if (changes.state === 'missing') throw new Error(changes.reason);
        expect(differences(changes.value, rows)).toEqual([]);
        expect(changes.value.map(({ path }) => path)).toEqual(rows.map(({ path }) => path));
      }
    },
    SLOW,
  );

  it.each(['trees', 'checkout'])(
    'are judged by %s, and a stray one is the only finding',
    async (source) => {
      const whole = await judged('whole', source);
      expect([troubles(whole), whole.changed_files]).toEqual([[], LARGE_CHANGES]);
      const nearly = await judged('nearly', source);
      expect([troubles(nearly), nearly.changed_files]).toEqual([
        [`file-scope: out_of_scope ${STRAY}:1`],
        LARGE_CHANGES,
      ]);
    },
    SLOW,
  );

  it.each(['trees', 'checkout'])(
    'are told one by one where none is in scope, by %s',
    async (source) => {
      const report = await judged('nothing', source);
      expect([report.conclusion, report.changed_files]).toEqual(['failure', LARGE_CHANGES]);
      const findings = report.gates
        .flatMap(({ findings: all }) => all)
        .filter(({ level }) => level === 'error');
      expect(findings).toHaveLength(LARGE_CHANGES);
      const said = findings.map(({ path, message }) => `${path} ${message.slice((path ?? '').length + 1)}`);
      const meant = rows.map(
        (row) => `${row.path} ${told(row)}, but it is not in files_touched of chunk nothing.`,
      );
      expect(meant.filter((each, at) => !said[at]?.startsWith(each)).slice(0, 5)).toEqual([]);
    },
    SLOW,
  );

  async function judged(id: string, source: string): Promise<Report> {
    const place = source === 'checkout' ? { workspace, attempt: 2 } : {};
    const result = await withinLimit(`20,000 of 200,000 files, ${id}, by ${source}`, (env) =>
      scene.gate(pull(id), { ...place, env }),
    );
    return soundReport(result);
  }
});

/** A clone as `actions/checkout` leaves it, but for the 200,000 files: they would take longer to write than all the rest, and none is read. */
function cloneOf(gitDir: string, head: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-large-'));
  runGitSync(folder, ['init', '--quiet', '--template=', '.']);
  runGitSync(folder, ['fetch', '--quiet', gitDir, '+refs/heads/*:refs/remotes/origin/*']);
  runGitSync(folder, ['update-ref', '--no-deref', 'HEAD', head]);
  return folder;
}

/** What `git diff-tree --raw -z` prints, in UTF-8 byte order of the paths. */
function gitRows(output: string): readonly GitRow[] {
  const fields = output.split('\0').slice(0, -1);
  const found: GitRow[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [before = '', after = '', from = '', to = '', status = ''] = (fields[at] ?? '').slice(1).split(' ');
    found.push({ path: fields[at + 1] ?? '', status, modes: [before, after], oids: [from, to] });
  }
  return found.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

/** A file's mode, in a word where it is no plain file's. */
const WORDS: Readonly<Record<string, string>> = { '120000': 'symlink', '160000': 'submodule' };

/** What the gate has to say of a row, told from git's record alone. */
function told({ status, modes: [from, to], oids: [old, now] }: GitRow): string {
  if (status === 'D') return 'is deleted or moved away';
  const [was, is] = [WORDS[from], WORDS[to]];
  if (status === 'A') return is === undefined ? 'is added' : `is added as a ${is}`;
  if (was !== is) return is === undefined ? `is no longer a ${was}` : `becomes a ${is}`;
  if (is === 'submodule') return 'is a submodule that moves to another commit';
  if (from === to) return 'is changed';
  return old === now
    ? `changes its mode from ${from} to ${to}`
    : `is changed, and so is its mode, from ${from} to ${to}`;
}

/** The first few files of which the two say something else. */
function differences(changes: readonly ChangedFile[], rows: readonly GitRow[]): readonly string[] {
  const said = changes.map(({ path, change, before, after }) =>
    JSON.stringify([path, change, before?.mode, after?.mode, before?.oid, after?.oid]),
  );
  const meant = rows.map(({ path, status, modes: [from, to], oids: [old, now] }) => {
    const change = { A: 'added', D: 'deleted' }[status] ?? 'modified';
    const [before, after] = [change !== 'added', change !== 'deleted'];
    return JSON.stringify([
      path,
      change,
      ...[before ? from : undefined, after ? to : undefined],
      ...[before ? old : undefined, after ? now : undefined],
    ]);
  });
  const [those, these] = [new Set(said), new Set(meant)];
  return [
    ...meant.filter((row) => !those.has(row)).map((row) => `only git: ${row}`),
    ...said.filter((row) => !these.has(row)).map((row) => `only plan-gate: ${row}`),
  ].slice(0, 10);
}
