import { DAY_MS } from '@rastro/sdk/domain';
import type { Actor, UpstreamRequest, UpstreamResponse } from '../../upstream/upstream';
import { readField } from '../wire/read-field';

/** A token lives seven days unless asked otherwise (tracking-api §1.1). */
const TOKEN_LIFETIME_MS = 7 * DAY_MS;

/**
 * Sees to it that a token made with a token does not outlive it. The tracking server cannot: all of a
 * user's calls share one session there. Other requests are answered as they came.
 */
export function limitToken(
  request: UpstreamRequest,
  actor: Actor,
  nowMs: number,
): UpstreamRequest | UpstreamResponse {
  if (request.method !== 'POST' || request.path !== '/session/token') return request;
  const asked = readField(request.body, 'expiration');
  const cap = 'userId' in actor ? actor.tokenExpiresAt : undefined;
  const askedMs = asked === '' ? undefined : Date.parse(asked);
  if (Number.isNaN(askedMs)) return { status: 400, body: 'HTTP 400 Bad Request' };
  if (cap !== undefined && askedMs === undefined) {
    return { status: 400, body: 'expiration is required' };
  }
  const endMs = Math.min(askedMs ?? nowMs + TOKEN_LIFETIME_MS, cap ?? Number.POSITIVE_INFINITY);
  return { ...request, body: { expiration: new Date(endMs).toISOString() } };
}
