import type { Unit } from '../../../db/database';
import type { EventFacts } from '../message/event-facts';
import type { Reader } from '../../../text/reader';
import type { Switched } from '../../../mail/switched';
import type { NoticeReason } from '../../../upstream/notices';

/** Recipient of a notification, with their reading preferences. */
export interface Recipient {
  userId: number;
  name: string;
  email: string;
  /** Phone number as the account wrote it; left out, it has none. */
  phone?: string | null;
  reader: Reader;
  /** Attributes of the account that a channel may use; left out, it reads none. */
  attributes?: Readonly<Record<string, unknown>>;
}

/** A report that goes out by its calendar, or that somebody asked to have sent. */
export interface ReportMessage {
  kind: 'report';
  /** `trips`, `stops`, … */
  type: string;
  description: string;
  /** Query of the report: devices, groups, `from`, `to`, `daily`. */
  query: string;
  fromMs: number;
  toMs: number;
}

/** Content of a notification; plain JSON, because it may wait in the outbox. */
export type Message =
  /** `isUntaken`: an alarm that nobody took, on its way to the next contact of its rule. */
  | { kind: 'event'; facts: EventFacts; commandId: number; isUntaken?: boolean }
  | { kind: 'test' }
  /** `why` it comes to this account; left out, it goes to everybody. */
  | { kind: 'announcement'; subject: string; body: string; why?: NoticeReason }
  /** `language` of the page that asked, for accounts that name none. */
  | { kind: 'password'; language?: string }
  /** Goes to the new e-mail, not to the one in force. */
  | { kind: 'email'; credentialId: number }
  | ReportMessage;

/** One try to hand over what waited in the outbox. */
export interface DeliveryAttempt {
  /** The same for each attempt. */
  reference: string;
  /** One of those that the channel listed. */
  target: string | null;
}

/** Channel by which notifications reach people, such as mail; each channel is one file. */
export interface Channel extends Switched {
  /** Its name in the `notificators` of a rule. */
  readonly type: string;
  /** Goes out with this other one, and is none that a rule names. */
  readonly follows?: string;
  /** Goes to what this server keeps: a channel of that name elsewhere is another one. */
  readonly isOurs?: boolean;
  /** Does something instead of telling somebody, and asks for the right to it by itself. */
  readonly acts?: true;
  /** Waits in the outbox, written with its event, until it was handed over; else it is sent once, at once. */
  readonly isQueued: boolean;
  /**
   * Max messages handed over at once for one account, begun in their order. Default one after the
   * other.
   */
  readonly atOnce?: number;
  /**
   * Hands a message over. Throws `DeliveryError`, or
   * `EngineError` for what this channel can never deliver.
   */
  deliver(message: Message, to: Recipient, attempt?: DeliveryAttempt): Promise<void>;
  /**
   * Lists the targets of each of these accounts, such as browsers: each gets a message of its own,
   * in no order. Left out, the account is the only target.
   */
  listTargets?(unit: Unit, userIds: readonly number[]): Promise<ReadonlyMap<number, string[]>>;
}

/** True for channels that reach an account wherever it is, not one of its targets. */
export const canAnnounce = ({ isQueued, listTargets }: Channel): boolean =>
  isQueued && !listTargets;
