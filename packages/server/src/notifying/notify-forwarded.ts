import { DAY_MS, isFresh, ANCHOR_LEFT, findFenceAction } from '@rastro/sdk/domain';
import type { Unit, Database } from '../db/database';
import type { WorkKind } from '../db/work-queue/work-kind';
import { addressEvents } from '../engine/notifications/address-events';
import type { Channel } from '../engine/notifications/channels/channel';
import {
  escalationInsertSql,
  toEscalationRows,
} from '../engine/notifications/escalation/escalation-entry';
import type { Outbox } from '../engine/notifications/outbox/outbox';
import { readDrives } from '../upstream/read-drives';
import { findTold, type Told } from './find-told';
import { type ForwardedFacts, readFacts } from './read-facts';
import type { ReadRules } from './read-rules';
import type { EventForUser } from '../engine/notifications/address-events';

/**
 * Returns the accounts that the anchor of a forwarded event alarms, without a rule: those that have
 * it and see its vehicle, by all these channels. To an external tracking API an anchor is a fence
 * like any other. Throws when the API cannot be queried now.
 */
async function findAlarmed(
  rules: Pick<ReadRules, 'listFenceOwners' | 'readRecipient' | 'sees'>,
  { facts, fence }: ForwardedFacts,
  channels: ReadonlySet<string>,
): Promise<EventForUser[]> {
  if (facts.event.type !== 'geofenceExit' || !fence) return [];
  const event = { ...facts.event, type: 'alarm', attributes: { alarm: ANCHOR_LEFT } };
  if (findFenceAction(event, fence) !== 'alarm') return [];
  const alarmed: EventForUser[] = [];
  for (const userId of await rules.listFenceOwners(fence.id)) {
    const to = await rules.readRecipient(userId);
    if (!to || !(await rules.sees(userId, event.deviceId))) continue;
    alarmed.push({ facts: { ...facts, event }, to, notificators: channels, commandId: 0 });
  }
  return alarmed;
}

interface TellOptions {
  database: Database;
  /** Origin of the tracking API. */
  origin: string;
  rules: ReadRules;
  channels: readonly Channel[];
  outbox: Pick<Outbox, 'add'>;
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
}

/** The kind of work that a forwarded event is; its lane is where it comes from. */
export const FORWARDED_EVENT = 'forwarded-event';

/** Delay before a retry. Querying the recipients takes time, and mostly fails only briefly. */
const RETRY_MS = 5_000;
/** Nobody is told of what is older. */
const GIVE_UP_AFTER_MS = 2 * DAY_MS;

const NOBODY: Told = { told: [], escalating: [] };

/** Telling people of forwarded events, as a kind of work: one that cannot be told keeps no other back. */
export function createTellForwarded(options: TellOptions): WorkKind {
  const { database, origin, rules, channels, outbox, prefix, clock } = options;
  /** Every way to people that this server has. */
  const ofPeople = new Set(channels.map(({ follows, type }) => follows ?? type));

  /**
   * Adds the driver who had checked in by a code; a driver reported by the tracker takes
   * precedence.
   */
  const nameDriver = async (forwarded: ForwardedFacts): Promise<ForwardedFacts> => {
    const { facts } = forwarded;
    const { deviceId, eventTimeMs } = facts.event;
    const when = { origin, deviceIds: [deviceId], fromMs: eventTimeMs, toMs: eventTimeMs };
    const then = (await readDrives(database, when))?.(deviceId, eventTimeMs);
    const isTheirs = then && (facts.driver === '' || facts.driver === then.uniqueId);
    return isTheirs ? { ...forwarded, facts: { ...facts, driver: then.name } } : forwarded;
  };

  const tell = async (body: unknown, end: (unit: Unit) => Promise<boolean>): Promise<void> => {
    const read = readFacts(body);
    const isWanted = read && isFresh(read.facts.event.eventTimeMs, clock());
    const forwarded = isWanted ? await nameDriver(read) : read;
    // The alarm of an anchor first: whom a rule tells of its fence too is told once, of that.
    const alarmed = isWanted && forwarded ? await findAlarmed(rules, forwarded, ofPeople) : [];
    const byRules = isWanted && forwarded ? await findTold(rules, forwarded, prefix) : NOBODY;
    await database.transaction(async (unit) => {
      if (!(await end(unit))) return;
      const { queued } = await addressEvents(unit, channels, [...alarmed, ...byRules.told]);
      await outbox.add(unit, queued);
      const rows = toEscalationRows(byRules.escalating, clock());
      await unit.query(escalationInsertSql('$1', '$2'), [rows, origin]);
    });
  };

  return {
    name: FORWARDED_EVENT,
    isUnordered: true,
    isFree: () => true,
    retryMs: RETRY_MS,
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    openLane: async (lane) =>
      lane === origin ? ({ payload, end }) => tell(payload, end) : undefined,
    explain: () => ({ problem: 'failed' }),
  };
}
