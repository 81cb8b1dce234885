import type { WordsOf } from '@rastro/sdk/words';
import { DeliveryError } from '../../../mail/delivery-error';
import type { TextProvider } from '../../../providers/text-provider';
import { formatEventMessage } from '../message/event-message';
import type { Channel } from './channel';

/** What messages by a provider stand on. */
export interface TextChannelOptions {
  provider: TextProvider;
  /** What the brand is called. */
  readTitle: () => Promise<string>;
  /** Origin that links begin with. */
  publicUrl: string;
  wordsOf: WordsOf;
}

/** Sentences to people by a provider outside: Telegram, WhatsApp, SMS. */
export const createTextChannel = ({
  provider,
  readTitle,
  publicUrl,
  wordsOf,
}: TextChannelOptions): Channel => ({
  type: provider.type,
  isQueued: true,
  async deliver(message, to) {
    const address = provider.readAddress(to);
    if (address === undefined) {
      throw new DeliveryError('refused', `The account has no address for ${provider.type}`);
    }
    const words = wordsOf(to.reader.language);
    switch (message.kind) {
      case 'event': {
        const { device } = message.facts;
        const sentence = formatEventMessage(message.facts, to.reader, words);
        return provider.send(address, `${sentence}\n${publicUrl}/devices/${device.id}`);
      }
      case 'test':
        return provider.send(address, words.t('channel.test.text', { product: await readTitle() }));
      case 'announcement':
        return provider.send(address, `${message.subject}\n${message.body}`);
      default:
        throw new DeliveryError('refused', 'It goes by mail alone');
    }
  },
});
