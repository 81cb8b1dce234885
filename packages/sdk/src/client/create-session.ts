import {
  encodeCredentials,
  encodePassword,
  encodePasswordRequest,
  decodeSessionStatus,
  sessionToken,
  user,
  type User,
} from '../contract';
import { toSignInErrorCode, validateSignIn } from '../domain';
import type { ApiRequest, Request } from './request/create-request';
import { decodeBody } from './request/create-request';
import { readErrorBody, toKnownCode } from './request/decode-error';
import { TrackingError, isTrackingError } from './request/tracking-error';
import { createAccountLinks } from './create-account-links';
import { createSecondFactor } from './create-second-factor';
import type { TrackingClient } from './types';

/** Makes the calls about who is signed in. */
export function createSession(settings: {
  request: Request;
  trackingMs: number;
  extraLayerMs: number;
  onSignedIn: () => void;
  onSignedOut: () => void;
}): TrackingClient['session'] {
  const { request, trackingMs, extraLayerMs, onSignedIn, onSignedOut } = settings;
  const signIn = async (call: Omit<ApiRequest, 'isSignIn' | 'toError'>, byToken = false) => {
    const toError = (status: number, body: string) => toSignInError(status, body, byToken);
    const body = await request({ ...call, isSignIn: true, toError });
    const signedIn = decodeSignedIn(body);
    onSignedIn();
    return signedIn;
  };
  const postWithoutSession = async (
    path: string,
    form: URLSearchParams,
    signal: AbortSignal | undefined,
  ) => {
    const call = { method: 'POST', path, form } as const;
    // No session is needed here, so a refusal ends none.
    await request({ ...call, isSignIn: true, timeoutMs: extraLayerMs, signal });
  };
  const accountLinks = createAccountLinks(request, settings);
  const invitation = accountLinks('/session/invitation');
  return {
    async get(options) {
      const call = { method: 'GET', path: '/session', timeoutMs: trackingMs } as const;
      try {
        const body = await request({ ...call, isSignIn: true, signal: options?.signal });
        return decodeBody(body, user.decode);
      } catch (error) {
        if (isTrackingError(error) && isSignedOutStatus(error.status)) return null;
        throw error;
      }
    },
    async create(credentials, options) {
      const problem = validateSignIn(credentials);
      if (problem) throw new TrackingError({ code: problem });
      const form = encodeCredentials(credentials);
      const call = { method: 'POST', path: '/session', form, timeoutMs: trackingMs } as const;
      return signIn({ ...call, signal: options?.signal });
    },
    async createByToken(token, options) {
      if (token === '') throw new TrackingError({ code: 'FILL_ALL_FIELDS' });
      const call = { method: 'GET', path: '/session', query: { token } } as const;
      return signIn({ ...call, timeoutMs: trackingMs, signal: options?.signal }, true);
    },
    async createDemo(options) {
      const call = { method: 'POST', path: '/session/demo', timeoutMs: extraLayerMs } as const;
      return signIn({ ...call, signal: options?.signal });
    },
    async status(options) {
      const call = { method: 'GET', path: '/session/status', timeoutMs: extraLayerMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decodeSessionStatus);
    },
    async back(options) {
      const call = { method: 'POST', path: '/session/back', timeoutMs: trackingMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), user.decode);
    },
    async delete(options) {
      const call = { method: 'DELETE', path: '/session', timeoutMs: trackingMs } as const;
      try {
        await request({ ...call, isSignIn: true, signal: options?.signal });
      } catch (error) {
        if (!isTrackingError(error) || !isSignedOutStatus(error.status)) throw error;
      }
      onSignedOut();
    },
    async deleteEverywhere(options) {
      const call = { method: 'DELETE', path: '/session', query: { everywhere: true } } as const;
      await request({ ...call, timeoutMs: trackingMs, signal: options?.signal });
      onSignedOut();
    },
    async requestPassword(email, options) {
      if (email.trim() === '') throw new TrackingError({ code: 'FILL_EMAIL_FIELD' });
      const form = encodePasswordRequest(email.trim(), options?.language);
      await postWithoutSession('/session/password', form, options?.signal);
    },
    async setPassword(input, options) {
      if (input.token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
      await postWithoutSession('/session/password', encodePassword(input), options?.signal);
    },
    async confirmEmail(token, options) {
      if (token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
      await postWithoutSession('/session/email', new URLSearchParams({ token }), options?.signal);
    },
    secondFactor: createSecondFactor(request, extraLayerMs),
    registration: {
      async isOpen(options) {
        const call = { method: 'GET', path: REGISTRATION, isSignIn: true } as const;
        const asked = { ...call, timeoutMs: trackingMs, signal: options?.signal };
        return decodeBody(await request(asked), readIsOpen);
      },
      async ask(email, { language, signal } = {}) {
        if (email.trim() === '') throw new TrackingError({ code: 'FILL_EMAIL_FIELD' });
        const json = { email: email.trim(), language };
        const call = { method: 'POST', path: REGISTRATION, json, isSignIn: true } as const;
        await request({ ...call, timeoutMs: extraLayerMs, signal });
      },
      ...accountLinks(`${REGISTRATION}/link`, REGISTRATION),
    },
    async confirmRecipient(token, options) {
      if (token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
      const form = new URLSearchParams({ token });
      await postWithoutSession('/session/recipient', form, options?.signal);
    },
    readInvitation: invitation.read,
    acceptInvitation: invitation.accept,
    ...createTokens(request, settings),
  };
}

/** Makes the calls about the tokens of the account. */
function createTokens(
  request: Request,
  { trackingMs, extraLayerMs }: { trackingMs: number; extraLayerMs: number },
): Pick<TrackingClient['session'], 'createToken' | 'listTokens' | 'deleteToken' | 'revokeToken'> {
  return {
    async createToken({ expiration, name } = {}, options) {
      const form = new URLSearchParams();
      if (expiration) form.set('expiration', new Date(expiration).toISOString());
      if (name) form.set('name', name);
      const call = { method: 'POST', path: '/session/token', form, timeoutMs: trackingMs } as const;
      return request({ ...call, signal: options?.signal });
    },
    async listTokens(options) {
      const call = { method: 'GET', path: '/session/tokens', timeoutMs: extraLayerMs } as const;
      return decodeBody(
        await request({ ...call, signal: options?.signal }),
        sessionToken.decodeList,
      );
    },
    async deleteToken(id, options) {
      const call = { method: 'DELETE', path: `/session/tokens/${id}` } as const;
      await request({ ...call, timeoutMs: extraLayerMs, signal: options?.signal });
    },
    async revokeToken(token, options) {
      const form = new URLSearchParams({ token });
      const path = '/session/token/revoke';
      const call = { method: 'POST', path, form, timeoutMs: trackingMs } as const;
      await request({ ...call, signal: options?.signal });
    },
  };
}

/** Somebody was let in, and it cannot be told who: a sign-in that failed on its way (spec §8). */
function decodeSignedIn(body: string): User {
  try {
    return decodeBody(body, user.decode);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    throw new TrackingError({ code: 'LOGIN_PROCESS_ERROR', message, cause });
  }
}

const REGISTRATION = '/session/registration';

const readIsOpen = (json: unknown): boolean =>
  (json as { isOpen?: unknown } | null)?.isOpen === true;

// Our server says 401, the tracking API 404.
const isSignedOutStatus = (status: number | undefined) => status === 401 || status === 404;

function toSignInError(status: number, body: string, byToken: boolean): TrackingError {
  const { text, ...rest } = readErrorBody(body);
  const code = toSignInErrorCode({ status, text: toKnownCode(text), byToken });
  return new TrackingError({ code, status, ...rest });
}
