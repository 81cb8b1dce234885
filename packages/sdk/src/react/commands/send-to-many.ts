import { TrackingError, type TrackingClient } from '../../client';
import type { BulkChange, BulkOutcome, BulkRow } from '../../contract';
import { readSentRow, type SentState } from '../../domain';
import type { CommandToSend } from './command-to-send';

/** Interval of polling the progress, in ms. */
const ASK_EVERY_MS = 700;
/** The server tells no more rows at once. */
const PAGE = 1000;

/** Server calls for a bulk change. */
export type SendMany = Pick<TrackingClient['bulk'], 'plan' | 'start' | 'get' | 'rows' | 'cancel'>;

/** Returns the state of a row, with the error if it was not sent; null when not tried yet. */
function toState(row: BulkRow): SentState | null {
  const { code, message } = row;
  const isRefused = row.outcome === 'refused' || row.outcome === 'failed';
  if (!isRefused) return readSentRow(row);
  const fields = { code: code ?? 'UNKNOWN_ERROR', ...(message !== null && { message }) };
  return { kind: 'failed', error: new TrackingError(fields) };
}

/** Until the time is over, or one of the signals comes. */
const wait = (ms: number, signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const signal of signals) signal.addEventListener('abort', end);
  });

/**
 * Lets the server send one command to many devices, which goes on without this page, and tells what became of it at
 * each. `stopped` stops it there; `left` only looks no more. Rejects where it could not be planned or begun.
 */
export async function sendToMany(
  bulk: SendMany,
  deviceIds: readonly number[],
  command: CommandToSend,
  {
    stopped,
    left,
    hear,
  }: {
    stopped: AbortSignal;
    left: AbortSignal;
    hear: (states: ReadonlyMap<number, SentState>) => void;
  },
): Promise<void> {
  const { id } = await bulk.plan({
    resource: 'devices',
    ids: [...deviceIds],
    operation: 'send',
    changes: { ...command },
  });
  const read = async ({ counts }: BulkChange, outcome: BulkOutcome, known: number) => {
    if (counts[outcome] === known) return known;
    for (let offset = 0; offset < counts[outcome]; offset += PAGE) {
      const rows = await bulk.rows({ id, outcome, limit: PAGE, offset });
      hear(
        new Map(
          rows.flatMap((row) => {
            const state = toState(row);
            return state === null ? [] : [[row.id, state] as const];
          }),
        ),
      );
    }
    return counts[outcome];
  };
  const known = { refused: 0, failed: 0, done: 0 };
  const tell = async (now: BulkChange) => {
    for (const outcome of ['refused', 'failed', 'done'] as const) {
      known[outcome] = await read(now, outcome, known[outcome]);
    }
  };
  let now = await bulk.start({ id });
  while (now.state === 'running' && !left.aborted) {
    // What fails while it runs may be what is on its way: that is told at the end.
    known.done = await read(now, 'done', known.done).catch(() => known.done);
    await wait(ASK_EVERY_MS, [stopped, left]);
    if (left.aborted) return;
    const next = stopped.aborted ? bulk.cancel({ id }).catch(() => bulk.get(id)) : bulk.get(id);
    // Asked again in a moment: it goes on without this page.
    now = await next.catch(() => now);
  }
  await tell(now);
}
