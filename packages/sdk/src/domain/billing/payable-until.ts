import { addDays, type BillingDay, countDays } from './billing-day';

/** Holidays of all of Brazil that have a day of their own. */
const FIXED: ReadonlySet<string> = new Set([
  ...['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'],
]);
const AWARENESS = { day: '11-20', sinceYear: 2024 };

/** Days on which banks are closed, counted from Easter: Carnival, Good Friday and Corpus Christi. */
const BY_EASTER: readonly number[] = [-48, -47, -2, 60];

/** Easter Sunday of a year, in the Gregorian calendar. */
export function findEaster(year: number): BillingDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapless = Math.floor(century / 4);
  const moon = century - Math.floor((8 * century + 13) / 25) - leapless + 19 * golden + 15;
  const epact = moon % 30;
  const full = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + leapless) % 7;
  return addDays(`${year}-03-28`, full - weekday);
}

function isBusinessDay(day: BillingDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const [year, inYear] = [Number(day.slice(0, 4)), day.slice(5)];
  if (FIXED.has(inYear)) return false;
  if (inYear === AWARENESS.day && year >= AWARENESS.sinceYear) return false;
  return !BY_EASTER.includes(countDays(findEaster(year), day));
}

/** The day of business on which what is due at a weekend, or on a holiday of Brazilian banks, is still paid in time. */
export function payableUntil(dueOn: BillingDay): BillingDay {
  let day = dueOn;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The earliest due day of what may still be paid in time on a day. */
export function earliestInTime(today: BillingDay): BillingDay {
  let day = today;
  while (payableUntil(addDays(day, -1)) >= today) day = addDays(day, -1);
  return day;
}
