import type { Members } from './member';
import type { Query, QueryValues } from './query';
import type { Read, Write } from './values';

/** A call that a resource has beside list, get, create, update and delete. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; names in braces are filled in: `/devices/{deviceId}/accumulators`. */
  readonly path: string;
  readonly query?: Query;
  /** Members of the body; sent in this order, without those left out. */
  readonly body?: Members;
  /**
   * Response type: nothing, raw text, one item of the resource, a list of them, or the result of a
   * function.
   */
  readonly answer: 'none' | 'text' | 'one' | 'list' | ((json: unknown) => unknown);
}

/** Calls by the name that the client gives them. */
export type Calls = Readonly<Record<string, Call>>;

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type BodyOf<C> = C extends { body: infer M extends Members } ? Write<{ members: M }> : unknown;
type QueryOfCall<C> = C extends { query: infer Q extends Query } ? QueryValues<Q> : unknown;

/** Input of a call: its body, its filters and the names in its path, in one object. */
export type CallInput<C extends Call> = BodyOf<C> &
  QueryOfCall<C> & {
    [Name in Exclude<PathNames<C['path']>, keyof BodyOf<C>>]: number | string;
  };

/** Return value of a call, for a resource with these members. */
export type CallAnswer<C extends Call, M extends Members> = C['answer'] extends 'none'
  ? void
  : C['answer'] extends 'text'
    ? string
    : C['answer'] extends 'one'
      ? Read<{ members: M }>
      : C['answer'] extends 'list'
        ? Read<{ members: M }>[]
        : C['answer'] extends (json: unknown) => infer Answer
          ? Answer
          : never;
