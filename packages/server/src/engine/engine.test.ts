import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createTestEngine, type TestEngine } from './testing';

let db: Database;
let test: TestEngine;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

describe('createEngine', () => {
  it('lets the first user be administrator and nobody after him', async () => {
    const first = await test.send('anonymous', 'POST /users', {
      name: 'Admin',
      email: 'admin@example.com',
      password: 'admin-secret',
    });
    expect(first).toMatchObject({
      status: 200,
      json: { administrator: true, deviceLimit: -1, password: null },
    });
    const second = await test.send('anonymous', 'POST /users', {
      name: 'Second',
      email: 'second@example.com',
      password: 'x',
    });
    expect(second).toMatchObject({ status: 400, body: 'Registration disabled' });
  });

  it('takes a fix and answers it as latest, by id and as history', async () => {
    const admin = await test.userId('admin@example.com');
    const created = await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus-1' });
    expect(created.status).toBe(200);
    const result = await test.engine.ingest({
      uniqueId: 'bus-1',
      timestampMs: test.now() - 1000,
      latitude: -23.5,
      longitude: -46.6,
      speedKnots: 10,
      attributes: { ignition: true },
    });
    expect(result.outcome).toBe('stored');
    const { json: latest } = await test.send(admin, 'GET /positions');
    expect(latest).toMatchObject([
      { latitude: -23.5, speed: 10, attributes: { ignition: true, motion: true, distance: 0 } },
    ]);
    const [{ id, deviceId }] = latest as [{ id: number; deviceId: number }];
    expect((await test.send(admin, `GET /positions?id=${id}`)).json).toEqual(latest);
    const period = `from=${test.iso(-60)}&to=${test.iso(60)}`;
    const history = await test.send(admin, `GET /positions?deviceId=${deviceId}&${period}`);
    expect(history.json).toEqual(latest);
    expect((await test.send(admin, `GET /devices/${deviceId}`)).json).toMatchObject({
      status: 'online',
      positionId: id,
    });
  });

  it('tells of an alarm in a fix older than the newest, where values are read as meant', async () => {
    const admin = await test.userId('admin@example.com');
    const sos = { latitude: -23.5, longitude: -46.6, attributes: { alarm: 'sos' } };
    for (const [uniqueId, attributes] of [
      ['meant', { 'values.asMeant': true }],
      ['at-its-word', {}],
    ] as const) {
      await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId, attributes });
      await test.engine.ingest({ uniqueId, timestampMs: test.now(), latitude: 0, longitude: 0 });
      await test.engine.ingest({ uniqueId, timestampMs: test.now() - 60_000, ...sos });
    }
    const { rows } = await db.query(
      `select d.unique_id from events e join devices d on d.id = e.device_id where type = 'alarm'`,
    );
    expect(rows).toEqual([{ unique_id: 'meant' }]);
  });
});
