import type { Unit } from '../../db/database';
import type { MovementPoint, MovementState } from '../rules/movement/movement';

/**
 * Returns the movement state as stored with every fix: of the window only the oldest point, as the
 * others are in the track.
 */
export const withoutWindow = (movement: MovementState): MovementState => ({
  ...movement,
  window: movement.window.slice(0, 1),
});

interface TrackRow {
  device_id: number;
  id: number;
  fix_time: Date;
  latitude: number;
  longitude: number;
}

const TRACKS_SQL = `
  select p.device_id, p.id, p.fix_time, p.latitude, p.longitude
  from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as s(device_id, oldest, newest)
  join lateral (
    select * from all_positions a
    where a.device_id = s.device_id and a.fix_time between s.oldest and s.newest
  ) p on true
  order by p.id`;

/** The points after `oldest` as they were taken: one that came late was never in the window. */
const follow = (oldest: MovementPoint, rows: readonly TrackRow[]): MovementPoint[] => {
  const window = [oldest];
  for (const { id, fix_time, latitude, longitude } of rows) {
    const timeMs = fix_time.getTime();
    if (id <= oldest.positionId || timeMs < window.at(-1)!.timeMs) continue;
    window.push({ positionId: id, timeMs, latitude, longitude });
  }
  return window;
};

/** Requested window of a device: from the oldest stored point to the newest fix. */
export interface AskedWindow {
  deviceId: number;
  oldest: MovementPoint;
  newestMs: number;
}

/** Reads the windows of devices whose states were stored without. */
export const readWindows = async (
  unit: Unit,
  asked: readonly AskedWindow[],
): Promise<Map<number, MovementPoint[]>> => {
  const { rows } = await unit.query<TrackRow>(TRACKS_SQL, [
    asked.map(({ deviceId }) => deviceId),
    asked.map(({ oldest }) => new Date(oldest.timeMs)),
    asked.map(({ newestMs }) => new Date(newestMs)),
  ]);
  const tracks = new Map<number, TrackRow[]>();
  for (const row of rows) {
    const track = tracks.get(row.device_id);
    if (track) track.push(row);
    else tracks.set(row.device_id, [row]);
  }
  return new Map(
    asked.map(({ deviceId, oldest }) => [deviceId, follow(oldest, tracks.get(deviceId) ?? [])]),
  );
};
