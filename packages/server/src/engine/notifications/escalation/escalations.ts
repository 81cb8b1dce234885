import { DAY_MS, decideEscalation, readEscalation } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import type { Database, Unit } from '../../../db/database';
import type { EngineLog } from '../../common/engine-log';
import { addressEvents } from '../address-events';
import type { Channel } from '../channels/channel';
import { loadRecipient } from '../outbox/load-recipient';
import type { EventFacts } from '../message/event-facts';
import type { Outbox } from '../outbox/outbox';
import { IS_TAKEN_SQL, MAY_BE_TOLD_SQL } from './escalation-sql';

/** What alarms that go on stand on. */
export interface EscalationOptions {
  db: Database;
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
  facts: EventFacts;
  notificators: string | null;
  rule: Record<string, unknown> | null;
  is_taken: boolean;
}

const AT_ONCE = 100;

/** `skip locked`: of two looks at once each tells somebody else. */
const DUE_SQL = `
  select e.id, e.notification_id, e.device_id, e.event_time, e.place, e.facts, n.notificators,
    n.attributes as rule, ${IS_TAKEN_SQL('$2')} as is_taken
  from escalations e left join notifications n on n.id = e.notification_id
  where e.next_at <= $1 order by e.next_at limit ${AT_ONCE} for update of e skip locked`;

const CONTACTS_SQL = `
  select u.id from users u where u.id = any($1::bigint[])
    and ${MAY_BE_TOLD_SQL({ device: '$2', rule: '$3', now: '$4' })}`;

/** The channels that somebody was not told by yet: another rule may name the same contact. */
const TELL_ONCE_SQL = `
  insert into told_contact (event_id, user_id, channel, told_at)
  select $1, $2, channel, $4 from unnest($3::text[]) channel
  on conflict do nothing returning channel`;

/** No alarm goes on for so long. */
const KEPT_MS = 2 * DAY_MS;

/** Tells the next contacts of alarms that nobody has taken; resolves once all that is due was looked at. */
export const createEscalations = (options: EscalationOptions): (() => Promise<void>) => {
  const { db, channels, outbox, attributePrefix, clock, log } = options;

  const tell = async (unit: Unit, userId: number, facts: EventFacts, by: readonly string[]) => {
    const to = await loadRecipient(unit, userId, clock());
    if (!to) return;
    const { rows } = await unit.query<{ channel: string }>(TELL_ONCE_SQL, [
      facts.event.id,
      userId,
      by,
      new Date(clock()),
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

  const step = async (unit: Unit, row: Row): Promise<void> => {
    const nowMs = clock();
    const escalation =
      row.rule &&
      readEscalation({ notificators: row.notificators, attributes: row.rule }, attributePrefix);
    const { rows } = await unit.query<{ id: number }>(CONTACTS_SQL, [
      escalation?.contacts ?? [],
      row.device_id,
      row.notification_id,
      new Date(nowMs),
    ]);
    const known = new Set(rows.map(({ id }) => id));
    const decided = decideEscalation({
      escalation,
      place: row.place,
      eventMs: row.event_time.getTime(),
      nowMs,
      isTaken: row.is_taken,
      canBeTold: (id) => known.has(id),
    });
    if (decided.deed === 'tell') {
      await tell(unit, decided.userId, row.facts, escalation?.channels ?? []);
    }
    const next =
      decided.deed === 'rest'
        ? { place: row.place, atMs: decided.atMs }
        : decided.deed === 'tell' && decided.next;
    if (next) {
      const isResting = decided.deed === 'rest';
      await unit.query(
        'update escalations set place = $2, next_at = $3, is_resting = $4 where id = $1',
        [row.id, next.place, new Date(next.atMs), isResting],
      );
    } else await unit.query('delete from escalations where id = $1', [row.id]);
  };

  return async () => {
    await db.query('delete from told_contact where told_at < $1', [new Date(clock() - KEPT_MS)]);
    for (let found = AT_ONCE; found === AT_ONCE;) {
      found = await db.transaction(async (unit) => {
        const { rows } = await unit.query<Row & Record<string, unknown>>(DUE_SQL, [
          new Date(clock()),
          ENGINE_ORIGIN,
        ]);
        for (const row of rows) await step(unit, row);
        return rows.length;
      });
    }
  };
};
