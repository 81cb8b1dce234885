import { describe, expect, it } from 'vitest';
import type { TableColumn } from './table-column';
import { toSheet } from './to-sheet';

interface Row {
  name: string;
  speed: number | null;
  at: string | null;
  isOn: boolean;
}

const columns: TableColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  {
    id: 'speed',
    label: 'Speed',
    kind: 'number',
    value: ({ speed }) => speed,
    format: (value) => `${value} kn`,
    sheetKind: 'speed',
  },
  { id: 'at', label: 'At', kind: 'date', value: ({ at }) => at, format: () => 'yesterday' },
  { id: 'on', label: 'On', kind: 'flag', value: ({ isOn }) => isOn },
];
const labels = { yes: 'Yes', no: 'No' };

describe('toSheet', () => {
  it('keeps figures and times as values, and all else as people read it', () => {
    const at = '2026-08-21T12:00:00.000Z';
    const { columns: heads, lines } = toSheet(
      columns,
      [
        { name: '=A1', speed: 12.5, at, isOn: true },
        { name: 'Van', speed: null, at: null, isOn: false },
      ],
      labels,
    );
    expect(heads.map(({ kind }) => kind)).toEqual(['text', 'speed', 'time', 'text']);
    expect(lines).toEqual([
      ['=A1', 12.5, Date.parse(at), 'Yes'],
      ['Van', null, null, 'No'],
    ]);
  });

  it('writes a number with words of its own as they are, unless told what it is', () => {
    const { sheetKind: _, ...worded } = columns[1]!;
    expect(toSheet([worded], [{ name: '', speed: 3, at: null, isOn: true }], labels)).toEqual({
      columns: [{ key: 'speed', label: 'Speed', kind: 'text' }],
      lines: [['3 kn']],
    });
  });
});
