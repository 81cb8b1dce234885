import type { ReadVariable } from '../../canvas/read-css-variable';
import { SHIELD_FONT, SHIELD_HEIGHT_PX } from './place-shields';
import type { LabelFont, MeasureText, PlacedLabel } from './placed-label';

const HALO_PX = 3;
const LINE_HEIGHT = 1.2;

const setFont = (context: CanvasRenderingContext2D, font: LabelFont, family: string) => {
  context.font = `${font.css} ${family}`;
  context.letterSpacing = `${font.spacingPx ?? 0}px`;
};

/** Measures text as `drawLabels` writes it; each text once. */
export function createMeasure(context: CanvasRenderingContext2D, family: string): MeasureText {
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font.css} ${font.spacingPx ?? 0} ${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    setFont(context, font, family);
    const measured = context.measureText(text).width;
    known.set(key, measured);
    return measured;
  };
}

/** Writes placed names on a canvas, each with a halo of the land's colour. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  read: ReadVariable,
  isDark: boolean,
): void {
  const family = read('font-family');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = read('map-label-halo');
  for (const label of labels) {
    context.lineWidth = HALO_PX;
    if (label.kind === 'shield') {
      drawShield(context, label, read, isDark);
      context.strokeStyle = read('map-label-halo');
    } else if (label.kind === 'point') {
      setFont(context, label.font, family);
      const height = label.font.sizePx * LINE_HEIGHT;
      const top = label.y - (height * (label.lines.length - 1)) / 2;
      context.fillStyle = read(label.color);
      label.lines.forEach((line, at) => context.strokeText(line, label.x, top + height * at));
      label.lines.forEach((line, at) => context.fillText(line, label.x, top + height * at));
    } else {
      setFont(context, label.font, family);
      context.fillStyle = read('map-label');
      // All halos first: a letter's own would cover the one before it.
      for (const write of ['strokeText', 'fillText'] as const) {
        for (const { text, x, y, angle } of label.glyphs) {
          context.save();
          context.translate(x, y);
          context.rotate(angle);
          context[write](text, 0, 0);
          context.restore();
        }
      }
    }
  }
  context.letterSpacing = '0px';
}

function drawShield(
  context: CanvasRenderingContext2D,
  { text, x, y, width }: Extract<PlacedLabel, { kind: 'shield' }>,
  read: ReadVariable,
  isDark: boolean,
): void {
  setFont(context, SHIELD_FONT, read('font-family'));
  context.beginPath();
  context.roundRect(x - width / 2, y - SHIELD_HEIGHT_PX / 2, width, SHIELD_HEIGHT_PX, 4);
  context.fillStyle = read(isDark ? 'map-motorway-casing' : 'map-road-major');
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = read(isDark ? 'map-motorway' : 'map-motorway-casing');
  context.stroke();
  context.fillStyle = read('map-label');
  context.fillText(text, x, y + 0.5);
}
