import { isTrackingError } from '../client';
import type { Phrase } from '../domain';
import { describeError } from './describe-error';

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
