import { readDriverId } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { readWhole } from '../../request/read-whole';
import { type AskedDrives, type FindDriver, readDrives } from '../../upstream/read-drives';
import type { UpstreamRequest, UpstreamResponse } from '../../upstream/upstream';
import { mapJsonList } from './map-json-list';

type Json = Record<string, unknown>;
/** Says in a row who drove by the codes; what the tracking API itself says of the driver counts first. */
type NameIn = (row: Json, find: FindDriver) => Json;

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Names the driver of a fix or an event, at its time. */
const nameAt =
  (time: 'fixTime' | 'eventTime'): NameIn =>
  (row, find) => {
    const attributes = (row['attributes'] ?? {}) as Json; // as the tracking API has them
    if (readDriverId({ attributes }) !== '') return row;
    const driver = find(Number(row['deviceId']), timeOf(row[time]));
    if (!driver) return row;
    return { ...row, attributes: { ...attributes, driverUniqueId: driver.uniqueId } };
  };
const inFix = nameAt('fixTime');
const inEvent = nameAt('eventTime');

/** Names the driver of a trip or a stop: the one at its start, else the first until its end. */
const inSpan: NameIn = (row, find) => {
  if (readDriverId({ attributes: row }) !== '') return row;
  const [from, to] = [timeOf(row['startTime']), timeOf(row['endTime'])];
  const driver = find(Number(row['deviceId']), from, to);
  return driver ? { ...row, driverUniqueId: driver.uniqueId, driverName: driver.name } : row;
};

const OF_PERIOD: Readonly<Record<string, NameIn>> = {
  '/positions': inFix,
  '/reports/route': inFix,
  '/reports/events': inEvent,
  '/reports/trips': inSpan,
  '/reports/stops': inSpan,
};
const ONE_EVENT = /^\/events\/\d+$/;

/**
 * Finds the function that names the drivers in an answer's rows; undefined for answers not about
 * the past.
 */
function findWay({ method, path, query }: UpstreamRequest): NameIn | undefined {
  if (method !== 'GET') return undefined;
  if (ONE_EVENT.test(path)) return inEvent;
  const isLatest = path === '/positions' && !query.has('from') && !query.has('id');
  return isLatest ? undefined : OF_PERIOD[path];
}

/** The period and the vehicles that a call names; undefined where it names things by their numbers. */
function readAsked({ path, query }: UpstreamRequest): Omit<AskedDrives, 'origin'> | undefined {
  if (ONE_EVENT.test(path) || query.has('id')) return undefined;
  const [fromMs, toMs] = [timeOf(query.get('from')), timeOf(query.get('to'))];
  if (Number.isNaN(fromMs) || Number.isNaN(toMs)) return undefined;
  const deviceIds = query.getAll('deviceId').map(Number).filter(Number.isSafeInteger);
  const isNamed = deviceIds.length > 0 && !query.has('groupId');
  return { fromMs, toMs, deviceIds: isNamed ? deviceIds : null };
}

/** Builds the query for the drives of rows requested by id. */
function askFor(rows: readonly Json[]): Omit<AskedDrives, 'origin'> | undefined {
  const times = rows.map((row) => timeOf(row['fixTime'] ?? row['eventTime']));
  const known = times.filter((time) => !Number.isNaN(time));
  if (known.length === 0) return undefined;
  const [fromMs, toMs] = known.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Infinity, -Infinity],
  );
  return { fromMs, toMs, deviceIds: [...new Set(rows.map((row) => Number(row['deviceId'])))] };
}

/**
 * Says in answers on the past who drove by the codes that were scanned: fixes, events, trips and stops. One question to
 * the database an answer; where nobody drove in that time the answer is handed on as it came.
 */
export const createNameDrivers =
  (database: Pick<Database, 'query'>, origin: string) =>
  async (
    request: UpstreamRequest,
    send: () => Promise<UpstreamResponse>,
  ): Promise<UpstreamResponse> => {
    const name = findWay(request);
    if (!name) return send();
    const answer = await send();
    if (answer.status >= 400) return answer;
    const asked = readAsked(request);
    const find = asked && (await readDrives(database, { ...asked, origin }));
    if (asked && !find) return answer;
    const { stream, ...rest } = answer;
    if (stream && find)
      return { ...rest, stream: mapJsonList(stream, (row) => name(row as Json, find)) };
    const body = await readWhole(answer);
    const read: unknown = JSON.parse(body ?? 'null');
    const rows = Array.isArray(read) ? listOf(read) : [read as Json].filter(Boolean);
    const asks = find ? undefined : askFor(rows);
    const known = find ?? (asks && (await readDrives(database, { ...asks, origin })));
    if (!known) return { ...rest, body };
    const named = rows.map((row) => name(row, known));
    return { ...rest, body: JSON.stringify(Array.isArray(read) ? named : named[0]) };
  };
