import { decodeAccountAccess, decodeExplanation, decodeTrust, user } from '../contract';
import { createPersonalData } from './create-personal-data';
import { decodeBody, type Request } from './request/create-request';
import type { AccountAccessCalls } from './calls/account-access-calls';

/** Makes the calls for what accounts may do. */
export function createAccountAccess(request: Request, timeoutMs: number): AccountAccessCalls {
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { json, signal }: { json?: unknown; signal?: AbortSignal | undefined } = {},
  ) => decodeBody(await request({ method, path, timeoutMs, json, signal }), decodeAccountAccess);
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
    ...createPersonalData(request, timeoutMs),
    async explain({ userId, action, area, deviceId }, { signal } = {}) {
      const query = new URLSearchParams({ user: String(userId), action, area });
      if (deviceId !== undefined) query.set('device', String(deviceId));
      const call = { method: 'GET', path: `/access/explain?${query}`, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeExplanation);
    },
  };
}
