import type { ResourceWords } from './resource-words';

export const unknownTrackerWords: ResourceWords = {
  columns: ['lastTime', 'uniqueId', 'address', 'count', 'reason'],
  summaries: { list: 'List who sends to the server and is no device, for administrators' },
  members: {
    lastTime: { title: 'LAST' },
    uniqueId: { title: 'CALLS ITSELF' },
    address: { title: 'FROM' },
    count: { title: 'MESSAGES' },
    reason: { title: 'WHY REFUSED' },
  },
  examples: {
    list: ['rastro unknown-trackers list', 'rastro unknown-trackers list --json'],
  },
};
