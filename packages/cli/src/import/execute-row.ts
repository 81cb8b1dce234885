import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { Device, DeviceInput } from '@rastro/sdk/contract';
import { applyDraft, listChanges } from '../devices/device-draft';
import type { GroupDirectory } from '../devices/group-directory';
import type { PlannedRow } from './planner';

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
  groups: GroupDirectory,
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
  groups: GroupDirectory,
  signal: AbortSignal,
): Promise<RowOutcome> {
  try {
    await client.devices.create(withGroup(planned.input, planned, groups), { signal });
    return { kind: 'created' };
  } catch (error) {
    // An answer that was lost on its way, now or in a run that was killed: the device may be there.
    if (!isTrackingError(error) || ![400, 409].includes(error.status ?? 0)) throw error;
    const uniqueId = [planned.row.uniqueId];
    const [device] = await client.devices.list({ uniqueId }, { signal });
    if (!device) throw error;
    const outcome = await update(client, planned, device, groups, signal);
    return outcome.kind === 'unchanged' ? { kind: 'created' } : outcome;
  }
}

/** Reads the device anew: a write replaces the whole of it, and others write too. */
async function update(
  client: TrackingClient,
  planned: WrittenRow,
  known: Device,
  groups: GroupDirectory,
  signal: AbortSignal,
): Promise<RowOutcome> {
  const device = await client.devices.get(known.id, { signal });
  const input = withGroup(applyDraft(device, planned.row.draft), planned, groups);
  if (listChanges(device, input).length === 0) return { kind: 'unchanged' };
  await client.devices.update({ ...input, id: device.id }, { signal });
  return { kind: 'updated' };
}

/** With the id of the group that the row names, which may have been made a moment ago. */
function withGroup(
  input: DeviceInput,
  { row: { draft } }: WrittenRow,
  groups: GroupDirectory,
): DeviceInput {
  const match = draft.group === undefined ? null : groups.find(draft.group);
  return match?.kind === 'found' ? { ...input, groupId: match.id } : input;
}

function stopsEverything({ status, code }: { status: number | undefined; code: string }): boolean {
  if (status === undefined || status === 401 || status === 429) return true;
  return code === 'WRITE_ACCESS_DENIED' || (status >= 502 && status <= 504);
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
