import { DeliveryError } from '../../../mail/delivery-error';
import { readOrigin } from '../../../mail/mail-settings';
import type { TextProvider } from '../../../providers/text-provider';
import { formatEventMessage } from '../message/event-message';
import type { Channel, Recipient } from './channel';
import { isOn } from '../../../mail/switched';
import type { WordsFor } from '../../../text/words-for';

/** Options of messages sent by a provider. */
export interface TextChannelOptions {
  provider: TextProvider;
  /** Reads the name of an account's brand. */
  readTitle: (userId: number) => Promise<string>;
  /** Origin that links begin with. */
  publicUrl: string;
  /** The same for an account: that of the domain whose brand it has. Left out, `publicUrl` for all. */
  originOf?: ((userId: number) => Promise<string>) | undefined;
  wordsFor: WordsFor;
}

/** Sentences to people by a provider outside: Telegram, WhatsApp, SMS. */
export const createTextChannel = ({
  provider,
  readTitle,
  publicUrl,
  originOf,
  wordsFor,
}: TextChannelOptions): Channel => {
  const send = async (to: Recipient, text: string): Promise<void> => {
    const address = provider.readAddress(to);
    if (address === undefined) {
      throw new DeliveryError('refused', `The account has no address for ${provider.type}`);
    }
    return provider.send(address, text, to.userId);
  };
  return {
    type: provider.type,
    isOn: () => isOn(provider),
    ...(provider.listServed && { listServed: provider.listServed }),
    isQueued: true,
    async deliver(message, to) {
      const words = (await wordsFor(to.userId))(to.reader.language);
      switch (message.kind) {
        case 'event': {
          const { device } = message.facts;
          const sentence = formatEventMessage(message.facts, to.reader, words);
          const origin = await readOrigin({ originOf, publicUrl }, to.userId);
          return send(to, `${sentence}\n${origin}/devices/${device.id}`);
        }
        case 'test':
          return send(to, words.t('channel.test.text', { product: await readTitle(to.userId) }));
        case 'announcement':
          return send(to, `${message.subject}\n${message.body}`);
        default:
          throw new DeliveryError('refused', 'It goes by mail alone');
      }
    },
  };
};
