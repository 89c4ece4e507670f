import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import { repository, started } from './started.js';

const FILES = 3000;

describe('a pull request of 3,000 files', () => {
  it('is served whole when all pages are asked for at once', async () => {
    const fixture = repository({ bare: true });
    const version = (text: string) =>
      Array.from({ length: FILES }, (_, n) => [`src/d${n % 60}/f${n}.rs`, `${text} ${n}\n`] as const);
    fixture.commit(version('before'));
    fixture.commit(version('after'), { branch: 'feature', parents: ['main'] });
    const pulls = [{ number: 1, base: { ref: 'main' }, head: { ref: 'feature' } }];
    const double = await started(fixture, { pulls });
    await double.warm();
    const pages = await Promise.all(
      Array.from({ length: FILES / 100 }, (_, n) =>
        ask(double, 'GET', `/repos/acme/app/pulls/1/files?per_page=100&page=${n + 1}`),
      ),
    );
    const names = pages.flatMap(({ json }) => rowsOf(json).map((row) => member(row, 'filename')));
    expect(new Set(names).size).toBe(FILES);
    expect(double.requests).toHaveLength(FILES / 100);
  });
});
