import { findCrossing, type Crossing } from '../geo/find-crossing';
import { formatArea, MAX_AREA_LENGTH } from '../geo/format-area';
import { goesAroundPole, measureCircle, measurePerimeter, measureRing } from '../geo/measure-ring';
import { measureWay } from '../geo/measure-way';
import { toArea, type FenceDraft } from './fence-draft';

/** Reasons for a shape not being ready to save. */
export type DraftProblem =
  | { code: 'UNFINISHED' }
  | { code: 'CROSSING'; crossing: Crossing }
  | { code: 'POLE' }
  | { code: 'TOO_LONG'; points: number };

/** Verdict on a shape. */
export interface DraftVerdict {
  /** The text to be kept; null while there is a problem. */
  area: string | null;
  problem: DraftProblem | null;
}

/** No shape of more points is short enough to be kept: each needs `0 0, ` at least. */
export const MAX_POINTS = MAX_AREA_LENGTH / 5;

/** Judges if a shape can be saved, and returns the text to save. */
export function judgeDraft(draft: FenceDraft): DraftVerdict {
  const area = toArea(draft);
  const refuse = (problem: DraftProblem): DraftVerdict => ({ area: null, problem });
  if (!area) return refuse({ code: 'UNFINISHED' });
  const tooLong = { code: 'TOO_LONG', points: draft.points.length } as const;
  if (draft.points.length > MAX_POINTS) return refuse(tooLong);
  const text = formatArea(area);
  if (text.length > MAX_AREA_LENGTH) return refuse(tooLong);
  if (area.kind === 'polygon') {
    if (goesAroundPole(area.ring)) return refuse({ code: 'POLE' });
    const crossing = findCrossing(area.ring);
    if (crossing) return refuse({ code: 'CROSSING', crossing });
  }
  return { area: text, problem: null };
}

/** The figures of a shape; what it does not have is null. */
export interface DraftFigures {
  points: number;
  squareMeters: number | null;
  /** Around a polygon, along a line. */
  lengthMeters: number | null;
}

/** Area, length and number of points, of a shape that may not be whole yet. */
export function measureDraft({ kind, points, radiusMeters }: DraftInput): DraftFigures {
  const count = points.length;
  if (kind === 'circle') {
    const squareMeters = radiusMeters === null ? null : measureCircle(radiusMeters);
    return { points: count, squareMeters, lengthMeters: null };
  }
  const isRing = kind === 'polygon' && count >= 3;
  const way = count > 1 ? (measureWay(points).at(-1) ?? null) : null;
  return {
    points: count,
    squareMeters: isRing ? measureRing(points) : null,
    lengthMeters: isRing ? measurePerimeter(points) : way,
  };
}

type DraftInput = Pick<FenceDraft, 'kind' | 'points' | 'radiusMeters'>;
