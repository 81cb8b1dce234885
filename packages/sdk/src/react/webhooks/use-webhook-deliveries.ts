'use client';
import { useState } from 'react';
import { webhook, type WebhookDelivery } from '../../contract';
import { useTrackingClient } from '../provider/use-tracking-client';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The last messages to an address, and posting to it. */
export interface WebhookDeliveriesState extends RequestState<WebhookDelivery[]> {
  /** Posts a message of the type `test`. */
  test: () => Promise<void>;
  /** Posts one of them again, as it was. */
  resend: (deliveryId: number) => Promise<void>;
  isPosting: boolean;
  /**
   * Delivery of the last message posted from here; null where none was, or it never left the
   * server.
   */
  posted: WebhookDelivery | null;
  /** Reason it never left the server; null where it did. */
  failure: unknown;
}

/** The last messages that were posted to an address, the newest first. */
export function useWebhookDeliveries(id: number): WebhookDeliveriesState {
  const client = useTrackingClient();
  const calls = client.resource(webhook);
  const [isPosting, setPosting] = useState(false);
  const [posted, setPosted] = useState<WebhookDelivery | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const state = useRequest('useWebhookDeliveries', ['webhook-deliveries', id], () =>
    calls.deliveries({ id }),
  );

  async function post(send: () => Promise<WebhookDelivery>): Promise<void> {
    setPosting(true);
    setFailure(null);
    setPosted(null);
    try {
      setPosted(await send());
      await state.refresh();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPosting(false);
    }
  }
  return {
    ...state,
    test: () => post(() => calls.test({ id })),
    resend: (deliveryId) => post(() => calls.resend({ webhookId: id, deliveryId })),
    isPosting,
    posted,
    failure,
  };
}
