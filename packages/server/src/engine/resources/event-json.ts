import { timeSql } from '../format-time';

/** An event as people get it, made by the database of a row `e`. */
export const EVENT_JSON = `json_build_object('id', e.id, 'attributes', e.attributes,
  'deviceId', e.device_id, 'type', e.type, 'eventTime', ${timeSql('e.event_time')},
  'positionId', e.position_id, 'geofenceId', e.geofence_id,
  'maintenanceId', e.maintenance_id)::text`;
