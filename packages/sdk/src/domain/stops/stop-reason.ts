import type { Phrase } from '../words/phrase';

/** Stands in place of a sentence where an engine was locked because no driver had the vehicle. */
export const NO_DRIVER = 'NO_DRIVER';

/** Says why an engine is to be locked; what somebody wrote stays as it is. */
export const sayStopReason = (t: (phrase: Phrase) => string, reason: string): string =>
  reason === NO_DRIVER ? t({ key: 'lock.reason.noDriver' }) : reason;
