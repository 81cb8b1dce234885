import type { ResourceOf } from '@rastro/sdk/client';
import { invoice, type Invoice } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import type { CommandOptions, RunCommand } from '../../command';
import type { Context } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { doToOne } from '../../resources/run/do-to-one';
import { formatAmount } from '../../terminal/format-amount';
import { readCents, readDay, readDayOrToday, readInvoice, readNote } from './read-values';

interface Change {
  /** `cancel {it}`, of what is found: said of a dry run, and where it is asked for. */
  describe(it: string, found: Invoice): string;
  isAskedFor?: boolean;
  run(calls: ResourceOf<typeof invoice>, given: { id: number; note: string }): Promise<Invoice>;
}

async function change(
  context: Context,
  text: string | undefined,
  options: CommandOptions,
  { describe, isAskedFor = false, run }: Change,
): Promise<void> {
  const id = readInvoice(text);
  const note = readNote(options);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const calls = client.resource(invoice);
  await doToOne(
    { context, client, resource: findResource(invoice), directories, options },
    {
      async describe() {
        const found = await calls.get(id);
        return describe(describeInvoice(found), found);
      },
      isAskedFor,
      run: () => run(calls, { id, note }),
      done: ({ status, open, currency }) =>
        `Invoice ${id} is ${toPrintable(status)}; still to be paid: ${formatAmount(open, currency)}.`,
    },
  );
}

function describeInvoice({ id, accountName, value, currency, dueDate, status }: Invoice): string {
  const more = [formatAmount(value, currency), `due on ${dueDate}`, toPrintable(status)];
  return `invoice ${id} of ${toPrintable(accountName)} (${more.join(', ')})`;
}

/** `rastro invoices send <invoice>` */
export const sendInvoice: RunCommand = (context, [text], options) =>
  change(context, text, options, {
    describe: (it) => `give ${it} to the payment provider`,
    run: (calls, given) => calls.send(given),
  });

/** `rastro invoices receive <invoice>` */
export const receiveInvoice: RunCommand = async (context, [text], options) => {
  const paidDate = readDayOrToday(options);
  const value = readCents(options);
  const rest = options['waiveRest'] === true ? 'waived' : 'open';
  await change(context, text, options, {
    describe(it, { currency }) {
      const amount = value === undefined ? 'what was to be paid' : formatAmount(value, currency);
      const after = rest === 'waived' ? ', and waive the rest' : '';
      return `write down that ${amount} of ${it} was received in cash on ${paidDate}${after}`;
    },
    run: (calls, given) =>
      calls.receiveInCash({ ...given, paidDate, rest, ...(value !== undefined && { value }) }),
  });
};

/** `rastro invoices undo-cash <invoice>` */
export const undoCash: RunCommand = (context, [text], options) =>
  change(context, text, options, {
    describe: (it) => `take back that ${it} was received in cash`,
    isAskedFor: true,
    run: (calls, given) => calls.undoCash(given),
  });

/** `rastro invoices refund <invoice>` */
export const refundInvoice: RunCommand = async (context, [text], options) => {
  const value = readCents(options);
  await change(context, text, options, {
    describe: (it, { paid, currency }) =>
      `give back ${formatAmount(value ?? paid, currency)} of the ${formatAmount(paid, currency)} paid of ${it}`,
    isAskedFor: true,
    run: (calls, given) => calls.refund({ ...given, ...(value !== undefined && { value }) }),
  });
};

/** `rastro invoices cancel <invoice>` */
export const cancelInvoice: RunCommand = (context, [text], options) => {
  const again = options['again'] === true;
  return change(context, text, options, {
    describe: (it) => `cancel ${it}${again ? ', and make it anew by its contract' : ''}`,
    isAskedFor: true,
    run: (calls, given) => calls.cancel({ ...given, again }),
  });
};

/** `rastro invoices due-date <invoice> <day>` */
export const changeDueDate: RunCommand = async (context, [text, day = ''], options) => {
  const dueDate = readDay('The due day', day);
  await change(context, text, options, {
    describe: (it) => `have ${dueDate} be the due day of ${it}`,
    run: (calls, given) => calls.changeDueDate({ ...given, dueDate }),
  });
};
