'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { geofence, group } from '../../contract';
import {
  compareNames,
  createDeviceTest,
  DEFAULT_SORT,
  listAnchoredIds,
  MINUTE_MS,
  parseSort,
  type DeviceFilter,
  type FleetAlarms,
  type SilentCounts,
  type SortValue,
  type StatusCounts,
} from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useDueDevices } from '../maintenance/use-due-devices';
import { useResource } from '../resource/use-resource';
import { useLive } from '../live/use-live';
import { useNow } from '../time/use-now';
import { buildRows } from './build-rows';
import type { GroupKey, ListRow } from './list-row';
import { useFilterFacts } from './use-filter-facts';
import { createListSource, type ListFleet } from './list-source';

/** Contents and order of a device list. */
export interface DeviceListOptions {
  /** Default name-asc; an invalid value is logged and counts as that (spec §4). */
  sort?: SortValue | (string & {});
  filter?: Omit<DeviceFilter, 'query'>;
  /** Words that must all be found in a device or its driver. */
  query?: string;
  /** Heads for groups. Default true. */
  grouped?: boolean;
  /** Groups whose devices are folded away; while a query is there all are open. */
  foldedGroups?: readonly GroupKey[];
  /** Owners of the alarms; until known, all are unowned. */
  alarms?: FleetAlarms<unknown>;
  /** Devices with an alarm on top. Default true. */
  alarmsFirst?: boolean;
}

/** A list, ready to be drawn. */
export interface DeviceListState {
  rows: readonly ListRow[];
  /** The devices that the filter leaves, in order, folded ones included. */
  deviceIds: readonly number[];
  /** Counts over all devices, whatever the filter; `alarm` are those that nobody attends to. */
  counts: StatusCounts;
  /** Number of all devices that are silent, for each number of hours; updated every minute. */
  silentCounts: SilentCounts;
  /** Number of devices with a maintenance due; null while unknown. */
  dueCount: number | null;
  /** Number of groups with a device. */
  groupCount: number;
  sort: SortValue;
  /** True once devices and positions have been read. */
  hasLoaded: boolean;
}

const NO_FILTER: Omit<DeviceFilter, 'query'> = {};
const NO_GROUPS: readonly GroupKey[] = [];

/**
 * The sorted, filtered and grouped devices, and their counts. Made anew at most twice a second, and
 * only when something it shows as a list changed: a device that merely moves leaves it alone.
 */
export function useDeviceList({
  sort = DEFAULT_SORT,
  filter = NO_FILTER,
  query = '',
  grouped = true,
  foldedGroups = NO_GROUPS,
  alarmsFirst = true,
  alarms,
}: DeviceListOptions = {}): DeviceListState {
  const { locale } = useTrackingContext('useDeviceList');
  const live = useLive('useDeviceList');
  const { data: groups } = useResource(group);
  const { value: sortValue, key, problem } = parseSort(sort);
  const found = problem?.found;
  useEffect(() => {
    if (found !== undefined) {
      console.warn(`Sorting "${found}" is unknown; sorted by ${DEFAULT_SORT} instead.`);
    }
  }, [found]);

  const isByAnchor = key === 'anchor';
  const { data: geofences } = useResource(geofence, isByAnchor ? undefined : null);
  const source = useMemo(() => {
    const anchored = listAnchoredIds(geofences ?? []);
    return createListSource(live, {
      sort: sortValue,
      locale,
      hasAnchor: (deviceId) => anchored.has(deviceId),
    });
  }, [live, sortValue, locale, geofences]);
  const fleet = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);

  const minute = useNow(MINUTE_MS);
  const filterMinute = filter.silentHours ? minute : null;
  const searched = useFilterFacts(useMemo(() => ({ ...filter, query }), [filter, query]));
  const shown = useMemo(() => {
    // What is silent is so by the clock.
    void filterMinute;
    const { motion } = searched;
    const isAlarmAsked = motion === 'alarm' && alarms !== undefined;
    const isKept = createDeviceTest(
      isAlarmAsked ? { ...searched, motion: null } : searched,
      Date.now,
    );
    // That one was heard again makes no other list: only the store knows.
    const latest = ({ device }: ListFleet['entries'][number]) =>
      (searched.silentHours && live.devices.get(device.id)) || device;
    const isAsked = ({ device: { id } }: ListFleet['entries'][number]) =>
      !isAlarmAsked || alarms.unattended.has(id) || alarms.attended.has(id);
    return fleet.entries.filter((entry) => isAsked(entry) && isKept(latest(entry), entry.position));
  }, [live, fleet, searched, filterMinute, alarms]);
  const dueCount = useDueDevices(fleet.hasLoaded)?.size ?? null;
  const groupNames = useMemo(
    () => new Map(grouped ? groups?.map(({ id, name }) => [id, name]) : []),
    [grouped, groups],
  );
  const rows = useMemo(
    () =>
      buildRows(shown, {
        groupNames,
        foldedGroups: new Set(query.trim() === '' ? foldedGroups : []),
        alarmsFirst,
        alarms,
        compareNames: (left, right) => compareNames(left, right, locale),
      }),
    [shown, groupNames, foldedGroups, query, alarmsFirst, alarms, locale],
  );
  return useMemo(
    () => ({
      rows,
      deviceIds: shown.map(({ device }) => device.id),
      counts: alarms ? { ...fleet.counts, alarm: alarms.unattended.size } : fleet.counts,
      silentCounts: fleet.silentCounts,
      dueCount,
      groupCount: countGroups(fleet.entries, groupNames),
      sort: sortValue,
      hasLoaded: fleet.hasLoaded,
    }),
    [rows, shown, fleet, groupNames, sortValue, dueCount, alarms],
  );
}

function countGroups(
  entries: ListFleet['entries'],
  groupNames: ReadonlyMap<number, string>,
): number {
  const found = new Set<number>();
  for (const { device } of entries) if (groupNames.has(device.groupId)) found.add(device.groupId);
  return found.size;
}
