/**
 * One path of a vehicle drawing. `layer` says how it is coloured: `o` halo, `n` neutral, `p` primary
 * tint, `s` secondary tint, `g` glass and lamps. Lengths are in units of the 64-unit square.
 */
export interface VehicleIconPath {
  readonly layer: 'o' | 'n' | 'p' | 's' | 'g';
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
}

/** Side of the square that every drawing fills, in units. */
export const ICON_UNITS = 64;
