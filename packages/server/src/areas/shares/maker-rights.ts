import { decide, readFlag } from '@rastro/sdk/domain';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import { ApiError } from '../../request/api-error';
import { readOwn } from '../../ground/own-resources/read-own';

/**
 * Checks whether an account may share vehicles now. Throws an `ApiError` when that cannot be
 * determined.
 */
export type MayShare = (userId: number) => Promise<boolean>;

interface RightsOptions {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'actorOf' | 'onChanged'>;
  clock: () => number;
}

/** A viewer asks often. */
const REMEMBERED_MS = 5_000;

/** A link lives no longer than the right of who made it: this is asked whenever somebody looks. */
export function createMayShare({ upstream, access, clock }: RightsOptions): MayShare {
  const remembered = new Map<number, { may: Promise<boolean>; untilMs: number }>();
  access.onChanged(() => remembered.clear());

  const read = async (userId: number): Promise<boolean> => {
    try {
      const actor = await access.actorOf(userId);
      if (!decide(actor, 'create', 'shares').allowed) return false;
      return !readFlag(await readOwn(upstream, userId, '/server'), 'disableShare');
    } catch (error) {
      // Whose account is closed shares nothing.
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    }
  };

  return (userId) => {
    const nowMs = clock();
    for (const [id, { untilMs }] of remembered) if (untilMs <= nowMs) remembered.delete(id);
    const known = remembered.get(userId);
    if (known !== undefined) return known.may;
    const may = read(userId);
    remembered.set(userId, { may, untilMs: nowMs + REMEMBERED_MS });
    may.catch(() => remembered.delete(userId));
    return may;
  };
}
