// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DEFAULT_SORT, SORT_KEYS, parseSort, toggleSort } from './sort-value';

it('[S2.77][S2.78][S2.79] has the eight keys of the specification, and what needs attention', () => {
  const states = ['motion', 'anchor', 'locked', 'ignition', 'driver', 'alert'];
  expect(SORT_KEYS).toEqual(['name', 'lastUpdate', ...states, 'attention']);
});

describe('parseSort', () => {
  it('[S4.21] takes every field and direction apart', () => {
    for (const key of SORT_KEYS) {
      for (const direction of ['asc', 'desc'] as const) {
        const value = `${key}-${direction}`;
        expect(parseSort(value)).toEqual({ value, key, direction, problem: null });
      }
    }
  });

  it('[S4.24] is name-asc when nothing was chosen, without a problem', () => {
    for (const nothing of [undefined, null, '']) {
      expect(parseSort(nothing)).toMatchObject({ value: DEFAULT_SORT, problem: null });
    }
    expect(DEFAULT_SORT).toBe('name-asc');
  });

  it('[S4.25] [S4.26] resets an invalid value to name-asc and reports what was found', () => {
    expect(parseSort('speed-asc')).toEqual({
      value: 'name-asc',
      key: 'name',
      direction: 'asc',
      problem: { code: 'SORT_INVALID', found: 'speed-asc' },
    });
    expect(parseSort('name-asc-x').problem).toEqual({ code: 'SORT_INVALID', found: 'name-asc-x' });
    expect(parseSort({ name: 1 }).problem).toEqual({ code: 'SORT_INVALID', found: 'object' });
  });

  it('gives a value that it reads again unchanged, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (given) => {
        const { value } = parseSort(given);
        expect(parseSort(value)).toMatchObject({ value, problem: null });
      }),
    );
  });
});

describe('toggleSort', () => {
  it('[S4.22] turns round when the same field is chosen again', () => {
    expect(toggleSort('name-asc', 'name')).toBe('name-desc');
    expect(toggleSort('name-desc', 'name')).toBe('name-asc');
  });

  it('[S4.23] starts a new field at asc', () => {
    expect(toggleSort('name-desc', 'lastUpdate')).toBe('lastUpdate-asc');
    expect(toggleSort('nonsense', 'motion')).toBe('motion-asc');
  });
});
