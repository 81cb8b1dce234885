export { ContractError } from './decode';
export { DescriptionError, collectResources } from './describe/check-description';
export {
  OPERATIONS,
  defineResource,
  type Operation,
  type ResourceDescription,
  type ResourceShape,
} from './describe/define-resource';
export {
  MEMBER_KINDS,
  type Member,
  type MemberFacts,
  type MemberKind,
  type MemberOptions,
  type MemberUnit,
  type Members,
} from './describe/member';
export {
  area,
  attributes,
  choice,
  flag,
  id,
  moment,
  number,
  numbers,
  object,
  reference,
  schedule,
  structure,
  text,
} from './describe/members';
export {
  linked,
  owned,
  paged,
  type Query,
  type QueryKind,
  type QueryValues,
} from './describe/query';
export type { Filter, Read, Write } from './describe/values';
export { decodeIngestAddress } from './ingest-address';
export type {
  MapLayer,
  MapLayerName,
  PmtilesMapLayer,
  RasterMapLayer,
  StyleMapLayer,
} from './map-layer';
export {
  calendar,
  type Calendar,
  type CalendarFilter,
  type CalendarInput,
} from './resources/calendar';
export { command, type Command, type CommandFilter, type CommandInput } from './resources/command';
export {
  COMPUTED_TYPES,
  computedAttribute,
  type ComputedAttribute,
  type ComputedAttributeFilter,
  type ComputedAttributeInput,
} from './resources/computed-attribute';
export {
  DEVICE_STATUSES,
  device,
  type Device,
  type DeviceFilter,
  type DeviceInput,
} from './resources/device';
export { driver, type Driver, type DriverFilter, type DriverInput } from './resources/driver';
export { event, type TrackingEvent } from './resources/event';
export {
  geofence,
  type Geofence,
  type GeofenceFilter,
  type GeofenceInput,
} from './resources/geofence';
export { group, type Group, type GroupFilter, type GroupInput } from './resources/group';
export {
  maintenance,
  type Maintenance,
  type MaintenanceFilter,
  type MaintenanceInput,
} from './resources/maintenance';
export {
  notification,
  type NotificationRule,
  type NotificationRuleFilter,
  type NotificationRuleInput,
} from './resources/notification';
export { position, type Position } from './resources/position';
export { resources } from './resources/registry';
export { server, type DemoInfo, type Server } from './resources/server';
export { sessionToken, type SessionToken } from './resources/session-token';
export { user, type User, type UserFilter, type UserInput } from './resources/user';
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
export { decodeSocketTicket, type SocketTicket } from './socket-ticket';
