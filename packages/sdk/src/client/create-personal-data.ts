import {
  decodeDriverData,
  decodeDriverErasure,
  decodeErasure,
  decodeOwnTerms,
  decodePersonalData,
} from '../contract';
import { decodeBody, type Request } from './request/create-request';
import type { AccountAccessCalls } from './calls/account-access-calls';

/** The calls for what is held of accounts and drivers. */
export type PersonalDataCalls = Pick<
  AccountAccessCalls,
  | ('readData' | 'planErasure' | 'erase' | 'readDriverData' | 'planDriverErasure' | 'eraseDriver')
  | ('readTerms' | 'acceptTerms')
>;

/** Makes the calls for what is held of a person. */
export function createPersonalData(request: Request, timeoutMs: number): PersonalDataCalls {
  const TERMS = '/session/terms';
  return {
    async readTerms({ signal } = {}) {
      const call = { method: 'GET', path: TERMS, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeOwnTerms);
    },
    async acceptTerms(version, { signal } = {}) {
      const call = { method: 'POST', path: TERMS, timeoutMs, json: { version }, signal } as const;
      return decodeBody(await request(call), decodeOwnTerms);
    },
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
    async readDriverData(driverId, { signal } = {}) {
      const path = `/drivers/${driverId}/personal-data`;
      const call = { method: 'GET', path, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeDriverData);
    },
    async planDriverErasure(driverId, { signal } = {}) {
      const call = { method: 'GET', path: `/drivers/${driverId}/erase`, timeoutMs } as const;
      return decodeBody(await request({ ...call, signal }), decodeDriverErasure);
    },
    async eraseDriver(driverId, name, { signal } = {}) {
      const call = { method: 'POST', path: `/drivers/${driverId}/erase`, json: { name } } as const;
      return decodeBody(await request({ ...call, timeoutMs, signal }), decodeDriverErasure);
    },
  };
}
