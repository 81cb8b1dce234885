import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import { resources } from '@rastro/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { refuseField } from '../../request/refuse-field';
import { areaOf } from '../../request/area-of';
import type { Upstream } from '../../upstream/upstream';
import { identityOf } from '../identity/identity';
import { readHolders, toHeld } from './read-holders';
import { readMaintenanceLinks } from './read-maintenance-links';

interface HoldersOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
}

interface Asked {
  Params: { id: string };
  Querystring: { users?: unknown };
}

const ids = z.array(z.number().int());

const readFlag = (value: unknown): boolean => {
  if (value === undefined || value === 'true' || value === 'false') return value === 'true';
  throw refuseField('users', 'refusal.flag');
};

const readId = (text: string): number => {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  if (id !== undefined) return id;
  throw refuseField('id', 'refusal.id');
};

/** Resources with holders: all that devices, groups or users may have. */
export const HELD_RESOURCES = Object.values(resources).filter(
  (resource) => resource !== resources.users && toHeld(resource).owners.length > 0,
);

/**
 * `GET /api/<resource>/{id}/holders`: which devices and groups something is linked to, with `?users=true` also which
 * accounts; and `GET /api/maintenance/links`, all links of all maintenances in one call.
 */
export function registerHolderRoutes(app: FastifyInstance, { upstream }: HoldersOptions): void {
  for (const resource of HELD_RESOURCES) {
    const held = toHeld(resource);
    const area = areaOf(resource);
    app.get<Asked>(
      `/api${resource.path}/:id/holders`,
      describeCall({
        who: ['read', area],
        summary: 'What it is linked to: devices and groups, with users the accounts too.',
        query: { users: z.boolean().optional() },
        answer: z.object({ deviceIds: ids, groupIds: ids, userIds: ids.optional() }),
      }),
      async (request, reply) => {
        const identity = identityOf(request);
        const heldId = readId(request.params.id);
        const withUsers = readFlag(request.query.users);
        void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        const asked = { held, heldId, withUsers };
        return JSON.stringify(await readHolders(upstream, identity.userId, asked));
      },
    );
  }
  app.get(
    '/api/maintenance/links',
    describeCall({
      who: ['read', 'maintenance'],
      summary: 'All links of all maintenances.',
      answer: z.array(z.looseObject({ maintenanceId: z.number() })).nullable(),
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return JSON.stringify(await readMaintenanceLinks(upstream, identity.userId));
    },
  );
}
