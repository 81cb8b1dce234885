import { expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing';
import { checkDatabase } from './check-database';

it('names people whose e-mail or login differ by their case only, and the way out', async () => {
  const database = await openTestDatabase();
  await database.query(
    `insert into users (name, email, login) values
       ('Ana', 'Ana@example.com', null), ('Other', 'ana@example.com', 'bia'), ('Bia', 'x', 'BIA'),
       ('Alone', 'alone@example.com', 'Alone@Example.com')`,
  );
  const findings = await checkDatabase(database, Date.now(), undefined);
  await database.close();
  expect(findings.find(({ what }) => what === 'users')).toEqual({
    level: 'warning',
    what: 'users',
    found:
      'have the same email or login but for its case: ana@example.com (ids 1, 2); bia (ids 2, 3)',
    remedy: 'The one with the lowest id gets in. An administrator gives the others another one.',
    code: 'usersShared',
    params: { names: 'ana@example.com (ids 1, 2); bia (ids 2, 3)' },
  });
});

it('tells people apart as the sign-in does: sigmas, composed letters, letters the database does not make small', async () => {
  const database = await openTestDatabase();
  await database.query(
    `insert into users (name, email, login) values
       ('A', 'νίκος@example.com', null), ('B', 'ΝΊΚΟΣ@example.com', null),
       ('C', $1, null), ('D', 'jose@example.com', $2), ('E', 'e@example.com', '')`,
    ['jose\u0301', 'JOSÉ'],
  );
  const findings = await checkDatabase(database, Date.now(), undefined);
  await database.close();
  const { found } = findings.find(({ what }) => what === 'users') ?? {};
  expect(found).toContain('(ids 1, 2)');
  expect(found).toContain('josé (ids 3, 4)');
});
