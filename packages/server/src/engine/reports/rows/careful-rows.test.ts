import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CarefulEngine, openCarefulEngine } from '../../ingest/meaning/testing';

let careful: CarefulEngine;
beforeAll(async () => {
  careful = await openCarefulEngine({ 'values.asMeant': true });
});
afterAll(() => careful.close());

type Row = Record<string, number>;
/** A report over the last hours of a device, as people get it or a client made for a Traccar. */
const report = async (
  kind: string,
  deviceId: number | number[],
  hours: number,
  isLiteral = false,
): Promise<Row[]> => {
  const { test, admin } = careful;
  const query = new URLSearchParams([deviceId].flat().map((id) => ['deviceId', String(id)]));
  query.set('from', test.iso(-hours * 3600));
  query.set('to', test.iso(0));
  const { body, stream } = await test.engine.upstream.send(
    { method: 'GET', path: `/reports/${kind}`, query, accept: 'application/json' },
    { actor: { userId: admin }, isLiteral },
  );
  let text = body ?? '';
  for await (const part of stream ?? []) text += String(part);
  return JSON.parse(text) as Row[];
};
/** Fixes that go north by a hundredth of a degree every five minutes, ending now. */
const drive = async (uniqueId: string, values: readonly string[], endSecondsAgo = 0) => {
  const lines = values.map((value, index) => {
    const ago = endSecondsAgo + (values.length - 1 - index) * 300;
    return `lat=${(-23 - index / 100).toFixed(2)}&lon=-46.6&speed=30&timestamp={now-${ago}}&${value}`;
  });
  await careful.say(uniqueId, ...lines);
};

describe('reports of values that stand for unknown', () => {
  it('measure the way of a vehicle whose own counter stands still', async () => {
    const id = await careful.addDevice('still');
    await drive('still', Array(6).fill('odometer=9650') as string[]);
    const [summary] = await report('summary', id, 2);
    expect(summary?.['distance']).toBeGreaterThan(5_500);
    const trips = await report('trips', id, 2);
    expect(trips.map(({ distance }) => Math.round(distance! / 100))).toEqual([56]);
  });

  it('name nobody where no driver is told, though somebody has a driver without an id', async () => {
    const { test, admin } = careful;
    await test.send(admin, 'POST /drivers', { name: 'Of others', uniqueId: '' });
    const ids = [await careful.addDevice('driven'), await careful.addDevice('undriven')];
    await drive('driven', Array(6).fill('driverUniqueId=tag') as string[]);
    await drive('undriven', Array(6).fill('sat=9') as string[]);
    expect(await report('trips', ids, 2)).toMatchObject([
      { driverUniqueId: 'tag', driverName: null },
      { driverUniqueId: null, driverName: null },
    ]);
  });

  it('count no way while a vehicle that stands is drawn around its place', async () => {
    const id = await careful.addDevice('drifting');
    const at = ['1', '1.0009', '1.0002', '1.0011', '1'];
    const send = (more: string, from = 0) =>
      careful.say(
        'drifting',
        ...at.map((lat, n) => `lat=${lat}&lon=${1 + from}&timestamp={now-${60 * (5 - n)}}&${more}`),
      );
    await send('speed=0&ignition=false');
    expect(await report('summary', id, 2)).toMatchObject([{ distance: 0 }]);
    // With the engine on, or a speed that nobody knows, it may well have driven.
    for (const more of ['speed=0&ignition=true', 'speed=&ignition=false', 'speed=0']) {
      const uniqueId = `driven ${more}`;
      const driven = await careful.addDevice(uniqueId);
      await careful.say(uniqueId, `lat=1&lon=1&timestamp={now-60}&${more}`);
      await careful.say(uniqueId, `lat=1.0009&lon=1&timestamp={now}&${more}`);
      const [{ distance } = {}] = await report('summary', driven, 2);
      expect(distance).toBeGreaterThan(90);
    }
    // Farther than a trip is no drift.
    await careful.say('drifting', 'lat=1.01&lon=1&speed=0&ignition=false');
    expect((await careful.latest(id)).attributes['distance']).toBeGreaterThan(1_000);
  });

  it('believe a counter that stands still in a parked vehicle', async () => {
    const id = await careful.addDevice('parked');
    await careful.say('parked', 'lat=1&lon=1&odometer=9650&timestamp={now-600}');
    await careful.say('parked', 'lat=1.002&lon=1&odometer=9650&timestamp={now}');
    expect(await report('summary', id, 2)).toMatchObject([{ distance: 0, endOdometer: 9650 }]);
  });

  it.each([
    ['fuelUsed', [0, 500, 501, 502, 503], 3],
    ['fuelUsed', [500, 501, 502, 503, 0], 3],
    ['fuel', [0, 60, 59, 58, 57], 3],
    ['fuel', [60, 59, 0, 58, 57], 3],
    ['fuelUsed', [0, 0, 0, 0, 0], 0],
  ])('leave out the 0 of %s after a restart: %j', async (name, values, spent) => {
    const uniqueId = `${name}-${values.join('-')}`;
    const id = await careful.addDevice(uniqueId);
    await drive(
      uniqueId,
      values.map((value) => `${name}=${value}`),
    );
    expect(await report('summary', id, 2)).toMatchObject([{ spentFuel: spent }]);
    expect((await report('trips', id, 2))[0]).toMatchObject({ spentFuel: spent });
  });
});

describe('a correction of the counters', () => {
  it('is a step and not a way, in summaries, trips and hours', async () => {
    const { test, admin } = careful;
    const id = await careful.addDevice('corrected');
    await drive('corrected', Array(4).fill('ignition=true') as string[], 600);
    const before = await report('summary', id, 2);
    const change = { deviceId: id, totalDistance: 5_000_000, hours: 100 * 3_600_000 };
    await test.send(admin, `PUT /devices/${id}/accumulators`, change);
    const [after] = await report('summary', id, 2);
    expect(after?.['distance']).toBeCloseTo(before[0]!['distance']!, 0);
    expect(after?.['engineHours']).toBe(900_000);
    expect(after?.['endOdometer']).toBe(5_000_000);
    await test.send(admin, `PUT /devices/${id}/accumulators`, {
      deviceId: id,
      totalDistance: 10,
      hours: 0,
    });
    await careful.say('corrected', 'lat=-23.04&lon=-46.6&speed=30&ignition=true&timestamp={now}');
    const [later] = await report('summary', id, 2);
    expect(later?.['distance']).toBeGreaterThan(4_300);
    expect(later?.['distance']).toBeLessThan(4_600);
    expect(later?.['engineHours']).toBe(1_500_000);
    // A Traccar counts it as it stands.
    expect((await report('summary', id, 2, true))[0]?.['distance']).toBeLessThan(2_000);
  });
});

describe('the highest speed of more than a day', () => {
  it('is told to people, in summaries and trips, and left out for clients made for a Traccar', async () => {
    const id = await careful.addDevice('days');
    await careful.say('days', 'lat=-22.9&lon=-46.6&speed=0&timestamp={now-100000}');
    await drive('days', ['a=1', 'a=1', 'a=1', 'a=1', 'a=1', 'a=1']);
    for (const kind of ['summary', 'trips']) {
      const people = await report(kind, id, 48);
      expect(Math.max(...people.map(({ maxSpeed }) => maxSpeed!))).toBe(30);
      const others = await report(kind, id, 48, true);
      expect(others.map(({ maxSpeed }) => maxSpeed)).toEqual(others.map(() => 0));
      expect(others.length).toBeGreaterThan(0);
    }
  });
});
