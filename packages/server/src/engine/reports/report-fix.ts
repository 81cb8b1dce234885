import type { Unit } from '../../db/database';
import { POSITION_JSON } from '../resources/position-json';
import { type Position, positionFromEntity } from '../ingest/position';
import type { MovementPoint } from '../ingest/movement';
import { readPage } from './route-stream';

/** A fix as far as trips and stops care. */
export interface TrackPoint extends MovementPoint {
  speedKnots: number;
}

/** The fixes of one device, a list for each column. */
interface PackedTrack {
  device_id: number;
  ids: string;
  times: string;
  latitudes: string;
  longitudes: string;
  speeds: string;
}

const numbers = (list: string): number[] => JSON.parse(`[${list}]`) as number[];

const unpack = (packed: PackedTrack): TrackPoint[] => {
  const times = numbers(packed.times);
  const latitudes = numbers(packed.latitudes);
  const longitudes = numbers(packed.longitudes);
  const speeds = numbers(packed.speeds);
  return numbers(packed.ids).map((positionId, index) => ({
    positionId,
    timeMs: times[index]!,
    latitude: latitudes[index]!,
    longitude: longitudes[index]!,
    speedKnots: speeds[index]!,
  }));
};

/** All fixes of devices in a span, in order: as little as trips need, and all of it in the index. */
export const readTracks = async (
  unit: Unit,
  deviceIds: readonly number[],
  fromMs: number,
  toMs: number,
): Promise<Map<number, TrackPoint[]>> => {
  const { rows } = await unit.query<PackedTrack>(
    `select device_id, array_to_string(array_agg(id), ',') as ids,
       array_to_string(array_agg((date_part('epoch', fix_time) * 1000)::bigint), ',') as times,
       array_to_string(array_agg(latitude), ',') as latitudes,
       array_to_string(array_agg(longitude), ',') as longitudes,
       array_to_string(array_agg(speed), ',') as speeds
     from (select device_id, id, fix_time, latitude, longitude, speed from all_positions
       where device_id = any($1::bigint[]) and fix_time between $2 and $3
       order by device_id, fix_time, id) p
     group by device_id`,
    [deviceIds, new Date(fromMs), new Date(toMs)],
    { name: 'report-tracks' },
  );
  return new Map(rows.map((row) => [row.device_id, unpack(row)]));
};

/** The ways told with fixes, metres, by id; 0 where none is told. */
export const readDistances = async (
  unit: Unit,
  points: readonly TrackPoint[],
): Promise<Map<number, number>> => {
  if (points.length === 0) return new Map();
  const { rows } = await unit.query<{ id: number; distance: number | null }>(
    `select p.id, (p.attributes ->> 'distance')::float8 as distance
     from unnest($1::bigint[], $2::timestamptz[]) f(id, fix_time)
     join all_positions p on p.id = f.id and p.fix_time = f.fix_time`,
    [
      points.map(({ positionId }) => positionId),
      points.map(({ timeMs }) => new Date(timeMs).toISOString()),
    ],
  );
  return new Map(rows.map(({ id, distance }) => [id, distance ?? 0]));
};

/** Whole fixes by id; those that are gone are missing. */
export const readFixes = async (
  unit: Unit,
  ids: readonly number[],
): Promise<Map<number, Position>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await unit.query<{ list: string | null }>(
    `select string_agg(${POSITION_JSON}, ',') as list from all_positions p
     where p.id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  const fixes = readPage(rows[0]?.list ?? '').map(positionFromEntity);
  return new Map(fixes.map((fix) => [fix.id, fix]));
};

/** The first and the last fix of devices in a span, by device; those without one are missing. */
export const readEnds = async (
  unit: Unit,
  deviceIds: readonly number[],
  fromMs: number,
  toMs: number,
): Promise<Map<number, { first: Position; last: Position }>> => {
  const end = (direction: 'asc' | 'desc'): string =>
    `(select ${POSITION_JSON} from all_positions p
      where p.device_id = d.id and p.fix_time between $2 and $3
      order by p.fix_time ${direction}, p.id ${direction} limit 1)`;
  const { rows } = await unit.query<{ first: string | null; last: string | null }>(
    `select ${end('asc')} as first, ${end('desc')} as last from unnest($1::bigint[]) d(id)`,
    [deviceIds, new Date(fromMs), new Date(toMs)],
  );
  const ends = new Map<number, { first: Position; last: Position }>();
  for (const row of rows) {
    const [first, last] = readPage([row.first, row.last].filter(Boolean).join(',')).map(
      positionFromEntity,
    );
    if (first && last) ends.set(first.deviceId, { first, last });
  }
  return ends;
};
