import type { PlanePoint } from '../to-plane';

/** Places joined by stretches of street, each with the number of buses seen to pass. */
export class StreetGraph {
  readonly #places = new Map<number, PlanePoint>();
  readonly #links = new Map<number, Map<number, number>>();

  /** Counts a passage between two places; makes the stretch when it is new. */
  add(a: PlanePoint & { id: number }, b: PlanePoint & { id: number }, count = 1): void {
    if (a.id === b.id) return;
    this.#places.set(a.id, a);
    this.#places.set(b.id, b);
    this.#count(a.id, b.id, count);
    this.#count(b.id, a.id, count);
  }

  remove(a: number, b: number): void {
    this.#links.get(a)?.delete(b);
    this.#links.get(b)?.delete(a);
  }

  /** Adds to the count of a stretch that exists. */
  raise(a: number, b: number, count: number): void {
    this.#count(a, b, count);
    this.#count(b, a, count);
  }

  /** Makes two joined places one, half-way between them; what they were joined to stays joined. */
  merge(kept: number, gone: number): void {
    const [a, b] = [this.place(kept), this.place(gone)];
    this.remove(kept, gone);
    for (const [next, count] of [...this.neighbours(gone)]) {
      this.remove(gone, next);
      this.raise(kept, next, count);
    }
    this.#places.delete(gone);
    this.move(kept, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }

  move(id: number, place: PlanePoint): void {
    this.#places.set(id, place);
  }

  /** Throws when there is no such place. */
  place(id: number): PlanePoint {
    const place = this.#places.get(id);
    if (!place) throw new RangeError(`No place ${id}`);
    return place;
  }

  neighbours(id: number): ReadonlyMap<number, number> {
    return this.#links.get(id) ?? new Map();
  }

  ids(): number[] {
    return [...this.#places.keys()];
  }

  /** Each stretch once. */
  stretches(): { a: number; b: number; count: number; meters: number }[] {
    return [...this.#links].flatMap(([a, links]) =>
      [...links]
        .filter(([b]) => a < b)
        .map(([b, count]) => ({ a, b, count, meters: this.meters(a, b) })),
    );
  }

  meters(a: number, b: number): number {
    const from = this.place(a);
    const to = this.place(b);
    return Math.hypot(to.x - from.x, to.y - from.y);
  }

  #count(a: number, b: number, count: number): void {
    const links = this.#links.get(a) ?? new Map<number, number>();
    links.set(b, (links.get(b) ?? 0) + count);
    this.#links.set(a, links);
  }
}
