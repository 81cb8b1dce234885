import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

const ROUNDS = 6;

let db: Database;
let test: TestEngine;
let admin: number;
beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const first = { name: 'A', email: 'a@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', first);
  admin = await test.userId(first.email);
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const make = async (path: string, body: object): Promise<Record<string, unknown>> =>
  (await test.send(admin, `POST ${path}`, body)).json as Record<string, unknown>;
const read = async (path: string): Promise<Record<string, unknown>> =>
  (await test.send(admin, `GET ${path}`)).json as Record<string, unknown>;

describe('two calls at once', () => {
  it('move no two groups into each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [
        await make('/groups', { name: 'One' }),
        await make('/groups', { name: 'Two' }),
      ];
      const moves = await Promise.all([
        test.send(admin, `PUT /groups/${String(one['id'])}`, { ...one, groupId: two['id'] }),
        test.send(admin, `PUT /groups/${String(two['id'])}`, { ...two, groupId: one['id'] }),
      ]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it('take no restriction back that was not there when the account was read', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `u${round}@example.com`;
      const user = await make('/users', { name: 'U', email, password: 'pw', deviceLimit: -1 });
      const id = Number(user['id']);
      const stored = await read(`/users/${id}`);
      const [restricted] = await Promise.all([
        test.send(admin, `PUT /users/${id}`, { ...stored, disableReports: true, readonly: true }),
        test.send(id, `PUT /users/${id}`, { ...stored, name: 'Renamed' }),
      ]);
      expect(restricted?.status).toBe(200);
      const kept = await read(`/users/${id}`);
      expect(kept).toMatchObject({ disableReports: true, readonly: true });
    }
  });

  it('end in two answers when one deletes what the other changes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const parent = await make('/groups', { name: 'Parent' });
      const child = await make('/groups', { name: 'Child', groupId: parent['id'] });
      const device = await make('/devices', {
        name: 'D',
        uniqueId: `d${round}`,
        groupId: child['id'],
      });
      const answers = await Promise.all([
        test.send(admin, `PUT /groups/${String(child['id'])}`, { ...child, name: 'Renamed' }),
        test.send(admin, `DELETE /groups/${String(parent['id'])}`),
        test.send(admin, `PUT /devices/${String(device['id'])}`, { ...device, name: 'E' }),
        test.send(admin, `DELETE /groups/${String(child['id'])}`),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }
  });

  it('make no more accounts and devices than their limits allow', async () => {
    const limits = { userLimit: 2, deviceLimit: 3 };
    const email = 'manager@example.com';
    const made = await make('/users', { name: 'M', email, password: 'pw', ...limits });
    const manager = Number(made['id']);
    const many = Array.from({ length: 8 }, (_, index) => index);
    const tries = async (path: string, body: (index: number) => object) => {
      const answers = many.map((index) => test.send(manager, `POST ${path}`, body(index)));
      return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
    };
    const users = tries('/users', (n) => ({
      name: 'N',
      email: `n${n}@example.com`,
      password: 'pw',
    }));
    const devices = tries('/devices', (n) => ({ name: 'N', uniqueId: `n${n}` }));
    expect(await Promise.all([users, devices])).toEqual([2, 3]);
  });
});
