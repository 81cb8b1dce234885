import type { EventFacts } from './event-facts';

/** Builds the JSON posted for an event, in the words and units of the tracking API. */
export function toWebhookEvent(facts: EventFacts): object {
  const { event, device, geofence, maintenance, driver, place } = facts;
  const { eventTimeMs, ...known } = event;
  return {
    event: { ...known, eventTime: new Date(eventTimeMs).toISOString() },
    device,
    geofence,
    maintenance,
    driver,
    position: place && {
      latitude: place.latitude,
      longitude: place.longitude,
      address: place.address,
      speed: place.speedKnots,
    },
  };
}
