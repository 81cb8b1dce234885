import type { ProblemKey } from './dictionaries/domain-key';
import { problemDictionaries } from './dictionaries/problem-dictionaries';
import { translate } from './translate';
import type { ValidationProblem } from '../errors/validation-problem';

const KNOWN_TYPES = ['string', 'number', 'boolean', 'object', 'array', 'date'] as const;

/**
 * The sentence for a validation problem of a form, a body or a file: where, what was found, what is
 * expected. `name` replaces the path where a form has a label.
 */
export function describeProblem(problem: ValidationProblem, locale: string, name?: string): string {
  const { code, path, found, suggestion = '' } = problem;
  const type = KNOWN_TYPES.find((known) => known === problem.expected);
  const words = (key: ProblemKey): string =>
    translate(problemDictionaries, locale, key, { expected, found, suggestion });
  const expected = type
    ? translate(problemDictionaries, locale, `problem.type.${type}`)
    : problem.expected;
  const key: ProblemKey =
    code === 'MISSING' && expected !== '' ? 'problem.missing.expected' : `problem.code.${code}`;
  const where = name ?? path;
  const sentence = [where === '' ? '' : `${where}:`, words(key)];
  if (suggestion !== '') sentence.push(words('problem.hint.suggestion'));
  else if (code === 'UNKNOWN_KEY' && expected !== '') sentence.push(words('problem.hint.known'));
  return sentence.filter(Boolean).join(' ');
}
