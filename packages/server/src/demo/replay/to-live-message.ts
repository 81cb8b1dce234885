import type { FleetProfiles } from '../fleet/profile-fleet';
import type { ReplayMessage } from './replay';
import { toMessage } from './to-message';

/** A message of the live part on its way. */
export interface LiveMessage extends ReplayMessage {
  /** The first of its bus after a jump of the file's clock: the way to it is not counted. */
  isFirstAfterJump: boolean;
}

/**
 * Builds a live message of a bus, stamped with its send time. The first after a jump says
 * `distance=0` (tracking-api §6.6). Throws for a bus that has no profile.
 */
export function toLiveMessage(
  { vehicleId, fix, isInterpolated, isFirstAfterJump }: LiveMessage,
  profiles: FleetProfiles,
  sentAt: number,
): ReturnType<typeof toMessage> {
  const profile = profiles.get(vehicleId);
  if (!profile) throw new Error(`The demo fleet has no bus ${vehicleId}`);
  const message = toMessage(vehicleId, fix, profile, sentAt);
  if (isInterpolated) message.attributes['interpolated'] = true;
  if (isFirstAfterJump) message.attributes['distance'] = 0;
  return message;
}
