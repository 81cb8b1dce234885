import { createTrackingClient } from './create-tracking-client';
import type { SocketLike } from './live/live-types';
import type { TrackingClient, TrackingClientOptions } from './types';

/** Where all is answered that viewers of a link may ask. */
const SHARED = '/api/shared/';

/**
 * Makes a client for who opened a link: all it asks is asked below `/api/shared`, where there is nothing
 * but the link (`client.resource(sharedView)`), its devices, their latest positions and the live stream.
 * Only for pages of the server itself. Its `signedOut` says that the link has ended.
 */
export function createSharedClient(options: Omit<TrackingClientOptions, 'auth'>): TrackingClient {
  const { fetch = (...args) => globalThis.fetch(...args), WebSocket = globalThis.WebSocket } =
    options;
  const toShared = (url: string) => url.replace('/api/', SHARED);
  return createTrackingClient({
    ...options,
    fetch: (input, init) => fetch(typeof input === 'string' ? toShared(input) : input, init),
    WebSocket: function open(url: string): SocketLike {
      return new WebSocket(toShared(url));
    } as object as new (url: string) => SocketLike,
  });
}
