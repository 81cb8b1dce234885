import type { Request } from './create-request';
import { decodeBody } from './create-request';
import type { Resource } from './types';

/** How the things of a resource are read and written. */
export interface ResourceShape<T, Input> {
  /** Under `/api`, e.g. `/devices`. */
  path: string;
  decode: (json: unknown) => T;
  decodeList: (json: unknown) => T[];
  encode: (input: Input) => Record<string, unknown>;
}

/** Makes the five calls of a resource. */
export function createResource<T, Input>(
  request: Request,
  timeoutMs: number,
  { path, decode, decodeList, encode }: ResourceShape<T, Input>,
): Resource<T, Input> {
  return {
    async list(query, options) {
      const call = { method: 'GET', path, timeoutMs, signal: options?.signal } as const;
      return decodeBody(await request(query ? { ...call, query } : call), decodeList);
    },
    async get(id, options) {
      const call = { method: 'GET', path: `${path}/${id}`, timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decode);
    },
    async create(input, options) {
      const call = { method: 'POST', path, json: encode(input), timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decode);
    },
    async update(input, options) {
      const call = { method: 'PUT', path: `${path}/${input.id}`, timeoutMs } as const;
      const json = encode(input);
      return decodeBody(await request({ ...call, json, signal: options?.signal }), decode);
    },
    async delete(id, options) {
      const call = { method: 'DELETE', path: `${path}/${id}`, timeoutMs } as const;
      await request({ ...call, signal: options?.signal });
    },
  };
}
