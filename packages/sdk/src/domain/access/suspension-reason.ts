import type { Phrase } from '../words/phrase';

/** Stands in place of a sentence where an invoice suspended the account: each reads it in a language of their own. */
export const INVOICE_OVERDUE = 'INVOICE_OVERDUE';

/** Says why an account is suspended; what somebody wrote stays as it is. */
export const saySuspensionReason = (t: (phrase: Phrase) => string, reason: string): string =>
  reason === INVOICE_OVERDUE ? t({ key: 'suspension.reason.invoice' }) : reason;
