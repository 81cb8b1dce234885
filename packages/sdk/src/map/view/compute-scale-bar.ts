const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;
const EQUATOR_METERS = 40_075_016.686;

/** A bar of a round length. */
export interface ScaleBar {
  widthPx: number;
  value: number;
  unit: 'm' | 'km' | 'ft' | 'mi';
}

/** Metres that a CSS px covers at a latitude and zoom level. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/** The largest of 1, 2, 5, 10 … that is not above `limit`. */
function roundDown(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const share = limit / power;
  return power * (share >= 5 ? 5 : share >= 2 ? 2 : 1);
}

/**
 * The longest bar of a round length that fits.
 * @param maxWidthPx default 80
 */
export function computeScaleBar(
  latitude: number,
  zoom: number,
  system: 'metric' | 'imperial',
  maxWidthPx = 80,
): ScaleBar {
  const resolution = metersPerPixel(latitude, zoom);
  const limitMeters = maxWidthPx * resolution;
  const [unit, unitMeters]: [ScaleBar['unit'], number] =
    system === 'metric'
      ? limitMeters >= 1000
        ? ['km', 1000]
        : ['m', 1]
      : limitMeters >= METERS_PER_MILE
        ? ['mi', METERS_PER_MILE]
        : ['ft', METERS_PER_FOOT];
  const value = roundDown(limitMeters / unitMeters);
  return { widthPx: Math.round((value * unitMeters) / resolution), value, unit };
}
