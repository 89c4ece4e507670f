import type { Call } from './world.js';

export interface Page<T> {
  readonly rows: readonly T[];
  /** With `link`, when there is more than one page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly number: number;
}

const DEFAULT_PER_PAGE = 30;
const MAX_PER_PAGE = 100;

/** Cuts a list as GitHub does: more than 100 a page is silently 100, and what is no number is ignored. */
export function paginate<T>(
  call: Call,
  rows: readonly T[],
  { perPage = DEFAULT_PER_PAGE, most = MAX_PER_PAGE }: { perPage?: number; most?: number } = {},
): Page<T> {
  const size = Math.min(positive(call.query.per_page) ?? perPage, most);
  const number = positive(call.query.page) ?? 1;
  const last = Math.max(1, Math.ceil(rows.length / size));
  const links: string[] = [];
  const link = (page: number, rel: string): void => {
    const query = new URLSearchParams({ ...call.query, page: String(page) });
    links.push(`<${call.url}?${query.toString()}>; rel="${rel}"`);
  };
  if (number > 1) link(Math.min(number - 1, last), 'prev');
  if (number < last) link(number + 1, 'next');
  if (number < last) link(last, 'last');
  if (number > 1) link(1, 'first');
  return {
    rows: pageOf(rows, (number - 1) * size, number * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
    number,
  };
}

const cut = new WeakMap<object, Map<string, unknown>>();

/** The same page of the same list is the same array, so that what is known of it (valid, its bytes) need not be found again. */
function pageOf<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const pages = (cut.get(rows) ?? new Map()) as Map<string, readonly T[]>;
  cut.set(rows, pages);
  const key = `${from} ${to}`;
  const page = pages.get(key) ?? rows.slice(from, to);
  pages.set(key, page);
  return page;
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
