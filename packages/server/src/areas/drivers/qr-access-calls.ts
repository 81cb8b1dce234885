import { qrAccess } from '@rastro/sdk/contract';
import { cleanSignInName } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { OwnResource } from '../../request/own-resource';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import type { AccountRights } from '../../ground/access/account-rights';
import type { PasswordPolicy } from '../../ground/accounts/password-policy';
import { type Identity, toUpstreamActor } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import { type InputOf, toInput } from '../../ground/own-resources/to-input';
import type { DriveStore } from './drive-store';
import { toDriverAccount } from './driver-account';
import type { QrAccessStore, StoredAccess } from './qr-access-store';
import { seeThings, type SeenThing } from './see-things';

interface CallsOptions {
  tracking: Pick<Upstream, 'send' | 'endCredentials' | 'changeForService'>;
  store: QrAccessStore;
  access: Pick<Access, 'actorOf' | 'require' | 'forgetAccount'>;
  rights: Pick<AccountRights, 'tell'>;
  passwords: Pick<PasswordPolicy, 'check'>;
  drives: Pick<DriveStore, 'endAll'>;
  clock: () => number;
  prefix: string;
}

type Input = Omit<InputOf<(typeof qrAccess)['members']>, 'password'> & { password: string };
type Body = Record<string, unknown>;

/** Accounts of drivers at the tracking API, and checks of who makes them. */
function createDriverAccounts({ tracking, access }: Pick<CallsOptions, 'tracking' | 'access'>) {
  const send = async (who: Identity, method: string, path: string, body?: Body): Promise<Body> => {
    const answer = await tracking.send(
      { method, path, query: new URLSearchParams(), accept: 'application/json', body },
      { actor: toUpstreamActor(who) },
    );
    return readAnswer(answer);
  };

  /** Changes the account of a driver; where who asks does not manage it, for another one made it, the service does. */
  const changeUser = async (who: Identity, userId: number, changes: Body): Promise<void> => {
    try {
      const user = await send(who, 'GET', `/users/${userId}`);
      await send(who, 'PUT', `/users/${userId}`, { ...user, ...changes });
    } catch (error) {
      if (!isNotTheirs(error) || !tracking.changeForService) throw error;
      const merge = (user: Body): Body => ({ ...user, ...changes });
      readAnswer(await tracking.changeForService(`/users/${userId}`, merge));
    }
  };

  const findDriver = async (who: Identity, driverId: number): Promise<SeenThing> => {
    const [driver] = await seeThings(tracking, who.userId, '/drivers', [driverId]);
    if (driver) return driver;
    throw refuseField('driverId', 'refusal.driver.unknown');
  };

  /**
   * Checks that the account may make accounts: a manager or administrator, with rights to the
   * commands that the driver is to trigger.
   */
  const requireMaker = async ({ userId }: Identity, input: Input): Promise<void> => {
    const { kind } = await access.actorOf(userId);
    if (kind !== 'administrator' && kind !== 'manager') throw forbidden('MANAGER_REQUIRED');
    const { unlocks, lockMinutes } = input;
    const ask = (engine: 'stop' | 'resume') =>
      access.require(userId, 'send', 'commands', { isSaved: false, engine });
    if (unlocks) await ask('resume');
    if (lockMinutes > 0) await ask('stop');
  };

  return { send, changeUser, findDriver, requireMaker };
}

/** `/qr-access`: of the drivers that the account sees. With each comes an account of the tracking API. */
export function createQrAccessCalls(options: CallsOptions): OwnResource<Identity> {
  const { tracking, store, access, rights, passwords, drives, clock, prefix } = options;
  const { send, changeUser, findDriver, requireMaker } = createDriverAccounts(options);

  const find = async (who: Identity, id: number): Promise<StoredAccess | undefined> => {
    const found = await store.find(id);
    const seen =
      found && (await seeThings(tracking, who.userId, '/drivers', [found.driverId])).length > 0;
    return seen ? found : undefined;
  };

  return createOwnCrud(qrAccess, {
    store: {
      async list({ userId }) {
        const seen = await seeThings(tracking, userId, '/drivers');
        return store.listOf(seen.map(({ id }) => id));
      },
      find,
      async create(who, input: Input) {
        const driver = await findDriver(who, input.driverId);
        await passwords.check(input.password);
        if (await store.ofDriver(driver.id)) throw taken();
        await access.require(who.userId, 'create', 'users', {
          changes: ['name', 'email', 'password'],
        });
        const user = await send(who, 'POST', '/users', toDriverAccount(driver, input, prefix));
        const userId = Number(user['id']);
        const { password: _, ...values } = input;
        const made = await store.create({ ...values, userId, ownerId: who.userId });
        if (!made) {
          await send(who, 'DELETE', `/users/${userId}`);
          throw taken();
        }
        await rights.tell(userId);
        return made;
      },
      async update(who, item, input: Input) {
        const { password, ...values } = input;
        if (values.driverId !== item.driverId) {
          throw refuseField('driverId', 'refusal.driver.fixed');
        }
        if (password) await passwords.check(password);
        if (password || values.username !== item.username) {
          await access.require(who.userId, 'update', 'users', { isSelf: false, own: true });
          await changeUser(who, item.userId, {
            email: values.username,
            ...(password ? { password } : {}),
          });
          if (password) await tracking.endCredentials(item.userId);
        }
        // Who saves it answers for it from now on.
        await store.update(item.id, { ...item, ...values, ownerId: who.userId });
      },
      async delete(who, id) {
        const item = await find(who, id);
        if (!item) return false;
        await access.require(who.userId, 'delete', 'users', { isSelf: false, own: true });
        try {
          await send(who, 'DELETE', `/users/${item.userId}`);
        } catch (error) {
          if (!isNotTheirs(error)) throw error;
          // It may be gone already; one that somebody else made is locked.
          await changeUser(who, item.userId, { disabled: true }).catch((refusal: unknown) => {
            if (!isNotTheirs(refusal)) throw refusal;
          });
          await tracking.endCredentials(item.userId);
        }
        await store.delete(id);
        await drives.endAll({ driverId: item.driverId }, new Date(clock()));
        return true;
      },
    },
    async check(body, who): Promise<Input> {
      const read = toInput(qrAccess.members, body);
      const input = {
        ...read,
        username: cleanSignInName(read.username),
        password: (read.password ?? '').normalize('NFC'),
      };
      await requireMaker(who, input);
      return input;
    },
  });
}

const isNotTheirs = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const readAnswer = (answer: UpstreamResponse): Body => {
  if (answer.status < 400) return JSON.parse(answer.body || '{}') as Body;
  const refusal = translateError(toRefusal(answer), { entity: 'User' });
  // The account is called `email` there, and `username` by whoever asked.
  throw refusal.code === 'ALREADY_EXISTS'
    ? new ApiError(409, 'ALREADY_EXISTS', refusal.message, { field: 'username' })
    : refusal;
};

const taken = (): ApiError =>
  new ApiError(409, 'ALREADY_EXISTS', wordsOf('ALREADY_EXISTS'), { field: 'driverId' });
