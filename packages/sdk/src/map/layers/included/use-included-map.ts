import { useEffect, useMemo, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import useSWRImmutable from 'swr/immutable';
import { addStreets, fetchIncludedMap, type IncludedMap } from './included-map';
import { NEAR_ZOOM } from './road-classes';

/** Has the map been as near as its small streets are drawn? */
function useHasBeenNear(map: LeafletMap): boolean {
  const [isNear, setIsNear] = useState(() => map.getZoom() >= NEAR_ZOOM);
  useEffect(() => {
    if (isNear) return;
    const look = () => setIsNear(map.getZoom() >= NEAR_ZOOM);
    map.on('zoomend', look);
    return () => void map.off('zoomend', look);
  }, [map, isNear]);
  return isNear;
}

/** The included map at an address, its small streets once they are near; `undefined` while there is none. */
export function useIncludedMap(map: LeafletMap, url: string): IncludedMap | undefined {
  const isNear = useHasBeenNear(map);
  const { data: core } = useSWRImmutable(['included-map', url], () => fetchIncludedMap(url));
  const moreUrl =
    isNear && core?.more !== undefined
      ? new URL(core.more, new URL(url, document.baseURI)).href
      : null;
  const { data: streets } = useSWRImmutable(moreUrl && ['included-map', moreUrl], () =>
    fetchIncludedMap(moreUrl!),
  );
  return useMemo(() => core && addStreets(core, streets), [core, streets]);
}
