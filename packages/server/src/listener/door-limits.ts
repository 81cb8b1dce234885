import type { IncomingMessage } from 'node:http';
import { createAddressOf } from './address-of';
import { createBuckets } from './create-buckets';
import {
  type ConnectionPlaces,
  countAffordable,
  createConnectionPlaces,
  shareOut,
} from './connection-places';
import { createPlaces } from './create-places';
import { toNetwork } from './to-network';

/**
 * Limits for anyone across all ports of this process. Checked before everything else, as they cost
 * no database query.
 */
export interface DoorLimits extends ConnectionPlaces {
  /** The network that a request comes from, as the proxies in front say: what one customer has. */
  networkOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): string;
  /** Counts a call of the address that a request comes from; false when it is to come back later. */
  takeCall(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean;
  /** Counts a message of a device; false when it is to send again later. */
  takeMessage(uniqueId: string): boolean;
  /**
   * Takes a place for an open socket, until its connection closes; false when address or account have
   * all of theirs.
   */
  openSocket(request: Pick<IncomingMessage, 'socket' | 'headers'>, userId: number): boolean;
}

/** Settings of the limits. */
export interface DoorLimitOptions {
  /** Calls a second of an address; 0 switches all of these limits off. */
  addressLimit: number;
  /** Proxies whose word on addresses is taken. */
  trustProxy: readonly string[];
  /** Milliseconds. */
  clock: () => number;
  /** Max number of connections; default: as many as the descriptors of the process allow. */
  maxConnections?: number | undefined;
}

/** Max burst, in seconds' worth of calls. */
const BURST_SECONDS = 10;
/** A tracker sends one a second at most; one that comes back sends what it has kept. */
const MESSAGES_A_SECOND = 50;
/** A customer's wall of screens is one account. */
const SOCKETS_AN_ACCOUNT = 200;
/** An office is one address. */
const SOCKETS_AN_ADDRESS = 1_000;

/** Everybody may do everything. */
export const NO_LIMITS: DoorLimits = {
  networkOf: ({ socket }) => toNetwork(socket.remoteAddress ?? ''),
  takeCall: () => true,
  takeMessage: () => true,
  openSocket: () => true,
  openConnection: () => true,
  openRequest: () => true,
};

/** The limits of a process. */
export const createDoorLimits = (options: DoorLimitOptions): DoorLimits => {
  const { addressLimit, trustProxy, clock } = options;
  const addressOf = createAddressOf(trustProxy);
  const networkOf: DoorLimits['networkOf'] = (request) => toNetwork(addressOf(request));
  const share = shareOut(options.maxConnections ?? countAffordable());
  const isOff = addressLimit === 0;
  const places = createConnectionPlaces({
    share: isOff ? { ...share, perAddress: Infinity } : share,
    trustProxy,
    networkOf,
  });
  if (isOff) return { ...NO_LIMITS, ...places, networkOf };
  const bucketsOf = (perSecond: number) =>
    createBuckets({ perSecond, burst: perSecond * BURST_SECONDS, clock });
  const calls = bucketsOf(addressLimit);
  const messages = bucketsOf(MESSAGES_A_SECOND);
  const ofAccounts = createPlaces(SOCKETS_AN_ACCOUNT);
  const ofAddresses = createPlaces(SOCKETS_AN_ADDRESS);
  return {
    ...places,
    networkOf,
    takeCall: (request) => calls.take(networkOf(request)),
    takeMessage: (uniqueId) => messages.take(uniqueId),
    openSocket(request, userId) {
      const { socket } = request;
      const address = networkOf(request);
      const account = String(userId);
      if (socket.destroyed || !ofAddresses.take(address)) return false;
      if (!ofAccounts.take(account)) {
        ofAddresses.giveBack(address);
        return false;
      }
      socket.once('close', () => {
        ofAccounts.giveBack(account);
        ofAddresses.giveBack(address);
      });
      return true;
    },
  };
};
