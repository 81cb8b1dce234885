import { alarmEvents, lateAlarmEvents } from './alarm-events';
import { commandResultEvents } from './command-result-events';
import { driverEvents } from './driver-events';
import { fuelEvents } from './fuel-events';
import { geofenceEvents } from './geofence-events';
import { ignitionEvents } from './ignition-events';
import { maintenanceEvents } from './maintenance-events';
import { mediaEvents } from './media-events';
import type { PositionRule } from './position-rule';

/** The rules about the newest fix, in the order their events are numbered. */
export const NEWEST_POSITION_RULES: readonly PositionRule[] = [
  fuelEvents,
  geofenceEvents,
  alarmEvents,
  ignitionEvents,
  maintenanceEvents,
  driverEvents,
];

/** The rules about every fix, one that comes late too. */
export const EVERY_POSITION_RULES: readonly PositionRule[] = [
  lateAlarmEvents,
  commandResultEvents,
  mediaEvents,
];
