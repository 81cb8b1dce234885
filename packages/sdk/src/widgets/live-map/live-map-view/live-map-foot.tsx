import type { Map as LeafletMap } from 'leaflet';
import type { BaseLayerState } from '../../../map/base/use-base-layer';
import { MapFoot, MapScale } from '../../../map/view/map-foot';
import { LazyCredits } from '../../../map/layers/lazy-layers';
import type { MapPadding } from '../../../map/view/map-padding';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { EDGE_PX } from './map-edge';
import { useToldOnce } from './use-told-once';

interface LiveMapFootProps {
  /** The map whose scale is shown; `null` leaves it out. */
  map: LeafletMap | null;
  base: BaseLayerState;
  /** Problem with the base map, shown once. */
  trouble: string | undefined;
  /** Credits beside those of the base map; empty ones and repeats are left out. */
  credits: readonly string[];
  padding: MapPadding;
}

/** The line below the map: that its base map is away, the scale, and who made what is drawn. */
export function LiveMapFoot({ map, base, trouble, credits, padding }: LiveMapFootProps) {
  const { client, units } = useTrackingContext('LiveMap');
  const isTold = useToldOnce(client, trouble && base.layer?.id);
  const baseCredit = base.layer && !base.isAway ? base.layer.attribution : '';
  const named = [...new Set([baseCredit, ...credits])].filter(Boolean);
  return (
    <MapFoot
      left={padding.left + EDGE_PX}
      right={padding.right + EDGE_PX}
      bottom={padding.bottom + EDGE_PX}
      note={isTold ? trouble : undefined}
    >
      {map && <MapScale map={map} system={units.distance === 'mi' ? 'imperial' : 'metric'} />}
      {named.length > 0 ? <LazyCredits credits={named} /> : null}
    </MapFoot>
  );
}
