import type { Paint2D, PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import { createAtlas, type AtlasSprite } from './atlas';

const RADIUS_PX = 9;
const CASING_PX = 1.5;
/**
 * Offset of the disc to the right of and above a body's middle, CSS px: the place of the alarm
 * sign.
 */
export const OWNER_OFFSET_PX = 13;

/** Draws initials on a disc round the origin. */
export function drawOwner(context: Paint2D, initials: string, palette: FleetPalette): void {
  for (const [color, radius] of [
    [palette.surface, RADIUS_PX + CASING_PX],
    [palette.accent, RADIUS_PX],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  }
  context.font = `700 8.5px ${palette.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.accentText;
  context.fillText(initials, 0, 0.5);
}

/** Discs with the initials of who attends to an alarm, rasterised once for each. */
export function createOwnerAtlas(surface: PaintSurface) {
  const atlas = createAtlas<string>(surface, 1);
  return {
    clear: atlas.clear,
    /** The picture, made if need be; `undefined` when the browser gives no canvas. */
    get(initials: string, palette: FleetPalette, pixelRatio: number): AtlasSprite | undefined {
      const known = atlas.find(initials);
      if (known) return known;
      const side = 2 * (RADIUS_PX + CASING_PX);
      return atlas.add(initials, { widthCss: side, heightCss: side, pixelRatio }, (context) =>
        drawOwner(context, initials, palette),
      );
    },
  };
}
