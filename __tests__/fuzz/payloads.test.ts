import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCEPTED_EVENTS, parseEvent } from '../../src/github/event.js';
import { parsePullRequest } from '../../src/github/pull-request.js';
import { ONLY_INPUTS, openTally } from '../faults/tally.js';
import { INJECTIONS } from './injections.js';
import { changedJson, oddValue, runs } from './mutations.js';

const recorded: readonly { readonly name: string; readonly examples: readonly unknown[] }[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@octokit/webhooks-examples'), 'utf8'),
);
const payloads = recorded.flatMap(({ name, examples }) => examples.map((payload) => ({ name, payload })));
const judged = payloads.filter(({ name }) => ['pull_request', 'merge_group', 'workflow_run'].includes(name));
const RECORDED = judged.find(({ name }) => name === 'pull_request')?.payload as {
  readonly pull_request: { readonly head: object };
};
const NAMES = [...ACCEPTED_EVENTS, 'push', '__proto__', ''];

describe('hostile payloads', () => {
  const tally = openTally('hostile event payloads', ONLY_INPUTS);
  const parsed = (name: string, payload: unknown, pullRequest = '') => {
    tally.inputs += 1;
    return parseEvent({ name, payload, pullRequest });
  };

  it('never make it throw, and what is taken from them is what stands in them', () => {
    const cases = fc
      .constantFrom(...judged)
      .chain(({ name, payload }) => fc.tuple(fc.constantFrom(name, name, ...NAMES), changedJson(payload)));
    const property = fc.property(cases, ([name, payload]) => {
      const event = parsed(name, payload);
      if (event.state === 'missing') return expect(event.reason).not.toBe('');
      if (event.value.known !== 'all') return;
      const pull = (
        payload as { pull_request: { number: unknown; head: { sha: unknown }; base: { ref: unknown } } }
      ).pull_request;
      const { number, headSha, baseRef } = event.value.pullRequest;
      expect([number, headSha, baseRef]).toEqual([pull.number, pull.head.sha, pull.base.ref]);
    });
    fc.assert(property, runs(1_500));
  });

  it('of every event that GitHub knows are refused or read, under every name', () => {
    for (const { payload } of payloads)
      for (const name of NAMES) expect(parsed(name, payload).state).toMatch(/known|missing/);
  });

  it('that are no payloads are refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), oddValue, (name, payload) => {
        expect(parsed(name, payload).state).toBe('missing');
      }),
      runs(500),
    );
  });

  it.each(INJECTIONS.map((text) => [JSON.stringify(text), text]))(
    'take %s for no branch, id or number',
    (_, text) => {
      const pull = RECORDED.pull_request;
      const put = (change: object) => {
        tally.inputs += 1;
        return parsePullRequest({ ...pull, ...change });
      };
      expect(put({ number: text }).state).toBe('missing');
      expect(put({ head: { ...pull.head, sha: text } }).state).toBe('missing');
      expect(put({ state: text }).state).toBe('missing');
      expect(put({ changed_files: text }).state).toBe('missing');
      expect(parsed('workflow_dispatch', {}, text).state).toBe('missing');
      const titled = put({ title: text, body: text, labels: [{ name: text }] });
      expect(titled.state === 'known' ? titled.value.labels : [text]).toEqual([text]);
    },
  );
});
