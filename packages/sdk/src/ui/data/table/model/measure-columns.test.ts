import { expect, it } from 'vitest';
import { measureColumns, nameWidthPx, textWidthPx } from './measure-columns';
import type { TableColumn } from './table-column';

const words = { yes: 'Yes', no: 'No' };
const minutes: TableColumn<number> = {
  id: 'minutes',
  label: 'Time',
  kind: 'number',
  widthPx: 40,
  value: (row) => row,
  format: (value) => `${value} min`,
  total: (rows) => `${rows.reduce((sum, row) => sum + row, 0)} min on the move`,
};

it('gives a column the room of its total, and of those of groups', () => {
  const [px] = measureColumns([minutes], [100, 200], null, words);
  expect(px).toBe(textWidthPx('300 min on the move'));
  const [grouped] = measureColumns(
    [{ ...minutes, total: (rows) => 'x'.repeat(rows.length) }],
    [1, 2],
    [{ key: 'a', title: 'A', first: 0, rows: Array.from({ length: 30 }, () => 1) }],
    words,
  );
  expect(grouped).toBe(textWidthPx('x'.repeat(30)));
});

it('gives a column the room of its figures, and none the less than it asked for', () => {
  const { total: _, ...rest } = minutes;
  expect(measureColumns([rest], [123_456_789], null, words)).toEqual([
    textWidthPx('123456789 min'),
  ]);
  expect(measureColumns([{ ...rest, widthPx: 400 }], [1], null, words)).toEqual([400]);
  expect(measureColumns([{ ...rest, kind: 'text' }], [123_456_789], null, words)).toEqual([40]);
});

it('gives a column the room of its longest figure, wherever among thousands that stands', () => {
  const { total: _, ...rest } = minutes;
  for (const at of [0, 1, 777, 4_999]) {
    for (const figure of [123_456_789, -123_456_789]) {
      const rows = Array.from({ length: 5_000 }, (_, index) => (index === at ? figure : 1));
      const [px = 0] = measureColumns([rest], rows, null, words);
      expect(px).toBeGreaterThanOrEqual(textWidthPx(`${figure} min`));
    }
  }
});

it('gives a column the room of its name in two lines, unless it says how wide it is', () => {
  const { total: _, widthPx: __, ...rest } = minutes;
  const label = 'Veículos novos em 30 dias';
  expect(nameWidthPx(label)).toBe(nameWidthPx('Veículos-novos'));
  expect(measureColumns([{ ...rest, label }], [1], null, words)).toEqual([nameWidthPx(label)]);
  expect(measureColumns([{ ...rest, label: 'Time' }], [1], null, words)).toEqual([104]);
  expect(measureColumns([{ ...rest, label, widthPx: 72 }], [1], null, words)).toEqual([72]);
});
