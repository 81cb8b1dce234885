export * from './access';
export * from './alarms';
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
export * from './attributes';
export { type AttributeFields, splitAttributeFields, toFieldAttributes } from './attribute-fields';
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
export * from './billing';
export * from './bulk';
export * from './commands';
export { compareNames, getNameCollator } from './compare-names';
export * from './consent';
export * from './device';
export {
  CNH_CATEGORIES,
  CNH_STATES,
  DRIVER_FIELDS,
  type DriverField,
} from './driver/driver-fields';
export { MAX_DRIVES } from './driver/max-drives';
export { findLicenceState, type LicenceState } from './driver/find-licence-state';
export {
  QR_ALPHABET,
  QR_SCAN_PATH,
  QR_SIGNATURE_LENGTH,
  type QrCodeText,
  type QrKind,
  readQrCode,
  writeQrCode,
} from './driver/qr-code';
export * from './documents';
export * from './errors';
export { describeExpressionProblem } from './expression/describe-expression-problem';
export { EXPRESSION_PROBLEMS } from './expression/expression-problems';
export type {
  ExpressionProblemCode,
  ExpressionProblemParams,
} from './expression/expression-problems';
export { sayExpressionProblem } from './expression/say-expression-problem';
export { assignColors } from './follow/assign-colors';
export { MAX_FOLLOWED, toggleFollowed } from './follow/toggle-followed';
export * from './geo';
export { describeArea } from './geofence-editor/describe-area';
export { formatKeptFence, parseKeptFence } from './geofence-editor/kept-fence';
export { readFenceDraft } from './geofence-editor/read-fence';
export * from './groups';
export * from './history';
export * from './import';
export { isEqual } from './is-equal';
export {
  CHUNK_TIMEOUT_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  MAX_TOKEN_DAYS,
  MAX_OBJECTS,
  MAX_QUEUED_COMMANDS,
  MAX_INVITATION_DAYS,
  MAX_INVITATIONS,
  MAX_KEYS,
  MAX_WEBHOOKS,
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
export * from './list';
export * from './logs';
export {
  addCalendarEntry,
  changeCalendarEntry,
  listCalendarEntries,
  removeCalendarEntry,
} from './calendar/edit-calendar';
export { moveScheduleStart } from './calendar/move-start';
export { SCHEDULE_DAYS, SCHEDULE_REPEATS, type Schedule } from './calendar/schedule';
export { startOfZonedWeek, toWeekStrip } from './calendar/week-strip';
export { expectDueMs, type DailyPace } from './maintenance/expect-due-ms';
export { listDueLines } from './maintenance/due-devices';
export { indexPlans } from './maintenance/index-plans';
export { indexLastDone } from './maintenance/last-done';
export { measurePlan, PLAN_TYPES } from './maintenance/measure-plan';
export { computeNextMaintenance, isPlanTime } from './maintenance/next-maintenance';
export type * from './maintenance/types';
export {
  DUE_NOTICE_KINDS,
  findNoticedLicences,
  findNoticedLines,
  type DueSubject,
  type EndingLicence,
} from './notices/due-notices';
export { parseMapChoice, resolveMapShow } from './map/map-show';
export type * from './map/types';
export { mergePatch } from './merge-patch';
export { nameBrowser } from './push/name-browser';
export { resolvePushState } from './push/resolve-push-state';
export type * from './push/types';
export * from './replay';
export * from './report';
export * from './report-schedule';
export * from './route-file';
export {
  AUTOMATIC,
  MODE_CHOICES,
  CLOCK_CHOICES,
  DISTANCE_CHOICES,
  findAttributeSetting,
  isAttributeSetting,
  readAttributeSettings,
  SPEED_CHOICES,
  toSettingAttributes,
} from './settings/attribute-settings';
export {
  CODES_FOR,
  findWrongSignInSetting,
  NEW_ACCOUNT_PRESETS,
  readSignInSettings,
  SESSION_BOUNDS,
} from './settings/sign-in-settings';
export { isReadLogged } from './settings/read-log-setting';
export type { CodesFor, SignInSettings } from './settings/sign-in-settings';
export { orderOwners, orderReading } from './settings/find-setting';
export { isFoundCode, isRemedyCode, type CheckCode } from './server/check-code';
export type { CheckName } from './server/check-name';
export {
  INTEGRATION_PROBLEMS,
  type IntegrationProblem,
  isIntegrationProblem,
} from './server/integration-problem';
export {
  isServiceFoundCode,
  type ServiceFound,
  type ServiceFoundCode,
} from './server/service-found';
export { runParallel } from './run-parallel';
export * from './share';
export * from './stops';
export * from './time';
export * from './units';
export * from './user';
export { describeWeather } from './weather/describe-weather';
export type * from './weather/types';
export * from './words';
export { NO_SECRET, readDeliveryProblem } from './webhooks/read-delivery-problem';
