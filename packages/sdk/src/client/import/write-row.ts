import type { ResourceDescription } from '../../contract';
import {
  applyDraft,
  joinReferences,
  listDraftChanges,
  withoutSecrets,
  type ImportedThing,
  type ImportField,
  type ImportResource,
  type PlannedRow,
  type PlannerOptions,
} from '../../domain';
import { isTrackingError, type TrackingError } from '../request/tracking-error';
import type { Resource, TrackingClient } from '../types';

/** A resource whose things a file may hold, with the calls that it has. */
export interface WritableResource extends ImportResource {
  readonly description: ResourceDescription;
  /** The text that lists can be asked by, and so names one without reading all. */
  readonly key: ImportField | undefined;
}

type Calls = Resource<ImportedThing, Readonly<Record<string, unknown>>>;
type Planner = PlannerOptions<WritableResource>;

/** The calls of a resource of which no more is known than its description. */
export const callsOf = (client: TrackingClient, description: ResourceDescription): Calls =>
  client.resource(description) as unknown as Calls;

/** How a row ended; an error is what the server refused it with. */
export type RowOutcome =
  { kind: 'created' | 'updated' | 'unchanged' } | { kind: 'refused'; error: TrackingError };

/** Rows that are written. */
export type WrittenRow = Extract<PlannedRow, { kind: 'create' | 'update' }>;

/**
 * Writes one row. What the server refuses is an outcome; what stops every row (nobody signed in, no
 * right, nothing reachable) is thrown.
 */
export async function writeRow(
  client: TrackingClient,
  planned: WrittenRow,
  planner: Planner,
  signal: AbortSignal,
): Promise<RowOutcome> {
  try {
    return planned.kind === 'create'
      ? await create(client, planned, planner, signal)
      : await update(client, planned, planned.entity, planner, signal);
  } catch (error) {
    if (!isTrackingError(error) || stopsEverything(error)) throw error;
    return { kind: 'refused', error };
  }
}

async function create(
  client: TrackingClient,
  planned: WrittenRow,
  planner: Planner,
  signal: AbortSignal,
): Promise<RowOutcome> {
  const { resource, directories } = planner;
  const calls = callsOf(client, resource.description);
  try {
    // What the row refers to may have been made a moment ago.
    const input = joinReferences(resource, planned.input, planned.row.draft, directories);
    const made = await calls.create(input, { signal });
    if (resource.parent) directories.get(resource.parent.member)?.add(made);
    return { kind: 'created' };
  } catch (error) {
    // An answer that was lost on its way, now or in a run that was killed: the thing may be there.
    if (!isTrackingError(error) || ![400, 409].includes(error.status ?? 0)) throw error;
    const known = await findByKey(calls, planner, planned.row.key, signal);
    if (!known) throw error;
    const outcome = await update(client, planned, known, planner, signal);
    return outcome.kind === 'unchanged' ? { kind: 'created' } : outcome;
  }
}

/** The one thing of this identifier; where lists cannot be asked by it, a refusal is a refusal. */
async function findByKey(
  { list }: Calls,
  { resource: { key, identity } }: Planner,
  text: string,
  signal: AbortSignal,
): Promise<ImportedThing | undefined> {
  if (!key || key !== identity) return undefined;
  const [entity] = await list({ [key.member]: [text] }, { signal });
  return entity;
}

/** Reads the thing anew: a write replaces the whole of it, and others write too. */
async function update(
  client: TrackingClient,
  planned: WrittenRow,
  known: ImportedThing,
  { resource, directories }: Planner,
  signal: AbortSignal,
): Promise<RowOutcome> {
  const calls = callsOf(client, resource.description);
  const draft = withoutSecrets(resource, planned.row.draft);
  const entity = await calls.get(known.id, { signal });
  const input = joinReferences(resource, applyDraft(resource, entity, draft), draft, directories);
  if (listDraftChanges(resource, entity, input).length === 0) return { kind: 'unchanged' };
  await calls.update({ ...input, id: entity.id }, { signal });
  return { kind: 'updated' };
}

/** Refusals of the account: every other row would meet them too. */
const FOR_ALL_ROWS: ReadonlySet<string> = new Set([
  'WRITE_ACCESS_DENIED',
  'ACCOUNT_IS_READONLY',
  'ACCOUNT_IS_DEVICE_READONLY',
  'USER_DEVICE_LIMIT_REACHED',
  'DEVICE_LIMIT_EXCEEDED',
  'DEVICES_UNCOUNTED',
]);

function stopsEverything({ status, code }: { status: number | undefined; code: string }): boolean {
  if (status === undefined || status === 401 || status === 429) return true;
  return FOR_ALL_ROWS.has(code) || (status >= 502 && status <= 504);
}
