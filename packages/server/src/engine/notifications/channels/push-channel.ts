import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import { DeliveryError } from '../../../mail/delivery-error';
import { MAX_PUSH_BYTES } from '../../../push/encrypt-push';
import type { Push } from '../../../push/push';
import type { WordsFor } from '../../../text/words-for';
import { formatEventMessage } from '../message/event-message';
import type { Channel, Message, Recipient } from './channel';

/** Nobody is woken by what happened longer ago. */
const USEFUL_MS = 4 * HOUR_MS;
const TEST_TTL_MS = 5 * MINUTE_MS;
const MAX_TITLE_LENGTH = 120;
const MAX_BODY_LENGTH = 400;

/** Options of push notifications. */
export interface PushChannelOptions {
  push: Pick<Push, 'devices' | 'send'>;
  wordsFor: WordsFor;
  clock: () => number;
}

/** Browsers with no page open: who has a rule by `web` is told there, too. */
export const createPushChannel = ({ push, wordsFor, clock }: PushChannelOptions): Channel => ({
  type: 'push',
  follows: 'web',
  isQueued: true,
  listTargets: (unit, userIds) => push.devices.listTargets(unit, userIds),
  async deliver(message, to, attempt) {
    const words = (await wordsFor(to.userId))(to.reader.language);
    // Name and icon are the worker's own: those of the domain that the browser subscribed at.
    const shown = composeShown(message, to, words, '');
    const { event } = message.kind === 'event' ? message.facts : {};
    const text = JSON.stringify(shown);
    if (Buffer.byteLength(text) > MAX_PUSH_BYTES) {
      throw new DeliveryError('refused', 'The message is too long for a browser');
    }
    await push.send(to.userId, Number(attempt?.target), {
      text,
      isUrgent: event?.type === 'alarm',
      topic: toTopic(shown.tag),
      ttlMs: event ? event.eventTimeMs + USEFUL_MS - clock() : TEST_TTL_MS,
    });
  },
});

const toTopic = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const cut = (text: string, most: number): string =>
  text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

/** Content read by `sw.js`; of a tag it shows the newest, and how many came before. */
interface Shown {
  /** The same for each attempt to tell of an event. */
  id: string;
  tag: string;
  title: string;
  body: string;
  path: string;
}

/**
 * Composes the short form of a message, for a few words. Throws `DeliveryError` for one that is not
 * for there.
 */
export function composeShown(
  message: Message,
  { reader }: Recipient,
  words: Words,
  product: string,
): Shown {
  const { t } = words;
  if (message.kind === 'event') {
    const { event, device } = message.facts;
    return {
      id: `event ${event.id}`,
      tag: `device ${device.id}`,
      title: cut(device.name, MAX_TITLE_LENGTH),
      body: cut(formatEventMessage(message.facts, reader, words), MAX_BODY_LENGTH),
      path: `/devices/${device.id}`,
    };
  }
  if (message.kind !== 'test') throw new DeliveryError('refused', 'It is not for browsers');
  const title = cut(product, MAX_TITLE_LENGTH);
  return { id: 'test', tag: 'test', title, body: t('push.test.text'), path: '/' };
}
