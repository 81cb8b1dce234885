import type { Phrase } from '../words/phrase';

const CODES: Readonly<Record<string, Phrase>> = {
  MAIL_NOT_CONFIGURED: { key: 'schedule.run.noMail' },
  MAIL_AWAY: { key: 'schedule.run.mailAway' },
  RECIPIENT_UNCONFIRMED: { key: 'schedule.run.unconfirmed' },
  DAILY_LIMIT_REACHED: { key: 'schedule.run.dailyLimit' },
  REPORT_TOO_LONG: { key: 'schedule.run.tooLong' },
  ACCOUNT_WITHOUT_REPORTS: { key: 'schedule.run.noRight' },
  HTTP_403_FORBIDDEN: { key: 'schedule.run.noRight' },
  HTTP_401_UNAUTHORIZED: { key: 'schedule.run.signedOut' },
};

/** Describes why a report was not sent: from a code of ours, or with the text of a mail server. */
export function describeRunError(error: string): Phrase {
  const known = Object.hasOwn(CODES, error) ? CODES[error] : undefined;
  if (known) return known;
  return /^[A-Z0-9_]+$/.test(error)
    ? { key: 'schedule.run.away' }
    : { key: 'schedule.run.mail', params: { reason: error } };
}
