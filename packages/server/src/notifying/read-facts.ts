import { readDriverId } from '@rastro/sdk/domain';
import { asText, type EventFacts } from '../engine/notifications/message/event-facts';
import { type ForwardedFence, readForwardedEvent } from '../areas/devices/receiver/read-forwarded';

/** Facts of a forwarded event for notifications, and the group of its device. */
export interface ForwardedFacts {
  facts: EventFacts;
  groupId: number;
  /** The fence that it happened at, where it came along. */
  fence: ForwardedFence | undefined;
}

type Json = Record<string, unknown>;

const readObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}; // an object that is no list
const readId = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;

/** Reads a body as it was forwarded; undefined for what is no event. */
export function readFacts(body: unknown): ForwardedFacts | undefined {
  const forwarded = readForwardedEvent(body);
  if (!forwarded) return undefined;
  const { event, device, geofence, maintenance, position } = readObject(body);
  const { id, deviceId, type, eventTimeMs, geofenceId, attributes } = forwarded;
  const { positionId, maintenanceId } = readObject(event);
  const { name, groupId } = readObject(device);
  const at = readObject(position);
  const { latitude, longitude, speed, address } = at;
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  const fence = asText(readObject(geofence)['name']);
  const numbers = { positionId: readId(positionId), maintenanceId: readId(maintenanceId) };
  return {
    groupId: readId(groupId),
    fence: forwarded.geofence,
    facts: {
      event: { id, deviceId, type, eventTimeMs, geofenceId, attributes, ...numbers },
      device: { id: deviceId, name: asText(name) || String(deviceId) },
      geofence: fence,
      maintenance: asText(readObject(maintenance)['name']),
      driver:
        readDriverId({ attributes }) || readDriverId({ attributes: readObject(at['attributes']) }),
      place: isPlace
        ? {
            latitude,
            longitude,
            address: typeof address === 'string' ? address : null,
            fences: type === 'geofenceEnter' && fence ? [fence] : [],
            speedKnots: typeof speed === 'number' ? speed : 0,
          }
        : null,
    },
  };
}
