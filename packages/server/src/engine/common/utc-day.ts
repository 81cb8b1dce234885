import { DAY_MS } from '@rastro/sdk/domain';

/** The UTC day a time lies in, counted from the epoch. */
export const utcDayOf = (timeMs: number): number => Math.floor(timeMs / DAY_MS);
