import type { Message } from '../channels/channel';

/** Something for one account, on its way into the outbox. */
export interface OutboxEntry {
  channel: string;
  userId: number;
  message: Message;
}

/** The statement that puts entries in; `rows` and `now` are its parameters, `$1` and the like. */
export const outboxInsertSql = (rows: string, now: string): string =>
  `insert into outbox (channel, user_id, message, created_at, next_at)
   select channel, user_id, message, ${now}, ${now} from json_to_recordset(${rows}::json)
     as r(channel text, user_id bigint, message json)`;

/** Entries as that statement takes them. */
export const toOutboxRows = (entries: readonly OutboxEntry[]): string =>
  JSON.stringify(
    entries.map(({ channel, userId, message }) => ({ channel, user_id: userId, message })),
  );
