'use client';
import { webhook, type WebhookDelivery } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The last messages that were posted to an address, the newest first. */
export const useWebhookDeliveries = (id: number): RequestState<WebhookDelivery[]> =>
  useRequest('useWebhookDeliveries', ['webhook-deliveries', id], (client) =>
    client.resource(webhook).deliveries({ id }),
  );
