/** The database cannot be asked at this moment; it is being started again, or its server is gone. */
export class DatabaseAwayError extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const DISK_FULL_CODE = '53100';

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Whether an error says that the database cannot be reached now, whichever database it is. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAwayError ||
  (hasCode(error) && AWAY_CODES.has(error.code)) ||
  // The driver's words for a connection that broke under a statement; they carry no code.
  (error instanceof Error && error.message.startsWith('Connection terminated'));

/** Whether an error says that the disk of the database has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  hasCode(error) && error.code === DISK_FULL_CODE;
