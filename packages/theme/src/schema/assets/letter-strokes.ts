/** A line drawn with a round pen: x and y in turn. */
export type Stroke = readonly number[];

/**
 * Letters as strokes, so that an icon looks the same with any font or none. `L x y` goes on in a
 * straight line, `C cx cy rx ry from to` along an ellipse (degrees, clockwise from the right),
 * `|` lifts the pen. Capitals are 12 high.
 */
const letters: Readonly<Record<string, string>> = {
  A: 'L0 12L4.5 0L9 12|L1.6 8L7.4 8',
  B: 'L0 0L0 12L4.6 12C4.6 8.9 3.3 3.1 90 -90L0 5.8|L0 0L4.2 0C4.2 2.9 2.9 2.9 -90 90',
  C: 'C4.8 6 4.8 6 -42 -318',
  D: 'L0 0L0 12L3 12C3 6 5.4 6 90 -90L0 0',
  E: 'L7 0L0 0L0 12L7 12|L0 5.9L6.2 5.9',
  F: 'L7 0L0 0L0 12|L0 5.9L6.2 5.9',
  G: 'C4.8 6 4.8 6 -42 -360L5.4 6',
  H: 'L0 0L0 12|L8 0L8 12|L0 6L8 6',
  I: 'L0 0L0 12',
  J: 'L6 0L6 8.8C3 8.8 3 3.2 0 150',
  K: 'L0 0L0 12|L7.6 0L0 7.2|L2.8 4.6L8 12',
  L: 'L0 0L0 12L7 12',
  M: 'L0 12L0 0L5 8L10 0L10 12',
  N: 'L0 12L0 0L8.4 12L8.4 0',
  O: 'C5 6 5 6 0 360',
  P: 'L0 12L0 0L4.4 0C4.4 3.4 3.4 3.4 -90 90L0 6.8',
  Q: 'C5 6 5 6 0 360|L6 8.6L9.6 12.6',
  R: 'L0 12L0 0L4.4 0C4.4 3.4 3.4 3.4 -90 90L0 6.8|L4 6.8L8 12',
  S: 'C4 3.1 3.6 3.1 -25 -270C4 9.1 4 2.9 -90 158',
  T: 'L0 0L8.6 0|L4.3 0L4.3 12',
  U: 'L0 0L0 7.8C4.2 7.8 4.2 4.2 180 0L8.4 0',
  V: 'L0 0L4.5 12L9 0',
  W: 'L0 0L3 12L6 2L9 12L12 0',
  X: 'L0 0L8 12|L8 0L0 12',
  Y: 'L0 0L4.2 6.2L8.4 0|L4.2 6.2L4.2 12',
  Z: 'L0 0L8 0L0 12L8 12',
  0: 'C4 6 4 6 0 360',
  1: 'L0 2.6L3.6 0L3.6 12',
  2: 'C3.9 3.7 3.7 3.7 -165 40L0 12L8 12',
  3: 'C3.6 3 3.3 3 -150 90|C3.6 9 3.9 3 -90 150',
  4: 'L6 12L6 0L0 8.6L8.4 8.6',
  5: 'L7 0L1.2 0L.8 5.6C3.9 8 3.9 4 -142 140',
  6: 'C4 8 4 4 0 360|L6 0L.6 6',
  7: 'L0 0L8 0L3.2 12',
  8: 'C4 3 3.2 3 0 360|C4 9 4 3 0 360',
  9: 'C4 4 4 4 0 360|L7.4 6L2 12',
};

/** For a name that begins with none of them: a place on the map. */
const place = 'C4.5 6 5 5 0 360|L4.5 6L4.5 6';

const ARC_STEP_DEGREES = 6;

/** The strokes of a name's first letter, accents aside, from (0, 0) to `width` × 12. */
export function letterStrokes(name: string): { strokes: Stroke[]; width: number } {
  const letter =
    name
      .normalize('NFD')
      .match(/[\p{L}\p{N}]/u)?.[0]
      ?.toUpperCase() ?? '';
  const drawing = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  const strokes = (drawing ?? place).split('|').map(toPoints);
  const xs = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 0));
  const left = Math.min(...xs);
  return {
    strokes: strokes.map((stroke) => stroke.map((value, at) => (at % 2 ? value : value - left))),
    width: Math.max(...xs) - left,
  };
}

function toPoints(commands: string): number[] {
  return [...commands.matchAll(/([LC])([^LC]*)/g)].flatMap(([, command, values = '']) => {
    const [a = 0, b = 0, rx = 0, ry = 0, from = 0, to = 0] = values.trim().split(' ').map(Number);
    if (command === 'L') return [a, b];
    const steps = Math.ceil(Math.abs(to - from) / ARC_STEP_DEGREES);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
      return [a + rx * Math.cos(angle), b + ry * Math.sin(angle)];
    }).flat();
  });
}
