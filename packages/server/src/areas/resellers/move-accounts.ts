import { type ResellerPlan, resources } from '@rastro/sdk/contract';
import type { Unit } from '../../db/database';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { AccountRights } from '../../ground/access/account-rights';
import { setMaker } from '../../ground/access/record-makers';
import {
  createAccountAsk,
  createServiceAsk,
  type Held,
  toHeld,
} from '../../ground/holders/read-holders';
import { type Identity, toUpstreamActor } from '../../ground/identity/identity';
import { type MovedThings, readLinked, readMovedThings } from './moved-things';
import type { ResellerStore } from '../../ground/accounts/reseller-store';
import type { SuspendNew } from './suspend-new';
import { requireRoomFor } from './tree-room';

interface Options {
  upstream: Pick<Upstream, 'origin' | 'send' | 'readForService' | 'linkForService'>;
  store: ResellerStore;
  rights: Pick<AccountRights, 'tell'>;
  suspendNew: SuspendNew;
  isAdministrator: (who: Identity) => Promise<boolean>;
  /** An account came from one reseller to another; 0 is none. */
  onMoved: (who: Identity, userId: number, way: { from: number; to: number }) => Promise<void>;
}

type Link = Readonly<Record<string, number>>;

/** Accounts as the side of a link that is managed. */
const MANAGED = { ...toHeld(resources.users), side: 'managedUserId' };

/** Moves accounts, with all below them, from one reseller to another. */
export function createMoveAccounts(options: Options) {
  const { upstream, store, rights, suspendNew, isAdministrator, onMoved } = options;

  const askFor = async (who: Identity) => {
    const own = createAccountAsk(upstream, who.userId);
    return (await isAdministrator(who)) ? own : (createServiceAsk(upstream) ?? own);
  };

  /** In the name of who asks, else of the account for services. Throws an `ApiError`. */
  const link = async (who: Identity, method: 'POST' | 'DELETE', body: Link): Promise<void> => {
    const request = { method, path: '/permissions', query: new URLSearchParams(), body };
    const own = await upstream.send(request, { actor: toUpstreamActor(who) });
    const answer =
      own.status < 400 ? own : ((await upstream.linkForService?.(method, body)) ?? own);
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  };

  /** Reads the current work of a move, including work left by an interrupted run. */
  const look = async (who: Identity, userId: number, resellerId: number) => {
    const userIds = await store.below(userId);
    const above = (await store.above(userId)).filter((id) => id !== userId);
    const target = resellerId > 0 ? await store.above(resellerId) : [];
    const left = (await store.leftBy(userId)).filter((id) => !target.includes(id));
    const [parent = 0] = above;
    const gone = above.filter((id, at) => at === 0 || !target.includes(id));
    const lostIds = [...new Set([...gone, ...left])].filter((id) => id !== resellerId);
    const belowIds = (await Promise.all(lostIds.map((id) => store.below(id)))).flat();
    const countedIds = new Set(await store.devicesOf(lostIds));
    const ask = await askFor(who);
    const things = await readMovedThings(ask, { userIds, lostIds, belowIds, countedIds });
    const isThere = parent === resellerId;
    const isOver = isThere && left.length === 0;
    return { userIds, lostIds, things, ask, isOver, from: isThere ? (left[0] ?? 0) : parent };
  };
  type Look = Awaited<ReturnType<typeof look>>;

  const countIn = async (unit: Unit, { userIds, lostIds, things }: Look): Promise<number> => {
    const counted = new Set(await store.devicesOf(lostIds, unit));
    return (
      (await store.countDevices(userIds[0] ?? 0, unit)) +
      things.rehomedIds.filter((id) => counted.has(id)).length +
      (await store.countClaims(unit, userIds))
    );
  };

  const moveThings = async (
    who: Identity,
    resellerId: number,
    { comes }: Pick<MovedThings, 'comes'>,
    ask: Look['ask'],
  ): Promise<void> => {
    const had = new Map<Held, ReadonlySet<number>>();
    for (const { id, held, seenBy } of comes) {
      if (seenBy.length === 0) continue;
      const { side } = held;
      if (resellerId > 0) {
        const has = had.get(held) ?? (await readLinked(ask, held, resellerId));
        had.set(held, has);
        if (!has.has(id)) await link(who, 'POST', { userId: resellerId, [side]: id });
      }
      for (const lostId of seenBy) await link(who, 'DELETE', { userId: lostId, [side]: id });
    }
  };

  return async (
    who: Identity,
    { userId, resellerId, apply }: { userId: number; resellerId: number; apply: boolean },
  ): Promise<ResellerPlan> => {
    const now = await look(who, userId, resellerId);
    const { userIds, lostIds, things, ask, from, isOver } = now;
    const vehicles = await store.inTurn(async (unit) => {
      const count = await countIn(unit, now);
      await requireRoomFor(store, unit, resellerId, { userIds, vehicles: count });
      return count;
    });
    const toThing = ({ type, id, name }: MovedThings['stays'][number]) => ({ type, id, name });
    const plan = {
      userIds,
      vehicles,
      isDone: false,
      comes: things.comes.map(toThing),
      stays: things.stays.map(toThing),
    };
    if (!apply) return plan;
    // First the new one sees it: where that is refused, nothing has changed.
    if (resellerId > 0 && !(await readLinked(ask, MANAGED, resellerId)).has(userId)) {
      await link(who, 'POST', { userId: resellerId, managedUserId: userId });
    }
    const suspended = suspendNew();
    await store.inTurn(async (unit) => {
      await requireRoomFor(store, unit, resellerId, {
        userIds,
        vehicles: await countIn(unit, now),
      });
      await store.place(unit, userId, resellerId);
      // What bound whoever made it binds it no more.
      await setMaker(unit, upstream.origin, { userId, makerId: resellerId });
      await store.rehome(unit, things.rehomedIds, userId);
      await store.setLeft(unit, userId, lostIds);
      for (const id of await store.below(userId, unit)) await suspended.add(unit, id);
    });
    await suspended.tell();
    await moveThings(who, resellerId, things, ask);
    for (const lostId of lostIds) {
      const managed = await readLinked(ask, MANAGED, lostId);
      for (const managedUserId of userIds.filter((id) => managed.has(id))) {
        await link(who, 'DELETE', { userId: lostId, managedUserId });
      }
    }
    if (!isOver) {
      for (const id of userIds) await onMoved(who, id, { from, to: resellerId });
    }
    await store.inTurn((unit) => store.setLeft(unit, userId, []));
    for (const id of [userId, resellerId, ...lostIds]) if (id > 0) await rights.tell(id);
    return { ...plan, isDone: true };
  };
}
