'use client';
import { useState } from 'react';
import { pushDevice, type PushDevice } from '../../contract';
import { resolvePushState, type PushState } from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useResource } from '../resource/use-resource';
import { useRequest } from '../use-request';
import { canPush, findSubscription, needsInstall, readPermission, subscribe } from './this-browser';

/** Push notifications of this browser, and the browsers of the account that show them. */
export interface Push {
  /** Null while it is not known. */
  state: PushState | null;
  devices: readonly PushDevice[];
  isBusy: boolean;
  /** Error of the last step, or the reason nothing is known. */
  error: unknown;
  /** Asks the person, so call it by a click and by nothing else. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  /** Ends those of another browser of the account. */
  end: (id: number) => Promise<void>;
}

const NONE: readonly PushDevice[] = [];

/** Turns push notifications of this browser on and off. */
export function usePush(): Push {
  const client = useTrackingClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const list = useResource(pushDevice);
  const here = useRequest('usePush', 'push-here', async (tracking) => ({
    key: await tracking.resource(pushDevice).key({}),
    hasSubscription: (await findSubscription()) !== null,
    permission: readPermission(),
  }));
  const calls = client.resource(pushDevice);
  const devices = list.data ?? NONE;

  async function attempt(step: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      setFailure(error);
    } finally {
      await Promise.allSettled([list.refresh(), here.refresh()]);
      setBusy(false);
    }
  }
  const mine = devices.find(({ isThis }) => isThis);
  const state =
    here.data && list.data
      ? resolvePushState({
          isSupported: canPush(),
          needsInstall: needsInstall(),
          permission: here.data.permission,
          key: here.data.key,
          isSubscribed: here.data.hasSubscription && mine !== undefined,
        })
      : null;

  return {
    state,
    devices,
    isBusy,
    error: failure ?? here.error ?? list.error,
    turnOn: () =>
      attempt(async () => {
        const key = here.data?.key ?? null;
        // Who says no has decided; the state tells it.
        if (key === null || (await Notification.requestPermission()) !== 'granted') return;
        await calls.create(await subscribe(key));
      }),
    turnOff: () =>
      attempt(async () => {
        if (mine) await calls.delete(mine.id);
        await (await findSubscription())?.unsubscribe();
      }),
    end: (id) => attempt(() => calls.delete(id)),
  };
}
