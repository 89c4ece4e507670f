import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow, ROOT } from './packages.js';

/**
 * The commit behind each version that a workflow here or in the docs names. A commit of a branch can carry the name of a
 * version in a comment and be none, which nobody sees; so a version gets in here once, from what
 * `git ls-remote https://github.com/actions/checkout refs/tags/v7.0.1` and the like print, and is held to it everywhere.
 */
const COMMITS = new Map([
  ['actions/attest v4.2.2', '1e69f48acb82d1966a394da916b4c1698aa569d6'],
  ['actions/cache v5.0.5', '27d5ce7f107fe9357f9df03efb73ab90386fccae'],
  ['actions/checkout v7.0.1', '3d3c42e5aac5ba805825da76410c181273ba90b1'],
  ['actions/create-github-app-token v3.2.0', 'bcd2ba49218906704ab6c1aa796996da409d3eb1'],
  ['actions/download-artifact v8.0.1', '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c'],
  ['actions/upload-artifact v7.0.0', 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f'],
]);

const files = ['.github/workflows', 'docs/workflows'].flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
);

describe.each(files)('%s', (file) => {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const used = lines.flatMap((line) => {
    const match = /uses: ([\w.-]+\/[\w.-]+)[\w./-]*@(\S+) # (v\S+)$/.exec(line);
    return match === null ? [] : [{ version: `${match[1]} ${match[3]}`, commit: match[2] }];
  });

  it('names the commits that those versions are', () => {
    expect(used.map(({ version, commit }) => [version, commit])).toEqual(
      used.map(({ version }) => [version, COMMITS.get(version)]),
    );
    expect(used.length).toBeGreaterThan(0);
  });

  it('names no other action but plan-gate itself', () => {
    const uses = lines.filter(
      (line) => /^\s*(?:- )?uses:/.test(line) && !line.includes('taskfleet/plan-gate@'),
    );
    expect(uses).toHaveLength(used.length);
  });
});
