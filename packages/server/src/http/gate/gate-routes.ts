import { checkArea } from './check-area';
import { checkRule } from './check-rule';
import type { GateRoute, QueryKind } from './gate-route';

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

/** The five calls of a resource. */
function crud(
  area: string,
  body: readonly string[],
  query: Readonly<Record<string, QueryKind>>,
  more: Pick<GateRoute, 'check'> = {},
): GateRoute[] {
  return [
    { method: 'GET', template: `/${area}`, area, query },
    { method: 'POST', template: `/${area}`, area, body, ...more },
    { method: 'GET', template: `/${area}/{id}`, area },
    { method: 'PUT', template: `/${area}/{id}`, area, body, ...more },
    { method: 'DELETE', template: `/${area}/{id}`, area },
  ];
}

/** The ways to reach people that the tracking API may have; it refuses those that are not configured. */
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

/** A test goes out at once: a mail server is not to be kept busy with them. */
const TEST = { method: 'POST', area: 'notifications', perMinute: 5 } as const;

const NOTIFYING: readonly GateRoute[] = [
  { method: 'GET', template: '/notifications/types', area: 'notifications' },
  {
    method: 'GET',
    template: '/notifications/notificators',
    area: 'notifications',
    query: { announcement: 'boolean' },
  },
  { ...TEST, template: '/notifications/test' },
  ...NOTIFICATORS.flatMap((type): GateRoute[] => [
    { ...TEST, template: `/notifications/test/${type}` },
    {
      method: 'POST',
      template: `/notifications/send/${type}`,
      area: 'notifications',
      query: { userId: 'ints' },
      body: ['subject', 'digest', 'body', 'priority'],
    },
  ]),
];

/** Everything that the gate lets through. Deny by default: a new call needs a row here. */
export const gateRoutes: readonly GateRoute[] = [
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
    query: { id: 'ints', deviceId: 'int', from: 'date', to: 'date' },
  },
  { method: 'GET', template: '/events/{id}', area: 'events' },
  {
    method: 'GET',
    template: '/permissions',
    area: 'permissions',
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
  { method: 'POST', template: '/permissions', area: 'permissions', body: LINK },
  { method: 'DELETE', template: '/permissions', area: 'permissions', body: LINK },
];
