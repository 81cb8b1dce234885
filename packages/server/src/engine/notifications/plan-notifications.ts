import { readEscalation } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { EngineLog } from '../common/engine-log';
import type { DeviceEntity } from '../entities/device-entity';
import type { Position } from '../positions/position';
import type { TrackingEvent } from '../positions/tracking-event';
import type { RuleBook } from '../rules/book/rule-book';
import { addressEvents, type Delivery } from './address-events';
import type { Channel } from './channels/channel';
import { matchNotifications } from './match-notifications';
import { toEventFacts } from './message/event-facts';
import type { EscalationEntry } from './escalation/escalation-entry';
import type { OutboxEntry } from './outbox/outbox-entry';

/** An event with its device, and where that was. */
export interface LocatedEvent {
  event: TrackingEvent;
  device: DeviceEntity;
  position: Position | null;
}

/** What a batch of events sends: what goes into the outbox, what goes out at once, by event, and what goes on later. */
export interface NotificationPlan {
  queued: OutboxEntry[];
  immediate: ReadonlyMap<TrackingEvent, readonly Delivery[]>;
  /** Alarms that go to others too unless somebody takes them. */
  escalating: EscalationEntry[];
}

/** What planning stands on. */
export interface PlannerOptions {
  rules: RuleBook;
  channels: readonly Channel[];
  /** Begins the product's own attributes. */
  attributePrefix: string;
  clock: () => number;
  log: EngineLog;
}

/** Works out who is notified of events, before they are stored; never rejects. */
export type PlanNotifications = (
  unit: Unit,
  events: readonly LocatedEvent[],
) => Promise<NotificationPlan>;

const NOTHING: NotificationPlan = { queued: [], immediate: new Map(), escalating: [] };

/** The planner of notifications. */
export const createNotificationPlanner = ({
  rules,
  channels,
  attributePrefix,
  clock,
  log,
}: PlannerOptions): PlanNotifications => {
  const plan: PlanNotifications = async (unit, located) => {
    const byEvent = new Map(located.map((one) => [one.event, one]));
    const matches = await matchNotifications(unit, rules, [...byEvent.keys()], clock());
    const events = matches.map(({ event, ...match }) => {
      const { device, position } = byEvent.get(event)!;
      return { ...match, facts: toEventFacts(event, device, position, rules) };
    });
    const { queued, immediate } = await addressEvents(unit, channels, events);
    const byPlace = new Map<TrackingEvent, Delivery[]>();
    for (const delivery of immediate) {
      const { event } = delivery.message.facts;
      const known = byPlace.get(event);
      if (known) known.push(delivery);
      else byPlace.set(event, [delivery]);
    }
    const escalating = events.flatMap(({ rule, facts }) => {
      const escalation = facts.event.type === 'alarm' && readEscalation(rule, attributePrefix);
      return escalation ? [{ notificationId: rule.id, escalation, facts }] : [];
    });
    return { queued, immediate: byPlace, escalating };
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
