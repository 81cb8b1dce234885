import { describe, expect, it } from 'vitest';
import { createLivePlayer } from './create-live-player';
import type { FleetDay } from './fleet-day';
import { LOOP_FROM_CLOCK_MS, PAUSE_MS, type ReplayMessage } from './replay';

const HOUR_MS = 3_600_000;
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
const times = [
  LOOP_FROM_CLOCK_MS + 60_000,
  9 * HOUR_MS,
  9 * HOUR_MS + 60_000,
  9 * HOUR_MS + 120_000,
];
const day: FleetDay = {
  buses: [{ vehicleId: 'a', mainRouteId: '1', fixes: times.map(fixAt) }],
  fixCount: times.length,
  firstClockMs: times[0] ?? 0,
  lastClockMs: times.at(-1) ?? 0,
};

function setUp(fromClockMs: number, speed = 1) {
  const world = { now: 1_000_000, isBroken: false };
  const sent: (ReplayMessage & { sentAt: number })[] = [];
  const warnings: string[] = [];
  const player = createLivePlayer({
    day,
    speed,
    fromClockMs,
    clock: () => world.now,
    send: async (message, sentAt) => {
      if (world.isBroken) throw new Error('no answer');
      sent.push({ ...message, sentAt });
    },
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
        fix.clockMs - 9 * HOUR_MS,
        isInterpolated ? 'between' : isFirstAfterJump ? 'first' : 'own',
      ].join(' '),
    );
  return { world, sent, warnings, player, run, describeSent };
}

describe('the live player', () => {
  it('sends each fix when its time has come, stamped with the moment, times rising', async () => {
    const { player, run, sent, describeSent } = setUp(9 * HOUR_MS - 500);
    player.join('a');
    await run(62);
    expect(describeSent()).toEqual([
      '0 first',
      ...[10, 20, 30, 40, 50].map((second) => `${second * 1000} between`),
      '60000 own',
    ]);
    expect(sent.map(({ sentAt }) => sentAt)).toEqual(
      [1, 11, 21, 31, 41, 51, 61].map((second) => 1_000_000 + second * 1000),
    );
  });

  it('gives two fixes that are late together different times', async () => {
    const { world, player, sent } = setUp(9 * HOUR_MS - 500);
    player.join('a');
    world.now += 45_000;
    await player.tick();
    const stamps = sent.map(({ sentAt }) => sentAt);
    expect(stamps).toHaveLength(5);
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
  });

  it('lets a bus that joins later begin with a fix of its own and no way', async () => {
    const { player, run, describeSent } = setUp(9 * HOUR_MS);
    await run(30);
    player.join('a');
    await run(35);
    expect(describeSent()).toEqual(['60000 first']);
  });

  it('goes on at 06:00 after a pause, and marks the jump', async () => {
    const { player, run, sent } = setUp(day.lastClockMs);
    player.join('a');
    await run(1 + PAUSE_MS / 1000 + 62);
    expect(sent.map(({ fix, isFirstAfterJump }) => [fix.clockMs, isFirstAfterJump])).toEqual([
      [day.lastClockMs, true],
      [LOOP_FROM_CLOCK_MS + 60_000, true],
    ]);
  });

  it('skips nothing and hurries nothing after the process slept, and counts no way', async () => {
    const { world, player, run, describeSent } = setUp(9 * HOUR_MS);
    player.join('a');
    await run(5);
    world.now += 10 * 60_000;
    await player.tick();
    expect(player.clockMs()).toBe(9 * HOUR_MS + 5_000);
    await run(56);
    expect(describeSent()).toEqual(['0 first', '60000 first']);
  });

  it('starts a bus anew when a message was lost, and complains once', async () => {
    const { world, player, run, describeSent, warnings } = setUp(9 * HOUR_MS);
    player.join('a');
    await run(15);
    world.isBroken = true;
    await run(30);
    world.isBroken = false;
    await run(20);
    expect(describeSent()).toEqual(['0 first', '10000 between', '60000 first']);
    expect(warnings).toHaveLength(1);
  });

  it('hastens', async () => {
    const { player, run, sent } = setUp(9 * HOUR_MS, 60);
    player.join('a');
    await run(3);
    expect(sent.map(({ fix }) => fix.clockMs - 9 * HOUR_MS)).toEqual([0, 60_000, 120_000]);
  });
});
