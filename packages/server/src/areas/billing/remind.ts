import {
  type BillingDay,
  findReminder,
  formatMoney,
  payableUntil,
  readDayOffsets,
  suspensionDayAfter,
} from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { WordsFor } from '../../text/words-for';
import type { Notices } from '../../upstream/notices';
import type { BillingDesk } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';
import type { WaysToPayOf } from './ways-to-pay';

interface RemindOptions {
  database: Database;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'amountOn'>;
  notices: Notices;
  wordsFor: WordsFor;
  today: () => BillingDay;
  /** It is never suspended by an invoice. */
  isHigher: (userId: number) => Promise<boolean>;
  waysToPay: WaysToPayOf;
  /** Returns the origin at which an account uses the product. */
  originOf: (userId: number) => Promise<string | undefined>;
}

/** Tells an account of an invoice before and after its due day, each time once. */
export function createRemind(options: RemindOptions) {
  const { database, invoices, desk, notices, wordsFor, today, originOf, isHigher, waysToPay } =
    options;

  /** The day, still to come, on which the account is suspended for it; null where it is not. */
  const findSuspension = async (invoice: StoredInvoice): Promise<BillingDay | null> => {
    const { userId, dueOn, suspendDays, hasSuspended } = invoice;
    if (suspendDays <= 0 || hasSuspended) return null;
    const day = suspensionDayAfter(dueOn, suspendDays);
    return day <= today() || (await isHigher(userId)) ? null : day;
  };

  return async (invoice: StoredInvoice): Promise<void> => {
    const day = today();
    const offset = findReminder(invoice, readDayOffsets(invoice.remindDays) ?? [], day);
    if (offset === null) return;
    const reader = await notices.readReader(invoice.userId);
    if (!reader) return;
    const { t, locale } = (await wordsFor(invoice.userId))(reader.language);
    const { id, dueOn, currency } = invoice;
    const { total } = desk.amountOn(invoice, day);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const sayDay = (of: BillingDay): string => format.format(Date.parse(`${of}T00:00:00Z`));
    const amount = formatMoney(total, currency, locale);
    const said = { number: String(id), amount, day: sayDay(dueOn) };
    const isOver = payableUntil(dueOn) < day;
    const subject = t(isOver ? 'mail.billing.late' : 'mail.billing.due', said);
    const origin = await originOf(invoice.userId);
    const link = origin === undefined ? '' : `\n${new URL('/invoices', origin).href}`;
    const suspendsOn = await findSuspension(invoice);
    const warning = suspendsOn && `${t('mail.billing.suspendsOn', { day: sayDay(suspendsOn) })}\n`;
    const { pix = '' } = waysToPay(invoice, total);
    const code = pix && `\n${t('mail.billing.pix', { code: pix })}`;
    const body = `${warning ?? ''}${t('mail.billing.pay')}${link}${code}`;
    await database.transaction(async (unit) => {
      if (!(await invoices.mark(unit, id, `remind ${offset}`))) return;
      await notices.add(unit, { userId: invoice.userId }, { subject, body, why: 'pays' });
    });
  };
}
