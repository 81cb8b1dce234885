import type { Command } from '../command';
import { ENCODINGS } from '../csv/encodings';
import { dryRunOption, jsonOption, yesOption } from '../shared-options';

/** Commands that read files. */
export const importCommands: Command[] = [
  {
    path: 'devices import',
    args: '<file>',
    completes: 'files',
    summary: 'Create and update devices from a CSV file',
    details: [
      'Devices are known by their uniqueId: new ones are created, others updated, and what is as the file says is left alone. An empty cell leaves the value as it is.',
      'Columns have the names of the fields: name, uniqueId, group, phone, model, contact, category, disabled, expirationTime, calendarId, groupId, and attributes.KEY. Other names are given with --map.',
      'A plan comes first and is asked about. A run that was stopped goes on with the same command. Rows that are refused come in FILE.errors.csv with their reasons: mend them there and import that file.',
    ].join('\n\n'),
    options: [
      {
        flags: '--map <Column=field>',
        description: "what a column is for, several times or with commas; 'Column=' leaves it out",
        isRepeatable: true,
      },
      { flags: '--create-groups', description: 'make the groups that are not there' },
      yesOption,
      dryRunOption,
      jsonOption,
      { flags: '--parallel <n>', description: 'calls at once (default: 64)' },
      {
        flags: '--encoding <name>',
        description: 'what the file is written in, if the guess is wrong',
        choices: ENCODINGS,
      },
      { flags: '--delimiter <character>', description: 'what divides the cells, or the word tab' },
    ],
    examples: [
      'rastro devices import fleet.csv --dry-run',
      "rastro devices import fleet.csv --map 'Placa=attributes.plate,IMEI=uniqueId,Nome=name'",
      'rastro devices import fleet.csv --create-groups --yes',
    ],
    load: async () => (await import('./import-devices')).importDevices,
  },
];
