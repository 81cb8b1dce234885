'use client';
import { MINUTE_MS } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** Account of the session, and its end by this machine's clock. */
export interface SessionStatusHere {
  /** User who logged in as the account; null where its owner is signed in. */
  by: { name: string } | null;
  /** The reseller in whose account one may work. */
  worksFor: { id: number; name: string } | null;
  endsAtMs: number | null;
}

/** Time before a session's end at which it is announced, in ms. */
export const SESSION_WARNED_MS = 5 * MINUTE_MS;
const MAX_REFRESH_MS = 60 * MINUTE_MS;

/**
 * Loads the session status of the signed-in user; nothing with a server that does not report it.
 */
export function useSessionStatus(): RequestState<SessionStatusHere> {
  return useRequest<SessionStatusHere>(
    'useSessionStatus',
    'session-status',
    async ({ session }) => {
      const { now, endsAt, by, worksFor } = await session.status();
      const endsAtMs = endsAt === null ? null : Date.now() + Date.parse(endsAt) - Date.parse(now);
      return { by, worksFor, endsAtMs };
    },
    undefined,
    // Use moves the end; what is asked is asked again before the warning.
    (latest) => {
      const left = (latest?.endsAtMs ?? Infinity) - Date.now() - SESSION_WARNED_MS;
      return Math.max(MINUTE_MS, Math.min(MAX_REFRESH_MS, left));
    },
  );
}
