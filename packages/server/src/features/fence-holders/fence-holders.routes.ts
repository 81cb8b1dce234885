import type { FastifyInstance } from 'fastify';
import { ApiError, unauthorized } from '../../request/api-error';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import type { Identify } from '../identity/identity';
import { readHolders } from './read-holders';

interface FenceHoldersOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  upstream: Pick<Upstream, 'send'>;
}

const readFenceId = (text: string): number => {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  if (id !== undefined) return id;
  const words = 'The id of a geofence is a whole number above 0.';
  throw new ApiError(422, 'FIELD_INVALID', words, { field: 'id' });
};

/** `GET /api/geofences/{id}/holders`: which devices and groups a fence is linked to. */
export function registerFenceHolderRoutes(
  app: FastifyInstance,
  { identify, access, upstream }: FenceHoldersOptions,
): void {
  app.get<{ Params: { id: string } }>('/api/geofences/:id/holders', async (request, reply) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    const fenceId = readFenceId(request.params.id);
    await access.require(identity.userId, 'read', 'geofences');
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify(await readHolders(upstream, identity.userId, fenceId));
  });
}
