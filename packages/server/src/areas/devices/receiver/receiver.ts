import {
  type ForwardedEvent,
  type ForwardedFix,
  readForwardedEvent,
  readForwardedFix,
} from './read-forwarded';
import type { ReceiptStore } from './receipt-store';

/**
 * Handlers of fixes and events forwarded by a tracking server elsewhere; none waits for the others.
 */
export interface ReceiverActs {
  /** Gets each fix that is newer than those of its vehicle before it, once. */
  onFix: (fix: ForwardedFix) => Promise<void> | void;
  /** Gets each event once, in the order in which they come, and as it came. */
  onEvent: (event: ForwardedEvent, body: unknown) => Promise<void> | void;
}

/** Outcome of a body: `unreadable` is not in a tracking server's format. */
export type Received = 'acted' | 'known' | 'unreadable';

/** Takes what is forwarded, however often it comes. Rejects where it could not be acted on. */
export interface Receiver {
  position(body: unknown): Promise<Received>;
  event(body: unknown): Promise<Received>;
}

/** A receiver over the receipts that all servers of a database share. */
export function createReceiver(
  receipts: Pick<ReceiptStore, 'isNewest' | 'isFirst' | 'forget'>,
  { onFix, onEvent }: ReceiverActs,
): Receiver {
  return {
    async position(body) {
      const fix = readForwardedFix(body);
      if (!fix) return 'unreadable';
      if (!(await receipts.isNewest(fix))) return 'known';
      await onFix(fix);
      return 'acted';
    },
    async event(body) {
      const event = readForwardedEvent(body);
      if (!event) return 'unreadable';
      if (!(await receipts.isFirst(event))) return 'known';
      try {
        await onEvent(event, body);
      } catch (error) {
        await receipts.forget(event);
        throw error;
      }
      return 'acted';
    },
  };
}
