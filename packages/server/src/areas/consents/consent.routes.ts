import { CONSENT_ANSWERS, CONSENT_STATUSES } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../request/api-error';
import { describeCall } from '../../request/describe-call';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { parseBody } from '../../request/parse-body';
import type { ChangeLog } from '../../ground/logs/change-log';
import type { LoginThrottle } from '../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../ground/sessions/too-many-attempts';
import type { ConsentStore, StoredConsent } from './consent-store';
import type { Recording } from './recording';
import type { createTellAnswer } from './tell-answer';

interface RoutesOptions {
  store: Pick<ConsentStore, 'find' | 'findByToken' | 'answer'>;
  recording: Pick<Recording, 'apply'>;
  tell: ReturnType<typeof createTellAnswer>;
  throttle: LoginThrottle;
  changeLog: Pick<ChangeLog, 'note'>;
}

const ROOT = '/api/session/consent';
const tokenSchema = z.object({ token: z.string().max(256) });
const answerSchema = tokenSchema.extend({ answer: z.enum(CONSENT_ANSWERS) });
const toldSchema = z.object({
  personName: z.string(),
  deviceName: z.string(),
  askedBy: z.string(),
  purpose: z.string(),
  expiresAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  status: z.enum(CONSENT_STATUSES),
});

const NOBODY = 0;

/** Guesses count for who guesses: one for all would let anybody lock everybody out. */
const toTokenAccount = (ip: string): string => `consent token from ${ip}`;

/**
 * `POST /api/session/consent`: what a person is asked, by the token of their link; `…/answer` says yes or no, and takes
 * it back.
 */
export function registerConsentRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { store, recording, tell, throttle, changeLog } = options;

  const requireKnown = async (request: FastifyRequest, token: string): Promise<StoredConsent> => {
    if (token === '') throw new ApiError(400, 'FILL_TOKEN_FIELD', 'Give the token of the link.');
    const account = toTokenAccount(request.ip);
    const attempt = await throttle.attempt(account, request.ip);
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
    const found = await store.findByToken(token);
    if (found === undefined) throw unknown();
    await throttle.succeed(account, request.ip);
    return found;
  };

  app.post(
    ROOT,
    describeCall(
      {
        who: { isPublic: 'the link of a consent says who asks' },
        summary: 'What a person is asked to consent to, by the token of their link.',
        body: tokenSchema,
        answer: toldSchema,
        status: 200,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(tokenSchema, request.body);
      const found = await requireKnown(request, token);
      void reply.header('cache-control', 'no-store');
      return toTold(found);
    },
  );

  app.post(
    `${ROOT}/answer`,
    describeCall(
      {
        who: { isPublic: 'the link of a consent says who asks' },
        summary: 'Answers what a person is asked to consent to, or takes it back.',
        body: answerSchema,
        answer: toldSchema,
        status: 200,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token, answer } = parseBody(answerSchema, request.body);
      const found = await requireKnown(request, token);
      const { id, deviceId, personName } = found;
      const given = { answer, how: 'link', userId: NOBODY, userName: '', note: '' } as const;
      const before = await store.answer(id, given, await tell(found, answer));
      if (before !== answer) {
        await changeLog.note(
          { userId: NOBODY, address: request.ip },
          {
            action: 'answer',
            objectType: 'consent',
            objectId: id,
            objectName: personName,
            deviceId,
            changes: [{ member: 'status', before, after: answer }],
          },
        );
      }
      await recording.apply(deviceId);
      void reply.header('cache-control', 'no-store');
      return toTold((await store.find(id)) ?? found);
    },
  );
}

const toIso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

const toTold = (found: StoredConsent) => ({
  personName: found.personName,
  deviceName: found.deviceName,
  askedBy: found.askedBy,
  purpose: found.purpose,
  status: found.status,
  expiresAt: toIso(found.expiresAt),
  answeredAt: toIso(found.answeredAt),
});

const unknown = (): ApiError =>
  new ApiError(400, 'INVALID_TOKEN', 'The link is wrong, or another was sent since.');
