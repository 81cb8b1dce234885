import { DRIVER_BEFORE } from '@rastro/sdk/domain';
import { alarmEvents, lateAlarmEvents } from './alarm-events';
import { commandResultEvents } from './command-result-events';
import { fuelEvents } from './fuel-events';
import { geofenceEvents } from './geofence-events';
import { ignitionEvents } from './ignition-events';
import { maintenanceEvents } from './maintenance-events';
import { mediaEvents } from './media-events';
import type { PositionRule } from './position-rule';

/** Another driver than at the fix before, or than before nobody drove, or the first one sent. */
const driverEvents: PositionRule = ({ last, position }) => {
  const { driverUniqueId } = position.attributes;
  if (typeof driverUniqueId !== 'string' || !driverUniqueId) return [];
  const before = last?.attributes[DRIVER_BEFORE] ?? last?.attributes['driverUniqueId'];
  if (before === driverUniqueId) return [];
  return [{ type: 'driverChanged', attributes: { driverUniqueId } }];
};

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
