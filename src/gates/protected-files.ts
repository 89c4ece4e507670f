import { type CompiledGlobs, compileGlobs } from '../changes/scope.js';
import type { ProtectedFiles, Scope } from '../facts.js';
import type { Finding } from '../finding.js';
import { isSteeringFile, PLAN_FOLDER } from '../plan/plan-files.js';
import { defineGate } from './gate.js';

export const protectedFilesGate = defineGate({
  id: 'protected-files',
  title: 'Protected files',
  why: 'These files steer how changes are built and judged; a change that bends them can let itself through.',
  failureKind: 'violation',
  needs: ['changes', 'scope', 'protectedFiles'],
  evaluate({ changes, scope, protectedFiles }) {
    const globs = compileGlobs(protectedFiles.globs);
    if (!globs.ok)
      return {
        summary: 'The list of protected files is not usable.',
        findings: globs.problems.map(unusableGlob),
      };
    const planned = plannedFiles(scope);
    const rules = protectionRules(protectedFiles, globs.globs);
    const findings = changes.flatMap(({ path }) => findingFor(path, rules, planned));
    const summary =
      findings.length === 0
        ? 'No protected file changes without being named in the plan.'
        : `${findings.length} protected ${findings.length === 1 ? 'file is' : 'files are'} changed.`;
    return { summary, findings };
  },
});

/** What the plan says of a path: whether an entry is exactly it, or a glob that matches it. */
interface PlannedFiles {
  readonly owner: string;
  names(path: string): boolean;
  covers(path: string): boolean;
}

function plannedFiles({ owner, entries }: Scope): PlannedFiles {
  const named = new Set(entries);
  const compiled = compileGlobs(entries);
  return {
    owner,
    names: (path) => named.has(path),
    // Entries that can't be used cover nothing; the gate `file-scope` tells of them.
    covers: (path) => compiled.ok && compiled.globs.matches(path) !== null,
  };
}

/** What makes a path one that may not simply change. */
interface ProtectionRules {
  /** Never, whatever the plan names. */
  steers(path: string): boolean;
  /** The rule that only a literal entry of the plan lifts. */
  ruleFor(path: string): string | null;
}

function protectionRules(
  { namedPlan, steeringToo, globs }: ProtectedFiles,
  compiled: CompiledGlobs,
): ProtectionRules {
  const named = compileGlobs(namedPlan === null ? [] : [namedPlan]);
  const folders = new Map(globs.flatMap((glob) => foldersOn(glob).map((folder) => [folder, glob] as const)));
  const inPlanFolder = (path: string) => path === PLAN_FOLDER || path.startsWith(`${PLAN_FOLDER}/`);
  return {
    steers: (path) =>
      steeringToo && (isSteeringFile(path) || (named.ok && named.globs.matches(path) !== null)),
    // A file or link in the place of a protected folder leads tools elsewhere; one in the plan's folder stops them all.
    ruleFor: (path) =>
      compiled.matches(path) ??
      folders.get(path) ??
      (steeringToo && inPlanFolder(path) ? `${PLAN_FOLDER}/**` : null),
  };
}

/** The folders that every path that the glob matches lies in. */
function foldersOn(glob: string): readonly string[] {
  const parts = glob.split('/').slice(0, -1);
  const special = parts.findIndex((part) => /[*?]/.test(part));
  const literal = special < 0 ? parts : parts.slice(0, special);
  return literal.map((_part, index) => literal.slice(0, index + 1).join('/'));
}

function findingFor(path: string, rules: ProtectionRules, planned: PlannedFiles): readonly Finding[] {
  if (rules.steers(path)) return [steeringFile(path)];
  const rule = rules.ruleFor(path);
  return rule === null || planned.names(path) ? [] : [unnamed(path, rule, planned)];
}

function steeringFile(path: string): Finding {
  return {
    code: 'plan_file_changed',
    level: 'error',
    message: `${path} says how changes are judged, so a chunk pull request never changes it.`,
    help: 'Take it out of this pull request; plans and baselines change in a pull request that changes nothing else.',
    path,
    line: 1,
  };
}

function unnamed(path: string, glob: string, planned: PlannedFiles): Finding {
  const lacking = planned.covers(path)
    ? `files_touched of ${planned.owner} does not name it literally; a glob is not enough`
    : `files_touched of ${planned.owner} does not name it`;
  return {
    code: 'protected_file',
    level: 'error',
    message: `${path} is protected (${glob}), and ${lacking}.`,
    help: `Leave ${path} as it is, or have the next plan revision name exactly this path.`,
    path,
    line: 1,
  };
}

function unusableGlob(problem: { readonly message: string }): Finding {
  return {
    code: 'unusable_glob',
    level: 'error',
    message: problem.message,
    help: 'Correct input `protected`.',
  };
}
