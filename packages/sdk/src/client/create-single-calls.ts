import * as contract from '../contract';
import type { RequestOptions } from './calls/request-options';
import { decodeBody, type Request } from './request/create-request';
import type { TrackingClient } from './types';

/** Timeouts of calls. */
interface Timeouts {
  /** Timeout of calls that the tracking API answers. */
  trackingMs: number;
  /** Timeout of calls that this product's server answers itself. */
  extraLayerMs: number;
}

type ReadOrWrite = { method: 'GET' } | { method: 'POST'; json: unknown };

/** Makes the calls that belong to no resource. */
export function createSingleCalls(
  request: Request,
  { trackingMs, extraLayerMs }: Timeouts,
): Pick<
  TrackingClient,
  'holders' | 'maintenanceLinks' | 'calendarTimes' | 'pastExpression' | 'setup'
> {
  return {
    async holders({ path: of }, id, { users = false, signal } = {}) {
      const path = `${of}/${id}/holders${users ? '?users=true' : ''}`;
      const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), contract.decodeHolders);
    },
    async maintenanceLinks({ signal } = {}) {
      const path = '/maintenance/links';
      const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), (json) =>
        json === null ? null : contract.decodeLinks(json),
      );
    },
    async calendarTimes(json, { signal } = {}) {
      const path = '/calendars/times';
      const call = { method: 'POST', path, json, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), contract.decodeCalendarTimes);
    },
    async pastExpression(json, { signal } = {}) {
      const path = '/attributes/computed/past';
      const call = { method: 'POST', path, json, timeoutMs: trackingMs, signal } as const;
      return decodeBody(await request(call), contract.decodePastExpression);
    },
    setup: {
      async create(input, { signal } = {}) {
        const json = contract.encodeSetup(input);
        const call = { method: 'POST', path: '/setup', json, timeoutMs: extraLayerMs } as const;
        const body = await request({ ...call, isSignIn: true, signal });
        return decodeBody(body, contract.user.decode);
      },
    },
  };
}

/** Makes the calls about what the account itself has seen, and drives. */
export function createOwnCalls(
  request: Request,
  { trackingMs, extraLayerMs }: Timeouts,
): Pick<TrackingClient, 'seenEvents' | 'driving'> {
  const askSeen = async (call: ReadOrWrite, { signal }: RequestOptions = {}) => {
    const whole = { ...call, path: '/seen-events', timeoutMs: extraLayerMs, signal } as const;
    return decodeBody(await request(whole), contract.decodeSeenEvents);
  };
  const askDriving = async (call: ReadOrWrite, { signal }: RequestOptions = {}) => {
    const whole = { ...call, path: '/qr-driver', timeoutMs: trackingMs, signal } as const;
    return decodeBody(await request(whole), contract.decodeScan);
  };
  return {
    seenEvents: {
      get: (options) => askSeen({ method: 'GET' }, options),
      mark: (json, options) => askSeen({ method: 'POST', json }, options),
    },
    driving: {
      get: (options) => askDriving({ method: 'GET' }, options),
      scan: (json, options) => askDriving({ method: 'POST', json }, options),
    },
  };
}

/** Makes the call for the branding file. */
export function createBranding(
  request: Request,
  attributePrefix: string,
  timeoutMs: number,
): TrackingClient['branding'] {
  return {
    async get({ signal } = {}) {
      const path = `/${encodeURIComponent(attributePrefix)}/assets/custom/config.json`;
      const call = { method: 'GET', path, timeoutMs, signal } as const;
      return decodeBody(await request(call), (json) => json);
    },
  };
}
