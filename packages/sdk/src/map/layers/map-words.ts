import type { Namespace } from '../../words';

/** Words of what few people open over a map: they come with it. */
export const MAP_WORDS: readonly Namespace[] = ['map-tools'];
