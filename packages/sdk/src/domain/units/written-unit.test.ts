import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findAttributeStoredUnit, findWrittenUnit, fromWritten, toWritten } from './written-unit';

it('writes figures of the wire in the units of an account, and reads them back', () => {
  const speed = findWrittenUnit('knots', {});
  expect([speed.sign, fromWritten(80, speed)]).toEqual(['km/h', expect.closeTo(43.197, 3)]);
  const miles = { speed: 'mph', distance: 'mi' } as const;
  expect(findWrittenUnit('knots', miles).sign).toBe('mph');
  expect(toWritten(16_093.445, findWrittenUnit('metres', miles))).toBeCloseTo(10, 4);
  expect(toWritten(5_400_000, findWrittenUnit('milliseconds', {}))).toBe(1.5);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }).map((tenths) => tenths / 10),
      fc.constantFrom('knots' as const, 'metres' as const, 'milliseconds' as const),
      fc.constantFrom({}, miles),
      (written, unit, units) => {
        const how = findWrittenUnit(unit, units);
        expect(toWritten(fromWritten(written, how), how)).toBe(written);
      },
    ),
  );
});

it('knows only of those attributes what they count in whose unit the tracking API fixes', () => {
  expect(['speedLimit', 'crew', 'odometer'].map(findAttributeStoredUnit)).toEqual([
    'knots',
    undefined,
    undefined,
  ]);
});
