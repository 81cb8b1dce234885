import type { SocketLike } from '../live/live-types';
import type { TrackingClientOptions } from '../client-options';

/** Functions that calls and sockets go through. */
export interface Transport {
  fetch: typeof globalThis.fetch;
  WebSocket: TrackingClientOptions['WebSocket'];
}

/** Path below which the server answers all that viewers may ask. */
export const SHARED_PATH = '/api/shared/';

/** Address for viewers in place of the one for accounts. */
export const toShared = (url: string): string => url.replace('/api/', SHARED_PATH);

/** Opens sockets at the address for viewers; undefined where there are no sockets. */
export const sharedSocket = (
  WebSocket: Transport['WebSocket'] = globalThis.WebSocket,
): Transport['WebSocket'] =>
  typeof WebSocket === 'function'
    ? (function open(url: string): SocketLike {
        return new WebSocket(toShared(url));
      } as object as new (url: string) => SocketLike)
    : undefined;
