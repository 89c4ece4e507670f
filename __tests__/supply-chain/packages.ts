import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A line of package-lock.json about one package. */
export interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

export const LOCK = readJson('package-lock.json') as Lock;

/** Every installed package by its folder, such as `node_modules/yaml`. */
export const PACKAGES = Object.entries(LOCK.packages).filter(([folder]) => folder !== '');

/** The folders of the packages that `dependencies` brings, which a bundle may be made of. */
export const RUNTIME = PACKAGES.filter(([, each]) => each.dev !== true && each.optional !== true).map(
  ([folder]) => folder,
);

export const manifest = (folder: string) =>
  readJson(path.join(folder, 'package.json')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
    readonly gypfile?: boolean;
  };

/** All files below a folder of the repository, relative to it, without those of packages inside a package. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name === 'node_modules') return [];
      return entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name];
    })
    .sort();
}

/** The code of a bundle, `dist` or `dist/cli`, all its chunks together. */
export function bundleText(folder: string): string {
  const names = readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')).join('\n');
}
