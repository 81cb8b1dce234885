import { readText } from './read-attribute';

/** Where a server writes who drove last, while the reader of keys says that nobody touches it. */
export const DRIVER_BEFORE = 'driverBefore';

/** What a reader of keys sends while none touches it. */
const NOBODY = /^[\s0]*$/;

/** The id of a driver as it was told; '' for nobody, as which zeros count. */
export const toDriverId = (told: string | null | undefined): string =>
  told === null || told === undefined || NOBODY.test(told) ? '' : told;

/** Who drives by a fix or an event, as the tracker says it; '' for nobody. */
export const readDriverId = (told: Parameters<typeof readText>[0]): string =>
  toDriverId(readText(told, 'driverUniqueId'));
