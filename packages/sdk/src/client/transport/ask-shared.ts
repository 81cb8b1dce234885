import { VIEWER_CALLS } from '../../contract/viewer-calls';
import type { SocketLike } from '../live/live-types';
import type { TrackingClientOptions } from '../types';

/** Functions that calls and sockets go through. */
export interface Transport {
  fetch: typeof globalThis.fetch;
  WebSocket: TrackingClientOptions['WebSocket'];
}

/** Path below which the server answers all that viewers may ask. */
export const SHARED_PATH = '/api/shared/';

const toShared = (url: string): string => url.replace('/api/', SHARED_PATH);

/** Whether there is such a call for viewers; an address that is no text is somebody else's. */
const isForViewers = (url: string, method = 'GET'): boolean => {
  const [path = ''] = url.slice(url.indexOf(SHARED_PATH) + SHARED_PATH.length - 1).split('?');
  return VIEWER_CALLS.some((call) => call.method === method && call.path === path);
};

/** The server's answer to what is not for viewers, without asking it: browsers write each refusal to the console. */
const refuse = (): Response =>
  new Response('{"code":"NOT_FOUND","message":"Viewers may not ask for this."}', { status: 404 });

/** Sends calls and opens sockets at the addresses for viewers in place of those for accounts. */
export function askShared({ fetch, WebSocket = globalThis.WebSocket }: Transport): Transport {
  return {
    async fetch(input, init) {
      if (typeof input !== 'string') return fetch(input, init);
      const url = toShared(input);
      return isForViewers(url, init?.method) ? fetch(url, init) : refuse();
    },
    WebSocket:
      typeof WebSocket === 'function'
        ? (function open(url: string): SocketLike {
            return new WebSocket(toShared(url));
          } as object as new (url: string) => SocketLike)
        : undefined,
  };
}
