import { CliError } from '../cli-error';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { applyDraft, listChanges } from '../devices/device-draft';
import { findDevice } from '../devices/find-device';
import { printDevice } from '../devices/print-device';
import { readDraft } from '../devices/read-draft';
import { readGroups, resolveGroup } from '../devices/resolve-group';
import { warnOfImei } from '../devices/warn-of-imei';
import { exitCode } from '../exit-code';
import { createSignedInClient } from '../profiles/signed-in-client';

export const updateDevice: RunCommand = async (context, [id], options) => {
  // --unique-id names the device here; its new one has an option of its own.
  const draft = readDraft({ ...options, uniqueId: options['newUniqueId'] });
  const isEmpty =
    Object.keys(draft.fields).length + draft.attributes.size === 0 &&
    draft.group === undefined &&
    draft.removedAttributes?.length === 0;
  if (isEmpty) {
    throw new CliError('Nothing was said that should change.', {
      exit: exitCode.usage,
      hint: 'As in: rastro devices update 12 --name "Truck 7"',
    });
  }
  const client = await createSignedInClient(context);
  const [device, groups] = await Promise.all([findDevice(client, id, options), readGroups(client)]);
  const input = { ...applyDraft(device, draft), id: device.id };
  if (draft.group !== undefined) input.groupId = resolveGroup(groups, draft.group);
  const changes = listChanges(device, input);
  if (changes.includes('uniqueId')) warnOfImei(context, input.uniqueId);
  if (options['dryRun']) {
    printJson(context, input);
    say(context, changes.length > 0 ? `Would change: ${changes.join(', ')}` : 'Nothing to change.');
    return;
  }
  const written = changes.length > 0 ? await client.devices.update(input) : device;
  printDevice(context, written, groups, options);
  say(context, changes.length > 0 ? `Changed: ${changes.join(', ')}` : 'Nothing to change.');
};
