import { css } from 'styled-components';
import type { MapLayer } from '../../contract/map-layer';
import { hasStyle } from './resolve-base-layer';

/** Tints for the tiles of a base map: muted, unchanged, or inverted to dark. */
export type TileTint = 'light' | 'plain' | 'inverted';

/** The tint of a base map in a scheme. */
export function toTint(layer: MapLayer, isDark: boolean): TileTint {
  if (isDark && layer.scheme !== 'dark') return 'inverted';
  return isDark || hasStyle(layer) ? 'plain' : 'light';
}

/** Tints the tiles in an element by its `data-tiles`. */
export const tileTints = css`
  &[data-tiles='light'] .leaflet-tile-pane {
    filter: saturate(0.45) contrast(0.94) brightness(1.04);
  }
  &[data-tiles='inverted'] .leaflet-tile-pane {
    filter: invert(1) hue-rotate(180deg) saturate(0.35) brightness(0.85);
  }
`;
