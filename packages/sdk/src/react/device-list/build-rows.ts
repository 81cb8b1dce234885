import {
  readAlarms,
  resolveMotionState,
  type MotionDevice,
  type MotionPosition,
} from '../../domain';
import type { DeviceRow, GroupCounts, GroupKey, GroupRow, ListRow } from './list-row';

/** The least a device must have to stand in a group. */
export interface GroupableDevice extends MotionDevice {
  id: number;
  groupId: number;
}

/** How rows are put together. */
export interface RowSettings {
  /** Groups by id; none or an empty map gives a list without heads. */
  groupNames: ReadonlyMap<number, string>;
  foldedGroups: ReadonlySet<GroupKey>;
  positionOf: (deviceId: number) => MotionPosition | undefined;
  /** Puts devices with an alarm on top, in a group of their own. */
  alarmsFirst: boolean;
  compareNames: (left: string, right: string) => number;
}

/**
 * Rows of a list from devices in their order: alarms first, then the groups by name, then devices
 * without a group (or with one the account does not see). Without groups and alarms there are no heads.
 */
export function buildRows(devices: readonly GroupableDevice[], settings: RowSettings): ListRow[] {
  const { groupNames, positionOf, alarmsFirst, compareNames } = settings;
  const byGroup = new Map<GroupKey, GroupableDevice[]>();
  for (const device of devices) {
    const hasAlarm = alarmsFirst && readAlarms(positionOf(device.id)).length > 0;
    const key = hasAlarm ? 'alarm' : groupNames.has(device.groupId) ? device.groupId : 0;
    const members = byGroup.get(key);
    if (members) members.push(device);
    else byGroup.set(key, [device]);
  }
  const keys = [...byGroup.keys()];
  if (keys.length === 0) return [];
  if (keys.length === 1 && keys[0] === 0) return toDeviceRows(devices, null);

  const rank = (key: GroupKey) => (key === 'alarm' ? 0 : key === 0 ? 2 : 1);
  const nameOf = (key: GroupKey) => (key === 'alarm' ? '' : (groupNames.get(key) ?? ''));
  keys.sort((left, right) => {
    return rank(left) - rank(right) || compareNames(nameOf(left), nameOf(right));
  });
  return keys.flatMap((key, index) => {
    const members = byGroup.get(key) ?? [];
    const head: GroupRow = {
      kind: 'group',
      groupKey: key,
      name: nameOf(key),
      count: members.length,
      counts: countStates(members, positionOf),
      isFolded: settings.foldedGroups.has(key),
      place: index + 1,
      places: keys.length,
    };
    return head.isFolded ? [head] : [head, ...toDeviceRows(members, key)];
  });
}

function toDeviceRows(devices: readonly GroupableDevice[], groupKey: GroupKey | null): DeviceRow[] {
  return devices.map((device, index) => ({
    kind: 'device',
    deviceId: device.id,
    groupKey,
    place: index + 1,
    places: devices.length,
  }));
}

function countStates(
  devices: readonly GroupableDevice[],
  positionOf: RowSettings['positionOf'],
): GroupCounts {
  const counts: GroupCounts = { moving: 0, idle: 0, stopped: 0, offline: 0, unknown: 0 };
  for (const device of devices) {
    counts[resolveMotionState({ device, position: positionOf(device.id) })] += 1;
  }
  return counts;
}
