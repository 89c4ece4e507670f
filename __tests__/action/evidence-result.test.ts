import { describe, expect, it } from '@jest/globals';
import { readInputs } from '../../src/action/settings.js';
import { inputVariables } from '../e2e/action-yml.js';

/** The inputs as the runner hands them over: what a workflow gives, and action.yml's defaults for the rest. */
function reading(given: Readonly<Record<string, string>>) {
  const variables = inputVariables(given, 'token');
  return readInputs((name) => variables[`INPUT_${name.toUpperCase()}`]?.trim() ?? '');
}

const resultOf = (text: string) => {
  const read = reading({ 'evidence-result': text });
  return read.state === 'known' ? read.value.evidenceResult : read;
};

describe('input `evidence-result`', () => {
  it('counts as not given where a workflow leaves it out, or says so', () => {
    expect(reading({})).toMatchObject({ state: 'known', value: { evidenceResult: null } });
    expect(resultOf('none')).toBeNull();
  });

  it.each(['success', 'failure', 'cancelled', 'skipped'])('is %s as GitHub tells it', (result) => {
    expect(resultOf(result)).toBe(result);
  });

  it.each(['', ' ', '\n'])('is a mistake where its expression gave nothing (%j)', (text) => {
    for (const mode of ['gate', 'capture']) {
      expect(reading({ mode, 'evidence-result': text })).toMatchObject({
        state: 'missing',
        kind: 'infrastructure',
        reason: expect.stringMatching(
          /^Input `evidence-result` is empty: the expression for it gave nothing\. .*`needs`/,
        ),
      });
    }
  });

  it.each(['Success', 'succes', 'null', 'needs.capture.result'])('is no %j', (text) => {
    expect(resultOf(text)).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: `Input \`evidence-result\` is ${JSON.stringify(text)}; it accepts \`success\` or \`failure\` or \`cancelled\` or \`skipped\` or \`none\`.`,
    });
  });
});
