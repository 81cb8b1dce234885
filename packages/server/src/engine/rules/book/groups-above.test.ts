import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';

/** More groups one in another than a Traccar reads settings from. */
const LEVELS = 6;
let db: Database;
let test: TestEngine;
let admin: number;
let deviceId: number;
const groupIds: number[] = [];

const make = async (call: string, body: object): Promise<number> => {
  const { status, body: text, json } = await test.send(admin, `POST ${call}`, body);
  if (status >= 300) throw new Error(text ?? '');
  return (json as { id: number } | undefined)?.id ?? 0;
};

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const email = 'a@example.com';
  await test.send('anonymous', 'POST /users', { name: 'A', email, password: 'pw' });
  admin = await test.userId(email);
  const attributes = { deviceInactivityStart: HOUR_MS, 'filter.zero': true };
  for (let level = 0; level < LEVELS; level += 1) {
    const group = { name: `L${level}`, groupId: groupIds.at(-1) ?? 0 };
    groupIds.push(await make('/groups', level === 0 ? { ...group, attributes } : group));
  }
  deviceId = await make('/devices', { name: 'Bus', uniqueId: 'bus', groupId: groupIds.at(-1) });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const say = async (latitude: number, longitude: number) => {
  await test.engine.ingest({ uniqueId: 'bus', timestampMs: test.now(), latitude, longitude });
  await test.engine.flush();
  return (await test.send(admin, `GET /positions?deviceId=${deviceId}`)).json;
};
const linkTop = (link: Record<string, number>) =>
  make('/permissions', { groupId: groupIds[0], ...link });

it('hands links down from every group above, and most settings from the nearest three', async () => {
  const fence = { name: 'Depot', area: 'CIRCLE (1 1, 500)' };
  const geofenceId = await make('/geofences', fence);
  await linkTop({ geofenceId });
  const computed = { description: 'x', attribute: 'twice', expression: '1 + 1', type: 'number' };
  await linkTop({ attributeId: await make('/attributes/computed', computed) });
  expect(await say(1, 1)).toMatchObject([{ geofenceIds: [geofenceId], attributes: { twice: 2 } }]);
  test.wait(60_000);
  expect(await say(0, 0)).toMatchObject([{ latitude: 0 }]);
});

it('finds the rules and the commands of every group above', async () => {
  const rule = { type: 'alarm', notificators: 'web', always: false, attributes: { alarms: 'sos' } };
  await linkTop({ notificationId: await make('/notifications', rule) });
  const commandId = await make('/commands', { description: 'Say', type: 'custom' });
  await linkTop({ commandId });
  const { json } = await test.send(admin, `GET /commands/send?deviceId=${deviceId}`);
  expect(json).toMatchObject([{ id: commandId }]);
  const { rows } = await db.query<{ group_id: number }>(
    'select group_id from device_in_group where device_id = $1 order by 1',
    [deviceId],
  );
  expect(rows.map(({ group_id: id }) => id)).toEqual(groupIds);
});

it('tells of a silence as any group above asks for', async () => {
  test.wait(2 * HOUR_MS);
  await test.engine.sweep();
  await test.engine.flush();
  const { rows } = await db.query(`select type from events where type = 'deviceInactive'`);
  expect(rows).toHaveLength(1);
});

it('ends at a circle', async () => {
  await db.query('update groups set group_id = $1 where id = $2', [groupIds.at(-1), groupIds[0]]);
  await make('/groups', { name: 'Makes the book read groups anew' });
  test.wait(60_000);
  expect(await say(2, 2)).toMatchObject([{ latitude: 2, attributes: { twice: 2 } }]);
});
