import { MOTION_STATES } from '../device/motion-state';
import { STATUS_FILTERS, type DeviceFilter } from '../device/filter-devices';
import { DEFAULT_SORT, parseSort } from '../device/sort-value';
import { VEHICLE_ICONS } from '../device/vehicle-icon';
import { SILENT_HOURS } from '../device/silent-hours';

/** Content and display options of a device list, as stored in an address. */
export interface ListView {
  /** Unchecked sorting; `parseSort` validates it. */
  sort: string;
  filter: Omit<DeviceFilter, 'query'>;
  query: string;
  /** True when the list has a section per group. */
  grouped: boolean;
}

/** A list that nobody has changed. */
export const DEFAULT_VIEW: ListView = { sort: DEFAULT_SORT, filter: {}, query: '', grouped: true };

/** Max length of a search, in characters; the rest is cut off. */
export const MAX_QUERY_LENGTH = 200;

/** An address that names more devices is too long for some who pass it on. */
const MAX_IDS = 100;

const PARAMETERS = [
  'sort',
  'status',
  'state',
  'moving',
  'hide',
  'only',
  'silent',
  'due',
  'q',
  'groups',
];
const STATES = [...MOTION_STATES, 'alarm'] as const;

/**
 * Reads what an address says of a list; null when it says nothing. What it does not say, and what is no
 * value at all, is as in a list that nobody has changed.
 */
export function parseListView(parameters: URLSearchParams): ListView | null {
  if (!PARAMETERS.some((name) => parameters.has(name))) return null;
  const read = (name: string) => parameters.get(name) ?? '';
  const choose = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === read(name));
  const filter: ListView['filter'] = {};
  const status = choose('status', STATUS_FILTERS);
  if (status && status !== 'all') filter.status = status;
  const motion = choose('state', STATES);
  if (motion) filter.motion = motion;
  if (read('moving') === '1') filter.motionOnly = true;
  const hidden = read('hide').split(',');
  const hiddenCategories = VEHICLE_ICONS.filter((icon) => hidden.includes(icon));
  if (hiddenCategories.length > 0) filter.hiddenCategories = hiddenCategories;
  if (/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/.test(read('only'))) {
    const onlyIds = read('only').split(',').map(Number);
    if (onlyIds.length > 1) filter.onlyDeviceIds = onlyIds;
    else [filter.onlyDeviceId] = onlyIds;
  }
  const silentHours = SILENT_HOURS.find((hours) => String(hours) === read('silent'));
  if (silentHours) filter.silentHours = silentHours;
  if (read('due') === '1') filter.maintenanceDue = true;
  return {
    sort: read('sort') || DEFAULT_SORT,
    filter,
    query: read('q').slice(0, MAX_QUERY_LENGTH),
    grouped: read('groups') !== '0',
  };
}

/** True when the only devices shown fit into an address; otherwise they are left out of it. */
export const fitsAddress = ({ onlyDeviceIds }: DeviceFilter): boolean =>
  !onlyDeviceIds || onlyDeviceIds.length <= MAX_IDS;

/** Writes a list into the parameters of an address; what is as nobody has changed it, is left out. */
export function formatListView({ sort, filter, query, grouped }: ListView): URLSearchParams {
  const {
    status = 'all',
    motion,
    motionOnly,
    hiddenCategories,
    onlyDeviceId,
    onlyDeviceIds,
    silentHours,
    maintenanceDue,
  } = filter;
  const sorted = parseSort(sort).value;
  const values: Record<string, string | number | boolean | null | undefined> = {
    q: query.slice(0, MAX_QUERY_LENGTH),
    sort: sorted === DEFAULT_SORT ? '' : sorted,
    groups: grouped ? '' : '0',
    state: motion,
    status: status === 'all' ? '' : status,
    moving: motionOnly ? '1' : '',
    silent: silentHours,
    due: maintenanceDue ? '1' : '',
    hide: hiddenCategories?.join(','),
    only: onlyDeviceId ?? (fitsAddress(filter) && onlyDeviceIds?.join()),
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value) parameters.set(name, String(value));
  }
  return parameters;
}
