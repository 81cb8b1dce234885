import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import type { DemoDoor } from '../../../ground/demo-door';
import { type Identity, identityOf } from '../../../ground/identity/identity';
import { readSeen } from './read-seen';
import type { SeenEventStore } from './seen-event-store';

const seen = z.object({ until: z.iso.datetime().nullable(), ids: z.array(z.number().int()) });

interface SeenEventOptions {
  store: SeenEventStore;
  /** Undefined outside demo mode. */
  demo: Pick<DemoDoor, 'signInUserId'> | undefined;
  clock: () => number;
}

/**
 * Returns the owner of the marks: in an account shared by strangers, each browser has its own,
 * under a number that no account has.
 */
const ownerOf = (identity: Identity, demo: SeenEventOptions['demo']): number =>
  identity.kind === 'session' && identity.userId === demo?.signInUserId()
    ? -identity.session.id
    : identity.userId;

/** `GET` and `POST /api/seen-events`: which events the account has seen, and that it has seen more. */
export function registerSeenEventRoutes(
  app: FastifyInstance,
  { store, demo, clock }: SeenEventOptions,
): void {
  app.get(
    '/api/seen-events',
    describeCall({
      who: ['read', 'events'],
      summary: 'Which events the account has seen.',
      answer: seen,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.header('cache-control', 'no-store');
      return store.read(ownerOf(identity, demo));
    },
  );
  // Also of who may only read: what one has seen changes nothing for others.
  app.post(
    '/api/seen-events',
    describeCall({
      who: ['read', 'events'],
      summary: 'Says that the account has seen more.',
      body: seen.partial(),
      answer: seen,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.header('cache-control', 'no-store');
      return store.add(ownerOf(identity, demo), readSeen(request.body, clock()));
    },
  );
}
