import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../request/api-error';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { describeCall } from '../../request/describe-call';
import { parseBody } from '../../request/parse-body';

interface RoutesOptions {
  /** What Asaas shows with each message now; undefined refuses all. */
  readToken: () => string | undefined;
  /** Keeps that something happened to a payment; it is looked after later. */
  receive: (event: { id: string; paymentId: string }) => Promise<void>;
}

const eventSchema = z.looseObject({
  id: z.string().min(1).max(200),
  event: z.string().max(100),
  payment: z.looseObject({ id: z.string().min(1).max(100) }).optional(),
});

const BODY_MAX = 64 * 1024;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `POST /api/billing/asaas`: what Asaas tells. Kept first and looked after later, for it waits ten seconds; nothing of what it says is believed but which payment to read again. */
export function registerAsaasRoutes(
  app: FastifyInstance,
  { readToken, receive }: RoutesOptions,
): void {
  const requireToken = async (request: FastifyRequest): Promise<void> => {
    const token = readToken();
    const shown = request.headers['asaas-access-token'];
    const isRight =
      token !== undefined &&
      typeof shown === 'string' &&
      timingSafeEqual(digest(shown), digest(token));
    if (!isRight) throw unauthorized();
  };
  app.post(
    '/api/billing/asaas',
    describeCall(
      {
        summary: 'Takes what the payment provider Asaas tells of payments.',
        body: eventSchema,
        answer: z.object({ received: z.boolean() }),
        isPublic: true,
      },
      // Who has no token is refused before a body is read.
      { ...FOR_STRANGERS, bodyLimit: BODY_MAX, onRequest: requireToken },
    ),
    async (request) => {
      const { id, payment } = parseBody(eventSchema, request.body);
      if (payment) await receive({ id, paymentId: payment.id });
      return { received: true };
    },
  );
}
