import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exitCodeFor } from '../../src/exit-code.js';
import { CHECKS_OFF, type FactTable, FLOOR_OFF, known, missing, notApplicable } from '../../src/facts.js';
import {
  FAILURE_KINDS,
  type FailureKind,
  type Level,
  MAX_FINDINGS,
  type Outcome,
} from '../../src/finding.js';
import { defineGate, type Gate, type GateVerdict } from '../../src/gates/gate.js';
import { conclude, evaluate, NEVER_WARN_ONLY } from '../../src/verdict.js';

const absent = missing('infrastructure', 'not given');
const facts: FactTable = {
  planChoice: absent,
  planHistory: absent,
  placement: absent,
  dependencies: absent,
  scope: absent,
  protectedFiles: absent,
  changes: known([]),
  testGains: notApplicable('owes none'),
  gainedTestRuns: absent,
  allowances: absent,
  floorAllowances: absent,
  assertionLosses: absent,
  evidenceState: absent,
  evidence: missing('incomplete-evidence', 'there is none'),
  baselineState: absent,
  testComparison: absent,
  targetComparison: absent,
  warningComparison: absent,
  planChecks: absent,
};

function gate(id: string, levels: readonly Level[], failureKind: FailureKind = 'violation'): Gate {
  const findings = levels.map((level, index) => ({ code: `c${index}`, level, message: 'm', help: 'h' }));
  return defineGate({
    id,
    title: id,
    why: 'Because.',
    failureKind,
    needs: ['changes'],
    evaluate: () => ({ summary: 's', findings }),
  });
}
const needing = (id: string, needs: Gate['needs']): Gate => ({ ...gate(id, []), needs });

function verdict(outcome: Outcome, failureKind: FailureKind | null = null): GateVerdict {
  return { id: 'g', outcome, reason: null, summary: '', findings: [], failureKind };
}

describe('evaluate', () => {
  it('keeps as many findings of a gate as a report holds, the worst ones, and counts the others', () => {
    const levels = (errors: number, notices: number): readonly Level[] => [
      ...Array<Level>(notices).fill('notice'),
      ...Array<Level>(errors).fill('error'),
    ];
    const findings = (errors: number, notices: number) =>
      evaluate([gate('a', levels(errors, notices))], facts, []).gates[0]?.findings ?? [];
    expect(findings(MAX_FINDINGS, 0).at(-1)).toMatchObject({ code: `c${MAX_FINDINGS - 1}` });
    const one = findings(2, MAX_FINDINGS - 1);
    expect([one.length, one[1]?.level, one.at(-1)]).toMatchObject([
      MAX_FINDINGS + 1,
      'error',
      {
        code: 'more_findings',
        level: 'notice',
        message: 'One more finding of this gate is not listed: a report holds 25000 of each gate.',
      },
    ]);
    expect(findings(MAX_FINDINGS + 7, 0).at(-1)).toMatchObject({
      level: 'error',
      message: '7 more findings of this gate are not listed: a report holds 25000 of each gate.',
    });
  });

  it('fails a gate on an error alone, and sorts findings worst first', () => {
    const { gates, conclusion } = evaluate(
      [gate('a', ['notice', 'warning']), gate('b', ['notice', 'error', 'warning'])],
      facts,
      [],
    );
    expect(gates.map((each) => each.outcome)).toEqual(['pass', 'fail']);
    expect(gates[1]?.findings.map((finding) => finding.level)).toEqual(['error', 'warning', 'notice']);
    expect(conclusion).toBe('failure');
  });

  it('asks no gate whose fact is missing, and skips one whose fact does not apply', () => {
    const asked: string[] = [];
    const watched = (id: string, needs: Gate['needs']): Gate => ({
      ...needing(id, needs),
      evaluate: () => {
        asked.push(id);
        return { summary: '', findings: [] };
      },
    });
    const { gates } = evaluate(
      [
        watched('a', ['evidence']),
        watched('b', ['testGains']),
        watched('c', ['changes']),
        watched('d', ['testGains', 'evidence']),
      ],
      facts,
      [],
    );
    expect(gates.map((each) => [each.outcome, each.reason])).toEqual([
      ['unknown', 'there is none'],
      ['skipped', 'owes none'],
      ['pass', null],
      ['unknown', 'there is none'],
    ]);
    expect(asked).toEqual(['c']);
  });

  it('hands a gate the facts it declared and no other', () => {
    let seen: object = {};
    evaluate(
      [
        {
          ...needing('a', ['changes']),
          evaluate: (given) => {
            seen = given;
            return { summary: '', findings: [] };
          },
        },
      ],
      facts,
      [],
    );
    expect(Object.keys(seen)).toEqual(['changes']);
  });

  it('softens the gates of warn-only, but never the ones everything rests on', () => {
    expect(evaluate([gate('a', ['error'])], facts, ['a'])).toMatchObject({
      conclusion: 'success',
      gates: [{ outcome: 'pass', findings: [{ level: 'warning' }] }],
    });
    for (const id of NEVER_WARN_ONLY)
      expect(evaluate([gate(id, ['error'])], facts, [id]).conclusion).toBe('failure');
    expect(evaluate([needing('a', ['evidence'])], facts, ['a']).conclusion).toBe('failure');
    expect(NEVER_WARN_ONLY).toEqual(['plan', 'baseline', 'evidence']);
  });

  it('leaves what is no error as it is in a gate of warn-only', () => {
    const [softened] = evaluate([gate('a', ['notice', 'error'])], facts, ['a']).gates;
    expect(softened?.findings.map(({ level }) => level)).toEqual(['warning', 'notice']);
  });

  it('asks a gate once for each label where its facts are of labels, and any other once', () => {
    const told = (passed: number) => ({ by: 'hash', passed }) as const;
    const counting: Gate = defineGate({
      ...gate('a', []),
      needs: ['testComparison', 'changes'],
      evaluate: ({ testComparison, changes }) => ({
        summary: testComparison.by === 'hash' ? `${testComparison.passed} and ${changes.length}.` : '',
        findings: [],
      }),
    });
    const own = (passed: number) => ({
      evidenceState: absent,
      baselineState: absent,
      testComparison: known(told(passed)),
      targetComparison: absent,
      warningComparison: absent,
    });
    const labels = [
      { label: 'linux', facts: own(1) },
      { label: 'mac', facts: own(2) },
    ];
    const table = { ...facts, testComparison: known(told(3)) };
    const summaries = (labelled?: typeof labels) =>
      evaluate([counting, gate('b', [])], table, [], labelled).gates.map(({ summary }) => summary);
    expect(summaries()).toEqual(['3 and 0.', 's']);
    expect(summaries([])).toEqual(['3 and 0.', 's']);
    expect(summaries(labels)).toEqual(['[linux] 1 and 0. [mac] 2 and 0.', 's']);
  });
});

function validPlan(): FactTable['planChoice'] {
  const path = join(import.meta.dirname, '../fixtures/gates/plan/pass-valid.json');
  const fixture = JSON.parse(readFileSync(path, 'utf8')) as { facts: Pick<FactTable, 'planChoice'> };
  return fixture.facts.planChoice;
}

describe('the headline of a success', () => {
  const passes: Gate = gate('a', []);
  const skips = needing('b', ['testGains']);
  const success = (table: Partial<FactTable>, ...gates: readonly Gate[]) =>
    evaluate(gates, { ...facts, ...table }, []).headline.replace(/^This change may merge/, '');

  it.each([
    [[passes], '1 gate passes'],
    [[passes, passes], '2 gates pass'],
    [[passes, skips], '1 gate passes, 1 does not apply'],
    [[passes, skips, skips], '1 gate passes, 2 do not apply'],
    [[gate('a', ['warning', 'notice'])], '1 gate passes, 1 warning'],
    [[gate('a', ['warning']), skips, gate('c', ['warning'])], '2 gates pass, 1 does not apply, 2 warnings'],
  ])('counts what passed, what does not apply and what is warned of: case %#', (gates, counted) => {
    expect(success({}, ...gates)).toBe(` under its plan: ${counted}.`);
  });

  it('says what whoever set it up turned off, and nothing where another reason stands', () => {
    const said = ' under its plan: 1 gate passes.';
    const none = notApplicable('A plan pull request runs no code.');
    expect(success({ evidenceState: none, planChecks: none }, passes)).toBe(said);
    expect(success({ evidenceState: missing('infrastructure', FLOOR_OFF.reason) }, passes)).toBe(said);
    expect(success({ evidenceState: FLOOR_OFF, planChecks: CHECKS_OFF }, passes)).toBe(
      `${said} With \`floor: off\`, no test was run and no warning counted.`,
    );
    expect(success({ planChecks: CHECKS_OFF }, passes)).toBe(
      `${said} With \`run-checks: off\`, the plan checks were not run.`,
    );
  });

  it('says that no plan governs the change, where that lets it through', () => {
    expect(success({ planChoice: validPlan() }, passes)).toBe(' under its plan: 1 gate passes.');
    const planChoice = known({ chosen: null, ungoverned: true, broken: null, findings: [] });
    expect(success({ planChoice, evidenceState: FLOOR_OFF }, passes)).toBe(
      ': no plan governs it, and `if-no-plan: pass` lets it through.',
    );
    expect(evaluate([gate('a', ['error'])], { ...facts, planChoice }, []).headline).toBe(
      'This change may not merge: m (a).',
    );
  });
});

describe('conclude', () => {
  it('succeeds only with a pass and without a fail or an unknown', () => {
    const outcomes = fc.array(fc.constantFrom<Outcome>('pass', 'fail', 'skipped', 'unknown'));
    fc.assert(
      fc.property(outcomes, (all) => {
        const { conclusion, failureKind } = conclude(
          all.map((outcome) =>
            verdict(
              outcome,
              outcome === 'fail' ? 'violation' : outcome === 'unknown' ? 'infrastructure' : null,
            ),
          ),
        );
        const good = all.includes('pass') && !all.includes('fail') && !all.includes('unknown');
        expect(conclusion).toBe(good ? 'success' : 'failure');
        expect(failureKind === null).toBe(good);
      }),
    );
  });

  // Field log: WyriHaximus/github-action-wait-for-status#81, palantir/bulldozer#164.
  it('fails where no gate applied', () => {
    expect(conclude([])).toMatchObject({
      conclusion: 'failure',
      failureKind: 'incomplete-evidence',
      headline: 'This change may not merge: no gate applied to it.',
    });
    expect(conclude([verdict('skipped')]).conclusion).toBe('failure');
  });

  const headline = (...gates: readonly Partial<GateVerdict>[]) =>
    conclude(
      gates.map((each) => ({ ...verdict('fail', 'violation'), summary: 'It is Bad.', ...each })),
    ).headline.replace(/^This change may not merge/, '');
  const unknown = (id: string, reason: string) =>
    ({ id, outcome: 'unknown', reason, summary: reason, failureKind: 'infrastructure' }) as const;

  it('says in its headline why, in words, and names what else fails', () => {
    expect(headline({ id: 'a' })).toBe(': it is Bad (a).');
    expect(headline({ id: 'a', summary: '1 test fails. 2 are new.' }, { id: 'b' })).toBe(
      ': 1 test fails (a); b fails too.',
    );
    expect(headline({ id: 'a' }, { id: 'b' }, { id: 'c' }, unknown('d', 'x'))).toBe(
      ': it is Bad (a); b and c fail too; d could not be judged.',
    );
    expect(headline(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id })))).toBe(
      ': it is Bad (a); b, c, d and 2 more gates fail too.',
    );
    expect(headline(...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })))).toBe(
      ': it is Bad (a); b, c, d and e fail too.',
    );
    expect(headline({ id: 'a', summary: 'A test is Gone.' })).toBe(': a test is Gone (a).');
    expect(headline({ id: 'a', summary: 'CI Says no.' })).toBe(': CI Says no (a).');
  });

  it('says in its headline what a single error says, where that is short, and no field of a plan', () => {
    const error = (message: string, path?: string) => ({
      code: 'c',
      level: 'error' as const,
      message,
      help: 'h',
      ...(path === undefined ? {} : { path }),
    });
    const notice = { ...error('No matter.'), level: 'notice' as const };
    const said = (message: string) => headline({ id: 'a', findings: [error(message, 'x'), notice] });
    expect(said('Plan check “t” exited with 1, not 0. It printed last:\nx')).toBe(
      ': plan check “t” exited with 1, not 0 (a).',
    );
    expect(said('a::b fails now: left == right\nleft: 0')).toBe(': a::b fails now: left == right (a).');
    expect(said('Branch x says y; did you mean z?')).toBe(': branch x says y; did you mean z (a).');
    expect(said(`The hash is sha256:${'a1'.repeat(32)}, of commit ${'b2'.repeat(20)}.`)).toBe(
      ': the hash is sha256:a1a1a1a1a1…, of commit b2b2b2b2b2… (a).',
    );
    expect(said('x'.repeat(160))).toBe(`: ${'x'.repeat(160)} (a).`);
    expect(said('x'.repeat(161))).toBe(': it is Bad (a).');
    expect(said('\nx is added')).toBe(': it is Bad (a).');
    expect(headline({ id: 'a', findings: [error('One.'), error('Two.')] })).toBe(': it is Bad (a).');
    expect(headline({ id: 'plan', findings: [error('`chunks[1]` is odd.', 'x')] })).toBe(': it is Bad.');
    expect(headline({ id: 'plan', findings: [error('No plan governs x.')] })).toBe(': no plan governs x.');
  });

  it('says in its headline why nothing could be judged', () => {
    expect(headline(unknown('a', 'GitHub listed 2 of 3 files. Run it again.'), unknown('b', 'x'))).toBe(
      ', since a and b could not be judged: GitHub listed 2 of 3 files.',
    );
  });

  it('lets a broken plan stand for the gates that lack it', () => {
    const lacking = { ...unknown('file-scope', 'No plan.'), failureKind: 'bad-plan' } as const;
    const plan = { id: 'plan', failureKind: 'bad-plan', summary: '2 problems with the plan.' } as const;
    expect(headline(plan, lacking)).toBe(': 2 problems with the plan.');
    expect(headline(plan, { ...lacking, failureKind: 'infrastructure' })).toBe(
      ': 2 problems with the plan (plan); file-scope could not be judged.',
    );
  });

  it('repeats no sentence of any length', () => {
    expect(headline({ id: 'a', summary: 'x'.repeat(160) })).toBe(`: ${'x'.repeat(160)} (a).`);
    expect(headline({ id: 'a', summary: `\ud83d\ude00${'x'.repeat(159)}` })).toBe(
      `: \ud83d\ude00${'x'.repeat(158)}… (a).`,
    );
    expect(headline({ id: 'a', summary: `It is ${'x'.repeat(5000)}` }).length).toBeLessThan(200);
    expect(headline({ id: 'a', summary: `${'x'.repeat(159)}\ud83d\ude00` })).toBe(
      `: ${'x'.repeat(159)}… (a).`,
    );
  });

  it('names the most fundamental kind of failure', () => {
    const order = [...FAILURE_KINDS];
    for (const [index, kind] of order.entries()) {
      expect(
        conclude(
          order
            .slice(index)
            .reverse()
            .map((each) => verdict('fail', each)),
        ).failureKind,
      ).toBe(kind);
    }
  });
});

describe('exitCodeFor', () => {
  it.each([
    ['success', ['pass'], 0],
    ['failure', ['pass', 'fail', 'unknown'], 1],
    ['failure', ['pass', 'unknown'], 2],
    ['failure', ['skipped'], 2],
  ] as const)('%s of %j is %d', (conclusion, outcomes, code) => {
    const gates = outcomes.map((outcome) => ({ id: 'g', outcome, reason: null, summary: '', findings: [] }));
    expect(exitCodeFor({ conclusion, gates })).toBe(code);
  });
});
