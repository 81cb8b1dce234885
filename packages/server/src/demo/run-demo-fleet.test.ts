import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/listener/ingest-server';
import type { DemoEngine } from './demo-fleet';
import { openCityPlaces } from './places/open-city-places';
import { createDemoTest, log } from './testing';
import { waitFor } from '../testing/wait-for';

const demo = createDemoTest();
const { openFleet, listFixes, playTo, hasLoaded } = demo;

describe('the demo fleet once it runs', () => {
  beforeEach(demo.setUp);
  afterEach(demo.tearDown);

  it('is at once where it is by the clock, with its day before it, and counts no jump', async () => {
    const fleet = await openFleet();
    const begin = demo.clock();
    fleet.start(demo.ingestUrl);
    await hasLoaded(fleet);
    await waitFor(async () => expect(await listFixes('2010')).toHaveLength(10), {
      timeout: 20_000,
    });
    const fixes = await listFixes('2010');
    const history = fixes.slice(0, 9);
    expect(history.at(-1)?.fixTimeMs).toBe(begin);
    const base = history[0]?.totalDistance ?? 0;
    expect(base).toBeGreaterThan(80_000_000);
    for (const [at, { distance, totalDistance }] of history.entries()) {
      const before = at === 0 ? base : (history[at - 1]?.totalDistance ?? 0) + distance;
      expect(totalDistance).toBeCloseTo(before, 3);
    }
    const driven = history.at(-1)?.totalDistance ?? 0;
    expect(driven - base).toBeGreaterThan(100_000);
    expect(fixes[9]).toMatchObject({
      distance: 0,
      totalDistance: driven,
      isInterpolated: true,
      fixTimeMs: begin,
    });
    expect(fixes[9]?.latitude).toBeCloseTo(30.3045, 6);

    await playTo(10.5);
    const [next] = (await listFixes('2010')).slice(10);
    expect(next?.latitude).toBeCloseTo(30.3045 + 0.0015, 6);
    expect(next?.totalDistance).toBeCloseTo(driven + 1002 / 6, -1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('stores where each fix is in words, in the history and live', async () => {
    const { findAddressNow, prepare } = openCityPlaces();
    const named = createEngine({
      db: demo.db,
      clock: demo.clock,
      log,
      retentionDays: 90,
      findAddressNow,
    });
    await named.start();
    const door = createIngestServer({ engine: named, host: '127.0.0.1', port: 0, log });
    const fleet = await openFleet({ engine: named, preparePlaces: prepare });
    fleet.start(`http://127.0.0.1:${await door.listen()}`);
    await hasLoaded(fleet);
    const readFixes = () =>
      demo.db.kysely.selectFrom('all_positions').select(['latitude', 'address']).execute();
    await waitFor(async () => expect(await readFixes()).toHaveLength(20), { timeout: 20_000 });
    const inCity = (await readFixes()).filter(({ latitude }) => latitude > 30);
    expect(inCity).toHaveLength(14);
    for (const { address } of inCity) expect(address).toMatch(/, Austin( 787\d\d)?$/);
    await fleet.close();
    await door.close();
    await named.close();
  });

  it('goes on at the same clock after a restart, at once and without a way', async () => {
    const before = await openFleet();
    before.start(demo.ingestUrl);
    await hasLoaded(before);
    await playTo(15.5);
    await before.close();
    const stored = await listFixes('2010');

    demo.pass(3_600_000);
    const after = await openFleet();
    expect(after.info().history.done).toBe(18);
    after.start(demo.ingestUrl);
    await waitFor(async () => expect(await listFixes('2010')).toHaveLength(stored.length + 1), {
      timeout: 20_000,
    });
    const first = (await listFixes('2010')).at(-1);
    expect(first).toMatchObject({
      distance: 0,
      totalDistance: stored.at(-1)?.totalDistance,
      isInterpolated: true,
      fixTimeMs: demo.clock(),
    });
    expect(first?.latitude).toBeCloseTo(30.3045 + (0.009 * 15.5) / 60, 5);
  });

  it('goes on with a history that was cut off, without a fix twice', async () => {
    let calls = 0;
    const failing: DemoEngine = {
      ...demo.engine,
      async openHistory(...asked) {
        const past = await demo.engine.openHistory(...asked);
        return (
          past && {
            ...past,
            add: async (messages) => {
              if (calls++ > 0) throw new Error('power cut');
              await past.add(messages.slice(0, 5));
            },
          }
        );
      },
    };
    const before = await openFleet({ engine: failing });
    before.start(demo.ingestUrl);
    await waitFor(() => expect(calls).toBe(2), { timeout: 20_000 });
    await before.close();

    const after = await openFleet();
    after.start(demo.ingestUrl);
    await hasLoaded(after);
    await after.close();
    for (const vehicleId of ['2010', '2011']) {
      const history = (await listFixes(vehicleId)).filter(
        ({ fixTimeMs }) => fixTimeMs <= demo.clock(),
      );
      const real = history.filter(({ isInterpolated }) => !isInterpolated);
      expect(new Set(real.map(({ fixTimeMs }) => fixTimeMs)).size).toBe(9);
      expect(real).toHaveLength(9);
    }
  });
});
