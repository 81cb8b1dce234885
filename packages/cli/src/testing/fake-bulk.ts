import type { BulkRow } from '@rastro/sdk/contract';
import { planChange, toSentChanges, toSentState } from '@rastro/sdk/domain';

type Entity = Record<string, unknown> & { id: number };
type Json = Record<string, unknown>;

/** Bulk changes as the server has them: planned, done as soon as they are started, a call a thing. */
export function createFakeBulk(
  areaOf: (name: string) => ReadonlyMap<number, Entity>,
  perform: (method: string, path: string, body: Entity | null) => [number, unknown],
) {
  let wanted: Json = {};
  let rows: BulkRow[] = [];
  const toAnswer = (state: string) => {
    const none = { change: 0, unchanged: 0, refused: 0, done: 0, failed: 0, undone: 0, kept: 0 };
    const counts: Record<string, number> = none;
    for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
    const { resource, operation } = wanted;
    return { id: 1, resource, operation, state, createdAt: '2026-08-21T12:00:00Z', counts };
  };
  const toRow = (id: number): BulkRow => {
    const thing = areaOf(String(wanted['resource'])).get(id);
    const name = String(thing?.['name'] ?? '');
    const said = { code: null, message: null, field: null };
    if (thing === undefined) return { ...said, id, name, outcome: 'refused', changes: [] };
    const { operation } = wanted;
    const changes =
      operation === 'update' ? planChange(thing, wanted['changes'] as Json).map(copy) : [];
    const isNothing = operation === 'update' && changes.length === 0;
    return { ...said, id, name, outcome: isNothing ? 'unchanged' : 'change', changes };
  };
  const run = (row: BulkRow): BulkRow => {
    if (row.outcome !== 'change') return row;
    const path = `/${String(wanted['resource'])}/${row.id}`;
    const changes = wanted['changes'] as Entity;
    const [status, json] =
      wanted['operation'] === 'delete'
        ? perform('DELETE', path, null)
        : wanted['operation'] === 'send'
          ? perform('POST', '/commands/send', { ...changes, deviceId: row.id } as Entity)
          : perform('PATCH', path, changes);
    const { code = null, message = null } = (json ?? {}) as { code?: string; message?: string };
    if (status >= 400) return { ...row, outcome: 'failed', code, message };
    if (wanted['operation'] !== 'send') return { ...row, outcome: 'done' };
    const sent = json as Entity;
    const state = toSentState({ ...sent, isQueued: !('description' in sent) });
    return { ...row, outcome: 'done', changes: toSentChanges(state).map(copy) };
  };
  return {
    answer(method: string, url: URL, sent: Json | null): [number, unknown] {
      if (url.pathname.endsWith('/rows')) {
        const [outcome, offset, limit] = ['outcome', 'offset', 'limit'].map((name) =>
          url.searchParams.get(name),
        );
        const some = rows.filter((row) => row.outcome === outcome);
        return [200, some.slice(Number(offset), Number(offset) + Number(limit ?? 100))];
      }
      if (url.pathname.endsWith('/start')) {
        rows = rows.map(run);
        return [200, toAnswer('finished')];
      }
      if (method === 'POST') {
        wanted = sent ?? {};
        rows = (wanted['ids'] as number[]).map(toRow);
        return [200, toAnswer('planned')];
      }
      return [200, toAnswer('finished')];
    },
  };
}

const copy = ({ path, ...values }: { path: readonly string[] }) => ({ ...values, path: [...path] });
