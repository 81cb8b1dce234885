import { SECOND_MS } from '@rastro/sdk/domain';
import { callProvider, notTaken, type ProviderAnswer } from './call-provider';
import { DeliveryError } from '../mail/delivery-error';
import type { Addressee, TextProvider } from './text-provider';

/** A bot of Telegram. */
export interface TelegramSettings {
  /** Address of the Bot API: Telegram's own, or a self-hosted server. */
  url: string;
  /** Token of the bot; never logged, though it is part of the address. */
  token: string;
}

const MAX_TEXT_LENGTH = 4_096;

/** `parameters.retry_after`, in seconds. */
const readRetryMs = ({ json }: ProviderAnswer): number | undefined => {
  const { retry_after: seconds } = (json?.['parameters'] ?? {}) as { retry_after?: unknown };
  return typeof seconds === 'number' && seconds < 3_600
    ? Date.now() + seconds * SECOND_MS
    : undefined;
};

/** The bot may not write to a chat: whoever reads there has not written to it, or has blocked it. */
class ChatIsClosed extends DeliveryError {
  constructor() {
    super('refused', 'The bot may not write to the chat: who reads there writes to the bot first');
    this.name = 'ChatIsClosed';
  }
}

/**
 * Error for a bot whose messages go elsewhere: it has a webhook set, or another program fetches
 * them.
 */
export class BotIsHeardElsewhere extends DeliveryError {
  constructor(readonly by: 'webhook' | 'program') {
    super('refused', `What is written to the bot goes to another ${by}`);
    this.name = 'BotIsHeardElsewhere';
  }
}

const readRefusal = ({ status, json }: ProviderAnswer): DeliveryError | undefined => {
  if (status === 409) {
    const isWebhook = /webhook/i.test(String(json?.['description']));
    return new BotIsHeardElsewhere(isWebhook ? 'webhook' : 'program');
  }
  const isUnknown = status === 400 && /chat not found/i.test(String(json?.['description']));
  return status === 403 || isUnknown ? new ChatIsClosed() : undefined;
};

/** Calls a method of the Bot API, by GET where it has no body, and answers its result. Throws `DeliveryError`. */
async function callBot(
  { url, token }: TelegramSettings,
  method: string,
  { what, body, mostBytes }: { what?: string; body?: object; mostBytes?: number },
): Promise<unknown> {
  const { json } = await callProvider({
    provider: 'Telegram',
    ...(what !== undefined && { what }),
    url: `${url.replace(/\/+$/, '')}/bot${token}/${method}`,
    ...(body && { body: JSON.stringify(body) }),
    ...(mostBytes !== undefined && { mostBytes }),
    readRetryMs,
    readRefusal,
  });
  if (json?.['ok'] !== true) throw notTaken('Telegram', what);
  return json['result'];
}

const askName = (settings: TelegramSettings): Promise<unknown> =>
  callBot(settings, 'getMe', { what: 'the token of the bot' });

/** The name that people find a bot by, without its @. Throws `DeliveryError`. */
export async function readBotName(settings: TelegramSettings): Promise<string> {
  const { username } = ((await askName(settings)) ?? {}) as { username?: unknown };
  if (typeof username === 'string' && /^\w{1,64}$/.test(username)) return username;
  throw notTaken('Telegram', 'the token of the bot');
}

/**
 * Resolves to true when a bot may write to a chat: bots only know chats that have written to them.
 * Throws `DeliveryError`.
 */
export async function mayWriteTo(settings: TelegramSettings, chat: string): Promise<boolean> {
  try {
    await callBot(settings, 'getChat', { what: 'the chat', body: { chat_id: chat } });
    return true;
  } catch (error) {
    if (error instanceof ChatIsClosed) return false;
    throw error;
  }
}

/** Message received by a bot. */
export interface TelegramUpdate {
  id: number;
  /** Somebody pressed Start by a link that carries a code, in a chat of their own with the bot. */
  start?: TelegramStart;
}

/** Chat in which Start was pressed, with its code. */
export interface TelegramStart {
  chat: string;
  code: string;
  /** Sender's language in Telegram; '' where not specified. */
  language: string;
}

const MAX_UPDATES = 20;
/** Max size of a message with the one it replies to, each letter escaped, in bytes. */
const UPDATE_BYTES = 150_000;
const START = /^\/start ([\w-]{1,64})$/;

/**
 * Reads the pending messages of a bot, oldest first; this call removes those before `offset`.
 * Throws `DeliveryError`, a {@link BotIsHeardElsewhere} when others receive its messages.
 */
export async function readUpdates(
  settings: TelegramSettings,
  offset?: number,
): Promise<TelegramUpdate[]> {
  const result = await callBot(settings, 'getUpdates', {
    what: 'to say what was written to the bot',
    body: { limit: MAX_UPDATES, timeout: 0, ...(offset !== undefined && { offset }) },
    mostBytes: MAX_UPDATES * UPDATE_BYTES,
  });
  return (Array.isArray(result) ? result : []).flatMap((update: unknown) => {
    const { update_id: id, message } = (update ?? {}) as Record<string, unknown>;
    if (!Number.isSafeInteger(id)) return [];
    const start = readStart(message);
    return [{ id: Number(id), ...(start && { start }) }];
  });
}

function readStart(message: unknown): TelegramStart | undefined {
  const { chat, from, text } = (message ?? {}) as Record<string, unknown>;
  const { id, type } = (chat ?? {}) as Record<string, unknown>;
  const { language_code: language } = (from ?? {}) as Record<string, unknown>;
  const code = typeof text === 'string' ? START.exec(text)?.[1] : undefined;
  if (code === undefined || type !== 'private' || !Number.isSafeInteger(id)) return undefined;
  return { chat: String(id), code, language: typeof language === 'string' ? language : '' };
}

/** The chat of an account: its attribute `telegramChatId`. */
export function readChat({ attributes }: Addressee): string | undefined {
  const chat = String(attributes?.['telegramChatId'] ?? '').trim();
  return /^(-?\d{1,20}|@\w{5,32})$/.test(chat) ? chat : undefined;
}

/** The Bot API (`sendMessage`), to the chat of the account. */
export const createTelegram = (settings: TelegramSettings): TextProvider => ({
  type: 'telegram',
  readAddress: readChat,
  async send(chat, text) {
    await callBot(settings, 'sendMessage', {
      body: { chat_id: chat, text: text.slice(0, MAX_TEXT_LENGTH) },
    });
  },
  async verify() {
    await askName(settings);
  },
});
