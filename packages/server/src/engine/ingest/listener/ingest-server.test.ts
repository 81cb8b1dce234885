import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { DatabaseAwayError } from '../../../db/database-away';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';
import type { Listener } from '../../../listener/open-listener';
import { NO_LIMITS } from '../../../listener/door-limits';
import { createIngestServer } from './ingest-server';

let db: Database;
let test: TestEngine;
let server: Listener;
let base: string;
let admin: number;

const options = () => {
  const write = (_details: object, message: string): void => void test.logged.push(message);
  return { host: '127.0.0.1', port: 0, log: { info: write, warn: write, error: write } };
};

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  server = createIngestServer({ engine: test.engine, ...options() });
  base = `http://127.0.0.1:${await server.listen()}`;
  const user = { name: 'Admin', email: 'admin@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', user);
  admin = await test.userId('admin@example.com');
  for (const [uniqueId, more] of [
    ['bus', {}],
    ['json', {}],
    ['off', { disabled: true }],
    ['old', { expirationTime: '2020-01-01T00:00:00Z' }],
  ] as const) {
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId, ...more });
  }
});
afterAll(async () => {
  await server.close();
  await test.engine.close();
  await db.close();
});

const latest = async (uniqueId: string): Promise<Record<string, unknown> | undefined> => {
  const devices = await test.send(admin, `GET /devices?uniqueId=${uniqueId}`);
  const [{ id }] = devices.json as [{ id: number }];
  const positions = await test.send(admin, `GET /positions?deviceId=${id}`);
  return (positions.json as Record<string, unknown>[])[0];
};
const post = (body: unknown) =>
  fetch(base, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the query form', () => {
  it('stores what it says before it answers', async () => {
    const seconds = Math.floor(test.now() / 1000) - 60;
    const answer = await fetch(
      `${base}/?id=bus&timestamp=${seconds}&lat=-23.5&lon=-46.6&speed=10&bearing=90&altitude=700` +
        '&accuracy=5&batt=88&charge=true&ignition=true&rpm=1200&alarm=sos&text=hello%20world' +
        '&empty=&falsy=false&notificationToken=secret&cell=724,5,100,200,-70',
    );
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(await latest('bus')).toMatchObject({
      latitude: -23.5,
      longitude: -46.6,
      speed: 10,
      course: 90,
      altitude: 700,
      accuracy: 5,
      fixTime: new Date(seconds * 1000).toISOString().replace('Z', '+00:00'),
      network: { cellTowers: [{ cellId: 200, signalStrength: -70 }] },
      attributes: {
        batteryLevel: 88,
        charge: true,
        ignition: true,
        rpm: 1200,
        alarm: 'sos',
        text: 'hello world',
        falsy: false,
        distance: 0,
        totalDistance: 0,
        motion: true,
      },
    });
  });

  it('is read from the body where the address has none, on any path', async () => {
    const answer = await fetch(`${base}/any/path`, {
      method: 'POST',
      body: new URLSearchParams({ id: 'bus', lat: '1.5', lon: '2.5', timestamp: test.iso(-10) }),
    });
    expect(answer.status).toBe(200);
    expect(await latest('bus')).toMatchObject({ latitude: 1.5 });
  });

  it('is read from a body whose length is not told before', async () => {
    const body = new Blob([`id=bus&lat=1.75&lon=2.5&timestamp=${test.iso(-5)}`]).stream();
    const inChunks = { method: 'POST', body, duplex: 'half' };
    const answer = await fetch(base, inChunks);
    expect(answer.status).toBe(200);
    expect(await latest('bus')).toMatchObject({ latitude: 1.75 });
  });

  it.each(['?id=nobody&lat=1&lon=1', '?lat=1&lon=1'])('answers 400 to %s', async (query) => {
    const answer = await fetch(`${base}/${query}`);
    expect([answer.status, await answer.text()]).toEqual([400, '']);
  });

  it('keeps a fix of which one value cannot be read', async () => {
    const query = 'id=bus&lat=1.125&lon=10&hdop=&batt=85%25&note=%00&sat=8';
    expect((await fetch(`${base}/?${query}`)).status).toBe(200);
    const kept = await latest('bus');
    expect(kept).toMatchObject({ latitude: 1.125, attributes: { sat: 8 } });
    for (const name of ['hdop', 'batteryLevel', 'note']) {
      expect(kept?.['attributes']).not.toHaveProperty(name);
    }
  });

  it.each([
    [
      'id=bus&lat=95&lon=10',
      'Message of device "bus" refused: latitude 95 is not between -90 and 90',
    ],
    ['id=bus&lat=abc&lon=1', 'Message of device "bus" refused: latitude "abc" is not a number'],
    ['id=off&lat=1&lon=1', 'Message of device "off" refused: Device is disabled'],
    ['id=old&lat=1&lon=1', 'Message of device "old" refused: Device has expired'],
  ])('closes the connection on %s and logs why', async (query, line) => {
    await expect(fetch(`${base}/?${query}`)).rejects.toThrow('fetch failed');
    expect(test.logged.at(-1)).toBe(line);
  });
});

describe('a message that is more than a message', () => {
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `${name}${n}`);
  it.each([
    ['id=bus&lat=1', 'lon is missing beside lat'],
    ['id=bus&lon=1', 'lat is missing beside lon'],
    [`id=${'x'.repeat(129)}&lat=1&lon=1`, 'id is longer than 128 characters'],
    [
      `id=bus&lat=1&lon=1&${many(251, 'a').join('=1&')}=1`,
      '251 attributes; at most 250 fit in a message',
    ],
    [
      `id=bus&lat=1&lon=1&${'n'.repeat(129)}=1`,
      'the name of an attribute is longer than 128 characters',
    ],
    [
      `id=bus&lat=1&lon=1&alarm=${many(21, 'a').join(',')}`,
      'alarm names 21 alarms; at most 20 fit in a message',
    ],
    [`id=bus&lat=1&lon=1&alarm=${'a'.repeat(129)}`, 'alarm names one longer than 128 characters'],
    [
      `id=bus&lat=1&lon=1&${Array.from({ length: 101 }, () => 'wifi=aa-bb,-60').join('&')}`,
      'more than 100 cells or access points',
    ],
  ])('is answered in words: %.60s', async (query, words) => {
    const before = await latest('bus');
    const answer = await fetch(`${base}/?${query}`);
    expect([answer.status, await answer.text()]).toEqual([400, words]);
    expect(await latest('bus')).toEqual(before);
    expect(test.logged.at(-1)).toContain(words);
  });

  it('is taken at the very limit', async () => {
    const query = `lat=1.25&lon=1&alarm=${many(20, 'a').join(',')}&${many(249, 'b').join('=1&')}=1`;
    expect((await fetch(`${base}/?id=bus&${query}`)).status).toBe(200);
    expect(await latest('bus')).toMatchObject({ latitude: 1.25, attributes: { b248: 1 } });
  });
});

describe('the JSON form', () => {
  const coords = {
    latitude: 1.8,
    longitude: 2.5,
    speed: 10,
    heading: 45,
    accuracy: 12,
    altitude: 33,
  };

  it('stores metres a second as knots and cuts odometer and battery', async () => {
    const answer = await post({
      device_id: 'json',
      location: {
        timestamp: test.iso(-5),
        coords,
        is_moving: true,
        odometer: 1234.7,
        activity: { type: 'in_vehicle' },
        battery: { level: 0.765, is_charging: true },
        extras: { ignition: true, n: 3, nested: {} },
      },
    });
    expect(answer.status).toBe(200);
    const position = await latest('json');
    expect(position).toMatchObject({ course: 45, accuracy: 12, altitude: 33 });
    expect(position?.['speed']).toBeCloseTo(19.4384);
    expect(position?.['attributes']).toEqual({
      motion: true,
      odometer: 1234,
      activity: 'in_vehicle',
      batteryLevel: 76,
      charge: true,
      ignition: true,
      n: 3,
      distance: 0,
      totalDistance: 0,
    });
  });

  it('answers 404 to an unknown device and closes on what cannot be read', async () => {
    const location = { timestamp: test.iso(0), coords };
    expect((await post({ device_id: 'nobody', location })).status).toBe(404);
    const broken = [
      '{',
      { device_id: 'json' },
      { device_id: 'json', location: { timestamp: 'soon' } },
    ];
    for (const body of broken) await expect(post(body)).rejects.toThrow('fetch failed');
  });

  it.each([70_000, 4 * 1024 * 1024])('closes on a body of %i bytes', async (length) => {
    await expect(post(`{"device_id":"json","pad":"${'x'.repeat(length)}"}`)).rejects.toThrow();
    expect(test.logged.at(-1)).toContain('longer than 64 KB');
  });

  it('keeps the fix and drops an extra that is nested ten thousand deep', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const location = { timestamp: test.iso(-4), coords, extras: { good: 1, deep: null } };
    const body = JSON.stringify({ device_id: 'json', location });
    expect((await post(body.replace('"deep":null', `"deep":${deep}`))).status).toBe(200);
    const attributes = (await latest('json'))?.['attributes'];
    expect(attributes).toMatchObject({ good: 1 });
    expect(attributes).not.toHaveProperty('deep');
  });
});

describe('what small modems send', () => {
  /** The first line that comes back to bytes as they stand. */
  const say = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(text);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return chunk.toString().split('\r\n', 1)[0] ?? '';
  };

  it.each([
    ['without a host', 'GET /?id=bus&lat=-23.75&lon=-46.6 HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['in bare line feeds', 'GET /?id=bus&lat=-23.75&lon=-46.6 HTTP/1.1\nHost: x\n\n'],
    [
      'in bare line feeds, with a body',
      'POST / HTTP/1.1\nHost: x\nContent-Length: 27\n\nid=bus&lat=-23.75&lon=-46.6',
    ],
  ])('is taken %s', async (_how, text) => {
    await fetch(`${base}/?id=bus&lat=1&lon=1`);
    expect(await say(text)).toBe('HTTP/1.1 200 OK');
    expect(await latest('bus')).toMatchObject({ latitude: -23.75 });
  });

  it('is answered and written down with where it comes from when nobody can read it', async () => {
    expect(await say('*HQ,4109179024,V1#\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(test.logged.at(-1)).toMatch(/what 127\.0\.0\.1 sends is no HTTP .*\(HPE_/);
    expect(await say('GET /?lat=1&lon=1 HTTP/1.1\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(test.logged.at(-1)).toContain('127.0.0.1 names no device');
  });
});

describe('under load', () => {
  it('keeps the order of arrival of one connection and answers every message', async () => {
    const port = Number(new URL(base).port);
    const count = 50;
    const answers = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        for (let n = 1; n <= count; n += 1) {
          socket.write(
            `GET /?id=bus&lat=${n / 100}&lon=0&n=${n}&timestamp=${test.now()} HTTP/1.1\r\nhost: x\r\n\r\n`,
          );
        }
      });
      socket.on('data', (chunk) => {
        text += chunk.toString();
        if (text.split('HTTP/1.1 200').length > count) socket.end();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(count);
    expect(await latest('bus')).toMatchObject({ attributes: { n: count } });
  });

  it('tells trackers to come back when the queue is full', async () => {
    const ingest = async () => ({ outcome: 'busy' }) as const;
    const busy = createIngestServer({
      engine: { ingest, noteRefusal: () => true, knows: () => true },
      ...options(),
    });
    const answer = await fetch(`http://127.0.0.1:${await busy.listen()}/?id=bus&lat=1&lon=1`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
    await busy.close();
  });

  it('writes one line a minute of those that are to come back', async () => {
    const failure = () => Promise.reject(new DatabaseAwayError());
    const away = createIngestServer({
      engine: { ingest: failure, noteRefusal: () => true, knows: () => true },
      ...options(),
    });
    const at = `http://127.0.0.1:${await away.listen()}/?id=bus&lat=1&lon=1`;
    const before = test.logged.length;
    for (let n = 0; n < 5; n += 1) expect((await fetch(at)).status).toBe(503);
    expect(test.logged.slice(before)).toEqual(['A tracker was asked to come back']);
    await away.close();
  });

  it.each([
    ['the disk is full', Object.assign(new Error('No space left on device'), { code: '53100' })],
    ['the database is being started again', new DatabaseAwayError()],
  ])('tells trackers to come back while %s', async (_name, failure) => {
    const away = createIngestServer({
      engine: { ingest: () => Promise.reject(failure), noteRefusal: () => true, knows: () => true },
      ...options(),
    });
    const answer = await fetch(`http://127.0.0.1:${await away.listen()}/?id=bus&lat=1&lon=1`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await away.close();
  });

  it('asks a device to come back that sends too often, and a stranger by its address', async () => {
    const counted: string[] = [];
    const limits = {
      ...NO_LIMITS,
      takeMessage: (uniqueId: string) => counted.push(uniqueId) <= 1,
      takeCall: ({ socket }: { socket: { remoteAddress?: string } }) =>
        counted.push(socket.remoteAddress ?? '') <= 4,
    };
    const limited = createIngestServer({ engine: test.engine, ...options(), limits });
    const at = `http://127.0.0.1:${await limited.listen()}`;
    const ask = async (line: string) => (await fetch(`${at}/?${line}&lat=1&lon=1`)).status;
    expect([await ask('id=bus'), await ask('id=bus')]).toEqual([200, 429]);
    expect([await ask('id=who'), await ask('lat=x'), await ask('id=who')]).toEqual([400, 400, 429]);
    expect(counted).toEqual(['bus', 'bus', ...Array(3).fill('127.0.0.1')]);
    await limited.close();
  });

  it('says when the port is taken', async () => {
    const port = Number(new URL(base).port);
    const second = createIngestServer({ engine: test.engine, ...options(), port });
    await expect(second.listen()).rejects.toThrow('EADDRINUSE');
  });
});
