import type { FleetPalette } from '../fleet/fleet-palette';
import type { PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import { nextSpriteId, type PaintSprite } from './paint-list';
import { createShelfPacker } from './shelf-packer';

const PAGE_PX = 1024;
const MAX_PAGES = 6;
const HEIGHT_CSS_PX = 20;
const PADDING_CSS_PX = 6;
const GAP_CSS_PX = 6;
const SHADOW_CSS_PX = 2;

/** A label ready to be copied; `widthCss` is its visible width in CSS px. */
interface LabelSprite extends PaintSprite {
  widthCss: number;
}

/** Labels (name, plate or both) rasterised once, at the screen's pixel ratio. */
export function createLabelAtlas({ createCanvas, get2D }: PaintSurface) {
  const packer = createShelfPacker(PAGE_PX, MAX_PAGES);
  const labels = new Map<string, LabelSprite>();
  let pages: PaintCanvas[] = [];

  function clear() {
    labels.clear();
    packer.reset();
    pages = [];
  }

  return {
    clear,
    /** Height in CSS px, the margin for the shadow on each side. */
    heightCss: HEIGHT_CSS_PX,
    marginCss: SHADOW_CSS_PX,
    get(
      name: string,
      plate: string,
      isSelected: boolean,
      palette: FleetPalette,
      pixelRatio: number,
    ): LabelSprite | undefined {
      const key = `${isSelected ? 1 : 0}${name}\n${plate}`;
      const known = labels.get(key);
      if (known) return known;
      const measuring = get2D((pages[0] ??= createCanvas(PAGE_PX, PAGE_PX)));
      if (!measuring) return undefined;
      const font = `600 11px ${palette.fontFamily}`;
      measuring.font = font;
      const nameWidth = name ? measuring.measureText(name).width : 0;
      const plateWidth = plate ? measuring.measureText(plate).width + plate.length * 0.5 : 0;
      const gap = name && plate ? GAP_CSS_PX : 0;
      const widthCss = Math.ceil(nameWidth + gap + plateWidth + 2 * PADDING_CSS_PX);
      const width = Math.ceil((widthCss + 2 * SHADOW_CSS_PX) * pixelRatio);
      const height = Math.ceil((HEIGHT_CSS_PX + 2 * SHADOW_CSS_PX) * pixelRatio);
      let cell = packer.place(width, height);
      if (!cell) {
        clear();
        cell = packer.place(width, height);
      }
      if (!cell) return undefined;
      const canvas = (pages[cell.page] ??= createCanvas(PAGE_PX, PAGE_PX));
      const context = get2D(canvas);
      if (!context) return undefined;
      context.save();
      context.translate(cell.x, cell.y);
      context.scale(pixelRatio, pixelRatio);
      context.translate(SHADOW_CSS_PX, SHADOW_CSS_PX);
      context.beginPath();
      context.roundRect(0, 0, widthCss, HEIGHT_CSS_PX, 4);
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
      context.restore();
      const label = { ...cell, canvas, widthCss, id: nextSpriteId() };
      labels.set(key, label);
      return label;
    },
  };
}
