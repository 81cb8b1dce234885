import { decodeErasure, decodePersonalData } from '../contract';
import { decodeBody, type Request } from './request/create-request';
import type { AccountAccessCalls } from './calls/account-access-calls';

/** Makes the calls for what is held of a person. */
export function createPersonalData(
  request: Request,
  timeoutMs: number,
): Pick<AccountAccessCalls, 'readData' | 'planErasure' | 'erase'> {
  return {
    async readData(userId, { signal } = {}) {
      const path = `/users/${userId}/personal-data`;
      const call = { method: 'GET', path, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodePersonalData);
    },
    async planErasure(userId, { signal } = {}) {
      const call = { method: 'GET', path: `/users/${userId}/erase`, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeErasure);
    },
    async erase(userId, email, { signal } = {}) {
      const call = { method: 'POST', path: `/users/${userId}/erase`, json: { email } } as const;
      return decodeBody(await request({ ...call, timeoutMs, signal }), decodeErasure);
    },
  };
}
