import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';

/** Retention of actions and statistics: two years, in days. */
const RECORD_DAYS = 730;
/** Rows of one statement: writers get in between. */
const ROWS_AT_ONCE = 1_000;

/**
 * Events are numbered as they are stored: from the first on, those before a time. One of a late fix
 * waits for its neighbours, as the fix itself counts from when it came.
 */
const OLD_EVENTS = `
  delete from events where id in (
    select id from (
      select id, bool_and(event_time < $1) over (order by id) as is_old from (
        select id, event_time from events order by id limit ${ROWS_AT_ONCE}) first) aged
    where is_old)`;

const oldOf = (table: string, time: string): string => `
  delete from ${table} where id in (
    select id from ${table} where ${time} < $1 order by ${time} limit ${ROWS_AT_ONCE})`;
/** A token is refused by its own end from then on. */
const OVER_TOKENS = oldOf('revoked_tokens', 'expires_at');
const OLD_RECORDS = [oldOf('actions', 'action_time'), oldOf('statistics', 'capture_time')];

/**
 * Removes the events of days whose fixes are gone, actions and statistics older than two years, and what
 * is known of revoked tokens that are over by now; a portion at a time.
 */
export const dropOldRecords = async (
  unit: Unit,
  retentionDays: number,
  nowMs: number,
): Promise<void> => {
  const dayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const drop = async (sql: string, days: number): Promise<void> => {
    const before = new Date(dayMs - days * DAY_MS);
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      count = (await unit.query(sql, [before])).rowCount;
    }
  };
  await drop(OLD_EVENTS, retentionDays);
  for (const sql of OLD_RECORDS) await drop(sql, RECORD_DAYS);
  await drop(OVER_TOKENS, 0);
};
