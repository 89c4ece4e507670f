import { asRecord } from '../parsers/github-fields.js';
import { ResponseTooLarge, type Transport, type WireResponse } from './transport.js';

/**
 * A transport over the octokit of `@actions/github`, which brings the runner's proxy settings. The package is loaded here
 * and not at the top of the file: it takes some 60 ms, and only the action needs it.
 * @param token opaque; it goes into the `authorization` header and nowhere else.
 */
export async function openTransport(token: string, baseUrl: string): Promise<Transport> {
  const { getOctokit } = await import('@actions/github');
  // The base URL is handed in because the package reads GITHUB_API_URL once, when it is imported.
  const octokit = getOctokit(token, { baseUrl, log: silent });
  const configured: Fetch = octokit.request.endpoint.DEFAULTS.request?.fetch ?? fetch;
  const cutting: Fetch = async (url, init) => cutError(await configured(url, init));
  return async ({ method, url, headers, body, signal, maxBytes, raw }) => {
    const how = { redirect: 'manual', parseSuccessResponseBody: false } as const;
    const options = { ...how, signal, fetch: cutting };
    const data = body === null ? {} : { data: body };
    try {
      // octokit would turn a body that broke off into an empty text, so the body is read here.
      const response = await octokit.request({
        method,
        url,
        headers: { ...headers },
        request: options,
        ...data,
      });
      const bytes = await readWhole(response.data, maxBytes);
      const read = raw ? bytes : parseJson(bytes.toString('utf8'));
      return { status: response.status, headers: headersOf(response.headers), data: read };
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal === null) throw error;
      return refusal;
    }
  };
}

type Fetch = typeof globalThis.fetch;

/** More than any message holds. What a refusal says beyond it is left unread. */
const MAX_ERROR_BYTES = 1024 * 1024;

/**
 * octokit itself reads the body of a status of 400 and above, to its end, so it gets a body that has one. It is called
 * plain text, since octokit would make numbers of a JSON body something else.
 */
async function cutError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/plain');
  const { status } = response;
  return new Response(await readStart(response.body), { status, headers });
}

/** As much of a body as came and fits. The status counts, however the body ends. */
async function readStart(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      // Leaving the loop cancels the stream and with it the download.
      if (size >= MAX_ERROR_BYTES) break;
    }
  } catch {
    // A refusal that broke off is a refusal all the same.
  }
  return Buffer.concat(chunks, size).subarray(0, MAX_ERROR_BYTES).toString('utf8');
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** octokit throws for a status of 400 and above; the reply hangs on the error. Without one there was no reply. */
function readRefusal(error: unknown): WireResponse | null {
  const response = asRecord(asRecord(error)?.response);
  if (response === null || typeof response.status !== 'number') return null;
  return {
    status: response.status,
    headers: headersOf(response.headers),
    data: parseJson(String(response.data)),
  };
}

function headersOf(value: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(value) ?? {}).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries.map(([name, text]) => [name.toLowerCase(), String(text)]));
}

async function readWhole(body: unknown, maxBytes: number): Promise<Buffer> {
  if (!(body instanceof ReadableStream)) return Buffer.from(typeof body === 'string' ? body : '');
  const stream: ReadableStream<Uint8Array> = body;
  // In one buffer that grows: thousands of small pieces of a large reply would be kept beside it, and leave memory in pieces.
  let whole: Buffer = Buffer.allocUnsafe(FIRST_BUFFER_BYTES);
  let size = 0;
  for await (const chunk of stream) {
    const end = size + chunk.byteLength;
    // Leaving the loop cancels the stream and with it the download.
    if (end > maxBytes) throw new ResponseTooLarge(`more than ${maxBytes} bytes`);
    if (end > whole.length) whole = grown(whole, size, Math.max(end, 2 * whole.length));
    whole.set(chunk, size);
    size = end;
  }
  return whole.subarray(0, size);
}

/** Most replies are smaller. */
const FIRST_BUFFER_BYTES = 32 * 1024;

function grown(former: Buffer, used: number, length: number): Buffer {
  const larger = Buffer.allocUnsafe(length);
  former.copy(larger, 0, 0, used);
  return larger;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
