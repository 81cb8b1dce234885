import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { CommandOptions } from '../../../command';
import { type Context, say } from '../../../context';
import { createRetryFetch } from '../../../http/retry-fetch';
import { createSignedInClient } from '../../../profiles/signed-in-client';
import { confirm } from '../../../terminal/confirm';
import type { CliResource } from '../../cli-resource';
import { callsOf, type Entity } from '../../entity';
import { createDirectories } from '../../references/resolve-reference';
import { describeEntity } from '../../view/describe-entity';
import { countThings, runMany, sayPlan } from './run-many';
import { selectMany } from './select-many';

const NOT_FOUND = 404;

/** `rastro <resource> delete` of many: what goes, a question, then each for itself. */
export async function deleteMany(
  context: Context,
  resource: CliResource,
  texts: readonly string[],
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context, { fetch: createRetryFetch() });
  const directories = createDirectories(client);
  const entities = await selectMany(context, client, resource, { directories, texts, options });
  say(context, `${countThings(resource, entities.length)} to delete.`);
  const lines = entities.map((entity) => describeEntity(resource, entity));
  sayPlan(context, lines);
  if (options['dryRun'] || entities.length === 0) return;
  if (!(await confirm(context, options, `Delete ${countThings(resource, entities.length)}?`))) {
    return say(context, 'Nothing was deleted.');
  }
  await deleteEach(context, client, resource, entities);
}

/** Deletes each for itself and goes on after a refusal. */
export async function deleteEach(
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  entities: readonly Entity[],
): Promise<void> {
  const calls = callsOf(client, resource.description);
  await runMany(context, resource, {
    entities,
    async work({ id }) {
      try {
        await calls.delete(id);
      } catch (error) {
        // An answer that was lost on its way is asked for again: it is gone by then.
        if (!isTrackingError(error) || error.status !== NOT_FOUND) throw error;
      }
    },
    done: 'Deleted',
    isJson: false,
  });
}
