import type { Call, Members } from '@rastro/sdk/contract';
import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';

/** How a query value is read; repeated ones may stand several times. */
export type QueryKind = 'int' | 'ints' | 'number' | 'text' | 'texts' | 'boolean' | 'date';

/** One call, as its method and path say. */
export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `{id}` and `{deviceId}` stand for a number, any other parameter for one of its `choices`. */
  template: string;
  /** What may stand for each parameter that is no number. */
  choices?: Readonly<Record<string, readonly string[]>>;
}

/** A call, as far as rights go into it. */
export interface AskedAccess {
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>> | undefined;
  /** Of the brand's attributes. */
  prefix: string;
  /** Something of the tracking API, in the name of who asks; undefined for what he does not see. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** What a check may look at beside the body. */
export interface CheckContext {
  /** The thing as it will be, with what stays as it is. */
  whole: Readonly<Record<string, unknown>>;
  /** Something else of the tracking API, in the name of who asks; undefined for what he does not see. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  nowMs: number;
  /** Mail goes out from here. */
  hasMail: boolean;
  /** Of the brand's attributes. */
  prefix: string;
}

/** One call that may reach the tracking API. Whatever has no row does not. */
export interface GateRow extends CallRow {
  /** Which rights it falls under. */
  area: AccessArea;
  /** What it does there; left out, what its method says. */
  action?: AccessAction;
  /** The area that it falls under by its query, where that is another one. */
  areaOf?: (query: URLSearchParams) => AccessArea;
  /** What the call itself tells of its subject. */
  access?: (asked: AskedAccess) => AccessSubject | Promise<AccessSubject>;
  /** What its path names by an id, as the tracking API calls it: `Device`. */
  entity?: string;
  /** The product keeps it: the tracking API is not asked. */
  isOwn?: boolean;
  /** The members of one, for the document of the API. */
  things?: Members;
  /** What comes back, where that is told at all. */
  answer?: Extract<Call['answer'], string>;
  /** Answered with a 202 while it waits for a device. */
  mayWait?: boolean;
  /** What is known of the members of the body. */
  sends?: Members;
  query?: Readonly<Record<string, QueryKind>>;
  /** Members the body may have; left out, a body is ignored. */
  body?: readonly string[];
  /**
   * What only this door asks of what is changed, attributes each by itself; refuses it by throwing. What is stored already
   * is not among it: a tracking API may hold what this door would refuse, and nobody who changes the rest put it there.
   */
  check?: (
    changed: Readonly<Record<string, unknown>>,
    context: CheckContext,
  ) => void | Promise<void>;
  /** Calls a minute that an account may make of all such rows together; left out, as many as it likes. */
  perMinute?: number;
  /** It takes work of this server's own, by what is sent: an account may make so many a minute of such calls together. */
  isHeavy?: boolean;
}
