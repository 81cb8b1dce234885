import type { SentAuth } from '../request/create-request';
import type { TrackingClientOptions } from '../client-options';
import { sharedSocket, type Transport } from './shared-socket';

/** Fetch, WebSocket and credential of a client, from its options. */
export function toTransport({
  auth = { kind: 'cookie' },
  // Looked up at each call, so that a global that is replaced later (tests, tracing) counts.
  fetch = (...args) => globalThis.fetch(...args),
  WebSocket,
}: TrackingClientOptions): Transport & { auth: SentAuth } {
  if (!('getToken' in auth)) return { auth, fetch, WebSocket };
  const { kind, getToken } = auth;
  const isEmbed = kind === 'embed';
  let asking: Promise<typeof fetch> | undefined;
  // With the first call: pages that sign in have no use for it.
  const load = async () =>
    (await import('./renew-tokens')).withTokens(fetch, { getToken, isEmbed });
  return {
    auth: { kind: 'token', token: 'renewed' },
    fetch: async (...args) => (await (asking ??= load()))(...args),
    WebSocket: isEmbed ? sharedSocket(WebSocket) : WebSocket,
  };
}
