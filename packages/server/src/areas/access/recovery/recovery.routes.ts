import { describeCall } from '../../../request/describe-call';
import { openToAll } from '../../../request/route-access';
import type { FastifyInstance } from 'fastify';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { ApiError } from '../../../request/api-error';
import { translateError } from '../../../request/translate-error';
import { parseBody } from '../../../request/parse-body';
import { isRefusal, type Upstream } from '../../../upstream/upstream';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { toRecoveryAccount } from '../../../ground/sessions/throttle-keys';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import { recoverySchema } from './recovery.schemas';

interface RecoveryRoutesOptions {
  upstream: Upstream;
  passwords: PasswordPolicy;
  throttle: LoginThrottle;
  /** False where no mail could go out, whoever asks. */
  canSendMail: () => boolean;
}

const TOKEN = /^[\w=-]{1,1024}$/;

/** Guesses of tokens count for who guesses: one for all would let anybody lock everybody out. */
const toTokenAccount = (ip: string): string => `recovery token from ${ip}`;

/**
 * `POST /api/session/password`: asks for a new password by mail, or sets it with the mail's token
 * (spec §7). `GET /reset-password` is where the mails of a Traccar elsewhere lead.
 */
export function registerRecoveryRoutes(app: FastifyInstance, options: RecoveryRoutesOptions): void {
  const { upstream, passwords, throttle, canSendMail } = options;

  const send = (path: string, form: Record<string, string>) =>
    upstream.send(
      {
        method: 'POST',
        path,
        query: new URLSearchParams(),
        body: new URLSearchParams(form),
        contentType: 'application/x-www-form-urlencoded',
      },
      { actor: { anonymous: true } },
    );

  const slowDown = async (account: string, ip: string, owner = account): Promise<void> => {
    const answer = await throttle.attempt(account, ip, owner);
    if (!answer.isAllowed) throw tooManyAttempts(answer.retryAfterSeconds);
  };

  const ask = async (email: string, ip: string, language: string): Promise<void> => {
    if (email.trim() === '') throw new ApiError(400, 'FILL_EMAIL_FIELD', 'Give the email.');
    if (!canSendMail()) {
      throw new ApiError(
        503,
        'MAIL_NOT_CONFIGURED',
        'This server sends no mail. Ask an administrator for a new password.',
      );
    }
    // Each request counts: nobody's mailbox is to be filled from here.
    await slowDown(toRecoveryAccount(email), ip, email);
    const answer = await send('/password/reset', { email, language });
    // Whether the address is known is nobody's business; that the server is away is.
    if (answer.status >= 500) throw new ApiError(503, 'UPSTREAM_AWAY', 'Try again later.');
  };

  const set = async (token: string, password: string, ip: string): Promise<void> => {
    await passwords.check(password);
    await slowDown(toTokenAccount(ip), ip);
    const owner = await upstream.verifyMailLink(token);
    if (isRefusal(owner) && owner.fault !== undefined) {
      await throttle.forgive(toTokenAccount(ip), ip);
      throw translateError(owner, { entity: undefined });
    }
    if (isRefusal(owner)) {
      throw new ApiError(
        400,
        'INVALID_TOKEN',
        'The link is wrong or has expired. Ask for another.',
      );
    }
    const answer = await send('/password/update', { token, password: password.normalize('NFC') });
    if (answer.status >= 400) {
      const refusal = { status: answer.status, message: answer.body ?? '' };
      throw translateError(refusal, { entity: undefined });
    }
    await throttle.succeed(toTokenAccount(ip), ip);
  };

  app.post(
    '/api/session/password',
    describeCall(
      {
        who: { isPublic: 'who forgot a password cannot sign in' },
        summary: 'Asks for a new password by mail, or sets it with the token of the mail.',
        body: recoverySchema,
        answer: 'none',
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { email, token, password, language } = parseBody(recoverySchema, request.body);
      if (token === undefined && password === undefined)
        await ask(email ?? '', request.ip, language ?? '');
      else if (!token) throw new ApiError(400, 'FILL_TOKEN_FIELD', 'Give the token of the mail.');
      else await set(token, password ?? '', request.ip);
      return reply.code(204).send();
    },
  );

  app.get<{ Querystring: { passwordReset?: unknown } }>(
    '/reset-password',
    openToAll('it only leads to a page'),
    (request, reply) => {
      const { passwordReset: token } = request.query;
      const isToken = typeof token === 'string' && TOKEN.test(token);
      return reply
        .headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
        .redirect(isToken ? `/login/recover/${token}` : '/login', 303);
    },
  );
}
