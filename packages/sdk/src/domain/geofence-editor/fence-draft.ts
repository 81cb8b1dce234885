import { haversineMeters, type Place } from '../geo/distance';
import { openRing } from '../geo/format-area';
import type { Area, AreaPoint } from '../geo/parse-area';
import { unwrapLongitude } from '../geo/unwrap-longitude';

/** Kinds of fence. */
export type FenceKind = Area['kind'];

/** True when a value is a kind of fence. */
export const isFenceKind = (kind: unknown): kind is FenceKind =>
  kind === 'circle' || kind === 'polygon' || kind === 'line';

/** The shape of a fence while it is made; it may be none yet. */
export interface FenceDraft {
  kind: FenceKind;
  /** Corners of a polygon, bends of a line, or the one centre of a circle. */
  points: readonly AreaPoint[];
  /** Radius of a circle; null while not set. */
  radiusMeters: number | null;
  /** Reach of a line to each side. */
  halfWidthMeters: number;
}

/** Default reach of a line to each side: the default of the tracking API. */
export const DEFAULT_HALF_WIDTH_METERS = 25;

/** Min number of points of a complete shape. */
export const MIN_POINTS: Readonly<Record<FenceKind, number>> = { circle: 1, line: 2, polygon: 3 };

/** Corners of a polygon that was a circle. */
const CIRCLE_CORNERS = 12;
const METERS_PER_DEGREE = 111_320;

/** A draft of nothing yet. */
export const newDraft = (kind: FenceKind): FenceDraft => ({
  kind,
  points: [],
  radiusMeters: null,
  halfWidthMeters: DEFAULT_HALF_WIDTH_METERS,
});

/** The draft of an area that is there already. */
export function toDraft(area: Area, halfWidthMeters = DEFAULT_HALF_WIDTH_METERS): FenceDraft {
  const draft = { ...newDraft(area.kind), halfWidthMeters };
  if (area.kind === 'circle') {
    return { ...draft, points: [area.center], radiusMeters: area.radiusMeters };
  }
  return { ...draft, points: area.kind === 'line' ? area.points : openRing(area.ring) };
}

/** The area of a draft; undefined while it is not whole. */
export function toArea({ kind, points, radiusMeters }: FenceDraft): Area | undefined {
  if (points.length < MIN_POINTS[kind]) return undefined;
  if (kind === 'line') return { kind, points };
  if (kind === 'polygon') return { kind, ring: points };
  const [center] = points;
  return center && radiusMeters !== null && radiusMeters > 0
    ? { kind, center, radiusMeters }
    : undefined;
}

/** A place as the tracking API takes it: a longitude from −180 to 180, a latitude to 90. */
export function toAreaPoint({ latitude, longitude }: Place): AreaPoint {
  const wrapped = unwrapLongitude(longitude, 0);
  return { latitude: Math.max(-90, Math.min(90, latitude)), longitude: wrapped };
}

/** The place in the middle of two, the short way round. */
export function middleOf(from: AreaPoint, to: AreaPoint): AreaPoint {
  const end = unwrapLongitude(to.longitude, from.longitude);
  const latitude = (from.latitude + to.latitude) / 2;
  return toAreaPoint({ latitude, longitude: (from.longitude + end) / 2 });
}

/** The places of a circle's edge, first the one in the north. */
export function traceCircle(center: Place, radiusMeters: number, corners: number): AreaPoint[] {
  const height = radiusMeters / METERS_PER_DEGREE;
  const width = height / Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180));
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return toAreaPoint({
      latitude: center.latitude + height * Math.cos(angle),
      longitude: center.longitude + width * Math.sin(angle),
    });
  });
}

/** The same place in another kind of shape: a circle around the points, corners on the circle. */
export function changeKind(draft: FenceDraft, kind: FenceKind): FenceDraft {
  if (kind === draft.kind) return draft;
  const { points, radiusMeters } = draft;
  const [first] = points;
  if (!first) return { ...draft, kind };
  if (kind === 'circle') {
    const longitudes = points.map(({ longitude }) => unwrapLongitude(longitude, first.longitude));
    const latitudes = points.map(({ latitude }) => latitude);
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const center = toAreaPoint({ latitude: middle(latitudes), longitude: middle(longitudes) });
    const farthest = Math.max(...points.map((point) => haversineMeters(center, point)));
    return { ...draft, kind, points: [center], radiusMeters: farthest > 0 ? farthest : null };
  }
  if (draft.kind !== 'circle') return { ...draft, kind };
  if (radiusMeters === null) return { ...draft, kind };
  const edge = traceCircle(first, radiusMeters, CIRCLE_CORNERS);
  const across = [edge[(CIRCLE_CORNERS / 4) * 3], edge[CIRCLE_CORNERS / 4]].flatMap(
    (point) => point ?? [],
  );
  return { ...draft, kind, points: kind === 'line' ? across : edge, radiusMeters: null };
}
