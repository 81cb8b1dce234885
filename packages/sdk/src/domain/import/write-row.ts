import { applyDraft, type DraftInput, listDraftChanges } from './apply-draft';
import { joinReferences, type PlannedRow, type PlannerOptions, withoutSecrets } from './plan-row';
import type { ImportedThing, ImportField, ImportResource } from './types';

/** A resource whose things are written. */
export interface WritableResource extends ImportResource {
  /** The text that lists can be asked by, and so names one without reading all. */
  readonly key: ImportField | undefined;
}

interface Options {
  signal: AbortSignal;
}

/** The calls that writing takes. */
export interface WriteCalls {
  list(
    query: Readonly<Record<string, readonly string[]>>,
    options: Options,
  ): Promise<readonly ImportedThing[]>;
  get(id: number, options: Options): Promise<ImportedThing>;
  create(input: DraftInput, options: Options): Promise<ImportedThing>;
  update(input: DraftInput & { readonly id: number }, options: Options): Promise<unknown>;
}

/** Refusal by the server. */
export interface Refusal {
  readonly status?: number | undefined;
  readonly code: string;
}

/** With what rows are written. */
export interface WriteOptions<Failure extends Refusal> extends Options {
  calls: WriteCalls;
  planner: Planner;
  /** True when a call failed because of the server or the connection. */
  isFailure: (error: unknown) => error is Failure;
}

type Planner = PlannerOptions<WritableResource>;

/** Outcome of a row; `error` is the server's refusal. */
export type RowOutcome<Failure> =
  | { kind: 'created' | 'updated' | 'unchanged' }
  | { kind: 'refused'; error: Failure };

type Written = Exclude<RowOutcome<never>, { kind: 'refused' }>;

/** Rows that are written. */
export type WrittenRow = Extract<PlannedRow, { kind: 'create' | 'update' }>;

/**
 * Writes one row. What the server refuses is an outcome; what stops every row (nobody signed in, no
 * right, nothing reachable) is thrown.
 */
export async function writeRow<Failure extends Refusal>(
  planned: WrittenRow,
  options: WriteOptions<Failure>,
): Promise<RowOutcome<Failure>> {
  try {
    return planned.kind === 'create'
      ? await create(planned, options)
      : await update(planned, planned.entity, options);
  } catch (error) {
    if (!options.isFailure(error) || stopsEverything(error)) throw error;
    return { kind: 'refused', error };
  }
}

async function create<Failure extends Refusal>(
  planned: WrittenRow,
  options: WriteOptions<Failure>,
): Promise<Written> {
  const { calls, planner, signal, isFailure } = options;
  const { resource, directories } = planner;
  try {
    // What the row refers to may have been made a moment ago.
    const input = joinReferences(resource, planned.input, planned.row.draft, directories);
    const made = await calls.create(input, { signal });
    if (resource.parent) directories.get(resource.parent.member)?.add(made);
    return { kind: 'created' };
  } catch (error) {
    // An answer that was lost on its way, now or in a run that was killed: the thing may be there.
    if (!isFailure(error) || ![400, 409].includes(error.status ?? 0)) throw error;
    const known = await findByKey(calls, planner, planned.row.key, signal);
    if (!known) throw error;
    const outcome = await update(planned, known, options);
    return outcome.kind === 'unchanged' ? { kind: 'created' } : outcome;
  }
}

/** The one thing of this identifier; where lists cannot be asked by it, a refusal is a refusal. */
async function findByKey(
  { list }: WriteCalls,
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
  planned: WrittenRow,
  known: ImportedThing,
  { calls, planner: { resource, directories }, signal }: Omit<WriteOptions<Refusal>, 'isFailure'>,
): Promise<Written> {
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

function stopsEverything({ status, code }: Refusal): boolean {
  if (status === undefined || status === 401 || status === 429) return true;
  return FOR_ALL_ROWS.has(code) || (status >= 502 && status <= 504);
}
