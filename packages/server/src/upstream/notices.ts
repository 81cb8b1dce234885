import type { Unit } from '../db/database';

/** How an account reads what it is told. */
export interface NoticeReader {
  language: string;
  timeZone: string;
  distanceUnit: 'km' | 'mi';
}

/** Why a notice comes: it was asked for, the account pays or runs what it is about, or it is about the account itself. */
export type NoticeReason = 'asked' | 'pays' | 'account' | 'consent' | 'administers';

/** What an account is told, and why. */
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

/** Whom a notice is for. */
export interface NoticeRecipient {
  userId: number;
  /** Those that there are not for the account any more are left out. Default all. */
  channels?: readonly string[];
}
