import { readText } from './read-attribute';

/** Attribute with the last driver, while the reader of keys says that nobody touches it. */
export const DRIVER_BEFORE = 'driverBefore';

/** Text of a reader of keys while no key touches it. */
const NOBODY = /^[\s0]*$/;

/** The id of a driver as it was told; '' for nobody, as which zeros count. */
export const toDriverId = (told: string | null | undefined): string =>
  told === null || told === undefined || NOBODY.test(told) ? '' : told;

/** Id of the driver in a fix or an event, as the tracker says it; '' for nobody. */
export const readDriverId = (told: Parameters<typeof readText>[0]): string =>
  toDriverId(readText(told, 'driverUniqueId'));
