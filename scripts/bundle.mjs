// Builds dist/ from src/: TypeScript to build/, then one self-contained bundle for each entry. See CONTRIBUTING.md.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenses } from './licenses.mjs';
import { copyRuntimePackages } from './runtime-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const workshop = join(root, 'build');
const run = (folder, script, ...args) => {
  execFileSync(process.execPath, [join(folder, 'node_modules', script), ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};
/** Without what ncc keeps of earlier builds, which lies outside of this folder and may be of other sources. */
const bundle = (entry, folder) => {
  const stats = join(workshop, `${entry}.stats.json`);
  run(
    workshop,
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    `${entry}.js`,
    '--out',
    join(root, folder),
    '--target',
    'es2022',
    '--no-cache',
    '--stats-out',
    stats,
    '--quiet',
  );
  const bundled = JSON.parse(readFileSync(stats, 'utf8'));
  writeFileSync(join(root, folder, 'licenses.txt'), licenses(workshop, bundled));
};

// In a path the bundler takes these for marks of its own, and then numbers modules by the whole path.
const mark = /[!?#]/.exec(root)?.[0];
if (mark !== undefined) throw new Error(`Build in a folder without ${mark} in its path: ${root}`);

rmSync(workshop, { recursive: true, force: true });
run(root, 'typescript/bin/tsc', '-p', 'tsconfig.build.json');
rmSync(join(root, 'dist'), { recursive: true, force: true });
// The generated validators are plain CommonJS beside their declarations, so the compiler leaves them where they are.
cpSync(join(root, 'src'), workshop, {
  recursive: true,
  filter: (path) => !/\.(?:c?ts)$/.test(path),
});
copyRuntimePackages(root, workshop);
bundle('action', 'dist');
bundle('cli', join('dist', 'cli'));
rmSync(workshop, { recursive: true, force: true });
// What `explain` and `init` print and write lies beside the command line, so that dist/cli works wherever it is copied.
for (const folder of ['gates', 'workflows'])
  cpSync(join(root, 'docs', folder), join(root, 'dist', 'cli', 'docs', folder), { recursive: true });

// ncc writes a bundle that throws at run time where it can't find a module; here that is an error of the build.
for (const folder of ['dist', join('dist', 'cli')]) {
  for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.js'))) {
    const lost = /@@notfound\.js\?([^*\s]+)/.exec(readFileSync(join(root, folder, name), 'utf8'));
    if (lost !== null) throw new Error(`${folder}/${name} needs ${lost[1]}, which was not found`);
  }
}
