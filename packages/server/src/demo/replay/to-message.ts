import type { IngestMessage } from '../../engine/ingest/messages/ingest-message';
import type { FleetFix } from '../day/fleet-day';
import { toUniqueId } from '../fleet/name-fleet';
import { type BusProfile, resolveDriver } from '../fleet/profile-fleet';
import { senseBus } from '../fleet/sense-bus';

/** Parses as the OsmAnd listener does, so that all fixes carry the same types. */
function toValue(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}

/** Builds the tracker message of a bus for a fix at `timestampMs`. */
export function toMessage(
  vehicleId: string,
  fix: FleetFix,
  profile: BusProfile,
  timestampMs: number,
): IngestMessage & { attributes: Record<string, string | number | boolean> } {
  return {
    uniqueId: toUniqueId(vehicleId),
    timestampMs,
    latitude: fix.latitude,
    longitude: fix.longitude,
    speedKnots: fix.speedKnots,
    course: fix.course,
    attributes: {
      ignition: fix.ignition,
      route: toValue(fix.routeId),
      trip: toValue(fix.tripId),
      headsign: fix.headsign,
      driverUniqueId: resolveDriver(profile, fix),
      ...senseBus(fix, profile),
    },
  };
}
