import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayStopEngine, MINUTE_MS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createEngine, type Engine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/listener/ingest-server';
import type { Listener } from '../listener/open-listener';
import type { DemoEngine, DemoFleet, DemoFleetOptions } from './demo-fleet';
import { DEMO_MARK, DEMO_RIGHTS } from './demo-rights';
import { disableDemoUser } from './disable-demo-user';
import { readDemoState } from './demo-state';
import { readMadeParts } from './made-parts';
import type { FleetDay, FleetFix } from './day/fleet-day';
import { openDemoFleet } from './open-demo-fleet';
import { openCityPlaces } from './places/open-city-places';
import { PLAY_FROM_CLOCK_MS } from './replay/replay';

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
const day: FleetDay = {
  buses: ['2010', '2011'].map((vehicleId) => ({
    vehicleId,
    mainRouteId: '101',
    fixes: MINUTES.map(fixAt),
  })),
  fixCount: 2 * MINUTES.length,
  firstClockMs: fixAt(-120).clockMs,
  lastClockMs: fixAt(4.5).clockMs,
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
      attributePrefix: 'rastro',
      t: getProductWords('pt-BR').t,
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
      const leftMs = PLAY_FROM_CLOCK_MS + seconds * 1000 - clockMs;
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
    log.warn.mockClear();
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
        {
          name: 'Bus 2010 · Route 101',
          uniqueId: 'capmetro-2010',
          category: 'bus',
          phone: '+1 512 555 0100',
          attributes: { plate: expect.stringMatching(/^[A-Z]{3}-\d{4}$/) },
        },
        { name: 'Bus 2011 · Route 101', uniqueId: 'capmetro-2011' },
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
      expect(before).toEqual([2, 2, 2, 4]);
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

    it('takes back what its user was allowed, by an earlier version too', async () => {
      const fleet = await openFleet();
      const readRights = async () => {
        const path = `/users/${fleet.signInUserId()}`;
        const request = { method: 'GET', path, query: new URLSearchParams() };
        const actor = { userId: fleet.signInUserId() };
        const { body } = await engine.upstream.send(request, { actor });
        return JSON.parse(body ?? '') as object;
      };
      expect(await readRights()).toMatchObject({ ...DEMO_RIGHTS, attributes: DEMO_MARK });
      await db.query(
        `update users set limit_commands = false, readonly = false, fixed_email = false,
           attributes = '{"lang": "es"}'
         where id = $1`,
        [fleet.signInUserId()],
      );
      await openFleet();
      expect(await readRights()).toMatchObject(DEMO_RIGHTS);
      const { attributes } = await db.kysely
        .selectFrom('users')
        .select('attributes')
        .where('id', '=', fleet.signInUserId())
        .executeTakeFirstOrThrow();
      expect(attributes).toEqual({ ...DEMO_MARK, lang: 'es' });
    });

    it('leaves a database alone that has users and no fleet', async () => {
      await db.kysely.deleteFrom('setting').execute();
      const before = await count('devices');
      expect(
        await openDemoFleet({
          ...{ db, engine, clock, log, day, adminEmail: 'b@example.com' },
          t: getProductWords('en-US').t,
          attributePrefix: 'rastro',
        }),
      ).toBeNull();
      expect([await count('users'), await count('devices')]).toEqual([2, before]);
    });
  });

  describe('once it runs', () => {
    beforeEach(setUp);
    afterEach(tearDown);

    const hasLoaded = (fleet: DemoFleet) =>
      vi.waitFor(() => expect(fleet.info().history).toEqual({ done: 18, total: 18 }), 20_000);

    it('is at once where it is by the clock, with its day before it, and counts no jump', async () => {
      const fleet = await openFleet();
      const begin = now;
      fleet.start(ingestUrl);
      await hasLoaded(fleet);
      await vi.waitFor(async () => expect(await listFixes('2010')).toHaveLength(10), 20_000);
      const fixes = await listFixes('2010');
      const history = fixes.slice(0, 9);
      expect(history.at(-1)?.fixTimeMs).toBe(begin);
      const base = history[0]?.totalDistance ?? 0;
      expect(base).toBeGreaterThan(80_000_000);
      for (const [at, { distance, totalDistance }] of history.entries()) {
        const before = at === 0 ? base : (history[at - 1]?.totalDistance ?? 0) + distance;
        expect(totalDistance).toBeCloseTo(before, 3);
      }
      const driven = history.at(-1)?.totalDistance ?? 0;
      expect(driven - base).toBeGreaterThan(100_000);
      expect(fixes[9]).toMatchObject({
        distance: 0,
        totalDistance: driven,
        isInterpolated: true,
        fixTimeMs: begin,
      });
      expect(fixes[9]?.latitude).toBeCloseTo(30.3045, 6);

      await playTo(10.5);
      const [next] = (await listFixes('2010')).slice(10);
      expect(next?.latitude).toBeCloseTo(30.3045 + 0.0015, 6);
      expect(next?.totalDistance).toBeCloseTo(driven + 1002 / 6, -1);
      expect(log.warn).not.toHaveBeenCalled();
    });

    it('stores where each fix is in words, in the history and live', async () => {
      const { findAddressNow, prepare } = openCityPlaces();
      const named = createEngine({ db, clock, log, retentionDays: 90, findAddressNow });
      await named.start();
      const door = createIngestServer({ engine: named, host: '127.0.0.1', port: 0, log });
      const fleet = await openFleet({ engine: named, preparePlaces: prepare });
      fleet.start(`http://127.0.0.1:${await door.listen()}`);
      await hasLoaded(fleet);
      const readFixes = () =>
        db.kysely.selectFrom('all_positions').select(['latitude', 'address']).execute();
      await vi.waitFor(async () => expect(await readFixes()).toHaveLength(20), 20_000);
      const inCity = (await readFixes()).filter(({ latitude }) => latitude > 30);
      expect(inCity).toHaveLength(14);
      for (const { address } of inCity) expect(address).toMatch(/, Austin( 787\d\d)?$/);
      await fleet.close();
      await door.close();
      await named.close();
    });

    it('goes on at the same clock after a restart, at once and without a way', async () => {
      const before = await openFleet();
      before.start(ingestUrl);
      await hasLoaded(before);
      await playTo(15.5);
      await before.close();
      const stored = await listFixes('2010');

      now += 3_600_000;
      const after = await openFleet();
      expect(after.info().history.done).toBe(18);
      after.start(ingestUrl);
      await vi.waitFor(
        async () => expect(await listFixes('2010')).toHaveLength(stored.length + 1),
        20_000,
      );
      const first = (await listFixes('2010')).at(-1);
      expect(first).toMatchObject({
        distance: 0,
        totalDistance: stored.at(-1)?.totalDistance,
        isInterpolated: true,
        fixTimeMs: now,
      });
      expect(first?.latitude).toBeCloseTo(30.3045 + (0.009 * 15.5) / 60, 5);
    });

    it('goes on with a history that was cut off, without a fix twice', async () => {
      let calls = 0;
      const failing: DemoEngine = {
        ...engine,
        async openHistory(...asked) {
          const past = await engine.openHistory(...asked);
          return (
            past && {
              ...past,
              add: async (messages) => {
                if (calls++ > 0) throw new Error('power cut');
                await past.add(messages.slice(0, 5));
              },
            }
          );
        },
      };
      const before = await openFleet({ engine: failing });
      before.start(ingestUrl);
      await vi.waitFor(() => expect(calls).toBe(2), 20_000);
      await before.close();

      const after = await openFleet();
      after.start(ingestUrl);
      await hasLoaded(after);
      await after.close();
      for (const vehicleId of ['2010', '2011']) {
        const history = (await listFixes(vehicleId)).filter(({ fixTimeMs }) => fixTimeMs <= now);
        const real = history.filter(({ isInterpolated }) => !isInterpolated);
        expect(new Set(real.map(({ fixTimeMs }) => fixTimeMs)).size).toBe(9);
        expect(real).toHaveLength(9);
      }
    });

    const LISTS = [
      ...['groups', 'devices', 'geofences', 'notifications', 'drivers', 'calendars'],
      ...['maintenance', 'attributes/computed', 'commands'],
    ];
    const readLists = async (userId: number): Promise<Record<string, { name?: string }[]>> => {
      const lists = LISTS.map(async (path) => {
        const request = { method: 'GET', path: `/${path}`, query: new URLSearchParams() };
        const { body } = await engine.upstream.send(request, { actor: { userId } });
        return [path, JSON.parse(body ?? '')] as const;
      });
      return Object.fromEntries(await Promise.all(lists));
    };
    const isComplete = () =>
      vi.waitFor(async () => {
        expect([...(await readMadeParts(db))].at(-1)).toBe('drivers 8');
      }, 20_000);

    it('has something of everything to show, and makes nothing of it twice', async () => {
      const fleet = await openFleet();
      fleet.start(ingestUrl);
      await isComplete();
      const userId = fleet.signInUserId();
      const shown = await readLists(userId);
      for (const path of LISTS) expect(shown[path], path).not.toHaveLength(0);
      expect(shown['drivers']).toHaveLength(2);
      const commands = shown['commands'] as { type: string; attributes: Record<string, unknown> }[];
      const reaching = commands.filter((command) => !mayStopEngine(command, 'rastro'));
      expect(reaching).toMatchObject([
        { attributes: { data: 'WHERE' }, description: 'Informar a posição agora' },
      ]);
      // Who sees the demo hears of alarms and limits, not of each bus that moves; rules are named by what happens.
      const rules = shown['notifications'] as { type: string; description: string | null }[];
      expect(new Set(rules.map(({ type }) => type))).toEqual(
        new Set(['alarm', 'deviceOverspeed', 'maintenance', 'geofenceEnter']),
      );
      expect(rules.every(({ description }) => !description)).toBe(true);
      await fleet.close();
      const fence = shown['geofences']?.[0] as { id: number };
      await db.query('delete from geofences where id = $1', [fence.id]);

      const again = await openFleet();
      again.start(ingestUrl);
      await vi.waitFor(async () => expect((await listFixes('2010')).length).toBe(11), 20_000);
      await again.close();
      const lists = await readLists(userId);
      for (const path of LISTS.filter((path) => path !== 'geofences')) {
        expect(lists[path], path).toHaveLength(shown[path]?.length ?? 0);
      }
      expect(lists['geofences']).toHaveLength((shown['geofences']?.length ?? 0) - 1);
      expect(log.warn).not.toHaveBeenCalled();
    });

    it('gives a folder of an earlier version what it lacks, and keeps what people wrote', async () => {
      const fleet = await openFleet();
      await fleet.close();
      await db.query(`delete from setting where key = 'demo.made'`);
      await db.query(
        `update devices set phone = null, attributes = '{}',
           name = case unique_id when 'capmetro-2010' then '101 · 2010' else 'My bus' end`,
      );
      await engine.close();
      engine = createEngine({ db, clock, log, retentionDays: 90 });
      await engine.start();

      const later = await openFleet();
      later.start(ingestUrl);
      await isComplete();
      const { devices } = await readLists(later.signInUserId());
      expect(devices).toMatchObject([
        { name: 'Bus 2010 · Route 101', phone: '+1 512 555 0100' },
        { name: 'My bus', attributes: { plate: expect.any(String) } },
      ]);
      expect(log.warn).not.toHaveBeenCalled();
    });
  });
});
