import { isTrackingError } from '../client';
import type { Phrase } from '../domain';
import { describeError } from './describe-error';
import type { Words } from '../words';

/** Words that a server may ask for: sentences of codes, and those that say more. */
const SAID = /^(?:error\.code|refusal)\.[\w.]+$/;
/** The same where the words of forms are, which name the bounds of a value. */
const SAID_IN_FORM = /^(?:error\.code|refusal|problem)\.[\w.]+$/;

const isPhrase = (value: unknown, said: RegExp): value is Phrase =>
  typeof value === 'object' &&
  value !== null &&
  said.test(String(Reflect.get(value, 'key'))) &&
  ['object', 'undefined'].includes(typeof Reflect.get(value, 'params'));

function describe(error: unknown, said: RegExp): readonly Phrase[] {
  const says = isTrackingError(error) ? error.details['says'] : undefined;
  const isSaid = Array.isArray(says) && says.length > 0 && says.every((one) => isPhrase(one, said));
  return isSaid ? (says as Phrase[]) : [{ key: describeError(error) }];
}

/** The sentences for a failed call: the server's own reason where it gives one, else that of the code. */
export const describeRefusal = (error: unknown): readonly Phrase[] => describe(error, SAID);

/** The same in a form, also of a value that its description does not allow. */
export const describeFormRefusal = (error: unknown): readonly Phrase[] =>
  describe(error, SAID_IN_FORM);

/** {@link describeFormRefusal} as one sentence, headed by the name of what it is about where that stands nowhere near. */
export function sayRefusal(
  { t, has }: Pick<Words, 't' | 'has'>,
  error: unknown,
  where = '',
): string {
  const inForm = describeFormRefusal(error);
  // Short forms stand also where the words of bounds are not loaded.
  const sentences = inForm.every(({ key }) => has(key)) ? inForm : describeRefusal(error);
  if (where === '' || !has('problem.at')) return t(sentences);
  return t([{ key: 'problem.at', params: { where } }, ...sentences]);
}
