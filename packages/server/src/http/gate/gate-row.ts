import type { Call, Members } from '@rastro/sdk/contract';
import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';

/** Type of a query value; plural types may repeat. */
export type QueryKind = 'int' | 'ints' | 'number' | 'text' | 'texts' | 'boolean' | 'date';

/** One call, as its method and path say. */
export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `{id}` and `{deviceId}` stand for a number, any other parameter for one of its `choices`. */
  template: string;
  /** Allowed values of each parameter that is not a number. */
  choices?: Readonly<Record<string, readonly string[]>>;
}

/** A call, as far as rights go into it. */
export interface AskedAccess {
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>> | undefined;
  /** Prefix of the brand's attributes. */
  prefix: string;
  /** Something of the tracking API, in the name of who asks; undefined for what he does not see. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** Context of a check, beside the body. */
export interface CheckContext {
  /** The thing as it will be, with what stays as it is. */
  whole: Readonly<Record<string, unknown>>;
  /** Something else of the tracking API, in the name of who asks; undefined for what he does not see. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  nowMs: number;
  /** Mail goes out from here. */
  hasMail: boolean;
  /** Prefix of the brand's attributes. */
  prefix: string;
}

/** One call that may reach the tracking API. Whatever has no row does not. */
export interface GateRow extends CallRow {
  /** Area of rights that it falls under. */
  area: AccessArea;
  /** Action in that area; left out, the method's default. */
  action?: AccessAction;
  /** The area that it falls under by its query, where that is another one. */
  areaOf?: (query: URLSearchParams) => AccessArea;
  /** Returns the subject of the call, as far as the call itself names it. */
  access?: (asked: AskedAccess) => AccessSubject | Promise<AccessSubject>;
  /** Type of the thing with the id in its path, as the tracking API names it: `Device`. */
  entity?: string;
  /** The product keeps it: the tracking API is not asked. */
  isOwn?: boolean;
  /** The members of one, for the document of the API. */
  things?: Members;
  /** Type of the answer, where it is documented. */
  answer?: Extract<Call['answer'], string>;
  /** Answered with a 202 while it waits for a device. */
  mayWait?: boolean;
  /** Known members of the body. */
  sends?: Members;
  query?: Readonly<Record<string, QueryKind>>;
  /** Members the body may have; left out, a body is ignored. */
  body?: readonly string[];
  /**
   * Checks the changed members, attributes each by itself, by rules of this door only; throws to
   * refuse. Stored values are not included: a tracking API may hold ones that this door would
   * refuse, and whoever changes the rest did not put them there.
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
