import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellKind, isTotalRow, readCell } from './read-cell';

const KINDS: readonly CellKind[] = ['identifier', 'mail', 'text', 'number', 'other'];

describe('readCell', () => {
  it.each<[string, CellKind, string]>([
    ['\u200b355488020117582', 'identifier', '355488020117582'],
    ['\u202a355488020117582\u202c', 'identifier', '355488020117582'],
    ['\u00a0Truck\u00a07 ', 'text', 'Truck 7'],
    ['👩\u200d🚒', 'text', '👩\u200d🚒'],
    ["'0012", 'identifier', '0012'],
    ['355488020117590.0', 'identifier', '355488020117590'],
    ['355488020117590,00', 'identifier', '355488020117590'],
    ['35-548802-011759-0', 'identifier', '355488020117590'],
    ['5511999998888.0', 'text', '5511999998888'],
    ['tel:+5511999998888', 'text', '+5511999998888'],
    ['mailto:user1@example.com?subject=x', 'mail', 'user1@example.com'],
    ['Ana Souza <ana@example.com>', 'mail', 'ana@example.com'],
    ['Ana <mailto:ana@example.com>', 'mail', 'ana@example.com'],
    ['1.200,50', 'number', '1200.50'],
    ['1,200.50', 'number', '1200.50'],
    ['1.234.567', 'number', '1234567'],
    ['1 200', 'number', '1200'],
    ['-3,5', 'number', '-3.5'],
    ['0.125', 'number', '0.125'],
    ['1.5', 'number', '1.5'],
    ['2E10', 'text', '2E10'],
    ['Truck 1.200', 'text', 'Truck 1.200'],
  ])('reads %j of the kind %s as %j', (cell, kind, text) => {
    expect(readCell(cell, kind)).toEqual({ text });
  });

  it.each<[string, CellKind]>([
    ['8,60123E+14', 'identifier'],
    ['3.55E14', 'identifier'],
    ['89550112345678901234.0', 'identifier'],
    ['5,51199E+12', 'text'],
    ['8.95501E+19', 'text'],
    ['1.200', 'number'],
    ['1,200', 'number'],
  ])('refuses %j of the kind %s', (cell, kind) => {
    expect(readCell(cell, kind)).toMatchObject({ problem: expect.any(Object) as object });
  });

  it.each<[string, CellKind, string]>([
    ['355.488.020.117.590', 'identifier', '355488020117590'],
    ['89550112345678900000', 'text', '89550112345678900000'],
    ['1.234', 'number', '1.234'],
  ])('doubts %j of the kind %s, and reads %j', (cell, kind, text) => {
    expect(readCell(cell, kind)).toEqual({ text, doubt: expect.any(Object) as object });
  });

  it.each(['#N/A', '#REF!', '#VALOR!', '#¡REF!', '#DIV/0!', '#NOME?', '#n/d'])(
    'takes the failure of a formula for no value: %s',
    (cell) => {
      for (const kind of KINDS) {
        expect(readCell(cell, kind)).toMatchObject({ text: '', isFailure: true });
      }
    },
  );

  it.each(['NULL', '(null)', '-', '—', 'n/a', 'N/D', 'NaN', '???'])(
    'takes a sign for nothing for no value: %s',
    (cell) => {
      for (const kind of KINDS) {
        const doubt = { code: 'PLACEHOLDER', params: { text: cell } };
        expect(readCell(cell, kind)).toEqual({ text: '', isFailure: true, doubt });
      }
    },
  );

  it.each<[string, CellKind, string]>([
    ['７００１', 'identifier', '7001'],
    ['AB\u20112', 'identifier', 'AB-2'],
    ['ana@exa\u2010mple.com', 'mail', 'ana@exa-mple.com'],
  ])('reads %j of the kind %s as a plain keyboard types it', (cell, kind, text) => {
    expect(readCell(cell, kind)).toEqual({ text });
  });

  it('reads what it made of a cell as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...KINDS), (cell, kind) => {
        const { text, problem } = readCell(cell, kind);
        if (!problem) expect(readCell(text, kind).text).toBe(text);
      }),
    );
  });

  it('changes no number that a program wrote without saying so', () => {
    const figures = fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
    fc.assert(
      fc.property(figures, (figure) => {
        const { text, problem } = readCell(String(figure), 'number');
        if (!problem) expect(Number(text) - figure).toBe(0);
      }),
    );
  });
});

it.each([
  [['', 'Total:', '12'], true],
  [['TOTAL GERAL', '12'], true],
  [['Subtotal'], true],
  [['Total Rent Ltd', '7'], false],
  [['', ''], false],
])('tells rows of totals: %j %s', (cells, expected) => {
  expect(isTotalRow(cells)).toBe(expected);
});
