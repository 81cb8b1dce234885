import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TrackingClient } from '../../../client';
import type { Members } from '../../../contract';
import { useTrackingClient } from '../../provider/use-tracking-client';
import { useSession } from '../../session/use-session';
import type { FormValues } from './form-values';
import { listChanges } from './list-changes';
import { rebaseChanges } from './rebase-changes';

interface Draft {
  before: FormValues;
  here: FormValues;
}

/** In memory alone: what is typed may be a secret. */
const draftsOf = new WeakMap<TrackingClient, Map<string, Draft>>();
const MOST_DRAFTS = 20;

function keep(client: TrackingClient, key: string, draft: Draft): void {
  const drafts = draftsOf.get(client) ?? new Map<string, Draft>();
  draftsOf.set(client, drafts);
  drafts.delete(key);
  const [oldest] = drafts.keys();
  if (drafts.size >= MOST_DRAFTS && oldest !== undefined) drafts.delete(oldest);
  drafts.set(key, draft);
}

interface DraftOptions {
  form: UseFormReturn<FormValues>;
  members: Members;
  before: FormValues;
  /** Names the form among others of the account: what it is of, and which. */
  name: string;
  isDirty: boolean;
  /** Somebody has said that it may be lost. */
  isGivenUp: () => boolean;
}

/**
 * Keeps what is not saved of a form that goes without having been asked, as where the session ends or the page gets
 * another layout, and puts it back when the same account opens the form again.
 */
export function useDraft({ form, members, before, name, isDirty, isGivenUp }: DraftOptions): {
  isBack: boolean;
  /** It is saved, or its thing is gone. */
  drop: () => void;
} {
  const client = useTrackingClient();
  const { user } = useSession();
  const [isBack, setBack] = useState(false);
  const userId = user?.id;
  // Who was signed in while it was typed, also once nobody is.
  const owner = useRef<number>(undefined);
  const latest = useRef({ isDirty, before, isGivenUp });
  useEffect(() => {
    latest.current = { isDirty, before, isGivenUp };
  });

  useEffect(() => {
    if (userId === undefined || owner.current !== undefined) return;
    owner.current = userId;
    const key = `${userId} ${name}`;
    const kept = draftsOf.get(client)?.get(key);
    draftsOf.get(client)?.delete(key);
    if (!kept) return;
    const theirs = latest.current.before;
    const values = rebaseChanges(members, { ...kept, theirs });
    const mine = listChanges(members, theirs, values);
    for (const change of mine) {
      form.setValue(change.name, values[change.name], { shouldDirty: true });
    }
    setBack(mine.length > 0);
  }, [client, userId, name, form, members]);

  useEffect(
    () => () => {
      const { isDirty: isLost, before: from, isGivenUp: isLetGo } = latest.current;
      if (!isLost || isLetGo() || owner.current === undefined) return;
      keep(client, `${owner.current} ${name}`, { before: from, here: { ...form.getValues() } });
    },
    [client, form, name],
  );
  const drop = useCallback(() => {
    latest.current.isDirty = false;
    setBack(false);
  }, []);
  return { isBack, drop };
}
