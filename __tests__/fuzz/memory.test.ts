import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../e2e/node24.js';
import { ONLY_INPUTS, openTally } from '../faults/tally.js';

/** The heap of the process that reads. What it is given is up to 64 MiB, and lies beside the heap. */
const HEAP_MIB = 384;
const READERS = ['plans', 'large', 'files', 'cargo', 'libtest', 'git', 'globs'];

async function feed(reader: string): Promise<string> {
  const loader = pathToFileURL(join(ROOT, '__tests__/capture/typescript-loader.mjs')).href;
  const args = [`--max-old-space-size=${HEAP_MIB}`, '--no-warnings', '--import', loader];
  const child = spawn(process.execPath, [...args, join(ROOT, '__tests__/fuzz/feed.mjs'), reader]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await once(child, 'close');
  return said;
}

describe('readers that are given what would fill a machine', () => {
  const tally = openTally('files and streams of up to 65 MiB, in a small heap', ONLY_INPUTS);

  it.each(READERS)(
    'of %s take none of it for good, and keep within a small heap',
    async (reader) => {
      const said = await feed(reader);
      expect(said).toMatch(/^\[(?:true|false|,)+\]$/);
      const taken: readonly boolean[] = JSON.parse(said);
      tally.inputs += taken.length;
      if (reader !== 'git' && reader !== 'globs') expect(taken).not.toContain(true);
    },
    120_000,
  );
});
