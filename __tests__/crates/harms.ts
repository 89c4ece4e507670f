import { appended, type Edit, replaced } from './edits.js';
import type { Harm } from './subject.js';

/** Code that clippy warns of once, wherever it stands. */
export const WARNED = '\n#[allow(dead_code)]\nfn added(x: u8) -> u8 {\n    return x;\n}\n';

export function deleted(test: string, path: string, edit: Edit): Harm {
  const says = `${test} was there at the baseline and is gone`;
  return { edits: [edit], findings: [{ gate: 'no-test-gaming', code: 'test_removed', says, path }] };
}

export function ignored(test: string, path: string, header: string): Harm {
  return {
    edits: [replaced(path, header, `#[ignore = "slow"]\n${header}`)],
    findings: [
      {
        gate: 'no-test-gaming',
        code: 'test_ignored',
        says: `${test} ran at the baseline`,
        path,
        line: '#[ignore = "slow"]',
      },
    ],
  };
}

export function weakened(name: string, path: string, edit: Edit): Harm {
  return {
    edits: [edit],
    findings: [
      {
        gate: 'no-assertion-loss',
        code: 'test_lost_assertions',
        says: `Test ${name} in`,
        path,
        line: `fn ${name.split('::').at(-1)}(`,
      },
    ],
  };
}

export function warned(path: string, edit: Edit = appended(path, WARNED)): Harm {
  return {
    edits: [edit],
    findings: [
      {
        gate: 'no-new-clippy',
        code: 'new_warning',
        says: 'clippy::needless_return',
        path,
        line: 'return x;',
      },
    ],
  };
}

export function broken(test: string, path: string, edit: Edit, line: string): Harm {
  const says = `${test} passed at the baseline and fails now`;
  return { edits: [edit], findings: [{ gate: 'no-regression', code: 'test_regressed', says, path, line }] };
}

/** `path` is the file or the manifest that the target went with. */
export function targetRemoved(target: string, path: string, edits: readonly Edit[], removedTests = 0): Harm {
  const says = `The test target ${target} was there`;
  return {
    edits,
    findings: [{ gate: 'no-target-loss', code: 'target_lost', says, path }],
    removedTests,
  };
}
