import { describeCall } from '../../request/describe-call';
import { z } from 'zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { ReadLog } from '../../ground/logs/read-log';
import type { ShareCalls } from '../../areas/shares/share-calls';
import type { Access } from '../../ground/access/access';
import type { MayShare } from '../../areas/shares/maker-rights';
import { isReplay } from '../../areas/shares/shown';
import { toViewRead } from '../../areas/shares/to-view-read';
import type { SharedAnswers } from '../../areas/shares/shared-answers';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import { FOR_STRANGERS } from '../../request/for-strangers';
import { isForeign } from '../../request/origin-rules';
import { SocketTickets, TICKET_MS } from '../../areas/access/socket-tickets/socket-tickets';
import { shareEnded } from '../../areas/shares/share-views';
import type { ShareView, ShareViews } from '../../areas/shares/share-views';
import { createSharedFrames } from '../../areas/shares/shared-frames';
import { readScope, type SharedScope } from '../../areas/shares/shared-scope';
import type { IdentifyView } from '../../areas/shares/identify-view';
import { isRefusal, type Upstream, type UpstreamSocket } from '../../upstream/upstream';
import { createPlaces, type QueuePlaces } from '../../listener/create-places';
import { toNetwork } from '../../listener/to-network';
import { type OpenSockets, tooManySockets } from './open-sockets';
import { CLOSE, SocketConnection } from './socket-connection';
import { watchView } from './watch-view';

interface SharedSocketOptions {
  upstream: Pick<Upstream, 'send' | 'openSocket' | 'onCredentialsEnded'>;
  credentials: Pick<CredentialStore, 'onEnded'>;
  views: ShareViews;
  shareCalls: ShareCalls;
  identifyView: IdentifyView;
  sharedAnswers: Pick<SharedAnswers, 'scopeOf'>;
  mayShare: MayShare;
  access: Pick<Access, 'onChanged'>;
  readLog: Pick<ReadLog, 'hold'>;
  sockets: OpenSockets;
  /** The server's attribute prefix. */
  prefix: string;
  publicUrl: string | undefined;
  clock: () => number;
}

/** Scope of a shared stream, and its viewer. */
interface SharedStream {
  scope: SharedScope;
  ip: string;
  onBegun: (vehicles: number) => void;
}

/** Serves a socket with what a link shows, for as long as it does. */
function createServe(app: FastifyInstance, options: SharedSocketOptions) {
  const { upstream, mayShare, readLog, sockets, prefix } = options;
  return async (
    socket: WebSocket,
    view: ShareView,
    { scope, ip, onBegun }: SharedStream,
  ): Promise<void> => {
    const { shown } = view;
    let leaveOff: (() => void) | undefined = undefined;
    let stream: UpstreamSocket | undefined = undefined;
    let isOpen = true;
    const connection = new SocketConnection(
      socket,
      () => {
        isOpen = false;
        sockets.forget(connection);
        stopWatching();
        leaveOff?.();
        stream?.close();
      },
      // What devices say is not for viewers.
      () => undefined,
    );
    const end = (): void => connection.close(CLOSE.sessionEnded, 'the link has ended');
    const leave = (): void => connection.close(CLOSE.away, 'the tracking service is away');
    const stopWatching = watchView(view, {
      ...options,
      log: app.log,
      showsSame: async () => toIds(await readScope(upstream, shown)) === toIds(scope),
      mayShare: () => mayShare(shown.userId),
      onEnded: end,
      onChanged: () => connection.close(CLOSE.restart, 'the link has changed'),
    });
    sockets.remember(connection);
    onBegun(scope.devices.length);
    const toShared = createSharedFrames({ shown, scope, prefix, onEmpty: end });
    const deviceIds = scope.devices.map(({ id }) => id);
    const read = toViewRead(view, ip, { call: '/shared/socket', deviceIds });
    const noted = await readLog.hold(read);
    if (!isOpen) return noted();
    leaveOff = noted;
    const opened = await upstream.openSocket(
      { userId: shown.userId },
      (frame) => {
        for (const one of toShared(frame)) connection.push(one);
      },
      leave,
    );
    if (isRefusal(opened)) return (opened.fault === undefined ? end : leave)();
    if (!isOpen) return opened.close();
    stream = opened;
  };
}

/** Returns the view that a ticket opens, if still valid: its token may have ended since. */
const createRedeem =
  (
    { views, publicUrl }: Pick<SharedSocketOptions, 'views' | 'publicUrl'>,
    tickets: SocketTickets<ShareView>,
  ) =>
  async (request: FastifyRequest, ticket: string): Promise<ShareView> => {
    const waiting = tickets.redeem(ticket);
    const view = waiting && (await views.findByHash(waiting.hash));
    if (!view) throw shareEnded();
    const { origin } = request.headers;
    const isFromThere = view.kind !== 'embed' || origin === undefined;
    if (!isFromThere && isForeign(request, publicUrl) && !view.embed.origins.includes(origin)) {
      throw new ApiError(403, 'FOREIGN_ORIGIN', wordsOf('FOREIGN_ORIGIN'));
    }
    return view;
  };

/** `/api/shared/socket`: the vehicles of a link, live. The socket ends with the link. */
export function registerSharedSocketRoute(
  app: FastifyInstance,
  options: SharedSocketOptions,
): void {
  const { identifyView, sharedAnswers, sockets } = options;
  const ofViewers = createPlaces(SOCKETS_A_VIEWER);
  const ofAddresses = createPlaces(SOCKETS_AN_ADDRESS);

  const tickets = new SocketTickets<ShareView>(options.clock, ({ hash }) => hash);
  const redeem = createRedeem(options, tickets);
  const serve = createServe(app, options);

  app.post(
    '/api/shared/socket-tickets',
    describeCall(
      {
        who: { shows: 'the opening of a link, or the token of a page' },
        summary: 'A ticket that opens one socket of what is shown: /api/shared/socket?ticket=.',
        answer: z.object({ ticket: z.string(), expiresInSeconds: z.number() }),
        status: 201,
      },
      FOR_STRANGERS,
    ),
    async (request, reply) => {
      const view = await identifyView(request, 'live');
      void reply.code(201).header('cache-control', 'no-store');
      return { ticket: tickets.issue(view), expiresInSeconds: TICKET_MS / 1000 };
    },
  );

  app.get<{ Querystring: { ticket?: unknown } }>(
    '/api/shared/socket',
    describeCall({
      who: { shows: 'a ticket' },
      summary: 'Opens a socket with what the open link shows.',
      query: { ticket: z.string().optional() },
      answer: 'none',
      status: 101,
    }),
    async (request, reply) => {
      const upgrade = sockets.require(request);
      const { ticket } = request.query;
      const view = await sockets.admit(request, () =>
        ticket === undefined ? identifyView(request, 'live') : redeem(request, String(ticket)),
      );
      const scope = await sharedAnswers.scopeOf(view.shown);
      if (isReplay(view.shown)) throw forbidden('HTTP_403_FORBIDDEN');
      const release = takePlaces([
        [ofViewers, view.hash],
        [ofAddresses, `${view.id} ${toNetwork(request.ip)}`],
      ]);
      if (!release) throw tooManySockets();
      request.raw.socket.once('close', release);
      return sockets.accept(request, reply, {
        upgrade,
        // However many look at a link, its maker's own sockets stay free.
        countsTo: -view.id,
        serve: (socket, onBegun) => serve(socket, view, { scope, ip: request.ip, onBegun }),
      });
    },
  );
}

/** A page has one; somebody may have a few open. */
const SOCKETS_A_VIEWER = 4;
/** Max sockets of one link per address; an office is one address, and others must have room too. */
const SOCKETS_AN_ADDRESS = 60;

/** Takes one of each, or none; undefined when one has no more. */
function takePlaces(
  wanted: readonly (readonly [places: QueuePlaces, key: string])[],
): (() => void) | undefined {
  const taken: (() => void)[] = [];
  const release = (): void => taken.splice(0).forEach((giveBack) => giveBack());
  for (const [places, key] of wanted) {
    if (!places.take(key)) {
      release();
      return undefined;
    }
    taken.push(() => places.giveBack(key));
  }
  return release;
}

const toIds = ({ devices }: SharedScope): string =>
  devices
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
