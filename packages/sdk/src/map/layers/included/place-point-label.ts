import type { CssVariableName } from '@rastro/theme/tokens';
import type { LabelSpace } from './label-space';
import type { LabelFont, MeasureText, PlacedLabel } from './placed-label';

/** Text style for names of one kind. */
export interface PointStyle {
  font: LabelFont;
  color: CssVariableName;
  /** Free on all sides, px. */
  pad: number;
  /** Wider names go on in the next line, px. */
  wrap: number;
}

const LINE_HEIGHT = 1.2;
/** Offsets of a name from its own place, px, best first. */
const PLACES = [
  [0, 0],
  [0, -22],
  [0, 22],
  [-34, 0],
  [34, 0],
  [0, -40],
  [0, 40],
] as const;

/** Breaks a name into lines no wider than `wrap` px where its words allow. */
function wrapName(name: string, { font, wrap }: PointStyle, measure: MeasureText): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, font) <= wrap) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes a name at its place or beside it, where all of it is free; `undefined` where nothing is. */
export function placePointLabel(
  place: { name: string; x: number; y: number },
  style: PointStyle,
  space: LabelSpace,
  measure: MeasureText,
): PlacedLabel | undefined {
  const { font, color, pad } = style;
  const lines = wrapName(place.name, style, measure);
  const width = Math.max(...lines.map((line) => measure(line, font)));
  const height = font.sizePx * LINE_HEIGHT * lines.length;
  for (const [right, down] of PLACES) {
    const [x, y] = [place.x + right, place.y + down];
    const box = { left: x - width / 2, top: y - height / 2, width, height };
    if (!space.isFree(box, pad)) continue;
    space.take(box);
    return { kind: 'point', lines, x, y, font, color };
  }
  return undefined;
}
