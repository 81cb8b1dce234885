import type { ResourceDescription } from '@rastro/sdk/contract';
import { planChange, planUndo } from '@rastro/sdk/domain';
import type { AskDoor, Asked } from './ask-door';
import type { Bulk, BulkRow, BulkStore } from './bulk-store';
import { runLinkRow } from './link-rows';
import { sendRow, type ManyCommand } from './send-rows';

/** Max rows read at once, and max calls in flight. */
const AT_ONCE = 40;
const CALLS_AT_ONCE = 4;

interface Run {
  bulk: Pick<Bulk, 'id' | 'operation' | 'changes'>;
  resource: ResourceDescription;
  /** Resource that the things are linked to, for link operations. */
  other?: ResourceDescription | undefined;
  store: BulkStore;
  /** Return value of `begin`. */
  turn: number;
  ask: AskDoor;
}

/**
 * Thrown when the account that started the run has signed out: the rest waits until it starts the
 * run again.
 */
class SignedOut extends Error {}

type Thing = Record<string, unknown>;

/**
 * Does what is planned, one call a row; a row whose answer was lost is looked at before it is done again. Answers
 * how it ended.
 */
export async function runRows(run: Run): Promise<void> {
  const { bulk, resource, store, turn, ask } = run;
  const { path } = resource;
  await work(
    { id: bulk.id, store, turn, outcome: 'change', state: 'running', end: 'finished' },
    (row) =>
      bulk.operation === 'delete'
        ? remove(row, path, ask)
        : bulk.operation === 'update'
          ? update(row, { bulk, path, ask })
          : bulk.operation === 'send'
            ? send(row, run)
            : tie(row, run),
  );
}

/** Writes the old values back where nobody has changed them since. */
export async function undoRows(run: Run): Promise<void> {
  const { bulk, resource, store, turn, ask } = run;
  await work(
    { id: bulk.id, store, turn, outcome: 'done', state: 'undoing', end: 'undone' },
    (row) => (bulk.operation === 'update' ? undo(row, resource.path, ask) : tie(row, run, true)),
  );
}

interface Work {
  id: number;
  store: BulkStore;
  turn: number;
  /** Outcome of the rows that are left to do. */
  outcome: BulkRow['outcome'];
  state: 'running' | 'undoing';
  end: 'finished' | 'undone';
}

async function work(
  { id, store, turn, outcome, state, end }: Work,
  one: (row: BulkRow) => Promise<BulkRow>,
): Promise<void> {
  try {
    while (await store.touch(id, state, turn)) {
      const rows = await store.rows(id, { outcome, limit: AT_ONCE, offset: 0 });
      if (rows.length === 0) {
        await store.end(id, state, turn, end);
        return;
      }
      for (let at = 0; at < rows.length; at += CALLS_AT_ONCE) {
        const some = rows.slice(at, at + CALLS_AT_ONCE);
        if (!(await store.touch(id, state, turn))) return;
        const done = await Promise.allSettled(
          some.map(async (row) => store.write(id, await one(row))),
        );
        const failed = done.find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
      }
    }
  } catch (error) {
    await store.end(id, state, turn, state === 'running' ? 'interrupted' : 'undo-interrupted');
    if (!(error instanceof SignedOut)) throw error;
  }
}

async function update(
  row: BulkRow,
  { bulk, path, ask }: Pick<Run, 'bulk' | 'ask'> & { path: string },
): Promise<BulkRow> {
  const now = accept(await ask('GET', `${path}/${row.id}`));
  if (now.status >= 400) return fail(row, now);
  const changes = planChange(now.json as Thing, bulk.changes);
  // It was done before the server stopped, and only that was not written down.
  if (changes.length === 0) return { ...row, outcome: 'done' };
  const answer = accept(await ask('PATCH', `${path}/${row.id}`, bulk.changes));
  return answer.status >= 400 ? fail(row, answer) : { ...row, outcome: 'done', changes };
}

async function remove(row: BulkRow, path: string, ask: AskDoor): Promise<BulkRow> {
  const answer = accept(await ask('DELETE', `${path}/${row.id}`));
  // Gone is gone, whoever did it.
  const isGone = answer.status < 400 || answer.status === 404;
  return isGone ? { ...row, outcome: 'done' } : fail(row, answer);
}

async function undo(row: BulkRow, path: string, ask: AskDoor): Promise<BulkRow> {
  const now = accept(await ask('GET', `${path}/${row.id}`));
  if (now.status >= 400) return fail(row, now, 'kept');
  const patch = planUndo(now.json as Thing, row.changes);
  if (patch === null) return { ...row, outcome: 'kept' };
  const answer = accept(await ask('PATCH', `${path}/${row.id}`, patch));
  return answer.status >= 400 ? fail(row, answer, 'kept') : { ...row, outcome: 'undone' };
}

async function send(row: BulkRow, { bulk, store, ask }: Run): Promise<BulkRow> {
  const sent = await sendRow(row, {
    command: bulk.changes as ManyCommand,
    ask,
    write: (now) => store.write(bulk.id, now),
  });
  if (sent === null) throw new SignedOut();
  return 'status' in sent ? fail(row, sent) : sent;
}

/** Links or unlinks a thing, or takes that back. */
async function tie(row: BulkRow, { resource, other, ask }: Run, isUndo = false): Promise<BulkRow> {
  if (other === undefined) throw new Error('a run of links names nothing to link to');
  const refusal = await runLinkRow(row, { resource, other, isUndo }, async (...call) =>
    accept(await ask(...call)),
  );
  if (refusal) return fail(row, refusal, isUndo ? 'kept' : 'failed');
  return { ...row, outcome: isUndo ? 'undone' : 'done' };
}

function accept(answer: Asked): Asked {
  if (answer.status === 401) throw new SignedOut();
  return answer;
}

function fail(row: BulkRow, { json }: Asked, outcome: 'failed' | 'kept' = 'failed'): BulkRow {
  const { code, message, field } = json as { code?: string; message?: string; field?: string };
  return { ...row, outcome, code: code ?? null, message: message ?? null, field: field ?? null };
}
