import { isTrackingError } from '../client';
import type { Phrase } from '../domain';
import { describeError } from './describe-error';
import type { TranslateLabel } from './use-labels';

/** Words that a server may ask for: those of refusals. */
const SAID = /^(?:refusal|problem)\.[\w.]+$/;

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' &&
  value !== null &&
  SAID.test(String(Reflect.get(value, 'key'))) &&
  ['object', 'undefined'].includes(typeof Reflect.get(value, 'params'));

/** The sentences for a failed call: of a value that the server refuses its own reason, with the bound. */
export function describeRefusal(error: unknown): Phrase[] {
  const sentence: Phrase = { key: describeError(error) };
  if (!isTrackingError(error) || error.code !== 'FIELD_INVALID') return [sentence];
  const { says } = error.details;
  if (Array.isArray(says) && says.length > 0 && says.every(isPhrase)) return says;
  if (error.message === '') return [sentence];
  return [sentence, { key: 'refusal.server', params: { text: error.message } }];
}

/** The same as one sentence, headed by the name of what it is about where that stands nowhere near. */
export function sayRefusal(t: TranslateLabel, error: unknown, where = ''): string {
  const sentences = describeRefusal(error);
  return t(where === '' ? sentences : [{ key: 'problem.at', params: { where } }, ...sentences]);
}
