import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideStop,
  DEFAULT_STOP_LIMITS,
  MAX_STOP_LIMITS,
  readStopLimits,
  type StopFix,
} from './decide-stop';

const NOW = Date.UTC(2026, 10, 23, 12);
const limits = DEFAULT_STOP_LIMITS;
const fixOf = (more: Partial<StopFix> = {}): StopFix => ({
  speedKnots: 0,
  fixTimeMs: NOW - 5_000,
  valid: true,
  ...more,
});

describe('decideStop', () => {
  it('lets a vehicle be stopped that stands on a young fix', () => {
    expect(decideStop({ fix: fixOf(), nowMs: NOW, limits })).toEqual({
      allowed: true,
      needs: null,
    });
  });

  it.each([
    ['speed', fixOf({ speedKnots: 0.01 })],
    ['speed', fixOf({ speedKnots: Number.NaN })],
    ['speed', fixOf({ speedKnots: -3 })],
    ['age', fixOf({ fixTimeMs: NOW - 60_000 })],
    ['age', fixOf({ fixTimeMs: NOW + 5_001 })],
    ['age', fixOf({ fixTimeMs: Number.NaN })],
    ['position', fixOf({ valid: false })],
    ['position', null],
    ['position', undefined],
  ] as const)('waits for %s: %j', (needs, fix) => {
    expect(decideStop({ fix, nowMs: NOW, limits })).toEqual({ allowed: false, needs });
    expect(decideStop({ fix, nowMs: NOW, limits, isOverridden: true }).allowed).toBe(true);
  });

  it('waits for the ignition where nobody asks for the stop and the tracker tells it', () => {
    const decide = (ignition: boolean | undefined, needsIgnitionOff: boolean, speedKnots = 0) =>
      decideStop({ fix: fixOf({ ignition, speedKnots }), nowMs: NOW, limits, needsIgnitionOff });
    expect(decide(true, true)).toEqual({ allowed: false, needs: 'ignition' });
    expect(decide(true, true, 9)).toEqual({ allowed: false, needs: 'speed' });
    expect(decide(false, true).allowed).toBe(true);
    expect(decide(undefined, true).allowed).toBe(true);
    expect(decide(true, false).allowed).toBe(true);
  });

  it('is kept by 10,000 random drives, asked at every moment', () => {
    // A drive is a walk of speeds, heard late, out of order and not at all.
    const drive = fc.array(
      fc.record({
        speedKnots: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 90, noNaN: true })),
        gapMs: fc.integer({ min: 0, max: 180_000 }),
        delayMs: fc.oneof(fc.constant(0), fc.integer({ min: -20_000, max: 300_000 })),
        valid: fc.boolean(),
        askedMs: fc.integer({ min: 0, max: 120_000 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const anyLimits = fc.record({
      speedKmh: fc.constantFrom(0, 1, 5, 20),
      fixAgeMs: fc.constantFrom(0, 10_000, 60_000, 600_000),
    });
    let carriedOut = 0;
    fc.assert(
      fc.property(drive, anyLimits, (legs, given) => {
        let nowMs = NOW;
        for (const { gapMs, delayMs, askedMs, speedKnots, valid } of legs) {
          nowMs += gapMs;
          const fix = { speedKnots, valid, fixTimeMs: nowMs - delayMs };
          for (const at of [nowMs, nowMs + askedMs]) {
            if (!decideStop({ fix, nowMs: at, limits: given }).allowed) continue;
            carriedOut += 1;
            expect(speedKnots * 1.852).toBeLessThanOrEqual(given.speedKmh);
            expect(at - fix.fixTimeMs).toBeLessThan(given.fixAgeMs);
            expect(valid).toBe(true);
          }
        }
      }),
      { numRuns: 10_000 },
    );
    expect(carriedOut).toBeGreaterThan(1_000);
  });
});

describe('readStopLimits', () => {
  const read = (attributes: Record<string, unknown> | null) =>
    readStopLimits({ attributes }, 'acme');

  it('takes both settings of the server, as numbers or text', () => {
    expect(read({ 'acme.stopSpeed': 3, 'acme.stopFixAge': '30' })).toEqual({
      speedKmh: 3,
      fixAgeMs: 30_000,
    });
  });

  it.each([
    null,
    {},
    { 'acme.stopSpeed': -1, 'acme.stopFixAge': 'soon' },
    { 'acme.stopSpeed': '' },
  ])('is 0 km/h and 60 s where %j says nothing of use', (attributes) =>
    expect(read(attributes)).toEqual(DEFAULT_STOP_LIMITS),
  );

  it('goes no further than is safe, whatever somebody writes', () => {
    expect(read({ 'acme.stopSpeed': 500, 'acme.stopFixAge': 1e9 })).toEqual(MAX_STOP_LIMITS);
  });
});
