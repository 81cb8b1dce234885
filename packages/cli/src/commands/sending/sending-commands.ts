import type { Command, CommandOption } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

const smsOption: CommandOption = { flags: '--sms', description: 'by SMS, where the server can' };

/** Commands to trackers, and the stops of engines that wait for their vehicles to stand. */
export const sendingCommands: Command[] = [
  {
    path: 'commands types',
    summary: 'List what trackers can be told; of one device with --device',
    options: [
      { flags: '--device <name>', description: 'what this device can be told, by name or id' },
      smsOption,
      jsonOption,
    ],
    examples: ['rastro commands types', 'rastro commands types --device "Truck 7" --sms'],
    load: async () => (await import('./commands-types')).listCommandTypes,
  },
  {
    path: 'commands send',
    args: '<command>',
    summary: 'Send a command to one device or many; asks first',
    details:
      'The command is a type (see `rastro commands types`), or with --saved a saved command by name or id. What might stop an engine (a lock, an output, any text) goes out only once the vehicle stands on a fresh position: until then it waits, is listed by `rastro stops list`, can be called off, or sent with a reason by `rastro stops override`. A text that is harmless goes at once as a saved command whose attribute `{prefix}.harmless` is true. A command to a tracker that is away waits in the queue of the server.',
    options: [
      { flags: '--saved', description: 'the command is a saved one' },
      {
        flags: '--device <name>',
        description: 'to this device, by name, identifier or id, several times',
        isRepeatable: true,
      },
      {
        flags: '--group <name>',
        description: 'to the devices of this group and those below it, several times',
        isRepeatable: true,
      },
      {
        flags: '--file <path>',
        description: 'to the devices of this file: one a line, by name, identifier or id',
        completes: 'files',
      },
      {
        flags: '--attribute <key=value>',
        description: 'what goes with the command, several times, as in data=RESET#',
        isRepeatable: true,
      },
      smsOption,
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro commands send engineStop --device "Truck 7"',
      'rastro commands send custom --attribute data=RESET# --group South --dry-run',
      'rastro commands send "Siren 5 s" --saved --file vehicles.txt --yes --json',
      'rastro saved-commands create --description Restart --type custom --attribute data=RESET# --attribute rastro.harmless=true',
    ],
    load: async () => (await import('./commands-send')).sendCommand,
  },
  {
    path: 'stops list',
    summary: 'List stops of engines of the last seven days, the newest first',
    options: [
      {
        flags: '--device <name>',
        description: 'only of this device, by name or id, several times',
        isRepeatable: true,
      },
      { flags: '--waiting', description: 'only those that wait for their vehicle to stand' },
      jsonOption,
    ],
    examples: ['rastro stops list --waiting', "rastro stops list --json | jq '.[0].state'"],
    load: async () => (await import('./stops')).listStops,
  },
  {
    path: 'stops call-off',
    args: '<id>',
    summary: 'Call a stop off that waits',
    options: [dryRunOption, jsonOption],
    examples: ['rastro stops call-off 12', 'rastro stops call-off 12 --dry-run'],
    load: async () => (await import('./stops')).callOffStop,
  },
  {
    path: 'stops override',
    args: '<id>',
    summary: 'Send a stop that waits at once, whatever the vehicle does; asks first',
    details:
      'A vehicle whose engine stops while it drives loses power in steering and brakes: a risk of collision for the driver and everybody near. Who did it, when and why is kept.',
    options: [
      { flags: '--reason <text>', description: 'why it cannot wait', required: true },
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: ['rastro stops override 12 --reason "Robbery, the police asks for it"'],
    load: async () => (await import('./stops')).overrideStop,
  },
];
