import { randomUUID } from 'node:crypto';
import { webhook } from '@rastro/sdk/contract';
import { HOUR_MS } from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../request/api-error';
import { toWebhookBody } from '../../webhooks/webhook-body';
import type { StoredDelivery, StoredWebhook } from '../../webhooks/webhook-store';
import { defineFeature } from '../feature';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { readWebhook } from './read-webhook';

/** Addresses of accounts' own systems that events are posted to, what was posted, and posting it again. */
export const webhooksFeature = defineFeature({
  name: 'webhooks',
  open({ webhooks: { store, send } }) {
    const post = async (item: StoredWebhook, message: Parameters<typeof send>[1]) =>
      toAnswer((await send(item, message)).delivery);
    return {
      resources: {
        Webhook: createOwnCrud(webhook, {
          store,
          check: readWebhook,
          answer: (item: StoredWebhook) => item,
          calls: {
            test({ item }) {
              const reference = `msg_${randomUUID()}`;
              return post(item, { reference, ...toWebhookBody({ kind: 'test' }, reference) });
            },
            async deliveries({ item }) {
              return (await store.listDeliveries(item.id)).map(toAnswer);
            },
            async resend({ who, body }) {
              const item = await store.find(who, Number(body['webhookId']));
              const found = item && (await store.findDelivery(item.id, Number(body['deliveryId'])));
              if (!found) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
              return post(item, found);
            },
            rotate: ({ item }) => store.rotate(item),
          },
        }),
      },
      jobs: [{ name: 'forget old deliveries', everyMs: HOUR_MS, run: () => store.sweep() }],
    };
  },
});

const toAnswer = (delivery: StoredDelivery) => ({ ...delivery, at: delivery.at.toISOString() });
