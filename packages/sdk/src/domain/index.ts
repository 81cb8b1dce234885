export { ALARM_TYPES, type AlarmType } from './alarm-types';
export { compareNames, getNameCollator } from './compare-names';
export { countByStatus, type StatusCounts } from './count-by-status';
export { interpolateCourse, normalizeCourse, shortestTurn } from './course';
export { type BrandWarningLike, type MovedRole } from './brand-warning';
export { describeAlarm, describeErrorCode, describeEventType } from './describe-codes';
export { describeBrandWarning } from './describe-brand-warning';
export { describeProblem } from './describe-problem';
export { domainDictionaries } from './dictionaries/domain-dictionaries';
export { type DomainKey } from './dictionaries/domain-key';
export { EARTH_RADIUS_METERS, haversineMeters, type Place } from './distance';
export { toErrorCode, toErrorMessage, toSignInErrorCode } from './error-code';
export { ERROR_CODES, type ErrorCode } from './error-codes';
export { EVENT_TYPES, type EventType } from './event-types';
export {
  type DeviceFilter,
  type FilterableDevice,
  filterDevices,
  STATUS_FILTERS,
  type StatusFilter,
} from './filter-devices';
export { type Area, type AreaPoint, AreaProblem, parseArea } from './parse-area';
export { lastMomentMs, type Period } from './period';
export { formatAge, formatMoment } from './format-age';
export { type DateStyle, formatDate, formatDateTime, formatTime, toDayKey } from './format-date';
export { formatDuration } from './format-duration';
export { formatNumber, type NumberStyle } from './format-number';
export { formatDistance, formatSpeed } from './format-units';
export {
  type GuardDecision,
  type GuardInput,
  guardRoute,
  type LoadState,
  type LoadStep,
} from './guard-route';
export {
  computeBounds,
  DEFAULT_ZOOM,
  type InitialView,
  isCentringLatitude,
  isCentringLongitude,
  type PlaceOwner,
  resolveInitialView,
} from './initial-view';
export { isCommonPassword } from './is-common-password';
export { isHiddenDevice } from './is-hidden-device';
export {
  CHUNK_TIMEOUT_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  LONGEST_TOKEN_DAYS,
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
  type Locale,
  LOCALES,
  type LocaleSources,
  matchLocale,
  resolveLocale,
} from './locale';
export { matchesPath } from './matches-path';
export {
  matchesQuery,
  normalizeText,
  parseQuery,
  type SearchableDevice,
  toSearchText,
} from './matches-query';
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
} from './motion-state';
export { readAttribute, readFlag, readText } from './read-attribute';
export { readDeviceName } from './read-device-name';
export { readPlate } from './read-plate';
export { resolveReturnPath } from './return-path';
export { DRIVER_PATHS, PUBLIC_PATHS, ROUTE_PATHS } from './route-paths';
export { type SortableDevice, type SortContext, sortDevices } from './sort-devices';
export {
  DEFAULT_SORT,
  type ParsedSort,
  parseSort,
  SORT_KEYS,
  type SortDirection,
  type SortKey,
  type SortValue,
  toggleSort,
} from './sort-value';
export { DEFAULT_TINTS, parseHexColor, resolveTints, type Tints } from './tints';
export { isRouteBreak, type RouteStep, splitRoute } from './split-route';
export { type IssueLike, toValidationProblem } from './to-validation-problem';
export {
  type Dictionary,
  fillPlaces,
  hasLabel,
  type Label,
  type LabelParams,
  translate,
} from './translate';
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
} from './units';
export { validateSignIn } from './validate-sign-in';
export { USER_FORM_MIN_LENGTHS, type UserFormField, validateUserForm } from './validate-user-form';
export { PROBLEM_CODES, type ProblemCode, type ValidationProblem } from './validation-problem';
export { resolveVehicleIcon, VEHICLE_ICONS, type VehicleIcon } from './vehicle-icon';
export { fromWallTime, startOfZonedDay, toWallTime, type WallTime } from './wall-time';
