import { z } from 'zod';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import { createTurns } from '../../../db/take-turns';
import { createFindSellers } from '../../../integrations/find-sellers';
import type { TelegramSettings } from '../../../providers/telegram';
import { createAccountThrottle } from '../../../request/account-throttle';
import { describeCall } from '../../../request/describe-call';
import { readWhole } from '../../../request/read-whole';
import { defineFeature } from '../../../ground/feature';
import { createReadReader } from '../../../ground/sessions/read-reader';
import { readUser } from '../../../ground/sessions/read-user';
import { createAnswerStart } from './answer-start';
import { LinkCodes, toBotKey } from './link-codes';
import { createLinkWatch } from './link-watch';
import { createListenToBot } from './listen-to-bot';
import { createTelegramBot } from './telegram-bot';
import { registerTelegramLinkRoutes } from './telegram-link.routes';
import { identityOf } from '../../../ground/identity/identity';

const botSchema = z.object({ username: z.string(), isLinked: z.boolean().nullable() });

/** By which bot an account is written to, whether that one may, and the link by which it gets to know the chat. */
export const telegramBotFeature = defineFeature({
  name: 'telegram-bot',
  needs: ['access', 'accountRights', 'changeLog'],
  open({ database, upstream, integrations, brand, clock, log }, needed) {
    const { access, accountRights, changeLog } = needed;
    const { origin } = upstream;
    const findSellers = createFindSellers({ database, origin, integrations });

    /** A tracking API elsewhere that lists Telegram sends by a bot of its own. */
    const isTheirs = async (userId: number): Promise<boolean> => {
      if (origin === ENGINE_ORIGIN) return false;
      const answer = await upstream.send(
        {
          method: 'GET',
          path: '/notifications/notificators',
          query: new URLSearchParams({ announcement: 'true' }),
        },
        { actor: { userId } },
      );
      return answer.status >= 400 || ((await readWhole(answer)) ?? '').includes('"telegram"');
    };
    const findOurs = async (userId: number): Promise<TelegramSettings | undefined> => {
      const seller = (await findSellers('telegram', [userId])).get(userId);
      return seller?.settings.providers.telegram ?? integrations.now().providers.telegram;
    };
    const findBot = async (userId: number): Promise<TelegramSettings | undefined> => {
      const bot = await findOurs(userId);
      return bot && !(await isTheirs(userId)) ? bot : undefined;
    };
    const bots = createTelegramBot({
      findBot,
      async readAttributes(userId) {
        const { attributes } = JSON.parse(await readUser(upstream, userId)) as {
          attributes?: Record<string, unknown>;
        };
        return attributes ?? {};
      },
      clock,
      log,
    });

    const codes = new LinkCodes(database, origin, clock);
    const answerStart = createAnswerStart({
      upstream,
      codes,
      access,
      changeLog,
      rights: accountRights,
      log,
      findBot: findOurs,
      throttle: createAccountThrottle(clock),
      wordsFor: brand.wordsFor,
      wordsOf: brand.wordsOf,
      readReader: createReadReader(upstream, brand.readerOf),
    });
    const takeTurns = createTurns({ db: database, log });
    const watch = createLinkWatch({
      async listBots() {
        const found = new Map<string, TelegramSettings>();
        for (const { userId, bot: key } of await codes.listWaiting()) {
          if (found.has(key)) continue;
          const bot = await findOurs(userId);
          // It may have got another one since.
          if (bot && toBotKey(bot) === key) found.set(key, bot);
        }
        return [...found.values()];
      },
      listen: createListenToBot({ codes, takeTurns, answerStart, clock }),
      log,
    });
    return {
      routes(door) {
        door.get(
          '/api/telegram-bot',
          describeCall({
            who: 'signed-in',
            summary:
              'By which bot the account is written to; null where none is, or nobody can say.',
            answer: botSchema.nullable(),
          }),
          async (request, reply) => {
            const identity = identityOf(request);
            void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
            return JSON.stringify(await bots.read(identity.userId));
          },
        );
        registerTelegramLinkRoutes(door, {
          codes,
          findBot,
          watch,
          clock,
          readName: bots.readName,
          throttle: createAccountThrottle(clock),
        });
      },
      start: () => watch.begin(),
      stop: () => watch.stop(),
    };
  },
});
