import type { ListRow } from '../../../react';
import { rowKey } from './row-sizes';

/** Where lines stand, found without walking through all of them. */
export interface RowIndex {
  /** Place of a line by its key; -1 when it is not there. */
  indexOf: (key: string | null) => number;
  /** The head over a line, or the line itself when it is one; -1 without heads. */
  headIndexOf: (index: number) => number;
}

/** Makes the index of a list's lines. */
export function createRowIndex(rows: readonly ListRow[]): RowIndex {
  const places = new Map<string, number>();
  const heads: number[] = [];
  rows.forEach((row, index) => {
    places.set(rowKey(row), index);
    if (row.kind === 'group') heads.push(index);
  });
  return {
    indexOf: (key) => (key === null ? -1 : (places.get(key) ?? -1)),
    headIndexOf: (index) => heads.findLast((head) => head <= index) ?? -1,
  };
}
