'use client';
import type { ReactElement } from 'react';
import { AppearanceScope, LabelsScope, LazyWords } from '../../react';
import type { Namespace } from '../../words';
import type { RouteReplayProps } from './route-replay-props';
import { RouteReplayView } from './route-replay-view';

const WORDS: readonly Namespace[] = ['replay', 'period', 'attributes', 'errors', 'refusals'];

/**
 * Replay of vehicles in a period: their lines on a map, stops, events, a graph linked to map and
 * list, figures of any part, and files to save. Fills its parent; must stand inside
 * `<TrackingProvider>`.
 */
export function RouteReplay({
  appearance,
  labels,
  fallback = null,
  ...rest
}: RouteReplayProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={WORDS} fallback={fallback}>
        <LabelsScope labels={labels}>
          <RouteReplayView {...rest} />
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}
