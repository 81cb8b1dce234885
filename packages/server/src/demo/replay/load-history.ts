import type { Database, Unit } from '../../db/database';
import type { OpenHistory } from '../../engine/ingest/history-opener';
import type { FleetDay } from '../day/fleet-day';
import { listHistory } from './list-history';
import { readMadeParts, writeMadeParts } from '../made-parts';
import { toUniqueId } from '../fleet/name-fleet';
import type { FleetProfiles } from '../fleet/profile-fleet';

/** Options of the history loader. */
export interface HistoryOptions {
  db: Database;
  openHistory: OpenHistory;
  day: FleetDay;
  profiles: FleetProfiles;
  endsAt: number;
  /** Called after each batch with the number of fixes now stored. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Small enough that a page's question and a live fix never wait long behind one. */
const BATCH_FIXES = 400;
const PART = 'history';

/** Returns true when an earlier start loaded all of the history. */
export const readIsHistoryLoaded = async (unit: Unit): Promise<boolean> =>
  (await readMadeParts(unit)).has(PART);

/**
 * Loads the history bus after bus, each in order of time, but for the last fix of each, and goes on
 * where an earlier start was cut off. Stops early, without error, when `signal` is aborted.
 */
export async function loadHistory(options: HistoryOptions): Promise<void> {
  const { db, openHistory, day, profiles, endsAt, signal, onProgress } = options;
  let done = 0;
  for (const bus of day.buses) {
    const profile = profiles.get(bus.vehicleId);
    const messages = profile ? listHistory(bus, profile, day, endsAt) : [];
    const lastMs = messages.at(-1)?.timestampMs ?? endsAt;
    const past = await openHistory(toUniqueId(bus.vehicleId), lastMs);
    const storedUntilMs = past?.storedUntilMs ?? -Infinity;
    const missing = messages
      .slice(0, -1)
      .filter(({ timestampMs = 0 }) => timestampMs > storedUntilMs);
    done += bus.fixes.length - missing.length;
    for (let at = 0; past && at < missing.length; at += BATCH_FIXES) {
      if (signal.aborted) return;
      const batch = missing.slice(at, at + BATCH_FIXES);
      await past.add(batch);
      done += batch.length;
      onProgress(done);
    }
    if (signal.aborted) return;
  }
  onProgress(day.fixCount);
  await writeMadeParts(db, [PART]);
}
