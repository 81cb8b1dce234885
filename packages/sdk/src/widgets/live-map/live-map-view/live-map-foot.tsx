import type { Map as LeafletMap } from 'leaflet';
import { toLayerName } from '../../../map/base/resolve-base-layer';
import type { BaseLayerState } from '../../../map/base/use-base-layer';
import { MapFoot, MapScale } from '../../../map/view/map-foot';
import { LazyCredits } from '../../../map/layers/lazy-layers';
import type { MapPadding } from '../../../map/view/map-padding';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useLabels } from '../../../react/use-labels';
import { EDGE_PX } from './map-edge';

interface LiveMapFootProps {
  /** The map whose scale is shown; `null` leaves it out. */
  map: LeafletMap | null;
  base: BaseLayerState;
  /** An included map stands in for base maps: their absence is no news. */
  hasIncludedMap: boolean;
  /** Who is named beside the base map's own makers; empty ones and repeats are left out. */
  credits: readonly string[];
  padding: MapPadding;
}

/** The line below the map: that its base map is away, the scale, and who made what is drawn. */
export function LiveMapFoot({ map, base, hasIncludedMap, credits, padding }: LiveMapFootProps) {
  const t = useLabels();
  const { units, locale } = useTrackingContext('LiveMap');
  const baseCredit = base.layer && !base.isAway ? base.layer.attribution : '';
  const named = [...new Set([baseCredit, ...credits])].filter(Boolean);
  return (
    <MapFoot
      left={padding.left + EDGE_PX}
      right={padding.right + EDGE_PX}
      bottom={padding.bottom + EDGE_PX}
      note={
        base.isAway && base.layer && !hasIncludedMap
          ? t('map.layers.away', { name: toLayerName(base.layer.name, locale) })
          : undefined
      }
    >
      {map && <MapScale map={map} system={units.distance === 'mi' ? 'imperial' : 'metric'} />}
      {named.length > 0 ? <LazyCredits credits={named} /> : null}
    </MapFoot>
  );
}
