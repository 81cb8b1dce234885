import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

const NOON_MS = Date.parse('2026-08-21T12:00:00Z');
const at = (minute: number) => new Date(NOON_MS + minute * MINUTE_MS).toISOString();
let server: TestApp;
let admin: TestBrowser;
let deviceId: number;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  deviceId = await server.addDevice('Bus', 'bus');
  for (const [minute, fuel] of [
    [-120, 80],
    [-60, 40],
    [-1, 10],
  ] as const) {
    await server.engine.ingest({
      uniqueId: 'bus',
      timestampMs: NOON_MS + minute * MINUTE_MS,
      speedKnots: 20,
      latitude: -23.5,
      longitude: -46.6,
      attributes: { fuel, tank: fuel },
    });
  }
});
afterAll(() => server.stop());

const ask = async (more: object, browser = admin) => {
  const json = { deviceId, at: at(-60), expression: 'fuel * 2', ...more };
  const reply = await browser.call('POST /api/attributes/computed/past', { json });
  return { status: reply.status, ...reply.json };
};

it('says what an expression comes to for a fix of the past, and what the fix has now', async () => {
  expect(await ask({ attribute: 'tank' })).toEqual({
    status: 200,
    fixTime: expect.stringContaining('T11:00:00'),
    value: 80,
    before: 40,
  });
  // Between two fixes the one before counts, an hour back as well.
  expect(await ask({ at: at(-61) })).toMatchObject({ value: 160, before: null });
  expect(await ask({ expression: 'fixTime', at: at(0) })).toMatchObject({
    value: '2026-08-21T11:59:00.000Z',
  });
  expect(await ask({ attribute: '__proto__' })).toMatchObject({ status: 200, before: null });
});

it('says what is wrong, by its member', async () => {
  expect(await ask({ expression: 'fuel *' })).toMatchObject({ status: 422, field: 'expression' });
  expect(await ask({ expression: '' })).toMatchObject({ status: 422, field: 'expression' });
  expect(await ask({ at: 'noon' })).toMatchObject({ status: 422, field: 'at' });
  expect(await ask({ at: at(-60 * 48) })).toMatchObject({ status: 422, field: 'at' });
  expect(await ask({ deviceId: 0 })).toMatchObject({ status: 422, field: 'deviceId' });
});

it('is for whoever may try expressions, with devices that they see', async () => {
  expect((await ask({}, server.browser())).status).toBe(401);
  await server.addUser({ name: 'Bruno', email: 'bruno@example.com' });
  const bruno = server.browser();
  await bruno.signIn('bruno@example.com', ADMIN.password);
  expect((await ask({}, bruno)).status).toBe(403);
  expect((await ask({ deviceId: 9_999 })).status).toBeGreaterThanOrEqual(400);
});
