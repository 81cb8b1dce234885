import type { Namespace } from '../../words';

/** The files of words that the detail says. */
export const DETAIL_WORDS: readonly Namespace[] = [
  'detail',
  'attributes',
  'errors',
  'refusals',
  'alarms',
];

/** The file that names what lies in the attributes of a vehicle as forms do; asked for where that is shown. */
export const FIELD_WORDS: readonly Namespace[] = ['members'];
