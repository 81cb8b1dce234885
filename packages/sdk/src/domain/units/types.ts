export type { NumberStyle } from './format-number';
export type { DistanceUnit, SpeedUnit } from './units';
