import { decodeInvitedTo, type InvitedTo, user, type User } from '../contract';
import type { RequestOptions } from './calls/request-options';
import { decodeBody, type Request } from './request/create-request';
import { TrackingError } from './request/tracking-error';

interface LinkOptions {
  trackingMs: number;
  extraLayerMs: number;
  onSignedIn: () => void;
}

/** Makes the calls about links by which somebody gets an account; `path` has who it is for, and `accept` beside it makes it. */
export function createAccountLinks(
  request: Request,
  { trackingMs, extraLayerMs, onSignedIn }: LinkOptions,
) {
  return (path: string, root = path) => ({
    async read(token: string, options?: RequestOptions): Promise<InvitedTo> {
      if (token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
      const call = { method: 'POST', path, json: { token }, isSignIn: true } as const;
      const asked = { ...call, timeoutMs: extraLayerMs, signal: options?.signal };
      return decodeBody(await request(asked), decodeInvitedTo);
    },
    async accept(json: Readonly<Record<string, string>>, options?: RequestOptions): Promise<User> {
      const call = { method: 'POST', path: `${root}/accept`, json: { ...json } } as const;
      const asked = { ...call, isSignIn: true, timeoutMs: trackingMs, signal: options?.signal };
      const made = decodeBody(await request(asked), user.decode);
      onSignedIn();
      return made;
    },
  });
}
