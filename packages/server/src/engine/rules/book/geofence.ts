import {
  AreaProblem,
  type ContainsPlace,
  createContainsPlace,
  parseArea,
  type Place,
} from '@rastro/sdk/domain';

/** `polylineDistance` of a fence that says none, metres. */
const DEFAULT_HALF_WIDTH_METERS = 25;

/** A fence as the rules use it. */
export interface Geofence {
  id: number;
  name: string;
  /** 0 for always. */
  calendarId: number;
  attributes: Readonly<Record<string, unknown>>;
  /** Error in its text: such a fence contains nothing. */
  problem: string | null;
  contains(place: Place, altitudeMeters: number): boolean;
}

const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

const readArea = (area: string, halfWidthMeters: number): ContainsPlace | string => {
  try {
    return createContainsPlace(parseArea(area), halfWidthMeters);
  } catch (error) {
    if (error instanceof AreaProblem) return error.message;
    throw error;
  }
};

/** A fence from what is stored; `floor` and `ceiling` bound the altitude, 0 does not (tracking-api §3.1). */
export const createGeofence = (stored: {
  id: number;
  name: string;
  area: string;
  calendarId: number;
  attributes: Readonly<Record<string, unknown>>;
}): Geofence => {
  const { area, ...rest } = stored;
  const { polylineDistance, floor, ceiling } = stored.attributes;
  const test = readArea(area, numberOr(polylineDistance, DEFAULT_HALF_WIDTH_METERS));
  const floorMeters = numberOr(floor, 0) || -Infinity;
  const ceilingMeters = numberOr(ceiling, 0) || Infinity;
  return {
    ...rest,
    problem: typeof test === 'string' ? test : null,
    contains: (place, altitudeMeters) =>
      typeof test !== 'string' &&
      altitudeMeters >= floorMeters &&
      altitudeMeters <= ceilingMeters &&
      test(place),
  };
};
