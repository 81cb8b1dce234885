import type { ResourceWords } from './resource-words';

export const webhookWords: ResourceWords = {
  one: 'webhook',
  columns: [
    'id',
    'name',
    'url',
    'isPaused',
    'invoices',
    'hasPositions',
    'lastAt',
    'lastStatus',
    'lastError',
  ],
  members: {
    name: { hint: 'what it is for', example: '"ERP"' },
    url: { hint: 'https address of your system', example: 'https://erp.example.com/events' },
    isPaused: { title: 'PAUSED', hint: 'whether nothing is posted for now' },
    invoices: { hint: 'invoices that it is told of', title: 'INVOICES' },
    hasPositions: { hint: 'post positions too', title: 'POSITIONS' },
    positionSeconds: { hint: 'of each vehicle at most one in so many seconds' },
    lastAt: { title: 'LAST' },
    lastStatus: { title: 'STATUS' },
    lastError: { title: 'ERROR' },
  },
  summaries: {
    list: 'The addresses that events, invoices and positions are posted to',
    create: 'Add an address, and print its secret',
  },
  details: { create: 'The secret is told once, when it is made: keep it in your system.' },
  toLink: ({ secret }) => (typeof secret === 'string' && secret !== '' ? secret : null),
};
