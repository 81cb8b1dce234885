import { DAY_MS } from '@rastro/sdk/domain';
import type { WorkEntry } from '../../../db/work-queue/work-entry';
import type { WorkKind } from '../../../db/work-queue/work-kind';
import { DeliveryError } from '../../../mail/delivery-error';
import { ApiError } from '../../../request/api-error';
import { toWebhookMessage } from '../../../webhooks/webhook-message';
import type { Webhooks } from '../../../webhooks/webhooks';

/** A message to one address, on its way. */
export interface WebhookWork {
  kind: 'invoice' | 'positions';
  webhookId: number;
  /** Owner of the address. */
  userId: number;
  /** Account that the invoice is for; apart from it, only the seller is notified. */
  accountId?: number;
  /** The reseller whose invoice it is; left out, the server's operator. */
  sellerId?: number;
  data: object;
}

interface PostOptions {
  webhooks: Webhooks;
  /** Origin of the tracking API. */
  origin: string;
  /** Finds the seller whose invoices an account looks after. */
  sellerOf: (userId: number) => Promise<number | undefined>;
}

/** The kind of work that posting is; its lane is an address. */
export const WEBHOOK_MESSAGE = 'webhook-message';

/** Time after which a message is given up, in ms; same as for events. */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

/** The lane of an address. */
export const toLane = (origin: string, webhookId: number): string => `${origin} ${webhookId}`;

/** Messages as the queue takes them. */
export const toWebhookWork = (origin: string, works: readonly WebhookWork[]): WorkEntry[] =>
  works.map((payload) => ({
    kind: WEBHOOK_MESSAGE,
    lane: toLane(origin, payload.webhookId),
    payload,
  }));

/** Posting what is not told by a rule, as a kind of work. */
export function createPostMessage({ webhooks, origin, sellerOf }: PostOptions): WorkKind {
  const { store, tell } = webhooks;
  const post = async (work: WebhookWork, reference: string): Promise<void> => {
    const { kind, webhookId, userId, accountId, sellerId = 0, data } = work;
    if ((await store.find(userId, webhookId)) === undefined) return;
    const isOwn = accountId === undefined || accountId === userId;
    if (!isOwn && (await sellerOf(userId)) !== sellerId) return;
    const area = kind === 'invoice' ? 'invoices' : 'positions';
    await tell({
      userId,
      webhookId,
      area,
      message: toWebhookMessage(kind, `msg_${reference}`, data),
    });
  };
  return {
    name: WEBHOOK_MESSAGE,
    isUnordered: true,
    isFree: () => true,
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    isOurs: (lane) => lane.startsWith(toLane(origin, 0).slice(0, -1)),
    openLane: async () => (work) => post(work.payload as WebhookWork, work.reference),
    explain(error) {
      if (error instanceof DeliveryError) {
        return { problem: error.problem, notBeforeMs: error.notBeforeMs };
      }
      // An account that is gone, or locked, is told nothing more.
      const isGone = error instanceof ApiError && error.status < 500;
      return { problem: isGone ? 'refused' : error instanceof ApiError ? 'failed' : 'unknown' };
    },
  };
}
