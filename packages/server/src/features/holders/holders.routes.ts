import type { FastifyInstance } from 'fastify';
import { ApiError, unauthorized } from '../../request/api-error';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import type { Identify } from '../identity/identity';
import { HELD, readHolders, type HeldKind } from './read-holders';
import { readMaintenanceLinks } from './read-maintenance-links';

interface HoldersOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  upstream: Pick<Upstream, 'send' | 'readForService'>;
}

const readId = (text: string): number => {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  if (id !== undefined) return id;
  throw new ApiError(422, 'FIELD_INVALID', 'An id is a whole number above 0.', { field: 'id' });
};

/**
 * `GET /api/geofences|notifications/{id}/holders`: which devices and groups something is linked to, and
 * `GET /api/maintenance/links`, all links of all maintenances in one call.
 */
export function registerHolderRoutes(
  app: FastifyInstance,
  { identify, access, upstream }: HoldersOptions,
): void {
  for (const kind of Object.keys(HELD) as HeldKind[]) {
    // the keys of a constant
    app.get<{ Params: { id: string } }>(`/api/${kind}/:id/holders`, async (request, reply) => {
      const identity = await identify(request);
      if (identity === undefined) throw unauthorized();
      const id = readId(request.params.id);
      await access.require(identity.userId, 'read', kind);
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return JSON.stringify(await readHolders(upstream, identity.userId, kind, id));
    });
  }
  app.get('/api/maintenance/links', async (request, reply) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    await access.require(identity.userId, 'read', 'maintenance');
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify(await readMaintenanceLinks(upstream, identity.userId));
  });
}
