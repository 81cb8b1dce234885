import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import { attributes, numberOr, requiredDate, requiredNumber, text } from './fields';

/** Something that happened to a device, as on the wire. */
export const trackingEventSchema = z.object({
  id: numberOr(0),
  type: text,
  eventTime: requiredDate,
  deviceId: requiredNumber,
  positionId: numberOr(0),
  geofenceId: numberOr(0),
  maintenanceId: numberOr(0),
  attributes,
});

/** Something that happened to a device; ids of 0 are none. On the socket `attributes.message` has a sentence. */
export type TrackingEvent = z.output<typeof trackingEventSchema>;

/** Decodes one event; throws ContractError. */
export const decodeTrackingEvent = createDecoder('Event', trackingEventSchema);

/** Decodes a list of events; unreadable ones are left out. */
export const decodeTrackingEvents = createListDecoder('Event', trackingEventSchema);
