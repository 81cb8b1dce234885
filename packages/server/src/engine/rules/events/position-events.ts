import { alarmEvents } from './alarm-events';
import { driverEvents } from './driver-events';
import { fuelEvents } from './fuel-events';
import { geofenceEvents } from './geofence-events';
import { ignitionEvents } from './ignition-events';
import { maintenanceEvents } from './maintenance-events';
import type { PositionRule } from './position-rule';

/** The rules about the newest fix, in the order their events are numbered. */
export const POSITION_RULES: readonly PositionRule[] = [
  fuelEvents,
  geofenceEvents,
  alarmEvents,
  ignitionEvents,
  maintenanceEvents,
  driverEvents,
];
