import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { LoginThrottle } from './login-throttle';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it('slows down who tries one password on all accounts that are known at an address', async () => {
  const throttle = new LoginThrottle(database, () => Date.UTC(2026, 7, 21));
  const accounts = Array.from({ length: 40 }, (_, n) => `driver-${n}@example.com`);
  for (const account of accounts) await throttle.remember(account, '192.0.2.1');
  let allowed = 0;
  for (const account of accounts) {
    if ((await throttle.attempt(account, '192.0.2.1')).isAllowed) allowed += 1;
  }
  expect(allowed).toBe(31);
  // Who is known elsewhere is not hindered by what happens here.
  await throttle.remember('driver-39@example.com', '192.0.2.2');
  expect(await throttle.attempt('driver-39@example.com', '192.0.2.2')).toEqual({ isAllowed: true });
});

it('keeps what failed at an address when one of its accounts gets in', async () => {
  const throttle = new LoginThrottle(database, () => Date.UTC(2026, 7, 21));
  const address = '198.51.100.7';
  for (let n = 0; n < 30; n += 1) await throttle.attempt(`guessed-${n}@example.com`, address);
  expect(await throttle.attempt('own@example.com', address)).toEqual({ isAllowed: true });
  await throttle.succeed('own@example.com', address);
  // The success counts for nothing, and neither does it forgive: one more is free, as before it.
  expect(await throttle.attempt('guessed-30@example.com', address)).toEqual({ isAllowed: true });
  expect(await throttle.attempt('guessed-31@example.com', address)).toMatchObject({
    isAllowed: false,
  });
});
