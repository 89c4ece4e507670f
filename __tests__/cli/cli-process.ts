import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = resolve(import.meta.dirname, '../..');
/** What Node is told so that it runs the sources' command line. */
export const CLI: readonly string[] = [
  '--no-warnings',
  '--import',
  pathToFileURL(join(ROOT, '__tests__/capture/typescript-loader.mjs')).href,
  join(ROOT, 'src/cli.ts'),
];

export interface CliResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliPlace {
  readonly cwd?: string;
  /** Beside the search path, which is all that is inherited. */
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

export function startCli(args: readonly string[], place: CliPlace = {}): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', HOME: '/nowhere', LC_ALL: 'C.UTF-8', ...place.env };
  return spawn(process.execPath, [...CLI, ...args], { cwd: place.cwd ?? ROOT, env, stdio: 'pipe' });
}

/** Runs the sources' command line in a process of its own, to its end. */
export async function runCli(args: readonly string[], place: CliPlace = {}): Promise<CliResult> {
  const child = startCli(args, place);
  child.stdin?.on('error', () => {}).end(place.stdin ?? '');
  const texts = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      texts[stream] += text;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { exitCode: typeof exitCode === 'number' ? exitCode : null, ...texts };
}
