import type { Command } from '../../command';
import { dryRunOption, jsonOption } from '../../shared-options';

/** Extra commands of groups and devices. */
export const fleetCommands: Command[] = [
  {
    path: 'groups tree',
    summary: 'Show groups as a tree, with how many devices are in each and below it',
    options: [jsonOption],
    examples: [
      'rastro groups tree',
      "rastro groups tree --json | jq '.[] | select(.devices == 0)'",
    ],
    load: async () => (await import('./groups-tree')).showGroupTree,
  },
  {
    path: 'devices restore',
    args: '<names...>',
    summary: 'Bring deleted devices back, by name, identifier or id',
    details: 'Those there are: rastro deleted-devices list.',
    options: [dryRunOption],
    examples: ['rastro devices restore "Truck 7"', 'rastro devices restore 7 9 --dry-run'],
    load: async () => (await import('./devices-restore')).restoreDevices,
  },
];
