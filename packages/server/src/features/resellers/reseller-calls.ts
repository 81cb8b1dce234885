import { reseller, type ResellerSales } from '@rastro/sdk/contract';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Unit } from '../../db/database';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { readWhole } from '../../request/read-whole';
import type { Access } from '../access/access';
import type { AccountRights } from '../access/account-rights';
import { type Identity, toUpstreamActor } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { type InputOf, toInput } from '../own-resources/to-input';
import { toDomain } from '../themes/to-domain';
import type { ResellerLimits, ResellerStore, StoredReseller } from './reseller-store';

interface CallsOptions {
  tracking: Pick<Upstream, 'send'>;
  store: ResellerStore;
  access: Pick<Access, 'actorOf' | 'isHigher' | 'sellerOf'>;
  /** What the invoices of a reseller come to. */
  readSales: (resellerId: number) => Promise<readonly ResellerSales[]>;
  rights: Pick<AccountRights, 'suspend' | 'restore' | 'read' | 'tell'>;
}

type Input = InputOf<(typeof reseller)['members']>;
/** One with what the tracking API knows of it. */
type Told = StoredReseller & {
  id: number;
  name: string;
  online: number;
  sales: readonly ResellerSales[];
};

/** `/resellers`: administrators have all of them, a reseller those below it and itself. */
export function createResellerCalls(options: CallsOptions): OwnResource<Identity> {
  const { tracking, store, access, rights, readSales } = options;

  const ask = async <T>(who: Identity, path: string, query: Record<string, string> = {}) => {
    const answer = await tracking.send(
      { method: 'GET', path, query: new URLSearchParams(query), accept: 'application/json' },
      { actor: toUpstreamActor(who) },
    );
    if (answer.status >= 400) return undefined;
    return JSON.parse((await readWhole(answer)) ?? 'null') as T;
  };
  const isAdministrator = async ({ userId }: Identity): Promise<boolean> =>
    (await access.actorOf(userId)).kind === 'administrator';

  /** Whether somebody stands above an account, at any depth; nobody above themselves. */
  const isAbove = async (who: Identity, userId: number): Promise<boolean> => {
    if (userId === who.userId) return false;
    return (await isAdministrator(who)) || (await store.above(userId)).includes(who.userId);
  };
  const requireAbove = async (who: Identity, userId: number): Promise<void> => {
    if (!(await isAbove(who, userId))) throw gone();
  };

  const tell = async (who: Identity, one: StoredReseller): Promise<Told> => {
    const user = await ask<{ name?: string }>(who, `/users/${one.userId}`);
    const devices = await ask<{ status?: string }[]>(who, '/devices', {
      userId: String(one.userId),
      excludeAttributes: 'true',
    });
    // Money is for who bills: a reseller, who stands above one, and higher administrators.
    const bills = (await access.sellerOf(who.userId)) !== undefined;
    const sales = bills ? await readSales(one.userId) : [];
    const online = (devices ?? []).filter(({ status }) => status === 'online').length;
    return { ...one, id: one.userId, name: user?.name ?? '', online, sales };
  };

  const find = async (who: Identity, id: number): Promise<Told | undefined> => {
    const [found] = await store.read(id);
    if (!found) return undefined;
    const isSeen = id === who.userId || (await isAbove(who, id));
    return isSeen ? tell(who, found) : undefined;
  };

  /** A sub-reseller has no more than what its reseller may have, and takes one of its places. */
  const requireWithin = async (
    unit: Pick<Unit, 'query'>,
    parentId: number,
    input: ResellerLimits,
    isNew: boolean,
  ): Promise<void> => {
    const [parent] = await store.read(parentId, unit);
    if (!parent) return;
    for (const name of ['maxDevices', 'maxUsers', 'maxResellers'] as const) {
      const most = parent[name];
      if (most < 0 || (input[name] >= 0 && input[name] <= most)) continue;
      throw new ApiError(422, 'FIELD_INVALID', `At most ${most}, as its reseller.`, {
        field: name,
      });
    }
    if (!isNew) return;
    for (const id of await store.above(parentId, unit)) {
      const [above] = await store.read(id, unit);
      if (above && above.maxResellers >= 0 && above.resellers >= above.maxResellers) {
        throw new ApiError(403, 'USER_LIMIT_REACHED', wordsOf('USER_LIMIT_REACHED'));
      }
    }
  };

  /** Whoever has a domain has its brand: one account alone, and nobody gets one that somebody else made. */
  const requireDomain = async (
    unit: Pick<Unit, 'query'>,
    userId: number,
    domain: string,
    takesBrands: boolean,
  ): Promise<void> => {
    if (domain === '') return;
    if (!(await store.isDomainTaken(unit, userId, { domain, takesBrands }))) return;
    throw new ApiError(409, 'ALREADY_EXISTS', 'Somebody else has this domain.', {
      field: 'domain',
    });
  };

  /** Whom the tracking API shows to whom. */
  const link = async (
    who: Identity,
    method: 'POST' | 'DELETE',
    userId: number,
    managedUserId: number,
  ) => {
    const answer = await tracking.send(
      {
        method,
        path: '/permissions',
        query: new URLSearchParams(),
        body: { userId, managedUserId },
      },
      { actor: toUpstreamActor(who) },
    );
    // A link that is not there is what is wanted of its end.
    if (answer.status >= 400 && method === 'POST') {
      throw translateError(toRefusal(answer), { entity: 'User' });
    }
  };

  const planOf = async (userId: number) => ({
    userIds: await store.below(userId),
    vehicles: await store.countDevices(userId),
    isDone: false,
  });

  /** A reseller that is not below what is moved, with room in it and in those above it. */
  const requireRoomFor = async (
    unit: Unit,
    resellerId: number,
    { userIds, vehicles }: Awaited<ReturnType<typeof planOf>>,
  ): Promise<void> => {
    if (resellerId === 0) return;
    const [target] = await store.read(resellerId, unit);
    if (!target || userIds.includes(resellerId)) {
      throw new ApiError(422, 'FIELD_INVALID', 'No reseller, or one below what is moved.', {
        field: 'resellerId',
      });
    }
    for (const id of await store.above(resellerId, unit)) {
      // Whoever stands above both has it already.
      if ((await store.below(id, unit)).includes(userIds[0] ?? 0)) continue;
      await store.requireRoom(unit, id, 'user', userIds.length);
      await store.requireRoom(unit, id, 'device', vehicles);
    }
  };

  return createOwnCrud(reseller, {
    store: {
      async list(who) {
        const all = await store.read();
        const below = new Set(await store.below(who.userId));
        const isAll = await isAdministrator(who);
        const seen = all.filter(({ userId }) => isAll || below.has(userId));
        return Promise.all(seen.map((one) => tell(who, one)));
      },
      find,
      async create(who, input: Input) {
        const { userId } = input;
        const isAll = await isAdministrator(who);
        if (!isAll && (await store.read(who.userId)).length === 0) {
          throw forbidden('ADMINISTRATOR_REQUIRED');
        }
        const user = await ask<{ administrator?: boolean }>(who, `/users/${userId}`);
        if (!user || userId === who.userId || user.administrator) {
          throw new ApiError(422, 'FIELD_INVALID', 'There is no such account below yours.', {
            field: 'userId',
          });
        }
        await store.inTurn(async (unit) => {
          if ((await store.read(userId, unit)).length > 0) throw taken();
          const [above = 0] = await store.above(userId, unit);
          const parentId = isAll ? above : who.userId;
          // An account of somebody else's customer is not there for this reseller.
          if (!isAll && above !== 0 && above !== who.userId) throw gone();
          if (parentId) await requireWithin(unit, parentId, input, true);
          await requireDomain(unit, userId, input.domain, isAll);
          await store.write(unit, userId, input);
          if (parentId) await store.place(unit, userId, parentId);
          await rights.tell(userId, unit);
        });
        const made = await find(who, userId);
        if (!made) throw gone();
        return made;
      },
      async update(who, item, input) {
        await requireAbove(who, item.userId);
        if (input.userId !== item.userId) {
          throw new ApiError(422, 'FIELD_INVALID', 'The account stays.', { field: 'userId' });
        }
        const isAll = await isAdministrator(who);
        await store.inTurn(async (unit) => {
          await requireWithin(unit, item.parentId, input, false);
          if (input.domain !== item.domain) {
            await requireDomain(unit, item.userId, input.domain, isAll);
          }
          await store.write(unit, item.userId, input);
          await rights.tell(item.userId, unit);
        });
      },
      async delete(who, id) {
        const item = await find(who, id);
        if (!item) return false;
        await requireAbove(who, id);
        if (item.customers + item.resellers > 0) {
          const words = 'It has customers or resellers: move them first.';
          throw new ApiError(409, 'HTTP_409_CONFLICT', words);
        }
        await store.inTurn(async (unit) => {
          await store.end(unit, id);
          await rights.tell(id, unit);
        });
        return true;
      },
    },
    check(body) {
      const input = toInput(reseller.members, body);
      const domain = toDomain(input.domain);
      if (domain === '' && input.domain !== '') {
        throw new ApiError(422, 'FIELD_INVALID', 'A domain as fleet.example.com.', {
          field: 'domain',
        });
      }
      return { ...input, domain };
    },
    calls: {
      async move({ who, body }) {
        const [userId, resellerId] = [Number(body['userId']), Number(body['resellerId'] ?? 0)];
        await requireAbove(who, userId);
        if (resellerId > 0) {
          const isOwn = resellerId === who.userId;
          if (!isOwn) await requireAbove(who, resellerId);
        } else if (!(await isAdministrator(who))) throw forbidden('ADMINISTRATOR_REQUIRED');
        const plan = await planOf(userId);
        const [from = 0] = (await store.above(userId)).filter((id) => id !== userId);
        await store.inTurn((unit) => requireRoomFor(unit, resellerId, plan));
        if (body['apply'] !== true) return plan;
        // First the new one sees it: where that is refused, nothing has changed.
        if (resellerId) await link(who, 'POST', resellerId, userId);
        await store.inTurn(async (unit) => {
          await requireRoomFor(unit, resellerId, plan);
          await store.place(unit, userId, resellerId);
        });
        if (from && from !== resellerId) await link(who, 'DELETE', from, userId);
        return { ...plan, isDone: true };
      },
      async suspend({ who, body }) {
        const resellerId = Number(body['resellerId']);
        await requireAbove(who, resellerId);
        if (!(await access.isHigher(who.userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
        const plan = await planOf(resellerId);
        if (body['apply'] !== true) return plan;
        const reason = String(body['reason']).trim();
        for (const userId of plan.userIds) {
          // Who was suspended on their own stays so, whatever becomes of the reseller.
          if ((await rights.read(userId)).suspension) continue;
          await store.markSuspended(userId, resellerId);
          await rights.suspend(userId, { userId: who.userId, reason });
        }
        return { ...plan, isDone: true };
      },
      async restore({ who, id }) {
        await requireAbove(who, id);
        if (!(await access.isHigher(who.userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
        const userIds = await store.suspendedWith(id);
        for (const userId of userIds) {
          await rights.restore(userId);
          await store.markSuspended(userId, null);
        }
        return { userIds, vehicles: await store.countDevices(id), isDone: true };
      },
    },
  });
}

const taken = (): ApiError =>
  new ApiError(409, 'ALREADY_EXISTS', wordsOf('ALREADY_EXISTS'), { field: 'userId' });
const gone = (): ApiError => new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
