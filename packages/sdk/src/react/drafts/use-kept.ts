'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useSession } from '../session/use-session';
import type { TrackingClient } from '../../client';

/** In memory alone, and never a secret. */
const draftsOf = new WeakMap<TrackingClient, Map<string, unknown>>();
const MAX_DRAFTS = 20;

/** Keeps what is typed into a form, for a while. */
function keepDraft(client: TrackingClient, key: string, draft: unknown): void {
  const drafts = draftsOf.get(client) ?? new Map<string, unknown>();
  draftsOf.set(client, drafts);
  drafts.delete(key);
  const [oldest] = drafts.keys();
  if (drafts.size >= MAX_DRAFTS && oldest !== undefined) drafts.delete(oldest);
  drafts.set(key, draft);
}

/** Hands back what was kept, once. */
function takeDraft(client: TrackingClient, key: string): unknown {
  const drafts = draftsOf.get(client);
  const draft = drafts?.get(key);
  drafts?.delete(key);
  return draft;
}

interface KeptOptions<Draft> {
  /** Names the form among others of the account: what it is of, and which. */
  name: string;
  isDirty: boolean;
  /** Somebody has said that it may be lost. */
  isGivenUp: () => boolean;
  /** Unsaved values, without secrets. */
  read: () => Draft;
  /** Puts it back; false where nothing of it is left to be saved. */
  restore: (kept: Draft) => boolean;
}

/**
 * Keeps what is not saved of a form that goes without having been asked, as where the session ends or the page gets
 * another layout, and puts it back when the same account opens the form again.
 */
export function useKept<Draft>(options: KeptOptions<Draft>): {
  isBack: boolean;
  /** It is saved, or its thing is gone. */
  drop: () => void;
} {
  const { name } = options;
  const client = useTrackingClient();
  const { user } = useSession();
  const [isBack, setBack] = useState(false);
  const userId = user?.id;
  // The account that typed it, also once nobody is signed in.
  const owner = useRef<number>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (userId === undefined || owner.current !== undefined) return;
    owner.current = userId;
    const kept = takeDraft(client, `${userId} ${name}`);
    // A form of this name keeps drafts of this shape.
    if (kept !== undefined) setBack(latest.current.restore(kept as Draft));
  }, [client, userId, name]);

  useEffect(
    () => () => {
      const { isDirty, isGivenUp, read } = latest.current;
      if (!isDirty || isGivenUp() || owner.current === undefined) return;
      keepDraft(client, `${owner.current} ${name}`, read());
    },
    [client, name],
  );
  const drop = useCallback(() => {
    latest.current = { ...latest.current, isDirty: false };
    setBack(false);
  }, []);
  return { isBack, drop };
}
