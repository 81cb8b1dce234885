import type { ResourceWords } from './resource-words';

export const signInWords: ResourceWords = {
  columns: ['id', 'name', 'address', 'createdAt', 'lastUsedAt', 'endsAt', 'isThis'],
  summaries: {
    list: 'List where your account is signed in',
    delete: 'Sign your account out in one place',
  },
  members: {
    name: { title: 'BROWSER' },
    address: { title: 'FROM' },
    createdAt: { title: 'SINCE' },
    lastUsedAt: { title: 'LAST USED' },
    endsAt: { title: 'ENDS' },
    isThis: { title: 'THIS ONE' },
  },
  examples: {
    list: ['rastro sign-ins list', 'rastro sign-ins list --json'],
    delete: ['rastro sign-ins delete 12'],
  },
};
