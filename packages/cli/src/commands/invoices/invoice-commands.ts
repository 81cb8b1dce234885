import { BILLING_ZONE } from '@rastro/sdk/domain';
import type { Command, CommandOption } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

const noteOption: CommandOption = {
  flags: '--note <text>',
  description: 'why, as it stands in the entries of the invoice',
};

const valueOption = (description: string): CommandOption => ({
  flags: '--value <cents>',
  description,
});

/** Extra commands of invoices. */
export const invoiceCommands: Command[] = [
  {
    path: 'invoices pay',
    args: '<invoice>',
    summary: 'Show what is to be paid of an invoice today, and how',
    details:
      'The value with discount, fine and interest of today, the Pix code to copy, the line of the boleto, and the page to pay on. One that the provider does not have yet is given to it. With --json amounts are in cents.',
    options: [jsonOption],
    examples: ['rastro invoices pay 7', "rastro invoices pay 7 --json | jq -r '.pix'"],
    load: async () => (await import('./show-invoice')).showPayment,
  },
  {
    path: 'invoices entries',
    args: '<invoice>',
    summary: 'List all that happened to an invoice, the oldest first',
    details:
      'The amounts add up to what is still to be paid. Nobody stands beside what the server did by itself. With --json amounts are in cents.',
    options: [jsonOption],
    examples: [
      'rastro invoices entries 7',
      "rastro invoices entries 7 --json | jq 'map(.cents) | add'",
    ],
    load: async () => (await import('./show-invoice')).listEntries,
  },
  {
    path: 'invoices send',
    args: '<invoice>',
    summary: 'Give an invoice to the payment provider that was made before there was one',
    details:
      'Or one that the provider refused, once what it said is mended. canBeSent of the list says for which that is. xargs goes on after one that is refused, and ends with 123.',
    options: [noteOption, dryRunOption, jsonOption],
    examples: [
      'rastro invoices send 7',
      "rastro invoices list --all --json | jq '.[] | select(.canBeSent).id' | xargs -n1 rastro invoices send",
    ],
    load: async () => (await import('./change-invoice')).sendInvoice,
  },
  {
    path: 'invoices receive',
    args: '<invoice>',
    summary: 'Write down that an invoice was paid in cash, or past the payment provider',
    details:
      'A payment provider ends an invoice with its payment: where it is at one, the rest of a part can only be waived.',
    options: [
      {
        flags: '--on <day>',
        description: `the day it was paid, such as 2026-12-05; today in ${BILLING_ZONE} unless given`,
      },
      valueOption('what was paid, in cents; what was to be paid that day unless given'),
      {
        flags: '--waive-rest',
        description: 'have nobody owe the rest of what is paid a part of; it stays open otherwise',
      },
      noteOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro invoices receive 7 --note "At the desk"',
      'rastro invoices receive 7 --on 2026-12-04 --value 9900',
      'rastro invoices receive 7 --value 9000 --waive-rest --note "Settled for 90"',
      'cat paid.txt | xargs -n1 rastro invoices receive --on 2026-12-04',
    ],
    load: async () => (await import('./change-invoice')).receiveInvoice,
  },
  {
    path: 'invoices undo-cash',
    args: '<invoice>',
    summary: 'Take back that an invoice was paid in cash; asks first',
    details: 'It is to be paid again then.',
    options: [noteOption, yesOption, dryRunOption, jsonOption],
    examples: ['rastro invoices undo-cash 7', 'rastro invoices undo-cash 7 --yes --note Mistake'],
    load: async () => (await import('./change-invoice')).undoCash,
  },
  {
    path: 'invoices refund',
    args: '<invoice>',
    summary: 'Give back what was paid of an invoice, or a part of it; asks first',
    options: [
      valueOption('what is given back, in cents; all that was paid unless given'),
      noteOption,
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro invoices refund 7 --value 2500 --note "Five days without signal"',
      'rastro invoices refund 7 --dry-run',
    ],
    load: async () => (await import('./change-invoice')).refundInvoice,
  },
  {
    path: 'invoices cancel',
    args: '<invoice>',
    summary: 'Cancel an invoice, here and at the payment provider; asks first',
    details:
      'What it charged once and the credit in it are gone with it, and its days are charged no more, unless it is made anew: the last invoice of a contract alone.',
    options: [
      { flags: '--again', description: 'make it anew, by what its contract says now' },
      noteOption,
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro invoices cancel 7',
      'rastro invoices cancel 7 --again --note "Price corrected"',
      'rastro invoices list --all --json | jq \'.[] | select(.status == "OVERDUE" and .accountId == 12).id\' | xargs -n1 rastro invoices cancel --yes --note Bankrupt',
    ],
    load: async () => (await import('./change-invoice')).cancelInvoice,
  },
  {
    path: 'invoices due-date',
    args: '<invoice> <day>',
    summary: 'Change the day on which an invoice is due, here and at the payment provider',
    details: `The day is today or later, as it is in ${BILLING_ZONE}.`,
    options: [noteOption, dryRunOption, jsonOption],
    examples: [
      'rastro invoices due-date 7 2026-12-20 --note "Agreed by phone"',
      'cat late.txt | xargs -I{} rastro invoices due-date {} 2026-12-20',
    ],
    load: async () => (await import('./change-invoice')).changeDueDate,
  },
  {
    path: 'invoices statement',
    summary: 'List what was charged and paid, the oldest first, with what is owed after each',
    details:
      'Your own, or with --all or --account that of whom you bill. What was before the first day is in the balance. With --json amounts are in cents.',
    options: [
      { flags: '--all', description: 'of all whom you bill' },
      { flags: '--account <account>', description: 'of one whom you bill: id, email or name' },
      { flags: '--from <day>', description: 'from this day on, such as 2026-01-01' },
      { flags: '--to <day>', description: 'until this day, itself included' },
      jsonOption,
    ],
    examples: [
      'rastro invoices statement --from 2026-01-01',
      'rastro invoices statement --account ana@example.com --from 2026-11-01 --to 2026-11-30',
      "rastro invoices statement --all --json | jq -r '.[] | [.day, .accountName, .kind, .cents] | @csv'",
    ],
    load: async () => (await import('./show-invoice')).showStatement,
  },
  {
    path: 'invoices ageing',
    summary: 'List what each account owes today, by how late it is',
    details:
      'Your own, or with --all or --account that of whom you bill; a row an account and currency, without fine and interest. With --json amounts are in cents.',
    options: [
      { flags: '--all', description: 'of all whom you bill' },
      { flags: '--account <account>', description: 'of one whom you bill: id, email or name' },
      jsonOption,
    ],
    examples: [
      'rastro invoices ageing --all',
      "rastro invoices ageing --all --json | jq -r '.[] | select(.older > 0) | [.accountName, .older] | @csv'",
    ],
    load: async () => (await import('./show-invoice')).showAgeing,
  },
  {
    path: 'invoices differences',
    summary: 'List what the comparison with the payment provider found',
    details:
      'What is not settled stands first: it was not taken over yet. A foreign charge is one that the provider alone has, made in its own panel say, and of no invoice: it is told and never touched. With --json amounts are in cents.',
    options: [jsonOption],
    examples: [
      'rastro invoices differences',
      "rastro invoices differences --json | jq '.[] | select(.isSettled | not)'",
      'rastro invoices differences --json | jq -r \'.[] | select(.reason == "foreign") | .providerId\'',
    ],
    load: async () => (await import('./show-invoice')).listDifferences,
  },
];
