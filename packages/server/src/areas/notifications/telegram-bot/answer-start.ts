import { user as users } from '@rastro/sdk/contract';
import type { WordsOf } from '@rastro/sdk/words';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import {
  createTelegram,
  readChat,
  type TelegramSettings,
  type TelegramStart,
} from '../../../providers/telegram';
import type { AccountThrottle } from '../../../request/account-throttle';
import { translateError } from '../../../request/translate-error';
import type { WordsFor } from '../../../text/words-for';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { ChangeLog } from '../../../ground/logs/change-log';
import type { ReadReader } from '../../../ground/sessions/read-reader';
import { type LinkCode, type LinkCodes, toBotKey } from './link-codes';

interface AnswerOptions {
  upstream: Upstream;
  codes: Pick<LinkCodes, 'find' | 'useUp'>;
  /** The bot that writes to an account by now. */
  findBot: (userId: number) => Promise<TelegramSettings | undefined>;
  access: Pick<Access, 'require' | 'forget'>;
  rights: Pick<AccountRights, 'tell'>;
  changeLog: Pick<ChangeLog, 'around'>;
  throttle: AccountThrottle;
  wordsFor: WordsFor;
  wordsOf: WordsOf;
  readReader: ReadReader;
  log: { warn(facts: object, words: string): void };
}

interface StoredUser {
  attributes?: Readonly<Record<string, unknown>> | null;
}

const MEMBER = 'telegramChatId';
/** Change that such a write makes, for the check of rights. */
export const CHAT_CHANGE = { own: true, isSelf: true, changes: [`attributes.${MEMBER}`] };

/** Max answers a minute that link no chat: to one chat, and to all. */
const PER_CHAT = 2;
const PER_MINUTE = 30;
const ALL_CHATS = 0;

/** Ties the chat of who pressed Start to the account of the code, and says in the chat what became of it. */
export function createAnswerStart(options: AnswerOptions) {
  const { upstream, codes, findBot, access, rights, changeLog, throttle, log } = options;
  const { wordsFor, wordsOf, readReader } = options;

  const readAccount = async (userId: number): Promise<StoredUser> => {
    const request = { method: 'GET', path: `/users/${userId}`, query: new URLSearchParams() };
    const answer = await upstream.send(request, { actor: { userId } });
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    return JSON.parse(answer.body ?? '{}') as StoredUser;
  };

  const tie = async ({ userId, by }: LinkCode, stored: StoredUser, chat: string) => {
    await access.require(userId, 'update', 'users', CHAT_CHANGE);
    const merge = (user: StoredUser) => ({
      ...user,
      attributes: { ...user.attributes, [MEMBER]: chat },
    });
    const answer = await changeLog.around(
      {
        ...by,
        isTogether: upstream.origin === ENGINE_ORIGIN,
        call: {
          method: 'PATCH',
          template: '/users/{id}',
          entity: 'User',
          id: userId,
          members: users.members,
          before: { ...stored },
          sent: merge(stored),
        },
      },
      (alongside) =>
        upstream.change(`/users/${userId}`, merge, {
          actor: { userId },
          ...(alongside && { alongside }),
        }),
    );
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    access.forget('users');
    await rights.tell(userId);
  };

  const isThrottled = (chat: string): boolean => {
    try {
      throttle.take(Number(chat), PER_CHAT);
      throttle.take(ALL_CHATS, PER_MINUTE);
      return false;
    } catch {
      return true;
    }
  };

  return async (bot: TelegramSettings, { chat, code, language }: TelegramStart): Promise<void> => {
    const say = (text: string) => createTelegram(bot).send(chat, text);
    const fail = async (key: 'wrongLink' | 'notSaved') => {
      if (!isThrottled(chat)) await say(wordsOf(language).t(`mail.telegram.${key}`));
    };
    const answer = async (): Promise<void> => {
      const found = await codes.find(code);
      const own = found && (await findBot(found.userId));
      if (!found || found.bot !== toBotKey(bot) || !own || toBotKey(own) !== found.bot) {
        return fail('wrongLink');
      }
      const stored = await readAccount(found.userId);
      if (found.isUsed) {
        // Whoever presses twice is told the same; anybody else comes too late.
        const isSame = readChat({ attributes: stored.attributes ?? {} }) === chat;
        if (!isSame || isThrottled(chat)) return isSame ? undefined : fail('wrongLink');
      } else {
        await tie(found, stored, chat);
        await codes.useUp(found);
      }
      const { userId: id } = found;
      const { language: read } = await readReader({ ...stored, id });
      const { t } = (await wordsFor(id))(read);
      const warn = (error: unknown) =>
        log.warn({ err: error }, 'A chat was not told that it is tied');
      await say(t('mail.telegram.connected')).catch(warn);
    };
    try {
      await answer();
    } catch (error) {
      log.warn({ err: error }, 'Somebody pressed Start in Telegram, and it did not come to an end');
      await fail('notSaved').catch(() => undefined);
    }
  };
}
