import type { TrackingClient } from '@rastro/sdk/client';
import type { Device } from '@rastro/sdk/contract';
import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import { exitCode } from '../exit-code';

/** The device named by its id or by `--unique-id`. Throws when there is none or nothing was named. */
export async function findDevice(
  client: TrackingClient,
  id: string | undefined,
  options: CommandOptions,
): Promise<Device> {
  const { uniqueId } = options;
  if ((id === undefined) === (typeof uniqueId !== 'string')) {
    throw new CliError('Name the device by its id, or by --unique-id.', {
      exit: exitCode.usage,
      hint: 'As in: rastro devices get 12, or: rastro devices get --unique-id 860123456789012',
    });
  }
  if (id === undefined) return findByUniqueId(client, String(uniqueId));
  if (!/^\d{1,15}$/.test(id)) {
    throw new CliError(`"${id}" is no id of a device.`, {
      exit: exitCode.usage,
      hint: 'Ids are whole numbers. For what the tracker sends, use --unique-id.',
    });
  }
  return client.devices.get(Number(id));
}

async function findByUniqueId(client: TrackingClient, uniqueId: string): Promise<Device> {
  const [device] = await client.devices.list({ uniqueId: [uniqueId] });
  if (device) return device;
  // Asked by its identifier, an administrator sees only what is linked to the own account.
  const all = await client.devices.list({ all: true });
  const found = all.find((other) => other.uniqueId === uniqueId);
  if (found) return found;
  throw new CliError(`There is no device with the unique id "${uniqueId}", or you cannot see it.`);
}
