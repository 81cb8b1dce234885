import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import type { Context } from '../context';
import { fetchOf } from '../http/debug-fetch';
import { requireSignIn } from './resolve-sign-in';

/** A client that acts as the signed-in user. */
export async function createSignedInClient(
  context: Context,
  options: { fetch?: typeof fetch; timeoutMs?: number; attributePrefix?: string } = {},
): Promise<TrackingClient> {
  const { url, token } = await requireSignIn(context);
  const { fetch = fetchOf(context), timeoutMs, attributePrefix } = options;
  return createTrackingClient({
    baseUrl: url,
    auth: { kind: 'token', token },
    fetch,
    ...(attributePrefix !== undefined && { attributePrefix }),
    ...(timeoutMs !== undefined && { timeouts: { trackingMs: timeoutMs } }),
  });
}
