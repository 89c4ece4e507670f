import { DEFAULT_TOKEN } from './values.js';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; `undefined` when it is not JSON. */
  readonly json: unknown;
}

export interface AskOptions {
  readonly body?: unknown;
  /** `null`: no authorization at all. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to a double, the path with its query; redirects are not followed. */
export async function ask(
  double: { readonly apiUrl: string },
  method: string,
  path: string,
  { body, token = DEFAULT_TOKEN, headers = {} }: AskOptions = {},
): Promise<Answered> {
  const response = await fetch(/^https?:/.test(path) ? path : `${double.apiUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

/** A member deep inside of JSON; `undefined` when it is not there. */
export function member(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    json,
  );
}

/** The elements of a JSON array; throws when it is none. */
export function rowsOf(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new Error(`Not an array: ${JSON.stringify(json)}`);
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
