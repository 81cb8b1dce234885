import type { Unit } from '../../db/database';
import { POSITION_JSON } from '../resources/position-json';
import { type Position, type PositionEntity, positionFromEntity } from '../ingest/position';
import type { MovementPoint } from '../ingest/movement';

/** A fix as far as trips and stops care. */
export interface TrackPoint extends MovementPoint {
  speedKnots: number;
  /** The way from the fix before. */
  distanceMeters: number;
}

type PackedPoint = [number, number, number, number, number, number | null];

/** All fixes of a device in a span, in order, as little as they need. */
export const readTrack = async (
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): Promise<TrackPoint[]> => {
  const { rows } = await unit.query<{ track: string | null }>(
    `select json_agg(json_build_array(p.id, (extract(epoch from p.fix_time) * 1000)::bigint,
       p.latitude, p.longitude, p.speed, p.distance) order by p.fix_time, p.id)::text as track
     from (select id, fix_time, latitude, longitude, speed,
         (attributes ->> 'distance')::float8 as distance
       from all_positions where device_id = $1 and fix_time between $2 and $3) p`,
    [deviceId, new Date(fromMs), new Date(toMs)],
    { name: 'report-track' },
  );
  const packed = JSON.parse(rows[0]?.track ?? '[]') as PackedPoint[];
  return packed.map(([positionId, timeMs, latitude, longitude, speedKnots, distance]) => ({
    positionId,
    timeMs,
    latitude,
    longitude,
    speedKnots,
    distanceMeters: distance ?? 0,
  }));
};

/** Whole fixes by id; those that are gone are missing. */
export const readFixes = async (
  unit: Unit,
  ids: readonly number[],
): Promise<Map<number, Position>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await unit.query<{ json: string }>(
    `select ${POSITION_JSON} as json from all_positions p where p.id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ json }) => {
      const position = positionFromEntity(JSON.parse(json) as PositionEntity);
      return [position.id, position];
    }),
  );
};

/** The first and the last fix of a device in a span; null when there is none. */
export const readEnds = async (
  unit: Unit,
  deviceId: number,
  fromMs: number,
  toMs: number,
): Promise<{ first: Position; last: Position } | null> => {
  const end = (direction: 'asc' | 'desc'): string =>
    `(select ${POSITION_JSON} as json from all_positions p
      where p.device_id = $1 and p.fix_time between $2 and $3
      order by p.fix_time ${direction}, p.id ${direction} limit 1)`;
  const { rows } = await unit.query<{ json: string }>(
    `select json from ${end('asc')} a union all select json from ${end('desc')} z`,
    [deviceId, new Date(fromMs), new Date(toMs)],
  );
  const [first, last] = rows.map(({ json }) =>
    positionFromEntity(JSON.parse(json) as PositionEntity),
  );
  return first && last ? { first, last } : null;
};
