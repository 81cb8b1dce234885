export { findRunStarts, type HistoryFix, type ReadFixes } from './find-run-starts';
export { listSensors, type Measurement, type SensorSeries } from './list-sensors';
export { type DayFigures, type DaySpan, sumDay } from './sum-day';
export { thinMeasurements } from './thin-measurements';
