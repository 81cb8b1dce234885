import type { TelegramBot } from '@rastro/sdk/contract';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { createMemory } from '../../../lookup/memory';
import { LookupError } from '../../../lookup/lookup-error';
import { DeliveryError } from '../../../mail/delivery-error';
import {
  mayWriteTo,
  readBotName,
  readChat,
  type TelegramSettings,
} from '../../../providers/telegram';

interface TelegramBotOptions {
  /** The bot that writes to an account; undefined where none of this server does. */
  findBot: (userId: number) => Promise<TelegramSettings | undefined>;
  readAttributes: (userId: number) => Promise<Readonly<Record<string, unknown>>>;
  clock: () => number;
  log: { warn(facts: object, words: string): void };
}

const MAX = 1_000;
const NAME = { keptMs: HOUR_MS, failedMs: MINUTE_MS };
/** Whoever has just written to the bot looks again soon. */
const CHAT = { keptMs: 10 * SECOND_MS, failedMs: 10 * SECOND_MS };

/** Creates the reader of Telegram's data on bots, and on the chats of accounts. */
export function createTelegramBot({ findBot, readAttributes, clock, log }: TelegramBotOptions) {
  const names = createMemory<string>({ name: 'Bots of Telegram', clock, log, most: MAX });
  const chats = createMemory<boolean>({ name: 'Chats of Telegram', clock, log, most: MAX });
  const ask =
    <Value>(work: () => Promise<Value>) =>
    async (): Promise<Value> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        throw new LookupError(error.problem === 'failed' ? 'busy' : 'refused', error.message);
      }
    };
  const readName = (bot: TelegramSettings): Promise<string | undefined> =>
    names.read(
      bot.token,
      ask(() => readBotName(bot)),
      NAME,
    );
  return {
    /** The name of a bot; undefined while Telegram does not say. */
    readName,
    /** Reads the state of an account's chat; null while there is none. */
    async read(userId: number): Promise<TelegramBot | null> {
      const bot = await findBot(userId);
      if (!bot) return null;
      const username = await readName(bot);
      if (username === undefined) return null;
      const chat = readChat({ attributes: await readAttributes(userId) });
      if (chat === undefined) return { username, isLinked: false };
      const isLinked = await chats.read(
        `${bot.token} ${chat}`,
        ask(() => mayWriteTo(bot, chat)),
        CHAT,
      );
      return { username, isLinked: isLinked ?? null };
    },
  };
}
