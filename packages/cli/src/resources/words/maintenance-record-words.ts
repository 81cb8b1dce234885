import { inDays } from './in-days';
import type { ResourceWords } from './resource-words';

export const maintenanceRecordWords: ResourceWords = {
  one: 'maintenance record',
  many: 'maintenance records',
  columns: ['id', 'doneAt', 'deviceId', 'name', 'counter', 'cost', 'userName'],
  members: {
    deviceId: { hint: 'the vehicle that it was done on', example: '"Truck 7"' },
    maintenanceId: { hint: 'the plan that it was done for', example: '"Oil change"' },
    doneAt: { hint: 'when it was done', example: inDays(-1) },
    counter: {
      hint: 'what the plan counts, as it stood then: metres, or milliseconds',
      example: '10400000',
    },
    cost: { hint: 'what it cost', example: '350' },
    note: { hint: 'what else is to be known of it', example: '"Filter too"' },
    userName: { title: 'BY' },
  },
  summaries: {
    list: 'What was done on vehicles, the newest first',
    create: 'Write down that a maintenance was done: the next is due a period after it',
  },
  examples: {
    list: [
      'rastro maintenance-records list --device "Truck 7"',
      'rastro maintenance-records list --csv',
    ],
    create: [
      `rastro maintenance-records create --device "Truck 7" --maintenance "Oil change" --done-at ${inDays(-1)} --counter 10400000 --cost 350`,
    ],
  },
};
