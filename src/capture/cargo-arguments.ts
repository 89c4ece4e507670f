import { known, missing, type Read } from '../facts.js';

/** What input `cargo-args` says, for the commands that each take a part of it. */
export interface CargoArguments {
  /** For `cargo test` and `cargo clippy`, as given. */
  readonly build: readonly string[];
  /** For `cargo metadata`, which knows fewer. */
  readonly metadata: readonly string[];
  /** Values of `--exclude`: package names, with `*` and `?`. */
  readonly excluded: readonly string[];
  /** Values of `--target`; empty for the machine's own. */
  readonly targets: readonly string[];
}

interface Option {
  readonly takesValue: boolean;
  /** Whether `cargo metadata` takes it too. */
  readonly metadata: boolean;
}

const flag: Option = { takesValue: false, metadata: false };
const value: Option = { takesValue: true, metadata: false };
const sharedFlag: Option = { takesValue: false, metadata: true };
const sharedValue: Option = { takesValue: true, metadata: true };

/** What means the same to `cargo test` and `cargo clippy`. Everything else would change what is captured, or its format. */
const OPTIONS: ReadonlyMap<string, Option> = new Map([
  // What they add or leave out does not show in metadata without dependencies.
  ['--features', value],
  ['-F', value],
  ['--all-features', flag],
  ['--no-default-features', flag],
  ['--locked', sharedFlag],
  ['--offline', sharedFlag],
  ['--frozen', sharedFlag],
  ['--config', sharedValue],
  ['-Z', sharedValue],
  ['--exclude', value],
  ['--release', flag],
  ['-r', flag],
  ['--profile', value],
  ['--target', value],
  ['--jobs', value],
  ['-j', value],
  ['--ignore-rust-version', flag],
]);

/** Reads `cargo-args`. An argument that a capture cannot take is `missing`, and names those that it can. */
export function readCargoArguments(args: readonly string[]): Read<CargoArguments> {
  const metadata: string[] = [];
  const excluded: string[] = [];
  const targets: string[] = [];
  for (let at = 0; at < args.length; ) {
    const { name, attached } = splitOption(args[at] ?? '');
    const option = OPTIONS.get(name);
    if (option === undefined) return refuse(args[at] ?? '', 'is not among them');
    const separate = option.takesValue && attached === null;
    const given = separate ? args[at + 1] : attached;
    if (option.takesValue ? given === undefined || given === null : attached !== null)
      return refuse(name, option.takesValue ? 'lacks its value' : 'takes no value');
    if (option.metadata) metadata.push(...args.slice(at, at + (separate ? 2 : 1)));
    if (name === '--exclude' && typeof given === 'string') excluded.push(given);
    if (name === '--target' && typeof given === 'string') targets.push(given);
    at += separate ? 2 : 1;
  }
  return known({ build: args, metadata, excluded, targets });
}

/** Whether `--exclude` takes a package out of the workspace. cargo's patterns: `*`, `?`, and `[…]`, which no package name needs. */
export function isExcluded(name: string, excluded: readonly string[]): boolean {
  return excluded.some((pattern) => matches(pattern, name));
}

/** Glob matching that looks back at the last star only, so that it takes at most pattern × name steps. */
function matches(pattern: string, name: string): boolean {
  let [at, in_, star, starIn] = [0, 0, -1, 0];
  while (in_ < name.length) {
    if (pattern[at] === '*') {
      star = at;
      starIn = in_;
      at += 1;
    } else if (pattern[at] === '?' || pattern[at] === name[in_]) {
      at += 1;
      in_ += 1;
    } else if (star !== -1) {
      at = star + 1;
      starIn += 1;
      in_ = starIn;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}

/** `--name=value`, `-Fvalue`, `-j4` and `-Zvalue` in two parts. */
function splitOption(arg: string): { readonly name: string; readonly attached: string | null } {
  if (arg.startsWith('--')) {
    const equals = arg.indexOf('=');
    return equals === -1
      ? { name: arg, attached: null }
      : { name: arg.slice(0, equals), attached: arg.slice(equals + 1) };
  }
  const short = arg.slice(0, 2);
  const isShort = /^-[FjZ]$/.test(short) && arg.length > 2;
  return isShort ? { name: short, attached: arg.slice(2).replace(/^=/, '') } : { name: arg, attached: null };
}

function refuse(arg: string, why: string): Read<CargoArguments> {
  const accepted = [...OPTIONS.keys()].join(', ');
  return missing('infrastructure', `\`cargo-args\` takes ${accepted}: \`${arg}\` ${why}.`);
}
