import { createTrackingClient } from './create-tracking-client';
import type { SocketLike } from './live/live-types';
import type { TrackingClient, TrackingClientOptions } from './types';

/** Where all is answered that viewers of a link may ask. */
const SHARED = '/api/shared/';

/** Options of {@link createSharedClient}. */
export interface SharedClientOptions extends Omit<TrackingClientOptions, 'auth'> {
  /**
   * Gets the token of a page of another site, from the partner's own server: first without one, then with the one
   * that the server takes no more. Without it a cookie of the server's own pages counts.
   */
  getToken?: ((ended: string | undefined) => Promise<string>) | undefined;
  /**
   * Keeps in memory what the opening of a link answers, in place of a cookie: for pages of other sites. Read again,
   * the page opens its link again.
   */
  isCookieless?: boolean | undefined;
}

/**
 * Makes a client for who opened a link, or for the page of a partner: all it asks is asked below `/api/shared`,
 * where there is nothing but what is shown (`client.resource(sharedView)`), its devices, their latest
 * positions and the live stream. Its `signedOut` says that it has ended.
 */
export function createSharedClient({
  getToken,
  isCookieless = false,
  ...options
}: SharedClientOptions): TrackingClient {
  const { fetch = (...args) => globalThis.fetch(...args), WebSocket = globalThis.WebSocket } =
    options;
  const toShared = (url: string) => url.replace('/api/', SHARED);
  const ask = getToken ? withTokens(fetch, getToken) : isCookieless ? withView(fetch) : fetch;
  return createTrackingClient({
    ...options,
    // Says that sockets need a ticket; the token itself is put in at each call.
    ...((getToken || isCookieless) && { auth: { kind: 'token', token: 'renewed' } }),
    fetch: (input, init) => ask(typeof input === 'string' ? toShared(input) : input, init),
    WebSocket: function open(url: string): SocketLike {
      return new WebSocket(toShared(url));
    } as object as new (url: string) => SocketLike,
  });
}

/** Opens a link without a cookie, and puts what that answers into each call after. */
function withView(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let opened: { body: unknown; view: string } | undefined;
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isOpening = init.method === 'POST' && String(input).endsWith(`${SHARED}session`);
    const isAgain = opened !== undefined && opened.body === init.body;
    const asked = isOpening ? (JSON.parse(String(init.body)) as { token?: unknown }) : {};
    // Browsers ask before whether a page of another site may: by this header the server tells it has a right of its own.
    const right = opened && (isAgain || !isOpening) ? opened.view : asked.token;
    if (right) headers.set('authorization', `Bearer ${String(right)}`);
    const call = { ...init, headers, credentials: 'omit' } as const;
    if (!isOpening) return fetch(input, call);
    // What was opened is looked at again: it counts once.
    if (isAgain) return fetch(input, { ...call, method: 'GET', body: null });
    const answer = await fetch(input, {
      ...call,
      body: JSON.stringify({ ...asked, withoutCookie: true }),
    });
    if (answer.ok) {
      const { viewToken } = (await answer.clone().json()) as { viewToken?: string };
      if (viewToken) opened = { body: init.body, view: viewToken };
    }
    return answer;
  };
}

/** Puts the token into each call, and tries once more with a new one when it has ended. */
function withTokens(
  fetch: typeof globalThis.fetch,
  getToken: (ended: string | undefined) => Promise<string>,
): typeof globalThis.fetch {
  let token: Promise<string> | undefined;
  const renew = (ended: string | undefined): Promise<string> => {
    const next = getToken(ended);
    token = next;
    // What could not be had is asked for again.
    next.catch(() => (token = token === next ? undefined : token));
    return next;
  };
  return async (input, init) => {
    const call = (text: string) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${text}`);
      return fetch(input, { ...init, credentials: 'omit', headers });
    };
    const used = token ?? renew(undefined);
    const text = await used;
    const answer = await call(text);
    if (answer.status !== 401) return answer;
    return call(await (token === used || token === undefined ? renew(text) : token));
  };
}
