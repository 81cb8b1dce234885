import * as z from 'zod/mini';
import { USER_FORM_MIN_LENGTHS } from '../domain';
import { createDecoder } from './decode';
import { mapLayersSchema } from './map-layer';
import { attributes, flag, numberOr, numbersOrNull, text, textOrNull } from './fields';

const demoInfoSchema = z.object({
  signIn: flag,
  streetsUrl: text,
  attribution: text,
  history: z.catch(z.object({ done: numberOr(0), total: numberOr(0) }), { done: 0, total: 0 }),
});

/**
 * The demo fleet: whether one click signs in, where its streets are, the credit of its data, and
 * how many fixes of its history are loaded (`done` equals `total` at the end).
 */
export type DemoInfo = z.output<typeof demoInfoSchema>;

/** The server's settings and what it says of itself, as on the wire. */
export const serverSchema = z.object({
  id: numberOr(1),
  registration: flag,
  readonly: flag,
  deviceReadonly: flag,
  limitCommands: flag,
  disableReports: flag,
  fixedEmail: flag,
  forceSettings: flag,
  map: textOrNull,
  bingKey: textOrNull,
  mapUrl: textOrNull,
  overlayUrl: textOrNull,
  poiLayer: textOrNull,
  coordinateFormat: textOrNull,
  announcement: textOrNull,
  latitude: numberOr(0),
  longitude: numberOr(0),
  zoom: numberOr(0),
  version: textOrNull,
  emailEnabled: flag,
  textEnabled: flag,
  geocoderEnabled: flag,
  openIdEnabled: flag,
  openIdForce: flag,
  newServer: flag,
  storageSpace: numbersOrNull,
  attributePrefix: textOrNull,
  passwordMinLength: numberOr(USER_FORM_MIN_LENGTHS.password),
  mapLayers: mapLayersSchema,
  demo: z.catch(z.nullable(demoInfoSchema), null),
  attributes,
});

/**
 * The server. `attributePrefix` is null and `mapLayers` empty on a server that does not send them;
 * `passwordMinLength` is how many characters a new password has at least.
 */
export type Server = z.output<typeof serverSchema>;

/** Decodes the server; throws ContractError. */
export const decodeServer = createDecoder('Server', serverSchema);

/** Decodes where trackers send to; throws ContractError. */
export const decodeIngestAddress = createDecoder('Ingest address', z.object({ url: textOrNull }));

/** Exactly the writable members of the server. */
export function encodeServer(server: Server): Record<string, unknown> {
  return {
    id: server.id,
    registration: server.registration,
    readonly: server.readonly,
    deviceReadonly: server.deviceReadonly,
    limitCommands: server.limitCommands,
    disableReports: server.disableReports,
    fixedEmail: server.fixedEmail,
    forceSettings: server.forceSettings,
    map: server.map,
    bingKey: server.bingKey,
    mapUrl: server.mapUrl,
    overlayUrl: server.overlayUrl,
    poiLayer: server.poiLayer,
    coordinateFormat: server.coordinateFormat,
    announcement: server.announcement,
    latitude: server.latitude,
    longitude: server.longitude,
    zoom: server.zoom,
    attributes: server.attributes,
  };
}
