import type { TrackingClient } from '@rastro/sdk/client';
import type { CommandOptions } from '../../../command';
import { type Context, say } from '../../../context';
import { fetchOf } from '../../../http/debug-fetch';
import { createRetryFetch } from '../../../http/retry-fetch';
import { createSignedInClient } from '../../../profiles/signed-in-client';
import type { CliResource } from '../../cli-resource';
import { callsOf, type Entity } from '../../entity';
import { createDirectories } from '../../references/resolve-reference';
import { memberOf, runBulk } from './run-bulk';
import { countThings } from './say-plan';
import { selectMany } from './select-many';

/** `rastro <resource> delete` of many: what goes, a question, then each for itself. */
export async function deleteMany(
  context: Context,
  resource: CliResource,
  texts: readonly string[],
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context, {
    fetch: createRetryFetch({ fetch: fetchOf(context) }),
  });
  const directories = createDirectories(client);
  const entities = await selectMany(context, client, resource, { directories, texts, options });
  if (entities.length === 0) return say(context, `${countThings(resource, 0)} to delete.`);
  await runBulk(context, client, resource, deletionOf(client, resource, entities, options));
}

/** Deletes what was shown and agreed to; goes on after a refusal. */
export const deleteAgreed = (
  context: Context,
  client: TrackingClient,
  resource: CliResource,
  entities: readonly Entity[],
): Promise<void> =>
  runBulk(context, client, resource, {
    ...deletionOf(client, resource, entities, {}),
    isAgreed: true,
  });

const deletionOf = (
  client: TrackingClient,
  { description }: CliResource,
  entities: readonly Entity[],
  options: CommandOptions,
) => ({
  wanted: {
    resource: memberOf(description),
    ids: entities.map(({ id }) => id),
    operation: 'delete' as const,
  },
  verb: 'Delete',
  done: 'Deleted',
  options,
  alone: (id: number) => callsOf(client, description).delete(id),
});
