import { DAY_MS } from '../time/durations';

/** States of an account for sign-in, with regard to its expiration. */
export const USER_STATES = ['active', 'expiresSoon', 'expired', 'disabled', 'suspended'] as const;

/** One of {@link USER_STATES}. */
export type UserState = (typeof USER_STATES)[number];

/** Time before its end from which an account counts as expiring soon. */
export const EXPIRES_SOON_MS = 15 * DAY_MS;

/** The state of an account; `expirationTime` is ISO text, null for never, `nowMs` epoch milliseconds. */
export function resolveUserState(
  { disabled, expirationTime }: { disabled: boolean; expirationTime: string | null },
  nowMs: number,
  isSuspended = false,
): UserState {
  if (disabled) return 'disabled';
  if (isSuspended) return 'suspended';
  const leftMs = expirationTime === null ? Infinity : Date.parse(expirationTime) - nowMs;
  if (leftMs <= 0) return 'expired';
  return leftMs <= EXPIRES_SOON_MS ? 'expiresSoon' : 'active';
}
