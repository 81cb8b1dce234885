import { isTrackingError, type TrackingClient, type TrackingError } from '@rastro/sdk/client';
import { group } from '@rastro/sdk/contract';
import {
  planRow,
  waitsForParent,
  writeRow,
  type ImportRow,
  type PlannerOptions,
  type RowProblem,
} from '@rastro/sdk/domain';
import { callsOf, type ImportedResource } from './to-writable-resource';

/** Calls at once: a browser opens no more to one server. */
const PARALLEL = 6;

/** Rows under way are finished also when it is stopped. */
const TO_THE_END = new AbortController().signal;

/** Options for writing rows. */
export interface RunOptions {
  client: TrackingClient;
  rows: readonly ImportRow[];
  planner: PlannerOptions<ImportedResource>;
  /** Names of groups that are made first. */
  newGroups: readonly string[];
  /** Ends it before the next row. */
  signal: AbortSignal;
  /** Hears how each row ended. */
  onRow: (kind: 'created' | 'updated' | 'unchanged', row: ImportRow) => void;
  onRefused: (why: TrackingError | readonly RowProblem[], row: ImportRow) => void;
}

/** Writes rows until all are written or the signal ends it; throws what stops every row. */
export async function runRows(options: RunOptions): Promise<void> {
  const { client, signal, onRow, onRefused } = options;
  let { planner } = options;
  const calls = callsOf(client, planner.resource.description);
  await makeGroups(options);
  let rows = [...options.rows];
  while (rows.length > 0) {
    const waiting = rows.filter((row) => waitsForParent(row, planner));
    const now = rows.filter((row) => !waitsForParent(row, planner));
    // Rows that wait for each other, or for one that was refused, get their answer now.
    if (now.length === 0) planner = { ...planner, coming: new Set() };
    const work = now.length === 0 ? waiting : now;
    rows = now.length === 0 ? [] : waiting;
    const write = async (row: ImportRow) => {
      const planned = planRow(row, planner);
      if (planned.kind !== 'create' && planned.kind !== 'update') {
        if (planned.kind === 'refused') onRefused(planned.reasons, row);
        else onRow('unchanged', row);
        return;
      }
      const outcome = await writeRow(planned, {
        calls,
        planner,
        signal: TO_THE_END,
        isFailure: isTrackingError,
      });
      if (outcome.kind === 'refused') onRefused(outcome.error, row);
      else onRow(outcome.kind, row);
    };
    await inParallel(work, write, signal);
    if (signal.aborted) return;
  }
}

async function makeGroups({ client, planner, newGroups, signal }: RunOptions): Promise<void> {
  const groups = planner.directories.get('groupId');
  for (const name of newGroups) {
    if (signal.aborted || groups?.find(name).kind !== 'unknown') continue;
    groups.add(await callsOf(client, group).create({ name }));
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const walk = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next];
      next += 1;
      if (item !== undefined) await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, walk));
  } finally {
    // What stops one row stops all that are still to come.
    next = items.length;
  }
}
