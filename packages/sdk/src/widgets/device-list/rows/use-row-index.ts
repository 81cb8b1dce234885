import { useState } from 'react';
import type { ListRow } from '../../../react';
import { createRowIndex, type RowIndex } from './row-index';

/** The index of a list's lines: the same one for as long as they are the same lines in the same order. */
export function useRowIndex(rows: readonly ListRow[]): RowIndex {
  const [known, setKnown] = useState(() => createRowIndex(rows));
  if (known.holds(rows)) return known;
  const next = createRowIndex(rows);
  setKnown(next);
  return next;
}
