'use client';
import { useMemo } from 'react';
import { driver, geofence } from '../../contract';
import type { DeviceFilter } from '../../domain';
import { useDueDevices } from '../maintenance/use-due-devices';
import { useResource } from '../resource/use-resource';

/**
 * The filter with what it asks of others: the names of drivers and fences while somebody searches, and which
 * devices have a maintenance due while only they are shown.
 */
export function useFilterFacts<F extends DeviceFilter | undefined>(filter: F): F {
  const isSearch = Boolean(filter?.query?.trim());
  const { data: drivers } = useResource(driver, isSearch ? undefined : null);
  const { data: fences } = useResource(geofence, isSearch ? undefined : null);
  const dueIds = useDueDevices(filter?.maintenanceDue === true);
  return useMemo(() => {
    if (!filter || !(drivers ?? fences ?? dueIds)) return filter;
    const driverNames = new Map(drivers?.map(({ uniqueId, name }) => [uniqueId, name]));
    const fenceNames = new Map(fences?.map(({ id, name }) => [id, name]));
    return { ...filter, driverNames, fenceNames, dueIds };
  }, [filter, drivers, fences, dueIds]);
}
