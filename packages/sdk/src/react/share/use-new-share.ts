'use client';
import { useState } from 'react';
import { share, type Share, type ShareInput } from '../../contract';
import {
  findShareProblem,
  readPlaceText,
  type ShareDraft,
  type ShareProblem,
  type ShareShows,
} from '../../domain';
import { useKeptValues } from '../drafts/use-kept-values';
import { useResourceChanges } from '../resource/use-resource-changes';

/** A link that is being made. */
export interface NewShare {
  draft: ShareDraft;
  change: (change: Partial<ShareDraft>) => void;
  /** Text from before the form went is back. */
  isBack: boolean;
  /** It is given up. */
  drop: () => void;
  /** Told once somebody has tried to make it. */
  problem: ShareProblem | null;
  isBusy: boolean;
  error: unknown;
  /** Once it is made; its token is told here and never again. */
  made: Share | null;
  create: () => Promise<void>;
}

const UNKEPT = ['pin'] as const;

/**
 * Holds what a new link is to be, and makes it.
 * @param name names it among other forms of the account
 */
export function useNewShare(name: string, start: () => ShareDraft): NewShare {
  const { values: draft, change, isBack, drop } = useKeptValues(name, start, UNKEPT);
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [made, setMade] = useState<Share | null>(null);
  const { create } = useResourceChanges(share);
  return {
    draft,
    isBack,
    drop,
    change(next) {
      change(next);
      setProblem(null);
      // What was refused is another text by now.
      setError(undefined);
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
      try {
        setMade(await create(toShareInput(draft, draft.endsAt)));
        drop();
      } catch (cause) {
        setError(cause);
      } finally {
        setBusy(false);
      }
    },
  };
}

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();

/** Converts a valid draft to the input of a share. */
function toShareInput(draft: ShareDraft, endsAt: number): ShareInput {
  const { whose, deviceIds, groupId, destination, isReplay, fenceId, endsOnArrival, ...rest } =
    draft;
  const { startsAt, replayFrom, replayTo, trailHours, maxOpenings, pin } = rest;
  const place = readPlaceText(destination);
  const isOne = whose === 'devices' && deviceIds.length === 1;
  return {
    ...pickShows(rest),
    name: rest.name,
    deviceIds: whose === 'devices' ? [...deviceIds] : null,
    groupId: whose === 'group' ? groupId : 0,
    startsAt: toIso(startsAt),
    expiresAt: new Date(endsAt).toISOString(),
    trailHours: trailHours ?? 0,
    destinationName: place ? rest.destinationName : '',
    destinationLatitude: place?.latitude ?? 0,
    destinationLongitude: place?.longitude ?? 0,
    arrivalFenceId: endsOnArrival && isOne ? fenceId : 0,
    replayFrom: isReplay ? toIso(replayFrom) : null,
    replayTo: isReplay ? toIso(replayTo) : null,
    maxOpenings: maxOpenings ?? 0,
    language: rest.language,
    message: rest.message,
    ...(pin !== '' && { pin }),
  };
}

const pickShows = (draft: ShareShows): ShareShows => ({
  showsName: draft.showsName,
  showsPlate: draft.showsPlate,
  showsSpeed: draft.showsSpeed,
  showsAddress: draft.showsAddress,
  showsArea: draft.showsArea,
  showsDriver: draft.showsDriver,
  showsTrail: draft.showsTrail,
  showsFences: draft.showsFences,
});
