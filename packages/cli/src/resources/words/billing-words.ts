import { formatAmount } from '../../terminal/format-amount';
import type { Entity } from '../entity';
import type { ResourceWords } from './resource-words';

/** Cents as an amount, for people; files and JSON have the cents. */
const format = (value: unknown, { currency }: Entity): string =>
  typeof value === 'number' ? formatAmount(value, String(currency ?? 'BRL')) : '';

export const contractWords: ResourceWords = {
  command: 'contracts',
  one: 'contract',
  many: 'contracts',
  columns: ['id', 'name', 'accountId', 'priceKind', 'cents', 'startsOn', 'invoicedTo'],
  members: {
    name: { hint: 'what it is called', example: 'Monthly' },
    accountId: { hint: 'who pays', example: 'bia@example.com' },
    cents: { hint: 'what a period costs, in cents', example: '4990', title: 'PRICE', format },
    priceKind: { hint: 'per vehicle, in all, or by the steps of a plan' },
    currency: { hint: 'the currency of its invoices, BRL when left out' },
    months: { hint: 'months of a period' },
    billed: { hint: 'due on the first day of a period, or after its last' },
    isProRata: { hint: 'whether the first and the last period cost by their days' },
    steps: { hint: 'steps of a plan, a line each', example: '"10: 150.00 + 7.50"' },
    priceFrom: { hint: 'from which day a new price holds, else from today', example: '2026-12-01' },
    startsOn: { hint: 'the first day that is charged', example: '2026-11-05' },
    endsOn: { hint: 'the first day that is no longer charged', example: '2027-11-05' },
    dueDay: { hint: 'on which day of the month a period begins', example: '5' },
    fineMode: { hint: 'what the fine of a late payment is: percent or an amount' },
    fine: { hint: 'in cents, or hundredths of a percent', example: '200' },
    interest: { hint: 'of a month, in hundredths of a percent', example: '100' },
    discountMode: { hint: 'what the discount of an early payment is: percent or an amount' },
    discount: { hint: 'in cents, or hundredths of a percent' },
    discountDays: { hint: 'for who pays so many days before the due day' },
    pauses: { hint: 'days that cost nothing, a line each', example: '"2026-07-01 2026-07-31"' },
    oneOffs: {
      hint: 'amounts that come once, a line each',
      example: '"2026-12-10 49.90 New tracker"',
    },
    document: { hint: 'the CPF or CNPJ that its invoices are for' },
    description: { hint: 'what its invoices say they are for' },
    suspendDays: { hint: 'suspends after so many late days; 0 never', example: '15' },
    trustDays: { hint: 'days that the one unlock on trust lasts then; 0 for none', example: '3' },
    remindDays: { hint: 'days from the due day on which the account is told', example: '"-3, 1"' },
  },
  summaries: {
    list: 'What accounts pay for',
    create: 'Have an account pay for its vehicles: invoices come by themselves from then on',
  },
  examples: {
    list: ['rastro contracts list', 'rastro contracts list --csv'],
    create: [
      'rastro contracts create --name Monthly --account bia@example.com --cents 4990 --starts-on 2026-11-05 --due-day 5',
    ],
  },
};

export const invoiceWords: ResourceWords = {
  one: 'invoice',
  many: 'invoices',
  columns: [
    'id',
    'accountName',
    'dueDate',
    'status',
    'value',
    'dueToday',
    'paidDate',
    'providerFee',
  ],
  members: {
    accountId: { hint: 'who pays', example: 'bia@example.com' },
    currency: { hint: 'BRL when left out' },
    dueDate: { hint: 'the day it is due', example: '2026-12-05' },
    value: { hint: 'in cents', example: '9900', format },
    open: { format },
    dueToday: { title: 'TO PAY', format },
    paid: { format },
    providerFee: { title: 'FEE', format },
    description: { hint: 'what it is for', example: '"Installation"' },
    document: { hint: "CPF or CNPJ; left out, that of the account's contract" },
  },
  summaries: {
    list: 'Your invoices, the last due first; --all for those of all accounts',
    create: 'Charge an account once, beside its contract',
  },
  examples: {
    list: ['rastro invoices list', 'rastro invoices list --all --csv'],
    create: [
      'rastro invoices create --account bia@example.com --due-date 2026-12-05 --value 9900 --description "Installation"',
    ],
  },
};

export const fiscalNoteWords: ResourceWords = {
  one: 'fiscal note',
  verbs: { create: 'issue' },
  columns: [
    'id',
    'invoiceId',
    'accountName',
    'status',
    'number',
    'effectiveDate',
    'value',
    'problem',
  ],
  members: {
    invoiceId: { hint: 'the invoice that it is for', example: '7' },
    value: { format },
  },
  summaries: {
    list: 'The fiscal notes of your invoices, the newest first; --all for those of all that you sell',
    create: 'Have the city issue the fiscal note of an invoice today',
  },
  examples: {
    list: ['rastro fiscal-notes list --all', 'rastro fiscal-notes list --all --csv'],
    create: ['rastro fiscal-notes issue --invoice 7'],
  },
};
