import type { CanvasView } from '../canvas/canvas-view';
import { FleetArrays } from './fleet-arrays';
import { toLatitude, toLongitude } from '../canvas/mercator';
import { createVehiclePacker } from './pack-vehicles';
import type { VehicleState } from './vehicle-state';

/** A vehicle for tests, by default a nameless bus at 0/0 that moves north. */
export function createTestVehicle(
  deviceId: number,
  over: Partial<VehicleState> = {},
): VehicleState {
  return {
    deviceId,
    latitude: 0,
    longitude: 0,
    courseDegrees: 0,
    status: 'moving',
    isAlarm: false,
    icon: 'bus',
    primary: '#000000',
    secondary: '#ffffff',
    name: '',
    plate: '',
    groupId: 0,
    fixAt: 0,
    ...over,
  };
}

/** Latitude and longitude of a point of a view, CSS px. */
export function placeAt(view: CanvasView, x: number, y: number) {
  return {
    latitude: toLatitude((view.top + y) / view.scale),
    longitude: toLongitude((view.left + x) / view.scale),
  };
}

/** A fleet that holds these vehicles at rest. */
export function createTestFleet(vehicles: readonly VehicleState[]): FleetArrays {
  const fleet = new FleetArrays();
  fleet.take(createVehiclePacker().pack(vehicles, []), 0, false);
  return fleet;
}
