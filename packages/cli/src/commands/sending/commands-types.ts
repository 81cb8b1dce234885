import { toPrintable } from '@rastro/sdk/domain';
import { device } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { printJson } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

/** `rastro commands types` */
export const listCommandTypes: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const { device: name } = options;
  const deviceId =
    typeof name === 'string'
      ? await resolveReference(createDirectories(client), findResource(device), name)
      : undefined;
  const types = await client.commands.types({
    ...(deviceId !== undefined && { deviceId }),
    ...(options['sms'] === true && { textChannel: true }),
  });
  if (options['json']) return printJson(context, types);
  for (const type of types) context.stdout.write(`${toPrintable(type)}\n`);
};
