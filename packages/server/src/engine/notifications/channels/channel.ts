import type { EventFacts } from '../message/event-facts';
import type { Reader } from '../../common/reader';

/** Who gets a notification, and how they read. */
export interface Recipient {
  userId: number;
  name: string;
  email: string;
  reader: Reader;
}

/** A report that goes out by its calendar, or that somebody asked to have sent. */
export interface ReportMessage {
  kind: 'report';
  /** `trips`, `stops`, … */
  type: string;
  description: string;
  /** What the report is asked with: devices, groups, `from`, `to`, `daily`. */
  query: string;
  fromMs: number;
  toMs: number;
}

/** What a notification says; plain JSON, because it may wait in the outbox. */
export type Message =
  | { kind: 'event'; facts: EventFacts; commandId: number }
  | { kind: 'test' }
  | { kind: 'announcement'; subject: string; body: string }
  | { kind: 'password' }
  /** Goes to the new e-mail, not to the one in force. */
  | { kind: 'email'; credentialId: number }
  | ReportMessage;

/** How notifications reach people, such as mail; each channel is one file. */
export interface Channel {
  /** Its name in the `notificators` of a rule. */
  readonly type: string;
  /** Waits in the outbox, written with its event, until it was handed over; else it is sent once, at once. */
  readonly isQueued: boolean;
  /**
   * Hands a message over; `reference` is the same for each attempt. Throws `DeliveryError`, or
   * `EngineError` for what this channel can never deliver.
   */
  deliver(message: Message, to: Recipient, reference?: string): Promise<void>;
}
