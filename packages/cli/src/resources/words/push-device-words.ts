import type { ResourceWords } from './resource-words';

/** Only a browser can add itself. */
export const pushDeviceWords: ResourceWords = {
  one: 'browser',
  columns: ['id', 'name', 'isThis', 'createdAt', 'lastSentAt'],
  summaries: {
    list: 'The browsers that show your notifications while no page is open',
    delete: 'Have a browser show no more notifications',
  },
  without: ['create'],
};
