import { createElement, type ReactElement, type ReactNode } from 'react';
import { createTrackingClient, type SocketLike, type TrackingClient } from '../client';
import { TrackingProvider, type TrackingProviderProps } from './tracking-provider';

/** A device as the server sends it, with what a test wants to be different. */
export function makeDevice(id: number, change: Record<string, unknown> = {}) {
  return {
    id,
    name: `Van ${id}`,
    uniqueId: `imei-${id}`,
    status: 'online',
    lastUpdate: '2026-08-21T16:18:51.000+00:00',
    positionId: id,
    groupId: 0,
    category: 'van',
    attributes: {},
    ...change,
  };
}

/** A fix as the server sends it. */
export function makePosition(deviceId: number, change: Record<string, unknown> = {}) {
  const at = '2026-08-21T16:18:51.000+00:00';
  return {
    id: deviceId,
    deviceId,
    fixTime: at,
    deviceTime: at,
    serverTime: at,
    valid: true,
    latitude: -23.5,
    longitude: -46.6,
    speed: 0,
    attributes: { motion: false },
    ...change,
  };
}

/** What the stubbed server has. */
export interface TestFleet {
  devices: unknown[];
  positions: unknown[];
  groups?: unknown[];
  server?: Record<string, unknown>;
}

/** A real client and live store over a fetch and a socket that a test holds in its hands. */
export function createTestClient(fleet: TestFleet) {
  const sockets: (SocketLike & { isClosed: boolean })[] = [];
  const calls: string[] = [];
  let status = 200;

  class TestSocket implements SocketLike {
    readonly readyState = 1;
    isClosed = false;
    onopen: SocketLike['onopen'] = null;
    onmessage: SocketLike['onmessage'] = null;
    onclose: SocketLike['onclose'] = null;
    onerror: SocketLike['onerror'] = null;
    constructor() {
      sockets.push(this);
      queueMicrotask(() => (status === 200 ? this.onopen : this.onclose)?.({} as never));
    }
    close() {
      this.isClosed = true;
    }
  }
  const answers: Record<string, () => unknown> = {
    '/api/devices': () => fleet.devices,
    '/api/positions': () => fleet.positions,
    '/api/groups': () => fleet.groups ?? [],
    '/api/server': () => ({ id: 1, ...fleet.server }),
    '/api/session': () => ({ id: 7, name: 'Ana', email: 'ana@example.test' }),
  };
  const client: TrackingClient = createTrackingClient({
    baseUrl: 'https://fleet.test',
    WebSocket: TestSocket,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      calls.push(`${init?.method ?? 'GET'} ${pathname}`);
      if (init?.method === 'DELETE') return new Response(null, { status: 204 });
      const isPublic = pathname === '/api/server';
      if (status !== 200 && !isPublic) return new Response('no', { status });
      return Response.json(answers[pathname]?.() ?? []);
    },
  });
  return {
    client,
    sockets,
    calls,
    /** From now on every call but the public one is answered with this status. */
    answerWith(next: number) {
      status = next;
    },
    /** Sends a frame through the newest socket. */
    push(frame: { devices?: unknown[]; positions?: unknown[]; events?: unknown[] }) {
      const socket = sockets.at(-1);
      socket?.onmessage?.({ data: JSON.stringify(frame) } as never);
    },
    /** Ends the newest socket. */
    drop() {
      sockets.at(-1)?.onclose?.({} as never);
    },
    /** Wraps what is rendered in the provider. */
    wrapper(props: Partial<TrackingProviderProps> = {}) {
      return function Wrapper({ children }: { children?: ReactNode }): ReactElement {
        return createElement(TrackingProvider, { client, appearance: null, ...props, children });
      };
    },
  };
}
