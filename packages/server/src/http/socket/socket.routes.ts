import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import { type AccessArea, type Actor, decide } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { AccountRights } from '../../ground/access/account-rights';
import type { Alarms } from '../../areas/alarms/alarms';
import { loggedBy } from '../../ground/logs/change-log';
import type { ReadLog } from '../../ground/logs/read-log';
import type { ChangedDevices } from '../../areas/devices/changed-devices/changed-devices';
import type { ChangedLists } from '../../areas/settings/changed-lists/changed-lists';
import type { Stops } from '../../areas/commands/stops/stops';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import { isRefusal, type UpstreamSocket } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import { ApiError } from '../../request/api-error';
import { type Identity, toUpstreamActor } from '../../ground/identity/identity';
import { type AdmitOptions, admitSocket, type SocketRequest } from './admit-socket';
import type { DoorFrame } from './frame-merger';
import type { OpenSockets } from './open-sockets';
import { CLOSE, SocketConnection } from './socket-connection';
import { watchIdentity } from './watch-identity';
import { watchRights } from './watch-rights';

interface SocketOptions extends AdmitOptions {
  access: Pick<Access, 'actorOf'>;
  accountRights: Pick<AccountRights, 'onChange'>;
  alarms: Pick<Alarms, 'watch'>;
  readLog: Pick<ReadLog, 'hold'>;
  stops: Pick<Stops, 'watch'>;
  changedDevices: ChangedDevices;
  changedLists: ChangedLists;
  credentials: Pick<CredentialStore, 'onEnded'>;
  clock: () => number;
  sockets: OpenSockets;
}

/** Request for a stream. */
interface AskedStream {
  ip: string;
  wantsFirst: boolean;
  /** Hears how many vehicles it begins with. */
  onBegun: (vehicles: number) => void;
}

/** Access area of each kind of frame. */
const AREAS: Readonly<Record<Exclude<DoorFrame['key'], 'changed'>, AccessArea>> = {
  positions: 'positions',
  devices: 'devices',
  gone: 'devices',
  events: 'events',
  alarms: 'events',
  stops: 'commands',
  logs: 'logs',
};

/** `/api/socket`. A socket ends with its session. */
export function registerSocketRoute(app: FastifyInstance, options: SocketOptions): void {
  const { upstream, access, alarms, stops, changedDevices, changedLists } = options;
  const { readLog, sockets } = options;

  const serve = async (
    socket: WebSocket,
    identity: Identity,
    { ip, wantsFirst, onBegun }: AskedStream,
  ): Promise<void> => {
    let isOpen = true;
    let mayThin = !wantsFirst;
    let wantsLogs = false;
    let actor: Actor | undefined;
    let stream: UpstreamSocket | undefined = undefined;
    const watched: (() => void)[] = [];
    const mayRead = (area: AccessArea): boolean =>
      actor !== undefined && decide(actor, 'read', area).allowed;
    // Which lists are told of is asked one by one.
    const isOpenTo = (key: DoorFrame['key']): boolean => key === 'changed' || mayRead(AREAS[key]);
    const readAlong = (): void => stream?.setLogs(wantsLogs && isOpenTo('logs'));
    const onClosed = (): void => {
      isOpen = false;
      sockets.forget(connection);
      stopWatching();
      for (const leaveOff of watched) leaveOff();
      stream?.close();
    };
    const connection = new SocketConnection(socket, onClosed, (isWanted) => {
      wantsLogs = isWanted;
      readAlong();
    });
    const end = (): void => connection.close(CLOSE.sessionEnded, 'the session has ended');
    const stopWatching = watchIdentity(identity, { ...options, log: app.log, onEnded: end });
    sockets.remember(connection);
    /** Nothing is shown that is not written down; throws where it cannot be. */
    const noteReader = async (): Promise<void> => {
      if (!mayRead('positions')) return;
      const leaveOff = await readLog.hold({
        ...loggedBy(identity, { ip }),
        action: 'read-live',
        call: '/socket',
        deviceIds: [],
        groupIds: [],
        asUserId: identity.userId,
      });
      if (isOpen) watched.push(leaveOff);
      else leaveOff();
    };
    const leave = (): void => connection.close(CLOSE.away, 'the tracking service is away');
    try {
      actor = await access.actorOf(identity.userId);
      await noteReader();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return (error.status < 500 ? end : leave)();
    }
    const push = (frame: DoorFrame): void => {
      if (!isOpenTo(frame.key)) return;
      const isFirst = mayThin && frame.key === 'positions';
      if (isFirst) mayThin = false;
      const shown = isFirst ? { ...frame, items: [] } : frame;
      if (stream === undefined) onBegun(shown.items.length);
      connection.push(shown);
    };
    const opened = await upstream.openSocket(toUpstreamActor(identity), push, leave);
    if (isRefusal(opened)) return (opened.fault === undefined ? end : leave)();
    if (!isOpen) return opened.close();
    stream = opened;
    const tell = (key: 'alarms' | 'stops') => (news: { deviceId: number }) =>
      push({ key, items: [{ deviceId: news.deviceId, json: JSON.stringify(news) }] });
    watched.push(alarms.watch(identity.userId, tell('alarms')));
    watched.push(stops.watch(identity.userId, tell('stops')));
    watched.push(
      changedDevices.watch(identity.userId, (items) => push({ key: 'devices', items })),
      changedLists.watch((lists) => {
        const seen = lists.filter(({ area }) => mayRead(area));
        const items = seen.map(({ path }) => ({ deviceId: 0, json: JSON.stringify(path) }));
        if (items.length > 0) push({ key: 'changed', items });
      }),
    );
    watched.push(
      watchRights(identity.userId, {
        ...options,
        actor,
        onChanged: () => connection.close(CLOSE.rightsChanged, 'the rights of the account changed'),
      }),
    );
    readAlong();
  };

  app.get(
    '/api/socket',
    describeCall({
      who: { shows: 'a session, a token or a ticket: a socket asks for as long as it is open' },
      summary: 'Opens a socket: frames of devices, positions and events, as they come.',
      query: { ticket: z.string().optional(), first: z.enum(['none']).optional() },
      answer: 'none',
      status: 101,
    }),
    async (request: SocketRequest, reply) => {
      const upgrade = sockets.require(request);
      const identity = await sockets.admit(request, () => admitSocket(request, options));
      const asked = { ip: request.ip, wantsFirst: request.query.first !== 'none' };
      return sockets.accept(request, reply, {
        upgrade,
        countsTo: identity.userId,
        serve: (socket, onBegun) => serve(socket, identity, { ...asked, onBegun }),
      });
    },
  );
}
