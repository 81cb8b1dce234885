import type { Holding } from './holding';
import { HOLDINGS_OF_ACCESS } from './holdings-of-access';
import { HOLDINGS_OF_DRIVERS } from './holdings-of-drivers';
import { HOLDINGS_OF_LAW } from './holdings-of-law';
import { HOLDINGS_OF_WORK } from './holdings-of-work';

/** All that the product keeps of a person beside the tracking API, in the order that an erasure goes. */
export const HOLDINGS: readonly Holding[] = [
  ...HOLDINGS_OF_DRIVERS,
  ...HOLDINGS_OF_WORK,
  ...HOLDINGS_OF_LAW,
  ...HOLDINGS_OF_ACCESS,
];
