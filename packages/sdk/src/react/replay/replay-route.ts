import type { Position, TrackingEvent } from '../../contract';
import type { DrivenTrip, RouteStop, RouteTrack } from '../../domain';

/** Route of one vehicle in the period of a replay. */
export interface ReplayRoute {
  deviceId: number;
  track: RouteTrack<Position>;
  stops: readonly RouteStop[];
  /** Oldest first. */
  trips: readonly DrivenTrip[];
  /** Oldest first; without those that trips and stops tell already. */
  events: readonly { atMs: number; event: TrackingEvent }[];
  /** The server answered with as many fixes as it gives at most: there may be more. */
  isCut: boolean;
}

/** Max fixes in an answer of the tracking API. */
export const MAX_FIXES = 50_000;
