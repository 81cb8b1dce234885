import type { WordsOf } from '@rastro/sdk/words';
import { DeliveryError } from '../../../mail/delivery-error';
import type { DailyLimit } from '../../../providers/daily-limit';
import type { TextProvider } from '../../../providers/text-provider';
import { formatEventMessage } from '../message/event-message';
import type { Channel, Recipient } from './channel';

/** What messages by a provider stand on. */
export interface TextChannelOptions {
  provider: TextProvider;
  /** What the brand is called. */
  readTitle: () => Promise<string>;
  /** Origin that links begin with. */
  publicUrl: string;
  wordsOf: WordsOf;
  /** How many short messages an account gets a day; left out, any number. */
  limit?: Pick<DailyLimit, 'most' | 'take' | 'giveBack'> | undefined;
  /** An account has had the last one of the day. */
  onLimit?: ((to: Recipient, most: number) => Promise<void>) | undefined;
}

/** Sentences to people by a provider outside: Telegram, WhatsApp, SMS. */
export const createTextChannel = ({
  provider,
  readTitle,
  publicUrl,
  wordsOf,
  limit,
  onLimit,
}: TextChannelOptions): Channel => {
  const send = async (to: Recipient, text: string): Promise<void> => {
    const address = provider.readAddress(to);
    if (address === undefined) {
      throw new DeliveryError('refused', `The account has no address for ${provider.type}`);
    }
    if (provider.type !== 'sms' || !limit) return provider.send(address, text);
    const turn = await limit.take(to.userId);
    if (turn === 'over') {
      throw new DeliveryError('refused', 'The account has had all short messages of the day');
    }
    try {
      await provider.send(address, text);
    } catch (error) {
      await limit.giveBack(to.userId);
      throw error;
    }
    if (turn === 'last') await onLimit?.(to, limit.most);
  };
  return {
    type: provider.type,
    isQueued: true,
    async deliver(message, to) {
      const words = wordsOf(to.reader.language);
      switch (message.kind) {
        case 'event': {
          const { device } = message.facts;
          const sentence = formatEventMessage(message.facts, to.reader, words);
          return send(to, `${sentence}\n${publicUrl}/devices/${device.id}`);
        }
        case 'test':
          return send(to, words.t('channel.test.text', { product: await readTitle() }));
        case 'announcement':
          return send(to, `${message.subject}\n${message.body}`);
        default:
          throw new DeliveryError('refused', 'It goes by mail alone');
      }
    },
  };
};
