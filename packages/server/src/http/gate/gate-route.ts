/** How a query value is read; repeated ones may stand several times. */
export type QueryKind = 'int' | 'ints' | 'text' | 'texts' | 'boolean' | 'date';

/** One call that may reach the tracking API. Whatever has no row does not. */
export interface GateRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `{id}` stands for a number. */
  template: string;
  /** What it touches: the first segment the tracking API routes by. */
  area: string;
  query?: Readonly<Record<string, QueryKind>>;
  /** Members the body may have; left out, a body is ignored. */
  body?: readonly string[];
  /** What only this door asks of the body; refuses it by throwing. */
  check?: (body: Readonly<Record<string, unknown>>) => void;
  /** Calls a minute that an account may make of all such routes together; left out, as many as it likes. */
  perMinute?: number;
}
