import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOfflineCauses,
  listOfflineSteps,
  OFFLINE_CAUSES,
  type OfflineFacts,
} from './offline-causes';

const NOW = Date.UTC(2026, 10, 21, 14);
const HOUR = 3_600_000;
const heard = NOW - 26 * HOUR;
const facts = (more: Partial<OfflineFacts> = {}): OfflineFacts => ({
  nowMs: NOW,
  isOnline: false,
  isDisabled: false,
  expiresAtMs: null,
  simEndsAtMs: null,
  heardAtMs: heard,
  fixedAtMs: heard,
  readings: [],
  ...more,
});
const power = (...volts: readonly (number | undefined)[]) =>
  volts.map((value, index) => ({
    timeMs: heard - (volts.length - 1 - index) * HOUR,
    power: value,
  }));
const causes = (more: Partial<OfflineFacts>) => findOfflineCauses(facts(more));

describe('findOfflineCauses', () => {
  it('finds nothing wrong with a device that speaks and has a fresh fix', () => {
    expect(causes({ isOnline: true })).toEqual([]);
  });

  it('says since when the vehicle gives no power', () => {
    const cut = { cause: 'powerCut', sinceMs: heard - 2 * HOUR };
    expect(causes({ readings: power(12.6, 12.4, undefined, 0, 0.2, 0.1) })).toEqual([cut]);
  });

  it('takes no engine that stands, and no power that came back, for a cut', () => {
    expect(causes({ readings: power(14.2, 12.2) })).toEqual([{ cause: 'silent', sinceMs: heard }]);
    expect(causes({ readings: power(12.6, 0, 12.5) })).toEqual([
      { cause: 'silent', sinceMs: heard },
    ]);
    expect(causes({ readings: power(0, 0) })).toEqual([{ cause: 'silent', sinceMs: heard }]);
  });

  it('puts what the server itself refuses first', () => {
    const found = causes({ isDisabled: true, expiresAtMs: NOW, readings: power(12, 0) });
    expect(found.map(({ cause }) => cause)).toEqual(['disabled', 'expired', 'powerCut']);
  });

  it('lets a SIM live through its last day', () => {
    expect(causes({ simEndsAtMs: NOW + 1 })[0]?.cause).toBe('silent');
    expect(causes({ simEndsAtMs: NOW })).toEqual([{ cause: 'simEnded', sinceMs: NOW }]);
  });

  it('knows a tracker that never spoke, a battery that is empty, and a fix that is old', () => {
    expect(causes({ heardAtMs: null, fixedAtMs: null })).toEqual([
      { cause: 'neverHeard', sinceMs: null },
    ]);
    expect(causes({ readings: [{ timeMs: heard, battery: 4 }] })[0]).toEqual({
      cause: 'batteryEmpty',
      sinceMs: heard,
    });
    const fixedAtMs = NOW - 2 * HOUR;
    expect(causes({ isOnline: true, heardAtMs: NOW, fixedAtMs })).toEqual([
      { cause: 'noFix', sinceMs: fixedAtMs },
    ]);
  });

  it('always names something for a silent one, in order, and a step for it, each once', () => {
    const time = fc.option(fc.integer({ min: 0, max: 2 * NOW }));
    const reading = fc.record({
      timeMs: fc.nat(NOW),
      power: fc.option(fc.double({ noNaN: true }), { nil: undefined }),
      battery: fc.option(fc.double({ noNaN: true }), { nil: undefined }),
    });
    const any = fc.record({
      nowMs: fc.constant(NOW),
      isOnline: fc.constant(false),
      isDisabled: fc.boolean(),
      expiresAtMs: time,
      heardAtMs: time,
      fixedAtMs: time,
      simEndsAtMs: time,
      readings: fc.array(reading),
    });
    fc.assert(
      fc.property(any, (given) => {
        const found = findOfflineCauses(given);
        const order = found.map(({ cause }) => OFFLINE_CAUSES.indexOf(cause));
        expect(found.length).toBeGreaterThan(0);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        const steps = listOfflineSteps(found);
        expect(steps.length).toBeGreaterThan(0);
        expect(new Set(steps).size).toBe(steps.length);
      }),
    );
  });
});
