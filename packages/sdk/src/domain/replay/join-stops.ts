/** A mark of a stop on the screen, px. */
export interface StopMark {
  x: number;
  y: number;
  number: number;
}

/** Stops that one mark stands for: where the first of them is, with the numbers of all. */
export interface JoinedStops {
  x: number;
  y: number;
  numbers: readonly number[];
}

/** As high as a mark is, and as wide as one with a single stop, px. */
export const STOP_MARK_PX = 22;
/** What each letter of a mark takes, and what is left free at its ends, px. */
const LETTER_PX = 6;
const ENDS_PX = 8;
/** So many are named one by one; of more the first and the last. */
const MOST_NAMED = 3;

/** What a mark says: "4", "1 · 4", of many "1 … 9". */
export function nameStops(numbers: readonly number[]): string {
  if (numbers.length <= MOST_NAMED) return numbers.join(' · ');
  return `${numbers[0]} … ${numbers.at(-1)}`;
}

/** How wide the mark of these stops is, px. */
export const stopMarkWidth = (numbers: readonly number[]): number =>
  Math.max(STOP_MARK_PX, ENDS_PX + LETTER_PX * nameStops(numbers).length);

/** The marks of stops, those that would lie over each other as one: no number hides another. */
export function joinStops(stops: readonly StopMark[]): JoinedStops[] {
  const joined: JoinedStops[] = [];
  for (const { x, y, number } of stops) {
    let mark: JoinedStops = { x, y, numbers: [number] };
    // One that has become wider may reach others.
    for (let at = 0; at < joined.length;) {
      const other = joined[at]!;
      if (overlap(other, mark)) {
        joined.splice(at, 1);
        mark = join(other, mark);
        at = 0;
      } else at++;
    }
    joined.push(mark);
  }
  return joined;
}

function overlap(one: JoinedStops, other: JoinedStops): boolean {
  if (Math.abs(one.y - other.y) >= STOP_MARK_PX) return false;
  const width = (stopMarkWidth(one.numbers) + stopMarkWidth(other.numbers)) / 2;
  return Math.abs(one.x - other.x) < width;
}

function join(one: JoinedStops, other: JoinedStops): JoinedStops {
  const numbers = [...one.numbers, ...other.numbers].sort((a, b) => a - b);
  const first = numbers[0] === one.numbers[0] ? one : other;
  return { x: first.x, y: first.y, numbers };
}
