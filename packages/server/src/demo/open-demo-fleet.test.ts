import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createEngine, type Engine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/ingest-server';
import type { Listener } from '../listener/open-listener';
import type { IngestMessage } from '../engine/ingest/ingest-message';
import type { DemoFleet, DemoFleetOptions } from './demo-fleet';
import { disableDemoUser } from './disable-demo-user';
import { readDemoState } from './demo-state';
import type { FleetDay, FleetFix } from './fleet-day';
import { openDemoFleet } from './open-demo-fleet';
import { LIVE_FROM_CLOCK_MS } from './replay';

const MINUTE_MS = 60_000;
/** A kilometre north every minute. */
const fixAt = (minute: number): FleetFix => ({
  clockMs: LIVE_FROM_CLOCK_MS + minute * MINUTE_MS,
  latitude: 30.3 + minute * 0.009,
  longitude: -97.7,
  speedKnots: 30,
  course: 0,
  ignition: true,
  routeId: '101',
  tripId: 't',
  headsign: 'NORTHBOUND',
});
const MINUTES = [-120, -119, -118, 1, 2, 3, 4, 5, 6];
const day: FleetDay = {
  buses: ['2010', '2011'].map((vehicleId) => ({
    vehicleId,
    mainRouteId: '101',
    fixes: MINUTES.map(fixAt),
  })),
  fixCount: 2 * MINUTES.length,
  firstClockMs: fixAt(-120).clockMs,
  lastClockMs: fixAt(6).clockMs,
};
const log = {
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

describe('the demo fleet', () => {
  let db: Database;
  let engine: Engine;
  let ingest: Listener;
  let ingestUrl: string;
  let now: number;
  const clock = () => now;
  const open: DemoFleet[] = [];

  const openFleet = async (options: Partial<DemoFleetOptions> = {}) => {
    const fleet = await openDemoFleet({
      db,
      engine,
      clock,
      log,
      day,
      adminEmail: 'admin@example.com',
      ...options,
    });
    if (!fleet) throw new Error('No fleet');
    open.push(fleet);
    return fleet;
  };

  const listFixes = async (vehicleId: string): Promise<StoredFix[]> => {
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

  /** Lets the file's clock go on and waits until it was played and saved that far. */
  const playTo = async (seconds: number) => {
    for (;;) {
      const { clockMs = 0 } = (await readDemoState(db)) ?? {};
      const leftMs = LIVE_FROM_CLOCK_MS + seconds * 1000 - clockMs;
      if (leftMs <= 0) return;
      const stepMs = Math.ceil(leftMs / Math.ceil(leftMs / 30_000));
      now += stepMs;
      await vi.waitFor(
        async () => expect((await readDemoState(db))?.clockMs).toBe(clockMs + stepMs),
        20_000,
      );
    }
  };

  const count = async (table: 'users' | 'devices' | 'groups' | 'notifications') =>
    (await db.kysely.selectFrom(table).select('id').execute()).length;

  const setUp = async () => {
    now = Date.UTC(2026, 4, 5, 12);
    db = await openTestDatabase();
    engine = createEngine({ db, clock, log, retentionDays: 90 });
    await engine.start();
    ingest = createIngestServer({ engine, host: '127.0.0.1', port: 0, log });
    ingestUrl = `http://127.0.0.1:${await ingest.listen()}`;
  };

  const tearDown = async () => {
    for (const fleet of open.splice(0)) await fleet.close();
    await ingest.close();
    await engine.close();
    await db.close();
  };

  describe('on an empty database', () => {
    beforeAll(setUp);
    afterAll(tearDown);

    it('makes administrator, buses, groups, rules and a read-only user who sees the buses', async () => {
      const fleet = await openFleet();
      const { email, password } = fleet.firstAdministrator ?? { email: '', password: '' };
      expect(password.length).toBeGreaterThanOrEqual(16);
      expect(await engine.upstream.signIn({ email, password })).toHaveProperty('userId');
      const actor = { userId: fleet.signInUserId() };
      const query = new URLSearchParams();
      const listed = await engine.upstream.send(
        { method: 'GET', path: '/devices', query },
        { actor },
      );
      expect(JSON.parse(listed.body ?? '')).toMatchObject([
        { name: '101 · 2010', uniqueId: 'capmetro-2010', category: 'bus' },
        { name: '101 · 2011', uniqueId: 'capmetro-2011', category: 'bus' },
      ]);
      const body = { name: 'x', uniqueId: 'x' };
      const refused = await engine.upstream.send(
        { method: 'POST', path: '/devices', query, body },
        { actor },
      );
      expect(refused.status).toBe(400);
    });

    it('is made once, however often it is opened', async () => {
      const [first] = open;
      const tables = ['users', 'devices', 'groups', 'notifications'] as const;
      const before = await Promise.all(tables.map(count));
      expect(before).toEqual([2, 2, 2, 2]);
      const second = await openFleet();
      expect(second.firstAdministrator).toBeNull();
      expect(second.signInUserId()).toBe(first?.signInUserId());
      expect(await Promise.all(tables.map(count))).toEqual(before);
    });

    it('takes the read-only user away without the demo, and gives it back with it', async () => {
      const fleet = await openFleet();
      const isDisabled = async () =>
        (
          await db.kysely
            .selectFrom('users')
            .select('disabled')
            .where('id', '=', fleet.signInUserId())
            .executeTakeFirstOrThrow()
        ).disabled;
      await disableDemoUser(db);
      expect(await isDisabled()).toBe(true);
      await openFleet();
      expect(await isDisabled()).toBe(false);
    });

    it('leaves a database alone that has users and no fleet', async () => {
      await db.kysely.deleteFrom('setting').execute();
      const before = await count('devices');
      expect(
        await openDemoFleet({ db, engine, clock, log, day, adminEmail: 'b@example.com' }),
      ).toBeNull();
      expect([await count('users'), await count('devices')]).toEqual([2, before]);
    });
  });

  describe('once it runs', () => {
    beforeEach(setUp);
    afterEach(tearDown);

    it('loads the day as history that ends now, then goes on live without counting the jump', async () => {
      const fleet = await openFleet();
      const begin = now;
      fleet.start(ingestUrl);
      await vi.waitFor(() => expect(fleet.info().history).toEqual({ done: 18, total: 18 }), 20_000);
      const history = await listFixes('2010');
      expect(history).toHaveLength(9);
      expect(history.at(-1)?.fixTimeMs).toBe(begin);
      const driven = history.at(-1)?.totalDistance ?? 0;
      expect(driven).toBeGreaterThan(100_000);

      await playTo(60.5);
      expect(await listFixes('2010')).toHaveLength(10);
      await playTo(70.5);
      const [first, second] = (await listFixes('2010')).slice(9);
      expect(first).toMatchObject({ distance: 0, totalDistance: driven, isInterpolated: false });
      expect(first?.fixTimeMs).toBe(begin + 60_500);
      expect(first?.latitude).toBeCloseTo(30.309, 6);
      expect(second?.isInterpolated).toBe(true);
      expect(second?.totalDistance).toBeCloseTo(driven + 1002 / 6, -1);
      expect(log.warn).not.toHaveBeenCalled();
    });

    it('goes on at the same clock after a restart, with a fix of its own and no way', async () => {
      const before = await openFleet();
      before.start(ingestUrl);
      await vi.waitFor(() => expect(before.info().history.done).toBe(18), 20_000);
      await playTo(90.5);
      await before.close();
      const stored = await listFixes('2010');

      now += 3_600_000;
      const after = await openFleet();
      after.start(ingestUrl);
      await vi.waitFor(() => expect(after.info().history.done).toBe(18), 20_000);
      await playTo(120.5);
      expect(await listFixes('2010')).toHaveLength(stored.length + 1);
      const first = (await listFixes('2010')).at(-1);
      expect(first).toMatchObject({
        distance: 0,
        totalDistance: stored.at(-1)?.totalDistance,
        isInterpolated: false,
      });
      expect(first?.latitude).toBeCloseTo(30.318, 6);
    });

    it('goes on with a history that was cut off, without a fix twice', async () => {
      let calls = 0;
      const failing = {
        upstream: engine.upstream,
        ingestMany: async (messages: readonly IngestMessage[], options: { silent: boolean }) => {
          if (calls++ > 0) throw new Error('power cut');
          return engine.ingestMany(messages.slice(0, 5), options);
        },
      };
      const before = await openFleet({ engine: failing });
      before.start(ingestUrl);
      await vi.waitFor(() => expect(calls).toBe(2), 20_000);
      await before.close();
      expect(await listFixes('2010')).toHaveLength(5);

      const after = await openFleet();
      after.start(ingestUrl);
      await vi.waitFor(() => expect(after.info().history.done).toBe(18), 20_000);
      for (const vehicleId of ['2010', '2011']) {
        const times = (await listFixes(vehicleId)).map((fix) => fix.fixTimeMs);
        expect(times).toHaveLength(9);
        expect(new Set(times).size).toBe(9);
      }
    });
  });
});
