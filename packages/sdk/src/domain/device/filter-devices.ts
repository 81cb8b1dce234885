import { isHiddenDevice } from './is-hidden-device';
import type { SearchableDevice } from './matches-query';
import { matchesQuery, parseQuery } from './matches-query';
import type { MarkerStatus, MotionPosition } from './motion-state';
import { hasAlarm, isCurrent, isMoving, resolveMotionState } from './motion-state';
import { readDriverId } from './read-driver-id';
import { resolveVehicleIcon } from './vehicle-icon';
import { isSilent, type SilentHours } from './silent-hours';

/** The values of the status filter (spec §2). */
export const STATUS_FILTERS = ['all', 'online', 'offline', 'unknown'] as const;

/** Connection states to show. */
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Filters of the device list; a member left out filters nothing. */
export interface DeviceFilter {
  /** The server's status. Default all. */
  status?: StatusFilter;
  /** One tile of the list: a motion state, or alarm. */
  motion?: MarkerStatus | null;
  /** Only devices that are online and moving. */
  motionOnly?: boolean;
  /** Icon types that are hidden, e.g. `['bus']`. */
  hiddenCategories?: readonly string[];
  /** Shows this one device and no other. */
  onlyDeviceId?: number | null;
  /** Shows these devices and no others, unless `onlyDeviceId` names one. */
  onlyDeviceIds?: readonly number[] | null;
  /** Is left whatever else is asked: somebody has chosen it. */
  alwaysId?: number | null;
  /** Only devices that nothing was heard of for more than so many hours. */
  silentHours?: SilentHours | null;
  /** Only devices of which a maintenance is due: those in `dueIds`. */
  maintenanceDue?: boolean;
  dueIds?: ReadonlySet<number> | null;
  /** Words that must all be found in the device's fields and attributes, in who drives, or in where it is. */
  query?: string;
  /** Names of drivers by what trackers send of them; who is not in it is found by that alone. */
  driverNames?: ReadonlyMap<string, string> | undefined;
  /** Names of fences by their ids: of those that a fix is in, it is found by. */
  fenceNames?: ReadonlyMap<number, string> | undefined;
}

/** Facts of a fix for the filter: motion, driver and place. */
export interface FilterablePosition extends MotionPosition {
  address?: string | null;
  geofenceIds?: readonly number[] | null;
}

/** The least a device must have to be filtered. */
export interface FilterableDevice extends SearchableDevice {
  id: number;
  status?: string | null;
  /** ISO text. */
  lastUpdate?: string | null;
}

/**
 * The devices a filter leaves, in the order given. Deleted devices never appear. `positionOf` gives
 * the latest fix of a device, `now` the clock in epoch milliseconds; without one nothing is silent.
 */
export function filterDevices<T extends FilterableDevice>(
  devices: Iterable<T>,
  filter: DeviceFilter,
  positionOf: (deviceId: number) => FilterablePosition | undefined = () => undefined,
  now: () => number = () => Number.NEGATIVE_INFINITY,
): T[] {
  const isKept = createDeviceTest(filter, now);
  const kept: T[] = [];
  for (const device of devices) if (isKept(device, positionOf(device.id))) kept.push(device);
  return kept;
}

/**
 * Creates a test for whether a filter keeps a device with its latest fix. The filter is read once:
 * keep the function for as long as the filter is the same. Silence is checked against the clock
 * (`now`, epoch milliseconds) at each call.
 */
export function createDeviceTest(
  filter: DeviceFilter,
  now: () => number,
): (device: FilterableDevice, position: FilterablePosition | undefined) => boolean {
  const { onlyDeviceId, status = 'all', motion, motionOnly = false, silentHours } = filter;
  const { driverNames, fenceNames } = filter;
  const onlyIds = onlyDeviceId == null ? filter.onlyDeviceIds : [onlyDeviceId];
  const words = parseQuery(filter.query ?? '');
  const hidden = new Set(filter.hiddenCategories);
  const only = onlyIds && new Set(onlyIds);
  const isAsked = (device: FilterableDevice, position: FilterablePosition | undefined): boolean =>
    (!only || only.has(device.id)) &&
    hasStatus(device, status) &&
    (hidden.size === 0 || !hidden.has(resolveVehicleIcon(device.category))) &&
    (!motionOnly || (isCurrent(device) && isMoving(position))) &&
    (!motion || hasMotion(device, position, motion)) &&
    (!filter.maintenanceDue || filter.dueIds?.has(device.id) === true) &&
    (!silentHours || isSilent(device, silentHours, now())) &&
    matchesQuery(device, words, () =>
      [
        readDriverText(position, driverNames),
        position?.address ?? '',
        ...(position?.geofenceIds ?? []).map((id) => fenceNames?.get(id) ?? ''),
      ].join('\n'),
    );
  return (device, position) =>
    !isHiddenDevice(device) && (device.id === filter.alwaysId || isAsked(device, position));
}

/** Tells whether a filter may leave anything out. */
export const isFiltering = (filter: DeviceFilter): boolean =>
  Object.entries(filter).some(
    ([name, value]) => name !== 'alwaysId' && !['', 'all'].includes(String(value || '')),
  );

function hasStatus(device: FilterableDevice, status: StatusFilter): boolean {
  return status === 'all' || (device.status ?? 'unknown') === status;
}

function readDriverText(
  position: MotionPosition | undefined,
  names: DeviceFilter['driverNames'],
): string {
  const uniqueId = readDriverId(position);
  return names?.get(uniqueId) ?? uniqueId;
}

function hasMotion(
  device: FilterableDevice,
  position: MotionPosition | undefined,
  motion: MarkerStatus,
): boolean {
  if (motion === 'alarm') return hasAlarm(position);
  return resolveMotionState({ device, position }) === motion;
}
