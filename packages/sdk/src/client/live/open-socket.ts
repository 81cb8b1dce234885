import type { Request, SentAuth } from '../request/create-request';
import { decodeBody } from '../request/create-request';
import { decodeSocketTicket } from '../../contract';
import { TrackingError } from '../request/tracking-error';
import type { SocketLike } from './live-types';
import { TicketSocket } from './ticket-socket';
import type { TrackingClientOptions } from '../client-options';

/** Settings of {@link openSocket}. */
export interface SocketSettings {
  baseUrl: string;
  auth: SentAuth;
  WebSocket: TrackingClientOptions['WebSocket'];
  request: Request;
  timeoutMs: number;
}

/**
 * Opens the socket of a server: a cookie goes by itself, a token buys a ticket first. Throws when
 * there is no WebSocket or the address is none.
 */
export function openSocket(settings: SocketSettings): SocketLike {
  const { baseUrl, auth, WebSocket = globalThis.WebSocket, request, timeoutMs } = settings;
  if (typeof WebSocket !== 'function') {
    throw new TrackingError({
      code: 'NO_WEBSOCKET',
      message:
        'This runtime has no WebSocket (Node has one from version 22). Give createTrackingClient one: ' +
        "import WebSocket from 'ws'; createTrackingClient({ …, WebSocket }).",
    });
  }
  const origin = baseUrl === '' ? globalThis.location.origin : baseUrl;
  const url = new URL(`${origin}/api/socket`);
  // The positions are read once the stream has begun.
  url.searchParams.set('first', 'none');
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (auth.kind === 'cookie') return new WebSocket(url.href);
  return new TicketSocket({
    async readTicket(signal) {
      const call = { method: 'POST', path: '/socket-tickets', timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeSocketTicket).ticket;
    },
    open(ticket) {
      url.searchParams.set('ticket', ticket);
      return new WebSocket(url.href);
    },
  });
}
