import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { ApiError } from '../../../request/api-error';
import { parseBody } from '../../../request/parse-body';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import { newEmailSchema } from '../../../ground/mail/new-email.schemas';
import type { NewEmails } from './new-emails';

interface NewEmailRoutesOptions {
  newEmails: NewEmails;
  throttle: LoginThrottle;
}

/** Guesses count for who guesses: one for all would let anybody lock everybody out. */
const toTokenAccount = (ip: string): string => `e-mail token from ${ip}`;

/** `POST /api/session/email`: confirms a new e-mail with the token of the link that was sent to it. */
export function registerNewEmailRoutes(
  app: FastifyInstance,
  { newEmails, throttle }: NewEmailRoutesOptions,
): void {
  app.post(
    '/api/session/email',
    describeCall(
      {
        who: { isPublic: 'the link of a mail says who asks' },
        summary: 'Confirms a new email with the token of the mail that was sent to it.',
        body: newEmailSchema,
        answer: 'none',
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(newEmailSchema, request.body);
      if (token === '') throw new ApiError(400, 'FILL_TOKEN_FIELD', 'Give the token of the mail.');
      const attempt = await throttle.attempt(toTokenAccount(request.ip), request.ip);
      if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
      if (!(await newEmails.confirm(token))) {
        throw new ApiError(
          400,
          'INVALID_TOKEN',
          'The link is wrong or has expired. Change the email again to get another.',
        );
      }
      await throttle.succeed(toTokenAccount(request.ip), request.ip);
      return reply.code(204).send();
    },
  );
}
