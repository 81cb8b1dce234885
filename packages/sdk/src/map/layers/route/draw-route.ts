/** A point of a line on the canvas: CSS px, and what happened on the way to it. */
export interface RoutePoint {
  x: number;
  y: number;
  /** Colour of the piece that ends here. */
  color: string;
}

/** Colours of a line's surroundings. */
interface RouteColors {
  casing: string;
  chevron: string;
  dot: string;
  flag: string;
  flagInk: string;
}

const LINE_PX = 6;
/** Widths of a trail: the recent part, and the older one. */
const TRAIL_PX = 4;
const OLDER_PX = 2;
const OLDER_SHARE = 0.3;
const CASING_PX = 3;
const CHEVRON_EVERY_PX = 64;
/** Chevrons of passes over each other would cover the line where they were nearer. */
const CHEVRONS_APART_PX = 24;
/** More rows of cells than a map has at any zoom. */
const ROW_KEYS = 2 ** 26;

/** Leaves out points nearer than a px to the last one, unless the colour changes. */
export function thinRoute(points: readonly RoutePoint[]): RoutePoint[] {
  const kept: RoutePoint[] = [];
  points.forEach((point, index) => {
    const last = kept.at(-1);
    const isFar =
      !last ||
      Math.hypot(point.x - last.x, point.y - last.y) >= 1 ||
      (point.color !== last.color && index > 0);
    if (isFar || index === points.length - 1) kept.push(point);
  });
  return kept;
}

/**
 * Places of the chevrons: every 64 px along the line, with the direction there in radians; of a line
 * that comes back to where it was, those that are not too near to one before.
 */
export function placeChevrons(
  points: readonly { x: number; y: number }[],
): { x: number; y: number; angleRadians: number }[] {
  const chevrons: { x: number; y: number; angleRadians: number }[] = [];
  const isFree = createSpacer(CHEVRONS_APART_PX);
  let rest = CHEVRON_EVERY_PX;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!;
    const to = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    let done = rest;
    for (; done <= length; done += CHEVRON_EVERY_PX) {
      const share = done / length;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      if (!isFree(x, y)) continue;
      chevrons.push({ x, y, angleRadians: Math.atan2(to.y - from.y, to.x - from.x) });
    }
    rest = done - length;
  }
  return chevrons;
}

/** Says of each place whether it is as far from all that were free before, and takes it if so. */
function createSpacer(apartPx: number): (x: number, y: number) => boolean {
  const taken = new Map<number, { x: number; y: number }>();
  // The place's own cell first: it is the likeliest to be taken.
  const around = [0, -1, 1];
  const keyOf = (column: number, row: number) => column * ROW_KEYS + row;
  return (x, y) => {
    const [column, row] = [Math.floor(x / apartPx), Math.floor(y / apartPx)];
    const isNear = around.some((right) =>
      around.some((down) => {
        const other = taken.get(keyOf(column + right, row + down));
        return other && Math.hypot(other.x - x, other.y - y) < apartPx;
      }),
    );
    if (!isNear) taken.set(keyOf(column, row), { x, y });
    return !isNear;
  };
}

function strokeAll(context: CanvasRenderingContext2D, points: readonly RoutePoint[]) {
  context.beginPath();
  traceAll(context, points);
  context.stroke();
}

function traceAll(context: CanvasRenderingContext2D, points: readonly RoutePoint[]) {
  points.forEach((point, index) =>
    index === 0 ? context.moveTo(point.x, point.y) : context.lineTo(point.x, point.y),
  );
  const only = points.length === 1 ? points[0] : undefined;
  // A line of no length is not drawn: a lone fix between two breaks shall be a dot.
  if (only) context.lineTo(only.x + 0.01, only.y);
}

/** Each piece in its colour; a point alone in its own. */
function strokePieces(context: CanvasRenderingContext2D, points: readonly RoutePoint[]) {
  for (let from = 0; from === 0 || from < points.length - 1;) {
    const color = (points[from + 1] ?? points[from])?.color;
    let to = from + 1;
    while (points[to + 1]?.color === color) to++;
    if (color) context.strokeStyle = color;
    strokeAll(context, points.slice(from, to + 1));
    from = to;
  }
}

/** Draws the direction of travel along a line, where it is in the box. */
export function drawChevrons(
  context: CanvasRenderingContext2D,
  points: readonly { x: number; y: number }[],
  box: { width: number; height: number },
) {
  context.lineWidth = 1.6;
  for (const { x, y, angleRadians } of placeChevrons(points)) {
    if (x < 0 || y < 0 || x > box.width || y > box.height) continue;
    context.save();
    context.translate(x, y);
    context.rotate(angleRadians);
    context.beginPath();
    context.moveTo(-1.8, -2.2);
    context.lineTo(0.8, 0);
    context.lineTo(-1.8, 2.2);
    context.stroke();
    context.restore();
  }
}

/** Draws where a route starts. */
export function drawDot(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  colors: Pick<RouteColors, 'casing' | 'dot'>,
): void {
  context.beginPath();
  context.arc(at.x, at.y, 5, 0, Math.PI * 2);
  context.fillStyle = colors.casing;
  context.fill();
  context.strokeStyle = colors.dot;
  context.lineWidth = 3;
  context.stroke();
}

/** Draws where a route ends. */
export function drawFlag(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  colors: Pick<RouteColors, 'casing' | 'flag' | 'flagInk'>,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.beginPath();
  context.arc(0, 0, 11, 0, Math.PI * 2);
  context.fillStyle = colors.flag;
  context.fill();
  context.strokeStyle = colors.casing;
  context.lineWidth = 2;
  context.stroke();
  context.strokeStyle = colors.flagInk;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(-3.5, 5.5);
  context.lineTo(-3.5, -5);
  context.lineTo(4.5, -5);
  context.lineTo(2.6, -2);
  context.lineTo(4.5, 1);
  context.lineTo(-3.5, 1);
  context.stroke();
  context.restore();
}

/**
 * Draws ways that follow each other with breaks between them: casing, coloured pieces, chevrons, a
 * dot at the start of the first and a flag at the end of the last.
 */
export function drawRoute(
  context: CanvasRenderingContext2D,
  allWays: readonly (readonly RoutePoint[])[],
  colors: RouteColors,
  options: {
    hasFlag: boolean;
    /** Thinner, as a trail is drawn. */
    isTrail?: boolean;
    /** A dot where it starts; default true. */
    hasDot?: boolean;
    width: number;
    height: number;
  },
): void {
  const ways = allWays.map(thinRoute);
  const first = ways[0]?.[0];
  const last = ways.at(-1)?.at(-1);
  if (!first || !last) return;
  const linePx = options.isTrail ? TRAIL_PX : LINE_PX;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colors.casing;
  context.lineWidth = linePx + CASING_PX;
  for (const way of ways) strokeAll(context, way);
  context.lineWidth = linePx;
  for (const way of ways) strokePieces(context, way);
  context.strokeStyle = colors.chevron;
  for (const way of ways) drawChevrons(context, way, options);
  if (options.hasDot ?? true) drawDot(context, first, colors);
  if (options.hasFlag && first !== last) drawFlag(context, last, colors);
}

/** Draws the older ways of a trail: thin and faint, as one line that is no darker where it crosses itself. */
export function drawOlderTrail(
  context: CanvasRenderingContext2D,
  ways: readonly (readonly RoutePoint[])[],
  ink: string,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = OLDER_PX;
  context.strokeStyle = ink;
  context.globalAlpha = OLDER_SHARE;
  context.beginPath();
  for (const way of ways) traceAll(context, thinRoute(way));
  context.stroke();
  context.globalAlpha = 1;
}
