export { formatNumber } from './format-number';
export { formatDistance, formatSpeed, SPEED_WORDS } from './format-units';
export { parseNumber } from './parse-number';
export { roundScale } from './round-scale';
export type * from './types';
export {
  findAttributeStoredUnit,
  findWrittenUnit,
  fromWritten,
  toWritten,
  type StoredUnit,
  type WrittenUnit,
} from './written-unit';
export {
  convertDistance,
  toMeters,
  convertSpeed,
  KMH_PER_KNOT,
  KNOTS_PER_METER_PER_SECOND,
  METERS_PER_KM,
  MILES_PER_KM,
  MPH_PER_KNOT,
  toKnots,
} from './units';
