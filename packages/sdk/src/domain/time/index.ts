export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations';
export { type ClockChange, findClockChanges } from './find-clock-changes';
export { formatAge, formatMoment } from './format-age';
export { type DateStyle, formatDate, formatDateTime, formatTime, toDayKey } from './format-date';
export { formatDuration } from './format-duration';
export { formatHours } from './format-hours';
export {
  PERIOD_KINDS,
  type PeriodChoice,
  type PeriodKind,
  type PeriodProblem,
  type PeriodResult,
  resolvePeriod,
} from './named-period';
export { lastMomentMs, type Period } from './period';
export {
  formatMinute,
  parseMinute,
  parsePeriodAddress,
  type PeriodAddress,
  setPeriodAddress,
} from './period-address';
export { fromWallTime, startOfZonedDay, toWallTime, type WallTime } from './wall-time';
