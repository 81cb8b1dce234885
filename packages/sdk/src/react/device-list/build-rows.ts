import {
  compareAlarms,
  type DeviceState,
  type FleetAlarms,
  type MotionPosition,
} from '../../domain';
import type { DeviceRow, GroupCounts, GroupKey, GroupRow, ListRow } from './list-row';

/** The least that must be known of a device in a group. */
export interface GroupableDevice extends Pick<DeviceState, 'motion' | 'isAlarm'> {
  device: { id: number; groupId: number };
  position?: MotionPosition | undefined;
}

/** Settings for building rows. */
export interface RowSettings {
  /** Groups by id; none or an empty map gives a list without heads. */
  groupNames: ReadonlyMap<number, string>;
  foldedGroups: ReadonlySet<GroupKey>;
  /** Puts devices with an alarm on top, in groups of their own: nobody's, the worst first, then taken ones. */
  alarmsFirst: boolean;
  /** Owners of the alarms; until known, all are unowned. */
  alarms?: FleetAlarms<unknown> | undefined;
  compareNames: (left: string, right: string) => number;
}

const RANKS = { alarm: 0, attended: 1 };

/**
 * Rows of a list from devices in their order: alarms first, then taken ones, then the groups by name, then devices
 * without a group (or with one the account does not see). Without groups and alarms there are no heads.
 */
export function buildRows(devices: readonly GroupableDevice[], settings: RowSettings): ListRow[] {
  const { groupNames, alarmsFirst, alarms, compareNames } = settings;
  const byGroup = new Map<GroupKey, GroupableDevice[]>();
  for (const entry of devices) {
    const { id, groupId } = entry.device;
    const isOpen = alarms ? alarms.unattended.has(id) : entry.isAlarm;
    const own = isOpen ? 'alarm' : alarms?.attended.has(id) ? 'attended' : null;
    const key = (alarmsFirst && own) || (groupNames.has(groupId) ? groupId : 0);
    const members = byGroup.get(key);
    if (members) members.push(entry);
    else byGroup.set(key, [entry]);
  }
  byGroup.get('alarm')?.sort((left, right) => compareAlarms(left.position, right.position));
  const keys = [...byGroup.keys()];
  if (keys.length === 0) return [];
  const rows: ListRow[] = [];
  if (keys.length === 1 && keys[0] === 0) {
    addDeviceRows(rows, devices, null);
    return rows;
  }

  const rank = (key: GroupKey) => (typeof key === 'number' ? (key === 0 ? 3 : 2) : RANKS[key]);
  const nameOf = (key: GroupKey) => (typeof key === 'number' ? (groupNames.get(key) ?? '') : '');
  keys.sort((left, right) => {
    return rank(left) - rank(right) || compareNames(nameOf(left), nameOf(right));
  });
  const hasGroups = keys.some((key) => typeof key === 'number' && key !== 0);
  keys.forEach((key, index) => {
    const members = byGroup.get(key) ?? [];
    const head: GroupRow = {
      kind: 'group',
      groupKey: key,
      name: nameOf(key),
      isRest: key === 0 && !hasGroups,
      count: members.length,
      counts: countStates(members),
      isFolded: settings.foldedGroups.has(key),
      place: index + 1,
      places: keys.length,
    };
    rows.push(head);
    if (!head.isFolded) addDeviceRows(rows, members, key);
  });
  return rows;
}

function addDeviceRows(
  rows: ListRow[],
  devices: readonly GroupableDevice[],
  groupKey: GroupKey | null,
): void {
  devices.forEach(({ device }, index) => {
    const row: DeviceRow = {
      kind: 'device',
      deviceId: device.id,
      groupKey,
      place: index + 1,
      places: devices.length,
    };
    rows.push(row);
  });
}

function countStates(devices: readonly GroupableDevice[]): GroupCounts {
  const counts: GroupCounts = { moving: 0, idle: 0, stopped: 0, offline: 0, unknown: 0 };
  for (const { motion } of devices) counts[motion] += 1;
  return counts;
}
