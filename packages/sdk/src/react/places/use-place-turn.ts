'use client';
import { useEffect, useEffectEvent } from 'react';
import { useTrackingContext } from '../provider/tracking-context';
import { useServer } from '../session/use-server';
import type { TurnFix } from './place-turns';
import { useTellPlace } from './use-known-place';

/**
 * Waits for the address of a fix among all that do, for a row of a list: one is asked for after the other.
 * Whoever looks at the place hears of it (`useKnownPlace`). null asks for nothing.
 */
export function usePlaceTurn(fix: TurnFix | null): void {
  const { client } = useTrackingContext('usePlaceTurn');
  const { data: server } = useServer();
  const tell = useTellPlace();
  const read = useEffectEvent(() => fix);
  const deviceId = fix?.deviceId;
  const isWaiting = deviceId !== undefined && server?.geocoderEnabled === true;
  useEffect(() => {
    if (!isWaiting) return;
    // Without that part rows say what is known.
    const joining = import('./place-turns').then(
      ({ joinPlaceTurns }) => joinPlaceTurns(client, { read, tell }),
      () => undefined,
    );
    return () => void joining.then((leave) => leave?.());
  }, [client, deviceId, isWaiting, tell]);
}
