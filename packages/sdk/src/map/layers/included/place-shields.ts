import type { LabelSpace } from './label-space';
import { walkAlong, type PixelLine } from './pixel-line';
import type { LabelFont, MeasureText, PlacedLabel } from './placed-label';

/** Letters of a road's number. */
export const SHIELD_FONT: LabelFont = { css: '600 10.5px', sizePx: 10.5 };
/** Height of the box around a road's number, px. */
export const SHIELD_HEIGHT_PX = 16;

const MAX_LETTERS = 9;
const PAD_PX = 6;
const APART_PX = 260;
const EVERY_PX = 420;
const MIN_LINE_PX = 120;
const FIRST_PX = 250;

/**
 * Returns the text on a road's shield: "I-35" for "Interstate 35"; empty when it is not a number.
 */
export function toShieldText(name: string): string {
  const [first = ''] = name.split(' / ');
  const text = first.replace(/^Interstate (Hwy )?/, 'I-').replace(/ (Expy|Fwy|Hwy).*$/, '');
  return text.length > MAX_LETTERS ? '' : text;
}

/** Numbers of wide roads: at the given places first, then every 420 px along the roads. */
export function placeShields(
  places: readonly { name: string; x: number; y: number }[],
  roads: readonly PixelLine[],
  space: LabelSpace,
  measure: MeasureText,
): PlacedLabel[] {
  const placed: { text: string; x: number; y: number; label: PlacedLabel }[] = [];
  const along = roads.flatMap((line) => {
    if (line.length < MIN_LINE_PX) return [];
    const found: { name: string; x: number; y: number }[] = [];
    const start = line.length < 2 * FIRST_PX ? line.length / 2 : FIRST_PX;
    for (let at = start; at < line.length; at += EVERY_PX) {
      const { x, y } = walkAlong(line, at);
      found.push({ name: line.name, x, y });
    }
    return found;
  });
  for (const { name, x, y } of [...places, ...along]) {
    const text = toShieldText(name);
    const isNear = placed.some(
      (other) => other.text === text && Math.hypot(other.x - x, other.y - y) < APART_PX,
    );
    if (text === '' || isNear) continue;
    const width = measure(text, SHIELD_FONT) + 10;
    const box = {
      left: x - width / 2,
      top: y - SHIELD_HEIGHT_PX / 2,
      width,
      height: SHIELD_HEIGHT_PX,
    };
    if (!space.isFree(box, PAD_PX)) continue;
    space.take(box);
    placed.push({ text, x, y, label: { kind: 'shield', text, x, y, width } });
  }
  return placed.map(({ label }) => label);
}
