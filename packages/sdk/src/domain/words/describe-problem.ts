import type { ValidationProblem } from '../errors/validation-problem';
import type { Phrase } from './phrase';

const KNOWN_TYPES = ['string', 'number', 'boolean', 'object', 'array', 'date'] as const;

/**
 * The sentence for a validation problem of a form, a body or a file, in parts that are said one after
 * the other: where, what was found, what is expected. `name` replaces the path where a form has a
 * label.
 */
export function describeProblem(problem: ValidationProblem, name?: string): Phrase[] {
  const { code, path, found, suggestion = '' } = problem;
  const type = KNOWN_TYPES.find((known) => known === problem.expected);
  const expected = type ? { key: `problem.type.${type}` } : problem.expected;
  const params = { expected, found, suggestion };
  const where = name ?? path;
  const isTold = code === 'MISSING' && expected !== '';
  const parts: Phrase[] = where === '' ? [] : [{ key: 'problem.at', params: { where } }];
  parts.push({ key: isTold ? 'problem.missing.expected' : `problem.code.${code}`, params });
  if (suggestion !== '') parts.push({ key: 'problem.hint.suggestion', params });
  else if (code === 'UNKNOWN_KEY' && expected !== '') {
    parts.push({ key: 'problem.hint.known', params });
  }
  return parts;
}
