import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCell } from './next-cell';
import { createRowSearch, toCellText } from './cell-text';
import type { TableColumn } from './table-column';
import { DEFAULT_TABLE_STATE, moveColumn, placeColumns, readTableState } from './table-state';
import { sortRows } from './sort-rows';
import { toCsv } from './to-csv';

interface Row {
  id: number;
  name: string;
  km: number | null;
}
const column = (id: string, rest: Partial<TableColumn<Row>> = {}): TableColumn<Row> => ({
  id,
  label: id.toUpperCase(),
  value: (row) => row.name,
  ...rest,
});
const labels = { yes: 'Yes', no: 'No' };
const idsOf = (columns: { column: { id: string }; isShown: boolean }[]) =>
  columns.map(({ column: { id }, isShown }) => (isShown ? id : `-${id}`));

describe('the state of a table', () => {
  const columns = [column('a', { fixed: true }), column('b'), column('c'), column('d')];

  it('is as the columns were meant while nobody set it up', () => {
    const hidden = [...columns, column('e', { hidden: true })];
    expect(idsOf(placeColumns(hidden, { columns: [] }))).toEqual(['a', 'b', 'c', 'd', '-e']);
  });

  it('forgets columns that are gone, and finds new ones a place beside their neighbour', () => {
    const kept = [
      { id: 'd', isShown: true },
      { id: 'gone', isShown: true },
      { id: 'b', isShown: false },
      { id: 'a', isShown: false },
      { id: 'd', isShown: true },
    ];
    expect(idsOf(placeColumns(columns, { columns: kept }))).toEqual(['a', 'd', '-b', 'c']);
  });

  it('moves a column, but never before one that is fixed', () => {
    const placed = placeColumns(columns, { columns: [] });
    const move = (id: string, to: number) => moveColumn(placed, id, to).map((entry) => entry.id);
    expect(move('d', 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(move('b', 3)).toEqual(['a', 'c', 'd', 'b']);
    expect(move('c', 0)).toEqual(['a', 'c', 'b', 'd']);
    expect(move('a', 2)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reads anything that was kept, and itself unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const state = readTableState(kept);
        expect(readTableState(JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(idsOf(placeColumns(columns, state))).toHaveLength(4);
      }),
    );
    expect(readTableState('{')).toBe(DEFAULT_TABLE_STATE);
  });
});

describe('nextCell', () => {
  const shape = { rowCount: 100, columnCount: 4, pageSize: 10, hasHead: true };
  const from = { row: 5, column: 2 };

  it.each([
    ['ArrowUp', false, { row: 4, column: 2 }],
    ['ArrowRight', false, { row: 5, column: 3 }],
    ['Home', false, { row: 5, column: 0 }],
    ['Home', true, { row: -1, column: 0 }],
    ['End', true, { row: 99, column: 3 }],
    ['PageDown', false, { row: 15, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['x', false, null],
  ])('leads %s (with Ctrl: %s) to %j', (key, isCtrl, place) => {
    expect(nextCell(key, isCtrl, from, shape)).toEqual(place);
  });

  it('never leaves the grid', () => {
    const key = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageDown',
      'End',
    );
    fc.assert(
      fc.property(
        fc.array(key),
        fc.nat(20),
        fc.integer({ min: 1, max: 6 }),
        (keys, rowCount, columnCount) => {
          let place = { row: -1, column: 0 };
          for (const each of keys) {
            place = nextCell(each, true, place, { ...shape, rowCount, columnCount }) ?? place;
          }
          expect(place.row).toBeLessThan(Math.max(rowCount, 1));
          expect(place.column).toBeLessThan(columnCount);
          expect(place.row >= -1 && place.column >= 0).toBe(true);
        },
      ),
    );
  });
});

describe('sortRows', () => {
  const byKm = column('km', { kind: 'number', value: (row) => row.km });
  const namesOf = (names: string[], isDescending = false) =>
    sortRows(
      names.map((name, id) => ({ id, name, km: null })),
      column('name'),
      isDescending,
      labels,
      'pt-BR',
    ).map(({ name }) => name);

  it('orders names as people do, with nothing last in both directions', () => {
    const names = ['Van 10', '', 'Óleo', 'van 2', 'Oleo'];
    expect(namesOf(names)).toEqual(['Oleo', 'Óleo', 'van 2', 'Van 10', '']);
    expect(namesOf(names, true)).toEqual(['Van 10', 'van 2', 'Óleo', 'Oleo', '']);
  });

  it('orders dates by their moment, whatever they are written as', () => {
    const values = ['2026-08-21T02:00:00Z', 0, 'nonsense', '2026-08-20T23:30:00-03:00'];
    const dates = column('at', { kind: 'date', value: (row) => values[row.id] });
    const rows = values.map((_, id) => ({ id, name: '', km: null }));
    const order = sortRows(rows, dates, false, labels, undefined).map(({ id }) => id);
    expect(order).toEqual([1, 0, 3, 2]);
  });

  it('keeps every row, those without a figure last, equal ones as they were', () => {
    const figure = fc.option(fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(fc.array(figure), fc.boolean(), (figures, isDescending) => {
        const rows = figures.map((km, id) => ({ id, name: '', km }));
        const sorted = sortRows(rows, byKm, isDescending, labels, undefined);
        expect(new Set(sorted)).toEqual(new Set(rows));
        sorted.slice(1).forEach((right, at) => {
          const left = sorted[at]!;
          if (left.km === right.km) expect(left.id).toBeLessThan(right.id);
          else if (left.km === null) expect(right.km).toBeNull();
          else if (right.km !== null) expect(left.km < right.km).toBe(!isDescending);
        });
      }),
    );
  });
});

describe('cells', () => {
  const km = column('km', {
    kind: 'number',
    value: (row) => row.km,
    format: (value) => `${value} km`,
  });

  it('say a value as people read it, and nothing for none', () => {
    const row = { id: 1, name: '', km: 0 };
    expect(toCellText(km, row, labels)).toBe('0 km');
    expect(toCellText(km, { ...row, km: null }, labels)).toBe('');
    expect(toCellText(column('f', { value: () => false }), row, labels)).toBe('No');
    const choices = [{ value: 'a', label: 'First' }];
    expect(toCellText(column('c', { value: () => 'a', choices }), row, labels)).toBe('First');
    expect(toCellText(column('c', { value: () => 'other', choices }), row, labels)).toBe('other');
  });

  it('are searched without accents, each row read once', () => {
    let reads = 0;
    const name = column('name', { format: (value) => (reads++, String(value)) });
    const search = createRowSearch([name], labels);
    const row = { id: 1, name: 'São Bento', km: null };
    expect(search.matches(row, ['sao', 'ben'])).toBe(true);
    expect(search.matches(row, ['rio'])).toBe(false);
    expect(reads).toBe(1);
  });

  it('are exported as they are shown, never as formulas', () => {
    const rows = [
      { id: 1, name: '=HYPERLINK("x")', km: -5 },
      { id: 2, name: 'a, "b"\nc', km: null },
    ];
    const plainKm = { ...km, exported: (row: Row) => row.km ?? '' };
    expect(toCsv([column('name'), plainKm], rows, labels)).toBe(
      '\uFEFFNAME,KM\r\n"\'=HYPERLINK(""x"")",-5\r\n"a, ""b""\nc",\r\n',
    );
    expect(toCsv([column('name')], [], labels, { hasMark: false, delimiter: ';' })).toBe(
      'NAME\r\n',
    );
  });

  it('never begin a field of a file with what a program counts out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = toCsv([column('name')], [{ id: 1, name, km: null }], labels, {
          hasMark: false,
        });
        const field = text.slice('NAME\r\n'.length).replace(/^"/, '');
        expect(field).not.toMatch(/^[=+\-@\t]/);
      }),
    );
  });
});
