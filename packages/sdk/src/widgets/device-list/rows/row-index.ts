import type { GroupKey, ListRow } from '../../../react';

/** Index of lines, for lookups without a scan of all of them. */
export interface RowIndex {
  /** Checks that these are the same lines in the same order, regardless of their content. */
  holds: (rows: readonly ListRow[]) => boolean;
  /** Returns the virtualizer's key of a line. */
  itemKeyOf: (index: number) => number | string;
  /** Place of a line by its key (`rowKey`); -1 when it is not there. */
  indexOf: (key: string | null) => number;
  /** The head over a line, or the line itself when it is one; -1 without heads. */
  headIndexOf: (index: number) => number;
}

const keyOf = (row: ListRow): GroupKey => (row.kind === 'group' ? row.groupKey : row.deviceId);

/** Makes the index of a list's lines. */
export function createRowIndex(rows: readonly ListRow[]): RowIndex {
  const devices = new Map<number, number>();
  const groups = new Map<string, number>();
  const heads: number[] = [];
  rows.forEach((row, index) => {
    if (row.kind === 'device') return void devices.set(row.deviceId, index);
    groups.set(String(row.groupKey), index);
    heads.push(index);
  });
  return {
    holds: (others) =>
      others === rows ||
      (others.length === rows.length &&
        others.every((other, index) => {
          const row = rows[index]!;
          return other.kind === row.kind && keyOf(other) === keyOf(row);
        })),
    itemKeyOf(index) {
      const row = rows[index];
      return row?.kind === 'group' ? `group-${row.groupKey}` : (row?.deviceId ?? index);
    },
    indexOf(key) {
      const [kind, id = ''] = key?.split('-') ?? [];
      return (kind === 'group' ? groups.get(id) : devices.get(Number(id))) ?? -1;
    },
    headIndexOf: (index) => heads.findLast((head) => head <= index) ?? -1,
  };
}
