import { createTrackingClient, type TrackingClient, type TrackingClientOptions } from '../client';
import type { Device, Group, Position, Server, TrackingEvent, User } from '../contract';
import { createFakeSocket } from './fake-socket';
import { makeUser } from './make-user';

const SOCKET = 'GET /api/socket';

/** One call as the fake server got it. */
export interface FakeCall {
  method: string;
  url: URL;
  /** The body as text; '' without one. */
  body: string;
}

/**
 * What a call gets: a value (sent as JSON), a number (that status, without a body), an Error (the
 * connection breaks), `hang` (no answer ever), or a function that decides by the call.
 */
export type FakeAnswer = unknown;

/** What a fake server knows. All of it may be changed later; the next call sees the change. */
export interface FakeServerState {
  devices?: readonly Device[];
  /** The latest fix of every device. */
  positions?: readonly Position[];
  groups?: readonly Group[];
  server?: Partial<Server>;
  /** Who is signed in. Default {@link makeUser}; null is nobody. Signing in and out changes it. */
  user?: User | null;
  /**
   * Answers by `METHOD /path`, before those made from the lists above; for the socket
   * `GET /api/socket`, where a number refuses it.
   */
  answers?: Record<string, FakeAnswer>;
}

/** A frame of the live stream. */
export interface FakeFrame {
  /** Ids of devices that were deleted, or that nobody here may see any more. */
  gone?: readonly number[];
  devices?: readonly Device[];
  positions?: readonly Position[];
  events?: readonly TrackingEvent[];
}

/** A tracking server inside the page, for tests and examples. */
export interface FakeServer {
  /** A real client over this server. */
  client: TrackingClient;
  state: FakeServerState;
  /** All calls so far as `METHOD /path`. */
  calls: string[];
  /** How many sockets are open. */
  socketCount(): number;
  /** Sends a frame through the open sockets. */
  push(frame: FakeFrame): void;
  /** Ends the open sockets. */
  drop(): void;
}

/**
 * Makes a server without a network: a real client and live store over a `fetch` and a `WebSocket`
 * that answer from `state`. What it does not know is 404. `options` go to the client.
 */
export function createFakeServer(
  initial: FakeServerState = {},
  options: Partial<TrackingClientOptions> = {},
): FakeServer {
  const state = { ...initial };
  const calls: string[] = [];
  const answerOf = (key: string): FakeAnswer => {
    const own = state.answers ?? {};
    return key in own ? own[key] : knownAnswer(state, key);
  };
  const sockets = createFakeSocket(() => {
    calls.push(SOCKET);
    return typeof answerOf(SOCKET) !== 'number';
  });
  const client = createTrackingClient({
    baseUrl: 'https://fleet.test',
    WebSocket: sockets.WebSocket,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const key = `${request.method} ${url.pathname}`;
      calls.push(key);
      const answer = answerOf(key);
      const call: FakeCall = { method: request.method, url, body: await request.text() };
      return toResponse(typeof answer === 'function' ? answer(call) : answer, request.signal);
    },
    ...options,
  });
  return {
    client,
    state,
    calls,
    socketCount: sockets.count,
    push: (frame) => sockets.send(JSON.stringify(frame)),
    drop: sockets.drop,
  };
}

function knownAnswer(state: FakeServerState, key: string): FakeAnswer {
  const known: Record<string, () => FakeAnswer> = {
    'GET /api/server': () => ({ id: 1, ...state.server }),
    'GET /api/session': () => (state.user === undefined ? makeUser() : (state.user ?? 401)),
    'POST /api/session': () => (state.user ??= makeUser()),
    'DELETE /api/session': () => ((state.user = null), 204),
    'GET /api/devices': () => state.devices ?? [],
    'GET /api/positions': () => state.positions ?? [],
    'GET /api/groups': () => state.groups ?? [],
  };
  return known[key]?.();
}

async function toResponse(answer: FakeAnswer, signal: AbortSignal): Promise<Response> {
  if (answer instanceof Error) throw answer;
  if (answer === 'hang') return untilAborted(signal);
  if (answer === undefined) return Response.json({ code: 'HTTP_404_NOT_FOUND' }, { status: 404 });
  if (answer === 204) return new Response(null, { status: 204 });
  if (typeof answer === 'number')
    return Response.json({ code: `HTTP_${answer}` }, { status: answer });
  return answer instanceof Response ? answer : Response.json(answer);
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
