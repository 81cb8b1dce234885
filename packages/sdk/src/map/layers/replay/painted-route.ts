import type { ReplayRoute } from '../../../react/replay/replay-route';
import type { ProjectedRoute } from './project-shape';
import type { RouteShape } from './route-shape';

/** A route of a replay, with what drawing it needs. */
export interface PaintedRoute {
  route: ReplayRoute;
  shape: RouteShape;
  thin: (zoom: number) => Uint32Array;
  /** Counted from 0. */
  color: number;
  /** There is no other: its line needs no colour of its own. */
  isAlone: boolean;
  /** It goes the same way so often that only the part around the moment is drawn strongly. */
  isRepeated: boolean;
  /** Last projection drawn, one per copy of the world. */
  projected: readonly ProjectedRoute[];
}
