import { pbkdf2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';

const SALT = '000000000000000000000000000000000000000000000001';
const hashOf = (iterations: number, digest: string): string =>
  pbkdf2Sync('secret', Buffer.from(SALT, 'hex'), iterations, 24, digest).toString('hex');

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

const stored = async (): Promise<string> => {
  const { rows } = await db.query<{ hash: string }>(
    `select hashed_password as hash from users where email = 'ana@example.com'`,
  );
  return rows[0]?.hash ?? '';
};

describe('passwords that come from a Traccar', () => {
  it.each([
    ['of today', 200_000, 'sha256'],
    ['of before', 1_000, 'sha1'],
  ])(
    'are good in its form %s, and stored in ours at the first sign-in',
    async (_, times, digest) => {
      await db.query('delete from users');
      await db.query(`insert into users (name, email, hashed_password) values ($1, $2, $3)`, [
        'Ana',
        'ana@example.com',
        `traccar-pbkdf2$${SALT}$${hashOf(times, digest)}`,
      ]);
      const signIn = (password: string) =>
        test.engine.upstream.signIn({ email: 'ana@example.com', password });
      expect(await signIn('Secret')).toMatchObject({ status: 401 });
      expect(await stored()).toContain('traccar');
      expect(await signIn('secret')).toHaveProperty('userId');
      expect(await stored()).toMatch(/^\$argon2id\$/);
      expect(await signIn('secret')).toHaveProperty('userId');
      expect(await signIn('Secret')).toMatchObject({ status: 401 });
    },
  );

  it('are good in whichever form they were typed then', async () => {
    const apart = 'Cafe\u0301';
    const hash = pbkdf2Sync(apart, Buffer.from(SALT, 'hex'), 1_000, 24, 'sha1').toString('hex');
    await db.query('update users set hashed_password = $1', [`traccar-pbkdf2$${SALT}$${hash}`]);
    const signIn = (password: string) =>
      test.engine.upstream.signIn({ email: 'ana@example.com', password });
    expect(await signIn('Caf\u00e9')).toHaveProperty('userId');
    expect(await stored()).toMatch(/^\$argon2id\$/);
    expect(await signIn(apart)).toHaveProperty('userId');
  });

  it('are good for nobody when they are cut', async () => {
    await db.query('update users set hashed_password = $1', [`traccar-pbkdf2$${SALT}$`]);
    expect(
      await test.engine.upstream.signIn({ email: 'ana@example.com', password: '' }),
    ).toMatchObject({ status: 401 });
  });
});
