import type { ResourceWords } from './resource-words';

export const shareWords: ResourceWords = {
  one: 'link',
  columns: ['id', 'name', 'expiresAt', 'openedCount', 'lastOpenedAt'],
  members: {
    name: { hint: 'for whom it is', example: '"For the shop"' },
    expiresAt: { title: 'ENDS' },
    openedCount: { title: 'OPENED' },
    lastOpenedAt: { title: 'LAST OPENED' },
  },
  summaries: {
    list: 'The links that show vehicles to people without an account',
    create: 'Make a link, and print it',
  },
  details: { create: 'The link is told once, when it is made: keep it.' },
  toLink: ({ token }, serverUrl) =>
    typeof token === 'string' && token !== '' ? `${serverUrl}/share/${token}` : null,
};
