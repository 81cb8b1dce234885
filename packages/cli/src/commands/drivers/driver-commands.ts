import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Extra commands of drivers: drives and printed codes. */
export const driverCommands: Command[] = [
  {
    path: 'drives list',
    args: '',
    summary: 'List who drove which vehicle by the codes that were scanned, the newest first',
    options: [
      { flags: '--open', description: 'only who drives now' },
      {
        flags: '--device <name>',
        description: 'only of this device, by name or id',
        isRepeatable: true,
      },
      {
        flags: '--driver <name>',
        description: 'only of this driver, by name or id',
        isRepeatable: true,
      },
      { flags: '--from <date>', description: 'that ended after this moment, as in 2026-11-20' },
      { flags: '--to <date>', description: 'that began before this moment' },
      jsonOption,
    ],
    examples: [
      'rastro drives list --open',
      'rastro drives list --device "Truck 7" --from 2026-11-20 --json',
    ],
    load: async () => (await import('./drivers')).listDrives,
  },
  {
    path: 'drives end',
    args: '<drive>',
    summary: 'Say that somebody drives a vehicle no more who forgot to check out',
    details: 'It ends now, and the vehicle is locked after its time where the access says so.',
    options: [dryRunOption, jsonOption],
    examples: [
      'rastro drives end 12',
      "rastro drives list --open --json | jq '.[].id' | xargs -n1 rastro drives end",
    ],
    load: async () => (await import('./drivers')).endDrive,
  },
  {
    path: 'qr-codes replace',
    args: '<code>',
    summary: 'Make a new code for a vehicle or driver; the one in use is refused from now on',
    details: 'Its number stands in rastro qr-codes list. What was scanned before is taken.',
    options: [yesOption, dryRunOption, jsonOption],
    examples: ['rastro qr-codes replace 14', 'rastro qr-codes replace 14 --yes --json'],
    load: async () => (await import('./drivers')).replaceCode,
  },
];
