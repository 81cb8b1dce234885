import type { Period } from '../domain';
import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** Active times of a calendar. */
export interface CalendarTimes {
  /** In the week that was asked for, in order. */
  week: readonly Period[];
  /** The five that begin next, within some years. */
  next: readonly Period[];
  /** False where nothing happens any more. */
  happens: boolean;
}

const isPeriod = (value: unknown): value is Period =>
  isObject(value) && typeof value['fromMs'] === 'number' && typeof value['toMs'] === 'number';
const isPeriods = (value: unknown): value is Period[] =>
  Array.isArray(value) && value.every(isPeriod);

/** Decodes when a calendar holds; throws ContractError. */
export const decodeCalendarTimes = /* @__PURE__ */ createDecoder<CalendarTimes>(
  'CalendarTimes',
  (value) => {
    const { week, next, happens } = isObject(value) ? value : {};
    if (!isPeriods(week)) return new Unreadable('week');
    if (!isPeriods(next)) return new Unreadable('next');
    return { week, next, happens: happens !== false };
  },
);
