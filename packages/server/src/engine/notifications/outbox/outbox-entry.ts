import type { Message } from '../channels/channel';

/** Something for one account, on its way into the outbox. */
export interface OutboxEntry {
  channel: string;
  userId: number;
  /** What of the account it is for; left out, the account. */
  target?: string;
  message: Message;
}

/** The statement that puts entries in; `rows` and `now` are its parameters, `$1` and the like. */
export const outboxInsertSql = (rows: string, now: string): string =>
  `insert into outbox (channel, user_id, target, message, created_at, next_at)
   select channel, user_id, target, message, ${now}, ${now} from json_to_recordset(${rows}::json)
     as r(channel text, user_id bigint, target text, message json)`;

/** Entries as that statement takes them. */
export const toOutboxRows = (entries: readonly OutboxEntry[]): string =>
  JSON.stringify(
    entries.map(({ channel, userId, target, message }) => ({
      channel,
      user_id: userId,
      target,
      message,
    })),
  );
