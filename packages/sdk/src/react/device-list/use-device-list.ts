'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { group, type Device } from '../../contract';
import {
  compareNames,
  countByStatus,
  DEFAULT_SORT,
  filterDevices,
  getNameCollator,
  parseSort,
  sortDevices,
  type DeviceFilter,
  type SortValue,
  type StatusCounts,
} from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useResource } from '../resource/use-resource';
import { useLive } from '../live/use-live';
import { buildRows } from './build-rows';
import type { GroupKey, ListRow } from './list-row';
import { createRevisionSource, type Revision } from './list-revision';

/** What a list shows and how. */
export interface DeviceListOptions {
  /** Default name-asc; an invalid value is logged and counts as that (spec §4). */
  sort?: SortValue | (string & {});
  filter?: Omit<DeviceFilter, 'query'>;
  /** Words that must all be found in a device. */
  query?: string;
  /** Heads for groups. Default true. */
  grouped?: boolean;
  /** Groups whose devices are folded away; while a query is there all are open. */
  foldedGroups?: readonly GroupKey[];
  /** Devices with an alarm on top. Default true. */
  alarmsFirst?: boolean;
}

/** A list, ready to be drawn. */
export interface DeviceListState {
  rows: readonly ListRow[];
  /** The devices that the filter leaves, in order, folded ones included. */
  deviceIds: readonly number[];
  /** Counts over all devices, whatever the filter. */
  counts: StatusCounts;
  /** How many groups have a device. */
  groupCount: number;
  sort: SortValue;
  /** Whether devices and positions were read at least once. */
  hasLoaded: boolean;
}

const NO_FILTER: Omit<DeviceFilter, 'query'> = {};
const NO_GROUPS: readonly GroupKey[] = [];
const SERVER_REVISION: Revision = { order: 0, content: 0 };

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
}: DeviceListOptions = {}): DeviceListState {
  const { locale } = useTrackingContext('useDeviceList');
  const live = useLive('useDeviceList');
  const { data: groups } = useResource(group);
  const { key: sortKey, value: sortValue, problem } = parseSort(sort);
  const found = problem?.found;
  useEffect(() => {
    if (found !== undefined) {
      console.warn(`Sorting "${found}" is unknown; sorted by ${DEFAULT_SORT} instead.`);
    }
  }, [found]);

  const source = useMemo(() => createRevisionSource(live, sortKey), [live, sortKey]);
  const revision = useSyncExternalStore(
    source.subscribe,
    source.getSnapshot,
    () => SERVER_REVISION,
  );

  const sorted = useMemo(
    () => ({ ids: sortedIds(live, sortValue, locale), at: revision.order }),
    [live, sortValue, locale, revision.order],
  );
  const fleet = useMemo(() => {
    const devices: Device[] = [];
    for (const id of sorted.ids) {
      const device = live.devices.get(id);
      if (device) devices.push(device);
    }
    const counts = countByStatus(devices, live.positions.get);
    return { devices, counts, hasLoaded: live.hasLoaded(), at: revision.content };
  }, [live, sorted, revision.content]);
  const shown = useMemo(
    () => filterDevices(fleet.devices, { ...filter, query }, live.positions.get),
    [fleet, filter, query, live],
  );
  const groupNames = useMemo(
    () => new Map(grouped ? groups?.map(({ id, name }) => [id, name]) : []),
    [grouped, groups],
  );
  const rows = useMemo(
    () =>
      buildRows(shown, {
        groupNames,
        foldedGroups: new Set(query.trim() === '' ? foldedGroups : []),
        positionOf: live.positions.get,
        alarmsFirst,
        compareNames: (left, right) => compareNames(left, right, locale),
      }),
    [shown, groupNames, foldedGroups, query, live, alarmsFirst, locale],
  );
  return useMemo(
    () => ({
      rows,
      deviceIds: shown.map(({ id }) => id),
      counts: fleet.counts,
      groupCount: countGroups(fleet.devices, groupNames),
      sort: sortValue,
      hasLoaded: fleet.hasLoaded,
    }),
    [rows, shown, fleet, groupNames, sortValue],
  );
}

function sortedIds(live: ReturnType<typeof useLive>, sort: SortValue, locale: string): number[] {
  const devices = [...live.devices.getSnapshot().keys()].flatMap(
    (id) => live.devices.get(id) ?? [],
  );
  const collator = getNameCollator(locale);
  return sortDevices(devices, sort, { positionOf: live.positions.get, collator }).map(
    ({ id }) => id,
  );
}

function countGroups(devices: readonly Device[], groupNames: ReadonlyMap<number, string>): number {
  return new Set(devices.map(({ groupId }) => groupId).filter((id) => groupNames.has(id))).size;
}
