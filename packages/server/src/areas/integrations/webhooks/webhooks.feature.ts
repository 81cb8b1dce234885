import { randomUUID } from 'node:crypto';
import { webhook } from '@rastro/sdk/contract';
import { HOUR_MS } from '@rastro/sdk/domain';
import { createWorkQueue } from '../../../db/work-queue/work-queue';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import { toWebhookMessage, type WebhookMessage } from '../../../webhooks/webhook-message';
import type { StoredDelivery } from '../../../webhooks/webhook-store';
import { defineFeature } from '../../../ground/feature';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { createPositionFeeds, LOOK_EVERY_MS } from './position-feeds';
import { createPostMessage } from './post-message';
import type { TellInvoice } from '../../../webhooks/tell-invoice';
import { createTellInvoice } from './create-tell-invoice';
import { readWebhook } from './read-webhook';
import { type StoredWebhook, WebhookTable } from './webhook-table';

declare module '../../../ground/feature' {
  interface Offers {
    /** Tells accounts' own systems of invoices. */
    tellInvoice: TellInvoice;
  }
}

/** Addresses of accounts' own systems that events, invoices and positions are posted to, what was posted, and posting it again. */
export const webhooksFeature = defineFeature({
  name: 'webhooks',
  needs: ['access'],
  open({ database, upstream, webhooks, config, clock, log }, { access }) {
    const { store, send } = webhooks;
    const { origin } = upstream;
    const queue = createWorkQueue({
      db: database,
      clock,
      log,
      kinds: [createPostMessage({ webhooks, origin, sellerOf: access.sellerOf })],
      // No other server works on the engine's database.
      isAlone: config.trackingUrl === undefined,
    });
    const enqueue = queue.add;
    const feeds = createPositionFeeds({ database, upstream, store, access, enqueue, clock, log });
    const table = new WebhookTable(database, origin, (secret) => store.seal(secret));
    const post = async (userId: number, id: number, message: WebhookMessage | undefined) => {
      const address = await store.find(userId, id);
      if (!address || !message) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
      return toAnswer((await send(address, message)).delivery);
    };
    return {
      offers: { tellInvoice: createTellInvoice({ store, origin, enqueue }) },
      resources: {
        Webhook: createOwnCrud(webhook, {
          store: table,
          async check(body, { userId }) {
            const settings = readWebhook(body, webhooks.isOwn);
            if (settings.invoices === 'all' && (await access.sellerOf(userId)) === undefined) {
              throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
            }
            return settings;
          },
          answer: (item: StoredWebhook) => item,
          calls: {
            test: ({ who, item }) =>
              post(who.userId, item.id, toWebhookMessage('test', `msg_${randomUUID()}`, {})),
            async deliveries({ item }) {
              return (await store.listDeliveries(item.id)).map(toAnswer);
            },
            async resend({ who, body }) {
              const id = Number(body['webhookId']);
              return post(who.userId, id, await store.findDelivery(id, Number(body['deliveryId'])));
            },
            rotate: ({ item }) => table.rotate(item),
          },
        }),
      },
      jobs: [
        { name: 'listen for positions', everyMs: LOOK_EVERY_MS, run: () => feeds.look() },
        queue.job,
      ],
      sweeps: [
        { name: 'forget old deliveries', everyMs: HOUR_MS, forget: (nowMs) => store.sweep(nowMs) },
      ],
      start: queue.start,
      async stop() {
        feeds.stop();
        await queue.stop();
      },
    };
  },
});

const toAnswer = (delivery: StoredDelivery) => ({ ...delivery, at: delivery.at.toISOString() });
