import { describe, expect, it } from 'vitest';
import { toRouteRows } from '../report/to-report-rows';
import { formatSpeed } from '../units/format-units';
import { type FactOwner, readFact } from './read-fact';
import { readCourse, readSpeed } from './unknown-values';

const fact = (members: object, key: string): unknown => readFact({}, members as FactOwner, key);

describe('values that stand for unknown', () => {
  it('are none: a speed below zero, a course beyond the circle, and what a server names', () => {
    expect([-1, 0, 12.5].map((speed) => readSpeed({ speed }))).toEqual([null, 0, 12.5]);
    expect([-1, 0, 360, 361].map((course) => readCourse({ course }))).toEqual([null, 0, 360, null]);
    const attributes = { unknownValues: 'speed,course' };
    expect(readSpeed({ speed: 0, attributes })).toBeNull();
    expect(readCourse({ course: 0, attributes })).toBeNull();
    expect(readSpeed({ speed: 0, attributes: { unknownValues: 7 } })).toBe(0);
  });

  it('are told as nothing, in sentences and among the facts of a vehicle', () => {
    expect(formatSpeed(-1, { locale: 'en-US' })).toBe('–');
    expect(formatSpeed(Number.NaN, { locale: 'en-US' })).toBe('–');
    expect(fact({ course: -1 }, 'course')).toBeUndefined();
    expect(fact({ course: 90 }, 'course')).toBe(90);
    expect(fact({ accuracy: -1 }, 'accuracy')).toBeUndefined();
  });

  it('are left out of the rows of a route', () => {
    const fix = {
      id: 1,
      deviceId: 1,
      deviceName: null,
      fixTime: '2026-08-21T12:00:00Z',
      valid: true,
      altitude: 0,
      latitude: 1,
      longitude: 1,
      address: null,
      attributes: {},
      speed: -1,
      course: 361,
    };
    const none = () => undefined;
    const names = { device: none, plate: () => null, fence: () => '', driver: none };
    const [row] = toRouteRows([fix], names);
    expect(row?.values).toMatchObject({ speed: null, course: null });
  });
});
