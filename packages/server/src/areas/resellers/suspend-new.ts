import type { Unit } from '../../db/database';
import type { AccountRights } from '../../ground/access/account-rights';

/** Suspends accounts as they come below a suspended reseller, and tells of it once that is written. */
export type SuspendNew = () => {
  add: (unit: Unit, userId: number) => Promise<void>;
  tell: () => Promise<void>;
};

/** Whoever comes below a suspended reseller is suspended with it: who is told is `onSuspended`'s to say. */
export const createSuspendNew =
  (
    rights: Pick<AccountRights, 'suspendWithReseller'>,
    onSuspended: (userId: number, reason: string) => Promise<void>,
  ): SuspendNew =>
  () => {
    const closed = new Map<number, string>();
    return {
      async add(unit, userId) {
        const reason = await rights.suspendWithReseller(userId, unit);
        if (reason !== undefined) closed.set(userId, reason);
      },
      async tell() {
        for (const [userId, reason] of closed) await onSuspended(userId, reason);
      },
    };
  };
