import { findAccountRefusal, mayDoMore } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { translateError } from '../../request/translate-error';
import type { Access } from './access';
import type { AccountRights } from './account-rights';

/** Members of an account that decide whether somebody may be in it. */
export interface EnteredAccount {
  id: number;
  administrator: boolean;
  disabled: boolean;
  expirationTime: string | null;
}

interface Options {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'actorOf' | 'isSuperior' | 'require'>;
  accountRights: Pick<AccountRights, 'read'>;
  clock: () => number;
}

/** Says who may log in as which other account, and stay there. */
export type MayEnter = ReturnType<typeof createMayEnter>;

/** Asks `decide` about logging in as other accounts: when it is done, and again while it lasts. */
export function createMayEnter({ upstream, access, accountRights, clock }: Options) {
  /** Throws unless the account stands below who asks, and may do nothing that they may not, or is that of their reseller. */
  const require = async (
    userId: number,
    { id, administrator, ...ends }: EnteredAccount,
    isOfReseller: boolean,
  ): Promise<void> => {
    const ended = findAccountRefusal(ends, clock());
    if (ended) throw forbidden(ended);
    const isSelf = id === userId;
    const me = await access.actorOf(userId);
    const other = await access.actorOf(id).catch(explainAway);
    // Of two administrators the one who manages the other is above.
    const isSuperior = !isSelf && administrator && !(await access.isSuperior(id, userId));
    const isMore = me.kind !== 'administrator' && mayDoMore(other, me);
    const subject = { own: true, isSelf, isSuperior, isMore, isOfReseller };
    await access.require(userId, 'enter', 'users', subject);
    if (isSelf || other.kind === 'guest') throw forbidden('HTTP_403_FORBIDDEN');
  };

  /** The account of the reseller in whose account somebody works; null for who works for none. */
  const worksFor = async (userId: number): Promise<number | null> =>
    (await accountRights.read(userId)).worksFor;

  /** An account as who asks sees it. */
  const readAs = async (userId: number, id: number): Promise<EnteredAccount> => {
    const call = { method: 'GET', path: `/users/${id}`, query: new URLSearchParams() };
    const answer = await upstream.send(call, { actor: { userId } });
    if (answer.status < 400) return JSON.parse(answer.body ?? '{}') as EnteredAccount;
    throw translateError(toRefusal(answer), { entity: 'User' });
  };

  return {
    require,
    worksFor,
    /**
     * Checks that somebody who logged in as an account before might do so now. Throws where that
     * cannot be found out.
     */
    async mayStay(byUserId: number, userId: number): Promise<boolean> {
      try {
        const isOfReseller = (await worksFor(byUserId)) === userId;
        // Its own account sees nothing of it: who works for a reseller does not manage it.
        const user = await readAs(isOfReseller ? userId : byUserId, userId);
        await require(byUserId, user, isOfReseller);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500 && error.status !== 429) return false;
        throw error;
      }
    },
  };
}

/** A tracking server elsewhere lets nobody into an account but its owner, and its own service account. */
function explainAway(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  throw new ApiError(409, 'SERVICE_ACCOUNT_REQUIRED', wordsOf('SERVICE_ACCOUNT_REQUIRED'));
}
