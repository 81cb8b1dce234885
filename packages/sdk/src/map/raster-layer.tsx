import type { TileErrorEvent } from 'leaflet';
import { TileLayer } from 'react-leaflet';

/** A layer of image tiles, as in branding. */
interface MapTileLayer {
  id: string;
  /** What the layers menu calls it. */
  name: string;
  /** Template with `{z}`, `{x}`, `{y}` and maybe `{s}`. */
  url: string;
  /** Credit line: text, with links if need be. */
  attribution: string;
  /** Deepest level the server has; default 19. Closer up its tiles are enlarged. */
  maxZoom?: number | undefined;
  /** `dark` tiles are shown as they are in the dark scheme; others are inverted there. */
  scheme?: 'light' | 'dark' | undefined;
}

const DEFAULT_MAX_ZOOM = 19;
const MAP_MAX_ZOOM = 19;

const hideBroken = ({ tile }: TileErrorEvent) => tile.classList.add('rastro-tile-broken');

/** The image tiles of one layer; a tile that fails leaves the background, never a broken image. */
export function RasterLayer({ layer }: { layer: MapTileLayer }) {
  return (
    <TileLayer
      key={layer.id}
      url={layer.url}
      className="rastro-tile"
      maxNativeZoom={layer.maxZoom ?? DEFAULT_MAX_ZOOM}
      maxZoom={MAP_MAX_ZOOM}
      eventHandlers={{ tileerror: hideBroken }}
    />
  );
}
