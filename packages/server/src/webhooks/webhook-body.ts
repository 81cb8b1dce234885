import type { EventFacts } from '../engine/notifications/message/event-facts';

const toIso = (timeMs: number): string => new Date(timeMs).toISOString();

/** What is posted: JSON in the words and units of the tracking API. */
export function toWebhookBody(
  message: { kind: 'event'; facts: EventFacts } | { kind: 'test' },
  reference: string,
): { type: string; body: string } {
  if (message.kind === 'test') return wrap('test', reference, {});
  const { event, device, geofence, maintenance, driver, place } = message.facts;
  const { eventTimeMs, ...known } = event;
  return wrap('event', reference, {
    event: { ...known, eventTime: toIso(eventTimeMs) },
    ...{ device, geofence, maintenance, driver },
    position: place && {
      latitude: place.latitude,
      longitude: place.longitude,
      address: place.address,
      speed: place.speedKnots,
    },
  });
}

const wrap = (type: string, id: string, data: object): { type: string; body: string } => ({
  type,
  body: JSON.stringify({ id, type, data }),
});
