import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { applyDraft, listChanges } from '../../resources/draft/apply-draft';
import { callsOf, type Entity } from '../../resources/entity';
import type { Directory } from '../../resources/references/directory';
import { deviceResource } from '../device-resource';
import { joinGroup, type PlannedRow } from '../plan/planner';

/** How a row ended. */
export type RowOutcome =
  { kind: 'created' | 'updated' | 'unchanged' } | { kind: 'refused'; reasons: string[] };

/** Rows that are written. */
export type WrittenRow = Extract<PlannedRow, { kind: 'create' | 'update' }>;

/**
 * Writes one row. What the server refuses is an outcome; what stops every row (nobody signed in, no
 * right, nothing reachable) is thrown.
 */
export async function executeRow(
  client: TrackingClient,
  planned: WrittenRow,
  groups: Directory,
  signal: AbortSignal,
): Promise<RowOutcome> {
  try {
    return planned.kind === 'create'
      ? await create(client, planned, groups, signal)
      : await update(client, planned, planned.device, groups, signal);
  } catch (error) {
    if (!isTrackingError(error) || stopsEverything(error)) throw error;
    return { kind: 'refused', reasons: [describe(error)] };
  }
}

async function create(
  client: TrackingClient,
  planned: WrittenRow,
  groups: Directory,
  signal: AbortSignal,
): Promise<RowOutcome> {
  try {
    // The group that the row names may have been made a moment ago.
    const input = joinGroup(planned.input, planned.row.draft.references['groupId'], groups);
    await callsOf(client, deviceResource.description).create(input, { signal });
    return { kind: 'created' };
  } catch (error) {
    // An answer that was lost on its way, now or in a run that was killed: the device may be there.
    if (!isTrackingError(error) || ![400, 409].includes(error.status ?? 0)) throw error;
    const uniqueId = [planned.row.uniqueId];
    const { list } = callsOf(client, deviceResource.description);
    const [device] = await list({ uniqueId }, { signal });
    if (!device) throw error;
    const outcome = await update(client, planned, device, groups, signal);
    return outcome.kind === 'unchanged' ? { kind: 'created' } : outcome;
  }
}

/** Reads the device anew: a write replaces the whole of it, and others write too. */
async function update(
  client: TrackingClient,
  planned: WrittenRow,
  known: Entity,
  groups: Directory,
  signal: AbortSignal,
): Promise<RowOutcome> {
  const calls = callsOf(client, deviceResource.description);
  const { draft } = planned.row;
  const device = await calls.get(known.id, { signal });
  const wanted = applyDraft(deviceResource, device, draft);
  const input = joinGroup(wanted, draft.references['groupId'], groups);
  if (listChanges(deviceResource, device, input).length === 0) return { kind: 'unchanged' };
  await calls.update({ ...input, id: device.id }, { signal });
  return { kind: 'updated' };
}

/** Refusals of the account: every other row would meet them too. */
const FOR_ALL_ROWS: ReadonlySet<string> = new Set([
  'WRITE_ACCESS_DENIED',
  'ACCOUNT_IS_READONLY',
  'ACCOUNT_IS_DEVICE_READONLY',
  'USER_DEVICE_LIMIT_REACHED',
]);

function stopsEverything({ status, code }: { status: number | undefined; code: string }): boolean {
  if (status === undefined || status === 401 || status === 429) return true;
  return FOR_ALL_ROWS.has(code) || (status >= 502 && status <= 504);
}

function describe({
  message,
  field,
  code,
}: {
  message: string;
  field?: string;
  code: string;
}): string {
  const where = field === undefined || message.includes(field) ? '' : `${field}: `;
  return `the server refused it: ${where}${message === code ? '' : message} (${code})`;
}
