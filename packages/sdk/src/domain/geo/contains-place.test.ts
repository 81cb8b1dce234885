import { describe, expect, it } from 'vitest';
import { createContainsPlace, findAreaMiddle } from './contains-place';
import { haversineMeters } from './distance';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('createContainsPlace', () => {
  it('holds the edge of a circle, and nothing beyond', () => {
    const [center, place] = [at(-23.5, -46.6), at(-23.51, -46.63)];
    const reach = haversineMeters(center, place);
    const holds = (radiusMeters: number) =>
      createContainsPlace({ kind: 'circle', center, radiusMeters }, 0)(place);
    expect([reach, reach - 0.01].map(holds)).toEqual([true, false]);
  });

  it('holds what is near a line, at both of its ends and between', () => {
    const points = [at(-23.6, -46.7), at(-23.4, -46.5)];
    const isNear = createContainsPlace({ kind: 'line', points }, 100);
    const near = [at(-23.6003, -46.7003), at(-23.5, -46.6001), at(-23.3997, -46.4997)];
    const off = [at(-23.602, -46.702), at(-23.5, -46.605), at(-23.398, -46.498)];
    expect(near.map(isNear)).toEqual([true, true, true]);
    expect(off.map(isNear)).toEqual([false, false, false]);
  });

  it('parts what is inside a polygon from what is beside it on each side', () => {
    const ring = [at(-23.6, -46.7), at(-23.6, -46.5), at(-23.5, -46.5), at(-23.5, -46.7)];
    const isInside = createContainsPlace({ kind: 'polygon', ring }, 0);
    expect(isInside(at(-23.55, -46.65))).toBe(true);
    const beside = [at(-23.61, -46.6), at(-23.49, -46.6), at(-23.55, -46.71), at(-23.55, -46.49)];
    expect(beside.map(isInside)).toEqual([false, false, false, false]);
  });
});

describe('findAreaMiddle', () => {
  it('is the middle from south to north and from west to east', () => {
    const ring = [at(-23.6, -46.8), at(-23.4, -46.8), at(-23.4, -46.2)];
    const middle = { latitude: expect.closeTo(-23.5), longitude: expect.closeTo(-46.5) } as object;
    expect(findAreaMiddle({ kind: 'polygon', ring })).toEqual(middle);
    expect(findAreaMiddle({ kind: 'line', points: ring })).toEqual(middle);
    const center = at(1, 2);
    expect(findAreaMiddle({ kind: 'circle', center, radiusMeters: 5 })).toEqual(center);
  });
});
