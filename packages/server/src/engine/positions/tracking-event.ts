import { formatTime } from '../common/format-time';

/** Something that happened to a device, not yet numbered (tracking-api §2.13). */
export interface NewEvent {
  type: string;
  eventTimeMs: number;
  deviceId: number;
  /** 0 for none. */
  positionId: number;
  geofenceId?: number;
  maintenanceId?: number;
  attributes?: Readonly<Record<string, unknown>>;
}

/** The same as it is stored; `id` is given with the batch it is stored in. */
export interface TrackingEvent extends NewEvent {
  id: number;
}

/** The entity as people get it, with its words for the socket. */
export const eventJson = (event: TrackingEvent, message: string): string =>
  JSON.stringify({
    id: event.id,
    attributes: { ...event.attributes, message },
    deviceId: event.deviceId,
    type: event.type,
    eventTime: formatTime(event.eventTimeMs),
    positionId: event.positionId,
    geofenceId: event.geofenceId ?? 0,
    maintenanceId: event.maintenanceId ?? 0,
  });
