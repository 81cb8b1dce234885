import type { SentAuth } from '../request/create-request';
import type { TrackingClientOptions } from '../types';
import { askShared, type Transport } from './ask-shared';
import { withTokens } from './renew-tokens';

/** Makes of {@link TrackingClientOptions} what calls and sockets go through. */
export function toTransport({
  auth = { kind: 'cookie' },
  // Looked up at each call, so that a global that is replaced later (tests, tracing) counts.
  fetch = (...args) => globalThis.fetch(...args),
  WebSocket,
}: TrackingClientOptions): Transport & { auth: SentAuth } {
  if (!('getToken' in auth)) return { auth, fetch, WebSocket };
  const renewed = { fetch: withTokens(fetch, auth.getToken), WebSocket };
  const transport = auth.kind === 'embed' ? askShared(renewed) : renewed;
  return { ...transport, auth: { kind: 'token', token: 'renewed' } };
}
