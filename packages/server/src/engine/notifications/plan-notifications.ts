import { isFresh, isSameLeaving, readEscalation } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { type FindDriver, readDrives } from '../../upstream/read-drives';
import type { EngineLog } from '../common/engine-log';
import type { DeviceEntity } from '../entities/device-entity';
import type { Position } from '../positions/position';
import type { TrackingEvent } from '../positions/tracking-event';
import type { RuleBook } from '../rules/book/rule-book';
import { addressEvents, type Delivery } from './address-events';
import { type FenceAct, findFenceActs } from './acting-fences';
import type { Channel } from './channels/channel';
import { FENCE_LOCK } from './channels/fence-lock-channel';
import { matchNotifications, type NotificationMatch } from './match-notifications';
import { toEventFacts } from './message/event-facts';
import type { EscalationEntry } from './escalation/escalation-entry';
import type { OutboxEntry } from './outbox/outbox-entry';

/** An event with its device, and where that was. */
export interface LocatedEvent {
  event: TrackingEvent;
  device: DeviceEntity;
  position: Position | null;
}

/**
 * Notifications of a batch of events: those for the outbox, those sent at once, by event, and those
 * that escalate later.
 */
export interface NotificationPlan {
  queued: OutboxEntry[];
  immediate: ReadonlyMap<TrackingEvent, readonly Delivery[]>;
  /** Alarms that go to others too unless somebody takes them. */
  escalating: EscalationEntry[];
}

/** Options of planning. */
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

/**
 * True when an account gets an anchor's alarm and a rule of theirs reports the same leaving: that
 * would be twice.
 */
const hearsAlarm = ({ event, to }: NotificationMatch, acts: readonly FenceAct[]): boolean =>
  acts.some(
    ({ event: alarm, action, owners }) =>
      action === 'alarm' &&
      isSameLeaving(event, alarm) &&
      event.eventTimeMs === alarm.eventTimeMs &&
      owners.some(({ userId }) => userId === to.userId),
  );

/** Reads who had checked in by code as the events happened, in one query for all of them. */
async function readDriversOf(
  unit: Unit,
  events: readonly TrackingEvent[],
): Promise<FindDriver | undefined> {
  const [first] = events;
  if (!first) return undefined;
  let [fromMs, toMs] = [first.eventTimeMs, first.eventTimeMs];
  for (const { eventTimeMs } of events) {
    fromMs = Math.min(fromMs, eventTimeMs);
    toMs = Math.max(toMs, eventTimeMs);
  }
  const deviceIds = [...new Set(events.map(({ deviceId }) => deviceId))];
  return readDrives(unit, { origin: ENGINE_ORIGIN, deviceIds, fromMs, toMs });
}

/** A command goes to the device, whoever hears of what. */
const withoutPeople = ({ notificators }: Pick<NotificationMatch, 'notificators'>) =>
  new Set([...notificators].filter((name) => name === 'command'));

/** The planner of notifications. */
export const createNotificationPlanner = ({
  rules,
  channels,
  attributePrefix,
  clock,
  log,
}: PlannerOptions): PlanNotifications => {
  /** Every way to people that this server has. */
  const ofPeople = new Set(channels.map(({ type }) => type).filter((type) => type !== 'command'));
  const plan: PlanNotifications = async (unit, located) => {
    const byEvent = new Map(located.map((one) => [one.event, one]));
    const fresh = [...byEvent.keys()].filter(({ eventTimeMs }) => isFresh(eventTimeMs, clock()));
    const acts = await findFenceActs(unit, rules, fresh, clock());
    const matches = await matchNotifications(unit, rules, [...byEvent.keys()], clock());
    const told = [...matches.map(({ event }) => event), ...acts.map(({ event }) => event)];
    const findDriver = await readDriversOf(unit, told);
    const toFacts = (event: TrackingEvent) => {
      const { device, position } = byEvent.get(event)!;
      const checkedIn = findDriver?.(device.id, event.eventTimeMs);
      return toEventFacts(event, device, position, rules, checkedIn);
    };
    const events = matches.map(({ event, ...match }) => ({
      ...match,
      facts: toFacts(event),
      ...(hearsAlarm({ event, ...match }, acts) && { notificators: withoutPeople(match) }),
    }));
    const alarms = acts.flatMap(({ event, action, owners }) =>
      owners.flatMap((to) =>
        action === 'alarm'
          ? { facts: toFacts(event), to, notificators: ofPeople, commandId: 0 }
          : [],
      ),
    );
    const locks = acts.flatMap(({ event, action, owners: [first] }) => {
      if (action !== 'lock') return [];
      if (!first) log.warn({ geofenceId: event.geofenceId }, 'A fence that locks is of nobody');
      const message = { kind: 'event', facts: toFacts(event), commandId: 0 } as const;
      return first ? [{ channel: FENCE_LOCK, userId: first.userId, message }] : [];
    });
    const addressed = await addressEvents(unit, channels, [...events, ...alarms]);
    const { immediate } = addressed;
    const queued = [...addressed.queued, ...locks];
    const deliveriesByEvent = new Map<TrackingEvent, Delivery[]>();
    for (const delivery of immediate) {
      const { event } = delivery.message.facts;
      const known = deliveriesByEvent.get(event);
      if (known) known.push(delivery);
      else deliveriesByEvent.set(event, [delivery]);
    }
    const escalating = events.flatMap(({ rule, facts }) => {
      const escalation = facts.event.type === 'alarm' && readEscalation(rule, attributePrefix);
      return escalation ? [{ notificationId: rule.id, escalation, facts }] : [];
    });
    return { queued, immediate: deliveriesByEvent, escalating };
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
