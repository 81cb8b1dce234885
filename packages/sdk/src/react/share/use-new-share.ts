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
      try {
        setMade(await create(toShareInput(draft, draft.endsAt)));
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

/** What is written of a link that has no problem. */
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
