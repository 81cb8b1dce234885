import type { FleetDay } from '../day/fleet-day';
import { fromPlane } from '../to-plane';
import { cleanGraph } from './clean-graph';
import { encodePolyline } from './encode-polyline';
import { joinStrokes, type Stroke } from './join-strokes';
import { simplifyLine } from './simplify-line';
import { traceRoutes } from './trace-routes';

/** The streets of one range of zooms. */
export interface StreetLevel {
  minZoom: number;
  maxZoom: number;
  /** The streets with the most buses, drawn wider: Google's encoded polylines, precision 5. */
  mainLines: string[];
  /** All others. */
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
  /** So would lines that hang together with no more than this. */
  leastPieceMeters: number;
}

const LEVEL_RULES: readonly LevelRule[] = [
  { minZoom: 0, maxZoom: 8, toleranceMeters: 150, leastMeters: 900, leastPieceMeters: 6000 },
  { minZoom: 9, maxZoom: 11, toleranceMeters: 35, leastMeters: 250, leastPieceMeters: 1000 },
  { minZoom: 12, maxZoom: 13, toleranceMeters: 14, leastMeters: 120, leastPieceMeters: 400 },
  { minZoom: 14, maxZoom: 24, toleranceMeters: 3, leastMeters: 0, leastPieceMeters: 0 },
];

/** Main streets are long and well driven: about half of all metres. */
const MAIN_LEAST_METERS = 800;
const MAIN_LEAST_PASSAGES = 20;

const isMain = ({ lengthMeters, count }: Stroke) =>
  lengthMeters >= MAIN_LEAST_METERS && count >= MAIN_LEAST_PASSAGES;

/**
 * Draws the streets a fleet drove out of its fixes alone, thinned to what each zoom can show.
 * Pure, and the same for the same day.
 */
export function buildStreets(day: FleetDay, attribution: string): Streets {
  const graph = traceRoutes(day);
  cleanGraph(graph);
  const strokes = joinStrokes(graph);
  const levels = LEVEL_RULES.map((rule) => {
    const shown = strokes.filter(
      ({ lengthMeters, pieceMeters }) =>
        lengthMeters >= rule.leastMeters && pieceMeters >= rule.leastPieceMeters,
    );
    const encode = ({ points }: Stroke) =>
      encodePolyline(simplifyLine(points, rule.toleranceMeters).map(fromPlane));
    return {
      minZoom: rule.minZoom,
      maxZoom: rule.maxZoom,
      mainLines: shown.filter(isMain).map(encode),
      lines: shown.filter((stroke) => !isMain(stroke)).map(encode),
    };
  });
  return { version: 1, attribution, levels };
}
