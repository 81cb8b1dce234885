import { isHiddenDevice } from '@rastro/sdk/domain';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { formatTable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const listDevices: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const devices = (await client.devices.list()).filter((device) => !isHiddenDevice(device));
  if (options['json']) {
    printJson(context, devices);
    return;
  }
  const rows = devices.map((device) => [
    String(device.id),
    device.name,
    device.uniqueId,
    device.status,
    device.lastUpdate ?? '',
  ]);
  context.stdout.write(formatTable(['ID', 'NAME', 'UNIQUE ID', 'STATUS', 'LAST UPDATE'], rows));
  say(context, `${devices.length} devices`);
};
