import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The connection behind a request that asks to become a socket. */
export interface Upgrade {
  raw: Duplex;
  head: Buffer;
  /** Takes the connection away from HTTP. */
  detach(): void;
}

/**
 * Lets requests for an upgrade take the way of all others (hooks, cookies, trusted proxies, errors)
 * and answers the connection that belongs to one.
 */
export function routeUpgrades(
  app: FastifyInstance,
): (request: IncomingMessage) => Upgrade | undefined {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    response.assignSocket(raw as Parameters<ServerResponse['assignSocket']>[0]);
    response.shouldKeepAlive = false;
    // Half a connection would stay until its client goes away.
    response.on('finish', () => raw.destroy());
    upgrades.set(request, {
      raw,
      head,
      detach: () => response.detachSocket(raw as Parameters<ServerResponse['detachSocket']>[0]),
    });
    app.routing(request, response);
  });
  return (request) => upgrades.get(request);
}
