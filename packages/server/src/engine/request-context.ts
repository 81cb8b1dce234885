import type { Unit } from '../db/database';
import type { CredentialEnds } from '../upstream/credential-ends';
import type { Actor, UpstreamRequest, UpstreamResponse } from '../upstream/upstream';
import type { Access } from './access/access';
import type { Accounts } from './access/accounts';
import type { Action } from './audit';
import type { EngineLog } from './common/engine-log';
import type { Fleet } from './devices/live-fleet';
import type { CommandQueue } from './commands/command-queue';
import type { KnownMembers } from './known-members';
import type { Hub } from './live/hub';
import type { Channel } from './notify/channel';
import type { Outbox } from './notify/outbox';
import type { DayKeeper } from './reports/day-keeper';
import type { RuleBook } from './rules/book/rule-book';

/** What the handlers share for as long as the engine lives. */
export interface EngineParts {
  /** As of the last write, as `members` is. */
  accounts: Accounts;
  members: KnownMembers;
  /** Whatever is kept as of the last write: there is a new one. */
  forgetRead(): void;
  fleet: Fleet;
  hub: Hub;
  rules: RuleBook;
  /** What reports need not go through again. */
  days: DayKeeper;
  queue: CommandQueue;
  /** The ways to reach people that are configured. */
  channels: readonly Channel[];
  outbox: Outbox;
  /** Begins the product's own attributes; undefined where it has none. */
  attributePrefix: string | undefined;
  credentialEnds: CredentialEnds;
  clock: () => number;
  log: EngineLog;
  /** Rewrites the counters of a device's latest fix; resolves when stored. */
  setAccumulators(change: AccumulatorChange): Promise<void>;
}

/** New counters for a device's latest fix: metres and ms. */
export interface AccumulatorChange {
  deviceId: number;
  totalDistanceMeters?: number;
  hoursMs?: number;
}

/** One request on its way through the engine. */
export interface RequestContext extends EngineParts {
  unit: Unit;
  actor: Actor;
  request: UpstreamRequest;
  /** The rest of the path behind the resource's name, its parameters by name. */
  params: Record<string, string>;
  /** It runs in a transaction of its caller's, of which memory knows nothing yet. */
  isInside: boolean;
  /** Rights of the caller; throws 401 when nobody is signed in. */
  access(): Promise<Access>;
  /** Writes down what the caller does. */
  audit(action: Omit<Action, 'userId' | 'address'>): Promise<void>;
  /**
   * A password as it is stored. Hashing takes long, so it is never done inside the transaction: the first
   * time the whole call is taken back, and made again once the hash is there.
   */
  hashPassword(password: string): string;
  /** Ends all that an account is let in with, but what the caller keeps. */
  endCredentials(userId: number): Promise<void>;
  /** What memory must learn once the write is committed; sockets follow before the answer. */
  afterCommit(tell: () => void, options?: { sight?: boolean }): void;
}

/** One call of one resource. */
export type Handler = (context: RequestContext) => Promise<UpstreamResponse>;

/** 200 with JSON text. */
export const json = (body: string): UpstreamResponse => ({
  status: 200,
  contentType: 'application/json',
  body,
});

/** 200 with a file to keep. */
export const attachment = (
  name: string,
  contentType: string,
  stream: AsyncIterable<string | Uint8Array>,
): UpstreamResponse => ({
  status: 200,
  contentType,
  headers: { 'content-disposition': `attachment; filename=${name}` },
  body: null,
  stream,
});

/** 204. */
export const noContent = (): UpstreamResponse => ({ status: 204, body: null });
