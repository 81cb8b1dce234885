import { decodeConsentAsked } from '../contract';
import type { ConsentCalls } from './calls/consent-calls';
import { decodeBody, type Request } from './request/create-request';
import { TrackingError } from './request/tracking-error';

/** Makes the calls of a person who is asked whether they may be tracked. */
export function createConsents(request: Request, timeoutMs: number): ConsentCalls {
  const ask = async (path: string, json: { token: string }, signal: AbortSignal | undefined) => {
    if (json.token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
    const call = { method: 'POST', path, json, isSignIn: true, timeoutMs, signal } as const;
    return decodeBody(await request(call), decodeConsentAsked);
  };
  return {
    readConsent: (token, { signal } = {}) => ask('/session/consent', { token }, signal),
    answerConsent: (json, { signal } = {}) => ask('/session/consent/answer', { ...json }, signal),
  };
}
