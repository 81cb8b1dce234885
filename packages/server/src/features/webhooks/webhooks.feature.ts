import { randomUUID } from 'node:crypto';
import { webhook } from '@rastro/sdk/contract';
import { HOUR_MS } from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../request/api-error';
import { toWebhookMessage, type WebhookMessage } from '../../webhooks/webhook-message';
import type { StoredDelivery } from '../../webhooks/webhook-store';
import { defineFeature } from '../feature';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { readWebhook } from './read-webhook';
import { type StoredWebhook, WebhookTable } from './webhook-table';

/** Addresses of accounts' own systems that events are posted to, what was posted, and posting it again. */
export const webhooksFeature = defineFeature({
  name: 'webhooks',
  open({ database, upstream, webhooks: { store, send } }) {
    const table = new WebhookTable(database, upstream.origin, (secret) => store.seal(secret));
    const post = async (userId: number, id: number, message: WebhookMessage | undefined) => {
      const address = await store.find(userId, id);
      if (!address || !message) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
      return toAnswer((await send(address, message)).delivery);
    };
    return {
      resources: {
        Webhook: createOwnCrud(webhook, {
          store: table,
          check: readWebhook,
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
      jobs: [{ name: 'forget old deliveries', everyMs: HOUR_MS, run: () => store.sweep() }],
    };
  },
});

const toAnswer = (delivery: StoredDelivery) => ({ ...delivery, at: delivery.at.toISOString() });
