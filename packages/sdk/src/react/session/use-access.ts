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

/** What {@link useAccess} gives: the answer of `decide`, and no rule while nobody is known to ask. */
export type AccessCheck = (
  action: AccessAction,
  area: AccessArea,
  subject?: AccessSubject,
) => { allowed: boolean; rule: ErrorCode | null };

/**
 * Whether who is signed in may do something: for what is shown and offered. Nothing is allowed before
 * account and server are known. The server decides again.
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
