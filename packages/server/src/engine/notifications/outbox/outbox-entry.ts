import type { WorkEntry } from '../../../db/work-queue/work-entry';
import type { Message } from '../channels/channel';

/** Something for one account, on its way into the queue. */
export interface OutboxEntry {
  channel: string;
  userId: number;
  /** Target within the account; left out, the account itself. */
  target?: string;
  message: Message;
}

/** Entries as the queue takes them: each channel is a kind of work, and each account a lane. */
export const toWork = (entries: readonly OutboxEntry[]): WorkEntry[] =>
  entries.map(({ channel, userId, target, message }) => ({
    kind: channel,
    lane: String(userId),
    ...(target !== undefined && { target }),
    payload: message,
  }));
