import { isFresh } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import type { EngineLog } from '../engine/common/engine-log';
import { addressEvents } from '../engine/notifications/address-events';
import type { Channel } from '../engine/notifications/channels/channel';
import {
  escalationInsertSql,
  toEscalationRows,
} from '../engine/notifications/escalation/escalation-entry';
import type { Outbox } from '../engine/notifications/outbox/outbox';
import { findAlarmed } from './find-alarmed';
import { findTold, type Told } from './find-told';
import type { ForwardedEvents } from './forwarded-events';
import { readFacts } from './read-facts';
import type { ReadRules } from './read-rules';

interface TellOptions {
  database: Database;
  /** Of the tracking API. */
  origin: string;
  events: ForwardedEvents;
  rules: ReadRules;
  channels: readonly Channel[];
  outbox: Pick<Outbox, 'add'>;
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
  log: EngineLog;
}

/** Tells people of forwarded events. */
export interface TellForwarded {
  /** Looks for what waits, soon. */
  wake(): void;
  /** Tells all that waits; what cannot be told now is tried again later. */
  run(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
/** What takes time is asking who is to hear of it, and most of that is remembered. */
const AT_ONCE = 4;

const NOBODY: Told = { told: [], escalating: [] };

/** Over what waits in the database. */
export function createTellForwarded(options: TellOptions): TellForwarded {
  const { database, origin, events, rules, channels, outbox, prefix, clock, log } = options;
  /** Every way to people that this server has. */
  const ofPeople = new Set(channels.map(({ follows, type }) => follows ?? type));
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = async (id: number, body: unknown): Promise<void> => {
    const forwarded = readFacts(body);
    const isWanted = forwarded && isFresh(forwarded.facts.event.eventTimeMs, clock());
    // The alarm of an anchor first: whom a rule tells of its fence too is told once, of that.
    const alarmed = isWanted ? await findAlarmed(rules, forwarded, ofPeople) : [];
    const byRules = isWanted ? await findTold(rules, forwarded, prefix) : NOBODY;
    await database.transaction(async (unit) => {
      if (!(await events.take(unit, id))) return;
      const { queued } = await addressEvents(unit, channels, [...alarmed, ...byRules.told]);
      await outbox.add(unit, queued);
      const rows = toEscalationRows(byRules.escalating, clock());
      await unit.query(escalationInsertSql('$1', '$2'), [rows, origin]);
    });
  };

  /** One that cannot be told keeps no other back. */
  const tellAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let lastId = 0; ;) {
      const waiting = await events.listWaiting(lastId);
      const queue = waiting.values();
      const work = async (): Promise<void> => {
        for (const { id, body } of queue) {
          if (isStopping) return;
          await tell(id, body).catch((error: unknown) => void failures.push(error));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      lastId = waiting.at(-1)?.id ?? lastId;
      if (waiting.length === 0 || isStopping) break;
    }
    if (failures.length > 0) throw failures[0];
  };

  const runUntilQuiet = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await tellAll();
      } while (isAskedAgain && !isStopping);
    } finally {
      running = undefined;
    }
  };

  const run = async (): Promise<void> => {
    if (isStopping) return;
    isAskedAgain = true;
    return (running ??= runUntilQuiet());
  };
  const wake = (): void => {
    run().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'Whom to tell of an event is asked again later');
    });
  };
  return {
    wake,
    run,
    start() {
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
