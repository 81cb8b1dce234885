import type { PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import type { BodySize } from '../fleet/vehicle-state';
import { createAtlas, type AtlasSprite } from './atlas';

const TURN = Math.PI * 2;
const WIDTH_PX = 2.5;
const CASING_PX = 5;

/** Radius of the ring round a picked body, CSS px: clear of it, within the halo of a selected one. */
export const RING_RADIUS_PX: Record<BodySize, number> = { normal: 23, compact: 16, dense: 10 };
/** Gap between a disc's edge and its ring, CSS px. */
export const DISC_RING_GAP_PX = 5;

/** Rings round what is picked, rasterised once for each radius; broken ones round discs that hold others too. */
export function createRingAtlas(surface: PaintSurface) {
  const atlas = createAtlas<string>(surface, 1);
  return {
    clear: atlas.clear,
    /** The picture, made if need be; `undefined` when the browser gives no canvas. */
    get(
      radius: number,
      isWhole: boolean,
      palette: FleetPalette,
      pixelRatio: number,
    ): AtlasSprite | undefined {
      const key = `${radius} ${isWhole}`;
      const known = atlas.find(key);
      if (known) return known;
      const side = 2 * (radius + CASING_PX);
      return atlas.add(key, { widthCss: side, heightCss: side, pixelRatio }, (context) => {
        if (!isWhole) context.setLineDash([(radius * TURN) / 16, (radius * TURN) / 16]);
        for (const [color, width] of [
          [palette.surfaceRaised, CASING_PX],
          [palette.halo, WIDTH_PX],
        ] as const) {
          context.strokeStyle = color;
          context.lineWidth = width;
          context.beginPath();
          context.arc(0, 0, radius, 0, TURN);
          context.stroke();
        }
      });
    },
  };
}
