import type { ResourceWords } from './resource-words';

export const statisticsWords: ResourceWords = {
  one: 'day',
  columns: [
    'captureTime',
    'activeUsers',
    'activeDevices',
    'requests',
    'messagesReceived',
    'messagesStored',
    'mailSent',
  ],
  summaries: { list: 'List what the server counted, day by day, for administrators' },
  members: { captureTime: { title: 'UP TO' } },
  examples: {
    list: [
      'rastro statistics list --from 2026-11-01 --to 2026-12-01',
      "rastro statistics list --from 2026-11-01 --to 2026-12-01 --json | jq '.[].messagesStored'",
    ],
  },
};
