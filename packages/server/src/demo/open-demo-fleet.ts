import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import type { IngestMessage } from '../engine/ingest/ingest-message';
import type { Upstream } from '../upstream/upstream';
import { createLivePlayer } from './create-live-player';
import { createOsmandSender } from './create-osmand-sender';
import { DEMO_ATTRIBUTION, resolveFleetDayFile } from './demo-assets';
import type { DemoLog } from './demo-log';
import { readDemoState, writeDemoState, type DemoState } from './demo-state';
import type { FleetDay } from './fleet-day';
import { loadHistory } from './load-history';
import { readFleetDay } from './read-fleet-day';
import { LIVE_FROM_CLOCK_MS } from './replay';
import { seedFleet, type FirstAdministrator } from './seed-fleet';
import { toOsmandFields } from './to-osmand-fields';

/** What the demo asks of the engine. */
export interface DemoEngine {
  upstream: Upstream;
  ingestMany(messages: readonly IngestMessage[], options: { silent: boolean }): Promise<unknown>;
}

/** What a demo fleet needs. */
export interface DemoFleetOptions {
  db: Database;
  engine: DemoEngine;
  clock: () => number;
  log: DemoLog;
  /** File time for each unit of real time. Default 1. */
  speed?: number;
  adminEmail: string;
  /** Default: a random one. */
  adminPassword?: string | undefined;
  /** Default: the recorded day in the package. */
  day?: FleetDay;
}

/** What the server tells of the demo to everybody. */
export interface DemoFleetInfo {
  attribution: string;
  /** Fixes of the history that are stored, and all of them. */
  history: { done: number; total: number };
}

/** A demo fleet on an open database. */
export interface DemoFleet {
  /** Who was made by this very start, to be printed once; null at later starts. */
  readonly firstAdministrator: FirstAdministrator | null;
  info(): DemoFleetInfo;
  /** The read-only user behind the one click. */
  signInUserId(): number;
  /** Loads the history and plays live towards the ingest port; returns at once. */
  start(ingestUrl: string): void;
  /** Stops and remembers the file's clock. */
  close(): Promise<void>;
}

const TICK_MS = 250;
const SAVE_EVERY_MS = 5_000;

async function openState(options: DemoFleetOptions, day: FleetDay) {
  const { db, engine, clock, adminEmail } = options;
  return db.transaction(async (unit) => {
    const known = await readDemoState(unit);
    if (known) {
      await unit.kysely
        .updateTable('users')
        .set({ disabled: false })
        .where('id', '=', known.userId)
        .execute();
      return { state: known, firstAdministrator: null };
    }
    const someone = await unit.kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    const password = options.adminPassword ?? randomBytes(12).toString('base64url');
    const firstAdministrator = { name: 'Administrator', email: adminEmail, password };
    const userId = await seedFleet(engine.upstream, unit, day, firstAdministrator);
    const state = { userId, historyEndsAt: clock(), clockMs: LIVE_FROM_CLOCK_MS };
    await writeDemoState(unit, state);
    return { state, firstAdministrator };
  });
}

/**
 * Opens the demo fleet: makes it on an empty database, finds it again on its own, and returns null
 * on a database with other users and no fleet. Throws when the data or the database cannot be read.
 */
export async function openDemoFleet(options: DemoFleetOptions): Promise<DemoFleet | null> {
  const day = options.day ?? (await readFleetDay(resolveFleetDayFile()));
  const opened = await openState(options, day);
  return opened && createDemoFleet(options, day, opened.state, opened.firstAdministrator);
}

function createDemoFleet(
  { db, engine, clock, log, speed = 1 }: DemoFleetOptions,
  day: FleetDay,
  state: DemoState,
  firstAdministrator: FirstAdministrator | null,
): DemoFleet {
  const stop = new AbortController();
  const running: Promise<void>[] = [];
  const history = { done: 0, total: day.fixCount };
  let clockMs = state.clockMs;
  const save = () => writeDemoState(db, { ...state, clockMs });

  const run = (work: Promise<void>, failure: string) => {
    running.push(work.catch((error: unknown) => log.warn({ err: error }, failure)));
  };

  const playLive = async (player: ReturnType<typeof createLivePlayer>) => {
    let savedAt = clock();
    while (!stop.signal.aborted) {
      await player.tick();
      clockMs = player.clockMs();
      if (clock() - savedAt >= SAVE_EVERY_MS) {
        savedAt = clock();
        await save();
      }
      await waitForTick(stop.signal);
    }
  };

  return {
    firstAdministrator,
    info: () => ({ attribution: DEMO_ATTRIBUTION, history: { ...history } }),
    signInUserId: () => state.userId,
    start: (ingestUrl) => {
      const sender = createOsmandSender(ingestUrl);
      const player = createLivePlayer({
        day,
        speed,
        clock,
        log,
        fromClockMs: state.clockMs,
        send: (message, sentAt) => sender(toOsmandFields(message, sentAt)),
      });
      const loading = loadHistory({
        db,
        day,
        endsAt: state.historyEndsAt,
        ingestMany: (messages) => engine.ingestMany(messages, { silent: true }),
        onProgress: (done) => (history.done = done),
        onBusDone: player.join,
        signal: stop.signal,
      });
      run(loading, 'The history of the demo fleet could not be loaded');
      run(
        playLive(player).finally(() => sender.close()),
        'The demo fleet stopped',
      );
    },
    close: async () => {
      stop.abort();
      await Promise.all(running);
      await save();
    },
  };
}

/** A moment's rest; over at once when stopped. */
function waitForTick(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, TICK_MS);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
