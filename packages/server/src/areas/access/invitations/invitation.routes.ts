import { cleanSignInName, validateUserForm } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../../request/api-error';
import { describeCall } from '../../../request/describe-call';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { fieldInvalid, parseBody } from '../../../request/parse-body';
import { translateError } from '../../../request/translate-error';
import { isRefusal, toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import type { ChangeLog } from '../../../ground/logs/change-log';
import type { SignInWithCode } from '../second-factor/sign-in-with-code';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import type { StartSession } from '../sign-in/sign-in.routes';
import type { InvitationStore, StoredInvitation } from './invitation-store';
import { permissionsOf, requireInviter, toAccount } from './invited-account';

interface RoutesOptions {
  /** The tracking API with what features add to it. */
  tracking: () => Pick<Upstream, 'send'>;
  store: InvitationStore;
  access: Pick<Access, 'require' | 'actorOf' | 'givable'>;
  rights: Pick<AccountRights, 'give' | 'tell'>;
  passwords: Pick<PasswordPolicy, 'length' | 'check'>;
  throttle: LoginThrottle;
  changeLog: Pick<ChangeLog, 'note'>;
  signIn: SignInWithCode;
  startSession: StartSession;
}

const ROOT = '/api/session/invitation';
const tokenSchema = z.object({ token: z.string().max(256) });
const acceptSchema = tokenSchema.extend({
  name: z.string().trim().max(128),
  email: z.string().trim().max(128),
  password: z.string().max(1024),
});
const toldSchema = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  passwordMinLength: z.number(),
});

/** Guesses count for who guesses: one for all would let anybody lock everybody out. */
const toTokenAccount = (ip: string): string => `invitation token from ${ip}`;

/** Makes the account of an invitation, in the name of who invited, who must still be able to do all of it. */
function createMakeAccount({ tracking, access, rights }: RoutesOptions) {
  const send = async (
    userId: number,
    path: string,
    body?: Record<string, unknown>,
    method: 'POST' | 'DELETE' = 'POST',
  ) => {
    const answer = await tracking().send(
      { method, path, query: new URLSearchParams(), accept: 'application/json', body },
      { actor: { userId } },
    );
    if (answer.status === 401) throw over();
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    return JSON.parse(answer.body || '{}') as Record<string, unknown>;
  };

  return async (
    found: StoredInvitation,
    given: { name: string; email: string; password: string },
  ): Promise<number> => {
    const by = found.userId;
    await requireInviter({ access, tracking: tracking() }, by, found);
    const made = await send(by, '/users', { ...toAccount(found), ...given, attributes: {} });
    const userId = Number(made['id']);
    try {
      const permissions = permissionsOf(found);
      if (permissions) await rights.give(userId, permissions);
      for (const deviceId of found.deviceIds) await send(by, '/permissions', { userId, deviceId });
      for (const groupId of found.groupIds) await send(by, '/permissions', { userId, groupId });
    } catch (error) {
      // No account with half of what was set beforehand: the link may be tried again.
      await send(by, `/users/${userId}`, undefined, 'DELETE').catch(() => undefined);
      throw error;
    }
    await rights.tell(userId);
    return userId;
  };
}

/** `POST /api/session/invitation`: what a link is for; `…/accept` makes its account, which is signed in at once. */
export function registerInvitationRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { store, passwords, throttle, changeLog, signIn, startSession } = options;
  const makeAccount = createMakeAccount(options);

  const requireLive = async (request: FastifyRequest, token: string) => {
    if (token === '') throw new ApiError(400, 'FILL_TOKEN_FIELD', 'Give the token of the link.');
    const account = toTokenAccount(request.ip);
    const attempt = await throttle.attempt(account, request.ip);
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
    const found = await store.findByToken(token);
    if (found === undefined) throw over();
    await throttle.succeed(account, request.ip);
    return found;
  };

  app.post(
    ROOT,
    describeCall(
      {
        who: { isPublic: 'the link of an invitation says who asks' },
        summary: 'What an invitation is for, by the token of its link.',
        body: tokenSchema,
        answer: toldSchema,
        status: 200,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token } = parseBody(tokenSchema, request.body);
      const { name, email, expiresAt } = await requireLive(request, token);
      void reply.header('cache-control', 'no-store');
      return {
        name,
        email,
        expiresAt: new Date(expiresAt).toISOString(),
        passwordMinLength: await passwords.length(),
      };
    },
  );

  app.post(
    `${ROOT}/accept`,
    describeCall(
      {
        who: { isPublic: 'the link of an invitation says who asks' },
        summary: 'Makes the account of an invitation, and signs it in with a cookie.',
        body: acceptSchema,
        answer: { entity: 'User' },
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { token, ...sent } = parseBody(acceptSchema, request.body);
      const found = await requireLive(request, token);
      const given = {
        name: sent.name,
        email: cleanSignInName(found.email || sent.email),
        password: sent.password.normalize('NFC'),
      };
      const [problem] = validateUserForm(given, await passwords.length());
      if (problem !== undefined) throw fieldInvalid(problem);
      await passwords.check(given.password);
      if (!(await store.claim(found.id))) throw over();
      let userId: number;
      try {
        userId = await makeAccount(found, given);
      } catch (error) {
        await store.release(found.id);
        throw error;
      }
      await store.delete(found, found.id);
      await changeLog.note(
        { userId: found.userId, address: request.ip },
        {
          action: 'create',
          objectType: 'user',
          objectId: userId,
          objectName: given.name,
          aboutUserId: userId,
        },
      );
      // A tracking API elsewhere wants the account's own sign-in before it answers in its name.
      const { email, password } = given;
      const entered = await signIn(
        { email, password },
        { startsSession: true, address: request.ip },
      );
      if (isRefusal(entered)) throw translateError(entered, { entity: undefined });
      return startSession(request, reply, {
        userId,
        startedBy: 'password',
        isRemembered: false,
      });
    },
  );
}

const over = (): ApiError =>
  new ApiError(
    400,
    'INVALID_TOKEN',
    'The link is wrong, was used or has expired. Ask for another.',
  );
