import { inDays } from './in-days';
import type { ResourceWords } from './resource-words';

export const apiKeyWords: ResourceWords = {
  one: 'key',
  columns: ['id', 'name', 'hint', 'reads', 'writes', 'mayShare', 'mayEmbed', 'lastUsedAt'],
  members: {
    name: { hint: 'what it is for', example: '"Shop"' },
    reads: { hint: 'areas that it may read', title: 'READS', example: 'devices,positions' },
    writes: { hint: 'areas that it may change', title: 'WRITES', example: 'maintenance' },
    mayShare: { title: 'SHARE', hint: 'whether it may make links to vehicles' },
    mayEmbed: { title: 'EMBED', hint: 'whether it may make tokens for pages' },
    lastUsedAt: { title: 'LAST USED' },
    expiresAt: { title: 'ENDS', hint: 'its end, within 366 days', example: inDays(180) },
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
  examples: {
    create: [
      `rastro keys create --name "Shop" --reads devices,positions --expires-at ${inDays(180)}`,
      `rastro keys create --name "Workshop" --writes maintenance --expires-at ${inDays(30)} --dry-run`,
    ],
  },
  details: { create: 'The key is told once, when it is made: keep it on your server.' },
  toLink: ({ token }) => (typeof token === 'string' && token !== '' ? token : null),
};
