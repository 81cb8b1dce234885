import { notFound } from '../engine-error';
import { timeSql } from '../format-time';
import { readId } from '../query-values';
import { type Handler, json } from '../request-context';
import { DEVICE } from './entities';

const get: Handler = async (context) => {
  const access = await context.access();
  const { rows } = await context.unit.query<{ device_id: number; json: string }>(
    `select device_id, json_build_object('id', id, 'attributes', attributes, 'deviceId', device_id,
       'type', type, 'eventTime', ${timeSql('event_time')}, 'positionId', position_id,
       'geofenceId', geofence_id, 'maintenanceId', maintenance_id)::text as json
     from events where id = $1`,
    [readId(context.params['id'])],
  );
  if (!rows[0]) throw notFound();
  await access.requireObject(DEVICE, rows[0].device_id);
  return json(rows[0].json);
};

/** `/events/{id}` (tracking-api §1.13). */
export const eventHandlers = { get };
