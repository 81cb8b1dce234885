import { domainDictionaries } from './dictionaries/domain-dictionaries';
import { translate } from './translate';
import type { ValidationProblem } from './validation-problem';

const KNOWN_TYPES = ['string', 'number', 'boolean', 'object', 'array', 'date'] as const;

/** The sentence for a validation problem. `name` replaces the path where a form has a label. */
export function describeProblem(problem: ValidationProblem, locale: string, name?: string): string {
  const type = KNOWN_TYPES.find((known) => known === problem.expected);
  const expected = type
    ? translate(domainDictionaries, locale, `problem.type.${type}`)
    : problem.expected;
  const where = name ?? problem.path;
  const sentence = translate(domainDictionaries, locale, `problem.code.${problem.code}`, {
    expected,
    found: problem.found,
  });
  return where === '' ? sentence : `${where}: ${sentence}`;
}
