import type { VehicleIconPath } from './vehicle-icon-path';

/** The three colours of a drawing that may change, any CSS colour. */
export interface IconTints {
  primary: string;
  secondary: string;
  /** Default white, best on every base map. */
  halo?: string;
}

/** Fill and stroke of one path under the given tints; `undefined` is "do not paint". */
export function resolvePathPaint(
  path: VehicleIconPath,
  { primary, secondary, halo = '#fff' }: IconTints,
): { fill: string | undefined; stroke: string | undefined } {
  switch (path.layer) {
    case 'o':
      return { fill: halo, stroke: halo };
    case 'p':
      return { fill: primary, stroke: undefined };
    case 's':
      return { fill: secondary, stroke: undefined };
    default:
      return { fill: path.fill, stroke: path.stroke };
  }
}
