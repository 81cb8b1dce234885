export * from './access';
export * from './alarms';
export * from './anchor';
export * from './attributes';
export { compareNames, getNameCollator } from './compare-names';
export * from './device';
export * from './errors';
export * from './follow';
export * from './geo';
export * from './geofence-editor';
export * from './groups';
export * from './history';
export {
  CHUNK_TIMEOUT_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  LONGEST_TOKEN_DAYS,
  MAX_IMAGE_BYTES,
  MARKER_MOVE_MS,
  MOBILE_MAX_WIDTH_PX,
  POSITION_BATCH_SIZE,
  RECONNECT_DELAY_MS,
  TOAST_MS,
  TRACKING_TIMEOUT_MS,
} from './limits';
export * from './list';
export * from './maintenance';
export * from './map';
export { mergePatch } from './merge-patch';
export * from './replay';
export * from './report';
export * from './report-schedule';
export * from './route-file';
export * from './share';
export * from './time';
export * from './units';
export * from './user';
export * from './weather';
export * from './words';
export {
  matchesQuery,
  normalizeText,
  parseQuery,
  type SearchableDevice,
  toSearchText,
} from './device/matches-query';
export {
  isCurrent,
  isMoving,
  type MarkerStatus,
  MOTION_STATES,
  MOTION_THRESHOLD_KNOTS,
  type MotionDevice,
  type MotionPosition,
  type MotionState,
  readAlarms,
  resolveFixMotion,
  resolveMarkerStatus,
  resolveMotionState,
} from './device/motion-state';
export {
  countGroups,
  type CountedDevice,
  type GroupCount,
  NO_GROUP_ID,
} from './groups/count-groups';
export { formatGroupPath } from './groups/format-group-path';
export { listGroupMembers } from './groups/list-group-members';
export { isInside, listPath, resolveParents } from './groups/resolve-parents';
export { isNameLike } from './device/is-name-like';
export { findHiddenMatch } from './device/find-hidden-match';
export { markMatches, type MarkedPiece } from './device/mark-matches';
export { readAttribute, readFlag, readText } from './device/read-attribute';
export { readDeviceName } from './device/read-device-name';
export { readPlate } from './device/read-plate';
export { resolveReturnPath } from './access/return-path';
export {
  createDeviceOrder,
  type SortableDevice,
  type SortContext,
  sortDevices,
} from './device/sort-devices';
export {
  DEFAULT_SORT,
  type ParsedSort,
  parseSort,
  SORT_KEYS,
  type SortDirection,
  type SortKey,
  type SortValue,
  toggleSort,
} from './device/sort-value';
export {
  DEFAULT_TINTS,
  parseHexColor,
  resolveTints,
  type Tints,
  TINT_CHANGES,
  toTintValue,
  type TintChange,
} from './device/tints';
export { isRouteBreak, type RouteStep, splitRoute } from './geo/split-route';
export { type IssueLike, toValidationProblem } from './errors/to-validation-problem';
export { type Phrase } from './words/phrase';
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
} from './units/units';
export {
  decideStop,
  DEFAULT_STOP_LIMITS,
  MOST_STOP_LIMITS,
  readStopLimits,
  STOP_WAITS_MS,
  type StopDecision,
  type StopFix,
  type StopLimits,
  type StopNeed,
  type StopSituation,
} from './stops/decide-stop';
export { isEngineStop, type SentCommand } from './stops/is-engine-stop';
export { validateSignIn } from './access/validate-sign-in';
export {
  USER_FORM_MIN_LENGTHS,
  type UserFormField,
  validateUserForm,
} from './access/validate-user-form';
export {
  PROBLEM_CODES,
  type ProblemCode,
  type ValidationProblem,
} from './errors/validation-problem';
export { resolveVehicleIcon, VEHICLE_ICONS, type VehicleIcon } from './device/vehicle-icon';
export { fromWallTime, startOfZonedDay, toWallTime, type WallTime } from './time/wall-time';
export { worstState } from './device/worst-state';
export {
  describeEventValue,
  formatReportValue,
  type ReportStyle,
} from './report/format-report-value';
export {
  groupReport,
  toReportGroupKey,
  REPORT_GROUPINGS,
  type ReportGroup,
  type ReportGrouping,
} from './report/group-report';
export { mergeSummary } from './report/merge-summary';
export { chooseReportColumns, REPORT_COLUMNS } from './report/report-columns';
export {
  describeReport,
  parseReportKind,
  REPORT_KINDS,
  type ReportKind,
} from './report/report-kind';
export { type ReportNames } from './report/report-sources';
export {
  type ReportColumn,
  type ReportPlace,
  type ReportRow,
  type ReportTotal,
  type ReportValue,
  type ReportValueKind,
} from './report/report-value';
export { sumReport, sumReportColumn } from './report/sum-report';
export {
  toEventRows,
  toRouteRows,
  toStayRows,
  toStopRows,
  toTripRows,
} from './report/to-report-rows';
export { type ReportTable, toReportTable } from './report/to-report-table';
export { toCombinedRows } from './report/to-combined-rows';
export { toSilentRows } from './report/to-silent-rows';
export { toSummaryRows } from './report/to-summary-rows';
export { formatRemaining } from './share/format-remaining';
export { findShareProblem, type ShareDraft, type ShareProblem } from './share/find-share-problem';
export { pickSharedDevice, pickSharedPosition, type ShareShows } from './share/pick-shared';
export {
  LONGEST_SHARE_DAYS,
  MOST_SHARED_DEVICES,
  SHARE_END_NOTICE_MS,
  SHARE_HOURS,
  SHARED_TRAIL_MS,
  SHORTEST_SHARE_MS,
} from './share/share-limits';
export { pairStays } from './report/pair-stays';
export { chartReport, listMeasures, type ReportBar } from './report/chart-report';
export { fillAddresses, listPlacesWithoutAddress, toAddressKey } from './report/fill-addresses';
export {
  EMPTY_REPORT_VIEW,
  formatReportView,
  MOST_NAMED_VEHICLES,
  parseReportView,
  type ReportVehicles,
  type ReportView,
} from './report/report-view';
export { listReportDevices } from './report/list-report-devices';
export { roundScale } from './units/round-scale';
