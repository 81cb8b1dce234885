// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUS_FILTERS } from '../device/filter-devices';
import { MOTION_STATES } from '../device/motion-state';
import { DEFAULT_SORT, parseSort, SORT_KEYS } from '../device/sort-value';
import { VEHICLE_ICONS } from '../device/vehicle-icon';
import {
  DEFAULT_VIEW,
  fitsAddress,
  formatListView,
  MAX_QUERY_LENGTH,
  parseListView,
  type ListView,
} from './list-view';
import { SILENT_HOURS } from '../device/silent-hours';

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const view: fc.Arbitrary<ListView> = fc.record({
  sort: fc
    .tuple(fc.constantFrom(...SORT_KEYS), fc.constantFrom('asc', 'desc'))
    .map((parts) => parts.join('-')),
  filter: fc
    .record({
      status: option(fc.constantFrom(...STATUS_FILTERS.slice(1))),
      motion: option(fc.constantFrom(...MOTION_STATES, 'alarm' as const)),
      motionOnly: option(fc.constant(true)),
      hiddenCategories: option(
        fc
          .subarray([...VEHICLE_ICONS], { minLength: 1 })
          .map((icons) => VEHICLE_ICONS.filter((icon) => icons.includes(icon))),
      ),
      only: option(
        fc.oneof(
          fc.integer({ min: 1 }),
          fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 2, maxLength: 100 }),
        ),
      ),
      silentHours: option(fc.constantFrom(...SILENT_HOURS)),
      maintenanceDue: option(fc.constant(true)),
    })
    .map(({ only, ...filter }) => ({
      ...filter,
      ...(Array.isArray(only) ? { onlyDeviceIds: only } : { onlyDeviceId: only }),
    }))
    .map((filter) =>
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    ),
  query: fc.string({ unit: 'grapheme', maxLength: 40 }),
  grouped: fc.boolean(),
});
const parse = (text: string) => parseListView(new URLSearchParams(text));
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'name-sideways', '-1', '1e3', 'bus,bus,<img>', '24 ', 'all', '٣'),
);

describe('the address of a list', () => {
  it('brings back every list as it was', () => {
    fc.assert(
      fc.property(view, (one) => {
        const text = formatListView(one).toString();
        expect(parse(text) ?? DEFAULT_VIEW).toEqual(one);
      }),
    );
  });

  it('says nothing of a list that nobody has changed', () => {
    expect(formatListView(DEFAULT_VIEW).toString()).toBe('');
    expect(parse('')).toBeNull();
    expect(parse('tab=a')).toBeNull();
  });

  it('says nothing of more devices than it has room for, and of so many that it does not', () => {
    const listOf = (length: number) => ({
      onlyDeviceIds: Array.from({ length }, (_, index) => index + 1),
    });
    const write = (length: number) =>
      formatListView({ ...DEFAULT_VIEW, filter: listOf(length) }).get('only');
    expect(write(100)?.split(',')).toHaveLength(100);
    expect(fitsAddress(listOf(100))).toBe(true);
    expect(write(101)).toBeNull();
    expect(fitsAddress(listOf(101))).toBe(false);
    expect(fitsAddress({})).toBe(true);
  });

  it('reads any text, and leaves out what is no value', () => {
    const names = fc.constantFrom(
      'sort',
      'status',
      'state',
      'moving',
      'hide',
      'only',
      'silent',
      'q',
      'groups',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, hostile), { maxLength: 9 }), (pairs) => {
        const found = parseListView(new URLSearchParams(pairs)) ?? DEFAULT_VIEW;
        const again = parse(formatListView(found).toString()) ?? DEFAULT_VIEW;
        expect(again).toEqual({ ...found, sort: parseSort(found.sort).value });
      }),
    );
    expect(
      parse('status=gone&state=fast&hide=ufo&only=-1&silent=25&moving=yes&groups=maybe'),
    ).toEqual(DEFAULT_VIEW);
  });

  it('[S4.25] [S4.26] hands on an invalid sorting, which is logged and counts as name-asc', () => {
    const found = parse('sort=name-sideways');
    expect(parseSort(found?.sort)).toMatchObject({
      value: DEFAULT_SORT,
      problem: { code: 'SORT_INVALID', found: 'name-sideways' },
    });
    expect(formatListView(found!).toString()).toBe('');
  });

  it('cuts a search that no person wrote', () => {
    expect(parse(`q=${'x'.repeat(10_000)}`)?.query).toHaveLength(MAX_QUERY_LENGTH);
  });
});
