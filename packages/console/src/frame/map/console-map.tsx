import { LiveMap } from '@rastro/sdk/internal';
import type { LiveMapHandle, LiveMapProps } from '@rastro/sdk/internal';
import { parseMapChoice } from '@rastro/sdk/domain';
import { useBrand } from '@rastro/theme';
import { Fragment, Suspense, type ReactElement, type Ref } from 'react';
import { storageKeys } from '../storage/storage-keys';
import { useStoredState } from '../storage/use-stored-state';
import { isRecord } from '../storage/validators';
import { useMapContents, useMapScene } from './map-scene';

const NOTHING_CHOSEN: Record<string, unknown> = {};

/** The one map behind the pages, with what they put on it. */
export function ConsoleMap({
  selectedId,
  onSelect,
  onMenu,
  padding,
  filter,
  onShowPicked,
  ref,
}: {
  selectedId: number | null;
  onSelect: (deviceId: number | undefined) => void;
  onMenu?: LiveMapProps['onMenu'];
  padding: LiveMapProps['padding'];
  /** Gives way to that of a page that shows something else on the map. */
  filter: LiveMapProps['filter'];
  onShowPicked?: LiveMapProps['onShowPicked'];
  ref: Ref<LiveMapHandle>;
}): ReactElement {
  const { branding } = useBrand();
  const { followIds, setFollowIds, pickedIds, setPickedIds } = useMapScene();
  const contents = [...useMapContents()];
  const own = contents.find(([, content]) => content.map)?.[1].map;
  const [kept, keep] = useStoredState(storageKeys.mapPref, isRecord, NOTHING_CHOSEN);
  const { baseLayer, ...show } = parseMapChoice(kept);
  return (
    <LiveMap
      ref={ref}
      layers={branding.map.layers}
      filter={own?.filter ?? filter}
      selectedId={selectedId ?? undefined}
      onSelect={onSelect}
      onMenu={onMenu}
      followIds={followIds}
      onFollowChange={setFollowIds}
      pickedIds={pickedIds}
      onPickedChange={setPickedIds}
      onShowPicked={onShowPicked}
      layerId={baseLayer}
      onLayerChange={(chosenId) => keep((latest) => ({ ...latest, baseLayer: chosenId }))}
      show={show}
      faintFences={own?.faintFences}
      onShowChange={(chosen) => keep(({ baseLayer: layer }) => ({ ...chosen, baseLayer: layer }))}
      padding={{ ...padding, ...own?.padding }}
      slotProps={{
        tools: { streetViewKey: branding.map.streetViewKey, printTitle: branding.productName },
      }}
    >
      <Suspense>
        {contents.map(([key, { children }]) => (
          <Fragment key={key}>{children}</Fragment>
        ))}
      </Suspense>
    </LiveMap>
  );
}
