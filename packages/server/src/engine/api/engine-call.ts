import type { Handler } from '../requests/request-context';

/** One call of the API. */
export interface EngineCall {
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

/** Deviations of a call from the defaults. */
export type CallOptions = Partial<Pick<EngineCall, 'consumes' | 'produces' | 'outside' | 'shared'>>;

/** The call `GET /devices/:id` and who answers it. */
export const call = (template: string, handler: Handler, options: CallOptions = {}): EngineCall => {
  const [method = '', path = ''] = template.split(' ');
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
export const FORM: CallOptions = { consumes: 'application/x-www-form-urlencoded' };

/** The five calls of one kind of object. */
export interface CrudHandlers {
  list: Handler;
  get: Handler;
  create: Handler;
  replace: Handler;
  remove: Handler;
}

/** The five calls of one kind of object below its path. */
export const crudCalls = (
  path: string,
  handlers: CrudHandlers,
  options?: CallOptions,
): EngineCall[] => [
  call(`GET /${path}`, handlers.list),
  call(`POST /${path}`, handlers.create, options),
  call(`GET /${path}/:id`, handlers.get),
  call(`PUT /${path}/:id`, handlers.replace, options),
  call(`DELETE /${path}/:id`, handlers.remove, options),
];
