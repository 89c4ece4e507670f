import { type EvidenceOrigin, evidenceKey } from '../evidence/reuse.js';
import { known, missing, type Read } from '../facts.js';
import { folderIn, provenCommit } from './capture-place.js';
import type { CaptureRequest } from './capture-request.js';
import { withSetting } from './capture-setting.js';
import { workspaceCommands } from './cargo-argv.js';
import { findToolchain } from './cargo-toolchain.js';

/** What a capture would be of, told without building anything. */
export interface CaptureOrigin extends EvidenceOrigin {
  /** Full id of what is checked out. */
  readonly commit: string;
  /** The name of its evidence in a cache. */
  readonly key: string;
}

/** Finds out what a capture by this request would be of. The work tree must be clean, as for the capture itself. */
export function readOrigin(request: CaptureRequest): Promise<Read<CaptureOrigin>> {
  return withSetting(request, async ({ place, args, env, runner }) => {
    const { clone, directory, repository } = place;
    const proven = await provenCommit(clone, request.commit);
    if (proven.state === 'missing') return proven;
    const { commit } = proven.value;
    const tree = await clone.treeOid(commit);
    if (tree.state === 'missing') return tree;
    const toolchain = await findToolchain(env, (command, words) =>
      runner.run({ command, args: words, cwd: directory, env }),
    );
    if ('missing' in toolchain) return missing('infrastructure', toolchain.missing);
    const origin: EvidenceOrigin = {
      tree: tree.value,
      toolchain: toolchain.version,
      host: toolchain.host,
      directory: folderIn(repository, directory) ?? '',
      commands: workspaceCommands(args),
      shard: request.shard ?? null,
    };
    return known({ ...origin, commit, key: evidenceKey(origin) });
  });
}
