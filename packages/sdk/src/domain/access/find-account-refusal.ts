import { resolveUserState } from '../user/user-state';
import type { ErrorCode } from '../errors/error-codes';

/**
 * Returns the reason why an account may do nothing at all at `nowMs`, whatever its role; null for
 * one that is active.
 */
export function findAccountRefusal(
  account: { disabled: boolean; expirationTime: string | null },
  nowMs: number,
) {
  const state = resolveUserState(account, nowMs);
  if (state === 'disabled') return 'USER_IS_DISABLED' satisfies ErrorCode;
  return state === 'expired' ? ('USER_HAS_EXPIRED' satisfies ErrorCode) : null;
}
