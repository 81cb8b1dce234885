import type { Entity } from './entity';
import { ATTRIBUTES, field, fields, linkedAs, NAME } from './entity-fields';

/** tracking-api §2.1. */
export const DEVICE: Entity = {
  name: 'Device',
  path: 'devices',
  table: 'devices',
  fields: [
    ATTRIBUTES,
    ...fields('reference', 'groupId', 'calendarId'),
    NAME,
    field('text', 'uniqueId', { required: true, trimmed: true }),
    field('text', 'status', {
      column: null,
      readSql: `coalesce(s.status, 'offline')`,
      fallback: 'offline',
    }),
    field('time', 'lastUpdate', { column: null, readSql: 's.last_update' }),
    field('integer', 'positionId', { column: null, readSql: 'coalesce(s.position_id, 0)' }),
    ...fields('text', 'phone', 'model', 'contact', 'category'),
    field('boolean', 'disabled'),
    field('time', 'expirationTime'),
  ],
  sortColumn: 'name',
  keywordColumns: ['name', 'unique_id', 'phone', 'model', 'contact'],
  joinSql: 'left join device_state s on s.device_id = t.id',
  linkColumn: 'device_id',
  seenView: 'user_sees_device',
  linkTable: 'user_device',
};

/** tracking-api §2.3. */
export const GROUP: Entity = {
  name: 'Group',
  path: 'groups',
  table: 'groups',
  fields: [ATTRIBUTES, field('reference', 'groupId'), NAME],
  sortColumn: 'name',
  keywordColumns: ['name'],
  linkColumn: 'group_id',
  seenView: 'user_sees_group',
  // With `userId=` groups are still listed with their children (tracking-api §1.5).
  linkTable: 'user_sees_group',
};

/** tracking-api §2.7. */
export const NOTIFICATION: Entity = {
  name: 'Notification',
  path: 'notifications',
  table: 'notifications',
  fields: [
    ATTRIBUTES,
    field('text', 'description'),
    field('reference', 'calendarId'),
    field('boolean', 'always'),
    field('text', 'type', { required: true }),
    field('reference', 'commandId'),
    field('text', 'notificators'),
  ],
  sortColumn: 'description',
  keywordColumns: ['description'],
  ...linkedAs('notification'),
};

/** tracking-api §2.5. */
export const USER: Entity = {
  name: 'User',
  path: 'users',
  table: 'users',
  fields: [
    ATTRIBUTES,
    NAME,
    field('text', 'login'),
    field('text', 'email', { required: true, trimmed: true }),
    field('text', 'phone'),
    ...fields('boolean', 'readonly', 'administrator'),
    field('text', 'map'),
    ...fields('double', 'latitude', 'longitude'),
    field('integer', 'zoom'),
    field('text', 'coordinateFormat'),
    field('boolean', 'disabled'),
    field('time', 'expirationTime'),
    ...fields('integer', 'deviceLimit', 'userLimit'),
    ...fields('boolean', 'deviceReadonly', 'limitCommands', 'disableReports', 'fixedEmail'),
    ...fields('text', 'poiLayer', 'totpKey'),
    field('boolean', 'temporary'),
    field('text', 'password', { column: null, readSql: 'null', writeOnly: true }),
  ],
  sortColumn: 'name',
  keywordColumns: ['name', 'email'],
  linkColumn: 'managed_user_id',
  seenView: 'user_user',
  linkTable: 'user_user',
};

/** tracking-api §2.6. */
export const SERVER: Entity = {
  name: 'Server',
  path: 'server',
  table: 'server',
  lenient: true,
  fields: [
    ATTRIBUTES,
    ...fields('boolean', 'registration', 'readonly', 'deviceReadonly', 'limitCommands'),
    ...fields('boolean', 'disableReports', 'fixedEmail', 'forceSettings'),
    ...fields('text', 'map', 'bingKey', 'mapUrl', 'overlayUrl', 'poiLayer', 'coordinateFormat'),
    field('text', 'announcement'),
    ...fields('double', 'latitude', 'longitude'),
    field('integer', 'zoom'),
    ...['emailEnabled', 'textEnabled', 'geocoderEnabled', 'openIdEnabled', 'openIdForce'].map(
      (name) => field('boolean', name, { column: null, readSql: 'false' }),
    ),
    field('text', 'version', { column: null, readSql: 'null' }),
    field('text', 'storageSpace', { column: null, readSql: 'null' }),
    field('boolean', 'newServer', { column: null, readSql: 'false' }),
  ],
  sortColumn: 'id',
  keywordColumns: [],
  linkColumn: 'id',
  seenView: 'server',
  linkTable: 'server',
};
