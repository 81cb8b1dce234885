import { toWallTime } from '../../domain';

/** Spreadsheets know no zones: a time goes in as what the reader's clock showed, as if in UTC. */
export const toWallClock = (instantMs: number, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = toWallTime(instantMs, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};
