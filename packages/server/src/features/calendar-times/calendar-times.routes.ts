import { z } from 'zod';
import { type DescribedCall, describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { createAccountThrottle, HEAVY_PER_MINUTE } from '../../request/account-throttle';
import { ApiError } from '../../request/api-error';
import { identityOf } from '../identity/identity';
import { findTimes } from './find-times';

interface CalendarTimesOptions {
  clock: () => number;
}

/** A calendar of half a megabyte, in base64. */
const LARGEST_BODY = 1_000_000;

const ABOUT: DescribedCall = {
  who: ['read', 'calendars'],
  summary: 'When a calendar holds that may not be saved yet: in a week, and what comes next.',
  body: z.object({ data: z.base64(), from: z.iso.datetime({ offset: true }) }),
  answer: z.looseObject({}),
};

const refuse = (field: string, message: string): never => {
  throw new ApiError(422, 'FIELD_INVALID', message, { field });
};

function readBody(body: unknown): { data: string; weekMs: number } {
  const { data, from } = (body ?? {}) as Record<string, unknown>; // anything may come
  if (typeof data !== 'string' || data === '') return refuse('data', 'Give a calendar in base64.');
  const weekMs = typeof from === 'string' ? Date.parse(from) : NaN;
  if (Number.isNaN(weekMs)) return refuse('from', 'Give when the week begins, as an ISO time.');
  return { data, weekMs };
}

/** `POST /api/calendars/times`: when a calendar holds that may not be saved yet: in a week, and what comes next. */
export function registerCalendarTimeRoutes(
  app: FastifyInstance,
  { clock }: CalendarTimesOptions,
): void {
  const throttle = createAccountThrottle(clock);
  app.post(
    '/api/calendars/times',
    describeCall(ABOUT, { bodyLimit: LARGEST_BODY }),
    async (request, reply) => {
      throttle.take(identityOf(request).userId, HEAVY_PER_MINUTE);
      const { data, weekMs } = readBody(request.body);
      void reply.header('cache-control', 'no-store');
      try {
        return findTimes(data, weekMs, clock());
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return refuse('data', `The calendar cannot be read: ${why}`);
      }
    },
  );
}
