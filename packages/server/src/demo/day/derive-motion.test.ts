import { describe, expect, it } from 'vitest';
import { computeBearing, computeCourses, computeIgnition } from './derive-motion';
import { fromPlane, toPlane } from '../to-plane';

const origin = toPlane({ latitude: 30.3, longitude: -97.7 });
const at = (x: number, y: number) => fromPlane({ x: origin.x + x, y: origin.y + y });

describe('course', () => {
  it('counts clockwise from north', () => {
    expect(
      [at(0, 100), at(100, 0), at(0, -100), at(-100, 0)].map((to) => computeBearing(at(0, 0), to)),
    ).toEqual([0, 90, 180, 270]);
  });

  it('is the direction come from, kept while standing, and known before the first move', () => {
    const way = [at(0, 0), at(3, 3), at(100, 0), at(104, 5), at(100, 100)];
    expect(computeCourses(way)).toEqual([90, 90, 90, 90, 0]);
    expect(computeCourses([at(0, 0), at(1, 1)])).toEqual([0, 0]);
    expect(computeCourses([])).toEqual([]);
  });
});

describe('ignition', () => {
  it('goes off after ten minutes in one place and on again with the next move', () => {
    const stay = [0, 5, 10, 15].map((minute) => ({ ...at(0, minute), clockMs: minute * 60_000 }));
    const gone = { ...at(200, 0), clockMs: 17 * 60_000 };
    expect(computeIgnition([...stay, gone])).toEqual([true, true, false, false, true]);
  });
});
