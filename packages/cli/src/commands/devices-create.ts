import type { Device } from '@rastro/sdk/contract';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { applyDraft } from '../devices/device-draft';
import { printDevice } from '../devices/print-device';
import { readDraft } from '../devices/read-draft';
import { readGroups, resolveGroup } from '../devices/resolve-group';
import { warnOfImei } from '../devices/warn-of-imei';
import { createSignedInClient } from '../profiles/signed-in-client';

export const createDevice: RunCommand = async (context, _args, options) => {
  const draft = readDraft(options);
  const client = await createSignedInClient(context);
  const groups = await readGroups(client);
  const input = applyDraft(null, draft);
  if (draft.group !== undefined) input.groupId = resolveGroup(groups, draft.group);
  warnOfImei(context, input.uniqueId);
  if (options['dryRun']) {
    printJson(context, input);
    say(context, 'Nothing was created.');
    return;
  }
  const device: Device = await client.devices.create(input);
  printDevice(context, device, groups, options);
  say(context, `Created device ${device.id}.`);
};
