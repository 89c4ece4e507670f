import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const ROOT_FOLDER = mkdtempSync(path.join(tmpdir(), 'plan-gate-hub-'));
afterAll(() => rmSync(ROOT_FOLDER, { recursive: true, force: true }));
let folders = 0;

/** A new empty folder, gone when the tests are. */
export function newFolder(name: string): string {
  folders += 1;
  const folder = path.join(ROOT_FOLDER, `${folders}-${name}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What GitHub keeps beside the repository: artifacts by run, and caches by branch. */
export interface Hub {
  /** Folders by name, for each run id; all attempts share them. */
  readonly artifacts: Map<string, Map<string, string>>;
  /** Folders by key, for each ref that wrote them. */
  readonly caches: Map<string, Map<string, string>>;
}

export function newHub(): Hub {
  return { artifacts: new Map(), caches: new Map() };
}

/** Why a step fails, or `null`. */
type Trouble = string | null;

/** actions/upload-artifact: a name can be taken once in a run; of one file, its folder is left out. */
export function upload(hub: Hub, run: string, input: Readonly<Record<string, string>>): Trouble {
  const { name = '', path: from = '' } = input;
  const own = hub.artifacts.get(run) ?? new Map<string, string>();
  hub.artifacts.set(run, own);
  if (own.has(name)) return `an artifact with this name already exists on the workflow run: ${name}`;
  if (from === '' || !existsSync(from)) {
    if (input['if-no-files-found'] === 'error') return `No files were found with the provided path: ${from}`;
    return null;
  }
  const folder = newFolder('artifact');
  if (statSync(from).isFile()) cpSync(from, path.join(folder, path.basename(from)));
  else cpSync(from, folder, { recursive: true });
  own.set(name, folder);
  return null;
}

/** actions/download-artifact: by name straight into `path`, by pattern each into a folder of its name; another run's with a token. */
export function download(hub: Hub, run: string, input: Readonly<Record<string, string>>): Trouble {
  const { name, pattern, path: to = '', 'run-id': of = run, 'github-token': token } = input;
  if (of !== run && !token) return 'Another run needs a token.';
  const there = hub.artifacts.get(of) ?? new Map<string, string>();
  if (name !== undefined) {
    const folder = there.get(name);
    if (folder === undefined) return `Artifact '${name}' not found`;
    cpSync(folder, to, { recursive: true });
    return null;
  }
  const [before = '', after = ''] = (pattern ?? '*').split('*');
  for (const [each, folder] of there)
    if (each.startsWith(before) && each.endsWith(after))
      cpSync(folder, path.join(to, each), { recursive: true });
  return null;
}

/** A pull request reads its own caches, its base's and the default branch's, and writes its own alone. */
export function restore(hub: Hub, scopes: readonly string[], key: string, to: string): boolean {
  const found = scopes.map((scope) => hub.caches.get(scope)?.get(key)).find((each) => each !== undefined);
  if (found !== undefined) cpSync(found, to, { recursive: true });
  return found !== undefined;
}

/** An entry is never written twice. */
export function save(hub: Hub, scope: string, key: string, from: string): void {
  const own = hub.caches.get(scope) ?? new Map<string, string>();
  hub.caches.set(scope, own);
  if (own.has(key) || readdirSync(from).length === 0) return;
  const folder = newFolder('cache');
  cpSync(from, folder, { recursive: true });
  own.set(key, folder);
}
