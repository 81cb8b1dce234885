import type { ResourceWords } from './resource-words';

export const maintenanceWords: ResourceWords = {
  one: 'maintenance',
  many: 'maintenances',
  columns: ['id', 'name', 'type', 'start', 'period'],
  members: {
    name: { hint: 'what is due', example: '"Oil change"' },
    type: {
      hint: 'what is counted: totalDistance in metres, hours in milliseconds',
      example: 'totalDistance',
    },
    start: { hint: 'when it is due first', example: '10000000' },
    period: { hint: 'and each so much after', example: '15000000' },
  },
  examples: {
    list: ['rastro maintenance list', 'rastro maintenance list --device "Truck 7" --json'],
    create: [
      'rastro maintenance create --name "Oil change" --type totalDistance --start 10000000 --period 15000000',
      'rastro maintenance create --name "Air filter" --type hours --period 1800000000 --dry-run',
    ],
    update: [
      'rastro maintenance update "Oil change" --period 20000000',
      'rastro maintenance update 12 --name "Oil and filter" --dry-run',
    ],
  },
};
