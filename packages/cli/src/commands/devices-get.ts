import type { RunCommand } from '../command';
import { findDevice } from '../devices/find-device';
import { printDevice } from '../devices/print-device';
import { readGroups } from '../devices/resolve-group';
import { createSignedInClient } from '../profiles/signed-in-client';

export const getDevice: RunCommand = async (context, [id], options) => {
  const client = await createSignedInClient(context);
  const device = await findDevice(client, id, options);
  printDevice(context, device, await readGroups(client), options);
};
