import { describe, expect, it } from '@jest/globals';
import { ask, member } from './ask.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';

const PATH = '/repos/acme/app/check-runs';
const NOTE = { path: 'a.txt', start_line: 2, end_line: 2, annotation_level: 'warning', message: 'm' };
const LIMIT = 65_535;

async function withHead(): Promise<{ double: GitHubDouble; sha: string }> {
  const fixture = repository();
  const sha = fixture.commit({ 'a.txt': 'one\n' });
  return { double: await started(fixture), sha };
}

type Case = readonly [what: string, changes: object, says: object];

const INVALID_ANNOTATION = { errors: [{ resource: 'CheckRun', code: 'invalid', field: 'annotations' }] };

function saying(message: string): object {
  return { message: expect.stringContaining(message) };
}

function output(changes: object): object {
  return { output: { title: 'T', summary: 'S', ...changes } };
}

function annotated(changes: object): object {
  return output({ annotations: [NOTE, { ...NOTE, ...changes }] });
}

const REFUSED: readonly Case[] = [
  ['an unknown property', { extra: 1 }, saying('"extra" is not a permitted key.')],
  ['an unknown property of an annotation', annotated({ line: 1 }), saying('"line" is not a permitted key.')],
  ['a name that is missing', { name: undefined }, saying('"name" wasn\'t supplied.')],
  ['a name that is blank', { name: ' ' }, { errors: [{ code: 'missing_field', field: 'name' }] }],
  ['a commit that is not there', { head_sha: 'f'.repeat(40) }, saying('No commit found for SHA')],
  ['a short commit id', { head_sha: 'abcdef1' }, saying('No commit found for SHA: abcdef1')],
  ['a wrong type', { name: 1 }, saying("For 'properties/name', 1 is not a string.")],
  ['a status of Actions alone', { status: 'waiting' }, saying('is not a possible value')],
  ['completed without a conclusion', { conclusion: undefined }, { errors: [{ field: 'conclusion' }] }],
  [
    'a time of completion without a conclusion',
    { conclusion: undefined, status: undefined, completed_at: '2026-01-01T00:00:00Z' },
    { errors: [{ field: 'conclusion' }] },
  ],
  ['the conclusion stale', { conclusion: 'stale' }, { errors: [{ field: 'conclusion' }] }],
  ['an unknown conclusion', { conclusion: 'passed' }, saying('is not a possible value')],
  ['a time that is none', { started_at: 'today' }, saying('is not a valid date-time')],
  ['an output without a title', { output: { summary: 'S' } }, saying('"title" wasn\'t supplied.')],
  ['a title of 256 characters', output({ title: 'x'.repeat(256) }), { errors: [{ field: 'title' }] }],
  [
    'a summary of too many characters',
    output({ summary: 'x'.repeat(LIMIT + 1) }),
    saying('Only 65535 characters are allowed; 65536 were supplied.'),
  ],
  [
    'a summary of too many bytes',
    output({ summary: 'é'.repeat(32_768) }),
    {
      message: 'Validation Failed',
      errors: [
        {
          resource: 'CheckRun',
          code: 'custom',
          field: 'summary',
          message: 'summary exceeds a maximum bytesize of 65535',
        },
      ],
    },
  ],
  [
    'a text of too many bytes',
    output({ text: '💡'.repeat(16_384) }),
    { errors: [{ field: 'text', message: 'text exceeds a maximum bytesize of 65535' }] },
  ],
  [
    '51 annotations',
    output({ annotations: Array(51).fill(NOTE) }),
    saying('No more than 50 items are allowed; 51 were supplied.'),
  ],
  [
    'an annotation without a path',
    output({ annotations: [{ ...NOTE, path: undefined }] }),
    saying('"path" wasn\'t supplied.'),
  ],
  ['a path that is null', annotated({ path: null }), saying('nil is not a string')],
  ['an unknown level', annotated({ annotation_level: 'error' }), saying('is not a possible value')],
  ['line 0', annotated({ start_line: 0 }), INVALID_ANNOTATION],
  ['an end before its start', annotated({ end_line: 1 }), INVALID_ANNOTATION],
  [
    'columns over several lines',
    annotated({ end_line: 3, start_column: 1, end_column: 2 }),
    INVALID_ANNOTATION,
  ],
  ['one column alone', annotated({ start_column: 1 }), INVALID_ANNOTATION],
  ['column 0', annotated({ start_column: 0, end_column: 1 }), INVALID_ANNOTATION],
  ['an absolute path', annotated({ path: '/a.txt' }), INVALID_ANNOTATION],
  ['a drive', annotated({ path: 'C:\\a.txt' }), INVALID_ANNOTATION],
  ['a path that leads out', annotated({ path: 'a/../../b.txt' }), INVALID_ANNOTATION],
  ['an empty path', annotated({ path: '' }), INVALID_ANNOTATION],
  ['an empty message', annotated({ message: '' }), INVALID_ANNOTATION],
  ['a message above 64 KB', annotated({ message: 'é'.repeat(32_769) }), INVALID_ANNOTATION],
  ['details above 64 KB', annotated({ raw_details: 'x'.repeat(65_537) }), INVALID_ANNOTATION],
  ['an annotation title of 256 characters', annotated({ title: 'x'.repeat(256) }), INVALID_ANNOTATION],
];

describe('a check run is refused with 422 for', () => {
  it.each(REFUSED)('%s', async (_, changes, says) => {
    const { double, sha } = await withHead();
    const body = { name: 'x', head_sha: sha, status: 'completed', conclusion: 'success', ...changes };
    const made = await ask(double, 'POST', PATH, { body });
    expect(made.status).toBe(422);
    expect(made.json).toMatchObject(says);
    expect(double.checkRuns()).toEqual([]);
  });

  it('the same on an update, of which nothing takes effect', async () => {
    const { double, sha } = await withHead();
    const { id } = double.addCheckRun({ name: 'x', headSha: sha, status: 'in_progress' });
    const update = async (body: object) => ask(double, 'PATCH', `${PATH}/${id}`, { body });
    const answers = [
      await update({ conclusion: 'success', ...annotated({ start_line: 0 }) }),
      await update({ output: { title: 'T' } }),
      await update({ status: 'waiting' }),
      await update({ head_sha: sha }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(double.checkRuns()).toMatchObject([{ status: 'in_progress', conclusion: null, annotations: [] }]);
  });

  it('and with 400 for a body that is no JSON object', async () => {
    const { double } = await withHead();
    const bodies = ['{', '[]', 'null', ''];
    const answers = await Promise.all(bodies.map((body) => ask(double, 'POST', PATH, { body })));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(member(answers[0]?.json, 'message')).toBe('Problems parsing JSON');
    expect(double.invalidRequests).toHaveLength(4);
  });
});

describe('a check run is accepted at the limit', () => {
  it.each([
    [
      'a summary and text of 65,535 bytes',
      output({ summary: 'x'.repeat(LIMIT), text: `${'é'.repeat(32_767)}x` }),
    ],
    ['a title of 255 characters', output({ title: '💡'.repeat(255) })],
    ['50 annotations', output({ annotations: Array(50).fill(NOTE) })],
    ['columns on one line', annotated({ start_column: 3, end_column: 3 })],
    [
      'a message and details of 64 KB',
      annotated({ message: 'x'.repeat(65_536), raw_details: 'x'.repeat(65_536) }),
    ],
    ['a name with two dots in it', annotated({ path: 'a/..b/c..txt' })],
  ])('%s', async (_, changes) => {
    const { double, sha } = await withHead();
    const body = { name: 'x', head_sha: sha, conclusion: 'success', ...changes };
    expect((await ask(double, 'POST', PATH, { body })).status).toBe(201);
  });
});
