import { useEffect } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer, useMap } from 'react-leaflet';
import { styled } from 'styled-components';
import type { MapLayer } from '../../../contract/map-layer';
import { BaseLayer } from '../../base/base-layer';
import { tileTints, toTint } from '../../base/tile-tint';
import type { LayerWatch } from '../../base/use-layer-watch';
import { leafletStyles } from '../../view/leaflet-styles';
import type { MapPadding } from '../../view/map-padding';
import { MAX_ZOOM, MIN_ZOOM } from '../../view/zoom-limits';
import { LazyBaseMap, LazyIncludedMap } from '../lazy-layers';
import { readCenterPoint } from '../../view/read-center';

/** Further out than the map: a picture is small. */
const FURTHER_OUT = 1;
/** The built-in map without an included one has nothing but coasts, which are seen from afar alone. */
const COASTS_ZOOM = 4;

const Root = styled.div`
  position: absolute;
  inset: 0;
  ${leafletStyles}
  ${tileTints}
  pointer-events: none;
  .leaflet-container {
    background: var(--rastro-map-land);
  }
`;

/** Props of {@link LayerPicture}. */
export interface LayerPictureProps {
  /** The map that would be drawn so. */
  map: LeafletMap;
  padding: MapPadding;
  /** Layer to draw; undefined is the built-in map. */
  layer: MapLayer | undefined;
  /** Loading state of the layer; no fallback is drawn for it. */
  watch: LayerWatch;
  isDark: boolean;
  /** Address of the included map. */
  includedMapUrl: string | undefined;
}

/** Small picture of the map's middle on a base map, drawn by the same code as the map itself. */
export function LayerPicture({
  map,
  padding,
  layer,
  watch,
  isDark,
  includedMapUrl,
}: LayerPictureProps) {
  const isPlain = layer === undefined;
  const maxZoom = isPlain && includedMapUrl === undefined ? COASTS_ZOOM : MAX_ZOOM;
  return (
    <Root data-tiles={layer && toTint(layer, isDark)} aria-hidden="true">
      <MapContainer
        center={map.getCenter()}
        zoom={MIN_ZOOM}
        zoomSnap={0}
        minZoom={0}
        maxZoom={MAX_ZOOM}
        attributionControl={false}
        zoomControl={false}
        keyboard={false}
        dragging={false}
        touchZoom={false}
        doubleClickZoom={false}
        scrollWheelZoom={false}
        boxZoom={false}
        fadeAnimation={false}
        zoomAnimation={false}
        style={{ position: 'absolute', inset: 0 }}
      >
        <Mirror of={map} padding={padding} maxZoom={maxZoom} />
        {layer ? <BaseLayer layer={layer} watch={watch} /> : null}
        {isPlain ? <LazyBaseMap /> : null}
        {isPlain && includedMapUrl !== undefined ? (
          <LazyIncludedMap url={includedMapUrl} hasNames={false} />
        ) : null}
      </MapContainer>
    </Root>
  );
}

/** Keeps the picture at the place that the map shows. */
function Mirror({
  of,
  padding,
  maxZoom,
}: {
  of: LeafletMap;
  padding: MapPadding;
  maxZoom: number;
}) {
  const picture = useMap();
  useEffect(() => {
    const show = () => {
      const center = of.containerPointToLatLng(readCenterPoint(of, padding));
      const zoom = Math.max(0, Math.min(maxZoom, Math.round(of.getZoom()) - FURTHER_OUT));
      picture.setView(center, zoom, { animate: false });
    };
    show();
    of.on('moveend', show);
    return () => void of.off('moveend', show);
  }, [of, picture, padding, maxZoom]);
  return null;
}
