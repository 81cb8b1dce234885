import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { ASAAS } from './asaas';
import type { BillingDesk } from './billing-desk';
import { createEventQueue, type ProviderEvent, type WaitingEvents } from './event-queue';
import type { InvoiceStore } from './invoice-store';
import type { NotesDesk } from './notes/notes-desk';

interface EventsOptions {
  database: Database;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'refresh'>;
  notesDesk: Pick<NotesDesk, 'refresh'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Number of sellers handled at a time, each by one call after another. */
const LANES = 8;
/** Max events of one seller in a row, before it is the turn of others. */
const IN_A_ROW = 20;
const MAX_PAUSE_MS = HOUR_MS;
const MAX_WAIT_MS = 6 * HOUR_MS;
/** The provider keeps messages for so long; what is older the comparison of the night finds. */
const GIVEN_UP_MS = 14 * DAY_MS;

const backOff = (tries: number, longestMs: number): number =>
  Math.min(longestMs, MINUTE_MS * 2 ** Math.min(tries - 1, 20));

/**
 * Keeps each event of a provider once, however often it comes, and handles it by reading the
 * payment again, once for all events about it. A provider that does not answer for one seller
 * delays no other.
 */
export function createProviderEvents(options: EventsOptions) {
  const { database, invoices, desk, notesDesk, clock, log } = options;
  const queue = createEventQueue(database, ASAAS, clock);
  /** Sellers whose provider did not do as it was asked: until when nobody asks it again, and how often that was. */
  const paused = new Map<number, { untilMs: number; tries: number }>();

  const lookAfter = async (sellerId: number, waiting: WaitingEvents): Promise<void> => {
    const { ids, paymentId, noteId } = waiting;
    if (paymentId) {
      const invoice = await invoices.findAtProvider(ASAAS, { sellerId, providerId: paymentId });
      // A payment that is none of ours is nobody's business here.
      if (invoice) await desk.refresh(invoice, ids[0] ?? '');
    }
    if (noteId) await notesDesk.refresh(ASAAS, { sellerId, providerId: noteId });
  };

  /** Answers whether the seller may be asked for more. */
  const handle = async (sellerId: number, waiting: WaitingEvents): Promise<boolean> => {
    try {
      await lookAfter(sellerId, waiting);
    } catch (error) {
      log.warn({ err: error, event: waiting.ids[0] }, 'What a payment provider told waits');
      const now = clock();
      const isOld = waiting.receivedAt.getTime() + GIVEN_UP_MS < now;
      if (isOld) await queue.finish(sellerId, waiting.ids);
      else {
        const nextMs = now + backOff(waiting.tries, MAX_WAIT_MS);
        await queue.putOff(sellerId, waiting.ids, nextMs);
      }
      const tries = (paused.get(sellerId)?.tries ?? 0) + 1;
      paused.set(sellerId, { tries, untilMs: now + backOff(tries, MAX_PAUSE_MS) });
      return false;
    }
    await queue.finish(sellerId, waiting.ids);
    paused.delete(sellerId);
    return true;
  };

  const runLane = async (sellerId: number): Promise<void> => {
    for (let left = IN_A_ROW; left > 0; left -= 1) {
      const waiting = await queue.claim(sellerId);
      if (!waiting || !(await handle(sellerId, waiting))) return;
    }
  };

  const isReady = (sellerId: number): boolean => (paused.get(sellerId)?.untilMs ?? 0) <= clock();

  const runPass = async (): Promise<void> => {
    for (;;) {
      const sellers = (await queue.listSellers()).filter(isReady);
      if (sellers.length === 0) return;
      const lanes = Array.from({ length: LANES }, async () => {
        for (let next = sellers.shift(); next !== undefined; next = sellers.shift()) {
          await runLane(next);
        }
      });
      const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
    }
  };

  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async (): Promise<void> => {
    try {
      while (isAsked) {
        isAsked = false;
        await runPass();
      }
    } finally {
      running = undefined;
    }
  };

  /** Those that were kept and not looked after; whoever asks while that goes on has theirs looked after by it. */
  const handleAll = (): Promise<void> => {
    isAsked = true;
    running ??= run();
    return running;
  };

  return {
    handleAll,
    async receive(event: ProviderEvent): Promise<void> {
      if (!(await queue.keep(event))) return;
      handleAll().catch((error: unknown) => {
        // The next look finds what waits; nobody would take the refusal here.
        log.warn({ err: error, event: event.id }, 'What a payment provider told waits');
      });
    },
  };
}
