import type { ResourceWords } from './resource-words';

export const apiKeyWords: ResourceWords = {
  one: 'key',
  columns: ['id', 'name', 'hint', 'reads', 'writes', 'mayShare', 'mayEmbed', 'lastUsedAt'],
  members: {
    name: { hint: 'what it is for', example: '"Shop"' },
    reads: { hint: 'areas that it may read', title: 'READS', example: 'devices,positions' },
    writes: { hint: 'areas that it may change', title: 'WRITES', example: 'maintenance' },
    mayShare: { title: 'SHARE' },
    mayEmbed: { title: 'EMBED' },
    lastUsedAt: { title: 'LAST USED' },
    expiresAt: { title: 'ENDS', example: '2027-01-31T00:00:00Z' },
    origins: {
      hint: 'sites whose pages may show what it makes tokens for',
      example: 'https://shop.example',
    },
    addresses: { hint: 'IP addresses that it may come from', example: '203.0.113.7' },
  },
  summaries: {
    list: 'The keys of programs on servers of your own',
    create: 'Make a key, and print it',
  },
  details: { create: 'The key is told once, when it is made: keep it on your server.' },
  toLink: ({ token }) => (typeof token === 'string' && token !== '' ? token : null),
};
