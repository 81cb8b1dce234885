import type { PlanePoint } from '../to-plane';

/** Points by square, so that those near a place are found without looking at all. */
export class PointGrid<Item extends PlanePoint> {
  readonly #squares = new Map<string, Item[]>();
  readonly #sizeMeters: number;

  constructor(items: Iterable<Item>, sizeMeters: number) {
    this.#sizeMeters = sizeMeters;
    for (const item of items) {
      const key = this.#key(this.#index(item.x), this.#index(item.y));
      const square = this.#squares.get(key);
      if (square) square.push(item);
      else this.#squares.set(key, [item]);
    }
  }

  /** The items whose distance from `place` is at most `radiusMeters`. */
  near(place: PlanePoint, radiusMeters: number): Item[] {
    const found: Item[] = [];
    for (
      let i = this.#index(place.x - radiusMeters);
      i <= this.#index(place.x + radiusMeters);
      i++
    ) {
      for (
        let j = this.#index(place.y - radiusMeters);
        j <= this.#index(place.y + radiusMeters);
        j++
      ) {
        for (const item of this.#squares.get(this.#key(i, j)) ?? []) {
          if (Math.hypot(item.x - place.x, item.y - place.y) <= radiusMeters) found.push(item);
        }
      }
    }
    return found;
  }

  #index(meters: number): number {
    return Math.floor(meters / this.#sizeMeters);
  }

  #key(i: number, j: number): string {
    return `${i}:${j}`;
  }
}
