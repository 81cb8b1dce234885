import type { toMessage } from './to-message';

/** A message in the query form of OsmAnd (tracking-api §7.1). */
export function toOsmandFields(message: ReturnType<typeof toMessage>): URLSearchParams {
  const { uniqueId, timestampMs, latitude, longitude, speedKnots, course } = message;
  const fields = {
    id: uniqueId,
    timestamp: timestampMs,
    lat: latitude,
    lon: longitude,
    speed: speedKnots,
    bearing: course,
    ...message.attributes,
  };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
