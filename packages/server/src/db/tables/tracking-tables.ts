import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
type NullableTime = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** A `json` column: decoded when read, written as text. */
type Json<T = Record<string, unknown>> = ColumnType<T, string, string>;

interface UsersTable {
  id: Generated<number>;
  name: string;
  login: string | null;
  email: string;
  phone: string | null;
  readonly: Generated<boolean>;
  administrator: Generated<boolean>;
  map: string | null;
  latitude: Generated<number>;
  longitude: Generated<number>;
  zoom: Generated<number>;
  coordinate_format: string | null;
  disabled: Generated<boolean>;
  expiration_time: NullableTime;
  device_limit: Generated<number>;
  user_limit: Generated<number>;
  device_readonly: Generated<boolean>;
  limit_commands: Generated<boolean>;
  disable_reports: Generated<boolean>;
  fixed_email: Generated<boolean>;
  poi_layer: string | null;
  totp_key: string | null;
  temporary: Generated<boolean>;
  attributes: Json;
  hashed_password: string | null;
}

interface GroupsTable {
  id: Generated<number>;
  name: string;
  group_id: number | null;
  attributes: Json;
}

interface DevicesTable {
  id: Generated<number>;
  name: string;
  unique_id: string;
  group_id: number | null;
  calendar_id: number | null;
  phone: string | null;
  model: string | null;
  contact: string | null;
  category: string | null;
  disabled: Generated<boolean>;
  expiration_time: NullableTime;
  attributes: Json;
}

interface DeviceStateTable {
  device_id: number;
  status: 'online' | 'offline' | 'unknown';
  last_update: NullableTime;
  position_id: Generated<number>;
  fix_time: NullableTime;
  position: Json | null;
  motion: Json | null;
}

interface PositionsTable {
  id: number;
  device_id: number;
  protocol: string | null;
  server_time: Time;
  device_time: Time;
  fix_time: Time;
  valid: boolean;
  latitude: number;
  longitude: number;
  altitude: number;
  speed: number;
  course: number;
  address: string | null;
  accuracy: number;
  network: Json | null;
  geofence_ids: Json<number[]> | null;
  attributes: Json;
}

interface EventsTable {
  id: number;
  type: string;
  event_time: Time;
  device_id: number;
  position_id: Generated<number>;
  geofence_id: Generated<number>;
  maintenance_id: Generated<number>;
  attributes: Json;
}

interface NotificationsTable {
  id: Generated<number>;
  type: string;
  description: string | null;
  always: Generated<boolean>;
  notificators: string | null;
  calendar_id: number | null;
  command_id: number | null;
  attributes: Json;
}

interface ServerTable {
  id: number;
  registration: Generated<boolean>;
  readonly: Generated<boolean>;
  device_readonly: Generated<boolean>;
  limit_commands: Generated<boolean>;
  disable_reports: Generated<boolean>;
  fixed_email: Generated<boolean>;
  force_settings: Generated<boolean>;
  map: string | null;
  bing_key: string | null;
  map_url: string | null;
  overlay_url: string | null;
  poi_layer: string | null;
  coordinate_format: string | null;
  announcement: string | null;
  latitude: Generated<number>;
  longitude: Generated<number>;
  zoom: Generated<number>;
  attributes: Json;
  token_key: string | null;
}

/** The tables of the tracking engine as Kysely sees them (migration 0001-tracking). */
export interface TrackingTables {
  users: UsersTable;
  groups: GroupsTable;
  devices: DevicesTable;
  device_state: DeviceStateTable;
  positions: PositionsTable;
  positions_old: PositionsTable;
  all_positions: PositionsTable;
  events: EventsTable;
  notifications: NotificationsTable;
  user_device: { user_id: number; device_id: number };
  user_group: { user_id: number; group_id: number };
  user_notification: { user_id: number; notification_id: number };
  user_user: { user_id: number; managed_user_id: number };
  device_notification: { device_id: number; notification_id: number };
  group_notification: { group_id: number; notification_id: number };
  server: ServerTable;
  revoked_tokens: { id: number; expires_at: Time };
  user_sees_group: { user_id: number; group_id: number };
  user_sees_device: { user_id: number; device_id: number };
  device_in_group: { device_id: number; group_id: number };
}
