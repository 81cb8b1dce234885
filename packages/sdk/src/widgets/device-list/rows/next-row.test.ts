import { describe, expect, it } from 'vitest';
import type { ListRow } from '../../../react';
import { nextMove } from './next-row';

const counts = { moving: 0, idle: 0, stopped: 0, offline: 0, unknown: 0 };
const head = (groupKey: number, isFolded = false): ListRow => {
  return {
    kind: 'group',
    groupKey,
    name: '',
    isRest: false,
    count: 1,
    counts,
    isFolded,
    place: 1,
    places: 2,
  };
};
const device = (deviceId: number): ListRow => {
  return { kind: 'device', deviceId, groupKey: 1, place: 1, places: 1 };
};
const rows = [head(1), device(10), device(11), head(2, true)];

describe('nextMove', () => {
  it.each([
    ['ArrowDown', 0, { kind: 'focus', index: 1 }],
    ['ArrowDown', 3, { kind: 'focus', index: 3 }],
    ['ArrowUp', 0, { kind: 'focus', index: 0 }],
    ['Home', 2, { kind: 'focus', index: 0 }],
    ['End', 0, { kind: 'focus', index: 3 }],
    ['PageDown', 0, { kind: 'focus', index: 3 }],
    ['PageUp', 3, { kind: 'focus', index: 0 }],
    ['Enter', 1, { kind: 'select', deviceId: 10 }],
    [' ', 2, { kind: 'select', deviceId: 11 }],
    ['Enter', 0, { kind: 'fold', groupKey: 1, isFolded: true }],
    ['Enter', 3, { kind: 'fold', groupKey: 2, isFolded: false }],
    ['ArrowLeft', 0, { kind: 'fold', groupKey: 1, isFolded: true }],
    ['ArrowLeft', 3, null],
    ['ArrowLeft', 2, { kind: 'focus', index: 0 }],
    ['ArrowRight', 3, { kind: 'fold', groupKey: 2, isFolded: false }],
    ['ArrowRight', 0, { kind: 'focus', index: 1 }],
    ['ArrowRight', 1, null],
    ['x', 1, null],
  ])('%s on line %i', (key, index, expected) => {
    expect(nextMove(key, rows, index)).toEqual(expected);
  });
});
