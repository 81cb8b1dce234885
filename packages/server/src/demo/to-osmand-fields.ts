import { toAttributes } from './list-history';
import { toUniqueId } from './name-fleet';
import type { ReplayMessage } from './replay';

/**
 * A message in the query form of OsmAnd, stamped with the moment it is sent. The first after a jump
 * says `distance=0`, so that the way over the jump is not counted (tracking-api §6.6).
 */
export function toOsmandFields(message: ReplayMessage, sentAt: number): URLSearchParams {
  const { fix } = message;
  const fields = new URLSearchParams({
    id: toUniqueId(message.vehicleId),
    timestamp: String(sentAt),
    lat: String(fix.latitude),
    lon: String(fix.longitude),
    speed: String(fix.speedKnots),
    bearing: String(fix.course),
  });
  for (const [name, value] of Object.entries(toAttributes(fix))) fields.set(name, String(value));
  if (message.isInterpolated) fields.set('interpolated', 'true');
  if (message.isFirstAfterJump) fields.set('distance', '0');
  return fields;
}
