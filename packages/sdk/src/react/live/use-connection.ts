'use client';
import { useSyncExternalStore } from 'react';
import type { ConnectionState } from '../../client';
import { useLive } from './use-live';

const IDLE: ConnectionState = {
  status: 'idle',
  nextAttemptAt: null,
  lastMessageAt: null,
  error: null,
};

/** State of the live connection; `nextAttemptAt` is for a countdown. */
export function useConnection(): ConnectionState {
  const { connection } = useLive('useConnection');
  return useSyncExternalStore(connection.subscribe, connection.getSnapshot, () => IDLE);
}
