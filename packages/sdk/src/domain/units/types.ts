export type { NumberStyle } from './format-number';
export type { AccountUnits } from './resolve-account-units';
export type { DistanceUnit, SpeedUnit } from './units';
