import { ResponseTooLarge, type Transport } from './transport.js';

/** More than any message holds. */
const MAX_ERROR_BYTES = 1024 * 1024;

/**
 * A transport over the runtime's own `fetch`, for the command line, which does without the packages of the runner.
 * @param token opaque; it goes into the `authorization` header and nowhere else.
 */
export function fetchTransport(token: string): Transport {
  return async ({ method, url, headers, body, signal, maxBytes, raw }) => {
    const response = await fetch(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}`, 'user-agent': 'plan-gate' },
      body,
      signal,
      redirect: 'manual',
    });
    const refused = response.status >= 400;
    const bytes = await readBody(response, refused ? MAX_ERROR_BYTES : maxBytes, refused);
    const data = raw && !refused ? bytes : parseJson(bytes.toString('utf8'));
    return { status: response.status, headers: Object.fromEntries(response.headers), data };
  };
}

/** The body. One that is longer is cut for a refusal, whose status is what counts, and else refused. */
async function readBody(response: Response, maxBytes: number, mayCut: boolean): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      // Leaving the loop cancels the stream and with it the download.
      if (size > maxBytes) break;
    }
  } catch (error) {
    if (!mayCut) throw error;
  }
  if (size > maxBytes && !mayCut) throw new ResponseTooLarge(`more than ${maxBytes} bytes`);
  return Buffer.concat(chunks, size).subarray(0, maxBytes);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
