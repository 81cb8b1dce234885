import type { ResourceWords } from './resource-words';

export const webhookWords: ResourceWords = {
  one: 'webhook',
  columns: ['id', 'name', 'url', 'isPaused', 'lastAt', 'lastStatus', 'lastError'],
  members: {
    name: { hint: 'what it is for', example: '"ERP"' },
    url: { hint: 'https address of your system', example: 'https://erp.example.com/events' },
    isPaused: { title: 'PAUSED' },
    lastAt: { title: 'LAST' },
    lastStatus: { title: 'STATUS' },
    lastError: { title: 'ERROR' },
  },
  summaries: {
    list: 'The addresses that events are posted to',
    create: 'Add an address, and print its secret',
  },
  details: { create: 'The secret is told once, when it is made: keep it in your system.' },
  toLink: ({ secret }) => (typeof secret === 'string' && secret !== '' ? secret : null),
};
