import { decodeShapes, type WorldShape } from '../land/world-shape';

/** Lines for a range of zoom levels, both ends included. */
export interface StreetLevel {
  minZoom: number;
  maxZoom: number;
  /** The streets to be drawn wider. */
  mainLines: readonly WorldShape[];
  lines: readonly WorldShape[];
}

/** A quiet layer of streets. */
export interface Streets {
  attribution: string;
  levels: readonly StreetLevel[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readLines = (lines: unknown) =>
  decodeShapes(Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []);

/**
 * Reads a street layer: `{ version: 1, attribution, levels: [{ minZoom, maxZoom, lines: [encoded
 * polyline, precision 5], mainLines? }] }`; `mainLines` are drawn wider.
 * @returns `undefined` for anything else; levels that cannot be read are left out
 */
export function parseStreets(json: unknown): Streets | undefined {
  if (!isRecord(json) || json['version'] !== 1 || !Array.isArray(json['levels'])) return undefined;
  const levels = (json['levels'] as unknown[]).flatMap((level): StreetLevel[] => {
    if (!isRecord(level) || !Array.isArray(level['lines'])) return [];
    const { minZoom, maxZoom } = level;
    if (typeof minZoom !== 'number' || typeof maxZoom !== 'number') return [];
    const [mainLines, lines] = [readLines(level['mainLines']), readLines(level['lines'])];
    return [{ minZoom, maxZoom, mainLines, lines }];
  });
  const attribution = json['attribution'];
  return { attribution: typeof attribution === 'string' ? attribution : '', levels };
}

/**
 * Fetches a street layer.
 * @throws TypeError when the answer is no street layer, or fetch's error
 */
export async function fetchStreets(url: string, signal: AbortSignal): Promise<Streets> {
  const response = await fetch(url, { signal, credentials: 'same-origin' });
  const streets = response.ok ? parseStreets(await response.json()) : undefined;
  if (!streets) throw new TypeError(`No street layer at ${url} (HTTP ${response.status})`);
  return streets;
}
