import { DAY_MS } from '../time/durations';

/** As long before its end a licence is said to end soon. */
const LICENCE_SOON_DAYS = 30;

/** How a licence stands; `daysLeft` is negative once it is over. */
export interface LicenceState {
  state: 'valid' | 'soon' | 'over';
  daysLeft: number;
}

/**
 * How a licence stands that is valid to the end of a day.
 *
 * @param validity - its last day, such as `2026-11-21`
 * @param today - the day in the account's zone, written alike
 * @returns null where either is no day
 */
export function findLicenceState(validity: unknown, today: string): LicenceState | null {
  const [end, now] = [validity, today].map((day) =>
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : NaN,
  );
  const daysLeft = Math.round((end! - now!) / DAY_MS);
  if (Number.isNaN(daysLeft)) return null;
  return {
    daysLeft,
    state: daysLeft < 0 ? 'over' : daysLeft <= LICENCE_SOON_DAYS ? 'soon' : 'valid',
  };
}
