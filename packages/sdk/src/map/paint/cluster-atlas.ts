import type { PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import { createAtlas, type AtlasSprite } from './atlas';
import { drawCluster, type ClusterLook } from './cluster-shape';

const MAX_PAGES = 4;

/** Margin around a disc for its edge, shadow and badge, CSS px. */
const MARGIN_PX = 6;

/** Clusters rasterised once for each number, mix and state, at the screen's pixel ratio. */
export function createClusterAtlas(surface: PaintSurface) {
  const atlas = createAtlas<string>(surface, MAX_PAGES);
  return {
    clear: atlas.clear,
    /** The picture, made if need be; `undefined` when the browser gives no canvas. */
    get(look: ClusterLook, palette: FleetPalette, pixelRatio: number): AtlasSprite | undefined {
      const key = `${look.text} ${look.radius} ${look.steps.join()} ${look.tone}`;
      const known = atlas.find(key);
      if (known) return known;
      const side = 2 * (look.radius + MARGIN_PX);
      const box = { widthCss: side, heightCss: side, pixelRatio };
      return atlas.add(key, box, (context) => drawCluster(context, look, palette));
    },
  };
}
