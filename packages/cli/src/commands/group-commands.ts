import type { Command } from '../command';
import { dryRunOption, jsonOption, yesOption } from './shared-options';

/** Commands about groups of devices. */
export const groupCommands: Command[] = [
  {
    path: 'groups list',
    summary: 'List groups, those below others after them',
    options: [jsonOption],
    examples: ['rastro groups list', "rastro groups list --json | jq -r '.[].name'"],
    load: async () => (await import('./groups-list')).listGroups,
  },
  {
    path: 'groups create',
    args: '<name>',
    summary: 'Make a group',
    options: [
      { flags: '--parent <group>', description: 'the group it is in, by name or id' },
      dryRunOption,
      jsonOption,
    ],
    examples: ['rastro groups create North', 'rastro groups create "Depot 7" --parent North'],
    load: async () => (await import('./groups-create')).createGroup,
  },
  {
    path: 'groups delete',
    args: '<group>',
    summary: 'Delete a group, by name or id; asks first',
    details: 'Its devices and the groups in it stay: they are in no group then.',
    options: [yesOption, dryRunOption],
    examples: ['rastro groups delete "Depot 7"', 'rastro groups delete 12 --yes'],
    load: async () => (await import('./groups-delete')).deleteGroup,
  },
];
