import { XLSX } from './media-types';
import { auditHandlers } from './resources/audit';
import { calendarHandlers } from './resources/calendars';
import { commandHandlers } from './resources/commands';
import { computedAttributeHandlers } from './resources/computed-attributes';
import { createCrud } from './resources/crud';
import { imageHandlers } from './resources/device-images';
import { deviceHandlers } from './resources/devices';
import { eventHandlers } from './resources/events';
import { groupHandlers } from './resources/groups';
import { DRIVER, GEOFENCE, MAINTENANCE, ORDER } from './entities/linked-entities';
import { notificationHandlers } from './resources/notifications';
import { passwordHandlers } from './resources/passwords';
import { permissionHandlers } from './resources/permissions';
import { EXPORT_TYPES, exportHandlers } from './resources/position-exports';
import { positionHandlers } from './resources/positions';
import { reportHandlers } from './resources/reports';
import { serverHandlers } from './resources/server';
import { tokenHandlers } from './resources/session-tokens';
import { shareHandlers } from './resources/shares';
import { userHandlers } from './resources/users';
import { crud, FORM, route, type Route } from './route';

const ANY_FILE = { consumes: '' };
const MEDIA = { produces: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] };

/** Every call of the API; what names a path in full stands before what takes any. */
export const ROUTES: readonly Route[] = [
  route('GET /health', serverHandlers.health, {
    consumes: 'text/plain',
    produces: ['text/plain'],
  }),
  route('GET /server', serverHandlers.get),
  route('PUT /server', serverHandlers.replace),
  route('GET /server/timezones', serverHandlers.timezones),
  route('GET /server/geocode', serverHandlers.geocode),
  route('GET /session', userHandlers.current, FORM),
  route('DELETE /session', userHandlers.signOut, FORM),
  route('POST /session/token', tokenHandlers.create, FORM),
  route('POST /session/token/revoke', tokenHandlers.revoke, FORM),
  route('POST /password/reset', passwordHandlers.reset, FORM),
  route('POST /password/update', passwordHandlers.update, FORM),
  route('POST /users/totp', userHandlers.totp),
  route('PUT /devices/:id/accumulators', deviceHandlers.accumulators, { outside: true }),
  route('POST /devices/:id/image', imageHandlers.upload, ANY_FILE),
  route('GET /media/:uniqueId/:file', imageHandlers.download, MEDIA),
  ...crud('devices', deviceHandlers, { shared: true }),
  ...crud('groups', groupHandlers),
  ...crud('users', userHandlers),
  route('GET /notifications/types', notificationHandlers.types),
  route('GET /notifications/notificators', notificationHandlers.notificators),
  // A mail server may take its time, and no transaction is to wait for it.
  route('POST /notifications/test', notificationHandlers.test, { outside: true }),
  route('POST /notifications/test/:notificator', notificationHandlers.test, { outside: true }),
  route('POST /notifications/send/:notificator', notificationHandlers.announce),
  ...crud('notifications', notificationHandlers),
  route('GET /commands/types', commandHandlers.types),
  route('GET /commands/send', commandHandlers.sendable),
  route('POST /commands/send', commandHandlers.send),
  ...crud('commands', commandHandlers),
  route('POST /attributes/computed/test', computedAttributeHandlers.test),
  ...crud('attributes/computed', computedAttributeHandlers),
  ...crud('geofences', createCrud(GEOFENCE)),
  ...crud('drivers', createCrud(DRIVER)),
  ...crud('calendars', calendarHandlers),
  ...crud('maintenance', createCrud(MAINTENANCE)),
  ...crud('orders', createCrud(ORDER)),
  ...reportHandlers.kinds.flatMap(({ name, report, sheet, mail }) => [
    route(`GET /reports/${name}`, report, { produces: [XLSX, 'application/json'] }),
    route(`GET /reports/${name}/xlsx`, sheet, { produces: [XLSX] }),
    route(`GET /reports/${name}/mail`, mail),
  ]),
  route('GET /reports/geofences', reportHandlers.geofences),
  route('GET /reports/combined', reportHandlers.combined),
  ...crud('reports', reportHandlers),
  ...(['csv', 'gpx', 'kml', 'kmz'] as const).map((type) =>
    route(`GET /positions/${type}`, exportHandlers[type], { produces: [EXPORT_TYPES[type]] }),
  ),
  route('GET /positions', positionHandlers.list),
  route('DELETE /positions', positionHandlers.removePeriod),
  route('DELETE /positions/:id', positionHandlers.remove),
  route('GET /events/:id', eventHandlers.get),
  route('GET /permissions', permissionHandlers.list),
  route('POST /permissions', permissionHandlers.add),
  route('DELETE /permissions', permissionHandlers.remove),
  route('POST /permissions/bulk', permissionHandlers.addBulk),
  route('DELETE /permissions/bulk', permissionHandlers.removeBulk),
  route('POST /share/device', shareHandlers.device, FORM),
  route('POST /share/group', shareHandlers.group, FORM),
  route('GET /audit', auditHandlers.actions),
  route('GET /statistics', auditHandlers.statistics),
];
