import type { Handler } from './request-context';
import { deviceHandlers } from './resources/devices';
import { eventHandlers } from './resources/events';
import { groupHandlers } from './resources/groups';
import { notificationHandlers } from './resources/notifications';
import { permissionHandlers } from './resources/permissions';
import { positionHandlers } from './resources/positions';
import { serverHandlers } from './resources/server';
import { tokenHandlers } from './resources/session-tokens';
import { userHandlers } from './resources/users';

/** One call of the API. */
export interface Route {
  method: string;
  /** Parts of the path; `:name` takes any one. */
  parts: readonly string[];
  handler: Handler;
  /** Media type of a body. */
  consumes: 'application/json' | 'application/x-www-form-urlencoded';
  /** Runs outside a transaction: it reads only, or writes by the queue of the fixes. */
  outside: boolean;
}

type Options = Partial<Pick<Route, 'consumes' | 'outside'>>;

const route = (call: string, handler: Handler, options: Options = {}): Route => {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    parts: path.split('/').slice(1),
    handler,
    consumes: 'application/json',
    outside: method === 'GET',
    ...options,
  };
};

interface CrudHandlers {
  list: Handler;
  get: Handler;
  create: Handler;
  replace: Handler;
  remove: Handler;
}

const crud = (path: string, handlers: CrudHandlers): Route[] => [
  route(`GET /${path}`, handlers.list),
  route(`POST /${path}`, handlers.create),
  route(`GET /${path}/:id`, handlers.get),
  route(`PUT /${path}/:id`, handlers.replace),
  route(`DELETE /${path}/:id`, handlers.remove),
];

const FORM: Options = { consumes: 'application/x-www-form-urlencoded' };

const ROUTES: readonly Route[] = [
  route('GET /server', serverHandlers.get),
  route('PUT /server', serverHandlers.replace),
  route('GET /session', userHandlers.current, FORM),
  route('POST /session/token', tokenHandlers.create, FORM),
  route('POST /session/token/revoke', tokenHandlers.revoke, FORM),
  route('PUT /devices/:id/accumulators', deviceHandlers.accumulators, { outside: true }),
  ...crud('devices', deviceHandlers),
  ...crud('groups', groupHandlers),
  ...crud('users', userHandlers),
  route('GET /notifications/types', notificationHandlers.types),
  route('GET /notifications/notificators', notificationHandlers.notificators),
  route('POST /notifications/test', notificationHandlers.test),
  route('POST /notifications/test/:notificator', notificationHandlers.test),
  ...crud('notifications', notificationHandlers),
  route('GET /positions', positionHandlers.list),
  route('DELETE /positions', positionHandlers.removePeriod),
  route('DELETE /positions/:id', positionHandlers.remove),
  route('GET /events/:id', eventHandlers.get),
  route('GET /permissions', permissionHandlers.list),
  route('POST /permissions', permissionHandlers.add),
  route('DELETE /permissions', permissionHandlers.remove),
  route('POST /permissions/bulk', permissionHandlers.addBulk),
  route('DELETE /permissions/bulk', permissionHandlers.removeBulk),
];

/** A call that was found, with what its path names. */
export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

const match = (
  parts: readonly string[],
  path: readonly string[],
): Record<string, string> | null => {
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return params;
};

/** The call behind method and path, `path` when only the method is wrong, or null. */
export const findRoute = (method: string, path: string): FoundRoute | 'path' | null => {
  const parts = path.split('/').slice(1);
  let isKnownPath = false;
  for (const candidate of ROUTES) {
    const params = match(candidate.parts, parts);
    if (!params) continue;
    if (candidate.method === method) return { route: candidate, params };
    isKnownPath = true;
  }
  return isKnownPath ? 'path' : null;
};
