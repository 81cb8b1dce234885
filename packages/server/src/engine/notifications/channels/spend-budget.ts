import { DeliveryError } from '../../../mail/delivery-error';
import type { CostKind, DailyBudget } from '../../../providers/daily-budget';
import type { Channel, Message, Recipient } from './channel';

/** Budget of the channels of a server. */
export interface BudgetOptions {
  /** Left out, any number. */
  budget?: Pick<DailyBudget, 'most' | 'take' | 'giveBack'> | undefined;
  /** An account has had the last one of the day. */
  onLimit?: ((to: Recipient, kind: CostKind, most: number) => Promise<void>) | undefined;
}

/**
 * Kinds of messages that the recipient pays for; an announcement is paid by its sender, and a new
 * password always arrives.
 */
const OWN: ReadonlySet<Message['kind']> = new Set(['event', 'test', 'report']);

const KINDS: Readonly<Record<string, CostKind>> = {
  sms: 'text',
  mail: 'mail',
  telegram: 'message',
  whatsapp: 'message',
};

/** Returns the kind of cost of a channel's messages; undefined for none. */
export const costOf = (channelType: string): CostKind | undefined =>
  Object.hasOwn(KINDS, channelType) ? KINDS[channelType] : undefined;

/** The channel, with each message taken out of the day's budget of its account before it goes out. */
export const spendBudget = (channel: Channel, { budget, onLimit }: BudgetOptions): Channel => {
  const cost = costOf(channel.type);
  if (!budget || cost === undefined) return channel;
  return {
    ...channel,
    async deliver(message, to, attempt) {
      if (!OWN.has(message.kind)) return channel.deliver(message, to, attempt);
      const turn = await budget.take(cost, to.userId);
      if (turn === 'over') {
        throw new DeliveryError('refused', 'The account has had all messages of the day');
      }
      try {
        await channel.deliver(message, to, attempt);
      } catch (error) {
        await budget.giveBack(cost, to.userId);
        throw error;
      }
      if (turn === 'last') await onLimit?.(to, cost, budget.most[cost] ?? 0);
    },
  };
};
