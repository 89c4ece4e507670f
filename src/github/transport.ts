/** One HTTP request as the client hands it to whatever speaks HTTP. */
export interface WireRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Covers the whole exchange, the reply's body too. */
  readonly signal: AbortSignal;
  /** A longer body of a reply with a status below 400 ends in `ResponseTooLarge`; of a refusal the first MiB is read at most. */
  readonly maxBytes: number;
  /** Whether the body of a reply with a status below 400 is wanted as bytes. */
  readonly raw?: boolean;
}

export interface WireResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes where they were wanted; else parsed JSON, or the text where the body is no JSON. */
  readonly data: unknown;
}

/** Makes one exchange and follows no redirect. Throws when no whole reply came. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}
