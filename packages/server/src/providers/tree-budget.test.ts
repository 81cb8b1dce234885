import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { DailyBudget } from './daily-budget';

let db: Database;
let budget: DailyBudget;
let day = 21;
const most = { text: 4, mail: undefined, message: undefined };
beforeAll(async () => {
  db = await openTestDatabase();
  budget = new DailyBudget(db, 'engine', most, () => Date.UTC(2026, 7, day), { text: 6 });
  // Ana is the administrator, Rui sells, Bia buys of him, and she has people of her own: Caio, Duda and Eva.
  for (const [id, isAdministrator] of [
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [7, false],
  ]) {
    await db.query(
      `insert into users (id, name, email, administrator) overriding system value
       values ($1, 'x', $3, $2)`,
      [id, isAdministrator, `user-${String(id)}@example.com`],
    );
  }
  await db.query(
    `insert into account (tracking_origin, user_id, reseller_id) values ('engine', 3, 2)`,
  );
  const links = [
    [1, 2],
    [1, 7],
    [3, 4],
    [3, 5],
    [3, 6],
  ];
  for (const link of links) await db.query('insert into user_user values ($1, $2)', link);
});
afterAll(() => db.close());
beforeEach(() => void (day += 1));

const take = (userId: number, count = 1) => budget.take('text', userId, { count });

it('has an end for all of a tree together, however many accounts are made in it', async () => {
  expect(await take(4, 3)).toBe('free');
  expect(await take(5, 3)).toBe('free');
  // Six of Bia's: neither a third account of hers, nor she, nor who sold to her sends one more.
  for (const id of [6, 3, 2]) expect(await take(id), String(id)).toBe('over');
  // Nobody pays for a tree beside, nor for the administrator's.
  for (const id of [7, 1]) expect(await take(id), String(id)).toBe('free');
  day += 1;
  expect(await take(6)).toBe('free');
});

it('takes all or nothing, and gives back what did not go out', async () => {
  await take(4, 3);
  expect(await take(5, 4)).toBe('over');
  // Nothing of that was taken, neither of the account nor of those above.
  expect(await take(5, 3)).toBe('free');
  await budget.giveBack('text', 5, 2);
  expect(await take(6, 2)).toBe('free');
  expect(await take(6)).toBe('over');
});

it('says of the last one of an account alone that it was the last', async () => {
  expect(await take(7, 4)).toBe('last');
  expect(await take(7)).toBe('over');
});
