import type { FastifyInstance } from 'fastify';
import { unauthorized } from '../../request/api-error';
import type { Access } from '../access/access';
import type { Identify } from '../identity/identity';
import { readSeen } from './read-seen';
import type { SeenEventStore } from './seen-event-store';

interface SeenEventOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  store: SeenEventStore;
  clock: () => number;
}

/** `GET` and `POST /api/seen-events`: which events the account has seen, and that it has seen more. */
export function registerSeenEventRoutes(
  app: FastifyInstance,
  { identify, access, store, clock }: SeenEventOptions,
): void {
  app.get('/api/seen-events', async (request, reply) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    await access.require(identity.userId, 'read', 'events');
    void reply.header('cache-control', 'no-store');
    return store.read(identity.userId);
  });
  // Also of who may only read: what one has seen changes nothing for others.
  app.post('/api/seen-events', async (request, reply) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    await access.require(identity.userId, 'read', 'events');
    void reply.header('cache-control', 'no-store');
    return store.add(identity.userId, readSeen(request.body, clock()));
  });
}
