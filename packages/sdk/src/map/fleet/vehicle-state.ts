import {
  MOTION_STATES,
  type MarkerStatus,
  type MotionState,
} from '../../domain/device/motion-state';

/** A marker state, or `plain`: the body of all vehicles while states are not shown. */
export type PaintedStatus = MarkerStatus | 'plain';

/** Marker states; their indexes are the codes in the typed arrays. */
export const MARKER_STATUSES: readonly PaintedStatus[] = [...MOTION_STATES, 'alarm', 'plain'];

/** Code of the body that tells no state. */
export const PLAIN_STATUS = MARKER_STATUSES.indexOf('plain');

/**
 * Bits of `FleetArrays.flags`. `said`: the latest fix says an alarm; `alarm`: and it is nobody's;
 * `attended`: somebody has taken what the vehicle says or said.
 */
export const VehicleFlag = {
  alarm: 1,
  selected: 2,
  followed: 4,
  hover: 8,
  picked: 16,
  attended: 32,
  said: 64,
} as const;

/** Attendance of alarms, by device; an alarm in neither list is unattended. */
export interface AlarmOwners {
  /** The initials of who attends. */
  owners: ReadonlyMap<number, string>;
  resolvedIds: ReadonlySet<number>;
}

/** Sizes of a body: 28 px, 22 px where many share a small map, 12 px without an icon. */
export const BODY_SIZES = ['normal', 'compact', 'dense'] as const;
export type BodySize = (typeof BODY_SIZES)[number];

/** Data of one vehicle for the map. */
export interface VehicleState {
  deviceId: number;
  latitude: number;
  longitude: number;
  /** Degrees clockwise from north. */
  courseDegrees: number;
  /** Motion state, which gives the shape; an alarm overrides the fill, not the shape. */
  status: MotionState;
  isAlarm: boolean;
  /** One of the drawings of `icons/`. */
  icon: string;
  primary: string;
  secondary: string;
  /** Words under the marker; empty for none. */
  name: string;
  plate: string;
  /** 0 for none. */
  groupId: number;
  /** Milliseconds of the fix, 0 when unknown. */
  fixAt: number;
}
