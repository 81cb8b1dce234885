import { createTrackingClient } from './create-tracking-client';
import { askShared } from './transport/ask-shared';
import { SHARED_PATH, sharedSocket } from './transport/shared-socket';
import type { TrackingClientOptions } from './client-options';
import type { TrackingClient } from './types';

/** Options of {@link createSharedClient}. */
export interface SharedClientOptions extends Omit<TrackingClientOptions, 'auth'> {
  /**
   * Keeps in memory what the opening of a link answers, in place of a cookie: for pages of other sites. Read again,
   * the page opens its link again.
   */
  isCookieless?: boolean | undefined;
}

/**
 * Makes a client for who opened a link: all it asks is asked below `/api/shared`, where there is nothing but what is
 * shown (`client.resource(sharedView)`), its devices, their latest positions and the live stream. Its `signedOut`
 * says that it has ended.
 */
export function createSharedClient({
  isCookieless = false,
  fetch = (...args) => globalThis.fetch(...args),
  WebSocket,
  ...options
}: SharedClientOptions): TrackingClient {
  const client = createTrackingClient({
    ...options,
    // Says that sockets need a ticket; the right itself is put in at each call.
    ...(isCookieless && { auth: { kind: 'token', token: 'opened' } }),
    fetch: askShared(isCookieless ? withView(fetch) : fetch),
    WebSocket: sharedSocket(WebSocket),
  });
  return { ...client, isViewer: true };
}

/** Opens a link without a cookie, and puts what that answers into each call after. */
function withView(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let opened: { body: unknown; view: string } | undefined;
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isOpening = init.method === 'POST' && String(input).endsWith(`${SHARED_PATH}session`);
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
