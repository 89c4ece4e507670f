// Builds dist/ from src/: TypeScript to build/, then one self-contained bundle for each entry. See CONTRIBUTING.md.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = (script, ...args) => {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
};
const bundle = (entry, folder) => {
  run('@vercel/ncc/dist/ncc/cli.js', 'build', entry, '--out', folder, '--target', 'es2022', '--license', 'licenses.txt', '--quiet');
};

for (const folder of ['build', 'dist']) rmSync(join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
bundle('build/action.js', 'dist');
bundle('build/cli.js', join('dist', 'cli'));
