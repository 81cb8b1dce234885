import * as z from 'zod/mini';
import { USER_FORM_MIN_LENGTHS } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { attributes, flag, id, number, numbers, structure, text } from '../describe/members';
import { toSchema } from '../describe/to-schema';
import type { Read } from '../describe/values';
import { mapLayersSchema } from '../map-layer';

/**
 * The demo fleet: whether one click signs in, where its streets are, the credit of its data, and
 * how many fixes of its history are loaded (`done` equals `total` at the end).
 */
export interface DemoInfo {
  signIn: boolean;
  streetsUrl: string;
  attribution: string;
  history: { done: number; total: number };
}

const demoSchema = (): z.ZodMiniType<DemoInfo | null> => {
  const history = z.catch(toSchema({ done: number(), total: number() }), { done: 0, total: 0 });
  const members = {
    signIn: flag(),
    streetsUrl: text({ default: '' }),
    attribution: text({ default: '' }),
    history: structure(() => history),
  };
  return z.catch(z.nullable(toSchema(members)), null);
};

// @__NO_SIDE_EFFECTS__
function passwordMinLength() {
  return number({
    whole: true,
    default: USER_FORM_MIN_LENGTHS.password,
    writtenBy: 'server',
    ownedByProduct: true,
  });
}

const ONLY_READ = { writtenBy: 'server' } as const;

/** The server's settings and what it says of itself. */
export const server = /* @__PURE__ */ defineResource({
  name: 'Server',
  path: '/server',
  area: 'server',
  operations: ['get', 'update'],
  single: true,
  members: {
    id: id({ none: 1 }),
    registration: flag(),
    readonly: flag(),
    deviceReadonly: flag(),
    limitCommands: flag(),
    disableReports: flag(),
    fixedEmail: flag(),
    forceSettings: flag(),
    map: text(),
    bingKey: text(),
    mapUrl: text(),
    overlayUrl: text(),
    poiLayer: text(),
    coordinateFormat: text(),
    announcement: text(),
    latitude: number({ min: -90, max: 90, unit: 'degrees' }),
    longitude: number({ min: -180, max: 180, unit: 'degrees' }),
    zoom: number({ whole: true }),
    version: text(ONLY_READ),
    emailEnabled: flag(ONLY_READ),
    textEnabled: flag(ONLY_READ),
    geocoderEnabled: flag(ONLY_READ),
    openIdEnabled: flag(ONLY_READ),
    openIdForce: flag(ONLY_READ),
    newServer: flag(ONLY_READ),
    storageSpace: numbers(ONLY_READ),
    attributePrefix: text({ writtenBy: 'server', ownedByProduct: true }),
    passwordMinLength: passwordMinLength(),
    mapLayers: structure(() => mapLayersSchema, { ownedByProduct: true }),
    demo: structure(demoSchema, { ownedByProduct: true }),
    attributes: attributes(),
  },
});

/**
 * The server. `attributePrefix` is null and `mapLayers` empty on a server that does not send them;
 * `passwordMinLength` is how many characters a new password has at least.
 */
export interface Server extends Read<typeof server> {}
