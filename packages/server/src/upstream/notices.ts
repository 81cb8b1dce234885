import type { Unit } from '../db/database';

/** Reading preferences of an account for its notices. */
export interface NoticeReader {
  language: string;
  timeZone: string;
  distanceUnit: 'km' | 'mi';
}

/**
 * Reason for a notice: it was requested, the account pays for or administers its subject, or it
 * concerns the account itself.
 */
export type NoticeReason = 'asked' | 'pays' | 'account' | 'consent' | 'administers';

/** Notice to an account, with the reason for it. */
export interface Notice {
  subject: string;
  body: string;
  why: NoticeReason;
}

/** Tells accounts what no event of a tracker says. */
export interface Notices {
  /** By which of its channels that goes to an account. */
  listChannels(userId: number, unit: Unit): Promise<readonly string[]>;
  /** Null for who gets nothing any more. Throws when nobody can say. */
  readReader(userId: number): Promise<NoticeReader | null>;
  /** Puts it on its way to an account, as part of the caller's transaction. */
  add(unit: Unit, to: NoticeRecipient, notice: Notice): Promise<void>;
}

/** Recipient of a notice. */
export interface NoticeRecipient {
  userId: number;
  /** Those that there are not for the account any more are left out. Default all. */
  channels?: readonly string[];
}
