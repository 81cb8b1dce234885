import mitt from 'mitt';
import * as contract from '../contract';
import {
  MINUTE_MS,
  EXTRA_LAYER_TIMEOUT_MS,
  RECONNECT_DELAY_MS,
  TRACKING_TIMEOUT_MS,
} from '../domain';
import { createDeviceImages } from './create-device-images';
import { createLive } from './live/create-live';
import { createPositions } from './create-positions';
import { createRequest, decodeBody } from './request/create-request';
import { createResource } from './create-resource';
import { createSession } from './create-session';
import { laterAccountAccess } from './later-account-access';
import { createThemes } from './create-themes';
import { toTransport } from './transport/to-transport';
import { openSocket } from './live/open-socket';
import type { RequestOptions } from './calls/request-options';
import type { ClientEvents, TrackingClient, TrackingClientOptions } from './types';

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

  clients.set(contract.device.path, {
    ...devices,
    async create(input: contract.DeviceInput, callOptions?: RequestOptions) {
      const device = await devices.create(input, callOptions);
      live.addDevice(device);
      return device;
    },
    async update(input: contract.DeviceInput & { id: number }, callOptions?: RequestOptions) {
      const device = await devices.update(input, callOptions);
      live.changeDevice(device);
      return device;
    },
    async patch(id: number, changes: Partial<contract.DeviceInput>, callOptions?: RequestOptions) {
      const device = await devices.patch(id, changes, callOptions);
      live.changeDevice(device);
      return device;
    },
    async delete(id: number, callOptions?: RequestOptions) {
      await devices.delete(id, callOptions);
      live.removeDevice(id);
    },
  });
  const server = resource(contract.server);
  const askSeen = async (
    call: { method: 'GET' } | { method: 'POST'; json: unknown },
    { signal }: RequestOptions = {},
  ) => {
    const whole = { ...call, path: '/seen-events', timeoutMs: extraLayerMs, signal } as const;
    return decodeBody(await request(whole), contract.decodeSeenEvents);
  };
  const askDriving = async (
    call: { method: 'GET' } | { method: 'POST'; json: unknown },
    { signal }: RequestOptions = {},
  ) => {
    const whole = { ...call, path: '/qr-driver', timeoutMs: trackingMs, signal } as const;
    return decodeBody(await request(whole), contract.decodeScan);
  };

  // With the screen that needs them, not with the first.
  const loadIntegrations = async () =>
    (await import('./create-integrations')).createIntegrations(request, trackingMs);

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
    server: {
      get: (callOptions) => server.get(0, callOptions),
      async ingestUrl({ signal } = {}) {
        const call = { method: 'GET', path: '/ingest', timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodeIngestAddress).url;
      },
      async weather({ signal } = {}) {
        const call = { method: 'GET', path: '/weather', timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodeWeather);
      },
      async telegramBot({ signal } = {}) {
        const call = {
          method: 'GET',
          path: '/telegram-bot',
          timeoutMs: extraLayerMs,
          signal,
        } as const;
        return decodeBody(await request(call), contract.decodeTelegramBot);
      },
      async linkTelegram({ signal } = {}) {
        const path = '/telegram-bot/link';
        const call = { method: 'POST', path, timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodeTelegramLink);
      },
      async telegramLink({ signal } = {}) {
        const path = '/telegram-bot/link';
        const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodeTelegramLinkState);
      },
      async findPostcode(postcode, { signal } = {}) {
        const path = `/postcodes/${encodeURIComponent(postcode)}`;
        const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), contract.decodePostcodeAddress);
      },
      update: server.update,
    },
    setup: {
      async create(input, { signal } = {}) {
        const json = contract.encodeSetup(input);
        const call = { method: 'POST', path: '/setup', json, timeoutMs: extraLayerMs } as const;
        const body = await request({ ...call, isSignIn: true, signal });
        return decodeBody(body, contract.user.decode);
      },
    },
    async holders({ path: of }, id, { users = false, signal } = {}) {
      const path = `${of}/${id}/holders${users ? '?users=true' : ''}`;
      const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), contract.decodeHolders);
    },
    async maintenanceLinks({ signal } = {}) {
      const path = '/maintenance/links';
      const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), (json) =>
        json === null ? null : contract.decodeLinks(json),
      );
    },
    async calendarTimes(json, { signal } = {}) {
      const path = '/calendars/times';
      const call = { method: 'POST', path, json, timeoutMs: extraLayerMs, signal } as const;
      return decodeBody(await request(call), contract.decodeCalendarTimes);
    },
    async pastExpression(json, { signal } = {}) {
      const path = '/attributes/computed/past';
      const call = { method: 'POST', path, json, timeoutMs: trackingMs, signal } as const;
      return decodeBody(await request(call), contract.decodePastExpression);
    },
    seenEvents: {
      get: (options) => askSeen({ method: 'GET' }, options),
      mark: (json, options) => askSeen({ method: 'POST', json }, options),
    },
    branding: {
      async get({ signal } = {}) {
        const path = `/${encodeURIComponent(attributePrefix)}/assets/custom/config.json`;
        const call = { method: 'GET', path, timeoutMs: extraLayerMs, signal } as const;
        return decodeBody(await request(call), (json) => json);
      },
    },
    access: laterAccountAccess(request, trackingMs),
    themes: createThemes(request, baseUrl, trackingMs),
    integrations: {
      list: async (...given) => (await loadIntegrations()).list(...given),
      save: async (...given) => (await loadIntegrations()).save(...given),
      forget: async (...given) => (await loadIntegrations()).forget(...given),
      test: async (...given) => (await loadIntegrations()).test(...given),
    },
    alarms: resource(contract.alarm),
    audit: resource(contract.auditEntry),
    bulk: resource(contract.bulkChange),
    calendars: resource(contract.calendar),
    commands: resource(contract.command),
    computedAttributes: resource(contract.computedAttribute),
    devices: resource(contract.device),
    deviceImages: createDeviceImages(request, trackingMs, Boolean(options.fetch), (device) =>
      live.changeDevice(device),
    ),
    drivers: resource(contract.driver),
    driving: {
      get: (callOptions) => askDriving({ method: 'GET' }, callOptions),
      scan: (json, callOptions) => askDriving({ method: 'POST', json }, callOptions),
    },
    geofences: resource(contract.geofence),
    groups: resource(contract.group),
    links: resource(contract.link),
    maintenance: resource(contract.maintenance),
    notifications: resource(contract.notification),
    reports: resource(contract.report),
    shares: resource(contract.share),
    statistics: resource(contract.statistics),
    users: resource(contract.user),
    positions,
    engineStops: resource(contract.engineStop),
    events: resource(contract.event),
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

/** The origin without a slash at its end. Throws a TypeError for what is none: no call could reach a server. */
function readBaseUrl(text: string): string {
  if (!/^(https?:\/\/[^/]|\/|$)/i.test(text) || /\/api\/*$/.test(text)) {
    throw new TypeError(
      `baseUrl "${text}" is no origin. Give one without /api, such as https://fleet.example.`,
    );
  }
  return text.replace(/\/+$/, '');
}
