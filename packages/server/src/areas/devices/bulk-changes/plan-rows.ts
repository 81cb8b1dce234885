import type { Member, ResourceDescription } from '@rastro/sdk/contract';
import { type Actor, decide, listChanges, mergePatch, planChange } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import { areaOf } from '../../../request/area-of';
import { checkValues } from '../../../request/check-values';
import type { BulkRow } from './bulk-store';

type Thing = Readonly<Record<string, unknown>>;

/** Operation planned for each of a set of things. */
export interface RowPlan {
  resource: ResourceDescription;
  operation: 'update' | 'delete';
  changes: Readonly<Record<string, unknown>>;
  actor: Actor;
  userId: number;
}

/** A row that says why nothing is done with a thing. */
const refuse = (row: Pick<BulkRow, 'id' | 'name'>, error: ApiError): BulkRow => {
  const { code, message, field = null } = error;
  return { id: row.id, name: row.name, outcome: 'refused', changes: [], code, message, field };
};

/** The row of a thing that the account does not see, as of one that is not there. */
export const refuseUnseen = (id: number): BulkRow =>
  refuse({ id, name: '' }, new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND')));

/**
 * Plans the row of a thing; `stored` is undefined for one that is missing or that the account does
 * not see.
 */
export function planRow(id: number, stored: Thing | undefined, plan: RowPlan): BulkRow {
  const { resource, operation, changes: patch, actor, userId } = plan;
  const row = { id, name: stored === undefined ? '' : nameOf(stored) };
  if (stored === undefined) return refuseUnseen(id);
  const area = areaOf(resource);
  const self = area === 'users' ? { isSelf: id === userId } : {};
  const said = { code: null, message: null, field: null };
  if (operation === 'delete') {
    const { rule } = decide(actor, 'delete', area, { own: true, ...self });
    if (rule !== null) return refuse(row, forbidden(rule));
    return { ...row, ...said, outcome: 'change', changes: [] };
  }
  const whole = mergePatch(stored, patch) as Thing;
  const subject = { own: true, ...self, changes: listChanges(stored, whole) };
  const { rule } = decide(actor, 'update', area, subject);
  if (rule !== null) return refuse(row, forbidden(rule));
  try {
    checkValues(resource.members, whole, stored);
  } catch (error) {
    if (error instanceof ApiError) return refuse(row, error);
    throw error;
  }
  const changes = planChange(stored, patch);
  return { ...row, ...said, outcome: changes.length > 0 ? 'change' : 'unchanged', changes };
}

/** Returns the display name of a thing. */
export const nameOf = (thing: Thing): string => {
  const name = thing['name'] ?? thing['description'];
  return typeof name === 'string' ? name : '';
};

/**
 * Checks whether a member may be changed in bulk: never a secret one, as the journal keeps old
 * values.
 */
export const mayChange = (member: Member | undefined): boolean =>
  member !== undefined && !member.writtenBy && !member.secret && !member.writeOnly;
