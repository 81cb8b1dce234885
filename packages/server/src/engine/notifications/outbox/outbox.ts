import type { Unit } from '../../../db/database';
import {
  createWorkQueue,
  type WorkQueue,
  type WorkQueueOptions,
} from '../../../db/work-queue/work-queue';
import type { Channel } from '../channels/channel';
import type { MayHear } from '../../../upstream/recipient-rights';
import { toWorkKind } from './channel-work';
import type { LoadRecipient } from './load-recipient';
import { type OutboxEntry, toWork } from './outbox-entry';

/** Options of the outbox. */
export interface OutboxOptions extends Omit<WorkQueueOptions, 'kinds'> {
  channels: readonly Channel[];
  loadRecipient: LoadRecipient;
  /** Left out, everybody may read everything. */
  mayHear?: MayHear | undefined;
}

/** The queue of what waits to be handed over to people. */
export interface Outbox extends Omit<WorkQueue, 'add'> {
  /** Puts entries in, as part of the caller's transaction. */
  add(unit: Unit, entries: readonly OutboxEntry[]): Promise<void>;
}

/** An outbox over the channels that wait in the queue. */
export const createOutbox = ({
  channels,
  loadRecipient,
  mayHear = async () => true,
  ...options
}: OutboxOptions): Outbox => {
  const queued = channels.filter(({ isQueued }) => isQueued);
  const queue = createWorkQueue({
    ...options,
    kinds: queued.map((channel) => toWorkKind(channel, { loadRecipient, mayHear })),
  });
  return { ...queue, add: (unit, entries) => queue.add(unit, toWork(entries)) };
};
