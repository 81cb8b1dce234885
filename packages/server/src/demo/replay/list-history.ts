import { haversineMeters } from '@rastro/sdk/domain';
import type { IngestMessage } from '../../engine/ingest/messages/ingest-message';
import type { FleetBus, FleetDay, FleetFix } from '../day/fleet-day';
import type { BusProfile } from '../fleet/profile-fleet';
import { toMessage } from './to-message';

/** Average speed since a bus was built, metres per ms: yields the engine hours of its first fix. */
const AVERAGE_METERS_PER_MS = 5 / 1000;

/** Shifts the time of a fix so that the file's day ends at `endsAt`. */
function toHistoryTime(
  fix: Pick<FleetFix, 'clockMs'>,
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
): number {
  return endsAt - (day.lastClockMs - fix.clockMs);
}

/** The day of a bus as its tracker would have told it; the counters go on from those of its first fix. */
export function listHistory(
  { vehicleId, fixes }: FleetBus,
  profile: BusProfile,
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
): IngestMessage[] {
  return fixes.map((fix, at) => {
    const message = toMessage(vehicleId, fix, profile, toHistoryTime(fix, day, endsAt));
    return at === 0 ? withCounters(message, countTo([fix], profile)) : message;
  });
}

/** The last message of {@link listHistory} by itself, with what its counters come to; null for a bus without a fix. */
export function findLastOfHistory(
  { vehicleId, fixes }: FleetBus,
  profile: BusProfile,
  day: Pick<FleetDay, 'lastClockMs'>,
  endsAt: number,
): IngestMessage | null {
  const last = fixes.at(-1);
  if (!last) return null;
  const message = toMessage(vehicleId, last, profile, toHistoryTime(last, day, endsAt));
  return withCounters(message, countTo(fixes, profile));
}

interface Counters {
  distance: number;
  totalMeters: number;
  hours: number;
}

const withCounters = (
  message: IngestMessage,
  { distance, totalMeters, hours }: Counters,
): IngestMessage => ({
  ...message,
  totalDistanceMeters: totalMeters,
  attributes: { ...message.attributes, distance, hours },
});

/** Counts as the engine does: every leg, and the time between two fixes with ignition. */
function countTo(fixes: readonly FleetFix[], { odometerMeters }: BusProfile): Counters {
  const counters = {
    distance: 0,
    totalMeters: odometerMeters,
    hours: Math.round(odometerMeters / AVERAGE_METERS_PER_MS),
  };
  fixes.forEach((fix, at) => {
    const before = fixes[at - 1];
    if (!before) return;
    counters.distance = haversineMeters(before, fix);
    counters.totalMeters += counters.distance;
    if (before.ignition && fix.ignition) counters.hours += fix.clockMs - before.clockMs;
  });
  return counters;
}
