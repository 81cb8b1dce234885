import { type BillingDay, findSuspensionDay } from '@rastro/sdk/domain';
import type { ReadFacts } from '../access/sign-in/session-facts';
import type { InvoiceStore } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';

interface LateOptions {
  invoices: Pick<InvoiceStore, 'list'>;
  /** Checks that somebody may read what they owe. */
  mayRead: (userId: number) => Promise<boolean>;
  today: () => BillingDay;
}

/** The day on which an account is suspended for an invoice; null for one that suspends nobody. */
export const suspensionDayOf = (stored: StoredInvoice, today: BillingDay): BillingDay | null =>
  stored.suspendDays > 0 && !stored.hasSuspended
    ? findSuspensionDay([stored], today, stored.suspendDays)
    : null;

/** Tells who signs in which invoice is late, and when it suspends them: the one that does so first. */
export const tellLate =
  ({ invoices, mayRead, today }: LateOptions): ReadFacts =>
  async (userId) => {
    if (!(await mayRead(userId))) return {};
    const own = await invoices.list({ accountIds: [userId] });
    const [first] = own
      .map((stored) => ({ lateSince: stored.dueOn, suspendsOn: suspensionDayOf(stored, today()) }))
      .filter(({ suspendsOn }) => suspendsOn !== null)
      .sort((a, b) => String(a.suspendsOn).localeCompare(String(b.suspendsOn)));
    return first ?? {};
  };
