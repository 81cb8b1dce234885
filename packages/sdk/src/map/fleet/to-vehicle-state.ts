import { normalizeCourse } from '../../domain/geo/course';
import { hasAlarm, resolveMotionState } from '../../domain/device/motion-state';
import { readDeviceName } from '../../domain/device/read-device-name';
import { readPlate } from '../../domain/device/read-plate';
import { resolveTints } from '../../domain/device/tints';
import { resolveVehicleIcon } from '../../domain/device/vehicle-icon';
import type { Device, Position } from '../../contract';
import { MAX_PLATE_LENGTH, toLabelText } from './to-label-text';
import type { VehicleState } from './vehicle-state';

/** Appearance of a device on the map that does not depend on its fix. */
type DeviceLook = Pick<VehicleState, 'icon' | 'primary' | 'secondary' | 'name' | 'plate'>;

/** Read once for as long as a device is the same object. */
const looks = new WeakMap<Device, { prefix: string; look: DeviceLook }>();

function readLook(device: Device, prefix: string): DeviceLook {
  const known = looks.get(device);
  if (known?.prefix === prefix) return known.look;
  const look = {
    icon: resolveVehicleIcon(device.category),
    ...resolveTints(device, prefix),
    name: toLabelText(readDeviceName(device)),
    plate: toLabelText(readPlate(device, prefix), MAX_PLATE_LENGTH),
  };
  looks.set(device, { prefix, look });
  return look;
}

/**
 * Builds the map state of a device at its latest fix. `prefix` is the server's attribute prefix.
 */
export function toVehicleState(device: Device, position: Position, prefix: string): VehicleState {
  return {
    deviceId: device.id,
    latitude: position.latitude,
    longitude: position.longitude,
    courseDegrees: normalizeCourse(position.course),
    status: resolveMotionState({ device, position }),
    isAlarm: hasAlarm(position),
    ...readLook(device, prefix),
    groupId: device.groupId,
    fixAt: Date.parse(position.fixTime) || 0,
  };
}
