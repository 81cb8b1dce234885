import { jsonObjectSql } from '../../entities/json-sql';

/** The attributes of an event, with the name of its fence where that is deleted. */
const NAMED_ATTRIBUTES = `case when e.geofence_id = 0 then e.attributes else coalesce(
  (select (e.attributes::jsonb || jsonb_build_object('geofenceName', f.name))::json
    from past_fences f where f.id = e.geofence_id), e.attributes) end`;

const toJson = (attributes: string): string =>
  jsonObjectSql([
    ['id', 'plain', 'e.id'],
    ['attributes', 'plain', attributes],
    ['deviceId', 'plain', 'e.device_id'],
    ['type', 'text', 'e.type'],
    ['eventTime', 'time', 'e.event_time'],
    ['positionId', 'plain', 'e.position_id'],
    ['geofenceId', 'plain', 'e.geofence_id'],
    ['maintenanceId', 'plain', 'e.maintenance_id'],
  ]);

/** An event as people get it, JSON text made by the database of a row `e`. */
export const EVENT_JSON = toJson('e.attributes');

/** The same with `attributes.geofenceName` where the fence is deleted, which no client made for Traccar knows. */
export const NAMED_EVENT_JSON = toJson(NAMED_ATTRIBUTES);
