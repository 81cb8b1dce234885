import type { FleetDay } from '../fleet-day';
import { fromPlane } from '../to-plane';
import { cleanGraph } from './clean-graph';
import { encodePolyline } from './encode-polyline';
import { joinStrokes } from './join-strokes';
import { simplifyLine } from './simplify-line';
import { traceRoutes } from './trace-routes';

/** The streets of one range of zooms. */
export interface StreetLevel {
  minZoom: number;
  maxZoom: number;
  /** Google's encoded polylines, precision 5. */
  lines: string[];
}

/** The quiet layer of streets the demo's buses drove, as it goes over the wire. */
export interface Streets {
  version: 1;
  attribution: string;
  levels: StreetLevel[];
}

interface LevelRule {
  minZoom: number;
  maxZoom: number;
  /** About a pixel of the level's largest zoom. */
  toleranceMeters: number;
  /** Shorter lines would be specks. */
  leastMeters: number;
}

const LEVEL_RULES: readonly LevelRule[] = [
  { minZoom: 0, maxZoom: 9, toleranceMeters: 200, leastMeters: 1500 },
  { minZoom: 10, maxZoom: 11, toleranceMeters: 50, leastMeters: 700 },
  { minZoom: 12, maxZoom: 13, toleranceMeters: 14, leastMeters: 150 },
  { minZoom: 14, maxZoom: 24, toleranceMeters: 3, leastMeters: 0 },
];

/**
 * Draws the streets a fleet drove out of its fixes alone, thinned to what each zoom can show.
 * Pure, and the same for the same day.
 */
export function buildStreets(day: FleetDay, attribution: string): Streets {
  const graph = traceRoutes(day);
  cleanGraph(graph);
  const strokes = joinStrokes(graph);
  const levels = LEVEL_RULES.map(({ minZoom, maxZoom, toleranceMeters, leastMeters }) => ({
    minZoom,
    maxZoom,
    lines: strokes
      .filter(({ lengthMeters }) => lengthMeters >= leastMeters)
      .map(({ points }) => encodePolyline(simplifyLine(points, toleranceMeters).map(fromPlane))),
  }));
  return { version: 1, attribution, levels };
}
