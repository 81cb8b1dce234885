import type { Namespace } from '../../words';

/** The files of words that lists, forms and the editor of fences say. */
export const GEOFENCE_WORDS: readonly Namespace[] = [
  ...(['geofences', 'resource', 'members'] as const),
  ...(['errors', 'problems', 'refusals'] as const),
];
