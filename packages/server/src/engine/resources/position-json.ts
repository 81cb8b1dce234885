import { timeSql } from '../format-time';

/** A fix as people get it, made by the database of a row `p`. */
export const POSITION_JSON = `json_build_object('id', p.id, 'attributes', p.attributes,
  'deviceId', p.device_id, 'protocol', p.protocol, 'serverTime', ${timeSql('p.server_time')},
  'deviceTime', ${timeSql('p.device_time')}, 'fixTime', ${timeSql('p.fix_time')},
  'valid', p.valid, 'latitude', p.latitude, 'longitude', p.longitude, 'altitude', p.altitude,
  'speed', p.speed, 'course', p.course, 'address', p.address, 'accuracy', p.accuracy,
  'network', p.network, 'geofenceIds', p.geofence_ids)::text`;
