'use client';
import { useMemo } from 'react';
import { driver } from '../../contract';
import type { DeviceFilter } from '../../domain';
import { useDueDevices } from '../maintenance/use-due-devices';
import { useResource } from '../resource/use-resource';

/**
 * The filter with what it asks of others: the names of drivers while somebody searches, and which
 * devices have a maintenance due while only they are shown.
 */
export function useFilterFacts<F extends DeviceFilter | undefined>(filter: F): F {
  const isSearch = Boolean(filter?.query?.trim());
  const { data: drivers } = useResource(driver, isSearch ? undefined : null);
  const dueIds = useDueDevices(filter?.maintenanceDue === true);
  return useMemo(() => {
    if (!filter || !(drivers ?? dueIds)) return filter;
    const driverNames = new Map(drivers?.map(({ uniqueId, name }) => [uniqueId, name]));
    return { ...filter, driverNames, dueIds };
  }, [filter, drivers, dueIds]);
}
