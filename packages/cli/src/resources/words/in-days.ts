import { DAY_MS } from '@rastro/sdk/domain';

/** The day so many days from today, for examples of what must end soon or was just done: a written one would be past. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, '2027-12-31'.length);
