import { DAY_MS } from '@rastro/sdk/domain';
import type { UpstreamResponse } from '../../../upstream/upstream';
import { answerKnown } from '../../requests/answer-known';
import { asJsonList } from '../../requests/as-json-list';
import { refused } from '../../common/engine-error';
import { readId, readIds, readTime } from '../../common/query-values';
import type { Handler, RequestContext } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';
import { forgetDays } from '../../reports/days/forget-days';
import { DEVICE } from '../../entities/entities';
import { packFixes, writeFixes } from '../../positions/fixes-json';
import { openHistory } from './position-history';

/**
 * `database.positionPeriod`: clients made for a Traccar do not find older latest fixes among the fleet's, nor in a
 * socket's first frame (tracking-api §1.11).
 */
export const LATEST_PERIOD_MS = 90 * DAY_MS;

const latestOfFleet = async (context: RequestContext): Promise<UpstreamResponse> => {
  const { caller } = await context.access();
  const { fleet, clock, isLiteral } = context;
  const sinceMs = isLiteral ? clock() - LATEST_PERIOD_MS : undefined;
  return answerKnown(context, {
    sql: 'select device_id as id, device_id as place from user_sees_device where user_id = $1',
    params: [caller.id],
    jsonOf: (id) => fleet.latestJson(id, sinceMs),
  });
};

const history = async (
  context: RequestContext,
  deviceId: number,
  fromMs: number,
  toMs: number,
): Promise<UpstreamResponse> => {
  (await context.access()).requireReports();
  return asJsonList(await openHistory(context, deviceId, fromMs, toMs));
};

const byIds = async (context: RequestContext): Promise<UpstreamResponse> => {
  const access = await context.access();
  access.requireReports();
  const ids = readIds(context.request.query, 'id');
  const { rows } = await context.unit.query<{ id: number; device_id: number }>(
    'select id, device_id from all_positions where id = any($1::bigint[])',
    [ids],
  );
  const known = new Set(rows.map((row) => row.id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw refused(`Position ${missing} does not exist`);
  for (const deviceId of new Set(rows.map((row) => row.device_id))) {
    await access.requireObject(DEVICE, deviceId);
  }
  const { rows: lists } = await context.unit.query<{ packed: string | null }>(
    `select ${packFixes('a.place')} as packed
     from unnest($1::bigint[]) with ordinality a(id, place) join all_positions p on p.id = a.id`,
    [ids],
  );
  return json(`[${writeFixes(lists[0]?.packed)}]`);
};

const list: Handler = async (context) => {
  const { query } = context.request;
  const access = await context.access();
  if (query.has('id')) return byIds(context);
  const deviceId = readId(query.get('deviceId'));
  const fromMs = readTime(query, 'from');
  const toMs = readTime(query, 'to');
  if (!deviceId) return latestOfFleet(context);
  await access.requireObject(DEVICE, deviceId);
  return fromMs !== null && toMs !== null
    ? history(context, deviceId, fromMs, toMs)
    : json(`[${context.fleet.latestJson(deviceId) ?? ''}]`);
};

const TABLES = ['positions', 'positions_old'];

/** `DELETE /positions/{id}`: 404 when it is not there; the latest fix stays the latest. */
const remove: Handler = async (context) => {
  const access = await context.access();
  access.requireUnrestricted();
  const id = readId(context.params['id']);
  const { rows } = await context.unit.query<{ device_id: number; fix_time: Date }>(
    'select device_id, fix_time from all_positions where id = $1',
    [id],
  );
  if (!rows[0]) return { status: 404, body: null };
  const { device_id: deviceId, fix_time: fixTime } = rows[0];
  await access.requireObject(DEVICE, deviceId);
  const timeMs = fixTime.getTime();
  await forgetDays(context.unit, [{ deviceId, fromMs: timeMs, toMs: timeMs }]);
  for (const table of TABLES) await context.unit.query(`delete from ${table} where id = $1`, [id]);
  return noContent();
};

/** `DELETE /positions?deviceId&from&to`. */
const removePeriod: Handler = async (context) => {
  const { query } = context.request;
  const access = await context.access();
  access.requireUnrestricted();
  const deviceId = readId(query.get('deviceId'));
  await access.requireObject(DEVICE, deviceId);
  const fromMs = readTime(query, 'from');
  const toMs = readTime(query, 'to');
  if (fromMs === null || toMs === null) throw refused('from and to are required');
  await forgetDays(context.unit, [{ deviceId, fromMs, toMs }]);
  for (const table of TABLES) {
    await context.unit.query(
      `delete from ${table} where device_id = $1 and fix_time between $2 and $3`,
      [deviceId, new Date(fromMs), new Date(toMs)],
    );
  }
  return noContent();
};

/** `/positions` (tracking-api §1.11). */
export const positionHandlers = { list, remove, removePeriod };
