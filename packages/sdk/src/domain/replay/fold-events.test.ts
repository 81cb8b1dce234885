import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TimelineItem } from './build-timeline';
import { foldEvents } from './fold-events';

const PLACE = { latitude: 0, longitude: 0 };
const stop = (number: number, fromMs: number, toMs: number): TimelineItem => ({
  kind: 'stop',
  stop: { number, fromMs, toMs, address: null, ...PLACE },
});
const leg = (fromMs: number, toMs: number): TimelineItem => ({
  kind: 'leg',
  fromMs,
  toMs,
  distanceMeters: 1,
  durationMs: toMs - fromMs,
});
const DAY: TimelineItem[] = [
  { kind: 'start', atMs: 0, ...PLACE },
  leg(0, 10),
  stop(1, 10, 20),
  leg(20, 30),
  { kind: 'gap', fromMs: 30, toMs: 40 },
  stop(2, 40, 50),
  { kind: 'end', atMs: 60, ...PLACE },
];
const kinds = (atMs: readonly number[]) =>
  foldEvents(
    DAY,
    atMs.map((at) => ({ atMs: at })),
  ).map((item) => (item.kind === 'events' ? item.events.map((event) => event.atMs) : item.kind));

it('stands all that happened from one stop to the next in one place, behind that stop', () => {
  expect(kinds([25, 12, 9, 40, 35])).toEqual([
    ...['start', [9], 'leg', 'stop', [12, 25], 'leg', 'gap', [35], 'stop', [40], 'end'],
  ]);
  expect(kinds([-5, 70, 60])).toEqual([
    ...['start', [-5], 'leg', 'stop', 'leg', 'gap', 'stop', 'end', [60, 70]],
  ]);
});

it('loses no event, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 80 })), (moments) => {
      expect(kinds(moments).filter(Array.isArray).flat()).toEqual(moments.sort((a, b) => a - b));
    }),
  );
});
