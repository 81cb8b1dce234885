import type { AlarmTake, Device, Position, TrackingEvent } from '../../contract';
import { rateEvent, type EventSeverity, type FoldedEvent } from '../../domain';

/** A line of the list of events. */
export interface EventRow extends FoldedEvent<TrackingEvent> {
  id: number;
  device: Device | undefined;
  position: Position | undefined;
  /** Where it was is on its way. */
  isPlaceComing: boolean;
  severity: EventSeverity;
  /** Who has the alarm; null for what is none. */
  attended: 'nobody' | 'somebody' | null;
  take: AlarmTake | undefined;
}

/** Puts together what a line says. */
export function toEventRow(
  folded: FoldedEvent<TrackingEvent>,
  known: {
    devices: ReadonlyMap<number, Device>;
    places: ReadonlyMap<number, Position | null>;
    takes: ReadonlyMap<number, AlarmTake>;
  },
): EventRow {
  const { event } = folded;
  const take = known.takes.get(event.id);
  const attended = event.type !== 'alarm' ? null : take?.userId ? 'somebody' : 'nobody';
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
