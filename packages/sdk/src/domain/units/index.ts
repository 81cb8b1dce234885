export { formatNumber, type NumberStyle } from './format-number';
export { formatDistance, formatSpeed } from './format-units';
export { parseNumber } from './parse-number';
export { type AccountUnits, resolveAccountUnits } from './resolve-account-units';
export { roundScale } from './round-scale';
export {
  convertDistance,
  convertSpeed,
  type DistanceUnit,
  KMH_PER_KNOT,
  KNOTS_PER_METER_PER_SECOND,
  METERS_PER_KM,
  MILES_PER_KM,
  MPH_PER_KNOT,
  type SpeedUnit,
  toKnots,
} from './units';
