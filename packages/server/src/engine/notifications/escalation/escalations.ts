import { decideEscalation, type EscalationStep, readEscalation } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../../db/database';
import type { EngineLog } from '../../common/engine-log';
import { addressEvents } from '../address-events';
import type { Channel, Recipient } from '../channels/channel';
import type { EventFacts } from '../message/event-facts';
import type { Outbox } from '../outbox/outbox';
import { IS_TAKEN_SQL } from './escalation-sql';
import type { EscalationSources } from './escalation-sources';

/** Options of escalating alarms. */
export interface EscalationOptions {
  db: Database;
  /** Origin of the tracking API that the alarms belong to. */
  origin: string;
  sources: EscalationSources;
  channels: readonly Channel[];
  outbox: Pick<Outbox, 'add'>;
  /** Begins the product's own attributes. */
  attributePrefix: string;
  clock: () => number;
  log: EngineLog;
}

interface Row {
  id: number;
  notification_id: number;
  device_id: number;
  event_time: Date;
  place: number;
  next_at: Date;
  facts: EventFacts;
  is_taken: boolean;
}

const AT_ONCE = 100;

const DUE_SQL = `
  select e.id, e.notification_id, e.device_id, e.event_time, e.place, e.next_at, e.facts,
    ${IS_TAKEN_SQL('$2')} as is_taken
  from escalations e where e.next_at <= $1 and e.tracking_origin = $2 and e.id > $3
  order by e.id limit ${AT_ONCE}`;

/**
 * SQL condition: the row is as it was read. Of two servers at once one goes on, and whoever takes
 * the alarm meanwhile is not passed over.
 */
const UNCHANGED_SQL = `e.id = $1 and e.place = $2 and e.next_at = $3 and ${IS_TAKEN_SQL('$4')} = $5`;
const MOVE_SQL = `
  update escalations e set place = $6, next_at = $7, is_resting = $8 where ${UNCHANGED_SQL}
  returning e.id`;
const END_SQL = `delete from escalations e where ${UNCHANGED_SQL} returning e.id`;

/** The channels that somebody was not told by yet: another rule may name the same contact. */
const TELL_ONCE_SQL = `
  insert into told_contact (tracking_origin, event_id, user_id, channel, told_at)
  select $5, $1, $2, channel, $4 from unnest($3::text[]) channel
  on conflict do nothing returning channel`;

/**
 * Tells the next contacts of alarms that nobody has taken; resolves once all that is due was looked at. One that
 * nobody can decide now keeps no other back, and stays due.
 */
export const createEscalations = (options: EscalationOptions): (() => Promise<void>) => {
  const { db, origin, sources, channels, outbox, attributePrefix, clock, log } = options;

  const tell = async (unit: Unit, to: Recipient, { facts, by }: Told): Promise<void> => {
    const { rows } = await unit.query<{ channel: string }>(TELL_ONCE_SQL, [
      facts.event.id,
      to.userId,
      by,
      new Date(clock()),
      origin,
    ]);
    const notificators = new Set(rows.map(({ channel }) => channel));
    const event = { facts, to, notificators, commandId: 0, isUntaken: true };
    const { queued, immediate } = await addressEvents(unit, channels, [event]);
    await outbox.add(unit, queued);
    unit.afterCommit(() => {
      for (const { channel, message } of immediate) {
        channel.deliver(message, to).catch((error: unknown) => {
          log.error({ err: error, channel: channel.type }, 'A notification could not be sent');
        });
      }
    });
  };

  const move = async (unit: Unit, row: Row, decided: EscalationStep): Promise<boolean> => {
    const known = [row.id, row.place, row.next_at, origin, row.is_taken];
    const next =
      decided.action === 'rest'
        ? { place: row.place, atMs: decided.atMs }
        : decided.action === 'tell' && decided.next;
    const { rows } = next
      ? await unit.query(MOVE_SQL, [
          ...known,
          next.place,
          new Date(next.atMs),
          decided.action === 'rest',
        ])
      : await unit.query(END_SQL, known);
    return rows.length > 0;
  };

  const step = async (row: Row): Promise<void> => {
    const { notification_id: ruleId, device_id: deviceId, place, facts } = row;
    const rule = await sources.readRule(ruleId);
    const escalation = rule && readEscalation(rule, attributePrefix);
    const contacts = escalation?.contacts ?? [];
    const known = await sources.listTellable({ contacts, ruleId, deviceId });
    const decided = decideEscalation({
      escalation,
      place,
      eventMs: row.event_time.getTime(),
      nowMs: clock(),
      isTaken: row.is_taken,
      canBeTold: (id) => known.has(id),
    });
    const to = decided.action === 'tell' ? await sources.loadRecipient(decided.userId) : null;
    await db.transaction(async (unit) => {
      if (!(await move(unit, row, decided)) || !to) return;
      await tell(unit, to, { facts, by: escalation?.channels ?? [] });
    });
  };

  return async () => {
    const failures: unknown[] = [];
    for (let lastId = 0, found = AT_ONCE; found === AT_ONCE;) {
      const due = [new Date(clock()), origin, lastId];
      const { rows } = await db.query<Row & Record<string, unknown>>(DUE_SQL, due);
      for (const row of rows) await step(row).catch((error: unknown) => failures.push(error));
      [found, lastId] = [rows.length, rows.at(-1)?.id ?? lastId];
    }
    if (failures.length > 0) throw failures[0];
  };
};

interface Told {
  facts: EventFacts;
  by: readonly string[];
}
