import { refused } from '../engine-error';
import { timeSql } from '../format-time';
import { readTime } from '../query-values';
import { type Handler, json, type RequestContext } from '../request-context';

const readSpan = ({ request: { query } }: RequestContext): [Date, Date] => {
  const fromMs = readTime(query, 'from');
  const toMs = readTime(query, 'to');
  if (fromMs === null || toMs === null) throw refused('from and to are required');
  return [new Date(fromMs), new Date(toMs)];
};

/** An administrators' list of rows in a span of time, made by the database. */
const listOf =
  (sql: string): Handler =>
  async (context) => {
    (await context.access()).requireAdministrator();
    const { rows } = await context.unit.query<{ list: string }>(
      `select coalesce(json_agg(r.row order by r.time, r.id), '[]')::text as list from (${sql}) r`,
      readSpan(context),
    );
    return json(rows[0]?.list ?? '[]');
  };

/** `GET /audit?from=&to=`: what people did. */
const actions = listOf(
  `select a.id, a.action_time as time, json_build_object('id', a.id, 'attributes', a.attributes,
     'actionTime', ${timeSql('a.action_time')}, 'address', a.address, 'userId', a.user_id,
     'userEmail', u.email, 'actionType', a.action_type, 'objectType', a.object_type,
     'objectId', a.object_id) as row
   from actions a left join users u on u.id = a.user_id
   where a.action_time between $1 and $2`,
);

/** `GET /statistics?from=&to=`: what was counted, a row a day. */
const statistics = listOf(
  `select id, capture_time as time, json_build_object('id', id, 'attributes', attributes,
     'captureTime', ${timeSql('capture_time')}, 'activeUsers', active_users,
     'activeDevices', active_devices, 'requests', requests,
     'messagesReceived', messages_received, 'messagesStored', messages_stored,
     'mailSent', 0, 'smsSent', 0, 'geocoderRequests', 0, 'geolocationRequests', 0,
     'protocols', protocols) as row
   from statistics where capture_time between $1 and $2`,
);

/** What administrators may look back on (tracking-api §1.13). */
export const auditHandlers = { actions, statistics };
