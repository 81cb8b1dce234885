import { SECOND_MS } from '@rastro/sdk/domain';
import { callProvider, notTaken, type ProviderAnswer } from './call-provider';
import type { TextProvider } from './text-provider';

/** A bot of Telegram. */
export interface TelegramSettings {
  /** Where the Bot API answers; Telegram's own or a server of one's own. */
  url: string;
  /** Of the bot; never logged, though it stands in the address. */
  token: string;
}

const LONGEST_TEXT = 4_096;

/** `parameters.retry_after`, in seconds. */
const readRetryMs = ({ json }: ProviderAnswer): number | undefined => {
  const { retry_after: seconds } = (json?.['parameters'] ?? {}) as { retry_after?: unknown };
  return typeof seconds === 'number' && seconds < 3_600
    ? Date.now() + seconds * SECOND_MS
    : undefined;
};

/** The Bot API (`sendMessage`), to the chat in the account's attribute `telegramChatId`. */
export const createTelegram = ({ url, token }: TelegramSettings): TextProvider => ({
  type: 'telegram',
  readAddress({ attributes }) {
    const chat = String(attributes?.['telegramChatId'] ?? '').trim();
    return /^(-?\d{1,20}|@\w{5,32})$/.test(chat) ? chat : undefined;
  },
  async send(chat, text) {
    const answer = await callProvider({
      provider: 'Telegram',
      url: `${url.replace(/\/+$/, '')}/bot${token}/sendMessage`,
      body: JSON.stringify({ chat_id: chat, text: text.slice(0, LONGEST_TEXT) }),
      readRetryMs,
    });
    if (answer.json?.['ok'] !== true) throw notTaken('Telegram');
  },
  async verify() {
    const what = 'the token of the bot';
    const { json } = await callProvider({
      provider: 'Telegram',
      what,
      url: `${url.replace(/\/+$/, '')}/bot${token}/getMe`,
      readRetryMs,
    });
    if (json?.['ok'] !== true) throw notTaken('Telegram', what);
  },
});
