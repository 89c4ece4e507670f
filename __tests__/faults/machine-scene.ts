import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, crate, evidenceOf, repositoryOf } from '../capture/cargo-fixture.js';
import { planFiles } from '../capture/one-chunk-plan.js';
import type { PullValues } from '../double/values.js';
import { INTEGRATION } from '../e2e/plans.js';
import { openScene, type Scene } from '../e2e/scene.js';

const LIB =
  '#[cfg(test)]\nmod tests {\n    #[test]\n    fn holds() {\n        assert_eq!(1 + 1, 2);\n    }\n}\n';
/** In scope, and harmless to the eye of every gate but those that run the code. */
const WORDS = `// A word.\n${LIB}`;
const BROKEN = LIB.replace(
  'fn holds() {',
  'fn holds() {\n        let two = std::hint::black_box(3);',
).replace('assert_eq!(1 + 1, 2)', 'assert_eq!(two, 2)');

/** A crate with a baseline that real cargo captured, and two pull requests: one that keeps its test, one that breaks it. */
export interface MachineScene {
  readonly scene: Scene;
  readonly good: PullValues;
  readonly bad: PullValues;
  readonly workspaces: { readonly good: string; readonly bad: string };
}

export async function openMachineScene(): Promise<MachineScene> {
  const repository = repositoryOf(crate('c', { 'src/lib.rs': LIB }));
  const evidence = evidenceOf(await capture(repository));
  repository.remove();
  const slug = 'c';
  const files = planFiles(evidence, {
    slug,
    integrationBranch: INTEGRATION,
    files: ['src/lib.rs'],
    run: 'true',
  });
  const scene = await openScene({ limits: { requests: Number.MAX_SAFE_INTEGER } as never }, files);
  // The sources that every scene begins with make way for the crate that the baseline is of.
  const others = ['src/bucket.rs', 'src/time.rs', 'tests/bucket.rs'].map((file) => [file, null] as const);
  scene.fixture.commit(
    { ...Object.fromEntries(others), ...crate('c', { 'src/lib.rs': LIB }) },
    { branch: INTEGRATION },
  );
  const good = scene.pull('c/chunk-move', { 'src/lib.rs': WORDS });
  const bad = scene.pull('c/chunk-move-a2', { 'src/lib.rs': BROKEN });
  return { scene, good, bad, workspaces: { good: scene.checkout(good), bad: scene.checkout(bad) } };
}

/** Programs put before, or instead of, those of this machine. */
export interface Programs {
  readonly path: string;
  readonly folder: string;
  remove(): void;
}

/** The search path with scripts in front of this machine's programs. */
export function programs(scripts: Readonly<Record<string, string>>): Programs {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-programs-'));
  mkdirSync(path.join(folder, 'bin'));
  for (const [name, text] of Object.entries(scripts)) {
    const file = path.join(folder, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }
  return {
    folder,
    path: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A search path on which there are these programs and no others. */
export function onlyPrograms(found: Readonly<Record<string, string>>): Programs {
  const place = programs({});
  const bin = path.join(place.folder, 'bin');
  for (const [name, target] of Object.entries(found)) symlinkSync(target, path.join(bin, name));
  return { ...place, path: bin };
}
