import type { IngestMessage } from '../engine/ingest/ingest-message';
import type { FleetBus, FleetDay, FleetFix } from './fleet-day';
import { toUniqueId } from './name-fleet';

/** As the OsmAnd door reads it, so that history and live carry the same types. */
function toValue(text: string): string | number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}

/** Attributes of a fix beside its place, speed and course. */
export function toAttributes(fix: FleetFix): Record<string, string | number | boolean> {
  return {
    ignition: fix.ignition,
    route: toValue(fix.routeId),
    trip: toValue(fix.tripId),
    headsign: fix.headsign,
  };
}

/** When a fix of the file happened, once the day is shifted so that it ends at `endsAt`. */
function toHistoryTime(
  fix: Pick<FleetFix, 'clockMs'>,
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
): number {
  return endsAt - (day.lastClockMs - fix.clockMs);
}

/** The fixes of one bus that are still missing: everything after the one of time `afterMs`. */
export function listMissing(
  bus: FleetBus,
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
  afterMs = -Infinity,
): FleetFix[] {
  return bus.fixes.filter((fix) => toHistoryTime(fix, day, endsAt) > afterMs);
}

/** What a tracker would have sent for some fixes of a bus. */
export function toHistory(
  bus: FleetBus,
  fixes: readonly FleetFix[],
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
): IngestMessage[] {
  return fixes.map((fix) => ({
    uniqueId: toUniqueId(bus.vehicleId),
    timestampMs: toHistoryTime(fix, day, endsAt),
    latitude: fix.latitude,
    longitude: fix.longitude,
    speedKnots: fix.speedKnots,
    course: fix.course,
    attributes: toAttributes(fix),
  }));
}
