import type { IncomingMessage, ServerResponse } from 'node:http';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { isDatabaseAway, isDiskFull } from '../db/database-away';
import type { AnsweredCall } from '../listener/answered-call';
import { type DoorLimits, NO_LIMITS } from '../listener/door-limits';
import { type Listener, openListener } from '../listener/open-listener';
import type { DoorReads } from '../upstream/door-reads';
import { keepOutAccountState } from '../upstream/keep-out-account-state';
import { toWhole } from '../request/read-whole';
import type { Upstream, UpstreamRequest, UpstreamResponse } from '../upstream/upstream';
import { DoorError } from './door-error';
import { createDoorSessions } from './door-sessions';
import { createDoorSockets } from './door-socket';
import { identify } from './identify';
import { readBody } from './read-body';
import { createSessionCalls, type DoorAnswer } from './session-calls';
import { writeAnswer } from './write-answer';

const TYPES = '/notifications/notificators';
/** Channels that no tracking server has. */
const OWN = ['webhook'];

/** Clients made for Traccar are told of the channels that one has, and not of the product's own. */
function hideOwnChannels(
  { path }: Pick<UpstreamRequest, 'path'>,
  answer: UpstreamResponse,
): UpstreamResponse {
  if (path !== TYPES || answer.status >= 400 || !answer.body) return answer;
  const types = JSON.parse(answer.body) as { type: string }[];
  return { ...answer, body: JSON.stringify(types.filter(({ type }) => !OWN.includes(type))) };
}

/** Log for what an operator should know. */
export interface DoorLog {
  error(details: object, message: string): void;
}

/** Options of the door: the tracking API and, for `POST /`, the handler of trackers' messages. */
export interface EngineDoorOptions {
  upstream: Upstream;
  /** Prefix of the brand's attributes; left out, none is the product's own. */
  attributePrefix?: string | undefined;
  takeMessage: (request: IncomingMessage, response: ServerResponse) => void;
  host: string;
  /** 0 asks for a free one. */
  port: number;
  log: DoorLog;
  /** Limits of calls and open sockets per address; unlimited when left out. */
  limits?: DoorLimits;
  /** Takes down who reads positions; left out, nobody asks for it. */
  reads?: DoorReads | undefined;
  /** Told of every call that was answered; a message of a tracker is none. */
  onCall?: ((call: DoorCall) => void) | undefined;
}

/** A call that the door has answered. */
export interface DoorCall extends Omit<AnsweredCall, 'template'> {
  /** Path as requested, with ids and without the query. */
  path: string;
}

/** The door's port. */
export interface EngineDoor extends Listener {
  countSockets(): number;
}

const REQUEST_TIMEOUT_MS = MINUTE_MS;
const API = '/api/';
/** Calls that say who somebody is. */
const SESSION = /^\/session(?:\/\d+)?$/;
const REVOKE = '/session/token/revoke';
const FENCES = /^\/geofences(?:\/\d+)?$/;
/** A failure that passes: a client that waits is served. */
const AWAY: DoorAnswer = {
  answer: {
    status: 503,
    body: 'The database does not answer. Try again shortly.',
    headers: { 'retry-after': '5' },
  },
};

const readRequest = async (
  raw: IncomingMessage,
  { path, query }: Pick<UpstreamRequest, 'path' | 'query'>,
  isStranger: boolean,
): Promise<UpstreamRequest> => {
  const { accept, 'content-type': contentType } = raw.headers;
  const body = await readBody(raw, { isStranger });
  return {
    method: raw.method === 'HEAD' ? 'GET' : (raw.method ?? 'GET'),
    path,
    query,
    accept: accept ?? '*/*',
    ...(body === undefined ? {} : { body }),
    ...(contentType === undefined ? {} : { contentType }),
    ...(raw.socket.remoteAddress === undefined ? {} : { address: raw.socket.remoteAddress }),
  };
};

const toRead = (
  userId: number,
  { method, path, query, address }: UpstreamRequest,
): Parameters<DoorReads['note']>[0] => ({ userId, address, method, path, query });

const isMessage = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/(\?|$)/.test(url);

const tellWhenAnswered = (
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  onCall: NonNullable<EngineDoorOptions['onCall']>,
): void => {
  const startedMs = performance.now();
  const [path = ''] = url.split('?', 1);
  response.once('close', () => {
    const { statusCode: status } = response;
    onCall({ method, path, status, durationMs: performance.now() - startedMs });
  });
};

/** Browsers alone are told that they may ask for a password (tracking-api §14). */
const addChallenge = ({ answer, ...rest }: DoorAnswer, accept = ''): DoorAnswer =>
  answer.status === 401 && accept.includes('text/html')
    ? {
        answer: {
          ...answer,
          headers: { 'www-authenticate': 'Basic realm="api"', ...answer.headers },
        },
        ...rest,
      }
    : { answer, ...rest };

/** A second door for tools and clients made for Traccar: its cookies, statuses and words. */
export const createEngineDoor = (options: EngineDoorOptions): EngineDoor => {
  const { takeMessage, host, port, log, limits = NO_LIMITS, onCall } = options;
  const { reads, attributePrefix } = options;
  const upstream =
    attributePrefix === undefined
      ? options.upstream
      : keepOutAccountState(options.upstream, attributePrefix);
  const sessions = createDoorSessions();
  const onError = (error: unknown): void =>
    log.error({ err: error }, 'A call of the engine failed');
  const sockets = createDoorSockets({ upstream, sessions, onError, limits, reads });
  const answerSession = createSessionCalls({ upstream, sessions });
  const stopListening = upstream.onCredentialsEnded(({ userId, keeps }) => {
    if (keeps && 'doorSessions' in keeps) {
      // Cookies live on here as at a Traccar; tokens do not.
      sockets.recheck().catch(onError);
      return;
    }
    sessions.endAllOf(userId);
    sockets.closeAllOf(userId);
  });

  const answer = async (raw: IncomingMessage): Promise<DoorAnswer> => {
    const [path = '', search = ''] = (raw.url ?? '/').split(/\?(.*)/s);
    if (!path.startsWith(API)) throw new DoorError(404, 'HTTP 404 Not Found');
    const target = { path: path.slice(API.length - 1), query: new URLSearchParams(search) };
    const isSession = SESSION.test(target.path);
    // Nothing of a body is held before its sender is known.
    const known = isSession ? undefined : await identify(raw, upstream, sessions);
    const request = await readRequest(raw, target, known === undefined || 'anonymous' in known);
    const ofSession = isSession ? await answerSession(raw, request) : undefined;
    if (ofSession) return ofSession;
    const actor = known ?? (await identify(raw, upstream, sessions));
    const read = 'userId' in actor && toRead(actor.userId, request);
    if (reads && read) await reads.note(read);
    const keeps = { doorSessions: true } as const;
    const context = { actor, keeps, isLiteral: true };
    const sent = hideOwnChannels(request, await upstream.send(request, context));
    const isFences = reads !== undefined && read !== false && FENCES.test(request.path);
    const answer = isFences ? await toWhole(sent) : sent;
    if (isFences) await reads.noteFences(read, answer.body);
    if (request.path === REVOKE && answer.status < 400) await sockets.recheck();
    return { answer };
  };

  const toAnswer = (error: unknown): DoorAnswer => {
    if (isDatabaseAway(error) || isDiskFull(error)) return AWAY;
    if (!(error instanceof DoorError)) {
      onError(error);
      return { answer: { status: 500, body: 'Internal error' } };
    }
    const { status, message, headers } = error;
    return { answer: { status, body: message, headers } };
  };

  const serve = async (raw: IncomingMessage, response: ServerResponse): Promise<void> => {
    const done = addChallenge(await answer(raw).catch(toAnswer), raw.headers.accept);
    // What is left of a body nobody reads.
    raw.resume();
    await writeAnswer(response, done.answer, {
      isHead: raw.method === 'HEAD',
      cookie: done.cookie,
    });
  };

  const request = (raw: IncomingMessage, response: ServerResponse): void => {
    if (isMessage(raw)) return takeMessage(raw, response);
    if (onCall) tellWhenAnswered(raw, response, onCall);
    serve(raw, response).catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  };
  const handlers = { request, upgrade: sockets.upgrade, isExempt: isMessage };
  const listener = openListener(handlers, {
    host,
    port,
    log,
    limits,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  return {
    listen: listener.listen,
    countSockets: sockets.count,
    close() {
      stopListening();
      sockets.closeAll();
      return listener.close();
    },
  };
};
