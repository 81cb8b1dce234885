import type { Unit } from '../../../db/database';
import { EVENT_JSON, NAMED_EVENT_JSON } from '../../positions/event-json';
import type { ReportDevice, ReportRequest } from '../report-request';

const PAGE_SIZE = 2_000;
/** All kinds, in the words of the API. */
const ALL = 'allEvents';

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

/** Filter of events; with none named, all of them. */
export interface EventFilter {
  userId: number;
  /** Also those of fences and services the caller does not see, with the names of deleted fences. */
  showsAll: boolean;
  types: readonly string[];
  alarms: readonly string[];
}

interface Page {
  list: string | null;
  count: number;
  last_place: number;
  last_time: string;
  last_id: number;
}

const toPageSql = (eventJson: string): string => `
  select string_agg(r.json, ',' order by r.place, r.event_time, r.id) as list, count(*) as count,
    (array_agg(r.place order by r.place, r.event_time, r.id))[count(*)] as last_place,
    (array_agg(r.event_time order by r.place, r.event_time, r.id))[count(*)]::text as last_time,
    (array_agg(r.id order by r.place, r.event_time, r.id))[count(*)] as last_id
  from (select a.place, e.event_time, e.id, ${eventJson} as json
    from unnest($1::bigint[]) with ordinality a(id, place) join events e on e.device_id = a.id
    where e.event_time between $2 and $3
      and (a.place, e.event_time, e.id) > ($8::bigint, $9::timestamptz, $10::bigint)
      and ($5 or e.type = any($4::text[]))
      and (e.type <> 'alarm' or cardinality($6::text[]) = 0
        or e.attributes ->> 'alarm' = any($6::text[]))
      and (e.geofence_id = 0 or $11 or exists (select 1 from user_geofence l
        where l.user_id = $7 and l.geofence_id = e.geofence_id))
      and (e.maintenance_id = 0 or $11 or exists (select 1 from user_maintenance l
        where l.user_id = $7 and l.maintenance_id = e.maintenance_id))
    order by a.place, e.event_time, e.id limit ${PAGE_SIZE}) r`;
const PAGE_SQL = toPageSql(EVENT_JSON);
const NAMED_PAGE_SQL = toPageSql(NAMED_EVENT_JSON);

/**
 * The events of devices, one device after the other and in order, without those of fences and services
 * the caller does not see, unless the filter shows all: a page at a time, as JSON joined by commas.
 */
export async function* streamEvents(
  unit: Unit,
  devices: readonly ReportDevice[],
  { fromMs, toMs }: ReportRequest,
  { userId, showsAll, types, alarms }: EventFilter,
): AsyncGenerator<string> {
  const isAll = types.length === 0 || types.includes(ALL);
  const span = [new Date(fromMs), new Date(toMs)];
  const asked = [devices.map(({ id }) => id), ...span, types, isAll, alarms, userId];
  let after = { place: 0, time: new Date(fromMs).toISOString(), id: 0 };
  for (;;) {
    const { rows } = await unit.query<Page>(showsAll ? NAMED_PAGE_SQL : PAGE_SQL, [
      ...asked,
      after.place,
      after.time,
      after.id,
      showsAll,
    ]);
    const [page] = rows;
    yield page?.list ?? '';
    if (!page || page.count < PAGE_SIZE) return;
    after = { place: page.last_place, time: page.last_time, id: page.last_id };
  }
}

/** The events of a page. */
export const readEventPage = (list: string): EventRow[] => JSON.parse(`[${list}]`) as EventRow[];

/** All of them. */
export const readEventRows = async (
  ...asked: Parameters<typeof streamEvents>
): Promise<EventRow[]> => {
  const events: EventRow[] = [];
  for await (const page of streamEvents(...asked)) events.push(...readEventPage(page));
  return events;
};
