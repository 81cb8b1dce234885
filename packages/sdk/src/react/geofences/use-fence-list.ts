'use client';
import { useMemo } from 'react';
import { geofence, type Geofence } from '../../contract';
import { getNameCollator } from '../../domain';
import { normalizeText } from '../../domain/device/matches-query';
import { lookAtArea, type AreaLook } from '../../domain/geofence-editor/describe-area';
import { readAnchored, readFigure } from '../../domain/geofence-editor/read-fence';
import type { RequestState } from '../request-state';
import { useResource } from '../resource/use-resource';
import { useTrackingContext } from '../provider/tracking-context';

/** A fence as lists show it. */
export interface FenceEntry {
  fence: Geofence;
  look: AreaLook;
  /** The device whose anchor it is; null for an ordinary fence. */
  anchoredId: number | null;
  speedLimitKnots: number | null;
}

const known = new WeakMap<Geofence, FenceEntry>();

function toEntry(fence: Geofence): FenceEntry {
  const entry = known.get(fence) ?? {
    fence,
    look: lookAtArea(fence.area),
    anchoredId: readAnchored(fence),
    speedLimitKnots: readFigure(fence, 'speedLimit'),
  };
  known.set(fence, entry);
  return entry;
}

/** The fences that the account sees. */
export interface FenceList extends Omit<RequestState<Geofence[]>, 'data'> {
  /** By name; undefined until they are there. */
  ordinary: readonly FenceEntry[] | undefined;
  /** Anchors of devices, apart from the others. */
  anchors: readonly FenceEntry[] | undefined;
}

/** The fences that the account sees and whose name or description has `query`, by name, anchors apart (spec §3). */
export function useFenceList(query = ''): FenceList {
  const { locale } = useTrackingContext('useFenceList');
  const { data, isLoading, error, refresh } = useResource(geofence);
  const lists = useMemo(() => {
    if (!data) return { ordinary: undefined, anchors: undefined };
    const wanted = normalizeText(query);
    const { compare } = getNameCollator(locale);
    const entries = data
      .filter(({ name, description }) =>
        normalizeText(`${name} ${description ?? ''}`).includes(wanted),
      )
      .map(toEntry)
      .sort((left, right) => compare(left.fence.name, right.fence.name));
    return {
      ordinary: entries.filter(({ anchoredId }) => anchoredId === null),
      anchors: entries.filter(({ anchoredId }) => anchoredId !== null),
    };
  }, [data, query, locale]);
  return { ...lists, isLoading, error, refresh };
}
