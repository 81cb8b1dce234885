import type { Device, Position } from '../../contract';

/** The least of the browser's WebSocket that the client uses; the package `ws` fits too. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  close(code?: number, reason?: string): void;
}

/** State of the live connection; times in epoch milliseconds. */
export interface ConnectionState {
  /**
   * idle: not started. connecting: for the first time. live: what is shown is what the server has.
   * reconnecting: was live or failed, tries again at `nextAttemptAt`. refused: the same, because the account may not
   * read what is live. signedOut: will not try again.
   */
  status: 'idle' | 'connecting' | 'live' | 'reconnecting' | 'refused' | 'signedOut';
  nextAttemptAt: number | null;
  lastMessageAt: number | null;
  /**
   * Error that prevented the creation of the last socket, such as a runtime without WebSocket; null
   * once one was created.
   */
  error: Error | null;
}

/** Ends a subscription. */
export type Unsubscribe = () => void;

/**
 * The devices and their latest fixes, kept fresh by the socket. Objects are never changed in place:
 * a device that did not change keeps its identity. Deleted devices never appear. All members are
 * functions without `this`, made for `useSyncExternalStore`.
 */
export interface LiveStore {
  /** Opens the socket and reads devices and positions; again after {@link LiveStore.stop}. */
  start(): void;
  /** Closes the socket; the data stays. */
  stop(): void;
  connection: {
    getSnapshot(): ConnectionState;
    subscribe(callback: () => void): Unsubscribe;
  };
  devices: {
    /**
     * All devices by id, in a map that is a new one only when devices come or go or change a field of
     * their own. Status, lastUpdate and positionId in it may be old: read those by `get`.
     */
    getSnapshot(): ReadonlyMap<number, Device>;
    subscribe(callback: () => void): Unsubscribe;
    get(deviceId: number): Device | undefined;
    subscribeOne(deviceId: number, callback: () => void): Unsubscribe;
  };
  positions: {
    get(deviceId: number): Position | undefined;
    subscribeOne(deviceId: number, callback: () => void): Unsubscribe;
  };
  /** Tells at most once an animation frame which devices changed, in whatever way. */
  subscribeChanges(callback: (changedDeviceIds: ReadonlySet<number>) => void): Unsubscribe;
  /** True once devices and positions were read at least once. */
  hasLoaded(): boolean;
}
