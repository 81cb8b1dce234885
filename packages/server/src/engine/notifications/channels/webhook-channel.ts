import { DeliveryError } from '../../../mail/delivery-error';
import type { Webhooks } from '../../../webhooks/webhooks';
import { toWebhookMessage } from '../../../webhooks/webhook-message';
import { toWebhookEvent } from '../message/webhook-event';
import type { Channel } from './channel';

/** The accounts' own systems: each address gets a signed message of its own. */
export const createWebhookChannel = ({
  store,
  send,
}: Pick<Webhooks, 'store' | 'send'>): Channel => ({
  type: 'webhook',
  isOurs: true,
  isQueued: true,
  atOnce: 4,
  listTargets: (unit, userIds) => store.listTargets(unit, userIds),
  async deliver(message, { userId }, attempt) {
    if (message.kind !== 'event' && message.kind !== 'test') {
      throw new DeliveryError('refused', 'It is not for other systems');
    }
    const address = await store.find(userId, Number(attempt?.target));
    if (address === undefined) throw new DeliveryError('refused', 'The address is gone');
    if (address.isPaused) throw new DeliveryError('refused', 'The address is paused');
    const data = message.kind === 'event' ? toWebhookEvent(message.facts) : {};
    const reference = `msg_${attempt?.reference ?? ''}`;
    const { problem } = await send(address, toWebhookMessage(message.kind, reference, data));
    if (problem) throw problem;
  },
});
