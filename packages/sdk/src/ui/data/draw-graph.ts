import {
  listTimeTicks,
  thinMeasurements,
  type Measurement,
  type Period,
  readOwnTimeZone,
} from '../../domain';

/** The line is not cut at its highest. */
const EDGE_PX = 4;
/** Min distance between the times below, px. */
const TICK_PX = 90;

/** Drawn graph: a line and the area under it for each vehicle, as SVG paths. */
export interface Graph {
  lines: { deviceId: number; line: string; area: string }[];
  /** From where to where it goes; null of nothing. */
  range: { min: number; max: number } | null;
}

/** The place of a graph, px; without a scale its line reaches from floor to ceiling. */
export interface GraphBox {
  width: number;
  height: number;
  scale?: { min: number; max: number } | undefined;
}

/** Returns the start of a scale: a speed of 50 must not look like nothing beside one of 51. */
export const chooseFloor = (min: number, max: number): number =>
  min >= 0 && min < max * 0.6 ? 0 : min;

/** Draws series in a box of `width`; what has more points than pixels is thinned, its peaks are kept. */
export function drawGraph(
  series: readonly { deviceId: number; parts: readonly (readonly Measurement[])[] }[],
  { fromMs, toMs }: Period,
  { width, height, scale }: GraphBox,
): Graph {
  let [min, max] = [Infinity, -Infinity];
  const spanMs = Math.max(1, toMs - fromMs);
  const thinned = series.map(({ deviceId, parts }) => ({
    deviceId,
    parts: parts.map((part) => {
      const ownMs = (part.at(-1)?.atMs ?? 0) - (part[0]?.atMs ?? 0);
      const thin = thinMeasurements(part, Math.max(2, Math.ceil((ownMs / spanMs) * width)));
      for (const { value } of thin) {
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
      return thin;
    }),
  }));
  if (min > max) return { lines: [], range: null };
  const [bottom, top] = scale ? [scale.min, scale.max] : [chooseFloor(min, max), max];
  const toX = (atMs: number) => ((atMs - fromMs) / spanMs) * width;
  const toY = (value: number) =>
    height - ((value - bottom) / (top - bottom || 1)) * (height - EDGE_PX);
  // A point alone is a dot, where the ends of lines are round.
  const trace = (part: readonly Measurement[]) =>
    part
      .map(({ atMs, value }, index) => {
        const place = `${toX(atMs).toFixed(1)} ${toY(value).toFixed(1)}`;
        return `${index === 0 ? 'M' : 'L'}${place}`;
      })
      .join('') + (part.length === 1 ? 'h0' : '');
  return {
    range: { min, max },
    lines: thinned.map(({ deviceId, parts }) => ({
      deviceId,
      line: parts.map(trace).join(''),
      area: parts
        .map((part) => {
          const [first, last] = [part[0], part.at(-1)];
          if (!first || !last) return '';
          const [from, to] = [toX(first.atMs).toFixed(1), toX(last.atMs).toFixed(1)];
          return `${trace(part)}L${to} ${height}L${from} ${height}Z`;
        })
        .join(''),
    })),
  };
}

/** Half of a time's width, px: one nearer to the end would be cut. */
const EDGE_TICK_PX = 16;

/** Moments to name below a graph; without a zone by the clock of the browser. */
export function listTicks(span: Period, width: number, timeZone: string | undefined): number[] {
  const zone = timeZone ?? readOwnTimeZone();
  const edgeMs = (EDGE_TICK_PX / Math.max(1, width)) * (span.toMs - span.fromMs);
  const most = Math.floor(width / TICK_PX);
  return listTimeTicks(span, { most, timeZone: zone }).filter((ms) => ms <= span.toMs - edgeMs);
}
