import { deletedDevice } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { countThings } from '../../resources/run/many/say-plan';

/** `rastro devices restore` */
export const restoreDevices: RunCommand = async (context, names, options) => {
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const resource = findResource(deletedDevice);
  const found: number[] = [];
  for (const name of names) found.push(await resolveReference(directories, resource, name));
  const ids = [...new Set(found)];
  const count = countThings(resource, ids.length);
  if (options['dryRun']) return say(context, `Would bring ${count} back.`);
  for (const id of ids) await client.resource(deletedDevice).restore({ id });
  say(context, `Brought ${count} back.`);
};
