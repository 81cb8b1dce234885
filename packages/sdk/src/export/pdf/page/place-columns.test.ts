import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeColumns } from './place-columns';

const need = fc.record({
  kind: fc.constantFrom('text' as const, 'speed' as const, 'time' as const),
  natural: fc.double({ min: 0, max: 900, noNaN: true }),
  least: fc.double({ min: 0, max: 90, noNaN: true }),
});

it('fills the width with columns side by side, whatever they ask for', () => {
  fc.assert(
    fc.property(fc.array(need, { minLength: 1, maxLength: 20 }), (needs) => {
      const placed = placeColumns(needs, needs, { left: 36, width: 770, padding: 4 });
      let at = 36;
      for (const { left, width } of placed) {
        expect(left).toBeCloseTo(at, 6);
        expect(width).toBeGreaterThan(0);
        at += width;
      }
      expect(at).toBeCloseTo(36 + 770, 6);
    }),
  );
});

it('takes room from texts before it takes it from figures', () => {
  const columns = [{ kind: 'text' }, { kind: 'speed' }] as const;
  const needs = [
    { natural: 400, least: 40 },
    { natural: 60, least: 60 },
  ];
  const [text, speed] = placeColumns(columns, needs, { left: 0, width: 150, padding: 5 });
  expect(speed).toMatchObject({ width: 70, isFigure: true });
  expect(text).toMatchObject({ width: 80, isFigure: false });
});
