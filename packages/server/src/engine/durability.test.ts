import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import type { IngestMessage } from './ingest/messages/ingest-message';
import { createTestEngine, type TestEngine } from './testing';

let db: Database;
/** Called before every statement that stores a batch. */
let beforeStore: (() => Promise<void>) | undefined;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  const watched: Database = {
    ...db,
    async query(sql, params, options) {
      if (options?.name === 'store-batch') await beforeStore?.();
      return db.query(sql, params, options);
    },
  };
  test = await createTestEngine(watched, { retentionDays: 10 });
  await test.send('anonymous', 'POST /users', {
    name: 'A',
    email: 'a@example.com',
    password: 'pw',
  });
  admin = await test.userId('a@example.com');
  for (const uniqueId of ['one', 'two']) {
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId });
  }
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const fix = (more: Partial<IngestMessage> = {}): IngestMessage => ({
  uniqueId: 'one',
  timestampMs: test.now(),
  latitude: 1,
  longitude: 1,
  ...more,
});
const count = async (table: string): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
};

describe('a message', () => {
  it('is acknowledged after it is stored, never before', async () => {
    let release = (): void => undefined;
    const reached = new Promise<void>((started) => {
      beforeStore = () => {
        started();
        return new Promise((resolve) => (release = resolve));
      };
    });
    let isAcknowledged = false;
    const result = test.engine.ingest(fix()).finally(() => (isAcknowledged = true));
    await reached;
    expect([isAcknowledged, await count('positions')]).toEqual([false, 0]);
    beforeStore = undefined;
    release();
    expect(await result).toMatchObject({ outcome: 'stored' });
    expect(await count('positions')).toBe(1);
  });

  it('that could not be stored is not acknowledged and leaves no trace in memory', async () => {
    beforeStore = () => Promise.reject(new Error('disk full'));
    const far = fix({ latitude: 60 });
    await expect(test.engine.ingest(far)).rejects.toThrow('disk full');
    beforeStore = undefined;
    await test.engine.ingest(fix());
    const { json } = await test.send(admin, 'GET /positions');
    expect(json).toMatchObject([{ latitude: 1, attributes: { totalDistance: 0 } }]);
  });

  it('the database refuses costs no other its fix', async () => {
    const poison = fix({ uniqueId: 'two', protocol: 'a\0b' });
    const results = await Promise.allSettled(
      [fix(), poison, fix()].map((m) => test.engine.ingest(m)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('many messages', () => {
  it('are worked on in order of time, their events stored, and nobody is told of each', async () => {
    const frames: string[] = [];
    await test.engine.upstream.openSocket({ userId: admin }, ({ key }) => frames.push(key));
    frames.splice(0);
    const startMs = test.now() - 7_200_000;
    const drive = Array.from({ length: 1200 }, (_, n) =>
      fix({ uniqueId: 'two', timestampMs: startMs + n * 5000, latitude: 10 + n / 1000 }),
    );
    const summary = await test.engine.ingestMany(drive.toReversed(), { silent: true });
    await test.engine.flush();
    expect(summary).toEqual({ stored: 1200, dropped: 0, refused: 0 });
    const { rows } = await db.query<{ type: string }>(
      `select type from events where type = 'deviceMoving'`,
    );
    expect(rows).toHaveLength(1);
    expect(new Set(frames)).toEqual(new Set(['positions']));
    expect(frames.length).toBeLessThan(10);
    const { json } = await test.send(admin, 'GET /devices?uniqueId=two');
    expect(json).toMatchObject([{ status: 'offline' }]);
  });
});

describe('days', () => {
  it('are made for fixes within retention; older ones lie apart and are answered alike', async () => {
    const times = [0, 3, 9, 11, 4000].map((days) => test.now() - days * DAY_MS);
    for (const timestampMs of times) await test.engine.ingest(fix({ timestampMs }));
    const { rows } = await db.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits
       where inhparent = 'positions'::regclass order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'positions_2026_08_12',
      'positions_2026_08_18',
      'positions_2026_08_21',
    ]);
    expect(await count('positions_old')).toBe(2);
    const [device] = (await test.send(admin, 'GET /devices?uniqueId=one')).json as [{ id: number }];
    const period = `from=2000-01-01T00:00:00Z&to=${test.iso(-DAY_MS / 2000)}`;
    const history = await test.send(admin, `GET /positions?deviceId=${device.id}&${period}`);
    expect(
      (history.json as { fixTime: string }[]).map(({ fixTime }) => fixTime.slice(0, 10)),
    ).toEqual([
      new Date(times[4]!).toISOString().slice(0, 10),
      '2026-08-10',
      '2026-08-12',
      '2026-08-18',
    ]);
  });

  it('beyond retention are dropped, late fixes when they have been here that long', async () => {
    test.wait(3 * DAY_MS);
    await test.engine.sweep();
    expect(await count('positions_old')).toBe(2);
    const { rows } = await db.query(`select to_regclass('positions_2026_08_12') as gone`);
    expect(rows).toEqual([{ gone: null }]);
    test.wait(9 * DAY_MS);
    await test.engine.sweep();
    expect(await count('positions_old')).toBe(0);
  });
});

describe('a start', () => {
  const statusAfter = async (awayMs: number) => {
    await test.engine.ingest(fix({ uniqueId: 'one' }));
    const restarted = await createTestEngine(db, { startMs: test.now() + awayMs });
    const { json } = await restarted.send(admin, 'GET /devices?uniqueId=one');
    await restarted.engine.close();
    return (json as { status: string }[])[0]?.status;
  };

  it('keeps the states of devices for as long as their silence may last', async () => {
    expect(await statusAfter(599_999)).toBe('online');
    expect(await statusAfter(600_000)).toBe('unknown');
  });

  it('goes on counting where it stopped', async () => {
    await test.engine.ingest(fix({ latitude: 1 }));
    const restarted = await createTestEngine(db, { startMs: test.now() + 60_000 });
    const before = await restarted.send(admin, 'GET /positions');
    const total = (json: unknown): number =>
      (json as { latitude: number; attributes: { totalDistance: number } }[]).find(
        ({ latitude }) => latitude < 2,
      )?.attributes.totalDistance ?? -1;
    await restarted.engine.ingest({
      uniqueId: 'one',
      timestampMs: restarted.now(),
      latitude: 1.01,
      longitude: 1,
    });
    const after = await restarted.send(admin, 'GET /positions');
    expect(total(after.json) - total(before.json)).toBeCloseTo(1113.195, 2);
    await restarted.engine.close();
  });

  it('after a long rest makes no notice of it: neither of the rest nor of who is heard again', async () => {
    const rule = { type: 'deviceOnline', notificators: 'web', always: true };
    await test.send(admin, 'POST /notifications', rule);
    await test.engine.ingest(fix({ timestampMs: test.now() }));
    const restarted = await createTestEngine(db, { startMs: test.now() + 3_600_000 });
    const events: unknown[] = [];
    const socket = await restarted.engine.upstream.openSocket({ userId: admin }, (frame) => {
      if (frame.key === 'events') events.push(...frame.items.map(({ json }) => JSON.parse(json)));
    });
    const hear = () => restarted.engine.ingest(fix({ timestampMs: restarted.now() }));
    await hear();
    await restarted.engine.flush();
    expect(events).toEqual([]);
    restarted.wait(600_000);
    await restarted.engine.sweep();
    await hear();
    await restarted.engine.flush();
    expect(events).toMatchObject([{ type: 'deviceOnline' }]);
    if ('close' in socket) socket.close();
    await restarted.engine.close();
  });
});

describe('status', () => {
  it('is unknown after ten minutes of silence, told once', async () => {
    await test.engine.ingest(fix({ uniqueId: 'two', timestampMs: test.now() }));
    const statusOf = async (): Promise<unknown> =>
      (await test.send(admin, 'GET /devices?uniqueId=two')).json;
    test.wait(599_999);
    await test.engine.sweep();
    expect(await statusOf()).toMatchObject([{ status: 'online' }]);
    test.wait(1);
    await test.engine.sweep();
    await test.engine.sweep();
    expect(await statusOf()).toMatchObject([{ status: 'unknown' }]);
    const { rows } = await db.query(`select 1 from events e join devices d on d.id = e.device_id
      where e.type = 'deviceUnknown' and d.unique_id = 'two'`);
    expect(rows).toHaveLength(1);
  });
});
