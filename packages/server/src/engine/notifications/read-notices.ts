import type { Unit } from '../../db/database';
import type { EngineLog } from '../common/engine-log';
import type { AppliedBatch, Job } from '../ingest/batch/apply-batch';
import type { Position } from '../positions/position';
import type { TrackingEvent } from '../positions/tracking-event';
import { toEventFacts } from './message/event-facts';
import { findNotices, type Notice } from './find-notices';
import type { RuleBook } from '../rules/book/rule-book';
import type { Channel, Message, Recipient } from './channels/channel';
import type { Letter } from './outbox/outbox-entry';

/** One event on one way to one account. */
export interface Telling {
  channel: Channel;
  message: Message & { kind: 'event' };
  to: Recipient;
}

/** What a batch tells people: what waits in the outbox, and what is told at once, by event. */
export interface Notices {
  letters: Letter[];
  live: ReadonlyMap<TrackingEvent, readonly Telling[]>;
}

/** What telling stands on. */
export interface NoticeOptions {
  rules: RuleBook;
  channels: readonly Channel[];
  clock: () => number;
  log: EngineLog;
}

const NONE: Notices = { letters: [], live: new Map() };

/** Works out who is told what of a batch, before it is stored. */
export const createNoticeReader = ({ rules, channels, clock, log }: NoticeOptions) => {
  /** Two rules of one account that mean the same event speak once on each way; each command is its own. */
  const keyOf = ({ type }: Channel, { event, to, commandId }: Notice): string =>
    `${event.id} ${to.userId} ${type === 'command' ? `command ${commandId}` : type}`;

  const read = async (unit: Unit, jobs: readonly Job[], batch: AppliedBatch): Promise<Notices> => {
    const jobOf = new Map<TrackingEvent, Job>();
    batch.outcomes.forEach(({ statusEvents, positionEvents }, index) => {
      const job = jobs[index];
      if (!job || job.silent) return;
      for (const event of [...statusEvents, ...positionEvents]) jobOf.set(event, job);
    });
    const found = await findNotices(unit, rules, [...jobOf.keys()], clock());
    if (found.length === 0) return NONE;
    const positions = new Map(batch.positions.map(({ position }) => [position.id, position]));
    const letters: Letter[] = [];
    const live = new Map<TrackingEvent, Telling[]>();
    const told = new Set<string>();
    for (const notice of found) {
      const { event, to, notificators, commandId } = notice;
      const job = jobOf.get(event);
      if (!job) continue;
      const { device } = job;
      const latest = batch.states.get(device)?.latest ?? device.state.latest;
      const place: Position | null = positions.get(event.positionId) ?? latest;
      const facts = toEventFacts(event, device.entity, place, rules);
      const message = { kind: 'event', facts, commandId } as const;
      for (const channel of channels) {
        const key = keyOf(channel, notice);
        if (!notificators.has(channel.type) || told.has(key)) continue;
        told.add(key);
        if (channel.isKept) letters.push({ channel: channel.type, userId: to.userId, message });
        else live.set(event, [...(live.get(event) ?? []), { channel, message, to }]);
      }
    }
    return { letters, live };
  };

  return async (unit: Unit, jobs: readonly Job[], batch: AppliedBatch): Promise<Notices> => {
    try {
      return await read(unit, jobs, batch);
    } catch (error) {
      // A fix is worth more than its notice: it is stored whatever happens here.
      log.error({ err: error }, 'Who is to hear of events could not be found');
      return NONE;
    }
  };
};
