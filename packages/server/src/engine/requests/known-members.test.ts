import { afterAll, describe, expect, it } from 'vitest';
import type { Unit } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createAccessFixture } from '../access/testing';
import { createKnownMembers } from './known-members';

const { test, db: fleetDb, ids, make, names, stop } = await createAccessFixture();
const db = await openTestDatabase();
afterAll(async () => {
  await stop();
  await db.close();
});

describe('members of lists', () => {
  it('are asked for once, by statement and parameters, until something is written', async () => {
    let asked = 0;
    const counting: Unit = {
      ...db,
      query: (...query) => {
        asked += 1;
        return db.query(...query);
      },
    };
    const members = createKnownMembers(counting);
    const sql = 'select n as id, -n as place from generate_series(1, $1::int) n where $2 <> $3';
    const read = (count: number, text = `a "quoted" \\ one`) =>
      members.read({ sql, params: [count, text, 'x'] });
    expect(await Promise.all([read(3), read(3)])).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ]);
    expect(await read(3)).toEqual([3, 2, 1]);
    expect(asked).toBe(1);
    expect(await read(2)).toEqual([2, 1]);
    expect(await read(3, 'x')).toEqual([]);
    expect(asked).toBe(3);
    members.forget();
    expect(await read(3)).toEqual([3, 2, 1]);
    expect(asked).toBe(4);
    // A crowd of lists is not kept.
    for (let count = 10; count < 120; count += 1) await read(count);
    await read(3);
    expect(asked).toBe(115);
  });
});

describe('lists of devices and latest positions', () => {
  const { admin, bruno } = ids;
  const send = async (call: string, body?: object): Promise<void> => {
    const answer = await test.send(admin!, call, body);
    if (answer.status >= 400) throw new Error(`${call}: ${answer.body}`);
  };
  /** Twice, so that the second comes from memory. */
  const see = async (): Promise<unknown[]> => {
    const ask = async () => [
      await names('bruno', 'GET /devices'),
      ((await test.send(bruno!, 'GET /positions')).json as object[]).length,
    ];
    const first = await ask();
    expect(await ask()).toEqual(first);
    return first;
  };

  it('follow every write at once', async () => {
    expect(await see()).toEqual([[], 0]);
    const above = await make(admin!, 'POST /groups', { name: 'above' });
    const groupId = await make(admin!, 'POST /groups', { name: 'group' });
    const device = { name: 'Z', uniqueId: 'z', groupId };
    const id = await make(admin!, 'POST /devices', device);
    await test.engine.ingest({
      uniqueId: 'z',
      timestampMs: test.now(),
      latitude: 1,
      longitude: 1,
    });
    await test.engine.flush();
    expect(await see()).toEqual([[], 0]);

    const link = { userId: bruno, groupId: above };
    await send('POST /permissions', link);
    expect(await see()).toEqual([[], 0]);
    const group = { id: groupId, name: 'group' };
    await send(`PUT /groups/${groupId}`, { ...group, groupId: above });
    expect(await see()).toEqual([['Z'], 1]);
    await send('POST /permissions', { userId: bruno, deviceId: ids['shared'] });
    expect(await see()).toEqual([['Shared', 'Z'], 1]);
    await send(`PUT /devices/${id}`, { id, ...device, name: 'A' });
    expect(await see()).toEqual([['A', 'Shared'], 1]);
    await send(`PUT /devices/${id}`, { id, ...device, name: 'A', groupId: 0 });
    expect(await see()).toEqual([['Shared'], 0]);
    await send(`PUT /devices/${id}`, { id, ...device, name: 'A' });
    expect(await see()).toEqual([['A', 'Shared'], 1]);
    await send('DELETE /permissions', link);
    expect(await see()).toEqual([['Shared'], 0]);
    await send('DELETE /permissions', { userId: bruno, deviceId: ids['shared'] });
    await send('POST /permissions', { userId: bruno, deviceId: id });
    expect(await see()).toEqual([['A'], 1]);
    await send(`DELETE /devices/${id}`);
    expect(await see()).toEqual([[], 0]);
  });

  it('follow what a caller writes in a transaction of its own, and nothing that it takes back', async () => {
    const body = { name: 'Kept', uniqueId: 'kept' };
    const request = { method: 'POST', path: '/devices', query: new URLSearchParams(), body };
    const write = (isKept: boolean) =>
      fleetDb.transaction(async (unit) => {
        const answer = await test.engine.upstream.send(request, {
          actor: { userId: bruno! },
          unit,
        });
        expect(answer.status).toBe(200);
        if (!isKept) throw new Error('taken back');
      });
    expect(await names('bruno', 'GET /devices')).toEqual([]);
    await expect(write(false)).rejects.toThrow('taken back');
    expect(await names('bruno', 'GET /devices')).toEqual([]);
    await write(true);
    expect(await names('bruno', 'GET /devices')).toEqual(['Kept']);
  });
});
