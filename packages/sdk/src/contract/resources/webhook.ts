import { createDecoder, createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, number, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read, Write } from '../describe/values';

/** Invoices that an address is told of; those of all are for higher administrators. */
const INVOICES_TOLD = ['none', 'own', 'all'] as const;

const delivery = () => ({
  id: id(),
  reference: text({ required: true }),
  type: text({ required: true }),
  at: moment({ required: true }),
  attempts: number({ whole: true }),
  status: number({ whole: true }),
  durationMs: number({ unit: 'milliseconds' }),
  error: text({ default: '' }),
  body: text({ default: '' }),
});

/** Addresses of an account's own systems that events, invoices and positions are posted to. */
export const webhook = /* @__PURE__ */ defineResource({
  name: 'Webhook',
  path: '/webhooks',
  area: 'notifications',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
    url: text({ required: true, trim: true, maxLength: 1024, search: true }),
    isPaused: flag(),
    invoices: choice(INVOICES_TOLD, { default: 'none' }),
    hasPositions: flag(),
    positionSeconds: number({ default: 60, whole: true, min: 10, max: 3_600 }),
    lastAt: moment({ writtenBy: 'server' }),
    lastStatus: number({ whole: true, writtenBy: 'server' }),
    lastError: text({ default: '', writtenBy: 'server' }),
    secret: text({ writtenBy: 'server' }),
  },
  calls: {
    /** Posts a message of the type `test` now; the delivery says what came back. */
    test: { method: 'POST', path: '/webhooks/{id}/test', answer: readDelivery },
    /** The last deliveries, the newest first. */
    deliveries: { method: 'GET', path: '/webhooks/{id}/deliveries', answer: readDeliveries },
    /** Posts one of them again, as it was, now. */
    resend: {
      method: 'POST',
      path: '/webhooks/resend',
      body: {
        webhookId: number({ whole: true, required: true }),
        deliveryId: number({ whole: true, required: true }),
      },
      answer: readDelivery,
    },
    /** Makes another secret, answered this once; the old one signs nothing any more. */
    rotate: { method: 'POST', path: '/webhooks/{id}/rotate', answer: 'one' },
  },
});

function readDelivery(json: unknown): WebhookDelivery {
  return createDecoder('WebhookDelivery', toReader(delivery()))(json);
}

function readDeliveries(json: unknown): WebhookDelivery[] {
  return createListDecoder('WebhookDelivery', toReader(delivery()))(json);
}

/**
 * Endpoint for the events of an account's rules by `webhook`, signed as by Standard Webhooks: `url`
 * is https. With `hasPositions`, positions of vehicles are posted too, of each at most one in
 * `positionSeconds`. `lastStatus` is the HTTP status of the last delivery, 0 where nothing answered
 * or nothing was sent; `secret` is returned once, when it is created.
 */
export interface Webhook extends Read<typeof webhook> {}

/** Members of a webhook that a client may write. */
export interface WebhookInput extends Write<typeof webhook> {}

/**
 * A message to one address: `reference` (its `webhook-id`) is the same for each attempt, `status` the HTTP status of the
 * last one, 0 where nothing answered; `error` is '' where it was taken.
 */
export interface WebhookDelivery extends Read<{ members: ReturnType<typeof delivery> }> {}
