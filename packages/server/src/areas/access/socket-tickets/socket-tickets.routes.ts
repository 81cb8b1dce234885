import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { identityOf } from '../../../ground/identity/identity';
import { type SocketTickets, TICKET_MS } from './socket-tickets';

/** `POST /api/socket-tickets`: `{ ticket, expiresInSeconds }`, for `/api/socket?ticket=`. */
export function registerSocketTicketRoutes(app: FastifyInstance, tickets: SocketTickets): void {
  app.post(
    '/api/socket-tickets',
    describeCall({
      who: 'signed-in',
      summary: 'A ticket that opens one socket: /api/socket?ticket=.',
      answer: z.object({ ticket: z.string(), expiresInSeconds: z.number() }),
      status: 201,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.code(201).header('cache-control', 'no-store');
      return { ticket: tickets.issue(identity), expiresInSeconds: TICKET_MS / 1000 };
    },
  );
}
