import type { Unit } from '../../db/database';
import type {
  Actor,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../../upstream/upstream';
import type { ObjectAccess } from '../access/access';
import type { EngineParts } from './engine-parts';
import type { Action } from './write-actions';

/** One request on its way through the engine. */
export interface RequestContext extends EngineParts {
  unit: Unit;
  actor: Actor;
  request: UpstreamRequest;
  /** Set by the guard of stops, where a stop is let through. */
  stop: UpstreamContext['stop'];
  /** API key of the program that asks. */
  keyId: UpstreamContext['keyId'];
  /**
   * True to answer as a Traccar does: no fix older than it reports, no distance but the counter's.
   */
  isLiteral: boolean;
  showsAllEvents: boolean;
  /** Max devices on the server; undefined for no limit. */
  maxDevices: number | undefined;
  /** The rest of the path behind the resource's name, its parameters by name. */
  params: Record<string, string>;
  /** It runs in a transaction of its caller's, of which memory knows nothing yet. */
  isInside: boolean;
  /** Rights of the caller; throws 401 when nobody is signed in. */
  access(): Promise<ObjectAccess>;
  /** Writes down what the caller does. */
  audit(action: Omit<Action, 'userId' | 'address'>): Promise<void>;
  /**
   * A password as it is stored. Hashing takes long, so it is never done inside the transaction: the first
   * time the whole call is taken back, and made again once the hash is there.
   */
  hashPassword(password: string): string;
  /** Ends all credentials of an account, but those the caller keeps. */
  endCredentials(userId: number): Promise<void>;
  /**
   * Runs work that reaches somebody outside: once, after the commit, and its failure is the answer.
   * Inside a transaction of its caller's it runs after that.
   */
  beforeAnswer(work: () => Promise<void>): void;
  /** Updates memory once the write is committed; sockets follow before the answer. */
  afterCommit(listener: () => void, options?: { visibility?: boolean }): void;
}

/** One call of one resource. */
export type Handler = (context: RequestContext) => Promise<UpstreamResponse>;
