'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AppearanceScope } from '../../react/appearance/appearance-scope';
import { LabelsScope } from '../../react/provider/labels-scope';
import { useIsMounted } from '../../react/use-is-mounted';
import { ownText } from '../../ui';
import type { LiveMapProps } from './live-map-props';

const loadView = () =>
  import('./live-map-view/live-map-view').then(({ LiveMapView: view }) => ({ default: view }));

const LiveMapView = lazy(loadView);

/**
 * Fetches what `LiveMap` is drawn with (about 60 KiB) ahead, for a page that people come to the map
 * from. Rejects when it does not arrive; the map asks for it again when it is shown.
 */
export const preloadLiveMap = async (): Promise<void> => {
  await loadView();
};

const Ground = styled.div`
  ${ownText}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: 100%;
  height: 100%;
  min-height: 160px;
  background: var(--rastro-map-land);
`;

/**
 * All vehicles live on a map. Fills its parent; needs a `TrackingProvider` above. The map itself is
 * loaded when the page is shown; a server renders the fallback.
 */
export function LiveMap({
  appearance,
  labels,
  fallback = null,
  className,
  style,
  id,
  selectedId,
  ...rest
}: LiveMapProps): ReactElement {
  const isMounted = useIsMounted();
  return (
    <AppearanceScope appearance={appearance}>
      <LabelsScope labels={labels}>
        <Ground
          id={id}
          style={style}
          className={className ? `rastro-live-map ${className}` : 'rastro-live-map'}
        >
          {isMounted ? (
            <Suspense fallback={fallback}>
              <LiveMapView {...rest} selectedId={selectedId ?? undefined} />
            </Suspense>
          ) : (
            fallback
          )}
        </Ground>
      </LabelsScope>
    </AppearanceScope>
  );
}
