'use client';
import { useMemo } from 'react';
import { command, type Command } from '../../contract';
import { findChannelGap, listChannels, type ChannelGap } from '../../domain';
import { useResource } from '../resource/use-resource';
import { useSession } from '../session/use-session';
import { useRequest } from '../use-request';

/** A channel, and why it cannot reach the account; null when it can. */
export interface RuleChannel {
  name: string;
  gap: ChannelGap | null;
}

/** What a rule may name on this server. */
export interface RuleChoices {
  types: readonly string[];
  channels: readonly RuleChannel[];
  commands: readonly Command[];
  isLoading: boolean;
  error: unknown;
  refresh: () => Promise<unknown>;
}

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
  const commandCount = commands.data?.length ?? null;
  const email = user?.email ?? '';
  const phone = user?.phone ?? null;
  const telegramChat = user?.attributes['telegramChatId'];
  const appTokens = user?.attributes['notificationTokens'];
  const channels = useMemo(() => {
    const available = data?.available;
    if (!available) return NO_CHANNELS;
    const ground = { available, email, phone, telegramChat, appTokens, commandCount };
    return listChannels(available).map((name) => ({ name, gap: findChannelGap(name, ground) }));
  }, [data, email, phone, telegramChat, appTokens, commandCount]);
  return {
    types: data?.types ?? NO_TYPES,
    channels,
    commands: commands.data ?? NO_COMMANDS,
    isLoading,
    error,
    refresh,
  };
}
