import { MINUTE_MS, readPostcode } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PostcodeAddress } from '../../../lookup/ask-postcode';
import { createAccountThrottle } from '../../../request/account-throttle';
import { ApiError } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { notFound } from '../../../request/error-answer';
import { identityOf } from '../../../ground/identity/identity';

interface PostcodesOptions {
  /** Says undefined while nobody can say; undefined while it is switched off. */
  finder: () => ((postcode: string) => Promise<PostcodeAddress | null | undefined>) | undefined;
  clock: () => number;
}

/** Max calls of one account per minute; filling in forms needs few. */
const PER_MINUTE = 20;

/** `GET /api/postcodes/{postcode}`: the address of a CEP, for who may change an account; null where there is none. */
export function registerPostcodeRoutes(
  door: FastifyInstance,
  { finder, clock }: PostcodesOptions,
): void {
  const throttle = createAccountThrottle(clock);
  door.get<{ Params: { postcode: string } }>(
    '/api/postcodes/:postcode',
    describeCall({
      who: ['update', 'users', { isSelf: true }],
      summary: 'The address of a Brazilian postcode (CEP), as far as it says one; null for none.',
      answer: z
        .object({
          street: z.string(),
          district: z.string(),
          city: z.string(),
          state: z.string(),
        })
        .nullable(),
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const find = finder();
      if (!find) throw notFound(request);
      const postcode = readPostcode(request.params.postcode);
      if (postcode === null) {
        throw refuseField('postcode', 'refusal.postcode');
      }
      throttle.take(identity.userId, PER_MINUTE);
      const address = await find(postcode);
      if (address === undefined) {
        throw new ApiError(503, 'GEOCODER_AWAY', 'Addresses cannot be looked up at the moment.', {
          retryAfterSeconds: MINUTE_MS / 1_000,
        });
      }
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return JSON.stringify(address);
    },
  );
}
