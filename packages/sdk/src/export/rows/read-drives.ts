import { MAX_DRIVES, type Period, type SourceDrive } from '../../domain';

/**
 * Reader of driver check-ins: `client.resource(drive)`, or the like. Newest first, `MAX_DRIVES` at
 * most.
 */
export interface DriveReader {
  list(
    query: { deviceId?: readonly number[]; from: string; to: string },
    options: { signal: AbortSignal },
  ): Promise<readonly (SourceDrive & { id: number })[]>;
}

/** More vehicles than these no address is long enough for. */
const MAX_NAMED = 100;

/** The check-ins with these vehicles that reach into a period, however many: asked backwards until there are no more. */
export async function readDrives(
  drives: DriveReader,
  {
    deviceIds,
    period,
    signal,
  }: { deviceIds: readonly number[]; period: Period; signal: AbortSignal },
): Promise<SourceDrive[]> {
  const wanted = new Set(deviceIds);
  const named = wanted.size <= MAX_NAMED ? { deviceId: [...wanted] } : {};
  const from = new Date(period.fromMs).toISOString();
  const found = new Map<number, SourceDrive>();
  let { toMs } = period;
  for (;;) {
    const query = { ...named, from, to: new Date(toMs).toISOString() };
    const page = await drives.list(query, { signal });
    for (const one of page) if (wanted.has(one.deviceId)) found.set(one.id, one);
    const oldest = page.at(-1);
    if (oldest === undefined || page.length < MAX_DRIVES) return [...found.values()];
    // Others may have begun in the same moment as the oldest one.
    toMs = Math.min(Date.parse(oldest.beganAt) + 1, toMs - 1);
  }
}
