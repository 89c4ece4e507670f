import type { GitReader } from './git-reader.js';
import type { SettingsValues } from './settings.js';
import type { CheckRunValues, ForkValues, Limits, PullValues, TokenValues } from './values.js';

/** A JSON value; the bodies of replies are built of these. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** All that the endpoints work on. */
export interface World {
  readonly git: GitReader;
  readonly owner: string;
  readonly name: string;
  readonly repositoryId: number;
  readonly limits: Limits;
  /** The pull requests of the options, the same objects: read them anew each time. */
  readonly pulls: PullValues[];
  /** By id, oldest first. */
  readonly checkRuns: Map<number, CheckRunValues>;
  /** With the base path, no slash at its end. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly settings: SettingsValues;
  /** Pull requests whose mergeability GitHub has been asked for, by number, base and head: the first answer is `null`. */
  readonly mergeabilityAsked: Set<string>;
}

/** One request, after its route was found and its parameters held against the description. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: TokenValues;
  /** The media type that the client asked for, such as `application/vnd.github.raw+json`. */
  readonly accept: string;
  /** The full URL without its query, for links to other pages. */
  readonly url: string;
}

/** What an endpoint answers. `json` and `bytes` exclude each other. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json;
  /** A media type other than JSON, sent as it is. */
  readonly bytes?: { readonly mediaType: string; readonly content: Buffer };
  /** The media type under which the description has this reply; `application/json` when not given. */
  readonly described?: string;
}

export type Endpoint = (world: World, call: Call) => Promise<Reply>;

export function ok(json: Json, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, headers, json };
}

export function problem(status: number, message: string, errors?: Json): Reply {
  const documentation_url = 'https://docs.github.com/rest';
  return {
    status,
    json: { message, ...(errors === undefined ? {} : { errors }), documentation_url, status: String(status) },
  };
}

export const NOT_FOUND = problem(404, 'Not Found');

/** The API's address of something in the served repository; each part is encoded, `/` included. */
export function apiLink(world: World, ...parts: readonly (string | number)[]): string {
  return [`${world.apiUrl}/repos/${world.owner}/${world.name}`, ...parts.map(encode)].join('/');
}

/** The address of a page for people. */
export function pageLink(world: World, ...parts: readonly (string | number)[]): string {
  return [`${world.serverUrl}/${world.owner}/${world.name}`, ...parts.map(encode)].join('/');
}

function encode(part: string | number): string {
  return encodeURIComponent(String(part));
}

/** The fork that a pull request comes from; `null` for one of the same repository and for a deleted fork. */
export function forkOf(pull: PullValues): ForkValues | null {
  const { repo } = pull.head;
  return repo === undefined || repo === 'same' || repo === null ? null : repo;
}

export function isFromSameRepository(pull: PullValues): boolean {
  return pull.head.repo === undefined || pull.head.repo === 'same';
}
