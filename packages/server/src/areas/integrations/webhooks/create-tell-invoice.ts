import type { WorkQueue } from '../../../db/work-queue/work-queue';
import type { TellInvoice } from '../../../webhooks/tell-invoice';
import type { WebhookStore } from '../../../webhooks/webhook-store';
import { toWebhookWork } from './post-message';

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
      kind: 'invoice' as const,
      webhookId,
      userId,
      accountId,
      sellerId,
      data,
    }));
    await enqueue(unit, toWebhookWork(origin, works));
  };
}
