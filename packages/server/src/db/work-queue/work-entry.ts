/** Something to be done, on its way into the queue. */
export interface WorkEntry {
  kind: string;
  /** Owner or purpose: work of one lane is done in order. */
  lane: string;
  /** Target within the lane; default the lane itself. */
  target?: string;
  /** Waits once, however often it is put in; what was given up waits anew. */
  key?: string;
  payload: unknown;
}

/** The statement that puts entries in; `rows` and `now` are its parameters, `$1` and the like. */
export const workInsertSql = (rows: string, now: string): string =>
  `insert into work_queue (kind, lane, target, key, payload, waits_since, next_at)
   select kind, lane, target, key, payload, ${now}, ${now} from json_to_recordset(${rows}::json)
     as r(kind text, lane text, target text, key text, payload json)
   on conflict (kind, key) do update set lane = excluded.lane, target = excluded.target,
     payload = excluded.payload, waits_since = excluded.waits_since, next_at = excluded.next_at,
     attempts = 0, failed_at = null, held_until = null, last_error = null
     where work_queue.failed_at is not null`;

/** Entries as that statement takes them. */
export const toWorkRows = (entries: readonly WorkEntry[]): string => JSON.stringify(entries);
