import mitt from 'mitt';
import * as contract from '../contract';
import {
  MINUTE_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  TRACKING_TIMEOUT_MS,
} from '../domain';
import { createLive } from './create-live';
import { createPositions } from './create-positions';
import { createRequest, decodeBody } from './create-request';
import { createResource } from './create-resource';
import { createSession } from './create-session';
import { openSocket } from './open-socket';
import type { ClientEvents, TrackingClient, TrackingClientOptions } from './types';

const SILENCE_MS = 2 * MINUTE_MS;

/**
 * Makes a client of a tracking server. Nothing is asked of the server before a call or
 * `client.live.start()`. Works in browsers and in Node.
 */
export function createTrackingClient(options: TrackingClientOptions): TrackingClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const auth = options.auth ?? { kind: 'cookie' };
  const attributePrefix = options.attributePrefix ?? 'rastro';
  const trackingMs = options.timeouts?.trackingMs ?? TRACKING_TIMEOUT_MS;
  const extraLayerMs = options.timeouts?.extraLayerMs ?? EXTRA_LAYER_TIMEOUT_MS;
  const emitter = mitt<ClientEvents>();

  let sessionNumber = 0;
  const beginSession = () => {
    sessionNumber += 1;
    live.restart();
  };
  const endSession = () => {
    live.signOut();
    emitter.emit('signedOut', undefined);
  };
  const request = createRequest({
    baseUrl,
    auth,
    // Looked up at each call, so that what replaces the global later (tests, tracing) counts.
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
    onUnauthorized: endSession,
    sessionNumber: () => sessionNumber,
  });
  const positions = createPositions(request, trackingMs);
  const devices = createResource(request, trackingMs, {
    path: '/devices',
    decode: contract.decodeDevice,
    decodeList: contract.decodeDevices,
    encode: contract.encodeDevice,
  });
  const live = createLive({
    open: () =>
      openSocket({ baseUrl, auth, WebSocket: options.WebSocket, request, timeoutMs: extraLayerMs }),
    read: async (signal) => {
      const [allDevices, allPositions] = await Promise.all([
        devices.list(undefined, { signal }),
        positions.list({ signal }),
      ]);
      return { devices: allDevices, positions: allPositions };
    },
    onEvents: (events) => events.forEach((event) => emitter.emit('event', event)),
    onConnection: (state) => emitter.emit('connection', state),
    now: options.now ?? Date.now,
    reconnectMs: options.timeouts?.reconnectMs ?? RECONNECT_DELAY_MS,
    silenceMs: options.timeouts?.silenceMs ?? SILENCE_MS,
  });

  return {
    baseUrl,
    attributePrefix,
    session: createSession({
      request,
      trackingMs,
      extraLayerMs,
      onSignedIn: beginSession,
      onSignedOut: endSession,
    }),
    server: {
      async get({ signal } = {}) {
        const call = { method: 'GET', path: '/server', timeoutMs: trackingMs, signal } as const;
        return decodeBody(await request(call), contract.decodeServer);
      },
      async ingestUrl({ signal } = {}) {
        const call = { method: 'GET', path: '/ingest', timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodeIngestAddress).url;
      },
      async update(server, { signal } = {}) {
        const json = contract.encodeServer(server);
        const call = { method: 'PUT', path: '/server', json, timeoutMs: trackingMs } as const;
        return decodeBody(await request({ ...call, signal }), contract.decodeServer);
      },
    },
    setup: {
      async create(input, { signal } = {}) {
        const json = contract.encodeSetup(input);
        const call = { method: 'POST', path: '/setup', json, timeoutMs: extraLayerMs } as const;
        const body = await request({ ...call, isSignIn: true, signal });
        return decodeBody(body, contract.decodeUser);
      },
    },
    branding: {
      async get({ signal } = {}) {
        const path = `/${encodeURIComponent(attributePrefix)}/assets/custom/config.json`;
        const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), (json) => json);
      },
    },
    devices: {
      ...devices,
      async create(input, callOptions) {
        const device = await devices.create(input, callOptions);
        live.addDevice(device);
        return device;
      },
      async update(input, callOptions) {
        const device = await devices.update(input, callOptions);
        live.changeDevice(device);
        return device;
      },
      async delete(id, callOptions) {
        await devices.delete(id, callOptions);
        live.removeDevice(id);
      },
    },
    groups: createResource(request, trackingMs, {
      path: '/groups',
      decode: contract.decodeGroup,
      decodeList: contract.decodeGroups,
      encode: contract.encodeGroup,
    }),
    users: createResource(request, trackingMs, {
      path: '/users',
      decode: contract.decodeUser,
      decodeList: contract.decodeUsers,
      encode: contract.encodeUser,
    }),
    notifications: createResource(request, trackingMs, {
      path: '/notifications',
      decode: contract.decodeNotificationRule,
      decodeList: contract.decodeNotificationRules,
      encode: contract.encodeNotificationRule,
    }),
    positions,
    events: {
      async get(id, { signal } = {}) {
        const call = { method: 'GET', path: `/events/${id}`, timeoutMs: trackingMs } as const;
        return decodeBody(await request({ ...call, signal }), contract.decodeTrackingEvent);
      },
    },
    live: live.store,
    on(event, handler) {
      emitter.on(event, handler);
      return () => emitter.off(event, handler);
    },
    close() {
      live.store.stop();
      emitter.all.clear();
    },
  };
}
