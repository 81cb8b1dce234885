import { jsonObjectSql } from '../json-sql';

/** A fix as people get it, JSON text made by the database of a row `p`. */
export const POSITION_JSON = jsonObjectSql([
  ['id', 'plain', 'p.id'],
  ['attributes', 'plain', 'p.attributes'],
  ['deviceId', 'plain', 'p.device_id'],
  ['protocol', 'text', 'p.protocol'],
  ['serverTime', 'time', 'p.server_time'],
  ['deviceTime', 'time', 'p.device_time'],
  ['fixTime', 'time', 'p.fix_time'],
  ['valid', 'plain', 'p.valid'],
  ['latitude', 'plain', 'p.latitude'],
  ['longitude', 'plain', 'p.longitude'],
  ['altitude', 'plain', 'p.altitude'],
  ['speed', 'plain', 'p.speed'],
  ['course', 'plain', 'p.course'],
  ['address', 'text', 'p.address'],
  ['accuracy', 'plain', 'p.accuracy'],
  ['network', 'plain', 'p.network'],
  ['geofenceIds', 'plain', 'p.geofence_ids'],
]);
