import { TrackingFault } from './tracking-fault';

type Kind = 'number' | 'string' | 'boolean' | 'object' | 'array';
type Shape = Readonly<Record<string, Kind>>;

const EXTENDED = { id: 'number', attributes: 'object' } as const;
const NAMED = { ...EXTENDED, name: 'string' } as const;

/**
 * The members that are never null in any Traccar from 6.6 to 6.14, and that the layers above rely on.
 * What an upgrade adds is welcome; what it takes away or changes must not be half understood.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  server: { ...EXTENDED, registration: 'boolean', readonly: 'boolean' },
  session: { ...NAMED, administrator: 'boolean' },
  users: { ...NAMED, administrator: 'boolean' },
  devices: { ...NAMED, uniqueId: 'string', groupId: 'number' },
  groups: { ...NAMED, groupId: 'number' },
  positions: {
    ...EXTENDED,
    deviceId: 'number',
    fixTime: 'string',
    latitude: 'number',
    longitude: 'number',
    speed: 'number',
  },
  events: { ...EXTENDED, type: 'string', eventTime: 'string', deviceId: 'number' },
  geofences: { ...NAMED, area: 'string' },
  notifications: { ...EXTENDED, type: 'string', always: 'boolean' },
  drivers: { ...NAMED, uniqueId: 'string' },
  calendars: { ...NAMED, data: 'string' },
  maintenance: { ...NAMED, type: 'string', start: 'number', period: 'number' },
  commands: { ...EXTENDED, type: 'string' },
};

const LISTS = new Set(Object.keys(SHAPES).filter((name) => !['server', 'session'].includes(name)));

const kindOf = (value: unknown): Kind | 'null' | 'undefined' =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : (typeof value as Kind | 'undefined');

/** Throws a `TrackingFault` that names the member when one thing is not of its shape. */
export function checkEntity(name: string, value: unknown): void {
  if (kindOf(value) !== 'object') throw strange(name, `one of them is ${kindOf(value)}`);
  for (const [member, kind] of Object.entries(SHAPES[name] ?? {})) {
    const found = kindOf((value as Record<string, unknown>)[member]);
    if (found !== kind) throw strange(name, `"${member}" is ${found} instead of ${kind}`);
  }
}

/** Expected shape of a call's response; undefined when unknown. */
export interface ExpectedShape {
  name: string;
  isList: boolean;
}

/** Returns the expected shape of the response to `method path`. */
export function findShape(method: string, path: string): ExpectedShape | undefined {
  const [, name = '', id, ...rest] = path.split('/');
  if (method === 'DELETE' || method === 'OPTIONS' || rest.length > 0) return undefined;
  if (SHAPES[name] === undefined || (id !== undefined && !/^\d+$/.test(id))) return undefined;
  return { name, isList: method === 'GET' && id === undefined && LISTS.has(name) };
}

/** Checks a whole answer. */
export function checkAnswer({ name, isList }: ExpectedShape, value: unknown): void {
  if (!isList) return checkEntity(name, value);
  if (!Array.isArray(value)) throw strange(name, `a list was expected, not ${kindOf(value)}`);
  for (const item of value) checkEntity(name, item);
}

/** The fault of an answer that is not understood. */
export const strange = (name: string, what: string): TrackingFault =>
  new TrackingFault(
    'incompatible',
    `The tracking server answered "${name}" in a form that is not understood: ${what}. ` +
      'It may have been upgraded to a version that this server does not know.',
  );
