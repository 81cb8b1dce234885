import type { Unit } from '../../db/database';
import { EVENT_JSON } from '../resources/event-json';
import type { ReportDevice, ReportRequest } from './report-request';

/** The Event entity. */
export interface EventRow {
  id: number;
  type: string;
  eventTime: string;
  deviceId: number;
  positionId: number;
  geofenceId: number;
  maintenanceId: number;
  attributes: Record<string, unknown>;
}

/** Which events: none named is all of them. */
export interface EventFilter {
  userId: number;
  types: readonly string[];
  alarms: readonly string[];
}

/** All kinds, in the words of the API. */
const ALL = 'allEvents';

/** The events of a device in order, without those of fences and services the caller does not see. */
export const readEventRows = async (
  unit: Unit,
  device: ReportDevice,
  { fromMs, toMs }: ReportRequest,
  { userId, types, alarms }: EventFilter,
): Promise<EventRow[]> => {
  const { rows } = await unit.query<{ json: string }>(
    `select ${EVENT_JSON} as json from events e
     where e.device_id = $1 and e.event_time between $2 and $3
       and ($5 or e.type = any($4::text[]))
       and (e.type <> 'alarm' or cardinality($6::text[]) = 0
         or e.attributes ->> 'alarm' = any($6::text[]))
       and (e.geofence_id = 0 or exists (select 1 from user_geofence l
         where l.user_id = $7 and l.geofence_id = e.geofence_id))
       and (e.maintenance_id = 0 or exists (select 1 from user_maintenance l
         where l.user_id = $7 and l.maintenance_id = e.maintenance_id))
     order by e.event_time, e.id`,
    [
      device.id,
      new Date(fromMs),
      new Date(toMs),
      types,
      types.length === 0 || types.includes(ALL),
      alarms,
      userId,
    ],
  );
  return rows.map(({ json }) => JSON.parse(json) as EventRow);
};
