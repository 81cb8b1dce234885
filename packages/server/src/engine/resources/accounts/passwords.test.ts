import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { hashPassword } from '../../access/sign-in/sign-in';
import { createEngine } from '../../engine';
import { createTestEngine, type TestEngine } from '../../testing';

let db: Database;
let test: TestEngine;
let admin: number;
let hashed: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, {
    computeHash: async (password) => {
      hashed++;
      // The embedded database has one connection: inside a transaction this fails.
      await db.query('select 1');
      return hashPassword(password);
    },
  });
  await test.send('anonymous', 'POST /users', { name: 'A', email: 'a@x.de', password: 'first' });
  admin = await test.userId('a@x.de');
});
beforeEach(() => void (hashed = 0));
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const signIn = (email: string, password: string) =>
  test.engine.upstream.signIn({ email, password });

describe('a password is hashed while nobody waits for the database', () => {
  it('of a new account', async () => {
    const user = { name: 'B', email: 'b@x.de', password: 'second' };
    expect(await test.send(admin, 'POST /users', user)).toMatchObject({ status: 200 });
    expect(await signIn('b@x.de', 'second')).toEqual({ userId: await test.userId('b@x.de') });
    expect(hashed).toBe(1);
  });

  it('of a changed account, whose credentials end once', async () => {
    const user = (await test.send(admin, `GET /users/${admin}`)).json as object;
    const ended: number[] = [];
    const stop = test.engine.upstream.onCredentialsEnded(({ userId }) => void ended.push(userId));
    const answer = await test.send(admin, `PUT /users/${admin}`, { ...user, password: 'third' });
    stop();
    expect(answer.status).toBe(200);
    expect(await signIn('a@x.de', 'third')).toEqual({ userId: admin });
    expect({ hashed, ended }).toEqual({ hashed: 1, ended: [admin] });
  });

  it('of whoever has a link', async () => {
    const token = (await test.send(admin, 'POST /session/token', {})).body;
    const form = { token, password: 'fourth' };
    expect(await test.send('anonymous', 'POST /password/update', form)).toMatchObject({
      status: 200,
    });
    expect(await signIn('a@x.de', 'fourth')).toEqual({ userId: admin });
    expect(hashed).toBe(1);
  });

  it('not at all where the call is refused anyway', async () => {
    const user = { name: 'C', email: 'c@x.de', password: 'fifth' };
    expect((await test.send('anonymous', 'POST /users', user)).status).toBe(400);
    expect(hashed).toBe(0);
  });
});

it('stores a password at the cost that OWASP asks for, unless told otherwise', async () => {
  const ignore = (): void => undefined;
  const log = { info: ignore, warn: ignore, error: ignore };
  const engine = createEngine({ db, clock: test.now, log, retentionDays: 90 });
  await engine.start();
  const body = { name: 'D', email: 'd@x.de', password: 'sixth' };
  const request = { method: 'POST', path: '/users', query: new URLSearchParams(), body };
  expect(await engine.upstream.send(request, { actor: { userId: admin } })).toMatchObject({
    status: 200,
  });
  const { rows } = await db.query('select hashed_password as stored from users where email = $1', [
    'd@x.de',
  ]);
  expect(rows).toEqual([{ stored: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
  await engine.close();
});
