'use client';
import { useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { device } from '../../contract';
import { useTrackingContext } from '../provider/tracking-context';
import { isKeyOf } from '../resource/resource-keys';
import { createDeviceMoves, type DeviceMoveState } from './create-device-moves';

/** Return value of {@link useDeviceMoves}: no call throws, the state holds the outcome. */
export interface DeviceMoves extends ReturnType<typeof createDeviceMoves> {
  state: DeviceMoveState;
  /** Forgets how it went. */
  dismiss: () => void;
}

const IDLE: DeviceMoveState = { status: 'idle' };

/**
 * Moves many devices to a group, a few at a time: with progress, an end at any time, what failed, and all
 * of it taken back. Ends with the component.
 */
export function useDeviceMoves(): DeviceMoves {
  const { client } = useTrackingContext('useDeviceMoves');
  const { mutate } = useSWRConfig();
  const [state, setState] = useState(IDLE);
  const moves = useMemo(
    () =>
      createDeviceMoves({
        groupOf: (deviceId) => client.live.devices.get(deviceId)?.groupId,
        put: (deviceId, groupId) => client.resource(device).patch(deviceId, { groupId }),
        onState(next) {
          setState(next);
          // Lists are read again once, not for each of them.
          if (next.status === 'moved' || next.status === 'undone') void mutate(isKeyOf(device));
        },
      }),
    [client, mutate],
  );
  useEffect(() => moves.stop, [moves]);
  return useMemo(() => ({ ...moves, state, dismiss: () => setState(IDLE) }), [moves, state]);
}
