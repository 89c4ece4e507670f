import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './node24.js';

/** `action.yml` as far as these tests look at it. */
export interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly branding: { readonly icon: string; readonly color: string };
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required: boolean; readonly default: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: Readonly<Record<string, string>>;
}

export const ACTION: ActionMetadata = parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8'));

/** The variables that the runner sets for inputs: what the workflow gives over the defaults; hyphens stay, letters grow. */
export function inputVariables(
  given: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const undeclared = Object.keys(given).filter((name) => !Object.hasOwn(ACTION.inputs, name));
  if (undeclared.length > 0) throw new Error(`action.yml has no input ${undeclared.join(', ')}`);
  const entries = Object.entries(ACTION.inputs).map(([name, input]) => {
    const known = { 'github.token': token, 'toJSON(matrix)': 'null' };
    const filled = input.default.replaceAll(
      /\$\{\{ (github\.token|toJSON\(matrix\)) \}\}/g,
      (_, expression: keyof typeof known) => known[expression],
    );
    const value = given[name] ?? filled;
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value] as const;
  });
  return Object.fromEntries(entries);
}
