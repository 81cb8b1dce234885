import { invoice, user } from '@rastro/sdk/contract';
import { AGES, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { formatTable } from '../../terminal/format-table';
import { formatAmount } from '../../terminal/format-amount';
import { sayProblem } from '../../terminal/say-problem';
import { readDay, readInvoice } from './read-values';

/** `rastro invoices pay <invoice>` */
export const showPayment: RunCommand = async (context, [text], options) => {
  const id = readInvoice(text);
  const calls = (await createSignedInClient(context)).resource(invoice);
  const payment = await calls.payment({ id });
  // Read after: to ask how to pay it may have given it to the provider.
  const { accountName, dueDate, status, currency, problem } = await calls.get(id);
  if (options['json']) return printJson(context, { id, currency, ...payment });
  const { total, daysLate } = payment;
  const isOwed = total > 0;
  const ways = [
    ['pix', payment.pix],
    ['boleto', payment.boleto],
    ['page', payment.url],
  ].filter(([, way]) => way !== '');
  const format = (cents: number) => formatAmount(cents, currency);
  const parts = (['value', 'discount', 'fine', 'interest'] as const).map((name) => [
    name,
    format(payment[name]),
  ]);
  const rows = [
    ['invoice', String(id)],
    ['account', accountName],
    ['due', dueDate],
    ['status', status],
    ...(isOwed ? [['days late', String(daysLate)], ...parts] : []),
    ['total', format(total)],
    ...(isOwed ? ways : []),
  ];
  context.stdout.write(formatTable(null, rows));
  if (!isOwed) return say(context, `Nothing is to be paid: it is ${toPrintable(status)}.`);
  if (problem !== '') {
    say(context, `The payment provider did not take it: ${sayProblem(problem)}`);
  } else if (ways.length === 0) {
    say(context, 'It is at no payment provider: it is paid as who sells it says.');
  }
};

/** `rastro invoices entries <invoice>` */
export const listEntries: RunCommand = async (context, [text], options) => {
  const id = readInvoice(text);
  const calls = (await createSignedInClient(context)).resource(invoice);
  const entries = await calls.entries({ id });
  if (options['json']) return printJson(context, entries);
  const { currency } = await calls.get(id);
  const rows = entries.map(({ at, day, kind, cents, status, userName, note }) => [
    at,
    day,
    kind,
    formatAmount(cents, currency),
    status,
    userName,
    note,
  ]);
  const titles = ['AT', 'DAY', 'WHAT', 'AMOUNT', 'STATUS', 'BY', 'NOTE'];
  context.stdout.write(formatTable(titles, rows));
};

/** Resolves `--all` and `--account` to a filter of invoices. */
async function findWhose(context: Context, { all, account }: CommandOptions) {
  if (all === true && account !== undefined) {
    throw new CliError('Give --all or --account, not both.', { exit: exitCode.usage });
  }
  const client = await createSignedInClient(context);
  const whose =
    typeof account === 'string'
      ? [await resolveReference(createDirectories(client), findResource(user), account)]
      : undefined;
  return {
    client,
    whose: { ...(whose && { accountId: whose }), ...(all === true && { all: true }) },
  };
}

/** `rastro invoices statement` */
export const showStatement: RunCommand = async (context, _args, options) => {
  const { from, to } = options;
  const days = {
    ...(typeof from === 'string' && { from: readDay('--from', from) }),
    ...(typeof to === 'string' && { to: readDay('--to', to) }),
  };
  const { client, whose } = await findWhose(context, options);
  const lines = await client.resource(invoice).statement({ ...days, ...whose });
  if (options['json']) return printJson(context, lines);
  if (lines.length === 0) return say(context, 'Nothing was charged or paid in these days.');
  const rows = lines.map((line) => [
    line.day,
    String(line.invoiceId),
    line.accountName,
    line.kind,
    formatAmount(line.cents, line.currency),
    formatAmount(line.balance, line.currency),
    line.note,
  ]);
  const titles = ['DAY', 'INVOICE', 'ACCOUNT', 'WHAT', 'AMOUNT', 'OWED AFTER', 'NOTE'];
  context.stdout.write(formatTable(titles, rows));
};

/** `rastro invoices ageing` */
export const showAgeing: RunCommand = async (context, _args, options) => {
  const { client, whose } = await findWhose(context, options);
  const owed = await client.resource(invoice).ageing(whose);
  if (options['json']) return printJson(context, owed);
  if (owed.length === 0) return say(context, 'Nothing is owed.');
  const rows = owed.map((row) => [
    row.accountName,
    ...[...AGES, 'total' as const].map((age) => formatAmount(row[age], row.currency)),
  ]);
  const titles = ['ACCOUNT', 'NOT DUE', '1-30 DAYS', '31-60', '61-90', 'OVER 90', 'TOTAL'];
  context.stdout.write(formatTable(titles, rows));
};

/** `rastro invoices differences` */
export const listDifferences: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const found = await client.resource(invoice).differences();
  if (options['json']) return printJson(context, found);
  if (found.length === 0) return say(context, 'Nothing differs from what the provider says.');
  const rows = found.map((each) => [
    each.invoiceId === 0 ? '' : String(each.invoiceId),
    each.accountName,
    each.reason,
    formatAmount(each.ours, each.currency),
    formatAmount(each.theirs, each.currency),
    each.providerId,
    each.status,
    each.dueDate,
    each.isSettled ? 'yes' : 'no',
    each.foundAt ?? '',
  ]);
  const titles = [
    ...['INVOICE', 'ACCOUNT', 'REASON', 'HERE', 'AT THE PROVIDER', 'NUMBER THERE', 'STATUS'],
    ...['DUE', 'SETTLED', 'FOUND'],
  ];
  context.stdout.write(formatTable(titles, rows));
};
