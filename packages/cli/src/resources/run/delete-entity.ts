import type { CommandOptions } from '../../command';
import { confirm } from '../../terminal/confirm';
import { type Context, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../cli-resource';
import { callsOf } from '../entity';
import { findEntity } from '../references/find-entity';
import { createDirectories } from '../references/resolve-reference';
import { describeEntity } from '../references/describe-entity';

/** `rastro <resource> delete` */
export async function deleteEntity(
  context: Context,
  resource: CliResource,
  text: string | undefined,
  options: CommandOptions,
): Promise<void> {
  const { words, description } = resource;
  const client = await createSignedInClient(context);
  const entity = await findEntity(client, resource, createDirectories(client), text, options);
  const name = describeEntity(resource, entity);
  const more = (await words.describeDelete?.(client, entity.id)) ?? '';
  if (options['dryRun']) return say(context, `Would delete ${name}${more && `; ${more}`}.`);
  const question = `Delete ${name}?${more && ` ${more}.`}`;
  if (!(await confirm(context, options, question))) {
    return say(context, 'Nothing was deleted.');
  }
  await callsOf(client, description).delete(entity.id);
  say(context, `Deleted ${name}${more && `; ${more}`}.`);
}
