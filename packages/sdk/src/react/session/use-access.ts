'use client';
import { useCallback, useMemo } from 'react';
import {
  decide,
  toActor,
  type AccessAction,
  type AccessArea,
  type AccessSubject,
  type ErrorCode,
} from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useServer } from './use-server';
import { useSession } from './use-session';

/**
 * Return value of {@link useAccess}: the answer of `decide`, without a rule while the actor is
 * unknown.
 */
export type AccessCheck = (
  action: AccessAction,
  area: AccessArea,
  subject?: AccessSubject,
) => { allowed: boolean; rule: ErrorCode | null };

/**
 * Provides a check of the signed-in user's rights, for what the page shows and offers. Nothing is
 * allowed before account and server are known. The server decides again.
 */
export function useAccess(): AccessCheck {
  const { user } = useSession();
  const { data: server } = useServer();
  const { attributePrefix } = useTrackingClient();
  const actor = useMemo(
    () => (user && server ? toActor(user, server, attributePrefix) : null),
    [user, server, attributePrefix],
  );
  return useCallback(
    (action, area, subject) =>
      actor ? decide(actor, action, area, subject) : { allowed: false, rule: null },
    [actor],
  );
}
