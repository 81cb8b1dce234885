export { ALARM_TYPES } from './alarm-types';
export { copyDevice } from './copy-device';
export { countByStatus } from './count-by-status';
export { DEVICE_FIELDS, type DeviceField } from './device-fields';
export { rankMatch } from './rank-match';
export { createDeviceIndex } from './device-index';
export { EVENT_TYPES } from './event-types';
export { fillTrackerText, type TrackerTextValues } from './fill-tracker-text';
export { createDeviceTest, filterDevices, isFiltering, STATUS_FILTERS } from './filter-devices';
export { findHiddenMatch } from './find-hidden-match';
export { findPhone } from './find-phone';
export { isHiddenDevice } from './is-hidden-device';
export { isNameLike } from './is-name-like';
export { markMatches } from './mark-matches';
export { matchesQuery, normalizeText, parseQuery, toSearchText } from './matches-query';
export {
  isCurrent,
  isMoving,
  MOTION_STATES,
  MOTION_THRESHOLD_KNOTS,
  readAlarms,
  resolveFixMotion,
  resolveMarkerStatus,
  resolveMotionState,
} from './motion-state';
export {
  findOfflineCauses,
  listOfflineSteps,
  type FoundCause,
  type OfflineCause,
  type OfflineFacts,
  type OfflineReading,
  type OfflineStep,
} from './offline-causes';
export { readAttribute, readFlag, readText } from './read-attribute';
export { DRIVER_BEFORE, readDriverId, toDriverId } from './read-driver-id';
export { readDeviceLimit } from './read-device-limit';
export { readDeviceName } from './read-device-name';
export { readPlate } from './read-plate';
export { MAX_OFFERED, searchByName } from './search-by-name';
export { DEFAULT_SILENT_HOURS, formatSilentHours, isSilent, SILENT_HOURS } from './silent-hours';
export { createDeviceOrder, sortDevices } from './sort-devices';
export { DEFAULT_SORT, parseSort, SORT_KEYS, toggleSort } from './sort-value';
export { DEFAULT_TINTS, parseHexColor, resolveTints, TINT_CHANGES, toTintValue } from './tints';
export { toPhoneDigits } from './to-phone-digits';
export type * from './types';
export { resolveVehicleIcon, DEVICE_CATEGORIES, VEHICLE_ICONS } from './vehicle-icon';
export { worstState } from './worst-state';
export {
  isSafeDeletion,
  readDeletedDevice,
  safeDeletionKey,
  toDeletedDevice,
  toRestoredDevice,
} from './safe-deletion';
export { listPlateSpellings } from './plate-spellings';
