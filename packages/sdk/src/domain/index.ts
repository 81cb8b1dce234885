// One by one: Node, which loads these sources too, does not see the names behind `export *`.
export { ACCESS_ACTIONS, ACCESS_AREAS } from './access/access-areas';
export { ACCESS_RULES } from './access/access-rule';
export { toActor } from './access/actor';
export { PERMISSIONS } from './access/permissions';
export { CONSOLE_PATHS, isConsolePath } from './access/console-paths';
export { decide } from './access/decide';
export { guardRoute } from './access/guard-route';
export { isCommonPassword } from './access/is-common-password';
export { listChanges } from './access/list-changes';
export { hasLockButtons } from './access/lock-buttons';
export { resolveReturnPath } from './access/return-path';
export { cleanSignInName, normalizeSignInName, passwordForms } from './access/sign-in-name';
export type * from './access/types';
export { validateSignIn } from './access/validate-sign-in';
export { USER_FORM_MIN_LENGTHS, validateUserForm } from './access/validate-user-form';
export { createAlarmIndex } from './alarms/alarm-index';
export { findChannelGap, listChannels, RULE_CHANNELS } from './alarms/channels';
export {
  decideEscalation,
  ESCALATION_MAX_CONTACTS,
  ESCALATION_MAX_MINUTES,
  escalatesFirstMs,
  readEscalation,
} from './alarms/escalation';
export {
  FIRST_EVENT_CHOICE,
  isChosenEvent,
  parseEventChoice,
  setEventChoice,
} from './alarms/event-choice';
export {
  alarmLastsMs,
  findAttendance,
  findEventAttendance,
  findLasting,
  SAME_ALARM_MS,
} from './alarms/find-attendance';
export { findRuleGaps } from './alarms/find-rule-gaps';
export { findRuleTrouble } from './alarms/find-rule-trouble';
export { foldFloods, MIN_FLOOD } from './alarms/fold-floods';
export { foldRuns, type DayLine, type EventRun } from './alarms/fold-runs';
export { isFresh } from './alarms/is-fresh';
export { addSeen, isSeen } from './alarms/is-seen';
export { isTold } from './alarms/is-told';
export {
  findNoticeRule,
  isSoundUrl,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  NOTICE_SOUNDS,
  readNoticeStyle,
} from './alarms/notice-style';
export { pickAlarmEvent, pickNewestAlarm } from './alarms/pick-alarm-event';
export { isNotable, pickLatest } from './alarms/pick-latest';
export {
  categorizeEvent,
  compareAlarms,
  countCategories,
  EVENT_CATEGORIES,
  EVENT_SEVERITIES,
  rankAlarms,
  rateEvent,
} from './alarms/rate-event';
export { showsToast } from './alarms/shows-toast';
export { toSoundNotes } from './alarms/sound-notes';
export { splitList } from './alarms/split-list';
export type * from './alarms/types';
export {
  ANCHOR_COMMANDS,
  ANCHOR_LEFT,
  isSameLeaving,
  ANCHOR_RADIUS_METERS,
  findAnchors,
  isAnchorOf,
  toAnchorFence,
} from './anchor/anchor';
export { listAnchoredIds } from './anchor/list-anchored-ids';
export type * from './anchor/types';
export { findAttributeUnit } from './attributes/attribute-unit';
export { chooseTiles } from './attributes/choose-tiles';
export { splitAttributeFields, toFieldAttributes } from './attribute-fields';
export { findAttributeProblem } from './attributes/find-attribute-problem';
export { KNOWN_FACTS } from './attributes/known-facts';
export { listFacts } from './attributes/list-facts';
export {
  formatPinned,
  parsePinned,
  resolvePinned,
  toPinnedKey,
} from './attributes/pinned-attributes';
export type * from './attributes/types';
export { readCourse, readSpeed, UNKNOWN_VALUES } from './attributes/unknown-values';
export {
  CLOCK_TIME,
  CLOCK_WRONG_SINCE,
  correctTime,
  findClockFault,
  isNewerFix,
  isTimeGuessed,
  isWrongTime,
  readFixTime,
} from './clock/fix-clock';
export {
  findCommandGaps,
  LONGEST_COMMAND_TEXT,
  toCommandAttributes,
} from './commands/command-draft';
export { COMMAND_TYPES, listCommandFields, maySilence } from './commands/command-fields';
export { describeCommandType } from './commands/describe-command-type';
export { followEvent, followStop, toSentState } from './commands/follow-sent';
export { findSharedTypes, pickTypeSamples } from './commands/pick-type-samples';
export type * from './commands/types';
export { compareNames, getNameCollator } from './compare-names';
export { ALARM_TYPES } from './device/alarm-types';
export { copyDevice } from './device/copy-device';
export { countByStatus } from './device/count-by-status';
export { DEVICE_FIELDS, type DeviceField } from './device/device-fields';
export { createDeviceIndex } from './device/device-index';
export { EVENT_TYPES } from './device/event-types';
export { fillTrackerText, type TrackerTextValues } from './device/fill-tracker-text';
export { createDeviceTest, filterDevices, STATUS_FILTERS } from './device/filter-devices';
export { findHiddenMatch } from './device/find-hidden-match';
export { findPhone } from './device/find-phone';
export { isHiddenDevice } from './device/is-hidden-device';
export { isNameLike } from './device/is-name-like';
export { markMatches } from './device/mark-matches';
export { matchesQuery, normalizeText, parseQuery, toSearchText } from './device/matches-query';
export {
  isCurrent,
  isMoving,
  MOTION_STATES,
  MOTION_THRESHOLD_KNOTS,
  readAlarms,
  resolveFixMotion,
  resolveMarkerStatus,
  resolveMotionState,
} from './device/motion-state';
export {
  findOfflineCauses,
  listOfflineSteps,
  type FoundCause,
  type OfflineCause,
  type OfflineFacts,
  type OfflineReading,
  type OfflineStep,
} from './device/offline-causes';
export { readAttribute, readFlag, readText } from './device/read-attribute';
export { readDeviceLimit } from './device/read-device-limit';
export { readDeviceName } from './device/read-device-name';
export { readPlate } from './device/read-plate';
export { MAX_OFFERED, searchByName } from './device/search-by-name';
export {
  DEFAULT_SILENT_HOURS,
  formatSilentHours,
  isSilent,
  SILENT_HOURS,
} from './device/silent-hours';
export { createDeviceOrder, sortDevices } from './device/sort-devices';
export { DEFAULT_SORT, parseSort, SORT_KEYS, toggleSort } from './device/sort-value';
export {
  DEFAULT_TINTS,
  parseHexColor,
  resolveTints,
  TINT_CHANGES,
  toTintValue,
} from './device/tints';
export { toPhoneDigits } from './device/to-phone-digits';
export type * from './device/types';
export { resolveVehicleIcon, DEVICE_CATEGORIES, VEHICLE_ICONS } from './device/vehicle-icon';
export { worstState } from './device/worst-state';
export {
  CNH_CATEGORIES,
  CNH_STATES,
  DRIVER_FIELDS,
  type DriverField,
} from './driver/driver-fields';
export { findLicenceState, type LicenceState } from './driver/find-licence-state';
export { describeCnhDoubt } from './documents/describe-cnh-doubt';
export { describeCpfDoubt } from './documents/describe-cpf-doubt';
export { describeIccidDoubt } from './documents/describe-iccid-doubt';
export { describeImeiDoubt } from './documents/describe-imei-doubt';
export { describePlateDoubt } from './documents/describe-plate-doubt';
export { describeRenavamDoubt } from './documents/describe-renavam-doubt';
export { describeVinDoubt } from './documents/describe-vin-doubt';
export { readTrackerCode } from './documents/read-tracker-code';
export { toErrorCode, toErrorMessage, toSignInErrorCode } from './errors/error-code';
export { ERROR_CODES } from './errors/error-codes';
export { toValidationProblem } from './errors/to-validation-problem';
export type * from './errors/types';
export { PROBLEM_CODES } from './errors/validation-problem';
export { assignColors } from './follow/assign-colors';
export { MAX_FOLLOWED, toggleFollowed } from './follow/toggle-followed';
export { interpolateCourse, normalizeCourse, shortestTurn } from './geo/course';
export { EARTH_RADIUS_METERS, haversineMeters } from './geo/distance';
export { COORDINATE_FORMATS, formatCoordinates } from './geo/format-coordinates';
export { createBoxTest } from './geo/geo-box';
export {
  computeBounds,
  DEFAULT_ZOOM,
  isCentringLatitude,
  isCentringLongitude,
  resolveInitialView,
} from './geo/initial-view';
export { AreaProblem, parseArea } from './geo/parse-area';
export { isRouteBreak, splitRoute } from './geo/split-route';
export { STREET_VIEW_ORIGIN } from './geo/street-view';
export { toPlaceLine } from './geo/to-place-line';
export type * from './geo/types';
export { describeArea } from './geofence-editor/describe-area';
export { formatKeptFence, parseKeptFence } from './geofence-editor/kept-fence';
export { readFenceDraft } from './geofence-editor/read-fence';
export { countGroups, NO_GROUP_ID } from './groups/count-groups';
export { formatGroupPath } from './groups/format-group-path';
export { listGroupMembers } from './groups/list-group-members';
export { isInside, listPath, resolveParents } from './groups/resolve-parents';
export type * from './groups/types';
export { findRunStarts } from './history/find-run-starts';
export { listSensors } from './history/list-sensors';
export { sumDay } from './history/sum-day';
export { toDrivenTrips } from './history/sum-trips';
export { thinMeasurements } from './history/thin-measurements';
export type * from './history/types';
export {
  CHUNK_TIMEOUT_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  LONGEST_TOKEN_DAYS,
  MAX_OBJECTS,
  MAX_QUEUED_COMMANDS,
  MAX_SHARES,
  MAX_TOKENS,
  MARKER_MOVE_MS,
  MAX_IMAGE_BYTES,
  MOBILE_MAX_WIDTH_PX,
  POSITION_BATCH_SIZE,
  RECONNECT_DELAY_MS,
  TOAST_MS,
  TRACKING_TIMEOUT_MS,
} from './limits';
export { findStateSince, STATE_EVENTS } from './list/find-state-since';
export { DEFAULT_VIEW, fitsAddress, formatListView, parseListView } from './list/list-view';
export { keepPicked, pickAll, togglePicked } from './list/picked';
export { createSilenceCounter } from './list/silence-counter';
export type * from './list/types';
export {
  addCalendarEntry,
  changeCalendarEntry,
  listCalendarEntries,
  removeCalendarEntry,
} from './calendar/edit-calendar';
export { SCHEDULE_DAYS, SCHEDULE_REPEATS, type Schedule } from './calendar/schedule';
export { measurePlan, PLAN_TYPES } from './maintenance/measure-plan';
export { computeNextMaintenance } from './maintenance/next-maintenance';
export type * from './maintenance/types';
export { parseMapChoice, resolveMapShow } from './map/map-show';
export type * from './map/types';
export { mergePatch } from './merge-patch';
export { nameBrowser } from './push/name-browser';
export { resolvePushState } from './push/resolve-push-state';
export type * from './push/types';
export { buildTimeline, numberStops } from './replay/build-timeline';
export { findSpeedLimit } from './replay/find-speed-limit';
export { foldEvents } from './replay/fold-events';
export { listSeriesKeys, readSeries, readSeriesValue } from './replay/list-series';
export { filterReplayEvents, resolveReplayMarks } from './replay/replay-marks';
export {
  formatReplayView,
  parseReplayView,
  REPLAY_DAYS,
  REPLAY_PERIODS,
  ROUTE_COLORINGS,
} from './replay/replay-view';
export { buildTrack, findTimeIndex, readMoment } from './replay/route-track';
export { listSpeedSteps, SPEED_STEPS_KMH } from './replay/speed-steps';
export { sumSelection } from './replay/sum-selection';
export type * from './replay/types';
export { chartReport, listMeasures } from './report/chart-report';
export {
  findRowsAt,
  listChartMeasures,
  measureRows,
  toChartSeries,
  toMeasureColumn,
  toMeasureKind,
} from './report/chart-series';
export { fillAddresses, listPlacesWithoutAddress, toAddressKey } from './report/fill-addresses';
export { describeEventValue, formatReportValue } from './report/format-report-value';
export { groupReport, REPORT_GROUPINGS, toReportGroupKey } from './report/group-report';
export { hideEmptyColumns } from './report/hide-empty-columns';
export { findOnlyVehicle, hideOneVehicle } from './report/hide-one-vehicle';
export { listReportDevices } from './report/list-report-devices';
export { mergeSummary } from './report/merge-summary';
export { pairStays } from './report/pair-stays';
export { chooseReportColumns, REPORT_COLUMNS } from './report/report-columns';
export {
  describeReport,
  parseReportKind,
  REPORT_KINDS,
  SCHEDULED_REPORT_KINDS,
} from './report/report-kind';
export { parseReportSlug, reportPath } from './report/report-paths';
export {
  EMPTY_REPORT_VIEW,
  formatReportView,
  MAX_NAMED_VEHICLES,
  parseReportColumns,
  parseReportView,
} from './report/report-view';
export { shortenNames } from './report/shorten-names';
export { isSummedUp, sumReport, sumReportColumn } from './report/sum-report';
export { toChartRows } from './report/to-chart-rows';
export { toCombinedRows } from './report/to-combined-rows';
export {
  toEventRows,
  toRouteRows,
  toStayRows,
  toStopRows,
  toTripRows,
} from './report/to-report-rows';
export { toReportTable } from './report/to-report-table';
export { toSilentRows } from './report/to-silent-rows';
export { toSummaryRows } from './report/to-summary-rows';
export type * from './report/types';
export { describeRunError } from './report-schedule/describe-run-error';
export { describeTiming, formatWeekday } from './report-schedule/describe-timing';
export {
  findScheduleProblem,
  MAIL_ADDRESS,
  MAX_REPORT_RECIPIENTS,
  MAX_SCHEDULED_REPORTS,
  parseRecipients,
} from './report-schedule/find-schedule-problem';
export { nextRunMs, REPORT_REPEATS } from './report-schedule/next-run';
export { scheduleView } from './report-schedule/schedule-view';
export { resolveScheduledPeriod, SCHEDULED_PERIODS } from './report-schedule/scheduled-period';
export type * from './report-schedule/types';
export { ROUTE_FORMATS, toFileName } from './route-file/route-file';
export { toGeoJson } from './route-file/to-geo-json';
export { toGpx } from './route-file/to-gpx';
export { toKml } from './route-file/to-kml';
export { toRouteCsv } from './route-file/to-route-csv';
export type * from './route-file/types';
export {
  AUTOMATIC,
  CLOCK_CHOICES,
  DISTANCE_CHOICES,
  isAttributeSetting,
  readAttributeSettings,
  SPEED_CHOICES,
  toSettingAttributes,
} from './settings/attribute-settings';
export { orderOwners } from './settings/find-setting';
export { findShareProblem } from './share/find-share-problem';
export { formatRemaining } from './share/format-remaining';
export { pickSharedDevice, pickSharedPosition } from './share/pick-shared';
export { readSharer } from './share/read-sharer';
export {
  LONGEST_SHARE_DAYS,
  MAX_SHARED_DEVICES,
  SHARE_END_NOTICE_MS,
  SHARE_HOURS,
  SHARED_TRAIL_MS,
  SHORTEST_SHARE_MS,
} from './share/share-limits';
export type * from './share/types';
export { guessColumn } from './spreadsheet/guess-column';
export { isTotalRow, readCell, type CellKind, type ReadCell } from './spreadsheet/read-cell';
export {
  decideStop,
  DEFAULT_STOP_LIMITS,
  MAX_STOP_LIMITS,
  readStopLimits,
  STOP_WAITS_MS,
  toStopFix,
} from './stops/decide-stop';
export { expectSending } from './stops/expect-sending';
export { findFenceAction } from './stops/fence-action';
export { findLockState, type LockState } from './stops/lock-state';
export { findEngineEffect } from './stops/find-engine-effect';
export { mayStopEngine, withoutMark } from './stops/may-stop-engine';
export type * from './stops/types';
export { describeTimeZone, differInTime, readOwnTimeZone } from './time/describe-time-zone';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time/durations';
export { findClockChanges } from './time/find-clock-changes';
export { findLongestTime } from './time/find-longest-time';
export { findOnlyDay } from './time/find-only-day';
export { formatAge, formatMoment } from './time/format-age';
export { formatDate, formatDateTime, formatTime, toDayKey } from './time/format-date';
export { formatDuration } from './time/format-duration';
export { formatHours } from './time/format-hours';
export { listTimeTicks } from './time/list-time-ticks';
export { PERIOD_KINDS, resolvePeriod } from './time/named-period';
export { lastMomentMs } from './time/period';
export {
  formatMinute,
  parseMinute,
  parsePeriodAddress,
  setPeriodAddress,
} from './time/period-address';
export type * from './time/types';
export { fromWallTime, startOfZonedDay, toWallTime } from './time/wall-time';
export { formatNumber } from './units/format-number';
export { formatDistance, formatSpeed } from './units/format-units';
export { parseNumber } from './units/parse-number';
export { roundScale } from './units/round-scale';
export type * from './units/types';
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
} from './units/units';
export { isDemoUser, isListedUser } from './user/is-listed-user';
export { resolveAccountUnits } from './user/resolve-account-units';
export { toInitials } from './user/to-initials';
export type * from './user/types';
export { resolveUserRole, USER_ROLES } from './user/user-role';
export { resolveUserState, USER_STATES } from './user/user-state';
export { describeWeather } from './weather/describe-weather';
export type * from './weather/types';
export { describeBrandWarning } from './words/describe-brand-warning';
export {
  describeAlarm,
  describeAlarmName,
  describeErrorCode,
  describeEventType,
} from './words/describe-codes';
export { describeProblem } from './words/describe-problem';
export { escapeXml } from './words/escape-xml';
export { formatCsvRow, markText, unmarkText } from './words/format-csv';
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLanguageTag,
  LOCALES,
  matchLocale,
  resolveLocale,
} from './words/locale';
export { toPrintable } from './words/to-printable';
export type * from './words/types';
