import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { check } from '../../src/cli/check.js';
import type { Evidence } from '../../src/evidence/evidence.js';
import { testString } from '../../src/evidence/snapshot.js';
import type { GitFixture } from '../double/git-fixture.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  describeWithCargo,
  evidenceOf,
  repositoryOf,
} from './cargo-fixture.js';
import { planFiles } from './one-chunk-plan.js';

const TEST = '#[test]\nfn counts() {\n    let two = c::one() + 1;\n    assert_eq!(two, 2);\n}\n';
const BASE = 'feat/counting';
const UNDECLARED = 'tests/undeclared.rs';
const DECLARED = 'tests/declared.rs';

interface Finding {
  readonly code: string;
  readonly level: string;
  readonly path: string | null;
}

describeWithCargo('B16: a rename from an undeclared file onto a declared one, with real cargo', () => {
  let repository: GitFixture;
  let before: Evidence;
  beforeAll(async () => {
    repository = repositoryOf(
      crate('c', { 'src/lib.rs': 'pub fn one() -> u32 {\n    1\n}\n', [UNDECLARED]: TEST }),
    );
    // By default git tells a rename by its new path alone (spec.md section 8, B16).
    repository.git('config', 'diff.renames', 'copies');
    before = evidenceOf(await capture(repository));
  }, CAPTURE_TIMEOUT_MS);
  afterAll(() => repository.remove());

  /** Judges the rename under a plan whose only chunk declares these files. */
  async function judge(name: string, declared: readonly string[]) {
    const integrationBranch = `${BASE}-${name}`;
    const files = planFiles(before, { slug: name, integrationBranch, files: declared, run: 'true' });
    repository.commit(files, { branch: integrationBranch, parents: ['main'] });
    const head = `${name}/chunk-move`;
    repository.commit(
      { [UNDECLARED]: null, [DECLARED]: TEST },
      { branch: head, parents: [integrationBranch] },
    );
    repository.checkout(head);
    const after = evidenceOf(await capture(repository));
    const args = ['--repo', repository.dir, '--base', integrationBranch, '--format', 'json'];
    const report = JSON.parse((await check(args)).stdout) as {
      gates: { id: string; outcome: string; findings: Finding[] }[];
    };
    const gate = (id: string) => {
      const found = report.gates.find((each) => each.id === id);
      return { outcome: found?.outcome, findings: found?.findings ?? [] };
    };
    return { after, gate };
  }

  it('is captured whole, under the new name', async () => {
    expect([before.problems, before.snapshot.tests.passed.map(testString)]).toEqual([
      [],
      ['c/test/undeclared::counts'],
    ]);
  });

  it(
    'is out of scope by the path that it left',
    async () => {
      const { after, gate } = await judge('narrow', [DECLARED]);
      expect([after.complete, after.snapshot.tests.passed.map(testString)]).toEqual([
        true,
        ['c/test/declared::counts'],
      ]);
      expect(gate('evidence').outcome).toBe('pass');
      const scope = gate('file-scope');
      expect([scope.outcome, scope.findings.map(({ path }) => path)]).toEqual(['fail', [UNDECLARED]]);
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'is in scope where the plan names both paths, and the test counts as moved',
    async () => {
      const { gate } = await judge('wide', [UNDECLARED, DECLARED]);
      expect(gate('file-scope')).toEqual({ outcome: 'pass', findings: [] });
      expect(gate('no-test-gaming').outcome).toBe('pass');
      const notices = ['no-test-gaming', 'no-target-loss'].flatMap((id) => gate(id).findings);
      expect(notices.map(({ code, level }) => [code, level])).toEqual([
        ['test_renamed', 'notice'],
        ['target_moved', 'notice'],
      ]);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
