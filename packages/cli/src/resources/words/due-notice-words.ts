import type { ResourceWords } from './resource-words';

export const dueNoticeWords: ResourceWords = {
  one: 'notice',
  many: 'notices',
  columns: ['id', 'kind', 'days', 'distance', 'hours', 'channels'],
  members: {
    kind: { hint: 'what it is about: maintenance, or licence of drivers' },
    days: { hint: 'so many days before a licence ends, or a plan by date is due', example: '30' },
    distance: { hint: 'so many metres before', example: '500000' },
    hours: { hint: 'so many engine hours before, in milliseconds', example: '72000000' },
    channels: { hint: 'by which channels, divided by commas', example: 'mail' },
  },
  summaries: {
    list: 'What you are told of before it is due',
    create: 'Ask to be told of maintenances or licences before they are due',
  },
  examples: {
    list: ['rastro due-notices list'],
    create: [
      'rastro due-notices create --kind licence --days 30 --channels mail',
      'rastro due-notices create --kind maintenance --distance 500000 --days 7 --channels mail',
    ],
  },
};
