import type { Place } from '../geo/distance';

/** The least that a row of the tracking API must say. Distances in metres, speeds in knots, times ISO text. */
export interface SourceMovement {
  deviceId: number;
  deviceName: string | null;
  distance: number;
  averageSpeed: number;
  maxSpeed: number;
  spentFuel: number;
  startOdometer: number;
  endOdometer: number;
  startTime: string;
  endTime: string;
}

/** A device over a day or a period; `engineHours` in milliseconds. */
export interface SourceSummary extends SourceMovement {
  engineHours: number;
}

/** A trip; `duration` in milliseconds. */
export interface SourceTrip extends SourceMovement {
  startLat: number;
  startLon: number;
  endLat: number;
  endLon: number;
  startAddress: string | null;
  endAddress: string | null;
  duration: number;
  driverUniqueId: string | null;
  driverName: string | null;
}

/** A stop; `duration` and `engineHours` in milliseconds. */
export interface SourceStop extends SourceMovement, Place {
  address: string | null;
  duration: number;
  engineHours: number;
  driverUniqueId: string | null;
  driverName: string | null;
}

/** Something that happened. */
export interface SourceEvent {
  id: number;
  type: string;
  eventTime: string;
  deviceId: number;
  positionId: number;
  geofenceId: number;
  attributes: Readonly<Record<string, unknown>>;
}

/** A fix. */
export interface SourceFix extends Place {
  id: number;
  deviceId: number;
  fixTime: string;
  valid: boolean;
  altitude: number;
  speed: number;
  course: number;
  address: string | null;
  attributes: Readonly<Record<string, unknown>>;
}

/** A stay in a fence. */
export interface SourceStay {
  deviceId: number;
  deviceName: string | null;
  geofenceId: number;
  startTime: string;
  endTime: string;
}

/** Somebody checked in with a vehicle by its printed code; `endedAt` is null while they drive. */
export interface SourceDrive {
  deviceId: number;
  driverId: number;
  driverName: string;
  beganAt: string;
  endedAt: string | null;
}

/** A device, and what was last heard of it. */
export interface SourceDevice {
  id: number;
  name: string;
  uniqueId: string;
  phone: string | null;
  lastUpdate: string | null;
  attributes: Readonly<Record<string, unknown>>;
}

/** Lookups that the rows need. */
export interface ReportNames {
  /** The name of a device as it is now; undefined for one that is not seen any more. */
  device: (id: number) => string | undefined;
  /** Its plate; null without. */
  plate: (id: number) => string | null;
  /** Also of one that is deleted or not seen: events outlive it. */
  fence: (id: number) => string;
  /** Driver with this identifier at a tracker; undefined if unknown. */
  driver: (uniqueId: string) => string | undefined;
}
