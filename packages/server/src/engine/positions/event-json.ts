import { jsonObjectSql } from '../../entities/json-sql';

/** An event as people get it, JSON text made by the database of a row `e`. */
export const EVENT_JSON = jsonObjectSql([
  ['id', 'plain', 'e.id'],
  ['attributes', 'plain', 'e.attributes'],
  ['deviceId', 'plain', 'e.device_id'],
  ['type', 'text', 'e.type'],
  ['eventTime', 'time', 'e.event_time'],
  ['positionId', 'plain', 'e.position_id'],
  ['geofenceId', 'plain', 'e.geofence_id'],
  ['maintenanceId', 'plain', 'e.maintenance_id'],
]);
