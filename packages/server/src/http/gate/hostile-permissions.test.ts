import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

let server: TestApp;
let admin: TestBrowser;
let manager: TestBrowser;
let managerId: number;
const ALL = 'f'.repeat(32);

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  managerId = await server.addUser({ name: 'Mia', email: 'mia@example.com', userLimit: 5 });
  manager = server.browser();
  await manager.signIn('mia@example.com', ADMIN.password);
  await admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableAdvancedPerms': true } },
  });
});
afterAll(() => server.stop());

const grant = (text: unknown) =>
  admin.call(`PATCH /api/users/${managerId}`, {
    json: { attributes: { 'rastro.advancedPerms': text } },
  });

it.each([
  ['f'.repeat(31)],
  ['f'.repeat(33)],
  [`${'f'.repeat(31)}g`],
  [`${ALL}\n`],
  [`0x${'f'.repeat(30)}`],
  ['ｆ'.repeat(32)],
  [1e31],
  [true],
  [[ALL]],
  [{ 0: ALL }],
  [''],
])('[S6.20] grants nothing by a string that is none: %j', async (text) => {
  expect((await grant(ALL)).status).toBe(200);
  expect((await manager.call('GET /api/devices')).status).toBe(200);
  expect((await grant(text)).status).toBe(200);
  expect((await manager.call('GET /api/devices')).status).toBe(403);
  expect((await manager.call('GET /api/reports/summary')).status).toBe(403);
});

it('reads upper and lower case alike', async () => {
  for (const text of [ALL, ALL.toUpperCase()]) {
    expect((await grant(text)).status).toBe(200);
    expect((await manager.call('GET /api/devices')).status).toBe(200);
  }
});

it('gives an account that a manager makes no more than the manager has', async () => {
  await grant('00ffff00000000000000000000000001');
  const json = {
    name: 'Under',
    email: 'under@example.com',
    password: 'a long password',
    attributes: { 'rastro.advancedPerms': ALL },
  };
  const reply = await manager.call('POST /api/users', { json });
  expect(reply).toMatchObject({ status: 403, json: { code: 'ADMINISTRATOR_REQUIRED' } });
});
