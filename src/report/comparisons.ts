import { testString } from '../evidence/snapshot.js';
import type { Fact, Facts } from '../facts.js';
import { shorten } from './escape.js';
import {
  type Report,
  type ReportedTest,
  type ReportedWarning,
  TEST_CHANGES,
  type TestChangeKind,
} from './report.js';

/** Tests, and warnings, that a report lists at most; the counts tell of all. */
export const MAX_LISTED = 10_000;

/** Lines of a warning with several places that a report lists. */
export const MAX_LINES = 20;

/** UTF-8 bytes of a name, a path or a message in these lists, so that no evidence can make a report of any size. */
export const MAX_NAME = 500;

type Lists<T> = Extract<T, { readonly by: 'lists' }>;
type TestLists = Lists<Facts['testComparison']>;
type ComparedTest = TestLists['vanished'][number];

/** The tests that changed, by name; nothing where only hashes were compared, or nothing was. */
export function reportedTests(fact: Fact<Facts['testComparison']>): Pick<Report, 'tests'> {
  if (fact.state !== 'known' || fact.value.by !== 'lists') return {};
  const tests = fact.value;
  const { gains } = tests;
  const byKind: Readonly<Record<TestChangeKind, readonly ReportedTest[]>> = {
    failing: tests.regressed.map((test) => compared('failing', test)),
    removed: tests.vanished.map((test) => compared('removed', test)),
    ignored: tests.newlyIgnored.map((test) => compared('ignored', test)),
    flaky: tests.flaky.map((test) => compared('flaky', test)),
    renamed: tests.renamed.map(({ from, to }) => listed('renamed', testString(to), testString(from))),
    fixed: (gains?.fixed ?? []).map((test) => listed('fixed', testString(test))),
    enabled: (gains?.enabled ?? []).map((test) => listed('enabled', testString(test))),
    added: (gains?.added ?? []).map((test) => listed('added', testString(test))),
  };
  const { before, after, fixed, enabled, added } = tests;
  const counts = {
    failing: byKind.failing.length,
    removed: byKind.removed.length,
    ignored: byKind.ignored.length,
    flaky: byKind.flaky.length,
    renamed: byKind.renamed.length,
    fixed,
    enabled,
    added,
  };
  const all = TEST_CHANGES.flatMap((kind) => byKind[kind]);
  return { tests: { before, after, counts, listed: all.slice(0, MAX_LISTED) } };
}

function compared(change: TestChangeKind, { test, was, path, line }: ComparedTest): ReportedTest {
  const named = listed(change, testString(test), was === null ? null : testString(was));
  return { ...named, path: path === null ? null : shorten(path, MAX_NAME), line };
}

function listed(change: TestChangeKind, name: string, was: string | null = null): ReportedTest {
  return {
    change,
    name: shorten(name, MAX_NAME),
    was: was === null ? null : shorten(was, MAX_NAME),
    path: null,
    line: null,
  };
}

/** The warnings that are new, with their places; nothing where only hashes were compared, or nothing was. */
export function reportedWarnings(fact: Fact<Facts['warningComparison']>): Pick<Report, 'warnings'> {
  if (fact.state !== 'known' || fact.value.by !== 'lists') return {};
  const { added, moved, carried = [], gone, kept } = fact.value;
  return {
    warnings: {
      counts: { added: added.length, moved: moved + carried.length, gone, kept },
      listed: added.slice(0, MAX_LISTED).map(reportedWarning),
    },
  };
}

function reportedWarning(warning: Lists<Facts['warningComparison']>['added'][number]): ReportedWarning {
  const { lint, package: owner, message, help, path, file, before, after, sites } = warning;
  const place = path ?? (file === '' ? null : file);
  return {
    lint: shorten(lint, MAX_NAME),
    package: shorten(owner, MAX_NAME),
    message: shorten(message, MAX_NAME),
    help: shorten(help, MAX_NAME),
    path: place === null ? null : shorten(place, MAX_NAME),
    before,
    after,
    lines: sites.slice(0, MAX_LINES).map(({ line }) => line),
    ...(sites[0]?.text === undefined ? {} : { text: shorten(sites[0].text, MAX_NAME) }),
  };
}
