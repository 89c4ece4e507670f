import type { ChangedFile } from '../changes/changed-file.js';
import { type CompiledGlobs, compileGlobs } from '../changes/scope.js';
import type { Scope } from '../facts.js';
import type { Finding } from '../finding.js';
import { isSteeringFile } from '../plan/plan-files.js';
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
    const named = new Set(scope.entries);
    const findings = changes.flatMap((file) =>
      findingFor(file, globs.globs, named, scope, protectedFiles.steeringToo),
    );
    const summary =
      findings.length === 0
        ? 'No protected file changes without being named in the plan.'
        : `${findings.length} protected ${findings.length === 1 ? 'file changes' : 'files change'}.`;
    return { summary, findings };
  },
});

function findingFor(
  file: ChangedFile,
  globs: CompiledGlobs,
  named: ReadonlySet<string>,
  scope: Scope,
  steeringToo: boolean,
): readonly Finding[] {
  if (steeringToo && isSteeringFile(file.path)) return [steeringFile(file.path)];
  const glob = globs.matches(file.path);
  return glob === null || named.has(file.path) ? [] : [unnamed(file.path, glob, scope.owner)];
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

function unnamed(path: string, glob: string, owner: string): Finding {
  return {
    code: 'protected_file',
    level: 'error',
    message: `${path} is protected (${glob}), and files_touched of ${owner} does not name it literally; a glob is not enough.`,
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
