import { MOTION_STATES } from '../../domain/device/motion-state';

/** Offsets of the values in a tally. */
const COUNT = 0;
const ALARMS = 1;
const SUM_X = 2;
const SUM_Y = 3;
const WEST = 4;
const NORTH = 5;
const EAST = 6;
const SOUTH = 7;
const STATES = 8;
const STRIDE = STATES + MOTION_STATES.length;

/**
 * Sums over vehicles, many of them side by side: how many, where, in which states. Places are world
 * coordinates, 0 to 1.
 */
export class Tallies {
  private values = new Float64Array(0);

  /** Empties so many tallies. */
  reset(length: number): void {
    if (this.values.length < length * STRIDE) this.values = new Float64Array(length * STRIDE);
    else this.values.fill(0, 0, length * STRIDE);
  }

  /** Counts a vehicle in. @param state index in `MOTION_STATES` */
  add(index: number, x: number, y: number, state: number, isAlarm: boolean): void {
    const at = index * STRIDE;
    this.widen(at, x, y, x, y);
    const { values } = this;
    values[at + COUNT]!++;
    values[at + SUM_X]! += x;
    values[at + SUM_Y]! += y;
    values[at + STATES + state]!++;
    if (isAlarm) values[at + ALARMS]!++;
  }

  /** Counts in all that another tally has. */
  merge(index: number, from: Tallies, fromIndex: number): void {
    const at = index * STRIDE;
    const start = fromIndex * STRIDE;
    const other = from.values;
    this.widen(
      at,
      other[start + WEST]!,
      other[start + NORTH]!,
      other[start + EAST]!,
      other[start + SOUTH]!,
    );
    for (let field = 0; field < STRIDE; field++) {
      if (field < WEST || field >= STATES) this.values[at + field]! += other[start + field]!;
    }
  }

  /** Empties one tally. */
  drop(index: number): void {
    this.values.fill(0, index * STRIDE, (index + 1) * STRIDE);
  }

  countOf = (index: number): number => this.values[index * STRIDE + COUNT]!;
  alarmsOf = (index: number): number => this.values[index * STRIDE + ALARMS]!;
  meanX = (index: number): number => this.values[index * STRIDE + SUM_X]! / this.countOf(index);
  meanY = (index: number): number => this.values[index * STRIDE + SUM_Y]! / this.countOf(index);

  /** Returns the number of vehicles in each of `MOTION_STATES`. */
  statesOf(index: number): Float64Array {
    return this.values.subarray(index * STRIDE + STATES, (index + 1) * STRIDE);
  }

  /** West, north, east and south of all places. */
  boundsOf(index: number): Float64Array {
    return this.values.subarray(index * STRIDE + WEST, index * STRIDE + STATES);
  }

  private widen(at: number, west: number, north: number, east: number, south: number) {
    const { values } = this;
    const isFirst = values[at + COUNT] === 0;
    if (isFirst || west < values[at + WEST]!) values[at + WEST] = west;
    if (isFirst || north < values[at + NORTH]!) values[at + NORTH] = north;
    if (isFirst || east > values[at + EAST]!) values[at + EAST] = east;
    if (isFirst || south > values[at + SOUTH]!) values[at + SOUTH] = south;
  }
}
