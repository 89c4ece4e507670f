import { rustcMinor } from './toolchain.js';

const CLIPPY = 'clippy::';
const LINT_NAME = /^[a-z0-9_]+$/;

/**
 * Where a lint is explained: clippy's page for this toolchain, or a search of the rustc book, which sorts lints by default
 * level and has no address per lint. Null for a name that is no lint's, and for other tools' lints.
 */
export function lintUrl(lint: string, toolchain: string): string | null {
  const name = lint.startsWith(CLIPPY) ? lint.slice(CLIPPY.length) : lint;
  if (!LINT_NAME.test(name)) return null;
  if (!lint.startsWith(CLIPPY)) return `https://doc.rust-lang.org/rustc/lints/index.html?search=${name}`;
  const minor = rustcMinor(toolchain);
  // Clippy publishes its pages per stable release; a nightly's lints are on the page of the main branch.
  const version = minor === null || /-(?:nightly|beta|dev)/.test(toolchain) ? 'master' : `rust-${minor}.0`;
  return `https://rust-lang.github.io/rust-clippy/${version}/index.html#${name}`;
}
