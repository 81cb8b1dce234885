import { DAY_MS } from '../time/durations';

/** Days before its expiry from which a licence counts as expiring soon. */
const LICENCE_SOON_DAYS = 30;

/** State of a licence; `daysLeft` is negative once it has expired. */
export interface LicenceState {
  state: 'valid' | 'soon' | 'over';
  daysLeft: number;
}

/**
 * Returns the state of a licence that is valid to the end of a day.
 *
 * @param validity - its last day, such as `2026-11-21`
 * @param today - the day in the account's zone, in the same format
 * @returns null if either is not a day
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
