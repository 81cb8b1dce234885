import { createTrackingClient } from '../../../client';

const TIME = '2026-08-21T16:18:51.000+00:00';
/** Server responses of these tests: one vehicle and its position. */
export const LIVE_MAP_ANSWERS: Record<string, unknown> = {
  '/api/devices': [{ id: 1, name: 'Bus 1', uniqueId: 'u1', status: 'online', attributes: {} }],
  '/api/positions': [
    {
      id: 1,
      deviceId: 1,
      latitude: 30,
      longitude: -97,
      fixTime: TIME,
      serverTime: TIME,
      deviceTime: TIME,
      attributes: {},
    },
  ],
  '/api/session': { id: 1, name: 'Ana', email: 'ana@example.com', attributes: {} },
  '/api/server': { id: 1, attributes: {} },
};

class OpenSocket {
  readyState = 1;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  constructor() {
    queueMicrotask(() => {
      this.onopen?.(new Event('open') as never);
      this.onmessage?.(new MessageEvent('message', { data: '{"positions":[]}' }) as never);
    });
  }
  close() {}
}

/** A client of a server with one vehicle, whose answers may be others. */
export function createLiveMapClient(answers: Record<string, unknown> = {}) {
  const all = { ...LIVE_MAP_ANSWERS, ...answers };
  return createTrackingClient({
    baseUrl: 'https://fleet.example',
    WebSocket: OpenSocket,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname in all ? Response.json(all[pathname]) : new Response(null, { status: 404 });
    },
  });
}
