import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import {
  type BulkChange,
  type BulkOutcome,
  type BulkRow,
  type ResourceDescription,
  resources,
} from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../../cli-error';
import type { CommandOptions } from '../../../command';
import { type Context, printJson, say } from '../../../context';
import { exitCode } from '../../../exit-code';
import { confirm } from '../../../terminal/confirm';
import type { CliResource } from '../../cli-resource';
import { runAlone } from './run-alone';
import { countThings, MAX_LINES, sayPlan } from './say-plan';

const ASK_EVERY_MS = 500;
/** The server tells no more rows at once. */
const PAGE = 1000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The client's member that speaks of a resource: `devices`. */
export const memberOf = ({ path }: ResourceDescription): string =>
  Object.entries<ResourceDescription>(resources).find(([, one]) => one.path === path)?.[0] ??
  path.slice(1);

/** All rows of one outcome. */
export async function readRows(
  client: TrackingClient,
  { id, counts }: BulkChange,
  outcome: BulkOutcome,
  most = Infinity,
): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  const all = Math.min(counts[outcome], most);
  while (rows.length < all) {
    const limit = Math.min(PAGE, all - rows.length);
    const page = await client.bulk.rows({ id, outcome, limit, offset: rows.length });
    if (page.length === 0) break;
    rows.push(...page);
  }
  return rows;
}

/** Describes the planned change of a thing, or the reason against it, in a line. */
function describeRow({ id, name, message, changes }: BulkRow): string {
  const what = message ?? changes.map(({ path }) => path.join('.')).join(', ');
  return toPrintable(`${name || '?'} (id ${id})${what === '' ? '' : `: ${what}`}`);
}

/** Says the rows of one outcome, the first of many. */
async function sayRows(
  context: Context,
  client: TrackingClient,
  bulk: BulkChange,
  outcome: BulkOutcome,
): Promise<void> {
  const rows = await readRows(client, bulk, outcome, MAX_LINES);
  sayPlan(context, rows.map(describeRow), bulk.counts[outcome]);
}

/** Says what a plan refuses. */
export async function sayRefused(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  planned: BulkChange,
): Promise<void> {
  if (planned.counts.refused === 0) return;
  say(context, `Refused: ${countThings(resource, planned.counts.refused)}.`);
  await sayRows(context, client, planned, 'refused');
}

/** The server's plan; null at a tracking server without the product, which makes none. */
export async function planOrNull(
  client: TrackingClient,
  wanted: BulkRun['wanted'],
): Promise<BulkChange | null> {
  try {
    return await client.bulk.plan(wanted);
  } catch (error) {
    if (isTrackingError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Change of many things, and the words for it. */
interface BulkRun {
  wanted: Parameters<TrackingClient['bulk']['plan']>[0];
  /** `Link`. */
  verb: string;
  /** `Linked`; default "Changed". */
  done?: string;
  options: CommandOptions;
  /** The plan was told, and agreed to. */
  isAgreed?: boolean;
  /** The same with one of them, for tracking servers that make no plans; left out, there it is an error. */
  alone?: (id: number) => Promise<unknown>;
}

/**
 * Lets the server change many things: its plan, a question, and how it ended. Ctrl-C stops it. Throws where not all
 * was done, once it was told what was.
 */
export async function runBulk(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  { wanted, verb, done = 'Changed', options, isAgreed = false, alone }: BulkRun,
): Promise<void> {
  const planned = await planOrNull(client, wanted);
  if (planned === null) {
    if (!alone) {
      throw new CliError('This server cannot do that to many at once.', {
        hint: 'A tracking server without the product makes no plans: do it one by one.',
      });
    }
    const ids = wanted.ids ?? [];
    const things = countThings(resource, ids.length);
    if (!isAgreed) say(context, `${things} to ${verb.toLowerCase()}.`);
    if (options['dryRun']) return;
    if (!isAgreed && !(await confirm(context, options, `${verb} ${things}?`))) {
      return say(context, `Nothing was ${done.toLowerCase()}.`);
    }
    return runAlone(context, resource, {
      ids,
      work: alone,
      done,
      isJson: options['json'] === true,
    });
  }
  const { change, unchanged, refused } = planned.counts;
  if (!isAgreed) {
    say(
      context,
      wanted.operation === 'delete'
        ? `${countThings(resource, change)} to delete.`
        : `${countThings(resource, change)} to change, ${unchanged} as wanted already.`,
    );
    await sayRows(context, client, planned, 'change');
  }
  await sayRefused(context, client, resource, planned);
  if (change > 0 && !options['dryRun']) {
    const question = `${verb} ${countThings(resource, change)}?`;
    if (!isAgreed && !(await confirm(context, options, question))) {
      return say(context, `Nothing was ${done.toLowerCase()}.`);
    }
    const ended = await followBulk(context, client, planned.id);
    await tell(context, client, resource, { ended, done, isJson: options['json'] === true });
  }
  if (refused > 0) throw new CliError('Not everything was done.');
}

/** Starts what was planned and waits for its end. Ctrl-C stops it. */
export async function followBulk(
  context: Context,
  client: TrackingClient,
  id: number,
): Promise<BulkChange> {
  let now = await client.bulk.start({ id });
  let isStopped = false;
  const stopListening = context.onInterrupt(() => {
    isStopped = true;
    say(context, 'Stopping: what is under way is finished.');
  });
  try {
    while (now.state === 'running') {
      if (isStopped) now = await client.bulk.cancel({ id });
      else {
        await wait(ASK_EVERY_MS);
        now = await client.bulk.get(id);
      }
    }
  } finally {
    stopListening();
  }
  return now;
}

async function tell(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  { ended, done, isJson }: { ended: BulkChange; done: string; isJson: boolean },
): Promise<void> {
  const { counts, state } = ended;
  if (isJson) {
    const toJson = (outcome: 'done' | 'refused') => (row: BulkRow) => ({
      id: row.id,
      outcome,
      ...(row.message !== null && { error: row.message }),
    });
    printJson(context, [
      ...(await readRows(client, ended, 'done')).map(toJson('done')),
      ...(await readRows(client, ended, 'failed')).map(toJson('refused')),
      ...(await readRows(client, ended, 'refused')).map(toJson('refused')),
    ]);
  }
  say(context, `${done} ${countThings(resource, counts.done)}.`);
  await sayRows(context, client, ended, 'failed');
  if (state !== 'finished') {
    throw new CliError(`Stopped before the end: ${countThings(resource, counts.change)} left.`, {
      exit: exitCode.interrupted,
    });
  }
  if (counts.failed > 0) throw new CliError('Not everything was done.');
}
