import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { createIsOf } from '../lookup/networks';
import { cleanAddress } from './address-of';
import { createPlaces } from './create-places';
import { toNetwork } from './to-network';

/** Most connections at once. */
export interface ConnectionShare {
  /**
   * Max connections of the process; the rest of its descriptors is for the database, files and
   * outgoing requests.
   */
  total: number;
  /** Max connections per address. */
  perAddress: number;
}

/** Places of connections; each is taken until its connection closes. */
export interface ConnectionPlaces {
  /**
   * Takes one for whoever connects to a port; false when it is to be cut. A trusted proxy counts as
   * nobody. A connection that was reset before it was taken has no address any more: it is cut, so
   * that whatever is asked here has one.
   */
  openConnection(socket: Socket, port: number): boolean;
  /** Takes one for whom a trusted proxy asks, until the answer or socket closes; false when he has all of his. */
  openRequest(request: IncomingMessage, answer: EventEmitter): boolean;
}

/** Descriptors where the system does not tell how many there may be. */
const UNTOLD_DESCRIPTORS = 10_000;
const SHARE_OF_CONNECTIONS = 3 / 4;
/** Trackers do not shut out people, nor people trackers. */
const SHARE_OF_PORT = 3 / 4;
const SHARE_OF_ADDRESS = 1 / 3;
/** An office with all of its sockets, and what its pages ask beside them. */
const MAX_OF_ADDRESS = 2_000;

interface Report {
  userLimits?: { open_files?: { soft?: number | string } };
}

/** Number of connections that the descriptors of this process are enough for. */
export function countAffordable(report = process.report.getReport() as Report): number {
  const soft = Number(report.userLimits?.open_files?.soft);
  return Math.floor((soft > 0 ? soft : UNTOLD_DESCRIPTORS) * SHARE_OF_CONNECTIONS);
}

/** Shares out so many connections. */
export function shareOut(total: number): ConnectionShare {
  const perAddress = Math.min(MAX_OF_ADDRESS, Math.floor(total * SHARE_OF_ADDRESS));
  return { total, perAddress };
}

interface PlaceOptions {
  share: ConnectionShare;
  trustProxy: readonly string[];
  networkOf: (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;
}

/** Places of a process. */
export function createConnectionPlaces(options: PlaceOptions): ConnectionPlaces {
  const { share, trustProxy, networkOf } = options;
  const isTrusted = createIsOf(trustProxy);
  const all = createPlaces(share.total);
  const ofPorts = createPlaces(Math.ceil(share.total * SHARE_OF_PORT));
  const ofAddresses = createPlaces(share.perAddress);
  const peerOf = ({ remoteAddress = '' }: Socket): string => cleanAddress(remoteAddress);

  return {
    openConnection(socket, port) {
      if (socket.remoteAddress === undefined) return false;
      const peer = peerOf(socket);
      const wanted = [
        [all, ''],
        [ofPorts, String(port)],
        ...(isTrusted(peer) ? [] : [[ofAddresses, toNetwork(peer)] as const]),
      ] as const;
      const taken = wanted.filter(([places, key]) => places.take(key));
      const giveBack = (): void => taken.forEach(([places, key]) => places.giveBack(key));
      const isOpen = taken.length === wanted.length;
      if (isOpen) socket.once('close', giveBack);
      else giveBack();
      return isOpen;
    },
    openRequest(request, answer) {
      if (!isTrusted(peerOf(request.socket))) return true;
      const network = networkOf(request);
      if (!ofAddresses.take(network)) return false;
      answer.once('close', () => ofAddresses.giveBack(network));
      return true;
    },
  };
}
