import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinStops, nameStops, STOP_MARK_PX, stopMarkWidth } from './join-stops';

const stop = (number: number, x: number, y = 0) => ({ number, x, y });

it('joins stops whose marks would lie over each other where the first of them is', () => {
  expect(joinStops([stop(1, 10), stop(2, 300), stop(3, 300, 22), stop(4, 15, 3)])).toEqual([
    { x: 300, y: 0, numbers: [2] },
    { x: 300, y: 22, numbers: [3] },
    { x: 10, y: 0, numbers: [1, 4] },
  ]);
});

it('joins those too that a mark reaches only since it names several', () => {
  expect(joinStops([stop(1, 0), stop(2, 27)])).toHaveLength(2);
  expect(joinStops([stop(1, 0), stop(2, 27), stop(3, 1)])).toEqual([
    { x: 0, y: 0, numbers: [1, 2, 3] },
  ]);
});

it('names two and three, and of more the first and the last', () => {
  expect(nameStops([4])).toBe('4');
  expect(nameStops([1, 4])).toBe('1 · 4');
  expect(nameStops([1, 4, 12])).toBe('1 · 4 · 12');
  expect(nameStops([1, 4, 6, 12])).toBe('1 … 12');
});

it('loses no stop and leaves no mark over another', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const marks = joinStops(places.map((at, index) => ({ ...at, number: index + 1 })));
      const numbers = marks.flatMap((mark) => mark.numbers).sort((a, b) => a - b);
      expect(numbers).toEqual(places.map((_, index) => index + 1));
      for (const [index, one] of marks.entries()) {
        for (const other of marks.slice(index + 1)) {
          const reach = (stopMarkWidth(one.numbers) + stopMarkWidth(other.numbers)) / 2;
          const isClear =
            Math.abs(one.x - other.x) >= reach || Math.abs(one.y - other.y) >= STOP_MARK_PX;
          expect(isClear).toBe(true);
        }
      }
    }),
  );
});
