import { compareNames } from '../compare-names';
import { filterDevices, type FilterableDevice } from './filter-devices';
import { rankMatch } from './rank-match';
import { readDeviceName } from './read-device-name';

/** Max number of devices offered to choose from; typing narrows them. */
export const MAX_OFFERED = 200;

/** The devices that a text finds, the best found first, then by name, as many as are offered. */
export function searchByName<D extends FilterableDevice>(
  devices: Iterable<D>,
  query: string,
  locale: string,
): D[] {
  return filterDevices(devices, { query })
    .map((device) => ({
      device,
      name: readDeviceName(device),
      rank: query.trim() === '' ? 0 : rankMatch(device, query),
    }))
    .sort((left, right) => left.rank - right.rank || compareNames(left.name, right.name, locale))
    .slice(0, MAX_OFFERED)
    .map(({ device }) => device);
}
