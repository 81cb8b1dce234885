export { ContractError } from './decode';
export {
  DEVICE_STATUSES,
  decodeDevice,
  decodeDevices,
  deviceSchema,
  encodeDevice,
  type Device,
  type DeviceInput,
} from './device';
export {
  decodeGroup,
  decodeGroups,
  encodeGroup,
  groupSchema,
  type Group,
  type GroupInput,
} from './group';
export type {
  MapLayer,
  MapLayerName,
  PmtilesMapLayer,
  RasterMapLayer,
  StyleMapLayer,
} from './map-layer';
export {
  decodeNotificationRule,
  decodeNotificationRules,
  encodeNotificationRule,
  notificationRuleSchema,
  type NotificationRule,
  type NotificationRuleInput,
} from './notification-rule';
export { decodePosition, decodePositions, positionSchema, type Position } from './position';
export {
  decodeIngestAddress,
  decodeServer,
  encodeServer,
  serverSchema,
  type DemoInfo,
  type Server,
} from './server';
export {
  encodeCredentials,
  encodePassword,
  encodePasswordRequest,
  encodeSetup,
  type Credentials,
  type PasswordInput,
  type SetupInput,
} from './session';
export { decodeSocketFrame, type SocketFrame } from './socket-frame';
export { decodeSessionTokens, type SessionToken } from './session-token';
export { decodeSocketTicket, type SocketTicket } from './socket-ticket';
export {
  decodeTrackingEvent,
  decodeTrackingEvents,
  trackingEventSchema,
  type TrackingEvent,
} from './tracking-event';
export { decodeUser, decodeUsers, encodeUser, userSchema, type User, type UserInput } from './user';
