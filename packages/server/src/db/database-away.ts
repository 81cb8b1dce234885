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
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
/** The driver's words for a connection that broke, or could not be had; they carry no code. */
const AWAY_WORDS = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
];
const DISK_FULL_CODE = '53100';

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Checks that an error means the database is unreachable now, whichever database it is. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAwayError ||
  (hasCode(error) && AWAY_CODES.has(error.code)) ||
  (error instanceof Error && AWAY_WORDS.some((words) => error.message.startsWith(words)));

/** Checks that an error means the database's disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  hasCode(error) && error.code === DISK_FULL_CODE;
