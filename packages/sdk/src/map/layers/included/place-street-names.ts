import type { NameBox } from '../taken-spots';
import type { LabelSpace } from './label-space';
import { walkAlong, type PixelLine } from './pixel-line';
import type { LabelFont, MeasureText, PlacedLabel } from './placed-label';

const ROOM_PX = 16;
const STEP_PX = 6;
/** A step may turn by 23°, a whole name by 46°: more cannot be read. */
const MAX_STEP_TURN = (23 * Math.PI) / 180;
const MAX_TURN = (46 * Math.PI) / 180;
const BOX_PX = 14;
const BOX_EVERY_PX = 10;
const BOX_PAD_PX = 3;
const APART_PX = 300;
/** The middle of a name stays so far from the edges of the free part, px. */
const INSET_PX = 8;

/** Positions of street names already placed, by name. */
export type StreetSpots = Map<string, { x: number; y: number }[]>;

/** Smallest turn between two directions, radians. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Writes the names of streets along their lines, longest lines first, where line and place allow. */
export function placeStreetNames(
  lines: readonly PixelLine[],
  font: LabelFont,
  { space, spots, measure }: { space: LabelSpace; spots: StreetSpots; measure: MeasureText },
): PlacedLabel[] {
  const byLength = [...lines].sort((a, b) => b.length - a.length);
  return byLength.flatMap((line): PlacedLabel[] => {
    if (line.name === '') return [];
    const width = measure(line.name, font);
    const placed: PlacedLabel[] = [];
    const step = Math.max(24, width / 3);
    for (let from = ROOM_PX / 2; from + width + ROOM_PX / 2 < line.length; from += step) {
      const middle = walkAlong(line, from + width / 2);
      if (!space.holds(middle.x, middle.y, INSET_PX)) continue;
      const known = spots.get(line.name) ?? [];
      if (known.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < APART_PX)) continue;
      if (!isStraight(line, from, width)) continue;
      const boxes = listBoxes(line, from, width);
      if (!boxes.every((box) => space.isFree(box, BOX_PAD_PX))) continue;
      boxes.forEach(space.take);
      spots.set(line.name, [...known, middle]);
      const glyphs = layGlyphs(line, { from, width, angle: middle.angle }, font, measure);
      placed.push({ kind: 'street', glyphs, font });
    }
    return placed;
  });
}

function isStraight(line: PixelLine, from: number, width: number): boolean {
  const first = walkAlong(line, from).angle;
  let before = first;
  for (let along = STEP_PX; along <= width; along += STEP_PX) {
    const { angle } = walkAlong(line, from + along);
    if (turnBetween(angle, before) > MAX_STEP_TURN) return false;
    before = angle;
  }
  return turnBetween(first, before) <= MAX_TURN;
}

function listBoxes(line: PixelLine, from: number, width: number): NameBox[] {
  const boxes: NameBox[] = [];
  for (let along = 0; along <= width; along += BOX_EVERY_PX) {
    const { x, y } = walkAlong(line, from + along);
    boxes.push({ left: x - BOX_PX / 2, top: y - BOX_PX / 2, width: BOX_PX, height: BOX_PX });
  }
  return boxes;
}

/** Letters one by one, from the other end where the line runs from right to left. */
function layGlyphs(
  line: PixelLine,
  { from, width, angle }: { from: number; width: number; angle: number },
  font: LabelFont,
  measure: MeasureText,
): { text: string; x: number; y: number; angle: number }[] {
  const isFlipped = Math.cos(angle) < 0;
  let along = 0;
  return [...line.name].map((text) => {
    const advance = measure(text, font);
    const middle = along + advance / 2;
    along += advance;
    const at = walkAlong(line, from + (isFlipped ? width - middle : middle));
    return { text, x: at.x, y: at.y, angle: isFlipped ? at.angle + Math.PI : at.angle };
  });
}
