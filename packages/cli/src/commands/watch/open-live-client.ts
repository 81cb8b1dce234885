import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import type { Server } from '@rastro/sdk/contract';
import { WebSocket } from 'ws';
import type { Context } from '../../context';
import { requireSignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';

/** A signed-in client with live data, and what the server says of itself. */
export async function openLiveClient(
  context: Context,
): Promise<{ client: TrackingClient; server: Server }> {
  const { url, token } = await requireSignIn(context);
  const server = await (await createSignedInClient(context)).server.get();
  const isBare = server.attributePrefix === null;
  return { client: isBare ? createBareClient(url, token) : createOwnClient(url, token), server };
}

const createOwnClient = (baseUrl: string, token: string): TrackingClient =>
  createTrackingClient({ baseUrl, auth: { kind: 'token', token }, WebSocket });

/** A tracking server without this product has no tickets: its socket takes the token in the address only. */
function createBareClient(baseUrl: string, token: string): TrackingClient {
  class TokenSocket extends WebSocket {
    constructor(address: string) {
      const url = new URL(address);
      url.searchParams.set('token', token);
      super(url);
    }
  }
  return createTrackingClient({
    baseUrl,
    auth: { kind: 'cookie' },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
    WebSocket: TokenSocket,
  });
}
