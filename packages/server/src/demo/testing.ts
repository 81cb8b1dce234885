import { expect, vi } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createEngine, type Engine } from '../engine/engine';
import { createTestMail } from '../engine/notifications/testing';
import { createIngestServer } from '../engine/ingest/listener/ingest-server';
import type { Mailer } from '../mail/mailer';
import type { Listener } from '../listener/open-listener';
import type { DemoFleet, DemoFleetOptions } from './demo-fleet';
import { readDemoState } from './demo-state';
import type { FleetDay, FleetFix } from './day/fleet-day';
import { openDemoFleet } from './open-demo-fleet';
import { PLAY_FROM_CLOCK_MS } from './replay/replay';
import { openTestWebhooks } from '../webhooks/testing';
import { waitFor } from '../testing/wait-for';

/** A kilometre north every minute. */
const fixAt = (minute: number): FleetFix => ({
  clockMs: PLAY_FROM_CLOCK_MS + minute * MINUTE_MS,
  latitude: 30.3045 + minute * 0.009,
  longitude: -97.7,
  speedKnots: 30,
  course: 0,
  ignition: true,
  routeId: '101',
  tripId: 't',
  headsign: 'NORTHBOUND',
});
const MINUTES = [-120, -119, -118, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5];
export const day: FleetDay = {
  buses: ['2010', '2011'].map((vehicleId) => ({
    vehicleId,
    mainRouteId: '101',
    fixes: MINUTES.map(fixAt),
  })),
  fixCount: 2 * MINUTES.length,
  firstClockMs: fixAt(-120).clockMs,
  lastClockMs: fixAt(4.5).clockMs,
};
export const log = {
  info: () => undefined,
  warn: vi.fn(),
  error: () => undefined,
  debug: () => undefined,
};

interface StoredFix {
  fixTimeMs: number;
  latitude: number;
  distance: number;
  totalDistance: number;
  isInterpolated: boolean;
}

/** Lists the stored fixes of a bus, the oldest first. */
const listStoredFixes = async (db: Database, vehicleId: string): Promise<StoredFix[]> => {
  const rows = await db.kysely
    .selectFrom('all_positions')
    .innerJoin('devices', 'devices.id', 'all_positions.device_id')
    .select(['all_positions.fix_time', 'all_positions.latitude', 'all_positions.attributes'])
    .where('devices.unique_id', '=', `capmetro-${vehicleId}`)
    .orderBy('all_positions.fix_time')
    .execute();
  return rows.map(({ fix_time, latitude, attributes }) => ({
    fixTimeMs: fix_time.getTime(),
    latitude,
    distance: Number(attributes['distance']),
    totalDistance: Number(attributes['totalDistance']),
    isInterpolated: attributes['interpolated'] === true,
  }));
};

/** A database, its engine and its port for trackers, by a clock of their own, and demo fleets of two buses on them. */
export function createDemoTest() {
  let db: Database;
  let engine: Engine;
  let ingest: Listener;
  let ingestUrl: string;
  let now: number;
  const clock = () => now;
  const open: DemoFleet[] = [];
  const mailed: string[] = [];
  const startEngine = async () => {
    const mailer: Mailer = {
      send: async ({ to }) => void mailed.push(to.address),
      verify: async () => undefined,
      close: () => undefined,
    };
    const mail = { ...createTestMail('smtp://localhost'), mailer };
    engine = createEngine({ db, clock, log, retentionDays: 90, mail });
    await engine.start();
  };

  const openFleet = async (options: Partial<DemoFleetOptions> = {}) => {
    const fleet = await openDemoFleet({
      db,
      engine,
      clock,
      log,
      day,
      adminEmail: 'admin@example.com',
      attributePrefix: 'rastro',
      webhooks: openTestWebhooks(db, { clock }),
      t: getProductWords('pt-BR').t,
      ...options,
    });
    if (!fleet) throw new Error('No fleet');
    open.push(fleet);
    return fleet;
  };

  /** Lets the file's clock go on and waits until it was played and saved that far. */
  const playTo = async (seconds: number) => {
    for (;;) {
      const { clockMs = 0 } = (await readDemoState(db)) ?? {};
      const leftMs = PLAY_FROM_CLOCK_MS + seconds * 1000 - clockMs;
      if (leftMs <= 0) return;
      const stepMs = Math.ceil(leftMs / Math.ceil(leftMs / 30_000));
      now += stepMs;
      await waitFor(async () => expect((await readDemoState(db))?.clockMs).toBe(clockMs + stepMs), {
        timeout: 20_000,
      });
    }
  };

  const count = async (table: 'users' | 'devices' | 'groups' | 'notifications') =>
    (await db.kysely.selectFrom(table).select('id').execute()).length;

  const setUp = async () => {
    log.warn.mockClear();
    now = Date.UTC(2026, 4, 5, 12);
    db = await openTestDatabase();
    await startEngine();
    ingest = createIngestServer({ engine, host: '127.0.0.1', port: 0, log });
    ingestUrl = `http://127.0.0.1:${await ingest.listen()}`;
  };

  const tearDown = async () => {
    for (const fleet of open.splice(0)) await fleet.close();
    await ingest.close();
    await engine.close();
    await db.close();
  };

  return {
    get db() {
      return db;
    },
    get engine() {
      return engine;
    },
    get ingestUrl() {
      return ingestUrl;
    },
    clock,
    /** Addresses that a mail was handed over for. */
    mailed,
    /** Those that were opened and will be closed. */
    open,
    /** Lets the clock go on with nothing played. */
    pass(ms: number) {
      now += ms;
    },
    /** The engine of the same database, as after a restart. */
    async restartEngine() {
      await engine.close();
      await startEngine();
    },
    hasLoaded: (fleet: DemoFleet) =>
      waitFor(() => expect(fleet.info().history).toEqual({ done: 18, total: 18 }), {
        timeout: 20_000,
      }),
    openFleet,
    listFixes: (vehicleId: string) => listStoredFixes(db, vehicleId),
    playTo,
    count,
    setUp,
    tearDown,
  };
}
