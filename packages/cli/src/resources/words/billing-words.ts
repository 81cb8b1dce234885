import type { ResourceWords } from './resource-words';

export const contractWords: ResourceWords = {
  command: 'contracts',
  one: 'contract',
  many: 'contracts',
  columns: ['id', 'name', 'accountId', 'priceKind', 'cents', 'currency', 'startsOn', 'invoicedTo'],
  members: {
    name: { hint: 'what it is called', example: 'Monthly' },
    accountId: { hint: 'who pays', example: '7' },
    cents: { hint: 'what a period costs, in cents', example: '4990' },
    priceKind: { hint: 'per vehicle, in all, or by the steps of a plan' },
    steps: { hint: 'steps of a plan, a line each', example: '"10: 150.00 + 7.50"' },
    priceFrom: { hint: 'from which day a new price holds, else from today', example: '2026-12-01' },
    startsOn: { hint: 'the first day that is charged', example: '2026-11-05' },
    endsOn: { hint: 'the first day that is no longer charged', example: '2027-11-05' },
    dueDay: { hint: 'on which day of the month a period begins', example: '5' },
    fine: { hint: 'in cents, or hundredths of a percent', example: '200' },
    interest: { hint: 'of a month, in hundredths of a percent', example: '100' },
    suspendDays: { hint: 'suspends after so many late days; 0 never', example: '15' },
    remindDays: { hint: 'days from the due day on which the account is told', example: '"-3, 1"' },
  },
  summaries: {
    list: 'What accounts pay for',
    create: 'Have an account pay for its vehicles: invoices come by themselves from then on',
  },
  examples: {
    list: ['rastro contracts list', 'rastro contracts list --csv'],
    create: [
      'rastro contracts create --name Monthly --account 7 --cents 4990 --starts-on 2026-11-05 --due-day 5',
    ],
  },
};

export const invoiceWords: ResourceWords = {
  one: 'invoice',
  many: 'invoices',
  columns: ['id', 'accountName', 'dueDate', 'status', 'value', 'open', 'currency', 'paidDate'],
  members: {
    accountId: { hint: 'who pays', example: '7' },
    dueDate: { hint: 'the day it is due', example: '2026-12-05' },
    value: { hint: 'in cents', example: '9900' },
    description: { hint: 'what it is for', example: '"Installation"' },
  },
  summaries: {
    list: 'Your invoices, the last due first; --all for those of all accounts',
    create: 'Charge an account once, beside its contract',
  },
  examples: {
    list: ['rastro invoices list', 'rastro invoices list --all --csv'],
    create: [
      'rastro invoices create --account 7 --due-date 2026-12-05 --value 9900 --description "Installation"',
    ],
  },
};
