import type { Network } from '../../positions/position';
import type { RawMessage } from './raw-message';

/**
 * Message of a tracker, whatever form it came in. Without latitude and longitude it is a message
 * without a place: the last fix is repeated.
 */
export interface IngestMessage {
  /** The tracker's own identifier (IMEI or the like), equal to a device's `uniqueId`. */
  uniqueId: string;
  /** Epoch ms of the fix and of the tracker's clock. Default: now. */
  timestampMs?: number;
  latitude?: number;
  longitude?: number;
  /** Default true. */
  valid?: boolean;
  altitudeMeters?: number;
  speedKnots?: number;
  /** Degrees, 0 is north. */
  course?: number;
  /** Radius in metres; 0 is unknown. */
  accuracyMeters?: number;
  network?: Network | null;
  /**
   * Distance driven by the vehicle up to here, where its sender counts. Default: on from the last
   * fix.
   */
  totalDistanceMeters?: number;
  /** Free values: `ignition`, `batteryLevel`, `alarm`, … */
  attributes?: Record<string, unknown>;
  /** Values as they were written, by the names of their attributes, and `valid`: texts of a query, values of JSON. */
  said?: Readonly<Record<string, unknown>>;
  /** Protocol it came by. Default `osmand`. */
  protocol?: string;
  /** Its sender reads the answer: a command that waits goes with it. */
  takesCommand?: boolean;
  /** Word for word, for the device's log. */
  raw?: RawMessage;
}

/** Outcome of a message. */
export type IngestResult =
  | { outcome: 'stored'; positionId: number; reply?: string }
  /** A filter left the fix out, or the device's calendar. */
  | { outcome: 'dropped'; reason: string; reply?: string }
  | { outcome: 'unknownDevice' }
  /** The device is disabled or expired, or a value is out of range; `reason` names it. */
  | { outcome: 'refused'; reason: string }
  /** The queue is full: try again in a moment. */
  | { outcome: 'busy' };
