import type { CommandOptions } from '../../command';
import type { Context } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../cli-resource';
import { findEntity } from '../references/find-entity';
import { createDirectories } from '../references/resolve-reference';
import { printEntity } from '../view/print-entity';

/** `rastro <resource> get` */
export async function getEntity(
  context: Context,
  resource: CliResource,
  text: string | undefined,
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const entity = await findEntity(client, resource, directories, text, options);
  await printEntity(context, resource, entity, directories, options);
}
