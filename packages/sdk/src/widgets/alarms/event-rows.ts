import type { AlarmTake, Device, Position, TrackingEvent } from '../../contract';
import { findEventAttendance, rateEvent, type EventSeverity, type FoldedEvent } from '../../domain';

/** A line of the list of events. */
export interface EventRow extends FoldedEvent<TrackingEvent> {
  id: number;
  device: Device | undefined;
  position: Position | undefined;
  /** True while the place is still loading. */
  isPlaceComing: boolean;
  severity: EventSeverity;
  /** Attendance of the alarm; null for events that are no alarms. */
  attended: 'nobody' | 'somebody' | 'resolved' | null;
  take: AlarmTake | undefined;
}

/** Puts together what a line says. */
export function toEventRow(
  folded: FoldedEvent<TrackingEvent>,
  known: {
    devices: ReadonlyMap<number, Device>;
    places: ReadonlyMap<number, Position | null>;
    /** By vehicle. */
    takes: ReadonlyMap<number, readonly AlarmTake[]>;
  },
): EventRow {
  const { event } = folded;
  const isAlarm = event.type === 'alarm';
  const found = findEventAttendance(event, (isAlarm && known.takes.get(event.deviceId)) || []);
  const take = 'take' in found ? found.take : undefined;
  const somebody = found.state === 'resolved' ? 'resolved' : 'somebody';
  const attended = !isAlarm ? null : take ? somebody : 'nobody';
  return {
    ...folded,
    id: event.id,
    device: known.devices.get(event.deviceId),
    position: known.places.get(event.positionId) ?? undefined,
    isPlaceComing: event.positionId > 0 && !known.places.has(event.positionId),
    severity: rateEvent(event),
    attended,
    take,
  };
}
