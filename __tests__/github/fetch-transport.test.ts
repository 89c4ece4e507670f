import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fetchTransport } from '../../src/github/fetch-transport.js';
import { ResponseTooLarge } from '../../src/github/transport.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, maxBytes = 1_000) =>
  fetchTransport('ghs_x')({
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
    body: null,
    signal: AbortSignal.timeout(10_000),
    maxBytes,
  });

describe('the transport over fetch', () => {
  it('sends token, agent and headers, and reads JSON', async () => {
    const url = await serving(({ headers }, response) => {
      response.setHeader('X-Some', 'y');
      response.end(JSON.stringify([headers.authorization, headers['user-agent'], headers.accept]));
    });
    const { status, headers, data } = await ask(url);
    expect([status, headers['x-some'], data]).toEqual([
      200,
      'y',
      ['Bearer ghs_x', 'plan-gate', 'application/json'],
    ]);
  });

  it('hands on text that is no JSON', async () => {
    const url = await serving((_, response) => response.end('<html>'));
    expect((await ask(url)).data).toBe('<html>');
  });

  it('follows no redirect, so that the token goes nowhere else', async () => {
    const seen: string[] = [];
    const url = await serving((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end('{}');
    });
    expect(await ask(url)).toMatchObject({ status: 302, headers: { location: '/elsewhere' } });
    expect(seen).toEqual(['/']);
  });

  it('refuses a reply that is too long, and reads the start of a refusal that is', async () => {
    const url = await serving((request, response) => {
      response.writeHead(request.url === '/no' ? 403 : 200).end('x'.repeat(3 * 1024 * 1024));
    });
    await expect(ask(url)).rejects.toThrow(ResponseTooLarge);
    const refusal = await ask(`${url}/no`);
    expect([refusal.status, String(refusal.data).length]).toEqual([403, 1024 * 1024]);
  });

  it('throws where a reply breaks off, but keeps the status of a refusal', async () => {
    const url = await serving((request, response) => {
      response.writeHead(request.url === '/no' ? 500 : 200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    await expect(ask(url)).rejects.toThrow();
    expect((await ask(`${url}/no`)).status).toBe(500);
  });
});
