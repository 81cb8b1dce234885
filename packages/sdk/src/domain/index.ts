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
export * from './route-file';
export * from './share';
export * from './time';
export * from './units';
export * from './user';
export * from './weather';
export * from './words';
