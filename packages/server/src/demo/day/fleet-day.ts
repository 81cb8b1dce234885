/** One report of a bus, on the clock of the file. */
export interface FleetFix {
  /** Milliseconds since midnight, local time, of the file's day. */
  clockMs: number;
  latitude: number;
  longitude: number;
  speedKnots: number;
  /** Degrees clockwise from north, 0 up to 360. */
  course: number;
  ignition: boolean;
  routeId: string;
  tripId: string;
  headsign: string;
}

/** One bus with its reports, times strictly rising. */
export interface FleetBus {
  vehicleId: string;
  /** The line it reported most often. */
  mainRouteId: string;
  fixes: readonly FleetFix[];
}

/** The recorded day of a fleet. */
export interface FleetDay {
  buses: readonly FleetBus[];
  fixCount: number;
  firstClockMs: number;
  lastClockMs: number;
}
