import { DeliveryError } from '../../../mail/delivery-error';
import type { Webhooks } from '../../../webhooks/webhooks';
import { toWebhookBody } from '../../../webhooks/webhook-body';
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
    const item = await store.find({ userId }, Number(attempt?.target));
    if (item === undefined) throw new DeliveryError('refused', 'The address is gone');
    if (item.isPaused) throw new DeliveryError('refused', 'The address is paused');
    const reference = `msg_${attempt?.reference ?? ''}`;
    const { type, body } = toWebhookBody(message, reference);
    const { problem } = await send(item, { reference, type, body });
    if (problem) throw problem;
  },
});
