import type { Command, CommandOption } from '../../command';
import { jsonOption } from '../../shared-options';

const watchOptions: readonly CommandOption[] = [
  {
    flags: '--device <name>',
    description: 'only this device, by name, identifier or id, several times',
    isRepeatable: true,
  },
  { flags: '--count <n>', description: 'end after so many changes' },
  { flags: '--for <time>', description: 'end after this time, as in 30s, 5m or 2h' },
  jsonOption,
];

const SAME =
  'Into a pipe or with --json each is one line of JSON. A connection that breaks is opened again, with a word on stderr. Ctrl-C ends it.';

/** Commands that watch live data until they are stopped. */
export const watchCommands: Command[] = [
  {
    path: 'positions watch',
    summary: 'Watch where vehicles are, live',
    details: `On a terminal a table with a row a vehicle, in the account's unit of speed. ${SAME} The first lines are where the vehicles are now, then comes a line for each change.`,
    options: watchOptions,
    examples: [
      'rastro positions watch',
      'rastro positions watch --device "Truck 7" --device 12',
      "rastro positions watch --json --for 5m | jq -r '[.device, .latitude, .longitude] | @csv'",
      'rastro positions watch --json --count 1 --device "Truck 7"',
    ],
    load: async () => (await import('./watch-positions')).watchPositions,
  },
  {
    path: 'events watch',
    summary: 'Watch what happens to vehicles, live',
    details: `On a terminal a table, the newest at its foot. ${SAME} What happened while it was broken is in the report of events.`,
    options: watchOptions,
    examples: [
      'rastro events watch',
      'rastro events watch --device "Truck 7" --for 2h',
      'rastro events watch --json | jq -r \'select(.type == "alarm") | .device\'',
    ],
    load: async () => (await import('./watch-events')).watchEvents,
  },
];
