/** A rectangle in the same coordinates as the ring. */
interface ClipBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The part of a closed ring inside a box (Sutherland–Hodgman), so that the canvas never gets
 * coordinates too large for its arithmetic.
 * @param ring x, y, x, y …
 * @returns x, y, x, y …; empty when nothing is inside
 */
export function clipRing(ring: ArrayLike<number>, box: ClipBox): number[] {
  let points = Array.from(ring);
  const edges: [0 | 1, number, 1 | -1][] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ];
  for (const [axis, limit, sign] of edges) {
    const kept: number[] = [];
    const isInside = (index: number) => (points[index + axis]! - limit) * sign >= 0;
    for (let index = 0; index < points.length; index += 2) {
      const before = index === 0 ? points.length - 2 : index - 2;
      if (isInside(index) !== isInside(before)) {
        const from = points[before + axis]!;
        const share = (limit - from) / (points[index + axis]! - from);
        const across = 1 - axis;
        const other =
          points[before + across]! + (points[index + across]! - points[before + across]!) * share;
        kept.push(axis === 0 ? limit : other, axis === 0 ? other : limit);
      }
      if (isInside(index)) kept.push(points[index]!, points[index + 1]!);
    }
    points = kept;
  }
  return points;
}
