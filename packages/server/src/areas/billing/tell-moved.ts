import type { InvoiceNews } from '@rastro/sdk/contract';
import { isPaid } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { TellInvoice } from '../../webhooks/tell-invoice';
import type { OnMoved } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';

interface TellMovedOptions {
  tellInvoice: TellInvoice;
  find: (id: number, unit: Unit) => Promise<StoredInvoice | undefined>;
  /** An invoice as it is answered. */
  toTold: (invoice: StoredInvoice) => object;
}

/** Names a change of an invoice for those who are notified of it. */
export function nameMove({ from, to }: Parameters<OnMoved>[2]): InvoiceNews {
  if (from === null) return 'issued';
  if (from === to) return 'changed';
  if (to === 'CANCELED') return 'cancelled';
  if (to === 'OVERDUE') return 'overdue';
  return isPaid(to) && !isPaid(from) ? 'paid' : 'changed';
}

/** Tells accounts' own systems of an invoice, in the transaction in which it becomes something else. */
export const createTellMoved =
  ({ tellInvoice, find, toTold }: TellMovedOptions): OnMoved =>
  (unit, { id, userId: accountId, sellerId }, move) =>
    tellInvoice(unit, {
      accountId,
      sellerId,
      news: nameMove(move),
      async read() {
        const invoice = await find(id, unit);
        if (!invoice) throw new Error('an invoice is gone while it is told of');
        return toTold(invoice);
      },
    });
