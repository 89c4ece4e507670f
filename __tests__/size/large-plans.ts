import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_24, ROOT } from '../e2e/node24.js';
import { DIST, type Finished, finished } from '../e2e/runner.js';

/** `plan-gate validate` of a file, by the bundle under Node 24. */
export function validateLarge(file: string, env: Readonly<Record<string, string>>): Promise<Finished> {
  const command = [path.join(DIST, 'cli', 'index.js'), 'validate', file];
  const variables = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...env };
  return finished(
    spawn(NODE_24 ?? process.execPath, command, { env: variables, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/** Plans of nearly 4 MiB, each of as many as possible of one thing that is wrong: name and text. */
export async function hostilePlans(): Promise<readonly (readonly [name: string, text: () => string])[]> {
  const file = pathToFileURL(path.join(ROOT, 'bench', 'hostile-plans.mjs')).href;
  const { HOSTILE_PLANS } = (await import(file)) as {
    readonly HOSTILE_PLANS: readonly (readonly [string, () => string])[];
  };
  return HOSTILE_PLANS;
}
