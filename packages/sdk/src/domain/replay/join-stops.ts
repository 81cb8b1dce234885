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

/** Height of a mark, and width of one with a single stop, px. */
export const STOP_MARK_PX = 22;
/** Width of a letter in a mark, and free space at both its ends in total, px. */
const LETTER_PX = 7;
const ENDS_PX = 8;
/** Max number of stops named one by one; of more only the first and the last are. */
const MAX_NAMED = 3;

/** Returns the label of a mark: "4", "1 · 4", for many "1 … 9". */
export function nameStops(numbers: readonly number[]): string {
  if (numbers.length <= MAX_NAMED) return numbers.join(' · ');
  return `${numbers[0]} … ${numbers.at(-1)}`;
}

/** Returns the width of a mark for these stops, px. */
export const stopMarkWidth = (numbers: readonly number[]): number =>
  Math.max(STOP_MARK_PX, ENDS_PX + LETTER_PX * nameStops(numbers).length);

/** A mark that may still be joined to others; its numbers are in no order. */
interface Growing {
  x: number;
  y: number;
  numbers: number[];
  first: number;
  last: number;
  width: number;
}

/** The marks of stops, those that would lie over each other as one: no number hides another. */
export function joinStops(stops: readonly StopMark[]): JoinedStops[] {
  const joined: Growing[] = [];
  for (const { x, y, number } of stops) {
    const width = stopMarkWidth([number]);
    let mark: Growing = { x, y, numbers: [number], first: number, last: number, width };
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
  return joined.map(({ x, y, numbers }) => ({ x, y, numbers: inOrder(numbers) }));
}

const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

const overlap = (one: Growing, other: Growing): boolean =>
  Math.abs(one.y - other.y) < STOP_MARK_PX &&
  Math.abs(one.x - other.x) < (one.width + other.width) / 2;

function join(one: Growing, other: Growing): Growing {
  const { x, y, first } = one.first < other.first ? one : other;
  const last = Math.max(one.last, other.last);
  // The longer of both is not copied: thousands of stops may lie at one place.
  const isLonger = one.numbers.length > other.numbers.length;
  const [numbers, added] = isLonger ? [one.numbers, other.numbers] : [other.numbers, one.numbers];
  for (const number of added) numbers.push(number);
  const named = numbers.length > MAX_NAMED ? [first, 0, 0, last] : inOrder(numbers);
  return { x, y, numbers, first, last, width: stopMarkWidth(named) };
}
