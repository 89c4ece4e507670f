// The licences of what a bundle holds, for dist/licenses.txt. ncc has an option for it, but lists only what is in the
// last chunk that it wrote, so this goes by the bundler's own list of modules.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Packages whose code comes into the bundle as text: ajv's runtime, which the generated validators hold. */
const WRITTEN_INTO = [{ module: /-validator\.cjs$/, folder: 'node_modules/ajv' }];

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module comes from, such as `node_modules/yaml`; undefined for the project's own. */
const packageFolder = (root, module) => PACKAGE.exec(relative(root, module).replaceAll('\\', '/'))?.[0];

function moduleNames(modules = []) {
  return modules.flatMap((module) => [
    ...(module.nameForCondition ? [module.nameForCondition] : []),
    ...moduleNames(module.modules),
  ]);
}

function licenseOf(root, folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(root, folder))
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort();
  if (typeof license !== 'string' || files.length === 0)
    throw new Error(`${folder} is bundled, but says no license or has no text of it`);
  const texts = files.map((file) =>
    readFileSync(join(root, folder, file), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim(),
  );
  return { title: `${name} ${version}`, license, text: texts.join('\n\n') };
}

const RULE = '-'.repeat(80);

/**
 * The text of a licenses.txt: one section for each package that `stats`, the bundler's statistics, has a module of.
 * Throws when a package brings no text of its licence, because its code must not be passed on without.
 */
export function licenses(root, stats) {
  const place = realpathSync(root);
  const modules = moduleNames(stats.modules);
  const written = WRITTEN_INTO.filter(({ module }) => modules.some((name) => module.test(name)));
  const folders = new Set([
    ...modules.map((module) => packageFolder(place, module)),
    ...written.map(({ folder }) => folder),
  ]);
  folders.delete(undefined);
  const sections = [...folders].map((folder) => licenseOf(root, folder));
  sections.sort((one, other) => (one.title < other.title ? -1 : 1));
  const parts = sections.map(({ title, license, text }) => `${RULE}\n${title}\n${license}\n\n${text}\n`);
  return `Packages that this folder holds code of, each with its license.\n\n${parts.join('\n')}`;
}
