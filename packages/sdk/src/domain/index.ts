export {
  findNoticeRule,
  isSoundUrl,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  NOTICE_SOUNDS,
  readNoticeStyle,
  type NoticeColor,
  type NoticeCorner,
  type NoticeRule,
  type NoticeStyle,
} from './alarms/notice-style';
export { toSoundNotes, type SoundNote } from './alarms/sound-notes';
export {
  foldFloods,
  LEAST_FLOOD,
  type FoldableEvent,
  type FoldedEvent,
} from './alarms/fold-floods';
export {
  findAttending,
  SAME_ALARM_MS,
  type AlarmFix,
  type TakenAlarm,
} from './alarms/find-attending';
export { type AttributeUnit, findAttributeUnit } from './attributes/attribute-unit';
export { chooseTiles } from './attributes/choose-tiles';
export { type Fact, listFacts } from './attributes/list-facts';
export {
  formatPinned,
  parsePinned,
  resolvePinned,
  toPinnedKey,
} from './attributes/pinned-attributes';
export { type FactOwner } from './attributes/read-fact';
export { findRunStarts, type HistoryFix, type ReadFixes } from './history/find-run-starts';
export { listSensors, type Measurement, type SensorSeries } from './history/list-sensors';
export { type DayFigures, type DaySpan, sumDay } from './history/sum-day';
export { thinMeasurements } from './history/thin-measurements';
export {
  computeNextMaintenance,
  type MaintenanceFix,
  type MaintenancePlan,
  type NextMaintenance,
} from './maintenance/next-maintenance';
export { ALARM_TYPES, type AlarmType } from './device/alarm-types';
export { compareNames, getNameCollator } from './compare-names';
export { countByStatus, type DeviceState, type StatusCounts } from './device/count-by-status';
export { createDeviceIndex, type IndexedDevice } from './device/device-index';
export { interpolateCourse, normalizeCourse, shortestTurn } from './geo/course';
export { type BrandWarningLike, type MovedRole, type WordWarning } from './words/brand-warning';
export {
  describeAlarm,
  describeAlarmName,
  describeErrorCode,
  describeEventType,
} from './words/describe-codes';
export { describeBrandWarning } from './words/describe-brand-warning';
export { describeWeather, type WeatherLook } from './weather/describe-weather';
export { describeProblem } from './words/describe-problem';
export { createBoxTest, type GeoBox } from './geo/geo-box';
export { STREET_VIEW_ORIGIN } from './geo/street-view';
export { MAX_FOLLOWED, toggleFollowed } from './follow/toggle-followed';
export { EARTH_RADIUS_METERS, haversineMeters, type Place } from './geo/distance';
export {
  COORDINATE_FORMATS,
  type CoordinateFormat,
  formatCoordinates,
} from './geo/format-coordinates';
export { type KnownPlace, type PlaceName, toPlaceLine } from './geo/to-place-line';
export { toErrorCode, toErrorMessage, toSignInErrorCode } from './errors/error-code';
export { ERROR_CODES, type ErrorCode } from './errors/error-codes';
export { EVENT_TYPES, type EventType } from './device/event-types';
export {
  createDeviceTest,
  type DeviceFilter,
  type FilterableDevice,
  filterDevices,
  STATUS_FILTERS,
  type StatusFilter,
} from './device/filter-devices';
export {
  type MapChoice,
  type MapShow,
  type MapToggle,
  parseMapChoice,
  resolveMapShow,
} from './map/map-show';
export { describeArea } from './geofence-editor/describe-area';
export { readFenceDraft } from './geofence-editor/read-fence';
export { type Area, type AreaPoint, AreaProblem, parseArea } from './geo/parse-area';
export {
  buildTimeline,
  numberStops,
  type RouteStop,
  type TimelineItem,
} from './replay/build-timeline';
export {
  formatReplayView,
  parseReplayView,
  REPLAY_DAYS,
  REPLAY_PERIODS,
  ROUTE_COLORINGS,
  type ReplayView,
  type RouteColoring,
} from './replay/replay-view';
export { resolveReplayMarks, type ReplayMarks } from './replay/replay-marks';
export { listSeriesKeys, readSeries, readSeriesValue } from './replay/list-series';
export {
  buildTrack,
  findTimeIndex,
  readMoment,
  type RouteTrack,
  type TrackFix,
  type TrackMoment,
} from './replay/route-track';
export { type SelectionFigures, sumSelection } from './replay/sum-selection';
export {
  ROUTE_FORMATS,
  type RouteFile,
  type RouteFileFix,
  type RouteFormat,
  toFileName,
} from './route-file/route-file';
export { toGeoJson } from './route-file/to-geo-json';
export { toGpx } from './route-file/to-gpx';
export { toKml } from './route-file/to-kml';
export { type RouteCsvColumn, toRouteCsv } from './route-file/to-route-csv';
export { lastMomentMs, type Period } from './time/period';
export {
  PERIOD_KINDS,
  type PeriodChoice,
  type PeriodKind,
  type PeriodProblem,
  type PeriodResult,
  resolvePeriod,
} from './time/named-period';
export { type ClockChange, findClockChanges } from './time/find-clock-changes';
export {
  formatMinute,
  parseMinute,
  parsePeriodAddress,
  type PeriodAddress,
  setPeriodAddress,
} from './time/period-address';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/durations';
export { formatAge, formatMoment } from './time/format-age';
export {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatTime,
  toDayKey,
} from './time/format-date';
export { escapeXml } from './words/escape-xml';
export { formatCsvRow, markText, unmarkText } from './words/format-csv';
export { formatDuration } from './time/format-duration';
export { formatHours } from './time/format-hours';
export { formatNumber, type NumberStyle } from './units/format-number';
export { parseNumber } from './units/parse-number';
export { formatDistance, formatSpeed } from './units/format-units';
export {
  ACCESS_ACTIONS,
  ACCESS_AREAS,
  type AccessAction,
  type AccessArea,
} from './access/access-areas';
export { type Actor, type ActorKind, type ActorRights, toActor } from './access/actor';
export { type ActorServer, type ActorUser } from './access/actor';
export { type AccessSubject } from './access/access-subject';
export { type AccessDecision, decide } from './access/decide';
export { type AccessRule, ACCESS_RULES } from './access/access-rule';
export { hasLockButtons } from './access/lock-buttons';
export { listChanges } from './access/list-changes';
export {
  type GuardDecision,
  type GuardedPage,
  type GuardInput,
  guardRoute,
  type LoadState,
  type LoadStep,
} from './access/guard-route';
export {
  computeBounds,
  DEFAULT_ZOOM,
  type InitialView,
  isCentringLatitude,
  isCentringLongitude,
  type PlaceOwner,
  resolveInitialView,
} from './geo/initial-view';
export { isListedUser } from './user/is-listed-user';
export { resolveUserRole, USER_ROLES, type UserRole } from './user/user-role';
export { resolveUserState, USER_STATES, type UserState } from './user/user-state';
export { isCommonPassword } from './access/is-common-password';
export { describeImeiDoubt } from './words/describe-imei-doubt';
export {
  ANCHOR_COMMANDS,
  ANCHOR_RADIUS_METERS,
  type AnchorCommand,
  findAnchors,
  toAnchorFence,
} from './anchor/anchor';
export { listAnchoredIds } from './anchor/list-anchored-ids';
export {
  DEFAULT_VIEW,
  fitsAddress,
  formatListView,
  parseListView,
  type ListView,
} from './list/list-view';
export { keepPicked, pickAll, togglePicked } from './list/picked';
export { findStateSince, STATE_EVENTS } from './list/find-state-since';
export { createSilenceCounter, type SilentCounts } from './list/silence-counter';
export {
  DEFAULT_SILENT_HOURS,
  isSilent,
  SILENT_HOURS,
  type SilentHours,
} from './list/silent-hours';
export { isHiddenDevice } from './device/is-hidden-device';
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
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLanguageTag,
  type Locale,
  LOCALES,
  type LocaleSources,
  matchLocale,
  resolveLocale,
} from './words/locale';
export { mergePatch } from './merge-patch';
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
