import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';
import { useFollowColors } from '../../../react/follow/use-follow-colors';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useTrackingClient } from '../../../react/provider/use-tracking-client';
import type { Namespace } from '../../../words';
import { useReducedMotion } from '../../canvas/use-reduced-motion';
import { useMapFrame } from '../../view/map-padding';
import { FollowList } from './follow-list';
import { Trails } from './trails';
import { useFollow } from './use-follow';

const WORDS: readonly Namespace[] = ['map-tools'];
const NONE: readonly number[] = [];
/** Height of a line of the list. */
const LIST_PX = 52;

/** Props of `FollowLayer`. */
export interface FollowLayerProps {
  /** The vehicles that are followed; at least one. */
  deviceIds: readonly number[];
  /** Stopping one; without it there is no list of them on the map. */
  onChange: ((deviceIds: readonly number[]) => void) | undefined;
  /** True while the map stays where the user moved it. */
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
}

/** All that a map has while vehicles are followed: the camera, the trails, and the list of them. */
export function FollowLayer({ deviceIds, onChange, isPaused, onPausedChange }: FollowLayerProps) {
  const map = useMap();
  const { live } = useTrackingClient();
  const { padding, isReady } = useMapFrame();
  const reducedMotion = useReducedMotion();
  const colors = useFollowColors(deviceIds);
  const place = map.getContainer().parentElement;
  const hasList = onChange !== undefined;
  const view = useMemo(
    () => ({ ...padding, top: padding.top + (hasList ? LIST_PX : 0) }),
    [padding, hasList],
  );
  useFollow(map, live, isReady ? deviceIds : NONE, {
    padding: view,
    reducedMotion,
    isPaused,
    onPause: () => onPausedChange(true),
  });
  return (
    <>
      <Trails deviceIds={deviceIds} />
      {place && onChange
        ? createPortal(
            <LazyWords files={WORDS}>
              <FollowList
                deviceIds={deviceIds}
                colors={colors}
                isPaused={isPaused}
                onResume={() => onPausedChange(false)}
                onChange={onChange}
              />
            </LazyWords>,
            place,
          )
        : null}
    </>
  );
}
