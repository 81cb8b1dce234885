import type { BulkChange, BulkCounts, BulkRow } from '../../contract';
import type { SendMany } from './send-to-many';

const NONE: BulkCounts = {
  change: 0,
  unchanged: 0,
  refused: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};

/** The calls by which a server sends a command to many: at once, or held until it is cancelled. For tests. */
export function createFakeSending({
  refused = [],
  isHeld = false,
}: {
  /** Devices that get nothing. */
  refused?: readonly number[];
  isHeld?: boolean;
} = {}) {
  const planned: Parameters<SendMany['plan']>[0][] = [];
  const cancelled: number[] = [];
  const idsOf = () => planned.at(-1)?.ids ?? [];
  const answer = (state: BulkChange['state'], counts: Partial<BulkCounts>) =>
    Promise.resolve<BulkChange>({
      id: 5,
      resource: 'devices',
      operation: 'send',
      state,
      createdAt: null,
      counts: { ...NONE, ...counts },
    });
  const end = () => {
    const failed = idsOf().filter((id) => refused.includes(id)).length;
    return answer('finished', { failed, done: idsOf().length - failed });
  };
  const rowOf = (id: number): BulkRow => {
    const row = { id, name: `#${id}`, message: null, field: null };
    return refused.includes(id)
      ? { ...row, outcome: 'failed', changes: [], code: 'ACCOUNT_IS_READONLY' }
      : { ...row, outcome: 'done', changes: [{ path: ['sent'] }], code: null };
  };
  const bulk = {
    plan(wanted) {
      planned.push(wanted);
      return answer('planned', { change: idsOf().length });
    },
    start: () => (isHeld ? answer('running', { change: idsOf().length }) : end()),
    get: () => end(),
    rows({ outcome, limit = 100, offset = 0 }) {
      const rows = idsOf().map(rowOf);
      const wanted = rows.filter((row) => row.outcome === outcome);
      return Promise.resolve(wanted.slice(offset, offset + limit));
    },
    cancel({ id }) {
      cancelled.push(Number(id));
      return answer('cancelled', { change: idsOf().length });
    },
  } satisfies SendMany;
  return { bulk, planned, cancelled };
}
