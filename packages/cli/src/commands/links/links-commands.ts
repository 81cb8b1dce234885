import type { Command, CommandOption } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';
import { LINK_KINDS } from './link-kinds';

const others: CommandOption[] = LINK_KINDS.map(({ option, member }) => ({
  flags: `--${option} <name>`,
  description: `one of the ${member}, by name or id, several times`,
  isRepeatable: true,
}));

const things = '<resource> <names...>';
const details =
  'Links say who sees a device, and what holds for it: users, fences, drivers, rules. Of several it is said first what would be done, and asked.';

/** Commands for links between accounts, groups, devices and other things. */
export const linkCommands: Command[] = [
  {
    path: 'links list',
    args: '<resource> <name>',
    choices: LINK_KINDS.map(({ member }) => member),
    summary: 'List what a thing is linked to',
    options: [jsonOption],
    examples: [
      'rastro links list devices "Truck 7"',
      'rastro links list geofences "Depot South" --json',
    ],
    load: async () => (await import('./links-list')).listLinks,
  },
  {
    path: 'links add',
    args: things,
    choices: LINK_KINDS.map(({ member }) => member),
    summary: 'Link things to users, groups, fences, drivers, rules',
    details,
    options: [...others, yesOption, dryRunOption],
    examples: [
      'rastro links add devices "Truck 7" "Truck 8" --user ana@example.com',
      'rastro links add geofences "Depot South" --group South --yes',
    ],
    load: async () => (await import('./links-change')).addLinks,
  },
  {
    path: 'links remove',
    args: things,
    choices: LINK_KINDS.map(({ member }) => member),
    summary: 'Take links away',
    details,
    options: [...others, yesOption, dryRunOption],
    examples: ['rastro links remove devices "Truck 7" --driver Lia --yes'],
    load: async () => (await import('./links-change')).removeLinks,
  },
];
