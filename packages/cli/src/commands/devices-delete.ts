import type { RunCommand } from '../command';
import { confirm } from '../confirm';
import { say } from '../context';
import { findDevice } from '../devices/find-device';
import { toPrintable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const deleteDevice: RunCommand = async (context, [id], options) => {
  const client = await createSignedInClient(context);
  const device = await findDevice(client, id, options);
  const name = `${toPrintable(device.name)} (id ${device.id}, ${toPrintable(device.uniqueId)})`;
  if (options['dryRun']) {
    say(context, `Would delete ${name}.`);
    return;
  }
  if (!(await confirm(context, options, `Delete ${name}?`))) {
    say(context, 'Nothing was deleted.');
    return;
  }
  await client.devices.delete(device.id);
  say(context, `Deleted ${name}.`);
};
