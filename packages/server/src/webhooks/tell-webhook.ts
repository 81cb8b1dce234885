import type { AccessArea } from '@rastro/sdk/domain';
import { DeliveryError } from '../mail/delivery-error';
import type { MayHear } from '../upstream/recipient-rights';
import type { SendWebhook } from './send-webhook';
import type { WebhookMessage } from './webhook-message';
import type { WebhookStore } from './webhook-store';

/** Message sent without a request to one address of an account. */
export interface ToldWebhook {
  userId: number;
  webhookId: number;
  /** Access area of the message; left out when it contains no data. */
  area?: AccessArea;
  message: WebhookMessage;
}

/**
 * Posts what nobody asked for at this moment. Nothing goes out where the account may not read it any more. Throws a
 * `DeliveryError` where it was not taken.
 */
export type TellWebhook = (told: ToldWebhook) => Promise<void>;

interface TellOptions {
  store: Pick<WebhookStore, 'find'>;
  send: SendWebhook;
  mayHear: MayHear;
}

/** Creates the posting of messages to accounts' own systems with their current rights. */
export const createTellWebhook =
  ({ store, send, mayHear }: TellOptions): TellWebhook =>
  async ({ userId, webhookId, area, message }) => {
    const address = await store.find(userId, webhookId);
    if (address === undefined) throw new DeliveryError('refused', 'The address is gone');
    if (address.isPaused) throw new DeliveryError('refused', 'The address is paused');
    if (area !== undefined && !(await mayHear(userId, area))) return;
    const { problem } = await send(address, message);
    if (problem) throw problem;
  };
