import { cleanSignInName, MAIL_ADDRESS, validateUserForm } from '@rastro/sdk/domain';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toNetwork } from '../../../listener/to-network';
import { ApiError } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { fieldInvalid, parseBody } from '../../../request/parse-body';
import { translateError } from '../../../request/translate-error';
import { isRefusal } from '../../../upstream/upstream';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import type { ChangeLog } from '../../../ground/logs/change-log';
import type { SignInWithCode } from '../second-factor/sign-in-with-code';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import type { StartSession } from '../sign-in/sign-in.routes';
import type { createRegistrar } from './registrar';
import type { ProvedEmail, RegistrationStore } from './registration-store';

interface RoutesOptions {
  store: RegistrationStore;
  registrar: ReturnType<typeof createRegistrar>;
  passwords: Pick<PasswordPolicy, 'length' | 'check'>;
  throttle: LoginThrottle;
  changeLog: Pick<ChangeLog, 'note'>;
  signIn: SignInWithCode;
  startSession: StartSession;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const ROOT = '/api/session/registration';
const TOMORROW_SECONDS = 24 * 3600;
const WHO = { isPublic: 'who registers has no account yet' } as const;
const LINK = { isPublic: 'the link that was mailed says who asks' } as const;
const openSchema = z.object({ isOpen: z.boolean() });
const askSchema = z.object({
  email: z.string().max(128),
  language: z.string().max(35).optional(),
});
const tokenSchema = z.object({ token: z.string().max(256) });
const acceptSchema = tokenSchema.extend({
  name: z.string().trim().max(128),
  password: z.string().max(1024),
});
const toldSchema = z.object({ email: z.string(), passwordMinLength: z.number() });

const over = (): ApiError =>
  new ApiError(400, 'INVALID_TOKEN', 'The link is wrong, was used or has expired. Ask anew.');

/** Routes that tell whether people may register, and mail them a link. */
function registerAsking(app: FastifyInstance, options: RoutesOptions): void {
  const { store, registrar, log } = options;

  app.get(
    ROOT,
    describeCall({
      who: WHO,
      summary: 'Whether people may register by themselves at this domain.',
      answer: openSchema,
    }),
    async ({ hostname }, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        await registrar.requireOpen(await registrar.findReseller(hostname));
        return { isOpen: true };
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return { isOpen: false };
        throw error;
      }
    },
  );

  app.post(
    ROOT,
    describeCall(
      {
        who: WHO,
        summary: 'Mails a link by which the owner of an address makes an account.',
        body: askSchema,
        answer: 'none',
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { language = '', ...asked } = parseBody(askSchema, request.body);
      const email = cleanSignInName(asked.email);
      if (!MAIL_ADDRESS.test(email)) {
        throw refuseField('email', 'refusal.email');
      }
      const resellerId = await registrar.findReseller(request.hostname);
      await registrar.requireOpen(resellerId);
      const network = toNetwork(request.ip);
      const token = await store.create({ email, network, resellerId });
      if (token === undefined) throw tooManyAttempts(TOMORROW_SECONDS);
      try {
        await registrar.mailLink({ email, resellerId }, { token, language });
      } catch (error) {
        log.warn({ err: error }, 'the link of a registration could not be mailed');
        throw new ApiError(
          503,
          'MAIL_NOT_CONFIGURED',
          'The mail could not be sent. Try again later.',
        );
      }
      return reply.code(204).send();
    },
  );
}

/** Routes of the link that was mailed: the address that it proves, and its account. */
function registerLink(app: FastifyInstance, options: RoutesOptions): void {
  const { store, registrar, passwords, throttle, changeLog, signIn, startSession } = options;

  const requireLive = async ({ ip }: FastifyRequest, token: string): Promise<ProvedEmail> => {
    // Guesses count for who guesses: one for all would let anybody lock everybody out.
    const account = `registration token from ${ip}`;
    const attempt = await throttle.attempt(account, ip);
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
    const found = await store.find(token);
    if (found === undefined) throw over();
    await throttle.succeed(account, ip);
    return found;
  };

  app.post(
    `${ROOT}/link`,
    describeCall(
      {
        who: LINK,
        summary: 'The address that a link proves.',
        body: tokenSchema,
        answer: toldSchema,
        status: 200,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(tokenSchema, request.body);
      const { email } = await requireLive(request, token);
      void reply.header('cache-control', 'no-store');
      return { email, passwordMinLength: await passwords.length() };
    },
  );

  app.post(
    `${ROOT}/accept`,
    describeCall(
      {
        who: LINK,
        summary: 'Makes the account of a proved address, and signs it in with a cookie.',
        body: acceptSchema,
        answer: { entity: 'User' },
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token, name, ...sent } = parseBody(acceptSchema, request.body);
      const proved = await requireLive(request, token);
      const { email } = proved;
      const password = sent.password.normalize('NFC');
      const [problem] = validateUserForm({ name, email, password }, await passwords.length());
      if (problem !== undefined) throw fieldInvalid(problem);
      await passwords.check(password);
      if (!(await store.claim(token))) throw over();
      let userId: number;
      try {
        userId = await registrar.makeAccount(proved, { name, password });
      } catch (error) {
        await store.release(token);
        throw error;
      }
      await changeLog.note(
        { userId, address: request.ip },
        {
          action: 'create',
          objectType: 'user',
          objectId: userId,
          objectName: name,
          aboutUserId: userId,
        },
      );
      // A tracking API elsewhere wants the account's own sign-in before it answers in its name.
      const credentials = { email, password };
      const entered = await signIn(credentials, { startsSession: true, address: request.ip });
      if (isRefusal(entered)) throw translateError(entered, { entity: undefined });
      return startSession(request, reply, { userId, startedBy: 'password', isRemembered: false });
    },
  );
}

/** `/api/session/registration`: whether people may register at this domain, a link by mail, and the account that it makes (spec §2). */
export function registerRegistrationRoutes(app: FastifyInstance, options: RoutesOptions): void {
  registerAsking(app, options);
  registerLink(app, options);
}
