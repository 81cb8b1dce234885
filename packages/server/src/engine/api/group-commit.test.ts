import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Unit } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createGroupCommit } from './group-commit';

let db: Database;
let transactions = 0;
let counted: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('create table notes (name text primary key)');
  counted = {
    ...db,
    transaction: (fn) => {
      transactions += 1;
      return db.transaction(fn);
    },
  };
});
afterAll(() => db.close());

const write = (name: string, told?: string[]) => async (unit: Unit) => {
  await unit.query('insert into notes (name) values ($1)', [name]);
  unit.afterCommit(() => told?.push(name));
  return name;
};
const names = async (like: string) => {
  const { rows } = await db.query<{ name: string }>(
    'select name from notes where name like $1 order by name collate "C"',
    [like],
  );
  return rows.map(({ name }) => name);
};

it('commits together what comes together, and answers each its own', async () => {
  const together = createGroupCommit(counted);
  transactions = 0;
  const wanted = Array.from({ length: 20 }, (_, index) => `a${String(index).padStart(2, '0')}`);
  expect(await Promise.all(wanted.map((name) => together(write(name))))).toEqual(wanted);
  expect(transactions).toBe(1);
  expect(await names('a%')).toEqual(wanted);
});

it('refuses the one that is wrong and keeps the others, told once', async () => {
  const together = createGroupCommit(counted);
  const told: string[] = [];
  const answers = await Promise.allSettled(
    ['b1', 'b2', 'b1', 'b3'].map((name) => together(write(name, told))),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await names('b%')).toEqual(['b1', 'b2', 'b3']);
  expect(told).toEqual(['b1', 'b2', 'b3']);
});

it('goes on after a failure, and with what comes while it writes', async () => {
  const together = createGroupCommit(counted);
  await expect(together(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const first = together(write('c1'));
  const second = first.then(() => together(write('c2')));
  expect(await Promise.all([first, second, together(write('c3'))])).toEqual(['c1', 'c2', 'c3']);
});

it("works inside the caller's transaction, which no refusal breaks, and is told after its commit", async () => {
  const told: string[] = [];
  const statuses = await db.transaction(async (unit) => {
    const together = createGroupCommit(unit);
    const answers = await Promise.allSettled(
      ['d1', 'd1', 'd2'].map((name) => together(write(name, told))),
    );
    expect(told).toEqual([]);
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names('d%')).toEqual(['d1', 'd2']);
  expect(told).toEqual(['d1', 'd2']);
});
