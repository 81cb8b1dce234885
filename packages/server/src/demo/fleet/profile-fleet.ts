import { HOUR_MS } from '@rastro/sdk/domain';
import type { FleetDay, FleetFix } from '../day/fleet-day';

/** Invented facts of a bus beside the recorded ones. */
export interface BusProfile {
  /** Number and line: `Bus 2010 · Route 320`. */
  name: string;
  plate: string;
  /** A number that nobody has (555-01xx). */
  phone: string;
  /** Names of those who drive it before and after the change of shift. */
  drivers: readonly [string, string];
  /** A number that nobody has either, of the first of them. */
  driverPhone: string;
  /** Odometer before the recorded day, m. */
  odometerMeters: number;
  /** Fuel level at midnight, percent. */
  fuelPercent: number;
  /** Its battery is charged no more. */
  generatorFails: boolean;
}

/** The profiles of a fleet by the id of the vehicle. */
export type FleetProfiles = ReadonlyMap<string, BusProfile>;

/** Start of the second driver's shift, on the file's clock. */
const SHIFT_CHANGE_MS = 12.5 * HOUR_MS;

const FIRST_NAMES = [
  ...['Maria', 'James', 'Aisha', 'Carlos', 'Linda', 'Wei', 'Robert', 'Sofia', 'David', 'Priya'],
  ...['Michael', 'Elena', 'Marcus', 'Grace', 'Luis', 'Hannah', 'Omar', 'Teresa', 'Kevin', 'Rosa'],
];
const LAST_NAMES = [
  ...['Alvarez', 'Baker', 'Chen', 'Davis', 'Espinoza', 'Foster', 'Garcia', 'Hughes', 'Iyer'],
  ...['Jackson', 'Kim', 'Lopez', 'Morgan', 'Nguyen', 'Ortiz', 'Parker', 'Quintana', 'Reyes'],
  ...['Schmidt', 'Taylor'],
];
/** Plates leave out letters that are read as digits. */
const PLATE_LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';

/** Places in the fleet of buses that are out all day and whose generator fails. */
const FAILING = [24, 79];

const cycle = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** A name of its own for each of the first 400. */
const nameDriver = (at: number): string =>
  `${cycle(FIRST_NAMES, at)} ${cycle(LAST_NAMES, 7 * at + Math.floor(at / FIRST_NAMES.length))}`;

const makePlate = (at: number): string => {
  const letters = [at, 3 * at + 5, 7 * at + 11].map((step) => PLATE_LETTERS[step % 20]).join('');
  return `${letters}-${1000 + ((at * 7_919) % 9_000)}`;
};

const makePhone = (at: number, [area, nextArea]: readonly [number, number]): string =>
  `+1 ${at < 100 ? area : nextArea} 555 01${String(at % 100).padStart(2, '0')}`;

/** Makes up what the recorded day does not tell; the same for the same day. */
export function profileFleet({ buses }: Pick<FleetDay, 'buses'>): FleetProfiles {
  return new Map(
    buses.map(({ vehicleId, mainRouteId }, at) => [
      vehicleId,
      {
        name: mainRouteId ? `Bus ${vehicleId} · Route ${mainRouteId}` : `Bus ${vehicleId}`,
        plate: makePlate(at),
        phone: makePhone(at, [512, 737]),
        drivers: [nameDriver(at), nameDriver((at + 1) % buses.length)],
        driverPhone: makePhone(at, [210, 254]),
        odometerMeters: 1000 * (90_000 + ((at * 6_151) % 310_000)),
        fuelPercent: 84 + ((at * 7) % 17),
        generatorFails: FAILING.includes(at),
      },
    ]),
  );
}

/** Returns the driver of the bus at a fix. */
export function resolveDriver(
  { drivers }: BusProfile,
  { clockMs }: Pick<FleetFix, 'clockMs'>,
): string {
  return drivers[clockMs < SHIFT_CHANGE_MS ? 0 : 1];
}
