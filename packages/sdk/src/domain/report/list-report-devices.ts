import { isInside } from '../groups/resolve-parents';
import type { ReportVehicles } from './report-view';

/** The ids of the vehicles that are meant, each once, in the order given; of groups those below too. */
export function listReportDevices(
  vehicles: ReportVehicles,
  devices: Iterable<{ id: number; groupId: number }>,
  parentOf: ReadonlyMap<number, number | null>,
): number[] {
  const all = [...devices];
  if (vehicles === 'all') return all.map(({ id }) => id);
  const named = new Set(vehicles.deviceIds);
  const { groupIds } = vehicles;
  const isMeant = ({ id, groupId }: { id: number; groupId: number }) =>
    named.has(id) || groupIds.some((group) => isInside(parentOf, groupId, group));
  const seen = all.filter(isMeant).map(({ id }) => id);
  // One that is not seen any more is asked for still: the server says what it knows.
  return [...new Set([...seen, ...named])];
}
