import { AreaProblem, parseArea } from '../geo/parse-area';
import type { Phrase } from '../words/phrase';
import { toDraft, type FenceKind } from './fence-draft';
import { measureDraft } from './judge-draft';

/** Key of the description of a fence's area. */
export type AreaKey =
  | 'geofences.area.circle'
  | 'geofences.area.points'
  | 'geofences.area.none'
  | 'geofences.area.unreadable';

/** Summary of a fence's area, for lists. */
export interface AreaLook {
  /** null for none, and for one that cannot be read. */
  kind: FenceKind | null;
  key: AreaKey;
  squareMeters: number | null;
  points: number;
}

/** A circle by its area, other shapes by the count of their points (spec §9). */
export function lookAtArea(text: string): AreaLook {
  const nothing = { kind: null, squareMeters: null, points: 0 };
  if (text.trim() === '') return { ...nothing, key: 'geofences.area.none' };
  try {
    const draft = toDraft(parseArea(text));
    const { squareMeters, points } = measureDraft(draft);
    const key = draft.kind === 'circle' ? 'geofences.area.circle' : 'geofences.area.points';
    return { kind: draft.kind, key, squareMeters, points };
  } catch (error) {
    if (!(error instanceof AreaProblem)) throw error;
    return { ...nothing, key: 'geofences.area.unreadable' };
  }
}

const SQUARE_METERS_PER_KM = 1_000_000;

/** The sentence of a look; `formatNumber` writes numbers as the reader does. */
export function describeArea(
  { key, squareMeters, points }: AreaLook,
  formatNumber: (value: number, decimals: number) => string,
): Phrase<AreaKey> {
  if (key === 'geofences.area.circle') {
    const km2 = (squareMeters ?? 0) / SQUARE_METERS_PER_KM;
    return { key, params: { area: formatNumber(km2, km2 < 0.1 ? 4 : 2) } };
  }
  return key === 'geofences.area.points' ? { key, params: { count: points } } : { key };
}
