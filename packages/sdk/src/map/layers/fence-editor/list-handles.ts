import type { Map as LeafletMap } from 'leaflet';
import { traceCircle, type FenceDraft } from '../../../domain/geofence-editor/fence-draft';
import { toScreen } from './to-screen';

/** Outside of the map by more, a handle is not drawn. */
const EDGE_PX = 24;
/** Between points that are nearer there is no room for a further handle. */
const MIN_GAP_PX = 44;
/** Max handles drawn at once; shapes of thousands of points show theirs when zoomed in. */
const MAX = 250;

/** Something of a shape that can be taken hold of. */
export interface FenceHandle {
  role: 'point' | 'middle' | 'radius';
  /** Index of the point; for a midpoint, of the point before it. */
  index: number;
  x: number;
  y: number;
}

/** The handles of a shape that are seen on the map. */
export function listHandles(map: LeafletMap, draft: FenceDraft): FenceHandle[] {
  const { kind, points, radiusMeters } = draft;
  const size = map.getSize();
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -EDGE_PX && y > -EDGE_PX && x < size.x + EDGE_PX && y < size.y + EDGE_PX;
  const places = toScreen(map, points);
  const corners = places.map(({ x, y }, index): FenceHandle => ({ role: 'point', index, x, y }));
  const [center] = points;
  if (kind === 'circle') {
    if (!center || radiusMeters === null) return corners.filter(isSeen);
    const [, east] = traceCircle(center, radiusMeters, 4);
    const [, edge] = toScreen(map, [center, east ?? center]);
    const radius: FenceHandle[] = edge ? [{ role: 'radius', index: 0, x: edge.x, y: edge.y }] : [];
    return [...corners, ...radius].filter(isSeen);
  }
  const middles = places.flatMap((a, index): FenceHandle[] => {
    const isLast = index === points.length - 1;
    if (isLast && (kind === 'line' || points.length < 3)) return [];
    const next = isLast ? 0 : index + 1;
    const b = places[next];
    if (!b || Math.hypot(a.x - b.x, a.y - b.y) < MIN_GAP_PX) return [];
    return [{ role: 'middle', index, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
  });
  const seen = corners.filter(isSeen);
  if (seen.length > MAX) return seen.slice(0, MAX);
  return [...seen, ...middles.filter(isSeen).slice(0, MAX - seen.length)];
}
