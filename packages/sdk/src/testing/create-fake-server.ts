import { createTrackingClient, type TrackingClient, type TrackingClientOptions } from '../client';
import { ACCESS_AREAS, type AccessAction, decide, toActor } from '../domain';
import {
  resources,
  server as serverResource,
  type AlarmTake,
  type Device,
  type EngineStop,
  type Position,
  type Read,
  type ResourceDescription,
  type Server,
  type TrackingEvent,
  type User,
} from '../contract';
import {
  answerResource,
  type FakeCall,
  type FakeItem,
  type FakeStore,
  toRefusal,
} from './answer-resource';
import { createFakeSocket } from './fake-socket';
import { makeUser } from './make-user';

const SOCKET = 'GET /api/socket';

/**
 * Answer to a call: a value (sent as JSON), a number (that status, without a body), an Error (the
 * connection breaks), `hang` (no answer ever), or a function that decides by the call, possibly
 * asynchronously.
 */
export type FakeAnswer = unknown;

/** Things by the client's member that speaks of them; of `positions` the latest fix of every device. */
type FakeLists = {
  [Name in Exclude<keyof typeof resources, 'server'>]?: readonly Read<(typeof resources)[Name]>[];
};

/** A resource of one's own, and the things of it. */
export interface FakeList {
  resource: ResourceDescription;
  items: readonly FakeItem[];
}

/**
 * State of a fake server. All of it may be changed later; the next call sees the change. Includes
 * the results of creating, changing and deleting.
 */
export interface FakeServerState extends FakeLists {
  server?: Partial<Server>;
  /** Resources that this package does not describe. */
  others?: FakeList[];
  /** Signed-in user. Default {@link makeUser}; null is nobody. Signing in and out changes it. */
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
  alarms?: readonly AlarmTake[];
  stops?: readonly EngineStop[];
  /** Paths of lists that somebody changed something of. */
  changed?: readonly string[];
}

/** A tracking server inside the page, for tests and examples. */
export interface FakeServer {
  /** A real client over this server. */
  client: TrackingClient;
  state: FakeServerState;
  /** All calls so far as `METHOD /path`. */
  calls: string[];
  /** Returns the number of open sockets. */
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
  const answerOf = (key: string, call?: FakeCall): FakeAnswer => {
    const own = state.answers ?? {};
    return key in own ? own[key] : (sessionAnswer(state, key) ?? (call && listAnswer(state, call)));
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
      const call: FakeCall = { method: request.method, url, body: await request.text() };
      const answer = answerOf(key, call);
      const given: FakeAnswer = await (typeof answer === 'function' ? answer(call) : answer);
      return toResponse(given, request.signal);
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

function sessionAnswer(state: FakeServerState, key: string): FakeAnswer {
  const known: Record<string, () => FakeAnswer> = {
    'GET /api/session': () => (state.user === undefined ? makeUser() : (state.user ?? 401)),
    'POST /api/session': () => (state.user ??= makeUser()),
    'DELETE /api/session': () => ((state.user = null), 204),
  };
  return known[key]?.();
}

function listAnswer(state: FakeServerState, call: FakeCall): FakeAnswer {
  for (const [resource, store] of listStores(state)) {
    const { pathname } = call.url;
    const path = `/api${resource.path}`;
    const rest = pathname.startsWith(path) ? pathname.slice(path.length) : null;
    if (rest === null || !/^(\/\d+)?$/.test(rest)) continue;
    const rule = findRefusal(state, resource, call);
    return rule === null ? answerResource(resource, store, call) : toRefusal(403, rule);
  }
  return undefined;
}

const ACTIONS: Readonly<Record<string, AccessAction>> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Returns the refusal of a call the account has no right to, like the product's server. */
function findRefusal(
  { user, server }: FakeServerState,
  { area }: ResourceDescription,
  { method }: FakeCall,
) {
  const asked = ACCESS_AREAS.find((one) => one === area);
  if (!user || asked === undefined) return null;
  const actor = toActor(user, serverResource.decode({ ...server }), 'rastro');
  return decide(actor, ACTIONS[method] ?? 'read', asked).rule;
}

function* listStores(state: FakeServerState): Generator<[ResourceDescription, FakeStore]> {
  for (const other of state.others ?? []) {
    yield [other.resource, { read: () => other.items, write: (items) => (other.items = items) }];
  }
  const lists = state as Record<string, readonly FakeItem[]>;
  for (const [name, resource] of Object.entries<ResourceDescription>(resources)) {
    const read = (): readonly FakeItem[] =>
      resource.single ? [{ id: 1, ...lists[name] }] : (lists[name] ?? []);
    const write = (items: readonly FakeItem[]) =>
      Object.assign(lists, { [name]: resource.single ? items[0] : items });
    yield [resource, { read, write }];
  }
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
