import type { Device } from '@rastro/sdk/contract';
import {
  filterDevices,
  formatCsvRow,
  isHiddenDevice,
  matchesQuery,
  STATUS_FILTERS,
} from '@rastro/sdk/domain';
import type { CommandOptions, RunCommand } from '../command';
import { type Context, printJson, say } from '../context';
import { readColumn, resolveColumns } from '../devices/device-columns';
import { formatCell } from '../devices/format-cell';
import type { GroupDirectory } from '../devices/group-directory';
import { readGroups, resolveGroup } from '../devices/resolve-group';
import { formatTable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const listDevices: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const [all, groups] = await Promise.all([
    client.devices.list(options['all'] ? { all: true } : undefined),
    readGroups(client),
  ]);
  const devices = select(all, groups, options);
  print(context, devices, groups, options);
  const count = devices.length === 1 ? '1 device' : `${devices.length} devices`;
  say(context, devices.length < all.length ? `${count} of ${all.length}` : count);
};

function select(all: Device[], groups: GroupDirectory, options: CommandOptions): Device[] {
  const { group, status, query } = options;
  const inGroup =
    typeof group === 'string' ? groups.withChildren(resolveGroup(groups, group)) : null;
  const words = typeof query === 'string' ? query : '';
  const wanted = STATUS_FILTERS.find((known) => known === status) ?? 'all';
  const shown = filterDevices(all, { query: words, status: wanted });
  const hidden = options['all']
    ? all.filter(
        (device) =>
          isHiddenDevice(device) &&
          matchesQuery(device, words) &&
          (wanted === 'all' || device.status === wanted),
      )
    : [];
  return [...shown, ...hidden].filter((device) => !inGroup || inGroup.has(device.groupId));
}

function print(
  context: Context,
  devices: Device[],
  groups: GroupDirectory,
  options: CommandOptions,
): void {
  const given = typeof options['columns'] === 'string' ? options['columns'] : undefined;
  const columns = resolveColumns(given, options['csv'] ? 'csv' : 'table', devices);
  if (options['json']) {
    const pick = (device: Device) =>
      Object.fromEntries(columns.map((column) => [column, readColumn(device, column, groups)]));
    printJson(context, given === undefined ? devices : devices.map(pick));
    return;
  }
  const rows = devices.map((device) =>
    columns.map((column) => formatCell(readColumn(device, column, groups))),
  );
  if (options['csv']) {
    // The mark of UTF-8: without it spreadsheets break accents.
    context.stdout.write('\uFEFF');
    for (const row of [columns, ...rows]) context.stdout.write(formatCsvRow(row));
    return;
  }
  context.stdout.write(formatTable(columns.map(toTitle), rows));
}

/** `lastUpdate` is LAST UPDATE; attributes keep their spelling. */
const toTitle = (column: string): string =>
  column.startsWith('attributes.')
    ? column.slice('attributes.'.length)
    : column.replace(/[A-Z]/g, ' $&').toUpperCase();
