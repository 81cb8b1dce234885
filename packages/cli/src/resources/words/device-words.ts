import { isHiddenDevice } from '@rastro/sdk/domain';
import type { ResourceWords } from './resource-words';

export const deviceWords: ResourceWords = {
  one: 'device',
  columns: ['id', 'name', 'uniqueId', 'status', 'lastUpdate', 'group'],
  csvColumns: [
    'name',
    'uniqueId',
    'group',
    'phone',
    'model',
    'contact',
    'category',
    'disabled',
    'expirationTime',
  ],
  allHint: "also deleted ones, and for administrators everybody's",
  isHidden: ({ uniqueId }) => isHiddenDevice({ uniqueId: String(uniqueId) }),
  members: {
    name: { hint: 'what people call it', example: '"Truck 7"' },
    uniqueId: {
      hint: 'what the tracker sends, usually its IMEI',
      newHint: 'a new tracker in the same vehicle',
      example: '860123456789012',
    },
    phone: { hint: 'number of the SIM' },
    model: { hint: 'model of the tracker' },
    contact: { hint: 'whom to call' },
    category: {
      hint: 'its icon: car, truck, bus, motorcycle, person, …',
    },
    disabled: { hint: 'whether messages are refused' },
    expirationTime: { hint: 'messages are refused after it' },
    calendarId: { synonym: 'calendarId', hint: 'calendar outside which fixes are dropped' },
    groupId: { hint: 'its group' },
  },
  importExamples: [
    'rastro devices import fleet.csv --dry-run',
    "rastro devices import fleet.csv --map 'Placa=attributes.plate,IMEI=uniqueId,Nome=name'",
    'rastro devices import fleet.csv --create-groups --yes',
  ],
  examples: {
    list: [
      'rastro devices list --group North --status offline',
      "rastro devices list --json | jq '.[].name'",
      'rastro devices list --columns name,phone,attributes.plate --query volvo',
      'rastro devices list --all --csv > fleet.csv',
    ],
    get: [
      'rastro devices get "Truck 7"',
      'rastro devices get 12',
      'rastro devices get --unique-id 860123456789012 --json',
    ],
    create: [
      'rastro devices create --name "Truck 7" --unique-id 860123456789012 --group North',
      'rastro devices create --name "Van 2" --unique-id van-2 --attribute plate=ABC1D23',
    ],
    update: [
      'rastro devices update 12 --name "Truck 7" --attribute speedLimit=43',
      "rastro devices update --unique-id van-2 --phone '' --dry-run",
    ],
    delete: ['rastro devices delete "Truck 7"', 'rastro devices delete --unique-id van-2 --yes'],
  },
};
