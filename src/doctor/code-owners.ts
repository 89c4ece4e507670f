import { compileGlobs } from '../changes/scope.js';

/** A CODEOWNERS file: who must review what, the last line that matches deciding. */
export interface CodeOwners {
  readonly path: string;
  readonly rules: readonly OwnerRule[];
}

export interface OwnerRule {
  readonly pattern: string;
  readonly owners: readonly string[];
  readonly line: number;
}

/** Where GitHub looks, the first that is there counting (docs.github.com, "About code owners"). */
export const CODE_OWNERS_PATHS: readonly string[] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** GitHub reads no larger one. In bytes. */
export const MAX_CODE_OWNERS_BYTES = 3 * 1024 * 1024;

export function parseCodeOwners(path: string, text: string): CodeOwners {
  const rules = text.split(/\r?\n/).flatMap((line, index) => {
    const words = line
      .replace(/(?:^|\s)#[\s\S]*$/, '')
      .trim()
      .split(/\s+/);
    const [pattern = '', ...owners] = words;
    return pattern === '' ? [] : [{ pattern, owners, line: index + 1 }];
  });
  return { path, rules };
}

/** The rule that decides on a path; `null` where none matches. One that can't be understood matches nothing. */
export function ownerRuleFor({ rules }: CodeOwners, path: string): OwnerRule | null {
  return rules.findLast(({ pattern }) => covers(pattern, path)) ?? null;
}

/** Patterns are those of `.gitignore` without `!` and `[…]`; a last component `*` stays within its folder. */
function covers(pattern: string, path: string): boolean {
  const anchored = pattern.replace(/\/$/, '').includes('/');
  const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
  const base = anchored ? bare : `**/${bare}`;
  const within = /(?:^|\/)\*$/.test(bare) && anchored ? [] : [`${base}/**`];
  const globs = compileGlobs(pattern.endsWith('/') ? within : [base, ...within]);
  return globs.ok && globs.globs.matches(path) !== null;
}
