import { refused } from '../common/engine-error';
import { jsonObjectSql } from '../../entities/json-sql';
import { readTime } from '../common/query-values';
import type { Handler, RequestContext } from '../requests/request-context';
import { json } from '../requests/answers';

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
      `select coalesce('[' || string_agg(r.json, ',' order by r.time, r.id) || ']', '[]') as list from (${sql}) r`,
      readSpan(context),
    );
    return json(rows[0]?.list ?? '[]');
  };

/** `GET /audit?from=&to=`: what people did. */
const actions = listOf(
  `select a.id, a.action_time as time, ${jsonObjectSql([
    ['id', 'plain', 'a.id'],
    ['attributes', 'plain', 'a.attributes'],
    ['actionTime', 'time', 'a.action_time'],
    ['address', 'text', 'a.address'],
    ['userId', 'plain', 'a.user_id'],
    ['userEmail', 'text', 'u.email'],
    ['actionType', 'text', 'a.action_type'],
    ['objectType', 'text', 'a.object_type'],
    ['objectId', 'plain', 'a.object_id'],
  ])} as json
   from actions a left join users u on u.id = a.user_id
   where a.action_time between $1 and $2`,
);

/** `GET /statistics?from=&to=`: what was counted, a row a day; no geocoder is asked. */
const statistics = listOf(
  `select id, capture_time as time, ${jsonObjectSql([
    ['id', 'plain', 'id'],
    ['attributes', 'plain', 'attributes'],
    ['captureTime', 'time', 'capture_time'],
    ['activeUsers', 'plain', 'active_users'],
    ['activeDevices', 'plain', 'active_devices'],
    ['requests', 'plain', 'requests'],
    ['messagesReceived', 'plain', 'messages_received'],
    ['messagesStored', 'plain', 'messages_stored'],
    ['mailSent', 'plain', 'mail_sent'],
    ['smsSent', 'plain', 'sms_sent'],
    ['geocoderRequests', 'plain', '0'],
    ['geolocationRequests', 'plain', '0'],
    ['protocols', 'plain', 'protocols'],
  ])} as json
   from statistics where capture_time between $1 and $2`,
);

/** Handlers of the lists in which administrators look back (tracking-api §1.13). */
export const auditHandlers = { actions, statistics };
