import { MAX_FOLLOWED } from '../../domain';

/** The CSS colour of a vehicle among several, counted from 0; it is that of its trail. */
export const toTrailColor = (color: number): string =>
  `var(--rastro-trail-${(color % MAX_FOLLOWED) + 1})`;
