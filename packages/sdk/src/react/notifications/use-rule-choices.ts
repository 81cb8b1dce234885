'use client';
import { useMemo } from 'react';
import { command, type Command, type TelegramBot } from '../../contract';
import { findChannelGap, listChannels, SECOND_MS, type ChannelGap } from '../../domain';
import { useResource } from '../resource/use-resource';
import { useSession } from '../session/use-session';
import { useRequest } from '../use-request';

/** A channel, and why it cannot reach the account; null when it can. */
export interface RuleChannel {
  name: string;
  gap: ChannelGap | null;
  /** Bot that writes on the channel, where it has a name; absent when unknown. */
  bot?: TelegramBot;
}

/** Options a rule may use on this server. */
export interface RuleChoices {
  types: readonly string[];
  channels: readonly RuleChannel[];
  commands: readonly Command[];
  isLoading: boolean;
  error: unknown;
  refresh: () => Promise<unknown>;
}

const AGAIN_MS = 15 * SECOND_MS;
const NO_COMMANDS: readonly Command[] = [];
const NO_CHANNELS: readonly RuleChannel[] = [];
const NO_TYPES: readonly string[] = [];

/** The types of events and the channels of the server, and the saved commands of the account. */
export function useRuleChoices(): RuleChoices {
  const { user } = useSession();
  const commands = useResource(command);
  const { data, isLoading, error, refresh } = useRequest(
    'useRuleChoices',
    'rule-choices',
    async ({ notifications }) => ({
      types: await notifications.types(),
      available: await notifications.notificators(),
    }),
  );
  const hasTelegram = data?.available.includes('telegram') === true;
  const { data: bot } = useRequest(
    'useRuleChoices',
    // The account's chat may be another one, and another bot's.
    hasTelegram ? ['telegram-bot', user?.attributes['telegramChatId']] : null,
    ({ server }) => server.telegramBot(),
    undefined,
    // Somebody is about to write to it.
    (latest) => (latest?.isLinked === false ? AGAIN_MS : 0),
  );
  const commandCount = commands.data?.length ?? null;
  const email = user?.email ?? '';
  const phone = user?.phone ?? null;
  const telegramChat = user?.attributes['telegramChatId'];
  const appTokens = user?.attributes['notificationTokens'];
  const channels = useMemo(() => {
    const available = data?.available;
    if (!available) return NO_CHANNELS;
    const isTelegramLinked = bot?.isLinked ?? null;
    const ground = { available, email, phone, telegramChat, isTelegramLinked, appTokens };
    return listChannels(available).map((name) => ({
      name,
      gap: findChannelGap(name, { ...ground, commandCount }),
      ...(name === 'telegram' && bot && { bot }),
    }));
  }, [data, bot, email, phone, telegramChat, appTokens, commandCount]);
  return {
    types: data?.types ?? NO_TYPES,
    channels,
    commands: commands.data ?? NO_COMMANDS,
    isLoading,
    error,
    refresh,
  };
}
