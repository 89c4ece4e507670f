import { describe, expect, it } from '@jest/globals';
import { createBlobs } from '../../src/github/blobs.js';
import { createClient } from '../../src/github/client.js';
import { fetchTransport } from '../../src/github/fetch-transport.js';
import { openTransport } from '../../src/github/octokit.js';
import type { FaultHook } from '../double/faults.js';
import { repository, started } from '../double/started.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { testClock } from './scripted-server.js';

const MAX = 8 * 1024 * 1024;
/** Every byte there is, and text that is JSON and looks like a blob of GitHub's. */
const BINARY = Buffer.alloc(3 * 1024 * 1024, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));
const JSON_TEXT = Buffer.from(JSON.stringify({ encoding: 'base64', content: 'aGk='.repeat(400_000) }));

const TRANSPORTS = [
  ['octokit', openTransport],
  ['fetch', async (token: string) => fetchTransport(token)],
] as const;

describe.each(TRANSPORTS)('a file of megabytes, by %s', (_, open) => {
  async function read(
    content: Buffer,
    { hook, size = content.length }: { hook?: FaultHook; size?: number | null } = {},
  ) {
    const fixture = repository({ bare: true });
    fixture.commit([['large.bin', content]]);
    const double = await started(fixture);
    const client = createClient({
      transport: await open(DEFAULT_TOKEN, double.apiUrl),
      baseUrl: double.apiUrl,
      clock: testClock(),
    });
    double.fault(hook);
    const oid = fixture.resolve('main:large.bin');
    const blob = await createBlobs(client, { owner: 'acme', repo: 'app' }, () => size).read(oid, MAX);
    const media = double.requests.map(({ headers }) => (/raw/.test(headers.accept ?? '') ? 'raw' : 'json'));
    return { blob, media };
  }

  it.each([
    ['holds any bytes', BINARY],
    ['is JSON itself', JSON_TEXT],
  ])('comes as it is where it %s', async (__, content) => {
    const { blob, media } = await read(content);
    expect(media).toEqual(['raw']);
    const bytes = blob.state === 'known' && blob.value.state === 'bytes' ? blob.value.bytes : Buffer.alloc(0);
    expect(Buffer.compare(Buffer.from(bytes), content)).toBe(0);
  });

  it('comes in JSON where no listing told its size', async () => {
    const { blob, media } = await read(BINARY, { size: null });
    expect([media, blob.state === 'known' && blob.value.state]).toEqual([['json'], 'bytes']);
  });

  it('is read from JSON where a server sends nothing else', async () => {
    const body = { encoding: 'base64', content: BINARY.toString('base64') };
    const { blob } = await read(BINARY, { hook: () => ({ kind: 'reply', reply: { status: 200, body } }) });
    const bytes = blob.state === 'known' && blob.value.state === 'bytes' ? blob.value.bytes : Buffer.alloc(0);
    expect(Buffer.compare(Buffer.from(bytes), BINARY)).toBe(0);
  });

  it.each([
    ['another content', { encoding: 'base64', content: 'aGk=' }],
    ['a page', '<html>'],
    ['nothing', ''],
  ])('is not believed where %s comes', async (__, body) => {
    const { blob } = await read(BINARY, { hook: () => ({ kind: 'reply', reply: { status: 200, body } }) });
    expect(blob).toMatchObject({ state: 'missing', reason: expect.stringContaining('is not that blob') });
  });

  it.each([
    ['another content', { encoding: 'base64', content: 'aGk=' }],
    ['a page', '<html>'],
  ])('is asked for again where %s comes once', async (__, body) => {
    const hook: FaultHook = ({ earlier }) =>
      earlier === 0 ? { kind: 'reply', reply: { status: 200, body } } : undefined;
    const { blob, media } = await read(BINARY, { hook });
    expect([media, blob.state === 'known' && blob.value.state]).toEqual([['raw', 'raw'], 'bytes']);
  });

  it('that is refused says why, as any other', async () => {
    const body = { message: 'Not Found' };
    const { blob } = await read(BINARY, { hook: () => ({ kind: 'reply', reply: { status: 404, body } }) });
    expect(blob).toMatchObject({ state: 'missing', reason: expect.stringContaining('404') });
  });
});
