import type { FleetBus } from '../day/fleet-day';

const OPERATOR = 'Capital Metro';
const UNIQUE_ID_PREFIX = 'capmetro-';

/** The tracker's identifier of a bus. */
export function toUniqueId(vehicleId: string): string {
  return `${UNIQUE_ID_PREFIX}${vehicleId}`;
}

/** Name of the group that holds all others. */
export const FLEET_GROUP_NAME = OPERATOR;

/** The hundred a line belongs to, the operator's own order: 320 → 300; lines without number → 0. */
export function toSeries({ mainRouteId }: Pick<FleetBus, 'mainRouteId'>): number {
  const route = Number.parseInt(mainRouteId, 10);
  return Number.isNaN(route) ? 0 : Math.floor(route / 100) * 100;
}

/** `Capital Metro 300–399`. */
export function toGroupName(series: number): string {
  return `${OPERATOR} ${Math.max(1, series)}–${series + 99}`;
}
