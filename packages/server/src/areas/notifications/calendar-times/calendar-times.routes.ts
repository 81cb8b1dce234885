import { z } from 'zod';
import { type DescribedCall, describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { createAccountThrottle, HEAVY_PER_MINUTE } from '../../../request/account-throttle';
import { refuseField } from '../../../request/refuse-field';
import { refuseCalendar } from './refuse-calendar';
import { identityOf } from '../../../ground/identity/identity';
import { findTimes } from './find-times';

interface CalendarTimesOptions {
  clock: () => number;
}

/** A calendar of half a megabyte, in base64. */
const MAX_BODY_BYTES = 1_000_000;

const ABOUT: DescribedCall = {
  who: ['read', 'calendars'],
  summary: 'When a calendar holds that may not be saved yet: in a week, and what comes next.',
  body: z.object({ data: z.base64(), from: z.iso.datetime({ offset: true }) }),
  answer: z.looseObject({}),
};

function readBody(body: unknown): { data: string; weekMs: number } {
  const { data, from } = (body ?? {}) as Record<string, unknown>; // anything may come
  if (typeof data !== 'string' || data === '')
    throw refuseField('data', 'refusal.calendar.missing');
  const weekMs = typeof from === 'string' ? Date.parse(from) : NaN;
  if (Number.isNaN(weekMs)) throw refuseField('from', 'refusal.moment');
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
    describeCall(ABOUT, { bodyLimit: MAX_BODY_BYTES }),
    async (request, reply) => {
      throttle.take(identityOf(request).userId, HEAVY_PER_MINUTE);
      const { data, weekMs } = readBody(request.body);
      void reply.header('cache-control', 'no-store');
      try {
        return findTimes(data, weekMs, clock());
      } catch (error) {
        throw refuseCalendar(error);
      }
    },
  );
}
