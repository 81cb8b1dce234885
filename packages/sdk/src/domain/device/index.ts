export { ALARM_TYPES, type AlarmType } from './alarm-types';
export { countByStatus, type DeviceState, type StatusCounts } from './count-by-status';
export { createDeviceIndex, type IndexedDevice } from './device-index';
export { EVENT_TYPES, type EventType } from './event-types';
export {
  createDeviceTest,
  type DeviceFilter,
  type FilterableDevice,
  filterDevices,
  STATUS_FILTERS,
  type StatusFilter,
} from './filter-devices';
export { findHiddenMatch } from './find-hidden-match';
export { isHiddenDevice } from './is-hidden-device';
export { isNameLike } from './is-name-like';
export { markMatches, type MarkedPiece } from './mark-matches';
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
export {
  createDeviceOrder,
  type SortableDevice,
  type SortContext,
  sortDevices,
} from './sort-devices';
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
export {
  DEFAULT_TINTS,
  parseHexColor,
  resolveTints,
  type Tints,
  TINT_CHANGES,
  toTintValue,
  type TintChange,
} from './tints';
export { resolveVehicleIcon, VEHICLE_ICONS, type VehicleIcon } from './vehicle-icon';
export { worstState } from './worst-state';
