import { readDriverId } from '@rastro/sdk/domain';
import type { DriverThen } from '../../../upstream/read-drives';
import type { DeviceEntity } from '../../entities/device-entity';
import type { Position } from '../../positions/position';
import type { TrackingEvent } from '../../positions/tracking-event';
import type { RuleBook } from '../../rules/book/rule-book';

/** Place and speed of a device; plain JSON. */
export interface EventPlace {
  latitude: number;
  longitude: number;
  address: string | null;
  /** Names of the fences it was in; what waits from an earlier release has none. */
  fences?: readonly string[];
  speedKnots: number;
}

/** An event with the names it speaks of, as they were when it happened; plain JSON. */
export interface EventFacts {
  event: TrackingEvent;
  device: { id: number; name: string };
  geofence: string;
  maintenance: string;
  driver: string;
  place: EventPlace | null;
}

/** A value of an event that is text, or a number or flag as text; '' for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** Gathers what is to be said about an event. */
export const toEventFacts = (
  event: TrackingEvent,
  device: DeviceEntity,
  position: Position | null,
  rules: RuleBook,
  checkedIn?: DriverThen,
): EventFacts => {
  const { geofenceId = 0, maintenanceId = 0 } = event;
  // What the tracker said counts first, with the event or with the fix.
  const driverUniqueId =
    readDriverId(event) || readDriverId(position) || (checkedIn?.uniqueId ?? '');
  const driver = rules.driversOf(device).find(({ uniqueId }) => uniqueId === driverUniqueId);
  return {
    event,
    device: { id: device.id, name: device.name },
    geofence: rules.geofence(geofenceId)?.name ?? '',
    maintenance: rules.maintenance(maintenanceId)?.name ?? '',
    driver:
      driver?.name ?? (checkedIn?.uniqueId === driverUniqueId ? checkedIn.name : driverUniqueId),
    place: position && {
      latitude: position.latitude,
      longitude: position.longitude,
      address: position.address,
      fences: (position.geofenceIds ?? []).flatMap((id) => rules.geofence(id)?.name ?? []),
      speedKnots: position.speedKnots,
    },
  };
};
