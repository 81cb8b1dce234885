import { XLSX } from '../common/media-types';
import { auditHandlers } from '../resources/audit-log';
import { calendarHandlers } from '../resources/objects/calendars';
import { commandHandlers } from '../resources/objects/commands';
import { computedAttributeHandlers } from '../resources/objects/computed-attributes';
import { createCrud } from '../resources/shared/crud';
import { imageHandlers } from '../resources/objects/device-images';
import { deviceHandlers } from '../resources/objects/devices';
import { eventHandlers } from '../resources/tracks/events';
import { geofenceHandlers } from '../resources/objects/geofences';
import { groupHandlers } from '../resources/objects/groups';
import { PLAIN_ENTITIES } from '../entities/linked-entities';
import { notificationHandlers } from '../resources/objects/notifications';
import { passwordHandlers } from '../resources/accounts/passwords';
import { permissionHandlers } from '../resources/accounts/permissions';
import { EXPORT_TYPES, exportHandlers } from '../resources/tracks/position-exports';
import { positionHandlers } from '../resources/tracks/positions';
import { reportHandlers } from '../resources/tracks/reports';
import { serverHandlers } from '../resources/server';
import { tokenHandlers } from '../resources/accounts/session-tokens';
import { shareHandlers } from '../resources/accounts/shares';
import { userHandlers } from '../resources/accounts/users';
import { call, crudCalls, FORM, type EngineCall } from './engine-call';

const ANY_FILE = { consumes: '' };
const MEDIA = { produces: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] };

/** Every call of the API; what names a path in full stands before what takes any. */
export const ENGINE_CALLS: readonly EngineCall[] = [
  call('GET /health', serverHandlers.health, {
    consumes: 'text/plain',
    produces: ['text/plain'],
  }),
  call('GET /server', serverHandlers.get),
  call('PUT /server', serverHandlers.replace),
  call('GET /server/timezones', serverHandlers.timezones),
  call('GET /server/geocode', serverHandlers.geocode),
  call('GET /session', userHandlers.current, FORM),
  call('DELETE /session', userHandlers.signOut, FORM),
  call('POST /session/token', tokenHandlers.create, FORM),
  call('POST /session/token/revoke', tokenHandlers.revoke, FORM),
  call('POST /password/reset', passwordHandlers.reset, FORM),
  call('POST /password/update', passwordHandlers.update, FORM),
  call('POST /users/totp', userHandlers.totp),
  call('PUT /devices/:id/accumulators', deviceHandlers.accumulators, { outside: true }),
  call('POST /devices/:id/image', imageHandlers.upload, ANY_FILE),
  call('GET /media/:uniqueId/:file', imageHandlers.download, MEDIA),
  ...crudCalls('devices', deviceHandlers, { shared: true }),
  ...crudCalls('groups', groupHandlers),
  ...crudCalls('users', userHandlers),
  call('GET /notifications/types', notificationHandlers.types),
  call('GET /notifications/notificators', notificationHandlers.notificators),
  // A mail server may take its time, and no transaction is to wait for it.
  call('POST /notifications/test', notificationHandlers.test, { outside: true }),
  call('POST /notifications/test/:notificator', notificationHandlers.test, { outside: true }),
  call('POST /notifications/send/:notificator', notificationHandlers.announce),
  ...crudCalls('notifications', notificationHandlers),
  call('GET /commands/types', commandHandlers.types),
  call('GET /commands/send', commandHandlers.sendable),
  call('POST /commands/send', commandHandlers.send),
  ...crudCalls('commands', commandHandlers),
  call('POST /attributes/computed/test', computedAttributeHandlers.test),
  ...crudCalls('attributes/computed', computedAttributeHandlers),
  ...crudCalls('geofences', geofenceHandlers),
  ...PLAIN_ENTITIES.flatMap((entity) => crudCalls(entity.path, createCrud(entity))),
  ...crudCalls('calendars', calendarHandlers),
  ...reportHandlers.kinds.flatMap(({ name, report, sheet, mail }) => [
    call(`GET /reports/${name}`, report, { produces: [XLSX, 'application/json'] }),
    call(`GET /reports/${name}/xlsx`, sheet, { produces: [XLSX] }),
    call(`GET /reports/${name}/mail`, mail),
  ]),
  call('GET /reports/geofences', reportHandlers.geofences),
  call('GET /reports/combined', reportHandlers.combined),
  ...crudCalls('reports', reportHandlers),
  ...(['csv', 'gpx', 'kml', 'kmz'] as const).map((type) =>
    call(`GET /positions/${type}`, exportHandlers[type], { produces: [EXPORT_TYPES[type]] }),
  ),
  call('GET /positions', positionHandlers.list),
  call('DELETE /positions', positionHandlers.removePeriod),
  call('DELETE /positions/:id', positionHandlers.remove),
  call('GET /events/:id', eventHandlers.get),
  call('GET /permissions', permissionHandlers.list),
  call('POST /permissions', permissionHandlers.add),
  call('DELETE /permissions', permissionHandlers.remove),
  call('POST /permissions/bulk', permissionHandlers.addBulk),
  call('DELETE /permissions/bulk', permissionHandlers.removeBulk),
  call('POST /share/device', shareHandlers.device, FORM),
  call('POST /share/group', shareHandlers.group, FORM),
  call('GET /audit', auditHandlers.actions),
  call('GET /statistics', auditHandlers.statistics),
];
