import type { PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import { createAtlas, type AtlasSprite } from './atlas';

const MAX_PAGES = 6;
const HEIGHT_CSS_PX = 20;
const PADDING_CSS_PX = 6;
const GAP_CSS_PX = 6;
const SHADOW_CSS_PX = 2;

/** Labels (name, plate or both) rasterised once, at the screen's pixel ratio. */
export function createLabelAtlas(surface: PaintSurface) {
  const atlas = createAtlas<string>(surface, MAX_PAGES);
  return {
    clear: atlas.clear,
    /** Height in CSS px, without the margin for the shadow on each side. */
    heightCss: HEIGHT_CSS_PX,
    marginCss: SHADOW_CSS_PX,
    /** The label with its margin, made if need be; `undefined` when the browser gives no canvas. */
    get(
      name: string,
      plate: string,
      isSelected: boolean,
      palette: FleetPalette,
      pixelRatio: number,
    ): AtlasSprite | undefined {
      const key = `${isSelected ? 1 : 0}${name}\n${plate}`;
      const known = atlas.find(key);
      if (known) return known;
      const measuring = atlas.measure();
      if (!measuring) return undefined;
      const font = `600 11px ${palette.fontFamily}`;
      measuring.font = font;
      const nameWidth = name ? measuring.measureText(name).width : 0;
      const plateWidth = plate ? measuring.measureText(plate).width + plate.length * 0.5 : 0;
      const gap = name && plate ? GAP_CSS_PX : 0;
      const width = Math.ceil(nameWidth + gap + plateWidth + 2 * PADDING_CSS_PX);
      const box = {
        widthCss: width + 2 * SHADOW_CSS_PX,
        heightCss: HEIGHT_CSS_PX + 2 * SHADOW_CSS_PX,
        pixelRatio,
      };
      return atlas.add(key, box, (context) => {
        context.translate(-width / 2, -HEIGHT_CSS_PX / 2);
        context.beginPath();
        context.roundRect(0, 0, width, HEIGHT_CSS_PX, 4);
        context.shadowColor = 'rgb(16 22 34 / .28)';
        context.shadowBlur = 2 * pixelRatio;
        context.shadowOffsetY = 0.5 * pixelRatio;
        context.fillStyle = isSelected ? palette.accent : palette.surfaceRaised;
        context.fill();
        context.shadowColor = 'transparent';
        context.font = font;
        context.textBaseline = 'middle';
        context.fillStyle = isSelected ? palette.accentText : palette.text;
        context.fillText(name, PADDING_CSS_PX, HEIGHT_CSS_PX / 2 + 0.5);
        if ('letterSpacing' in context) context.letterSpacing = '0.5px';
        context.fillText(plate, PADDING_CSS_PX + nameWidth + gap, HEIGHT_CSS_PX / 2 + 0.5);
      });
    },
  };
}
