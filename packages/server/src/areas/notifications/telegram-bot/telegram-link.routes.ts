import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TelegramSettings } from '../../../providers/telegram';
import { ApiError, forbidden } from '../../../request/api-error';
import type { AccountThrottle } from '../../../request/account-throttle';
import { describeCall } from '../../../request/describe-call';
import { identityOf } from '../../../ground/identity/identity';
import { loggedBy } from '../../../ground/logs/change-log';
import { CHAT_CHANGE } from './answer-start';
import { LINK_MS, type LinkCodes } from './link-codes';
import type { LinkWatch } from './link-watch';

interface RoutesOptions {
  codes: Pick<LinkCodes, 'create' | 'findOf'>;
  findBot: (userId: number) => Promise<TelegramSettings | undefined>;
  /** The name of a bot; undefined while Telegram does not say. */
  readName: (bot: TelegramSettings) => Promise<string | undefined>;
  watch: Pick<LinkWatch, 'begin'>;
  throttle: AccountThrottle;
  clock: () => number;
}

const PATH = '/api/telegram-bot/link';
const PER_MINUTE = 5;

const linkSchema = z.object({ username: z.string(), code: z.string(), expiresAt: z.string() });
const stateSchema = z.object({
  state: z.enum(['none', 'waiting', 'connected']),
  problem: z.enum(['webhook', 'program', 'away']).nullable(),
});

/** `/api/telegram-bot/link`: ties the chat of who presses Start by the link to the account. */
export function registerTelegramLinkRoutes(door: FastifyInstance, options: RoutesOptions): void {
  const { codes, findBot, readName, watch, throttle, clock } = options;

  door.post(
    PATH,
    describeCall({
      who: ['update', 'users', CHAT_CHANGE],
      summary:
        'A link for ten minutes: who presses Start by it in Telegram is written to from then on.',
      answer: linkSchema,
      status: 200,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      // Who looks in for somebody else is nobody to be told.
      if (identity.kind === 'session' && identity.session.startedBy === 'entered') {
        throw forbidden('HTTP_403_FORBIDDEN');
      }
      const { userId } = identity;
      throttle.take(userId, PER_MINUTE);
      const bot = await findBot(userId);
      const username = bot && (await readName(bot));
      if (!bot || username === undefined) {
        throw new ApiError(409, 'TELEGRAM_NOT_READY', NOT_READY);
      }
      const code = await codes.create(loggedBy(identity, request), bot);
      watch.begin();
      void reply.header('cache-control', 'no-store');
      return { username, code, expiresAt: new Date(clock() + LINK_MS).toISOString() };
    },
  );

  door.get(
    PATH,
    describeCall({
      who: 'signed-in',
      summary: 'Whether somebody pressed Start by the newest link, and why nobody hears of it.',
      answer: stateSchema,
    }),
    async (request, reply) => {
      const { userId } = identityOf(request);
      const code = await codes.findOf(userId);
      const state = code === undefined ? 'none' : code.isUsed ? 'connected' : 'waiting';
      // The server that made the link may have ended since.
      if (state === 'waiting') watch.begin();
      void reply.header('cache-control', 'no-store');
      return { state, problem: state === 'waiting' ? code?.problem : null };
    },
  );
}

const NOT_READY =
  'No bot of this server writes to the account, or Telegram does not say which. Try again later.';
