import type { Phrase } from '../words/phrase';
import { EXPRESSION_PROBLEMS, type ExpressionProblemCode } from './expression-problems';

/** A sentence with its place, as the engine says it; one that is refused with its member behind it. */
const SENTENCE = /^(.*) \(at character (\d+)\)(?: \(\w+\))?$/s;

function readProblem(text: string): Phrase | undefined {
  for (const code of Object.keys(EXPRESSION_PROBLEMS) as ExpressionProblemCode[]) {
    const [before = '', name, after = ''] = EXPRESSION_PROBLEMS[code].split(/\{(\w+)\}/);
    const key = `refusal.expression.${code}`;
    if (name === undefined) {
      if (text === before) return { key };
    } else if (text.startsWith(before) && text.endsWith(after)) {
      const value = text.slice(before.length, text.length - after.length);
      if (value !== '') return { key, params: { [name]: value } };
    }
  }
  return undefined;
}

/**
 * Translates the engine's error about an expression into phrases with line and column in its text;
 * null for an unknown message: another tracking API has its own.
 */
export function describeExpressionProblem(said: string, expression: string): Phrase[] | null {
  const [, text = '', at = ''] = SENTENCE.exec(said) ?? [];
  const problem = readProblem(text);
  if (!problem) return null;
  const lines = expression.slice(0, Number(at) - 1).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  return [{ key: 'refusal.expression.at', params: { line: lines.length, column } }, problem];
}
