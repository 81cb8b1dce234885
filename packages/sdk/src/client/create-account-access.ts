import { decodeAccountAccess, decodeExplanation, decodeTrust, user } from '../contract';
import type { PersonalDataCalls } from './create-personal-data';
import { decodeBody, type Request } from './request/create-request';
import type { AccountAccessCalls } from './calls/account-access-calls';

/** Makes the calls for what accounts may do. */
export function createAccountAccess(request: Request, timeoutMs: number): AccountAccessCalls {
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { json, signal }: { json?: unknown; signal?: AbortSignal | undefined } = {},
  ) => decodeBody(await request({ method, path, timeoutMs, json, signal }), decodeAccountAccess);
  // With the screen that needs them, not with the first.
  const later = <Name extends keyof PersonalDataCalls>(name: Name) =>
    (async (...given: readonly unknown[]) =>
      (
        (await import('./create-personal-data')).createPersonalData(request, timeoutMs)[name] as (
          ...given: readonly unknown[]
        ) => unknown
      )(...given)) as PersonalDataCalls[Name];
  return {
    get: (userId, options) => ask('GET', `/users/${userId}/access`, options),
    set: (userId, json, options) => ask('PUT', `/users/${userId}/access`, { ...options, json }),
    suspend: (userId, reason, { trustDays, signal } = {}) => {
      const json = { reason, ...(trustDays !== undefined && { trustDays }) };
      return ask('POST', `/users/${userId}/suspend`, { signal, json });
    },
    grantTrust: (userId, days, options) =>
      ask('POST', `/users/${userId}/trust`, { ...options, json: { days } }),
    restore: (userId, options) => ask('POST', `/users/${userId}/restore`, options),
    async signOut(userId, { signal } = {}) {
      await request({ method: 'POST', path: `/users/${userId}/sign-out`, timeoutMs, signal });
    },
    async enter(userId, { signal } = {}) {
      const call = { method: 'POST', path: `/users/${userId}/enter`, timeoutMs, signal } as const;
      return decodeBody(await request(call), user.decode);
    },
    async useTrust({ signal } = {}) {
      const call = { method: 'POST', path: '/session/trust', timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeTrust);
    },
    async explain({ userId, action, area, deviceId }, { signal } = {}) {
      const query = new URLSearchParams({ user: String(userId), action, area });
      if (deviceId !== undefined) query.set('device', String(deviceId));
      const call = { method: 'GET', path: `/access/explain?${query}`, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeExplanation);
    },
    readTerms: later('readTerms'),
    acceptTerms: later('acceptTerms'),
    readData: later('readData'),
    planErasure: later('planErasure'),
    erase: later('erase'),
    readDriverData: later('readDriverData'),
    planDriverErasure: later('planDriverErasure'),
    eraseDriver: later('eraseDriver'),
  };
}
