// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { createSilenceCounter } from './silence-counter';
import { isSilent, SILENT_HOURS } from '../device/silent-hours';

const START_MS = Date.parse('2026-08-21T16:18:51.000Z');

const id = fc.integer({ min: 1, max: 12 });
/** Hours before the moment at which it is told; null for a device that never spoke. */
const age = fc.option(
  fc.oneof(fc.constantFrom(0, ...SILENT_HOURS), fc.double({ min: 0, max: 200, noNaN: true })),
);
const turn = fc.record({
  minutes: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 10_000 })),
  spoke: fc.array(fc.tuple(id, age), { maxLength: 6 }),
  gone: fc.array(id, { maxLength: 2 }),
});

describe('createSilenceCounter', () => {
  it('has at every minute the counts of a fleet that is counted anew', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
        let nowMs = START_MS;
        const fleet = new Map<number, { lastUpdate: string | null }>();
        const counter = createSilenceCounter(() => nowMs);
        for (const { minutes, spoke, gone } of turns) {
          const before = counter.count();
          nowMs += minutes * MINUTE_MS;
          for (const [one, hours] of spoke) {
            const lastUpdate =
              hours === null ? null : new Date(nowMs - hours * HOUR_MS).toISOString();
            fleet.set(one, { lastUpdate });
          }
          gone.forEach((one) => fleet.delete(one));
          const touched = [...spoke.map(([one]) => one), ...gone];
          const changes = touched.map((one) => counter.set(one, fleet.get(one)));
          const isChanged = [...changes, counter.advance()].includes(true);
          const anew = SILENT_HOURS.map((hours) => [
            hours,
            [...fleet.values()].filter((device) => isSilent(device, hours, nowMs)).length,
          ]);
          expect(counter.count()).toEqual(Object.fromEntries(anew));
          if (!isChanged) expect(counter.count()).toEqual(before);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('takes a device for silent once its hours have gone by, and not before', () => {
    let nowMs = START_MS;
    const counter = createSilenceCounter(() => nowMs);
    counter.set(1, { lastUpdate: new Date(START_MS).toISOString() });
    counter.set(2, { lastUpdate: null });
    nowMs += 24 * HOUR_MS;
    expect(counter.advance()).toBe(true);
    expect(counter.count()).toEqual({ 1: 2, 6: 2, 24: 1, 72: 1, 168: 1 });
    nowMs += MINUTE_MS;
    expect(counter.advance()).toBe(true);
    expect(counter.count()).toEqual({ 1: 2, 6: 2, 24: 2, 72: 1, 168: 1 });
    expect(counter.set(1, { lastUpdate: new Date(nowMs).toISOString() })).toBe(true);
    expect(counter.count()).toEqual({ 1: 1, 6: 1, 24: 1, 72: 1, 168: 1 });
  });
});
