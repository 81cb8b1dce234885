import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, id, moment, numbers, object, structure, text } from '../describe/members';
import { isObject } from '../describe/read-member';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';

/** Operations of a bulk change. */
export const BULK_OPERATIONS = ['update', 'delete', 'link', 'unlink', 'send'] as const;

/** States of a bulk change. */
export const BULK_STATES = [
  'planned',
  'running',
  'cancelled',
  'interrupted',
  'finished',
  'undoing',
  'undo-interrupted',
  'undone',
] as const;

/** Outcomes for one item of a bulk change, planned or final. */
export const BULK_OUTCOMES = [
  'change',
  'unchanged',
  'refused',
  'done',
  'failed',
  'undone',
  'kept',
] as const;

/** One of {@link BULK_OUTCOMES}. */
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Number of rows of a bulk change, by outcome. */
export type BulkCounts = Record<BulkOutcome, number>;

/** A member that changes: the names down to it, and its values; one that is left out is not there. */
export interface BulkRowChange {
  path: string[];
  from?: unknown;
  to?: unknown;
}

const readCounts = (value: unknown): BulkCounts =>
  Object.fromEntries(
    BULK_OUTCOMES.map((name) => [name, isObject(value) ? Number(value[name] ?? 0) : 0]),
  ) as BulkCounts;

const row = () => ({
  id: id(),
  name: text({ default: '' }),
  outcome: choice(BULK_OUTCOMES, { default: 'refused' }),
  changes: structure((value) => (Array.isArray(value) ? (value as BulkRowChange[]) : [])),
  code: text(),
  message: text(),
  field: text(),
});

/** One change of many things: a plan first, then its start, its end and its undoing. Kept for a day. */
export const bulkChange = /* @__PURE__ */ defineResource({
  name: 'BulkChange',
  path: '/bulk-changes',
  area: 'bulk',
  ownedByProduct: true,
  operations: ['get'],
  members: {
    id: id(),
    resource: text({ default: '' }),
    operation: choice(BULK_OPERATIONS, { default: 'update' }),
    state: choice(BULK_STATES, { default: 'interrupted' }),
    createdAt: moment(),
    counts: structure(readCounts),
  },
  calls: {
    /**
     * Plans it: of these ids, or of all that a list with this filter has. Nothing is changed yet. The `changes` of a
     * `link` say to what, `{ resource: 'geofences', ids: [4] }`; of an `unlink` from what; those of a
     * `send` are the command, for devices: a saved one by its `id`, or a `type` with its `attributes`.
     */
    plan: {
      method: 'POST',
      path: '/bulk-changes',
      body: {
        resource: text({ required: true }),
        ids: numbers(),
        filter: object(),
        operation: choice(BULK_OPERATIONS, { default: 'update' }),
        changes: object(),
      },
      answer: 'one',
    },
    /** Returns the plan or the result for each item; 100 by default, 1,000 at most. */
    rows: {
      method: 'GET',
      path: '/bulk-changes/{id}/rows',
      query: { outcome: 'text', limit: 'int', offset: 'int' },
      answer: (json: unknown): BulkRow[] => createListDecoder('BulkRow', toReader(row()))(json),
    },
    /** Does what is planned, or what is left of it. */
    start: { method: 'POST', path: '/bulk-changes/{id}/start', answer: 'one' },
    /** Stops it; what is done stays done. */
    cancel: { method: 'POST', path: '/bulk-changes/{id}/cancel', answer: 'one' },
    /** Writes the old values back where nobody has changed them since. */
    undo: { method: 'POST', path: '/bulk-changes/{id}/undo', answer: 'one' },
  },
});

/** One change of many things, as its account sees it. */
export interface BulkChange extends Read<typeof bulkChange> {}

/** One thing of a bulk change; `code` and `message` say why it is refused, or failed. */
export interface BulkRow extends Read<{ members: ReturnType<typeof row> }> {}
