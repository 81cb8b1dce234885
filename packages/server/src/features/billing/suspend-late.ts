import { type BillingDay, findSuspensionDay } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { AccountRights } from '../access/account-rights';
import type { InvoiceStore } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';

interface SuspendOptions {
  database: Database;
  invoices: InvoiceStore;
  accountRights: Pick<AccountRights, 'suspend' | 'restore' | 'isSuspendedByItself'>;
  today: () => BillingDay;
  /** Nobody could open it again. */
  isHigher: (userId: number) => Promise<boolean>;
  reasonOf: (userId: number) => Promise<string>;
  tell: (userId: number, news: 'suspended' | 'restored') => Promise<void>;
}

/**
 * Suspends accounts whose invoices are late for so many days, and opens them with the payment (spec §4, §8). Each
 * invoice suspends once: who was opened by hand is not closed for it again. What was suspended by hand stays so.
 */
export function createSuspendLate(options: SuspendOptions) {
  const { database, invoices, accountRights, today, isHigher, reasonOf, tell } = options;

  const isTooLate = (invoice: StoredInvoice): boolean => {
    const after = invoice.suspendDays > 0 ? invoice.suspendDays : null;
    const day = findSuspensionDay([invoice], today(), after);
    return day !== null && day <= today();
  };

  const suspend = async (userId: number, late: readonly StoredInvoice[]): Promise<void> => {
    if (await isHigher(userId)) return;
    const reason = await reasonOf(userId);
    const isNew = await database.transaction(async (unit) => {
      let some = false;
      for (const { id } of late) some = (await invoices.mark(unit, id, 'suspended')) || some;
      return some;
    });
    if (!isNew) return;
    await accountRights.suspend(userId, { userId: null, reason });
    await tell(userId, 'suspended');
  };

  /** Opens an account again that owes nothing any more for which it would be suspended. */
  const restore = async (userId: number): Promise<void> => {
    if (!(await accountRights.isSuspendedByItself(userId))) return;
    const own = await invoices.list({ accountIds: [userId] });
    if (own.some(isTooLate)) return;
    await accountRights.restore(userId);
    await tell(userId, 'restored');
  };

  return {
    restore,
    async suspend(open: readonly StoredInvoice[]): Promise<void> {
      const late = open.filter(isTooLate);
      for (const userId of new Set(late.map((invoice) => invoice.userId))) {
        await suspend(
          userId,
          late.filter((invoice) => invoice.userId === userId),
        );
      }
    },
  };
}
