import type { Report } from './report.js';

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** An address that may stand in Markdown as it is: http or https, and no character that would end a link. */
export function safeUrl(url: string | null | undefined): string | null {
  return url && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/%@:+=&?#-]*)?$/.test(url) ? url : null;
}

/** Pages of Rust's own documentation and of clippy's lints, in a form that nothing else can be hidden in. */
const RUST_PAGE =
  /https:\/\/(?:rust-lang\.github\.io\/rust-clippy|doc\.rust-lang\.org)(?:\/[\w.-]*\w)+\/?(?:#[\w-]*\w)?/g;

/** A text with those addresses in it apart, which may be followed whoever wrote them; all others stay words. */
export function partsByPage(text: string): readonly { readonly text: string; readonly isPage: boolean }[] {
  const parts: { text: string; isPage: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(RUST_PAGE)) {
    parts.push({ text: text.slice(end, found.index), isPage: false }, { text: found[0], isPage: true });
    end = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(end), isPage: false }];
}

/** The repository's page, on the server that the run's address names; `null` for a local run. */
function repositoryUrl(report: Report): string | null {
  if (report.host === undefined || !REPOSITORY.test(report.host.repository)) return null;
  const server = /^https?:\/\/[\w.-]+(?::\d+)?(?=\/)/.exec(report.host.run_url ?? '')?.[0];
  return `${server ?? 'https://github.com'}/${report.host.repository}`;
}

/** A path from the repository's root as GitHub wants it; `null` for one that is not in the repository, such as `$OUT_DIR/…` or `../x`. */
export function repositoryPath(path: string | null): string | null {
  if (path === null || path.startsWith('$OUT_DIR/') || /^[A-Za-z]:[\\/]/.test(path) || /\p{Cs}/u.test(path))
    return null;
  const plain = path.replace(/^(?:\.\/)+/, '');
  return plain.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : plain;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Where a file can be read on GitHub: the plan at the commit it was read at, any other file at the head. `null` where that is not known.
 * Lines are 1-based.
 */
export function fileUrl(
  report: Report,
  path: string,
  line: number | null,
  endLine: number | null,
): string | null {
  const root = repositoryUrl(report);
  const commit = path === report.plan?.path ? report.plan.sha : report.head;
  const plain = repositoryPath(path);
  if (root === null || plain === null || commit === null || !COMMIT.test(commit)) return null;
  // Without `plain=1` GitHub shows Markdown rendered, where lines cannot be linked to.
  const source = line !== null && /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
  const encoded = plain.split('/').map(encodeSegment).join('/');
  const end = line !== null && endLine !== null && endLine > line ? `-L${endLine}` : '';
  return `${root}/blob/${commit}/${encoded}${source}${line === null ? '' : `#L${line}${end}`}`;
}

export function commitUrl(report: Report, commit: string): string | null {
  const root = repositoryUrl(report);
  return root === null || !COMMIT.test(commit) ? null : `${root}/commit/${commit}`;
}

export function pullRequestUrl(report: Report): string | null {
  const root = repositoryUrl(report);
  const number = report.host?.pull_request ?? null;
  return root === null || number === null ? null : `${root}/pull/${number}`;
}
