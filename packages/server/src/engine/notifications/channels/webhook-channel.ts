import { DeliveryError } from '../../../mail/delivery-error';
import type { Webhooks } from '../../../webhooks/webhooks';
import { toWebhookMessage } from '../../../webhooks/webhook-message';
import { toWebhookEvent } from '../message/webhook-event';
import type { Channel } from './channel';

/** The accounts' own systems: each address gets a signed message of its own. */
export const createWebhookChannel = ({
  store,
  tell,
}: Pick<Webhooks, 'store' | 'tell'>): Channel => ({
  type: 'webhook',
  isOurs: true,
  isQueued: true,
  atOnce: 4,
  listTargets: (unit, userIds) => store.listTargets(unit, userIds),
  async deliver(message, { userId }, attempt) {
    if (message.kind !== 'event' && message.kind !== 'test') {
      throw new DeliveryError('refused', 'It is not for other systems');
    }
    const isEvent = message.kind === 'event';
    const data = isEvent ? toWebhookEvent(message.facts) : {};
    const reference = `msg_${attempt?.reference ?? ''}`;
    await tell({
      userId,
      webhookId: Number(attempt?.target),
      ...(isEvent && { area: 'events' as const }),
      message: toWebhookMessage(message.kind, reference, data),
    });
  },
});
