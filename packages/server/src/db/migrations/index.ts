import type { Migration } from 'kysely';
import * as tracking from './0001-tracking';
import * as sessions from './0002-sessions';

/** All migrations in order of their names. Forward only: a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-tracking': tracking,
  '0002-sessions': sessions,
};
