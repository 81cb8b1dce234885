import { formatMoney } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { WordsFor } from '../../../text/words-for';
import type { Notices } from '../../../upstream/notices';
import type { InvoiceStore } from '../invoice-store';
import type { StoredNote } from './note-store';

interface TellOptions {
  database: Database;
  invoices: Pick<InvoiceStore, 'mark'>;
  notices: Notices;
  wordsFor: WordsFor;
  /** Returns the origin at which an account uses the product. */
  originOf: (userId: number) => Promise<string | undefined>;
}

/** Tells an account of a fiscal note that was issued, once. */
export function createTellNote({ database, invoices, notices, wordsFor, originOf }: TellOptions) {
  return async (note: StoredNote, number: string): Promise<void> => {
    const { userId, invoiceId, value, currency } = note;
    const reader = await notices.readReader(userId);
    if (!reader) return;
    const { t, locale } = (await wordsFor(userId))(reader.language);
    const amount = formatMoney(value, currency, locale);
    const subject = t('mail.billing.note', { number, invoice: String(invoiceId), amount });
    const origin = await originOf(userId);
    const link = origin === undefined ? '' : `\n${new URL('/invoices', origin).href}`;
    const body = `${t('mail.billing.noteText')}${link}`;
    await database.transaction(async (unit) => {
      if (!(await invoices.mark(unit, invoiceId, `note ${note.id}`))) return;
      await notices.add(unit, { userId }, { subject, body, why: 'pays' });
    });
  };
}
