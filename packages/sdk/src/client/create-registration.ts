import { decodeInvitedTo, user } from '../contract';
import type { RegistrationCalls } from './calls/registration-calls';
import { decodeBody, type Request } from './request/create-request';
import { TrackingError } from './request/tracking-error';

const PATH = '/session/registration';

/** Makes these calls. */
export function createRegistration(
  request: Request,
  {
    trackingMs,
    extraLayerMs,
    onSignedIn,
  }: { trackingMs: number; extraLayerMs: number; onSignedIn: () => void },
): RegistrationCalls {
  const isSignIn = true;
  return {
    async isOpen({ signal } = {}) {
      const call = { method: 'GET', path: PATH, isSignIn, timeoutMs: trackingMs } as const;
      return decodeBody(await request({ ...call, signal }), (json) => {
        return (json as { isOpen?: unknown } | null)?.isOpen === true;
      });
    },
    async ask(email, { signal, language } = {}) {
      if (email.trim() === '') throw new TrackingError({ code: 'FILL_EMAIL_FIELD' });
      const json = { email: email.trim(), ...(language !== undefined && { language }) };
      const call = { method: 'POST', path: PATH, json, isSignIn } as const;
      await request({ ...call, timeoutMs: extraLayerMs, signal });
    },
    async read(token, { signal } = {}) {
      if (token === '') throw new TrackingError({ code: 'FILL_TOKEN_FIELD' });
      const call = { method: 'POST', path: `${PATH}/link`, json: { token }, isSignIn } as const;
      return decodeBody(
        await request({ ...call, timeoutMs: extraLayerMs, signal }),
        decodeInvitedTo,
      );
    },
    async accept({ token, name, password }, { signal } = {}) {
      const json = { token, name, password };
      const call = { method: 'POST', path: `${PATH}/accept`, json, isSignIn } as const;
      const made = decodeBody(
        await request({ ...call, timeoutMs: trackingMs, signal }),
        user.decode,
      );
      onSignedIn();
      return made;
    },
  };
}
