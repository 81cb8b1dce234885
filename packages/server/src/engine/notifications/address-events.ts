import type { Unit } from '../../db/database';
import type { Channel, Message, Recipient } from './channels/channel';
import type { EventFacts } from './message/event-facts';
import type { OutboxEntry } from './outbox/outbox-entry';
import { listOn } from '../../mail/switched';

/** An event for one account, by these channels. */
export interface EventForUser {
  facts: EventFacts;
  to: Recipient;
  /** `web`, `mail`, `command`, and whatever else a rule names. */
  notificators: ReadonlySet<string>;
  /** The saved command of the rule; 0 for none. */
  commandId: number;
  /** Goes to the next contact of a rule, because nobody has taken it. */
  isUntaken?: boolean;
}

/** A message for one account on one channel. */
export interface Delivery {
  channel: Channel;
  message: Message & { kind: 'event' };
  to: Recipient;
}

/** Messages for the outbox, and messages sent at once. */
export interface AddressedEvents {
  queued: OutboxEntry[];
  immediate: Delivery[];
}

/** Two notifications of one account that match the same event are sent once a channel; each command is its own. */
const keyOf = ({ type }: Channel, { facts, to, commandId }: EventForUser): string =>
  `${facts.event.id} ${to.userId} ${type === 'command' ? `command ${commandId}` : type}`;

/**
 * The one way of events to people: to each account by the channels that its rules name and this server
 * has, once. What is queued is for `Outbox.add`, in the transaction that stores the event.
 */
export async function addressEvents(
  unit: Unit,
  channels: readonly Channel[],
  events: readonly EventForUser[],
): Promise<AddressedEvents> {
  const queued: OutboxEntry[] = [];
  const immediate: Delivery[] = [];
  for (const channel of listOn(channels)) {
    const named = channel.follows ?? channel.type;
    const meant = firstOfEach(
      events.filter(({ notificators }) => notificators.has(named)),
      (event) => keyOf(channel, event),
    );
    if (meant.length === 0) continue;
    const userIds = [...new Set(meant.map(({ to }) => to.userId))];
    const served = await channel.listServed?.(userIds, unit);
    const targets = await channel.listTargets?.(unit, userIds);
    for (const { facts, to, commandId, isUntaken = false } of meant) {
      if (served && !served.has(to.userId)) continue;
      const message = { kind: 'event', facts, commandId, ...(isUntaken && { isUntaken }) } as const;
      const entry = { channel: channel.type, userId: to.userId, message };
      if (!channel.isQueued) immediate.push({ channel, message, to });
      else if (!targets) queued.push(entry);
      else for (const target of targets.get(to.userId) ?? []) queued.push({ ...entry, target });
    }
  }
  return { queued, immediate };
}

const firstOfEach = <Item>(items: readonly Item[], toKey: (item: Item) => string): Item[] => {
  const known = new Set<string>();
  return items.filter((item) => known.size < known.add(toKey(item)).size);
};
