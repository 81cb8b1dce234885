import { type BillingDay, findSuspensionDay, INVOICE_OVERDUE } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { AccountRights } from '../../ground/access/account-rights';
import type { InvoiceStore } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';

/** An account was suspended by itself, or opened; with the reason. */
export type OnSuspension = (
  userId: number,
  news: 'suspended' | 'restored',
  suspension: { reason: string; since?: Date },
) => Promise<void>;

interface SuspendOptions {
  database: Database;
  invoices: Pick<InvoiceStore, 'listLocked' | 'mark' | 'mayAllSuspend'>;
  accountRights: Pick<
    AccountRights,
    'suspendByItself' | 'restoreByItself' | 'isSuspendedByItself' | 'listSuspendedByItself'
  >;
  today: () => BillingDay;
  /** Nobody could open it again. */
  isHigher: (userId: number) => Promise<boolean>;
  onMoved: OnSuspension;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Suspends accounts whose invoices are late for so many days, and opens them with the payment (spec §4, §8). Each
 * invoice suspends once until it is paid: who was opened by hand is not closed for it again, who paid and took the
 * payment back is. What was suspended by hand stays so.
 */
export function createSuspendLate(options: SuspendOptions) {
  const { database, invoices, accountRights, today, isHigher, onMoved, log } = options;

  const isTooLate = (invoice: StoredInvoice): boolean => {
    const after = invoice.suspendDays > 0 ? invoice.suspendDays : null;
    const day = findSuspensionDay([invoice], today(), after);
    return day !== null && day <= today();
  };

  const suspend = async (userId: number): Promise<void> => {
    if (await isHigher(userId)) return;
    const isNew = await database.transaction(async (unit) => {
      // What was paid a moment ago suspends nobody.
      const late = (await invoices.listLocked(unit, userId)).filter(isTooLate);
      const fresh = late.filter(({ hasSuspended }) => !hasSuspended);
      if (fresh.length === 0) return false;
      const trustDays = Math.min(...fresh.map((invoice) => invoice.trustDays));
      const outcome = await accountRights.suspendByItself(userId, trustDays, unit);
      // It does so once nobody holds the account closed any more.
      if (outcome === 'held') return false;
      for (const { id } of fresh) await invoices.mark(unit, id, 'suspended');
      return outcome === 'suspended';
    });
    if (isNew) await onMoved(userId, 'suspended', { reason: INVOICE_OVERDUE });
  };

  /** Opens an account again that owes nothing any more for which it would be suspended. */
  const restore = async (userId: number): Promise<void> => {
    if (!(await accountRights.isSuspendedByItself(userId))) return;
    const ended = await database.transaction(async (unit) => {
      const own = await invoices.listLocked(unit, userId);
      if (own.some(isTooLate)) return null;
      await invoices.mayAllSuspend(unit, userId);
      return accountRights.restoreByItself(userId, unit);
    });
    if (ended) await onMoved(userId, 'restored', ended);
  };

  /** One account that cannot be read, or is gone, keeps no other waiting. */
  const forEach = async (userIds: Iterable<number>, run: (userId: number) => Promise<void>) => {
    for (const userId of userIds) {
      try {
        await run(userId);
      } catch (error) {
        log.warn({ err: error, userId }, 'Whether an account is suspended could not be decided');
      }
    }
  };

  return {
    restore,
    /** The same of all, for payments after which the server stopped too early. */
    async restoreAll(): Promise<void> {
      await forEach(await accountRights.listSuspendedByItself(), restore);
    },
    async suspend(open: readonly StoredInvoice[]): Promise<void> {
      const late = open.filter((each) => !each.hasSuspended && isTooLate(each));
      await forEach(new Set(late.map(({ userId }) => userId)), suspend);
    },
  };
}
