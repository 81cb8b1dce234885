import type { GroupKey, ListRow } from '../../../react';

/** Effect of a key in the list: focuses a line, folds or unfolds a group, or selects a line. */
export type ListMove =
  | { kind: 'focus'; index: number }
  | { kind: 'fold'; groupKey: GroupKey; isFolded: boolean }
  | { kind: 'select'; deviceId: number };

/** Number of lines Page Up and Page Down move. */
const PAGE = 10;

/**
 * Returns the effect of a key on the focused line (design language §8); null when there is none.
 */
export function nextMove(key: string, rows: readonly ListRow[], index: number): ListMove | null {
  const row = rows[index];
  if (!row) return null;
  const focus = (target: number): ListMove => {
    return { kind: 'focus', index: Math.min(rows.length - 1, Math.max(0, target)) };
  };
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'PageDown':
      return focus(index + PAGE);
    case 'PageUp':
      return focus(index - PAGE);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'Enter':
    case ' ':
      if (row.kind === 'device') return { kind: 'select', deviceId: row.deviceId };
      return { kind: 'fold', groupKey: row.groupKey, isFolded: !row.isFolded };
    case 'ArrowRight':
      if (row.kind !== 'group') return null;
      if (row.isFolded) return { kind: 'fold', groupKey: row.groupKey, isFolded: false };
      return focus(index + 1);
    case 'ArrowLeft': {
      if (row.kind === 'group') {
        return row.isFolded ? null : { kind: 'fold', groupKey: row.groupKey, isFolded: true };
      }
      const head = rows.findLastIndex((other, at) => at < index && other.kind === 'group');
      return head < 0 ? null : focus(head);
    }
    default:
      return null;
  }
}
