export type { HistoryFix, ReadFixes, RunStart } from './find-run-starts';
export type { Measurement, SensorSeries } from './list-sensors';
export type { DrivenTrip } from './sum-trips';
export type { DayFigures, DaySpan } from './sum-day';
