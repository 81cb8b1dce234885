import type { InvoiceNews } from '@rastro/sdk/contract';
import type { Unit } from '../../db/database';
import type { WorkQueue } from '../../db/work-queue/work-queue';
import type { WebhookStore } from '../../webhooks/webhook-store';
import { toWebhookWork } from './post-message';

/** Tells the addresses that want invoices of one, as part of the transaction in which that happens to it. */
export type TellInvoice = (
  unit: Unit,
  told: {
    accountId: number;
    /** The reseller whose invoice it is; 0 the server's operator. */
    sellerId: number;
    news: InvoiceNews;
    /** The invoice as it is told; read where anybody wants it. */
    read: () => Promise<object>;
  },
) => Promise<void>;

interface TellOptions {
  store: Pick<WebhookStore, 'listForInvoice'>;
  origin: string;
  enqueue: WorkQueue['add'];
}

/** Creates the function that posts billing's news on invoices. */
export function createTellInvoice({ store, origin, enqueue }: TellOptions): TellInvoice {
  return async (unit, { accountId, sellerId, news, read }) => {
    const targets = await store.listForInvoice(unit, { accountId, sellerId });
    if (targets.length === 0) return;
    const data = { news, invoice: await read() };
    const works = targets.map(({ id: webhookId, userId }) => ({
      ...{ kind: 'invoice' as const, webhookId, userId, accountId, sellerId, data },
    }));
    await enqueue(unit, toWebhookWork(origin, works));
  };
}
