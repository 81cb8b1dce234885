import { randomUUID } from 'node:crypto';
import { raiseEpoch } from '../db/credential-epoch';
import { readEndNotice, toEndNotice } from '../db/end-notice';
import type { Database } from '../db/database';
import { createCredentialEnds, type Keeps, keptHash } from '../upstream/credential-ends';
import type {
  Actor,
  Refusal,
  Upstream,
  UpstreamFrame,
  UpstreamRequest,
  UpstreamResponse,
  UpstreamSocket,
} from '../upstream/upstream';
import type { TrackingLog } from './wire/availability';
import { buildContent } from './wire/build-content';
import { createChange } from './change-object';
import { createTurns } from '../db/take-turns';
import { standAbove } from './stand-above';
import { createDeviceRoom } from './device-room';
import { buildTarget } from './wire/build-target';
import { checkMailLink } from './sessions/check-mail-link';
import { forgetHistory } from './forget-history';
import { createFeeds } from './live/feeds';
import { limitToken } from './sessions/limit-token';
import { readField } from './wire/read-field';
import { openTrackingSocket } from './live/open-tracking-socket';
import { readAnswer } from './wire/read-answer';
import { readFrames } from './live/read-frame';
import { createSeal } from '../db/seal';
import { sendAtOnceOnly } from './wire/send-at-once-only';
import { findLockedOut } from './sessions/find-locked-out';
import { readVisibilityChange } from './live/read-visibility-change';
import { createVisibility } from './live/visibility';
import { revokeToken, signIn, type SignInParts } from './sessions/sign-in';
import { createTokenStore } from './sessions/token-store';
import { strange } from './wire/shapes';
import { type FailedAnswer, SignedOut, toFaultAnswer } from './wire/tracking-fault';
import { type CallAs, type Method, METHODS } from './wire/tracking-http';
import { createTrackingLine, type OnLineCall } from './wire/tracking-line';
import { createUserSessions } from './sessions/user-sessions';
import { createTokenOwners } from './sessions/token-owners';

/** Dependencies of the connection to an external Traccar. */
export interface TraccarOptions {
  /** Its web address without a path, such as `http://127.0.0.1:8082`. */
  origin: string;
  /** Token of an account that may act for everybody; without one a token is kept for every session. */
  serviceToken?: string | undefined;
  /** Key that seals tokens at rest. */
  secret: string;
  db: Database;
  clock: () => number;
  log: TrackingLog;
  /** Told of each call to it. */
  onCall?: OnLineCall | undefined;
}

/** A Traccar elsewhere as the rest of the server sees it. */
export interface TraccarUpstream {
  upstream: Upstream;
  /** Forgets, and revokes, the tokens of those who have no session any more. */
  sweep(this: void, nowMs: number): Promise<void>;
  close(): Promise<void>;
}

const NOTHING = new URLSearchParams();
const UNKNOWN_METHOD: UpstreamResponse = { status: 405, body: 'HTTP 405 Method Not Allowed' };
const UNKNOWN_PATH: UpstreamResponse = { status: 404, body: 'HTTP 404 Not Found' };
const ALL = { all: 'true', excludeAttributes: 'true' };
const ignore = (): void => undefined;
const UNAUTHORIZED = 'HTTP 401 Unauthorized';

type Callers = ReturnType<typeof createCallers>;
type Guard = ReturnType<typeof createGuard>;

/** Calls of the tracking server: in the name of an account, of nobody, or with a token. */
function createCallers({ call, sessions }: Pick<SignInParts, 'call' | 'sessions'>) {
  const sendAs = async (
    request: UpstreamRequest & { method: Method },
    target: string,
    as: CallAs,
  ): Promise<UpstreamResponse> => {
    const reply = await call({
      method: request.method,
      target,
      content: buildContent(request),
      accept: request.accept ?? 'application/json',
      address: request.address,
      as,
    });
    return readAnswer(reply, request);
  };

  const send = async (asked: UpstreamRequest, actor: Actor): Promise<UpstreamResponse> => {
    const target = buildTarget(asked.path, asked.query);
    const method = METHODS.find((known) => known === asked.method);
    if (target === undefined) return UNKNOWN_PATH;
    if (method === undefined) return UNKNOWN_METHOD;
    const request = { ...asked, method };
    if (!('userId' in actor)) return sendAs(request, target, undefined);
    const cookie = await sessions.get(actor.userId);
    if (cookie === undefined) return { status: 401, body: UNAUTHORIZED };
    const answer = await sendAs(request, target, { cookie });
    if (!isForgotten(answer, request)) return answer;
    const renewed = await sessions.renew(actor.userId, cookie);
    return renewed === undefined ? answer : sendAs(request, target, { cookie: renewed });
  };

  const ask = (
    bearer: string,
    asked: Pick<UpstreamRequest, 'path' | 'query' | 'body'> & { method?: Method },
  ) => {
    const target = buildTarget(asked.path, asked.query);
    if (target === undefined) return Promise.resolve(UNKNOWN_PATH);
    return sendAs({ method: 'GET', ...asked }, target, { bearer });
  };
  return { send, ask };
}

/** Answers for calls that fail on the way. */
function createGuard(
  availability: ReturnType<typeof createTrackingLine>['availability'],
  log: TrackingLog,
) {
  /** Whatever goes wrong on the way, the caller is answered. */
  return async <T>(work: () => Promise<T>): Promise<T | FailedAnswer> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SignedOut) return error.answer;
      const answer = toFaultAnswer(error);
      if (answer.fault === 'away') availability.suspect();
      log.warn(
        { fault: answer.fault, reason: answer.message },
        'a call of the tracking server failed',
      );
      return answer;
    }
  };
}

/** Live streams of accounts, each over a socket of its own session. */
function openFeeds(
  { origin, log }: Pick<TraccarOptions, 'origin' | 'log'>,
  sessions: SignInParts['sessions'],
  {
    send,
    availability,
  }: Pick<Callers, 'send'> & Pick<ReturnType<typeof createTrackingLine>, 'availability'>,
) {
  const openSocket = async (userId: number, onText: (text: string) => void) => {
    // A call finds out, and mends it, when the session was forgotten; a socket only does not open.
    const { status } = await send({ method: 'GET', path: '/session', query: NOTHING }, { userId });
    const cookie = status < 400 ? await sessions.get(userId) : undefined;
    if (cookie === undefined) throw new SignedOut();
    return openTrackingSocket(origin, cookie, onText);
  };

  const readList = async (key: 'positions' | 'devices', userId: number): Promise<UpstreamFrame> => {
    const answer = await send({ method: 'GET', path: `/${key}`, query: NOTHING }, { userId });
    const text = await readText(answer);
    if (answer.status >= 400 || text === null) throw new SignedOut();
    const [frame] = readFrames(`{"${key}":${text}}`);
    if (frame === undefined) throw strange(key, 'there are none');
    return frame;
  };

  const readDeviceIds = async (userId: number): Promise<ReadonlySet<number>> =>
    new Set((await readList('devices', userId)).items.map(({ deviceId }) => deviceId));

  const feeds = createFeeds({
    open: openSocket,
    readLatest: (userId) => readList('positions', userId),
    onBroken(reason) {
      if (reason instanceof SignedOut) return;
      log.warn({ reason: reason.message }, 'a live stream broke off');
      availability.suspect();
    },
  });
  return { feeds, readDeviceIds };
}

/** Ends of what accounts are let in with, told to the other servers of the database. */
function openEnds({ db, origin, clock }: Pick<TraccarOptions, 'db' | 'origin' | 'clock'>) {
  const credentialEnds = createCredentialEnds();
  const by = randomUUID();
  const endCredentials = async (userId: number, keeps?: Keeps): Promise<void> => {
    await raiseEpoch(db, { origin, userId }, clock(), keptHash(keeps));
    credentialEnds.notify({ userId, keeps });
    await db.notify('sessions', toEndNotice({ userId, keeps, by }));
  };
  const stopHearing = db.listen('sessions', (payload) => {
    const notice = readEndNotice(payload);
    if (!notice || !('userId' in notice) || notice.by === by) return;
    const { userId, keeps } = notice;
    credentialEnds.notify({ userId, keeps });
  });
  return { endCredentials, onCredentialsEnded: credentialEnds.listen, stopHearing };
}

/** Updates of the cached data after a successful call. */
function createFollow({
  sessions,
  owners,
  visibility,
  endCredentials,
}: Pick<SignInParts, 'sessions'> & {
  owners: ReturnType<typeof createTokenOwners>;
  visibility: ReturnType<typeof createVisibility>;
  endCredentials: (userId: number, keeps?: Keeps) => Promise<void>;
}) {
  return async (
    request: UpstreamRequest,
    userId: number | undefined,
    keeps: Keeps | undefined,
  ): Promise<void> => {
    const locked = await findLockedOut(request, owners);
    if (locked !== undefined) await endCredentials(locked, keeps);
    if (userId === undefined) return;
    const { method, path, body } = request;
    if (method === 'DELETE' && path === '/session') sessions.drop(userId);
    if (method === 'POST' && path === '/session/token/revoke')
      owners.forget(readField(body, 'token'));
    await visibility.tell(readVisibilityChange(request, userId));
  };
}

/** Calls in the name of the account for services; none without its token. */
function createServiceCalls(
  token: string | undefined,
  {
    ask,
    guard,
    visibility,
  }: Pick<Callers, 'ask'> & {
    guard: Guard;
    visibility: ReturnType<typeof createVisibility>;
  },
): Pick<Upstream, 'readForService' | 'changeForService' | 'linkForService' | 'forgetHistory'> {
  if (token === undefined) return {};
  const change = createChange((asked) =>
    guard<UpstreamResponse>(() => ask(token, { ...asked, method: asked.method as Method })),
  );
  return {
    readForService: (asked) => guard<UpstreamResponse>(() => ask(token, asked)),
    changeForService: (path, merge) => change(path, merge, { actor: { anonymous: true } }),
    linkForService: (method, body) =>
      guard<UpstreamResponse>(async () => {
        const request = { method, path: '/permissions', query: NOTHING, body };
        const answer = await ask(token, request);
        if (answer.status < 400) await visibility.tell(readVisibilityChange(request, 0));
        return answer;
      }),
    forgetHistory: (asked) =>
      guard(() =>
        forgetHistory(async (request) => {
          const answer = await ask(token, request);
          return { ...answer, body: await readText(answer) };
        }, asked),
      ),
  };
}

/** Vehicles of all accounts, for the account for services. */
const createListAll =
  (serviceToken: string | undefined, { ask }: Pick<Callers, 'ask'>) =>
  async (): Promise<UpstreamResponse> => {
    if (serviceToken === undefined) return { status: 401, body: UNAUTHORIZED };
    const answer = await ask(serviceToken, { path: '/devices', query: new URLSearchParams(ALL) });
    return { ...answer, body: await readText(answer) };
  };

/** Stands in for the embedded engine with a Traccar at `origin`. */
export function createTraccarUpstream(options: TraccarOptions): TraccarUpstream {
  const { origin, serviceToken, secret, db, clock, log } = options;
  const {
    call,
    availability,
    close: closeConnections,
  } = createTrackingLine(origin, log, options.onCall);
  const tokens = createTokenStore({
    db,
    origin,
    seal: createSeal(secret, 'tokens of the tracking server'),
    clock,
  });
  const sessions = createUserSessions({ call, tokens, serviceToken });
  const hasService = serviceToken !== undefined;
  const parts: SignInParts = { call, sessions, tokens, hasService, clock, log };
  const owners = createTokenOwners(parts);
  const { send, ask } = createCallers(parts);
  const guard = createGuard(availability, log);
  const { feeds, readDeviceIds } = openFeeds(options, sessions, { send, availability });

  const stopListening = availability.onAway(feeds.endAll);

  const { stopHearing, ...ends } = openEnds(options);
  const visibility = createVisibility({ db, origin, feeds, readDeviceIds, log });

  const follow = createFollow({ sessions, owners, visibility, ...ends });
  const sendAbove = standAbove(send);
  const listAll = createListAll(serviceToken, { ask });
  const makeDevice = createDeviceRoom({ origin, listAll, takeTurns: createTurns({ db, log }) });

  const sendGuarded: Upstream['send'] = (asked, { actor, keeps, stop, maxDevices }) =>
    guard(async () => {
      const request = stop ? sendAtOnceOnly(asked) : asked;
      const limited = limitToken(request, actor, clock());
      if ('status' in limited) return limited;
      const make = (): Promise<UpstreamResponse> => sendAbove(limited, actor);
      const answer = await (maxDevices === undefined || request.method === 'GET'
        ? make()
        : makeDevice(maxDevices, make));
      const userId = 'userId' in actor ? actor.userId : undefined;
      if (answer.status < 400) await follow(request, userId, keeps);
      return answer;
    });

  const upstream: Upstream = {
    origin,
    send: sendGuarded,
    change: createChange(sendGuarded),
    ...createServiceCalls(serviceToken, { ask, guard, visibility }),
    openSocket: (actor, onFrame, onLost) =>
      guard<UpstreamSocket | Refusal>(() =>
        'userId' in actor
          ? feeds.join(actor.userId, { onFrame, onLost: onLost ?? ignore })
          : Promise.resolve({ status: 401, message: UNAUTHORIZED }),
      ),
    signIn: (credentials, signInOptions = {}) =>
      guard(() => signIn(parts, credentials, signInOptions)),
    verifyToken: (token) => guard(() => owners.verify(token)),
    verifyMailLink: (token) =>
      guard(async () => checkMailLink(token, await owners.verify(token), { db, origin, clock })),
    // Its mails have none.
    openReportLink: async () => ({ status: 404, message: 'HTTP 404 Not Found' }),
    ...ends,
  };

  return {
    upstream,
    async sweep(nowMs) {
      for (const { token } of await tokens.takeUnused(nowMs)) {
        await revokeToken(parts, token, { bearer: token });
      }
    },
    async close() {
      stopListening();
      stopHearing();
      visibility.stop();
      feeds.endAll();
      await closeConnections();
    },
  };
}

/** The tracking server does not know the session any more; the call was not done. */
const isForgotten = ({ status }: UpstreamResponse, { method, path }: UpstreamRequest): boolean =>
  status === 401 || (status === 404 && method === 'GET' && path === '/session');

async function readText({ stream, body }: UpstreamResponse): Promise<string | null> {
  if (!stream) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
