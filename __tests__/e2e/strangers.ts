import { ACTIONS_APP_ID, DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { planWithBaseline } from './handed-over.js';
import { openScene, type Scene } from './scene.js';

/** A token that may not write checks, as pull requests from forks and from Dependabot get it. */
export const READER = 'ghs_read_only';
export const FORK = { owner: 'stranger', name: 'app', id: 77 };
/** What `strays` come to under the sample plan. */
export const STRAY: readonly string[] = ['file-scope: out_of_scope src/lib.rs:1'];
/** What a capture that did not succeed comes to. */
export const NOT_SUCCESSFUL: readonly string[] = ['evidence: capture_not_successful'];

/** A scene with a baseline that is there, and with tokens that may and may not write. */
export function openPublicScene(): Promise<Scene> {
  const tokens = {
    [DEFAULT_TOKEN]: { checks: 'write', appId: ACTIONS_APP_ID },
    [READER]: { checks: 'read', appId: ACTIONS_APP_ID },
  } as const;
  return openScene({ tokens }, planWithBaseline());
}

/** Opens a pull request of chunk `clock` that keeps to it, or that strays. */
export function work(
  scene: Scene,
  kind: 'good' | 'bad',
  options: Parameters<Scene['pull']>[2] = {},
): PullValues {
  const n = scene.double.pulls.length + 1;
  const files = kind === 'good' ? { [`src/clock/f${n}.rs`]: '' } : { 'src/lib.rs': `// ${n}\n` };
  return scene.pull(`w${n}/clock`, files, { labels: ['chunk:clock'], ...options });
}
