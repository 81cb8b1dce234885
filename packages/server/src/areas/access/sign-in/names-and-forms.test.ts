import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

const PASSWORD = 'Correct-Horse-77';
let server: TestApp;
let admin: TestBrowser;
let names = 0;

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const add = (user: object) => {
  const email = `user-${(names += 1)}@example.com`;
  const json = { name: 'User', email, password: PASSWORD, ...user };
  return admin.call('POST /api/users', { json });
};
const enter = async (name: string, password = PASSWORD) =>
  (await server.browser().signIn(name, password)).status;

it('lets in by a name with a dotted capital I, in any letters', async () => {
  expect((await add({ email: 'İstanbul@example.com' })).status).toBe(200);
  for (const name of [
    'İstanbul@example.com',
    'İSTANBUL@EXAMPLE.COM',
    ' i\u0307stanbul@example.com',
  ]) {
    expect([name, await enter(name)]).toEqual([name, 200]);
  }
  expect((await add({ email: 'İSTANBUL@example.com' })).status).toBe(409);
});

it('lets in by a name that ends in a sigma', async () => {
  expect((await add({ login: 'ΟΔΟΣ' })).status).toBe(200);
  for (const name of ['ΟΔΟΣ', 'οδος', 'οδοσ'])
    expect([name, await enter(name)]).toEqual([name, 200]);
});

it('keeps no blank around a login, and lets in with and without', async () => {
  expect((await add({ login: 'boris \t' })).json).toMatchObject({ login: 'boris' });
  for (const name of ['boris', 'boris ', '\tBoris']) expect(await enter(name)).toBe(200);
});

it('lets in who was written with a blank before, or by the other door', async () => {
  const id = await server.addUser({ name: 'Old', email: ' Elder@example.com' });
  expect(await enter('elder@example.com', ADMIN.password)).toBe(200);
  await server.database.query(
    `update users set login = $1, login_key = null, email_key = null where id = $2`,
    [' Olga\u00a0', id],
  );
  expect(await enter('olga', ADMIN.password)).toBe(200);
});

it('takes a password however a system takes letters and accents apart', async () => {
  const [composed, apart] = ['Caf\u00e9-A\u00e7\u00e3o-2026', 'Cafe\u0301-Ac\u0327a\u0303o-2026'];
  await add({ login: 'composed', password: composed });
  await add({ login: 'apart', password: apart });
  for (const name of ['composed', 'apart']) {
    for (const password of [composed, apart]) expect(await enter(name, password)).toBe(200);
  }
  expect(await enter('apart', 'Cafe-Acao-2026')).toBe(401);
});

it('takes names that are nobody, and no name at all', async () => {
  for (const name of [' ', '\0', 'nobody\0']) expect(await enter(name)).toBeGreaterThanOrEqual(400);
});
