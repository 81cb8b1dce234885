import type { Entity } from './entity';
import { ATTRIBUTES, field, fields, linkedAs, NAME } from './entity-fields';

const DESCRIPTION = field('text', 'description', { required: true });
const TYPE = field('text', 'type', { required: true });
const byName = { sortColumn: 'name', keywordColumns: ['name'] };
const byDescription = { sortColumn: 'description', keywordColumns: ['description'] };

/** tracking-api §2.4; the text of the area is kept as it comes. */
export const GEOFENCE: Entity = {
  name: 'Geofence',
  path: 'geofences',
  table: 'geofences',
  fields: [
    ATTRIBUTES,
    field('reference', 'calendarId'),
    NAME,
    field('text', 'description'),
    field('text', 'area', { required: true }),
  ],
  ...byName,
  ...linkedAs('geofence'),
};

/** tracking-api §2.8. */
export const DRIVER: Entity = {
  name: 'Driver',
  path: 'drivers',
  table: 'drivers',
  fields: [ATTRIBUTES, NAME, field('text', 'uniqueId', { required: true })],
  sortColumn: 'name',
  keywordColumns: ['name', 'unique_id'],
  ...linkedAs('driver'),
};

/** tracking-api §2.9: `data` is an iCalendar text in base64. */
export const CALENDAR: Entity = {
  name: 'Calendar',
  path: 'calendars',
  table: 'calendars',
  fields: [ATTRIBUTES, NAME, field('text', 'data', { required: true })],
  ...byName,
  ...linkedAs('calendar'),
};

/** tracking-api §2.10. */
export const MAINTENANCE: Entity = {
  name: 'Maintenance',
  path: 'maintenance',
  table: 'maintenances',
  fields: [ATTRIBUTES, NAME, TYPE, ...fields('double', 'start', 'period')],
  ...byName,
  ...linkedAs('maintenance'),
};

/** A saved command, tracking-api §2.11: it belongs to no device. */
export const COMMAND: Entity = {
  name: 'Command',
  path: 'commands',
  table: 'commands',
  lenient: true,
  fields: [
    ATTRIBUTES,
    field('integer', 'deviceId', { column: null, readSql: '0' }),
    TYPE,
    field('boolean', 'textChannel'),
    DESCRIPTION,
  ],
  ...byDescription,
  ...linkedAs('command'),
};

/** A computed attribute, tracking-api §2.12. */
export const ATTRIBUTE: Entity = {
  name: 'Attribute',
  path: 'attributes/computed',
  table: 'computed_attributes',
  fields: [
    DESCRIPTION,
    ...['attribute', 'expression'].map((name) => field('text', name, { required: true })),
    TYPE,
    field('integer', 'priority'),
  ],
  ...byDescription,
  ...linkedAs('attribute'),
};

/** tracking-api §2.13. */
export const ORDER: Entity = {
  name: 'Order',
  path: 'orders',
  table: 'orders',
  fields: [
    ATTRIBUTES,
    field('text', 'uniqueId', { required: true }),
    ...fields('text', 'description', 'fromAddress', 'toAddress'),
  ],
  ...byDescription,
  ...linkedAs('order'),
};

/** A scheduled report, tracking-api §6.4. */
export const REPORT: Entity = {
  name: 'Report',
  path: 'reports',
  table: 'reports',
  fields: [ATTRIBUTES, field('reference', 'calendarId', { required: true }), TYPE, DESCRIPTION],
  ...byDescription,
  ...linkedAs('report'),
};
