import { EventEmitter } from 'node:events';
import {
  type AccessAction,
  type AccessArea,
  type AccessDecision,
  type AccessSubject,
  type Actor,
  type ActorServer,
  type ActorUser,
  bindToMakers,
  decide,
  demandsCodes,
  type Permission,
  readPermissions,
  toAccountRights,
  toActor,
} from '@rastro/sdk/domain';
import { readCodeKey } from '../sessions/read-code-key';
import { readUser } from '../sessions/read-user';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { forbidden } from '../../request/api-error';
import type { AccountRights } from './account-rights';
import { isSuperior, listAdministrators } from './is-superior';
import type { Makers } from './makers';
import type { createTakeOver } from './take-over-permissions';
import { translateError } from '../../request/translate-error';

/** Rights of accounts at this door. */
export interface Access {
  /**
   * Reads the account and the server's settings, in the account's own name. Throws an `ApiError`.
   */
  actorOf(userId: number): Promise<Actor>;
  /** The same, read in the name of somebody who sees the account, which may never have signed in here. */
  actorSeenBy(userId: number, readerId: number): Promise<Actor>;
  /** Throws a 403 that names the rule by which something is refused. */
  require(userId: number, ...asked: Asked): Promise<void>;
  /** Throws a 403 where the server wants one-time codes that the account has yet to set up. */
  requireSetUp(userId: number): Promise<void>;
  /**
   * Checks whether something would be allowed. Throws an `ApiError` where that cannot be decided.
   */
  may(userId: number, ...asked: Asked): Promise<boolean>;
  /**
   * Checks that an administrator is above an account; above a non-administrator they always are.
   * Throws an `ApiError`.
   */
  isSuperior(userId: number, administratorId: number): Promise<boolean>;
  /** Drops what is remembered of accounts and settings; `area` is what was changed at this door. */
  forget(area?: AccessArea): void;
  /** Calls back when somebody may see or do something else now; returns the unsubscribe. */
  onChanged(listener: () => void): () => void;
  /** An administrator whom no other one manages: "higher" (decision 6). Throws an `ApiError`. */
  isHigher(userId: number): Promise<boolean>;
  /**
   * Returns the seller whose contracts and invoices somebody manages: 0 for the server's operator
   * (decision 7), a reseller's own id; undefined for anybody else.
   */
  sellerOf(userId: number): Promise<number | undefined>;
  /** The permissions that an account may give to others, in any mode; null for all. Throws an `ApiError`. */
  givable(userId: number): Promise<ReadonlySet<Permission> | null>;
  /** The same of one account; null for all. */
  forgetAccount(userId: number | null): void;
}

interface AccessOptions {
  upstream: Pick<Upstream, 'send'>;
  /** Prefix of the brand's attributes. */
  prefix: string;
  clock: () => number;
  rights: Pick<AccountRights, 'read'>;
  /** Asked with whoever is read, until it is done. */
  takeOver: ReturnType<typeof createTakeOver>;
  makers: Pick<Makers, 'of' | 'forget'>;
}

type Asked = [action: AccessAction, area: AccessArea, subject?: AccessSubject];

/** A change of these may be one of who may do what. */
const RIGHTS: ReadonlySet<AccessArea> = new Set(['users', 'server', 'links', 'groups', 'devices']);

/** The tracking API decides in the end: what is remembered may let a call through that it refuses. */
const REMEMBERED_MS = 5_000;

/** Asks `decide` for accounts of one tracking API. */
export function createAccess(options: AccessOptions): Access {
  const { upstream, prefix, clock, rights, makers, takeOver } = options;
  const changes = new EventEmitter<{ changed: [] }>().setMaxListeners(0);
  const remembered = new Map<number, { actor: Promise<Actor>; untilMs: number }>();

  const readActor = async (userId: number, readerId = userId): Promise<Actor> => {
    const query = new URLSearchParams();
    const [json, answer, known, madeBy] = await Promise.all([
      readUser(upstream, userId, readerId),
      upstream.send({ method: 'GET', path: '/server', query }, { actor: { userId: readerId } }),
      rights.read(userId),
      makers.of(userId),
    ]);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    const server = JSON.parse(answer.body ?? '{}') as ActorServer;
    const user = JSON.parse(json) as ActorUser;
    const kept = (await takeOver(user)) ? await rights.read(userId) : known;
    const attributes = toAccountRights(user.attributes, prefix, kept) as ActorUser['attributes'];
    const whole = { ...user, attributes: attributes ?? null };
    const needsSecondFactor =
      demandsCodes(whole, server, prefix) &&
      (await readCodeKey(upstream, userId, readerId)) === undefined;
    return bindToMakers(toActor({ ...whole, needsSecondFactor }, server, prefix), madeBy);
  };

  const read = (userId: number): Promise<Actor> => {
    const nowMs = clock();
    for (const [id, { untilMs }] of remembered) if (untilMs <= nowMs) remembered.delete(id);
    const actor = readActor(userId);
    remembered.set(userId, { actor, untilMs: nowMs + REMEMBERED_MS });
    actor.catch(() => remembered.delete(userId));
    return actor;
  };

  const actorOf = (userId: number): Promise<Actor> => {
    const known = remembered.get(userId);
    return known !== undefined && known.untilMs > clock() ? known.actor : read(userId);
  };

  const isHigher = async (userId: number): Promise<boolean> => {
    if ((await actorOf(userId)).kind !== 'administrator') return false;
    for (const id of await listAdministrators(upstream, userId)) {
      if (id !== userId && (await isSuperior(upstream, userId, id))) return false;
    }
    return true;
  };

  const decideFor = async (userId: number, ...asked: Asked): Promise<AccessDecision> => {
    const decision = decide(await actorOf(userId), ...asked);
    // The account may have been given the right a moment ago, at another door.
    return decision.allowed ? decision : decide(await read(userId), ...asked);
  };

  return {
    actorOf,
    actorSeenBy: (userId, readerId) =>
      userId === readerId ? actorOf(userId) : readActor(userId, readerId),
    async require(userId, ...asked) {
      const { rule } = await decideFor(userId, ...asked);
      if (rule !== null) throw forbidden(rule);
    },
    async requireSetUp(userId) {
      const { needsSecondFactor } = await actorOf(userId);
      if (needsSecondFactor && (await read(userId)).needsSecondFactor) {
        throw forbidden('SECOND_FACTOR_REQUIRED');
      }
    },
    may: async (userId, ...asked) => (await decideFor(userId, ...asked)).allowed,
    async isSuperior(userId, administratorId) {
      const { kind } = await actorOf(userId);
      return kind !== 'administrator' || isSuperior(upstream, userId, administratorId);
    },
    isHigher,
    async sellerOf(userId) {
      const actor = await actorOf(userId);
      if (!decide(actor, 'read', 'billing').allowed) return undefined;
      if (actor.kind !== 'administrator') return userId;
      return (await isHigher(userId)) ? 0 : undefined;
    },
    async givable(userId) {
      const { kind, permissions } = await actorOf(userId);
      if (kind === 'administrator') return null;
      return permissions ?? readPermissions((await rights.read(userId)).permissions);
    },
    forget(area) {
      remembered.clear();
      makers.forget();
      if (area === undefined || RIGHTS.has(area)) changes.emit('changed');
    },
    onChanged(listener) {
      changes.on('changed', listener);
      return () => changes.off('changed', listener);
    },
    forgetAccount(userId) {
      makers.forget();
      if (userId === null) remembered.clear();
      else remembered.delete(userId);
      changes.emit('changed');
    },
  };
}
