import { expect, it } from 'vitest';
import { createReplayClock, type ReplayFrames } from './replay-clock';

/** Frames that come when the test says so. */
function createFrames() {
  let waiting: ((atMs: number) => void) | null = null;
  let atMs = 0;
  const frames: ReplayFrames = {
    request(onFrame) {
      waiting = onFrame;
      return 1;
    },
    cancel() {
      waiting = null;
    },
  };
  const pass = (ms: number) => {
    atMs += ms;
    const onFrame = waiting;
    waiting = null;
    onFrame?.(atMs);
  };
  return { frames, pass, isWaiting: () => waiting !== null };
}

const SPAN = { fromMs: 10_000, toMs: 70_000 };

it('runs at its rate, stops at the end, and plays from the start again', () => {
  const { frames, pass, isWaiting } = createFrames();
  const clock = createReplayClock(SPAN, { rate: 16 }, frames);
  const seen: number[] = [];
  clock.subscribe(() => seen.push(clock.getMs()));
  clock.play();
  pass(0);
  pass(100);
  expect(clock.getMs()).toBe(11_600);
  clock.setRate(64);
  pass(100);
  expect(clock.getMs()).toBe(18_000);
  for (let frame = 0; frame < 10; frame++) pass(200);
  expect([clock.getMs(), clock.isPlaying(), isWaiting()]).toEqual([70_000, false, false]);
  clock.play();
  expect([clock.getMs(), clock.isPlaying()]).toEqual([10_000, true]);
  const run = seen.slice(0, -1);
  expect(run).toEqual([...run].sort((a, b) => a - b));
});

it('does not catch up on what a page in the background slept through', () => {
  const { frames, pass } = createFrames();
  const clock = createReplayClock(SPAN, { rate: 1 }, frames);
  clock.subscribe(() => undefined);
  clock.play();
  pass(0);
  pass(600_000);
  expect(clock.getMs()).toBe(10_250);
});

it('seeks within the span, and stands still when paused or left', () => {
  const { frames, pass, isWaiting } = createFrames();
  const clock = createReplayClock(SPAN, { atMs: 5 }, frames);
  const leave = clock.subscribe(() => undefined);
  expect(clock.getMs()).toBe(10_000);
  clock.seek(1e12);
  expect(clock.getMs()).toBe(70_000);
  clock.seek(Number.NaN);
  clock.seek(30_000);
  clock.play();
  clock.pause();
  pass(100);
  expect(clock.getMs()).toBe(30_000);
  clock.play();
  leave();
  expect(isWaiting()).toBe(false);
});
