import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createIngestServer } from '../ingest/listener/ingest-server';
import type { Listener } from '../../listener/open-listener';
import { createTestEngine, type TestEngine } from '../testing';

let db: Database;
let test: TestEngine;
let ingest: Listener;
let base: string;
let admin: number;
let bus: number;

const post = async (call: string, body: unknown): Promise<number> => {
  const { status, body: text, json } = await test.send(admin, `POST ${call}`, body);
  if (status >= 300) throw new Error(text ?? '');
  return (json as { id: number } | undefined)?.id ?? 0;
};
const link = (body: Record<string, number>): Promise<number> => post('/permissions', body);
const say = async (query: string, id = 'bus') => {
  const answer = await fetch(`${base}/?id=${id}&timestamp=${test.now() / 1000}&${query}`).catch(
    () => null,
  );
  return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' };
};
const eventTypes = async (deviceId = bus): Promise<string[]> => {
  const { rows } = await db.query<{ type: string }>(
    'select type from events where device_id = $1 order by id',
    [deviceId],
  );
  return rows.map(({ type }) => type);
};

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, { attributePrefix: 'fleet' });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  ingest = createIngestServer({ engine: test.engine, host: '127.0.0.1', port: 0, log });
  base = `http://127.0.0.1:${await ingest.listen()}`;
  await test.send('anonymous', 'POST /users', {
    name: 'A',
    email: 'a@example.com',
    password: 'pw',
  });
  admin = await test.userId('a@example.com');
  bus = await post('/devices', { name: 'Bus', uniqueId: 'bus' });
});
afterAll(async () => {
  await ingest.close();
  await test.engine.close();
  await db.close();
});

describe('commands', () => {
  const send = (data: string) =>
    test.send(admin, 'POST /commands/send', {
      deviceId: bus,
      type: 'custom',
      attributes: { data },
    });

  it('wait for their device, through a restart, and go one a message', async () => {
    expect((await send('one {uniqueId}')).status).toBe(202);
    await send('two');
    // As a release left it that did not keep senders.
    await db.query(`update queued_commands set user_id = null where attributes ->> 'data' = 'two'`);
    const restarted = await createTestEngine(db, { startMs: test.now() });
    const take = () =>
      restarted.engine.ingest({ uniqueId: 'bus', latitude: 1, longitude: 1, takesCommand: true });
    expect([await take(), await take(), await take()]).toMatchObject([
      { reply: 'one bus' },
      { reply: 'two' },
      { outcome: 'stored' },
    ]);
    const { rows } = await db.query('select 1 from queued_commands');
    expect(rows).toEqual([]);
    await restarted.engine.close();
  });

  it('of a rule go to the device of the event, as far as its owner may send them', async () => {
    const queued = async () =>
      (await db.query<{ type: string }>('select type from queued_commands')).rows;
    let mayOwner = false;
    test.engine.upstream.guardOwnCommands?.({
      take: () => Promise.reject(new Error('no stop')),
      may: () => Promise.resolve(mayOwner),
    });
    const commandId = await post('/commands', {
      description: 'Report often',
      type: 'positionPeriodic',
      attributes: { frequency: 7 },
    });
    const rule = { type: 'ignitionOn', always: true, notificators: 'command', commandId };
    await post('/notifications', rule);
    // Its own engine has not seen the restarted one's messages.
    await say('lat=1&lon=1&ignition=false');
    await say('lat=1&lon=1&ignition=true');
    await test.engine.flush();
    await test.engine.deliver();
    expect(await queued()).toEqual([]);
    mayOwner = true;
    await say('lat=1&lon=1&ignition=false');
    await say('lat=1&lon=1&ignition=true');
    await test.engine.flush();
    await expect.poll(queued).toEqual([{ type: 'positionPeriodic' }]);
  });
});

describe('what devices say', () => {
  const heard = async (): Promise<string[]> => {
    const { rows } = await db.query<{ data: string }>(
      'select data from raw_messages where device_id = $1 order by received_at, data',
      [bus],
    );
    return rows.map(({ data }) => data);
  };

  it('is kept for a day, what was refused with its reason', async () => {
    await db.query('delete from raw_messages');
    await say('lat=2&lon=2&note=a%00b');
    expect((await say('lat=95&lon=2')).status).toBe(0);
    expect((await say('lat=x&lon=2')).status).toBe(0);
    await test.engine.flush();
    const said = (await heard()).join('\n---\n');
    expect(said).toContain('! latitude 95 is not between -90 and 90');
    expect(said).toContain('! latitude "x" is not a number');
    expect(said).toContain('note=a%00b');
    test.wait(3 * 24 * HOUR_MS);
    await test.engine.sweep();
    expect(await heard()).toEqual([]);
  });

  it('is streamed to who sees the device and asks for it', async () => {
    const logs: string[] = [];
    const socket = await test.engine.upstream.openSocket({ userId: admin }, ({ key, items }) => {
      if (key === 'logs') logs.push(...items.map(({ json }) => json));
    });
    if ('message' in socket) throw new Error(socket.message);
    await say('lat=2&lon=2');
    socket.setLogs(true);
    await say('lat=2.1&lon=2');
    await test.engine.flush();
    socket.close();
    expect(logs).toHaveLength(1);
    expect(JSON.parse(logs[0] ?? '')).toMatchObject({ uniqueId: 'bus', deviceId: bus });
  });
});

describe('fences', () => {
  it('count from the moment they are linked, by a group too; a bad one stops no other', async () => {
    const groupId = await post('/groups', { name: 'G' });
    const inGroup = await post('/devices', { name: 'In', uniqueId: 'in', groupId });
    const [bad, good] = [
      await post('/geofences', { name: 'Bad', area: 'nonsense' }),
      await post('/geofences', { name: 'Good', area: 'CIRCLE (10 10, 1000)' }),
    ];
    await say('lat=10&lon=10', 'in');
    for (const geofenceId of [bad, good]) await link({ groupId, geofenceId });
    await say('lat=10&lon=10', 'in');
    await test.send(admin, `PUT /geofences/${good}`, {
      id: good,
      name: 'Good',
      area: 'CIRCLE (50 50, 1000)',
    });
    await say('lat=10&lon=10', 'in');
    await test.send(admin, `DELETE /geofences/${good}`);
    await say('lat=10&lon=10', 'in');
    await test.engine.flush();
    expect((await eventTypes(inGroup)).filter((type) => type.startsWith('geofence'))).toEqual([
      'geofenceEnter',
      'geofenceExit',
    ]);
  });
});

describe('time', () => {
  it('tells of devices silent for long, again and again, and counts days', async () => {
    const quiet = await post('/devices', {
      name: 'Quiet',
      uniqueId: 'quiet',
      attributes: { deviceInactivityStart: 2 * HOUR_MS, deviceInactivityPeriod: HOUR_MS },
    });
    await say('lat=1&lon=1', 'quiet');
    const counts = [];
    for (let hour = 1; hour <= 4; hour += 1) {
      test.wait(HOUR_MS);
      await test.engine.sweep();
      await test.engine.flush();
      counts.push((await eventTypes(quiet)).filter((type) => type === 'deviceInactive').length);
    }
    expect(counts).toEqual([0, 1, 2, 3]);
    test.wait(24 * HOUR_MS);
    await test.engine.sweep();
    const span = `from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z`;
    const { json } = await test.send(admin, `GET /statistics?${span}`);
    const days = json as { messagesReceived: number; protocols: Record<string, number> }[];
    expect(days.length).toBeGreaterThan(0);
    expect(days[0]?.protocols['osmand']).toBe(days[0]?.messagesReceived);
  });

  it('clocks that go back and forward by an hour lose nothing and count nothing twice', async () => {
    const id = await post('/devices', { name: 'Clock', uniqueId: 'clock' });
    for (const step of [-HOUR_MS, HOUR_MS, HOUR_MS, -HOUR_MS]) {
      test.wait(step);
      expect((await say('lat=1&lon=1&ignition=true', 'clock')).status).toBe(200);
    }
    const { rows } = await db.query<{ count: number; hours: number | null }>(
      `select count(*)::int as count, max((attributes ->> 'hours')::float8) as hours
       from positions where device_id = $1`,
      [id],
    );
    expect(rows[0]?.count).toBe(4);
    expect(rows[0]?.hours ?? 0).toBeLessThanOrEqual(2 * HOUR_MS);
  });
});

describe('streams', () => {
  it('are whole inside a transaction of the caller, and end when nobody reads', async () => {
    const query = new URLSearchParams({
      deviceId: String(bus),
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
    });
    const request = { method: 'GET', path: '/positions', query };
    const actor = { userId: admin };
    const inside = await db.transaction((unit) =>
      test.engine.upstream.send(request, { actor, unit }),
    );
    const outside = await test.engine.upstream.send(request, { actor });
    const chunks: string[] = [];
    for await (const chunk of outside.stream ?? []) chunks.push(String(chunk));
    expect(JSON.parse(inside.body ?? '')).toEqual(JSON.parse(chunks.join('')));
    expect(JSON.parse(inside.body ?? '')).not.toEqual([]);
  });
});

describe('guests', () => {
  it('see the shared device, change nothing, and are gone at their time', async () => {
    const expiration = new Date(test.now() + HOUR_MS).toISOString();
    const form = new URLSearchParams({ deviceId: String(bus), expiration });
    const { body: token } = await test.send(admin, 'POST /share/device', form);
    const owner = await test.engine.upstream.verifyToken(token ?? '');
    if ('message' in owner) throw new Error(owner.message);
    expect((await test.send(owner.userId, 'GET /devices')).json).toMatchObject([{ id: bus }]);
    expect(
      await test.send(owner.userId, 'PUT /devices/1', { id: bus, name: 'x', uniqueId: 'bus' }),
    ).toMatchObject({ status: 400, body: 'Write access denied' });
    test.wait(HOUR_MS);
    expect(await test.engine.upstream.verifyToken(token ?? '')).toMatchObject({ status: 401 });
  });
});
