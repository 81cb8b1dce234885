import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../device-list-props';
import { countFilters, countMenuFilters } from './count-filters';

describe('countFilters', () => {
  it('counts each hidden type of vehicle, as each has a chip of its own', () => {
    const filter: ListFilter = { hiddenCategories: ['truck', 'bus'], silentHours: 24 };
    expect(countMenuFilters(filter)).toBe(3);
    expect(countFilters({ ...filter, motion: 'moving' })).toBe(4);
  });

  it('counts nothing for what lets all through', () => {
    expect(
      countFilters({ status: 'all', motionOnly: false, silentHours: null, hiddenCategories: [] }),
    ).toBe(0);
  });
});
