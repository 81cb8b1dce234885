import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createReadPushKeys } from './push-keys';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const readKeys = (secret: string) => createReadPushKeys({ db, secret: () => secret })();
const stored = async () => (await db.query('select * from push_key')).rows;

it('makes the keys of a database once, whoever asks first, and keeps the private one sealed', async () => {
  const all = await Promise.all([readKeys('one'), readKeys('one')]);
  const again = await readKeys('one');
  expect(new Set([...all, again].map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(Buffer.from(again.publicKey, 'base64url')).toHaveLength(65);
  const { d = '' } = again.privateKey.export({ format: 'jwk' });
  const [row] = await stored();
  expect(JSON.stringify(row)).not.toContain(d);
  const bytes = Buffer.from(String(row?.['private_key']), 'base64url');
  expect(bytes.includes(Buffer.from(d, 'base64url'))).toBe(false);
});

it('makes new ones where the secret was lost', async () => {
  const before = (await readKeys('one')).publicKey;
  const after = (await readKeys('two')).publicKey;
  expect(after).not.toBe(before);
  expect((await readKeys('two')).publicKey).toBe(after);
  expect(await stored()).toHaveLength(1);
});
