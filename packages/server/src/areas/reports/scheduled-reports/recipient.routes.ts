import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../request/api-error';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { parseBody } from '../../../request/parse-body';
import { newEmailSchema } from '../../../ground/mail/new-email.schemas';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import type { OutsideRecipients } from './outside-recipients';

interface RecipientRoutesOptions {
  recipients: Pick<OutsideRecipients, 'confirm'>;
  throttle: LoginThrottle;
}

/** `POST /api/session/recipient`: whoever was mailed about reports says that they may come. */
export function registerRecipientRoutes(
  app: FastifyInstance,
  { recipients, throttle }: RecipientRoutesOptions,
): void {
  app.post(
    '/api/session/recipient',
    describeCall(
      {
        who: { isPublic: 'the link of a mail says who asks' },
        summary: 'Says that scheduled reports may come to an address, with the token of the mail.',
        body: newEmailSchema,
        answer: 'none',
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(newEmailSchema, request.body);
      if (token === '') throw new ApiError(400, 'FILL_TOKEN_FIELD', 'Give the token of the mail.');
      const account = `recipient token from ${request.ip}`;
      const attempt = await throttle.attempt(account, request.ip);
      if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
      if (!(await recipients.confirm(token))) {
        throw new ApiError(400, 'INVALID_TOKEN', 'The link is wrong. Ask the sender for another.');
      }
      await throttle.succeed(account, request.ip);
      return reply.code(204).send();
    },
  );
}
