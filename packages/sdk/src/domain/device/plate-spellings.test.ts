// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesQuery } from './matches-query';
import { listPlateSpellings } from './plate-spellings';

describe('listPlateSpellings', () => {
  it.each([
    ['abc-1234', ['abc1234', 'abc1c34']],
    ['abc1c34', ['abc1c34', 'abc1234']],
    ['abc 1j34', ['abc1j34', 'abc1934']],
    // Later letters never were an old plate.
    ['abc1k34', ['abc1k34']],
    ['fiorino abc-1234 do joao', ['abc1234', 'abc1c34']],
    ['abc1234, def5g67', ['abc1234', 'abc1c34', 'def5g67', 'def5667']],
    ['xabc1234', []],
    ['abc12345', []],
    ['861234567890123', []],
  ])('%s', (text, spellings) => {
    expect(listPlateSpellings(text)).toEqual(spellings);
  });
});

const plates = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{3}$/),
    fc.nat(9),
    fc.nat(9),
    fc.nat(99).map((n) => String(n).padStart(2, '0')),
  )
  .map(([start, first, fifth, end]) => ({
    old: [start, `${first}${fifth}${end}`],
    mercosul: [start, `${first}${'ABCDEFGHIJ'[fifth]}${end}`],
  }));
const kinds = fc.constantFrom('old', 'mercosul');
const signs = fc.constantFrom('', '-', ' ', '–', '.');

describe('a vehicle', () => {
  it('is found by its plate in both spellings, with any sign, in any case, and by its beginning', () => {
    fc.assert(
      fc.property(
        ...[plates, kinds, signs, kinds, signs, fc.boolean(), fc.integer({ min: 5, max: 8 })],
        (plate, stored, sign, asked, otherSign, isUpper, length) => {
          const device = {
            name: 'Van',
            uniqueId: '1',
            attributes: { plate: plate[stored].join(sign) },
          };
          const typed = plate[asked].join(otherSign).slice(0, length);
          const query = isUpper ? typed : typed.toLowerCase();
          expect([query, matchesQuery(device, query)]).toEqual([query, true]);
        },
      ),
    );
  });
});
