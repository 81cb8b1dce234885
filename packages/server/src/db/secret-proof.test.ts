import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Database } from './database';
import { createSeal } from './seal';
import { listUnreadable, proveSecret, takeSecret, trySecret } from './secret-proof';
import { openTestDatabase } from './testing';

const database: Database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(() => database.query('delete from secret_proof; delete from integration'));

const saveMail = (sealed: string) =>
  database.query(
    `insert into integration (tracking_origin, key, settings, secret_names, sealed, saved_at, owner_id)
     values ('engine', 'mail', '{}', '["password"]', $1, now(), 7)`,
    [sealed],
  );
const sealWith = (secret: string) =>
  createSeal(secret, 'secrets of integrations').seal('{}', 'engine 7 mail');

it('lets the first secret in and none but that one, until another is taken', async () => {
  expect(await trySecret(database, 'first')).toBe('none');
  expect(await proveSecret(database, 'first')).not.toBe('other');
  expect(await proveSecret(database, 'other')).toBe('other');
  expect(await proveSecret(database, 'first')).toBe('own');
  await takeSecret(database, 'other');
  expect([await trySecret(database, 'first'), await trySecret(database, 'other')]).toEqual([
    ...['other', 'own'],
  ]);
});

it('lets no other secret in where a database of before has sealed something, and nothing proves it yet', async () => {
  await saveMail(sealWith('first'));
  expect(await proveSecret(database, 'other')).toBe('other');
  expect((await database.query('select 1 from secret_proof')).rows).toEqual([]);
  expect(await proveSecret(database, 'first')).toBe('own');
  expect(await proveSecret(database, 'other')).toBe('other');
});

it('lists services that were saved and cannot be read', async () => {
  await saveMail(sealWith('first'));
  expect(await listUnreadable(database, 'first')).toEqual([]);
  expect(await listUnreadable(database, 'other')).toEqual(['mail of 7']);
});
