import type { ResourceWords } from './resource-words';

export const resellerWords: ResourceWords = {
  one: 'reseller',
  many: 'resellers',
  columns: ['id', 'name', 'parentId', 'vehicles', 'online', 'customers', 'resellers', 'domain'],
  members: {
    userId: { hint: 'the account that sells on', example: '"Norte Rastreamento"' },
    domain: { hint: 'where its customers sign in', example: 'norte.example.com' },
    maxDevices: { hint: 'so many vehicles below it at most; -1 any number', example: '500' },
    maxUsers: { hint: 'so many accounts below it at most; -1 any number', example: '100' },
    maxResellers: { hint: 'so many resellers below it at most', example: '3' },
  },
  summaries: {
    list: 'Who sells the service on, with the figures of all below',
    create: 'Make an account a reseller',
    delete: 'An account sells on no more; it must have nobody below it',
  },
  examples: {
    list: ['rastro resellers list', 'rastro resellers list --csv'],
    create: [
      'rastro resellers create --user "Norte Rastreamento" --domain norte.example.com --max-devices 500 --max-users 100 --max-resellers 3',
    ],
  },
};
