'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { TelegramLink, TelegramLinkProblem, User } from '../../contract';
import { SECOND_MS } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';

/** A link by which an account gets to know its chat of Telegram, until somebody presses Start by it. */
export interface TelegramLinking {
  /** Undefined until it is made. */
  link: TelegramLink | undefined;
  state: 'making' | 'waiting' | 'connected' | 'expired' | 'failed';
  /** Problem that keeps the server from noticing the chat, while waiting. */
  problem: TelegramLinkProblem | null;
  /** Reason there is no link. */
  error: unknown;
}

const AGAIN_MS = 2 * SECOND_MS;
const MAKING = { link: undefined, state: 'making', problem: null, error: null } as const;

/**
 * Makes a link, and asks every two seconds how it stands. The session has the chat once there is one; a host that holds
 * the user itself is given the new one.
 */
export function useTelegramLink(onUserChange?: (user: User) => void): TelegramLinking {
  const { client } = useTrackingContext('useTelegramLink');
  const take = useTakeUser(onUserChange);
  const [linking, setLinking] = useState<TelegramLinking>(MAKING);
  const { state } = linking;

  useEffect(() => {
    const { signal, abort } = makeAbort();
    client.server.linkTelegram({ signal }).then(
      (link) => setLinking({ ...MAKING, link, state: 'waiting' }),
      (error: unknown) => {
        if (!signal.aborted) setLinking({ ...MAKING, state: 'failed', error });
      },
    );
    return abort;
  }, [client]);

  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const found = await client.server.telegramLink({ signal });
    if (found.state === 'connected') await take(await client.session.get({ signal }));
    if (signal.aborted) return;
    const next = found.state === 'none' ? 'expired' : found.state;
    setLinking((now) => ({ ...now, state: next, problem: found.problem }));
  });
  useEffect(() => {
    if (state !== 'waiting') return;
    const { signal, abort } = makeAbort();
    // One that fails is asked again.
    const timer = setInterval(() => void ask(signal).catch(() => undefined), AGAIN_MS);
    return () => {
      abort();
      clearInterval(timer);
    };
  }, [state]);
  return linking;
}

function makeAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Takes the chat of Telegram from the account: nothing is written there any more. Throws a TrackingError. */
export function useTelegramEnd(onUserChange?: (user: User) => void): (id: number) => Promise<void> {
  const { client } = useTrackingContext('useTelegramEnd');
  const take = useTakeUser(onUserChange);
  return async (id) => take(await client.users.patch(id, { attributes: { telegramChatId: null } }));
}

/** Reads the account anew where it has got a chat that the page does not know of: somebody pressed Start later, or elsewhere. */
export function useTelegramCatchUp(isBehind: boolean, onUserChange?: (user: User) => void): void {
  const { client } = useTrackingContext('useTelegramCatchUp');
  const take = useTakeUser(onUserChange);
  const catchUp = useEffectEvent(async () => take(await client.session.get()));
  useEffect(() => {
    // One that fails leaves the page as it is until it is opened anew.
    if (isBehind) void catchUp().catch(() => undefined);
  }, [isBehind]);
}

/** Puts an account in place of the one that is known. */
function useTakeUser(onUserChange?: (user: User) => void): (user: User | null) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (user) => {
    await mutate('session', user, { revalidate: false });
    if (user) onUserChange?.(user);
  };
}
