import { beforeEach, expect, it } from 'vitest';
import { createStallWatch } from './stall-watch';

let nowMs = 0;
let isStalled: (waitingBytes: number) => boolean;
beforeEach(() => {
  nowMs = 1_000;
  isStalled = createStallWatch(() => nowMs);
});
const waitMs = (ms: number) => (nowMs += ms);

it('cuts off who lets a little wait for long', () => {
  expect(isStalled(1)).toBe(false);
  waitMs(30_000);
  expect(isStalled(2)).toBe(false);
  waitMs(1);
  expect(isStalled(3)).toBe(true);
});

it('cuts off who lets much wait, at once', () => {
  expect(isStalled(4 * 1024 * 1024)).toBe(false);
  expect(isStalled(4 * 1024 * 1024 + 1)).toBe(true);
});

it('bears with who catches up in between', () => {
  isStalled(100_000);
  waitMs(29_000);
  expect(isStalled(0)).toBe(false);
  waitMs(29_000);
  expect(isStalled(100_000)).toBe(false);
  waitMs(29_000);
  expect(isStalled(100_000)).toBe(false);
});
