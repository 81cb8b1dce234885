import type { Unit } from '../../../db/database';
import {
  createWorkQueue,
  type WorkQueue,
  type WorkQueueOptions,
} from '../../../db/work-queue/work-queue';
import type { Channel } from '../channels/channel';
import { toWorkKind } from './channel-work';
import type { LoadRecipient } from './load-recipient';
import { type OutboxEntry, toWork } from './outbox-entry';

/** What the outbox stands on. */
export interface OutboxOptions extends Omit<WorkQueueOptions, 'kinds'> {
  channels: readonly Channel[];
  loadRecipient: LoadRecipient;
}

/** The queue of what waits to be handed over to people. */
export interface Outbox extends Omit<WorkQueue, 'add'> {
  /** Puts entries in, as part of the caller's transaction. */
  add(unit: Unit, entries: readonly OutboxEntry[]): Promise<void>;
}

/** An outbox over the channels that wait in the queue. */
export const createOutbox = ({ channels, loadRecipient, ...options }: OutboxOptions): Outbox => {
  const queued = channels.filter(({ isQueued }) => isQueued);
  const queue = createWorkQueue({
    ...options,
    kinds: queued.map((channel) => toWorkKind(channel, loadRecipient)),
  });
  return { ...queue, add: (unit, entries) => queue.add(unit, toWork(entries)) };
};
