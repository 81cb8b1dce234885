import type { InvoiceNews } from '@rastro/sdk/contract';
import type { Unit } from '../db/database';

/** Notifies the addresses that want news of an invoice, within the transaction of the change. */
export type TellInvoice = (
  unit: Unit,
  told: {
    accountId: number;
    /** Reseller that issued the invoice; 0 for the server's operator. */
    sellerId: number;
    news: InvoiceNews;
    /** Loads the invoice as it is sent; called only when an address wants it. */
    read: () => Promise<object>;
  },
) => Promise<void>;
