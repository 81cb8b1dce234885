export { findRunStarts } from './find-run-starts';
export { listSensors } from './list-sensors';
export { sumDay } from './sum-day';
export { toDrivenTrips } from './sum-trips';
export { thinMeasurements } from './thin-measurements';
export type * from './types';
