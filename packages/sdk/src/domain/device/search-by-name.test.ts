import { expect, it } from 'vitest';
import { makeDevice } from '../../testing';
import { MAX_OFFERED, searchByName } from './search-by-name';

const named = (id: number, name: string) => ({ ...makeDevice(id), name });

it('offers what a text finds, by the names that people read', () => {
  const devices = [named(1, 'Bus 10'), named(2, 'Bus 2'), named(3, 'Van')];
  expect(searchByName(devices, 'bus', 'en-US').map(({ name }) => name)).toEqual([
    'Bus 2',
    'Bus 10',
  ]);
  expect(searchByName(devices, 'x', 'en-US')).toEqual([]);
});

it('offers no more of a large fleet than can be looked through, the first by name', () => {
  const devices = Array.from({ length: 1_000 }, (_, index) =>
    named(index + 1, `V ${1_000 - index}`),
  );
  const offered = searchByName(devices, '', 'en-US');
  expect(offered).toHaveLength(MAX_OFFERED);
  expect(offered[0]?.name).toBe('V 1');
});
