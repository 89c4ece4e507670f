// Builds dist/ anew elsewhere and holds every byte of it to the committed one.
//
//   node scripts/reproduce.mjs                  the committed files, once under each Node that is here
//   node scripts/reproduce.mjs --install        and once more with packages that npm installs from the lock file
//   node scripts/reproduce.mjs --node PATH      under that Node instead; may be given several times
//   node scripts/reproduce.mjs --ref COMMIT     another commit than HEAD (with the packages that are installed here)
//   node scripts/reproduce.mjs --compare A B    builds nothing: compares two folders
//
// Exits 0 when all are the same, 1 when a byte differs (it says which file and where), 2 when something could not be run.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { differences } from './compare-folders.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What must not show in a bundle: where it is built, by whom, when, in which language and with which rights. */
const SURROUNDINGS = [
  {
    folder: 'é ü/深い 場所/a b (1) [x]/plan-gate',
    user: 'nobody',
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    umask: 0o077,
  },
  { folder: 'x', user: 'Ærø', TZ: 'America/St_Johns', LANG: 'C', umask: 0o002 },
  { folder: "it's/&here;$HOME/%20/plan-gate", user: 'ci', TZ: 'UTC', LANG: 'ja_JP.UTF-8', umask: 0o027 },
];

/** How the packages get beside the sources. A link leads out of the folder, which a bundler may take for another place. */
const PACKAGES = {
  linked: (folder) => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir'),
  copied: (folder) =>
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    }),
  installed: (folder, env) =>
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      env,
      stdio: 'pipe',
    }),
};

const versionOf = (node) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** The Node that runs this, the one among the packages, and the machine's own, which `npm run` puts behind that of the packages. */
function nodesHere() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const others = [join(root, 'node_modules/.bin/node'), ...folders.map((folder) => join(folder, 'node'))];
  const nodes = [process.execPath, ...others.filter((node) => existsSync(node))];
  const found = new Map(nodes.map((node) => [versionOf(node), node]));
  return [...found.values()];
}

/** The committed files below `folder`, with their dist/ moved out of the way to `committed`. */
function unpack(ref, folder, committed) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', ref], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
  renameSync(join(folder, 'dist'), committed);
}

function build({ node, packages, surroundings, ref }, temporary) {
  const folder = join(temporary, surroundings.folder);
  const committed = join(temporary, 'committed');
  const home = join(temporary, 'home of', surroundings.user);
  mkdirSync(home, { recursive: true });
  const { TZ, LANG, user } = surroundings;
  const env = { PATH: process.env.PATH, HOME: home, USER: user, LOGNAME: user, TZ, LANG, LC_ALL: LANG };
  // The settings of npm say where packages come from, which is nothing that a build may depend on.
  const settings = process.env.npm_config_userconfig ?? join(process.env.HOME ?? '', '.npmrc');
  const before = process.umask(surroundings.umask);
  try {
    unpack(ref, folder, committed);
    PACKAGES[packages](folder, { ...env, npm_config_userconfig: settings });
    for (const script of ['generate-validators.mjs', 'bundle.mjs'])
      execFileSync(node, [join(folder, 'scripts', script)], { cwd: folder, env, stdio: 'pipe' });
    return differences(committed, join(folder, 'dist'));
  } finally {
    process.umask(before);
  }
}

function reproduce({ nodes, ref, install }) {
  const ways = nodes.map((node, index) => ({ node, packages: index % 2 === 0 ? 'linked' : 'copied' }));
  if (ways.length === 1) ways.push({ node: nodes[0], packages: 'copied' });
  if (install) ways.push({ node: nodes[0], packages: 'installed' });
  let same = true;
  for (const [index, way] of ways.entries()) {
    const surroundings = SURROUNDINGS[index % SURROUNDINGS.length];
    const temporary = mkdtempSync(join(tmpdir(), 'plan-gate-reproduce-'));
    try {
      const found = build({ ...way, surroundings, ref }, temporary);
      const where = `Node ${versionOf(way.node)}, packages ${way.packages}, in ${JSON.stringify(surroundings.folder)}, as ${surroundings.user}`;
      report(where, found);
      same &&= found.length === 0;
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return same;
}

function report(where, found) {
  process.stdout.write(`${found.length === 0 ? 'same' : 'DIFFERS'}: ${where}\n`);
  for (const each of found) process.stdout.write(`  ${each}\n`);
  if (found.length > 0)
    process.stdout.write('  Where the sources were changed after the last `npm run build`, that is why.\n');
}

try {
  const { values, positionals } = parseArgs({
    options: {
      node: { type: 'string', multiple: true },
      ref: { type: 'string', default: 'HEAD' },
      install: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length !== (values.compare ? 2 : 0))
    throw new Error('Two folders go with --compare, and none without.');
  if (values.compare) {
    const found = differences(...positionals);
    report(positionals.join(' and '), found);
    process.exitCode = found.length === 0 ? 0 : 1;
  } else {
    process.exitCode = reproduce({ ...values, nodes: values.node ?? nodesHere() }) ? 0 : 1;
  }
} catch (error) {
  process.stderr.write(`reproduce: ${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  process.exitCode = 2;
}
