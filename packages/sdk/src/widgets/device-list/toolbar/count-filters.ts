import type { ListFilter } from '../device-list-props';

/** Counts the active filters of the filter menu, one for each chip that removes one. */
export function countMenuFilters(filter: ListFilter): number {
  const others = [
    filter.status !== undefined && filter.status !== 'all',
    filter.motionOnly === true,
    (filter.onlyDeviceIds ?? filter.onlyDeviceId) != null,
    filter.silentHours != null,
    filter.maintenanceDue === true,
  ].filter(Boolean).length;
  return others + (filter.hiddenCategories?.length ?? 0);
}

/** All filters in effect, the tile included. */
export function countFilters(filter: ListFilter): number {
  return countMenuFilters(filter) + (filter.motion ? 1 : 0);
}
