import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../../ground/access/access';
import { FOR_STRANGERS } from '../../../request/for-strangers';
import { ApiError, unauthorized } from '../../../request/api-error';
import { translateError } from '../../../request/translate-error';
import { type Identify, identifyToken, tokenEndOf } from '../../../ground/identity/identity';
import { isForeign } from '../../../request/origin-rules';
import { parseBody } from '../../../request/parse-body';
import { isRefusal, type Upstream } from '../../../upstream/upstream';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { NewEmails } from '../new-email/new-emails';
import { lineageOf } from '../../../ground/identity/lineage-of';
import { codeWrong, isCodeWrong, type SignInWithCode } from '../second-factor/sign-in-with-code';
import type { TokensService } from '../../../ground/credentials/tokens.service';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { readUser } from '../../../ground/sessions/read-user';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import {
  DEVICE_COOKIE_SECONDS,
  type DevicePlace,
  type RememberedDevice,
  type RememberedDevices,
} from '../../../ground/sessions/remembered-devices';
import type { SessionCookie } from '../../../ground/sessions/session-cookie';
import type { SessionFacts } from './session-facts';
import { signInSchema } from './sign-in.schemas';
import type {
  NewSession,
  SessionsService,
  SessionStart,
} from '../../../ground/sessions/sessions.service';
import type { OwnTerms } from '../../../ground/access/own-terms';

/** Dependencies of the session routes. */
export interface SessionRoutesOptions {
  upstream: Upstream;
  sessions: SessionsService;
  tokens: TokensService;
  throttle: LoginThrottle;
  devices: RememberedDevices;
  cookie: SessionCookie;
  deviceCookie: SessionCookie;
  identify: Identify;
  access: Pick<Access, 'require' | 'actorOf'>;
  newEmails: Pick<NewEmails, 'complete'>;
  accountRights: Pick<AccountRights, 'completeJson'>;
  sessionFacts: Pick<SessionFacts, 'complete'>;
  terms: Pick<OwnTerms, 'isDue'>;
  signIn: SignInWithCode;
  publicUrl: string | undefined;
}

/** Makes the session of a request, with a new cookie, and answers its user. */
export type StartSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: Omit<NewSession, 'ip' | 'userAgent'>,
) => Promise<FastifyReply>;

/** The way every kind of sign-in ends. */
export function createStartSession(
  options: Pick<
    SessionRoutesOptions,
    | ('upstream' | 'sessions' | 'cookie' | 'newEmails' | 'accountRights' | 'access')
    | ('sessionFacts' | 'terms')
  >,
): StartSession {
  const { upstream, sessions, cookie } = options;
  return async (request, reply, session) => {
    const user = await readUser(upstream, session.userId);
    const { token, maxAgeSeconds } = await sessions.create({
      replaces: cookie.read(request),
      ...session,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
    cookie.write(request, reply, token, maxAgeSeconds);
    return sendUser(reply, await completeUser(options, session, user));
  };
}

/** The user with what only this door knows, as who signed in is told. */
async function completeUser(
  {
    newEmails,
    accountRights,
    access,
    sessionFacts,
    terms,
  }: Pick<
    SessionRoutesOptions,
    'newEmails' | 'accountRights' | 'access' | 'sessionFacts' | 'terms'
  >,
  { userId, startedBy }: { userId: number; startedBy?: SessionStart },
  json: string,
): Promise<string> {
  const own = await newEmails.complete(userId, await accountRights.completeJson(json));
  const known = await sessionFacts.complete(userId, own);
  const { needsSecondFactor } = await access.actorOf(userId);
  const needsTerms = startedBy !== undefined && (await terms.isDue({ userId, startedBy }));
  if (!needsSecondFactor && !needsTerms) return known;
  const needs = {
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(needsTerms && { needsTerms }),
  };
  return JSON.stringify({ ...(JSON.parse(known) as object), ...needs });
}

type StartOnDevice = ReturnType<typeof createStartOnDevice>;

/** Starts a session, in a browser that is remembered where there is one. */
function createStartOnDevice(
  { deviceCookie }: Pick<SessionRoutesOptions, 'deviceCookie'>,
  startSession: StartSession,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    begun: Pick<NewSession, 'userId' | 'startedBy'> & { device: RememberedDevice | undefined },
  ) => {
    const { device, ...session } = begun;
    if (device?.secret !== undefined) {
      deviceCookie.write(request, reply, device.secret, DEVICE_COOKIE_SECONDS);
    }
    return startSession(request, reply, {
      ...session,
      isRemembered: false,
      madeWith: device?.rootId,
    });
  };
}

/** Route that signs in by password. */
function registerSignIn(
  app: FastifyInstance,
  { throttle, signIn, devices }: SessionRoutesOptions,
  startOnDevice: StartOnDevice,
): void {
  app.post(
    '/api/session',
    describeCall(
      {
        who: { isPublic: 'who signs in is nobody yet' },
        summary: 'Signs in, with a cookie.',
        body: signInSchema,
        answer: { entity: 'User' },
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const { email, password, code, remember } = parseBody(signInSchema, request.body);
      const answer = await throttle.attempt(email, request.ip);
      if (!answer.isAllowed) throw tooManyAttempts(answer.retryAfterSeconds);
      const result = await signIn(
        { email, password, ...(code !== undefined && { code }) },
        { startsSession: true, address: request.ip },
      );
      if (isRefusal(result)) {
        // Nothing was guessed: the password is right, and the code is still to come.
        if (result.fault !== undefined || result.needsCode)
          await throttle.forgive(email, request.ip);
        if (result.needsCode) throw codeNeeded();
        if (isCodeWrong(result)) throw codeWrong(401);
        throw result.status === 401
          ? unauthorized('The email or the password is wrong.')
          : translateError(result, { entity: undefined });
      }
      await throttle.succeed(email, request.ip);
      await throttle.remember(email, request.ip);
      const { userId } = result;
      const device = remember ? await devices.begin(userId, placeOf(request)) : undefined;
      return startOnDevice(request, reply, { userId, startedBy: 'password', device });
    },
  );
}

/** Route that tells who is signed in, and signs in by a token or by a remembered browser. */
function registerWho(
  app: FastifyInstance,
  options: SessionRoutesOptions,
  { startSession, startOnDevice }: { startSession: StartSession; startOnDevice: StartOnDevice },
): void {
  const { upstream, identify, devices, deviceCookie } = options;

  /** The browser that somebody asked to be remembered in, whose session is over. */
  const readDevice = async (request: FastifyRequest): Promise<RememberedDevice | undefined> => {
    const secret = deviceCookie.read(request);
    const isOurs =
      request.headers.authorization === undefined && !isForeign(request, options.publicUrl);
    return secret === undefined || !isOurs ? undefined : devices.use(secret, placeOf(request));
  };

  const signInByToken = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    // Pages that are neighbours of this one only in name may sign nobody in either.
    if (!['same-origin', 'none', undefined].includes(readSite(request))) {
      throw new ApiError(
        403,
        'FOREIGN_ORIGIN',
        'This call must come from the address of this server.',
      );
    }
    const owner = await identifyToken(options, token);
    if (owner === undefined) throw unauthorized('The token is wrong or has expired.');
    return startSession(request, reply, {
      userId: owner.userId,
      startedBy: 'token',
      isRemembered: false,
      endsBy: tokenEndOf(owner) ?? 0,
      ...lineageOf(owner),
    });
  };

  app.get<{ Querystring: { token?: unknown } }>(
    '/api/session',
    describeCall({
      who: { isPublic: 'it says whether somebody is signed in' },
      summary: 'Who is signed in; with a token, signs in by it.',
      query: { token: z.string().optional() },
      answer: { entity: 'User' },
    }),
    async (request, reply) => {
      const { token } = request.query;
      if (typeof token === 'string') return signInByToken(request, reply, token);
      const identity = await identify(request);
      if (identity === undefined) {
        const device = await readDevice(request);
        if (device) {
          const { userId } = device;
          return startOnDevice(request, reply, { userId, startedBy: 'device', device });
        }
        // The cookie of a session that is over stays: cleared here, an answer that comes late would take the one of a
        // sign-in beside it along.
        if (deviceCookie.read(request) !== undefined) deviceCookie.clear(request, reply);
        throw unauthorized();
      }
      const { userId } = identity;
      const user = await readUser(upstream, userId);
      const asked = identity.kind === 'session' ? identity.session : { userId };
      return sendUser(reply, await completeUser(options, asked, user));
    },
  );
}

/** Route that signs out. */
function registerSignOut(app: FastifyInstance, options: SessionRoutesOptions): void {
  const { upstream, sessions, cookie, identify, access, devices, deviceCookie } = options;

  app.delete<{ Querystring: { everywhere?: unknown } }>(
    '/api/session',
    describeCall({
      who: { isPublic: 'whoever asks is signed out' },
      summary: 'Signs out; everywhere ends all that the account is let in with.',
      query: { everywhere: z.boolean().optional() },
      answer: 'none',
    }),
    async (request, reply) => {
      const identity = await identify(request);
      if (request.query.everywhere === 'true') {
        if (identity === undefined) throw unauthorized();
        await access.require(identity.userId, 'delete', 'credentials');
        await upstream.endCredentials(identity.userId);
      }
      if (identity?.kind === 'session') await sessions.end(identity.session.hash);
      const secret = deviceCookie.read(request);
      if (secret !== undefined) {
        await devices.end(secret);
        deviceCookie.clear(request, reply);
      }
      cookie.clear(request, reply);
      return reply.code(204).send();
    },
  );
}

/**
 * `POST`, `GET` and `DELETE /api/session`; `DELETE` with `?everywhere=true` ends all that the account is
 * let in with.
 */
export function registerSessionRoutes(app: FastifyInstance, options: SessionRoutesOptions): void {
  const startSession = createStartSession(options);
  const startOnDevice = createStartOnDevice(options, startSession);
  registerSignIn(app, options, startOnDevice);
  registerWho(app, options, { startSession, startOnDevice });
  registerSignOut(app, options);
}

const codeNeeded = (): ApiError =>
  new ApiError(
    401,
    'ONE_TIME_CODE_NEEDED',
    'This account asks for a one-time code too. Send it as code: that of the app, or a recovery code.',
    { field: 'code' },
  );

const placeOf = ({ ip, headers }: FastifyRequest): DevicePlace => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Reads the source of a request as stated by the browser; programs state none. */
const readSite = ({ headers }: FastifyRequest): string | undefined =>
  headers['sec-fetch-site'] as string | undefined;

const sendUser = (reply: FastifyReply, user: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(user);
