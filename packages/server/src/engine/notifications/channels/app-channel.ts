import { HOUR_MS } from '@rastro/sdk/domain';
import { DeliveryError } from '../../../mail/delivery-error';
import { AppIsGone, type AppMessage, type Firebase } from '../../../providers/firebase';
import type { AppTokens } from './app-tokens';
import type { Channel, Message, Recipient } from './channel';
import { composeShown } from './push-channel';
import { isOn } from '../../../mail/switched';
import type { WordsFor } from '../../../text/words-for';

/** Options of messages to apps. */
export interface AppChannelOptions {
  firebase: Firebase;
  tokens: AppTokens;
  readTitle: (userId: number) => Promise<string>;
  wordsFor: WordsFor;
  clock: () => number;
}

/** Nobody is woken by what happened longer ago. */
const USEFUL_MS = 4 * HOUR_MS;

/** The apps of an account: its attribute `notificationTokens`, separated by commas (tracking-api §5.1). */
export const createAppChannel = (options: AppChannelOptions): Channel => ({
  type: 'firebase',
  isOn: () => isOn(options.firebase),
  isQueued: true,
  listTargets: (unit, userIds) => options.tokens.list(unit, userIds),
  async deliver(message, to, attempt) {
    const token = attempt?.target ?? '';
    if (token === '') throw new DeliveryError('refused', 'The account has no app');
    try {
      await options.firebase.send(token, await compose(message, to, options));
    } catch (error) {
      if (error instanceof AppIsGone) await options.tokens.forget(to.userId, token);
      throw error;
    }
  },
});

async function compose(
  message: Message,
  to: Recipient,
  { wordsFor, readTitle, clock }: AppChannelOptions,
): Promise<AppMessage> {
  const words = (await wordsFor(to.userId))(to.reader.language);
  const product = await readTitle(to.userId);
  const { title, body: shown, path } = composeShown(message, to, words, product);
  const body = message.kind === 'test' ? words.t('channel.test.text', { product }) : shown;
  const { event } = message.kind === 'event' ? message.facts : {};
  const data = { path, ...(event && { eventId: String(event.id) }) };
  const ttlMs = (event?.eventTimeMs ?? clock()) + USEFUL_MS - clock();
  return { title, body, data, ttlMs };
}
