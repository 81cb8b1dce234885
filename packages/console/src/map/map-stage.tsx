import { LiveMap } from '@rastro/sdk';
import type { LiveMapHandle, LiveMapProps } from '@rastro/sdk';
import { useBrand } from '@rastro/theme';
import { lazy, Suspense, type ReactElement, type Ref } from 'react';
import { loadChunk } from '../loading/load-chunk';
import { storageKeys } from '../storage/storage-keys';
import { useStoredState } from '../storage/use-stored-state';
import { isBoolean, isRecord } from '../storage/validators';
import type { MapZoom } from './map-children';
import { useMapScene } from './map-scene';

const MapChildren = lazy(() =>
  loadChunk(() => import('./map-children')).then((module) => ({ default: module.MapChildren })),
);

type MapPreference = { names: boolean; plates: boolean; baseLayer?: string };

const isMapPreference = (value: unknown): value is MapPreference =>
  isRecord(value) &&
  isBoolean(value.names) &&
  isBoolean(value.plates) &&
  ['string', 'undefined'].includes(typeof value.baseLayer);

/** The one map behind all pages, with what the pages put on it. */
export function MapStage({
  selectedId,
  onSelect,
  padding,
  filter,
  onZoomReady,
  ref,
}: {
  selectedId: number | null;
  onSelect: (deviceId: number | undefined) => void;
  padding: LiveMapProps['padding'];
  filter: LiveMapProps['filter'];
  onZoomReady: (zoom: MapZoom | null) => void;
  ref: Ref<LiveMapHandle>;
}): ReactElement {
  const { branding } = useBrand();
  const { followId, setFollowId, route } = useMapScene();
  const [preference, setPreference] = useStoredState<MapPreference>(
    storageKeys.mapPref,
    isMapPreference,
    {
      names: false,
      plates: true,
    },
  );
  return (
    <LiveMap
      ref={ref}
      layers={branding.map.layers}
      filter={filter}
      selectedId={selectedId ?? undefined}
      onSelect={onSelect}
      followId={followId ?? undefined}
      onFollowChange={(deviceId) => setFollowId(deviceId ?? null)}
      layerId={preference.baseLayer}
      onLayerChange={(baseLayer) => setPreference({ ...preference, baseLayer })}
      show={preference}
      onShowChange={({ names, plates }) => setPreference({ ...preference, names, plates })}
      padding={padding}
    >
      <Suspense>
        <MapChildren route={route} onZoomReady={onZoomReady} />
      </Suspense>
    </LiveMap>
  );
}
