import { describe, expect, it } from 'vitest';
import { AVENUES, type Corner, WAYS } from './streets-plan';

const STEPS = 50;
const between = ([ax, ay]: Corner, [bx, by]: Corner, part: number): Corner => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const sample = (line: readonly Corner[]): Corner[] =>
  line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to;
    return Array.from({ length: STEPS + 1 }, (_, step) => between(from, to, step / STEPS));
  });

/** Distance of a point from the stretch between two corners. */
const measure = ([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
};

describe('the drawing of the sign-in page', () => {
  it('lets its ways follow its avenues everywhere', () => {
    for (const point of WAYS.flatMap(sample)) {
      const distances = AVENUES.flatMap((avenue) =>
        avenue.slice(1).map((to, at) => measure(point, avenue[at] ?? to, to)),
      );
      expect(Math.min(...distances)).toBeLessThan(0.5);
    }
  });
});
