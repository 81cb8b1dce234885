import type { ListRow } from '../../../react';
import type { ListDensity } from '../device-list-props';

const GROUP_PX = 32;
const GROUP_TOUCH_PX = 44;
const ROW_PX: Record<ListDensity, number> = { comfortable: 56, compact: 44, touch: 68 };

/** Height of a line in px (design language §3 and §6). */
export function rowSizePx(row: ListRow | undefined, density: ListDensity): number {
  if (row?.kind === 'group') return density === 'touch' ? GROUP_TOUCH_PX : GROUP_PX;
  return ROW_PX[density];
}

/** Returns the key of a line, independent of its place. */
export function rowKey(row: ListRow): string {
  return row.kind === 'group' ? `group-${row.groupKey}` : `device-${row.deviceId}`;
}
