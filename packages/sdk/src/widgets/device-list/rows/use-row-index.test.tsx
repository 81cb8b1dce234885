import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeviceRow, GroupRow, ListRow } from '../../../react';
import { useRowIndex } from './use-row-index';

const head = (groupKey: GroupRow['groupKey'], moving = 0): GroupRow => ({
  kind: 'group',
  isRest: false,
  groupKey,
  name: '',
  count: 2,
  counts: { moving, idle: 0, stopped: 0, offline: 0, unknown: 0 },
  isFolded: false,
  place: 1,
  places: 1,
});
const line = (deviceId: number): DeviceRow => ({
  kind: 'device',
  deviceId,
  groupKey: 1,
  place: 1,
  places: 2,
});

it('finds lines and heads, also where a group and a device have the same number', () => {
  const rows: ListRow[] = [head('alarm'), line(1), head(1), line(2)];
  const { result } = renderHook(() => useRowIndex(rows));
  const places = ['group-alarm', 'device-1', 'group-1', 'device-2'].map(result.current.indexOf);
  expect(places).toEqual([0, 1, 2, 3]);
  expect([null, 'device-3', 'group-2', 'device-null'].map(result.current.indexOf)).toEqual([
    -1, -1, -1, -1,
  ]);
  expect([0, 1, 2, 3].map(result.current.headIndexOf)).toEqual([0, 0, 2, 2]);
  expect(new Set([0, 1, 2, 3].map(result.current.itemKeyOf)).size).toBe(4);
});

it('stays the same while the same lines say something else, and is another for others', () => {
  const { result, rerender } = renderHook((rows: ListRow[]) => useRowIndex(rows), {
    initialProps: [head(1, 0), line(1), line(2)],
  });
  const first = result.current;
  rerender([head(1, 2), line(1), line(2)]);
  expect(result.current).toBe(first);
  rerender([head(1, 2), line(2), line(1)]);
  expect(result.current).not.toBe(first);
  expect(result.current.indexOf('device-1')).toBe(2);
});
