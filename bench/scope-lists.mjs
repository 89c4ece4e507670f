// Paths of a workspace of forty crates, and lists of entries of which half are globs of one shape.

const CRATES = 40;
const AREAS = ['api', 'core', 'net', 'store', 'wire'];

/** Ten files to a folder. */
export function pathList(count) {
  return Array.from({ length: count }, (_, at) => {
    const folder = Math.floor(at / 10);
    const area = AREAS[folder % AREAS.length];
    const ending = ['rs', 'rs', 'rs', 'md', 'toml'][at % 5];
    return `crates/c${folder % CRATES}/src/${area}/m${folder % 97}/file_${at}.${ending}`;
  });
}

const SHAPES = {
  folders: (n) => `crates/c${n % CRATES}/src/${AREAS[n % 5]}/m${n % 97}/**`,
  names: (n) => `crates/c${n % CRATES}/src/*/*/file_${n}*.rs`,
  'anywhere, a folder': (n) => `**/m${n % 97}/**/*.rs`,
  'anywhere, a name': (n) => `**/file_${n}.rs`,
  'anywhere, an ending': (n) => `**/*_${n}.rs`,
  'several `**`': (n) => `crates/**/src/**/m${n % 97}/**/*.r?`,
  'parts of folders': (n) => `**/*${n % 97}*/**/*.md`,
};

export const GLOB_SHAPES = Object.keys(SHAPES);

export function scopeEntries(shape, count) {
  const glob = SHAPES[shape];
  return Array.from({ length: count }, (_, n) =>
    n % 2 === 0 ? `crates/c${n % CRATES}/src/api/m0/file_${n * 3}.rs` : glob(n),
  );
}

/** Entries that are accepted, each on a path that makes it try as much as it can: name, entry, path. */
export const HOSTILE_SCOPES = [
  ['stars', `${'*a'.repeat(60)}b*c`, `${'a'.repeat(4_000)}c`],
  ['a long literal after a star', `*${'a'.repeat(250)}b*c`, `${'a'.repeat(4_000)}c`],
  ['question marks', `*${'?'.repeat(60)}b*c`, `${'a'.repeat(4_000)}c`],
  ['`**`', `${'**/a/'.repeat(15)}b/**/c`, `${'a/'.repeat(2_000)}c`],
  ['stars within `**`', `${'**/*a*a*/'.repeat(12)}b/**/c`, `${'aaaa/'.repeat(800)}c`],
  ['many components after `**`', `**/${'*/'.repeat(60)}b/*c`, `${'a/'.repeat(2_000)}c`],
  ['long components', `**/${'*aaaa*/'.repeat(20)}*b/c`, `${`${'a'.repeat(200)}/`.repeat(20)}c`],
  ['a path of a megabyte', '**/*a*b*c', `${'a'.repeat(1_000_000)}c`],
  ['half a million folders', '**/*/b/*/c', `${'a/'.repeat(500_000)}c`],
  ['everything in half a million folders', '**/*', `${'a/'.repeat(500_000)}c`],
];
