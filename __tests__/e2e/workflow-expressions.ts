import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';
import type { Node, NodeMap } from './workflow-file.js';

/** How a job stands, for `success()` and the like. */
export interface Standing {
  readonly failed: boolean;
  readonly cancelled: boolean;
}

/** The values that expressions are about, by context: `github`, `steps`, `needs`, … */
export type Contexts = Readonly<Record<string, unknown>>;

/** Evaluates an expression by GitHub's own library, as it would be on a runner. */
export function evaluate(expression: string, contexts: Contexts, standing: Standing): data.ExpressionData {
  const { failed, cancelled } = standing;
  const answers = {
    always: true,
    success: !failed && !cancelled,
    failure: failed && !cancelled,
    cancelled,
  };
  const functions = Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: () => new data.BooleanData(answer),
  }));
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(tree, values, new Map(functions.map((each) => [each.name, each]))).evaluate();
}

export function holds(condition: string, contexts: Contexts, standing: Standing): boolean {
  return truthy(evaluate(condition, contexts, standing));
}

/** The text that a step gets for what is written. */
export function textOf(node: Node | undefined, contexts: Contexts): string {
  if (node === undefined || node === null) return '';
  if (typeof node !== 'object') return String(node);
  if (!('expression' in node) || typeof node.expression !== 'string')
    throw new Error(`Not a text: ${JSON.stringify(node)}`);
  return evaluate(node.expression, contexts, { failed: false, cancelled: false }).coerceString();
}

export function textsOf(map: NodeMap, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, node]) => [name, textOf(node, contexts)]));
}
