import type { AccessArea } from '@rastro/sdk/domain';
import { checkArea } from './check-area';
import { checkRule } from './check-rule';
import type { GateRow, QueryKind } from './gate-row';

const PAGE = {
  limit: 'int',
  offset: 'int',
  keyword: 'text',
  excludeAttributes: 'boolean',
} as const satisfies Record<string, QueryKind>;

const OWNED = { all: 'boolean', userId: 'int', ...PAGE } as const;
const LINKED = { ...OWNED, deviceId: 'int', groupId: 'int' } as const;

const DEVICE = [
  'id',
  'name',
  'uniqueId',
  'status',
  'lastUpdate',
  'positionId',
  'groupId',
  'calendarId',
  'phone',
  'model',
  'contact',
  'category',
  'disabled',
  'expirationTime',
  'attributes',
] as const;

const GROUP = ['id', 'name', 'groupId', 'attributes'] as const;

const USER = [
  'id',
  'name',
  'login',
  'email',
  'newEmail',
  'phone',
  'readonly',
  'administrator',
  'map',
  'latitude',
  'longitude',
  'zoom',
  'password',
  'currentPassword',
  'coordinateFormat',
  'disabled',
  'expirationTime',
  'deviceLimit',
  'userLimit',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
  'poiLayer',
  'totpKey',
  'temporary',
  'attributes',
] as const;

const NOTIFICATION = [
  'id',
  'type',
  'description',
  'always',
  'notificators',
  'calendarId',
  'commandId',
  'attributes',
] as const;

const GEOFENCE = ['id', 'name', 'description', 'area', 'calendarId', 'attributes'] as const;

const SERVER = [
  'id',
  'registration',
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
  'forceSettings',
  'map',
  'bingKey',
  'mapUrl',
  'overlayUrl',
  'poiLayer',
  'coordinateFormat',
  'announcement',
  'latitude',
  'longitude',
  'zoom',
  'attributes',
] as const;

const LINK = [
  'userId',
  'deviceId',
  'groupId',
  'notificationId',
  'geofenceId',
  'managedUserId',
] as const;

/** Members that the server writes: clients may send back what they read, and change nothing by it. */
const ECHOED = ['id', 'status', 'lastUpdate', 'positionId', 'newEmail'];

/** The six calls of a resource. */
function crud(
  area: AccessArea,
  body: readonly string[],
  query: Readonly<Record<string, QueryKind>>,
  more: Pick<GateRow, 'check'> = {},
): GateRow[] {
  const [all, one] = [`/${area}`, `/${area}/{id}`];
  const changes = body.filter((name) => !ECHOED.includes(name));
  return [
    { method: 'GET', template: all, area, query },
    { method: 'POST', template: all, area, body, ...more },
    { method: 'GET', template: one, area },
    { method: 'PUT', template: one, area, body, ...more },
    { method: 'PATCH', template: one, area, body: changes, ...more },
    { method: 'DELETE', template: one, area },
  ];
}

/** The channels that the tracking API may have; it refuses those that are not configured. */
const NOTIFICATORS = [
  'web',
  'mail',
  'command',
  'sms',
  'firebase',
  'traccar',
  'telegram',
  'pushover',
  'whatsapp',
] as const;

const OF_NOTIFICATIONS = { area: 'notifications', choices: { notificator: NOTIFICATORS } } as const;
/** A test goes out at once: a mail server is not to be kept busy with them. */
const TEST: Omit<GateRow, 'template'> = {
  ...OF_NOTIFICATIONS,
  method: 'POST',
  action: 'send',
  access: () => ({ subject: { isSelf: true } }),
  perMinute: 5,
};

const NOTIFYING: readonly GateRow[] = [
  { method: 'GET', template: '/notifications/types', area: 'notifications' },
  {
    method: 'GET',
    template: '/notifications/notificators',
    area: 'notifications',
    query: { announcement: 'boolean' },
  },
  { ...TEST, template: '/notifications/test' },
  { ...TEST, template: '/notifications/test/{notificator}' },
  {
    ...OF_NOTIFICATIONS,
    method: 'POST',
    action: 'send',
    template: '/notifications/send/{notificator}',
    query: { userId: 'ints' },
    body: ['subject', 'digest', 'body', 'priority'],
  },
];

/** Everything that the gate lets through. Deny by default: a new call needs a row here. */
export const gateRows: readonly GateRow[] = [
  ...crud('devices', DEVICE, { ...OWNED, id: 'ints', uniqueId: 'texts' }),
  ...crud('groups', GROUP, OWNED),
  ...crud('users', USER, { userId: 'int', deviceId: 'int', ...PAGE }),
  ...crud('notifications', NOTIFICATION, LINKED, { check: checkRule }),
  ...NOTIFYING,
  ...crud('geofences', GEOFENCE, LINKED, { check: checkArea }),
  { method: 'PUT', template: '/server', area: 'server', body: SERVER },
  {
    method: 'GET',
    template: '/positions',
    area: 'positions',
    access: ({ query }) => (looksBack(query) ? { area: 'reports' } : {}),
    query: { id: 'ints', deviceId: 'int', from: 'date', to: 'date' },
  },
  { method: 'GET', template: '/events/{id}', area: 'events' },
  {
    method: 'GET',
    template: '/permissions',
    area: 'links',
    // In this order an owner stands before what it owns, as the tracking API wants it.
    query: {
      userId: 'int',
      deviceId: 'int',
      groupId: 'int',
      notificationId: 'int',
      geofenceId: 'int',
      managedUserId: 'int',
    },
  },
  { method: 'POST', template: '/permissions', area: 'links', body: LINK },
  { method: 'DELETE', template: '/permissions', area: 'links', body: LINK },
];

/** Positions of a period or by id; all others are the latest of a device. */
function looksBack(query: URLSearchParams): boolean {
  return query.has('id') || (query.has('deviceId') && query.has('from') && query.has('to'));
}
