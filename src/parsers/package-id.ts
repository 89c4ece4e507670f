/**
 * The package name in a cargo package id, for ids that `cargo metadata` does not list. An id leaves the name out where the
 * last folder of its address is the name already: `path+file:///w/limiter#0.1.0` (spec.md, B1). Empty when there is none.
 */
export function packageNameOf(id: string): string {
  const hash = id.lastIndexOf('#');
  // Before cargo 1.77: `serde 1.0.200 (registry+…)`.
  if (hash === -1) return id.split(' ', 1)[0] ?? '';
  const fragment = id.slice(hash + 1);
  const at = fragment.indexOf('@');
  if (at !== -1) return fragment.slice(0, at);
  if (fragment !== '' && !/^[0-9]/.test(fragment)) return fragment;
  const address = id.slice(0, hash);
  const query = address.indexOf('?');
  const path = (query === -1 ? address : address.slice(0, query)).replace(/\/$/, '');
  return percentDecoded(path.slice(path.lastIndexOf('/') + 1));
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
