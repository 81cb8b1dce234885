import { decodeCodeKey, decodeRecoveryCodes, decodeSecondFactor } from '../contract';
import { decodeBody, type Request } from './request/create-request';
import type { TrackingClient } from './types';

const PATH = '/session/second-factor';

/** Makes the calls about one's own one-time codes. */
export function createSecondFactor(
  request: Request,
  timeoutMs: number,
): TrackingClient['session']['secondFactor'] {
  return {
    async get(options) {
      const call = { method: 'GET', path: PATH, timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decodeSecondFactor);
    },
    async createKey(options) {
      const call = { method: 'POST', path: `${PATH}/key`, timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decodeCodeKey);
    },
    async turnOn(input, options) {
      const call = { method: 'PUT', path: PATH, json: input, timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decodeRecoveryCodes);
    },
    async renewRecoveryCodes(currentPassword, options) {
      const call = { method: 'POST', path: `${PATH}/recovery-codes`, timeoutMs } as const;
      const json = { currentPassword };
      return decodeBody(
        await request({ ...call, json, signal: options?.signal }),
        decodeRecoveryCodes,
      );
    },
    async turnOff(currentPassword, options) {
      const call = { method: 'DELETE', path: PATH, timeoutMs } as const;
      await request({ ...call, json: { currentPassword }, signal: options?.signal });
    },
  };
}
