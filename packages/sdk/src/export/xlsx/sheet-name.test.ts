import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSheetName } from './sheet-name';

it.each([
  ['Truck 7', 'Truck 7'],
  ['History', 'History 2'],
  ["'HISTORY'", 'HISTORY 2'],
  ['a/b [c]: d?', 'a b  c   d'],
  ["''", 'Sheet'],
  ['', 'Sheet'],
  [`${'x'.repeat(30)} y`, 'x'.repeat(30)],
  [`${'x'.repeat(30)}\u{1f69a}`, 'x'.repeat(30)],
])('calls the sheet of %j %j', (name, sheet) => {
  expect(toSheetName(name, new Set())).toBe(sheet);
});

it('gives every sheet a name of its own that Excel takes, whatever vehicles are called', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('History', 'history 2', "'history'", 'x'.repeat(31), 'x'.repeat(40), "it's"),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 15 }), (names) => {
      const taken = new Set<string>();
      const sheets = names.map((each) => toSheetName(each, taken));
      expect(new Set(sheets.map((each) => each.toLowerCase())).size).toBe(names.length);
      for (const sheet of sheets) {
        expect(sheet).toMatch(/^(?!history$)(?!')[^[\]:*?/\\]{1,31}(?<!')$/i);
      }
    }),
  );
});
