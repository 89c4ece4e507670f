import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parsePlan } from '../../src/plan/parse-plan.js';

interface Vector {
  readonly name: string;
  readonly at: number;
  readonly del: number;
  readonly ins: string;
  readonly ok: boolean;
  readonly kind?: string;
}

const [head = '', ...rest] = readFileSync(new URL('../vectors/plan.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const base: string = JSON.parse(head).base;
const vectors: readonly Vector[] = rest.map((line) => JSON.parse(line));

function snakeCase(kind: string): string {
  return kind.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}

describe('the reference vectors', () => {
  it('are all there', () => {
    expect(vectors).toHaveLength(916);
  });

  it.each(vectors.map((vector, index) => [`${index + 1} ${vector.name}`, vector] as const))(
    '%s',
    (_name, vector) => {
      const text = base.slice(0, vector.at) + vector.ins + base.slice(vector.at + vector.del);
      const result = parsePlan(new TextEncoder().encode(text));
      if (vector.ok) {
        expect(result).toMatchObject({ ok: true });
      } else {
        const codes: readonly string[] = result.ok ? [] : result.problems.map(({ code }) => code);
        expect(codes).toContain(snakeCase(vector.kind ?? ''));
      }
    },
  );
});
