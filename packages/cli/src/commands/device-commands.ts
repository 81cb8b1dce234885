import type { Command, CommandOption } from '../command';
import { ENCODINGS } from '../csv/encodings';
import { deviceFields } from '../devices/device-fields';
import { dryRunOption, jsonOption, yesOption } from './shared-options';

const fieldOptions: CommandOption[] = [
  ...deviceFields
    .filter(({ name }) => name !== 'uniqueId' && name !== 'groupId')
    .map(({ flags, description }) => ({ flags, description })),
  { flags: '--group <name>', description: "its group, by name or id; '' for none" },
  {
    flags: '--attribute <key=value>',
    description:
      'an attribute, several times; numbers, true and false are taken as such, key:text=7 stays text',
    isRepeatable: true,
  },
];

const byUniqueId: CommandOption = {
  flags: '--unique-id <text>',
  description: 'name the device by what its tracker sends',
};

/** Commands about devices. */
export const deviceCommands: Command[] = [
  {
    path: 'devices list',
    summary: 'List devices',
    options: [
      {
        flags: '--group <name>',
        description: 'only of this group and those below it, by name or id',
      },
      {
        flags: '--status <status>',
        description: 'only with this status',
        choices: ['online', 'offline', 'unknown'],
      },
      {
        flags: '--query <words>',
        description: 'only with all these words in a field or an attribute',
      },
      {
        flags: '--all',
        description: "also deleted ones, and for administrators everybody's",
      },
      {
        flags: '--columns <names>',
        description: 'fields to show, as in name,uniqueId,attributes.plate',
      },
      { flags: '--json', description: 'print JSON, in the shape of the tracking API' },
      { flags: '--csv', description: 'print CSV that `devices import` reads back' },
    ],
    examples: [
      'rastro devices list --group North --status offline',
      "rastro devices list --json | jq '.[].name'",
      'rastro devices list --columns name,phone,attributes.plate --query volvo',
      'rastro devices list --all --csv > fleet.csv',
    ],
    load: async () => (await import('./devices-list')).listDevices,
  },
  {
    path: 'devices get',
    args: '[id]',
    summary: 'Show one device',
    options: [byUniqueId, jsonOption],
    examples: ['rastro devices get 12', 'rastro devices get --unique-id 860123456789012 --json'],
    load: async () => (await import('./devices-get')).getDevice,
  },
  {
    path: 'devices create',
    summary: 'Add a device',
    options: [
      {
        flags: '--unique-id <text>',
        description: 'what the tracker sends, usually its IMEI',
        required: true,
      },
      ...fieldOptions.map((option) => ({
        ...option,
        required: option.flags.startsWith('--name '),
      })),
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro devices create --name "Truck 7" --unique-id 860123456789012 --group North',
      'rastro devices create --name "Van 2" --unique-id van-2 --attribute plate=ABC1D23',
    ],
    load: async () => (await import('./devices-create')).createDevice,
  },
  {
    path: 'devices update',
    args: '[id]',
    summary: 'Change a device; what you do not name stays as it is',
    options: [
      byUniqueId,
      { flags: '--new-unique-id <text>', description: 'a new tracker in the same vehicle' },
      ...fieldOptions,
      {
        flags: '--remove-attribute <key>',
        description: 'an attribute that goes',
        isRepeatable: true,
      },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro devices update 12 --name "Truck 7" --attribute speedLimit=43',
      "rastro devices update --unique-id van-2 --phone '' --dry-run",
    ],
    load: async () => (await import('./devices-update')).updateDevice,
  },
  {
    path: 'devices delete',
    args: '[id]',
    summary: 'Delete a device; asks first',
    options: [byUniqueId, yesOption, dryRunOption],
    examples: ['rastro devices delete 12', 'rastro devices delete --unique-id van-2 --yes'],
    load: async () => (await import('./devices-delete')).deleteDevice,
  },
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
    load: async () => (await import('./devices-import')).importDevices,
  },
];
