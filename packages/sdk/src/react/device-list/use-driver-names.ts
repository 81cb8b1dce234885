'use client';
import { useMemo } from 'react';
import { driver } from '../../contract';
import type { DeviceFilter } from '../../domain';
import { useResource } from '../resource/use-resource';

/** The filter as it is, and while somebody searches the names of drivers beside it. */
export function useDriverNames<F extends DeviceFilter | undefined>(filter: F): F {
  const isSearch = Boolean(filter?.query?.trim());
  const { data } = useResource(driver, isSearch ? undefined : null);
  return useMemo(() => {
    if (!filter || !isSearch || !data) return filter;
    return { ...filter, driverNames: new Map(data.map((one) => [one.uniqueId, one.name])) };
  }, [filter, isSearch, data]);
}
