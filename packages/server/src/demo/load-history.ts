import type { Database } from '../db/database';
import type { IngestMessage } from '../engine/ingest/ingest-message';
import type { FleetDay } from './fleet-day';
import { listMissing, toHistory } from './list-history';
import { toUniqueId } from './name-fleet';

/** What the loader of the history needs. */
export interface HistoryOptions {
  db: Database;
  day: FleetDay;
  endsAt: number;
  /** Stores fixes of one bus in order, without notifications; resolves once they are durable. */
  ingestMany: (messages: readonly IngestMessage[]) => Promise<unknown>;
  /** Called after each batch with the number of fixes now stored. */
  onProgress: (done: number) => void;
  /** Called for each bus whose history is complete: it may go live. */
  onBusDone: (vehicleId: string) => void;
  signal: AbortSignal;
}

/** Small enough that a page's question never waits long behind one. */
const BATCH_FIXES = 400;

async function readLatestFixTimes(db: Database): Promise<Map<string, number>> {
  const rows = await db.kysely
    .selectFrom('device_state')
    .innerJoin('devices', 'devices.id', 'device_state.device_id')
    .select(['devices.unique_id', 'device_state.fix_time'])
    .execute();
  return new Map(rows.map((row) => [row.unique_id, row.fix_time?.getTime() ?? -Infinity]));
}

/**
 * Loads the history bus after bus, each in order of time, and goes on where an earlier start was
 * cut off: what is stored already is known from each bus's latest fix. Stops early, without error,
 * when `signal` is aborted.
 */
export async function loadHistory(options: HistoryOptions): Promise<void> {
  const { day, endsAt, signal } = options;
  const latest = await readLatestFixTimes(options.db);
  const open = day.buses.map((bus) => ({
    bus,
    missing: listMissing(bus, day, endsAt, latest.get(toUniqueId(bus.vehicleId))),
  }));
  let done = day.fixCount - open.reduce((sum, { missing }) => sum + missing.length, 0);
  options.onProgress(done);
  // What is complete goes live at once, before the long work.
  open.sort((a, b) => a.missing.length - b.missing.length);
  for (const { bus, missing } of open) {
    for (let at = 0; at < missing.length; at += BATCH_FIXES) {
      if (signal.aborted) return;
      const batch = missing.slice(at, at + BATCH_FIXES);
      // Written out only now: all of them at once would hold up the first page.
      await options.ingestMany(toHistory(bus, batch, day, endsAt));
      done += batch.length;
      options.onProgress(done);
    }
    if (signal.aborted) return;
    options.onBusDone(bus.vehicleId);
  }
}
