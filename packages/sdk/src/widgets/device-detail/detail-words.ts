import type { Namespace } from '../../words';

/** The files of words that the detail says. */
export const DETAIL_WORDS: readonly Namespace[] = [
  'detail',
  'attributes',
  'errors',
  'refusals',
  'alarms',
];
