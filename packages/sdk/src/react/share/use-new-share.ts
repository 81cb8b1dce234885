'use client';
import { useState } from 'react';
import { share, type Share } from '../../contract';
import { findShareProblem, type ShareDraft, type ShareProblem } from '../../domain';
import { useResourceChanges } from '../resource/use-resource-changes';

/** A link that is being made. */
export interface NewShare {
  draft: ShareDraft;
  change: (change: Partial<ShareDraft>) => void;
  /** Told once somebody has tried to make it. */
  problem: ShareProblem | null;
  isBusy: boolean;
  error: unknown;
  /** Once it is made; its token is told here and never again. */
  made: Share | null;
  create: () => Promise<void>;
}

/** Keeps what a new link is to be, and makes it. */
export function useNewShare(start: () => ShareDraft): NewShare {
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [made, setMade] = useState<Share | null>(null);
  const { create } = useResourceChanges(share);
  return {
    draft,
    change(change) {
      setDraft((before) => ({ ...before, ...change }));
      setProblem(null);
    },
    problem,
    isBusy,
    error,
    made,
    async create() {
      const found = findShareProblem(draft, Date.now());
      setProblem(found);
      if (found !== null || draft.endsAt === null || isBusy) return;
      setBusy(true);
      setError(undefined);
      const { endsAt, deviceIds, ...rest } = draft;
      const expiresAt = new Date(endsAt).toISOString();
      try {
        setMade(await create({ ...rest, deviceIds: [...deviceIds], expiresAt }));
      } catch (cause) {
        setError(cause);
      } finally {
        setBusy(false);
      }
    },
  };
}
