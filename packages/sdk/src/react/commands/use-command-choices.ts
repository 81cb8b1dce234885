'use client';
import { useMemo } from 'react';
import type { Command } from '../../contract';
import { findSharedTypes, pickTypeSamples } from '../../domain';
import { useDevices } from '../live/use-devices';
import { useTrackingContext } from '../provider/tracking-context';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';
import { useRequest } from '../use-request';

/** Return value of {@link useCommandChoices}. */
export interface CommandChoices {
  /** Command types that all of the devices support on the channel; undefined until known. */
  types: readonly string[] | undefined;
  /** Saved commands that may be sent to them. */
  saved: readonly Command[];
  /** True when the server can send text messages. */
  hasTextChannel: boolean;
  /** Allows sending commands that are not saved. */
  mayWriteOwn: boolean;
  error: unknown;
  refresh: () => Promise<unknown>;
}

/** Returns true when the account may send commands at all, even if only saved ones. */
export function useMaySendCommands(): boolean {
  return useAccess()('send', 'commands', { isSaved: true }).allowed;
}

/**
 * Loads the commands that one device, or each of several, supports.
 * @param deviceIds the same list while nothing changes
 */
export function useCommandChoices(
  deviceIds: readonly number[],
  textChannel: boolean,
): CommandChoices {
  const { client } = useTrackingContext('useCommandChoices');
  const check = useAccess();
  const { data: server } = useServer();
  const devices = useDevices();
  const samples = useMemo(() => {
    const known = deviceIds.flatMap((id) => devices.get(id) ?? []);
    return pickTypeSamples(known, (id) => client.live.positions.get(id)?.protocol);
  }, [client, devices, deviceIds]);
  const mayWriteOwn = check('send', 'commands', { isSaved: false }).allowed;
  const asked = useRequest(
    'useCommandChoices',
    samples.length > 0 ? ['commandTypes', samples, textChannel] : null,
    async ({ commands }) =>
      findSharedTypes(
        await Promise.all(samples.map((deviceId) => commands.types({ deviceId, textChannel }))),
      ),
  );
  const [only] = deviceIds;
  const isOne = deviceIds.length === 1;
  const kept = useRequest(
    'useCommandChoices',
    ['savedCommands', isOne ? only : 'all'],
    ({ commands }) =>
      isOne && only !== undefined ? commands.sendable({ deviceId: only }) : commands.list(),
  );
  const types = asked.data;
  // Which of many a saved one is for the server says of one device only.
  const isShared = (command: Command) =>
    isOne || (!command.textChannel && (types?.includes(command.type) ?? false));
  return {
    types,
    saved: kept.data?.filter(isShared) ?? [],
    hasTextChannel: server?.textEnabled === true,
    mayWriteOwn,
    error: asked.error ?? kept.error,
    refresh: () => Promise.all([asked.refresh(), kept.refresh()]),
  };
}
