// Builds dist/ from src/: TypeScript to build/, then one self-contained bundle for each entry. See CONTRIBUTING.md.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = (script, ...args) => {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
};
const bundle = (entry, folder) => {
  run(
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    entry,
    '--out',
    folder,
    '--target',
    'es2022',
    '--license',
    'licenses.txt',
    '--quiet',
  );
};

rmSync(join(root, 'build'), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
rmSync(join(root, 'dist'), { recursive: true, force: true });
// The generated validators are plain CommonJS beside their declarations, so the compiler leaves them where they are.
cpSync(join(root, 'src'), join(root, 'build'), {
  recursive: true,
  filter: (path) => !/\.(?:c?ts)$/.test(path),
});
bundle('build/action.js', 'dist');
bundle('build/cli.js', join('dist', 'cli'));
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
