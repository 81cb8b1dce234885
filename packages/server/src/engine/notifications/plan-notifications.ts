import type { Unit } from '../../db/database';
import type { EngineLog } from '../common/engine-log';
import type { DeviceEntity } from '../entities/device-entity';
import type { Position } from '../positions/position';
import type { TrackingEvent } from '../positions/tracking-event';
import type { RuleBook } from '../rules/book/rule-book';
import type { Channel, Message, Recipient } from './channels/channel';
import { matchNotifications, type NotificationMatch } from './match-notifications';
import { toEventFacts } from './message/event-facts';
import type { OutboxEntry } from './outbox/outbox-entry';

/** An event with its device, and where that was. */
export interface LocatedEvent {
  event: TrackingEvent;
  device: DeviceEntity;
  position: Position | null;
}

/** A message for one account on one channel. */
export interface Delivery {
  channel: Channel;
  message: Message & { kind: 'event' };
  to: Recipient;
}

/** What a batch of events sends: what goes into the outbox, and what goes out at once, by event. */
export interface NotificationPlan {
  queued: OutboxEntry[];
  immediate: ReadonlyMap<TrackingEvent, readonly Delivery[]>;
}

/** What planning stands on. */
export interface PlannerOptions {
  rules: RuleBook;
  channels: readonly Channel[];
  clock: () => number;
  log: EngineLog;
}

/** Works out who is notified of events, before they are stored; never rejects. */
export type PlanNotifications = (
  unit: Unit,
  events: readonly LocatedEvent[],
) => Promise<NotificationPlan>;

const NOTHING: NotificationPlan = { queued: [], immediate: new Map() };

/** Two notifications of one account that match the same event are sent once a channel; each command is its own. */
const keyOf = ({ type }: Channel, { event, to, commandId }: NotificationMatch): string =>
  `${event.id} ${to.userId} ${type === 'command' ? `command ${commandId}` : type}`;

/** The planner of notifications. */
export const createNotificationPlanner = ({
  rules,
  channels,
  clock,
  log,
}: PlannerOptions): PlanNotifications => {
  const plan: PlanNotifications = async (unit, located) => {
    const byEvent = new Map(located.map((one) => [one.event, one]));
    const matches = await matchNotifications(unit, rules, [...byEvent.keys()], clock());
    const queued: OutboxEntry[] = [];
    const immediate = new Map<TrackingEvent, Delivery[]>();
    const planned = new Set<string>();
    for (const match of matches) {
      const { event, to, notificators, commandId } = match;
      const { device, position } = byEvent.get(event)!;
      const facts = toEventFacts(event, device, position, rules);
      const message = { kind: 'event', facts, commandId } as const;
      for (const channel of channels) {
        const key = keyOf(channel, match);
        if (!notificators.has(channel.type) || planned.has(key)) continue;
        planned.add(key);
        if (channel.isQueued) queued.push({ channel: channel.type, userId: to.userId, message });
        else immediate.set(event, [...(immediate.get(event) ?? []), { channel, message, to }]);
      }
    }
    return { queued, immediate };
  };

  return async (unit, events) => {
    if (events.length === 0) return NOTHING;
    try {
      return await plan(unit, events);
    } catch (error) {
      // A fix is worth more than its notification: it is stored whatever happens here.
      log.error({ err: error }, 'Who is to hear of events could not be found');
      return NOTHING;
    }
  };
};
