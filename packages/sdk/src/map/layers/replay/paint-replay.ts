import { findTimeIndex, readMoment } from '../../../domain/replay/route-track';
import { filterReplayEvents, type ReplayMarks } from '../../../domain/replay/replay-marks';
import { findLeg } from '../../../domain/replay/find-leg';
import { joinStops } from '../../../domain/replay/join-stops';
import type { RouteColoring } from '../../../domain/replay/replay-view';
import type { Period } from '../../../domain/time/period';
import { unwrapLongitude } from '../../../domain/geo/unwrap-longitude';
import type { CanvasView } from '../../canvas/canvas-view';
import { toLongitude, toWorldX, toWorldY } from '../../canvas/mercator';
import type { ReadVariable } from '../../canvas/read-css-variable';
import { toTrailToken } from '../follow/trails';
import { drawDot, drawFlag } from '../route/draw-route';
import { drawReplayLine, type ReplayLineLook } from './draw-replay-line';
import { drawEvent, drawStop } from './draw-replay-marks';
import type { PaintedRoute } from './painted-route';
import { projectShape } from './project-shape';

/** Contents of the replay besides the routes themselves. */
interface ReplayPicture {
  coloring: RouteColoring;
  selection: Period | null;
  marks: ReplayMarks;
  /** The moment of the replay. */
  ms: number;
}

/** Opacity of parts that are not in focus. */
const FAINT = 0.25;

/** Draws the routes of a replay with their stops, events and ends. */
export function paintReplay(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  read: ReadVariable,
  routes: readonly PaintedRoute[],
  picture: ReplayPicture,
): void {
  for (const painted of routes) {
    painted.projected = painted.shape.shifts.map((shift) =>
      projectShape(painted.shape, painted.thin(view.zoom), view, shift),
    );
    const look = lookOf(painted, picture.coloring, read);
    const count = painted.shape.xs.length;
    const { timesMs } = painted.shape;
    for (const projected of painted.projected) {
      const draw = (range: [number, number]) =>
        drawReplayLine(context, painted.shape, projected, look, view, range);
      const meant = picture.selection ?? findShownLeg(painted, picture.ms);
      if (meant) {
        context.globalAlpha = FAINT;
        draw([0, count - 1]);
        context.globalAlpha = 1;
        const { fromMs, toMs } = meant;
        draw([Math.max(0, findTimeIndex(timesMs, fromMs)), findTimeIndex(timesMs, toMs)]);
      } else draw([0, count - 1]);
    }
  }
  for (const painted of routes) paintMarks(context, view, read, painted, picture);
}

/** Returns the leg of the route at the replay's moment, where passes overlap; else null. */
export const findShownLeg = ({ route, isRepeated }: PaintedRoute, ms: number): Period | null =>
  isRepeated ? findLeg(route, ms) : null;

function lookOf(
  { shape, color, isAlone }: PaintedRoute,
  coloring: RouteColoring,
  read: ReadVariable,
): ReplayLineLook {
  const own = read(isAlone ? 'map-trail' : toTrailToken(color));
  const colors =
    coloring === 'speed'
      ? ([1, 2, 3, 4] as const).map((step) => read(`speed-ramp-${step}`))
      : coloring === 'trip'
        ? [0, 1, 2, 3, 4, 5].map((trip) => read(toTrailToken(trip)))
        : [own];
  return {
    steps: coloring === 'trip' ? shape.trips : shape.speedSteps,
    colors,
    // Of several vehicles the casing says whose line it is.
    casing: isAlone || coloring === 'plain' ? read('surface') : own,
    gap: read('text-muted'),
    chevron: coloring === 'speed' && !isAlone ? own : read('surface'),
  };
}

/** Marks farther from what is seen than this reach no other in it, px. */
const MARGIN_PX = 200;

const isNearView = ({ width, height }: CanvasView, x: number, y: number): boolean =>
  x > -MARGIN_PX && y > -MARGIN_PX && x < width + MARGIN_PX && y < height + MARGIN_PX;

function paintMarks(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  read: ReadVariable,
  { route, shape, color, isAlone }: PaintedRoute,
  { marks, ms }: Pick<ReplayPicture, 'marks' | 'ms'>,
) {
  const middle = toLongitude((shape.west + shape.east) / 2);
  const surface = read('surface');
  const ink = isAlone ? read('status-stopped') : read(toTrailToken(color));
  const fontFamily = read('font-family');
  for (const shift of shape.shifts) {
    const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
      x: (toWorldX(unwrapLongitude(longitude, middle)) + shift) * view.scale - view.left,
      y: toWorldY(latitude) * view.scale - view.top,
    });
    const events = filterReplayEvents(route.events, marks).flatMap(({ atMs, event }) => {
      const place = readMoment(route.track, atMs);
      const isAlarm = event.type === 'alarm' || event.type === 'deviceOverspeed';
      return place ? [{ place, isAlarm }] : [];
    });
    const drawEvents = (isAlarm: boolean) => {
      const eventColor = read(isAlarm ? 'status-alarm' : 'text-muted');
      for (const one of events) {
        if (one.isAlarm !== isAlarm) continue;
        drawEvent(context, toPoint(one.place), { isAlarm, color: eventColor, surface, fontFamily });
      }
    };
    // A dot on the flag would make another sign of it.
    drawEvents(false);
    const [first, last] = [route.track.fixes[0], route.track.fixes.at(-1)];
    if (first) {
      drawDot(context, toPoint(first), { casing: surface, dot: ink });
    }
    if (last && last !== first) {
      const flag = isAlone ? read('text') : ink;
      drawFlag(context, toPoint(last), { casing: surface, flag, flagInk: surface });
    }
    drawEvents(true);
    const stops = marks.stops ? route.stops : [];
    const current = stops.find(({ fromMs, toMs }) => fromMs <= ms && ms < toMs)?.number;
    const numbered = stops
      .map((stop) => ({ ...toPoint(stop), number: stop.number }))
      .filter(({ x, y }) => isNearView(view, x, y));
    for (const mark of joinStops(numbered)) {
      const isCurrent = current !== undefined && mark.numbers.includes(current);
      drawStop(context, mark, { isCurrent, ink, surface, fontFamily });
    }
  }
}
