'use client';
import { useCallback, useEffect } from 'react';
import type { EngineStop } from '../../contract';
import {
  decideStop,
  findLockState,
  hasLockButtons,
  type LockState,
  readAttribute,
  readStopLimits,
  type StopLimits,
  type StopNeed,
  toStopFix,
} from '../../domain';
import { usePosition } from '../live/use-position';
import { useTrackingContext } from '../provider/tracking-context';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';
import { useNow } from '../time/use-now';
import { useRequest } from '../use-request';

/** Other servers of one product tell their own pages only. */
const READ_EVERY_MS = 30_000;

/** Return value of {@link useEngineStop}; each action rejects with a TrackingError. */
export interface EngineStopState {
  /** A stop that waits, else the latest that was asked for, whatever became of it; undefined until it is known. */
  stop: EngineStop | null | undefined;
  /** The others, the newest first. */
  earlier: readonly EngineStop[];
  /** True when the tracker reports the engine as stopped; undefined when it reports nothing. */
  isBlocked: boolean | undefined;
  /**
   * Lock state of the engine, by the tracker's reports and the commands sent to it; undefined until
   * known.
   */
  state: LockState | undefined;
  /** Time at which the current or unconfirmed lock was sent; null when unknown. */
  sinceMs: number | null;
  /** Condition a stop would wait for now; null when it would be sent at once. */
  needs: StopNeed | null;
  limits: StopLimits;
  /**
   * Allows stopping engines: the account has the right, and its settings or the server's show the
   * buttons.
   */
  maySend: boolean;
  /** Allows cancelling and overriding stops. */
  mayChange: boolean;
  /** Stops the engine, now or once the vehicle stands. */
  ask(): Promise<void>;
  /** Lets the engine run again, at once; a stop that waits is called off. */
  resume(): Promise<void>;
  callOff(): Promise<void>;
  /** Sends the stop that waits, whatever the vehicle does. */
  override(reason: string): Promise<void>;
  /** Reads what became of the stops anew. */
  refresh(): Promise<unknown>;
}

/**
 * Returns the stop to show: a waiting one can still be cancelled, a lock before a text that might
 * be one.
 */
function findShown(stops: readonly EngineStop[]): EngineStop | null {
  const waiting = stops.filter(({ state }) => state === 'waiting');
  return waiting.find(({ type }) => type === 'engineStop') ?? waiting[0] ?? stops[0] ?? null;
}

/** The engine of one device: stopping it, letting it run, and what became of it. */
export function useEngineStop(deviceId: number): EngineStopState {
  const { client } = useTrackingContext('useEngineStop');
  const check = useAccess();
  const { user } = useSession();
  const { data: server } = useServer();
  const position = usePosition(deviceId);
  const nowMs = useNow();
  const { data, isLoading, refresh } = useRequest(
    'useEngineStop',
    ['engineStops', deviceId],
    (asked) => asked.engineStops.list({ deviceId: [deviceId] }),
    undefined,
    READ_EVERY_MS,
  );
  useEffect(
    () =>
      client.on('stop', (stop) => {
        if (stop.deviceId === deviceId) void refresh();
      }),
    [client, deviceId, refresh],
  );
  const send = useCallback(
    async (type: string) => {
      await client.commands.send({ deviceId, type });
      await refresh();
    },
    [client, deviceId, refresh],
  );
  const limits = readStopLimits(server, client.attributePrefix);
  const fix = position && toStopFix(position);
  const stop = data && findShown(data);
  const earlier = (data ?? []).filter((one) => one !== stop);
  const blocked = readAttribute(position, 'blocked');
  const isBlocked = typeof blocked === 'boolean' ? blocked : undefined;
  const { state, sinceMs } = findLockState({
    isBlocked,
    heardMs: Date.parse(position?.serverTime ?? position?.fixTime ?? ''),
    stops: data ?? [],
  });
  const isOffered = hasLockButtons({ user, server, prefix: client.attributePrefix });
  const mayLock = check('send', 'commands', { isSaved: false, engine: 'stop' }).allowed;
  return {
    stop,
    earlier,
    isBlocked,
    state: isLoading ? undefined : state,
    sinceMs,
    needs: decideStop({ fix, nowMs, limits }).needs,
    limits,
    maySend: isOffered && mayLock,
    mayChange: mayLock,
    ask: () => send('engineStop'),
    resume: () => send('engineResume'),
    async callOff() {
      if (stop) await client.engineStops.callOff({ stopId: stop.id });
      await refresh();
    },
    async override(reason) {
      if (stop) await client.engineStops.override({ stopId: stop.id, reason });
      await refresh();
    },
    refresh,
  };
}
