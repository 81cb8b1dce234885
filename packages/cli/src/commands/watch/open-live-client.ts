import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import type { Server } from '@rastro/sdk/contract';
import { WebSocket } from 'ws';
import type { Context } from '../../context';
import { fetchOf } from '../../http/debug-fetch';
import { requireSignIn, type SignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';

/** A signed-in client with live data, and what the server says of itself. */
export async function openLiveClient(
  context: Context,
): Promise<{ client: TrackingClient; server: Server }> {
  const signIn = await requireSignIn(context);
  const server = await (await createSignedInClient(context)).server.get();
  const isBare = server.attributePrefix === null;
  return {
    client: isBare ? createBareClient(context, signIn) : createOwnClient(context, signIn),
    server,
  };
}

const createOwnClient = (context: Context, { url, token }: SignIn): TrackingClient =>
  createTrackingClient({
    baseUrl: url,
    auth: { kind: 'token', token },
    fetch: fetchOf(context),
    WebSocket,
  });

/** A tracking server without this product has no tickets: its socket takes the token in the address only. */
function createBareClient(context: Context, { url: baseUrl, token }: SignIn): TrackingClient {
  const send = fetchOf(context);
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
      return send(input, { ...init, headers });
    },
    WebSocket: TokenSocket,
  });
}
