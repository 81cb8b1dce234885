import mitt from 'mitt';
import * as contract from '../contract';
import {
  MINUTE_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  TRACKING_TIMEOUT_MS,
} from '../domain';
import { createDeviceImages } from './create-device-images';
import { createLiveDevices } from './create-live-devices';
import { createLive } from './live/create-live';
import { createPositions } from './create-positions';
import { createRequest } from './request/create-request';
import { createResource } from './create-resource';
import { createServerCalls } from './create-server-calls';
import { createSession } from './create-session';
import { createBranding, createOwnCalls, createSingleCalls } from './create-single-calls';
import { laterAccountAccess } from './later-account-access';
import { laterIntegrations } from './later-integrations';
import { createThemes } from './create-themes';
import { toTransport } from './transport/to-transport';
import { openSocket } from './live/open-socket';
import type { TrackingClientOptions } from './client-options';
import type { ClientEvents, TrackingClient } from './types';

const SILENCE_MS = 2 * MINUTE_MS;

/**
 * Makes a client of a tracking server. Nothing is asked of the server before a call or
 * `client.live.start()`. Works in browsers and in Node.
 */
export function createTrackingClient(options: TrackingClientOptions): TrackingClient {
  const baseUrl = readBaseUrl(options.baseUrl);
  const { auth, fetch, WebSocket } = toTransport(options);
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
  const onRightsChanged = () => emitter.emit('rightsChanged', undefined);
  const request = createRequest({
    baseUrl,
    auth,
    fetch,
    onUnauthorized: endSession,
    onRightsChanged,
    sessionNumber: () => sessionNumber,
  });
  const positions = createPositions(request, trackingMs);
  const clients = new Map<string, object>();
  const resource: TrackingClient['resource'] = (description) => {
    const known = clients.get(description.path);
    const made = known ?? createResource(request, trackingMs, description);
    clients.set(description.path, made);
    return made as never;
  };
  const devices = resource(contract.device);
  const live = createLive({
    open: () => openSocket({ baseUrl, auth, WebSocket, request, timeoutMs: extraLayerMs }),
    read: async (signal, begun) => {
      const [allDevices, allPositions] = await Promise.all([
        devices.list(undefined, { signal }),
        begun.then(() => positions.list({ signal })),
      ]);
      return { devices: allDevices, positions: allPositions };
    },
    onEvents: (events) => events.forEach((event) => emitter.emit('event', event)),
    onAlarms: (alarms) => alarms.forEach((alarm) => emitter.emit('alarm', alarm)),
    onStops: (stops) => stops.forEach((stop) => emitter.emit('stop', stop)),
    onListsChanged: (paths) => emitter.emit('listsChanged', paths),
    onConnection: (state) => emitter.emit('connection', state),
    onRightsChanged,
    now: options.now ?? Date.now,
    reconnectMs: options.timeouts?.reconnectMs ?? RECONNECT_DELAY_MS,
    silenceMs: options.timeouts?.silenceMs ?? SILENCE_MS,
  });

  clients.set(contract.device.path, createLiveDevices(devices, live));

  return {
    baseUrl,
    attributePrefix,
    isViewer: options.auth?.kind === 'embed',
    session: createSession({
      request,
      trackingMs,
      extraLayerMs,
      onSignedIn: beginSession,
      onSignedOut: endSession,
    }),
    server: createServerCalls(request, extraLayerMs, resource(contract.server)),
    branding: createBranding(request, attributePrefix, extraLayerMs),
    ...createSingleCalls(request, { trackingMs, extraLayerMs }),
    ...createOwnCalls(request, { trackingMs, extraLayerMs }),
    access: laterAccountAccess(request, trackingMs),
    themes: createThemes(request, baseUrl, trackingMs),
    integrations: laterIntegrations(request, trackingMs),
    deviceImages: createDeviceImages(request, trackingMs, Boolean(options.fetch), (device) =>
      live.changeDevice(device),
    ),
    positions,
    ...listResources(resource),
    resource,
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

/** The calls of the resources that a client names. */
const listResources = (resource: TrackingClient['resource']) => ({
  alarms: resource(contract.alarm),
  audit: resource(contract.auditEntry),
  bulk: resource(contract.bulkChange),
  calendars: resource(contract.calendar),
  commands: resource(contract.command),
  computedAttributes: resource(contract.computedAttribute),
  devices: resource(contract.device),
  drivers: resource(contract.driver),
  engineStops: resource(contract.engineStop),
  events: resource(contract.event),
  geofences: resource(contract.geofence),
  groups: resource(contract.group),
  links: resource(contract.link),
  maintenance: resource(contract.maintenance),
  notifications: resource(contract.notification),
  reports: resource(contract.report),
  shares: resource(contract.share),
  statistics: resource(contract.statistics),
  users: resource(contract.user),
});

/** The origin without a slash at its end. Throws a TypeError for what is none: no call could reach a server. */
function readBaseUrl(text: string): string {
  if (!/^(https?:\/\/[^/]|\/|$)/i.test(text) || /\/api\/*$/.test(text)) {
    throw new TypeError(
      `baseUrl "${text}" is no origin. Give one without /api, such as https://fleet.example.`,
    );
  }
  return text.replace(/\/+$/, '');
}
