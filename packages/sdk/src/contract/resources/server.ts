import { USER_FORM_MIN_LENGTHS } from '../../domain';
import { Unreadable } from '../decode';
import { defineResource } from '../describe/define-resource';
import { attributes, flag, id, number, numbers, structure, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';
import { readMapLayers } from '../map-layer';

/**
 * The demo fleet: whether one click signs in, the credit of its data, and how many fixes of its
 * history are loaded (`done` equals `total` at the end).
 */
export interface DemoInfo {
  signIn: boolean;
  attribution: string;
  history: { done: number; total: number };
}

const orElse = <T, E>(read: T | Unreadable, otherwise: E): T | E =>
  read instanceof Unreadable ? otherwise : read;

const readHistory = /* @__PURE__ */ toReader({ done: number(), total: number() });
const readDemo = /* @__PURE__ */ toReader({
  signIn: flag(),
  attribution: text({ default: '' }),
  history: structure((value) => orElse(readHistory(value), { done: 0, total: 0 })),
});

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
const OURS = { writtenBy: 'server', ownedByProduct: true } as const;

/** The server's settings and what it says of itself. */
export const server = /* @__PURE__ */ defineResource({
  name: 'Server',
  path: '/server',
  area: 'server',
  operations: ['get', 'update'],
  single: true,
  calls: {
    /**
     * The address of a place as plain text, empty where there is none. `background`: nobody waits for it; it is
     * refused (503) while the geocoder is busy with others.
     */
    geocode: {
      method: 'GET',
      path: '/server/geocode',
      query: { latitude: 'number', longitude: 'number', background: 'boolean' },
      answer: 'text',
    },
    /** Starts the server anew; only where whoever runs it has said how (`restartEnabled`). */
    restart: { method: 'POST', path: '/server/restart', answer: 'none' },
  },
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
    attributePrefix: text(OURS),
    passwordMinLength: passwordMinLength(),
    postcodeEnabled: flag(OURS),
    weatherEnabled: flag(OURS),
    escalatesAlarms: flag(OURS),
    locksByFences: flag(OURS),
    restartEnabled: flag(OURS),
    includedMapUrl: text({ writtenBy: 'server', ownedByProduct: true, default: '' }),
    mapLayers: structure(readMapLayers, { ownedByProduct: true }),
    demo: structure((value): DemoInfo | null => orElse(readDemo(value), null), {
      ownedByProduct: true,
    }),
    attributes: attributes(),
  },
});

/**
 * The server. `attributePrefix` is null and `mapLayers` empty on a server that does not send them;
 * `includedMapUrl` is the address of the map that needs no tiles, empty for none (docs/branding.md);
 * `passwordMinLength` is how many characters a new password has at least; `escalatesAlarms` whether
 * alarms that nobody takes go to the next contact of their rule, `locksByFences` whether fences stop
 * engines, and anchors alarm, while nobody is signed in.
 */
export interface Server extends Read<typeof server> {}
