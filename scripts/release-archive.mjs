// Makes build/release/: the command line as an archive, its checksum, and dist/ as it is. The archive is the same bytes
// whoever makes it where and when, so that anybody can hold the one of a release to their own. Needs GNU tar and gzip.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `plan-gate-${version}.tgz`;
const release = join(root, 'build/release');

const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
const options = ['--format=ustar', '--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
const places = ['--transform=s,^dist/cli,plan-gate,', '--transform=s,^LICENSE$,plan-gate/LICENSE,'];
const tar = execFileSync(
  'tar',
  ['-cf', '-', ...options, '--mode=u=rwX,go=rX', ...places, 'dist/cli', 'LICENSE'],
  {
    cwd: root,
    env,
    maxBuffer: 2 ** 30,
  },
);
const archive = execFileSync('gzip', ['-n9'], { input: tar, env, maxBuffer: 2 ** 30 });

rmSync(release, { recursive: true, force: true });
mkdirSync(release, { recursive: true });
writeFileSync(join(release, name), archive);
writeFileSync(
  join(release, 'SHA256SUMS'),
  `${createHash('sha256').update(archive).digest('hex')}  ${name}\n`,
);
cpSync(join(root, 'dist'), join(release, 'dist'), { recursive: true });
process.stdout.write(`build/release/${name}\nbuild/release/SHA256SUMS\nbuild/release/dist\n`);
