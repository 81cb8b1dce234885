import { TrackingError } from './tracking-error';
import type { SocketLike } from './live-types';
import type { ClientAuth, TrackingClientOptions } from './types';

/**
 * Opens the socket of a server. Browsers send no headers with it: cookies go by themselves, a token
 * goes in the address. Throws when there is no WebSocket or the address is none.
 */
export function openSocket(
  baseUrl: string,
  auth: ClientAuth,
  WebSocket: TrackingClientOptions['WebSocket'] = globalThis.WebSocket,
): SocketLike {
  if (typeof WebSocket !== 'function') {
    throw new TrackingError({
      code: 'NO_WEBSOCKET',
      message: 'Give createTrackingClient a WebSocket',
    });
  }
  const origin = baseUrl === '' ? globalThis.location.origin : baseUrl;
  const url = new URL(`${origin}/api/socket`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (auth.kind === 'token') url.searchParams.set('token', auth.token);
  return new WebSocket(url.href);
}
