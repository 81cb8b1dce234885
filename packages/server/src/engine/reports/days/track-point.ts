import type { Unit } from '../../../db/database';
import type { MovementPoint } from '../../rules/movement/movement';

/** A fix as far as trips and stops care. */
export interface TrackPoint extends MovementPoint {
  speedKnots: number;
  /** The distance sent with it after a gap that counts, metres; otherwise 0. */
  distanceMeters: number;
}

/** Fixes of a device that are asked for, both ends included. */
export interface TrackReach {
  deviceId: number;
  fromMs: number;
  toMs: number;
  /** After a longer silence the distance sent with a fix is wanted. */
  stopGapMs: number;
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
    distanceMeters: 0,
  }));
};

/** A time as the database takes it in a list. */
export const toIso = (timeMs: number): string => new Date(timeMs).toISOString();

/** Only these are looked at as a whole: all else of a track lies in the index. */
const addDistances = async (
  unit: Unit,
  tracks: ReadonlyMap<number, readonly TrackPoint[]>,
  reaches: readonly TrackReach[],
): Promise<void> => {
  const afterGaps = new Map<number, TrackPoint>();
  for (const { deviceId, stopGapMs } of reaches) {
    tracks.get(deviceId)?.forEach((point, index, track) => {
      const before = track[index - 1];
      if (before && point.timeMs - before.timeMs > stopGapMs)
        afterGaps.set(point.positionId, point);
    });
  }
  if (afterGaps.size === 0) return;
  const { rows } = await unit.query<{ id: number; distance: number | null }>(
    `select p.id, case when json_typeof(p.attributes -> 'distance') = 'number'
       then (p.attributes ->> 'distance')::float8 end as distance
     from unnest($1::bigint[], $2::timestamptz[]) f(id, fix_time)
     join all_positions p on p.id = f.id and p.fix_time = f.fix_time`,
    [[...afterGaps.keys()], [...afterGaps.values()].map(({ timeMs }) => toIso(timeMs))],
  );
  for (const { id, distance } of rows) {
    const point = afterGaps.get(id);
    if (point) point.distanceMeters = distance ?? 0;
  }
};

/** The fixes of devices, each in a time of its own, in order; those without any are missing. */
export const readTracks = async (
  unit: Unit,
  reaches: readonly TrackReach[],
): Promise<Map<number, TrackPoint[]>> => {
  if (reaches.length === 0) return new Map();
  const { rows } = await unit.query<PackedTrack>(
    `select r.device_id, p.* from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[])
       r(device_id, from_time, to_time)
     cross join lateral (select array_to_string(array_agg(id), ',') as ids,
       array_to_string(array_agg((date_part('epoch', fix_time) * 1000)::bigint), ',') as times,
       array_to_string(array_agg(latitude), ',') as latitudes,
       array_to_string(array_agg(longitude), ',') as longitudes,
       array_to_string(array_agg(speed), ',') as speeds
       from (select id, fix_time, latitude, longitude, speed from all_positions
         where device_id = r.device_id and fix_time between r.from_time and r.to_time
         order by fix_time, id) t) p
     where p.ids is not null`,
    [
      reaches.map(({ deviceId }) => deviceId),
      reaches.map(({ fromMs }) => toIso(fromMs)),
      reaches.map(({ toMs }) => toIso(toMs)),
    ],
    { name: 'report-tracks' },
  );
  const tracks = new Map(rows.map((row) => [row.device_id, unpack(row)]));
  await addDistances(unit, tracks, reaches);
  return tracks;
};
