import type { ListFilter } from '../device-list-props';

/** How many filters of the filter menu are in effect. */
export function countMenuFilters(filter: ListFilter): number {
  return [
    filter.status !== undefined && filter.status !== 'all',
    filter.motionOnly === true,
    (filter.onlyDeviceIds ?? filter.onlyDeviceId) != null,
    filter.silentHours != null,
    filter.maintenanceDue === true,
    (filter.hiddenCategories?.length ?? 0) > 0,
  ].filter(Boolean).length;
}

/** All filters in effect, the tile included. */
export function countFilters(filter: ListFilter): number {
  return countMenuFilters(filter) + (filter.motion ? 1 : 0);
}
