import { toPhoneDigits } from '../device/to-phone-digits';

/** The channels that a rule may name (spec §3), in the order they are offered. */
export const RULE_CHANNELS = [
  'web',
  'mail',
  'firebase',
  'telegram',
  'whatsapp',
  'sms',
  'webhook',
  'command',
] as const;

/** Reason why a channel does not work for an account; the texts are `rules.channel.<why>`. */
export type ChannelGap =
  | 'notSetUp'
  | 'noEmail'
  | 'noPhone'
  | 'noTelegram'
  | 'closedTelegram'
  | 'noApp'
  | 'noCommands';

/** Facts that decide whether channels work. */
export interface ChannelGround {
  /** The channels that the server has set up. */
  available: readonly string[];
  /** E-mail of the account; may be a plain name that its owner signs in with. */
  email: string;
  /** Phone number as the account wrote it. */
  phone?: string | null;
  /** The account's attribute `telegramChatId`. */
  telegramChat?: unknown;
  /** True when the bot may write to that chat; omitted or null while unknown. */
  isTelegramLinked?: boolean | null;
  /** The account's attribute `notificationTokens`: its apps. */
  appTokens?: unknown;
  /** Number of saved commands that the account sees; null while unknown. */
  commandCount: number | null;
}

/** Finds the reason why a channel cannot reach the account; null when it can. */
export function findChannelGap(
  channel: string,
  {
    available,
    email,
    phone,
    telegramChat,
    isTelegramLinked,
    appTokens,
    commandCount,
  }: ChannelGround,
): ChannelGap | null {
  if (!available.includes(channel)) return 'notSetUp';
  if (channel === 'mail' && !email.includes('@')) return 'noEmail';
  if (['sms', 'whatsapp'].includes(channel) && toPhoneDigits(phone) === null) return 'noPhone';
  if (channel === 'telegram' && !telegramChat) return 'noTelegram';
  if (channel === 'telegram' && isTelegramLinked === false) return 'closedTelegram';
  if (channel === 'firebase' && !appTokens) return 'noApp';
  return channel === 'command' && commandCount === 0 ? 'noCommands' : null;
}

/** The channels to choose from: those of the product, then those that only this server has. */
export const listChannels = (available: readonly string[]): string[] => [
  ...new Set<string>([...RULE_CHANNELS, ...available]),
];
