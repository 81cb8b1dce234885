import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp } from '../testing';

const START_MS = Date.parse('2026-08-21T10:00:00Z');
const at = (minute: number) => new Date(START_MS + minute * 60_000).toISOString();
/** Half an hour on the road, then half an hour at its end. */
const WHOLE = { from: at(-1), to: at(61) };
let server: TestApp;
let ana: TrackingClient;
let deviceId: number;

const clientOf = async (email: string): Promise<TrackingClient> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  const token = (await browser.call('POST /api/session/token')).text;
  return createTrackingClient({ baseUrl: server.origin, auth: { kind: 'token', token } });
};

beforeAll(async () => {
  server = await startTestApp();
  ana = await clientOf(ADMIN.email);
  deviceId = (await ana.devices.create({ name: 'Van', uniqueId: 'van-1' })).id;
  for (let minute = 0; minute <= 60; minute += 1) {
    const way = Math.min(minute, 30);
    await server.engine.ingest({
      uniqueId: 'van-1',
      timestampMs: START_MS + minute * 60_000,
      latitude: -23.5,
      longitude: -46.6 + way * 0.01,
      speedKnots: minute < 30 ? 33 : 0,
      attributes: { motion: minute < 30, ignition: minute < 30 },
    });
  }
});
afterAll(() => server.stop());

describe('the reports of a device, at the door of the product', () => {
  it('[S7.80] [S7.83] [S7.84] [S7.85] tell way, trips and stops of a period', async () => {
    const [summary] = await ana.reports.summary({ deviceId, ...WHOLE });
    expect(summary).toMatchObject({ deviceId, deviceName: 'Van', maxSpeed: 33 });
    expect(summary?.distance).toBeGreaterThan(29_000);
    const [trip, ...trips] = await ana.reports.trips({ deviceId, ...WHOLE });
    expect([Date.parse(trip?.startTime ?? ''), trips]).toEqual([START_MS, []]);
    expect(trip?.duration).toBeGreaterThanOrEqual(30 * 60_000);
    const [stop] = await ana.reports.stops({ deviceId, ...WHOLE });
    expect(stop?.longitude).toBeCloseTo(-46.3);
  });

  it('[S7.86] tell its events, of some types where some are named', async () => {
    const all = await ana.reports.events({ deviceId, ...WHOLE });
    expect(all.length).toBeGreaterThan(1);
    const type = 'ignitionOff';
    const some = await ana.reports.events({ deviceId, ...WHOLE, type });
    expect(some.map((event) => event.type)).toEqual([type]);
  });

  it('[S7.87] tell its fixes, the oldest first', async () => {
    const fixes = await ana.reports.route({ deviceId, from: at(0), to: at(2) });
    expect(fixes.map(({ fixTime }) => Date.parse(fixTime))).toEqual(
      [0, 1, 2].map((minute) => START_MS + minute * 60_000),
    );
  });

  it('say nothing of a period without a fix', async () => {
    const later = { deviceId, from: at(120), to: at(180) };
    expect(await ana.reports.summary(later)).toEqual([]);
    expect(await ana.reports.trips(later)).toEqual([]);
  });

  it('name what is wrong with a period', async () => {
    const wrong = { deviceId, from: 'yesterday', to: at(1) };
    await expect(ana.reports.summary(wrong)).rejects.toMatchObject({
      code: 'QUERY_INVALID',
      status: 400,
    });
  });

  it('are closed to an account without reports, and of others tell nothing', async () => {
    await server.addUser({ name: 'Rui', email: 'rui@example.com', disableReports: true });
    await server.addUser({ name: 'Eva', email: 'eva@example.com' });
    const [rui, eva] = [await clientOf('rui@example.com'), await clientOf('eva@example.com')];
    for (const kind of ['summary', 'trips', 'stops', 'events', 'route'] as const) {
      await expect(rui.reports[kind](WHOLE)).rejects.toMatchObject({
        code: 'ACCOUNT_WITHOUT_REPORTS',
      });
      expect(await eva.reports[kind]({ deviceId, ...WHOLE })).toEqual([]);
    }
  });
});
