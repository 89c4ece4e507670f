import { delimiter, isAbsolute } from 'node:path';
import { known, missing, type Read } from '../facts.js';

/**
 * The environment of every program that a capture starts. It is an allow-list, since the code that runs in it is the
 * pull request's: no token, and nothing that the runner keeps for its own steps. A same-user process can still read the
 * environment of its parents, so this keeps secrets out of test output, not out of reach (see the docs on layouts).
 */
const INHERITED: readonly string[] = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TZ',
  'TERM',
  // Toolchain homes.
  'CARGO_HOME',
  'RUSTUP_HOME',
  'RUSTUP_TOOLCHAIN',
  'RUSTUP_DIST_SERVER',
  'RUSTUP_UPDATE_ROOT',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  // Certificates.
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  // Where compilers and linkers look.
  'LD_LIBRARY_PATH',
  'LIBRARY_PATH',
  'CPATH',
  'PKG_CONFIG_PATH',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
  'SDKROOT',
  'DEVELOPER_DIR',
  'MACOSX_DEPLOYMENT_TARGET',
  // Windows.
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
  'LIB',
  'LIBPATH',
  'INCLUDE',
];

/** Names in families; proxies are written in both cases. The last is where a private registry's index is, never its token. */
const INHERITED_FAMILIES: readonly RegExp[] = [
  /^LC_[A-Z]+$/,
  /^LANG(?:UAGE)?$/,
  /^(?:https?|all|no|ftp)_proxy$/i,
  /^CARGO_HTTP_[A-Z_]+$/,
  /^CARGO_NET_[A-Z_]+$/,
  /^CARGO_REGISTRIES_[A-Z0-9_]+_(?:INDEX|PROTOCOL)$/,
];

/** What input `env` may not name either. The first are the runner's; a name like the last holds a secret by its own account. */
const REFUSED =
  /^(?:INPUT_|GITHUB_|ACTIONS_|RUNNER_|PLAN_GATE_)|(?:^|_)(?:TOKEN|SECRET|SECRET_KEY|PASSWORD)$/i;

/**
 * Above every cargo configuration file. An empty `CARGO_ENCODED_RUSTFLAGS` beats `build.rustflags` and
 * `target.*.rustflags`, which `--config` does not: cargo joins arrays of both, and refuses to join an array with a string.
 */
const FIXED: Readonly<Record<string, string>> = {
  CARGO_ENCODED_RUSTFLAGS: '',
  CARGO_ENCODED_RUSTDOCFLAGS: '',
  RUSTC_WRAPPER: '',
  RUSTC_WORKSPACE_WRAPPER: '',
  CARGO_INCREMENTAL: '0',
  CARGO_TERM_COLOR: 'never',
  CARGO_TERM_QUIET: 'false',
  CARGO_TERM_VERBOSE: 'false',
  CARGO_TERM_PROGRESS_WHEN: 'never',
};

/** Flags that the workflow itself gives by input `env` take the place of the empty ones, in the form that beats all others. */
const FLAGS: readonly (readonly [plain: string, encoded: string])[] = [
  ['RUSTFLAGS', 'CARGO_ENCODED_RUSTFLAGS'],
  ['RUSTDOCFLAGS', 'CARGO_ENCODED_RUSTDOCFLAGS'],
];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a capture's programs inherit of `source`; `extra` are the names of input `env`. Without the settings that only
 * cargo needs: plan checks run in this.
 */
export function inheritedEnvironment(
  source: Environment,
  extra: readonly string[],
): Read<Record<string, string>> {
  const refused = extra.filter((name) => REFUSED.test(name));
  if (refused.length > 0) {
    return missing(
      'infrastructure',
      `The setting \`env\` names ${refused.join(', ')}. Tokens and the runner's own variables are never handed to the code of a pull request; take them out.`,
    );
  }
  const odd = extra.find((name) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  if (odd !== undefined)
    return missing('infrastructure', `The setting \`env\` names "${odd}", which is no name of a variable.`);
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && (isInherited(name) || extra.includes(name))) env[name] = value;
  }
  return known({ ...env, PATH: absoluteFolders(source.PATH) });
}

/** The environment for cargo. `inherited` may hold flags, which then count although the configuration's do not. */
export function cargoEnvironment(inherited: Readonly<Record<string, string>>): Record<string, string> {
  const env = { ...inherited, ...FIXED };
  for (const [plain, encoded] of FLAGS) {
    const given = inherited[encoded] ?? encodeFlags(inherited[plain]);
    if (given !== undefined) env[encoded] = given;
  }
  return env;
}

/** Names of what `cargoEnvironment` adds: with `cargo test` by hand, test programs do not see it. */
export const CARGO_ONLY: readonly string[] = Object.keys(FIXED).filter(
  (name) => !name.startsWith('CARGO_TERM_') && name !== 'CARGO_INCREMENTAL',
);

function isInherited(name: string): boolean {
  const upper = process.platform === 'win32' ? name.toUpperCase() : name;
  return INHERITED.includes(upper) || INHERITED_FAMILIES.some((family) => family.test(name));
}

/** A relative entry of PATH would have cargo take its tools out of the checkout. */
function absoluteFolders(path: string | undefined): string {
  return (path ?? '')
    .split(delimiter)
    .filter((entry) => isAbsolute(entry))
    .join(delimiter);
}

/** cargo splits the plain form at spaces, and the encoded one at U+001F. */
function encodeFlags(flags: string | undefined): string | undefined {
  return flags
    ?.split(' ')
    .filter((flag) => flag !== '')
    .join('\u001f');
}
