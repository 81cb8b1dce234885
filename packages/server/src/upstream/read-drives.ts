import type { Unit } from '../db/database';

/** Driver of a vehicle, by the scanned codes. */
export interface DriverThen {
  uniqueId: string;
  name: string;
}

/** Returns the driver of a vehicle at a moment; if none, the next one until another moment. */
export type FindDriver = (
  deviceId: number,
  atMs: number,
  untilMs?: number,
) => DriverThen | undefined;

/** Query of drives by vehicles and period; null for all vehicles. */
export interface AskedDrives {
  origin: string;
  deviceIds: readonly number[] | null;
  fromMs: number;
  toMs: number;
}

interface Span extends DriverThen {
  fromMs: number;
  toMs: number;
}

/** Reads who drove vehicles in a period, at once; undefined where nobody did. */
export async function readDrives(
  db: Pick<Unit, 'query'>,
  { origin, deviceIds, fromMs, toMs }: AskedDrives,
): Promise<FindDriver | undefined> {
  const { rows } = await db.query<{
    device_id: number;
    driver_unique_id: string;
    driver_name: string;
    began_at: Date;
    ended_at: Date | null;
  }>(
    `select device_id, driver_unique_id, driver_name, began_at, ended_at from drive
     where tracking_origin = $1 and ($2::bigint[] is null or device_id = any($2))
       and began_at <= $4 and (ended_at is null or ended_at > $3) and driver_unique_id <> ''
     order by device_id, began_at`,
    [origin, deviceIds, new Date(fromMs), new Date(toMs)],
  );
  if (rows.length === 0) return undefined;
  const spans = new Map<number, Span[]>();
  for (const row of rows) {
    const span = {
      uniqueId: row.driver_unique_id,
      name: row.driver_name,
      fromMs: row.began_at.getTime(),
      toMs: row.ended_at?.getTime() ?? Number.POSITIVE_INFINITY,
    };
    const known = spans.get(row.device_id);
    if (known) known.push(span);
    else spans.set(row.device_id, [span]);
  }
  return (deviceId, atMs, untilMs = atMs) =>
    spans.get(deviceId)?.find((span) => span.fromMs <= untilMs && span.toMs > atMs);
}
