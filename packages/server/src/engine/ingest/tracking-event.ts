import { formatTime } from '../format-time';

/** Something that happened to a device, as it is stored (tracking-api §2.13). */
export interface TrackingEvent {
  id: number;
  type: string;
  eventTimeMs: number;
  deviceId: number;
  /** 0 for none. */
  positionId: number;
}

/** The entity as people get it, with its words for the socket. */
export const eventJson = (event: TrackingEvent, message: string): string =>
  JSON.stringify({
    id: event.id,
    attributes: { message },
    deviceId: event.deviceId,
    type: event.type,
    eventTime: formatTime(event.eventTimeMs),
    positionId: event.positionId,
    geofenceId: 0,
    maintenanceId: 0,
  });
