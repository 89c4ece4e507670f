// The packages that a bundle is made of and by, copied to where it is made: what the lock file names as needed at run
// time, and the bundler, each in the version that it names. Copies, because a bundler follows a link, and numbers
// modules by where they and its own parts lie.
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const BUNDLER = 'node_modules/@vercel/ncc';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function installedVersion(folder) {
  try {
    return readJson(join(folder, 'package.json')).version;
  } catch (cause) {
    if (cause.code === 'ENOENT') return 'missing';
    throw cause;
  }
}

/** Copies the packages of `root` below `to`, each without the packages inside it, which have a line of their own. */
export function copyRuntimePackages(root, to) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  for (const [folder, { version, dev, optional }] of Object.entries(packages)) {
    if (folder === '' || ((dev || optional) && folder !== BUNDLER)) continue;
    const installed = installedVersion(join(root, folder));
    if (installed !== version)
      throw new Error(`${folder} is ${installed}, but package-lock.json says ${version}: run npm ci`);
    cpSync(join(root, folder), join(to, folder), {
      recursive: true,
      dereference: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
}
