import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { type EventInput, parseEvent } from '../../src/github/event.js';

type Payload = Record<string, unknown> & { pull_request: Record<string, unknown> };

const examples = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
const recorded = JSON.parse(readFileSync(examples, 'utf8'));
const payloads: Payload[] = recorded.find(
  (event: { name: string }) => event.name === 'pull_request',
).examples;

function payloadOf(action: string): Payload {
  const found = payloads.find((each) => each.action === action);
  if (found === undefined) throw new Error(`no recorded payload for ${action}`);
  return structuredClone(found);
}

function event(payload: unknown, more: Partial<EventInput> = {}): EventInput {
  return { name: 'pull_request', payload, pullRequest: '', ...more };
}

function reasonOf(input: EventInput): string {
  const read = parseEvent(input);
  if (read.state === 'known') throw new Error('expected a missing');
  return read.reason;
}

/** A payload whose pull request is changed. */
function changed(change: (pull: Record<string, unknown>) => void): Payload {
  const payload = payloadOf('synchronize');
  change(payload.pull_request);
  return payload;
}

describe('an event pull_request', () => {
  it('gives all that its payload tells', () => {
    const read = parseEvent(event(payloadOf('synchronize')));
    expect(read).toEqual({
      state: 'known',
      value: {
        known: 'all',
        number: 2,
        pullRequest: {
          number: 2,
          baseRef: 'master',
          baseSha: expect.stringMatching(/^[0-9a-f]{40}$/),
          headRef: 'changes',
          headSha: expect.stringMatching(/^[0-9a-f]{40}$/),
          sameRepository: true,
          labels: ['bug'],
          body: 'This is a pretty simple change that we need to pull into master.',
          changedFiles: 1,
        },
      },
    });
  });

  it('reads every recorded payload of an open pull request, and refuses those of a closed one', () => {
    const states = payloads.map((payload) => {
      const read = parseEvent(event(payload));
      return [payload.pull_request.state, read.state];
    });
    expect(states.length).toBeGreaterThan(20);
    for (const [state, read] of states)
      expect([state, read]).toEqual([state, state === 'open' ? 'known' : 'missing']);
  });

  it('tells a fork, also one that was deleted', () => {
    const fork = changed((pull) =>
      Object.assign(pull.head as object, { repo: { id: 99, full_name: 'x/y' } }),
    );
    const deleted = changed((pull) => Object.assign(pull.head as object, { repo: null }));
    for (const payload of [fork, deleted]) {
      expect(parseEvent(event(payload))).toMatchObject({ value: { pullRequest: { sameRepository: false } } });
    }
  });

  it('takes no body as an empty one, and labels by their names', () => {
    const payload = changed((pull) =>
      Object.assign(pull, { body: null, labels: [{ name: 'chunk:a' }, { name: '' }] }),
    );
    expect(parseEvent(event(payload))).toMatchObject({
      value: { pullRequest: { body: '', labels: ['chunk:a', ''] } },
    });
  });

  it('of a closed pull request says so', () => {
    expect(reasonOf(event(payloadOf('closed')))).toContain('Pull request #2 is closed');
  });

  // Field log: seapath/meta-seapath#408, getsentry/sentry#109543: reject what is no full commit id.
  it.each([
    [
      'head.sha',
      (pull: Record<string, unknown>) => Object.assign(pull.head as object, { sha: 'refs/pull/2/merge' }),
    ],
    [
      'head.sha',
      (pull: Record<string, unknown>) => Object.assign(pull.head as object, { sha: 'A'.repeat(40) }),
    ],
    ['base.sha', (pull: Record<string, unknown>) => Object.assign(pull.base as object, { sha: 7 })],
    ['base.ref', (pull: Record<string, unknown>) => Object.assign(pull.base as object, { ref: '../../x' })],
    ['base.ref', (pull: Record<string, unknown>) => Object.assign(pull.base as object, { ref: 'a\nb' })],
    ['head.ref', (pull: Record<string, unknown>) => Object.assign(pull.head as object, { ref: '' })],
    ['head.ref', (pull: Record<string, unknown>) => Object.assign(pull, { head: null })],
    ['head.repo.id', (pull: Record<string, unknown>) => Object.assign(pull.head as object, { repo: {} })],
    ['base.repo.id', (pull: Record<string, unknown>) => Object.assign(pull.base as object, { repo: null })],
    ['number', (pull: Record<string, unknown>) => Object.assign(pull, { number: '2' })],
    ['number', (pull: Record<string, unknown>) => Object.assign(pull, { number: 0 })],
    ['state', (pull: Record<string, unknown>) => Object.assign(pull, { state: 'OPEN' })],
    ['labels', (pull: Record<string, unknown>) => Object.assign(pull, { labels: null })],
    ['labels', (pull: Record<string, unknown>) => Object.assign(pull, { labels: ['chunk:a'] })],
    ['body', (pull: Record<string, unknown>) => Object.assign(pull, { body: ['x'] })],
    ['changed_files', (pull: Record<string, unknown>) => Object.assign(pull, { changed_files: -1 })],
  ])('refuses a wrong %s by name', (field, change) => {
    expect(reasonOf(event(changed(change)))).toContain(`\`${field}\``);
  });

  it.each([null, [], 'text', {}, { pull_request: 5 }])('refuses the payload %j', (payload) => {
    expect(reasonOf(event(payload))).toContain('holds no pull request');
  });

  it('takes input pull-request only when it names the same one', () => {
    const payload = payloadOf('opened');
    expect(parseEvent(event(payload, { pullRequest: '2' })).state).toBe('known');
    expect(reasonOf(event(payload, { pullRequest: '3' }))).toMatch(/#3.*#2/);
  });
});

describe('an event workflow_dispatch', () => {
  const dispatch = (pullRequest: string) => event({ inputs: {} }, { name: 'workflow_dispatch', pullRequest });

  it('is about the pull request that the input names', () => {
    expect(parseEvent(dispatch(' 42 '))).toEqual({ state: 'known', value: { known: 'number', number: 42 } });
  });

  it('needs the input', () => {
    expect(reasonOf(dispatch(''))).toContain('must name the pull request');
  });

  it.each(['#42', '0', '042', '1e3', '-1', '4.0', '12345678901', 'main', '４２'])(
    'refuses the number %j',
    (text) => {
      expect(reasonOf(dispatch(text))).toContain(JSON.stringify(text));
    },
  );
});

describe('an event pull_request_target', () => {
  it('tells the same as pull_request', () => {
    const payload = payloadOf('synchronize');
    expect(parseEvent(event(payload, { name: 'pull_request_target' }))).toEqual(parseEvent(event(payload)));
  });
});

describe('any other event', () => {
  it.each(['push', 'check_run', 'pull_request_review', 'constructor', ''])(
    '%j is refused, naming those that are taken',
    (name) => {
      const reason = reasonOf(event(payloadOf('opened'), { name }));
      expect(reason).toContain(
        '`pull_request`, `merge_group`, `workflow_run`, `pull_request_target` or `workflow_dispatch`',
      );
    },
  );
});
