import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../request/api-error';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { describeCall } from '../../request/describe-call';
import { parseBody } from '../../request/parse-body';
import type { ProviderEvent } from './event-queue';
import { OPERATOR } from './sellers';

const ROOT = '/api/billing/asaas';

/** Returns the path that the account of a seller at Asaas posts to. */
export const asaasPath = (sellerId: number): string =>
  sellerId === OPERATOR ? ROOT : `${ROOT}/${sellerId}`;

interface RoutesOptions {
  /**
   * Returns the token that the account of a seller sends with each message now; undefined refuses
   * all.
   */
  readToken: (sellerId: number) => string | undefined;
  /** Keeps that something happened to a payment or a fiscal note; it is looked after later. */
  receive: (event: ProviderEvent) => Promise<void>;
}

const eventSchema = z.looseObject({
  id: z.string().min(1).max(200),
  event: z.string().max(100),
  payment: z.looseObject({ id: z.string().min(1).max(100) }).optional(),
  invoice: z.looseObject({ id: z.string().min(1).max(100) }).optional(),
});

const BODY_MAX = 64 * 1024;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `POST /api/billing/asaas`, `…/{resellerId}` of the account of a reseller: what Asaas tells. Kept first and looked after later, for it waits ten seconds; nothing of what it says is believed but which payment or fiscal note to read again. */
export function registerAsaasRoutes(
  app: FastifyInstance,
  { readToken, receive }: RoutesOptions,
): void {
  const sellerOf = (request: FastifyRequest): number => {
    const { resellerId } = request.params as { resellerId?: string };
    if (resellerId === undefined) return OPERATOR;
    // What no account is called has no token.
    return /^[1-9]\d{0,14}$/.test(resellerId) ? Number(resellerId) : -1;
  };
  const requireToken = async (request: FastifyRequest): Promise<void> => {
    const token = readToken(sellerOf(request));
    const shown = request.headers['asaas-access-token'];
    const isRight =
      token !== undefined &&
      typeof shown === 'string' &&
      timingSafeEqual(digest(shown), digest(token));
    if (!isRight) throw unauthorized();
  };
  for (const path of [ROOT, `${ROOT}/:resellerId`]) {
    app.post(
      path,
      describeCall(
        {
          who: { shows: 'the token of the payment provider' },
          summary: `Takes what the payment provider Asaas tells of payments and fiscal notes${path.includes(':') ? ' to a reseller' : ''}.`,
          body: eventSchema,
          answer: z.object({ received: z.boolean() }),
        },
        // Who has no token is refused before a body is read.
        { ...FOR_STRANGERS, bodyLimit: BODY_MAX, onRequest: requireToken },
      ),
      async (request) => {
        // What is called an invoice there is a fiscal note here.
        const { id, payment, invoice: note } = parseBody(eventSchema, request.body);
        if (payment || note) {
          const event = { sellerId: sellerOf(request), id };
          await receive({ ...event, paymentId: payment?.id, noteId: note?.id });
        }
        return { received: true };
      },
    );
  }
}
