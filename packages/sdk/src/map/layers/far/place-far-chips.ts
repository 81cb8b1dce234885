/** A rectangle of the map's element, px, whose edges chips lie along. */
export interface ChipFrame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** A chip at the edge, with those that lie in its direction. */
export interface FarChip<T extends Point> extends Point {
  /** Degrees from up, clockwise. */
  angle: number;
  members: readonly T[];
}

/**
 * Size of a chip with some space; two chips may be closer than this in only one of both directions.
 */
const [CHIP_WIDTH_PX, CHIP_HEIGHT_PX] = [96, 48];
const SECTORS = 16;

/**
 * One chip for each direction in which something lies outside a frame, at the frame's edge. Chips that
 * would lie on each other become one.
 */
export function placeFarChips<T extends Point>(
  points: readonly T[],
  frame: ChipFrame,
): FarChip<T>[] {
  const center = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const sectors = new Map<number, T[]>();
  for (const point of points) {
    const turn = Math.atan2(point.y - center.y, point.x - center.x) / (2 * Math.PI);
    const sector = Math.round(turn * SECTORS + SECTORS) % SECTORS;
    sectors.set(sector, [...(sectors.get(sector) ?? []), point]);
  }
  const chips = [...sectors.values()].map((members) => toChip(members, center, frame));
  for (;;) {
    const at = chips.findIndex((chip) => chips.some((other) => isOver(chip, other)));
    const first = chips[at];
    const second = first && chips.find((other) => isOver(first, other));
    if (!second) return chips;
    chips.splice(at, 1, toChip([...first.members, ...second.members], center, frame));
    chips.splice(chips.indexOf(second), 1);
  }
}

const isOver = (one: Point, other: Point): boolean =>
  one !== other &&
  Math.abs(one.x - other.x) < CHIP_WIDTH_PX &&
  Math.abs(one.y - other.y) < CHIP_HEIGHT_PX;

/** Returns the point where the ray in the mean direction of the points leaves the frame. */
function toChip<T extends Point>(
  members: readonly T[],
  center: Point,
  frame: ChipFrame,
): FarChip<T> {
  let [x, y] = [0, 0];
  for (const member of members) {
    const [dx, dy] = [member.x - center.x, member.y - center.y];
    const length = Math.hypot(dx, dy) || 1;
    x += dx / length;
    y += dy / length;
  }
  const stretch = Math.min(
    (frame.right - center.x) / Math.abs(x),
    (frame.bottom - center.y) / Math.abs(y),
  );
  const reach = Number.isFinite(stretch) ? Math.max(0, stretch) : 0;
  return {
    x: center.x + x * reach,
    y: center.y + y * reach,
    angle: (Math.atan2(x, -y) * 180) / Math.PI,
    members,
  };
}
