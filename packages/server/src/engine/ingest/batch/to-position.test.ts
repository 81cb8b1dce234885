import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IngestMessage } from '../messages/ingest-message';
import { haversineMeters } from '@rastro/sdk/domain';
import type { DeviceEntity } from '../../entities/device-entity';
import { createRuleBook } from '../../rules/book/rule-book';
import type { Position } from '../../positions/position';
import { findPlaceProblem } from '../../rules/position/find-place-problem';
import { toPosition } from './to-position';

const NOW_MS = Date.UTC(2026, 7, 21, 12);
const rules = createRuleBook(() => undefined);
const device: DeviceEntity = {
  id: 1,
  name: 'Bus',
  uniqueId: 'bus',
  groupId: 0,
  disabled: false,
  expirationTime: null,
};
const take = (message: Partial<IngestMessage>, last: Position | null = null) =>
  toPosition({ uniqueId: 'bus', ...message }, { device, rules, last, nowMs: NOW_MS });
const stored = (message: Partial<IngestMessage>, last: Position | null = null): Position => {
  const position = take(message, last);
  if (!position) throw new Error('The fix was dropped.');
  return position;
};

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const leg = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  afterMs: fc.integer({ min: 0, max: 600_000 }),
  ignition: fc.boolean(),
});

describe('haversineMeters', () => {
  it('is what a running Traccar counted', () => {
    const from = { latitude: -23.5, longitude: -46.6 };
    expect(haversineMeters(from, { latitude: -23.51, longitude: -46.61 })).toBeCloseTo(
      1510.3947921606268,
      6,
    );
  });

  it('is symmetric, never negative and at most half the way round', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const meters = haversineMeters(a, b);
        expect(meters).toBeGreaterThanOrEqual(0);
        expect(meters).toBeLessThanOrEqual(Math.PI * 6_378_137 + 1);
        expect(haversineMeters(b, a)).toBeCloseTo(meters, 3);
      }),
    );
  });
});

describe('toPosition', () => {
  it('counts the way and the hours of the engine between fixes in order', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 30 }), (legs) => {
        let last: Position | null = null;
        let timestampMs = NOW_MS - 86_400_000;
        let meters = 0;
        let runningMs = 0;
        for (const { afterMs, ignition, ...where } of legs) {
          timestampMs += afterMs;
          if (last) meters += haversineMeters(last, where);
          if (ignition && last?.attributes['ignition'] === true) runningMs += afterMs;
          last = stored({ ...where, timestampMs, attributes: { ignition } }, last);
        }
        expect(last?.attributes['totalDistance']).toBeCloseTo(meters, 3);
        expect(last?.attributes['hours'] ?? 0).toBe(runningMs);
      }),
    );
  });

  it('counts the hours of a fix that comes late from the newest one, backwards', () => {
    const first = stored({
      latitude: 0,
      longitude: 0,
      timestampMs: NOW_MS - 60_000,
      attributes: { ignition: true, hours: 5000 },
    });
    const hoursAt = (timestampMs: number): unknown =>
      stored({ latitude: 0, longitude: 0, timestampMs, attributes: { ignition: true } }, first)
        .attributes['hours'];
    expect(hoursAt(NOW_MS)).toBe(65_000);
    expect(hoursAt(NOW_MS - 62_000)).toBe(3000);
    expect(hoursAt(NOW_MS - 65_000)).toBeUndefined();
    expect(hoursAt(NOW_MS - 70_000)).toBe(-5000);
  });

  it('takes the speed from which a device moves from the device', () => {
    const attributes = { 'event.motion.speedThreshold': 3 };
    const motion = [3, 3.1].map((speedKnots) => {
      const message = { uniqueId: 'bus', latitude: 0, longitude: 0, speedKnots };
      const surroundings = { device: { ...device, attributes }, rules, last: null, nowMs: NOW_MS };
      return toPosition({ ...message, attributes: {} }, surroundings)?.attributes['motion'];
    });
    expect(motion).toEqual([false, true]);
  });

  it('believes distance, motion and hours that were sent', () => {
    const first = stored({ latitude: 0, longitude: 0 });
    const sent = { distance: 7, motion: true, hours: 1000 };
    const next = stored({ latitude: 1, longitude: 1, attributes: sent }, first);
    expect(next.attributes).toEqual({ ...sent, totalDistance: 7 });
  });

  it('takes a bus that stands for one that does not move, from 0.01 knots on', () => {
    const motion = (speedKnots: number) =>
      stored({ latitude: 0, longitude: 0, speedKnots }).attributes['motion'];
    expect([0, 0.01, 0.011].map(motion)).toEqual([false, false, true]);
  });

  it('repeats the last place for a message without one, and starts from GPS zero', () => {
    const nowhere = stored({ timestampMs: NOW_MS, attributes: { batteryLevel: 10 } });
    expect(nowhere).toMatchObject({
      latitude: 0,
      fixTimeMs: Date.UTC(1980, 0, 6),
      deviceTimeMs: NOW_MS,
    });
    const first = stored(
      { latitude: 5, longitude: 6, timestampMs: NOW_MS - 5000, speedKnots: 9 },
      nowhere,
    );
    expect(first.attributes['totalDistance']).toBe(0);
    const copy = stored({ timestampMs: NOW_MS }, first);
    expect(copy).toMatchObject({
      latitude: 5,
      longitude: 6,
      speedKnots: 9,
      fixTimeMs: NOW_MS - 5000,
    });
  });

  it('drops what lies more than a day ahead', () => {
    const at = (timestampMs: number) => take({ latitude: 0, longitude: 0, timestampMs });
    expect(at(NOW_MS + 86_400_000)).not.toBeNull();
    expect(at(NOW_MS + 86_400_001)).toBeNull();
  });
});

describe('findPlaceProblem', () => {
  it('names the value that is out of range', () => {
    expect(findPlaceProblem({ latitude: 95, longitude: 0 })).toBe(
      'latitude 95 is not between -90 and 90',
    );
    expect(findPlaceProblem({ latitude: 0, longitude: -181 })).toContain('longitude -181');
    fc.assert(fc.property(place, (where) => findPlaceProblem(where) === null));
  });
});
