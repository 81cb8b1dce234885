import type { ResourceWords } from './resource-words';

export const auditWords: ResourceWords = {
  one: 'action',
  columns: ['actionTime', 'userEmail', 'actionType', 'objectType', 'objectId', 'address'],
  summaries: { list: 'List what people did in a period, for administrators' },
  members: {
    actionTime: { title: 'WHEN' },
    userEmail: { title: 'WHO' },
    actionType: { title: 'DID' },
    objectType: { title: 'TO' },
    objectId: { title: 'ID' },
    address: { title: 'FROM' },
  },
  examples: {
    list: [
      'rastro audit list --from 2026-11-01 --to 2026-12-01',
      'rastro audit list --from 2026-11-01 --to 2026-12-01 --user ana@example.com --csv > ana.csv',
    ],
  },
};
