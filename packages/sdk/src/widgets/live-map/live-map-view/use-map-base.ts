import { PLAIN_LAYER_ID, toLayerName } from '../../../map/base/resolve-base-layer';
import { useBaseLayer } from '../../../map/base/use-base-layer';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useServer } from '../../../react/session/use-server';
import { useSession } from '../../../react/session/use-session';
import { useLabels } from '../../../react/use-labels';
import type { LiveMapProps } from '../live-map-props';
import { toAbsoluteUrl, useMapLayers } from './use-map-layers';

/** The base map of a live map, what else there is to choose, and what is wrong with it. */
export function useMapBase(
  given: Pick<LiveMapProps, 'layers' | 'layerId' | 'onLayerChange' | 'includedMapUrl'>,
  { isDark, isReady }: { isDark: boolean; isReady: boolean },
) {
  const t = useLabels();
  const { client, locale } = useTrackingContext('LiveMap');
  const { user } = useSession();
  const { data: server } = useServer();
  const layers = useMapLayers(given.layers, server, client.baseUrl);
  const servedMapUrl = server?.includedMapUrl
    ? toAbsoluteUrl(server.includedMapUrl, client.baseUrl)
    : undefined;
  const includedMapUrl = given.includedMapUrl ?? servedMapUrl;
  const base = useBaseLayer({
    layers,
    locale,
    isDark,
    isReady,
    chosenId: given.layerId,
    startIds: [user?.map, server?.map],
    onChoose: given.onLayerChange,
  });
  // An included map stands in for base maps: their absence is no news.
  const trouble =
    base.isAway && base.layer && !includedMapUrl
      ? t('map.layers.away', { name: toLayerName(base.layer.name, locale) })
      : undefined;
  const plainName = includedMapUrl ? t('map.layers.included') : t('map.layers.plain');
  const plainLayer = { id: PLAIN_LAYER_ID, name: plainName, layer: undefined };
  return { base, includedMapUrl, trouble, choices: [...base.choices, plainLayer] };
}
