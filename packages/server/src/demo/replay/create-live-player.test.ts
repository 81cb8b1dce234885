import { describe, expect, it } from 'vitest';
import { createLivePlayer } from './create-live-player';
import type { FleetDay } from '../day/fleet-day';
import { PAUSE_MS, PLAY_FROM_CLOCK_MS } from './replay';
import type { LiveMessage } from './to-live-message';

const fixAt = (clockMs: number) => ({
  clockMs,
  latitude: 30 + clockMs / 1e10,
  longitude: -97,
  speedKnots: 5,
  course: 0,
  ignition: true,
  routeId: '1',
  tripId: '1',
  headsign: 'N',
});
const BEGIN = PLAY_FROM_CLOCK_MS;
const times = [BEGIN, BEGIN + 60_000, BEGIN + 120_000];
const day: FleetDay = {
  buses: [{ vehicleId: 'a', mainRouteId: '1', fixes: times.map(fixAt) }],
  fixCount: times.length,
  firstClockMs: BEGIN,
  lastClockMs: BEGIN + 120_000,
};

function setUp(fromClockMs: number, speed = 1) {
  const world = { now: 1_000_000, isBroken: false };
  const sent: (LiveMessage & { sentAt: number })[] = [];
  const warnings: string[] = [];
  const takeAll = async (messages: readonly LiveMessage[], sentAt: number) => {
    if (world.isBroken) throw new Error('no answer');
    sent.push(...messages.map((message) => ({ ...message, sentAt })));
  };
  const player = createLivePlayer({
    day,
    speed,
    fromClockMs,
    clock: () => world.now,
    send: (message, sentAt) => takeAll([message], sentAt),
    sendAll: takeAll,
    log: { warn: (_, message) => void warnings.push(message) },
  });
  const run = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      world.now += 1000;
      await player.tick();
    }
  };
  const describeSent = () =>
    sent.map(({ fix, isInterpolated, isFirstAfterJump }) =>
      [
        (fix.clockMs - BEGIN) / 1000,
        isInterpolated ? 'between' : 'own',
        ...(isFirstAfterJump ? ['first'] : []),
      ].join(' '),
    );
  return { world, sent, warnings, player, run, describeSent };
}

describe('the live player', () => {
  it('says at once where a bus on its way is, counts no way to there, and goes on', async () => {
    const { run, sent, describeSent } = setUp(BEGIN + 25_000);
    await run(36);
    expect(describeSent()).toEqual([
      '25 between first',
      ...[30, 40, 50].map((second) => `${second} between`),
      '60 own',
    ]);
    expect(sent.map(({ sentAt }) => sentAt - 1_000_000)).toEqual(
      [1, 6, 16, 26, 36].map((second) => second * 1000),
    );
  });

  it('lets a bus that is not out yet begin with a fix of its own and no way', async () => {
    const { run, describeSent } = setUp(BEGIN - 30_000);
    await run(42);
    expect(describeSent()).toEqual(['0 own first', '10 between']);
  });

  it('gives two fixes that are late together different times', async () => {
    const { world, player, sent } = setUp(BEGIN);
    world.now += 45_000;
    await player.tick();
    const stamps = sent.map(({ sentAt }) => sentAt);
    expect(stamps).toHaveLength(5);
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
  });

  it('goes on from the beginning after a pause, and counts no way to there', async () => {
    const { run, describeSent } = setUp(day.lastClockMs);
    await run(1 + PAUSE_MS / 1000 + 1);
    expect(describeSent()).toEqual(['120 own first', '0 own first']);
  });

  it('skips nothing and hurries nothing after the process slept, and counts no way', async () => {
    const { world, player, run, describeSent } = setUp(BEGIN + 1_000);
    await run(5);
    world.now += 10 * 60_000;
    await player.tick();
    expect(player.clockMs()).toBe(BEGIN + 6_001);
    await run(5);
    expect(describeSent()).toEqual(['1 between first', '6 between first', '10 between']);
  });

  it('starts a bus anew when a message was lost, and complains once', async () => {
    const { world, run, describeSent, warnings } = setUp(BEGIN + 1_000);
    await run(15);
    world.isBroken = true;
    await run(30);
    world.isBroken = false;
    await run(10);
    expect(describeSent()).toEqual(['1 between first', '10 between', '50 between first']);
    expect(warnings).toHaveLength(1);
  });

  it('begins all the same when the first heap was lost', async () => {
    const { world, run, describeSent } = setUp(BEGIN + 1_000);
    world.isBroken = true;
    await run(1);
    world.isBroken = false;
    await run(10);
    expect(describeSent()).toEqual(['10 between first']);
  });

  it('hastens', async () => {
    const { run, sent } = setUp(BEGIN - 1_000, 60);
    await run(3);
    expect(sent.map(({ fix }) => fix.clockMs - BEGIN)).toEqual([0, 60_000, 120_000]);
  });
});
