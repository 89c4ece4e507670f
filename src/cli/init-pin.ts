import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Clone, openClone } from '../capture/git.js';
import { gitRunner } from '../capture/git-run.js';
import { readOrdinaryFileNow } from '../capture/ordinary-file.js';
import { VERSION } from '../version.js';

/** A commit of plan-gate, and what the workflow says of it. */
export interface Pin {
  readonly commit: string;
  readonly comment: string;
  /** Why it is hardly what was meant, as the rest of a sentence about the commit; `null` where nothing tells so. */
  readonly doubt: string | null;
}

/** Where the command line lies in plan-gate's own repository. */
const OWN_SCRIPTS = ['dist/cli/index.js', 'src/cli.ts'];

const MAX_ACTION_BYTES = 1024 * 1024;

/** The commit of the checkout that this command line runs from; `null` where it does not run from a checkout of plan-gate. */
export async function ownPin(script = process.argv[1] ?? ''): Promise<Pin | null> {
  try {
    const real = realpathSync(script);
    const clone = await openClone(dirname(real));
    if (clone.state === 'missing' || clone.value.isBare) return null;
    const top = realpathSync(clone.value.directory);
    // A copy that was committed to another repository is of no commit that plan-gate has.
    if (!OWN_SCRIPTS.includes(relative(top, real).replaceAll('\\', '/'))) return null;
    const action = readOrdinaryFileNow(join(top, 'action.yml'), MAX_ACTION_BYTES);
    if (!action.ok || !/^name: plan-gate$/m.test(Buffer.from(action.bytes).toString('utf8'))) return null;
    const head = await clone.value.resolve('HEAD');
    if (head.state === 'missing' || head.value === null) return null;
    const doubt = await doubtOf(clone.value);
    return { commit: head.value, comment: `plan-gate ${VERSION}`, doubt };
  } catch {
    // No script that can be found, or no action beside it: then it is no checkout of plan-gate.
    return null;
  }
}

/** A tag of a release, not one such as `v1` that moves on. */
const RELEASE_TAG = /^v[0-9]+\.[0-9]+\.[0-9]+$/m;

async function doubtOf(clone: Clone): Promise<string | null> {
  const git = gitRunner({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
  const [tags, status] = await Promise.all([
    git({ args: ['tag', '--points-at', 'HEAD'] }),
    clone.statusIsClean(),
  ]);
  const isRelease = tags.state === 'known' && RELEASE_TAG.test(tags.value.stdout.toString('utf8'));
  const differs = status.state === 'known' ? [...status.value.changed, ...status.value.untracked] : [];
  const doubts = [
    ...(isRelease ? [] : ['no release']),
    ...(differs.some((path) => path.startsWith('dist/'))
      ? ['not what runs here, since dist/ is changed']
      : []),
  ];
  return doubts.length === 0 ? null : doubts.join(', and ');
}
