import { position } from '../contract';
import { lastMomentMs, POSITION_BATCH_SIZE } from '../domain';
import type { Request } from './request/create-request';
import { decodeBody } from './request/create-request';
import type { RequestOptions } from './calls/request-options';
import type { ListQuery, TrackingClient } from './types';

/** Makes the calls for positions. */
export function createPositions(request: Request, timeoutMs: number): TrackingClient['positions'] {
  const read = async (query: ListQuery, options?: RequestOptions) => {
    const call = { method: 'GET', path: '/positions', query, timeoutMs } as const;
    return decodeBody(await request({ ...call, signal: options?.signal }), position.decodeList);
  };
  return {
    list: (options) => read({}, options),
    async listByIds(ids, options) {
      const positions = [];
      for (let start = 0; start < ids.length; start += POSITION_BATCH_SIZE) {
        const id = ids.slice(start, start + POSITION_BATCH_SIZE);
        positions.push(...(await read({ id }, options)));
      }
      return positions;
    },
    history: ({ deviceId, from, to }, options) =>
      read({ deviceId, from, to: toLastMoment(from, to) }, options),
  };
}

/** The server counts both ends. What is no moment it refuses itself. */
function toLastMoment(from: string | Date, to: string | Date): string | Date {
  const lastMs = lastMomentMs({ fromMs: +new Date(from), toMs: +new Date(to) });
  return Number.isNaN(lastMs) ? to : new Date(lastMs);
}
