import { reseller, type ResellerSales } from '@rastro/sdk/contract';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import { refuseConflict, refuseField, refusePhrases } from '../../request/refuse-field';
import type { OwnResource } from '../../request/own-resource';
import type { Unit } from '../../db/database';
import type { Upstream } from '../../upstream/upstream';
import { parseBody } from '../../request/parse-body';
import { readWhole } from '../../request/read-whole';
import type { Access } from '../../ground/access/access';
import type { AccountRights } from '../../ground/access/account-rights';
import type { SuspensionNews } from '../../ground/logs/note-suspension';
import { type Identity, toUpstreamActor } from '../../ground/identity/identity';
import { isPerson } from '../../ground/accounts/own-guard';
import { createOwnCrud, type OwnCall } from '../../ground/own-resources/create-own-crud';
import { type InputOf, toInput } from '../../ground/own-resources/to-input';
import { toDomain } from '../../ground/themes/to-domain';
import {
  covers,
  type GiveLimits,
  isSameLimits,
  readAccountLimits,
  toAccountLimits,
} from './account-limits';
import { createMoveAccounts } from './move-accounts';
import { type ChangedPeople, peopleSchema, type ResellerPeople } from './reseller-people';
import type {
  ResellerLimits,
  ResellerStore,
  StoredReseller,
} from '../../ground/accounts/reseller-store';
import type { SuspendNew } from './suspend-new';
import { requireResellerRoom, requireWithin } from './tree-room';

interface CallsOptions {
  tracking: Pick<
    Upstream,
    'origin' | 'send' | 'readForService' | 'linkForService' | 'endCredentials'
  >;
  store: ResellerStore;
  people: ResellerPeople;
  access: Pick<Access, 'actorOf' | 'isHigher' | 'sellerOf'>;
  /** Sums up the invoices of a reseller. */
  readSales: (resellerId: number) => Promise<readonly ResellerSales[]>;
  limits: GiveLimits;
  suspendNew: SuspendNew;
  rights: Pick<AccountRights, 'read' | 'suspend' | 'restoreTree' | 'tell'>;
  onMoved: Parameters<typeof createMoveAccounts>[0]['onMoved'];
  /** Accounts work for a reseller from now on, or no more. */
  onPeople: (who: Identity, resellerId: number, changed: ChangedPeople) => Promise<void>;
  /** An account was suspended, or opened, with a reseller. */
  onSuspension: (
    who: Identity,
    userId: number,
    news: SuspensionNews,
    suspension: { reason: string; since?: Date },
  ) => Promise<void>;
}

type Input = InputOf<(typeof reseller)['members']>;
type User = Record<string, unknown> & { id: number };
/** One with what the tracking API knows of it. */
type Told = StoredReseller & {
  id: number;
  name: string;
  online: number;
  sales: readonly ResellerSales[];
  people: readonly number[];
};

type Call = OwnCall<Told>;
type Reads = ReturnType<typeof createReads>;
type Checks = ReturnType<typeof createChecks>;

/** Reads resellers for whoever looks at them, and tells who stands above whom. */
function createReads({ tracking, store, people, access, readSales }: CallsOptions) {
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

  /** Checks whether somebody is above an account, at any depth; nobody is above themselves. */
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
    const own = { sales, people: await people.list(one.userId) };
    return { ...one, id: one.userId, name: user?.name ?? '', online, ...own };
  };

  const find = async (who: Identity, id: number): Promise<Told | undefined> => {
    const [found] = await store.read(id);
    if (!found) return undefined;
    const isSeen = id === who.userId || (await isAbove(who, id));
    return isSeen ? tell(who, found) : undefined;
  };

  const readUser = (who: Identity, userId: number) => ask<User>(who, `/users/${userId}`);

  return { isAdministrator, requireAbove, tell, find, readUser };
}

/** Checks of what a reseller may have and be. */
function createChecks({ store, rights, limits }: CallsOptions) {
  /** Lets the account of a reseller make as much as the reseller may; throws where nobody could set that. */
  const planLimits = async (who: Identity, user: User, input: ResellerLimits) => {
    const wanted = toAccountLimits(input);
    const has = readAccountLimits(user);
    const isKept = covers(has, wanted) && !(await limits.canGive(who.userId));
    if (isKept || isSameLimits(has, wanted)) return async () => undefined;
    await limits.requireGiver(who.userId);
    return () => limits.give(who.userId, user.id, wanted);
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
    const of = { status: 409, code: 'ALREADY_EXISTS' as const, field: 'domain' };
    throw refusePhrases(of, [{ key: 'refusal.domain.taken' }]);
  };

  /** One of a reseller's own people stays what it is while it gets into the reseller's account. */
  const requireNoPerson = async (userId: number): Promise<void> => {
    if ((await rights.read(userId)).worksFor === null) return;
    throw refuseConflict('refusal.reseller.works', { field: 'userId' });
  };

  return { planLimits, requireDomain, requireNoPerson };
}

/** Resellers as they are listed, made, changed and ended. */
function createStore(
  { store, rights }: CallsOptions,
  { isAdministrator, requireAbove, tell, find, readUser }: Reads,
  { planLimits, requireDomain, requireNoPerson }: Checks,
) {
  return {
    async list(who: Identity) {
      const all = await store.read();
      const below = new Set(await store.below(who.userId));
      const isAll = await isAdministrator(who);
      const seen = all.filter(({ userId }) => isAll || below.has(userId));
      return Promise.all(seen.map((one) => tell(who, one)));
    },
    find,
    async create(who: Identity, input: Input) {
      const { userId } = input;
      const isAll = await isAdministrator(who);
      if (!isAll && (await store.read(who.userId)).length === 0) {
        throw forbidden('ADMINISTRATOR_REQUIRED');
      }
      const user = await readUser(who, userId);
      if (!user || userId === who.userId || user['administrator']) {
        throw refuseField('userId', 'refusal.reseller.account');
      }
      await requireNoPerson(userId);
      const giveLimits = await planLimits(who, user, input);
      await store.inTurn(async (unit) => {
        if ((await store.read(userId, unit)).length > 0) throw taken();
        const [above = 0] = await store.above(userId, unit);
        const parentId = isAll ? above : who.userId;
        // An account of somebody else's customer is not there for this reseller.
        if (!isAll && above !== 0 && above !== who.userId) throw gone();
        if (parentId) {
          await requireWithin(store, unit, parentId, input);
          await requireResellerRoom(store, unit, parentId, { more: 1 });
        }
        await requireDomain(unit, userId, input.domain, isAll);
        await store.write(unit, userId, input);
        if (parentId) await store.place(unit, userId, parentId);
        await rights.tell(userId, unit);
      });
      await giveLimits().catch(async (error: unknown) => {
        await store.inTurn((unit) => store.end(unit, userId));
        throw error;
      });
      const made = await find(who, userId);
      if (!made) throw gone();
      return made;
    },
    async update(who: Identity, item: Told, input: Input) {
      await requireAbove(who, item.userId);
      if (input.userId !== item.userId) {
        throw refuseField('userId', 'refusal.reseller.fixed');
      }
      const isAll = await isAdministrator(who);
      const user = await readUser(who, item.userId);
      const giveLimits = await planLimits(who, { ...user, id: item.userId }, input);
      await store.inTurn(async (unit) => {
        await requireWithin(store, unit, item.parentId, input);
        if (input.domain !== item.domain) {
          await requireDomain(unit, item.userId, input.domain, isAll);
        }
        await store.write(unit, item.userId, input);
        await rights.tell(item.userId, unit);
      });
      await giveLimits();
    },
    async delete(who: Identity, id: number) {
      if (!(await find(who, id))) return false;
      await requireAbove(who, id);
      await store.requireEmpty(id);
      await store.inTurn(async (unit) => {
        await store.end(unit, id);
        await rights.tell(id, unit);
      });
      return true;
    },
  };
}

/** Reads what a reseller is to be. */
function checkInput(body: Readonly<Record<string, unknown>>): Input {
  const input = toInput(reseller.members, body);
  const domain = toDomain(input.domain);
  if (domain === '' && input.domain !== '') {
    throw refuseField('domain', 'refusal.domain');
  }
  return { ...input, domain };
}

/** Moves accounts to another reseller, or to none. */
function createMove(
  { tracking, store, rights, suspendNew, onMoved }: CallsOptions,
  { isAdministrator, requireAbove }: Reads,
  { requireNoPerson }: Checks,
) {
  const move = createMoveAccounts({
    upstream: tracking,
    store,
    rights,
    suspendNew,
    isAdministrator,
    onMoved,
  });
  return async ({ who, body }: Call) => {
    const [userId, resellerId] = [Number(body['userId']), Number(body['resellerId'] ?? 0)];
    await requireAbove(who, userId);
    if (resellerId > 0) {
      const isOwn = resellerId === who.userId;
      if (!isOwn) await requireAbove(who, resellerId);
    } else if (!(await isAdministrator(who))) throw forbidden('ADMINISTRATOR_REQUIRED');
    await requireNoPerson(userId);
    return move(who, { userId, resellerId, apply: body['apply'] === true });
  };
}

/** Sets the people who work for a reseller. */
function createSetPeople(
  { tracking, store, people, rights, onPeople }: CallsOptions,
  { isAdministrator, requireAbove }: Reads,
) {
  return async ({ who, id, body }: Call) => {
    if (id !== who.userId) await requireAbove(who, id);
    // A token, or who got in as one of the people, would make others who outlast them.
    if (!isPerson(who) && !(await isAdministrator(who))) {
      throw new ApiError(403, 'PEOPLE_NEED_SIGN_IN', wordsOf('PEOPLE_NEED_SIGN_IN'));
    }
    if ((await store.read(id)).length === 0) throw gone();
    const userIds = [...new Set(parseBody(peopleSchema, body).userIds)];
    const changed = await store.inTurn((unit) => people.set(unit, id, userIds));
    for (const userId of changed.left) await tracking.endCredentials(userId);
    for (const userId of [...changed.came, ...changed.left]) await rights.tell(userId);
    await onPeople(who, id, changed);
    return people.list(id);
  };
}

/** Suspends a reseller with all that are below it, and opens them again. */
function createSuspensions(
  { store, access, rights, onSuspension }: CallsOptions,
  { requireAbove }: Reads,
) {
  const planOf = async (userId: number) => ({
    userIds: await store.below(userId),
    vehicles: await store.countDevices(userId),
    isDone: false,
  });

  return {
    async suspend({ who, body }: Call) {
      const resellerId = Number(body['resellerId']);
      await requireAbove(who, resellerId);
      if (!(await access.isHigher(who.userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
      const plan = await planOf(resellerId);
      if (body['apply'] !== true) return plan;
      const reason = String(body['reason'] ?? '').trim();
      if (reason === '') {
        throw refuseField('reason', 'refusal.reseller.reason');
      }
      const by = { userId: who.userId, reason, treeId: resellerId };
      const suspend = async (userId: number, unit?: Unit) => {
        const wasOpen = await rights.suspend(userId, by, unit);
        return async () => {
          if (wasOpen) await onSuspension(who, userId, 'suspended', { reason });
        };
      };
      // The reseller first: whoever comes below it from then on is suspended as it comes.
      const tellFirst = await store.inTurn((unit) => suspend(resellerId, unit));
      await tellFirst();
      const userIds = await store.below(resellerId);
      for (const userId of userIds) {
        if (userId !== resellerId) await (await suspend(userId))();
      }
      return { ...plan, userIds, isDone: true };
    },
    async restore({ who, id }: Call) {
      await requireAbove(who, id);
      if (!(await access.isHigher(who.userId))) throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
      const opened = await rights.restoreTree(id);
      for (const { userId, ...ended } of opened) {
        await onSuspension(who, userId, 'restored', ended);
      }
      const userIds = opened.map(({ userId }) => userId);
      return { userIds, vehicles: await store.countDevices(id), isDone: true };
    },
  };
}

/** `/resellers`: administrators have all of them, a reseller those below it and itself. */
export function createResellerCalls(options: CallsOptions): OwnResource<Identity> {
  const reads = createReads(options);
  const checks = createChecks(options);
  return createOwnCrud<typeof reseller, Told, Input>(reseller, {
    store: createStore(options, reads, checks),
    check: checkInput,
    calls: {
      move: createMove(options, reads, checks),
      setPeople: createSetPeople(options, reads),
      ...createSuspensions(options, reads),
    },
  });
}

const taken = (): ApiError =>
  new ApiError(409, 'ALREADY_EXISTS', wordsOf('ALREADY_EXISTS'), { field: 'userId' });
const gone = (): ApiError => new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
