import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

let db: Database;
let plain: TestEngine;
let test: TestEngine;
let admin: number;
const asked: unknown[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  plain = await createTestEngine(db);
  test = await createTestEngine(db, {
    async findAddress(place) {
      asked.push(place);
      if (place.latitude === 0) throw new Error('the service is away');
      return place.latitude === 1 ? '' : 'Rua "Augusta", 7';
    },
  });
  const made = await test.send('anonymous', 'POST /users', {
    name: 'Ana',
    email: 'ana@example.com',
    password: 'abelhas e pedras',
  });
  admin = (made.json as { id: number }).id;
});
afterAll(async () => {
  await test.engine.close();
  await plain.engine.close();
  await db.close();
});
const geocode = (query: string, at = test) => at.send(admin, `GET /server/geocode?${query}`);

describe('GET /server/geocode of the engine', () => {
  it('says an address as raw text, empty where there is none, and that it can', async () => {
    expect(await geocode('latitude=-23.5&longitude=-46.6')).toMatchObject({
      status: 200,
      contentType: 'application/json',
      body: 'Rua "Augusta", 7',
    });
    expect(await geocode('latitude=1&longitude=2')).toMatchObject({ status: 200, body: '' });
    expect(asked).toEqual([
      { latitude: -23.5, longitude: -46.6 },
      { latitude: 1, longitude: 2 },
    ]);
    const known = await Promise.all([test, plain].map((at) => at.send(admin, 'GET /server')));
    expect(known.map(({ json }) => json)).toMatchObject([
      { geocoderEnabled: true },
      { geocoderEnabled: false },
    ]);
  });

  it('is off without a geocoder, and tells nobody who is not signed in', async () => {
    const off = { status: 400, body: 'Reverse geocoding is not enabled' };
    expect(await geocode('latitude=1&longitude=2', plain)).toMatchObject(off);
    const stranger = await test.send('anonymous', 'GET /server/geocode?latitude=1&longitude=2');
    expect(stranger.status).toBe(401);
  });

  it('says that nobody can say it now, and asks for no place that is none', async () => {
    expect(await geocode('latitude=0&longitude=2')).toMatchObject({ status: 400 });
    const before = asked.length;
    for (const query of ['', 'latitude=x&longitude=1', 'latitude=91&longitude=1', 'latitude=1']) {
      expect(await geocode(query)).toMatchObject({ status: 404 });
    }
    expect(asked).toHaveLength(before);
  });
});
