import { describeCall } from '../../../request/describe-call';
import { validateUserForm } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { fieldInvalid, parseBody } from '../../../request/parse-body';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import type { StartSession } from '../sign-in/sign-in.routes';
import { setupSchema } from './setup.schemas';
import type { SetupService } from './setup.service';

interface SetupRoutesOptions {
  setup: SetupService;
  throttle: LoginThrottle;
  passwords: PasswordPolicy;
  startSession: StartSession;
}

/** The account that guesses of the code are counted on. */
const THROTTLE_ACCOUNT = 'setup code';

/** `POST /api/setup`: the first administrator, signed in at once. */
export function registerSetupRoutes(app: FastifyInstance, options: SetupRoutesOptions): void {
  const { setup, throttle, passwords, startSession } = options;
  app.post(
    '/api/setup',
    describeCall(
      {
        who: { isPublic: 'the code of the terminal says who asks' },
        summary: 'Makes the first administrator, with the code of the log.',
        body: setupSchema,
        answer: { entity: 'User' },
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      setup.requireOpen();
      const { code, ...administrator } = parseBody(setupSchema, request.body);
      await passwords.adopt();
      const [problem] = validateUserForm(administrator, await passwords.length());
      if (problem !== undefined) throw fieldInvalid(problem);
      await passwords.check(administrator.password);
      // Only a form that could succeed is a guess of the code.
      const answer = await throttle.attempt(THROTTLE_ACCOUNT, request.ip);
      if (!answer.isAllowed) throw tooManyAttempts(answer.retryAfterSeconds);
      const userId = await setup.createAdministrator(code, administrator);
      await throttle.succeed(THROTTLE_ACCOUNT, request.ip);
      return startSession(request, reply, { userId, startedBy: 'setup', isRemembered: false });
    },
  );
}
