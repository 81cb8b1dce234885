import type { TrackingClient } from '@rastro/sdk/client';
import { toPrintable } from '@rastro/sdk/domain';
import type { BulkChange, BulkOutcome } from '@rastro/sdk/contract';
import { CliError } from '../../../cli-error';
import type { CommandOptions } from '../../../command';
import { type Context, say } from '../../../context';
import { exitCode } from '../../../exit-code';
import { confirm } from '../../../terminal/confirm';
import type { CliResource } from '../../cli-resource';
import { countThings, sayPlan } from './run-many';

const ASK_EVERY_MS = 500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The rows of one outcome, a line each. */
async function listRows(client: TrackingClient, bulk: BulkChange, outcome: BulkOutcome) {
  if (bulk.counts[outcome] === 0) return [];
  const rows = await client.bulk.rows({ id: bulk.id, outcome, limit: 21 });
  return rows.map(({ id, name, message }) =>
    toPrintable(`${name || '?'} (id ${id})${message === null ? '' : `: ${message}`}`),
  );
}

/**
 * Lets the server change many things: its plan, a question, and how it ended. Ctrl-C stops it. Throws where not all
 * was done, once it was told what was.
 */
export async function runBulk(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  {
    wanted,
    verb,
    options,
  }: {
    wanted: Parameters<TrackingClient['bulk']['plan']>[0];
    /** `Link`. */
    verb: string;
    options: CommandOptions;
  },
): Promise<void> {
  const planned = await client.bulk.plan(wanted);
  const { change, unchanged, refused } = planned.counts;
  say(context, `${countThings(resource, change)} to change, ${unchanged} as wanted already.`);
  sayPlan(context, await listRows(client, planned, 'change'));
  if (refused > 0) {
    say(context, `Refused: ${countThings(resource, refused)}.`);
    sayPlan(context, await listRows(client, planned, 'refused'));
  }
  if (change > 0 && !options['dryRun']) {
    const question = `${verb} ${countThings(resource, change)}?`;
    if (!(await confirm(context, options, question))) return say(context, 'Nothing was changed.');
    await follow(context, client, resource, planned.id);
  }
  if (refused > 0) throw new CliError('Not everything was done.');
}

async function follow(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  id: number,
): Promise<void> {
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
  const { done, failed, change } = now.counts;
  say(context, `Changed ${countThings(resource, done)}.`);
  sayPlan(context, await listRows(client, now, 'failed'));
  if (now.state !== 'finished') {
    throw new CliError(`Stopped before the end: ${countThings(resource, change)} left.`, {
      exit: exitCode.interrupted,
    });
  }
  if (failed > 0) throw new CliError('Not everything was done.');
}
