import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessFixture } from '../access/testing';

const { test, ids, make, link, stop } = await createAccessFixture();
afterAll(stop);

const from = '2026-08-21T00:00:00Z';
const period = `from=${from}&to=2026-08-22T00:00:00Z`;
const fence = (name: string) => ({ name, area: 'CIRCLE (1 1, 1000)' });
let ofAna = 0;
let ofBruno = 0;

beforeAll(async () => {
  ofAna = await make(ids['ana']!, 'POST /geofences', fence('Hers'));
  ofBruno = await make(ids['bruno']!, 'POST /geofences', fence('His'));
  await test.engine.ingest({
    uniqueId: 'anas',
    timestampMs: Date.parse(from),
    latitude: 1,
    longitude: 1,
  });
});

describe('a fence in a query', () => {
  const calls = (geofenceId: unknown) =>
    ['positions', 'positions/csv', 'reports/geofences'].map((path) =>
      test.send(
        ids['ana']!,
        `GET /${path}?deviceId=${ids['anas']}&${period}&geofenceId=${String(geofenceId)}`,
      ),
    );

  it("is one's own, or seen by an administrator", async () => {
    for (const { status } of await Promise.all(calls(ofAna))) expect(status).toBe(200);
    const path = `GET /positions?deviceId=${ids['anas']}&${period}&geofenceId=${ofBruno}`;
    expect(await test.send(ids['admin']!, path)).toMatchObject({
      status: 200,
      json: [{ latitude: 1 }],
    });
  });

  it("is not somebody else's, whose place would be told by who was inside", async () => {
    for (const answer of await Promise.all([...calls(ofBruno), ...calls(999_999)])) {
      expect(answer).toMatchObject({ status: 400, body: 'Geofence access denied' });
    }
  });

  it('is one of a thousand at most', async () => {
    const many = Array.from({ length: 1_001 }, (_, n) => n + 1).join('&geofenceId=');
    const [, , report] = await Promise.all(calls(many));
    expect(report).toMatchObject({
      status: 400,
      body: 'geofenceId names 1001 fences; at most 1000',
    });
  });
});

describe('links in bulk', () => {
  it('are a thousand at most, and nothing is linked when they are more', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, () => ({ userId: ids['bruno'], deviceId: ids['shared'] }));
    const path = 'POST /permissions/bulk';
    expect(await test.send(ids['admin']!, path, links(1_001))).toMatchObject({
      status: 400,
      body: 'The body has 1001 links; send at most 1000 at a time',
    });
    const bruno = await test.send(ids['bruno']!, 'GET /devices');
    expect(bruno.json).toEqual([]);
    expect((await test.send(ids['admin']!, path, links(1_000))).status).toBe(204);
    await link({ userId: ids['bruno'], geofenceId: ofAna });
  });

  it.each([[['a link']], [[null]], [[1]], ['text'], [{ userId: 1, deviceId: 1 }]])(
    'are objects: %j',
    async (body) => {
      expect((await test.send(ids['admin']!, 'POST /permissions/bulk', body)).status).toBe(400);
    },
  );
});
