import type { Handler } from './request-context';

/** One call of the API. */
export interface Route {
  method: string;
  /** Parts of the path; `:name` takes any one. */
  parts: readonly string[];
  handler: Handler;
  /** Media type a body must have; empty for any. */
  consumes: string;
  /** Media types of the answer. */
  produces: readonly string[];
  /** Runs outside a transaction: it reads only, or writes by the queue of the fixes. */
  outside: boolean;
  /** May share its transaction with others of its kind: it waits for nothing but the database. */
  shared: boolean;
}

/** What a call differs in from the usual. */
export type RouteOptions = Partial<Pick<Route, 'consumes' | 'produces' | 'outside' | 'shared'>>;

/** The call `GET /devices/:id` and who answers it. */
export const route = (call: string, handler: Handler, options: RouteOptions = {}): Route => {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    parts: path.split('/').slice(1),
    handler,
    consumes: 'application/json',
    produces: ['application/json'],
    outside: method === 'GET',
    shared: false,
    ...options,
  };
};

/** Calls with a form. */
export const FORM: RouteOptions = { consumes: 'application/x-www-form-urlencoded' };

/** The five calls of one kind of object. */
export interface CrudHandlers {
  list: Handler;
  get: Handler;
  create: Handler;
  replace: Handler;
  remove: Handler;
}

/** The five calls of one kind of object below its path. */
export const crud = (path: string, handlers: CrudHandlers, options?: RouteOptions): Route[] => [
  route(`GET /${path}`, handlers.list),
  route(`POST /${path}`, handlers.create, options),
  route(`GET /${path}/:id`, handlers.get),
  route(`PUT /${path}/:id`, handlers.replace, options),
  route(`DELETE /${path}/:id`, handlers.remove, options),
];
