'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { group, type Device, type Group } from '../../contract';
import {
  countGroups,
  getNameCollator,
  NO_GROUP_ID,
  resolveParents,
  SECOND_MS,
  type GroupCount,
  type MotionState,
} from '../../domain';
import { createListSource } from '../device-list/list-source';
import { useResource } from '../resource/use-resource';
import { useTrackingContext } from '../provider/tracking-context';
import { useLive } from '../live/use-live';

/** A device as a member of its group. */
export interface GroupMember {
  device: Device;
  /** `NO_GROUP_ID` (0) for none, and for one that the account does not see. */
  groupId: number;
  /** State when groups were last counted. */
  state: MotionState;
}

/** The groups with all that is in them. */
export interface GroupFleet {
  /** By name; undefined until they are there. */
  groups: readonly Group[] | undefined;
  /** Error of the last attempt to read the groups. */
  error: unknown;
  refresh: () => Promise<unknown>;
  /** The parent of each group, null for roots; without circles. */
  parentOf: ReadonlyMap<number, number | null>;
  /** By id of the group; under `NO_GROUP_ID` (0) the devices in none. */
  counts: ReadonlyMap<number, GroupCount>;
  /** All devices by name. */
  members: readonly GroupMember[];
  /** True once devices and positions have been read. */
  hasLoaded: boolean;
}

/**
 * The groups as a tree, what is in them, and how many of each state. Made anew at most once a second,
 * and only when a device came, went, changed its group, its name or its state: a mere move leaves it
 * alone.
 */
export function useGroupFleet(): GroupFleet {
  const { locale } = useTrackingContext('useGroupFleet');
  const live = useLive('useGroupFleet');
  const { data, error, refresh } = useResource(group);
  const source = useMemo(
    () => createListSource(live, { sort: 'name-asc', locale, intervalMs: SECOND_MS }),
    [live, locale],
  );
  const { entries, hasLoaded } = useSyncExternalStore(
    source.subscribe,
    source.getSnapshot,
    source.getSnapshot,
  );
  const groups = useMemo(() => data && sortByName(data, locale), [data, locale]);
  const parentOf = useMemo(
    () =>
      resolveParents(
        (groups ?? []).map(({ id, groupId }) => ({
          id,
          parentId: groupId === NO_GROUP_ID ? null : groupId,
        })),
      ),
    [groups],
  );
  const fleet = useMemo(() => {
    const members = entries.map(({ device, motion }): GroupMember => {
      const groupId = parentOf.has(device.groupId) ? device.groupId : NO_GROUP_ID;
      return { device, groupId, state: motion };
    });
    return { members, counts: countGroups(parentOf, members) };
  }, [entries, parentOf]);
  return useMemo(
    () => ({ groups, error, refresh, parentOf, ...fleet, hasLoaded }),
    [groups, error, refresh, parentOf, fleet, hasLoaded],
  );
}

function sortByName<Named extends { name: string }>(things: readonly Named[], locale: string) {
  const { compare } = getNameCollator(locale);
  return [...things].sort((left, right) => compare(left.name, right.name));
}
