import type { Call, Read, ResourceDescription, Write } from '../contract';
import { createCall } from './create-call';
import type { Request } from './request/create-request';
import { decodeBody } from './request/create-request';
import { refuseUnknown } from './request/refuse-unknown';
import type { ListQuery, Resource } from './types';

type Operations = Resource<Read<ResourceDescription>, Write<ResourceDescription>>;

/** Makes the calls of a resource: those that it has. The one of which there is one has no id in its path. */
export function createResource(
  request: Request,
  timeoutMs: number,
  resource: ResourceDescription,
): object {
  const { path, single, operations, decode, decodeList, encode } = resource;
  const pathOf = (id: unknown) => (single ? path : `${path}/${String(id)}`);
  const calls: Operations = {
    async list(query: ListQuery = {}, options) {
      refuseUnknown(query, Object.keys(resource.query));
      const call = { method: 'GET', path, query, timeoutMs, signal: options?.signal } as const;
      return decodeBody(await request(call), decodeList);
    },
    async get(id, options) {
      const call = { method: 'GET', path: pathOf(id), timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decode);
    },
    async create(input, options) {
      const call = { method: 'POST', path, json: encode(input), timeoutMs } as const;
      return decodeBody(await request({ ...call, signal: options?.signal }), decode);
    },
    async update(input, options) {
      const call = { method: 'PUT', path: pathOf(input.id), timeoutMs } as const;
      const json = encode(input);
      return decodeBody(await request({ ...call, json, signal: options?.signal }), decode);
    },
    async patch(id, changes, options) {
      const call = { method: 'PATCH', path: pathOf(id), timeoutMs } as const;
      // A page without types may leave the changes out.
      const json = resource.encodeChanges(changes ?? {});
      return decodeBody(await request({ ...call, json, signal: options?.signal }), decode);
    },
    async delete(id, options) {
      const call = { method: 'DELETE', path: pathOf(id), timeoutMs } as const;
      await request({ ...call, signal: options?.signal });
    },
  };
  const others = Object.entries<Call>(resource.calls).map(
    ([name, call]) => [name, createCall(request, timeoutMs, resource, call)] as const,
  );
  return Object.fromEntries([
    ...operations.map((operation) => [operation, calls[operation]] as const),
    ...(operations.includes('update') ? [['patch', calls.patch] as const] : []),
    ...others,
  ]);
}
