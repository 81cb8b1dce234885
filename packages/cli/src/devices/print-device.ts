import type { Device } from '@rastro/sdk/contract';
import type { CommandOptions } from '../command';
import { type Context, printJson } from '../context';
import { formatTable } from '../format-table';
import { DEVICE_COLUMNS, readColumn } from './device-columns';
import { formatCell } from './format-cell';
import type { GroupDirectory } from './group-directory';

/** One device, a member a line; JSON in the shape of the tracking API with `--json`. */
export function printDevice(
  context: Context,
  device: Device,
  groups: GroupDirectory,
  options: CommandOptions,
): void {
  if (options['json']) {
    printJson(context, device);
    return;
  }
  const attributes = Object.keys(device.attributes).map((key) => `attributes.${key}`);
  const rows = [...DEVICE_COLUMNS, ...attributes].map((column) => [
    column,
    formatCell(readColumn(device, column, groups)),
  ]);
  context.stdout.write(formatTable(null, rows));
}
